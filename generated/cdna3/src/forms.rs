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
        0x6007e0000f9,
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
        0x18000000d3804000,
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
        0x18000000d3804000,
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
    0x160ca05c00015a, // S_ADD_U32 ENC_SOP2 default
    0x180ca05d00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c00124f, // S_SUB_U32 ENC_SOP2 default
    0x180ca05d00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca060002159, // S_ADD_I32 ENC_SOP2 default
    0x180ca061002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca062002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca063002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06000324e, // S_SUB_I32 ENC_SOP2 default
    0x180ca06100324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06200324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06300324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca064004157, // S_ADDC_U32 ENC_SOP2 default
    0x180ca065004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca066004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca067004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06400524d, // S_SUBB_U32 ENC_SOP2 default
    0x180ca06500524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06600524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06700524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06000620f, // S_MIN_I32 ENC_SOP2 default
    0x180ca06100620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06200620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06300620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c007210, // S_MIN_U32 ENC_SOP2 default
    0x180ca05d007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06000820b, // S_MAX_I32 ENC_SOP2 default
    0x180ca06100820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06200820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06300820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c00920c, // S_MAX_U32 ENC_SOP2 default
    0x180ca05d00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06800a1e6, // S_CSELECT_B32 ENC_SOP2 default
    0x180ca06900a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06a00a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06b00a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc06c00b1e7, // S_CSELECT_B64 ENC_SOP2 default
    0x180cc06d00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc06e00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc06f00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c00c161, // S_AND_B32 ENC_SOP2 default
    0x180ca05d00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07000d162, // S_AND_B64 ENC_SOP2 default
    0x180cc07100d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07200d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07300d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c00e229, // S_OR_B32 ENC_SOP2 default
    0x180ca05d00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07000f22a, // S_OR_B64 ENC_SOP2 default
    0x180cc07100f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07200f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07300f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c01025a, // S_XOR_B32 ENC_SOP2 default
    0x180ca05d01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07001125b, // S_XOR_B64 ENC_SOP2 default
    0x180cc07101125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07201125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07301125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c01215d, // S_ANDN2_B32 ENC_SOP2 default
    0x180ca05d01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07001315e, // S_ANDN2_B64 ENC_SOP2 default
    0x180cc07101315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07201315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07301315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c014226, // S_ORN2_B32 ENC_SOP2 default
    0x180ca05d014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc070015227, // S_ORN2_B64 ENC_SOP2 default
    0x180cc071015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc072015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc073015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c01621c, // S_NAND_B32 ENC_SOP2 default
    0x180ca05d01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07001721d, // S_NAND_B64 ENC_SOP2 default
    0x180cc07101721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07201721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07301721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c018220, // S_NOR_B32 ENC_SOP2 default
    0x180ca05d018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc070019221, // S_NOR_B64 ENC_SOP2 default
    0x180cc071019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc072019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc073019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c01a257, // S_XNOR_B32 ENC_SOP2 default
    0x180ca05d01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07001b258, // S_XNOR_B64 ENC_SOP2 default
    0x180cc07101b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07201b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07301b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c01c207, // S_LSHL_B32 ENC_SOP2 default
    0x180ca05d01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07401d208, // S_LSHL_B64 ENC_SOP2 default
    0x180ce07501d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07601d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07701d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c01e209, // S_LSHR_B32 ENC_SOP2 default
    0x180ca05d01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07401f20a, // S_LSHR_B64 ENC_SOP2 default
    0x180ce07501f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07601f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07701f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca078020164, // S_ASHR_I32 ENC_SOP2 default
    0x180ca079020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07a020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07b020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07c021165, // S_ASHR_I64 ENC_SOP2 default
    0x180ce07d021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07e021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07f021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08002218b, // S_BFM_B32 ENC_SOP2 default
    0x180ca08102218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08202218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08302218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d008402318c, // S_BFM_B64 ENC_SOP2 default
    0x180d008502318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d008602318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d008702318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08802421b, // S_MUL_I32 ENC_SOP2 default
    0x180ca08902421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08a02421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08b02421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c025189, // S_BFE_U32 ENC_SOP2 default
    0x180ca05d025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca078026187, // S_BFE_I32 ENC_SOP2 default
    0x180ca079026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07a026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07b026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07402718a, // S_BFE_U64 ENC_SOP2 default
    0x180ce07502718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07602718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07702718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07c028188, // S_BFE_I64 ENC_SOP2 default
    0x180ce07d028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07e028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07f028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d208c0291c2, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180d208d0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0d208e0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0d208f0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06002a155, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180ca06102a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06202a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06302a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d409002b232, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160ca08002c21a, // S_MUL_HI_U32 ENC_SOP2 default
    0x180ca08102c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08202c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08302c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08802d219, // S_MUL_HI_I32 ENC_SOP2 default
    0x180ca08902d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08a02d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08b02d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c02e203, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180ca05d02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c02f204, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180ca05d02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c030205, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180ca05d030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05c031206, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180ca05d031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca05e031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca05f031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca09103222e, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180ca09203222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ca09303222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ca09403222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca09503322d, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180ca09603322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ca09703322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ca09803322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca09903422c, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180ca09a03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ca09b03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ca09c03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0da09d000211, // S_MOVK_I32 ENC_SOPK default
    0x1e0da09e0011c9, // S_CMOVK_I32 ENC_SOPK default
    0x1e0da09f0021cc, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0da09f0031d4, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0da09f0041d0, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0da09f0051ce, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0da09f0061d6, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0da09f0071d2, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0dc0a00081cd, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0dc0a00091d5, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0dc0a000a1d1, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0dc0a000b1cf, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0dc0a000c1d7, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0dc0a000d1d3, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0da0a100e158, // S_ADDK_I32 ENC_SOPK default
    0x1e0da0a200f218, // S_MULK_I32 ENC_SOPK default
    0x1e0de0a30101c3, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0e00a40111fb, // S_GETREG_B32 ENC_SOPK default
    0x1e0e20a501223f, // S_SETREG_B32 ENC_SOPK default
    0x200e40a6014240, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0de0a70151bb, // S_CALL_B64 ENC_SOPK default
    0x2209e0a80001fe, // S_LOAD_DWORD ENC_SMEM default
    0x220a00a9001200, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220a20aa002201, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220a40ab003202, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a60ac0041ff, // S_LOAD_DWORDX16 ENC_SMEM default
    0x2209e0ad005233, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x220a00ae006234, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a20af007235, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a80b00081b3, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220aa0b10091b5, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220ac0b200a1b6, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220ae0b300b1b7, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220b00b400c1b4, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x2209e0b501024a, // S_STORE_DWORD ENC_SMEM default
    0x220a00b601124b, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a20b701224c, // S_STORE_DWORDX4 ENC_SMEM default
    0x2209e0b8015236, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x220a00b9016237, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a20ba017238, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a80bb0181b8, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220aa0bc0191b9, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220ac0bd01a1ba, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220b20be0201ea, // S_DCACHE_INV ENC_SMEM default
    0x220b20be0211ec, // S_DCACHE_WB ENC_SMEM default
    0x220b20be0221eb, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220b20be0231ed, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b40bf02420e, // S_MEMTIME ENC_SMEM default
    0x220b40bf02520d, // S_MEMREALTIME ENC_SMEM default
    0x220b60c0026166, // S_ATC_PROBE ENC_SMEM default
    0x220b80c1027167, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220ba0c20281e8, // S_DCACHE_DISCARD ENC_SMEM default
    0x220ba0c20291e9, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a80c30401ab, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220aa0c404119d, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a80c3042199, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a80c30431a9, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a80c30441a7, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a80c30451af, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a80c30461a5, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a80c30471ad, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a80c304819b, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a80c30491a3, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a80c304a1b1, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a80c304b1a1, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a80c304c19f, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220aa0c40601ac, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220ac0c506119e, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220aa0c406219a, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220aa0c40631aa, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220aa0c40641a8, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220aa0c40651b0, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220aa0c40661a6, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220aa0c40671ae, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220aa0c406819c, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220aa0c40691a4, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220aa0c406a1b2, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220aa0c406b1a2, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220aa0c406c1a0, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x2209e0c608017a, // S_ATOMIC_SWAP ENC_SMEM default
    0x220a00c708116c, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x2209e0c6082168, // S_ATOMIC_ADD ENC_SMEM default
    0x2209e0c6083178, // S_ATOMIC_SUB ENC_SMEM default
    0x2209e0c6084176, // S_ATOMIC_SMIN ENC_SMEM default
    0x2209e0c608517e, // S_ATOMIC_UMIN ENC_SMEM default
    0x2209e0c6086174, // S_ATOMIC_SMAX ENC_SMEM default
    0x2209e0c608717c, // S_ATOMIC_UMAX ENC_SMEM default
    0x2209e0c608816a, // S_ATOMIC_AND ENC_SMEM default
    0x2209e0c6089172, // S_ATOMIC_OR ENC_SMEM default
    0x2209e0c608a180, // S_ATOMIC_XOR ENC_SMEM default
    0x2209e0c608b170, // S_ATOMIC_INC ENC_SMEM default
    0x2209e0c608c16e, // S_ATOMIC_DEC ENC_SMEM default
    0x220a00c70a017b, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a20c80a116d, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a00c70a2169, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a00c70a3179, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a00c70a4177, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a00c70a517f, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a00c70a6175, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a00c70a717d, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a00c70a816b, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x220a00c70a9173, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x220a00c70aa181, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a00c70ab171, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x220a00c70ac16f, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x242380c90102f0, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x242380ca01128d, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2423e0cb0122f1, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2423e0cc01328e, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x242420cd0142ef, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x242420ce01528c, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x242480cd0202fb, // V_CMP_F_F16 ENC_VOP3 default
    0x242480cd021322, // V_CMP_LT_F16 ENC_VOP3 default
    0x242480cd0222f2, // V_CMP_EQ_F16 ENC_VOP3 default
    0x242480cd023316, // V_CMP_LE_F16 ENC_VOP3 default
    0x242480cd02430d, // V_CMP_GT_F16 ENC_VOP3 default
    0x242480cd02531f, // V_CMP_LG_F16 ENC_VOP3 default
    0x242480cd026304, // V_CMP_GE_F16 ENC_VOP3 default
    0x242480cd027343, // V_CMP_O_F16 ENC_VOP3 default
    0x242480cd02834f, // V_CMP_U_F16 ENC_VOP3 default
    0x242480cd029334, // V_CMP_NGE_F16 ENC_VOP3 default
    0x242480cd02a33d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x242480cd02b337, // V_CMP_NGT_F16 ENC_VOP3 default
    0x242480cd02c33a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x242480cd02d32b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x242480cd02e340, // V_CMP_NLT_F16 ENC_VOP3 default
    0x242480cd02f346, // V_CMP_TRU_F16 ENC_VOP3 default
    0x242480ce030298, // V_CMPX_F_F16 ENC_VOP3 default
    0x242480ce0312bf, // V_CMPX_LT_F16 ENC_VOP3 default
    0x242480ce03228f, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x242480ce0332b3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x242480ce0342aa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x242480ce0352bc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x242480ce0362a1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x242480ce0372e0, // V_CMPX_O_F16 ENC_VOP3 default
    0x242480ce0382ec, // V_CMPX_U_F16 ENC_VOP3 default
    0x242480ce0392d1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x242480ce03a2da, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x242480ce03b2d4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x242480ce03c2d7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x242480ce03d2c8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x242480ce03e2dd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x242480ce03f2e3, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2424c0cf0402fc, // V_CMP_F_F32 ENC_VOP3 default
    0x2424c0cf041323, // V_CMP_LT_F32 ENC_VOP3 default
    0x2424c0cf0422f3, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2424c0cf043317, // V_CMP_LE_F32 ENC_VOP3 default
    0x2424c0cf04430e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2424c0cf045320, // V_CMP_LG_F32 ENC_VOP3 default
    0x2424c0cf046305, // V_CMP_GE_F32 ENC_VOP3 default
    0x2424c0cf047344, // V_CMP_O_F32 ENC_VOP3 default
    0x2424c0cf048350, // V_CMP_U_F32 ENC_VOP3 default
    0x2424c0cf049335, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2424c0cf04a33e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2424c0cf04b338, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2424c0cf04c33b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2424c0cf04d32c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2424c0cf04e341, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2424c0cf04f347, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2424c0d0050299, // V_CMPX_F_F32 ENC_VOP3 default
    0x2424c0d00512c0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2424c0d0052290, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2424c0d00532b4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2424c0d00542ab, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2424c0d00552bd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2424c0d00562a2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2424c0d00572e1, // V_CMPX_O_F32 ENC_VOP3 default
    0x2424c0d00582ed, // V_CMPX_U_F32 ENC_VOP3 default
    0x2424c0d00592d2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2424c0d005a2db, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2424c0d005b2d5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2424c0d005c2d8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2424c0d005d2c9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2424c0d005e2de, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2424c0d005f2e4, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242500d10602fd, // V_CMP_F_F64 ENC_VOP3 default
    0x242500d1061324, // V_CMP_LT_F64 ENC_VOP3 default
    0x242500d10622f4, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242500d1063318, // V_CMP_LE_F64 ENC_VOP3 default
    0x242500d106430f, // V_CMP_GT_F64 ENC_VOP3 default
    0x242500d1065321, // V_CMP_LG_F64 ENC_VOP3 default
    0x242500d1066306, // V_CMP_GE_F64 ENC_VOP3 default
    0x242500d1067345, // V_CMP_O_F64 ENC_VOP3 default
    0x242500d1068351, // V_CMP_U_F64 ENC_VOP3 default
    0x242500d1069336, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242500d106a33f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242500d106b339, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242500d106c33c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242500d106d32d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242500d106e342, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242500d106f348, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242500d207029a, // V_CMPX_F_F64 ENC_VOP3 default
    0x242500d20712c1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242500d2072291, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242500d20732b5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242500d20742ac, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242500d20752be, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242500d20762a3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242500d20772e2, // V_CMPX_O_F64 ENC_VOP3 default
    0x242500d20782ee, // V_CMPX_U_F64 ENC_VOP3 default
    0x242500d20792d3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242500d207a2dc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242500d207b2d6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242500d207c2d9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242500d207d2ca, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242500d207e2df, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242500d207f2e5, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242540d30a02fe, // V_CMP_F_I16 ENC_VOP3 default
    0x242540d30a1325, // V_CMP_LT_I16 ENC_VOP3 default
    0x242540d30a22f5, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242540d30a3319, // V_CMP_LE_I16 ENC_VOP3 default
    0x242540d30a4310, // V_CMP_GT_I16 ENC_VOP3 default
    0x242540d30a532e, // V_CMP_NE_I16 ENC_VOP3 default
    0x242540d30a6307, // V_CMP_GE_I16 ENC_VOP3 default
    0x242540d30a7349, // V_CMP_T_I16 ENC_VOP3 default
    0x242540d40a8301, // V_CMP_F_U16 ENC_VOP3 default
    0x242540d40a9328, // V_CMP_LT_U16 ENC_VOP3 default
    0x242540d40aa2f8, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242540d40ab31c, // V_CMP_LE_U16 ENC_VOP3 default
    0x242540d40ac313, // V_CMP_GT_U16 ENC_VOP3 default
    0x242540d40ad331, // V_CMP_NE_U16 ENC_VOP3 default
    0x242540d40ae30a, // V_CMP_GE_U16 ENC_VOP3 default
    0x242540d40af34c, // V_CMP_T_U16 ENC_VOP3 default
    0x242540d50b029b, // V_CMPX_F_I16 ENC_VOP3 default
    0x242540d50b12c2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242540d50b2292, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242540d50b32b6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242540d50b42ad, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242540d50b52cb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242540d50b62a4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242540d50b72e6, // V_CMPX_T_I16 ENC_VOP3 default
    0x242540d60b829e, // V_CMPX_F_U16 ENC_VOP3 default
    0x242540d60b92c5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242540d60ba295, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242540d60bb2b9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242540d60bc2b0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242540d60bd2ce, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242540d60be2a7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242540d60bf2e9, // V_CMPX_T_U16 ENC_VOP3 default
    0x2425a0d70c02ff, // V_CMP_F_I32 ENC_VOP3 default
    0x2425a0d70c1326, // V_CMP_LT_I32 ENC_VOP3 default
    0x2425a0d70c22f6, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2425a0d70c331a, // V_CMP_LE_I32 ENC_VOP3 default
    0x2425a0d70c4311, // V_CMP_GT_I32 ENC_VOP3 default
    0x2425a0d70c532f, // V_CMP_NE_I32 ENC_VOP3 default
    0x2425a0d70c6308, // V_CMP_GE_I32 ENC_VOP3 default
    0x2425a0d70c734a, // V_CMP_T_I32 ENC_VOP3 default
    0x2425a0d80c8302, // V_CMP_F_U32 ENC_VOP3 default
    0x2425a0d80c9329, // V_CMP_LT_U32 ENC_VOP3 default
    0x2425a0d80ca2f9, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2425a0d80cb31d, // V_CMP_LE_U32 ENC_VOP3 default
    0x2425a0d80cc314, // V_CMP_GT_U32 ENC_VOP3 default
    0x2425a0d80cd332, // V_CMP_NE_U32 ENC_VOP3 default
    0x2425a0d80ce30b, // V_CMP_GE_U32 ENC_VOP3 default
    0x2425a0d80cf34d, // V_CMP_T_U32 ENC_VOP3 default
    0x2425a0d90d029c, // V_CMPX_F_I32 ENC_VOP3 default
    0x2425a0d90d12c3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2425a0d90d2293, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2425a0d90d32b7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2425a0d90d42ae, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2425a0d90d52cc, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2425a0d90d62a5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2425a0d90d72e7, // V_CMPX_T_I32 ENC_VOP3 default
    0x2425a0da0d829f, // V_CMPX_F_U32 ENC_VOP3 default
    0x2425a0da0d92c6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2425a0da0da296, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2425a0da0db2ba, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2425a0da0dc2b1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2425a0da0dd2cf, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2425a0da0de2a8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2425a0da0df2ea, // V_CMPX_T_U32 ENC_VOP3 default
    0x2425e0db0e0300, // V_CMP_F_I64 ENC_VOP3 default
    0x2425e0db0e1327, // V_CMP_LT_I64 ENC_VOP3 default
    0x2425e0db0e22f7, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2425e0db0e331b, // V_CMP_LE_I64 ENC_VOP3 default
    0x2425e0db0e4312, // V_CMP_GT_I64 ENC_VOP3 default
    0x2425e0db0e5330, // V_CMP_NE_I64 ENC_VOP3 default
    0x2425e0db0e6309, // V_CMP_GE_I64 ENC_VOP3 default
    0x2425e0db0e734b, // V_CMP_T_I64 ENC_VOP3 default
    0x2425e0dc0e8303, // V_CMP_F_U64 ENC_VOP3 default
    0x2425e0dc0e932a, // V_CMP_LT_U64 ENC_VOP3 default
    0x2425e0dc0ea2fa, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2425e0dc0eb31e, // V_CMP_LE_U64 ENC_VOP3 default
    0x2425e0dc0ec315, // V_CMP_GT_U64 ENC_VOP3 default
    0x2425e0dc0ed333, // V_CMP_NE_U64 ENC_VOP3 default
    0x2425e0dc0ee30c, // V_CMP_GE_U64 ENC_VOP3 default
    0x2425e0dc0ef34e, // V_CMP_T_U64 ENC_VOP3 default
    0x2425e0dd0f029d, // V_CMPX_F_I64 ENC_VOP3 default
    0x2425e0dd0f12c4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2425e0dd0f2294, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2425e0dd0f32b8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2425e0dd0f42af, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2425e0dd0f52cd, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2425e0dd0f62a6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2425e0dd0f72e8, // V_CMPX_T_I64 ENC_VOP3 default
    0x2425e0de0f82a0, // V_CMPX_F_U64 ENC_VOP3 default
    0x2425e0de0f92c7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2425e0de0fa297, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2425e0de0fb2bb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2425e0de0fc2b2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2425e0de0fd2d0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2425e0de0fe2a9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2425e0de0ff2eb, // V_CMPX_T_U64 ENC_VOP3 default
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
    0x240f60be140423, // V_NOP ENC_VOP3 default
    0x240fe0f7141412, // V_MOV_B32 ENC_VOP3 default
    0x2c1020f8142446, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241080f914336c, // V_CVT_I32_F64 ENC_VOP3 default
    0x2410e0fa144367, // V_CVT_F64_I32 ENC_VOP3 default
    0x241120fb145360, // V_CVT_F32_I32 ENC_VOP3 default
    0x241120fc146361, // V_CVT_F32_U32 ENC_VOP3 default
    0x241180fd147381, // V_CVT_U32_F32 ENC_VOP3 default
    0x241180fe14836b, // V_CVT_I32_F32 ENC_VOP3 default
    0x241200ff14a359, // V_CVT_F16_F32 ENC_VOP3 default
    0x2412810014b35d, // V_CVT_F32_F16 ENC_VOP3 default
    0x2412a0fe14c37d, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x2412a0fe14d369, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x241120fb14e36f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2410810114f35e, // V_CVT_F32_F64 ENC_VOP3 default
    0x2412c102150366, // V_CVT_F64_F32 ENC_VOP3 default
    0x241120fc151362, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x241120fc152363, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x241120fc153364, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x241120fc154365, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x24108103155382, // V_CVT_U32_F64 ENC_VOP3 default
    0x2410e104156368, // V_CVT_F64_U32 ENC_VOP3 default
    0x24134105157479, // V_TRUNC_F64 ENC_VOP3 default
    0x2413410515828a, // V_CEIL_F64 ENC_VOP3 default
    0x2413410515944a, // V_RNDNE_F64 ENC_VOP3 default
    0x2413410515a39d, // V_FLOOR_F64 ENC_VOP3 default
    0x2411810615b3a7, // V_FRACT_F32 ENC_VOP3 default
    0x2411810615c478, // V_TRUNC_F32 ENC_VOP3 default
    0x2411810615d289, // V_CEIL_F32 ENC_VOP3 default
    0x2411810615e449, // V_RNDNE_F32 ENC_VOP3 default
    0x2411810615f39c, // V_FLOOR_F32 ENC_VOP3 default
    0x24118106160397, // V_EXP_F32 ENC_VOP3 default
    0x241181061613b4, // V_LOG_F32 ENC_VOP3 default
    0x24118106162443, // V_RCP_F32 ENC_VOP3 default
    0x24118106163445, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2411810616444c, // V_RSQ_F32 ENC_VOP3 default
    0x24134105165444, // V_RCP_F64 ENC_VOP3 default
    0x2413410516644d, // V_RSQ_F64 ENC_VOP3 default
    0x24118106167465, // V_SQRT_F32 ENC_VOP3 default
    0x24134105168466, // V_SQRT_F64 ENC_VOP3 default
    0x24118106169455, // V_SIN_F32 ENC_VOP3 default
    0x2411810616a354, // V_COS_F32 ENC_VOP3 default
    0x240fe10716b424, // V_NOT_B32 ENC_VOP3 default
    0x240fe0f716c287, // V_BFREV_B32 ENC_VOP3 default
    0x240fe10816d399, // V_FFBH_U32 ENC_VOP3 default
    0x240fe10816e39a, // V_FFBL_B32 ENC_VOP3 default
    0x240fe10916f398, // V_FFBH_I32 ENC_VOP3 default
    0x241080f91703ab, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x241341051713ae, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x241341051723a8, // V_FRACT_F64 ENC_VOP3 default
    0x2412a0fe1733aa, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241181061743ad, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240f60be17528b, // V_CLREXCP ENC_VOP3 default
    0x240fe0f7177453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
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
    0x240fe11018f452, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15a111191475, // V_SWAP_B32 ENC_VOP3 default
    0x2c16211219226d, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x2411211319435f, // V_CVT_F32_FP8 ENC_VOP3 default
    0x2411211419535c, // V_CVT_F32_BF8 ENC_VOP3 default
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
    0x241ce11d1cd3b2, // V_LERP_U8 ENC_VOP3 default
    0x241d211e1ce27b, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241d211e1cf27c, // V_ALIGNBYTE_B32 ENC_VOP3 default
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
    0x241d41221dd37c, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241cc1191de384, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241d011c1df385, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281d61231e0389, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281d81241e138a, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1cc1251e2387, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1d01261e3388, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241ca11d1e4416, // V_MSAD_U8 ENC_VOP3 default
    0x241da1271e5441, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241da1271e6414, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301dc1281e7415, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281de1291e83cf, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281de12a1e93c5, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241e012b1ea3c6, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241e212c1eb3c8, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241e212c1ec3c7, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241ce12d1ed428, // V_PERM_B32 ENC_VOP3 default
    0x241e012b1ee3a5, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241e012b1ef386, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241e412e1f0370, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241e612f1f13cd, // V_MAD_U32_U16 ENC_VOP3 default
    0x241e61301f23c3, // V_MAD_I32_I16 ENC_VOP3 default
    0x241ce11a1f347b, // V_XAD_U32 ENC_VOP3 default
    0x241e812b1f4405, // V_MIN3_F16 ENC_VOP3 default
    0x241ea1311f5407, // V_MIN3_I16 ENC_VOP3 default
    0x241ea1321f6409, // V_MIN3_U16 ENC_VOP3 default
    0x241e812b1f73d0, // V_MAX3_F16 ENC_VOP3 default
    0x241ea1311f83d2, // V_MAX3_I16 ENC_VOP3 default
    0x241ea1321f93d4, // V_MAX3_U16 ENC_VOP3 default
    0x241e812b1fa3df, // V_MED3_F16 ENC_VOP3 default
    0x241ea1311fb3e1, // V_MED3_I16 ENC_VOP3 default
    0x241ea1321fc3e3, // V_MED3_U16 ENC_VOP3 default
    0x241ce11a1fd3b8, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241ce11a1fe278, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241ce11a1ff270, // V_ADD3_U32 ENC_VOP3 default
    0x241ce11a2003ba, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241ce11a20127e, // V_AND_OR_B32 ENC_VOP3 default
    0x241ce11a202425, // V_OR3_B32 ENC_VOP3 default
    0x241e812b2033c1, // V_MAD_F16 ENC_VOP3 default
    0x241ea1322043cc, // V_MAD_U16 ENC_VOP3 default
    0x241ea1312053c2, // V_MAD_I16 ENC_VOP3 default
    0x241e812b2063a2, // V_FMA_F16 ENC_VOP3 default
    0x241e812b207383, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241ec1332083b9, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x241ee134280275, // V_ADD_F64 ENC_VOP3 default
    0x241ee134281419, // V_MUL_F64 ENC_VOP3 default
    0x241ee13428240d, // V_MIN_F64 ENC_VOP3 default
    0x241ee1342833d8, // V_MAX_F64 ENC_VOP3 default
    0x241f01352843b1, // V_LDEXP_F64 ENC_VOP3 default
    0x241f20e3285421, // V_MUL_LO_U32 ENC_VOP3 default
    0x241f20e328641c, // V_MUL_HI_U32 ENC_VOP3 default
    0x241f20e228741a, // V_MUL_HI_I32 ENC_VOP3 default
    0x241f41362883b0, // V_LDEXP_F32 ENC_VOP3 default
    0x321f6137289447, // V_READLANE_B32 ENC_VOP3 default
    0x341f213828a47a, // V_WRITELANE_B32 ENC_VOP3 default
    0x241f20e328b282, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241f20e328c3de, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241f20e328d3dd, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x241f813928f3b7, // V_LSHLREV_B64 ENC_VOP3 default
    0x241f81392903bd, // V_LSHRREV_B64 ENC_VOP3 default
    0x241f813a291281, // V_ASHRREV_I64 ENC_VOP3 default
    0x241f013b292476, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241f20e3293286, // V_BFM_B32 ENC_VOP3 default
    0x241fa13c294372, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x241fa13d295374, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x241fc13e296375, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241f213f29737b, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241f214029837a, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x241fe141299371, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x241fe14229a373, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242000e229c277, // V_ADD_I32 ENC_VOP3 default
    0x242000e229d472, // V_SUB_I32 ENC_VOP3 default
    0x242020f029e276, // V_ADD_I16 ENC_VOP3 default
    0x242020f029f471, // V_SUB_I16 ENC_VOP3 default
    0x241fe1432a0427, // V_PACK_B32_F16 ENC_VOP3 default
    0x242040e02a141f, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x242061442a2379, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x242061452a3376, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x242081462a437f, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x242081472a537e, // V_CVT_SR_BF8_F32 ENC_VOP3 default
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
    0x4009a1cf004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x400941d0005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x400961d1006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x400981d2007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x4009a1cb008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x4009a1d3009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x400941d400a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x400941d500b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x4009a1cf00c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x4009a1d600d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
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
    0x4009a1e1018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x4009a1e1019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x4009a1e201a046, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x4009a1e201b047, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x4009a1e301c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x400941e401d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x400961e501e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x400981e601f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x4009a1e7020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x4009a1e7021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x4009a1e802202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x4009a1e802302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x4009a1e9024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x4009a1e9025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x4009a1cb026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x4009a1cf02703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x4009c0be028048, // BUFFER_WBL2 ENC_MUBUF default
    0x4009c0be02901f, // BUFFER_INV ENC_MUBUF default
    0x4009a1ea040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x400941eb041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x4009a1ec042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x4009a1ec043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x4009a1ed044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x4009a1ec04501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x4009a1ed046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x4009a1ec047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x4009a1ea048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x4009a1ea04900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x4009a1ea04a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x4009a1ec04b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x4009a1ec04c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x4009a1ee04d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x4009a1ef04e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
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
    0x4423a2030102f0, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4623c2040102f0, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2050102f0, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4423a20601128d, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4623c20701128d, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a20801128d, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x442402090122f1, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4824020a0122f1, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4424020b01328e, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4824020c01328e, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4424420d0142ef, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4624620e0142ef, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f0142ef, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4424421001528c, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4624621101528c, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421201528c, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4424420d0202fb, // V_CMP_F_F16 ENC_VOPC default
    0x4624a20e0202fb, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f0202fb, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4424420d021322, // V_CMP_LT_F16 ENC_VOPC default
    0x4624a20e021322, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f021322, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4424420d0222f2, // V_CMP_EQ_F16 ENC_VOPC default
    0x4624a20e0222f2, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f0222f2, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4424420d023316, // V_CMP_LE_F16 ENC_VOPC default
    0x4624a20e023316, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f023316, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02430d, // V_CMP_GT_F16 ENC_VOPC default
    0x4624a20e02430d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02430d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02531f, // V_CMP_LG_F16 ENC_VOPC default
    0x4624a20e02531f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02531f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4424420d026304, // V_CMP_GE_F16 ENC_VOPC default
    0x4624a20e026304, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f026304, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4424420d027343, // V_CMP_O_F16 ENC_VOPC default
    0x4624a20e027343, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f027343, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02834f, // V_CMP_U_F16 ENC_VOPC default
    0x4624a20e02834f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02834f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4424420d029334, // V_CMP_NGE_F16 ENC_VOPC default
    0x4624a20e029334, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f029334, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02a33d, // V_CMP_NLG_F16 ENC_VOPC default
    0x4624a20e02a33d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02a33d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02b337, // V_CMP_NGT_F16 ENC_VOPC default
    0x4624a20e02b337, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02b337, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02c33a, // V_CMP_NLE_F16 ENC_VOPC default
    0x4624a20e02c33a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02c33a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02d32b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4624a20e02d32b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02d32b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02e340, // V_CMP_NLT_F16 ENC_VOPC default
    0x4624a20e02e340, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02e340, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424420d02f346, // V_CMP_TRU_F16 ENC_VOPC default
    0x4624a20e02f346, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824420f02f346, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x44244210030298, // V_CMPX_F_F16 ENC_VOPC default
    0x4624a211030298, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48244212030298, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x442442100312bf, // V_CMPX_LT_F16 ENC_VOPC default
    0x4624a2110312bf, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120312bf, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4424421003228f, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4624a21103228f, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421203228f, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x442442100332b3, // V_CMPX_LE_F16 ENC_VOPC default
    0x4624a2110332b3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120332b3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x442442100342aa, // V_CMPX_GT_F16 ENC_VOPC default
    0x4624a2110342aa, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120342aa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x442442100352bc, // V_CMPX_LG_F16 ENC_VOPC default
    0x4624a2110352bc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120352bc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x442442100362a1, // V_CMPX_GE_F16 ENC_VOPC default
    0x4624a2110362a1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120362a1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x442442100372e0, // V_CMPX_O_F16 ENC_VOPC default
    0x4624a2110372e0, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120372e0, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x442442100382ec, // V_CMPX_U_F16 ENC_VOPC default
    0x4624a2110382ec, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120382ec, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x442442100392d1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4624a2110392d1, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482442120392d1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424421003a2da, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4624a21103a2da, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421203a2da, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424421003b2d4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4624a21103b2d4, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421203b2d4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424421003c2d7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4624a21103c2d7, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421203c2d7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424421003d2c8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4624a21103d2c8, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421203d2c8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424421003e2dd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4624a21103e2dd, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421203e2dd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424421003f2e3, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4624a21103f2e3, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824421203f2e3, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4423a2130402fc, // V_CMP_F_F32 ENC_VOPC default
    0x4624e2140402fc, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2150402fc, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4423a213041323, // V_CMP_LT_F32 ENC_VOPC default
    0x4624e214041323, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a215041323, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4423a2130422f3, // V_CMP_EQ_F32 ENC_VOPC default
    0x4624e2140422f3, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2150422f3, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4423a213043317, // V_CMP_LE_F32 ENC_VOPC default
    0x4624e214043317, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a215043317, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4423a21304430e, // V_CMP_GT_F32 ENC_VOPC default
    0x4624e21404430e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21504430e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4423a213045320, // V_CMP_LG_F32 ENC_VOPC default
    0x4624e214045320, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a215045320, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4423a213046305, // V_CMP_GE_F32 ENC_VOPC default
    0x4624e214046305, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a215046305, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4423a213047344, // V_CMP_O_F32 ENC_VOPC default
    0x4624e214047344, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a215047344, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4423a213048350, // V_CMP_U_F32 ENC_VOPC default
    0x4624e214048350, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a215048350, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4423a213049335, // V_CMP_NGE_F32 ENC_VOPC default
    0x4624e214049335, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a215049335, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4423a21304a33e, // V_CMP_NLG_F32 ENC_VOPC default
    0x4624e21404a33e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21504a33e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4423a21304b338, // V_CMP_NGT_F32 ENC_VOPC default
    0x4624e21404b338, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21504b338, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4423a21304c33b, // V_CMP_NLE_F32 ENC_VOPC default
    0x4624e21404c33b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21504c33b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4423a21304d32c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4624e21404d32c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21504d32c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4423a21304e341, // V_CMP_NLT_F32 ENC_VOPC default
    0x4624e21404e341, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21504e341, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4423a21304f347, // V_CMP_TRU_F32 ENC_VOPC default
    0x4624e21404f347, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21504f347, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4423a216050299, // V_CMPX_F_F32 ENC_VOPC default
    0x4624e217050299, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a218050299, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160512c0, // V_CMPX_LT_F32 ENC_VOPC default
    0x4624e2170512c0, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180512c0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4423a216052290, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4624e217052290, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a218052290, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160532b4, // V_CMPX_LE_F32 ENC_VOPC default
    0x4624e2170532b4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180532b4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160542ab, // V_CMPX_GT_F32 ENC_VOPC default
    0x4624e2170542ab, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180542ab, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160552bd, // V_CMPX_LG_F32 ENC_VOPC default
    0x4624e2170552bd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180552bd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160562a2, // V_CMPX_GE_F32 ENC_VOPC default
    0x4624e2170562a2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180562a2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160572e1, // V_CMPX_O_F32 ENC_VOPC default
    0x4624e2170572e1, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180572e1, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160582ed, // V_CMPX_U_F32 ENC_VOPC default
    0x4624e2170582ed, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180582ed, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4423a2160592d2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4624e2170592d2, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2180592d2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4423a21605a2db, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4624e21705a2db, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21805a2db, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4423a21605b2d5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4624e21705b2d5, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21805b2d5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4423a21605c2d8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4624e21705c2d8, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21805c2d8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4423a21605d2c9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4624e21705d2c9, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21805d2c9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4423a21605e2de, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4624e21705e2de, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21805e2de, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4423a21605f2e4, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4624e21705f2e4, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a21805f2e4, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x442522190602fd, // V_CMP_F_F64 ENC_VOPC default
    0x4825221a0602fd, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x44252219061324, // V_CMP_LT_F64 ENC_VOPC default
    0x4825221a061324, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x442522190622f4, // V_CMP_EQ_F64 ENC_VOPC default
    0x4825221a0622f4, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x44252219063318, // V_CMP_LE_F64 ENC_VOPC default
    0x4825221a063318, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4425221906430f, // V_CMP_GT_F64 ENC_VOPC default
    0x4825221a06430f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x44252219065321, // V_CMP_LG_F64 ENC_VOPC default
    0x4825221a065321, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x44252219066306, // V_CMP_GE_F64 ENC_VOPC default
    0x4825221a066306, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x44252219067345, // V_CMP_O_F64 ENC_VOPC default
    0x4825221a067345, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x44252219068351, // V_CMP_U_F64 ENC_VOPC default
    0x4825221a068351, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x44252219069336, // V_CMP_NGE_F64 ENC_VOPC default
    0x4825221a069336, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425221906a33f, // V_CMP_NLG_F64 ENC_VOPC default
    0x4825221a06a33f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425221906b339, // V_CMP_NGT_F64 ENC_VOPC default
    0x4825221a06b339, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425221906c33c, // V_CMP_NLE_F64 ENC_VOPC default
    0x4825221a06c33c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425221906d32d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4825221a06d32d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425221906e342, // V_CMP_NLT_F64 ENC_VOPC default
    0x4825221a06e342, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425221906f348, // V_CMP_TRU_F64 ENC_VOPC default
    0x4825221a06f348, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4425221b07029a, // V_CMPX_F_F64 ENC_VOPC default
    0x4825221c07029a, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0712c1, // V_CMPX_LT_F64 ENC_VOPC default
    0x4825221c0712c1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4425221b072291, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4825221c072291, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0732b5, // V_CMPX_LE_F64 ENC_VOPC default
    0x4825221c0732b5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0742ac, // V_CMPX_GT_F64 ENC_VOPC default
    0x4825221c0742ac, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0752be, // V_CMPX_LG_F64 ENC_VOPC default
    0x4825221c0752be, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0762a3, // V_CMPX_GE_F64 ENC_VOPC default
    0x4825221c0762a3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0772e2, // V_CMPX_O_F64 ENC_VOPC default
    0x4825221c0772e2, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0782ee, // V_CMPX_U_F64 ENC_VOPC default
    0x4825221c0782ee, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x4425221b0792d3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4825221c0792d3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425221b07a2dc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4825221c07a2dc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425221b07b2d6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4825221c07b2d6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425221b07c2d9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4825221c07c2d9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425221b07d2ca, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4825221c07d2ca, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425221b07e2df, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4825221c07e2df, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425221b07f2e5, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4825221c07f2e5, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4425621d0a02fe, // V_CMP_F_I16 ENC_VOPC default
    0x4625821e0a02fe, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a02fe, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4425621d0a1325, // V_CMP_LT_I16 ENC_VOPC default
    0x4625821e0a1325, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a1325, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4425621d0a22f5, // V_CMP_EQ_I16 ENC_VOPC default
    0x4625821e0a22f5, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a22f5, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4425621d0a3319, // V_CMP_LE_I16 ENC_VOPC default
    0x4625821e0a3319, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a3319, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4425621d0a4310, // V_CMP_GT_I16 ENC_VOPC default
    0x4625821e0a4310, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a4310, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4425621d0a532e, // V_CMP_NE_I16 ENC_VOPC default
    0x4625821e0a532e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a532e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4425621d0a6307, // V_CMP_GE_I16 ENC_VOPC default
    0x4625821e0a6307, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a6307, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4425621d0a7349, // V_CMP_T_I16 ENC_VOPC default
    0x4625821e0a7349, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825621f0a7349, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x442562200a8301, // V_CMP_F_U16 ENC_VOPC default
    0x462582210a8301, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220a8301, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x442562200a9328, // V_CMP_LT_U16 ENC_VOPC default
    0x462582210a9328, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220a9328, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x442562200aa2f8, // V_CMP_EQ_U16 ENC_VOPC default
    0x462582210aa2f8, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220aa2f8, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x442562200ab31c, // V_CMP_LE_U16 ENC_VOPC default
    0x462582210ab31c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220ab31c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x442562200ac313, // V_CMP_GT_U16 ENC_VOPC default
    0x462582210ac313, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220ac313, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x442562200ad331, // V_CMP_NE_U16 ENC_VOPC default
    0x462582210ad331, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220ad331, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x442562200ae30a, // V_CMP_GE_U16 ENC_VOPC default
    0x462582210ae30a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220ae30a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x442562200af34c, // V_CMP_T_U16 ENC_VOPC default
    0x462582210af34c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562220af34c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x442562230b029b, // V_CMPX_F_I16 ENC_VOPC default
    0x462582240b029b, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b029b, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x442562230b12c2, // V_CMPX_LT_I16 ENC_VOPC default
    0x462582240b12c2, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b12c2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x442562230b2292, // V_CMPX_EQ_I16 ENC_VOPC default
    0x462582240b2292, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b2292, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x442562230b32b6, // V_CMPX_LE_I16 ENC_VOPC default
    0x462582240b32b6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b32b6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x442562230b42ad, // V_CMPX_GT_I16 ENC_VOPC default
    0x462582240b42ad, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b42ad, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x442562230b52cb, // V_CMPX_NE_I16 ENC_VOPC default
    0x462582240b52cb, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b52cb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x442562230b62a4, // V_CMPX_GE_I16 ENC_VOPC default
    0x462582240b62a4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b62a4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x442562230b72e6, // V_CMPX_T_I16 ENC_VOPC default
    0x462582240b72e6, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562250b72e6, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x442562260b829e, // V_CMPX_F_U16 ENC_VOPC default
    0x462582270b829e, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280b829e, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x442562260b92c5, // V_CMPX_LT_U16 ENC_VOPC default
    0x462582270b92c5, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280b92c5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x442562260ba295, // V_CMPX_EQ_U16 ENC_VOPC default
    0x462582270ba295, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280ba295, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x442562260bb2b9, // V_CMPX_LE_U16 ENC_VOPC default
    0x462582270bb2b9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280bb2b9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x442562260bc2b0, // V_CMPX_GT_U16 ENC_VOPC default
    0x462582270bc2b0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280bc2b0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x442562260bd2ce, // V_CMPX_NE_U16 ENC_VOPC default
    0x462582270bd2ce, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280bd2ce, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x442562260be2a7, // V_CMPX_GE_U16 ENC_VOPC default
    0x462582270be2a7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280be2a7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x442562260bf2e9, // V_CMPX_T_U16 ENC_VOPC default
    0x462582270bf2e9, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482562280bf2e9, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x4423a2290c02ff, // V_CMP_F_I32 ENC_VOPC default
    0x4625c22a0c02ff, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c02ff, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x4423a2290c1326, // V_CMP_LT_I32 ENC_VOPC default
    0x4625c22a0c1326, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c1326, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x4423a2290c22f6, // V_CMP_EQ_I32 ENC_VOPC default
    0x4625c22a0c22f6, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c22f6, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4423a2290c331a, // V_CMP_LE_I32 ENC_VOPC default
    0x4625c22a0c331a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c331a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x4423a2290c4311, // V_CMP_GT_I32 ENC_VOPC default
    0x4625c22a0c4311, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c4311, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x4423a2290c532f, // V_CMP_NE_I32 ENC_VOPC default
    0x4625c22a0c532f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c532f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x4423a2290c6308, // V_CMP_GE_I32 ENC_VOPC default
    0x4625c22a0c6308, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c6308, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x4423a2290c734a, // V_CMP_T_I32 ENC_VOPC default
    0x4625c22a0c734a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22b0c734a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4423a22c0c8302, // V_CMP_F_U32 ENC_VOPC default
    0x4625c22d0c8302, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0c8302, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4423a22c0c9329, // V_CMP_LT_U32 ENC_VOPC default
    0x4625c22d0c9329, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0c9329, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4423a22c0ca2f9, // V_CMP_EQ_U32 ENC_VOPC default
    0x4625c22d0ca2f9, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0ca2f9, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4423a22c0cb31d, // V_CMP_LE_U32 ENC_VOPC default
    0x4625c22d0cb31d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0cb31d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4423a22c0cc314, // V_CMP_GT_U32 ENC_VOPC default
    0x4625c22d0cc314, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0cc314, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4423a22c0cd332, // V_CMP_NE_U32 ENC_VOPC default
    0x4625c22d0cd332, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0cd332, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4423a22c0ce30b, // V_CMP_GE_U32 ENC_VOPC default
    0x4625c22d0ce30b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0ce30b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4423a22c0cf34d, // V_CMP_T_U32 ENC_VOPC default
    0x4625c22d0cf34d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a22e0cf34d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d029c, // V_CMPX_F_I32 ENC_VOPC default
    0x4625c2300d029c, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d029c, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d12c3, // V_CMPX_LT_I32 ENC_VOPC default
    0x4625c2300d12c3, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d12c3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d2293, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4625c2300d2293, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d2293, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d32b7, // V_CMPX_LE_I32 ENC_VOPC default
    0x4625c2300d32b7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d32b7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d42ae, // V_CMPX_GT_I32 ENC_VOPC default
    0x4625c2300d42ae, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d42ae, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d52cc, // V_CMPX_NE_I32 ENC_VOPC default
    0x4625c2300d52cc, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d52cc, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d62a5, // V_CMPX_GE_I32 ENC_VOPC default
    0x4625c2300d62a5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d62a5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4423a22f0d72e7, // V_CMPX_T_I32 ENC_VOPC default
    0x4625c2300d72e7, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2310d72e7, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4423a2320d829f, // V_CMPX_F_U32 ENC_VOPC default
    0x4625c2330d829f, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340d829f, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4423a2320d92c6, // V_CMPX_LT_U32 ENC_VOPC default
    0x4625c2330d92c6, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340d92c6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4423a2320da296, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4625c2330da296, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340da296, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4423a2320db2ba, // V_CMPX_LE_U32 ENC_VOPC default
    0x4625c2330db2ba, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340db2ba, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4423a2320dc2b1, // V_CMPX_GT_U32 ENC_VOPC default
    0x4625c2330dc2b1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340dc2b1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4423a2320dd2cf, // V_CMPX_NE_U32 ENC_VOPC default
    0x4625c2330dd2cf, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340dd2cf, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4423a2320de2a8, // V_CMPX_GE_U32 ENC_VOPC default
    0x4625c2330de2a8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340de2a8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4423a2320df2ea, // V_CMPX_T_U32 ENC_VOPC default
    0x4625c2330df2ea, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823a2340df2ea, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x442602350e0300, // V_CMP_F_I64 ENC_VOPC default
    0x482602360e0300, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x442602350e1327, // V_CMP_LT_I64 ENC_VOPC default
    0x482602360e1327, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x442602350e22f7, // V_CMP_EQ_I64 ENC_VOPC default
    0x482602360e22f7, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442602350e331b, // V_CMP_LE_I64 ENC_VOPC default
    0x482602360e331b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x442602350e4312, // V_CMP_GT_I64 ENC_VOPC default
    0x482602360e4312, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x442602350e5330, // V_CMP_NE_I64 ENC_VOPC default
    0x482602360e5330, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x442602350e6309, // V_CMP_GE_I64 ENC_VOPC default
    0x482602360e6309, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x442602350e734b, // V_CMP_T_I64 ENC_VOPC default
    0x482602360e734b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x442602370e8303, // V_CMP_F_U64 ENC_VOPC default
    0x482602380e8303, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x442602370e932a, // V_CMP_LT_U64 ENC_VOPC default
    0x482602380e932a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x442602370ea2fa, // V_CMP_EQ_U64 ENC_VOPC default
    0x482602380ea2fa, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442602370eb31e, // V_CMP_LE_U64 ENC_VOPC default
    0x482602380eb31e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x442602370ec315, // V_CMP_GT_U64 ENC_VOPC default
    0x482602380ec315, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x442602370ed333, // V_CMP_NE_U64 ENC_VOPC default
    0x482602380ed333, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x442602370ee30c, // V_CMP_GE_U64 ENC_VOPC default
    0x482602380ee30c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x442602370ef34e, // V_CMP_T_U64 ENC_VOPC default
    0x482602380ef34e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x442602390f029d, // V_CMPX_F_I64 ENC_VOPC default
    0x4826023a0f029d, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x442602390f12c4, // V_CMPX_LT_I64 ENC_VOPC default
    0x4826023a0f12c4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x442602390f2294, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4826023a0f2294, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442602390f32b8, // V_CMPX_LE_I64 ENC_VOPC default
    0x4826023a0f32b8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x442602390f42af, // V_CMPX_GT_I64 ENC_VOPC default
    0x4826023a0f42af, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x442602390f52cd, // V_CMPX_NE_I64 ENC_VOPC default
    0x4826023a0f52cd, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x442602390f62a6, // V_CMPX_GE_I64 ENC_VOPC default
    0x4826023a0f62a6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x442602390f72e8, // V_CMPX_T_I64 ENC_VOPC default
    0x4826023a0f72e8, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x4426023b0f82a0, // V_CMPX_F_U64 ENC_VOPC default
    0x4826023c0f82a0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x4426023b0f92c7, // V_CMPX_LT_U64 ENC_VOPC default
    0x4826023c0f92c7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x4426023b0fa297, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4826023c0fa297, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4426023b0fb2bb, // V_CMPX_LE_U64 ENC_VOPC default
    0x4826023c0fb2bb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x4426023b0fc2b2, // V_CMPX_GT_U64 ENC_VOPC default
    0x4826023c0fc2b2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x4426023b0fd2d0, // V_CMPX_NE_U64 ENC_VOPC default
    0x4826023c0fd2d0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x4426023b0fe2a9, // V_CMPX_GE_U64 ENC_VOPC default
    0x4826023c0fe2a9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x4426023b0ff2eb, // V_CMPX_T_U64 ENC_VOPC default
    0x4826023c0ff2eb, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4a0b20be000423, // V_NOP ENC_VOP1 default
    0x4c0f40be000423, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x4e0f20be000423, // V_NOP VOP1_VOP_DPP has_dpp
    0x500b20be000423, // V_NOP VOP1_INST_LITERAL has_lit
    0x4a0f823d001412, // V_MOV_B32 ENC_VOP1 default
    0x4c0fc23e001412, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa23f001412, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x500f8240001412, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x52100241002446, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4a10424200336c, // V_CVT_I32_F64 ENC_VOP1 default
    0x4e10624300336c, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x5010424400336c, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a10a245004367, // V_CVT_F64_I32 ENC_VOP1 default
    0x4e10c246004367, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5010a247004367, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4a0f8248005360, // V_CVT_F32_I32 ENC_VOP1 default
    0x4c110249005360, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa24a005360, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x500f824b005360, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4a0f824c006361, // V_CVT_F32_U32 ENC_VOP1 default
    0x4c11024d006361, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa24e006361, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x500f824f006361, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4a0f8250007381, // V_CVT_U32_F32 ENC_VOP1 default
    0x4c116251007381, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e114252007381, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x500f8253007381, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f825400836b, // V_CVT_I32_F32 ENC_VOP1 default
    0x4c11625500836b, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11425600836b, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f825700836b, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a11a25800a359, // V_CVT_F16_F32 ENC_VOP1 default
    0x4c11e25900a359, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11c25a00a359, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5011a25b00a359, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4a12225c00b35d, // V_CVT_F32_F16 ENC_VOP1 default
    0x4c12625d00b35d, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x4e12425e00b35d, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5012225f00b35d, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4a0f825400c37d, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4c11625500c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11425600c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f825700c37d, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f825400d369, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4c11625500d369, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11425600d369, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f825700d369, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f824800e36f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4c11024900e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x4e0fa24a00e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x500f824b00e36f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4a10426000f35e, // V_CVT_F32_F64 ENC_VOP1 default
    0x4e10626100f35e, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5010426200f35e, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4a10a263010366, // V_CVT_F64_F32 ENC_VOP1 default
    0x4e12e264010366, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x5010a265010366, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4a0f824c011362, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4c11024d011362, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x4e0fa24e011362, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x500f824f011362, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4a0f824c012363, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4c11024d012363, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x4e0fa24e012363, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x500f824f012363, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4a0f824c013364, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4c11024d013364, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x4e0fa24e013364, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x500f824f013364, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4a0f824c014365, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4c11024d014365, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x4e0fa24e014365, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x500f824f014365, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4a104266015382, // V_CVT_U32_F64 ENC_VOP1 default
    0x4e106267015382, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x50104268015382, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4a10a269016368, // V_CVT_F64_U32 ENC_VOP1 default
    0x4e10c26a016368, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5010a26b016368, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4a13026c017479, // V_TRUNC_F64 ENC_VOP1 default
    0x4e13226d017479, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5013026e017479, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4a13026c01828a, // V_CEIL_F64 ENC_VOP1 default
    0x4e13226d01828a, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5013026e01828a, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4a13026c01944a, // V_RNDNE_F64 ENC_VOP1 default
    0x4e13226d01944a, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5013026e01944a, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4a13026c01a39d, // V_FLOOR_F64 ENC_VOP1 default
    0x4e13226d01a39d, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5013026e01a39d, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4a0f826f01b3a7, // V_FRACT_F32 ENC_VOP1 default
    0x4c13627001b3a7, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11427101b3a7, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x500f827201b3a7, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f01c478, // V_TRUNC_F32 ENC_VOP1 default
    0x4c13627001c478, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11427101c478, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x500f827201c478, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f01d289, // V_CEIL_F32 ENC_VOP1 default
    0x4c13627001d289, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11427101d289, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x500f827201d289, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f01e449, // V_RNDNE_F32 ENC_VOP1 default
    0x4c13627001e449, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11427101e449, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x500f827201e449, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f01f39c, // V_FLOOR_F32 ENC_VOP1 default
    0x4c13627001f39c, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11427101f39c, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x500f827201f39c, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f020397, // V_EXP_F32 ENC_VOP1 default
    0x4c136270020397, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e114271020397, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x500f8272020397, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f0213b4, // V_LOG_F32 ENC_VOP1 default
    0x4c1362700213b4, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e1142710213b4, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x500f82720213b4, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f022443, // V_RCP_F32 ENC_VOP1 default
    0x4c136270022443, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e114271022443, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x500f8272022443, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f023445, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4c136270023445, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e114271023445, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x500f8272023445, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f02444c, // V_RSQ_F32 ENC_VOP1 default
    0x4c13627002444c, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11427102444c, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x500f827202444c, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4a13026c025444, // V_RCP_F64 ENC_VOP1 default
    0x4e13226d025444, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5013026e025444, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4a13026c02644d, // V_RSQ_F64 ENC_VOP1 default
    0x4e13226d02644d, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5013026e02644d, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4a0f826f027465, // V_SQRT_F32 ENC_VOP1 default
    0x4c136270027465, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e114271027465, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x500f8272027465, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4a13026c028466, // V_SQRT_F64 ENC_VOP1 default
    0x4e13226d028466, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5013026e028466, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f826f029455, // V_SIN_F32 ENC_VOP1 default
    0x4c136270029455, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x4e114271029455, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x500f8272029455, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f02a354, // V_COS_F32 ENC_VOP1 default
    0x4c13627002a354, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11427102a354, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x500f827202a354, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4a0f827302b424, // V_NOT_B32 ENC_VOP1 default
    0x4c0fc27402b424, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa27502b424, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x500f827602b424, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4a0f823d02c287, // V_BFREV_B32 ENC_VOP1 default
    0x4c0fc23e02c287, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa23f02c287, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x500f824002c287, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f827702d399, // V_FFBH_U32 ENC_VOP1 default
    0x4c0fc27802d399, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa27902d399, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x500f827a02d399, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4a0f827702e39a, // V_FFBL_B32 ENC_VOP1 default
    0x4c0fc27802e39a, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa27902e39a, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x500f827a02e39a, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4a0f827b02f398, // V_FFBH_I32 ENC_VOP1 default
    0x4c0fc27c02f398, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa27d02f398, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x500f827e02f398, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4a1042420303ab, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x4e1062430303ab, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x501042440303ab, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a13026c0313ae, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x4e13226d0313ae, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5013026e0313ae, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4a13026c0323a8, // V_FRACT_F64 ENC_VOP1 default
    0x4e13226d0323a8, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5013026e0323a8, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f82540333aa, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4c1162550333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e1142560333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f82570333aa, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f826f0343ad, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4c1362700343ad, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e1142710343ad, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x500f82720343ad, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4a0b20be03528b, // V_CLREXCP ENC_VOP1 default
    0x500b20be03528b, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4a0f823d037453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4c0fc23e037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0fa23f037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x500f8240037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
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
    0x4a0f829704f452, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4c0fc29804f452, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x4e0fa29904f452, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x500f829a04f452, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5215829b051475, // V_SWAP_B32 ENC_VOP1 default
    0x5215c29c05226d, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4c16029d05226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e15e29e05226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5015c29f05226d, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f82a005435f, // V_CVT_F32_FP8 ENC_VOP1 default
    0x541642a105435f, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e0fa2a205435f, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x500f82a305435f, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a0f82a405535c, // V_CVT_F32_BF8 ENC_VOP1 default
    0x541642a505535c, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e0fa2a605535c, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x500f82a705535c, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a1662a8056378, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x5416a2a9056378, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e1682aa056378, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x501662ab056378, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a1662ac057377, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x5416a2ad057377, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e1682ae057377, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x501662af057377, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x560bc2b0000216, // S_MOV_B32 ENC_SOP1 default
    0x580bc2b1000216, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2b2001217, // S_MOV_B64 ENC_SOP1 default
    0x580be2b3001217, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2b40021ca, // S_CMOV_B32 ENC_SOP1 default
    0x580bc2b50021ca, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2b60031cb, // S_CMOV_B64 ENC_SOP1 default
    0x580be2b70031cb, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2b8004223, // S_NOT_B32 ENC_SOP1 default
    0x580bc2b9004223, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2ba005224, // S_NOT_B64 ENC_SOP1 default
    0x580be2bb005224, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2b8006255, // S_WQM_B32 ENC_SOP1 default
    0x580bc2b9006255, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2ba007256, // S_WQM_B64 ENC_SOP1 default
    0x580be2bb007256, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2bc008197, // S_BREV_B32 ENC_SOP1 default
    0x580bc2bd008197, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2be009198, // S_BREV_B64 ENC_SOP1 default
    0x580be2bf009198, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2c000a183, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x580bc2c100a183, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02c200b184, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x580c02c300b184, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2c000c185, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x580bc2c100c185, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02c200d186, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x580c02c300d186, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2c400e1f2, // S_FF0_I32_B32 ENC_SOP1 default
    0x580bc2c500e1f2, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02c600f1f3, // S_FF0_I32_B64 ENC_SOP1 default
    0x580c02c700f1f3, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2c40101f4, // S_FF1_I32_B32 ENC_SOP1 default
    0x580bc2c50101f4, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02c60111f5, // S_FF1_I32_B64 ENC_SOP1 default
    0x580c02c70111f5, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2c40121f7, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x580bc2c50121f7, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02c60131f8, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x580c02c70131f8, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2c80141f6, // S_FLBIT_I32 ENC_SOP1 default
    0x580bc2c90141f6, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x560c02ca0151f9, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x580c02cb0151f9, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x560bc2cc016248, // S_SEXT_I32_I8 ENC_SOP1 default
    0x580bc2cd016248, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce017247, // S_SEXT_I32_I16 ENC_SOP1 default
    0x580bc2cf017247, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x560bc2d0018192, // S_BITSET0_B32 ENC_SOP1 default
    0x580bc2d1018192, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x560c22d2019193, // S_BITSET0_B64 ENC_SOP1 default
    0x580c22d3019193, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d001a194, // S_BITSET1_B32 ENC_SOP1 default
    0x580bc2d101a194, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x560c22d201b195, // S_BITSET1_B64 ENC_SOP1 default
    0x580c22d301b195, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x560c42d401c1fa, // S_GETPC_B64 ENC_SOP1 default
    0x560c62d501d23d, // S_SETPC_B64 ENC_SOP1 default
    0x560be2d601e250, // S_SWAPPC_B64 ENC_SOP1 default
    0x560c62d501f231, // S_RFE_B64 ENC_SOP1 default
    0x560be2d7020163, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d8020163, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d702122b, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d802122b, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d702225c, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d802225c, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d702315f, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d802315f, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d7024228, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d8024228, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d702521e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d802521e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d7026222, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d8026222, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d7027259, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d8027259, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2b802822f, // S_QUADMASK_B32 ENC_SOP1 default
    0x580bc2b902822f, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2ba029230, // S_QUADMASK_B64 ENC_SOP1 default
    0x580be2bb029230, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d902a214, // S_MOVRELS_B32 ENC_SOP1 default
    0x560be2da02b215, // S_MOVRELS_B64 ENC_SOP1 default
    0x560bc2db02c212, // S_MOVRELD_B32 ENC_SOP1 default
    0x580bc2dc02c212, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2dd02d213, // S_MOVRELD_B64 ENC_SOP1 default
    0x580be2de02d213, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x560c82df02e1c4, // S_CBRANCH_JOIN ENC_SOP1 default
    0x580c82e002e1c4, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x560bc2e1030156, // S_ABS_I32 ENC_SOP1 default
    0x580bc2e2030156, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x560c82e3032242, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x580c82e4032242, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x560be2d703315b, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d803315b, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d7034225, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580be2d8034225, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d703515c, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x580be2d803515c, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560be2d7036160, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x580be2d8036160, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560c22e5037191, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x580c22e6037191, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0d62e70001d8, // S_CMP_EQ_I32 ENC_SOPC default
    0x5c0d62e80001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62e90001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x600d62ea0001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62e70011e1, // S_CMP_LG_I32 ENC_SOPC default
    0x5c0d62e80011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62e90011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x600d62ea0011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62e70021dd, // S_CMP_GT_I32 ENC_SOPC default
    0x5c0d62e80021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62e90021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d62ea0021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62e70031db, // S_CMP_GE_I32 ENC_SOPC default
    0x5c0d62e80031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62e90031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d62ea0031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62e70041e4, // S_CMP_LT_I32 ENC_SOPC default
    0x5c0d62e80041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62e90041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d62ea0041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62e70051df, // S_CMP_LE_I32 ENC_SOPC default
    0x5c0d62e80051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62e90051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d62ea0051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb0061d9, // S_CMP_EQ_U32 ENC_SOPC default
    0x5c0d62ec0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb0071e2, // S_CMP_LG_U32 ENC_SOPC default
    0x5c0d62ec0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb0081de, // S_CMP_GT_U32 ENC_SOPC default
    0x5c0d62ec0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb0091dc, // S_CMP_GE_U32 ENC_SOPC default
    0x5c0d62ec0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb00a1e5, // S_CMP_LT_U32 ENC_SOPC default
    0x5c0d62ec00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb00b1e0, // S_CMP_LE_U32 ENC_SOPC default
    0x5c0d62ec00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb00c18d, // S_BITCMP0_B32 ENC_SOPC default
    0x5c0d62ec00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62eb00d18f, // S_BITCMP1_B32 ENC_SOPC default
    0x5c0d62ec00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d62ed00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x600d62ee00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42ef00e18e, // S_BITCMP0_B64 ENC_SOPC default
    0x5c0d42f000e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d42f100e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x600d42f200e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42ef00f190, // S_BITCMP1_B64 ENC_SOPC default
    0x5c0d42f000f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d42f100f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x600d42f200f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62f3010241, // S_SETVSKIP ENC_SOPC default
    0x5c0d62f4010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x5e0d62f5010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x600d62f6010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d82f7011245, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5c0d82f8011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x5e0d82f9011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x600d82fa011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22fb0121da, // S_CMP_EQ_U64 ENC_SOPC default
    0x5c0d22fc0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22fd0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x600d22fe0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22fb0131e3, // S_CMP_LG_U64 ENC_SOPC default
    0x5c0d22fc0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22fd0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x600d22fe0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620e62ff00021f, // S_NOP ENC_SOPP default
    0x620e80be0011ef, // S_ENDPGM ENC_SOPP default
    0x620ea300002196, // S_BRANCH ENC_SOPP default
    0x620b20be003254, // S_WAKEUP ENC_SOPP default
    0x620ea3010041c5, // S_CBRANCH_SCC0 ENC_SOPP default
    0x620ea3010051c6, // S_CBRANCH_SCC1 ENC_SOPP default
    0x640ea3020061c8, // S_CBRANCH_VCCZ ENC_SOPP default
    0x640ea3020071c7, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x620ea3030081c1, // S_CBRANCH_EXECZ ENC_SOPP default
    0x620ea3030091c0, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x620b20be00a182, // S_BARRIER ENC_SOPP default
    0x620e62ff00b23c, // S_SETKILL ENC_SOPP default
    0x620ec30400c253, // S_WAITCNT ENC_SOPP default
    0x620e62ff00d23b, // S_SETHALT ENC_SOPP default
    0x620e62ff00e249, // S_SLEEP ENC_SOPP default
    0x620e62ff00f23e, // S_SETPRIO ENC_SOPP default
    0x620ee305010239, // S_SENDMSG ENC_SOPP default
    0x620ee30501123a, // S_SENDMSGHALT ENC_SOPP default
    0x620e62ff012251, // S_TRAP ENC_SOPP default
    0x620b20be0131fc, // S_ICACHE_INV ENC_SOPP default
    0x620e62ff0141fd, // S_INCPERFLEVEL ENC_SOPP default
    0x620e62ff0151ee, // S_DECPERFLEVEL ENC_SOPP default
    0x620b217a016252, // S_TTRACEDATA ENC_SOPP default
    0x620ea3000171bc, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x620ea3000181bf, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x620ea3000191be, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x620ea30001a1bd, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x620b20be01b1f1, // S_ENDPGM_SAVED ENC_SOPP default
    0x620b20be01c244, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x620f030601d243, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x620b20be01e1f0, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x620e62ff01f246, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6620a307000433, // V_PK_MAD_I16 ENC_VOP3P default
    0x6620c30800143e, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x6620c30900242b, // V_PK_ADD_I16 ENC_VOP3P default
    0x6620c30900343f, // V_PK_SUB_I16 ENC_VOP3P default
    0x6620c30a004431, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6620c30a005432, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6620c30b00642d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x6620c309007436, // V_PK_MAX_I16 ENC_VOP3P default
    0x6620c309008439, // V_PK_MIN_I16 ENC_VOP3P default
    0x6620a30c009434, // V_PK_MAD_U16 ENC_VOP3P default
    0x6620c30800a42c, // V_PK_ADD_U16 ENC_VOP3P default
    0x6620c30800b440, // V_PK_SUB_U16 ENC_VOP3P default
    0x6620c30800c437, // V_PK_MAX_U16 ENC_VOP3P default
    0x6620c30800d43a, // V_PK_MIN_U16 ENC_VOP3P default
    0x6620e30d00e42f, // V_PK_FMA_F16 ENC_VOP3P default
    0x662100f600f429, // V_PK_ADD_F16 ENC_VOP3P default
    0x662100f601043c, // V_PK_MUL_F16 ENC_VOP3P default
    0x662100f6011438, // V_PK_MIN_F16 ENC_VOP3P default
    0x662100f6012435, // V_PK_MAX_F16 ENC_VOP3P default
    0x6621230e0203cb, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6621230f0213ca, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6621230f0223c9, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6621431002338d, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6620a31102638e, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6620a12102738f, // V_DOT2_U32_U16 ENC_VOP3P default
    0x66216312028391, // V_DOT4_I32_I8 ENC_VOP3P default
    0x66216120029392, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6621631302a394, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6621631402b395, // V_DOT8_U32_U4 ENC_VOP3P default
    0x66218315030430, // V_PK_FMA_F32 ENC_VOP3P default
    0x6621a31603143d, // V_PK_MUL_F32 ENC_VOP3P default
    0x6621a31603242a, // V_PK_ADD_F32 ENC_VOP3P default
    0x6621a31703343b, // V_PK_MOV_B32 ENC_VOP3P default
    0x6821c31803e3ef, // V_MFMA_F32_16X16X8_XF32 VOP3P_MFMA default
    0x6821e31903f3f8, // V_MFMA_F32_32X32X4_XF32 VOP3P_MFMA default
    0x6822031a0403f4, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6822231b0413e7, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6822431c0423fb, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6822231b0443f5, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6822431c0453ee, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6822631d0483f7, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6822831e0493ed, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6822a31f04a3fd, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6822831e04c3fa, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6822a31f04d3e6, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x68220320050403, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x68222321051401, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x68224322052404, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x68228323056402, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x6822a324057400, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6a22c32505826e, // V_ACCVGPR_READ ENC_VOP3P default
    0x6622e32605926f, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6822632705d3f6, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6822832805e3ec, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6822a32905f3fc, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x682283280603f9, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x6822a3290613e5, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6c23032a062457, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6c23232b06445d, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6c23032c066456, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6c23232d06845c, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6c23032e06a462, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6c23232f06c463, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6823433006e3fe, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6823633106f3ff, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x6822a3320703e8, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x6822a3330713e9, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6822a3340723ea, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6822a3350733eb, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x682283360743f0, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x682283370753f1, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x682283380763f2, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x682283390773f3, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6c23033a078458, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6c23033b079459, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6c23033c07a45a, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6c23033d07b45b, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6c23233e07c45e, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6c23233f07d45f, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6c23234007e460, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6c23234107f461, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
];
