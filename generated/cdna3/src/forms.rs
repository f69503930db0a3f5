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
pub static FORMS: [u64; 2465] = [
    0x0016a000000352, // V_CNDMASK_B32 ENC_VOP2 default
    0x0216e001000352, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0416c002000352, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0616a003000352, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08172004001274, // V_ADD_F32 ENC_VOP2 default
    0x0a176005001274, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c174006001274, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e172007001274, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08172004002470, // V_SUB_F32 ENC_VOP2 default
    0x0a176005002470, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c174006002470, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e172007002470, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0817200400346b, // V_SUBREV_F32 ENC_VOP2 default
    0x0a17600500346b, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17400600346b, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e17200700346b, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0817a0080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c17c0090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e17a00a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x08172004005418, // V_MUL_F32 ENC_VOP2 default
    0x0a176005005418, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c174006005418, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e172007005418, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0817200b00641e, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a18200c00641e, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18000d00641e, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17200e00641e, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817200b00741b, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a18200c00741b, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18000d00741b, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17200e00741b, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817200f008422, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a182010008422, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c180011008422, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e172012008422, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817200f00941d, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a18201000941d, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18001100941d, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e17201200941d, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817200400a40c, // V_MIN_F32 ENC_VOP2 default
    0x0a17600500a40c, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17400600a40c, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e17200700a40c, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0817200400b3d7, // V_MAX_F32 ENC_VOP2 default
    0x0a17600500b3d7, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17400600b3d7, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e17200700b3d7, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0817200b00c40f, // V_MIN_I32 ENC_VOP2 default
    0x0a18200c00c40f, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18000d00c40f, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e17200e00c40f, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0817200b00d3da, // V_MAX_I32 ENC_VOP2 default
    0x0a18200c00d3da, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18000d00d3da, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e17200e00d3da, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0817200f00e411, // V_MIN_U32 ENC_VOP2 default
    0x0a18201000e411, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18001100e411, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e17201200e411, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0817200f00f3dc, // V_MAX_U32 ENC_VOP2 default
    0x0a18201000f3dc, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18001100f3dc, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e17201200f3dc, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081720130103bc, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1820140103bc, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1800110103bc, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1720150103bc, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08172016011280, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a182017011280, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c180018011280, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e172019011280, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081720130123b6, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1820140123b6, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1800110123b6, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1720150123b6, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0817200f01327d, // V_AND_B32 ENC_VOP2 default
    0x0a18201001327d, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18001101327d, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e17201201327d, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0817200f014426, // V_OR_B32 ENC_VOP2 default
    0x0a182010014426, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c180011014426, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e172012014426, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0817200f01547d, // V_XOR_B32 ENC_VOP2 default
    0x0a18201001547d, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18001101547d, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17201201547d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x1018801a0173a1, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e18801b0173a1, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1018a01c01839e, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e18a01d01839e, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0818c01e019272, // V_ADD_CO_U32 ENC_VOP2 default
    0x1219001f019272, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18e020019272, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18c021019272, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818c01e01a46e, // V_SUB_CO_U32 ENC_VOP2 default
    0x1219001f01a46e, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18e02001a46e, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18c02101a46e, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818c02201b469, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1219002301b469, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c18e02001b469, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18c02401b469, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019402501c271, // V_ADDC_CO_U32 ENC_VOP2 default
    0x1419802601c271, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419602701c271, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619402801c271, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019402501d468, // V_SUBB_CO_U32 ENC_VOP2 default
    0x1419802601d468, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419602701d468, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619402801d468, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019402901e467, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x1419802a01e467, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419602701e467, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619402b01e467, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819c02c01f273, // V_ADD_F16 ENC_VOP2 default
    0x0a1a002d01f273, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19e02e01f273, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e19c02f01f273, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0819c02c02046f, // V_SUB_F16 ENC_VOP2 default
    0x0a1a002d02046f, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19e02e02046f, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e19c02f02046f, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0819c03002146a, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1a003102146a, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19e02e02146a, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e19c03202146a, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0819c02c022417, // V_MUL_F16 ENC_VOP2 default
    0x0a1a002d022417, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19e02e022417, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e19c02f022417, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0819c0330233be, // V_MAC_F16 ENC_VOP2 default
    0x0c19e0340233be, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e19c0350233be, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101a40360243c0, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1a40370243c0, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x101a60380253bf, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1a60390253bf, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081a803a026279, // V_ADD_U16 ENC_VOP2 default
    0x0a1ac03b026279, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c026279, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1a803d026279, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081a803a027473, // V_SUB_U16 ENC_VOP2 default
    0x0a1ac03b027473, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c027473, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1a803d027473, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081a803e02846c, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1ac03f02846c, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c02846c, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1a804002846c, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081a803a029420, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1ac03b029420, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c029420, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1a803d029420, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081a803e02a3b5, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1ac03f02a3b5, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c02a3b5, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1a804002a3b5, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081a803e02b3bb, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1ac03f02b3bb, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c02b3bb, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1a804002b3bb, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081a804102c27f, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1ac04202c27f, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa04302c27f, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1a804402c27f, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x0819c02c02d3d6, // V_MAX_F16 ENC_VOP2 default
    0x0a1a002d02d3d6, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19e02e02d3d6, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e19c02f02d3d6, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0819c02c02e40b, // V_MIN_F16 ENC_VOP2 default
    0x0a1a002d02e40b, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c19e02e02e40b, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e19c02f02e40b, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081a803a02f3db, // V_MAX_U16 ENC_VOP2 default
    0x0a1ac03b02f3db, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c02f3db, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1a803d02f3db, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081a80450303d9, // V_MAX_I16 ENC_VOP2 default
    0x0a1ac0460303d9, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa0470303d9, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1a80480303d9, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081a803a031410, // V_MIN_U16 ENC_VOP2 default
    0x0a1ac03b031410, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa03c031410, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1a803d031410, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081a804503240e, // V_MIN_I16 ENC_VOP2 default
    0x0a1ac04603240e, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa04703240e, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1a804803240e, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x0819c02c0333af, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1b402d0333af, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b202e0333af, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e19c02f0333af, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0817200f03427a, // V_ADD_U32 ENC_VOP2 default
    0x0a18201003427a, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18001103427a, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e17201203427a, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0817200f035474, // V_SUB_U32 ENC_VOP2 default
    0x0a182010035474, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c180011035474, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e172012035474, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0817201303646d, // V_SUBREV_U32 ENC_VOP2 default
    0x0a18201403646d, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18001103646d, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e17201503646d, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081b804903738b, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1ba04a03738b, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1b804b03738b, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0817204c03838c, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c18004d03838c, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e17204e03838c, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0817204f039390, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c180050039390, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e172051039390, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0817205203a393, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18005303a393, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e17205403a393, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0817205503b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c17405603b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e17205703b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081be05803c42e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0c1c005903c42e, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1be05a03c42e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0817200f03d47c, // V_XNOR_B32 ENC_VOP2 default
    0x0a18201003d47c, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18001103d47c, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17201203d47c, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160c805b00015a, // S_ADD_U32 ENC_SOP2 default
    0x180c805c00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e00015a, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b00124f, // S_SUB_U32 ENC_SOP2 default
    0x180c805c00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e00124f, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805f002159, // S_ADD_I32 ENC_SOP2 default
    0x180c8060002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c8061002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c8062002159, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805f00324e, // S_SUB_I32 ENC_SOP2 default
    0x180c806000324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806100324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806200324e, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8063004157, // S_ADDC_U32 ENC_SOP2 default
    0x180c8064004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c8065004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c8066004157, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806300524d, // S_SUBB_U32 ENC_SOP2 default
    0x180c806400524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806500524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806600524d, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805f00620f, // S_MIN_I32 ENC_SOP2 default
    0x180c806000620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806100620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806200620f, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b007210, // S_MIN_U32 ENC_SOP2 default
    0x180c805c007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e007210, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805f00820b, // S_MAX_I32 ENC_SOP2 default
    0x180c806000820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806100820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806200820b, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b00920c, // S_MAX_U32 ENC_SOP2 default
    0x180c805c00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e00920c, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c806700a1e6, // S_CSELECT_B32 ENC_SOP2 default
    0x180c806800a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806900a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806a00a1e6, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06b00b1e7, // S_CSELECT_B64 ENC_SOP2 default
    0x180ca06c00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06d00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06e00b1e7, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b00c161, // S_AND_B32 ENC_SOP2 default
    0x180c805c00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e00c161, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f00d162, // S_AND_B64 ENC_SOP2 default
    0x180ca07000d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07100d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07200d162, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b00e229, // S_OR_B32 ENC_SOP2 default
    0x180c805c00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e00e229, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f00f22a, // S_OR_B64 ENC_SOP2 default
    0x180ca07000f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07100f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07200f22a, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b01025a, // S_XOR_B32 ENC_SOP2 default
    0x180c805c01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e01025a, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f01125b, // S_XOR_B64 ENC_SOP2 default
    0x180ca07001125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07101125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07201125b, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b01215d, // S_ANDN2_B32 ENC_SOP2 default
    0x180c805c01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e01215d, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f01315e, // S_ANDN2_B64 ENC_SOP2 default
    0x180ca07001315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07101315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07201315e, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b014226, // S_ORN2_B32 ENC_SOP2 default
    0x180c805c014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e014226, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f015227, // S_ORN2_B64 ENC_SOP2 default
    0x180ca070015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca071015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca072015227, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b01621c, // S_NAND_B32 ENC_SOP2 default
    0x180c805c01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e01621c, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f01721d, // S_NAND_B64 ENC_SOP2 default
    0x180ca07001721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07101721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07201721d, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b018220, // S_NOR_B32 ENC_SOP2 default
    0x180c805c018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e018220, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f019221, // S_NOR_B64 ENC_SOP2 default
    0x180ca070019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca071019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca072019221, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b01a257, // S_XNOR_B32 ENC_SOP2 default
    0x180c805c01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e01a257, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06f01b258, // S_XNOR_B64 ENC_SOP2 default
    0x180ca07001b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07101b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07201b258, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b01c207, // S_LSHL_B32 ENC_SOP2 default
    0x180c805c01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e01c207, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07301d208, // S_LSHL_B64 ENC_SOP2 default
    0x180cc07401d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07501d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07601d208, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b01e209, // S_LSHR_B32 ENC_SOP2 default
    0x180c805c01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e01e209, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07301f20a, // S_LSHR_B64 ENC_SOP2 default
    0x180cc07401f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07501f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07601f20a, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8077020164, // S_ASHR_I32 ENC_SOP2 default
    0x180c8078020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c8079020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c807a020164, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07b021165, // S_ASHR_I64 ENC_SOP2 default
    0x180cc07c021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07d021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07e021165, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c807f02218b, // S_BFM_B32 ENC_SOP2 default
    0x180c808002218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808102218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808202218b, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce08302318c, // S_BFM_B64 ENC_SOP2 default
    0x180ce08402318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce08502318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce08602318c, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c808702421b, // S_MUL_I32 ENC_SOP2 default
    0x180c808802421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808902421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808a02421b, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b025189, // S_BFE_U32 ENC_SOP2 default
    0x180c805c025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e025189, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c8077026187, // S_BFE_I32 ENC_SOP2 default
    0x180c8078026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c8079026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c807a026187, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07302718a, // S_BFE_U64 ENC_SOP2 default
    0x180cc07402718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07502718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07602718a, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07b028188, // S_BFE_I64 ENC_SOP2 default
    0x180cc07c028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07d028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07e028188, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d008b0291c2, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180d008c0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0d008d0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0d008e0291c2, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805f02a155, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180c806002a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c806102a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c806202a155, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d208f02b232, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160c807f02c21a, // S_MUL_HI_U32 ENC_SOP2 default
    0x180c808002c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808102c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808202c21a, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c808702d219, // S_MUL_HI_I32 ENC_SOP2 default
    0x180c808802d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0c808902d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0c808a02d219, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b02e203, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180c805c02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e02e203, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b02f204, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180c805c02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e02f204, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b030205, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180c805c030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e030205, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c805b031206, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180c805c031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0c805d031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0c805e031206, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c809003222e, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180c809103222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c809203222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c809303222e, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c809403322d, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180c809503322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c809603322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c809703322d, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160c809803422c, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180c809903422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0c809a03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0c809b03422c, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0d809c000211, // S_MOVK_I32 ENC_SOPK default
    0x1e0d809d0011c9, // S_CMOVK_I32 ENC_SOPK default
    0x1e0d809e0021cc, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0d809e0031d4, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0d809e0041d0, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0d809e0051ce, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0d809e0061d6, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0d809e0071d2, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0d809f0081cd, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0d809f0091d5, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0d809f00a1d1, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0d809f00b1cf, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0d809f00c1d7, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0d809f00d1d3, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0d80a000e158, // S_ADDK_I32 ENC_SOPK default
    0x1e0d80a100f218, // S_MULK_I32 ENC_SOPK default
    0x1e0da0a20101c3, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0dc0a30111fb, // S_GETREG_B32 ENC_SOPK default
    0x1e0de0a401223f, // S_SETREG_B32 ENC_SOPK default
    0x200e00a5014240, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0da0a60151bb, // S_CALL_B64 ENC_SOPK default
    0x2209c0a70001fe, // S_LOAD_DWORD ENC_SMEM default
    0x2209e0a8001200, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220a00a9002201, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220a20aa003202, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a40ab0041ff, // S_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0a7005233, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x2209e0a8006234, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a00a9007235, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a60ac0081b3, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220a80ad0091b5, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220aa0ae00a1b6, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220ac0af00b1b7, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220ae0b000c1b4, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x2209c0b101024a, // S_STORE_DWORD ENC_SMEM default
    0x2209e0b201124b, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a00b301224c, // S_STORE_DWORDX4 ENC_SMEM default
    0x2209c0b1015236, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x2209e0b2016237, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a00b3017238, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a60b40181b8, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220a80b50191b9, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220aa0b601a1ba, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x220b00b70201ea, // S_DCACHE_INV ENC_SMEM default
    0x220b00b70211ec, // S_DCACHE_WB ENC_SMEM default
    0x220b00b70221eb, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220b00b70231ed, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b20b802420e, // S_MEMTIME ENC_SMEM default
    0x220b20b802520d, // S_MEMREALTIME ENC_SMEM default
    0x220b40b9026166, // S_ATC_PROBE ENC_SMEM default
    0x220b60ba027167, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220b80bb0281e8, // S_DCACHE_DISCARD ENC_SMEM default
    0x220b80bb0291e9, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a60bc0401ab, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220a80bd04119d, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a60bc042199, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a60bc0431a9, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a60bc0441a7, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a60bc0451af, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a60bc0461a5, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a60bc0471ad, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a60bc04819b, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a60bc0491a3, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a60bc04a1b1, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a60bc04b1a1, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a60bc04c19f, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220a80bd0601ac, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220aa0be06119e, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a80bd06219a, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a80bd0631aa, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a80bd0641a8, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a80bd0651b0, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a80bd0661a6, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a80bd0671ae, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a80bd06819c, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220a80bd0691a4, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220a80bd06a1b2, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a80bd06b1a2, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220a80bd06c1a0, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x2209c0bf08017a, // S_ATOMIC_SWAP ENC_SMEM default
    0x2209e0c008116c, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x2209c0bf082168, // S_ATOMIC_ADD ENC_SMEM default
    0x2209c0bf083178, // S_ATOMIC_SUB ENC_SMEM default
    0x2209c0bf084176, // S_ATOMIC_SMIN ENC_SMEM default
    0x2209c0bf08517e, // S_ATOMIC_UMIN ENC_SMEM default
    0x2209c0bf086174, // S_ATOMIC_SMAX ENC_SMEM default
    0x2209c0bf08717c, // S_ATOMIC_UMAX ENC_SMEM default
    0x2209c0bf08816a, // S_ATOMIC_AND ENC_SMEM default
    0x2209c0bf089172, // S_ATOMIC_OR ENC_SMEM default
    0x2209c0bf08a180, // S_ATOMIC_XOR ENC_SMEM default
    0x2209c0bf08b170, // S_ATOMIC_INC ENC_SMEM default
    0x2209c0bf08c16e, // S_ATOMIC_DEC ENC_SMEM default
    0x2209e0c00a017b, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a00c10a116d, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x2209e0c00a2169, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x2209e0c00a3179, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x2209e0c00a4177, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x2209e0c00a517f, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x2209e0c00a6175, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x2209e0c00a717d, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x2209e0c00a816b, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x2209e0c00a9173, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x2209e0c00aa181, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x2209e0c00ab171, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x2209e0c00ac16f, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x2423a0c20102f0, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2423a0c301128d, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242400c40122f1, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242400c501328e, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x242440c60142ef, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x242440c701528c, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2424a0c60202fb, // V_CMP_F_F16 ENC_VOP3 default
    0x2424a0c6021322, // V_CMP_LT_F16 ENC_VOP3 default
    0x2424a0c60222f2, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2424a0c6023316, // V_CMP_LE_F16 ENC_VOP3 default
    0x2424a0c602430d, // V_CMP_GT_F16 ENC_VOP3 default
    0x2424a0c602531f, // V_CMP_LG_F16 ENC_VOP3 default
    0x2424a0c6026304, // V_CMP_GE_F16 ENC_VOP3 default
    0x2424a0c6027343, // V_CMP_O_F16 ENC_VOP3 default
    0x2424a0c602834f, // V_CMP_U_F16 ENC_VOP3 default
    0x2424a0c6029334, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2424a0c602a33d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2424a0c602b337, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2424a0c602c33a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2424a0c602d32b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2424a0c602e340, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2424a0c602f346, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2424a0c7030298, // V_CMPX_F_F16 ENC_VOP3 default
    0x2424a0c70312bf, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2424a0c703228f, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2424a0c70332b3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2424a0c70342aa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2424a0c70352bc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2424a0c70362a1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2424a0c70372e0, // V_CMPX_O_F16 ENC_VOP3 default
    0x2424a0c70382ec, // V_CMPX_U_F16 ENC_VOP3 default
    0x2424a0c70392d1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2424a0c703a2da, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2424a0c703b2d4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2424a0c703c2d7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2424a0c703d2c8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2424a0c703e2dd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2424a0c703f2e3, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2424e0c80402fc, // V_CMP_F_F32 ENC_VOP3 default
    0x2424e0c8041323, // V_CMP_LT_F32 ENC_VOP3 default
    0x2424e0c80422f3, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2424e0c8043317, // V_CMP_LE_F32 ENC_VOP3 default
    0x2424e0c804430e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2424e0c8045320, // V_CMP_LG_F32 ENC_VOP3 default
    0x2424e0c8046305, // V_CMP_GE_F32 ENC_VOP3 default
    0x2424e0c8047344, // V_CMP_O_F32 ENC_VOP3 default
    0x2424e0c8048350, // V_CMP_U_F32 ENC_VOP3 default
    0x2424e0c8049335, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2424e0c804a33e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2424e0c804b338, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2424e0c804c33b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2424e0c804d32c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2424e0c804e341, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2424e0c804f347, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2424e0c9050299, // V_CMPX_F_F32 ENC_VOP3 default
    0x2424e0c90512c0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2424e0c9052290, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2424e0c90532b4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2424e0c90542ab, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2424e0c90552bd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2424e0c90562a2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2424e0c90572e1, // V_CMPX_O_F32 ENC_VOP3 default
    0x2424e0c90582ed, // V_CMPX_U_F32 ENC_VOP3 default
    0x2424e0c90592d2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2424e0c905a2db, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2424e0c905b2d5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2424e0c905c2d8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2424e0c905d2c9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2424e0c905e2de, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2424e0c905f2e4, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242520ca0602fd, // V_CMP_F_F64 ENC_VOP3 default
    0x242520ca061324, // V_CMP_LT_F64 ENC_VOP3 default
    0x242520ca0622f4, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242520ca063318, // V_CMP_LE_F64 ENC_VOP3 default
    0x242520ca06430f, // V_CMP_GT_F64 ENC_VOP3 default
    0x242520ca065321, // V_CMP_LG_F64 ENC_VOP3 default
    0x242520ca066306, // V_CMP_GE_F64 ENC_VOP3 default
    0x242520ca067345, // V_CMP_O_F64 ENC_VOP3 default
    0x242520ca068351, // V_CMP_U_F64 ENC_VOP3 default
    0x242520ca069336, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242520ca06a33f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242520ca06b339, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242520ca06c33c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242520ca06d32d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242520ca06e342, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242520ca06f348, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242520cb07029a, // V_CMPX_F_F64 ENC_VOP3 default
    0x242520cb0712c1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242520cb072291, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242520cb0732b5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242520cb0742ac, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242520cb0752be, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242520cb0762a3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242520cb0772e2, // V_CMPX_O_F64 ENC_VOP3 default
    0x242520cb0782ee, // V_CMPX_U_F64 ENC_VOP3 default
    0x242520cb0792d3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242520cb07a2dc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242520cb07b2d6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242520cb07c2d9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242520cb07d2ca, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242520cb07e2df, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242520cb07f2e5, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242560cc0a02fe, // V_CMP_F_I16 ENC_VOP3 default
    0x242560cc0a1325, // V_CMP_LT_I16 ENC_VOP3 default
    0x242560cc0a22f5, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242560cc0a3319, // V_CMP_LE_I16 ENC_VOP3 default
    0x242560cc0a4310, // V_CMP_GT_I16 ENC_VOP3 default
    0x242560cc0a532e, // V_CMP_NE_I16 ENC_VOP3 default
    0x242560cc0a6307, // V_CMP_GE_I16 ENC_VOP3 default
    0x242560cc0a7349, // V_CMP_T_I16 ENC_VOP3 default
    0x242560cd0a8301, // V_CMP_F_U16 ENC_VOP3 default
    0x242560cd0a9328, // V_CMP_LT_U16 ENC_VOP3 default
    0x242560cd0aa2f8, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242560cd0ab31c, // V_CMP_LE_U16 ENC_VOP3 default
    0x242560cd0ac313, // V_CMP_GT_U16 ENC_VOP3 default
    0x242560cd0ad331, // V_CMP_NE_U16 ENC_VOP3 default
    0x242560cd0ae30a, // V_CMP_GE_U16 ENC_VOP3 default
    0x242560cd0af34c, // V_CMP_T_U16 ENC_VOP3 default
    0x242560ce0b029b, // V_CMPX_F_I16 ENC_VOP3 default
    0x242560ce0b12c2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242560ce0b2292, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242560ce0b32b6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242560ce0b42ad, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242560ce0b52cb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242560ce0b62a4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242560ce0b72e6, // V_CMPX_T_I16 ENC_VOP3 default
    0x242560cf0b829e, // V_CMPX_F_U16 ENC_VOP3 default
    0x242560cf0b92c5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242560cf0ba295, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242560cf0bb2b9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242560cf0bc2b0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242560cf0bd2ce, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242560cf0be2a7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242560cf0bf2e9, // V_CMPX_T_U16 ENC_VOP3 default
    0x2425c0d00c02ff, // V_CMP_F_I32 ENC_VOP3 default
    0x2425c0d00c1326, // V_CMP_LT_I32 ENC_VOP3 default
    0x2425c0d00c22f6, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2425c0d00c331a, // V_CMP_LE_I32 ENC_VOP3 default
    0x2425c0d00c4311, // V_CMP_GT_I32 ENC_VOP3 default
    0x2425c0d00c532f, // V_CMP_NE_I32 ENC_VOP3 default
    0x2425c0d00c6308, // V_CMP_GE_I32 ENC_VOP3 default
    0x2425c0d00c734a, // V_CMP_T_I32 ENC_VOP3 default
    0x2425c0d10c8302, // V_CMP_F_U32 ENC_VOP3 default
    0x2425c0d10c9329, // V_CMP_LT_U32 ENC_VOP3 default
    0x2425c0d10ca2f9, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2425c0d10cb31d, // V_CMP_LE_U32 ENC_VOP3 default
    0x2425c0d10cc314, // V_CMP_GT_U32 ENC_VOP3 default
    0x2425c0d10cd332, // V_CMP_NE_U32 ENC_VOP3 default
    0x2425c0d10ce30b, // V_CMP_GE_U32 ENC_VOP3 default
    0x2425c0d10cf34d, // V_CMP_T_U32 ENC_VOP3 default
    0x2425c0d20d029c, // V_CMPX_F_I32 ENC_VOP3 default
    0x2425c0d20d12c3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2425c0d20d2293, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2425c0d20d32b7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2425c0d20d42ae, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2425c0d20d52cc, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2425c0d20d62a5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2425c0d20d72e7, // V_CMPX_T_I32 ENC_VOP3 default
    0x2425c0d30d829f, // V_CMPX_F_U32 ENC_VOP3 default
    0x2425c0d30d92c6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2425c0d30da296, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2425c0d30db2ba, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2425c0d30dc2b1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2425c0d30dd2cf, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2425c0d30de2a8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2425c0d30df2ea, // V_CMPX_T_U32 ENC_VOP3 default
    0x242600d40e0300, // V_CMP_F_I64 ENC_VOP3 default
    0x242600d40e1327, // V_CMP_LT_I64 ENC_VOP3 default
    0x242600d40e22f7, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242600d40e331b, // V_CMP_LE_I64 ENC_VOP3 default
    0x242600d40e4312, // V_CMP_GT_I64 ENC_VOP3 default
    0x242600d40e5330, // V_CMP_NE_I64 ENC_VOP3 default
    0x242600d40e6309, // V_CMP_GE_I64 ENC_VOP3 default
    0x242600d40e734b, // V_CMP_T_I64 ENC_VOP3 default
    0x242600d50e8303, // V_CMP_F_U64 ENC_VOP3 default
    0x242600d50e932a, // V_CMP_LT_U64 ENC_VOP3 default
    0x242600d50ea2fa, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242600d50eb31e, // V_CMP_LE_U64 ENC_VOP3 default
    0x242600d50ec315, // V_CMP_GT_U64 ENC_VOP3 default
    0x242600d50ed333, // V_CMP_NE_U64 ENC_VOP3 default
    0x242600d50ee30c, // V_CMP_GE_U64 ENC_VOP3 default
    0x242600d50ef34e, // V_CMP_T_U64 ENC_VOP3 default
    0x242600d60f029d, // V_CMPX_F_I64 ENC_VOP3 default
    0x242600d60f12c4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242600d60f2294, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242600d60f32b8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242600d60f42af, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242600d60f52cd, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242600d60f62a6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242600d60f72e8, // V_CMPX_T_I64 ENC_VOP3 default
    0x242600d70f82a0, // V_CMPX_F_U64 ENC_VOP3 default
    0x242600d70f92c7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242600d70fa297, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242600d70fb2bb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242600d70fc2b2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242600d70fd2d0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242600d70fe2a9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242600d70ff2eb, // V_CMPX_T_U64 ENC_VOP3 default
    0x261700d8100352, // V_CNDMASK_B32 ENC_VOP3 default
    0x241780d9101274, // V_ADD_F32 ENC_VOP3 default
    0x241780d9102470, // V_SUB_F32 ENC_VOP3 default
    0x241780d910346b, // V_SUBREV_F32 ENC_VOP3 default
    0x2417e0da1043a0, // V_FMAC_F64 ENC_VOP3 default
    0x241780d9105418, // V_MUL_F32 ENC_VOP3 default
    0x241840db10641e, // V_MUL_I32_I24 ENC_VOP3 default
    0x241860db10741b, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x241840dc108422, // V_MUL_U32_U24 ENC_VOP3 default
    0x241860dc10941d, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241780d910a40c, // V_MIN_F32 ENC_VOP3 default
    0x241780d910b3d7, // V_MAX_F32 ENC_VOP3 default
    0x241860db10c40f, // V_MIN_I32 ENC_VOP3 default
    0x241860db10d3da, // V_MAX_I32 ENC_VOP3 default
    0x241860dc10e411, // V_MIN_U32 ENC_VOP3 default
    0x241860dc10f3dc, // V_MAX_U32 ENC_VOP3 default
    0x241860dd1103bc, // V_LSHRREV_B32 ENC_VOP3 default
    0x241860de111280, // V_ASHRREV_I32 ENC_VOP3 default
    0x241860dd1123b6, // V_LSHLREV_B32 ENC_VOP3 default
    0x241860dc11327d, // V_AND_B32 ENC_VOP3 default
    0x241860dc114426, // V_OR_B32 ENC_VOP3 default
    0x241860dc11547d, // V_XOR_B32 ENC_VOP3 default
    0x281920df119272, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x281920df11a46e, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x281920e011b469, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a19a0e111c271, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a19a0e111d468, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a19a0e211e467, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241a20e311f273, // V_ADD_F16 ENC_VOP3 default
    0x241a20e312046f, // V_SUB_F16 ENC_VOP3 default
    0x241a20e412146a, // V_SUBREV_F16 ENC_VOP3 default
    0x241a20e3122417, // V_MUL_F16 ENC_VOP3 default
    0x241a20e51233be, // V_MAC_F16 ENC_VOP3 default
    0x241ae0e6126279, // V_ADD_U16 ENC_VOP3 default
    0x241ae0e6127473, // V_SUB_U16 ENC_VOP3 default
    0x241ae0e712846c, // V_SUBREV_U16 ENC_VOP3 default
    0x241b00e6129420, // V_MUL_LO_U16 ENC_VOP3 default
    0x241b00e712a3b5, // V_LSHLREV_B16 ENC_VOP3 default
    0x241b00e712b3bb, // V_LSHRREV_B16 ENC_VOP3 default
    0x241b00e812c27f, // V_ASHRREV_I16 ENC_VOP3 default
    0x241a20e312d3d6, // V_MAX_F16 ENC_VOP3 default
    0x241a20e312e40b, // V_MIN_F16 ENC_VOP3 default
    0x241b00e612f3db, // V_MAX_U16 ENC_VOP3 default
    0x241b00e91303d9, // V_MAX_I16 ENC_VOP3 default
    0x241b00e6131410, // V_MIN_U16 ENC_VOP3 default
    0x241b00e913240e, // V_MIN_I16 ENC_VOP3 default
    0x241b60e31333af, // V_LDEXP_F16 ENC_VOP3 default
    0x241840dc13427a, // V_ADD_U32 ENC_VOP3 default
    0x241840dc135474, // V_SUB_U32 ENC_VOP3 default
    0x241840dd13646d, // V_SUBREV_U32 ENC_VOP3 default
    0x241bc0ea13738b, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x241840eb13838c, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x241840ec139390, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x241840ed13a393, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241780ee13b39f, // V_FMAC_F32 ENC_VOP3 default
    0x241c20ef13c42e, // V_PK_FMAC_F16 ENC_VOP3 default
    0x241860dc13d47c, // V_XNOR_B32 ENC_VOP3 default
    0x240b00b7140423, // V_NOP ENC_VOP3 default
    0x240f80f0141412, // V_MOV_B32 ENC_VOP3 default
    0x2c0fc0f1142446, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241020f214336c, // V_CVT_I32_F64 ENC_VOP3 default
    0x241080f3144367, // V_CVT_F64_I32 ENC_VOP3 default
    0x2410e0f4145360, // V_CVT_F32_I32 ENC_VOP3 default
    0x2410e0f5146361, // V_CVT_F32_U32 ENC_VOP3 default
    0x241120f6147381, // V_CVT_U32_F32 ENC_VOP3 default
    0x241120f714836b, // V_CVT_I32_F32 ENC_VOP3 default
    0x2411a0f814a359, // V_CVT_F16_F32 ENC_VOP3 default
    0x241220f914b35d, // V_CVT_F32_F16 ENC_VOP3 default
    0x241260f714c37d, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x241260f714d369, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x2410e0f414e36f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x241020fa14f35e, // V_CVT_F32_F64 ENC_VOP3 default
    0x241280fb150366, // V_CVT_F64_F32 ENC_VOP3 default
    0x2410e0f5151362, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x2410e0f5152363, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2410e0f5153364, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2410e0f5154365, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241020fc155382, // V_CVT_U32_F64 ENC_VOP3 default
    0x241080fd156368, // V_CVT_F64_U32 ENC_VOP3 default
    0x2412e0fe157479, // V_TRUNC_F64 ENC_VOP3 default
    0x2412e0fe15828a, // V_CEIL_F64 ENC_VOP3 default
    0x2412e0fe15944a, // V_RNDNE_F64 ENC_VOP3 default
    0x2412e0fe15a39d, // V_FLOOR_F64 ENC_VOP3 default
    0x241120ff15b3a7, // V_FRACT_F32 ENC_VOP3 default
    0x241120ff15c478, // V_TRUNC_F32 ENC_VOP3 default
    0x241120ff15d289, // V_CEIL_F32 ENC_VOP3 default
    0x241120ff15e449, // V_RNDNE_F32 ENC_VOP3 default
    0x241120ff15f39c, // V_FLOOR_F32 ENC_VOP3 default
    0x241120ff160397, // V_EXP_F32 ENC_VOP3 default
    0x241120ff1613b4, // V_LOG_F32 ENC_VOP3 default
    0x241120ff162443, // V_RCP_F32 ENC_VOP3 default
    0x241120ff163445, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x241120ff16444c, // V_RSQ_F32 ENC_VOP3 default
    0x2412e0fe165444, // V_RCP_F64 ENC_VOP3 default
    0x2412e0fe16644d, // V_RSQ_F64 ENC_VOP3 default
    0x241120ff167465, // V_SQRT_F32 ENC_VOP3 default
    0x2412e0fe168466, // V_SQRT_F64 ENC_VOP3 default
    0x241120ff169455, // V_SIN_F32 ENC_VOP3 default
    0x241120ff16a354, // V_COS_F32 ENC_VOP3 default
    0x2413210016b424, // V_NOT_B32 ENC_VOP3 default
    0x240f80f016c287, // V_BFREV_B32 ENC_VOP3 default
    0x2413210116d399, // V_FFBH_U32 ENC_VOP3 default
    0x2413210116e39a, // V_FFBL_B32 ENC_VOP3 default
    0x2413210216f398, // V_FFBH_I32 ENC_VOP3 default
    0x241020f21703ab, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x2412e0fe1713ae, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x2412e0fe1723a8, // V_FRACT_F64 ENC_VOP3 default
    0x241260f71733aa, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x241120ff1743ad, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240b00b717528b, // V_CLREXCP ENC_VOP3 default
    0x240f80f0177453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413a103178413, // V_MOV_B64 ENC_VOP3 default
    0x2414210417935b, // V_CVT_F16_U16 ENC_VOP3 default
    0x2414210517a35a, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414a10617b380, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414a10717c36a, // V_CVT_I16_F16 ENC_VOP3 default
    0x2415210817d442, // V_RCP_F16 ENC_VOP3 default
    0x2415210817e464, // V_SQRT_F16 ENC_VOP3 default
    0x2415210817f44b, // V_RSQ_F16 ENC_VOP3 default
    0x241521081803b3, // V_LOG_F16 ENC_VOP3 default
    0x24152108181396, // V_EXP_F16 ENC_VOP3 default
    0x241521081823ac, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414a1071833a9, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2415210818439b, // V_FLOOR_F16 ENC_VOP3 default
    0x24152108185288, // V_CEIL_F16 ENC_VOP3 default
    0x24152108186477, // V_TRUNC_F16 ENC_VOP3 default
    0x24152108187448, // V_RNDNE_F16 ENC_VOP3 default
    0x241521081883a6, // V_FRACT_F16 ENC_VOP3 default
    0x24152108189454, // V_SIN_F16 ENC_VOP3 default
    0x2415210818a353, // V_COS_F16 ENC_VOP3 default
    0x2414a10718d36d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414a10618e36e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x2413210918f452, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15610a191475, // V_SWAP_B32 ENC_VOP3 default
    0x2c15e10b19226d, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x2411210c19435f, // V_CVT_F32_FP8 ENC_VOP3 default
    0x2411210d19535c, // V_CVT_F32_BF8 ENC_VOP3 default
    0x2416810e196378, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2416810f197377, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x241c41101c23c4, // V_MAD_I32_I24 ENC_VOP3 default
    0x241c41111c33ce, // V_MAD_U32_U24 ENC_VOP3 default
    0x241c61121c4355, // V_CUBEID_F32 ENC_VOP3 default
    0x241c61121c5357, // V_CUBESC_F32 ENC_VOP3 default
    0x241c61121c6358, // V_CUBETC_F32 ENC_VOP3 default
    0x241c61121c7356, // V_CUBEMA_F32 ENC_VOP3 default
    0x241c81131c8284, // V_BFE_U32 ENC_VOP3 default
    0x241c81141c9283, // V_BFE_I32 ENC_VOP3 default
    0x241c81131ca285, // V_BFI_B32 ENC_VOP3 default
    0x241c61121cb3a3, // V_FMA_F32 ENC_VOP3 default
    0x241ca1151cc3a4, // V_FMA_F64 ENC_VOP3 default
    0x241cc1161cd3b2, // V_LERP_U8 ENC_VOP3 default
    0x241ce1171ce27b, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241ce1171cf27c, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241c61121d0406, // V_MIN3_F32 ENC_VOP3 default
    0x241c81181d1408, // V_MIN3_I32 ENC_VOP3 default
    0x241c81131d240a, // V_MIN3_U32 ENC_VOP3 default
    0x241c61121d33d1, // V_MAX3_F32 ENC_VOP3 default
    0x241c81181d43d3, // V_MAX3_I32 ENC_VOP3 default
    0x241c81131d53d5, // V_MAX3_U32 ENC_VOP3 default
    0x241c61121d63e0, // V_MED3_F32 ENC_VOP3 default
    0x241c81181d73e2, // V_MED3_I32 ENC_VOP3 default
    0x241c81131d83e4, // V_MED3_U32 ENC_VOP3 default
    0x241c41191d9451, // V_SAD_U8 ENC_VOP3 default
    0x241c41191da44e, // V_SAD_HI_U8 ENC_VOP3 default
    0x241c411a1db44f, // V_SAD_U16 ENC_VOP3 default
    0x241c41131dc450, // V_SAD_U32 ENC_VOP3 default
    0x241d011b1dd37c, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241c61121de384, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241ca1151df385, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281d211c1e0389, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281d411d1e138a, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1c611e1e2387, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1ca11f1e3388, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241d61161e4416, // V_MSAD_U8 ENC_VOP3 default
    0x241d81201e5441, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241d81201e6414, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301da1211e7415, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281dc1221e83cf, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281dc1231e93c5, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241de1241ea3c6, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241e01251eb3c8, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241e01251ec3c7, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241e21261ed428, // V_PERM_B32 ENC_VOP3 default
    0x241de1241ee3a5, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241de1241ef386, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241e41271f0370, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241e61281f13cd, // V_MAD_U32_U16 ENC_VOP3 default
    0x241e61291f23c3, // V_MAD_I32_I16 ENC_VOP3 default
    0x241c81131f347b, // V_XAD_U32 ENC_VOP3 default
    0x241e81241f4405, // V_MIN3_F16 ENC_VOP3 default
    0x241ea12a1f5407, // V_MIN3_I16 ENC_VOP3 default
    0x241ea12b1f6409, // V_MIN3_U16 ENC_VOP3 default
    0x241e81241f73d0, // V_MAX3_F16 ENC_VOP3 default
    0x241ea12a1f83d2, // V_MAX3_I16 ENC_VOP3 default
    0x241ea12b1f93d4, // V_MAX3_U16 ENC_VOP3 default
    0x241e81241fa3df, // V_MED3_F16 ENC_VOP3 default
    0x241ea12a1fb3e1, // V_MED3_I16 ENC_VOP3 default
    0x241ea12b1fc3e3, // V_MED3_U16 ENC_VOP3 default
    0x241c81131fd3b8, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241c81131fe278, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241c81131ff270, // V_ADD3_U32 ENC_VOP3 default
    0x241c81132003ba, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241c811320127e, // V_AND_OR_B32 ENC_VOP3 default
    0x241c8113202425, // V_OR3_B32 ENC_VOP3 default
    0x241e81242033c1, // V_MAD_F16 ENC_VOP3 default
    0x241ea12b2043cc, // V_MAD_U16 ENC_VOP3 default
    0x241ea12a2053c2, // V_MAD_I16 ENC_VOP3 default
    0x241e81242063a2, // V_FMA_F16 ENC_VOP3 default
    0x241e8124207383, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241ec12c2083b9, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x241ee12d280275, // V_ADD_F64 ENC_VOP3 default
    0x241ee12d281419, // V_MUL_F64 ENC_VOP3 default
    0x241ee12d28240d, // V_MIN_F64 ENC_VOP3 default
    0x241ee12d2833d8, // V_MAX_F64 ENC_VOP3 default
    0x241f012e2843b1, // V_LDEXP_F64 ENC_VOP3 default
    0x241f20dc285421, // V_MUL_LO_U32 ENC_VOP3 default
    0x241f20dc28641c, // V_MUL_HI_U32 ENC_VOP3 default
    0x241f20db28741a, // V_MUL_HI_I32 ENC_VOP3 default
    0x241f412f2883b0, // V_LDEXP_F32 ENC_VOP3 default
    0x321f6130289447, // V_READLANE_B32 ENC_VOP3 default
    0x341f813128a47a, // V_WRITELANE_B32 ENC_VOP3 default
    0x241f20dc28b282, // V_BCNT_U32_B32 ENC_VOP3 default
    0x241f20dc28c3de, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x241f20dc28d3dd, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x241fa13228f3b7, // V_LSHLREV_B64 ENC_VOP3 default
    0x241fa1322903bd, // V_LSHRREV_B64 ENC_VOP3 default
    0x241fa133291281, // V_ASHRREV_I64 ENC_VOP3 default
    0x241f0134292476, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x241f20dc293286, // V_BFM_B32 ENC_VOP3 default
    0x241fc135294372, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x241fc136295374, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x241fe137296375, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x241f213829737b, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x241f213929837a, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2420013a299371, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2420013b29a373, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242020db29c277, // V_ADD_I32 ENC_VOP3 default
    0x242020db29d472, // V_SUB_I32 ENC_VOP3 default
    0x242040e929e276, // V_ADD_I16 ENC_VOP3 default
    0x242040e929f471, // V_SUB_I16 ENC_VOP3 default
    0x2420013c2a0427, // V_PACK_B32_F16 ENC_VOP3 default
    0x242060d92a141f, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2420813d2a2379, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x2420813e2a3376, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x2420a13f2a437f, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x2420a1402a537e, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x3600014100004f, // DS_ADD_U32 ENC_DS default
    0x360001410010ae, // DS_SUB_U32 ENC_DS default
    0x360001410020aa, // DS_RSUB_U32 ENC_DS default
    0x3600014100306d, // DS_INC_U32 ENC_DS default
    0x36000141004063, // DS_DEC_U32 ENC_DS default
    0x3600014200507d, // DS_MIN_I32 ENC_DS default
    0x36000142006071, // DS_MAX_I32 ENC_DS default
    0x36000141007085, // DS_MIN_U32 ENC_DS default
    0x36000141008079, // DS_MAX_U32 ENC_DS default
    0x36000143009051, // DS_AND_B32 ENC_DS default
    0x3600014300a08c, // DS_OR_B32 ENC_DS default
    0x3600014300b0c5, // DS_XOR_B32 ENC_DS default
    0x3600214400c087, // DS_MSKOR_B32 ENC_DS default
    0x3600014500d0ba, // DS_WRITE_B32 ENC_DS default
    0x3600414600e0b4, // DS_WRITE2_B32 ENC_DS default
    0x3600414600f0b2, // DS_WRITE2ST64_B32 ENC_DS default
    0x36002144010057, // DS_CMPST_B32 ENC_DS default
    0x36002147011059, // DS_CMPST_F32 ENC_DS default
    0x3600014801207b, // DS_MIN_F32 ENC_DS default
    0x3600014801306f, // DS_MAX_F32 ENC_DS default
    0x360060b701408b, // DS_NOP ENC_DS default
    0x36000148015049, // DS_ADD_F32 ENC_DS default
    0x36008149017092, // DS_PK_ADD_F16 ENC_DS default
    0x3600a14a018091, // DS_PK_ADD_BF16 ENC_DS default
    0x3600c14b01d0b6, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3600014c01e0bc, // DS_WRITE_B8 ENC_DS default
    0x3600e14d01f0b8, // DS_WRITE_B16 ENC_DS default
    0x3601014e02004d, // DS_ADD_RTN_U32 ENC_DS default
    0x3601014e0210ac, // DS_SUB_RTN_U32 ENC_DS default
    0x3601014e0220a8, // DS_RSUB_RTN_U32 ENC_DS default
    0x3601014e02306b, // DS_INC_RTN_U32 ENC_DS default
    0x3601014e024061, // DS_DEC_RTN_U32 ENC_DS default
    0x3601014f025081, // DS_MIN_RTN_I32 ENC_DS default
    0x3601014f026075, // DS_MAX_RTN_I32 ENC_DS default
    0x3601014e027083, // DS_MIN_RTN_U32 ENC_DS default
    0x3601014e028077, // DS_MAX_RTN_U32 ENC_DS default
    0x36010150029053, // DS_AND_RTN_B32 ENC_DS default
    0x3601015002a08e, // DS_OR_RTN_B32 ENC_DS default
    0x3601015002b0c7, // DS_XOR_RTN_B32 ENC_DS default
    0x3601215102c089, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3601015002d0c3, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3601415202e0c1, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3601415202f0bf, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3601215103005b, // DS_CMPST_RTN_B32 ENC_DS default
    0x3601215303105d, // DS_CMPST_RTN_F32 ENC_DS default
    0x3601015403207f, // DS_MIN_RTN_F32 ENC_DS default
    0x36010154033073, // DS_MAX_RTN_F32 ENC_DS default
    0x360121510340b1, // DS_WRAP_RTN_B32 ENC_DS default
    0x3601015403504b, // DS_ADD_RTN_F32 ENC_DS default
    0x3601615503609b, // DS_READ_B32 ENC_DS default
    0x36018156037097, // DS_READ2_B32 ENC_DS default
    0x36018156038095, // DS_READ2ST64_B32 ENC_DS default
    0x3601615703909f, // DS_READ_I8 ENC_DS default
    0x3601615803a0a5, // DS_READ_U8 ENC_DS default
    0x3601615903b09e, // DS_READ_I16 ENC_DS default
    0x3601615a03c0a2, // DS_READ_U16 ENC_DS default
    0x3601a15b03d0b0, // DS_SWIZZLE_B32 ENC_DS default
    0x3601015c03e090, // DS_PERMUTE_B32 ENC_DS default
    0x3601015c03f056, // DS_BPERMUTE_B32 ENC_DS default
    0x3601c15d040050, // DS_ADD_U64 ENC_DS default
    0x3601c15d0410af, // DS_SUB_U64 ENC_DS default
    0x3601c15d0420ab, // DS_RSUB_U64 ENC_DS default
    0x3601c15d04306e, // DS_INC_U64 ENC_DS default
    0x3601c15d044064, // DS_DEC_U64 ENC_DS default
    0x3601c15e04507e, // DS_MIN_I64 ENC_DS default
    0x3601c15e046072, // DS_MAX_I64 ENC_DS default
    0x3601c15d047086, // DS_MIN_U64 ENC_DS default
    0x3601c15d04807a, // DS_MAX_U64 ENC_DS default
    0x3601c15f049052, // DS_AND_B64 ENC_DS default
    0x3601c15f04a08d, // DS_OR_B64 ENC_DS default
    0x3601c15f04b0c6, // DS_XOR_B64 ENC_DS default
    0x3601e16004c088, // DS_MSKOR_B64 ENC_DS default
    0x3601c16104d0bb, // DS_WRITE_B64 ENC_DS default
    0x3602016204e0b5, // DS_WRITE2_B64 ENC_DS default
    0x3602016204f0b3, // DS_WRITE2ST64_B64 ENC_DS default
    0x3601e160050058, // DS_CMPST_B64 ENC_DS default
    0x3602216305105a, // DS_CMPST_F64 ENC_DS default
    0x3602416405207c, // DS_MIN_F64 ENC_DS default
    0x36024164053070, // DS_MAX_F64 ENC_DS default
    0x360001650540bd, // DS_WRITE_B8_D16_HI ENC_DS default
    0x360001660550b9, // DS_WRITE_B16_D16_HI ENC_DS default
    0x360161670560a6, // DS_READ_U8_D16 ENC_DS default
    0x360161670570a7, // DS_READ_U8_D16_HI ENC_DS default
    0x360161680580a0, // DS_READ_I8_D16 ENC_DS default
    0x360161680590a1, // DS_READ_I8_D16_HI ENC_DS default
    0x3601616905a0a3, // DS_READ_U16_D16 ENC_DS default
    0x3601616905b0a4, // DS_READ_U16_D16_HI ENC_DS default
    0x3602416405c04a, // DS_ADD_F64 ENC_DS default
    0x3602616a06004e, // DS_ADD_RTN_U64 ENC_DS default
    0x3602616a0610ad, // DS_SUB_RTN_U64 ENC_DS default
    0x3602616a0620a9, // DS_RSUB_RTN_U64 ENC_DS default
    0x3602616a06306c, // DS_INC_RTN_U64 ENC_DS default
    0x3602616a064062, // DS_DEC_RTN_U64 ENC_DS default
    0x3602616b065082, // DS_MIN_RTN_I64 ENC_DS default
    0x3602616b066076, // DS_MAX_RTN_I64 ENC_DS default
    0x3602616a067084, // DS_MIN_RTN_U64 ENC_DS default
    0x3602616a068078, // DS_MAX_RTN_U64 ENC_DS default
    0x3602616c069054, // DS_AND_RTN_B64 ENC_DS default
    0x3602616c06a08f, // DS_OR_RTN_B64 ENC_DS default
    0x3602616c06b0c8, // DS_XOR_RTN_B64 ENC_DS default
    0x3602816d06c08a, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3602616c06d0c4, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3602a16e06e0c2, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3602a16e06f0c0, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3602816d07005c, // DS_CMPST_RTN_B64 ENC_DS default
    0x3602c16f07105e, // DS_CMPST_RTN_F64 ENC_DS default
    0x3602e170072080, // DS_MIN_RTN_F64 ENC_DS default
    0x3602e170073074, // DS_MAX_RTN_F64 ENC_DS default
    0x3603017107609c, // DS_READ_B64 ENC_DS default
    0x36032172077098, // DS_READ2_B64 ENC_DS default
    0x36032172078096, // DS_READ2ST64_B64 ENC_DS default
    0x3602e17007c04c, // DS_ADD_RTN_F64 ENC_DS default
    0x3602616c07e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380340b7098069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x38036173099066, // DS_GWS_INIT ENC_DS default
    0x380340b709a06a, // DS_GWS_SEMA_V ENC_DS default
    0x3803617309b067, // DS_GWS_SEMA_BR ENC_DS default
    0x380340b709c068, // DS_GWS_SEMA_P ENC_DS default
    0x3803617309d065, // DS_GWS_BARRIER ENC_DS default
    0x360381740b6099, // DS_READ_ADDTID_B32 ENC_DS default
    0x3603a1750b7094, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x3603c1760b8093, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x360381770bd060, // DS_CONSUME ENC_DS default
    0x360381770be055, // DS_APPEND ENC_DS default
    0x3603e1780de0be, // DS_WRITE_B96 ENC_DS default
    0x360401790df0b7, // DS_WRITE_B128 ENC_DS default
    0x3604217a0fe09d, // DS_READ_B96 ENC_DS default
    0x3604417b0ff09a, // DS_READ_B128 ENC_DS default
    0x3a04617c0100f3, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3c07817d010149, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x3e05e17e01012e, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3a04617f0110ed, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3c078180011143, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x3e05e181011128, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3a0461820120f6, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3c07818301214c, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x3e05e184012131, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3a0461850130f2, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3c078186013148, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x3e05e18701312d, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3a0461880140e9, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3c07818901413a, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x3e05e18a01411f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3a04818b0150ea, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3c07a18c01513b, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e06018d015120, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3a04a18e0160eb, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3c07c18f01613c, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e062190016121, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3a04c1910170ec, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3c07e19201713d, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e064193017122, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3a04e1940180f7, // FLAT_STORE_BYTE ENC_FLAT default
    0x3c08019501814d, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x3e066196018132, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3a04e1940190f8, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3c08019501914e, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e066196019133, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04e19701a0fd, // FLAT_STORE_SHORT ENC_FLAT default
    0x3c08019801a153, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x3e06619901a138, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3a04e19701b0fe, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3c08019801b154, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e06619901b139, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3a04e19a01c0f9, // FLAT_STORE_DWORD ENC_FLAT default
    0x3c08019b01c14f, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x3e06619c01c134, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3a05019d01d0fa, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3c08219e01d150, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x3e06819f01d135, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3a0521a001e0fb, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3c0841a101e151, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x3e06a1a201e136, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3a0541a301f0fc, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3c0861a401f152, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x3e06c1a501f137, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3a04617c0200f4, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3c07817d02014a, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05e17e02012f, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3a04617c0210f5, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3c07817d02114b, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e17e021130, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a04617f0220ee, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3c078180022144, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x3e05e181022129, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3a04617f0230ef, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3c078180023145, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e18102312a, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3a0461a60240f0, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3c0781a7024146, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x3e05e1a802412b, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3a0461a60250f1, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3c0781a7025147, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x3e05e1a802512c, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c0881a9026141, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x3e06e1aa026126, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3c0881a902713f, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x3e06e1aa027124, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3c0881a9028142, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x3e06e1aa028127, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3c0881a9029140, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x3e06e1aa029125, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3c0881a902a13e, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x3e06e1aa02a123, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3a0561ab0400e1, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x3e0701ac040117, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3a0581ad0410cf, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x3e0721ae041105, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3a0561af0420c9, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x3e0701b00420ff, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3a0561af0430df, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x3e0701b0043115, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3a0561b10440dd, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x3e0701b2044113, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3a0561af0450e5, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x3e0701b004511b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3a0561b10460db, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x3e0701b2046111, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3a0561af0470e3, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x3e0701b0047119, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3a0561ab0480cd, // FLAT_ATOMIC_AND ENC_FLAT default
    0x3e0701ac048103, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3a0561ab0490d7, // FLAT_ATOMIC_OR ENC_FLAT default
    0x3e0701ac04910d, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3a0561ab04a0e7, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x3e0701ac04a11d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3a0561af04b0d3, // FLAT_ATOMIC_INC ENC_FLAT default
    0x3e0701b004b109, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3a0561af04c0d1, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x3e0701b004c107, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3a0561b304d0ca, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x3e0701b404d100, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3a0561b504e0da, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x3e0701b604e110, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3a05a1b704f0cb, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x3e0741b804f101, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3a05a1b70500d6, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x3e0741b805010c, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3a05a1b70510d5, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x3e0741b805110b, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3a0561b90520d9, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x3e0701ba05210f, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3a05a1bb0600e2, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x3e0741bc060118, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3a05c1bd0610d0, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x3e0761be061106, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3a05a1bf0620cc, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x3e0741c0062102, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3a05a1bf0630e0, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x3e0741c0063116, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3a05a1c10640de, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x3e0741c2064114, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3a05a1bf0650e6, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x3e0741c006511c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3a05a1c10660dc, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x3e0741c2066112, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3a05a1bf0670e4, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x3e0741c006711a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3a05a1bb0680ce, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x3e0741bc068104, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3a05a1bb0690d8, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x3e0741bc06910e, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3a05a1bb06a0e8, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x3e0741bc06a11e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3a05a1bf06b0d4, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x3e0741c006b10a, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3a05a1bf06c0d2, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x3e0741c006c108, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x400921c3000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x400941c400102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x400961c500202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x400981c600302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x400921c7004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x400941c8005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x400961c9006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x400981ca007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x400921c3008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x400921cb009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x400941cc00a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x400941cd00b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x400921c700c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x400921ce00d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x400941cf00e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x400941d000f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x400921d1010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x400921d201102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x400921d3012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x400921d4013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x400921d5014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x400941d6015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x400961d7016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x400981d8017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x400921d9018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x400921d9019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x400921da01a046, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x400921da01b047, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x400921db01c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x400941dc01d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x400961dd01e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x400981de01f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x400921df020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x400921df021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x400921e002202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x400921e002302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x400921e1024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x400921e1025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x400921c3026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x400921c702703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x4009a0b7028048, // BUFFER_WBL2 ENC_MUBUF default
    0x4009a0b702901f, // BUFFER_INV ENC_MUBUF default
    0x400921e2040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x400941e3041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x400921e4042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x400921e4043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x400921e5044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x400921e404501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x400921e5046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x400921e4047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x400921e2048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x400921e204900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x400921e204a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x400921e404b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x400921e404c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x400921e604d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x400921e704e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x400941e804f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x400941e805000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x400941e805100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x400941e9060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x400981ea061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x400941eb062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x400941eb063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x400941ec064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x400941eb06501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x400941ec066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x400941eb06701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x400941e9068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x400941e906900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x400941e906a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x400941eb06b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x400941eb06c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x4208a1ed000261, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4208c1ee001262, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4208e1ef002263, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x420901f0003264, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4208a1f1004269, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4208c1f200526a, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4208e1f300626b, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x420901f400726c, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4208a1ed00825d, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4208a1f500925e, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4208c1f600a25f, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208c1f700b260, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4208a1f100c265, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4208a1f800d266, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4208c1f900e267, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4208c1fa00f268, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x4423c1fb0102f0, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4623e1fc0102f0, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c1fd0102f0, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4423c1fe01128d, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4623e1ff01128d, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20001128d, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x442422010122f1, // V_CMP_CLASS_F64 ENC_VOPC default
    0x482422020122f1, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4424220301328e, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4824220401328e, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x442462050142ef, // V_CMP_CLASS_F16 ENC_VOPC default
    0x462482060142ef, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482462070142ef, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4424620801528c, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4624820901528c, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a01528c, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x442462050202fb, // V_CMP_F_F16 ENC_VOPC default
    0x4624c2060202fb, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482462070202fb, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x44246205021322, // V_CMP_LT_F16 ENC_VOPC default
    0x4624c206021322, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48246207021322, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x442462050222f2, // V_CMP_EQ_F16 ENC_VOPC default
    0x4624c2060222f2, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482462070222f2, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x44246205023316, // V_CMP_LE_F16 ENC_VOPC default
    0x4624c206023316, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48246207023316, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4424620502430d, // V_CMP_GT_F16 ENC_VOPC default
    0x4624c20602430d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702430d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4424620502531f, // V_CMP_LG_F16 ENC_VOPC default
    0x4624c20602531f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702531f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x44246205026304, // V_CMP_GE_F16 ENC_VOPC default
    0x4624c206026304, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48246207026304, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x44246205027343, // V_CMP_O_F16 ENC_VOPC default
    0x4624c206027343, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48246207027343, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4424620502834f, // V_CMP_U_F16 ENC_VOPC default
    0x4624c20602834f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702834f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x44246205029334, // V_CMP_NGE_F16 ENC_VOPC default
    0x4624c206029334, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x48246207029334, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424620502a33d, // V_CMP_NLG_F16 ENC_VOPC default
    0x4624c20602a33d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702a33d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424620502b337, // V_CMP_NGT_F16 ENC_VOPC default
    0x4624c20602b337, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702b337, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424620502c33a, // V_CMP_NLE_F16 ENC_VOPC default
    0x4624c20602c33a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702c33a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424620502d32b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4624c20602d32b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702d32b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424620502e340, // V_CMP_NLT_F16 ENC_VOPC default
    0x4624c20602e340, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702e340, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424620502f346, // V_CMP_TRU_F16 ENC_VOPC default
    0x4624c20602f346, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620702f346, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x44246208030298, // V_CMPX_F_F16 ENC_VOPC default
    0x4624c209030298, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a030298, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x442462080312bf, // V_CMPX_LT_F16 ENC_VOPC default
    0x4624c2090312bf, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0312bf, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4424620803228f, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4624c20903228f, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a03228f, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x442462080332b3, // V_CMPX_LE_F16 ENC_VOPC default
    0x4624c2090332b3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0332b3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x442462080342aa, // V_CMPX_GT_F16 ENC_VOPC default
    0x4624c2090342aa, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0342aa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x442462080352bc, // V_CMPX_LG_F16 ENC_VOPC default
    0x4624c2090352bc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0352bc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x442462080362a1, // V_CMPX_GE_F16 ENC_VOPC default
    0x4624c2090362a1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0362a1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x442462080372e0, // V_CMPX_O_F16 ENC_VOPC default
    0x4624c2090372e0, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0372e0, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x442462080382ec, // V_CMPX_U_F16 ENC_VOPC default
    0x4624c2090382ec, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0382ec, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x442462080392d1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4624c2090392d1, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a0392d1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4424620803a2da, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4624c20903a2da, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a03a2da, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4424620803b2d4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4624c20903b2d4, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a03b2d4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4424620803c2d7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4624c20903c2d7, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a03c2d7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4424620803d2c8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4624c20903d2c8, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a03d2c8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4424620803e2dd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4624c20903e2dd, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a03e2dd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4424620803f2e3, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4624c20903f2e3, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4824620a03f2e3, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4423c20b0402fc, // V_CMP_F_F32 ENC_VOPC default
    0x4625020c0402fc, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d0402fc, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b041323, // V_CMP_LT_F32 ENC_VOPC default
    0x4625020c041323, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d041323, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b0422f3, // V_CMP_EQ_F32 ENC_VOPC default
    0x4625020c0422f3, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d0422f3, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b043317, // V_CMP_LE_F32 ENC_VOPC default
    0x4625020c043317, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d043317, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b04430e, // V_CMP_GT_F32 ENC_VOPC default
    0x4625020c04430e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d04430e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b045320, // V_CMP_LG_F32 ENC_VOPC default
    0x4625020c045320, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d045320, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b046305, // V_CMP_GE_F32 ENC_VOPC default
    0x4625020c046305, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d046305, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b047344, // V_CMP_O_F32 ENC_VOPC default
    0x4625020c047344, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d047344, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b048350, // V_CMP_U_F32 ENC_VOPC default
    0x4625020c048350, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d048350, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b049335, // V_CMP_NGE_F32 ENC_VOPC default
    0x4625020c049335, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d049335, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b04a33e, // V_CMP_NLG_F32 ENC_VOPC default
    0x4625020c04a33e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d04a33e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b04b338, // V_CMP_NGT_F32 ENC_VOPC default
    0x4625020c04b338, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d04b338, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b04c33b, // V_CMP_NLE_F32 ENC_VOPC default
    0x4625020c04c33b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d04c33b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b04d32c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4625020c04d32c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d04d32c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b04e341, // V_CMP_NLT_F32 ENC_VOPC default
    0x4625020c04e341, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d04e341, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20b04f347, // V_CMP_TRU_F32 ENC_VOPC default
    0x4625020c04f347, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c20d04f347, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e050299, // V_CMPX_F_F32 ENC_VOPC default
    0x4625020f050299, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c210050299, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0512c0, // V_CMPX_LT_F32 ENC_VOPC default
    0x4625020f0512c0, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100512c0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e052290, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4625020f052290, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c210052290, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0532b4, // V_CMPX_LE_F32 ENC_VOPC default
    0x4625020f0532b4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100532b4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0542ab, // V_CMPX_GT_F32 ENC_VOPC default
    0x4625020f0542ab, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100542ab, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0552bd, // V_CMPX_LG_F32 ENC_VOPC default
    0x4625020f0552bd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100552bd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0562a2, // V_CMPX_GE_F32 ENC_VOPC default
    0x4625020f0562a2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100562a2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0572e1, // V_CMPX_O_F32 ENC_VOPC default
    0x4625020f0572e1, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100572e1, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0582ed, // V_CMPX_U_F32 ENC_VOPC default
    0x4625020f0582ed, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100582ed, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e0592d2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4625020f0592d2, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2100592d2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e05a2db, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4625020f05a2db, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c21005a2db, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e05b2d5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4625020f05b2d5, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c21005b2d5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e05c2d8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4625020f05c2d8, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c21005c2d8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e05d2c9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4625020f05d2c9, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c21005d2c9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e05e2de, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4625020f05e2de, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c21005e2de, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4423c20e05f2e4, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4625020f05f2e4, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c21005f2e4, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x442542110602fd, // V_CMP_F_F64 ENC_VOPC default
    0x482542120602fd, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x44254211061324, // V_CMP_LT_F64 ENC_VOPC default
    0x48254212061324, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x442542110622f4, // V_CMP_EQ_F64 ENC_VOPC default
    0x482542120622f4, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x44254211063318, // V_CMP_LE_F64 ENC_VOPC default
    0x48254212063318, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4425421106430f, // V_CMP_GT_F64 ENC_VOPC default
    0x4825421206430f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x44254211065321, // V_CMP_LG_F64 ENC_VOPC default
    0x48254212065321, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x44254211066306, // V_CMP_GE_F64 ENC_VOPC default
    0x48254212066306, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x44254211067345, // V_CMP_O_F64 ENC_VOPC default
    0x48254212067345, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x44254211068351, // V_CMP_U_F64 ENC_VOPC default
    0x48254212068351, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x44254211069336, // V_CMP_NGE_F64 ENC_VOPC default
    0x48254212069336, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425421106a33f, // V_CMP_NLG_F64 ENC_VOPC default
    0x4825421206a33f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425421106b339, // V_CMP_NGT_F64 ENC_VOPC default
    0x4825421206b339, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425421106c33c, // V_CMP_NLE_F64 ENC_VOPC default
    0x4825421206c33c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425421106d32d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4825421206d32d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425421106e342, // V_CMP_NLT_F64 ENC_VOPC default
    0x4825421206e342, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425421106f348, // V_CMP_TRU_F64 ENC_VOPC default
    0x4825421206f348, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4425421307029a, // V_CMPX_F_F64 ENC_VOPC default
    0x4825421407029a, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x442542130712c1, // V_CMPX_LT_F64 ENC_VOPC default
    0x482542140712c1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x44254213072291, // V_CMPX_EQ_F64 ENC_VOPC default
    0x48254214072291, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x442542130732b5, // V_CMPX_LE_F64 ENC_VOPC default
    0x482542140732b5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x442542130742ac, // V_CMPX_GT_F64 ENC_VOPC default
    0x482542140742ac, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x442542130752be, // V_CMPX_LG_F64 ENC_VOPC default
    0x482542140752be, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x442542130762a3, // V_CMPX_GE_F64 ENC_VOPC default
    0x482542140762a3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x442542130772e2, // V_CMPX_O_F64 ENC_VOPC default
    0x482542140772e2, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x442542130782ee, // V_CMPX_U_F64 ENC_VOPC default
    0x482542140782ee, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x442542130792d3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x482542140792d3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4425421307a2dc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4825421407a2dc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4425421307b2d6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4825421407b2d6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4425421307c2d9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4825421407c2d9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4425421307d2ca, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4825421407d2ca, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4425421307e2df, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4825421407e2df, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4425421307f2e5, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4825421407f2e5, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x442582150a02fe, // V_CMP_F_I16 ENC_VOPC default
    0x4625a2160a02fe, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a02fe, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x442582150a1325, // V_CMP_LT_I16 ENC_VOPC default
    0x4625a2160a1325, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a1325, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x442582150a22f5, // V_CMP_EQ_I16 ENC_VOPC default
    0x4625a2160a22f5, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a22f5, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x442582150a3319, // V_CMP_LE_I16 ENC_VOPC default
    0x4625a2160a3319, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a3319, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x442582150a4310, // V_CMP_GT_I16 ENC_VOPC default
    0x4625a2160a4310, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a4310, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x442582150a532e, // V_CMP_NE_I16 ENC_VOPC default
    0x4625a2160a532e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a532e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x442582150a6307, // V_CMP_GE_I16 ENC_VOPC default
    0x4625a2160a6307, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a6307, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x442582150a7349, // V_CMP_T_I16 ENC_VOPC default
    0x4625a2160a7349, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582170a7349, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x442582180a8301, // V_CMP_F_U16 ENC_VOPC default
    0x4625a2190a8301, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0a8301, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x442582180a9328, // V_CMP_LT_U16 ENC_VOPC default
    0x4625a2190a9328, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0a9328, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x442582180aa2f8, // V_CMP_EQ_U16 ENC_VOPC default
    0x4625a2190aa2f8, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0aa2f8, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x442582180ab31c, // V_CMP_LE_U16 ENC_VOPC default
    0x4625a2190ab31c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0ab31c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x442582180ac313, // V_CMP_GT_U16 ENC_VOPC default
    0x4625a2190ac313, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0ac313, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x442582180ad331, // V_CMP_NE_U16 ENC_VOPC default
    0x4625a2190ad331, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0ad331, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x442582180ae30a, // V_CMP_GE_U16 ENC_VOPC default
    0x4625a2190ae30a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0ae30a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x442582180af34c, // V_CMP_T_U16 ENC_VOPC default
    0x4625a2190af34c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821a0af34c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x4425821b0b029b, // V_CMPX_F_I16 ENC_VOPC default
    0x4625a21c0b029b, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b029b, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x4425821b0b12c2, // V_CMPX_LT_I16 ENC_VOPC default
    0x4625a21c0b12c2, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b12c2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x4425821b0b2292, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4625a21c0b2292, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b2292, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4425821b0b32b6, // V_CMPX_LE_I16 ENC_VOPC default
    0x4625a21c0b32b6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b32b6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x4425821b0b42ad, // V_CMPX_GT_I16 ENC_VOPC default
    0x4625a21c0b42ad, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b42ad, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x4425821b0b52cb, // V_CMPX_NE_I16 ENC_VOPC default
    0x4625a21c0b52cb, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b52cb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x4425821b0b62a4, // V_CMPX_GE_I16 ENC_VOPC default
    0x4625a21c0b62a4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b62a4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x4425821b0b72e6, // V_CMPX_T_I16 ENC_VOPC default
    0x4625a21c0b72e6, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4825821d0b72e6, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x4425821e0b829e, // V_CMPX_F_U16 ENC_VOPC default
    0x4625a21f0b829e, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200b829e, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x4425821e0b92c5, // V_CMPX_LT_U16 ENC_VOPC default
    0x4625a21f0b92c5, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200b92c5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x4425821e0ba295, // V_CMPX_EQ_U16 ENC_VOPC default
    0x4625a21f0ba295, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200ba295, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x4425821e0bb2b9, // V_CMPX_LE_U16 ENC_VOPC default
    0x4625a21f0bb2b9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200bb2b9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x4425821e0bc2b0, // V_CMPX_GT_U16 ENC_VOPC default
    0x4625a21f0bc2b0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200bc2b0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x4425821e0bd2ce, // V_CMPX_NE_U16 ENC_VOPC default
    0x4625a21f0bd2ce, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200bd2ce, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x4425821e0be2a7, // V_CMPX_GE_U16 ENC_VOPC default
    0x4625a21f0be2a7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200be2a7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x4425821e0bf2e9, // V_CMPX_T_U16 ENC_VOPC default
    0x4625a21f0bf2e9, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x482582200bf2e9, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x4423c2210c02ff, // V_CMP_F_I32 ENC_VOPC default
    0x4625e2220c02ff, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c02ff, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x4423c2210c1326, // V_CMP_LT_I32 ENC_VOPC default
    0x4625e2220c1326, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c1326, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x4423c2210c22f6, // V_CMP_EQ_I32 ENC_VOPC default
    0x4625e2220c22f6, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c22f6, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4423c2210c331a, // V_CMP_LE_I32 ENC_VOPC default
    0x4625e2220c331a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c331a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x4423c2210c4311, // V_CMP_GT_I32 ENC_VOPC default
    0x4625e2220c4311, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c4311, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x4423c2210c532f, // V_CMP_NE_I32 ENC_VOPC default
    0x4625e2220c532f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c532f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x4423c2210c6308, // V_CMP_GE_I32 ENC_VOPC default
    0x4625e2220c6308, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c6308, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x4423c2210c734a, // V_CMP_T_I32 ENC_VOPC default
    0x4625e2220c734a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2230c734a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4423c2240c8302, // V_CMP_F_U32 ENC_VOPC default
    0x4625e2250c8302, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260c8302, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4423c2240c9329, // V_CMP_LT_U32 ENC_VOPC default
    0x4625e2250c9329, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260c9329, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4423c2240ca2f9, // V_CMP_EQ_U32 ENC_VOPC default
    0x4625e2250ca2f9, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260ca2f9, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4423c2240cb31d, // V_CMP_LE_U32 ENC_VOPC default
    0x4625e2250cb31d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260cb31d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4423c2240cc314, // V_CMP_GT_U32 ENC_VOPC default
    0x4625e2250cc314, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260cc314, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4423c2240cd332, // V_CMP_NE_U32 ENC_VOPC default
    0x4625e2250cd332, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260cd332, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4423c2240ce30b, // V_CMP_GE_U32 ENC_VOPC default
    0x4625e2250ce30b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260ce30b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4423c2240cf34d, // V_CMP_T_U32 ENC_VOPC default
    0x4625e2250cf34d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2260cf34d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4423c2270d029c, // V_CMPX_F_I32 ENC_VOPC default
    0x4625e2280d029c, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d029c, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4423c2270d12c3, // V_CMPX_LT_I32 ENC_VOPC default
    0x4625e2280d12c3, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d12c3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4423c2270d2293, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4625e2280d2293, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d2293, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4423c2270d32b7, // V_CMPX_LE_I32 ENC_VOPC default
    0x4625e2280d32b7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d32b7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4423c2270d42ae, // V_CMPX_GT_I32 ENC_VOPC default
    0x4625e2280d42ae, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d42ae, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4423c2270d52cc, // V_CMPX_NE_I32 ENC_VOPC default
    0x4625e2280d52cc, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d52cc, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4423c2270d62a5, // V_CMPX_GE_I32 ENC_VOPC default
    0x4625e2280d62a5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d62a5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4423c2270d72e7, // V_CMPX_T_I32 ENC_VOPC default
    0x4625e2280d72e7, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c2290d72e7, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4423c22a0d829f, // V_CMPX_F_U32 ENC_VOPC default
    0x4625e22b0d829f, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0d829f, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4423c22a0d92c6, // V_CMPX_LT_U32 ENC_VOPC default
    0x4625e22b0d92c6, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0d92c6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4423c22a0da296, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4625e22b0da296, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0da296, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4423c22a0db2ba, // V_CMPX_LE_U32 ENC_VOPC default
    0x4625e22b0db2ba, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0db2ba, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4423c22a0dc2b1, // V_CMPX_GT_U32 ENC_VOPC default
    0x4625e22b0dc2b1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0dc2b1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4423c22a0dd2cf, // V_CMPX_NE_U32 ENC_VOPC default
    0x4625e22b0dd2cf, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0dd2cf, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4423c22a0de2a8, // V_CMPX_GE_U32 ENC_VOPC default
    0x4625e22b0de2a8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0de2a8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4423c22a0df2ea, // V_CMPX_T_U32 ENC_VOPC default
    0x4625e22b0df2ea, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4823c22c0df2ea, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x4426222d0e0300, // V_CMP_F_I64 ENC_VOPC default
    0x4826222e0e0300, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x4426222d0e1327, // V_CMP_LT_I64 ENC_VOPC default
    0x4826222e0e1327, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x4426222d0e22f7, // V_CMP_EQ_I64 ENC_VOPC default
    0x4826222e0e22f7, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4426222d0e331b, // V_CMP_LE_I64 ENC_VOPC default
    0x4826222e0e331b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x4426222d0e4312, // V_CMP_GT_I64 ENC_VOPC default
    0x4826222e0e4312, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x4426222d0e5330, // V_CMP_NE_I64 ENC_VOPC default
    0x4826222e0e5330, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x4426222d0e6309, // V_CMP_GE_I64 ENC_VOPC default
    0x4826222e0e6309, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x4426222d0e734b, // V_CMP_T_I64 ENC_VOPC default
    0x4826222e0e734b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x4426222f0e8303, // V_CMP_F_U64 ENC_VOPC default
    0x482622300e8303, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x4426222f0e932a, // V_CMP_LT_U64 ENC_VOPC default
    0x482622300e932a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x4426222f0ea2fa, // V_CMP_EQ_U64 ENC_VOPC default
    0x482622300ea2fa, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4426222f0eb31e, // V_CMP_LE_U64 ENC_VOPC default
    0x482622300eb31e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x4426222f0ec315, // V_CMP_GT_U64 ENC_VOPC default
    0x482622300ec315, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x4426222f0ed333, // V_CMP_NE_U64 ENC_VOPC default
    0x482622300ed333, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x4426222f0ee30c, // V_CMP_GE_U64 ENC_VOPC default
    0x482622300ee30c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x4426222f0ef34e, // V_CMP_T_U64 ENC_VOPC default
    0x482622300ef34e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x442622310f029d, // V_CMPX_F_I64 ENC_VOPC default
    0x482622320f029d, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x442622310f12c4, // V_CMPX_LT_I64 ENC_VOPC default
    0x482622320f12c4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x442622310f2294, // V_CMPX_EQ_I64 ENC_VOPC default
    0x482622320f2294, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x442622310f32b8, // V_CMPX_LE_I64 ENC_VOPC default
    0x482622320f32b8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x442622310f42af, // V_CMPX_GT_I64 ENC_VOPC default
    0x482622320f42af, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x442622310f52cd, // V_CMPX_NE_I64 ENC_VOPC default
    0x482622320f52cd, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x442622310f62a6, // V_CMPX_GE_I64 ENC_VOPC default
    0x482622320f62a6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x442622310f72e8, // V_CMPX_T_I64 ENC_VOPC default
    0x482622320f72e8, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x442622330f82a0, // V_CMPX_F_U64 ENC_VOPC default
    0x482622340f82a0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x442622330f92c7, // V_CMPX_LT_U64 ENC_VOPC default
    0x482622340f92c7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x442622330fa297, // V_CMPX_EQ_U64 ENC_VOPC default
    0x482622340fa297, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x442622330fb2bb, // V_CMPX_LE_U64 ENC_VOPC default
    0x482622340fb2bb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x442622330fc2b2, // V_CMPX_GT_U64 ENC_VOPC default
    0x482622340fc2b2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x442622330fd2d0, // V_CMPX_NE_U64 ENC_VOPC default
    0x482622340fd2d0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x442622330fe2a9, // V_CMPX_GE_U64 ENC_VOPC default
    0x482622340fe2a9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x442622330ff2eb, // V_CMPX_T_U64 ENC_VOPC default
    0x482622340ff2eb, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4a0b00b7000423, // V_NOP ENC_VOP1 default
    0x4c0f00b7000423, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x4e0ee0b7000423, // V_NOP VOP1_VOP_DPP has_dpp
    0x500b00b7000423, // V_NOP VOP1_INST_LITERAL has_lit
    0x4a0f2235001412, // V_MOV_B32 ENC_VOP1 default
    0x4c0f6236001412, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f4237001412, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x500f2238001412, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x520fa239002446, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4a0fe23a00336c, // V_CVT_I32_F64 ENC_VOP1 default
    0x4e10023b00336c, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x500fe23c00336c, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a10423d004367, // V_CVT_F64_I32 ENC_VOP1 default
    0x4e10623e004367, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5010423f004367, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4a0f2240005360, // V_CVT_F32_I32 ENC_VOP1 default
    0x4c10c241005360, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10a242005360, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x500f2243005360, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4a0f2244006361, // V_CVT_F32_U32 ENC_VOP1 default
    0x4c10c245006361, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x4e10a246006361, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x500f2247006361, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4a0f2248007381, // V_CVT_U32_F32 ENC_VOP1 default
    0x4c110249007381, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f424a007381, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x500f224b007381, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f224c00836b, // V_CVT_I32_F32 ENC_VOP1 default
    0x4c11024d00836b, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f424e00836b, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f224f00836b, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a11425000a359, // V_CVT_F16_F32 ENC_VOP1 default
    0x4c11825100a359, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x4e11625200a359, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5011425300a359, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4a11c25400b35d, // V_CVT_F32_F16 ENC_VOP1 default
    0x4c12025500b35d, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x4e11e25600b35d, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5011c25700b35d, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4a0f224c00c37d, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4c12424d00c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f424e00c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f224f00c37d, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f224c00d369, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4c12424d00d369, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f424e00d369, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f224f00d369, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f224000e36f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4c10c24100e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x4e10a24200e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x500f224300e36f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4a0fe25800f35e, // V_CVT_F32_F64 ENC_VOP1 default
    0x4e10025900f35e, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x500fe25a00f35e, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4a10425b010366, // V_CVT_F64_F32 ENC_VOP1 default
    0x5010425c010366, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4a0f2244011362, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4c10c245011362, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x4e10a246011362, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x500f2247011362, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4a0f2244012363, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4c10c245012363, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x4e10a246012363, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x500f2247012363, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4a0f2244013364, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4c10c245013364, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x4e10a246013364, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x500f2247013364, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4a0f2244014365, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4c10c245014365, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x4e10a246014365, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x500f2247014365, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4a0fe25d015382, // V_CVT_U32_F64 ENC_VOP1 default
    0x4e10025e015382, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x500fe25f015382, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4a104260016368, // V_CVT_F64_U32 ENC_VOP1 default
    0x4e106261016368, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x50104262016368, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4a12a263017479, // V_TRUNC_F64 ENC_VOP1 default
    0x4e12c264017479, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5012a265017479, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4a12a26301828a, // V_CEIL_F64 ENC_VOP1 default
    0x4e12c26401828a, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5012a26501828a, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4a12a26301944a, // V_RNDNE_F64 ENC_VOP1 default
    0x5012a26501944a, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4a12a26301a39d, // V_FLOOR_F64 ENC_VOP1 default
    0x4e12c26401a39d, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5012a26501a39d, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4a0f226601b3a7, // V_FRACT_F32 ENC_VOP1 default
    0x4c11026701b3a7, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f426801b3a7, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x500f226901b3a7, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4a0f226601c478, // V_TRUNC_F32 ENC_VOP1 default
    0x4c11026701c478, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f426801c478, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x500f226901c478, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4a0f226601d289, // V_CEIL_F32 ENC_VOP1 default
    0x4c11026701d289, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f426801d289, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x500f226901d289, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4a0f226601e449, // V_RNDNE_F32 ENC_VOP1 default
    0x4c11026701e449, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f426801e449, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x500f226901e449, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4a0f226601f39c, // V_FLOOR_F32 ENC_VOP1 default
    0x4c11026701f39c, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f426801f39c, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x500f226901f39c, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4a0f2266020397, // V_EXP_F32 ENC_VOP1 default
    0x4c110267020397, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f4268020397, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x500f2269020397, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f22660213b4, // V_LOG_F32 ENC_VOP1 default
    0x4c1102670213b4, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f42680213b4, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x500f22690213b4, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f2266022443, // V_RCP_F32 ENC_VOP1 default
    0x4c110267022443, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f4268022443, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x500f2269022443, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4a0f2266023445, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4c110267023445, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f4268023445, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x500f2269023445, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4a0f226602444c, // V_RSQ_F32 ENC_VOP1 default
    0x4c11026702444c, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f426802444c, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x500f226902444c, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4a12a263025444, // V_RCP_F64 ENC_VOP1 default
    0x5012a265025444, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4a12a26302644d, // V_RSQ_F64 ENC_VOP1 default
    0x5012a26502644d, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4a0f2266027465, // V_SQRT_F32 ENC_VOP1 default
    0x4c110267027465, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f4268027465, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x500f2269027465, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4a12a263028466, // V_SQRT_F64 ENC_VOP1 default
    0x5012a265028466, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f2266029455, // V_SIN_F32 ENC_VOP1 default
    0x4c110267029455, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f4268029455, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x500f2269029455, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4a0f226602a354, // V_COS_F32 ENC_VOP1 default
    0x4c11026702a354, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f426802a354, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x500f226902a354, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4a0f226a02b424, // V_NOT_B32 ENC_VOP1 default
    0x4c13026b02b424, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x4e10a26c02b424, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x500f226d02b424, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4a0f223502c287, // V_BFREV_B32 ENC_VOP1 default
    0x4c0f623602c287, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f423702c287, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x500f223802c287, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f226e02d399, // V_FFBH_U32 ENC_VOP1 default
    0x4c13026f02d399, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x4e10a27002d399, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x500f227102d399, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4a0f226e02e39a, // V_FFBL_B32 ENC_VOP1 default
    0x4c13026f02e39a, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x4e10a27002e39a, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x500f227102e39a, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4a0f227202f398, // V_FFBH_I32 ENC_VOP1 default
    0x4c13027302f398, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x4e10a27402f398, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x500f227502f398, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4a0fe23a0303ab, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x4e10023b0303ab, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x500fe23c0303ab, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2630313ae, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x4e12c2640313ae, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5012a2650313ae, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4a12a2630323a8, // V_FRACT_F64 ENC_VOP1 default
    0x4e12c2640323a8, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5012a2650323a8, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4a0f224c0333aa, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4c12424d0333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f424e0333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x500f224f0333aa, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4a0f22660343ad, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4c1102670343ad, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x4e0f42680343ad, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x500f22690343ad, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4a0b00b703528b, // V_CLREXCP ENC_VOP1 default
    0x500b00b703528b, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4a0f2235037453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4c0f6236037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x4e0f4237037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x500f2238037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4a134276038413, // V_MOV_B64 ENC_VOP1 default
    0x4c138277038413, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x4e136278038413, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x50134279038413, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4a13c27a03935b, // V_CVT_F16_U16 ENC_VOP1 default
    0x4c14027b03935b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x4e13e27c03935b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5013c27d03935b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4a13c27e03a35a, // V_CVT_F16_I16 ENC_VOP1 default
    0x4c14027f03a35a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x4e13e28003a35a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5013c28103a35a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4a14428203b380, // V_CVT_U16_F16 ENC_VOP1 default
    0x4c14828303b380, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14628403b380, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5014428503b380, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a14428603c36a, // V_CVT_I16_F16 ENC_VOP1 default
    0x4c14828703c36a, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14628803c36a, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5014428903c36a, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a03d442, // V_RCP_F16 ENC_VOP1 default
    0x4c15028b03d442, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c03d442, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d03d442, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a03e464, // V_SQRT_F16 ENC_VOP1 default
    0x4c15028b03e464, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c03e464, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d03e464, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a03f44b, // V_RSQ_F16 ENC_VOP1 default
    0x4c15028b03f44b, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c03f44b, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d03f44b, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a0403b3, // V_LOG_F16 ENC_VOP1 default
    0x4c15028b0403b3, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c0403b3, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d0403b3, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a041396, // V_EXP_F16 ENC_VOP1 default
    0x4c15028b041396, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c041396, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d041396, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a0423ac, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4c15028b0423ac, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c0423ac, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d0423ac, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4a1442860433a9, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4c1482870433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e1462880433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x501442890433a9, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a04439b, // V_FLOOR_F16 ENC_VOP1 default
    0x4c15028b04439b, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c04439b, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d04439b, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a045288, // V_CEIL_F16 ENC_VOP1 default
    0x4c15028b045288, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c045288, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d045288, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a046477, // V_TRUNC_F16 ENC_VOP1 default
    0x4c15028b046477, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c046477, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d046477, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a047448, // V_RNDNE_F16 ENC_VOP1 default
    0x4c15028b047448, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c047448, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d047448, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a0483a6, // V_FRACT_F16 ENC_VOP1 default
    0x4c15028b0483a6, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c0483a6, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d0483a6, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a049454, // V_SIN_F16 ENC_VOP1 default
    0x4c15028b049454, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c049454, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d049454, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4a14c28a04a353, // V_COS_F16 ENC_VOP1 default
    0x4c15028b04a353, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14e28c04a353, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5014c28d04a353, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4a14428604d36d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4c14828704d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14628804d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5014428904d36d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4a14428204e36e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4c14828304e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x4e14628404e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5014428504e36e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4a0f228e04f452, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4c13028f04f452, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x4e10a29004f452, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x500f229104f452, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x52154292051475, // V_SWAP_B32 ENC_VOP1 default
    0x5215829305226d, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4c15c29405226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x4e15a29505226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5015829605226d, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4a0f229705435f, // V_CVT_F32_FP8 ENC_VOP1 default
    0x5416029805435f, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e0f429905435f, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x500f229a05435f, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a0f229b05535c, // V_CVT_F32_BF8 ENC_VOP1 default
    0x5416029c05535c, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e0f429d05535c, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x500f229e05535c, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4a16229f056378, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x541662a0056378, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x4e1642a1056378, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x501622a2056378, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4a1622a3057377, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x541662a4057377, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x4e1642a5057377, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x501622a6057377, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x560ba2a7000216, // S_MOV_B32 ENC_SOP1 default
    0x580ba2a8000216, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2a9001217, // S_MOV_B64 ENC_SOP1 default
    0x580bc2aa001217, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2ab0021ca, // S_CMOV_B32 ENC_SOP1 default
    0x580ba2ac0021ca, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2ad0031cb, // S_CMOV_B64 ENC_SOP1 default
    0x580bc2ae0031cb, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2af004223, // S_NOT_B32 ENC_SOP1 default
    0x580ba2b0004223, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b1005224, // S_NOT_B64 ENC_SOP1 default
    0x580bc2b2005224, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2af006255, // S_WQM_B32 ENC_SOP1 default
    0x580ba2b0006255, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b1007256, // S_WQM_B64 ENC_SOP1 default
    0x580bc2b2007256, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b3008197, // S_BREV_B32 ENC_SOP1 default
    0x580ba2b4008197, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b5009198, // S_BREV_B64 ENC_SOP1 default
    0x580bc2b6009198, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b700a183, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x580ba2b800a183, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2b900b184, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x580be2ba00b184, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2b700c185, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x580ba2b800c185, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2b900d186, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x580be2ba00d186, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bb00e1f2, // S_FF0_I32_B32 ENC_SOP1 default
    0x580ba2bc00e1f2, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bd00f1f3, // S_FF0_I32_B64 ENC_SOP1 default
    0x580be2be00f1f3, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bb0101f4, // S_FF1_I32_B32 ENC_SOP1 default
    0x580ba2bc0101f4, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bd0111f5, // S_FF1_I32_B64 ENC_SOP1 default
    0x580be2be0111f5, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bb0121f7, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x580ba2bc0121f7, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x560be2bd0131f8, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x580be2be0131f8, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2bf0141f6, // S_FLBIT_I32 ENC_SOP1 default
    0x580ba2c00141f6, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x560be2c10151f9, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x580be2c20151f9, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c3016248, // S_SEXT_I32_I8 ENC_SOP1 default
    0x580ba2c4016248, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x560ba2c5017247, // S_SEXT_I32_I16 ENC_SOP1 default
    0x580ba2c6017247, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x560ba2c7018192, // S_BITSET0_B32 ENC_SOP1 default
    0x580ba2c8018192, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02c9019193, // S_BITSET0_B64 ENC_SOP1 default
    0x580c02ca019193, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2c701a194, // S_BITSET1_B32 ENC_SOP1 default
    0x580ba2c801a194, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x560c02c901b195, // S_BITSET1_B64 ENC_SOP1 default
    0x580c02ca01b195, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x560c22cb01c1fa, // S_GETPC_B64 ENC_SOP1 default
    0x560c42cc01d23d, // S_SETPC_B64 ENC_SOP1 default
    0x560bc2cd01e250, // S_SWAPPC_B64 ENC_SOP1 default
    0x560c42cc01f231, // S_RFE_B64 ENC_SOP1 default
    0x560bc2ce020163, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf020163, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce02122b, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf02122b, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce02225c, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf02225c, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce02315f, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf02315f, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce024228, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf024228, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce02521e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf02521e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce026222, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf026222, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce027259, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf027259, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2af02822f, // S_QUADMASK_B32 ENC_SOP1 default
    0x580ba2b002822f, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2b1029230, // S_QUADMASK_B64 ENC_SOP1 default
    0x580bc2b2029230, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x560ba2d002a214, // S_MOVRELS_B32 ENC_SOP1 default
    0x560bc2d102b215, // S_MOVRELS_B64 ENC_SOP1 default
    0x560ba2d202c212, // S_MOVRELD_B32 ENC_SOP1 default
    0x580ba2d302c212, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x560bc2d402d213, // S_MOVRELD_B64 ENC_SOP1 default
    0x580bc2d502d213, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x560c62d602e1c4, // S_CBRANCH_JOIN ENC_SOP1 default
    0x580c62d702e1c4, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x560ba2d8030156, // S_ABS_I32 ENC_SOP1 default
    0x580ba2d9030156, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x560c62da032242, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x580c62db032242, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x560bc2ce03315b, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf03315b, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce034225, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x580bc2cf034225, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce03515c, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x580bc2cf03515c, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560bc2ce036160, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x580bc2cf036160, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x560c02dc037191, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x580c02dd037191, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0d42de0001d8, // S_CMP_EQ_I32 ENC_SOPC default
    0x5c0d42df0001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e00001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e10001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42de0011e1, // S_CMP_LG_I32 ENC_SOPC default
    0x5c0d42df0011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e00011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e10011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42de0021dd, // S_CMP_GT_I32 ENC_SOPC default
    0x5c0d42df0021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e00021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e10021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42de0031db, // S_CMP_GE_I32 ENC_SOPC default
    0x5c0d42df0031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e00031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e10031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42de0041e4, // S_CMP_LT_I32 ENC_SOPC default
    0x5c0d42df0041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e00041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e10041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42de0051df, // S_CMP_LE_I32 ENC_SOPC default
    0x5c0d42df0051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e00051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x600d42e10051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e20061d9, // S_CMP_EQ_U32 ENC_SOPC default
    0x5c0d42e30061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e40061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e50061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e20071e2, // S_CMP_LG_U32 ENC_SOPC default
    0x5c0d42e30071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e40071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e50071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e20081de, // S_CMP_GT_U32 ENC_SOPC default
    0x5c0d42e30081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e40081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e50081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e20091dc, // S_CMP_GE_U32 ENC_SOPC default
    0x5c0d42e30091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e40091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e50091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e200a1e5, // S_CMP_LT_U32 ENC_SOPC default
    0x5c0d42e300a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e400a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e500a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e200b1e0, // S_CMP_LE_U32 ENC_SOPC default
    0x5c0d42e300b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e400b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x600d42e500b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e200c18d, // S_BITCMP0_B32 ENC_SOPC default
    0x5c0d42e300c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e400c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x600d42e500c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42e200d18f, // S_BITCMP1_B32 ENC_SOPC default
    0x5c0d42e300d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x5e0d42e400d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x600d42e500d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22e600e18e, // S_BITCMP0_B64 ENC_SOPC default
    0x5c0d22e700e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22e800e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x600d22e900e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d22e600f190, // S_BITCMP1_B64 ENC_SOPC default
    0x5c0d22e700f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x5e0d22e800f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x600d22e900f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d42ea010241, // S_SETVSKIP ENC_SOPC default
    0x5c0d42eb010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x5e0d42ec010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x600d42ed010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d62ee011245, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5c0d62ef011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x5e0d62f0011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x600d62f1011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d02f20121da, // S_CMP_EQ_U64 ENC_SOPC default
    0x5c0d02f30121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d02f40121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x600d02f50121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5a0d02f20131e3, // S_CMP_LG_U64 ENC_SOPC default
    0x5c0d02f30131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x5e0d02f40131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x600d02f50131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620e22f600021f, // S_NOP ENC_SOPP default
    0x620e40b70011ef, // S_ENDPGM ENC_SOPP default
    0x620e62f7002196, // S_BRANCH ENC_SOPP default
    0x620b00b7003254, // S_WAKEUP ENC_SOPP default
    0x620e62f80041c5, // S_CBRANCH_SCC0 ENC_SOPP default
    0x620e62f80051c6, // S_CBRANCH_SCC1 ENC_SOPP default
    0x640e62f90061c8, // S_CBRANCH_VCCZ ENC_SOPP default
    0x640e62f90071c7, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x620e62fa0081c1, // S_CBRANCH_EXECZ ENC_SOPP default
    0x620e62fa0091c0, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x620b00b700a182, // S_BARRIER ENC_SOPP default
    0x620e22f600b23c, // S_SETKILL ENC_SOPP default
    0x620e82fb00c253, // S_WAITCNT ENC_SOPP default
    0x620e22f600d23b, // S_SETHALT ENC_SOPP default
    0x620e22f600e249, // S_SLEEP ENC_SOPP default
    0x620e22f600f23e, // S_SETPRIO ENC_SOPP default
    0x620ea2fc010239, // S_SENDMSG ENC_SOPP default
    0x620ea2fc01123a, // S_SENDMSGHALT ENC_SOPP default
    0x620e22f6012251, // S_TRAP ENC_SOPP default
    0x620b00b70131fc, // S_ICACHE_INV ENC_SOPP default
    0x620e22f60141fd, // S_INCPERFLEVEL ENC_SOPP default
    0x620e22f60151ee, // S_DECPERFLEVEL ENC_SOPP default
    0x620b02fd016252, // S_TTRACEDATA ENC_SOPP default
    0x620e62f70171bc, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x620e62f70181bf, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x620e62f70191be, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x620e62f701a1bd, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x620b00b701b1f1, // S_ENDPGM_SAVED ENC_SOPP default
    0x620b00b701c244, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x620ec2fe01d243, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x620b00b701e1f0, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x620e22f601f246, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6620c2ff000433, // V_PK_MAD_I16 ENC_VOP3P default
    0x6620e30000143e, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x6620e30100242b, // V_PK_ADD_I16 ENC_VOP3P default
    0x6620e30100343f, // V_PK_SUB_I16 ENC_VOP3P default
    0x6620e302004431, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6620e302005432, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6620e30300642d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x6620e301007436, // V_PK_MAX_I16 ENC_VOP3P default
    0x6620e301008439, // V_PK_MIN_I16 ENC_VOP3P default
    0x6620c304009434, // V_PK_MAD_U16 ENC_VOP3P default
    0x6620e30000a42c, // V_PK_ADD_U16 ENC_VOP3P default
    0x6620e30000b440, // V_PK_SUB_U16 ENC_VOP3P default
    0x6620e30000c437, // V_PK_MAX_U16 ENC_VOP3P default
    0x6620e30000d43a, // V_PK_MIN_U16 ENC_VOP3P default
    0x6621030500e42f, // V_PK_FMA_F16 ENC_VOP3P default
    0x662120ef00f429, // V_PK_ADD_F16 ENC_VOP3P default
    0x662120ef01043c, // V_PK_MUL_F16 ENC_VOP3P default
    0x662120ef011438, // V_PK_MIN_F16 ENC_VOP3P default
    0x662120ef012435, // V_PK_MAX_F16 ENC_VOP3P default
    0x662143060203cb, // V_MAD_MIX_F32 ENC_VOP3P default
    0x662143070213ca, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x662143070223c9, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6621630802338d, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6620c30902638e, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6620c11a02738f, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6621830a028391, // V_DOT4_I32_I8 ENC_VOP3P default
    0x66218119029392, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6621830b02a394, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6621830c02b395, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6621a30d030430, // V_PK_FMA_F32 ENC_VOP3P default
    0x6621c30e03143d, // V_PK_MUL_F32 ENC_VOP3P default
    0x6621c30e03242a, // V_PK_ADD_F32 ENC_VOP3P default
    0x6621c30f03343b, // V_PK_MOV_B32 ENC_VOP3P default
    0x6821e31003e3ef, // V_MFMA_F32_16X16X8_XF32 VOP3P_MFMA default
    0x6822031103f3f8, // V_MFMA_F32_32X32X4_XF32 VOP3P_MFMA default
    0x682223120403f4, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x682243130413e7, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x682263140423fb, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x682243130443f5, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x682263140453ee, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x682283150483f7, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6822a3160493ed, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6822c31704a3fd, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6822a31604c3fa, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6822c31704d3e6, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x68222318050403, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x68224319051401, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6822631a052404, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x6822a31b056402, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x6822c31c057400, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6a22e31d05826e, // V_ACCVGPR_READ ENC_VOP3P default
    0x6623031e05926f, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6822831f05d3f6, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6822a32005e3ec, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6822c32105f3fc, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x6822a3200603f9, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x6822c3210613e5, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6c232322062457, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6c23432306445d, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6c232324066456, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6c23432506845c, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6c23232606a462, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6c23432706c463, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6823632806e3fe, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6823832906f3ff, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x6822c32a0703e8, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x6822c32b0713e9, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6822c32c0723ea, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6822c32d0733eb, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x6822a32e0743f0, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x6822a32f0753f1, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x6822a3300763f2, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x6822a3310773f3, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6c232332078458, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6c232333079459, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6c23233407a45a, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6c23233507b45b, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6c23433607c45e, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6c23433707d45f, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6c23433807e460, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6c23433907f461, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
];
