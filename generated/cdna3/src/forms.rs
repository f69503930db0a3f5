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
        choice(Short, 0, 1, false, run(0, 0), run(7, 1)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x7e0000f9,
        choice(Sdwa, 0, 1, false, run(1, 1), run(0, 0)),
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
        choice(Long, 0, 1, false, run(2, 2), run(0, 0)),
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
        choice(Long, 0, 1, false, run(2, 2), run(1, 1)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, false, run(0, 0), run(11, 3)),
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
    0x2209c0a8005233, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209e0a9006234, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a00aa007235, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a60ad0081b3, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a80ae0091b5, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220aa0af00a1b6, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220ac0b000b1b7, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220ae0b100c1b4, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0b201024a, // S_STORE_DWORD ENC_SMEM default
    0x2209e0b301124b, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a00b401224c, // S_STORE_DWORDX4 ENC_SMEM default
    0x2209c0b2015236, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209e0b3016237, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a00b4017238, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a60b50181b8, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a80b60191b9, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220aa0b701a1ba, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220b00b80201ea, // S_DCACHE_INV ENC_SMEM default
    0x220b00b80211ec, // S_DCACHE_WB ENC_SMEM default
    0x220b00b80221eb, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220b00b80231ed, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b20b902420e, // S_MEMTIME ENC_SMEM default
    0x220b20b902520d, // S_MEMREALTIME ENC_SMEM default
    0x220b40ba026166, // S_ATC_PROBE ENC_SMEM default
    0x220b60bb027167, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b80bc0281e8, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b80bc0291e9, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a60bd0401ab, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a80be04119d, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a60bd042199, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a60bd0431a9, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a60bd0441a7, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a60bd0451af, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a60bd0461a5, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a60bd0471ad, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a60bd04819b, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a60bd0491a3, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a60bd04a1b1, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a60bd04b1a1, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a60bd04c19f, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a80be0601ac, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220aa0bf06119e, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a80be06219a, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a80be0631aa, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a80be0641a8, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a80be0651b0, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a80be0661a6, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a80be0671ae, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a80be06819c, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a80be0691a4, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a80be06a1b2, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a80be06b1a2, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a80be06c1a0, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x2209c0c008017a, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209e0c108116c, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x2209c0c0082168, // S_ATOMIC_ADD ENC_SMEM default
    0x2209c0c0083178, // S_ATOMIC_SUB ENC_SMEM default
    0x2209c0c0084176, // S_ATOMIC_SMIN ENC_SMEM default
    0x2209c0c008517e, // S_ATOMIC_UMIN ENC_SMEM default
    0x2209c0c0086174, // S_ATOMIC_SMAX ENC_SMEM default
    0x2209c0c008717c, // S_ATOMIC_UMAX ENC_SMEM default
    0x2209c0c008816a, // S_ATOMIC_AND ENC_SMEM default
    0x2209c0c0089172, // S_ATOMIC_OR ENC_SMEM default
    0x2209c0c008a180, // S_ATOMIC_XOR ENC_SMEM default
    0x2209c0c008b170, // S_ATOMIC_INC ENC_SMEM default
    0x2209c0c008c16e, // S_ATOMIC_DEC ENC_SMEM default
    0x2209e0c10a017b, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a00c20a116d, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209e0c10a2169, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209e0c10a3179, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209e0c10a4177, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209e0c10a517f, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209e0c10a6175, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209e0c10a717d, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209e0c10a816b, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209e0c10a9173, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209e0c10aa181, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209e0c10ab171, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209e0c10ac16f, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x242400c30102f0, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x242400c401128d, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242460c50122f1, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242460c601328e, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2424a0c70142ef, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2424a0c801528c, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x242500c70202fb, // V_CMP_F_F16 ENC_VOP3 default
    0x242500c7021322, // V_CMP_LT_F16 ENC_VOP3 default
    0x242500c70222f2, // V_CMP_EQ_F16 ENC_VOP3 default
    0x242500c7023316, // V_CMP_LE_F16 ENC_VOP3 default
    0x242500c702430d, // V_CMP_GT_F16 ENC_VOP3 default
    0x242500c702531f, // V_CMP_LG_F16 ENC_VOP3 default
    0x242500c7026304, // V_CMP_GE_F16 ENC_VOP3 default
    0x242500c7027343, // V_CMP_O_F16 ENC_VOP3 default
    0x242500c702834f, // V_CMP_U_F16 ENC_VOP3 default
    0x242500c7029334, // V_CMP_NGE_F16 ENC_VOP3 default
    0x242500c702a33d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x242500c702b337, // V_CMP_NGT_F16 ENC_VOP3 default
    0x242500c702c33a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x242500c702d32b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x242500c702e340, // V_CMP_NLT_F16 ENC_VOP3 default
    0x242500c702f346, // V_CMP_TRU_F16 ENC_VOP3 default
    0x242500c8030298, // V_CMPX_F_F16 ENC_VOP3 default
    0x242500c80312bf, // V_CMPX_LT_F16 ENC_VOP3 default
    0x242500c803228f, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x242500c80332b3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x242500c80342aa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x242500c80352bc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x242500c80362a1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x242500c80372e0, // V_CMPX_O_F16 ENC_VOP3 default
    0x242500c80382ec, // V_CMPX_U_F16 ENC_VOP3 default
    0x242500c80392d1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x242500c803a2da, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x242500c803b2d4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x242500c803c2d7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x242500c803d2c8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x242500c803e2dd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x242500c803f2e3, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242540c90402fc, // V_CMP_F_F32 ENC_VOP3 default
    0x242540c9041323, // V_CMP_LT_F32 ENC_VOP3 default
    0x242540c90422f3, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242540c9043317, // V_CMP_LE_F32 ENC_VOP3 default
    0x242540c904430e, // V_CMP_GT_F32 ENC_VOP3 default
    0x242540c9045320, // V_CMP_LG_F32 ENC_VOP3 default
    0x242540c9046305, // V_CMP_GE_F32 ENC_VOP3 default
    0x242540c9047344, // V_CMP_O_F32 ENC_VOP3 default
    0x242540c9048350, // V_CMP_U_F32 ENC_VOP3 default
    0x242540c9049335, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242540c904a33e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242540c904b338, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242540c904c33b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242540c904d32c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242540c904e341, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242540c904f347, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242540ca050299, // V_CMPX_F_F32 ENC_VOP3 default
    0x242540ca0512c0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242540ca052290, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242540ca0532b4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242540ca0542ab, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242540ca0552bd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242540ca0562a2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242540ca0572e1, // V_CMPX_O_F32 ENC_VOP3 default
    0x242540ca0582ed, // V_CMPX_U_F32 ENC_VOP3 default
    0x242540ca0592d2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242540ca05a2db, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242540ca05b2d5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242540ca05c2d8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242540ca05d2c9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242540ca05e2de, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242540ca05f2e4, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242580cb0602fd, // V_CMP_F_F64 ENC_VOP3 default
    0x242580cb061324, // V_CMP_LT_F64 ENC_VOP3 default
    0x242580cb0622f4, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242580cb063318, // V_CMP_LE_F64 ENC_VOP3 default
    0x242580cb06430f, // V_CMP_GT_F64 ENC_VOP3 default
    0x242580cb065321, // V_CMP_LG_F64 ENC_VOP3 default
    0x242580cb066306, // V_CMP_GE_F64 ENC_VOP3 default
    0x242580cb067345, // V_CMP_O_F64 ENC_VOP3 default
    0x242580cb068351, // V_CMP_U_F64 ENC_VOP3 default
    0x242580cb069336, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242580cb06a33f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242580cb06b339, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242580cb06c33c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242580cb06d32d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242580cb06e342, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242580cb06f348, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242580cc07029a, // V_CMPX_F_F64 ENC_VOP3 default
    0x242580cc0712c1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242580cc072291, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242580cc0732b5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242580cc0742ac, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242580cc0752be, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242580cc0762a3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242580cc0772e2, // V_CMPX_O_F64 ENC_VOP3 default
    0x242580cc0782ee, // V_CMPX_U_F64 ENC_VOP3 default
    0x242580cc0792d3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242580cc07a2dc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242580cc07b2d6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242580cc07c2d9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242580cc07d2ca, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242580cc07e2df, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242580cc07f2e5, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2425c0cd0a02fe, // V_CMP_F_I16 ENC_VOP3 default
    0x2425c0cd0a1325, // V_CMP_LT_I16 ENC_VOP3 default
    0x2425c0cd0a22f5, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2425c0cd0a3319, // V_CMP_LE_I16 ENC_VOP3 default
    0x2425c0cd0a4310, // V_CMP_GT_I16 ENC_VOP3 default
    0x2425c0cd0a532e, // V_CMP_NE_I16 ENC_VOP3 default
    0x2425c0cd0a6307, // V_CMP_GE_I16 ENC_VOP3 default
    0x2425c0cd0a7349, // V_CMP_T_I16 ENC_VOP3 default
    0x2425c0ce0a8301, // V_CMP_F_U16 ENC_VOP3 default
    0x2425c0ce0a9328, // V_CMP_LT_U16 ENC_VOP3 default
    0x2425c0ce0aa2f8, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2425c0ce0ab31c, // V_CMP_LE_U16 ENC_VOP3 default
    0x2425c0ce0ac313, // V_CMP_GT_U16 ENC_VOP3 default
    0x2425c0ce0ad331, // V_CMP_NE_U16 ENC_VOP3 default
    0x2425c0ce0ae30a, // V_CMP_GE_U16 ENC_VOP3 default
    0x2425c0ce0af34c, // V_CMP_T_U16 ENC_VOP3 default
    0x2425c0cf0b029b, // V_CMPX_F_I16 ENC_VOP3 default
    0x2425c0cf0b12c2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2425c0cf0b2292, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2425c0cf0b32b6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2425c0cf0b42ad, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2425c0cf0b52cb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2425c0cf0b62a4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2425c0cf0b72e6, // V_CMPX_T_I16 ENC_VOP3 default
    0x2425c0d00b829e, // V_CMPX_F_U16 ENC_VOP3 default
    0x2425c0d00b92c5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2425c0d00ba295, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2425c0d00bb2b9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2425c0d00bc2b0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2425c0d00bd2ce, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2425c0d00be2a7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2425c0d00bf2e9, // V_CMPX_T_U16 ENC_VOP3 default
    0x242620d10c02ff, // V_CMP_F_I32 ENC_VOP3 default
    0x242620d10c1326, // V_CMP_LT_I32 ENC_VOP3 default
    0x242620d10c22f6, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242620d10c331a, // V_CMP_LE_I32 ENC_VOP3 default
    0x242620d10c4311, // V_CMP_GT_I32 ENC_VOP3 default
    0x242620d10c532f, // V_CMP_NE_I32 ENC_VOP3 default
    0x242620d10c6308, // V_CMP_GE_I32 ENC_VOP3 default
    0x242620d10c734a, // V_CMP_T_I32 ENC_VOP3 default
    0x242620d20c8302, // V_CMP_F_U32 ENC_VOP3 default
    0x242620d20c9329, // V_CMP_LT_U32 ENC_VOP3 default
    0x242620d20ca2f9, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242620d20cb31d, // V_CMP_LE_U32 ENC_VOP3 default
    0x242620d20cc314, // V_CMP_GT_U32 ENC_VOP3 default
    0x242620d20cd332, // V_CMP_NE_U32 ENC_VOP3 default
    0x242620d20ce30b, // V_CMP_GE_U32 ENC_VOP3 default
    0x242620d20cf34d, // V_CMP_T_U32 ENC_VOP3 default
    0x242620d30d029c, // V_CMPX_F_I32 ENC_VOP3 default
    0x242620d30d12c3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242620d30d2293, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242620d30d32b7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242620d30d42ae, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242620d30d52cc, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242620d30d62a5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242620d30d72e7, // V_CMPX_T_I32 ENC_VOP3 default
    0x242620d40d829f, // V_CMPX_F_U32 ENC_VOP3 default
    0x242620d40d92c6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242620d40da296, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242620d40db2ba, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242620d40dc2b1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242620d40dd2cf, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242620d40de2a8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242620d40df2ea, // V_CMPX_T_U32 ENC_VOP3 default
    0x242660d50e0300, // V_CMP_F_I64 ENC_VOP3 default
    0x242660d50e1327, // V_CMP_LT_I64 ENC_VOP3 default
    0x242660d50e22f7, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242660d50e331b, // V_CMP_LE_I64 ENC_VOP3 default
    0x242660d50e4312, // V_CMP_GT_I64 ENC_VOP3 default
    0x242660d50e5330, // V_CMP_NE_I64 ENC_VOP3 default
    0x242660d50e6309, // V_CMP_GE_I64 ENC_VOP3 default
    0x242660d50e734b, // V_CMP_T_I64 ENC_VOP3 default
    0x242660d60e8303, // V_CMP_F_U64 ENC_VOP3 default
    0x242660d60e932a, // V_CMP_LT_U64 ENC_VOP3 default
    0x242660d60ea2fa, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242660d60eb31e, // V_CMP_LE_U64 ENC_VOP3 default
    0x242660d60ec315, // V_CMP_GT_U64 ENC_VOP3 default
    0x242660d60ed333, // V_CMP_NE_U64 ENC_VOP3 default
    0x242660d60ee30c, // V_CMP_GE_U64 ENC_VOP3 default
    0x242660d60ef34e, // V_CMP_T_U64 ENC_VOP3 default
    0x242660d70f029d, // V_CMPX_F_I64 ENC_VOP3 default
    0x242660d70f12c4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242660d70f2294, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242660d70f32b8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242660d70f42af, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242660d70f52cd, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242660d70f62a6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242660d70f72e8, // V_CMPX_T_I64 ENC_VOP3 default
    0x242660d80f82a0, // V_CMPX_F_U64 ENC_VOP3 default
    0x242660d80f92c7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242660d80fa297, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242660d80fb2bb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242660d80fc2b2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242660d80fd2d0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242660d80fe2a9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242660d80ff2eb, // V_CMPX_T_U64 ENC_VOP3 default
    0x261740d9100352, // V_CNDMASK_B32 ENC_VOP3 default
    0x2417c0da101274, // V_ADD_F32 ENC_VOP3 default
    0x2417c0da102470, // V_SUB_F32 ENC_VOP3 default
    0x2417c0da10346b, // V_SUBREV_F32 ENC_VOP3 default
    0x241820db1043a0, // V_FMAC_F64 ENC_VOP3 default
    0x2417c0da105418, // V_MUL_F32 ENC_VOP3 default
    0x241880dc10641e, // V_MUL_I32_I24 ENC_VOP3 default
    0x2418a0dc10741b, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x241880dd108422, // V_MUL_U32_U24 ENC_VOP3 default
    0x2418a0dd10941d, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2417c0da10a40c, // V_MIN_F32 ENC_VOP3 default
    0x2417c0da10b3d7, // V_MAX_F32 ENC_VOP3 default
    0x2418a0dc10c40f, // V_MIN_I32 ENC_VOP3 default
    0x2418a0dc10d3da, // V_MAX_I32 ENC_VOP3 default
    0x2418a0dd10e411, // V_MIN_U32 ENC_VOP3 default
    0x2418a0dd10f3dc, // V_MAX_U32 ENC_VOP3 default
    0x2418a0de1103bc, // V_LSHRREV_B32 ENC_VOP3 default
    0x2418a0df111280, // V_ASHRREV_I32 ENC_VOP3 default
    0x2418a0de1123b6, // V_LSHLREV_B32 ENC_VOP3 default
    0x2418a0dd11327d, // V_AND_B32 ENC_VOP3 default
    0x2418a0dd114426, // V_OR_B32 ENC_VOP3 default
    0x2418a0dd11547d, // V_XOR_B32 ENC_VOP3 default
    0x281960e0119272, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x281960e011a46e, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x281960e111b469, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a19e0e211c271, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a19e0e211d468, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a19e0e311e467, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241a60e411f273, // V_ADD_F16 ENC_VOP3 default
    0x241a60e412046f, // V_SUB_F16 ENC_VOP3 default
    0x241a60e512146a, // V_SUBREV_F16 ENC_VOP3 default
    0x241a60e4122417, // V_MUL_F16 ENC_VOP3 default
    0x241a60e61233be, // V_MAC_F16 ENC_VOP3 default
    0x241b20e7126279, // V_ADD_U16 ENC_VOP3 default
    0x241b20e7127473, // V_SUB_U16 ENC_VOP3 default
    0x241b20e812846c, // V_SUBREV_U16 ENC_VOP3 default
    0x241b40e7129420, // V_MUL_LO_U16 ENC_VOP3 default
    0x241b40e812a3b5, // V_LSHLREV_B16 ENC_VOP3 default
    0x241b40e812b3bb, // V_LSHRREV_B16 ENC_VOP3 default
    0x241b40e912c27f, // V_ASHRREV_I16 ENC_VOP3 default
    0x241a60e412d3d6, // V_MAX_F16 ENC_VOP3 default
    0x241a60e412e40b, // V_MIN_F16 ENC_VOP3 default
    0x241b40e712f3db, // V_MAX_U16 ENC_VOP3 default
    0x241b40ea1303d9, // V_MAX_I16 ENC_VOP3 default
    0x241b40e7131410, // V_MIN_U16 ENC_VOP3 default
    0x241b40ea13240e, // V_MIN_I16 ENC_VOP3 default
    0x241ba0e41333af, // V_LDEXP_F16 ENC_VOP3 default
    0x241880dd13427a, // V_ADD_U32 ENC_VOP3 default
    0x241880dd135474, // V_SUB_U32 ENC_VOP3 default
    0x241880de13646d, // V_SUBREV_U32 ENC_VOP3 default
    0x241c00eb13738b, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x241880ec13838c, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x241880ed139390, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x241880ee13a393, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2417c0ef13b39f, // V_FMAC_F32 ENC_VOP3 default
    0x241c60f013c42e, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2418a0dd13d47c, // V_XNOR_B32 ENC_VOP3 default
    0x240f20b8140423, // V_NOP ENC_VOP3 default
    0x240fa0f1141412, // V_MOV_B32 ENC_VOP3 default
    0x2c0fe0f2142446, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241040f314336c, // V_CVT_I32_F64 ENC_VOP3 default
    0x2410a0f4144367, // V_CVT_F64_I32 ENC_VOP3 default
    0x241100f5145360, // V_CVT_F32_I32 ENC_VOP3 default
    0x241100f6146361, // V_CVT_F32_U32 ENC_VOP3 default
    0x241140f7147381, // V_CVT_U32_F32 ENC_VOP3 default
    0x241140f814836b, // V_CVT_I32_F32 ENC_VOP3 default
    0x2411c0f914a359, // V_CVT_F16_F32 ENC_VOP3 default
    0x241240fa14b35d, // V_CVT_F32_F16 ENC_VOP3 default
    0x241280f814c37d, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x241280f814d369, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x241100f514e36f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x241040fb14f35e, // V_CVT_F32_F64 ENC_VOP3 default
    0x2412a0fc150366, // V_CVT_F64_F32 ENC_VOP3 default
    0x241100f6151362, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x241100f6152363, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x241100f6153364, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x241100f6154365, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241040fd155382, // V_CVT_U32_F64 ENC_VOP3 default
    0x2410a0fe156368, // V_CVT_F64_U32 ENC_VOP3 default
    0x241320ff157479, // V_TRUNC_F64 ENC_VOP3 default
    0x241320ff15828a, // V_CEIL_F64 ENC_VOP3 default
    0x241320ff15944a, // V_RNDNE_F64 ENC_VOP3 default
    0x241320ff15a39d, // V_FLOOR_F64 ENC_VOP3 default
    0x2411410015b3a7, // V_FRACT_F32 ENC_VOP3 default
    0x2411410015c478, // V_TRUNC_F32 ENC_VOP3 default
    0x2411410015d289, // V_CEIL_F32 ENC_VOP3 default
    0x2411410015e449, // V_RNDNE_F32 ENC_VOP3 default
    0x2411410015f39c, // V_FLOOR_F32 ENC_VOP3 default
    0x24114100160397, // V_EXP_F32 ENC_VOP3 default
    0x241141001613b4, // V_LOG_F32 ENC_VOP3 default
    0x24114100162443, // V_RCP_F32 ENC_VOP3 default
    0x24114100163445, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2411410016444c, // V_RSQ_F32 ENC_VOP3 default
    0x241320ff165444, // V_RCP_F64 ENC_VOP3 default
    0x241320ff16644d, // V_RSQ_F64 ENC_VOP3 default
    0x24114100167465, // V_SQRT_F32 ENC_VOP3 default
    0x241320ff168466, // V_SQRT_F64 ENC_VOP3 default
    0x24114100169455, // V_SIN_F32 ENC_VOP3 default
    0x2411410016a354, // V_COS_F32 ENC_VOP3 default
    0x2413610116b424, // V_NOT_B32 ENC_VOP3 default
    0x240fa0f116c287, // V_BFREV_B32 ENC_VOP3 default
    0x2413610216d399, // V_FFBH_U32 ENC_VOP3 default
    0x2413610216e39a, // V_FFBL_B32 ENC_VOP3 default
    0x2413610316f398, // V_FFBH_I32 ENC_VOP3 default
    0x241040f31703ab, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x241320ff1713ae, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x241320ff1723a8, // V_FRACT_F64 ENC_VOP3 default
    0x241280f81733aa, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241141001743ad, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240f20b817528b, // V_CLREXCP ENC_VOP3 default
    0x240fa0f1177453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413e104178413, // V_MOV_B64 ENC_VOP3 default
    0x2414610517935b, // V_CVT_F16_U16 ENC_VOP3 default
    0x2414610617a35a, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414e10717b380, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414e10817c36a, // V_CVT_I16_F16 ENC_VOP3 default
    0x2415610917d442, // V_RCP_F16 ENC_VOP3 default
    0x2415610917e464, // V_SQRT_F16 ENC_VOP3 default
    0x2415610917f44b, // V_RSQ_F16 ENC_VOP3 default
    0x241561091803b3, // V_LOG_F16 ENC_VOP3 default
    0x24156109181396, // V_EXP_F16 ENC_VOP3 default
    0x241561091823ac, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414e1081833a9, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2415610918439b, // V_FLOOR_F16 ENC_VOP3 default
    0x24156109185288, // V_CEIL_F16 ENC_VOP3 default
    0x24156109186477, // V_TRUNC_F16 ENC_VOP3 default
    0x24156109187448, // V_RNDNE_F16 ENC_VOP3 default
    0x241561091883a6, // V_FRACT_F16 ENC_VOP3 default
    0x24156109189454, // V_SIN_F16 ENC_VOP3 default
    0x2415610918a353, // V_COS_F16 ENC_VOP3 default
    0x2414e10818d36d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414e10718e36e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413610a18f452, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15a10b191475, // V_SWAP_B32 ENC_VOP3 default
    0x2c16210c19226d, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x2411410d19435f, // V_CVT_F32_FP8 ENC_VOP3 default
    0x2411410e19535c, // V_CVT_F32_BF8 ENC_VOP3 default
    0x2416c10f196378, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2416c110197377, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x241ca1111c23c4, // V_MAD_I32_I24 ENC_VOP3 default
    0x241ca1121c33ce, // V_MAD_U32_U24 ENC_VOP3 default
    0x241cc1131c4355, // V_CUBEID_F32 ENC_VOP3 default
    0x241cc1131c5357, // V_CUBESC_F32 ENC_VOP3 default
    0x241cc1131c6358, // V_CUBETC_F32 ENC_VOP3 default
    0x241cc1131c7356, // V_CUBEMA_F32 ENC_VOP3 default
    0x241ce1141c8284, // V_BFE_U32 ENC_VOP3 default
    0x241ce1151c9283, // V_BFE_I32 ENC_VOP3 default
    0x241ce1141ca285, // V_BFI_B32 ENC_VOP3 default
    0x241cc1131cb3a3, // V_FMA_F32 ENC_VOP3 default
    0x241d01161cc3a4, // V_FMA_F64 ENC_VOP3 default
    0x241d21171cd3b2, // V_LERP_U8 ENC_VOP3 default
    0x241d41181ce27b, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241d41181cf27c, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241cc1131d0406, // V_MIN3_F32 ENC_VOP3 default
    0x241ce1191d1408, // V_MIN3_I32 ENC_VOP3 default
    0x241ce1141d240a, // V_MIN3_U32 ENC_VOP3 default
    0x241cc1131d33d1, // V_MAX3_F32 ENC_VOP3 default
    0x241ce1191d43d3, // V_MAX3_I32 ENC_VOP3 default
    0x241ce1141d53d5, // V_MAX3_U32 ENC_VOP3 default
    0x241cc1131d63e0, // V_MED3_F32 ENC_VOP3 default
    0x241ce1191d73e2, // V_MED3_I32 ENC_VOP3 default
    0x241ce1141d83e4, // V_MED3_U32 ENC_VOP3 default
    0x241ca11a1d9451, // V_SAD_U8 ENC_VOP3 default
    0x241ca11a1da44e, // V_SAD_HI_U8 ENC_VOP3 default
    0x241ca11b1db44f, // V_SAD_U16 ENC_VOP3 default
    0x241ca1141dc450, // V_SAD_U32 ENC_VOP3 default
    0x241d611c1dd37c, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241cc1131de384, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241d01161df385, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281d811d1e0389, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281da11e1e138a, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1cc11f1e2387, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1d01201e3388, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241dc1171e4416, // V_MSAD_U8 ENC_VOP3 default
    0x241de1211e5441, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241de1211e6414, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301e01221e7415, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281e21231e83cf, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281e21241e93c5, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241e41251ea3c6, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241e61261eb3c8, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241e61261ec3c7, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241e81271ed428, // V_PERM_B32 ENC_VOP3 default
    0x241e41251ee3a5, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241e41251ef386, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241ea1281f0370, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241ec1291f13cd, // V_MAD_U32_U16 ENC_VOP3 default
    0x241ec12a1f23c3, // V_MAD_I32_I16 ENC_VOP3 default
    0x241ce1141f347b, // V_XAD_U32 ENC_VOP3 default
    0x241ee1251f4405, // V_MIN3_F16 ENC_VOP3 default
    0x241f012b1f5407, // V_MIN3_I16 ENC_VOP3 default
    0x241f012c1f6409, // V_MIN3_U16 ENC_VOP3 default
    0x241ee1251f73d0, // V_MAX3_F16 ENC_VOP3 default
    0x241f012b1f83d2, // V_MAX3_I16 ENC_VOP3 default
    0x241f012c1f93d4, // V_MAX3_U16 ENC_VOP3 default
    0x241ee1251fa3df, // V_MED3_F16 ENC_VOP3 default
    0x241f012b1fb3e1, // V_MED3_I16 ENC_VOP3 default
    0x241f012c1fc3e3, // V_MED3_U16 ENC_VOP3 default
    0x241ce1141fd3b8, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241ce1141fe278, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241ce1141ff270, // V_ADD3_U32 ENC_VOP3 default
    0x241ce1142003ba, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241ce11420127e, // V_AND_OR_B32 ENC_VOP3 default
    0x241ce114202425, // V_OR3_B32 ENC_VOP3 default
    0x241ee1252033c1, // V_MAD_F16 ENC_VOP3 default
    0x241f012c2043cc, // V_MAD_U16 ENC_VOP3 default
    0x241f012b2053c2, // V_MAD_I16 ENC_VOP3 default
    0x241ee1252063a2, // V_FMA_F16 ENC_VOP3 default
    0x241ee125207383, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241f212d2083b9, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x241f412e280275, // V_ADD_F64 ENC_VOP3 default
    0x241f412e281419, // V_MUL_F64 ENC_VOP3 default
    0x241f412e28240d, // V_MIN_F64 ENC_VOP3 default
    0x241f412e2833d8, // V_MAX_F64 ENC_VOP3 default
    0x241f612f2843b1, // V_LDEXP_F64 ENC_VOP3 default
    0x241f80dd285421, // V_MUL_LO_U32 ENC_VOP3 default
    0x241f80dd28641c, // V_MUL_HI_U32 ENC_VOP3 default
    0x241f80dc28741a, // V_MUL_HI_I32 ENC_VOP3 default
    0x241fa1302883b0, // V_LDEXP_F32 ENC_VOP3 default
    0x321fc131289447, // V_READLANE_B32 ENC_VOP3 default
    0x341fe13228a47a, // V_WRITELANE_B32 ENC_VOP3 default
    0x241f80dd28b282, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241f80dd28c3de, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241f80dd28d3dd, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2420013328f3b7, // V_LSHLREV_B64 ENC_VOP3 default
    0x242001332903bd, // V_LSHRREV_B64 ENC_VOP3 default
    0x24200134291281, // V_ASHRREV_I64 ENC_VOP3 default
    0x241f6135292476, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241f80dd293286, // V_BFM_B32 ENC_VOP3 default
    0x24202136294372, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x24202137295374, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x24204138296375, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241f813929737b, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241f813a29837a, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2420613b299371, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2420613c29a373, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242080dc29c277, // V_ADD_I32 ENC_VOP3 default
    0x242080dc29d472, // V_SUB_I32 ENC_VOP3 default
    0x2420a0ea29e276, // V_ADD_I16 ENC_VOP3 default
    0x2420a0ea29f471, // V_SUB_I16 ENC_VOP3 default
    0x2420613d2a0427, // V_PACK_B32_F16 ENC_VOP3 default
    0x2420c0da2a141f, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2420e13e2a2379, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x2420e13f2a3376, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x242101402a437f, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x242101412a537e, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x3600014200004f, // DS_ADD_U32 ENC_DS default
    0x360001420010ae, // DS_SUB_U32 ENC_DS default
    0x360001420020aa, // DS_RSUB_U32 ENC_DS default
    0x3600014200306d, // DS_INC_U32 ENC_DS default
    0x36000142004063, // DS_DEC_U32 ENC_DS default
    0x3600014300507d, // DS_MIN_I32 ENC_DS default
    0x36000143006071, // DS_MAX_I32 ENC_DS default
    0x36000142007085, // DS_MIN_U32 ENC_DS default
    0x36000142008079, // DS_MAX_U32 ENC_DS default
    0x36000144009051, // DS_AND_B32 ENC_DS default
    0x3600014400a08c, // DS_OR_B32 ENC_DS default
    0x3600014400b0c5, // DS_XOR_B32 ENC_DS default
    0x3600214500c087, // DS_MSKOR_B32 ENC_DS default
    0x3600014600d0ba, // DS_WRITE_B32 ENC_DS default
    0x3600414700e0b4, // DS_WRITE2_B32 ENC_DS default
    0x3600414700f0b2, // DS_WRITE2ST64_B32 ENC_DS default
    0x36002145010057, // DS_CMPST_B32 ENC_DS default
    0x36002148011059, // DS_CMPST_F32 ENC_DS default
    0x3600014901207b, // DS_MIN_F32 ENC_DS default
    0x3600014901306f, // DS_MAX_F32 ENC_DS default
    0x360060b801408b, // DS_NOP ENC_DS default
    0x36000149015049, // DS_ADD_F32 ENC_DS default
    0x3600814a017092, // DS_PK_ADD_F16 ENC_DS default
    0x3600a14b018091, // DS_PK_ADD_BF16 ENC_DS default
    0x3600c14c01d0b6, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3600014d01e0bc, // DS_WRITE_B8 ENC_DS default
    0x3600e14e01f0b8, // DS_WRITE_B16 ENC_DS default
    0x3601014f02004d, // DS_ADD_RTN_U32 ENC_DS default
    0x3601014f0210ac, // DS_SUB_RTN_U32 ENC_DS default
    0x3601014f0220a8, // DS_RSUB_RTN_U32 ENC_DS default
    0x3601014f02306b, // DS_INC_RTN_U32 ENC_DS default
    0x3601014f024061, // DS_DEC_RTN_U32 ENC_DS default
    0x36010150025081, // DS_MIN_RTN_I32 ENC_DS default
    0x36010150026075, // DS_MAX_RTN_I32 ENC_DS default
    0x3601014f027083, // DS_MIN_RTN_U32 ENC_DS default
    0x3601014f028077, // DS_MAX_RTN_U32 ENC_DS default
    0x36010151029053, // DS_AND_RTN_B32 ENC_DS default
    0x3601015102a08e, // DS_OR_RTN_B32 ENC_DS default
    0x3601015102b0c7, // DS_XOR_RTN_B32 ENC_DS default
    0x3601215202c089, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3601015102d0c3, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3601415302e0c1, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3601415302f0bf, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3601215203005b, // DS_CMPST_RTN_B32 ENC_DS default
    0x3601215403105d, // DS_CMPST_RTN_F32 ENC_DS default
    0x3601015503207f, // DS_MIN_RTN_F32 ENC_DS default
    0x36010155033073, // DS_MAX_RTN_F32 ENC_DS default
    0x360121520340b1, // DS_WRAP_RTN_B32 ENC_DS default
    0x3601015503504b, // DS_ADD_RTN_F32 ENC_DS default
    0x3601615603609b, // DS_READ_B32 ENC_DS default
    0x36018157037097, // DS_READ2_B32 ENC_DS default
    0x36018157038095, // DS_READ2ST64_B32 ENC_DS default
    0x3601615803909f, // DS_READ_I8 ENC_DS default
    0x3601615903a0a5, // DS_READ_U8 ENC_DS default
    0x3601615a03b09e, // DS_READ_I16 ENC_DS default
    0x3601615b03c0a2, // DS_READ_U16 ENC_DS default
    0x3601a15c03d0b0, // DS_SWIZZLE_B32 ENC_DS default
    0x3601015d03e090, // DS_PERMUTE_B32 ENC_DS default
    0x3601015d03f056, // DS_BPERMUTE_B32 ENC_DS default
    0x3601c15e040050, // DS_ADD_U64 ENC_DS default
    0x3601c15e0410af, // DS_SUB_U64 ENC_DS default
    0x3601c15e0420ab, // DS_RSUB_U64 ENC_DS default
    0x3601c15e04306e, // DS_INC_U64 ENC_DS default
    0x3601c15e044064, // DS_DEC_U64 ENC_DS default
    0x3601c15f04507e, // DS_MIN_I64 ENC_DS default
    0x3601c15f046072, // DS_MAX_I64 ENC_DS default
    0x3601c15e047086, // DS_MIN_U64 ENC_DS default
    0x3601c15e04807a, // DS_MAX_U64 ENC_DS default
    0x3601c160049052, // DS_AND_B64 ENC_DS default
    0x3601c16004a08d, // DS_OR_B64 ENC_DS default
    0x3601c16004b0c6, // DS_XOR_B64 ENC_DS default
    0x3601e16104c088, // DS_MSKOR_B64 ENC_DS default
    0x3601c16204d0bb, // DS_WRITE_B64 ENC_DS default
    0x3602016304e0b5, // DS_WRITE2_B64 ENC_DS default
    0x3602016304f0b3, // DS_WRITE2ST64_B64 ENC_DS default
    0x3601e161050058, // DS_CMPST_B64 ENC_DS default
    0x3602216405105a, // DS_CMPST_F64 ENC_DS default
    0x3602416505207c, // DS_MIN_F64 ENC_DS default
    0x36024165053070, // DS_MAX_F64 ENC_DS default
    0x360001660540bd, // DS_WRITE_B8_D16_HI ENC_DS default
    0x360001670550b9, // DS_WRITE_B16_D16_HI ENC_DS default
    0x360161680560a6, // DS_READ_U8_D16 ENC_DS default
    0x360161680570a7, // DS_READ_U8_D16_HI ENC_DS default
    0x360161690580a0, // DS_READ_I8_D16 ENC_DS default
    0x360161690590a1, // DS_READ_I8_D16_HI ENC_DS default
    0x3601616a05a0a3, // DS_READ_U16_D16 ENC_DS default
    0x3601616a05b0a4, // DS_READ_U16_D16_HI ENC_DS default
    0x3602416505c04a, // DS_ADD_F64 ENC_DS default
    0x3602616b06004e, // DS_ADD_RTN_U64 ENC_DS default
    0x3602616b0610ad, // DS_SUB_RTN_U64 ENC_DS default
    0x3602616b0620a9, // DS_RSUB_RTN_U64 ENC_DS default
    0x3602616b06306c, // DS_INC_RTN_U64 ENC_DS default
    0x3602616b064062, // DS_DEC_RTN_U64 ENC_DS default
    0x3602616c065082, // DS_MIN_RTN_I64 ENC_DS default
    0x3602616c066076, // DS_MAX_RTN_I64 ENC_DS default
    0x3602616b067084, // DS_MIN_RTN_U64 ENC_DS default
    0x3602616b068078, // DS_MAX_RTN_U64 ENC_DS default
    0x3602616d069054, // DS_AND_RTN_B64 ENC_DS default
    0x3602616d06a08f, // DS_OR_RTN_B64 ENC_DS default
    0x3602616d06b0c8, // DS_XOR_RTN_B64 ENC_DS default
    0x3602816e06c08a, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3602616d06d0c4, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3602a16f06e0c2, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3602a16f06f0c0, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3602816e07005c, // DS_CMPST_RTN_B64 ENC_DS default
    0x3602c17007105e, // DS_CMPST_RTN_F64 ENC_DS default
    0x3602e171072080, // DS_MIN_RTN_F64 ENC_DS default
    0x3602e171073074, // DS_MAX_RTN_F64 ENC_DS default
    0x3603017207609c, // DS_READ_B64 ENC_DS default
    0x36032173077098, // DS_READ2_B64 ENC_DS default
    0x36032173078096, // DS_READ2ST64_B64 ENC_DS default
    0x3602e17107c04c, // DS_ADD_RTN_F64 ENC_DS default
    0x3602616d07e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380340b8098069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x38036174099066, // DS_GWS_INIT ENC_DS default
    0x380340b809a06a, // DS_GWS_SEMA_V ENC_DS default
    0x3803617409b067, // DS_GWS_SEMA_BR ENC_DS default
    0x380340b809c068, // DS_GWS_SEMA_P ENC_DS default
    0x3803617409d065, // DS_GWS_BARRIER ENC_DS default
    0x360381750b6099, // DS_READ_ADDTID_B32 ENC_DS default
    0x3603a1760b7094, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x3603c1770b8093, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x360381780bd060, // DS_CONSUME ENC_DS default
    0x360381780be055, // DS_APPEND ENC_DS default
    0x3603e1790de0be, // DS_WRITE_B96 ENC_DS default
    0x3604017a0df0b7, // DS_WRITE_B128 ENC_DS default
    0x3604217b0fe09d, // DS_READ_B96 ENC_DS default
    0x3604417c0ff09a, // DS_READ_B128 ENC_DS default
    0x3a04617d0100f3, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c07817e010149, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e05e17f01012e, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a0461800110ed, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c078181011143, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05e182011128, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a0461830120f6, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c07818401214c, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e05e185012131, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a0461860130f2, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c078187013148, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e05e18801312d, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a0461890140e9, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c07818a01413a, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05e18b01411f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a04818c0150ea, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c07a18d01513b, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e06018e015120, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a04a18f0160eb, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c07c19001613c, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e062191016121, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a04c1920170ec, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07e19301713d, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e064194017122, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a04e1950180f7, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c08019601814d, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e066197018132, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a04e1950190f8, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c08019601914e, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e066197019133, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04e19801a0fd, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c08019901a153, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e06619a01a138, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04e19801b0fe, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c08019901b154, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e06619a01b139, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04e19b01c0f9, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c08019c01c14f, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e06619d01c134, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a05019e01d0fa, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c08219f01d150, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e0681a001d135, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a0521a101e0fb, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c0841a201e151, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e06a1a301e136, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a0541a401f0fc, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c0861a501f152, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e06c1a601f137, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a04617d0200f4, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c07817e02014a, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05e17f02012f, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a04617d0210f5, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c07817e02114b, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e17f021130, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0461800220ee, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c078181022144, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05e182022129, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a0461800230ef, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c078181023145, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e18202312a, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0461a70240f0, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c0781a8024146, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e05e1a902412b, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a0461a70250f1, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c0781a8025147, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e1a902512c, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c0881aa026141, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x3e06e1ab026126, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3c0881aa02713f, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x3e06e1ab027124, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3c0881aa028142, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x3e06e1ab028127, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3c0881aa029140, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x3e06e1ab029125, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3c0881aa02a13e, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x3e06e1ab02a123, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3a0561ac0400e1, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e0701ad040117, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a0581ae0410cf, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e0721af041105, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a0561b00420c9, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e0701b10420ff, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a0561b00430df, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e0701b1043115, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a0561b20440dd, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e0701b3044113, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a0561b00450e5, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e0701b104511b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a0561b20460db, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e0701b3046111, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a0561b00470e3, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e0701b1047119, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a0561ac0480cd, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e0701ad048103, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a0561ac0490d7, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e0701ad04910d, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a0561ac04a0e7, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e0701ad04a11d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a0561b004b0d3, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e0701b104b109, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a0561b004c0d1, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e0701b104c107, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3a0561b404d0ca, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x3e0701b504d100, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3a0561b604e0da, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x3e0701b704e110, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a05a1b804f0cb, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e0741b904f101, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a05a1b80500d6, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e0741b905010c, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a05a1b80510d5, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e0741b905110b, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0561ba0520d9, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x3e0701bb05210f, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3a05a1bc0600e2, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e0741bd060118, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a05c1be0610d0, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e0761bf061106, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a05a1c00620cc, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e0741c1062102, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a05a1c00630e0, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e0741c1063116, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a05a1c20640de, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e0741c3064114, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a05a1c00650e6, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e0741c106511c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a05a1c20660dc, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e0741c3066112, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a05a1c00670e4, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e0741c106711a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a05a1bc0680ce, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e0741bd068104, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a05a1bc0690d8, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e0741bd06910e, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a05a1bc06a0e8, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e0741bd06a11e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a05a1c006b0d4, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e0741c106b10a, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a05a1c006c0d2, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e0741c106c108, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x400921c4000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x400941c500102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x400961c600202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x400981c700302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x400921c8004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x400941c9005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x400961ca006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x400981cb007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x400921c4008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x400921cc009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x400941cd00a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x400941ce00b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x400921c800c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x400921cf00d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x400941d000e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x400941d100f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x400921d2010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x400921d301102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x400921d4012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x400921d5013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x400921d6014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x400941d7015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x400961d8016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x400981d9017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x400921da018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x400921da019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x400921db01a046, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x400921db01b047, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x400921dc01c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x400941dd01d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x400961de01e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x400981df01f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x400921e0020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x400921e0021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x400921e102202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x400921e102302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x400921e2024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x400921e2025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x400921c4026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x400921c802703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x4009a0b8028048, // BUFFER_WBL2 ENC_MUBUF default
    0x4009a0b802901f, // BUFFER_INV ENC_MUBUF default
    0x400921e3040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x400941e4041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x400921e5042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x400921e5043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x400921e6044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x400921e504501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x400921e6046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x400921e5047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x400921e3048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x400921e304900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x400921e304a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x400921e504b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x400921e504c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x400921e704d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x400921e804e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x400941e904f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x400941e905000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x400941e905100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x400941ea060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x400981eb061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x400941ec062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x400941ec063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x400941ed064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x400941ec06501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x400941ed066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x400941ec06701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x400941ea068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x400941ea06900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x400941ea06a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x400941ec06b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x400941ec06c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x4208a1ee000261, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4208c1ef001262, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4208e1f0002263, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x420901f1003264, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4208a1f2004269, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4208c1f300526a, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4208e1f400626b, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x420901f500726c, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4208a1ee00825d, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4208a1f600925e, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4208c1f700a25f, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208c1f800b260, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4208a1f200c265, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4208a1f900d266, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4208c1fa00e267, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208c1fb00f268, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x442421fc0102f0, // V_CMP_CLASS_F32 ENC_VOPC default
    0x462441fd0102f0, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482421fe0102f0, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x442421ff01128d, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4624420001128d, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220101128d, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x442482020122f1, // V_CMP_CLASS_F64 ENC_VOPC default
    0x482482030122f1, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4424820401328e, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4824820501328e, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4424c2060142ef, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4624e2070142ef, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2080142ef, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4424c20901528c, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4624e20a01528c, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b01528c, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4424c2060202fb, // V_CMP_F_F16 ENC_VOPC default
    0x462522070202fb, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2080202fb, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4424c206021322, // V_CMP_LT_F16 ENC_VOPC default
    0x46252207021322, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c208021322, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4424c2060222f2, // V_CMP_EQ_F16 ENC_VOPC default
    0x462522070222f2, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c2080222f2, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c206023316, // V_CMP_LE_F16 ENC_VOPC default
    0x46252207023316, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c208023316, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602430d, // V_CMP_GT_F16 ENC_VOPC default
    0x4625220702430d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802430d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602531f, // V_CMP_LG_F16 ENC_VOPC default
    0x4625220702531f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802531f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4424c206026304, // V_CMP_GE_F16 ENC_VOPC default
    0x46252207026304, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c208026304, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4424c206027343, // V_CMP_O_F16 ENC_VOPC default
    0x46252207027343, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c208027343, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602834f, // V_CMP_U_F16 ENC_VOPC default
    0x4625220702834f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802834f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4424c206029334, // V_CMP_NGE_F16 ENC_VOPC default
    0x46252207029334, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c208029334, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602a33d, // V_CMP_NLG_F16 ENC_VOPC default
    0x4625220702a33d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802a33d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602b337, // V_CMP_NGT_F16 ENC_VOPC default
    0x4625220702b337, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802b337, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602c33a, // V_CMP_NLE_F16 ENC_VOPC default
    0x4625220702c33a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802c33a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602d32b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4625220702d32b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802d32b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602e340, // V_CMP_NLT_F16 ENC_VOPC default
    0x4625220702e340, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802e340, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20602f346, // V_CMP_TRU_F16 ENC_VOPC default
    0x4625220702f346, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20802f346, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4424c209030298, // V_CMPX_F_F16 ENC_VOPC default
    0x4625220a030298, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b030298, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090312bf, // V_CMPX_LT_F16 ENC_VOPC default
    0x4625220a0312bf, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0312bf, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20903228f, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4625220a03228f, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b03228f, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090332b3, // V_CMPX_LE_F16 ENC_VOPC default
    0x4625220a0332b3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0332b3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090342aa, // V_CMPX_GT_F16 ENC_VOPC default
    0x4625220a0342aa, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0342aa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090352bc, // V_CMPX_LG_F16 ENC_VOPC default
    0x4625220a0352bc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0352bc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090362a1, // V_CMPX_GE_F16 ENC_VOPC default
    0x4625220a0362a1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0362a1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090372e0, // V_CMPX_O_F16 ENC_VOPC default
    0x4625220a0372e0, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0372e0, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090382ec, // V_CMPX_U_F16 ENC_VOPC default
    0x4625220a0382ec, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0382ec, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4424c2090392d1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4625220a0392d1, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b0392d1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20903a2da, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4625220a03a2da, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b03a2da, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424c20903b2d4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4625220a03b2d4, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b03b2d4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20903c2d7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4625220a03c2d7, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b03c2d7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424c20903d2c8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4625220a03d2c8, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b03d2c8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424c20903e2dd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4625220a03e2dd, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b03e2dd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424c20903f2e3, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4625220a03f2e3, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824c20b03f2e3, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4424220c0402fc, // V_CMP_F_F32 ENC_VOPC default
    0x4625620d0402fc, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e0402fc, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4424220c041323, // V_CMP_LT_F32 ENC_VOPC default
    0x4625620d041323, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e041323, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4424220c0422f3, // V_CMP_EQ_F32 ENC_VOPC default
    0x4625620d0422f3, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e0422f3, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4424220c043317, // V_CMP_LE_F32 ENC_VOPC default
    0x4625620d043317, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e043317, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4424220c04430e, // V_CMP_GT_F32 ENC_VOPC default
    0x4625620d04430e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e04430e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4424220c045320, // V_CMP_LG_F32 ENC_VOPC default
    0x4625620d045320, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e045320, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4424220c046305, // V_CMP_GE_F32 ENC_VOPC default
    0x4625620d046305, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e046305, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4424220c047344, // V_CMP_O_F32 ENC_VOPC default
    0x4625620d047344, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e047344, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4424220c048350, // V_CMP_U_F32 ENC_VOPC default
    0x4625620d048350, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e048350, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4424220c049335, // V_CMP_NGE_F32 ENC_VOPC default
    0x4625620d049335, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e049335, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4424220c04a33e, // V_CMP_NLG_F32 ENC_VOPC default
    0x4625620d04a33e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e04a33e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4424220c04b338, // V_CMP_NGT_F32 ENC_VOPC default
    0x4625620d04b338, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e04b338, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4424220c04c33b, // V_CMP_NLE_F32 ENC_VOPC default
    0x4625620d04c33b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e04c33b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4424220c04d32c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4625620d04d32c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e04d32c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4424220c04e341, // V_CMP_NLT_F32 ENC_VOPC default
    0x4625620d04e341, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e04e341, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4424220c04f347, // V_CMP_TRU_F32 ENC_VOPC default
    0x4625620d04f347, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824220e04f347, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4424220f050299, // V_CMPX_F_F32 ENC_VOPC default
    0x46256210050299, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242211050299, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0512c0, // V_CMPX_LT_F32 ENC_VOPC default
    0x462562100512c0, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110512c0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4424220f052290, // V_CMPX_EQ_F32 ENC_VOPC default
    0x46256210052290, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48242211052290, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0532b4, // V_CMPX_LE_F32 ENC_VOPC default
    0x462562100532b4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110532b4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0542ab, // V_CMPX_GT_F32 ENC_VOPC default
    0x462562100542ab, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110542ab, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0552bd, // V_CMPX_LG_F32 ENC_VOPC default
    0x462562100552bd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110552bd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0562a2, // V_CMPX_GE_F32 ENC_VOPC default
    0x462562100562a2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110562a2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0572e1, // V_CMPX_O_F32 ENC_VOPC default
    0x462562100572e1, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110572e1, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0582ed, // V_CMPX_U_F32 ENC_VOPC default
    0x462562100582ed, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110582ed, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4424220f0592d2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x462562100592d2, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422110592d2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4424220f05a2db, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4625621005a2db, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221105a2db, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4424220f05b2d5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4625621005b2d5, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221105b2d5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4424220f05c2d8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4625621005c2d8, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221105c2d8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4424220f05d2c9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4625621005d2c9, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221105d2c9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4424220f05e2de, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4625621005e2de, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221105e2de, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4424220f05f2e4, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4625621005f2e4, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824221105f2e4, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4425a2120602fd, // V_CMP_F_F64 ENC_VOPC default
    0x4825a2130602fd, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x4425a212061324, // V_CMP_LT_F64 ENC_VOPC default
    0x4825a213061324, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x4425a2120622f4, // V_CMP_EQ_F64 ENC_VOPC default
    0x4825a2130622f4, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a212063318, // V_CMP_LE_F64 ENC_VOPC default
    0x4825a213063318, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21206430f, // V_CMP_GT_F64 ENC_VOPC default
    0x4825a21306430f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x4425a212065321, // V_CMP_LG_F64 ENC_VOPC default
    0x4825a213065321, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x4425a212066306, // V_CMP_GE_F64 ENC_VOPC default
    0x4825a213066306, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x4425a212067345, // V_CMP_O_F64 ENC_VOPC default
    0x4825a213067345, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x4425a212068351, // V_CMP_U_F64 ENC_VOPC default
    0x4825a213068351, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x4425a212069336, // V_CMP_NGE_F64 ENC_VOPC default
    0x4825a213069336, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21206a33f, // V_CMP_NLG_F64 ENC_VOPC default
    0x4825a21306a33f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425a21206b339, // V_CMP_NGT_F64 ENC_VOPC default
    0x4825a21306b339, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21206c33c, // V_CMP_NLE_F64 ENC_VOPC default
    0x4825a21306c33c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21206d32d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4825a21306d32d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a21206e342, // V_CMP_NLT_F64 ENC_VOPC default
    0x4825a21306e342, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21206f348, // V_CMP_TRU_F64 ENC_VOPC default
    0x4825a21306f348, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4425a21407029a, // V_CMPX_F_F64 ENC_VOPC default
    0x4825a21507029a, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140712c1, // V_CMPX_LT_F64 ENC_VOPC default
    0x4825a2150712c1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4425a214072291, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4825a215072291, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140732b5, // V_CMPX_LE_F64 ENC_VOPC default
    0x4825a2150732b5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140742ac, // V_CMPX_GT_F64 ENC_VOPC default
    0x4825a2150742ac, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140752be, // V_CMPX_LG_F64 ENC_VOPC default
    0x4825a2150752be, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140762a3, // V_CMPX_GE_F64 ENC_VOPC default
    0x4825a2150762a3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140772e2, // V_CMPX_O_F64 ENC_VOPC default
    0x4825a2150772e2, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140782ee, // V_CMPX_U_F64 ENC_VOPC default
    0x4825a2150782ee, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x4425a2140792d3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4825a2150792d3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21407a2dc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4825a21507a2dc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425a21407b2d6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4825a21507b2d6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21407c2d9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4825a21507c2d9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425a21407d2ca, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4825a21507d2ca, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425a21407e2df, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4825a21507e2df, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425a21407f2e5, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4825a21507f2e5, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4425e2160a02fe, // V_CMP_F_I16 ENC_VOPC default
    0x462602170a02fe, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a02fe, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4425e2160a1325, // V_CMP_LT_I16 ENC_VOPC default
    0x462602170a1325, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a1325, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4425e2160a22f5, // V_CMP_EQ_I16 ENC_VOPC default
    0x462602170a22f5, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a22f5, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4425e2160a3319, // V_CMP_LE_I16 ENC_VOPC default
    0x462602170a3319, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a3319, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4425e2160a4310, // V_CMP_GT_I16 ENC_VOPC default
    0x462602170a4310, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a4310, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4425e2160a532e, // V_CMP_NE_I16 ENC_VOPC default
    0x462602170a532e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a532e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4425e2160a6307, // V_CMP_GE_I16 ENC_VOPC default
    0x462602170a6307, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a6307, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4425e2160a7349, // V_CMP_T_I16 ENC_VOPC default
    0x462602170a7349, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2180a7349, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x4425e2190a8301, // V_CMP_F_U16 ENC_VOPC default
    0x4626021a0a8301, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0a8301, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x4425e2190a9328, // V_CMP_LT_U16 ENC_VOPC default
    0x4626021a0a9328, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0a9328, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x4425e2190aa2f8, // V_CMP_EQ_U16 ENC_VOPC default
    0x4626021a0aa2f8, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0aa2f8, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4425e2190ab31c, // V_CMP_LE_U16 ENC_VOPC default
    0x4626021a0ab31c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0ab31c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2190ac313, // V_CMP_GT_U16 ENC_VOPC default
    0x4626021a0ac313, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0ac313, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x4425e2190ad331, // V_CMP_NE_U16 ENC_VOPC default
    0x4626021a0ad331, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0ad331, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2190ae30a, // V_CMP_GE_U16 ENC_VOPC default
    0x4626021a0ae30a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0ae30a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x4425e2190af34c, // V_CMP_T_U16 ENC_VOPC default
    0x4626021a0af34c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21b0af34c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b029b, // V_CMPX_F_I16 ENC_VOPC default
    0x4626021d0b029b, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b029b, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b12c2, // V_CMPX_LT_I16 ENC_VOPC default
    0x4626021d0b12c2, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b12c2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b2292, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4626021d0b2292, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b2292, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b32b6, // V_CMPX_LE_I16 ENC_VOPC default
    0x4626021d0b32b6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b32b6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b42ad, // V_CMPX_GT_I16 ENC_VOPC default
    0x4626021d0b42ad, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b42ad, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b52cb, // V_CMPX_NE_I16 ENC_VOPC default
    0x4626021d0b52cb, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b52cb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b62a4, // V_CMPX_GE_I16 ENC_VOPC default
    0x4626021d0b62a4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b62a4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x4425e21c0b72e6, // V_CMPX_T_I16 ENC_VOPC default
    0x4626021d0b72e6, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e21e0b72e6, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x4425e21f0b829e, // V_CMPX_F_U16 ENC_VOPC default
    0x462602200b829e, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210b829e, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x4425e21f0b92c5, // V_CMPX_LT_U16 ENC_VOPC default
    0x462602200b92c5, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210b92c5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x4425e21f0ba295, // V_CMPX_EQ_U16 ENC_VOPC default
    0x462602200ba295, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210ba295, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4425e21f0bb2b9, // V_CMPX_LE_U16 ENC_VOPC default
    0x462602200bb2b9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210bb2b9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x4425e21f0bc2b0, // V_CMPX_GT_U16 ENC_VOPC default
    0x462602200bc2b0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210bc2b0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x4425e21f0bd2ce, // V_CMPX_NE_U16 ENC_VOPC default
    0x462602200bd2ce, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210bd2ce, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x4425e21f0be2a7, // V_CMPX_GE_U16 ENC_VOPC default
    0x462602200be2a7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210be2a7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x4425e21f0bf2e9, // V_CMPX_T_U16 ENC_VOPC default
    0x462602200bf2e9, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825e2210bf2e9, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x442422220c02ff, // V_CMP_F_I32 ENC_VOPC default
    0x462642230c02ff, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c02ff, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x442422220c1326, // V_CMP_LT_I32 ENC_VOPC default
    0x462642230c1326, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c1326, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x442422220c22f6, // V_CMP_EQ_I32 ENC_VOPC default
    0x462642230c22f6, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c22f6, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x442422220c331a, // V_CMP_LE_I32 ENC_VOPC default
    0x462642230c331a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c331a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x442422220c4311, // V_CMP_GT_I32 ENC_VOPC default
    0x462642230c4311, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c4311, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x442422220c532f, // V_CMP_NE_I32 ENC_VOPC default
    0x462642230c532f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c532f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x442422220c6308, // V_CMP_GE_I32 ENC_VOPC default
    0x462642230c6308, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c6308, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x442422220c734a, // V_CMP_T_I32 ENC_VOPC default
    0x462642230c734a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422240c734a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x442422250c8302, // V_CMP_F_U32 ENC_VOPC default
    0x462642260c8302, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270c8302, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x442422250c9329, // V_CMP_LT_U32 ENC_VOPC default
    0x462642260c9329, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270c9329, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x442422250ca2f9, // V_CMP_EQ_U32 ENC_VOPC default
    0x462642260ca2f9, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270ca2f9, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x442422250cb31d, // V_CMP_LE_U32 ENC_VOPC default
    0x462642260cb31d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270cb31d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x442422250cc314, // V_CMP_GT_U32 ENC_VOPC default
    0x462642260cc314, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270cc314, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x442422250cd332, // V_CMP_NE_U32 ENC_VOPC default
    0x462642260cd332, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270cd332, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x442422250ce30b, // V_CMP_GE_U32 ENC_VOPC default
    0x462642260ce30b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270ce30b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x442422250cf34d, // V_CMP_T_U32 ENC_VOPC default
    0x462642260cf34d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482422270cf34d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x442422280d029c, // V_CMPX_F_I32 ENC_VOPC default
    0x462642290d029c, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d029c, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x442422280d12c3, // V_CMPX_LT_I32 ENC_VOPC default
    0x462642290d12c3, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d12c3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x442422280d2293, // V_CMPX_EQ_I32 ENC_VOPC default
    0x462642290d2293, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d2293, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x442422280d32b7, // V_CMPX_LE_I32 ENC_VOPC default
    0x462642290d32b7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d32b7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x442422280d42ae, // V_CMPX_GT_I32 ENC_VOPC default
    0x462642290d42ae, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d42ae, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x442422280d52cc, // V_CMPX_NE_I32 ENC_VOPC default
    0x462642290d52cc, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d52cc, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x442422280d62a5, // V_CMPX_GE_I32 ENC_VOPC default
    0x462642290d62a5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d62a5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x442422280d72e7, // V_CMPX_T_I32 ENC_VOPC default
    0x462642290d72e7, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222a0d72e7, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4424222b0d829f, // V_CMPX_F_U32 ENC_VOPC default
    0x4626422c0d829f, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0d829f, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4424222b0d92c6, // V_CMPX_LT_U32 ENC_VOPC default
    0x4626422c0d92c6, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0d92c6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4424222b0da296, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4626422c0da296, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0da296, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4424222b0db2ba, // V_CMPX_LE_U32 ENC_VOPC default
    0x4626422c0db2ba, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0db2ba, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4424222b0dc2b1, // V_CMPX_GT_U32 ENC_VOPC default
    0x4626422c0dc2b1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0dc2b1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4424222b0dd2cf, // V_CMPX_NE_U32 ENC_VOPC default
    0x4626422c0dd2cf, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0dd2cf, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4424222b0de2a8, // V_CMPX_GE_U32 ENC_VOPC default
    0x4626422c0de2a8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0de2a8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4424222b0df2ea, // V_CMPX_T_U32 ENC_VOPC default
    0x4626422c0df2ea, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824222d0df2ea, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x4426822e0e0300, // V_CMP_F_I64 ENC_VOPC default
    0x4826822f0e0300, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x4426822e0e1327, // V_CMP_LT_I64 ENC_VOPC default
    0x4826822f0e1327, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x4426822e0e22f7, // V_CMP_EQ_I64 ENC_VOPC default
    0x4826822f0e22f7, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4426822e0e331b, // V_CMP_LE_I64 ENC_VOPC default
    0x4826822f0e331b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x4426822e0e4312, // V_CMP_GT_I64 ENC_VOPC default
    0x4826822f0e4312, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x4426822e0e5330, // V_CMP_NE_I64 ENC_VOPC default
    0x4826822f0e5330, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x4426822e0e6309, // V_CMP_GE_I64 ENC_VOPC default
    0x4826822f0e6309, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x4426822e0e734b, // V_CMP_T_I64 ENC_VOPC default
    0x4826822f0e734b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x442682300e8303, // V_CMP_F_U64 ENC_VOPC default
    0x482682310e8303, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x442682300e932a, // V_CMP_LT_U64 ENC_VOPC default
    0x482682310e932a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x442682300ea2fa, // V_CMP_EQ_U64 ENC_VOPC default
    0x482682310ea2fa, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442682300eb31e, // V_CMP_LE_U64 ENC_VOPC default
    0x482682310eb31e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x442682300ec315, // V_CMP_GT_U64 ENC_VOPC default
    0x482682310ec315, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x442682300ed333, // V_CMP_NE_U64 ENC_VOPC default
    0x482682310ed333, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x442682300ee30c, // V_CMP_GE_U64 ENC_VOPC default
    0x482682310ee30c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x442682300ef34e, // V_CMP_T_U64 ENC_VOPC default
    0x482682310ef34e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x442682320f029d, // V_CMPX_F_I64 ENC_VOPC default
    0x482682330f029d, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x442682320f12c4, // V_CMPX_LT_I64 ENC_VOPC default
    0x482682330f12c4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x442682320f2294, // V_CMPX_EQ_I64 ENC_VOPC default
    0x482682330f2294, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442682320f32b8, // V_CMPX_LE_I64 ENC_VOPC default
    0x482682330f32b8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x442682320f42af, // V_CMPX_GT_I64 ENC_VOPC default
    0x482682330f42af, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x442682320f52cd, // V_CMPX_NE_I64 ENC_VOPC default
    0x482682330f52cd, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x442682320f62a6, // V_CMPX_GE_I64 ENC_VOPC default
    0x482682330f62a6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x442682320f72e8, // V_CMPX_T_I64 ENC_VOPC default
    0x482682330f72e8, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x442682340f82a0, // V_CMPX_F_U64 ENC_VOPC default
    0x482682350f82a0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x442682340f92c7, // V_CMPX_LT_U64 ENC_VOPC default
    0x482682350f92c7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x442682340fa297, // V_CMPX_EQ_U64 ENC_VOPC default
    0x482682350fa297, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442682340fb2bb, // V_CMPX_LE_U64 ENC_VOPC default
    0x482682350fb2bb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x442682340fc2b2, // V_CMPX_GT_U64 ENC_VOPC default
    0x482682350fc2b2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x442682340fd2d0, // V_CMPX_NE_U64 ENC_VOPC default
    0x482682350fd2d0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x442682340fe2a9, // V_CMPX_GE_U64 ENC_VOPC default
    0x482682350fe2a9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x442682340ff2eb, // V_CMPX_T_U64 ENC_VOPC default
    0x482682350ff2eb, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4a0b00b8000423, // V_NOP ENC_VOP1 default
    0x4c0f00b8000423, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x4e0ee0b8000423, // V_NOP VOP1_VOP_DPP has_dpp
    0x500b00b8000423, // V_NOP VOP1_INST_LITERAL has_lit
    0x4a0f4236001412, // V_MOV_B32 ENC_VOP1 default
    0x4c0f8237001412, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6238001412, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x500f4239001412, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x520fc23a002446, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4a10023b00336c, // V_CVT_I32_F64 ENC_VOP1 default
    0x4e10223c00336c, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x5010023d00336c, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a10623e004367, // V_CVT_F64_I32 ENC_VOP1 default
    0x4e10823f004367, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x50106240004367, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4a0f4241005360, // V_CVT_F32_I32 ENC_VOP1 default
    0x4c10e242005360, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10c243005360, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x500f4244005360, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4a0f4245006361, // V_CVT_F32_U32 ENC_VOP1 default
    0x4c10e246006361, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x4e10c247006361, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x500f4248006361, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4a0f4249007381, // V_CVT_U32_F32 ENC_VOP1 default
    0x4c11224a007381, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f624b007381, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x500f424c007381, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f424d00836b, // V_CVT_I32_F32 ENC_VOP1 default
    0x4c11224e00836b, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f624f00836b, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f425000836b, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a11625100a359, // V_CVT_F16_F32 ENC_VOP1 default
    0x4c11a25200a359, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11825300a359, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5011625400a359, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4a11e25500b35d, // V_CVT_F32_F16 ENC_VOP1 default
    0x4c12225600b35d, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x4e12025700b35d, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5011e25800b35d, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4a0f424d00c37d, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4c12624e00c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f624f00c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f425000c37d, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f424d00d369, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4c12624e00d369, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f624f00d369, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f425000d369, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f424100e36f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4c10e24200e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x4e10c24300e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x500f424400e36f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4a10025900f35e, // V_CVT_F32_F64 ENC_VOP1 default
    0x4e10225a00f35e, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5010025b00f35e, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4a10625c010366, // V_CVT_F64_F32 ENC_VOP1 default
    0x4e12c25d010366, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x5010625e010366, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4a0f4245011362, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4c10e246011362, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x4e10c247011362, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x500f4248011362, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4a0f4245012363, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4c10e246012363, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x4e10c247012363, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x500f4248012363, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4a0f4245013364, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4c10e246013364, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x4e10c247013364, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x500f4248013364, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4a0f4245014365, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4c10e246014365, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x4e10c247014365, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x500f4248014365, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4a10025f015382, // V_CVT_U32_F64 ENC_VOP1 default
    0x4e102260015382, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x50100261015382, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4a106262016368, // V_CVT_F64_U32 ENC_VOP1 default
    0x4e108263016368, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x50106264016368, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4a12e265017479, // V_TRUNC_F64 ENC_VOP1 default
    0x4e130266017479, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5012e267017479, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4a12e26501828a, // V_CEIL_F64 ENC_VOP1 default
    0x4e13026601828a, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5012e26701828a, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4a12e26501944a, // V_RNDNE_F64 ENC_VOP1 default
    0x4e13026601944a, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5012e26701944a, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4a12e26501a39d, // V_FLOOR_F64 ENC_VOP1 default
    0x4e13026601a39d, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5012e26701a39d, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4a0f426801b3a7, // V_FRACT_F32 ENC_VOP1 default
    0x4c11226901b3a7, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a01b3a7, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x500f426b01b3a7, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426801c478, // V_TRUNC_F32 ENC_VOP1 default
    0x4c11226901c478, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a01c478, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x500f426b01c478, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426801d289, // V_CEIL_F32 ENC_VOP1 default
    0x4c11226901d289, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a01d289, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x500f426b01d289, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426801e449, // V_RNDNE_F32 ENC_VOP1 default
    0x4c11226901e449, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a01e449, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x500f426b01e449, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426801f39c, // V_FLOOR_F32 ENC_VOP1 default
    0x4c11226901f39c, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a01f39c, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x500f426b01f39c, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4a0f4268020397, // V_EXP_F32 ENC_VOP1 default
    0x4c112269020397, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a020397, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x500f426b020397, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f42680213b4, // V_LOG_F32 ENC_VOP1 default
    0x4c1122690213b4, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a0213b4, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x500f426b0213b4, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f4268022443, // V_RCP_F32 ENC_VOP1 default
    0x4c112269022443, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a022443, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x500f426b022443, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f4268023445, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4c112269023445, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a023445, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x500f426b023445, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426802444c, // V_RSQ_F32 ENC_VOP1 default
    0x4c11226902444c, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a02444c, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x500f426b02444c, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4a12e265025444, // V_RCP_F64 ENC_VOP1 default
    0x4e130266025444, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5012e267025444, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4a12e26502644d, // V_RSQ_F64 ENC_VOP1 default
    0x4e13026602644d, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5012e26702644d, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4a0f4268027465, // V_SQRT_F32 ENC_VOP1 default
    0x4c112269027465, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a027465, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x500f426b027465, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4a12e265028466, // V_SQRT_F64 ENC_VOP1 default
    0x4e130266028466, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5012e267028466, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f4268029455, // V_SIN_F32 ENC_VOP1 default
    0x4c112269029455, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a029455, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x500f426b029455, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426802a354, // V_COS_F32 ENC_VOP1 default
    0x4c11226902a354, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a02a354, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x500f426b02a354, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4a0f426c02b424, // V_NOT_B32 ENC_VOP1 default
    0x4c13426d02b424, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x4e10c26e02b424, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x500f426f02b424, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4a0f423602c287, // V_BFREV_B32 ENC_VOP1 default
    0x4c0f823702c287, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f623802c287, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x500f423902c287, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f427002d399, // V_FFBH_U32 ENC_VOP1 default
    0x4c13427102d399, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x4e10c27202d399, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x500f427302d399, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4a0f427002e39a, // V_FFBL_B32 ENC_VOP1 default
    0x4c13427102e39a, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x4e10c27202e39a, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x500f427302e39a, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4a0f427402f398, // V_FFBH_I32 ENC_VOP1 default
    0x4c13427502f398, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10c27602f398, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x500f427702f398, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4a10023b0303ab, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x4e10223c0303ab, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x5010023d0303ab, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a12e2650313ae, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x4e1302660313ae, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5012e2670313ae, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4a12e2650323a8, // V_FRACT_F64 ENC_VOP1 default
    0x4e1302660323a8, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5012e2670323a8, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f424d0333aa, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4c12624e0333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f624f0333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f42500333aa, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f42680343ad, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4c1122690343ad, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f626a0343ad, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x500f426b0343ad, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4a0b00b803528b, // V_CLREXCP ENC_VOP1 default
    0x500b00b803528b, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4a0f4236037453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4c0f8237037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f6238037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x500f4239037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4a138278038413, // V_MOV_B64 ENC_VOP1 default
    0x4c13c279038413, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x4e13a27a038413, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x5013827b038413, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4a14027c03935b, // V_CVT_F16_U16 ENC_VOP1 default
    0x4c14427d03935b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x4e14227e03935b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5014027f03935b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4a14028003a35a, // V_CVT_F16_I16 ENC_VOP1 default
    0x4c14428103a35a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x4e14228203a35a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5014028303a35a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4a14828403b380, // V_CVT_U16_F16 ENC_VOP1 default
    0x4c14c28503b380, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a28603b380, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5014828703b380, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a14828803c36a, // V_CVT_I16_F16 ENC_VOP1 default
    0x4c14c28903c36a, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a28a03c36a, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5014828b03c36a, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c03d442, // V_RCP_F16 ENC_VOP1 default
    0x4c15428d03d442, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e03d442, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5015028f03d442, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c03e464, // V_SQRT_F16 ENC_VOP1 default
    0x4c15428d03e464, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e03e464, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5015028f03e464, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c03f44b, // V_RSQ_F16 ENC_VOP1 default
    0x4c15428d03f44b, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e03f44b, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5015028f03f44b, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c0403b3, // V_LOG_F16 ENC_VOP1 default
    0x4c15428d0403b3, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e0403b3, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5015028f0403b3, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c041396, // V_EXP_F16 ENC_VOP1 default
    0x4c15428d041396, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e041396, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5015028f041396, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c0423ac, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4c15428d0423ac, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e0423ac, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5015028f0423ac, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4a1482880433a9, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4c14c2890433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a28a0433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x5014828b0433a9, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c04439b, // V_FLOOR_F16 ENC_VOP1 default
    0x4c15428d04439b, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e04439b, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5015028f04439b, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c045288, // V_CEIL_F16 ENC_VOP1 default
    0x4c15428d045288, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e045288, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5015028f045288, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c046477, // V_TRUNC_F16 ENC_VOP1 default
    0x4c15428d046477, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e046477, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5015028f046477, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c047448, // V_RNDNE_F16 ENC_VOP1 default
    0x4c15428d047448, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e047448, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5015028f047448, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c0483a6, // V_FRACT_F16 ENC_VOP1 default
    0x4c15428d0483a6, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e0483a6, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5015028f0483a6, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c049454, // V_SIN_F16 ENC_VOP1 default
    0x4c15428d049454, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e049454, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5015028f049454, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4a15028c04a353, // V_COS_F16 ENC_VOP1 default
    0x4c15428d04a353, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x4e15228e04a353, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5015028f04a353, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4a14828804d36d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4c14c28904d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a28a04d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5014828b04d36d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a14828404e36e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4c14c28504e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14a28604e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5014828704e36e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a0f429004f452, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4c13429104f452, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x4e10c29204f452, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x500f429304f452, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x52158294051475, // V_SWAP_B32 ENC_VOP1 default
    0x5215c29505226d, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4c16029605226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e15e29705226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5015c29805226d, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f429905435f, // V_CVT_F32_FP8 ENC_VOP1 default
    0x5416429a05435f, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e0f629b05435f, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x500f429c05435f, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a0f429d05535c, // V_CVT_F32_BF8 ENC_VOP1 default
    0x5416429e05535c, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e0f629f05535c, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x500f42a005535c, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a1662a1056378, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x5416a2a2056378, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e1682a3056378, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x501662a4056378, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a1662a5057377, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x5416a2a6057377, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e1682a7057377, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x501662a8057377, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x560ba2a9000216, // S_MOV_B32 ENC_SOP1 default
    0x580ba2aa000216, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2ab001217, // S_MOV_B64 ENC_SOP1 default
    0x580bc2ac001217, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2ad0021ca, // S_CMOV_B32 ENC_SOP1 default
    0x580ba2ae0021ca, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2af0031cb, // S_CMOV_B64 ENC_SOP1 default
    0x580bc2b00031cb, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b1004223, // S_NOT_B32 ENC_SOP1 default
    0x580ba2b2004223, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b3005224, // S_NOT_B64 ENC_SOP1 default
    0x580bc2b4005224, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b1006255, // S_WQM_B32 ENC_SOP1 default
    0x580ba2b2006255, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b3007256, // S_WQM_B64 ENC_SOP1 default
    0x580bc2b4007256, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b5008197, // S_BREV_B32 ENC_SOP1 default
    0x580ba2b6008197, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b7009198, // S_BREV_B64 ENC_SOP1 default
    0x580bc2b8009198, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b900a183, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x580ba2ba00a183, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bb00b184, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x580be2bc00b184, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b900c185, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x580ba2ba00c185, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bb00d186, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x580be2bc00d186, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bd00e1f2, // S_FF0_I32_B32 ENC_SOP1 default
    0x580ba2be00e1f2, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bf00f1f3, // S_FF0_I32_B64 ENC_SOP1 default
    0x580be2c000f1f3, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bd0101f4, // S_FF1_I32_B32 ENC_SOP1 default
    0x580ba2be0101f4, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bf0111f5, // S_FF1_I32_B64 ENC_SOP1 default
    0x580be2c00111f5, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bd0121f7, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x580ba2be0121f7, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bf0131f8, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x580be2c00131f8, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c10141f6, // S_FLBIT_I32 ENC_SOP1 default
    0x580ba2c20141f6, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x560be2c30151f9, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x580be2c40151f9, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c5016248, // S_SEXT_I32_I8 ENC_SOP1 default
    0x580ba2c6016248, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x560ba2c7017247, // S_SEXT_I32_I16 ENC_SOP1 default
    0x580ba2c8017247, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x560ba2c9018192, // S_BITSET0_B32 ENC_SOP1 default
    0x580ba2ca018192, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02cb019193, // S_BITSET0_B64 ENC_SOP1 default
    0x580c02cc019193, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c901a194, // S_BITSET1_B32 ENC_SOP1 default
    0x580ba2ca01a194, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02cb01b195, // S_BITSET1_B64 ENC_SOP1 default
    0x580c02cc01b195, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x560c22cd01c1fa, // S_GETPC_B64 ENC_SOP1 default
    0x560c42ce01d23d, // S_SETPC_B64 ENC_SOP1 default
    0x560bc2cf01e250, // S_SWAPPC_B64 ENC_SOP1 default
    0x560c42ce01f231, // S_RFE_B64 ENC_SOP1 default
    0x560bc2d0020163, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d1020163, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d002122b, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d102122b, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d002225c, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d102225c, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d002315f, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d102315f, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d0024228, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d1024228, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d002521e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d102521e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d0026222, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d1026222, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d0027259, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d1027259, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b102822f, // S_QUADMASK_B32 ENC_SOP1 default
    0x580ba2b202822f, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b3029230, // S_QUADMASK_B64 ENC_SOP1 default
    0x580bc2b4029230, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2d202a214, // S_MOVRELS_B32 ENC_SOP1 default
    0x560bc2d302b215, // S_MOVRELS_B64 ENC_SOP1 default
    0x560ba2d402c212, // S_MOVRELD_B32 ENC_SOP1 default
    0x580ba2d502c212, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2d602d213, // S_MOVRELD_B64 ENC_SOP1 default
    0x580bc2d702d213, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x560c62d802e1c4, // S_CBRANCH_JOIN ENC_SOP1 default
    0x580c62d902e1c4, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x560ba2da030156, // S_ABS_I32 ENC_SOP1 default
    0x580ba2db030156, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x560c62dc032242, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x580c62dd032242, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x560bc2d003315b, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d103315b, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d0034225, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2d1034225, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d003515c, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x580bc2d103515c, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2d0036160, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x580bc2d1036160, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560c02de037191, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x580c02df037191, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0d42e00001d8, // S_CMP_EQ_I32 ENC_SOPC default
    0x5c0d42e10001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e20001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e30001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e00011e1, // S_CMP_LG_I32 ENC_SOPC default
    0x5c0d42e10011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e20011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e30011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e00021dd, // S_CMP_GT_I32 ENC_SOPC default
    0x5c0d42e10021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e20021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e30021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e00031db, // S_CMP_GE_I32 ENC_SOPC default
    0x5c0d42e10031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e20031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e30031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e00041e4, // S_CMP_LT_I32 ENC_SOPC default
    0x5c0d42e10041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e20041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e30041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e00051df, // S_CMP_LE_I32 ENC_SOPC default
    0x5c0d42e10051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e20051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e30051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e40061d9, // S_CMP_EQ_U32 ENC_SOPC default
    0x5c0d42e50061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e60061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e70061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e40071e2, // S_CMP_LG_U32 ENC_SOPC default
    0x5c0d42e50071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e60071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e70071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e40081de, // S_CMP_GT_U32 ENC_SOPC default
    0x5c0d42e50081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e60081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e70081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e40091dc, // S_CMP_GE_U32 ENC_SOPC default
    0x5c0d42e50091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e60091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e70091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e400a1e5, // S_CMP_LT_U32 ENC_SOPC default
    0x5c0d42e500a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e600a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e700a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e400b1e0, // S_CMP_LE_U32 ENC_SOPC default
    0x5c0d42e500b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e600b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e700b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e400c18d, // S_BITCMP0_B32 ENC_SOPC default
    0x5c0d42e500c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e600c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x600d42e700c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e400d18f, // S_BITCMP1_B32 ENC_SOPC default
    0x5c0d42e500d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e600d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x600d42e700d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22e800e18e, // S_BITCMP0_B64 ENC_SOPC default
    0x5c0d22e900e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22ea00e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x600d22eb00e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22e800f190, // S_BITCMP1_B64 ENC_SOPC default
    0x5c0d22e900f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22ea00f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x600d22eb00f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42ec010241, // S_SETVSKIP ENC_SOPC default
    0x5c0d42ed010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x5e0d42ee010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x600d42ef010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62f0011245, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5c0d62f1011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x5e0d62f2011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x600d62f3011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d02f40121da, // S_CMP_EQ_U64 ENC_SOPC default
    0x5c0d02f50121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d02f60121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x600d02f70121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d02f40131e3, // S_CMP_LG_U64 ENC_SOPC default
    0x5c0d02f50131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d02f60131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x600d02f70131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620e22f800021f, // S_NOP ENC_SOPP default
    0x620e40b80011ef, // S_ENDPGM ENC_SOPP default
    0x620e62f9002196, // S_BRANCH ENC_SOPP default
    0x620b00b8003254, // S_WAKEUP ENC_SOPP default
    0x620e62fa0041c5, // S_CBRANCH_SCC0 ENC_SOPP default
    0x620e62fa0051c6, // S_CBRANCH_SCC1 ENC_SOPP default
    0x640e62fb0061c8, // S_CBRANCH_VCCZ ENC_SOPP default
    0x640e62fb0071c7, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x620e62fc0081c1, // S_CBRANCH_EXECZ ENC_SOPP default
    0x620e62fc0091c0, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x620b00b800a182, // S_BARRIER ENC_SOPP default
    0x620e22f800b23c, // S_SETKILL ENC_SOPP default
    0x620e82fd00c253, // S_WAITCNT ENC_SOPP default
    0x620e22f800d23b, // S_SETHALT ENC_SOPP default
    0x620e22f800e249, // S_SLEEP ENC_SOPP default
    0x620e22f800f23e, // S_SETPRIO ENC_SOPP default
    0x620ea2fe010239, // S_SENDMSG ENC_SOPP default
    0x620ea2fe01123a, // S_SENDMSGHALT ENC_SOPP default
    0x620e22f8012251, // S_TRAP ENC_SOPP default
    0x620b00b80131fc, // S_ICACHE_INV ENC_SOPP default
    0x620e22f80141fd, // S_INCPERFLEVEL ENC_SOPP default
    0x620e22f80151ee, // S_DECPERFLEVEL ENC_SOPP default
    0x620b02ff016252, // S_TTRACEDATA ENC_SOPP default
    0x620e62f90171bc, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x620e62f90181bf, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x620e62f90191be, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x620e62f901a1bd, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x620b00b801b1f1, // S_ENDPGM_SAVED ENC_SOPP default
    0x620b00b801c244, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x620ec30001d243, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x620b00b801e1f0, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x620e22f801f246, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x66212301000433, // V_PK_MAD_I16 ENC_VOP3P default
    0x6621430200143e, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x6621430300242b, // V_PK_ADD_I16 ENC_VOP3P default
    0x6621430300343f, // V_PK_SUB_I16 ENC_VOP3P default
    0x66214304004431, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x66214304005432, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6621430500642d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x66214303007436, // V_PK_MAX_I16 ENC_VOP3P default
    0x66214303008439, // V_PK_MIN_I16 ENC_VOP3P default
    0x66212306009434, // V_PK_MAD_U16 ENC_VOP3P default
    0x6621430200a42c, // V_PK_ADD_U16 ENC_VOP3P default
    0x6621430200b440, // V_PK_SUB_U16 ENC_VOP3P default
    0x6621430200c437, // V_PK_MAX_U16 ENC_VOP3P default
    0x6621430200d43a, // V_PK_MIN_U16 ENC_VOP3P default
    0x6621630700e42f, // V_PK_FMA_F16 ENC_VOP3P default
    0x662180f000f429, // V_PK_ADD_F16 ENC_VOP3P default
    0x662180f001043c, // V_PK_MUL_F16 ENC_VOP3P default
    0x662180f0011438, // V_PK_MIN_F16 ENC_VOP3P default
    0x662180f0012435, // V_PK_MAX_F16 ENC_VOP3P default
    0x6621a3080203cb, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6621a3090213ca, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6621a3090223c9, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6621c30a02338d, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6621230b02638e, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6621211b02738f, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6621e30c028391, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6621e11a029392, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6621e30d02a394, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6621e30e02b395, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6622030f030430, // V_PK_FMA_F32 ENC_VOP3P default
    0x6622231003143d, // V_PK_MUL_F32 ENC_VOP3P default
    0x6622231003242a, // V_PK_ADD_F32 ENC_VOP3P default
    0x6622231103343b, // V_PK_MOV_B32 ENC_VOP3P default
    0x6822431203e3ef, // V_MFMA_F32_16X16X8_XF32 VOP3P_MFMA default
    0x6822631303f3f8, // V_MFMA_F32_32X32X4_XF32 VOP3P_MFMA default
    0x682283140403f4, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6822a3150413e7, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6822c3160423fb, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6822a3150443f5, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6822c3160453ee, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6822e3170483f7, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x682303180493ed, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6823231904a3fd, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6823031804c3fa, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6823231904d3e6, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x6822831a050403, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x6822a31b051401, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6822c31c052404, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x6823031d056402, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x6823231e057400, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6a23431f05826e, // V_ACCVGPR_READ ENC_VOP3P default
    0x6623632005926f, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6822e32105d3f6, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6823032205e3ec, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6823232305f3fc, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x682303220603f9, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x682323230613e5, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6c238324062457, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6c23a32506445d, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6c238326066456, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6c23a32706845c, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6c23832806a462, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6c23a32906c463, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6823c32a06e3fe, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6823e32b06f3ff, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x6823232c0703e8, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x6823232d0713e9, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6823232e0723ea, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6823232f0733eb, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x682303300743f0, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x682303310753f1, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x682303320763f2, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x682303330773f3, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6c238334078458, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6c238335079459, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6c23833607a45a, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6c23833707b45b, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6c23a33807c45e, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6c23a33907d45f, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6c23a33a07e460, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6c23a33b07f461, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
];
