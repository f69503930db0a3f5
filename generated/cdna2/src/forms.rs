// Written by `cargo xtask regen` from amdgpu_isa_cdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 58] = [
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
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(0, 1)),
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
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(1, 1)),
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
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(1, 1)),
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
        choice(Long, 0, 1, [true, true, false, false], run(0, 0), run(0, 0)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(3, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(4, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(6, 2)),
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
        0xd8010000,
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
        0xe0010000,
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
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(8, 1)),
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
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(9, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(10, 1)),
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
        0x18000000d3804000,
        choice(Long, 0, 1, [false, true, false, false], run(1, 2), run(0, 0)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(11, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, true, false, false], run(1, 2), run(2, 1)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2437] = [
    0x0016000000035b, // V_CNDMASK_B32 ENC_VOP2 default
    0x0216400100035b, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0416200200035b, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0616000300035b, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0816800400127d, // V_ADD_F32 ENC_VOP2 default
    0x0a16c00500127d, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16a00600127d, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e16800700127d, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0816800400245f, // V_SUB_F32 ENC_VOP2 default
    0x0a16c00500245f, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16a00600245f, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e16800700245f, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0816800400345a, // V_SUBREV_F32 ENC_VOP2 default
    0x0a16c00500345a, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16a00600345a, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e16800700345a, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081700080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c1720090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e17000a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x08168004005415, // V_MUL_F32 ENC_VOP2 default
    0x0a16c005005415, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16a006005415, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e168007005415, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0816800b00641b, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a17800c00641b, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c17600d00641b, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16800e00641b, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816800b007418, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a17800c007418, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c17600d007418, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e16800e007418, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0816800f00841f, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a17801000841f, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c17601100841f, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16801200841f, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816800f00941a, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a17801000941a, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c17601100941a, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e16801200941a, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0816800400a40a, // V_MIN_F32 ENC_VOP2 default
    0x0a16c00500a40a, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16a00600a40a, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e16800700a40a, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0816800400b3da, // V_MAX_F32 ENC_VOP2 default
    0x0a16c00500b3da, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c16a00600b3da, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e16800700b3da, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0816800b00c40d, // V_MIN_I32 ENC_VOP2 default
    0x0a17800c00c40d, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c17600d00c40d, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e16800e00c40d, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0816800b00d3dd, // V_MAX_I32 ENC_VOP2 default
    0x0a17800c00d3dd, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c17600d00d3dd, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e16800e00d3dd, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0816800f00e40f, // V_MIN_U32 ENC_VOP2 default
    0x0a17801000e40f, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17601100e40f, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e16801200e40f, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0816800f00f3df, // V_MAX_U32 ENC_VOP2 default
    0x0a17801000f3df, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17601100f3df, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e16801200f3df, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081680130103ba, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1780140103ba, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1760110103ba, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1680150103ba, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08168016011289, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a178017011289, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c176018011289, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e168019011289, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081680130123b5, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1780140123b5, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1760110123b5, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1680150123b5, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0816800f013286, // V_AND_B32 ENC_VOP2 default
    0x0a178010013286, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c176011013286, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e168012013286, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0816800f014423, // V_OR_B32 ENC_VOP2 default
    0x0a178010014423, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c176011014423, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e168012014423, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0816800f01546c, // V_XOR_B32 ENC_VOP2 default
    0x0a17801001546c, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c17601101546c, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16801201546c, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0816801a0163bd, // V_MAC_F32 ENC_VOP2 default
    0x0c16a01b0163bd, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16801c0163bd, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x1017e01d0173c1, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e17e01e0173c1, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x1018001f0183bf, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e1800200183bf, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x0818202101927b, // V_ADD_CO_U32 ENC_VOP2 default
    0x1218602201927b, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18402301927b, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18202401927b, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818202101a45d, // V_SUB_CO_U32 ENC_VOP2 default
    0x1218602201a45d, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18402301a45d, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18202401a45d, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818202501b458, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1218602601b458, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18402301b458, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18202701b458, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018a02801c27a, // V_ADDC_CO_U32 ENC_VOP2 default
    0x1418e02901c27a, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418c02a01c27a, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618a02b01c27a, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018a02801d457, // V_SUBB_CO_U32 ENC_VOP2 default
    0x1418e02901d457, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418c02a01d457, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618a02b01d457, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0018a02c01e456, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x1418e02d01e456, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0418c02a01e456, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0618a02e01e456, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819202f01f27c, // V_ADD_F16 ENC_VOP2 default
    0x0a19603001f27c, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19403101f27c, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e19203201f27c, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0819202f02045e, // V_SUB_F16 ENC_VOP2 default
    0x0a19603002045e, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19403102045e, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e19203202045e, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x08192033021459, // V_SUBREV_F16 ENC_VOP2 default
    0x0a196034021459, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c194031021459, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e192035021459, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0819202f022414, // V_MUL_F16 ENC_VOP2 default
    0x0a196030022414, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c194031022414, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e192032022414, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081920360233bc, // V_MAC_F16 ENC_VOP2 default
    0x0c1940370233bc, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1920380233bc, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x1019a0390243c0, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e19a03a0243c0, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x1019c03b0253be, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e19c03c0253be, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x0819e03d026282, // V_ADD_U16 ENC_VOP2 default
    0x0a1a203e026282, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f026282, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e19e040026282, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x0819e03d027462, // V_SUB_U16 ENC_VOP2 default
    0x0a1a203e027462, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f027462, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e19e040027462, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x0819e04102845b, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1a204202845b, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f02845b, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e19e04302845b, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x0819e03d02941d, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1a203e02941d, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f02941d, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e19e04002941d, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x0819e04102a3b4, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1a204202a3b4, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f02a3b4, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e19e04302a3b4, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x0819e04102b3b9, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1a204202b3b9, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f02b3b9, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e19e04302b3b9, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x0819e04402c288, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1a204502c288, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1a004602c288, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e19e04702c288, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x0819202f02d3d9, // V_MAX_F16 ENC_VOP2 default
    0x0a19603002d3d9, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19403102d3d9, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e19203202d3d9, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0819202f02e409, // V_MIN_F16 ENC_VOP2 default
    0x0a19603002e409, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19403102e409, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e19203202e409, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x0819e03d02f3de, // V_MAX_U16 ENC_VOP2 default
    0x0a1a203e02f3de, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f02f3de, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e19e04002f3de, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x0819e0480303dc, // V_MAX_I16 ENC_VOP2 default
    0x0a1a20490303dc, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1a004a0303dc, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e19e04b0303dc, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x0819e03d03140e, // V_MIN_U16 ENC_VOP2 default
    0x0a1a203e03140e, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1a003f03140e, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e19e04003140e, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x0819e04803240c, // V_MIN_I16 ENC_VOP2 default
    0x0a1a204903240c, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1a004a03240c, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e19e04b03240c, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x0819202f0333ae, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1aa0300333ae, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a80310333ae, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1920320333ae, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0816800f034283, // V_ADD_U32 ENC_VOP2 default
    0x0a178010034283, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c176011034283, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e168012034283, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0816800f035463, // V_SUB_U32 ENC_VOP2 default
    0x0a178010035463, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c176011035463, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e168012035463, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0816801303645c, // V_SUBREV_U32 ENC_VOP2 default
    0x0a17801403645c, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c17601103645c, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e16801503645c, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081ae04c03738c, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1b004d03738c, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae04e03738c, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0816804f03838d, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c17605003838d, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e16805103838d, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x08168052039391, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c176053039391, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e168054039391, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0816805503a394, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c17605603a394, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e16805703a394, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0816801a03b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c16a01b03b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e16801c03b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081b405803c42b, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1ba05903c42b, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b605a03c42b, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1b405b03c42b, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0816800f03d46b, // V_XNOR_B32 ENC_VOP2 default
    0x0a17801003d46b, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c17601103d46b, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e16801203d46b, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160d005c000164, // S_ADD_U32 ENC_SOP2 default
    0x180d005d000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f000164, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c001258, // S_SUB_U32 ENC_SOP2 default
    0x180d005d001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f001258, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0060002163, // S_ADD_I32 ENC_SOP2 default
    0x180d0061002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d0062002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d0063002163, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0060003257, // S_SUB_I32 ENC_SOP2 default
    0x180d0061003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d0062003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d0063003257, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0064004161, // S_ADDC_U32 ENC_SOP2 default
    0x180d0065004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d0066004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d0067004161, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0064005256, // S_SUBB_U32 ENC_SOP2 default
    0x180d0065005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d0066005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d0067005256, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0060006219, // S_MIN_I32 ENC_SOP2 default
    0x180d0061006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d0062006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d0063006219, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c00721a, // S_MIN_U32 ENC_SOP2 default
    0x180d005d00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f00721a, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0060008215, // S_MAX_I32 ENC_SOP2 default
    0x180d0061008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d0062008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d0063008215, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c009216, // S_MAX_U32 ENC_SOP2 default
    0x180d005d009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f009216, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d006800a1f0, // S_CSELECT_B32 ENC_SOP2 default
    0x180d006900a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d006a00a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d006b00a1f0, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d206c00b1f1, // S_CSELECT_B64 ENC_SOP2 default
    0x180d206d00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d206e00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d206f00b1f1, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c00c16b, // S_AND_B32 ENC_SOP2 default
    0x180d005d00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f00c16b, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207000d16c, // S_AND_B64 ENC_SOP2 default
    0x180d207100d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207200d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207300d16c, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c00e233, // S_OR_B32 ENC_SOP2 default
    0x180d005d00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f00e233, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207000f234, // S_OR_B64 ENC_SOP2 default
    0x180d207100f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207200f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207300f234, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c010263, // S_XOR_B32 ENC_SOP2 default
    0x180d005d010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f010263, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d2070011264, // S_XOR_B64 ENC_SOP2 default
    0x180d2071011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d2072011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d2073011264, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c012167, // S_ANDN2_B32 ENC_SOP2 default
    0x180d005d012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f012167, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d2070013168, // S_ANDN2_B64 ENC_SOP2 default
    0x180d2071013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d2072013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d2073013168, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c014230, // S_ORN2_B32 ENC_SOP2 default
    0x180d005d014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f014230, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d2070015231, // S_ORN2_B64 ENC_SOP2 default
    0x180d2071015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d2072015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d2073015231, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c016226, // S_NAND_B32 ENC_SOP2 default
    0x180d005d016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f016226, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d2070017227, // S_NAND_B64 ENC_SOP2 default
    0x180d2071017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d2072017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d2073017227, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c01822a, // S_NOR_B32 ENC_SOP2 default
    0x180d005d01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f01822a, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207001922b, // S_NOR_B64 ENC_SOP2 default
    0x180d207101922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207201922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207301922b, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c01a260, // S_XNOR_B32 ENC_SOP2 default
    0x180d005d01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f01a260, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d207001b261, // S_XNOR_B64 ENC_SOP2 default
    0x180d207101b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d207201b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d207301b261, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c01c211, // S_LSHL_B32 ENC_SOP2 default
    0x180d005d01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f01c211, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d407401d212, // S_LSHL_B64 ENC_SOP2 default
    0x180d407501d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d407601d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d407701d212, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c01e213, // S_LSHR_B32 ENC_SOP2 default
    0x180d005d01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f01e213, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d407401f214, // S_LSHR_B64 ENC_SOP2 default
    0x180d407501f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d407601f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d407701f214, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d007802016e, // S_ASHR_I32 ENC_SOP2 default
    0x180d007902016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d007a02016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d007b02016e, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d407c02116f, // S_ASHR_I64 ENC_SOP2 default
    0x180d407d02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0d407e02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0d407f02116f, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0080022195, // S_BFM_B32 ENC_SOP2 default
    0x180d0081022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0d0082022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0d0083022195, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d6084023196, // S_BFM_B64 ENC_SOP2 default
    0x180d6085023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d6086023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d6087023196, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0088024225, // S_MUL_I32 ENC_SOP2 default
    0x180d0089024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d008a024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d008b024225, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c025193, // S_BFE_U32 ENC_SOP2 default
    0x180d005d025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f025193, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0078026191, // S_BFE_I32 ENC_SOP2 default
    0x180d0079026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d007a026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d007b026191, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d4074027194, // S_BFE_U64 ENC_SOP2 default
    0x180d4075027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0d4076027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0d4077027194, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d407c028192, // S_BFE_I64 ENC_SOP2 default
    0x180d407d028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0d407e028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0d407f028192, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d808c0291cc, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180d808d0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0d808e0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0d808f0291cc, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d006002a15f, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180d006102a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d006202a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d006302a15f, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160da09002b23c, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160d008002c224, // S_MUL_HI_U32 ENC_SOP2 default
    0x180d008102c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d008202c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d008302c224, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d008802d223, // S_MUL_HI_I32 ENC_SOP2 default
    0x180d008902d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0d008a02d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0d008b02d223, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c02e20d, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180d005d02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f02e20d, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c02f20e, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180d005d02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f02f20e, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c03020f, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180d005d03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f03020f, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d005c031210, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180d005d031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0d005e031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0d005f031210, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0091032238, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180d0092032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0d0093032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0d0094032238, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0095033237, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180d0096033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0d0097033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0d0098033237, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d0099034236, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180d009a034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0d009b034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0d009c034236, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0e009d00021b, // S_MOVK_I32 ENC_SOPK default
    0x1e0e009e0011d3, // S_CMOVK_I32 ENC_SOPK default
    0x1e0e009f0021d6, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0e009f0031de, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0e009f0041da, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0e009f0051d8, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0e009f0061e0, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0e009f0071dc, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0e20a00081d7, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0e20a00091df, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0e20a000a1db, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0e20a000b1d9, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0e20a000c1e1, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0e20a000d1dd, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0e00a100e162, // S_ADDK_I32 ENC_SOPK default
    0x1e0e00a200f222, // S_MULK_I32 ENC_SOPK default
    0x1e0e40a30101cd, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0e60a4011205, // S_GETREG_B32 ENC_SOPK default
    0x1e0e80a5012249, // S_SETREG_B32 ENC_SOPK default
    0x200ea0a601424a, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0e40a70151c5, // S_CALL_B64 ENC_SOPK default
    0x220a60a8000208, // S_LOAD_DWORD ENC_SMEM default
    0x220a80a900120a, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220aa0aa00220b, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220ac0ab00320c, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220ae0ac004209, // S_LOAD_DWORDX16 ENC_SMEM default
    0x220a60ad00523d, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x220a80ae00623e, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220aa0af00723f, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220b00b00081bd, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220b20b10091bf, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220b40b200a1c0, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220b60b300b1c1, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220b80b400c1be, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x220a60b5010253, // S_STORE_DWORD ENC_SMEM default
    0x220a80b6011254, // S_STORE_DWORDX2 ENC_SMEM default
    0x220aa0b7012255, // S_STORE_DWORDX4 ENC_SMEM default
    0x220a60b8015240, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x220a80b9016241, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220aa0ba017242, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220b00bb0181c2, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220b20bc0191c3, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220b40bd01a1c4, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x240a20be0201f4, // S_DCACHE_INV ENC_SMEM default
    0x240a20be0211f6, // S_DCACHE_WB ENC_SMEM default
    0x240a20be0221f5, // S_DCACHE_INV_VOL ENC_SMEM default
    0x240a20be0231f7, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220ba0bf024218, // S_MEMTIME ENC_SMEM default
    0x220ba0bf025217, // S_MEMREALTIME ENC_SMEM default
    0x220bc0c0026170, // S_ATC_PROBE ENC_SMEM default
    0x220be0c1027171, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x240c00c20281f2, // S_DCACHE_DISCARD ENC_SMEM default
    0x240c00c20291f3, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220b00c30401b5, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220b20c40411a7, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220b00c30421a3, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220b00c30431b3, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220b00c30441b1, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220b00c30451b9, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220b00c30461af, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220b00c30471b7, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220b00c30481a5, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220b00c30491ad, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220b00c304a1bb, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220b00c304b1ab, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220b00c304c1a9, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220b20c40601b6, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220b40c50611a8, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220b20c40621a4, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220b20c40631b4, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220b20c40641b2, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220b20c40651ba, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220b20c40661b0, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220b20c40671b8, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220b20c40681a6, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220b20c40691ae, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220b20c406a1bc, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220b20c406b1ac, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220b20c406c1aa, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x220a60c6080184, // S_ATOMIC_SWAP ENC_SMEM default
    0x220a80c7081176, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a60c6082172, // S_ATOMIC_ADD ENC_SMEM default
    0x220a60c6083182, // S_ATOMIC_SUB ENC_SMEM default
    0x220a60c6084180, // S_ATOMIC_SMIN ENC_SMEM default
    0x220a60c6085188, // S_ATOMIC_UMIN ENC_SMEM default
    0x220a60c608617e, // S_ATOMIC_SMAX ENC_SMEM default
    0x220a60c6087186, // S_ATOMIC_UMAX ENC_SMEM default
    0x220a60c6088174, // S_ATOMIC_AND ENC_SMEM default
    0x220a60c608917c, // S_ATOMIC_OR ENC_SMEM default
    0x220a60c608a18a, // S_ATOMIC_XOR ENC_SMEM default
    0x220a60c608b17a, // S_ATOMIC_INC ENC_SMEM default
    0x220a60c608c178, // S_ATOMIC_DEC ENC_SMEM default
    0x220a80c70a0185, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220aa0c80a1177, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a80c70a2173, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a80c70a3183, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a80c70a4181, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a80c70a5189, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a80c70a617f, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a80c70a7187, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a80c70a8175, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x220a80c70a917d, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x220a80c70aa18b, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a80c70ab17b, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x220a80c70ac179, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x262220c90102f9, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x262220ca011296, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x262280cb0122fa, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x262280cc013297, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2622c0cd0142f8, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2622c0ce015295, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x262320cd020304, // V_CMP_F_F16 ENC_VOP3 default
    0x262320cd02132b, // V_CMP_LT_F16 ENC_VOP3 default
    0x262320cd0222fb, // V_CMP_EQ_F16 ENC_VOP3 default
    0x262320cd02331f, // V_CMP_LE_F16 ENC_VOP3 default
    0x262320cd024316, // V_CMP_GT_F16 ENC_VOP3 default
    0x262320cd025328, // V_CMP_LG_F16 ENC_VOP3 default
    0x262320cd02630d, // V_CMP_GE_F16 ENC_VOP3 default
    0x262320cd02734c, // V_CMP_O_F16 ENC_VOP3 default
    0x262320cd028358, // V_CMP_U_F16 ENC_VOP3 default
    0x262320cd02933d, // V_CMP_NGE_F16 ENC_VOP3 default
    0x262320cd02a346, // V_CMP_NLG_F16 ENC_VOP3 default
    0x262320cd02b340, // V_CMP_NGT_F16 ENC_VOP3 default
    0x262320cd02c343, // V_CMP_NLE_F16 ENC_VOP3 default
    0x262320cd02d334, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x262320cd02e349, // V_CMP_NLT_F16 ENC_VOP3 default
    0x262320cd02f34f, // V_CMP_TRU_F16 ENC_VOP3 default
    0x262320ce0302a1, // V_CMPX_F_F16 ENC_VOP3 default
    0x262320ce0312c8, // V_CMPX_LT_F16 ENC_VOP3 default
    0x262320ce032298, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x262320ce0332bc, // V_CMPX_LE_F16 ENC_VOP3 default
    0x262320ce0342b3, // V_CMPX_GT_F16 ENC_VOP3 default
    0x262320ce0352c5, // V_CMPX_LG_F16 ENC_VOP3 default
    0x262320ce0362aa, // V_CMPX_GE_F16 ENC_VOP3 default
    0x262320ce0372e9, // V_CMPX_O_F16 ENC_VOP3 default
    0x262320ce0382f5, // V_CMPX_U_F16 ENC_VOP3 default
    0x262320ce0392da, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x262320ce03a2e3, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x262320ce03b2dd, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x262320ce03c2e0, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x262320ce03d2d1, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x262320ce03e2e6, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x262320ce03f2ec, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x262360cf040305, // V_CMP_F_F32 ENC_VOP3 default
    0x262360cf04132c, // V_CMP_LT_F32 ENC_VOP3 default
    0x262360cf0422fc, // V_CMP_EQ_F32 ENC_VOP3 default
    0x262360cf043320, // V_CMP_LE_F32 ENC_VOP3 default
    0x262360cf044317, // V_CMP_GT_F32 ENC_VOP3 default
    0x262360cf045329, // V_CMP_LG_F32 ENC_VOP3 default
    0x262360cf04630e, // V_CMP_GE_F32 ENC_VOP3 default
    0x262360cf04734d, // V_CMP_O_F32 ENC_VOP3 default
    0x262360cf048359, // V_CMP_U_F32 ENC_VOP3 default
    0x262360cf04933e, // V_CMP_NGE_F32 ENC_VOP3 default
    0x262360cf04a347, // V_CMP_NLG_F32 ENC_VOP3 default
    0x262360cf04b341, // V_CMP_NGT_F32 ENC_VOP3 default
    0x262360cf04c344, // V_CMP_NLE_F32 ENC_VOP3 default
    0x262360cf04d335, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x262360cf04e34a, // V_CMP_NLT_F32 ENC_VOP3 default
    0x262360cf04f350, // V_CMP_TRU_F32 ENC_VOP3 default
    0x262360d00502a2, // V_CMPX_F_F32 ENC_VOP3 default
    0x262360d00512c9, // V_CMPX_LT_F32 ENC_VOP3 default
    0x262360d0052299, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x262360d00532bd, // V_CMPX_LE_F32 ENC_VOP3 default
    0x262360d00542b4, // V_CMPX_GT_F32 ENC_VOP3 default
    0x262360d00552c6, // V_CMPX_LG_F32 ENC_VOP3 default
    0x262360d00562ab, // V_CMPX_GE_F32 ENC_VOP3 default
    0x262360d00572ea, // V_CMPX_O_F32 ENC_VOP3 default
    0x262360d00582f6, // V_CMPX_U_F32 ENC_VOP3 default
    0x262360d00592db, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x262360d005a2e4, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x262360d005b2de, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x262360d005c2e1, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x262360d005d2d2, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x262360d005e2e7, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x262360d005f2ed, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2623a0d1060306, // V_CMP_F_F64 ENC_VOP3 default
    0x2623a0d106132d, // V_CMP_LT_F64 ENC_VOP3 default
    0x2623a0d10622fd, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2623a0d1063321, // V_CMP_LE_F64 ENC_VOP3 default
    0x2623a0d1064318, // V_CMP_GT_F64 ENC_VOP3 default
    0x2623a0d106532a, // V_CMP_LG_F64 ENC_VOP3 default
    0x2623a0d106630f, // V_CMP_GE_F64 ENC_VOP3 default
    0x2623a0d106734e, // V_CMP_O_F64 ENC_VOP3 default
    0x2623a0d106835a, // V_CMP_U_F64 ENC_VOP3 default
    0x2623a0d106933f, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2623a0d106a348, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2623a0d106b342, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2623a0d106c345, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2623a0d106d336, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2623a0d106e34b, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2623a0d106f351, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2623a0d20702a3, // V_CMPX_F_F64 ENC_VOP3 default
    0x2623a0d20712ca, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2623a0d207229a, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2623a0d20732be, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2623a0d20742b5, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2623a0d20752c7, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2623a0d20762ac, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2623a0d20772eb, // V_CMPX_O_F64 ENC_VOP3 default
    0x2623a0d20782f7, // V_CMPX_U_F64 ENC_VOP3 default
    0x2623a0d20792dc, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2623a0d207a2e5, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2623a0d207b2df, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2623a0d207c2e2, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2623a0d207d2d3, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2623a0d207e2e8, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2623a0d207f2ee, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2623e0d30a0307, // V_CMP_F_I16 ENC_VOP3 default
    0x2623e0d30a132e, // V_CMP_LT_I16 ENC_VOP3 default
    0x2623e0d30a22fe, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2623e0d30a3322, // V_CMP_LE_I16 ENC_VOP3 default
    0x2623e0d30a4319, // V_CMP_GT_I16 ENC_VOP3 default
    0x2623e0d30a5337, // V_CMP_NE_I16 ENC_VOP3 default
    0x2623e0d30a6310, // V_CMP_GE_I16 ENC_VOP3 default
    0x2623e0d30a7352, // V_CMP_T_I16 ENC_VOP3 default
    0x2623e0d40a830a, // V_CMP_F_U16 ENC_VOP3 default
    0x2623e0d40a9331, // V_CMP_LT_U16 ENC_VOP3 default
    0x2623e0d40aa301, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2623e0d40ab325, // V_CMP_LE_U16 ENC_VOP3 default
    0x2623e0d40ac31c, // V_CMP_GT_U16 ENC_VOP3 default
    0x2623e0d40ad33a, // V_CMP_NE_U16 ENC_VOP3 default
    0x2623e0d40ae313, // V_CMP_GE_U16 ENC_VOP3 default
    0x2623e0d40af355, // V_CMP_T_U16 ENC_VOP3 default
    0x2623e0d50b02a4, // V_CMPX_F_I16 ENC_VOP3 default
    0x2623e0d50b12cb, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2623e0d50b229b, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2623e0d50b32bf, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2623e0d50b42b6, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2623e0d50b52d4, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2623e0d50b62ad, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2623e0d50b72ef, // V_CMPX_T_I16 ENC_VOP3 default
    0x2623e0d60b82a7, // V_CMPX_F_U16 ENC_VOP3 default
    0x2623e0d60b92ce, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2623e0d60ba29e, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2623e0d60bb2c2, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2623e0d60bc2b9, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2623e0d60bd2d7, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2623e0d60be2b0, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2623e0d60bf2f2, // V_CMPX_T_U16 ENC_VOP3 default
    0x262440d70c0308, // V_CMP_F_I32 ENC_VOP3 default
    0x262440d70c132f, // V_CMP_LT_I32 ENC_VOP3 default
    0x262440d70c22ff, // V_CMP_EQ_I32 ENC_VOP3 default
    0x262440d70c3323, // V_CMP_LE_I32 ENC_VOP3 default
    0x262440d70c431a, // V_CMP_GT_I32 ENC_VOP3 default
    0x262440d70c5338, // V_CMP_NE_I32 ENC_VOP3 default
    0x262440d70c6311, // V_CMP_GE_I32 ENC_VOP3 default
    0x262440d70c7353, // V_CMP_T_I32 ENC_VOP3 default
    0x262440d80c830b, // V_CMP_F_U32 ENC_VOP3 default
    0x262440d80c9332, // V_CMP_LT_U32 ENC_VOP3 default
    0x262440d80ca302, // V_CMP_EQ_U32 ENC_VOP3 default
    0x262440d80cb326, // V_CMP_LE_U32 ENC_VOP3 default
    0x262440d80cc31d, // V_CMP_GT_U32 ENC_VOP3 default
    0x262440d80cd33b, // V_CMP_NE_U32 ENC_VOP3 default
    0x262440d80ce314, // V_CMP_GE_U32 ENC_VOP3 default
    0x262440d80cf356, // V_CMP_T_U32 ENC_VOP3 default
    0x262440d90d02a5, // V_CMPX_F_I32 ENC_VOP3 default
    0x262440d90d12cc, // V_CMPX_LT_I32 ENC_VOP3 default
    0x262440d90d229c, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x262440d90d32c0, // V_CMPX_LE_I32 ENC_VOP3 default
    0x262440d90d42b7, // V_CMPX_GT_I32 ENC_VOP3 default
    0x262440d90d52d5, // V_CMPX_NE_I32 ENC_VOP3 default
    0x262440d90d62ae, // V_CMPX_GE_I32 ENC_VOP3 default
    0x262440d90d72f0, // V_CMPX_T_I32 ENC_VOP3 default
    0x262440da0d82a8, // V_CMPX_F_U32 ENC_VOP3 default
    0x262440da0d92cf, // V_CMPX_LT_U32 ENC_VOP3 default
    0x262440da0da29f, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x262440da0db2c3, // V_CMPX_LE_U32 ENC_VOP3 default
    0x262440da0dc2ba, // V_CMPX_GT_U32 ENC_VOP3 default
    0x262440da0dd2d8, // V_CMPX_NE_U32 ENC_VOP3 default
    0x262440da0de2b1, // V_CMPX_GE_U32 ENC_VOP3 default
    0x262440da0df2f3, // V_CMPX_T_U32 ENC_VOP3 default
    0x262480db0e0309, // V_CMP_F_I64 ENC_VOP3 default
    0x262480db0e1330, // V_CMP_LT_I64 ENC_VOP3 default
    0x262480db0e2300, // V_CMP_EQ_I64 ENC_VOP3 default
    0x262480db0e3324, // V_CMP_LE_I64 ENC_VOP3 default
    0x262480db0e431b, // V_CMP_GT_I64 ENC_VOP3 default
    0x262480db0e5339, // V_CMP_NE_I64 ENC_VOP3 default
    0x262480db0e6312, // V_CMP_GE_I64 ENC_VOP3 default
    0x262480db0e7354, // V_CMP_T_I64 ENC_VOP3 default
    0x262480dc0e830c, // V_CMP_F_U64 ENC_VOP3 default
    0x262480dc0e9333, // V_CMP_LT_U64 ENC_VOP3 default
    0x262480dc0ea303, // V_CMP_EQ_U64 ENC_VOP3 default
    0x262480dc0eb327, // V_CMP_LE_U64 ENC_VOP3 default
    0x262480dc0ec31e, // V_CMP_GT_U64 ENC_VOP3 default
    0x262480dc0ed33c, // V_CMP_NE_U64 ENC_VOP3 default
    0x262480dc0ee315, // V_CMP_GE_U64 ENC_VOP3 default
    0x262480dc0ef357, // V_CMP_T_U64 ENC_VOP3 default
    0x262480dd0f02a6, // V_CMPX_F_I64 ENC_VOP3 default
    0x262480dd0f12cd, // V_CMPX_LT_I64 ENC_VOP3 default
    0x262480dd0f229d, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x262480dd0f32c1, // V_CMPX_LE_I64 ENC_VOP3 default
    0x262480dd0f42b8, // V_CMPX_GT_I64 ENC_VOP3 default
    0x262480dd0f52d6, // V_CMPX_NE_I64 ENC_VOP3 default
    0x262480dd0f62af, // V_CMPX_GE_I64 ENC_VOP3 default
    0x262480dd0f72f1, // V_CMPX_T_I64 ENC_VOP3 default
    0x262480de0f82a9, // V_CMPX_F_U64 ENC_VOP3 default
    0x262480de0f92d0, // V_CMPX_LT_U64 ENC_VOP3 default
    0x262480de0fa2a0, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x262480de0fb2c4, // V_CMPX_LE_U64 ENC_VOP3 default
    0x262480de0fc2bb, // V_CMPX_GT_U64 ENC_VOP3 default
    0x262480de0fd2d9, // V_CMPX_NE_U64 ENC_VOP3 default
    0x262480de0fe2b2, // V_CMPX_GE_U64 ENC_VOP3 default
    0x262480de0ff2f4, // V_CMPX_T_U64 ENC_VOP3 default
    0x281660df10035b, // V_CNDMASK_B32 ENC_VOP3 default
    0x2616e0e010127d, // V_ADD_F32 ENC_VOP3 default
    0x2616e0e010245f, // V_SUB_F32 ENC_VOP3 default
    0x2616e0e010345a, // V_SUBREV_F32 ENC_VOP3 default
    0x261740e11043a0, // V_FMAC_F64 ENC_VOP3 default
    0x2616e0e0105415, // V_MUL_F32 ENC_VOP3 default
    0x2617a0e210641b, // V_MUL_I32_I24 ENC_VOP3 default
    0x2617c0e2107418, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2617a0e310841f, // V_MUL_U32_U24 ENC_VOP3 default
    0x2617c0e310941a, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2616e0e010a40a, // V_MIN_F32 ENC_VOP3 default
    0x2616e0e010b3da, // V_MAX_F32 ENC_VOP3 default
    0x2617c0e210c40d, // V_MIN_I32 ENC_VOP3 default
    0x2617c0e210d3dd, // V_MAX_I32 ENC_VOP3 default
    0x2617c0e310e40f, // V_MIN_U32 ENC_VOP3 default
    0x2617c0e310f3df, // V_MAX_U32 ENC_VOP3 default
    0x2617c0e41103ba, // V_LSHRREV_B32 ENC_VOP3 default
    0x2617c0e5111289, // V_ASHRREV_I32 ENC_VOP3 default
    0x2617c0e41123b5, // V_LSHLREV_B32 ENC_VOP3 default
    0x2617c0e3113286, // V_AND_B32 ENC_VOP3 default
    0x2617c0e3114423, // V_OR_B32 ENC_VOP3 default
    0x2617c0e311546c, // V_XOR_B32 ENC_VOP3 default
    0x2616e0e61163bd, // V_MAC_F32 ENC_VOP3 default
    0x2a1880e711927b, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2a1880e711a45d, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2a1880e811b458, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2c1900e911c27a, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2c1900e911d457, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2c1900ea11e456, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x261980eb11f27c, // V_ADD_F16 ENC_VOP3 default
    0x261980eb12045e, // V_SUB_F16 ENC_VOP3 default
    0x261980ec121459, // V_SUBREV_F16 ENC_VOP3 default
    0x261980eb122414, // V_MUL_F16 ENC_VOP3 default
    0x261980ed1233bc, // V_MAC_F16 ENC_VOP3 default
    0x261a40ee126282, // V_ADD_U16 ENC_VOP3 default
    0x261a40ee127462, // V_SUB_U16 ENC_VOP3 default
    0x261a40ef12845b, // V_SUBREV_U16 ENC_VOP3 default
    0x261a60ee12941d, // V_MUL_LO_U16 ENC_VOP3 default
    0x261a60ef12a3b4, // V_LSHLREV_B16 ENC_VOP3 default
    0x261a60ef12b3b9, // V_LSHRREV_B16 ENC_VOP3 default
    0x261a60f012c288, // V_ASHRREV_I16 ENC_VOP3 default
    0x261980eb12d3d9, // V_MAX_F16 ENC_VOP3 default
    0x261980eb12e409, // V_MIN_F16 ENC_VOP3 default
    0x261a60ee12f3de, // V_MAX_U16 ENC_VOP3 default
    0x261a60f11303dc, // V_MAX_I16 ENC_VOP3 default
    0x261a60ee13140e, // V_MIN_U16 ENC_VOP3 default
    0x261a60f113240c, // V_MIN_I16 ENC_VOP3 default
    0x261ac0eb1333ae, // V_LDEXP_F16 ENC_VOP3 default
    0x2617a0e3134283, // V_ADD_U32 ENC_VOP3 default
    0x2617a0e3135463, // V_SUB_U32 ENC_VOP3 default
    0x2617a0e413645c, // V_SUBREV_U32 ENC_VOP3 default
    0x261b20f213738c, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2617a0f313838d, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2617a0f4139391, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2617a0f513a394, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2616e0e613b39f, // V_FMAC_F32 ENC_VOP3 default
    0x261b80f613c42b, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2617c0e313d46b, // V_XNOR_B32 ENC_VOP3 default
    0x260fa0be140420, // V_NOP ENC_VOP3 default
    0x261020f7141410, // V_MOV_B32 ENC_VOP3 default
    0x2e1060f8142443, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x2610c0f9143373, // V_CVT_I32_F64 ENC_VOP3 default
    0x261120fa14436e, // V_CVT_F64_I32 ENC_VOP3 default
    0x261160fb145367, // V_CVT_F32_I32 ENC_VOP3 default
    0x261160fc146368, // V_CVT_F32_U32 ENC_VOP3 default
    0x2611c0fd147382, // V_CVT_U32_F32 ENC_VOP3 default
    0x2611c0fe148372, // V_CVT_I32_F32 ENC_VOP3 default
    0x261240ff14a362, // V_CVT_F16_F32 ENC_VOP3 default
    0x2612c10014b365, // V_CVT_F32_F16 ENC_VOP3 default
    0x2612e0fe14c380, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x2612e0fe14d370, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x261160fb14e376, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2610c10114f366, // V_CVT_F32_F64 ENC_VOP3 default
    0x2613010215036d, // V_CVT_F64_F32 ENC_VOP3 default
    0x261160fc151369, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x261160fc15236a, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x261160fc15336b, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x261160fc15436c, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x2610c103155383, // V_CVT_U32_F64 ENC_VOP3 default
    0x2611210415636f, // V_CVT_F64_U32 ENC_VOP3 default
    0x26138105157468, // V_TRUNC_F64 ENC_VOP3 default
    0x26138105158293, // V_CEIL_F64 ENC_VOP3 default
    0x26138105159447, // V_RNDNE_F64 ENC_VOP3 default
    0x2613810515a39e, // V_FLOOR_F64 ENC_VOP3 default
    0x2611c10615b3a6, // V_FRACT_F32 ENC_VOP3 default
    0x2611c10615c467, // V_TRUNC_F32 ENC_VOP3 default
    0x2611c10615d292, // V_CEIL_F32 ENC_VOP3 default
    0x2611c10615e446, // V_RNDNE_F32 ENC_VOP3 default
    0x2611c10615f39d, // V_FLOOR_F32 ENC_VOP3 default
    0x2611c106160398, // V_EXP_F32 ENC_VOP3 default
    0x2611c1061613b3, // V_LOG_F32 ENC_VOP3 default
    0x2611c106162440, // V_RCP_F32 ENC_VOP3 default
    0x2611c106163442, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2611c106164449, // V_RSQ_F32 ENC_VOP3 default
    0x26138105165441, // V_RCP_F64 ENC_VOP3 default
    0x2613810516644a, // V_RSQ_F64 ENC_VOP3 default
    0x2611c106167454, // V_SQRT_F32 ENC_VOP3 default
    0x26138105168455, // V_SQRT_F64 ENC_VOP3 default
    0x2611c106169452, // V_SIN_F32 ENC_VOP3 default
    0x2611c10616a35d, // V_COS_F32 ENC_VOP3 default
    0x2610210716b421, // V_NOT_B32 ENC_VOP3 default
    0x261020f716c290, // V_BFREV_B32 ENC_VOP3 default
    0x2610210816d39a, // V_FFBH_U32 ENC_VOP3 default
    0x2610210816e39b, // V_FFBL_B32 ENC_VOP3 default
    0x2610210916f399, // V_FFBH_I32 ENC_VOP3 default
    0x2610c0f91703aa, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x261381051713ad, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x261381051723a7, // V_FRACT_F64 ENC_VOP3 default
    0x2612e0fe1733a9, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x2611c1061743ac, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x260fa0be175294, // V_CLREXCP ENC_VOP3 default
    0x261020f7177450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2614210a179364, // V_CVT_F16_U16 ENC_VOP3 default
    0x2614210b17a363, // V_CVT_F16_I16 ENC_VOP3 default
    0x2614a10c17b381, // V_CVT_U16_F16 ENC_VOP3 default
    0x2614a10d17c371, // V_CVT_I16_F16 ENC_VOP3 default
    0x2615210e17d43f, // V_RCP_F16 ENC_VOP3 default
    0x2615210e17e453, // V_SQRT_F16 ENC_VOP3 default
    0x2615210e17f448, // V_RSQ_F16 ENC_VOP3 default
    0x2615210e1803b2, // V_LOG_F16 ENC_VOP3 default
    0x2615210e181397, // V_EXP_F16 ENC_VOP3 default
    0x2615210e1823ab, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2614a10d1833a8, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2615210e18439c, // V_FLOOR_F16 ENC_VOP3 default
    0x2615210e185291, // V_CEIL_F16 ENC_VOP3 default
    0x2615210e186466, // V_TRUNC_F16 ENC_VOP3 default
    0x2615210e187445, // V_RNDNE_F16 ENC_VOP3 default
    0x2615210e1883a5, // V_FRACT_F16 ENC_VOP3 default
    0x2615210e189451, // V_SIN_F16 ENC_VOP3 default
    0x2615210e18a35c, // V_COS_F16 ENC_VOP3 default
    0x2614a10d18d374, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2614a10c18e375, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2610210f18f44f, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2e156110191464, // V_SWAP_B32 ENC_VOP3 default
    0x2e15e111192276, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x261bc1121c03c9, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x261bc1121c13c3, // V_MAD_F32 ENC_VOP3 default
    0x261be1131c23c6, // V_MAD_I32_I24 ENC_VOP3 default
    0x261be1141c33d1, // V_MAD_U32_U24 ENC_VOP3 default
    0x261bc1121c435e, // V_CUBEID_F32 ENC_VOP3 default
    0x261bc1121c5360, // V_CUBESC_F32 ENC_VOP3 default
    0x261bc1121c6361, // V_CUBETC_F32 ENC_VOP3 default
    0x261bc1121c735f, // V_CUBEMA_F32 ENC_VOP3 default
    0x261c01151c828d, // V_BFE_U32 ENC_VOP3 default
    0x261c01161c928c, // V_BFE_I32 ENC_VOP3 default
    0x261c01151ca28e, // V_BFI_B32 ENC_VOP3 default
    0x261bc1121cb3a2, // V_FMA_F32 ENC_VOP3 default
    0x261c21171cc3a3, // V_FMA_F64 ENC_VOP3 default
    0x261c01181cd3b1, // V_LERP_U8 ENC_VOP3 default
    0x261c41191ce284, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x261c41191cf285, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x261bc1121d0404, // V_MIN3_F32 ENC_VOP3 default
    0x261c011a1d1406, // V_MIN3_I32 ENC_VOP3 default
    0x261c01151d2408, // V_MIN3_U32 ENC_VOP3 default
    0x261bc1121d33d4, // V_MAX3_F32 ENC_VOP3 default
    0x261c011a1d43d6, // V_MAX3_I32 ENC_VOP3 default
    0x261c01151d53d8, // V_MAX3_U32 ENC_VOP3 default
    0x261bc1121d63e3, // V_MED3_F32 ENC_VOP3 default
    0x261c011a1d73e5, // V_MED3_I32 ENC_VOP3 default
    0x261c01151d83e7, // V_MED3_U32 ENC_VOP3 default
    0x261be11b1d944e, // V_SAD_U8 ENC_VOP3 default
    0x261be11b1da44b, // V_SAD_HI_U8 ENC_VOP3 default
    0x261be11c1db44c, // V_SAD_U16 ENC_VOP3 default
    0x261be1151dc44d, // V_SAD_U32 ENC_VOP3 default
    0x261c611d1dd37f, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x261bc1121de385, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x261c21171df386, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x2a1c811e1e038a, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x2a1ca11f1e138b, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x301bc1201e2388, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x301c21211e3389, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x261be1181e4413, // V_MSAD_U8 ENC_VOP3 default
    0x261cc1221e543e, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x261cc1221e6411, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x321ce1231e7412, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x2a1d01241e83d2, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x2a1d01251e93c7, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x261d21261ea3c8, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x261d41271eb3cb, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x261d41271ec3ca, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x261c01281ed425, // V_PERM_B32 ENC_VOP3 default
    0x261d21261ee3a4, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x261d21261ef387, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x261d61291f0377, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x261d812a1f13d0, // V_MAD_U32_U16 ENC_VOP3 default
    0x261d812b1f23c5, // V_MAD_I32_I16 ENC_VOP3 default
    0x261c01151f346a, // V_XAD_U32 ENC_VOP3 default
    0x261da1261f4403, // V_MIN3_F16 ENC_VOP3 default
    0x261dc12c1f5405, // V_MIN3_I16 ENC_VOP3 default
    0x261dc12d1f6407, // V_MIN3_U16 ENC_VOP3 default
    0x261da1261f73d3, // V_MAX3_F16 ENC_VOP3 default
    0x261dc12c1f83d5, // V_MAX3_I16 ENC_VOP3 default
    0x261dc12d1f93d7, // V_MAX3_U16 ENC_VOP3 default
    0x261da1261fa3e2, // V_MED3_F16 ENC_VOP3 default
    0x261dc12c1fb3e4, // V_MED3_I16 ENC_VOP3 default
    0x261dc12d1fc3e6, // V_MED3_U16 ENC_VOP3 default
    0x261c01151fd3b7, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x261c01151fe281, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x261c01151ff279, // V_ADD3_U32 ENC_VOP3 default
    0x261c01152003b8, // V_LSHL_OR_B32 ENC_VOP3 default
    0x261c0115201287, // V_AND_OR_B32 ENC_VOP3 default
    0x261c0115202422, // V_OR3_B32 ENC_VOP3 default
    0x261da1262033c2, // V_MAD_F16 ENC_VOP3 default
    0x261dc12d2043cf, // V_MAD_U16 ENC_VOP3 default
    0x261dc12c2053c4, // V_MAD_I16 ENC_VOP3 default
    0x261da1262063a1, // V_FMA_F16 ENC_VOP3 default
    0x261da126207384, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x261de12e28027e, // V_ADD_F64 ENC_VOP3 default
    0x261de12e281416, // V_MUL_F64 ENC_VOP3 default
    0x261de12e28240b, // V_MIN_F64 ENC_VOP3 default
    0x261de12e2833db, // V_MAX_F64 ENC_VOP3 default
    0x261e012f2843b0, // V_LDEXP_F64 ENC_VOP3 default
    0x261e20e328541e, // V_MUL_LO_U32 ENC_VOP3 default
    0x261e20e3286419, // V_MUL_HI_U32 ENC_VOP3 default
    0x261e20e2287417, // V_MUL_HI_I32 ENC_VOP3 default
    0x261e41302883af, // V_LDEXP_F32 ENC_VOP3 default
    0x341e6131289444, // V_READLANE_B32 ENC_VOP3 default
    0x361e213228a469, // V_WRITELANE_B32 ENC_VOP3 default
    0x261e20e328b28b, // V_BCNT_U32_B32 ENC_VOP3 default
    0x261e20e328c3e1, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x261e20e328d3e0, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x261e813328f3b6, // V_LSHLREV_B64 ENC_VOP3 default
    0x261e81332903bb, // V_LSHRREV_B64 ENC_VOP3 default
    0x261e813429128a, // V_ASHRREV_I64 ENC_VOP3 default
    0x261e0135292465, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x261e20e329328f, // V_BFM_B32 ENC_VOP3 default
    0x261ea136294379, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x261ea13729537b, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x261ec13829637c, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x261e213929737e, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x261e213a29837d, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x261ee13b299378, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x261ee13c29a37a, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x261f00e229c280, // V_ADD_I32 ENC_VOP3 default
    0x261f00e229d461, // V_SUB_I32 ENC_VOP3 default
    0x261f20f129e27f, // V_ADD_I16 ENC_VOP3 default
    0x261f20f129f460, // V_SUB_I16 ENC_VOP3 default
    0x261ee13d2a0424, // V_PACK_B32_F16 ENC_VOP3 default
    0x261f40e02a141c, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x3800013e000052, // DS_ADD_U32 ENC_DS default
    0x3800013e0010ad, // DS_SUB_U32 ENC_DS default
    0x3800013e0020a9, // DS_RSUB_U32 ENC_DS default
    0x3800013e003070, // DS_INC_U32 ENC_DS default
    0x3800013e004066, // DS_DEC_U32 ENC_DS default
    0x3800013f005080, // DS_MIN_I32 ENC_DS default
    0x3800013f006074, // DS_MAX_I32 ENC_DS default
    0x3800013e007088, // DS_MIN_U32 ENC_DS default
    0x3800013e00807c, // DS_MAX_U32 ENC_DS default
    0x38000140009054, // DS_AND_B32 ENC_DS default
    0x3800014000a08f, // DS_OR_B32 ENC_DS default
    0x3800014000b0c4, // DS_XOR_B32 ENC_DS default
    0x3800214100c08a, // DS_MSKOR_B32 ENC_DS default
    0x3800014200d0b9, // DS_WRITE_B32 ENC_DS default
    0x3800414300e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3800414300f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x3800214101005a, // DS_CMPST_B32 ENC_DS default
    0x3800214401105c, // DS_CMPST_F32 ENC_DS default
    0x3800014501207e, // DS_MIN_F32 ENC_DS default
    0x38000145013072, // DS_MAX_F32 ENC_DS default
    0x380060be01408e, // DS_NOP ENC_DS default
    0x3800014501504c, // DS_ADD_F32 ENC_DS default
    0x3800814601d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3800014701e0bb, // DS_WRITE_B8 ENC_DS default
    0x3800a14801f0b7, // DS_WRITE_B16 ENC_DS default
    0x3800c149020050, // DS_ADD_RTN_U32 ENC_DS default
    0x3800c1490210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x3800c1490220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x3800c14902306e, // DS_INC_RTN_U32 ENC_DS default
    0x3800c149024064, // DS_DEC_RTN_U32 ENC_DS default
    0x3800c14a025084, // DS_MIN_RTN_I32 ENC_DS default
    0x3800c14a026078, // DS_MAX_RTN_I32 ENC_DS default
    0x3800c149027086, // DS_MIN_RTN_U32 ENC_DS default
    0x3800c14902807a, // DS_MAX_RTN_U32 ENC_DS default
    0x3800c14b029056, // DS_AND_RTN_B32 ENC_DS default
    0x3800c14b02a091, // DS_OR_RTN_B32 ENC_DS default
    0x3800c14b02b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3800e14c02c08c, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3800c14b02d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3801014d02e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3801014d02f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3800e14c03005e, // DS_CMPST_RTN_B32 ENC_DS default
    0x3800e14e031060, // DS_CMPST_RTN_F32 ENC_DS default
    0x3800c14f032082, // DS_MIN_RTN_F32 ENC_DS default
    0x3800c14f033076, // DS_MAX_RTN_F32 ENC_DS default
    0x3800e14c0340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3800c14f03504e, // DS_ADD_RTN_F32 ENC_DS default
    0x3801215003609a, // DS_READ_B32 ENC_DS default
    0x38014151037096, // DS_READ2_B32 ENC_DS default
    0x38014151038094, // DS_READ2ST64_B32 ENC_DS default
    0x3801215203909e, // DS_READ_I8 ENC_DS default
    0x3801215303a0a4, // DS_READ_U8 ENC_DS default
    0x3801215403b09d, // DS_READ_I16 ENC_DS default
    0x3801215503c0a1, // DS_READ_U16 ENC_DS default
    0x3801615603d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3800c15703e093, // DS_PERMUTE_B32 ENC_DS default
    0x3800c15703f059, // DS_BPERMUTE_B32 ENC_DS default
    0x38018158040053, // DS_ADD_U64 ENC_DS default
    0x380181580410ae, // DS_SUB_U64 ENC_DS default
    0x380181580420aa, // DS_RSUB_U64 ENC_DS default
    0x38018158043071, // DS_INC_U64 ENC_DS default
    0x38018158044067, // DS_DEC_U64 ENC_DS default
    0x38018159045081, // DS_MIN_I64 ENC_DS default
    0x38018159046075, // DS_MAX_I64 ENC_DS default
    0x38018158047089, // DS_MIN_U64 ENC_DS default
    0x3801815804807d, // DS_MAX_U64 ENC_DS default
    0x3801815a049055, // DS_AND_B64 ENC_DS default
    0x3801815a04a090, // DS_OR_B64 ENC_DS default
    0x3801815a04b0c5, // DS_XOR_B64 ENC_DS default
    0x3801a15b04c08b, // DS_MSKOR_B64 ENC_DS default
    0x3801815c04d0ba, // DS_WRITE_B64 ENC_DS default
    0x3801c15d04e0b4, // DS_WRITE2_B64 ENC_DS default
    0x3801c15d04f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3801a15b05005b, // DS_CMPST_B64 ENC_DS default
    0x3801e15e05105d, // DS_CMPST_F64 ENC_DS default
    0x3802015f05207f, // DS_MIN_F64 ENC_DS default
    0x3802015f053073, // DS_MAX_F64 ENC_DS default
    0x380001600540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x380001610550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x380121620560a5, // DS_READ_U8_D16 ENC_DS default
    0x380121620570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x3801216305809f, // DS_READ_I8_D16 ENC_DS default
    0x380121630590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x3801216405a0a2, // DS_READ_U16_D16 ENC_DS default
    0x3801216405b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x3802015f05c04d, // DS_ADD_F64 ENC_DS default
    0x38022165060051, // DS_ADD_RTN_U64 ENC_DS default
    0x380221650610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x380221650620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x3802216506306f, // DS_INC_RTN_U64 ENC_DS default
    0x38022165064065, // DS_DEC_RTN_U64 ENC_DS default
    0x38022166065085, // DS_MIN_RTN_I64 ENC_DS default
    0x38022166066079, // DS_MAX_RTN_I64 ENC_DS default
    0x38022165067087, // DS_MIN_RTN_U64 ENC_DS default
    0x3802216506807b, // DS_MAX_RTN_U64 ENC_DS default
    0x38022167069057, // DS_AND_RTN_B64 ENC_DS default
    0x3802216706a092, // DS_OR_RTN_B64 ENC_DS default
    0x3802216706b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x3802416806c08d, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3802216706d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3802616906e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3802616906f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3802416807005f, // DS_CMPST_RTN_B64 ENC_DS default
    0x3802816a071061, // DS_CMPST_RTN_F64 ENC_DS default
    0x3802a16b072083, // DS_MIN_RTN_F64 ENC_DS default
    0x3802a16b073077, // DS_MAX_RTN_F64 ENC_DS default
    0x3802c16c07609b, // DS_READ_B64 ENC_DS default
    0x3802e16d077097, // DS_READ2_B64 ENC_DS default
    0x3802e16d078095, // DS_READ2ST64_B64 ENC_DS default
    0x3802a16b07c04f, // DS_ADD_RTN_F64 ENC_DS default
    0x3802216707e062, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x3a03016e09806c, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x3a03216f099069, // DS_GWS_INIT ENC_DS default
    0x3a03016e09a06d, // DS_GWS_SEMA_V ENC_DS default
    0x3a03216f09b06a, // DS_GWS_SEMA_BR ENC_DS default
    0x3a03016e09c06b, // DS_GWS_SEMA_P ENC_DS default
    0x3a03216f09d068, // DS_GWS_BARRIER ENC_DS default
    0x380341700b6098, // DS_READ_ADDTID_B32 ENC_DS default
    0x380341710bd063, // DS_CONSUME ENC_DS default
    0x380341710be058, // DS_APPEND ENC_DS default
    0x380361720de0bd, // DS_WRITE_B96 ENC_DS default
    0x380381730df0b6, // DS_WRITE_B128 ENC_DS default
    0x3803a1740fe09c, // DS_READ_B96 ENC_DS default
    0x3803c1750ff099, // DS_READ_B128 ENC_DS default
    0x3c03e1760100ef, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3e070177010153, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x40056178010124, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3c03e1790110e9, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3e07017a01114d, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x4005617b01111e, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3c03e17c0120f2, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3e07017d012156, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x4005617e012127, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3c03e17f0130ee, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3e070180013152, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x40056181013123, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3c03e1820140e5, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3e070183014149, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x4005618401411a, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3c0401850150e6, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3e07218601514a, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x4005818701511b, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3c0421880160e7, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3e07418901614b, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x4005a18a01611c, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3c04418b0170e8, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3e07618c01714c, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x4005c18d01711d, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3c04618e0180f3, // FLAT_STORE_BYTE ENC_FLAT default
    0x3e07818f018157, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x4005e190018128, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3c04618e0190f4, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3e07818f019158, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4005e190019129, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3c04619101a0f9, // FLAT_STORE_SHORT ENC_FLAT default
    0x3e07819201a15d, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x4005e19301a12e, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3c04619101b0fa, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3e07819201b15e, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x4005e19301b12f, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c04619401c0f5, // FLAT_STORE_DWORD ENC_FLAT default
    0x3e07819501c159, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x4005e19601c12a, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3c04819701d0f6, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3e07a19801d15a, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x4006019901d12b, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3c04a19a01e0f7, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3e07c19b01e15b, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x4006219c01e12c, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3c04c19d01f0f8, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3e07e19e01f15c, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x4006419f01f12d, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3c03e1760200f0, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3e080177020154, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x40066178020125, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3c03e1760210f1, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3e080177021155, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x40066178021126, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c03e1790220ea, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3e08017a02214e, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x4006617b02211f, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3c03e1790230eb, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3e08017a02314f, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4006617b023120, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c03e1a00240ec, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3e0801a1024150, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x400661a2024121, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3c03e1a00250ed, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3e0801a1025151, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x400661a2025122, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c04e1a30400dd, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x400681a4040112, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3c0501a50410cd, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x4006a1a6041101, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3c04e1a70420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x400681a80420fb, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3c04e1a70430db, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x400681a8043110, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3c04e1a90440d9, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x400681aa04410e, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3c04e1a70450e1, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x400681a8045116, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3c04e1a90460d7, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x400681aa04610c, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3c04e1a70470df, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x400681a8047114, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3c04e1a30480cb, // FLAT_ATOMIC_AND ENC_FLAT default
    0x400681a40480ff, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3c04e1a30490d5, // FLAT_ATOMIC_OR ENC_FLAT default
    0x400681a4049109, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3c04e1a304a0e3, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x400681a404a118, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3c04e1a704b0d1, // FLAT_ATOMIC_INC ENC_FLAT default
    0x400681a804b105, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3c04e1a704c0cf, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x400681a804c103, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x400681ab04d0fc, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x400681ac04e10b, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3c0521ad04f0c9, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x4006c1ae04f0fd, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3c0521ad0500d4, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x4006c1ae050108, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3c0521ad0510d3, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x4006c1ae051107, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3c0521af0600de, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x4006c1b0060113, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3c0541b10610ce, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x4006e1b2061102, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3c0521b30620ca, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x4006c1b40620fe, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3c0521b30630dc, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x4006c1b4063111, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3c0521b50640da, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x4006c1b606410f, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3c0521b30650e2, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x4006c1b4065117, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3c0521b50660d8, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x4006c1b606610d, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3c0521b30670e0, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x4006c1b4067115, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3c0521af0680cc, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x4006c1b0068100, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3c0521af0690d6, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x4006c1b006910a, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3c0521af06a0e4, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x4006c1b006a119, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3c0521b306b0d2, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x4006c1b406b106, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3c0521b306c0d0, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x4006c1b406c104, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x420981b7000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x4209a1b800102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x4209c1b900202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x4209e1ba00302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x420a01bb004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x4209a1bc005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x4209c1bd006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x4209e1be007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x420a01b7008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x420a01bf009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x4209a1c000a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x4209a1c100b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x420a01bb00c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x420a01c200d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x4209a1c300e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x4209a1c400f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x420981c5010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x420981c601102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x420981c7012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x420981c8013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x420981c9014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x4209a1ca015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x4209c1cb016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x4209e1cc017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x420a01cd018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x420a01cd019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x420a01ce01a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x420a01ce01b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x420a01cf01c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x4209a1d001d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x4209c1d101e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x4209e1d201f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x420a01d3020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x420a01d3021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x420a01d402202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x420a01d402302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x420a01d5024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x420a01d5025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x420a01b7026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x420a01bb02703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x420a20be02804b, // BUFFER_WBL2 ENC_MUBUF default
    0x420a20be02901f, // BUFFER_INVL2 ENC_MUBUF default
    0x440a41d603d046, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x420a20be03e049, // BUFFER_WBINVL1 ENC_MUBUF default
    0x420a20be03f04a, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x420a01d7040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x4209a1d8041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x420a01d9042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x420a01d9043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x420a01da044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x420a01d904501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x420a01da046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x420a01d9047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x420a01d7048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x420a01d704900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x420a01d704a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x420a01d904b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x420a01d904c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x420a01db04d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x420a01dc04e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x4209a1dd04f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x4209a1dd05000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x4209a1dd05100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x4209a1de060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x4209e1df061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x4209a1e0062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x4209a1e0063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x4209a1e1064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x4209a1e006501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x4209a1e1066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x4209a1e006701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x4209a1de068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x4209a1de06900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x4209a1de06a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x4209a1e006b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x4209a1e006c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x460901e200026a, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x460921e300126b, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x460941e400226c, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x460961e500326d, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x460901e6004272, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x460921e7005273, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x460941e8006274, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x460961e9007275, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x460901e2008266, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x460901ea009267, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x460921eb00a268, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x460921ec00b269, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x460901e600c26e, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x460901ed00d26f, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x460921ee00e270, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x460921ef00f271, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x480821f000013e, // IMAGE_LOAD ENC_MIMG default
    0x480841f000113f, // IMAGE_LOAD_MIP ENC_MIMG default
    0x480861f0002142, // IMAGE_LOAD_PCK ENC_MIMG default
    0x480861f0003143, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x480881f0004140, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x480881f0005141, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x480821f1008145, // IMAGE_STORE ENC_MIMG default
    0x480841f1009146, // IMAGE_STORE_MIP ENC_MIMG default
    0x480861f100a148, // IMAGE_STORE_PCK ENC_MIMG default
    0x480881f100b147, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x480861f200e13d, // IMAGE_GET_RESINFO ENC_MIMG default
    0x4808a1f3010139, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x4808c1f4011132, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x4808a1f5012130, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x4808a1f5013138, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x4808a1f6014137, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x4808a1f501513b, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x4808a1f6016136, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x4808a1f501713a, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x4808a1f3018131, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x4808a1f3019135, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x4808a1f301a13c, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x4808a1f501b134, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x4808a1f501c133, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x4808e1f7020144, // IMAGE_SAMPLE ENC_MIMG default
    0x4a2241f80102f9, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4c2261f90102f9, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2241fa0102f9, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4a2241fb011296, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4c2261fc011296, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2241fd011296, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4a22a1fe0122fa, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4e22a1ff0122fa, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4a22a200013297, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4e22a201013297, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4a22e2020142f8, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4c2302030142f8, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2040142f8, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4a22e205015295, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4c230206015295, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e207015295, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4a22e202020304, // V_CMP_F_F16 ENC_VOPC default
    0x4c234203020304, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e204020304, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202132b, // V_CMP_LT_F16 ENC_VOPC default
    0x4c23420302132b, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402132b, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2020222fb, // V_CMP_EQ_F16 ENC_VOPC default
    0x4c2342030222fb, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2040222fb, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202331f, // V_CMP_LE_F16 ENC_VOPC default
    0x4c23420302331f, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402331f, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e202024316, // V_CMP_GT_F16 ENC_VOPC default
    0x4c234203024316, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e204024316, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e202025328, // V_CMP_LG_F16 ENC_VOPC default
    0x4c234203025328, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e204025328, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202630d, // V_CMP_GE_F16 ENC_VOPC default
    0x4c23420302630d, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402630d, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202734c, // V_CMP_O_F16 ENC_VOPC default
    0x4c23420302734c, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402734c, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4a22e202028358, // V_CMP_U_F16 ENC_VOPC default
    0x4c234203028358, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e204028358, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202933d, // V_CMP_NGE_F16 ENC_VOPC default
    0x4c23420302933d, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402933d, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202a346, // V_CMP_NLG_F16 ENC_VOPC default
    0x4c23420302a346, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402a346, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202b340, // V_CMP_NGT_F16 ENC_VOPC default
    0x4c23420302b340, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402b340, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202c343, // V_CMP_NLE_F16 ENC_VOPC default
    0x4c23420302c343, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402c343, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202d334, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4c23420302d334, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402d334, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202e349, // V_CMP_NLT_F16 ENC_VOPC default
    0x4c23420302e349, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402e349, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20202f34f, // V_CMP_TRU_F16 ENC_VOPC default
    0x4c23420302f34f, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20402f34f, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050302a1, // V_CMPX_F_F16 ENC_VOPC default
    0x4c2342060302a1, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070302a1, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050312c8, // V_CMPX_LT_F16 ENC_VOPC default
    0x4c2342060312c8, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070312c8, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e205032298, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4c234206032298, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e207032298, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050332bc, // V_CMPX_LE_F16 ENC_VOPC default
    0x4c2342060332bc, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070332bc, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050342b3, // V_CMPX_GT_F16 ENC_VOPC default
    0x4c2342060342b3, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070342b3, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050352c5, // V_CMPX_LG_F16 ENC_VOPC default
    0x4c2342060352c5, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070352c5, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050362aa, // V_CMPX_GE_F16 ENC_VOPC default
    0x4c2342060362aa, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070362aa, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050372e9, // V_CMPX_O_F16 ENC_VOPC default
    0x4c2342060372e9, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070372e9, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050382f5, // V_CMPX_U_F16 ENC_VOPC default
    0x4c2342060382f5, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070382f5, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4a22e2050392da, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4c2342060392da, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e2070392da, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20503a2e3, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4c23420603a2e3, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20703a2e3, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20503b2dd, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4c23420603b2dd, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20703b2dd, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20503c2e0, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4c23420603c2e0, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20703c2e0, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20503d2d1, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4c23420603d2d1, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20703d2d1, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20503e2e6, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4c23420603e2e6, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20703e2e6, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4a22e20503f2ec, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4c23420603f2ec, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22e20703f2ec, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4a224208040305, // V_CMP_F_F32 ENC_VOPC default
    0x4c238209040305, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a040305, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804132c, // V_CMP_LT_F32 ENC_VOPC default
    0x4c23820904132c, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04132c, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4a2242080422fc, // V_CMP_EQ_F32 ENC_VOPC default
    0x4c2382090422fc, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a0422fc, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4a224208043320, // V_CMP_LE_F32 ENC_VOPC default
    0x4c238209043320, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a043320, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4a224208044317, // V_CMP_GT_F32 ENC_VOPC default
    0x4c238209044317, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a044317, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4a224208045329, // V_CMP_LG_F32 ENC_VOPC default
    0x4c238209045329, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a045329, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804630e, // V_CMP_GE_F32 ENC_VOPC default
    0x4c23820904630e, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04630e, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804734d, // V_CMP_O_F32 ENC_VOPC default
    0x4c23820904734d, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04734d, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4a224208048359, // V_CMP_U_F32 ENC_VOPC default
    0x4c238209048359, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a048359, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804933e, // V_CMP_NGE_F32 ENC_VOPC default
    0x4c23820904933e, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04933e, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804a347, // V_CMP_NLG_F32 ENC_VOPC default
    0x4c23820904a347, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04a347, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804b341, // V_CMP_NGT_F32 ENC_VOPC default
    0x4c23820904b341, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04b341, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804c344, // V_CMP_NLE_F32 ENC_VOPC default
    0x4c23820904c344, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04c344, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804d335, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4c23820904d335, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04d335, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804e34a, // V_CMP_NLT_F32 ENC_VOPC default
    0x4c23820904e34a, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04e34a, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4a22420804f350, // V_CMP_TRU_F32 ENC_VOPC default
    0x4c23820904f350, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420a04f350, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0502a2, // V_CMPX_F_F32 ENC_VOPC default
    0x4c23820c0502a2, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0502a2, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0512c9, // V_CMPX_LT_F32 ENC_VOPC default
    0x4c23820c0512c9, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0512c9, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b052299, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4c23820c052299, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d052299, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0532bd, // V_CMPX_LE_F32 ENC_VOPC default
    0x4c23820c0532bd, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0532bd, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0542b4, // V_CMPX_GT_F32 ENC_VOPC default
    0x4c23820c0542b4, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0542b4, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0552c6, // V_CMPX_LG_F32 ENC_VOPC default
    0x4c23820c0552c6, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0552c6, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0562ab, // V_CMPX_GE_F32 ENC_VOPC default
    0x4c23820c0562ab, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0562ab, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0572ea, // V_CMPX_O_F32 ENC_VOPC default
    0x4c23820c0572ea, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0572ea, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0582f6, // V_CMPX_U_F32 ENC_VOPC default
    0x4c23820c0582f6, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0582f6, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b0592db, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4c23820c0592db, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d0592db, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b05a2e4, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4c23820c05a2e4, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d05a2e4, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b05b2de, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4c23820c05b2de, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d05b2de, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b05c2e1, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4c23820c05c2e1, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d05c2e1, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b05d2d2, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4c23820c05d2d2, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d05d2d2, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b05e2e7, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4c23820c05e2e7, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d05e2e7, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4a22420b05f2ed, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4c23820c05f2ed, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e22420d05f2ed, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4a23c20e060306, // V_CMP_F_F64 ENC_VOPC default
    0x4e23c20f060306, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06132d, // V_CMP_LT_F64 ENC_VOPC default
    0x4e23c20f06132d, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e0622fd, // V_CMP_EQ_F64 ENC_VOPC default
    0x4e23c20f0622fd, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e063321, // V_CMP_LE_F64 ENC_VOPC default
    0x4e23c20f063321, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e064318, // V_CMP_GT_F64 ENC_VOPC default
    0x4e23c20f064318, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06532a, // V_CMP_LG_F64 ENC_VOPC default
    0x4e23c20f06532a, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06630f, // V_CMP_GE_F64 ENC_VOPC default
    0x4e23c20f06630f, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06734e, // V_CMP_O_F64 ENC_VOPC default
    0x4e23c20f06734e, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06835a, // V_CMP_U_F64 ENC_VOPC default
    0x4e23c20f06835a, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06933f, // V_CMP_NGE_F64 ENC_VOPC default
    0x4e23c20f06933f, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06a348, // V_CMP_NLG_F64 ENC_VOPC default
    0x4e23c20f06a348, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06b342, // V_CMP_NGT_F64 ENC_VOPC default
    0x4e23c20f06b342, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06c345, // V_CMP_NLE_F64 ENC_VOPC default
    0x4e23c20f06c345, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06d336, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4e23c20f06d336, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06e34b, // V_CMP_NLT_F64 ENC_VOPC default
    0x4e23c20f06e34b, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c20e06f351, // V_CMP_TRU_F64 ENC_VOPC default
    0x4e23c20f06f351, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100702a3, // V_CMPX_F_F64 ENC_VOPC default
    0x4e23c2110702a3, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100712ca, // V_CMPX_LT_F64 ENC_VOPC default
    0x4e23c2110712ca, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c21007229a, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4e23c21107229a, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100732be, // V_CMPX_LE_F64 ENC_VOPC default
    0x4e23c2110732be, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100742b5, // V_CMPX_GT_F64 ENC_VOPC default
    0x4e23c2110742b5, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100752c7, // V_CMPX_LG_F64 ENC_VOPC default
    0x4e23c2110752c7, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100762ac, // V_CMPX_GE_F64 ENC_VOPC default
    0x4e23c2110762ac, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100772eb, // V_CMPX_O_F64 ENC_VOPC default
    0x4e23c2110772eb, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100782f7, // V_CMPX_U_F64 ENC_VOPC default
    0x4e23c2110782f7, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x4a23c2100792dc, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4e23c2110792dc, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c21007a2e5, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4e23c21107a2e5, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4a23c21007b2df, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4e23c21107b2df, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c21007c2e2, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4e23c21107c2e2, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4a23c21007d2d3, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4e23c21107d2d3, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4a23c21007e2e8, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4e23c21107e2e8, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4a23c21007f2ee, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4e23c21107f2ee, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4a2402120a0307, // V_CMP_F_I16 ENC_VOPC default
    0x4c2422130a0307, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a0307, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4a2402120a132e, // V_CMP_LT_I16 ENC_VOPC default
    0x4c2422130a132e, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a132e, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4a2402120a22fe, // V_CMP_EQ_I16 ENC_VOPC default
    0x4c2422130a22fe, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a22fe, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4a2402120a3322, // V_CMP_LE_I16 ENC_VOPC default
    0x4c2422130a3322, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a3322, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4a2402120a4319, // V_CMP_GT_I16 ENC_VOPC default
    0x4c2422130a4319, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a4319, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4a2402120a5337, // V_CMP_NE_I16 ENC_VOPC default
    0x4c2422130a5337, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a5337, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4a2402120a6310, // V_CMP_GE_I16 ENC_VOPC default
    0x4c2422130a6310, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a6310, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4a2402120a7352, // V_CMP_T_I16 ENC_VOPC default
    0x4c2422130a7352, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402140a7352, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x4a2402150a830a, // V_CMP_F_U16 ENC_VOPC default
    0x4c2422160a830a, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170a830a, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x4a2402150a9331, // V_CMP_LT_U16 ENC_VOPC default
    0x4c2422160a9331, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170a9331, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x4a2402150aa301, // V_CMP_EQ_U16 ENC_VOPC default
    0x4c2422160aa301, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170aa301, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4a2402150ab325, // V_CMP_LE_U16 ENC_VOPC default
    0x4c2422160ab325, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170ab325, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x4a2402150ac31c, // V_CMP_GT_U16 ENC_VOPC default
    0x4c2422160ac31c, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170ac31c, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x4a2402150ad33a, // V_CMP_NE_U16 ENC_VOPC default
    0x4c2422160ad33a, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170ad33a, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x4a2402150ae313, // V_CMP_GE_U16 ENC_VOPC default
    0x4c2422160ae313, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170ae313, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x4a2402150af355, // V_CMP_T_U16 ENC_VOPC default
    0x4c2422160af355, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2402170af355, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x4a2402180b02a4, // V_CMPX_F_I16 ENC_VOPC default
    0x4c2422190b02a4, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b02a4, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x4a2402180b12cb, // V_CMPX_LT_I16 ENC_VOPC default
    0x4c2422190b12cb, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b12cb, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x4a2402180b229b, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4c2422190b229b, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b229b, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4a2402180b32bf, // V_CMPX_LE_I16 ENC_VOPC default
    0x4c2422190b32bf, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b32bf, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x4a2402180b42b6, // V_CMPX_GT_I16 ENC_VOPC default
    0x4c2422190b42b6, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b42b6, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x4a2402180b52d4, // V_CMPX_NE_I16 ENC_VOPC default
    0x4c2422190b52d4, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b52d4, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x4a2402180b62ad, // V_CMPX_GE_I16 ENC_VOPC default
    0x4c2422190b62ad, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b62ad, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x4a2402180b72ef, // V_CMPX_T_I16 ENC_VOPC default
    0x4c2422190b72ef, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021a0b72ef, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x4a24021b0b82a7, // V_CMPX_F_U16 ENC_VOPC default
    0x4c24221c0b82a7, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0b82a7, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x4a24021b0b92ce, // V_CMPX_LT_U16 ENC_VOPC default
    0x4c24221c0b92ce, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0b92ce, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x4a24021b0ba29e, // V_CMPX_EQ_U16 ENC_VOPC default
    0x4c24221c0ba29e, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0ba29e, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4a24021b0bb2c2, // V_CMPX_LE_U16 ENC_VOPC default
    0x4c24221c0bb2c2, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0bb2c2, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x4a24021b0bc2b9, // V_CMPX_GT_U16 ENC_VOPC default
    0x4c24221c0bc2b9, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0bc2b9, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x4a24021b0bd2d7, // V_CMPX_NE_U16 ENC_VOPC default
    0x4c24221c0bd2d7, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0bd2d7, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x4a24021b0be2b0, // V_CMPX_GE_U16 ENC_VOPC default
    0x4c24221c0be2b0, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0be2b0, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x4a24021b0bf2f2, // V_CMPX_T_U16 ENC_VOPC default
    0x4c24221c0bf2f2, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e24021d0bf2f2, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x4a22421e0c0308, // V_CMP_F_I32 ENC_VOPC default
    0x4c24621f0c0308, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c0308, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x4a22421e0c132f, // V_CMP_LT_I32 ENC_VOPC default
    0x4c24621f0c132f, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c132f, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x4a22421e0c22ff, // V_CMP_EQ_I32 ENC_VOPC default
    0x4c24621f0c22ff, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c22ff, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4a22421e0c3323, // V_CMP_LE_I32 ENC_VOPC default
    0x4c24621f0c3323, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c3323, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x4a22421e0c431a, // V_CMP_GT_I32 ENC_VOPC default
    0x4c24621f0c431a, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c431a, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x4a22421e0c5338, // V_CMP_NE_I32 ENC_VOPC default
    0x4c24621f0c5338, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c5338, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x4a22421e0c6311, // V_CMP_GE_I32 ENC_VOPC default
    0x4c24621f0c6311, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c6311, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x4a22421e0c7353, // V_CMP_T_I32 ENC_VOPC default
    0x4c24621f0c7353, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242200c7353, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4a2242210c830b, // V_CMP_F_U32 ENC_VOPC default
    0x4c2462220c830b, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230c830b, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4a2242210c9332, // V_CMP_LT_U32 ENC_VOPC default
    0x4c2462220c9332, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230c9332, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4a2242210ca302, // V_CMP_EQ_U32 ENC_VOPC default
    0x4c2462220ca302, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230ca302, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4a2242210cb326, // V_CMP_LE_U32 ENC_VOPC default
    0x4c2462220cb326, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230cb326, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4a2242210cc31d, // V_CMP_GT_U32 ENC_VOPC default
    0x4c2462220cc31d, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230cc31d, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4a2242210cd33b, // V_CMP_NE_U32 ENC_VOPC default
    0x4c2462220cd33b, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230cd33b, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4a2242210ce314, // V_CMP_GE_U32 ENC_VOPC default
    0x4c2462220ce314, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230ce314, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4a2242210cf356, // V_CMP_T_U32 ENC_VOPC default
    0x4c2462220cf356, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242230cf356, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4a2242240d02a5, // V_CMPX_F_I32 ENC_VOPC default
    0x4c2462250d02a5, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d02a5, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4a2242240d12cc, // V_CMPX_LT_I32 ENC_VOPC default
    0x4c2462250d12cc, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d12cc, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4a2242240d229c, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4c2462250d229c, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d229c, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4a2242240d32c0, // V_CMPX_LE_I32 ENC_VOPC default
    0x4c2462250d32c0, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d32c0, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4a2242240d42b7, // V_CMPX_GT_I32 ENC_VOPC default
    0x4c2462250d42b7, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d42b7, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4a2242240d52d5, // V_CMPX_NE_I32 ENC_VOPC default
    0x4c2462250d52d5, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d52d5, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4a2242240d62ae, // V_CMPX_GE_I32 ENC_VOPC default
    0x4c2462250d62ae, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d62ae, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4a2242240d72f0, // V_CMPX_T_I32 ENC_VOPC default
    0x4c2462250d72f0, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242260d72f0, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4a2242270d82a8, // V_CMPX_F_U32 ENC_VOPC default
    0x4c2462280d82a8, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290d82a8, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4a2242270d92cf, // V_CMPX_LT_U32 ENC_VOPC default
    0x4c2462280d92cf, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290d92cf, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4a2242270da29f, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4c2462280da29f, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290da29f, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4a2242270db2c3, // V_CMPX_LE_U32 ENC_VOPC default
    0x4c2462280db2c3, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290db2c3, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4a2242270dc2ba, // V_CMPX_GT_U32 ENC_VOPC default
    0x4c2462280dc2ba, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290dc2ba, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4a2242270dd2d8, // V_CMPX_NE_U32 ENC_VOPC default
    0x4c2462280dd2d8, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290dd2d8, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4a2242270de2b1, // V_CMPX_GE_U32 ENC_VOPC default
    0x4c2462280de2b1, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290de2b1, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4a2242270df2f3, // V_CMPX_T_U32 ENC_VOPC default
    0x4c2462280df2f3, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4e2242290df2f3, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e0309, // V_CMP_F_I64 ENC_VOPC default
    0x4e24a22b0e0309, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e1330, // V_CMP_LT_I64 ENC_VOPC default
    0x4e24a22b0e1330, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e2300, // V_CMP_EQ_I64 ENC_VOPC default
    0x4e24a22b0e2300, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e3324, // V_CMP_LE_I64 ENC_VOPC default
    0x4e24a22b0e3324, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e431b, // V_CMP_GT_I64 ENC_VOPC default
    0x4e24a22b0e431b, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e5339, // V_CMP_NE_I64 ENC_VOPC default
    0x4e24a22b0e5339, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e6312, // V_CMP_GE_I64 ENC_VOPC default
    0x4e24a22b0e6312, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22a0e7354, // V_CMP_T_I64 ENC_VOPC default
    0x4e24a22b0e7354, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0e830c, // V_CMP_F_U64 ENC_VOPC default
    0x4e24a22d0e830c, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0e9333, // V_CMP_LT_U64 ENC_VOPC default
    0x4e24a22d0e9333, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0ea303, // V_CMP_EQ_U64 ENC_VOPC default
    0x4e24a22d0ea303, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0eb327, // V_CMP_LE_U64 ENC_VOPC default
    0x4e24a22d0eb327, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0ec31e, // V_CMP_GT_U64 ENC_VOPC default
    0x4e24a22d0ec31e, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0ed33c, // V_CMP_NE_U64 ENC_VOPC default
    0x4e24a22d0ed33c, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0ee315, // V_CMP_GE_U64 ENC_VOPC default
    0x4e24a22d0ee315, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22c0ef357, // V_CMP_T_U64 ENC_VOPC default
    0x4e24a22d0ef357, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f02a6, // V_CMPX_F_I64 ENC_VOPC default
    0x4e24a22f0f02a6, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f12cd, // V_CMPX_LT_I64 ENC_VOPC default
    0x4e24a22f0f12cd, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f229d, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4e24a22f0f229d, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f32c1, // V_CMPX_LE_I64 ENC_VOPC default
    0x4e24a22f0f32c1, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f42b8, // V_CMPX_GT_I64 ENC_VOPC default
    0x4e24a22f0f42b8, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f52d6, // V_CMPX_NE_I64 ENC_VOPC default
    0x4e24a22f0f52d6, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f62af, // V_CMPX_GE_I64 ENC_VOPC default
    0x4e24a22f0f62af, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x4a24a22e0f72f1, // V_CMPX_T_I64 ENC_VOPC default
    0x4e24a22f0f72f1, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x4a24a2300f82a9, // V_CMPX_F_U64 ENC_VOPC default
    0x4e24a2310f82a9, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x4a24a2300f92d0, // V_CMPX_LT_U64 ENC_VOPC default
    0x4e24a2310f92d0, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x4a24a2300fa2a0, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4e24a2310fa2a0, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4a24a2300fb2c4, // V_CMPX_LE_U64 ENC_VOPC default
    0x4e24a2310fb2c4, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x4a24a2300fc2bb, // V_CMPX_GT_U64 ENC_VOPC default
    0x4e24a2310fc2bb, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x4a24a2300fd2d9, // V_CMPX_NE_U64 ENC_VOPC default
    0x4e24a2310fd2d9, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x4a24a2300fe2b2, // V_CMPX_GE_U64 ENC_VOPC default
    0x4e24a2310fe2b2, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x4a24a2300ff2f4, // V_CMPX_T_U64 ENC_VOPC default
    0x4e24a2310ff2f4, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x500a20be000420, // V_NOP ENC_VOP1 default
    0x520a20be000420, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x540f80be000420, // V_NOP VOP1_VOP_DPP has_dpp
    0x560a20be000420, // V_NOP VOP1_INST_LITERAL has_lit
    0x500fc232001410, // V_MOV_B32 ENC_VOP1 default
    0x52100233001410, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x540fe234001410, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x560fc235001410, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x58104236002443, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x50108237003373, // V_CVT_I32_F64 ENC_VOP1 default
    0x5410a238003373, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x56108239003373, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x5010e23a00436e, // V_CVT_F64_I32 ENC_VOP1 default
    0x5411023b00436e, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5610e23c00436e, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x500fc23d005367, // V_CVT_F32_I32 ENC_VOP1 default
    0x5211423e005367, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x540fe23f005367, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x560fc240005367, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x500fc241006368, // V_CVT_F32_U32 ENC_VOP1 default
    0x52114242006368, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x540fe243006368, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x560fc244006368, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x500fc245007382, // V_CVT_U32_F32 ENC_VOP1 default
    0x5211a246007382, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x54118247007382, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x560fc248007382, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x500fc249008372, // V_CVT_I32_F32 ENC_VOP1 default
    0x5211a24a008372, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5411824b008372, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x560fc24c008372, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x5011e24d00a362, // V_CVT_F16_F32 ENC_VOP1 default
    0x5212224e00a362, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5412024f00a362, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5611e25000a362, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x5012625100b365, // V_CVT_F32_F16 ENC_VOP1 default
    0x5212a25200b365, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5412825300b365, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5612625400b365, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x500fc24900c380, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x5211a24a00c380, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5411824b00c380, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x560fc24c00c380, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x500fc24900d370, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x5211a24a00d370, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5411824b00d370, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x560fc24c00d370, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x500fc23d00e376, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x5211423e00e376, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x540fe23f00e376, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x560fc24000e376, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x5010825500f366, // V_CVT_F32_F64 ENC_VOP1 default
    0x5410a25600f366, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5610825700f366, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x5010e25801036d, // V_CVT_F64_F32 ENC_VOP1 default
    0x5413225901036d, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x5610e25a01036d, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x500fc241011369, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x52114242011369, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x540fe243011369, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x560fc244011369, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x500fc24101236a, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x5211424201236a, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x540fe24301236a, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x560fc24401236a, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x500fc24101336b, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x5211424201336b, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x540fe24301336b, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x560fc24401336b, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x500fc24101436c, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x5211424201436c, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x540fe24301436c, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x560fc24401436c, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x5010825b015383, // V_CVT_U32_F64 ENC_VOP1 default
    0x5410a25c015383, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x5610825d015383, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x5010e25e01636f, // V_CVT_F64_U32 ENC_VOP1 default
    0x5411025f01636f, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5610e26001636f, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x50134261017468, // V_TRUNC_F64 ENC_VOP1 default
    0x54136262017468, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x56134263017468, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x50134261018293, // V_CEIL_F64 ENC_VOP1 default
    0x54136262018293, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x56134263018293, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x50134261019447, // V_RNDNE_F64 ENC_VOP1 default
    0x54136262019447, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x56134263019447, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x5013426101a39e, // V_FLOOR_F64 ENC_VOP1 default
    0x5413626201a39e, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5613426301a39e, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x500fc26401b3a6, // V_FRACT_F32 ENC_VOP1 default
    0x5213a26501b3a6, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x5411826601b3a6, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x560fc26701b3a6, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x500fc26401c467, // V_TRUNC_F32 ENC_VOP1 default
    0x5213a26501c467, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x5411826601c467, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x560fc26701c467, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x500fc26401d292, // V_CEIL_F32 ENC_VOP1 default
    0x5213a26501d292, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x5411826601d292, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x560fc26701d292, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x500fc26401e446, // V_RNDNE_F32 ENC_VOP1 default
    0x5213a26501e446, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x5411826601e446, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x560fc26701e446, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x500fc26401f39d, // V_FLOOR_F32 ENC_VOP1 default
    0x5213a26501f39d, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x5411826601f39d, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x560fc26701f39d, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x500fc264020398, // V_EXP_F32 ENC_VOP1 default
    0x5213a265020398, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x54118266020398, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x560fc267020398, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x500fc2640213b3, // V_LOG_F32 ENC_VOP1 default
    0x5213a2650213b3, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x541182660213b3, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x560fc2670213b3, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x500fc264022440, // V_RCP_F32 ENC_VOP1 default
    0x5213a265022440, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x54118266022440, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x560fc267022440, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x500fc264023442, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x5213a265023442, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x54118266023442, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x560fc267023442, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x500fc264024449, // V_RSQ_F32 ENC_VOP1 default
    0x5213a265024449, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x54118266024449, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x560fc267024449, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x50134261025441, // V_RCP_F64 ENC_VOP1 default
    0x54136262025441, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x56134263025441, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x5013426102644a, // V_RSQ_F64 ENC_VOP1 default
    0x5413626202644a, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5613426302644a, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x500fc264027454, // V_SQRT_F32 ENC_VOP1 default
    0x5213a265027454, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x54118266027454, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x560fc267027454, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x50134261028455, // V_SQRT_F64 ENC_VOP1 default
    0x54136262028455, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x56134263028455, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x500fc264029452, // V_SIN_F32 ENC_VOP1 default
    0x5213a265029452, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x54118266029452, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x560fc267029452, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x500fc26402a35d, // V_COS_F32 ENC_VOP1 default
    0x5213a26502a35d, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x5411826602a35d, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x560fc26702a35d, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x500fc26802b421, // V_NOT_B32 ENC_VOP1 default
    0x5210026902b421, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x540fe26a02b421, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x560fc26b02b421, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x500fc23202c290, // V_BFREV_B32 ENC_VOP1 default
    0x5210023302c290, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x540fe23402c290, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x560fc23502c290, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x500fc26c02d39a, // V_FFBH_U32 ENC_VOP1 default
    0x5210026d02d39a, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x540fe26e02d39a, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x560fc26f02d39a, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x500fc26c02e39b, // V_FFBL_B32 ENC_VOP1 default
    0x5210026d02e39b, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x540fe26e02e39b, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x560fc26f02e39b, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x500fc27002f399, // V_FFBH_I32 ENC_VOP1 default
    0x5210027102f399, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x540fe27202f399, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x560fc27302f399, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x501082370303aa, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x5410a2380303aa, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x561082390303aa, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x501342610313ad, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x541362620313ad, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x561342630313ad, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x501342610323a7, // V_FRACT_F64 ENC_VOP1 default
    0x541362620323a7, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x561342630323a7, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x500fc2490333a9, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x5211a24a0333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5411824b0333a9, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x560fc24c0333a9, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x500fc2640343ac, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x5213a2650343ac, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x541182660343ac, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x560fc2670343ac, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x500a20be035294, // V_CLREXCP ENC_VOP1 default
    0x560a20be035294, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x500fc232037450, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x52100233037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x540fe234037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x560fc235037450, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x5013c274039364, // V_CVT_F16_U16 ENC_VOP1 default
    0x52140275039364, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x5413e276039364, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5613c277039364, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x5013c27803a363, // V_CVT_F16_I16 ENC_VOP1 default
    0x5214027903a363, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x5413e27a03a363, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5613c27b03a363, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x5014427c03b381, // V_CVT_U16_F16 ENC_VOP1 default
    0x5214827d03b381, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5414627e03b381, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5614427f03b381, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x5014428003c371, // V_CVT_I16_F16 ENC_VOP1 default
    0x5214828103c371, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5414628203c371, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5614428303c371, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x5014c28403d43f, // V_RCP_F16 ENC_VOP1 default
    0x5215028503d43f, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e28603d43f, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5614c28703d43f, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x5014c28403e453, // V_SQRT_F16 ENC_VOP1 default
    0x5215028503e453, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e28603e453, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5614c28703e453, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x5014c28403f448, // V_RSQ_F16 ENC_VOP1 default
    0x5215028503f448, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e28603f448, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5614c28703f448, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x5014c2840403b2, // V_LOG_F16 ENC_VOP1 default
    0x521502850403b2, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e2860403b2, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5614c2870403b2, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x5014c284041397, // V_EXP_F16 ENC_VOP1 default
    0x52150285041397, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e286041397, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5614c287041397, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x5014c2840423ab, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x521502850423ab, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e2860423ab, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5614c2870423ab, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x501442800433a8, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x521482810433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x541462820433a8, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x561442830433a8, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x5014c28404439c, // V_FLOOR_F16 ENC_VOP1 default
    0x5215028504439c, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e28604439c, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5614c28704439c, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x5014c284045291, // V_CEIL_F16 ENC_VOP1 default
    0x52150285045291, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e286045291, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5614c287045291, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x5014c284046466, // V_TRUNC_F16 ENC_VOP1 default
    0x52150285046466, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e286046466, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5614c287046466, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x5014c284047445, // V_RNDNE_F16 ENC_VOP1 default
    0x52150285047445, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e286047445, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5614c287047445, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x5014c2840483a5, // V_FRACT_F16 ENC_VOP1 default
    0x521502850483a5, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e2860483a5, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5614c2870483a5, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x5014c284049451, // V_SIN_F16 ENC_VOP1 default
    0x52150285049451, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e286049451, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5614c287049451, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x5014c28404a35c, // V_COS_F16 ENC_VOP1 default
    0x5215028504a35c, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x5414e28604a35c, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5614c28704a35c, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x5014428004d374, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x5214828104d374, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5414628204d374, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5614428304d374, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x5014427c04e375, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x5214827d04e375, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5414627e04e375, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5614427f04e375, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x500fc28804f44f, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x5210028904f44f, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x540fe28a04f44f, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x560fc28b04f44f, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5815428c051464, // V_SWAP_B32 ENC_VOP1 default
    0x5815828d052276, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x5215c28e052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x5415a28f052276, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x56158290052276, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x5a0c2291000220, // S_MOV_B32 ENC_SOP1 default
    0x5c0c2292000220, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c4293001221, // S_MOV_B64 ENC_SOP1 default
    0x5c0c4294001221, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22950021d4, // S_CMOV_B32 ENC_SOP1 default
    0x5c0c22960021d4, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c42970031d5, // S_CMOV_B64 ENC_SOP1 default
    0x5c0c42980031d5, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c229900422d, // S_NOT_B32 ENC_SOP1 default
    0x5c0c229a00422d, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c429b00522e, // S_NOT_B64 ENC_SOP1 default
    0x5c0c429c00522e, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c229900625e, // S_WQM_B32 ENC_SOP1 default
    0x5c0c229a00625e, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c429b00725f, // S_WQM_B64 ENC_SOP1 default
    0x5c0c429c00725f, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c229d0081a1, // S_BREV_B32 ENC_SOP1 default
    0x5c0c229e0081a1, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c429f0091a2, // S_BREV_B64 ENC_SOP1 default
    0x5c0c42a00091a2, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22a100a18d, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5c0c22a200a18d, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c62a300b18e, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5c0c62a400b18e, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22a100c18f, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5c0c22a200c18f, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c62a300d190, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5c0c62a400d190, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22a500e1fc, // S_FF0_I32_B32 ENC_SOP1 default
    0x5c0c22a600e1fc, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c62a700f1fd, // S_FF0_I32_B64 ENC_SOP1 default
    0x5c0c62a800f1fd, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22a50101fe, // S_FF1_I32_B32 ENC_SOP1 default
    0x5c0c22a60101fe, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c62a70111ff, // S_FF1_I32_B64 ENC_SOP1 default
    0x5c0c62a80111ff, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22a5012201, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5c0c22a6012201, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c62a7013202, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5c0c62a8013202, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22a9014200, // S_FLBIT_I32 ENC_SOP1 default
    0x5c0c22aa014200, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x5a0c62ab015203, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5c0c62ac015203, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22ad016251, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5c0c22ae016251, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x5a0c22af017250, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5c0c22b0017250, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x5a0c22b101819c, // S_BITSET0_B32 ENC_SOP1 default
    0x5c0c22b201819c, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c82b301919d, // S_BITSET0_B64 ENC_SOP1 default
    0x5c0c82b401919d, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c22b101a19e, // S_BITSET1_B32 ENC_SOP1 default
    0x5c0c22b201a19e, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c82b301b19f, // S_BITSET1_B64 ENC_SOP1 default
    0x5c0c82b401b19f, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0ca2b501c204, // S_GETPC_B64 ENC_SOP1 default
    0x5e0cc2b601d247, // S_SETPC_B64 ENC_SOP1 default
    0x5a0c42b701e259, // S_SWAPPC_B64 ENC_SOP1 default
    0x5e0cc2b601f23b, // S_RFE_B64 ENC_SOP1 default
    0x5a0c42b802016d, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b902016d, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8021235, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b9021235, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8022265, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b9022265, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8023169, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b9023169, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8024232, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b9024232, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8025228, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b9025228, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b802622c, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b902622c, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8027262, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b9027262, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c2299028239, // S_QUADMASK_B32 ENC_SOP1 default
    0x5c0c229a028239, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c429b02923a, // S_QUADMASK_B64 ENC_SOP1 default
    0x5c0c429c02923a, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x600c22ba02a21e, // S_MOVRELS_B32 ENC_SOP1 default
    0x5e0c42bb02b21f, // S_MOVRELS_B64 ENC_SOP1 default
    0x5a0c22bc02c21c, // S_MOVRELD_B32 ENC_SOP1 default
    0x5c0c22bd02c21c, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c42be02d21d, // S_MOVRELD_B64 ENC_SOP1 default
    0x5c0c42bf02d21d, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x600ce2c002e1ce, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5c0ce2c102e1ce, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x5a0c22c2030160, // S_ABS_I32 ENC_SOP1 default
    0x5c0c22c3030160, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x5a0ce2c403224c, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5c0ce2c503224c, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8033165, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b9033165, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b803422f, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0c42b903422f, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b8035166, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5c0c42b9035166, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c42b803616a, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5c0c42b903616a, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c82c603719b, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5c0c82c703719b, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x620dc2c80001e2, // S_CMP_EQ_I32 ENC_SOPC default
    0x640dc2c90001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ca0001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cb0001e2, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2c80011eb, // S_CMP_LG_I32 ENC_SOPC default
    0x640dc2c90011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ca0011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cb0011eb, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2c80021e7, // S_CMP_GT_I32 ENC_SOPC default
    0x640dc2c90021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ca0021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cb0021e7, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2c80031e5, // S_CMP_GE_I32 ENC_SOPC default
    0x640dc2c90031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ca0031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cb0031e5, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2c80041ee, // S_CMP_LT_I32 ENC_SOPC default
    0x640dc2c90041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ca0041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cb0041ee, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2c80051e9, // S_CMP_LE_I32 ENC_SOPC default
    0x640dc2c90051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ca0051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cb0051e9, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc0061e3, // S_CMP_EQ_U32 ENC_SOPC default
    0x640dc2cd0061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce0061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf0061e3, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc0071ec, // S_CMP_LG_U32 ENC_SOPC default
    0x640dc2cd0071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce0071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf0071ec, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc0081e8, // S_CMP_GT_U32 ENC_SOPC default
    0x640dc2cd0081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce0081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf0081e8, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc0091e6, // S_CMP_GE_U32 ENC_SOPC default
    0x640dc2cd0091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce0091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf0091e6, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc00a1ef, // S_CMP_LT_U32 ENC_SOPC default
    0x640dc2cd00a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce00a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf00a1ef, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc00b1ea, // S_CMP_LE_U32 ENC_SOPC default
    0x640dc2cd00b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce00b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf00b1ea, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc00c197, // S_BITCMP0_B32 ENC_SOPC default
    0x640dc2cd00c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce00c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf00c197, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2cc00d199, // S_BITCMP1_B32 ENC_SOPC default
    0x640dc2cd00d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x660dc2ce00d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x680dc2cf00d199, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620da2d000e198, // S_BITCMP0_B64 ENC_SOPC default
    0x640da2d100e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x660da2d200e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x680da2d300e198, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620da2d000f19a, // S_BITCMP1_B64 ENC_SOPC default
    0x640da2d100f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x660da2d200f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x680da2d300f19a, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620dc2d401024b, // S_SETVSKIP ENC_SOPC default
    0x640dc2d501024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x660dc2d601024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x680dc2d701024b, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620de2d801124f, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x640de2d901124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x660de2da01124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x680de2db01124f, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d82dc0121e4, // S_CMP_EQ_U64 ENC_SOPC default
    0x640d82dd0121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x660d82de0121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x680d82df0121e4, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d82dc0131ed, // S_CMP_LG_U64 ENC_SOPC default
    0x640d82dd0131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x660d82de0131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x680d82df0131ed, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6a0ec2e0000229, // S_NOP ENC_SOPP default
    0x6a0ee0be0011f9, // S_ENDPGM ENC_SOPP default
    0x6a0f02e10021a0, // S_BRANCH ENC_SOPP default
    0x6a0a20be00325d, // S_WAKEUP ENC_SOPP default
    0x6a0f02e20041cf, // S_CBRANCH_SCC0 ENC_SOPP default
    0x6a0f02e20051d0, // S_CBRANCH_SCC1 ENC_SOPP default
    0x6c0f02e30061d2, // S_CBRANCH_VCCZ ENC_SOPP default
    0x6c0f02e30071d1, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x6a0f02e40081cb, // S_CBRANCH_EXECZ ENC_SOPP default
    0x6a0f02e40091ca, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x6a0a20be00a18c, // S_BARRIER ENC_SOPP default
    0x6a0ec2e000b246, // S_SETKILL ENC_SOPP default
    0x6a0f22e500c25c, // S_WAITCNT ENC_SOPP default
    0x6a0ec2e000d245, // S_SETHALT ENC_SOPP default
    0x6a0ec2e000e252, // S_SLEEP ENC_SOPP default
    0x6a0ec2e000f248, // S_SETPRIO ENC_SOPP default
    0x6a0f42e6010243, // S_SENDMSG ENC_SOPP default
    0x6a0f42e6011244, // S_SENDMSGHALT ENC_SOPP default
    0x6a0ec2e001225a, // S_TRAP ENC_SOPP default
    0x6a0a20be013206, // S_ICACHE_INV ENC_SOPP default
    0x6a0ec2e0014207, // S_INCPERFLEVEL ENC_SOPP default
    0x6a0ec2e00151f8, // S_DECPERFLEVEL ENC_SOPP default
    0x6a0a216e01625b, // S_TTRACEDATA ENC_SOPP default
    0x6a0f02e10171c6, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x6a0f02e10181c9, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x6a0f02e10191c8, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x6a0f02e101a1c7, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x6a0a20be01b1fb, // S_ENDPGM_SAVED ENC_SOPP default
    0x6a0a20be01c24e, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x6a0f62e701d24d, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x6a0a20be01e1fa, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x6e1f62e8000430, // V_PK_MAD_I16 ENC_VOP3P default
    0x6e1f82e900143b, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x6e1f82ea002428, // V_PK_ADD_I16 ENC_VOP3P default
    0x6e1f82ea00343c, // V_PK_SUB_I16 ENC_VOP3P default
    0x6e1f82eb00442e, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6e1f82eb00542f, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6e1f82ec00642a, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x6e1f82ea007433, // V_PK_MAX_I16 ENC_VOP3P default
    0x6e1f82ea008436, // V_PK_MIN_I16 ENC_VOP3P default
    0x6e1f62ed009431, // V_PK_MAD_U16 ENC_VOP3P default
    0x6e1f82e900a429, // V_PK_ADD_U16 ENC_VOP3P default
    0x6e1f82e900b43d, // V_PK_SUB_U16 ENC_VOP3P default
    0x6e1f82e900c434, // V_PK_MAX_U16 ENC_VOP3P default
    0x6e1f82e900d437, // V_PK_MIN_U16 ENC_VOP3P default
    0x6e1fa2ee00e42c, // V_PK_FMA_F16 ENC_VOP3P default
    0x6e1fc0f600f426, // V_PK_ADD_F16 ENC_VOP3P default
    0x6e1fc0f6010439, // V_PK_MUL_F16 ENC_VOP3P default
    0x6e1fc0f6011435, // V_PK_MIN_F16 ENC_VOP3P default
    0x6e1fc0f6012432, // V_PK_MAX_F16 ENC_VOP3P default
    0x6e1fe2ef0203ce, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6e1fe2f00213cd, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6e1fe2f00223cc, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6e2002f102338e, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6e1f62f202638f, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6e1f611c027390, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6e2022f3028392, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6e20211b029393, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6e2022f402a395, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6e2022f502b396, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6e2042f603042d, // V_PK_FMA_F32 ENC_VOP3P default
    0x6e2062f703143a, // V_PK_MUL_F32 ENC_VOP3P default
    0x6e2062f7032427, // V_PK_ADD_F32 ENC_VOP3P default
    0x6e2062f8033438, // V_PK_MOV_B32 ENC_VOP3P default
    0x702082f90403f0, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x7020a2fa0413ea, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x7020c2fb0423f8, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x7020a2fa0443f2, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x7020c2fb0453ee, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x7020e2fc0483f5, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x702102fd0493ed, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x702122fe04a3fb, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x702102fd04c3f7, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x702122fe04d3e9, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x702082ff050400, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x7020a3000513ff, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x7020c301052402, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x7020a300054401, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x7020c3010553fe, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x72214302058277, // V_ACCVGPR_READ ENC_VOP3P default
    0x6e216303059278, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x7020e3040633f4, // V_MFMA_F32_32X32X4BF16_1K VOP3P_MFMA default
    0x702103050643ec, // V_MFMA_F32_16X16X4BF16_1K VOP3P_MFMA default
    0x702123060653fa, // V_MFMA_F32_4X4X4BF16_1K VOP3P_MFMA default
    0x702103050663f6, // V_MFMA_F32_32X32X8BF16_1K VOP3P_MFMA default
    0x702123060673e8, // V_MFMA_F32_16X16X16BF16_1K VOP3P_MFMA default
    0x702183070683f1, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x7021a3080693eb, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x7021c30906b3f9, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x7021a30806c3f3, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x7021c30906d3ef, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
    0x7021e30a06e3fc, // V_MFMA_F64_16X16X4F64 VOP3P_MFMA default
    0x7022030b06f3fd, // V_MFMA_F64_4X4X4F64 VOP3P_MFMA default
];
