// Written by `cargo xtask regen` from amdgpu_isa_cdna3.xml. Do not edit: change
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
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 1, [false, true, false, false], run(1, 1), run(0, 0)),
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
        choice(Long, 0, 1, [false, true, false, false], run(2, 2), run(0, 0)),
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
        choice(Long, 0, 1, [false, true, false, false], run(2, 2), run(1, 1)),
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
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2471] = [
    0x0016e000000352, // V_CNDMASK_B32 ENC_VOP2 default
    0x02172001000352, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04170002000352, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0616e003000352, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08176004001274, // V_ADD_F32 ENC_VOP2 default
    0x0a17a005001274, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c178006001274, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e176007001274, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08176004002470, // V_SUB_F32 ENC_VOP2 default
    0x0a17a005002470, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c178006002470, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e176007002470, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0817600400346b, // V_SUBREV_F32 ENC_VOP2 default
    0x0a17a00500346b, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17800600346b, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e17600700346b, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0817e0080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c1800090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e17e00a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x08176004005418, // V_MUL_F32 ENC_VOP2 default
    0x0a17a005005418, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c178006005418, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e176007005418, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0817600b00641e, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a18600c00641e, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18400d00641e, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17600e00641e, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817600b00741b, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a18600c00741b, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18400d00741b, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17600e00741b, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817600f008422, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a186010008422, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c184011008422, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e176012008422, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817600f00941d, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a18601000941d, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18401100941d, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e17601200941d, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817600400a40c, // V_MIN_F32 ENC_VOP2 default
    0x0a17a00500a40c, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17800600a40c, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e17600700a40c, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0817600400b3d7, // V_MAX_F32 ENC_VOP2 default
    0x0a17a00500b3d7, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17800600b3d7, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e17600700b3d7, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0817600b00c40f, // V_MIN_I32 ENC_VOP2 default
    0x0a18600c00c40f, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18400d00c40f, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e17600e00c40f, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0817600b00d3da, // V_MAX_I32 ENC_VOP2 default
    0x0a18600c00d3da, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18400d00d3da, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e17600e00d3da, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0817600f00e411, // V_MIN_U32 ENC_VOP2 default
    0x0a18601000e411, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18401100e411, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e17601200e411, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0817600f00f3dc, // V_MAX_U32 ENC_VOP2 default
    0x0a18601000f3dc, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18401100f3dc, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e17601200f3dc, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081760130103bc, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1860140103bc, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1840110103bc, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1760150103bc, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08176016011280, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a186017011280, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c184018011280, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e176019011280, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081760130123b6, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1860140123b6, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1840110123b6, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1760150123b6, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0817600f01327d, // V_AND_B32 ENC_VOP2 default
    0x0a18601001327d, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18401101327d, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e17601201327d, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0817600f014426, // V_OR_B32 ENC_VOP2 default
    0x0a186010014426, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c184011014426, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e176012014426, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0817600f01547d, // V_XOR_B32 ENC_VOP2 default
    0x0a18601001547d, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18401101547d, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17601201547d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x1018c01a0173a1, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e18c01b0173a1, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1018e01c01839e, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e18e01d01839e, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0819001e019272, // V_ADD_CO_U32 ENC_VOP2 default
    0x1219401f019272, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c192020019272, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e190021019272, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819001e01a46e, // V_SUB_CO_U32 ENC_VOP2 default
    0x1219401f01a46e, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19202001a46e, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19002101a46e, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819002201b469, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1219402301b469, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19202001b469, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19002401b469, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019802501c271, // V_ADDC_CO_U32 ENC_VOP2 default
    0x1419c02601c271, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419a02701c271, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619802801c271, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019802501d468, // V_SUBB_CO_U32 ENC_VOP2 default
    0x1419c02601d468, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419a02701d468, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619802801d468, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019802901e467, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x1419c02a01e467, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419a02701e467, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619802b01e467, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081a002c01f273, // V_ADD_F16 ENC_VOP2 default
    0x0a1a402d01f273, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a202e01f273, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1a002f01f273, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081a002c02046f, // V_SUB_F16 ENC_VOP2 default
    0x0a1a402d02046f, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a202e02046f, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1a002f02046f, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x081a003002146a, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1a403102146a, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a202e02146a, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1a003202146a, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081a002c022417, // V_MUL_F16 ENC_VOP2 default
    0x0a1a402d022417, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a202e022417, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1a002f022417, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081a00330233be, // V_MAC_F16 ENC_VOP2 default
    0x0c1a20340233be, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1a00350233be, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101a80360243c0, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1a80370243c0, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x101aa0380253bf, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1aa0390253bf, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081ac03a026279, // V_ADD_U16 ENC_VOP2 default
    0x0a1b003b026279, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c026279, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1ac03d026279, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081ac03a027473, // V_SUB_U16 ENC_VOP2 default
    0x0a1b003b027473, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c027473, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1ac03d027473, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081ac03e02846c, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1b003f02846c, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c02846c, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1ac04002846c, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081ac03a029420, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1b003b029420, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c029420, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1ac03d029420, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081ac03e02a3b5, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1b003f02a3b5, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c02a3b5, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1ac04002a3b5, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081ac03e02b3bb, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1b003f02b3bb, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c02b3bb, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1ac04002b3bb, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081ac04102c27f, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1b004202c27f, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae04302c27f, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1ac04402c27f, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081a002c02d3d6, // V_MAX_F16 ENC_VOP2 default
    0x0a1a402d02d3d6, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a202e02d3d6, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1a002f02d3d6, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081a002c02e40b, // V_MIN_F16 ENC_VOP2 default
    0x0a1a402d02e40b, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a202e02e40b, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1a002f02e40b, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081ac03a02f3db, // V_MAX_U16 ENC_VOP2 default
    0x0a1b003b02f3db, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c02f3db, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1ac03d02f3db, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081ac0450303d9, // V_MAX_I16 ENC_VOP2 default
    0x0a1b00460303d9, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae0470303d9, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1ac0480303d9, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081ac03a031410, // V_MIN_U16 ENC_VOP2 default
    0x0a1b003b031410, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae03c031410, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1ac03d031410, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081ac04503240e, // V_MIN_I16 ENC_VOP2 default
    0x0a1b004603240e, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae04703240e, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1ac04803240e, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081a002c0333af, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1b802d0333af, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b602e0333af, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1a002f0333af, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0817600f03427a, // V_ADD_U32 ENC_VOP2 default
    0x0a18601003427a, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18401103427a, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e17601203427a, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0817600f035474, // V_SUB_U32 ENC_VOP2 default
    0x0a186010035474, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c184011035474, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e176012035474, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0817601303646d, // V_SUBREV_U32 ENC_VOP2 default
    0x0a18601403646d, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18401103646d, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e17601503646d, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081bc04903738b, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1be04a03738b, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1bc04b03738b, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0817604c03838c, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c18404d03838c, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e17604e03838c, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0817604f039390, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c184050039390, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e176051039390, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0817605203a393, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18405303a393, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e17605403a393, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0817605503b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c17805603b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e17605703b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081c205803c42e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1c805903c42e, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c405a03c42e, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1c205b03c42e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0817600f03d47c, // V_XNOR_B32 ENC_VOP2 default
    0x0a18601003d47c, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18401103d47c, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17601203d47c, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160c805c00015a, // S_ADD_U32 ENC_SOP2 default
    0x180c805d00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c00124f, // S_SUB_U32 ENC_SOP2 default
    0x180c805d00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8060002159, // S_ADD_I32 ENC_SOP2 default
    0x180c8061002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c8062002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c8063002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806000324e, // S_SUB_I32 ENC_SOP2 default
    0x180c806100324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806200324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806300324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8064004157, // S_ADDC_U32 ENC_SOP2 default
    0x180c8065004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c8066004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c8067004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806400524d, // S_SUBB_U32 ENC_SOP2 default
    0x180c806500524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806600524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806700524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806000620f, // S_MIN_I32 ENC_SOP2 default
    0x180c806100620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806200620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806300620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c007210, // S_MIN_U32 ENC_SOP2 default
    0x180c805d007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806000820b, // S_MAX_I32 ENC_SOP2 default
    0x180c806100820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806200820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806300820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c00920c, // S_MAX_U32 ENC_SOP2 default
    0x180c805d00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806800a1e6, // S_CSELECT_B32 ENC_SOP2 default
    0x180c806900a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806a00a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806b00a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06c00b1e7, // S_CSELECT_B64 ENC_SOP2 default
    0x180ca06d00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06e00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06f00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c00c161, // S_AND_B32 ENC_SOP2 default
    0x180c805d00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07000d162, // S_AND_B64 ENC_SOP2 default
    0x180ca07100d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07200d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07300d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c00e229, // S_OR_B32 ENC_SOP2 default
    0x180c805d00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07000f22a, // S_OR_B64 ENC_SOP2 default
    0x180ca07100f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07200f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07300f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c01025a, // S_XOR_B32 ENC_SOP2 default
    0x180c805d01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07001125b, // S_XOR_B64 ENC_SOP2 default
    0x180ca07101125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07201125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07301125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c01215d, // S_ANDN2_B32 ENC_SOP2 default
    0x180c805d01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07001315e, // S_ANDN2_B64 ENC_SOP2 default
    0x180ca07101315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07201315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07301315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c014226, // S_ORN2_B32 ENC_SOP2 default
    0x180c805d014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca070015227, // S_ORN2_B64 ENC_SOP2 default
    0x180ca071015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca072015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca073015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c01621c, // S_NAND_B32 ENC_SOP2 default
    0x180c805d01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07001721d, // S_NAND_B64 ENC_SOP2 default
    0x180ca07101721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07201721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07301721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c018220, // S_NOR_B32 ENC_SOP2 default
    0x180c805d018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca070019221, // S_NOR_B64 ENC_SOP2 default
    0x180ca071019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca072019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca073019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c01a257, // S_XNOR_B32 ENC_SOP2 default
    0x180c805d01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07001b258, // S_XNOR_B64 ENC_SOP2 default
    0x180ca07101b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07201b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07301b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c01c207, // S_LSHL_B32 ENC_SOP2 default
    0x180c805d01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07401d208, // S_LSHL_B64 ENC_SOP2 default
    0x180cc07501d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07601d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07701d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c01e209, // S_LSHR_B32 ENC_SOP2 default
    0x180c805d01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07401f20a, // S_LSHR_B64 ENC_SOP2 default
    0x180cc07501f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07601f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07701f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8078020164, // S_ASHR_I32 ENC_SOP2 default
    0x180c8079020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c807a020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c807b020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07c021165, // S_ASHR_I64 ENC_SOP2 default
    0x180cc07d021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07e021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07f021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c808002218b, // S_BFM_B32 ENC_SOP2 default
    0x180c808102218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808202218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808302218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce08402318c, // S_BFM_B64 ENC_SOP2 default
    0x180ce08502318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce08602318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce08702318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c808802421b, // S_MUL_I32 ENC_SOP2 default
    0x180c808902421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808a02421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808b02421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c025189, // S_BFE_U32 ENC_SOP2 default
    0x180c805d025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8078026187, // S_BFE_I32 ENC_SOP2 default
    0x180c8079026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c807a026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c807b026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07402718a, // S_BFE_U64 ENC_SOP2 default
    0x180cc07502718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07602718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07702718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07c028188, // S_BFE_I64 ENC_SOP2 default
    0x180cc07d028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07e028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07f028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d008c0291c2, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180d008d0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0d008e0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0d008f0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806002a155, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180c806102a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806202a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806302a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d209002b232, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160c808002c21a, // S_MUL_HI_U32 ENC_SOP2 default
    0x180c808102c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808202c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808302c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c808802d219, // S_MUL_HI_I32 ENC_SOP2 default
    0x180c808902d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808a02d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808b02d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c02e203, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180c805d02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c02f204, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180c805d02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c030205, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180c805d030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805c031206, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180c805d031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805e031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805f031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c809103222e, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180c809203222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c809303222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c809403222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c809503322d, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180c809603322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c809703322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c809803322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c809903422c, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180c809a03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c809b03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c809c03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0d809d000211, // S_MOVK_I32 ENC_SOPK default
    0x1e0d809e0011c9, // S_CMOVK_I32 ENC_SOPK default
    0x1e0d809f0021cc, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0d809f0031d4, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0d809f0041d0, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0d809f0051ce, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0d809f0061d6, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0d809f0071d2, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0d80a00081cd, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0d80a00091d5, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0d80a000a1d1, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0d80a000b1cf, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0d80a000c1d7, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0d80a000d1d3, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0d80a100e158, // S_ADDK_I32 ENC_SOPK default
    0x1e0d80a200f218, // S_MULK_I32 ENC_SOPK default
    0x1e0da0a30101c3, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0dc0a40111fb, // S_GETREG_B32 ENC_SOPK default
    0x1e0de0a501223f, // S_SETREG_B32 ENC_SOPK default
    0x200e00a6014240, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0da0a70151bb, // S_CALL_B64 ENC_SOPK default
    0x2209c0a80001fe, // S_LOAD_DWORD ENC_SMEM default
    0x2209e0a9001200, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220a00aa002201, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220a20ab003202, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a40ac0041ff, // S_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0ad005233, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209e0ae006234, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a00af007235, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a60b00081b3, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a80b10091b5, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220aa0b200a1b6, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220ac0b300b1b7, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220ae0b400c1b4, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0b501024a, // S_STORE_DWORD ENC_SMEM default
    0x2209e0b601124b, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a00b701224c, // S_STORE_DWORDX4 ENC_SMEM default
    0x2209c0b8015236, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209e0b9016237, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a00ba017238, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a60bb0181b8, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a80bc0191b9, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220aa0bd01a1ba, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220b00be0201ea, // S_DCACHE_INV ENC_SMEM default
    0x220b00be0211ec, // S_DCACHE_WB ENC_SMEM default
    0x220b00be0221eb, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220b00be0231ed, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b20bf02420e, // S_MEMTIME ENC_SMEM default
    0x220b20bf02520d, // S_MEMREALTIME ENC_SMEM default
    0x220b40c0026166, // S_ATC_PROBE ENC_SMEM default
    0x220b60c1027167, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b80c20281e8, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b80c20291e9, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a60c30401ab, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a80c404119d, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a60c3042199, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a60c30431a9, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a60c30441a7, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a60c30451af, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a60c30461a5, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a60c30471ad, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a60c304819b, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a60c30491a3, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a60c304a1b1, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a60c304b1a1, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a60c304c19f, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a80c40601ac, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220aa0c506119e, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a80c406219a, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a80c40631aa, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a80c40641a8, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a80c40651b0, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a80c40661a6, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a80c40671ae, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a80c406819c, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a80c40691a4, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a80c406a1b2, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a80c406b1a2, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a80c406c1a0, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x2209c0c608017a, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209e0c708116c, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x2209c0c6082168, // S_ATOMIC_ADD ENC_SMEM default
    0x2209c0c6083178, // S_ATOMIC_SUB ENC_SMEM default
    0x2209c0c6084176, // S_ATOMIC_SMIN ENC_SMEM default
    0x2209c0c608517e, // S_ATOMIC_UMIN ENC_SMEM default
    0x2209c0c6086174, // S_ATOMIC_SMAX ENC_SMEM default
    0x2209c0c608717c, // S_ATOMIC_UMAX ENC_SMEM default
    0x2209c0c608816a, // S_ATOMIC_AND ENC_SMEM default
    0x2209c0c6089172, // S_ATOMIC_OR ENC_SMEM default
    0x2209c0c608a180, // S_ATOMIC_XOR ENC_SMEM default
    0x2209c0c608b170, // S_ATOMIC_INC ENC_SMEM default
    0x2209c0c608c16e, // S_ATOMIC_DEC ENC_SMEM default
    0x2209e0c70a017b, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a00c80a116d, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209e0c70a2169, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209e0c70a3179, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209e0c70a4177, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209e0c70a517f, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209e0c70a6175, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209e0c70a717d, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209e0c70a816b, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209e0c70a9173, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209e0c70aa181, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209e0c70ab171, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209e0c70ac16f, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x242400c90102f0, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x242400ca01128d, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242460cb0122f1, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242460cc01328e, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2424a0cd0142ef, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2424a0ce01528c, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x242500cd0202fb, // V_CMP_F_F16 ENC_VOP3 default
    0x242500cd021322, // V_CMP_LT_F16 ENC_VOP3 default
    0x242500cd0222f2, // V_CMP_EQ_F16 ENC_VOP3 default
    0x242500cd023316, // V_CMP_LE_F16 ENC_VOP3 default
    0x242500cd02430d, // V_CMP_GT_F16 ENC_VOP3 default
    0x242500cd02531f, // V_CMP_LG_F16 ENC_VOP3 default
    0x242500cd026304, // V_CMP_GE_F16 ENC_VOP3 default
    0x242500cd027343, // V_CMP_O_F16 ENC_VOP3 default
    0x242500cd02834f, // V_CMP_U_F16 ENC_VOP3 default
    0x242500cd029334, // V_CMP_NGE_F16 ENC_VOP3 default
    0x242500cd02a33d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x242500cd02b337, // V_CMP_NGT_F16 ENC_VOP3 default
    0x242500cd02c33a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x242500cd02d32b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x242500cd02e340, // V_CMP_NLT_F16 ENC_VOP3 default
    0x242500cd02f346, // V_CMP_TRU_F16 ENC_VOP3 default
    0x242500ce030298, // V_CMPX_F_F16 ENC_VOP3 default
    0x242500ce0312bf, // V_CMPX_LT_F16 ENC_VOP3 default
    0x242500ce03228f, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x242500ce0332b3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x242500ce0342aa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x242500ce0352bc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x242500ce0362a1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x242500ce0372e0, // V_CMPX_O_F16 ENC_VOP3 default
    0x242500ce0382ec, // V_CMPX_U_F16 ENC_VOP3 default
    0x242500ce0392d1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x242500ce03a2da, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x242500ce03b2d4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x242500ce03c2d7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x242500ce03d2c8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x242500ce03e2dd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x242500ce03f2e3, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242540cf0402fc, // V_CMP_F_F32 ENC_VOP3 default
    0x242540cf041323, // V_CMP_LT_F32 ENC_VOP3 default
    0x242540cf0422f3, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242540cf043317, // V_CMP_LE_F32 ENC_VOP3 default
    0x242540cf04430e, // V_CMP_GT_F32 ENC_VOP3 default
    0x242540cf045320, // V_CMP_LG_F32 ENC_VOP3 default
    0x242540cf046305, // V_CMP_GE_F32 ENC_VOP3 default
    0x242540cf047344, // V_CMP_O_F32 ENC_VOP3 default
    0x242540cf048350, // V_CMP_U_F32 ENC_VOP3 default
    0x242540cf049335, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242540cf04a33e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242540cf04b338, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242540cf04c33b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242540cf04d32c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242540cf04e341, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242540cf04f347, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242540d0050299, // V_CMPX_F_F32 ENC_VOP3 default
    0x242540d00512c0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242540d0052290, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242540d00532b4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242540d00542ab, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242540d00552bd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242540d00562a2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242540d00572e1, // V_CMPX_O_F32 ENC_VOP3 default
    0x242540d00582ed, // V_CMPX_U_F32 ENC_VOP3 default
    0x242540d00592d2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242540d005a2db, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242540d005b2d5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242540d005c2d8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242540d005d2c9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242540d005e2de, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242540d005f2e4, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242580d10602fd, // V_CMP_F_F64 ENC_VOP3 default
    0x242580d1061324, // V_CMP_LT_F64 ENC_VOP3 default
    0x242580d10622f4, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242580d1063318, // V_CMP_LE_F64 ENC_VOP3 default
    0x242580d106430f, // V_CMP_GT_F64 ENC_VOP3 default
    0x242580d1065321, // V_CMP_LG_F64 ENC_VOP3 default
    0x242580d1066306, // V_CMP_GE_F64 ENC_VOP3 default
    0x242580d1067345, // V_CMP_O_F64 ENC_VOP3 default
    0x242580d1068351, // V_CMP_U_F64 ENC_VOP3 default
    0x242580d1069336, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242580d106a33f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242580d106b339, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242580d106c33c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242580d106d32d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242580d106e342, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242580d106f348, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242580d207029a, // V_CMPX_F_F64 ENC_VOP3 default
    0x242580d20712c1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242580d2072291, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242580d20732b5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242580d20742ac, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242580d20752be, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242580d20762a3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242580d20772e2, // V_CMPX_O_F64 ENC_VOP3 default
    0x242580d20782ee, // V_CMPX_U_F64 ENC_VOP3 default
    0x242580d20792d3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242580d207a2dc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242580d207b2d6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242580d207c2d9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242580d207d2ca, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242580d207e2df, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242580d207f2e5, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2425c0d30a02fe, // V_CMP_F_I16 ENC_VOP3 default
    0x2425c0d30a1325, // V_CMP_LT_I16 ENC_VOP3 default
    0x2425c0d30a22f5, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2425c0d30a3319, // V_CMP_LE_I16 ENC_VOP3 default
    0x2425c0d30a4310, // V_CMP_GT_I16 ENC_VOP3 default
    0x2425c0d30a532e, // V_CMP_NE_I16 ENC_VOP3 default
    0x2425c0d30a6307, // V_CMP_GE_I16 ENC_VOP3 default
    0x2425c0d30a7349, // V_CMP_T_I16 ENC_VOP3 default
    0x2425c0d40a8301, // V_CMP_F_U16 ENC_VOP3 default
    0x2425c0d40a9328, // V_CMP_LT_U16 ENC_VOP3 default
    0x2425c0d40aa2f8, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2425c0d40ab31c, // V_CMP_LE_U16 ENC_VOP3 default
    0x2425c0d40ac313, // V_CMP_GT_U16 ENC_VOP3 default
    0x2425c0d40ad331, // V_CMP_NE_U16 ENC_VOP3 default
    0x2425c0d40ae30a, // V_CMP_GE_U16 ENC_VOP3 default
    0x2425c0d40af34c, // V_CMP_T_U16 ENC_VOP3 default
    0x2425c0d50b029b, // V_CMPX_F_I16 ENC_VOP3 default
    0x2425c0d50b12c2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2425c0d50b2292, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2425c0d50b32b6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2425c0d50b42ad, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2425c0d50b52cb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2425c0d50b62a4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2425c0d50b72e6, // V_CMPX_T_I16 ENC_VOP3 default
    0x2425c0d60b829e, // V_CMPX_F_U16 ENC_VOP3 default
    0x2425c0d60b92c5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2425c0d60ba295, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2425c0d60bb2b9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2425c0d60bc2b0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2425c0d60bd2ce, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2425c0d60be2a7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2425c0d60bf2e9, // V_CMPX_T_U16 ENC_VOP3 default
    0x242620d70c02ff, // V_CMP_F_I32 ENC_VOP3 default
    0x242620d70c1326, // V_CMP_LT_I32 ENC_VOP3 default
    0x242620d70c22f6, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242620d70c331a, // V_CMP_LE_I32 ENC_VOP3 default
    0x242620d70c4311, // V_CMP_GT_I32 ENC_VOP3 default
    0x242620d70c532f, // V_CMP_NE_I32 ENC_VOP3 default
    0x242620d70c6308, // V_CMP_GE_I32 ENC_VOP3 default
    0x242620d70c734a, // V_CMP_T_I32 ENC_VOP3 default
    0x242620d80c8302, // V_CMP_F_U32 ENC_VOP3 default
    0x242620d80c9329, // V_CMP_LT_U32 ENC_VOP3 default
    0x242620d80ca2f9, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242620d80cb31d, // V_CMP_LE_U32 ENC_VOP3 default
    0x242620d80cc314, // V_CMP_GT_U32 ENC_VOP3 default
    0x242620d80cd332, // V_CMP_NE_U32 ENC_VOP3 default
    0x242620d80ce30b, // V_CMP_GE_U32 ENC_VOP3 default
    0x242620d80cf34d, // V_CMP_T_U32 ENC_VOP3 default
    0x242620d90d029c, // V_CMPX_F_I32 ENC_VOP3 default
    0x242620d90d12c3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242620d90d2293, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242620d90d32b7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242620d90d42ae, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242620d90d52cc, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242620d90d62a5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242620d90d72e7, // V_CMPX_T_I32 ENC_VOP3 default
    0x242620da0d829f, // V_CMPX_F_U32 ENC_VOP3 default
    0x242620da0d92c6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242620da0da296, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242620da0db2ba, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242620da0dc2b1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242620da0dd2cf, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242620da0de2a8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242620da0df2ea, // V_CMPX_T_U32 ENC_VOP3 default
    0x242660db0e0300, // V_CMP_F_I64 ENC_VOP3 default
    0x242660db0e1327, // V_CMP_LT_I64 ENC_VOP3 default
    0x242660db0e22f7, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242660db0e331b, // V_CMP_LE_I64 ENC_VOP3 default
    0x242660db0e4312, // V_CMP_GT_I64 ENC_VOP3 default
    0x242660db0e5330, // V_CMP_NE_I64 ENC_VOP3 default
    0x242660db0e6309, // V_CMP_GE_I64 ENC_VOP3 default
    0x242660db0e734b, // V_CMP_T_I64 ENC_VOP3 default
    0x242660dc0e8303, // V_CMP_F_U64 ENC_VOP3 default
    0x242660dc0e932a, // V_CMP_LT_U64 ENC_VOP3 default
    0x242660dc0ea2fa, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242660dc0eb31e, // V_CMP_LE_U64 ENC_VOP3 default
    0x242660dc0ec315, // V_CMP_GT_U64 ENC_VOP3 default
    0x242660dc0ed333, // V_CMP_NE_U64 ENC_VOP3 default
    0x242660dc0ee30c, // V_CMP_GE_U64 ENC_VOP3 default
    0x242660dc0ef34e, // V_CMP_T_U64 ENC_VOP3 default
    0x242660dd0f029d, // V_CMPX_F_I64 ENC_VOP3 default
    0x242660dd0f12c4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242660dd0f2294, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242660dd0f32b8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242660dd0f42af, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242660dd0f52cd, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242660dd0f62a6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242660dd0f72e8, // V_CMPX_T_I64 ENC_VOP3 default
    0x242660de0f82a0, // V_CMPX_F_U64 ENC_VOP3 default
    0x242660de0f92c7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242660de0fa297, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242660de0fb2bb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242660de0fc2b2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242660de0fd2d0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242660de0fe2a9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242660de0ff2eb, // V_CMPX_T_U64 ENC_VOP3 default
    0x261740df100352, // V_CNDMASK_B32 ENC_VOP3 default
    0x2417c0e0101274, // V_ADD_F32 ENC_VOP3 default
    0x2417c0e0102470, // V_SUB_F32 ENC_VOP3 default
    0x2417c0e010346b, // V_SUBREV_F32 ENC_VOP3 default
    0x241820e11043a0, // V_FMAC_F64 ENC_VOP3 default
    0x2417c0e0105418, // V_MUL_F32 ENC_VOP3 default
    0x241880e210641e, // V_MUL_I32_I24 ENC_VOP3 default
    0x2418a0e210741b, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x241880e3108422, // V_MUL_U32_U24 ENC_VOP3 default
    0x2418a0e310941d, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2417c0e010a40c, // V_MIN_F32 ENC_VOP3 default
    0x2417c0e010b3d7, // V_MAX_F32 ENC_VOP3 default
    0x2418a0e210c40f, // V_MIN_I32 ENC_VOP3 default
    0x2418a0e210d3da, // V_MAX_I32 ENC_VOP3 default
    0x2418a0e310e411, // V_MIN_U32 ENC_VOP3 default
    0x2418a0e310f3dc, // V_MAX_U32 ENC_VOP3 default
    0x2418a0e41103bc, // V_LSHRREV_B32 ENC_VOP3 default
    0x2418a0e5111280, // V_ASHRREV_I32 ENC_VOP3 default
    0x2418a0e41123b6, // V_LSHLREV_B32 ENC_VOP3 default
    0x2418a0e311327d, // V_AND_B32 ENC_VOP3 default
    0x2418a0e3114426, // V_OR_B32 ENC_VOP3 default
    0x2418a0e311547d, // V_XOR_B32 ENC_VOP3 default
    0x281960e6119272, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x281960e611a46e, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x281960e711b469, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a19e0e811c271, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a19e0e811d468, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a19e0e911e467, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241a60ea11f273, // V_ADD_F16 ENC_VOP3 default
    0x241a60ea12046f, // V_SUB_F16 ENC_VOP3 default
    0x241a60eb12146a, // V_SUBREV_F16 ENC_VOP3 default
    0x241a60ea122417, // V_MUL_F16 ENC_VOP3 default
    0x241a60ec1233be, // V_MAC_F16 ENC_VOP3 default
    0x241b20ed126279, // V_ADD_U16 ENC_VOP3 default
    0x241b20ed127473, // V_SUB_U16 ENC_VOP3 default
    0x241b20ee12846c, // V_SUBREV_U16 ENC_VOP3 default
    0x241b40ed129420, // V_MUL_LO_U16 ENC_VOP3 default
    0x241b40ee12a3b5, // V_LSHLREV_B16 ENC_VOP3 default
    0x241b40ee12b3bb, // V_LSHRREV_B16 ENC_VOP3 default
    0x241b40ef12c27f, // V_ASHRREV_I16 ENC_VOP3 default
    0x241a60ea12d3d6, // V_MAX_F16 ENC_VOP3 default
    0x241a60ea12e40b, // V_MIN_F16 ENC_VOP3 default
    0x241b40ed12f3db, // V_MAX_U16 ENC_VOP3 default
    0x241b40f01303d9, // V_MAX_I16 ENC_VOP3 default
    0x241b40ed131410, // V_MIN_U16 ENC_VOP3 default
    0x241b40f013240e, // V_MIN_I16 ENC_VOP3 default
    0x241ba0ea1333af, // V_LDEXP_F16 ENC_VOP3 default
    0x241880e313427a, // V_ADD_U32 ENC_VOP3 default
    0x241880e3135474, // V_SUB_U32 ENC_VOP3 default
    0x241880e413646d, // V_SUBREV_U32 ENC_VOP3 default
    0x241c00f113738b, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x241880f213838c, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x241880f3139390, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x241880f413a393, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2417c0f513b39f, // V_FMAC_F32 ENC_VOP3 default
    0x241c60f613c42e, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2418a0e313d47c, // V_XNOR_B32 ENC_VOP3 default
    0x240f20be140423, // V_NOP ENC_VOP3 default
    0x240fa0f7141412, // V_MOV_B32 ENC_VOP3 default
    0x2c0fe0f8142446, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241040f914336c, // V_CVT_I32_F64 ENC_VOP3 default
    0x2410a0fa144367, // V_CVT_F64_I32 ENC_VOP3 default
    0x241100fb145360, // V_CVT_F32_I32 ENC_VOP3 default
    0x241100fc146361, // V_CVT_F32_U32 ENC_VOP3 default
    0x241140fd147381, // V_CVT_U32_F32 ENC_VOP3 default
    0x241140fe14836b, // V_CVT_I32_F32 ENC_VOP3 default
    0x2411c0ff14a359, // V_CVT_F16_F32 ENC_VOP3 default
    0x2412410014b35d, // V_CVT_F32_F16 ENC_VOP3 default
    0x241260fe14c37d, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x241260fe14d369, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x241100fb14e36f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2410410114f35e, // V_CVT_F32_F64 ENC_VOP3 default
    0x24128102150366, // V_CVT_F64_F32 ENC_VOP3 default
    0x241100fc151362, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x241100fc152363, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x241100fc153364, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x241100fc154365, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x24104103155382, // V_CVT_U32_F64 ENC_VOP3 default
    0x2410a104156368, // V_CVT_F64_U32 ENC_VOP3 default
    0x24130105157479, // V_TRUNC_F64 ENC_VOP3 default
    0x2413010515828a, // V_CEIL_F64 ENC_VOP3 default
    0x2413010515944a, // V_RNDNE_F64 ENC_VOP3 default
    0x2413010515a39d, // V_FLOOR_F64 ENC_VOP3 default
    0x2411410615b3a7, // V_FRACT_F32 ENC_VOP3 default
    0x2411410615c478, // V_TRUNC_F32 ENC_VOP3 default
    0x2411410615d289, // V_CEIL_F32 ENC_VOP3 default
    0x2411410615e449, // V_RNDNE_F32 ENC_VOP3 default
    0x2411410615f39c, // V_FLOOR_F32 ENC_VOP3 default
    0x24114106160397, // V_EXP_F32 ENC_VOP3 default
    0x241141061613b4, // V_LOG_F32 ENC_VOP3 default
    0x24114106162443, // V_RCP_F32 ENC_VOP3 default
    0x24114106163445, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2411410616444c, // V_RSQ_F32 ENC_VOP3 default
    0x24130105165444, // V_RCP_F64 ENC_VOP3 default
    0x2413010516644d, // V_RSQ_F64 ENC_VOP3 default
    0x24114106167465, // V_SQRT_F32 ENC_VOP3 default
    0x24130105168466, // V_SQRT_F64 ENC_VOP3 default
    0x24114106169455, // V_SIN_F32 ENC_VOP3 default
    0x2411410616a354, // V_COS_F32 ENC_VOP3 default
    0x2413610716b424, // V_NOT_B32 ENC_VOP3 default
    0x240fa0f716c287, // V_BFREV_B32 ENC_VOP3 default
    0x2413610816d399, // V_FFBH_U32 ENC_VOP3 default
    0x2413610816e39a, // V_FFBL_B32 ENC_VOP3 default
    0x2413610916f398, // V_FFBH_I32 ENC_VOP3 default
    0x241040f91703ab, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x241301051713ae, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x241301051723a8, // V_FRACT_F64 ENC_VOP3 default
    0x241260fe1733aa, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241141061743ad, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240f20be17528b, // V_CLREXCP ENC_VOP3 default
    0x240fa0f7177453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413e10a178413, // V_MOV_B64 ENC_VOP3 default
    0x2414610b17935b, // V_CVT_F16_U16 ENC_VOP3 default
    0x2414610c17a35a, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414e10d17b380, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414e10e17c36a, // V_CVT_I16_F16 ENC_VOP3 default
    0x2415610f17d442, // V_RCP_F16 ENC_VOP3 default
    0x2415610f17e464, // V_SQRT_F16 ENC_VOP3 default
    0x2415610f17f44b, // V_RSQ_F16 ENC_VOP3 default
    0x2415610f1803b3, // V_LOG_F16 ENC_VOP3 default
    0x2415610f181396, // V_EXP_F16 ENC_VOP3 default
    0x2415610f1823ac, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414e10e1833a9, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2415610f18439b, // V_FLOOR_F16 ENC_VOP3 default
    0x2415610f185288, // V_CEIL_F16 ENC_VOP3 default
    0x2415610f186477, // V_TRUNC_F16 ENC_VOP3 default
    0x2415610f187448, // V_RNDNE_F16 ENC_VOP3 default
    0x2415610f1883a6, // V_FRACT_F16 ENC_VOP3 default
    0x2415610f189454, // V_SIN_F16 ENC_VOP3 default
    0x2415610f18a353, // V_COS_F16 ENC_VOP3 default
    0x2414e10e18d36d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414e10d18e36e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413611018f452, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15a111191475, // V_SWAP_B32 ENC_VOP3 default
    0x2c16211219226d, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x2411411319435f, // V_CVT_F32_FP8 ENC_VOP3 default
    0x2411411419535c, // V_CVT_F32_BF8 ENC_VOP3 default
    0x2416c115196378, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2416c116197377, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x241ca1171c23c4, // V_MAD_I32_I24 ENC_VOP3 default
    0x241ca1181c33ce, // V_MAD_U32_U24 ENC_VOP3 default
    0x241cc1191c4355, // V_CUBEID_F32 ENC_VOP3 default
    0x241cc1191c5357, // V_CUBESC_F32 ENC_VOP3 default
    0x241cc1191c6358, // V_CUBETC_F32 ENC_VOP3 default
    0x241cc1191c7356, // V_CUBEMA_F32 ENC_VOP3 default
    0x241ce11a1c8284, // V_BFE_U32 ENC_VOP3 default
    0x241ce11b1c9283, // V_BFE_I32 ENC_VOP3 default
    0x241ce11a1ca285, // V_BFI_B32 ENC_VOP3 default
    0x241cc1191cb3a3, // V_FMA_F32 ENC_VOP3 default
    0x241d011c1cc3a4, // V_FMA_F64 ENC_VOP3 default
    0x241d211d1cd3b2, // V_LERP_U8 ENC_VOP3 default
    0x241d411e1ce27b, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241d411e1cf27c, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241cc1191d0406, // V_MIN3_F32 ENC_VOP3 default
    0x241ce11f1d1408, // V_MIN3_I32 ENC_VOP3 default
    0x241ce11a1d240a, // V_MIN3_U32 ENC_VOP3 default
    0x241cc1191d33d1, // V_MAX3_F32 ENC_VOP3 default
    0x241ce11f1d43d3, // V_MAX3_I32 ENC_VOP3 default
    0x241ce11a1d53d5, // V_MAX3_U32 ENC_VOP3 default
    0x241cc1191d63e0, // V_MED3_F32 ENC_VOP3 default
    0x241ce11f1d73e2, // V_MED3_I32 ENC_VOP3 default
    0x241ce11a1d83e4, // V_MED3_U32 ENC_VOP3 default
    0x241ca1201d9451, // V_SAD_U8 ENC_VOP3 default
    0x241ca1201da44e, // V_SAD_HI_U8 ENC_VOP3 default
    0x241ca1211db44f, // V_SAD_U16 ENC_VOP3 default
    0x241ca11a1dc450, // V_SAD_U32 ENC_VOP3 default
    0x241d61221dd37c, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241cc1191de384, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241d011c1df385, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281d81231e0389, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281da1241e138a, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1cc1251e2387, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1d01261e3388, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241dc11d1e4416, // V_MSAD_U8 ENC_VOP3 default
    0x241de1271e5441, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241de1271e6414, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301e01281e7415, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281e21291e83cf, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281e212a1e93c5, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241e412b1ea3c6, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241e612c1eb3c8, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241e612c1ec3c7, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241e812d1ed428, // V_PERM_B32 ENC_VOP3 default
    0x241e412b1ee3a5, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241e412b1ef386, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241ea12e1f0370, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241ec12f1f13cd, // V_MAD_U32_U16 ENC_VOP3 default
    0x241ec1301f23c3, // V_MAD_I32_I16 ENC_VOP3 default
    0x241ce11a1f347b, // V_XAD_U32 ENC_VOP3 default
    0x241ee12b1f4405, // V_MIN3_F16 ENC_VOP3 default
    0x241f01311f5407, // V_MIN3_I16 ENC_VOP3 default
    0x241f01321f6409, // V_MIN3_U16 ENC_VOP3 default
    0x241ee12b1f73d0, // V_MAX3_F16 ENC_VOP3 default
    0x241f01311f83d2, // V_MAX3_I16 ENC_VOP3 default
    0x241f01321f93d4, // V_MAX3_U16 ENC_VOP3 default
    0x241ee12b1fa3df, // V_MED3_F16 ENC_VOP3 default
    0x241f01311fb3e1, // V_MED3_I16 ENC_VOP3 default
    0x241f01321fc3e3, // V_MED3_U16 ENC_VOP3 default
    0x241ce11a1fd3b8, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241ce11a1fe278, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241ce11a1ff270, // V_ADD3_U32 ENC_VOP3 default
    0x241ce11a2003ba, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241ce11a20127e, // V_AND_OR_B32 ENC_VOP3 default
    0x241ce11a202425, // V_OR3_B32 ENC_VOP3 default
    0x241ee12b2033c1, // V_MAD_F16 ENC_VOP3 default
    0x241f01322043cc, // V_MAD_U16 ENC_VOP3 default
    0x241f01312053c2, // V_MAD_I16 ENC_VOP3 default
    0x241ee12b2063a2, // V_FMA_F16 ENC_VOP3 default
    0x241ee12b207383, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241f21332083b9, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x241f4134280275, // V_ADD_F64 ENC_VOP3 default
    0x241f4134281419, // V_MUL_F64 ENC_VOP3 default
    0x241f413428240d, // V_MIN_F64 ENC_VOP3 default
    0x241f41342833d8, // V_MAX_F64 ENC_VOP3 default
    0x241f61352843b1, // V_LDEXP_F64 ENC_VOP3 default
    0x241f80e3285421, // V_MUL_LO_U32 ENC_VOP3 default
    0x241f80e328641c, // V_MUL_HI_U32 ENC_VOP3 default
    0x241f80e228741a, // V_MUL_HI_I32 ENC_VOP3 default
    0x241fa1362883b0, // V_LDEXP_F32 ENC_VOP3 default
    0x321fc137289447, // V_READLANE_B32 ENC_VOP3 default
    0x341fe13828a47a, // V_WRITELANE_B32 ENC_VOP3 default
    0x241f80e328b282, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241f80e328c3de, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241f80e328d3dd, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2420013928f3b7, // V_LSHLREV_B64 ENC_VOP3 default
    0x242001392903bd, // V_LSHRREV_B64 ENC_VOP3 default
    0x2420013a291281, // V_ASHRREV_I64 ENC_VOP3 default
    0x241f613b292476, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241f80e3293286, // V_BFM_B32 ENC_VOP3 default
    0x2420213c294372, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2420213d295374, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2420413e296375, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241f813f29737b, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241f814029837a, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x24206141299371, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2420614229a373, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242080e229c277, // V_ADD_I32 ENC_VOP3 default
    0x242080e229d472, // V_SUB_I32 ENC_VOP3 default
    0x2420a0f029e276, // V_ADD_I16 ENC_VOP3 default
    0x2420a0f029f471, // V_SUB_I16 ENC_VOP3 default
    0x242061432a0427, // V_PACK_B32_F16 ENC_VOP3 default
    0x2420c0e02a141f, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2420e1442a2379, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x2420e1452a3376, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x242101462a437f, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x242101472a537e, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x3600014800004f, // DS_ADD_U32 ENC_DS default
    0x360001480010ae, // DS_SUB_U32 ENC_DS default
    0x360001480020aa, // DS_RSUB_U32 ENC_DS default
    0x3600014800306d, // DS_INC_U32 ENC_DS default
    0x36000148004063, // DS_DEC_U32 ENC_DS default
    0x3600014900507d, // DS_MIN_I32 ENC_DS default
    0x36000149006071, // DS_MAX_I32 ENC_DS default
    0x36000148007085, // DS_MIN_U32 ENC_DS default
    0x36000148008079, // DS_MAX_U32 ENC_DS default
    0x3600014a009051, // DS_AND_B32 ENC_DS default
    0x3600014a00a08c, // DS_OR_B32 ENC_DS default
    0x3600014a00b0c5, // DS_XOR_B32 ENC_DS default
    0x3600214b00c087, // DS_MSKOR_B32 ENC_DS default
    0x3600014c00d0ba, // DS_WRITE_B32 ENC_DS default
    0x3600414d00e0b4, // DS_WRITE2_B32 ENC_DS default
    0x3600414d00f0b2, // DS_WRITE2ST64_B32 ENC_DS default
    0x3600214b010057, // DS_CMPST_B32 ENC_DS default
    0x3600214e011059, // DS_CMPST_F32 ENC_DS default
    0x3600014f01207b, // DS_MIN_F32 ENC_DS default
    0x3600014f01306f, // DS_MAX_F32 ENC_DS default
    0x360060be01408b, // DS_NOP ENC_DS default
    0x3600014f015049, // DS_ADD_F32 ENC_DS default
    0x36008150017092, // DS_PK_ADD_F16 ENC_DS default
    0x3600a151018091, // DS_PK_ADD_BF16 ENC_DS default
    0x3600c15201d0b6, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3600015301e0bc, // DS_WRITE_B8 ENC_DS default
    0x3600e15401f0b8, // DS_WRITE_B16 ENC_DS default
    0x3601015502004d, // DS_ADD_RTN_U32 ENC_DS default
    0x360101550210ac, // DS_SUB_RTN_U32 ENC_DS default
    0x360101550220a8, // DS_RSUB_RTN_U32 ENC_DS default
    0x3601015502306b, // DS_INC_RTN_U32 ENC_DS default
    0x36010155024061, // DS_DEC_RTN_U32 ENC_DS default
    0x36010156025081, // DS_MIN_RTN_I32 ENC_DS default
    0x36010156026075, // DS_MAX_RTN_I32 ENC_DS default
    0x36010155027083, // DS_MIN_RTN_U32 ENC_DS default
    0x36010155028077, // DS_MAX_RTN_U32 ENC_DS default
    0x36010157029053, // DS_AND_RTN_B32 ENC_DS default
    0x3601015702a08e, // DS_OR_RTN_B32 ENC_DS default
    0x3601015702b0c7, // DS_XOR_RTN_B32 ENC_DS default
    0x3601215802c089, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3601015702d0c3, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3601415902e0c1, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3601415902f0bf, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3601215803005b, // DS_CMPST_RTN_B32 ENC_DS default
    0x3601215a03105d, // DS_CMPST_RTN_F32 ENC_DS default
    0x3601015b03207f, // DS_MIN_RTN_F32 ENC_DS default
    0x3601015b033073, // DS_MAX_RTN_F32 ENC_DS default
    0x360121580340b1, // DS_WRAP_RTN_B32 ENC_DS default
    0x3601015b03504b, // DS_ADD_RTN_F32 ENC_DS default
    0x3601615c03609b, // DS_READ_B32 ENC_DS default
    0x3601815d037097, // DS_READ2_B32 ENC_DS default
    0x3601815d038095, // DS_READ2ST64_B32 ENC_DS default
    0x3601615e03909f, // DS_READ_I8 ENC_DS default
    0x3601615f03a0a5, // DS_READ_U8 ENC_DS default
    0x3601616003b09e, // DS_READ_I16 ENC_DS default
    0x3601616103c0a2, // DS_READ_U16 ENC_DS default
    0x3601a16203d0b0, // DS_SWIZZLE_B32 ENC_DS default
    0x3601016303e090, // DS_PERMUTE_B32 ENC_DS default
    0x3601016303f056, // DS_BPERMUTE_B32 ENC_DS default
    0x3601c164040050, // DS_ADD_U64 ENC_DS default
    0x3601c1640410af, // DS_SUB_U64 ENC_DS default
    0x3601c1640420ab, // DS_RSUB_U64 ENC_DS default
    0x3601c16404306e, // DS_INC_U64 ENC_DS default
    0x3601c164044064, // DS_DEC_U64 ENC_DS default
    0x3601c16504507e, // DS_MIN_I64 ENC_DS default
    0x3601c165046072, // DS_MAX_I64 ENC_DS default
    0x3601c164047086, // DS_MIN_U64 ENC_DS default
    0x3601c16404807a, // DS_MAX_U64 ENC_DS default
    0x3601c166049052, // DS_AND_B64 ENC_DS default
    0x3601c16604a08d, // DS_OR_B64 ENC_DS default
    0x3601c16604b0c6, // DS_XOR_B64 ENC_DS default
    0x3601e16704c088, // DS_MSKOR_B64 ENC_DS default
    0x3601c16804d0bb, // DS_WRITE_B64 ENC_DS default
    0x3602016904e0b5, // DS_WRITE2_B64 ENC_DS default
    0x3602016904f0b3, // DS_WRITE2ST64_B64 ENC_DS default
    0x3601e167050058, // DS_CMPST_B64 ENC_DS default
    0x3602216a05105a, // DS_CMPST_F64 ENC_DS default
    0x3602416b05207c, // DS_MIN_F64 ENC_DS default
    0x3602416b053070, // DS_MAX_F64 ENC_DS default
    0x3600016c0540bd, // DS_WRITE_B8_D16_HI ENC_DS default
    0x3600016d0550b9, // DS_WRITE_B16_D16_HI ENC_DS default
    0x3601616e0560a6, // DS_READ_U8_D16 ENC_DS default
    0x3601616e0570a7, // DS_READ_U8_D16_HI ENC_DS default
    0x3601616f0580a0, // DS_READ_I8_D16 ENC_DS default
    0x3601616f0590a1, // DS_READ_I8_D16_HI ENC_DS default
    0x3601617005a0a3, // DS_READ_U16_D16 ENC_DS default
    0x3601617005b0a4, // DS_READ_U16_D16_HI ENC_DS default
    0x3602416b05c04a, // DS_ADD_F64 ENC_DS default
    0x3602617106004e, // DS_ADD_RTN_U64 ENC_DS default
    0x360261710610ad, // DS_SUB_RTN_U64 ENC_DS default
    0x360261710620a9, // DS_RSUB_RTN_U64 ENC_DS default
    0x3602617106306c, // DS_INC_RTN_U64 ENC_DS default
    0x36026171064062, // DS_DEC_RTN_U64 ENC_DS default
    0x36026172065082, // DS_MIN_RTN_I64 ENC_DS default
    0x36026172066076, // DS_MAX_RTN_I64 ENC_DS default
    0x36026171067084, // DS_MIN_RTN_U64 ENC_DS default
    0x36026171068078, // DS_MAX_RTN_U64 ENC_DS default
    0x36026173069054, // DS_AND_RTN_B64 ENC_DS default
    0x3602617306a08f, // DS_OR_RTN_B64 ENC_DS default
    0x3602617306b0c8, // DS_XOR_RTN_B64 ENC_DS default
    0x3602817406c08a, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3602617306d0c4, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3602a17506e0c2, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3602a17506f0c0, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3602817407005c, // DS_CMPST_RTN_B64 ENC_DS default
    0x3602c17607105e, // DS_CMPST_RTN_F64 ENC_DS default
    0x3602e177072080, // DS_MIN_RTN_F64 ENC_DS default
    0x3602e177073074, // DS_MAX_RTN_F64 ENC_DS default
    0x3603017807609c, // DS_READ_B64 ENC_DS default
    0x36032179077098, // DS_READ2_B64 ENC_DS default
    0x36032179078096, // DS_READ2ST64_B64 ENC_DS default
    0x3602e17707c04c, // DS_ADD_RTN_F64 ENC_DS default
    0x3602617307e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x3803417a098069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x3803617b099066, // DS_GWS_INIT ENC_DS default
    0x3803417a09a06a, // DS_GWS_SEMA_V ENC_DS default
    0x3803617b09b067, // DS_GWS_SEMA_BR ENC_DS default
    0x3803417a09c068, // DS_GWS_SEMA_P ENC_DS default
    0x3803617b09d065, // DS_GWS_BARRIER ENC_DS default
    0x3603817c0b6099, // DS_READ_ADDTID_B32 ENC_DS default
    0x3603a17d0b7094, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x3603c17e0b8093, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x3603817f0bd060, // DS_CONSUME ENC_DS default
    0x3603817f0be055, // DS_APPEND ENC_DS default
    0x3603e1800de0be, // DS_WRITE_B96 ENC_DS default
    0x360401810df0b7, // DS_WRITE_B128 ENC_DS default
    0x360421820fe09d, // DS_READ_B96 ENC_DS default
    0x360441830ff09a, // DS_READ_B128 ENC_DS default
    0x3a0461840100f3, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c078185010149, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e05e18601012e, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a0461870110ed, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c078188011143, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05e189011128, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a04618a0120f6, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c07818b01214c, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e05e18c012131, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a04618d0130f2, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c07818e013148, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e05e18f01312d, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a0461900140e9, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c07819101413a, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05e19201411f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a0481930150ea, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c07a19401513b, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e060195015120, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a04a1960160eb, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c07c19701613c, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e062198016121, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a04c1990170ec, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07e19a01713d, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e06419b017122, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a04e19c0180f7, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c08019d01814d, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e06619e018132, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a04e19c0190f8, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c08019d01914e, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e06619e019133, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04e19f01a0fd, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c0801a001a153, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e0661a101a138, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04e19f01b0fe, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c0801a001b154, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e0661a101b139, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04e1a201c0f9, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c0801a301c14f, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e0661a401c134, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a0501a501d0fa, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c0821a601d150, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e0681a701d135, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a0521a801e0fb, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c0841a901e151, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e06a1aa01e136, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a0541ab01f0fc, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c0861ac01f152, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e06c1ad01f137, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a0461840200f4, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c07818502014a, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05e18602012f, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a0461840210f5, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c07818502114b, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e186021130, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0461870220ee, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c078188022144, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05e189022129, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a0461870230ef, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c078188023145, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e18902312a, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0461ae0240f0, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c0781af024146, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e05e1b002412b, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a0461ae0250f1, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c0781af025147, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e1b002512c, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c0881b1026141, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x3e06e1b2026126, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3c0881b102713f, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x3e06e1b2027124, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3c0881b1028142, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x3e06e1b2028127, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3c0881b1029140, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x3e06e1b2029125, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3c0881b102a13e, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x3e06e1b202a123, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3a0561b30400e1, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e0701b4040117, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a0581b50410cf, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e0721b6041105, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a0561b70420c9, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e0701b80420ff, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a0561b70430df, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e0701b8043115, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a0561b90440dd, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e0701ba044113, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a0561b70450e5, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e0701b804511b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a0561b90460db, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e0701ba046111, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a0561b70470e3, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e0701b8047119, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a0561b30480cd, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e0701b4048103, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a0561b30490d7, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e0701b404910d, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a0561b304a0e7, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e0701b404a11d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a0561b704b0d3, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e0701b804b109, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a0561b704c0d1, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e0701b804c107, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3a0561bb04d0ca, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x3e0701bc04d100, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3a0561bd04e0da, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x3e0701be04e110, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a05a1bf04f0cb, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e0741c004f101, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a05a1bf0500d6, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e0741c005010c, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a05a1bf0510d5, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e0741c005110b, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0561c10520d9, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x3e0701c205210f, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3a05a1c30600e2, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e0741c4060118, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a05c1c50610d0, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e0761c6061106, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a05a1c70620cc, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e0741c8062102, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a05a1c70630e0, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e0741c8063116, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a05a1c90640de, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e0741ca064114, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a05a1c70650e6, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e0741c806511c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a05a1c90660dc, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e0741ca066112, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a05a1c70670e4, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e0741c806711a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a05a1c30680ce, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e0741c4068104, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a05a1c30690d8, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e0741c406910e, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a05a1c306a0e8, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e0741c406a11e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a05a1c706b0d4, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e0741c806b10a, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a05a1c706c0d2, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e0741c806c108, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x400921cb000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x400941cc00102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x400961cd00202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x400981ce00302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x400921cf004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x400941d0005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x400961d1006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x400981d2007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x400921cb008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x400921d3009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x400941d400a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x400941d500b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x400921cf00c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x400921d600d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x400941d700e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x400941d800f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x400921d9010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x400921da01102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x400921db012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x400921dc013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x400921dd014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x400941de015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x400961df016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x400981e0017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x400921e1018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x400921e1019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x400921e201a046, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x400921e201b047, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x400921e301c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x400941e401d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x400961e501e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x400981e601f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x400921e7020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x400921e7021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x400921e802202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x400921e802302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x400921e9024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x400921e9025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x400921cb026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x400921cf02703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x4009a0be028048, // BUFFER_WBL2 ENC_MUBUF default
    0x4009a0be02901f, // BUFFER_INV ENC_MUBUF default
    0x400921ea040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x400941eb041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x400921ec042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x400921ec043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x400921ed044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x400921ec04501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x400921ed046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x400921ec047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x400921ea048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x400921ea04900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x400921ea04a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x400921ec04b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x400921ec04c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x400921ee04d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x400921ef04e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x400941f004f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x400941f005000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x400941f005100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x400941f1060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x400981f2061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x400941f3062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x400941f3063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x400941f4064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x400941f306501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x400941f4066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x400941f306701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x400941f1068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x400941f106900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x400941f106a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x400941f306b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x400941f306c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x4208a1f5000261, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4208c1f6001262, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4208e1f7002263, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x420901f8003264, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4208a1f9004269, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4208c1fa00526a, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4208e1fb00626b, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x420901fc00726c, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4208a1f500825d, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4208a1fd00925e, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4208c1fe00a25f, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208c1ff00b260, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4208a1f900c265, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4208a20000d266, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4208c20100e267, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208c20200f268, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x442422030102f0, // V_CMP_CLASS_F32 ENC_VOPC default
    0x462442040102f0, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422050102f0, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4424220601128d, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4624420701128d, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220801128d, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x442482090122f1, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4824820a0122f1, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4424820b01328e, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4824820c01328e, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4424c20d0142ef, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4624e20e0142ef, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f0142ef, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4424c21001528c, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4624e21101528c, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21201528c, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d0202fb, // V_CMP_F_F16 ENC_VOPC default
    0x4625220e0202fb, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f0202fb, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d021322, // V_CMP_LT_F16 ENC_VOPC default
    0x4625220e021322, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f021322, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d0222f2, // V_CMP_EQ_F16 ENC_VOPC default
    0x4625220e0222f2, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f0222f2, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d023316, // V_CMP_LE_F16 ENC_VOPC default
    0x4625220e023316, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f023316, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02430d, // V_CMP_GT_F16 ENC_VOPC default
    0x4625220e02430d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02430d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02531f, // V_CMP_LG_F16 ENC_VOPC default
    0x4625220e02531f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02531f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d026304, // V_CMP_GE_F16 ENC_VOPC default
    0x4625220e026304, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f026304, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d027343, // V_CMP_O_F16 ENC_VOPC default
    0x4625220e027343, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f027343, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02834f, // V_CMP_U_F16 ENC_VOPC default
    0x4625220e02834f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02834f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d029334, // V_CMP_NGE_F16 ENC_VOPC default
    0x4625220e029334, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f029334, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02a33d, // V_CMP_NLG_F16 ENC_VOPC default
    0x4625220e02a33d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02a33d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02b337, // V_CMP_NGT_F16 ENC_VOPC default
    0x4625220e02b337, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02b337, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02c33a, // V_CMP_NLE_F16 ENC_VOPC default
    0x4625220e02c33a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02c33a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02d32b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4625220e02d32b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02d32b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02e340, // V_CMP_NLT_F16 ENC_VOPC default
    0x4625220e02e340, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02e340, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20d02f346, // V_CMP_TRU_F16 ENC_VOPC default
    0x4625220e02f346, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20f02f346, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4424c210030298, // V_CMPX_F_F16 ENC_VOPC default
    0x46252211030298, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c212030298, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100312bf, // V_CMPX_LT_F16 ENC_VOPC default
    0x462522110312bf, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120312bf, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4424c21003228f, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4625221103228f, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21203228f, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100332b3, // V_CMPX_LE_F16 ENC_VOPC default
    0x462522110332b3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120332b3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100342aa, // V_CMPX_GT_F16 ENC_VOPC default
    0x462522110342aa, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120342aa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100352bc, // V_CMPX_LG_F16 ENC_VOPC default
    0x462522110352bc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120352bc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100362a1, // V_CMPX_GE_F16 ENC_VOPC default
    0x462522110362a1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120362a1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100372e0, // V_CMPX_O_F16 ENC_VOPC default
    0x462522110372e0, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120372e0, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100382ec, // V_CMPX_U_F16 ENC_VOPC default
    0x462522110382ec, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120382ec, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4424c2100392d1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x462522110392d1, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2120392d1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424c21003a2da, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4625221103a2da, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21203a2da, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424c21003b2d4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4625221103b2d4, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21203b2d4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424c21003c2d7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4625221103c2d7, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21203c2d7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424c21003d2c8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4625221103d2c8, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21203d2c8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c21003e2dd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4625221103e2dd, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21203e2dd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424c21003f2e3, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4625221103f2e3, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c21203f2e3, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x442422130402fc, // V_CMP_F_F32 ENC_VOPC default
    0x462562140402fc, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422150402fc, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x44242213041323, // V_CMP_LT_F32 ENC_VOPC default
    0x46256214041323, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242215041323, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x442422130422f3, // V_CMP_EQ_F32 ENC_VOPC default
    0x462562140422f3, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422150422f3, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x44242213043317, // V_CMP_LE_F32 ENC_VOPC default
    0x46256214043317, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242215043317, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4424221304430e, // V_CMP_GT_F32 ENC_VOPC default
    0x4625621404430e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221504430e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x44242213045320, // V_CMP_LG_F32 ENC_VOPC default
    0x46256214045320, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242215045320, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x44242213046305, // V_CMP_GE_F32 ENC_VOPC default
    0x46256214046305, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242215046305, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x44242213047344, // V_CMP_O_F32 ENC_VOPC default
    0x46256214047344, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242215047344, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x44242213048350, // V_CMP_U_F32 ENC_VOPC default
    0x46256214048350, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242215048350, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x44242213049335, // V_CMP_NGE_F32 ENC_VOPC default
    0x46256214049335, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242215049335, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4424221304a33e, // V_CMP_NLG_F32 ENC_VOPC default
    0x4625621404a33e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221504a33e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4424221304b338, // V_CMP_NGT_F32 ENC_VOPC default
    0x4625621404b338, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221504b338, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4424221304c33b, // V_CMP_NLE_F32 ENC_VOPC default
    0x4625621404c33b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221504c33b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4424221304d32c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4625621404d32c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221504d32c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4424221304e341, // V_CMP_NLT_F32 ENC_VOPC default
    0x4625621404e341, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221504e341, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4424221304f347, // V_CMP_TRU_F32 ENC_VOPC default
    0x4625621404f347, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221504f347, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x44242216050299, // V_CMPX_F_F32 ENC_VOPC default
    0x46256217050299, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242218050299, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x442422160512c0, // V_CMPX_LT_F32 ENC_VOPC default
    0x462562170512c0, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180512c0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x44242216052290, // V_CMPX_EQ_F32 ENC_VOPC default
    0x46256217052290, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242218052290, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x442422160532b4, // V_CMPX_LE_F32 ENC_VOPC default
    0x462562170532b4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180532b4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x442422160542ab, // V_CMPX_GT_F32 ENC_VOPC default
    0x462562170542ab, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180542ab, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x442422160552bd, // V_CMPX_LG_F32 ENC_VOPC default
    0x462562170552bd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180552bd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x442422160562a2, // V_CMPX_GE_F32 ENC_VOPC default
    0x462562170562a2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180562a2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x442422160572e1, // V_CMPX_O_F32 ENC_VOPC default
    0x462562170572e1, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180572e1, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x442422160582ed, // V_CMPX_U_F32 ENC_VOPC default
    0x462562170582ed, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180582ed, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x442422160592d2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x462562170592d2, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422180592d2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4424221605a2db, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4625621705a2db, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221805a2db, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4424221605b2d5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4625621705b2d5, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221805b2d5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4424221605c2d8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4625621705c2d8, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221805c2d8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4424221605d2c9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4625621705d2c9, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221805d2c9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4424221605e2de, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4625621705e2de, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221805e2de, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4424221605f2e4, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4625621705f2e4, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221805f2e4, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4425a2190602fd, // V_CMP_F_F64 ENC_VOPC default
    0x4825a21a0602fd, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x4425a219061324, // V_CMP_LT_F64 ENC_VOPC default
    0x4825a21a061324, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x4425a2190622f4, // V_CMP_EQ_F64 ENC_VOPC default
    0x4825a21a0622f4, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a219063318, // V_CMP_LE_F64 ENC_VOPC default
    0x4825a21a063318, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21906430f, // V_CMP_GT_F64 ENC_VOPC default
    0x4825a21a06430f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x4425a219065321, // V_CMP_LG_F64 ENC_VOPC default
    0x4825a21a065321, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x4425a219066306, // V_CMP_GE_F64 ENC_VOPC default
    0x4825a21a066306, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x4425a219067345, // V_CMP_O_F64 ENC_VOPC default
    0x4825a21a067345, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x4425a219068351, // V_CMP_U_F64 ENC_VOPC default
    0x4825a21a068351, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x4425a219069336, // V_CMP_NGE_F64 ENC_VOPC default
    0x4825a21a069336, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21906a33f, // V_CMP_NLG_F64 ENC_VOPC default
    0x4825a21a06a33f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425a21906b339, // V_CMP_NGT_F64 ENC_VOPC default
    0x4825a21a06b339, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21906c33c, // V_CMP_NLE_F64 ENC_VOPC default
    0x4825a21a06c33c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21906d32d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4825a21a06d32d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a21906e342, // V_CMP_NLT_F64 ENC_VOPC default
    0x4825a21a06e342, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21906f348, // V_CMP_TRU_F64 ENC_VOPC default
    0x4825a21a06f348, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b07029a, // V_CMPX_F_F64 ENC_VOPC default
    0x4825a21c07029a, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0712c1, // V_CMPX_LT_F64 ENC_VOPC default
    0x4825a21c0712c1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b072291, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4825a21c072291, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0732b5, // V_CMPX_LE_F64 ENC_VOPC default
    0x4825a21c0732b5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0742ac, // V_CMPX_GT_F64 ENC_VOPC default
    0x4825a21c0742ac, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0752be, // V_CMPX_LG_F64 ENC_VOPC default
    0x4825a21c0752be, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0762a3, // V_CMPX_GE_F64 ENC_VOPC default
    0x4825a21c0762a3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0772e2, // V_CMPX_O_F64 ENC_VOPC default
    0x4825a21c0772e2, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0782ee, // V_CMPX_U_F64 ENC_VOPC default
    0x4825a21c0782ee, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b0792d3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4825a21c0792d3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b07a2dc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4825a21c07a2dc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b07b2d6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4825a21c07b2d6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b07c2d9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4825a21c07c2d9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b07d2ca, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4825a21c07d2ca, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b07e2df, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4825a21c07e2df, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21b07f2e5, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4825a21c07f2e5, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4425e21d0a02fe, // V_CMP_F_I16 ENC_VOPC default
    0x4626021e0a02fe, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a02fe, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4425e21d0a1325, // V_CMP_LT_I16 ENC_VOPC default
    0x4626021e0a1325, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a1325, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4425e21d0a22f5, // V_CMP_EQ_I16 ENC_VOPC default
    0x4626021e0a22f5, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a22f5, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4425e21d0a3319, // V_CMP_LE_I16 ENC_VOPC default
    0x4626021e0a3319, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a3319, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4425e21d0a4310, // V_CMP_GT_I16 ENC_VOPC default
    0x4626021e0a4310, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a4310, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4425e21d0a532e, // V_CMP_NE_I16 ENC_VOPC default
    0x4626021e0a532e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a532e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4425e21d0a6307, // V_CMP_GE_I16 ENC_VOPC default
    0x4626021e0a6307, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a6307, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4425e21d0a7349, // V_CMP_T_I16 ENC_VOPC default
    0x4626021e0a7349, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21f0a7349, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x4425e2200a8301, // V_CMP_F_U16 ENC_VOPC default
    0x462602210a8301, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220a8301, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x4425e2200a9328, // V_CMP_LT_U16 ENC_VOPC default
    0x462602210a9328, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220a9328, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x4425e2200aa2f8, // V_CMP_EQ_U16 ENC_VOPC default
    0x462602210aa2f8, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220aa2f8, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4425e2200ab31c, // V_CMP_LE_U16 ENC_VOPC default
    0x462602210ab31c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220ab31c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2200ac313, // V_CMP_GT_U16 ENC_VOPC default
    0x462602210ac313, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220ac313, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x4425e2200ad331, // V_CMP_NE_U16 ENC_VOPC default
    0x462602210ad331, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220ad331, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2200ae30a, // V_CMP_GE_U16 ENC_VOPC default
    0x462602210ae30a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220ae30a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2200af34c, // V_CMP_T_U16 ENC_VOPC default
    0x462602210af34c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2220af34c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x4425e2230b029b, // V_CMPX_F_I16 ENC_VOPC default
    0x462602240b029b, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b029b, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x4425e2230b12c2, // V_CMPX_LT_I16 ENC_VOPC default
    0x462602240b12c2, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b12c2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x4425e2230b2292, // V_CMPX_EQ_I16 ENC_VOPC default
    0x462602240b2292, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b2292, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4425e2230b32b6, // V_CMPX_LE_I16 ENC_VOPC default
    0x462602240b32b6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b32b6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x4425e2230b42ad, // V_CMPX_GT_I16 ENC_VOPC default
    0x462602240b42ad, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b42ad, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x4425e2230b52cb, // V_CMPX_NE_I16 ENC_VOPC default
    0x462602240b52cb, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b52cb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x4425e2230b62a4, // V_CMPX_GE_I16 ENC_VOPC default
    0x462602240b62a4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b62a4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x4425e2230b72e6, // V_CMPX_T_I16 ENC_VOPC default
    0x462602240b72e6, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2250b72e6, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x4425e2260b829e, // V_CMPX_F_U16 ENC_VOPC default
    0x462602270b829e, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280b829e, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x4425e2260b92c5, // V_CMPX_LT_U16 ENC_VOPC default
    0x462602270b92c5, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280b92c5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x4425e2260ba295, // V_CMPX_EQ_U16 ENC_VOPC default
    0x462602270ba295, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280ba295, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4425e2260bb2b9, // V_CMPX_LE_U16 ENC_VOPC default
    0x462602270bb2b9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280bb2b9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2260bc2b0, // V_CMPX_GT_U16 ENC_VOPC default
    0x462602270bc2b0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280bc2b0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x4425e2260bd2ce, // V_CMPX_NE_U16 ENC_VOPC default
    0x462602270bd2ce, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280bd2ce, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2260be2a7, // V_CMPX_GE_U16 ENC_VOPC default
    0x462602270be2a7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280be2a7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2260bf2e9, // V_CMPX_T_U16 ENC_VOPC default
    0x462602270bf2e9, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2280bf2e9, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x442422290c02ff, // V_CMP_F_I32 ENC_VOPC default
    0x4626422a0c02ff, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c02ff, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x442422290c1326, // V_CMP_LT_I32 ENC_VOPC default
    0x4626422a0c1326, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c1326, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x442422290c22f6, // V_CMP_EQ_I32 ENC_VOPC default
    0x4626422a0c22f6, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c22f6, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x442422290c331a, // V_CMP_LE_I32 ENC_VOPC default
    0x4626422a0c331a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c331a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x442422290c4311, // V_CMP_GT_I32 ENC_VOPC default
    0x4626422a0c4311, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c4311, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x442422290c532f, // V_CMP_NE_I32 ENC_VOPC default
    0x4626422a0c532f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c532f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x442422290c6308, // V_CMP_GE_I32 ENC_VOPC default
    0x4626422a0c6308, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c6308, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x442422290c734a, // V_CMP_T_I32 ENC_VOPC default
    0x4626422a0c734a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222b0c734a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4424222c0c8302, // V_CMP_F_U32 ENC_VOPC default
    0x4626422d0c8302, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0c8302, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4424222c0c9329, // V_CMP_LT_U32 ENC_VOPC default
    0x4626422d0c9329, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0c9329, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4424222c0ca2f9, // V_CMP_EQ_U32 ENC_VOPC default
    0x4626422d0ca2f9, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0ca2f9, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4424222c0cb31d, // V_CMP_LE_U32 ENC_VOPC default
    0x4626422d0cb31d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0cb31d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4424222c0cc314, // V_CMP_GT_U32 ENC_VOPC default
    0x4626422d0cc314, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0cc314, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4424222c0cd332, // V_CMP_NE_U32 ENC_VOPC default
    0x4626422d0cd332, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0cd332, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4424222c0ce30b, // V_CMP_GE_U32 ENC_VOPC default
    0x4626422d0ce30b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0ce30b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4424222c0cf34d, // V_CMP_T_U32 ENC_VOPC default
    0x4626422d0cf34d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222e0cf34d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4424222f0d029c, // V_CMPX_F_I32 ENC_VOPC default
    0x462642300d029c, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d029c, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4424222f0d12c3, // V_CMPX_LT_I32 ENC_VOPC default
    0x462642300d12c3, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d12c3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4424222f0d2293, // V_CMPX_EQ_I32 ENC_VOPC default
    0x462642300d2293, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d2293, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4424222f0d32b7, // V_CMPX_LE_I32 ENC_VOPC default
    0x462642300d32b7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d32b7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4424222f0d42ae, // V_CMPX_GT_I32 ENC_VOPC default
    0x462642300d42ae, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d42ae, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4424222f0d52cc, // V_CMPX_NE_I32 ENC_VOPC default
    0x462642300d52cc, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d52cc, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4424222f0d62a5, // V_CMPX_GE_I32 ENC_VOPC default
    0x462642300d62a5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d62a5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4424222f0d72e7, // V_CMPX_T_I32 ENC_VOPC default
    0x462642300d72e7, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422310d72e7, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x442422320d829f, // V_CMPX_F_U32 ENC_VOPC default
    0x462642330d829f, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340d829f, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x442422320d92c6, // V_CMPX_LT_U32 ENC_VOPC default
    0x462642330d92c6, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340d92c6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x442422320da296, // V_CMPX_EQ_U32 ENC_VOPC default
    0x462642330da296, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340da296, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x442422320db2ba, // V_CMPX_LE_U32 ENC_VOPC default
    0x462642330db2ba, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340db2ba, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x442422320dc2b1, // V_CMPX_GT_U32 ENC_VOPC default
    0x462642330dc2b1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340dc2b1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x442422320dd2cf, // V_CMPX_NE_U32 ENC_VOPC default
    0x462642330dd2cf, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340dd2cf, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x442422320de2a8, // V_CMPX_GE_U32 ENC_VOPC default
    0x462642330de2a8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340de2a8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x442422320df2ea, // V_CMPX_T_U32 ENC_VOPC default
    0x462642330df2ea, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422340df2ea, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x442682350e0300, // V_CMP_F_I64 ENC_VOPC default
    0x482682360e0300, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x442682350e1327, // V_CMP_LT_I64 ENC_VOPC default
    0x482682360e1327, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x442682350e22f7, // V_CMP_EQ_I64 ENC_VOPC default
    0x482682360e22f7, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442682350e331b, // V_CMP_LE_I64 ENC_VOPC default
    0x482682360e331b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x442682350e4312, // V_CMP_GT_I64 ENC_VOPC default
    0x482682360e4312, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x442682350e5330, // V_CMP_NE_I64 ENC_VOPC default
    0x482682360e5330, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x442682350e6309, // V_CMP_GE_I64 ENC_VOPC default
    0x482682360e6309, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x442682350e734b, // V_CMP_T_I64 ENC_VOPC default
    0x482682360e734b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x442682370e8303, // V_CMP_F_U64 ENC_VOPC default
    0x482682380e8303, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x442682370e932a, // V_CMP_LT_U64 ENC_VOPC default
    0x482682380e932a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x442682370ea2fa, // V_CMP_EQ_U64 ENC_VOPC default
    0x482682380ea2fa, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442682370eb31e, // V_CMP_LE_U64 ENC_VOPC default
    0x482682380eb31e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x442682370ec315, // V_CMP_GT_U64 ENC_VOPC default
    0x482682380ec315, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x442682370ed333, // V_CMP_NE_U64 ENC_VOPC default
    0x482682380ed333, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x442682370ee30c, // V_CMP_GE_U64 ENC_VOPC default
    0x482682380ee30c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x442682370ef34e, // V_CMP_T_U64 ENC_VOPC default
    0x482682380ef34e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x442682390f029d, // V_CMPX_F_I64 ENC_VOPC default
    0x4826823a0f029d, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x442682390f12c4, // V_CMPX_LT_I64 ENC_VOPC default
    0x4826823a0f12c4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x442682390f2294, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4826823a0f2294, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442682390f32b8, // V_CMPX_LE_I64 ENC_VOPC default
    0x4826823a0f32b8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x442682390f42af, // V_CMPX_GT_I64 ENC_VOPC default
    0x4826823a0f42af, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x442682390f52cd, // V_CMPX_NE_I64 ENC_VOPC default
    0x4826823a0f52cd, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x442682390f62a6, // V_CMPX_GE_I64 ENC_VOPC default
    0x4826823a0f62a6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x442682390f72e8, // V_CMPX_T_I64 ENC_VOPC default
    0x4826823a0f72e8, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x4426823b0f82a0, // V_CMPX_F_U64 ENC_VOPC default
    0x4826823c0f82a0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x4426823b0f92c7, // V_CMPX_LT_U64 ENC_VOPC default
    0x4826823c0f92c7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x4426823b0fa297, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4826823c0fa297, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4426823b0fb2bb, // V_CMPX_LE_U64 ENC_VOPC default
    0x4826823c0fb2bb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x4426823b0fc2b2, // V_CMPX_GT_U64 ENC_VOPC default
    0x4826823c0fc2b2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x4426823b0fd2d0, // V_CMPX_NE_U64 ENC_VOPC default
    0x4826823c0fd2d0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x4426823b0fe2a9, // V_CMPX_GE_U64 ENC_VOPC default
    0x4826823c0fe2a9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x4426823b0ff2eb, // V_CMPX_T_U64 ENC_VOPC default
    0x4826823c0ff2eb, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4a0b00be000423, // V_NOP ENC_VOP1 default
    0x4c0f00be000423, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x4e0ee0be000423, // V_NOP VOP1_VOP_DPP has_dpp
    0x500b00be000423, // V_NOP VOP1_INST_LITERAL has_lit
    0x4a0f423d001412, // V_MOV_B32 ENC_VOP1 default
    0x4c0f823e001412, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f623f001412, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x500f4240001412, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x520fc241002446, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4a10024200336c, // V_CVT_I32_F64 ENC_VOP1 default
    0x4e10224300336c, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x5010024400336c, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a106245004367, // V_CVT_F64_I32 ENC_VOP1 default
    0x4e108246004367, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x50106247004367, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4a0f4248005360, // V_CVT_F32_I32 ENC_VOP1 default
    0x4c10e249005360, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10c24a005360, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x500f424b005360, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4a0f424c006361, // V_CVT_F32_U32 ENC_VOP1 default
    0x4c10e24d006361, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x4e10c24e006361, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x500f424f006361, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4a0f4250007381, // V_CVT_U32_F32 ENC_VOP1 default
    0x4c112251007381, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6252007381, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x500f4253007381, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f425400836b, // V_CVT_I32_F32 ENC_VOP1 default
    0x4c11225500836b, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f625600836b, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f425700836b, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a11625800a359, // V_CVT_F16_F32 ENC_VOP1 default
    0x4c11a25900a359, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11825a00a359, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5011625b00a359, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4a11e25c00b35d, // V_CVT_F32_F16 ENC_VOP1 default
    0x4c12225d00b35d, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x4e12025e00b35d, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5011e25f00b35d, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4a0f425400c37d, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4c11225500c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f625600c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f425700c37d, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f425400d369, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4c11225500d369, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f625600d369, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f425700d369, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f424800e36f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4c10e24900e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x4e10c24a00e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x500f424b00e36f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4a10026000f35e, // V_CVT_F32_F64 ENC_VOP1 default
    0x4e10226100f35e, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5010026200f35e, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4a106263010366, // V_CVT_F64_F32 ENC_VOP1 default
    0x4e12a264010366, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x50106265010366, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4a0f424c011362, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4c10e24d011362, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x4e10c24e011362, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x500f424f011362, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4a0f424c012363, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4c10e24d012363, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x4e10c24e012363, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x500f424f012363, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4a0f424c013364, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4c10e24d013364, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x4e10c24e013364, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x500f424f013364, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4a0f424c014365, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4c10e24d014365, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x4e10c24e014365, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x500f424f014365, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4a100266015382, // V_CVT_U32_F64 ENC_VOP1 default
    0x4e102267015382, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x50100268015382, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4a106269016368, // V_CVT_F64_U32 ENC_VOP1 default
    0x4e10826a016368, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5010626b016368, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4a12c26c017479, // V_TRUNC_F64 ENC_VOP1 default
    0x4e12e26d017479, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e017479, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4a12c26c01828a, // V_CEIL_F64 ENC_VOP1 default
    0x4e12e26d01828a, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e01828a, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4a12c26c01944a, // V_RNDNE_F64 ENC_VOP1 default
    0x4e12e26d01944a, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e01944a, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4a12c26c01a39d, // V_FLOOR_F64 ENC_VOP1 default
    0x4e12e26d01a39d, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e01a39d, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4a0f426f01b3a7, // V_FRACT_F32 ENC_VOP1 default
    0x4c13227001b3a7, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f627101b3a7, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x500f427201b3a7, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f01c478, // V_TRUNC_F32 ENC_VOP1 default
    0x4c13227001c478, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f627101c478, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x500f427201c478, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f01d289, // V_CEIL_F32 ENC_VOP1 default
    0x4c13227001d289, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f627101d289, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x500f427201d289, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f01e449, // V_RNDNE_F32 ENC_VOP1 default
    0x4c13227001e449, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f627101e449, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x500f427201e449, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f01f39c, // V_FLOOR_F32 ENC_VOP1 default
    0x4c13227001f39c, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f627101f39c, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x500f427201f39c, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f020397, // V_EXP_F32 ENC_VOP1 default
    0x4c132270020397, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6271020397, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x500f4272020397, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f0213b4, // V_LOG_F32 ENC_VOP1 default
    0x4c1322700213b4, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f62710213b4, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x500f42720213b4, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f022443, // V_RCP_F32 ENC_VOP1 default
    0x4c132270022443, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6271022443, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x500f4272022443, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f023445, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4c132270023445, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6271023445, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x500f4272023445, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f02444c, // V_RSQ_F32 ENC_VOP1 default
    0x4c13227002444c, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f627102444c, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x500f427202444c, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4a12c26c025444, // V_RCP_F64 ENC_VOP1 default
    0x4e12e26d025444, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e025444, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4a12c26c02644d, // V_RSQ_F64 ENC_VOP1 default
    0x4e12e26d02644d, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e02644d, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4a0f426f027465, // V_SQRT_F32 ENC_VOP1 default
    0x4c132270027465, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6271027465, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x500f4272027465, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4a12c26c028466, // V_SQRT_F64 ENC_VOP1 default
    0x4e12e26d028466, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e028466, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f426f029455, // V_SIN_F32 ENC_VOP1 default
    0x4c132270029455, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6271029455, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x500f4272029455, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f02a354, // V_COS_F32 ENC_VOP1 default
    0x4c13227002a354, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f627102a354, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x500f427202a354, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4a0f427302b424, // V_NOT_B32 ENC_VOP1 default
    0x4c13427402b424, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x4e10c27502b424, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x500f427602b424, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4a0f423d02c287, // V_BFREV_B32 ENC_VOP1 default
    0x4c0f823e02c287, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f623f02c287, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x500f424002c287, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f427702d399, // V_FFBH_U32 ENC_VOP1 default
    0x4c13427802d399, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x4e10c27902d399, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x500f427a02d399, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4a0f427702e39a, // V_FFBL_B32 ENC_VOP1 default
    0x4c13427802e39a, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x4e10c27902e39a, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x500f427a02e39a, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4a0f427b02f398, // V_FFBH_I32 ENC_VOP1 default
    0x4c13427c02f398, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10c27d02f398, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x500f427e02f398, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4a1002420303ab, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x4e1022430303ab, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x501002440303ab, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a12c26c0313ae, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x4e12e26d0313ae, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e0313ae, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4a12c26c0323a8, // V_FRACT_F64 ENC_VOP1 default
    0x4e12e26d0323a8, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5012c26e0323a8, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f42540333aa, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4c1122550333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f62560333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f42570333aa, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426f0343ad, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4c1322700343ad, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f62710343ad, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x500f42720343ad, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4a0b00be03528b, // V_CLREXCP ENC_VOP1 default
    0x500b00be03528b, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4a0f423d037453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4c0f823e037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f623f037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x500f4240037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4a13827f038413, // V_MOV_B64 ENC_VOP1 default
    0x4c13c280038413, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x4e13a281038413, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x50138282038413, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4a14028303935b, // V_CVT_F16_U16 ENC_VOP1 default
    0x4c14428403935b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x4e14228503935b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5014028603935b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4a14028703a35a, // V_CVT_F16_I16 ENC_VOP1 default
    0x4c14428803a35a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x4e14228903a35a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5014028a03a35a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4a14828b03b380, // V_CVT_U16_F16 ENC_VOP1 default
    0x4c14c28c03b380, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a28d03b380, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5014828e03b380, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a14828f03c36a, // V_CVT_I16_F16 ENC_VOP1 default
    0x4c14c29003c36a, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a29103c36a, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5014829203c36a, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a15029303d442, // V_RCP_F16 ENC_VOP1 default
    0x4c15429403d442, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15229503d442, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5015029603d442, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4a15029303e464, // V_SQRT_F16 ENC_VOP1 default
    0x4c15429403e464, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15229503e464, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5015029603e464, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4a15029303f44b, // V_RSQ_F16 ENC_VOP1 default
    0x4c15429403f44b, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15229503f44b, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5015029603f44b, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4a1502930403b3, // V_LOG_F16 ENC_VOP1 default
    0x4c1542940403b3, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1522950403b3, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x501502960403b3, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4a150293041396, // V_EXP_F16 ENC_VOP1 default
    0x4c154294041396, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e152295041396, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x50150296041396, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4a1502930423ac, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4c1542940423ac, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1522950423ac, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x501502960423ac, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4a14828f0433a9, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4c14c2900433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a2910433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x501482920433a9, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a15029304439b, // V_FLOOR_F16 ENC_VOP1 default
    0x4c15429404439b, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15229504439b, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5015029604439b, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4a150293045288, // V_CEIL_F16 ENC_VOP1 default
    0x4c154294045288, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x4e152295045288, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x50150296045288, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4a150293046477, // V_TRUNC_F16 ENC_VOP1 default
    0x4c154294046477, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x4e152295046477, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x50150296046477, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4a150293047448, // V_RNDNE_F16 ENC_VOP1 default
    0x4c154294047448, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x4e152295047448, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x50150296047448, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4a1502930483a6, // V_FRACT_F16 ENC_VOP1 default
    0x4c1542940483a6, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1522950483a6, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x501502960483a6, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4a150293049454, // V_SIN_F16 ENC_VOP1 default
    0x4c154294049454, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x4e152295049454, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x50150296049454, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4a15029304a353, // V_COS_F16 ENC_VOP1 default
    0x4c15429404a353, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15229504a353, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5015029604a353, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4a14828f04d36d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4c14c29004d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a29104d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5014829204d36d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a14828b04e36e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4c14c28c04e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a28d04e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5014828e04e36e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a0f429704f452, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4c13429804f452, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x4e10c29904f452, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x500f429a04f452, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5215829b051475, // V_SWAP_B32 ENC_VOP1 default
    0x5215c29c05226d, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4c16029d05226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e15e29e05226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5015c29f05226d, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f42a005435f, // V_CVT_F32_FP8 ENC_VOP1 default
    0x541642a105435f, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e0f62a205435f, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x500f42a305435f, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a0f42a405535c, // V_CVT_F32_BF8 ENC_VOP1 default
    0x541642a505535c, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e0f62a605535c, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x500f42a705535c, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a1662a8056378, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x5416a2a9056378, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e1682aa056378, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x501662ab056378, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a1662ac057377, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x5416a2ad057377, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e1682ae057377, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x501662af057377, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x560ba2b0000216, // S_MOV_B32 ENC_SOP1 default
    0x580ba2b1000216, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b2001217, // S_MOV_B64 ENC_SOP1 default
    0x580bc2b3001217, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b40021ca, // S_CMOV_B32 ENC_SOP1 default
    0x580ba2b50021ca, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b60031cb, // S_CMOV_B64 ENC_SOP1 default
    0x580bc2b70031cb, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b8004223, // S_NOT_B32 ENC_SOP1 default
    0x580ba2b9004223, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2ba005224, // S_NOT_B64 ENC_SOP1 default
    0x580bc2bb005224, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b8006255, // S_WQM_B32 ENC_SOP1 default
    0x580ba2b9006255, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2ba007256, // S_WQM_B64 ENC_SOP1 default
    0x580bc2bb007256, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bc008197, // S_BREV_B32 ENC_SOP1 default
    0x580ba2bd008197, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2be009198, // S_BREV_B64 ENC_SOP1 default
    0x580bc2bf009198, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c000a183, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x580ba2c100a183, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2c200b184, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x580be2c300b184, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c000c185, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x580ba2c100c185, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2c200d186, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x580be2c300d186, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c400e1f2, // S_FF0_I32_B32 ENC_SOP1 default
    0x580ba2c500e1f2, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2c600f1f3, // S_FF0_I32_B64 ENC_SOP1 default
    0x580be2c700f1f3, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c40101f4, // S_FF1_I32_B32 ENC_SOP1 default
    0x580ba2c50101f4, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2c60111f5, // S_FF1_I32_B64 ENC_SOP1 default
    0x580be2c70111f5, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c40121f7, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x580ba2c50121f7, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2c60131f8, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x580be2c70131f8, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c80141f6, // S_FLBIT_I32 ENC_SOP1 default
    0x580ba2c90141f6, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x560be2ca0151f9, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x580be2cb0151f9, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x560ba2cc016248, // S_SEXT_I32_I8 ENC_SOP1 default
    0x580ba2cd016248, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x560ba2ce017247, // S_SEXT_I32_I16 ENC_SOP1 default
    0x580ba2cf017247, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x560ba2d0018192, // S_BITSET0_B32 ENC_SOP1 default
    0x580ba2d1018192, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02d2019193, // S_BITSET0_B64 ENC_SOP1 default
    0x580c02d3019193, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2d001a194, // S_BITSET1_B32 ENC_SOP1 default
    0x580ba2d101a194, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02d201b195, // S_BITSET1_B64 ENC_SOP1 default
    0x580c02d301b195, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x560c22d401c1fa, // S_GETPC_B64 ENC_SOP1 default
    0x560c42d501d23d, // S_SETPC_B64 ENC_SOP1 default
    0x560bc2d601e250, // S_SWAPPC_B64 ENC_SOP1 default
    0x560c42d501f231, // S_RFE_B64 ENC_SOP1 default
    0x560bc2d7020163, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d8020163, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d702122b, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d802122b, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d702225c, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d802225c, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d702315f, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d802315f, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d7024228, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d8024228, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d702521e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d802521e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d7026222, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d8026222, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d7027259, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d8027259, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b802822f, // S_QUADMASK_B32 ENC_SOP1 default
    0x580ba2b902822f, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2ba029230, // S_QUADMASK_B64 ENC_SOP1 default
    0x580bc2bb029230, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2d902a214, // S_MOVRELS_B32 ENC_SOP1 default
    0x560bc2da02b215, // S_MOVRELS_B64 ENC_SOP1 default
    0x560ba2db02c212, // S_MOVRELD_B32 ENC_SOP1 default
    0x580ba2dc02c212, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2dd02d213, // S_MOVRELD_B64 ENC_SOP1 default
    0x580bc2de02d213, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x560c62df02e1c4, // S_CBRANCH_JOIN ENC_SOP1 default
    0x580c62e002e1c4, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x560ba2e1030156, // S_ABS_I32 ENC_SOP1 default
    0x580ba2e2030156, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x560c62e3032242, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x580c62e4032242, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x560bc2d703315b, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d803315b, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d7034225, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d8034225, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d703515c, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x580bc2d803515c, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d7036160, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x580bc2d8036160, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560c02e5037191, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x580c02e6037191, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0d42e70001d8, // S_CMP_EQ_I32 ENC_SOPC default
    0x5c0d42e80001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e90001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42ea0001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e70011e1, // S_CMP_LG_I32 ENC_SOPC default
    0x5c0d42e80011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e90011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42ea0011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e70021dd, // S_CMP_GT_I32 ENC_SOPC default
    0x5c0d42e80021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e90021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42ea0021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e70031db, // S_CMP_GE_I32 ENC_SOPC default
    0x5c0d42e80031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e90031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42ea0031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e70041e4, // S_CMP_LT_I32 ENC_SOPC default
    0x5c0d42e80041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e90041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42ea0041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e70051df, // S_CMP_LE_I32 ENC_SOPC default
    0x5c0d42e80051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e90051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42ea0051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb0061d9, // S_CMP_EQ_U32 ENC_SOPC default
    0x5c0d42ec0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb0071e2, // S_CMP_LG_U32 ENC_SOPC default
    0x5c0d42ec0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb0081de, // S_CMP_GT_U32 ENC_SOPC default
    0x5c0d42ec0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb0091dc, // S_CMP_GE_U32 ENC_SOPC default
    0x5c0d42ec0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb00a1e5, // S_CMP_LT_U32 ENC_SOPC default
    0x5c0d42ec00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb00b1e0, // S_CMP_LE_U32 ENC_SOPC default
    0x5c0d42ec00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb00c18d, // S_BITCMP0_B32 ENC_SOPC default
    0x5c0d42ec00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42eb00d18f, // S_BITCMP1_B32 ENC_SOPC default
    0x5c0d42ec00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42ed00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x600d42ee00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22ef00e18e, // S_BITCMP0_B64 ENC_SOPC default
    0x5c0d22f000e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22f100e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x600d22f200e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22ef00f190, // S_BITCMP1_B64 ENC_SOPC default
    0x5c0d22f000f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22f100f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x600d22f200f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42f3010241, // S_SETVSKIP ENC_SOPC default
    0x5c0d42f4010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x5e0d42f5010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x600d42f6010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62f7011245, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5c0d62f8011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x5e0d62f9011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x600d62fa011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d02fb0121da, // S_CMP_EQ_U64 ENC_SOPC default
    0x5c0d02fc0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d02fd0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x600d02fe0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d02fb0131e3, // S_CMP_LG_U64 ENC_SOPC default
    0x5c0d02fc0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d02fd0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x600d02fe0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620e22ff00021f, // S_NOP ENC_SOPP default
    0x620e40be0011ef, // S_ENDPGM ENC_SOPP default
    0x620e6300002196, // S_BRANCH ENC_SOPP default
    0x620b00be003254, // S_WAKEUP ENC_SOPP default
    0x620e63010041c5, // S_CBRANCH_SCC0 ENC_SOPP default
    0x620e63010051c6, // S_CBRANCH_SCC1 ENC_SOPP default
    0x640e63020061c8, // S_CBRANCH_VCCZ ENC_SOPP default
    0x640e63020071c7, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x620e63030081c1, // S_CBRANCH_EXECZ ENC_SOPP default
    0x620e63030091c0, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x620b00be00a182, // S_BARRIER ENC_SOPP default
    0x620e22ff00b23c, // S_SETKILL ENC_SOPP default
    0x620e830400c253, // S_WAITCNT ENC_SOPP default
    0x620e22ff00d23b, // S_SETHALT ENC_SOPP default
    0x620e22ff00e249, // S_SLEEP ENC_SOPP default
    0x620e22ff00f23e, // S_SETPRIO ENC_SOPP default
    0x620ea305010239, // S_SENDMSG ENC_SOPP default
    0x620ea30501123a, // S_SENDMSGHALT ENC_SOPP default
    0x620e22ff012251, // S_TRAP ENC_SOPP default
    0x620b00be0131fc, // S_ICACHE_INV ENC_SOPP default
    0x620e22ff0141fd, // S_INCPERFLEVEL ENC_SOPP default
    0x620e22ff0151ee, // S_DECPERFLEVEL ENC_SOPP default
    0x620b017a016252, // S_TTRACEDATA ENC_SOPP default
    0x620e63000171bc, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x620e63000181bf, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x620e63000191be, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x620e630001a1bd, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x620b00be01b1f1, // S_ENDPGM_SAVED ENC_SOPP default
    0x620b00be01c244, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x620ec30601d243, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x620b00be01e1f0, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x620e22ff01f246, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x66212307000433, // V_PK_MAD_I16 ENC_VOP3P default
    0x6621430800143e, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x6621430900242b, // V_PK_ADD_I16 ENC_VOP3P default
    0x6621430900343f, // V_PK_SUB_I16 ENC_VOP3P default
    0x6621430a004431, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6621430a005432, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6621430b00642d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x66214309007436, // V_PK_MAX_I16 ENC_VOP3P default
    0x66214309008439, // V_PK_MIN_I16 ENC_VOP3P default
    0x6621230c009434, // V_PK_MAD_U16 ENC_VOP3P default
    0x6621430800a42c, // V_PK_ADD_U16 ENC_VOP3P default
    0x6621430800b440, // V_PK_SUB_U16 ENC_VOP3P default
    0x6621430800c437, // V_PK_MAX_U16 ENC_VOP3P default
    0x6621430800d43a, // V_PK_MIN_U16 ENC_VOP3P default
    0x6621630d00e42f, // V_PK_FMA_F16 ENC_VOP3P default
    0x662180f600f429, // V_PK_ADD_F16 ENC_VOP3P default
    0x662180f601043c, // V_PK_MUL_F16 ENC_VOP3P default
    0x662180f6011438, // V_PK_MIN_F16 ENC_VOP3P default
    0x662180f6012435, // V_PK_MAX_F16 ENC_VOP3P default
    0x6621a30e0203cb, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6621a30f0213ca, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6621a30f0223c9, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6621c31002338d, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6621231102638e, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6621212102738f, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6621e312028391, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6621e120029392, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6621e31302a394, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6621e31402b395, // V_DOT8_U32_U4 ENC_VOP3P default
    0x66220315030430, // V_PK_FMA_F32 ENC_VOP3P default
    0x6622231603143d, // V_PK_MUL_F32 ENC_VOP3P default
    0x6622231603242a, // V_PK_ADD_F32 ENC_VOP3P default
    0x6622231703343b, // V_PK_MOV_B32 ENC_VOP3P default
    0x6822431803e3ef, // V_MFMA_F32_16X16X8_XF32 VOP3P_MFMA default
    0x6822631903f3f8, // V_MFMA_F32_32X32X4_XF32 VOP3P_MFMA default
    0x6822831a0403f4, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6822a31b0413e7, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6822c31c0423fb, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6822a31b0443f5, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6822c31c0453ee, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6822e31d0483f7, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6823031e0493ed, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6823231f04a3fd, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6823031e04c3fa, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6823231f04d3e6, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x68228320050403, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x6822a321051401, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6822c322052404, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x68230323056402, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x68232324057400, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6a23432505826e, // V_ACCVGPR_READ ENC_VOP3P default
    0x6623632605926f, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6822e32705d3f6, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6823032805e3ec, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6823232905f3fc, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x682303280603f9, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x682323290613e5, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6c23832a062457, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6c23a32b06445d, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6c23832c066456, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6c23a32d06845c, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6c23832e06a462, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6c23a32f06c463, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6823c33006e3fe, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6823e33106f3ff, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x682323320703e8, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x682323330713e9, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x682323340723ea, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x682323350733eb, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x682303360743f0, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x682303370753f1, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x682303380763f2, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x682303390773f3, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6c23833a078458, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6c23833b079459, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6c23833c07a45a, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6c23833d07b45b, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6c23a33e07c45e, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6c23a33f07d45f, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6c23a34007e460, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6c23a34107f461, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
];
