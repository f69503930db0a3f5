// Written by `cargo xtask regen` from amdgpu_isa_cdna3.xml. Do not edit: change
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
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(8, 1)),
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
        choice(Long, 0, 1, [false, true, false, false], run(2, 2), run(0, 0)),
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
        choice(Long, 0, 1, [false, true, false, false], run(2, 2), run(2, 1)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(14, 3)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2471] = [
    0x0016c000000352, // V_CNDMASK_B32 ENC_VOP2 default
    0x02170001000352, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0416e002000352, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0616c003000352, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08174004001274, // V_ADD_F32 ENC_VOP2 default
    0x0a178005001274, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c176006001274, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e174007001274, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08174004002470, // V_SUB_F32 ENC_VOP2 default
    0x0a178005002470, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c176006002470, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e174007002470, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0817400400346b, // V_SUBREV_F32 ENC_VOP2 default
    0x0a17800500346b, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17600600346b, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e17400700346b, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x0817c0080043a0, // V_FMAC_F64 ENC_VOP2 default
    0x0c17e0090043a0, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e17c00a0043a0, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x08174004005418, // V_MUL_F32 ENC_VOP2 default
    0x0a178005005418, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c176006005418, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e174007005418, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0817400b00641e, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a18400c00641e, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18200d00641e, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17400e00641e, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817400b00741b, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a18400c00741b, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18200d00741b, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17400e00741b, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817400f008422, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a184010008422, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c182011008422, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e174012008422, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817400f00941d, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a18401000941d, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18201100941d, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e17401200941d, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817400400a40c, // V_MIN_F32 ENC_VOP2 default
    0x0a17800500a40c, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17600600a40c, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e17400700a40c, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0817400400b3d7, // V_MAX_F32 ENC_VOP2 default
    0x0a17800500b3d7, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c17600600b3d7, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e17400700b3d7, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0817400b00c40f, // V_MIN_I32 ENC_VOP2 default
    0x0a18400c00c40f, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18200d00c40f, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e17400e00c40f, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0817400b00d3da, // V_MAX_I32 ENC_VOP2 default
    0x0a18400c00d3da, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18200d00d3da, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e17400e00d3da, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0817400f00e411, // V_MIN_U32 ENC_VOP2 default
    0x0a18401000e411, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18201100e411, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e17401200e411, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0817400f00f3dc, // V_MAX_U32 ENC_VOP2 default
    0x0a18401000f3dc, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18201100f3dc, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e17401200f3dc, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081740130103bc, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1840140103bc, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1820110103bc, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1740150103bc, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08174016011280, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a184017011280, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c182018011280, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e174019011280, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081740130123b6, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1840140123b6, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c1820110123b6, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1740150123b6, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0817400f01327d, // V_AND_B32 ENC_VOP2 default
    0x0a18401001327d, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18201101327d, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e17401201327d, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0817400f014426, // V_OR_B32 ENC_VOP2 default
    0x0a184010014426, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c182011014426, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e174012014426, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0817400f01547d, // V_XOR_B32 ENC_VOP2 default
    0x0a18401001547d, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18201101547d, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17401201547d, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x1018a01a0173a1, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e18a01b0173a1, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1018c01c01839e, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e18c01d01839e, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0818e01e019272, // V_ADD_CO_U32 ENC_VOP2 default
    0x1219201f019272, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c190020019272, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18e021019272, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818e01e01a46e, // V_SUB_CO_U32 ENC_VOP2 default
    0x1219201f01a46e, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19002001a46e, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18e02101a46e, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0818e02201b469, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1219202301b469, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19002001b469, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e18e02401b469, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019602501c271, // V_ADDC_CO_U32 ENC_VOP2 default
    0x1419a02601c271, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419802701c271, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619602801c271, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019602501d468, // V_SUBB_CO_U32 ENC_VOP2 default
    0x1419a02601d468, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419802701d468, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619602801d468, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0019602901e467, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x1419a02a01e467, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0419802701e467, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0619602b01e467, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819e02c01f273, // V_ADD_F16 ENC_VOP2 default
    0x0a1a202d01f273, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a002e01f273, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e19e02f01f273, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x0819e02c02046f, // V_SUB_F16 ENC_VOP2 default
    0x0a1a202d02046f, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a002e02046f, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e19e02f02046f, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x0819e03002146a, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1a203102146a, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a002e02146a, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e19e03202146a, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x0819e02c022417, // V_MUL_F16 ENC_VOP2 default
    0x0a1a202d022417, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a002e022417, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e19e02f022417, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x0819e0330233be, // V_MAC_F16 ENC_VOP2 default
    0x0c1a00340233be, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e19e0350233be, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101a60360243c0, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1a60370243c0, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x101a80380253bf, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1a80390253bf, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081aa03a026279, // V_ADD_U16 ENC_VOP2 default
    0x0a1ae03b026279, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c026279, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1aa03d026279, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081aa03a027473, // V_SUB_U16 ENC_VOP2 default
    0x0a1ae03b027473, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c027473, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1aa03d027473, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081aa03e02846c, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1ae03f02846c, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c02846c, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1aa04002846c, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081aa03a029420, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1ae03b029420, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c029420, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1aa03d029420, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081aa03e02a3b5, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1ae03f02a3b5, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c02a3b5, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1aa04002a3b5, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081aa03e02b3bb, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1ae03f02b3bb, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c02b3bb, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1aa04002b3bb, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081aa04102c27f, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1ae04202c27f, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac04302c27f, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1aa04402c27f, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x0819e02c02d3d6, // V_MAX_F16 ENC_VOP2 default
    0x0a1a202d02d3d6, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a002e02d3d6, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e19e02f02d3d6, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x0819e02c02e40b, // V_MIN_F16 ENC_VOP2 default
    0x0a1a202d02e40b, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1a002e02e40b, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e19e02f02e40b, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081aa03a02f3db, // V_MAX_U16 ENC_VOP2 default
    0x0a1ae03b02f3db, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c02f3db, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1aa03d02f3db, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081aa0450303d9, // V_MAX_I16 ENC_VOP2 default
    0x0a1ae0460303d9, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac0470303d9, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1aa0480303d9, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081aa03a031410, // V_MIN_U16 ENC_VOP2 default
    0x0a1ae03b031410, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac03c031410, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1aa03d031410, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081aa04503240e, // V_MIN_I16 ENC_VOP2 default
    0x0a1ae04603240e, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac04703240e, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1aa04803240e, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x0819e02c0333af, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1b602d0333af, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b402e0333af, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e19e02f0333af, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0817400f03427a, // V_ADD_U32 ENC_VOP2 default
    0x0a18401003427a, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18201103427a, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e17401203427a, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0817400f035474, // V_SUB_U32 ENC_VOP2 default
    0x0a184010035474, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c182011035474, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e174012035474, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0817401303646d, // V_SUBREV_U32 ENC_VOP2 default
    0x0a18401403646d, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18201103646d, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e17401503646d, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081ba04903738b, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1bc04a03738b, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1ba04b03738b, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0817404c03838c, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c18204d03838c, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e17404e03838c, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0817404f039390, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c182050039390, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e174051039390, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0817405203a393, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18205303a393, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e17405403a393, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0817405503b39f, // V_FMAC_F32 ENC_VOP2 default
    0x0c17605603b39f, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e17405703b39f, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081c005803c42e, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1c605903c42e, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c205a03c42e, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1c005b03c42e, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0817400f03d47c, // V_XNOR_B32 ENC_VOP2 default
    0x0a18401003d47c, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18201103d47c, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17401203d47c, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
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
    0x240b20be0201ea, // S_DCACHE_INV ENC_SMEM default
    0x240b20be0211ec, // S_DCACHE_WB ENC_SMEM default
    0x240b20be0221eb, // S_DCACHE_INV_VOL ENC_SMEM default
    0x240b20be0231ed, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b40bf02420e, // S_MEMTIME ENC_SMEM default
    0x220b40bf02520d, // S_MEMREALTIME ENC_SMEM default
    0x220b60c0026166, // S_ATC_PROBE ENC_SMEM default
    0x220b80c1027167, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x240ba0c20281e8, // S_DCACHE_DISCARD ENC_SMEM default
    0x240ba0c20291e9, // S_DCACHE_DISCARD_X2 ENC_SMEM default
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
    0x262360c90102f0, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x262360ca01128d, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2623c0cb0122f1, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2623c0cc01328e, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x262400cd0142ef, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x262400ce01528c, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x262460cd0202fb, // V_CMP_F_F16 ENC_VOP3 default
    0x262460cd021322, // V_CMP_LT_F16 ENC_VOP3 default
    0x262460cd0222f2, // V_CMP_EQ_F16 ENC_VOP3 default
    0x262460cd023316, // V_CMP_LE_F16 ENC_VOP3 default
    0x262460cd02430d, // V_CMP_GT_F16 ENC_VOP3 default
    0x262460cd02531f, // V_CMP_LG_F16 ENC_VOP3 default
    0x262460cd026304, // V_CMP_GE_F16 ENC_VOP3 default
    0x262460cd027343, // V_CMP_O_F16 ENC_VOP3 default
    0x262460cd02834f, // V_CMP_U_F16 ENC_VOP3 default
    0x262460cd029334, // V_CMP_NGE_F16 ENC_VOP3 default
    0x262460cd02a33d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x262460cd02b337, // V_CMP_NGT_F16 ENC_VOP3 default
    0x262460cd02c33a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x262460cd02d32b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x262460cd02e340, // V_CMP_NLT_F16 ENC_VOP3 default
    0x262460cd02f346, // V_CMP_TRU_F16 ENC_VOP3 default
    0x262460ce030298, // V_CMPX_F_F16 ENC_VOP3 default
    0x262460ce0312bf, // V_CMPX_LT_F16 ENC_VOP3 default
    0x262460ce03228f, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x262460ce0332b3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x262460ce0342aa, // V_CMPX_GT_F16 ENC_VOP3 default
    0x262460ce0352bc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x262460ce0362a1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x262460ce0372e0, // V_CMPX_O_F16 ENC_VOP3 default
    0x262460ce0382ec, // V_CMPX_U_F16 ENC_VOP3 default
    0x262460ce0392d1, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x262460ce03a2da, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x262460ce03b2d4, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x262460ce03c2d7, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x262460ce03d2c8, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x262460ce03e2dd, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x262460ce03f2e3, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2624a0cf0402fc, // V_CMP_F_F32 ENC_VOP3 default
    0x2624a0cf041323, // V_CMP_LT_F32 ENC_VOP3 default
    0x2624a0cf0422f3, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2624a0cf043317, // V_CMP_LE_F32 ENC_VOP3 default
    0x2624a0cf04430e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2624a0cf045320, // V_CMP_LG_F32 ENC_VOP3 default
    0x2624a0cf046305, // V_CMP_GE_F32 ENC_VOP3 default
    0x2624a0cf047344, // V_CMP_O_F32 ENC_VOP3 default
    0x2624a0cf048350, // V_CMP_U_F32 ENC_VOP3 default
    0x2624a0cf049335, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2624a0cf04a33e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2624a0cf04b338, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2624a0cf04c33b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2624a0cf04d32c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2624a0cf04e341, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2624a0cf04f347, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2624a0d0050299, // V_CMPX_F_F32 ENC_VOP3 default
    0x2624a0d00512c0, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2624a0d0052290, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2624a0d00532b4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2624a0d00542ab, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2624a0d00552bd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2624a0d00562a2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2624a0d00572e1, // V_CMPX_O_F32 ENC_VOP3 default
    0x2624a0d00582ed, // V_CMPX_U_F32 ENC_VOP3 default
    0x2624a0d00592d2, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2624a0d005a2db, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2624a0d005b2d5, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2624a0d005c2d8, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2624a0d005d2c9, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2624a0d005e2de, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2624a0d005f2e4, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2624e0d10602fd, // V_CMP_F_F64 ENC_VOP3 default
    0x2624e0d1061324, // V_CMP_LT_F64 ENC_VOP3 default
    0x2624e0d10622f4, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2624e0d1063318, // V_CMP_LE_F64 ENC_VOP3 default
    0x2624e0d106430f, // V_CMP_GT_F64 ENC_VOP3 default
    0x2624e0d1065321, // V_CMP_LG_F64 ENC_VOP3 default
    0x2624e0d1066306, // V_CMP_GE_F64 ENC_VOP3 default
    0x2624e0d1067345, // V_CMP_O_F64 ENC_VOP3 default
    0x2624e0d1068351, // V_CMP_U_F64 ENC_VOP3 default
    0x2624e0d1069336, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2624e0d106a33f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2624e0d106b339, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2624e0d106c33c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2624e0d106d32d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2624e0d106e342, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2624e0d106f348, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2624e0d207029a, // V_CMPX_F_F64 ENC_VOP3 default
    0x2624e0d20712c1, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2624e0d2072291, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2624e0d20732b5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2624e0d20742ac, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2624e0d20752be, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2624e0d20762a3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2624e0d20772e2, // V_CMPX_O_F64 ENC_VOP3 default
    0x2624e0d20782ee, // V_CMPX_U_F64 ENC_VOP3 default
    0x2624e0d20792d3, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2624e0d207a2dc, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2624e0d207b2d6, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2624e0d207c2d9, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2624e0d207d2ca, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2624e0d207e2df, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2624e0d207f2e5, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x262520d30a02fe, // V_CMP_F_I16 ENC_VOP3 default
    0x262520d30a1325, // V_CMP_LT_I16 ENC_VOP3 default
    0x262520d30a22f5, // V_CMP_EQ_I16 ENC_VOP3 default
    0x262520d30a3319, // V_CMP_LE_I16 ENC_VOP3 default
    0x262520d30a4310, // V_CMP_GT_I16 ENC_VOP3 default
    0x262520d30a532e, // V_CMP_NE_I16 ENC_VOP3 default
    0x262520d30a6307, // V_CMP_GE_I16 ENC_VOP3 default
    0x262520d30a7349, // V_CMP_T_I16 ENC_VOP3 default
    0x262520d40a8301, // V_CMP_F_U16 ENC_VOP3 default
    0x262520d40a9328, // V_CMP_LT_U16 ENC_VOP3 default
    0x262520d40aa2f8, // V_CMP_EQ_U16 ENC_VOP3 default
    0x262520d40ab31c, // V_CMP_LE_U16 ENC_VOP3 default
    0x262520d40ac313, // V_CMP_GT_U16 ENC_VOP3 default
    0x262520d40ad331, // V_CMP_NE_U16 ENC_VOP3 default
    0x262520d40ae30a, // V_CMP_GE_U16 ENC_VOP3 default
    0x262520d40af34c, // V_CMP_T_U16 ENC_VOP3 default
    0x262520d50b029b, // V_CMPX_F_I16 ENC_VOP3 default
    0x262520d50b12c2, // V_CMPX_LT_I16 ENC_VOP3 default
    0x262520d50b2292, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x262520d50b32b6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x262520d50b42ad, // V_CMPX_GT_I16 ENC_VOP3 default
    0x262520d50b52cb, // V_CMPX_NE_I16 ENC_VOP3 default
    0x262520d50b62a4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x262520d50b72e6, // V_CMPX_T_I16 ENC_VOP3 default
    0x262520d60b829e, // V_CMPX_F_U16 ENC_VOP3 default
    0x262520d60b92c5, // V_CMPX_LT_U16 ENC_VOP3 default
    0x262520d60ba295, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x262520d60bb2b9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x262520d60bc2b0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x262520d60bd2ce, // V_CMPX_NE_U16 ENC_VOP3 default
    0x262520d60be2a7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x262520d60bf2e9, // V_CMPX_T_U16 ENC_VOP3 default
    0x262580d70c02ff, // V_CMP_F_I32 ENC_VOP3 default
    0x262580d70c1326, // V_CMP_LT_I32 ENC_VOP3 default
    0x262580d70c22f6, // V_CMP_EQ_I32 ENC_VOP3 default
    0x262580d70c331a, // V_CMP_LE_I32 ENC_VOP3 default
    0x262580d70c4311, // V_CMP_GT_I32 ENC_VOP3 default
    0x262580d70c532f, // V_CMP_NE_I32 ENC_VOP3 default
    0x262580d70c6308, // V_CMP_GE_I32 ENC_VOP3 default
    0x262580d70c734a, // V_CMP_T_I32 ENC_VOP3 default
    0x262580d80c8302, // V_CMP_F_U32 ENC_VOP3 default
    0x262580d80c9329, // V_CMP_LT_U32 ENC_VOP3 default
    0x262580d80ca2f9, // V_CMP_EQ_U32 ENC_VOP3 default
    0x262580d80cb31d, // V_CMP_LE_U32 ENC_VOP3 default
    0x262580d80cc314, // V_CMP_GT_U32 ENC_VOP3 default
    0x262580d80cd332, // V_CMP_NE_U32 ENC_VOP3 default
    0x262580d80ce30b, // V_CMP_GE_U32 ENC_VOP3 default
    0x262580d80cf34d, // V_CMP_T_U32 ENC_VOP3 default
    0x262580d90d029c, // V_CMPX_F_I32 ENC_VOP3 default
    0x262580d90d12c3, // V_CMPX_LT_I32 ENC_VOP3 default
    0x262580d90d2293, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x262580d90d32b7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x262580d90d42ae, // V_CMPX_GT_I32 ENC_VOP3 default
    0x262580d90d52cc, // V_CMPX_NE_I32 ENC_VOP3 default
    0x262580d90d62a5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x262580d90d72e7, // V_CMPX_T_I32 ENC_VOP3 default
    0x262580da0d829f, // V_CMPX_F_U32 ENC_VOP3 default
    0x262580da0d92c6, // V_CMPX_LT_U32 ENC_VOP3 default
    0x262580da0da296, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x262580da0db2ba, // V_CMPX_LE_U32 ENC_VOP3 default
    0x262580da0dc2b1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x262580da0dd2cf, // V_CMPX_NE_U32 ENC_VOP3 default
    0x262580da0de2a8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x262580da0df2ea, // V_CMPX_T_U32 ENC_VOP3 default
    0x2625c0db0e0300, // V_CMP_F_I64 ENC_VOP3 default
    0x2625c0db0e1327, // V_CMP_LT_I64 ENC_VOP3 default
    0x2625c0db0e22f7, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2625c0db0e331b, // V_CMP_LE_I64 ENC_VOP3 default
    0x2625c0db0e4312, // V_CMP_GT_I64 ENC_VOP3 default
    0x2625c0db0e5330, // V_CMP_NE_I64 ENC_VOP3 default
    0x2625c0db0e6309, // V_CMP_GE_I64 ENC_VOP3 default
    0x2625c0db0e734b, // V_CMP_T_I64 ENC_VOP3 default
    0x2625c0dc0e8303, // V_CMP_F_U64 ENC_VOP3 default
    0x2625c0dc0e932a, // V_CMP_LT_U64 ENC_VOP3 default
    0x2625c0dc0ea2fa, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2625c0dc0eb31e, // V_CMP_LE_U64 ENC_VOP3 default
    0x2625c0dc0ec315, // V_CMP_GT_U64 ENC_VOP3 default
    0x2625c0dc0ed333, // V_CMP_NE_U64 ENC_VOP3 default
    0x2625c0dc0ee30c, // V_CMP_GE_U64 ENC_VOP3 default
    0x2625c0dc0ef34e, // V_CMP_T_U64 ENC_VOP3 default
    0x2625c0dd0f029d, // V_CMPX_F_I64 ENC_VOP3 default
    0x2625c0dd0f12c4, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2625c0dd0f2294, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2625c0dd0f32b8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2625c0dd0f42af, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2625c0dd0f52cd, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2625c0dd0f62a6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2625c0dd0f72e8, // V_CMPX_T_I64 ENC_VOP3 default
    0x2625c0de0f82a0, // V_CMPX_F_U64 ENC_VOP3 default
    0x2625c0de0f92c7, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2625c0de0fa297, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2625c0de0fb2bb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2625c0de0fc2b2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2625c0de0fd2d0, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2625c0de0fe2a9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2625c0de0ff2eb, // V_CMPX_T_U64 ENC_VOP3 default
    0x281720df100352, // V_CNDMASK_B32 ENC_VOP3 default
    0x2617a0e0101274, // V_ADD_F32 ENC_VOP3 default
    0x2617a0e0102470, // V_SUB_F32 ENC_VOP3 default
    0x2617a0e010346b, // V_SUBREV_F32 ENC_VOP3 default
    0x261800e11043a0, // V_FMAC_F64 ENC_VOP3 default
    0x2617a0e0105418, // V_MUL_F32 ENC_VOP3 default
    0x261860e210641e, // V_MUL_I32_I24 ENC_VOP3 default
    0x261880e210741b, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x261860e3108422, // V_MUL_U32_U24 ENC_VOP3 default
    0x261880e310941d, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2617a0e010a40c, // V_MIN_F32 ENC_VOP3 default
    0x2617a0e010b3d7, // V_MAX_F32 ENC_VOP3 default
    0x261880e210c40f, // V_MIN_I32 ENC_VOP3 default
    0x261880e210d3da, // V_MAX_I32 ENC_VOP3 default
    0x261880e310e411, // V_MIN_U32 ENC_VOP3 default
    0x261880e310f3dc, // V_MAX_U32 ENC_VOP3 default
    0x261880e41103bc, // V_LSHRREV_B32 ENC_VOP3 default
    0x261880e5111280, // V_ASHRREV_I32 ENC_VOP3 default
    0x261880e41123b6, // V_LSHLREV_B32 ENC_VOP3 default
    0x261880e311327d, // V_AND_B32 ENC_VOP3 default
    0x261880e3114426, // V_OR_B32 ENC_VOP3 default
    0x261880e311547d, // V_XOR_B32 ENC_VOP3 default
    0x2a1940e6119272, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2a1940e611a46e, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2a1940e711b469, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2c19c0e811c271, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2c19c0e811d468, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2c19c0e911e467, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x261a40ea11f273, // V_ADD_F16 ENC_VOP3 default
    0x261a40ea12046f, // V_SUB_F16 ENC_VOP3 default
    0x261a40eb12146a, // V_SUBREV_F16 ENC_VOP3 default
    0x261a40ea122417, // V_MUL_F16 ENC_VOP3 default
    0x261a40ec1233be, // V_MAC_F16 ENC_VOP3 default
    0x261b00ed126279, // V_ADD_U16 ENC_VOP3 default
    0x261b00ed127473, // V_SUB_U16 ENC_VOP3 default
    0x261b00ee12846c, // V_SUBREV_U16 ENC_VOP3 default
    0x261b20ed129420, // V_MUL_LO_U16 ENC_VOP3 default
    0x261b20ee12a3b5, // V_LSHLREV_B16 ENC_VOP3 default
    0x261b20ee12b3bb, // V_LSHRREV_B16 ENC_VOP3 default
    0x261b20ef12c27f, // V_ASHRREV_I16 ENC_VOP3 default
    0x261a40ea12d3d6, // V_MAX_F16 ENC_VOP3 default
    0x261a40ea12e40b, // V_MIN_F16 ENC_VOP3 default
    0x261b20ed12f3db, // V_MAX_U16 ENC_VOP3 default
    0x261b20f01303d9, // V_MAX_I16 ENC_VOP3 default
    0x261b20ed131410, // V_MIN_U16 ENC_VOP3 default
    0x261b20f013240e, // V_MIN_I16 ENC_VOP3 default
    0x261b80ea1333af, // V_LDEXP_F16 ENC_VOP3 default
    0x261860e313427a, // V_ADD_U32 ENC_VOP3 default
    0x261860e3135474, // V_SUB_U32 ENC_VOP3 default
    0x261860e413646d, // V_SUBREV_U32 ENC_VOP3 default
    0x261be0f113738b, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x261860f213838c, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x261860f3139390, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x261860f413a393, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2617a0f513b39f, // V_FMAC_F32 ENC_VOP3 default
    0x261c40f613c42e, // V_PK_FMAC_F16 ENC_VOP3 default
    0x261880e313d47c, // V_XNOR_B32 ENC_VOP3 default
    0x260f40be140423, // V_NOP ENC_VOP3 default
    0x260fc0f7141412, // V_MOV_B32 ENC_VOP3 default
    0x2e1000f8142446, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x261060f914336c, // V_CVT_I32_F64 ENC_VOP3 default
    0x2610c0fa144367, // V_CVT_F64_I32 ENC_VOP3 default
    0x261100fb145360, // V_CVT_F32_I32 ENC_VOP3 default
    0x261100fc146361, // V_CVT_F32_U32 ENC_VOP3 default
    0x261160fd147381, // V_CVT_U32_F32 ENC_VOP3 default
    0x261160fe14836b, // V_CVT_I32_F32 ENC_VOP3 default
    0x2611e0ff14a359, // V_CVT_F16_F32 ENC_VOP3 default
    0x2612610014b35d, // V_CVT_F32_F16 ENC_VOP3 default
    0x261280fe14c37d, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x261280fe14d369, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x261100fb14e36f, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2610610114f35e, // V_CVT_F32_F64 ENC_VOP3 default
    0x2612a102150366, // V_CVT_F64_F32 ENC_VOP3 default
    0x261100fc151362, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x261100fc152363, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x261100fc153364, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x261100fc154365, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x26106103155382, // V_CVT_U32_F64 ENC_VOP3 default
    0x2610c104156368, // V_CVT_F64_U32 ENC_VOP3 default
    0x26132105157479, // V_TRUNC_F64 ENC_VOP3 default
    0x2613210515828a, // V_CEIL_F64 ENC_VOP3 default
    0x2613210515944a, // V_RNDNE_F64 ENC_VOP3 default
    0x2613210515a39d, // V_FLOOR_F64 ENC_VOP3 default
    0x2611610615b3a7, // V_FRACT_F32 ENC_VOP3 default
    0x2611610615c478, // V_TRUNC_F32 ENC_VOP3 default
    0x2611610615d289, // V_CEIL_F32 ENC_VOP3 default
    0x2611610615e449, // V_RNDNE_F32 ENC_VOP3 default
    0x2611610615f39c, // V_FLOOR_F32 ENC_VOP3 default
    0x26116106160397, // V_EXP_F32 ENC_VOP3 default
    0x261161061613b4, // V_LOG_F32 ENC_VOP3 default
    0x26116106162443, // V_RCP_F32 ENC_VOP3 default
    0x26116106163445, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2611610616444c, // V_RSQ_F32 ENC_VOP3 default
    0x26132105165444, // V_RCP_F64 ENC_VOP3 default
    0x2613210516644d, // V_RSQ_F64 ENC_VOP3 default
    0x26116106167465, // V_SQRT_F32 ENC_VOP3 default
    0x26132105168466, // V_SQRT_F64 ENC_VOP3 default
    0x26116106169455, // V_SIN_F32 ENC_VOP3 default
    0x2611610616a354, // V_COS_F32 ENC_VOP3 default
    0x260fc10716b424, // V_NOT_B32 ENC_VOP3 default
    0x260fc0f716c287, // V_BFREV_B32 ENC_VOP3 default
    0x260fc10816d399, // V_FFBH_U32 ENC_VOP3 default
    0x260fc10816e39a, // V_FFBL_B32 ENC_VOP3 default
    0x260fc10916f398, // V_FFBH_I32 ENC_VOP3 default
    0x261060f91703ab, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x261321051713ae, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x261321051723a8, // V_FRACT_F64 ENC_VOP3 default
    0x261280fe1733aa, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x261161061743ad, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x260f40be17528b, // V_CLREXCP ENC_VOP3 default
    0x260fc0f7177453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2613c10a178413, // V_MOV_B64 ENC_VOP3 default
    0x2614410b17935b, // V_CVT_F16_U16 ENC_VOP3 default
    0x2614410c17a35a, // V_CVT_F16_I16 ENC_VOP3 default
    0x2614c10d17b380, // V_CVT_U16_F16 ENC_VOP3 default
    0x2614c10e17c36a, // V_CVT_I16_F16 ENC_VOP3 default
    0x2615410f17d442, // V_RCP_F16 ENC_VOP3 default
    0x2615410f17e464, // V_SQRT_F16 ENC_VOP3 default
    0x2615410f17f44b, // V_RSQ_F16 ENC_VOP3 default
    0x2615410f1803b3, // V_LOG_F16 ENC_VOP3 default
    0x2615410f181396, // V_EXP_F16 ENC_VOP3 default
    0x2615410f1823ac, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2614c10e1833a9, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x2615410f18439b, // V_FLOOR_F16 ENC_VOP3 default
    0x2615410f185288, // V_CEIL_F16 ENC_VOP3 default
    0x2615410f186477, // V_TRUNC_F16 ENC_VOP3 default
    0x2615410f187448, // V_RNDNE_F16 ENC_VOP3 default
    0x2615410f1883a6, // V_FRACT_F16 ENC_VOP3 default
    0x2615410f189454, // V_SIN_F16 ENC_VOP3 default
    0x2615410f18a353, // V_COS_F16 ENC_VOP3 default
    0x2614c10e18d36d, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2614c10d18e36e, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x260fc11018f452, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2e158111191475, // V_SWAP_B32 ENC_VOP3 default
    0x2e16011219226d, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x2611011319435f, // V_CVT_F32_FP8 ENC_VOP3 default
    0x2611011419535c, // V_CVT_F32_BF8 ENC_VOP3 default
    0x2616a115196378, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2616a116197377, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x261c81171c23c4, // V_MAD_I32_I24 ENC_VOP3 default
    0x261c81181c33ce, // V_MAD_U32_U24 ENC_VOP3 default
    0x261ca1191c4355, // V_CUBEID_F32 ENC_VOP3 default
    0x261ca1191c5357, // V_CUBESC_F32 ENC_VOP3 default
    0x261ca1191c6358, // V_CUBETC_F32 ENC_VOP3 default
    0x261ca1191c7356, // V_CUBEMA_F32 ENC_VOP3 default
    0x261cc11a1c8284, // V_BFE_U32 ENC_VOP3 default
    0x261cc11b1c9283, // V_BFE_I32 ENC_VOP3 default
    0x261cc11a1ca285, // V_BFI_B32 ENC_VOP3 default
    0x261ca1191cb3a3, // V_FMA_F32 ENC_VOP3 default
    0x261ce11c1cc3a4, // V_FMA_F64 ENC_VOP3 default
    0x261cc11d1cd3b2, // V_LERP_U8 ENC_VOP3 default
    0x261d011e1ce27b, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x261d011e1cf27c, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x261ca1191d0406, // V_MIN3_F32 ENC_VOP3 default
    0x261cc11f1d1408, // V_MIN3_I32 ENC_VOP3 default
    0x261cc11a1d240a, // V_MIN3_U32 ENC_VOP3 default
    0x261ca1191d33d1, // V_MAX3_F32 ENC_VOP3 default
    0x261cc11f1d43d3, // V_MAX3_I32 ENC_VOP3 default
    0x261cc11a1d53d5, // V_MAX3_U32 ENC_VOP3 default
    0x261ca1191d63e0, // V_MED3_F32 ENC_VOP3 default
    0x261cc11f1d73e2, // V_MED3_I32 ENC_VOP3 default
    0x261cc11a1d83e4, // V_MED3_U32 ENC_VOP3 default
    0x261c81201d9451, // V_SAD_U8 ENC_VOP3 default
    0x261c81201da44e, // V_SAD_HI_U8 ENC_VOP3 default
    0x261c81211db44f, // V_SAD_U16 ENC_VOP3 default
    0x261c811a1dc450, // V_SAD_U32 ENC_VOP3 default
    0x261d21221dd37c, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x261ca1191de384, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x261ce11c1df385, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x2a1d41231e0389, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x2a1d61241e138a, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x301ca1251e2387, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x301ce1261e3388, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x261c811d1e4416, // V_MSAD_U8 ENC_VOP3 default
    0x261d81271e5441, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x261d81271e6414, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x321da1281e7415, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x2a1dc1291e83cf, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x2a1dc12a1e93c5, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x261de12b1ea3c6, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x261e012c1eb3c8, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x261e012c1ec3c7, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x261cc12d1ed428, // V_PERM_B32 ENC_VOP3 default
    0x261de12b1ee3a5, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x261de12b1ef386, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x261e212e1f0370, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x261e412f1f13cd, // V_MAD_U32_U16 ENC_VOP3 default
    0x261e41301f23c3, // V_MAD_I32_I16 ENC_VOP3 default
    0x261cc11a1f347b, // V_XAD_U32 ENC_VOP3 default
    0x261e612b1f4405, // V_MIN3_F16 ENC_VOP3 default
    0x261e81311f5407, // V_MIN3_I16 ENC_VOP3 default
    0x261e81321f6409, // V_MIN3_U16 ENC_VOP3 default
    0x261e612b1f73d0, // V_MAX3_F16 ENC_VOP3 default
    0x261e81311f83d2, // V_MAX3_I16 ENC_VOP3 default
    0x261e81321f93d4, // V_MAX3_U16 ENC_VOP3 default
    0x261e612b1fa3df, // V_MED3_F16 ENC_VOP3 default
    0x261e81311fb3e1, // V_MED3_I16 ENC_VOP3 default
    0x261e81321fc3e3, // V_MED3_U16 ENC_VOP3 default
    0x261cc11a1fd3b8, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x261cc11a1fe278, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x261cc11a1ff270, // V_ADD3_U32 ENC_VOP3 default
    0x261cc11a2003ba, // V_LSHL_OR_B32 ENC_VOP3 default
    0x261cc11a20127e, // V_AND_OR_B32 ENC_VOP3 default
    0x261cc11a202425, // V_OR3_B32 ENC_VOP3 default
    0x261e612b2033c1, // V_MAD_F16 ENC_VOP3 default
    0x261e81322043cc, // V_MAD_U16 ENC_VOP3 default
    0x261e81312053c2, // V_MAD_I16 ENC_VOP3 default
    0x261e612b2063a2, // V_FMA_F16 ENC_VOP3 default
    0x261e612b207383, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x261ea1332083b9, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x261ec134280275, // V_ADD_F64 ENC_VOP3 default
    0x261ec134281419, // V_MUL_F64 ENC_VOP3 default
    0x261ec13428240d, // V_MIN_F64 ENC_VOP3 default
    0x261ec1342833d8, // V_MAX_F64 ENC_VOP3 default
    0x261ee1352843b1, // V_LDEXP_F64 ENC_VOP3 default
    0x261f00e3285421, // V_MUL_LO_U32 ENC_VOP3 default
    0x261f00e328641c, // V_MUL_HI_U32 ENC_VOP3 default
    0x261f00e228741a, // V_MUL_HI_I32 ENC_VOP3 default
    0x261f21362883b0, // V_LDEXP_F32 ENC_VOP3 default
    0x341f4137289447, // V_READLANE_B32 ENC_VOP3 default
    0x361f013828a47a, // V_WRITELANE_B32 ENC_VOP3 default
    0x261f00e328b282, // V_BCNT_U32_B32 ENC_VOP3 default
    0x261f00e328c3de, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x261f00e328d3dd, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x261f613928f3b7, // V_LSHLREV_B64 ENC_VOP3 default
    0x261f61392903bd, // V_LSHRREV_B64 ENC_VOP3 default
    0x261f613a291281, // V_ASHRREV_I64 ENC_VOP3 default
    0x261ee13b292476, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x261f00e3293286, // V_BFM_B32 ENC_VOP3 default
    0x261f813c294372, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x261f813d295374, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x261fa13e296375, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x261f013f29737b, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x261f014029837a, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x261fc141299371, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x261fc14229a373, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x261fe0e229c277, // V_ADD_I32 ENC_VOP3 default
    0x261fe0e229d472, // V_SUB_I32 ENC_VOP3 default
    0x262000f029e276, // V_ADD_I16 ENC_VOP3 default
    0x262000f029f471, // V_SUB_I16 ENC_VOP3 default
    0x261fc1432a0427, // V_PACK_B32_F16 ENC_VOP3 default
    0x262020e02a141f, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x262041442a2379, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x262041452a3376, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x262061462a437f, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x262061472a537e, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x3800014800004f, // DS_ADD_U32 ENC_DS default
    0x380001480010ae, // DS_SUB_U32 ENC_DS default
    0x380001480020aa, // DS_RSUB_U32 ENC_DS default
    0x3800014800306d, // DS_INC_U32 ENC_DS default
    0x38000148004063, // DS_DEC_U32 ENC_DS default
    0x3800014900507d, // DS_MIN_I32 ENC_DS default
    0x38000149006071, // DS_MAX_I32 ENC_DS default
    0x38000148007085, // DS_MIN_U32 ENC_DS default
    0x38000148008079, // DS_MAX_U32 ENC_DS default
    0x3800014a009051, // DS_AND_B32 ENC_DS default
    0x3800014a00a08c, // DS_OR_B32 ENC_DS default
    0x3800014a00b0c5, // DS_XOR_B32 ENC_DS default
    0x3800214b00c087, // DS_MSKOR_B32 ENC_DS default
    0x3800014c00d0ba, // DS_WRITE_B32 ENC_DS default
    0x3800414d00e0b4, // DS_WRITE2_B32 ENC_DS default
    0x3800414d00f0b2, // DS_WRITE2ST64_B32 ENC_DS default
    0x3800214b010057, // DS_CMPST_B32 ENC_DS default
    0x3800214e011059, // DS_CMPST_F32 ENC_DS default
    0x3800014f01207b, // DS_MIN_F32 ENC_DS default
    0x3800014f01306f, // DS_MAX_F32 ENC_DS default
    0x380060be01408b, // DS_NOP ENC_DS default
    0x3800014f015049, // DS_ADD_F32 ENC_DS default
    0x38008150017092, // DS_PK_ADD_F16 ENC_DS default
    0x3800a151018091, // DS_PK_ADD_BF16 ENC_DS default
    0x3800c15201d0b6, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3800015301e0bc, // DS_WRITE_B8 ENC_DS default
    0x3800e15401f0b8, // DS_WRITE_B16 ENC_DS default
    0x3801015502004d, // DS_ADD_RTN_U32 ENC_DS default
    0x380101550210ac, // DS_SUB_RTN_U32 ENC_DS default
    0x380101550220a8, // DS_RSUB_RTN_U32 ENC_DS default
    0x3801015502306b, // DS_INC_RTN_U32 ENC_DS default
    0x38010155024061, // DS_DEC_RTN_U32 ENC_DS default
    0x38010156025081, // DS_MIN_RTN_I32 ENC_DS default
    0x38010156026075, // DS_MAX_RTN_I32 ENC_DS default
    0x38010155027083, // DS_MIN_RTN_U32 ENC_DS default
    0x38010155028077, // DS_MAX_RTN_U32 ENC_DS default
    0x38010157029053, // DS_AND_RTN_B32 ENC_DS default
    0x3801015702a08e, // DS_OR_RTN_B32 ENC_DS default
    0x3801015702b0c7, // DS_XOR_RTN_B32 ENC_DS default
    0x3801215802c089, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3801015702d0c3, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3801415902e0c1, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3801415902f0bf, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3801215803005b, // DS_CMPST_RTN_B32 ENC_DS default
    0x3801215a03105d, // DS_CMPST_RTN_F32 ENC_DS default
    0x3801015b03207f, // DS_MIN_RTN_F32 ENC_DS default
    0x3801015b033073, // DS_MAX_RTN_F32 ENC_DS default
    0x380121580340b1, // DS_WRAP_RTN_B32 ENC_DS default
    0x3801015b03504b, // DS_ADD_RTN_F32 ENC_DS default
    0x3801615c03609b, // DS_READ_B32 ENC_DS default
    0x3801815d037097, // DS_READ2_B32 ENC_DS default
    0x3801815d038095, // DS_READ2ST64_B32 ENC_DS default
    0x3801615e03909f, // DS_READ_I8 ENC_DS default
    0x3801615f03a0a5, // DS_READ_U8 ENC_DS default
    0x3801616003b09e, // DS_READ_I16 ENC_DS default
    0x3801616103c0a2, // DS_READ_U16 ENC_DS default
    0x3801a16203d0b0, // DS_SWIZZLE_B32 ENC_DS default
    0x3801016303e090, // DS_PERMUTE_B32 ENC_DS default
    0x3801016303f056, // DS_BPERMUTE_B32 ENC_DS default
    0x3801c164040050, // DS_ADD_U64 ENC_DS default
    0x3801c1640410af, // DS_SUB_U64 ENC_DS default
    0x3801c1640420ab, // DS_RSUB_U64 ENC_DS default
    0x3801c16404306e, // DS_INC_U64 ENC_DS default
    0x3801c164044064, // DS_DEC_U64 ENC_DS default
    0x3801c16504507e, // DS_MIN_I64 ENC_DS default
    0x3801c165046072, // DS_MAX_I64 ENC_DS default
    0x3801c164047086, // DS_MIN_U64 ENC_DS default
    0x3801c16404807a, // DS_MAX_U64 ENC_DS default
    0x3801c166049052, // DS_AND_B64 ENC_DS default
    0x3801c16604a08d, // DS_OR_B64 ENC_DS default
    0x3801c16604b0c6, // DS_XOR_B64 ENC_DS default
    0x3801e16704c088, // DS_MSKOR_B64 ENC_DS default
    0x3801c16804d0bb, // DS_WRITE_B64 ENC_DS default
    0x3802016904e0b5, // DS_WRITE2_B64 ENC_DS default
    0x3802016904f0b3, // DS_WRITE2ST64_B64 ENC_DS default
    0x3801e167050058, // DS_CMPST_B64 ENC_DS default
    0x3802216a05105a, // DS_CMPST_F64 ENC_DS default
    0x3802416b05207c, // DS_MIN_F64 ENC_DS default
    0x3802416b053070, // DS_MAX_F64 ENC_DS default
    0x3800016c0540bd, // DS_WRITE_B8_D16_HI ENC_DS default
    0x3800016d0550b9, // DS_WRITE_B16_D16_HI ENC_DS default
    0x3801616e0560a6, // DS_READ_U8_D16 ENC_DS default
    0x3801616e0570a7, // DS_READ_U8_D16_HI ENC_DS default
    0x3801616f0580a0, // DS_READ_I8_D16 ENC_DS default
    0x3801616f0590a1, // DS_READ_I8_D16_HI ENC_DS default
    0x3801617005a0a3, // DS_READ_U16_D16 ENC_DS default
    0x3801617005b0a4, // DS_READ_U16_D16_HI ENC_DS default
    0x3802416b05c04a, // DS_ADD_F64 ENC_DS default
    0x3802617106004e, // DS_ADD_RTN_U64 ENC_DS default
    0x380261710610ad, // DS_SUB_RTN_U64 ENC_DS default
    0x380261710620a9, // DS_RSUB_RTN_U64 ENC_DS default
    0x3802617106306c, // DS_INC_RTN_U64 ENC_DS default
    0x38026171064062, // DS_DEC_RTN_U64 ENC_DS default
    0x38026172065082, // DS_MIN_RTN_I64 ENC_DS default
    0x38026172066076, // DS_MAX_RTN_I64 ENC_DS default
    0x38026171067084, // DS_MIN_RTN_U64 ENC_DS default
    0x38026171068078, // DS_MAX_RTN_U64 ENC_DS default
    0x38026173069054, // DS_AND_RTN_B64 ENC_DS default
    0x3802617306a08f, // DS_OR_RTN_B64 ENC_DS default
    0x3802617306b0c8, // DS_XOR_RTN_B64 ENC_DS default
    0x3802817406c08a, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3802617306d0c4, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3802a17506e0c2, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3802a17506f0c0, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3802817407005c, // DS_CMPST_RTN_B64 ENC_DS default
    0x3802c17607105e, // DS_CMPST_RTN_F64 ENC_DS default
    0x3802e177072080, // DS_MIN_RTN_F64 ENC_DS default
    0x3802e177073074, // DS_MAX_RTN_F64 ENC_DS default
    0x3803017807609c, // DS_READ_B64 ENC_DS default
    0x38032179077098, // DS_READ2_B64 ENC_DS default
    0x38032179078096, // DS_READ2ST64_B64 ENC_DS default
    0x3802e17707c04c, // DS_ADD_RTN_F64 ENC_DS default
    0x3802617307e05f, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x3a03417a098069, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x3a03617b099066, // DS_GWS_INIT ENC_DS default
    0x3a03417a09a06a, // DS_GWS_SEMA_V ENC_DS default
    0x3a03617b09b067, // DS_GWS_SEMA_BR ENC_DS default
    0x3a03417a09c068, // DS_GWS_SEMA_P ENC_DS default
    0x3a03617b09d065, // DS_GWS_BARRIER ENC_DS default
    0x3803817c0b6099, // DS_READ_ADDTID_B32 ENC_DS default
    0x3803a17d0b7094, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x3803c17e0b8093, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x3803817f0bd060, // DS_CONSUME ENC_DS default
    0x3803817f0be055, // DS_APPEND ENC_DS default
    0x3803e1800de0be, // DS_WRITE_B96 ENC_DS default
    0x380401810df0b7, // DS_WRITE_B128 ENC_DS default
    0x380421820fe09d, // DS_READ_B96 ENC_DS default
    0x380441830ff09a, // DS_READ_B128 ENC_DS default
    0x3c0461840100f3, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3e078185010149, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x4005e18601012e, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3c0461870110ed, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3e078188011143, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x4005e189011128, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3c04618a0120f6, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3e07818b01214c, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x4005e18c012131, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3c04618d0130f2, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3e07818e013148, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x4005e18f01312d, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3c0461900140e9, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3e07819101413a, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x4005e19201411f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3c0481930150ea, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3e07a19401513b, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x40060195015120, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3c04a1960160eb, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3e07c19701613c, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x40062198016121, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3c04c1990170ec, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3e07e19a01713d, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x4006419b017122, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3c04e19c0180f7, // FLAT_STORE_BYTE ENC_FLAT default
    0x3e08019d01814d, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x4006619e018132, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3c04e19c0190f8, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3e08019d01914e, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4006619e019133, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3c04e19f01a0fd, // FLAT_STORE_SHORT ENC_FLAT default
    0x3e0801a001a153, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x400661a101a138, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3c04e19f01b0fe, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3e0801a001b154, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x400661a101b139, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c04e1a201c0f9, // FLAT_STORE_DWORD ENC_FLAT default
    0x3e0801a301c14f, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x400661a401c134, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3c0501a501d0fa, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3e0821a601d150, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x400681a701d135, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3c0521a801e0fb, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3e0841a901e151, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x4006a1aa01e136, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3c0541ab01f0fc, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3e0861ac01f152, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x4006c1ad01f137, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3c0461840200f4, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3e07818502014a, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x4005e18602012f, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3c0461840210f5, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3e07818502114b, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4005e186021130, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c0461870220ee, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3e078188022144, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x4005e189022129, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3c0461870230ef, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3e078188023145, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4005e18902312a, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c0461ae0240f0, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3e0781af024146, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x4005e1b002412b, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3c0461ae0250f1, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3e0781af025147, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x4005e1b002512c, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3e0881b1026141, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x4006e1b2026126, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3e0881b102713f, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x4006e1b2027124, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3e0881b1028142, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x4006e1b2028127, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3e0881b1029140, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x4006e1b2029125, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3e0881b102a13e, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x4006e1b202a123, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3c0561b30400e1, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x400701b4040117, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3c0581b50410cf, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x400721b6041105, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3c0561b70420c9, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x400701b80420ff, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3c0561b70430df, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x400701b8043115, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3c0561b90440dd, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x400701ba044113, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3c0561b70450e5, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x400701b804511b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3c0561b90460db, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x400701ba046111, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3c0561b70470e3, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x400701b8047119, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3c0561b30480cd, // FLAT_ATOMIC_AND ENC_FLAT default
    0x400701b4048103, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3c0561b30490d7, // FLAT_ATOMIC_OR ENC_FLAT default
    0x400701b404910d, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3c0561b304a0e7, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x400701b404a11d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3c0561b704b0d3, // FLAT_ATOMIC_INC ENC_FLAT default
    0x400701b804b109, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3c0561b704c0d1, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x400701b804c107, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3c0561bb04d0ca, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x400701bc04d100, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3c0561bd04e0da, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x400701be04e110, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3c05a1bf04f0cb, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x400741c004f101, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3c05a1bf0500d6, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x400741c005010c, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3c05a1bf0510d5, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x400741c005110b, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3c0561c10520d9, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x400701c205210f, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3c05a1c30600e2, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x400741c4060118, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3c05c1c50610d0, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x400761c6061106, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3c05a1c70620cc, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x400741c8062102, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3c05a1c70630e0, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x400741c8063116, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3c05a1c90640de, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x400741ca064114, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3c05a1c70650e6, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x400741c806511c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3c05a1c90660dc, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x400741ca066112, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3c05a1c70670e4, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x400741c806711a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3c05a1c30680ce, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x400741c4068104, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3c05a1c30690d8, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x400741c406910e, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3c05a1c306a0e8, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x400741c406a11e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3c05a1c706b0d4, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x400741c806b10a, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3c05a1c706c0d2, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x400741c806c108, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x420921cb000029, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x420941cc00102a, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x420961cd00202b, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x420981ce00302c, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x4209a1cf004042, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x420941d0005043, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x420961d1006044, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x420981d2007045, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x4209a1cb008025, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x4209a1d3009026, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x420941d400a027, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x420941d500b028, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x4209a1cf00c03e, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x4209a1d600d03f, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x420941d700e040, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x420941d800f041, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x420921d9010033, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x420921da01102d, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x420921db012036, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x420921dc013032, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x420921dd014020, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x420941de015021, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x420961df016022, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x420981e0017023, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x4209a1e1018037, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x4209a1e1019038, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x4209a1e201a046, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x4209a1e201b047, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x4209a1e301c039, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x420941e401d03a, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x420961e501e03b, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x420981e601f03c, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x4209a1e7020034, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x4209a1e7021035, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x4209a1e802202e, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x4209a1e802302f, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x4209a1e9024030, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x4209a1e9025031, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x4209a1cb026024, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x4209a1cf02703d, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x4209c0be028048, // BUFFER_WBL2 ENC_MUBUF default
    0x4209c0be02901f, // BUFFER_INV ENC_MUBUF default
    0x4209a1ea040017, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x420941eb041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x4209a1ec042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x4209a1ec043015, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x4209a1ed044013, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x4209a1ec04501b, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x4209a1ed046011, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x4209a1ec047019, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x4209a1ea048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x4209a1ea04900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x4209a1ea04a01d, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x4209a1ec04b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x4209a1ec04c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x4209a1ee04d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x4209a1ef04e010, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x420941f004f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x420941f005000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x420941f005100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x420941f1060018, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x420981f2061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x420941f3062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x420941f3063016, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x420941f4064014, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x420941f306501c, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x420941f4066012, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x420941f306701a, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x420941f1068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x420941f106900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x420941f106a01e, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x420941f306b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x420941f306c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x4408a1f5000261, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x4408c1f6001262, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4408e1f7002263, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x440901f8003264, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4408a1f9004269, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4408c1fa00526a, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4408e1fb00626b, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x440901fc00726c, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4408a1f500825d, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4408a1fd00925e, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4408c1fe00a25f, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408c1ff00b260, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4408a1f900c265, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4408a20000d266, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4408c20100e267, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408c20200f268, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x462382030102f0, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4823a2040102f0, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382050102f0, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4623820601128d, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4823a20701128d, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23820801128d, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4623e2090122f1, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4a23e20a0122f1, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4623e20b01328e, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4a23e20c01328e, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4624220d0142ef, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4824420e0142ef, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f0142ef, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4624221001528c, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4824421101528c, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221201528c, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4624220d0202fb, // V_CMP_F_F16 ENC_VOPC default
    0x4824820e0202fb, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f0202fb, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4624220d021322, // V_CMP_LT_F16 ENC_VOPC default
    0x4824820e021322, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f021322, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4624220d0222f2, // V_CMP_EQ_F16 ENC_VOPC default
    0x4824820e0222f2, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f0222f2, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4624220d023316, // V_CMP_LE_F16 ENC_VOPC default
    0x4824820e023316, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f023316, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02430d, // V_CMP_GT_F16 ENC_VOPC default
    0x4824820e02430d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02430d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02531f, // V_CMP_LG_F16 ENC_VOPC default
    0x4824820e02531f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02531f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4624220d026304, // V_CMP_GE_F16 ENC_VOPC default
    0x4824820e026304, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f026304, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4624220d027343, // V_CMP_O_F16 ENC_VOPC default
    0x4824820e027343, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f027343, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02834f, // V_CMP_U_F16 ENC_VOPC default
    0x4824820e02834f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02834f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4624220d029334, // V_CMP_NGE_F16 ENC_VOPC default
    0x4824820e029334, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f029334, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02a33d, // V_CMP_NLG_F16 ENC_VOPC default
    0x4824820e02a33d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02a33d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02b337, // V_CMP_NGT_F16 ENC_VOPC default
    0x4824820e02b337, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02b337, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02c33a, // V_CMP_NLE_F16 ENC_VOPC default
    0x4824820e02c33a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02c33a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02d32b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4824820e02d32b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02d32b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02e340, // V_CMP_NLT_F16 ENC_VOPC default
    0x4824820e02e340, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02e340, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4624220d02f346, // V_CMP_TRU_F16 ENC_VOPC default
    0x4824820e02f346, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24220f02f346, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x46242210030298, // V_CMPX_F_F16 ENC_VOPC default
    0x48248211030298, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a242212030298, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x462422100312bf, // V_CMPX_LT_F16 ENC_VOPC default
    0x482482110312bf, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120312bf, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4624221003228f, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4824821103228f, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221203228f, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x462422100332b3, // V_CMPX_LE_F16 ENC_VOPC default
    0x482482110332b3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120332b3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x462422100342aa, // V_CMPX_GT_F16 ENC_VOPC default
    0x482482110342aa, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120342aa, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x462422100352bc, // V_CMPX_LG_F16 ENC_VOPC default
    0x482482110352bc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120352bc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x462422100362a1, // V_CMPX_GE_F16 ENC_VOPC default
    0x482482110362a1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120362a1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x462422100372e0, // V_CMPX_O_F16 ENC_VOPC default
    0x482482110372e0, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120372e0, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x462422100382ec, // V_CMPX_U_F16 ENC_VOPC default
    0x482482110382ec, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120382ec, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x462422100392d1, // V_CMPX_NGE_F16 ENC_VOPC default
    0x482482110392d1, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2422120392d1, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4624221003a2da, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4824821103a2da, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221203a2da, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4624221003b2d4, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4824821103b2d4, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221203b2d4, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4624221003c2d7, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4824821103c2d7, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221203c2d7, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4624221003d2c8, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4824821103d2c8, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221203d2c8, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4624221003e2dd, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4824821103e2dd, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221203e2dd, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4624221003f2e3, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4824821103f2e3, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a24221203f2e3, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x462382130402fc, // V_CMP_F_F32 ENC_VOPC default
    0x4824c2140402fc, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382150402fc, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x46238213041323, // V_CMP_LT_F32 ENC_VOPC default
    0x4824c214041323, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238215041323, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x462382130422f3, // V_CMP_EQ_F32 ENC_VOPC default
    0x4824c2140422f3, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382150422f3, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x46238213043317, // V_CMP_LE_F32 ENC_VOPC default
    0x4824c214043317, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238215043317, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4623821304430e, // V_CMP_GT_F32 ENC_VOPC default
    0x4824c21404430e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821504430e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x46238213045320, // V_CMP_LG_F32 ENC_VOPC default
    0x4824c214045320, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238215045320, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x46238213046305, // V_CMP_GE_F32 ENC_VOPC default
    0x4824c214046305, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238215046305, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x46238213047344, // V_CMP_O_F32 ENC_VOPC default
    0x4824c214047344, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238215047344, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x46238213048350, // V_CMP_U_F32 ENC_VOPC default
    0x4824c214048350, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238215048350, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x46238213049335, // V_CMP_NGE_F32 ENC_VOPC default
    0x4824c214049335, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238215049335, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4623821304a33e, // V_CMP_NLG_F32 ENC_VOPC default
    0x4824c21404a33e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821504a33e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4623821304b338, // V_CMP_NGT_F32 ENC_VOPC default
    0x4824c21404b338, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821504b338, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4623821304c33b, // V_CMP_NLE_F32 ENC_VOPC default
    0x4824c21404c33b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821504c33b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4623821304d32c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4824c21404d32c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821504d32c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4623821304e341, // V_CMP_NLT_F32 ENC_VOPC default
    0x4824c21404e341, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821504e341, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4623821304f347, // V_CMP_TRU_F32 ENC_VOPC default
    0x4824c21404f347, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821504f347, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x46238216050299, // V_CMPX_F_F32 ENC_VOPC default
    0x4824c217050299, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238218050299, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x462382160512c0, // V_CMPX_LT_F32 ENC_VOPC default
    0x4824c2170512c0, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180512c0, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x46238216052290, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4824c217052290, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a238218052290, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x462382160532b4, // V_CMPX_LE_F32 ENC_VOPC default
    0x4824c2170532b4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180532b4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x462382160542ab, // V_CMPX_GT_F32 ENC_VOPC default
    0x4824c2170542ab, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180542ab, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x462382160552bd, // V_CMPX_LG_F32 ENC_VOPC default
    0x4824c2170552bd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180552bd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x462382160562a2, // V_CMPX_GE_F32 ENC_VOPC default
    0x4824c2170562a2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180562a2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x462382160572e1, // V_CMPX_O_F32 ENC_VOPC default
    0x4824c2170572e1, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180572e1, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x462382160582ed, // V_CMPX_U_F32 ENC_VOPC default
    0x4824c2170582ed, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180582ed, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x462382160592d2, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4824c2170592d2, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382180592d2, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4623821605a2db, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4824c21705a2db, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821805a2db, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4623821605b2d5, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4824c21705b2d5, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821805b2d5, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4623821605c2d8, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4824c21705c2d8, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821805c2d8, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4623821605d2c9, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4824c21705d2c9, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821805d2c9, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4623821605e2de, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4824c21705e2de, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821805e2de, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4623821605f2e4, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4824c21705f2e4, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23821805f2e4, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x462502190602fd, // V_CMP_F_F64 ENC_VOPC default
    0x4a25021a0602fd, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x46250219061324, // V_CMP_LT_F64 ENC_VOPC default
    0x4a25021a061324, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x462502190622f4, // V_CMP_EQ_F64 ENC_VOPC default
    0x4a25021a0622f4, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x46250219063318, // V_CMP_LE_F64 ENC_VOPC default
    0x4a25021a063318, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x4625021906430f, // V_CMP_GT_F64 ENC_VOPC default
    0x4a25021a06430f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x46250219065321, // V_CMP_LG_F64 ENC_VOPC default
    0x4a25021a065321, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x46250219066306, // V_CMP_GE_F64 ENC_VOPC default
    0x4a25021a066306, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x46250219067345, // V_CMP_O_F64 ENC_VOPC default
    0x4a25021a067345, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x46250219068351, // V_CMP_U_F64 ENC_VOPC default
    0x4a25021a068351, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x46250219069336, // V_CMP_NGE_F64 ENC_VOPC default
    0x4a25021a069336, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4625021906a33f, // V_CMP_NLG_F64 ENC_VOPC default
    0x4a25021a06a33f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4625021906b339, // V_CMP_NGT_F64 ENC_VOPC default
    0x4a25021a06b339, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4625021906c33c, // V_CMP_NLE_F64 ENC_VOPC default
    0x4a25021a06c33c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4625021906d32d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4a25021a06d32d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4625021906e342, // V_CMP_NLT_F64 ENC_VOPC default
    0x4a25021a06e342, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4625021906f348, // V_CMP_TRU_F64 ENC_VOPC default
    0x4a25021a06f348, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4625021b07029a, // V_CMPX_F_F64 ENC_VOPC default
    0x4a25021c07029a, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0712c1, // V_CMPX_LT_F64 ENC_VOPC default
    0x4a25021c0712c1, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x4625021b072291, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4a25021c072291, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0732b5, // V_CMPX_LE_F64 ENC_VOPC default
    0x4a25021c0732b5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0742ac, // V_CMPX_GT_F64 ENC_VOPC default
    0x4a25021c0742ac, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0752be, // V_CMPX_LG_F64 ENC_VOPC default
    0x4a25021c0752be, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0762a3, // V_CMPX_GE_F64 ENC_VOPC default
    0x4a25021c0762a3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0772e2, // V_CMPX_O_F64 ENC_VOPC default
    0x4a25021c0772e2, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0782ee, // V_CMPX_U_F64 ENC_VOPC default
    0x4a25021c0782ee, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x4625021b0792d3, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4a25021c0792d3, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x4625021b07a2dc, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4a25021c07a2dc, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x4625021b07b2d6, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4a25021c07b2d6, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x4625021b07c2d9, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4a25021c07c2d9, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x4625021b07d2ca, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4a25021c07d2ca, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x4625021b07e2df, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4a25021c07e2df, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x4625021b07f2e5, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4a25021c07f2e5, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x4625421d0a02fe, // V_CMP_F_I16 ENC_VOPC default
    0x4825621e0a02fe, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a02fe, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x4625421d0a1325, // V_CMP_LT_I16 ENC_VOPC default
    0x4825621e0a1325, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a1325, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x4625421d0a22f5, // V_CMP_EQ_I16 ENC_VOPC default
    0x4825621e0a22f5, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a22f5, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x4625421d0a3319, // V_CMP_LE_I16 ENC_VOPC default
    0x4825621e0a3319, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a3319, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x4625421d0a4310, // V_CMP_GT_I16 ENC_VOPC default
    0x4825621e0a4310, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a4310, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x4625421d0a532e, // V_CMP_NE_I16 ENC_VOPC default
    0x4825621e0a532e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a532e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x4625421d0a6307, // V_CMP_GE_I16 ENC_VOPC default
    0x4825621e0a6307, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a6307, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x4625421d0a7349, // V_CMP_T_I16 ENC_VOPC default
    0x4825621e0a7349, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a25421f0a7349, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x462542200a8301, // V_CMP_F_U16 ENC_VOPC default
    0x482562210a8301, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220a8301, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x462542200a9328, // V_CMP_LT_U16 ENC_VOPC default
    0x482562210a9328, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220a9328, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x462542200aa2f8, // V_CMP_EQ_U16 ENC_VOPC default
    0x482562210aa2f8, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220aa2f8, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x462542200ab31c, // V_CMP_LE_U16 ENC_VOPC default
    0x482562210ab31c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220ab31c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x462542200ac313, // V_CMP_GT_U16 ENC_VOPC default
    0x482562210ac313, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220ac313, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x462542200ad331, // V_CMP_NE_U16 ENC_VOPC default
    0x482562210ad331, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220ad331, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x462542200ae30a, // V_CMP_GE_U16 ENC_VOPC default
    0x482562210ae30a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220ae30a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x462542200af34c, // V_CMP_T_U16 ENC_VOPC default
    0x482562210af34c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542220af34c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x462542230b029b, // V_CMPX_F_I16 ENC_VOPC default
    0x482562240b029b, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b029b, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x462542230b12c2, // V_CMPX_LT_I16 ENC_VOPC default
    0x482562240b12c2, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b12c2, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x462542230b2292, // V_CMPX_EQ_I16 ENC_VOPC default
    0x482562240b2292, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b2292, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x462542230b32b6, // V_CMPX_LE_I16 ENC_VOPC default
    0x482562240b32b6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b32b6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x462542230b42ad, // V_CMPX_GT_I16 ENC_VOPC default
    0x482562240b42ad, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b42ad, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x462542230b52cb, // V_CMPX_NE_I16 ENC_VOPC default
    0x482562240b52cb, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b52cb, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x462542230b62a4, // V_CMPX_GE_I16 ENC_VOPC default
    0x482562240b62a4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b62a4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x462542230b72e6, // V_CMPX_T_I16 ENC_VOPC default
    0x482562240b72e6, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542250b72e6, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x462542260b829e, // V_CMPX_F_U16 ENC_VOPC default
    0x482562270b829e, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280b829e, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x462542260b92c5, // V_CMPX_LT_U16 ENC_VOPC default
    0x482562270b92c5, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280b92c5, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x462542260ba295, // V_CMPX_EQ_U16 ENC_VOPC default
    0x482562270ba295, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280ba295, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x462542260bb2b9, // V_CMPX_LE_U16 ENC_VOPC default
    0x482562270bb2b9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280bb2b9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x462542260bc2b0, // V_CMPX_GT_U16 ENC_VOPC default
    0x482562270bc2b0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280bc2b0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x462542260bd2ce, // V_CMPX_NE_U16 ENC_VOPC default
    0x482562270bd2ce, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280bd2ce, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x462542260be2a7, // V_CMPX_GE_U16 ENC_VOPC default
    0x482562270be2a7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280be2a7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x462542260bf2e9, // V_CMPX_T_U16 ENC_VOPC default
    0x482562270bf2e9, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2542280bf2e9, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x462382290c02ff, // V_CMP_F_I32 ENC_VOPC default
    0x4825a22a0c02ff, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c02ff, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x462382290c1326, // V_CMP_LT_I32 ENC_VOPC default
    0x4825a22a0c1326, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c1326, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x462382290c22f6, // V_CMP_EQ_I32 ENC_VOPC default
    0x4825a22a0c22f6, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c22f6, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x462382290c331a, // V_CMP_LE_I32 ENC_VOPC default
    0x4825a22a0c331a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c331a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x462382290c4311, // V_CMP_GT_I32 ENC_VOPC default
    0x4825a22a0c4311, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c4311, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x462382290c532f, // V_CMP_NE_I32 ENC_VOPC default
    0x4825a22a0c532f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c532f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x462382290c6308, // V_CMP_GE_I32 ENC_VOPC default
    0x4825a22a0c6308, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c6308, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x462382290c734a, // V_CMP_T_I32 ENC_VOPC default
    0x4825a22a0c734a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822b0c734a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4623822c0c8302, // V_CMP_F_U32 ENC_VOPC default
    0x4825a22d0c8302, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0c8302, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4623822c0c9329, // V_CMP_LT_U32 ENC_VOPC default
    0x4825a22d0c9329, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0c9329, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4623822c0ca2f9, // V_CMP_EQ_U32 ENC_VOPC default
    0x4825a22d0ca2f9, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0ca2f9, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4623822c0cb31d, // V_CMP_LE_U32 ENC_VOPC default
    0x4825a22d0cb31d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0cb31d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4623822c0cc314, // V_CMP_GT_U32 ENC_VOPC default
    0x4825a22d0cc314, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0cc314, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4623822c0cd332, // V_CMP_NE_U32 ENC_VOPC default
    0x4825a22d0cd332, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0cd332, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4623822c0ce30b, // V_CMP_GE_U32 ENC_VOPC default
    0x4825a22d0ce30b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0ce30b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4623822c0cf34d, // V_CMP_T_U32 ENC_VOPC default
    0x4825a22d0cf34d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a23822e0cf34d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4623822f0d029c, // V_CMPX_F_I32 ENC_VOPC default
    0x4825a2300d029c, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d029c, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4623822f0d12c3, // V_CMPX_LT_I32 ENC_VOPC default
    0x4825a2300d12c3, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d12c3, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4623822f0d2293, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4825a2300d2293, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d2293, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4623822f0d32b7, // V_CMPX_LE_I32 ENC_VOPC default
    0x4825a2300d32b7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d32b7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4623822f0d42ae, // V_CMPX_GT_I32 ENC_VOPC default
    0x4825a2300d42ae, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d42ae, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4623822f0d52cc, // V_CMPX_NE_I32 ENC_VOPC default
    0x4825a2300d52cc, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d52cc, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4623822f0d62a5, // V_CMPX_GE_I32 ENC_VOPC default
    0x4825a2300d62a5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d62a5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4623822f0d72e7, // V_CMPX_T_I32 ENC_VOPC default
    0x4825a2300d72e7, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382310d72e7, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x462382320d829f, // V_CMPX_F_U32 ENC_VOPC default
    0x4825a2330d829f, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340d829f, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x462382320d92c6, // V_CMPX_LT_U32 ENC_VOPC default
    0x4825a2330d92c6, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340d92c6, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x462382320da296, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4825a2330da296, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340da296, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x462382320db2ba, // V_CMPX_LE_U32 ENC_VOPC default
    0x4825a2330db2ba, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340db2ba, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x462382320dc2b1, // V_CMPX_GT_U32 ENC_VOPC default
    0x4825a2330dc2b1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340dc2b1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x462382320dd2cf, // V_CMPX_NE_U32 ENC_VOPC default
    0x4825a2330dd2cf, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340dd2cf, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x462382320de2a8, // V_CMPX_GE_U32 ENC_VOPC default
    0x4825a2330de2a8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340de2a8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x462382320df2ea, // V_CMPX_T_U32 ENC_VOPC default
    0x4825a2330df2ea, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2382340df2ea, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x4625e2350e0300, // V_CMP_F_I64 ENC_VOPC default
    0x4a25e2360e0300, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x4625e2350e1327, // V_CMP_LT_I64 ENC_VOPC default
    0x4a25e2360e1327, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x4625e2350e22f7, // V_CMP_EQ_I64 ENC_VOPC default
    0x4a25e2360e22f7, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4625e2350e331b, // V_CMP_LE_I64 ENC_VOPC default
    0x4a25e2360e331b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x4625e2350e4312, // V_CMP_GT_I64 ENC_VOPC default
    0x4a25e2360e4312, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x4625e2350e5330, // V_CMP_NE_I64 ENC_VOPC default
    0x4a25e2360e5330, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x4625e2350e6309, // V_CMP_GE_I64 ENC_VOPC default
    0x4a25e2360e6309, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x4625e2350e734b, // V_CMP_T_I64 ENC_VOPC default
    0x4a25e2360e734b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x4625e2370e8303, // V_CMP_F_U64 ENC_VOPC default
    0x4a25e2380e8303, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x4625e2370e932a, // V_CMP_LT_U64 ENC_VOPC default
    0x4a25e2380e932a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x4625e2370ea2fa, // V_CMP_EQ_U64 ENC_VOPC default
    0x4a25e2380ea2fa, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4625e2370eb31e, // V_CMP_LE_U64 ENC_VOPC default
    0x4a25e2380eb31e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x4625e2370ec315, // V_CMP_GT_U64 ENC_VOPC default
    0x4a25e2380ec315, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x4625e2370ed333, // V_CMP_NE_U64 ENC_VOPC default
    0x4a25e2380ed333, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x4625e2370ee30c, // V_CMP_GE_U64 ENC_VOPC default
    0x4a25e2380ee30c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x4625e2370ef34e, // V_CMP_T_U64 ENC_VOPC default
    0x4a25e2380ef34e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x4625e2390f029d, // V_CMPX_F_I64 ENC_VOPC default
    0x4a25e23a0f029d, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x4625e2390f12c4, // V_CMPX_LT_I64 ENC_VOPC default
    0x4a25e23a0f12c4, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x4625e2390f2294, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4a25e23a0f2294, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x4625e2390f32b8, // V_CMPX_LE_I64 ENC_VOPC default
    0x4a25e23a0f32b8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x4625e2390f42af, // V_CMPX_GT_I64 ENC_VOPC default
    0x4a25e23a0f42af, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x4625e2390f52cd, // V_CMPX_NE_I64 ENC_VOPC default
    0x4a25e23a0f52cd, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x4625e2390f62a6, // V_CMPX_GE_I64 ENC_VOPC default
    0x4a25e23a0f62a6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x4625e2390f72e8, // V_CMPX_T_I64 ENC_VOPC default
    0x4a25e23a0f72e8, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x4625e23b0f82a0, // V_CMPX_F_U64 ENC_VOPC default
    0x4a25e23c0f82a0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x4625e23b0f92c7, // V_CMPX_LT_U64 ENC_VOPC default
    0x4a25e23c0f92c7, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x4625e23b0fa297, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4a25e23c0fa297, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x4625e23b0fb2bb, // V_CMPX_LE_U64 ENC_VOPC default
    0x4a25e23c0fb2bb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x4625e23b0fc2b2, // V_CMPX_GT_U64 ENC_VOPC default
    0x4a25e23c0fc2b2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x4625e23b0fd2d0, // V_CMPX_NE_U64 ENC_VOPC default
    0x4a25e23c0fd2d0, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x4625e23b0fe2a9, // V_CMPX_GE_U64 ENC_VOPC default
    0x4a25e23c0fe2a9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x4625e23b0ff2eb, // V_CMPX_T_U64 ENC_VOPC default
    0x4a25e23c0ff2eb, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4c0b20be000423, // V_NOP ENC_VOP1 default
    0x4e0b20be000423, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x500f20be000423, // V_NOP VOP1_VOP_DPP has_dpp
    0x520b20be000423, // V_NOP VOP1_INST_LITERAL has_lit
    0x4c0f623d001412, // V_MOV_B32 ENC_VOP1 default
    0x4e0fa23e001412, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x500f823f001412, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x520f6240001412, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x540fe241002446, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4c10224200336c, // V_CVT_I32_F64 ENC_VOP1 default
    0x5010424300336c, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x5210224400336c, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4c108245004367, // V_CVT_F64_I32 ENC_VOP1 default
    0x5010a246004367, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x52108247004367, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4c0f6248005360, // V_CVT_F32_I32 ENC_VOP1 default
    0x4e10e249005360, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x500f824a005360, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x520f624b005360, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4c0f624c006361, // V_CVT_F32_U32 ENC_VOP1 default
    0x4e10e24d006361, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x500f824e006361, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x520f624f006361, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4c0f6250007381, // V_CVT_U32_F32 ENC_VOP1 default
    0x4e114251007381, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x50112252007381, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x520f6253007381, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f625400836b, // V_CVT_I32_F32 ENC_VOP1 default
    0x4e11425500836b, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5011225600836b, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f625700836b, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c11825800a359, // V_CVT_F16_F32 ENC_VOP1 default
    0x4e11c25900a359, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5011a25a00a359, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5211825b00a359, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4c12025c00b35d, // V_CVT_F32_F16 ENC_VOP1 default
    0x4e12425d00b35d, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5012225e00b35d, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5212025f00b35d, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4c0f625400c37d, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4e11425500c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5011225600c37d, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f625700c37d, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f625400d369, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4e11425500d369, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5011225600d369, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f625700d369, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f624800e36f, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4e10e24900e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x500f824a00e36f, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x520f624b00e36f, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4c10226000f35e, // V_CVT_F32_F64 ENC_VOP1 default
    0x5010426100f35e, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5210226200f35e, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4c108263010366, // V_CVT_F64_F32 ENC_VOP1 default
    0x5012c264010366, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x52108265010366, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4c0f624c011362, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4e10e24d011362, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x500f824e011362, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x520f624f011362, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4c0f624c012363, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4e10e24d012363, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x500f824e012363, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x520f624f012363, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4c0f624c013364, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4e10e24d013364, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x500f824e013364, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x520f624f013364, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4c0f624c014365, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4e10e24d014365, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x500f824e014365, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x520f624f014365, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4c102266015382, // V_CVT_U32_F64 ENC_VOP1 default
    0x50104267015382, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x52102268015382, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4c108269016368, // V_CVT_F64_U32 ENC_VOP1 default
    0x5010a26a016368, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5210826b016368, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4c12e26c017479, // V_TRUNC_F64 ENC_VOP1 default
    0x5013026d017479, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e017479, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4c12e26c01828a, // V_CEIL_F64 ENC_VOP1 default
    0x5013026d01828a, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e01828a, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4c12e26c01944a, // V_RNDNE_F64 ENC_VOP1 default
    0x5013026d01944a, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e01944a, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4c12e26c01a39d, // V_FLOOR_F64 ENC_VOP1 default
    0x5013026d01a39d, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e01a39d, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4c0f626f01b3a7, // V_FRACT_F32 ENC_VOP1 default
    0x4e13427001b3a7, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x5011227101b3a7, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x520f627201b3a7, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f01c478, // V_TRUNC_F32 ENC_VOP1 default
    0x4e13427001c478, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x5011227101c478, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x520f627201c478, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f01d289, // V_CEIL_F32 ENC_VOP1 default
    0x4e13427001d289, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x5011227101d289, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x520f627201d289, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f01e449, // V_RNDNE_F32 ENC_VOP1 default
    0x4e13427001e449, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x5011227101e449, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x520f627201e449, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f01f39c, // V_FLOOR_F32 ENC_VOP1 default
    0x4e13427001f39c, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x5011227101f39c, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x520f627201f39c, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f020397, // V_EXP_F32 ENC_VOP1 default
    0x4e134270020397, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x50112271020397, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x520f6272020397, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f0213b4, // V_LOG_F32 ENC_VOP1 default
    0x4e1342700213b4, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x501122710213b4, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x520f62720213b4, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f022443, // V_RCP_F32 ENC_VOP1 default
    0x4e134270022443, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x50112271022443, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x520f6272022443, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f023445, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4e134270023445, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x50112271023445, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x520f6272023445, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f02444c, // V_RSQ_F32 ENC_VOP1 default
    0x4e13427002444c, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x5011227102444c, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x520f627202444c, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4c12e26c025444, // V_RCP_F64 ENC_VOP1 default
    0x5013026d025444, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e025444, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4c12e26c02644d, // V_RSQ_F64 ENC_VOP1 default
    0x5013026d02644d, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e02644d, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4c0f626f027465, // V_SQRT_F32 ENC_VOP1 default
    0x4e134270027465, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x50112271027465, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x520f6272027465, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4c12e26c028466, // V_SQRT_F64 ENC_VOP1 default
    0x5013026d028466, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e028466, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4c0f626f029455, // V_SIN_F32 ENC_VOP1 default
    0x4e134270029455, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x50112271029455, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x520f6272029455, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f02a354, // V_COS_F32 ENC_VOP1 default
    0x4e13427002a354, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x5011227102a354, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x520f627202a354, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4c0f627302b424, // V_NOT_B32 ENC_VOP1 default
    0x4e0fa27402b424, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x500f827502b424, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x520f627602b424, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4c0f623d02c287, // V_BFREV_B32 ENC_VOP1 default
    0x4e0fa23e02c287, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x500f823f02c287, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x520f624002c287, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4c0f627702d399, // V_FFBH_U32 ENC_VOP1 default
    0x4e0fa27802d399, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x500f827902d399, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x520f627a02d399, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4c0f627702e39a, // V_FFBL_B32 ENC_VOP1 default
    0x4e0fa27802e39a, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x500f827902e39a, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x520f627a02e39a, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4c0f627b02f398, // V_FFBH_I32 ENC_VOP1 default
    0x4e0fa27c02f398, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x500f827d02f398, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x520f627e02f398, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4c1022420303ab, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x501042430303ab, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x521022440303ab, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4c12e26c0313ae, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x5013026d0313ae, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e0313ae, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4c12e26c0323a8, // V_FRACT_F64 ENC_VOP1 default
    0x5013026d0323a8, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5212e26e0323a8, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4c0f62540333aa, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4e1142550333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x501122560333aa, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f62570333aa, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f626f0343ad, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4e1342700343ad, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x501122710343ad, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x520f62720343ad, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4c0b20be03528b, // V_CLREXCP ENC_VOP1 default
    0x520b20be03528b, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4c0f623d037453, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4e0fa23e037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x500f823f037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x520f6240037453, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4c13627f038413, // V_MOV_B64 ENC_VOP1 default
    0x4e13a280038413, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x50138281038413, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x52136282038413, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4c13e28303935b, // V_CVT_F16_U16 ENC_VOP1 default
    0x4e14228403935b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x5014028503935b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5213e28603935b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4c13e28703a35a, // V_CVT_F16_I16 ENC_VOP1 default
    0x4e14228803a35a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x5014028903a35a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5213e28a03a35a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4c14628b03b380, // V_CVT_U16_F16 ENC_VOP1 default
    0x4e14a28c03b380, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014828d03b380, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x5214628e03b380, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4c14628f03c36a, // V_CVT_I16_F16 ENC_VOP1 default
    0x4e14a29003c36a, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014829103c36a, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x5214629203c36a, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c14e29303d442, // V_RCP_F16 ENC_VOP1 default
    0x4e15229403d442, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x5015029503d442, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5214e29603d442, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4c14e29303e464, // V_SQRT_F16 ENC_VOP1 default
    0x4e15229403e464, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x5015029503e464, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5214e29603e464, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4c14e29303f44b, // V_RSQ_F16 ENC_VOP1 default
    0x4e15229403f44b, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x5015029503f44b, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5214e29603f44b, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4c14e2930403b3, // V_LOG_F16 ENC_VOP1 default
    0x4e1522940403b3, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x501502950403b3, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5214e2960403b3, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4c14e293041396, // V_EXP_F16 ENC_VOP1 default
    0x4e152294041396, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x50150295041396, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5214e296041396, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4c14e2930423ac, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4e1522940423ac, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x501502950423ac, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5214e2960423ac, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4c14628f0433a9, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4e14a2900433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x501482910433a9, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x521462920433a9, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c14e29304439b, // V_FLOOR_F16 ENC_VOP1 default
    0x4e15229404439b, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x5015029504439b, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5214e29604439b, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4c14e293045288, // V_CEIL_F16 ENC_VOP1 default
    0x4e152294045288, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x50150295045288, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5214e296045288, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4c14e293046477, // V_TRUNC_F16 ENC_VOP1 default
    0x4e152294046477, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x50150295046477, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5214e296046477, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4c14e293047448, // V_RNDNE_F16 ENC_VOP1 default
    0x4e152294047448, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x50150295047448, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5214e296047448, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4c14e2930483a6, // V_FRACT_F16 ENC_VOP1 default
    0x4e1522940483a6, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x501502950483a6, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5214e2960483a6, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4c14e293049454, // V_SIN_F16 ENC_VOP1 default
    0x4e152294049454, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x50150295049454, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5214e296049454, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4c14e29304a353, // V_COS_F16 ENC_VOP1 default
    0x4e15229404a353, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x5015029504a353, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5214e29604a353, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4c14628f04d36d, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4e14a29004d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014829104d36d, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x5214629204d36d, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c14628b04e36e, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4e14a28c04e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014828d04e36e, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x5214628e04e36e, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4c0f629704f452, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4e0fa29804f452, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x500f829904f452, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x520f629a04f452, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x5415629b051475, // V_SWAP_B32 ENC_VOP1 default
    0x5415a29c05226d, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4e15e29d05226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x5015c29e05226d, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5215a29f05226d, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4c0f62a005435f, // V_CVT_F32_FP8 ENC_VOP1 default
    0x561622a105435f, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x500f82a205435f, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x520f62a305435f, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4c0f62a405535c, // V_CVT_F32_BF8 ENC_VOP1 default
    0x561622a505535c, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x500f82a605535c, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x520f62a705535c, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4c1642a8056378, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x561682a9056378, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x501662aa056378, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x521642ab056378, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4c1642ac057377, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x561682ad057377, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x501662ae057377, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x521642af057377, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x580bc2b0000216, // S_MOV_B32 ENC_SOP1 default
    0x5a0bc2b1000216, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2b2001217, // S_MOV_B64 ENC_SOP1 default
    0x5a0be2b3001217, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2b40021ca, // S_CMOV_B32 ENC_SOP1 default
    0x5a0bc2b50021ca, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2b60031cb, // S_CMOV_B64 ENC_SOP1 default
    0x5a0be2b70031cb, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2b8004223, // S_NOT_B32 ENC_SOP1 default
    0x5a0bc2b9004223, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2ba005224, // S_NOT_B64 ENC_SOP1 default
    0x5a0be2bb005224, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2b8006255, // S_WQM_B32 ENC_SOP1 default
    0x5a0bc2b9006255, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2ba007256, // S_WQM_B64 ENC_SOP1 default
    0x5a0be2bb007256, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2bc008197, // S_BREV_B32 ENC_SOP1 default
    0x5a0bc2bd008197, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2be009198, // S_BREV_B64 ENC_SOP1 default
    0x5a0be2bf009198, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2c000a183, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5a0bc2c100a183, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c02c200b184, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5a0c02c300b184, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2c000c185, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5a0bc2c100c185, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c02c200d186, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5a0c02c300d186, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2c400e1f2, // S_FF0_I32_B32 ENC_SOP1 default
    0x5a0bc2c500e1f2, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c02c600f1f3, // S_FF0_I32_B64 ENC_SOP1 default
    0x5a0c02c700f1f3, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2c40101f4, // S_FF1_I32_B32 ENC_SOP1 default
    0x5a0bc2c50101f4, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c02c60111f5, // S_FF1_I32_B64 ENC_SOP1 default
    0x5a0c02c70111f5, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2c40121f7, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5a0bc2c50121f7, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c02c60131f8, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5a0c02c70131f8, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2c80141f6, // S_FLBIT_I32 ENC_SOP1 default
    0x5a0bc2c90141f6, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x580c02ca0151f9, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5a0c02cb0151f9, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x580bc2cc016248, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5a0bc2cd016248, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x580bc2ce017247, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5a0bc2cf017247, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x580bc2d0018192, // S_BITSET0_B32 ENC_SOP1 default
    0x5a0bc2d1018192, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x580c22d2019193, // S_BITSET0_B64 ENC_SOP1 default
    0x5a0c22d3019193, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2d001a194, // S_BITSET1_B32 ENC_SOP1 default
    0x5a0bc2d101a194, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x580c22d201b195, // S_BITSET1_B64 ENC_SOP1 default
    0x5a0c22d301b195, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x580c42d401c1fa, // S_GETPC_B64 ENC_SOP1 default
    0x5c0c62d501d23d, // S_SETPC_B64 ENC_SOP1 default
    0x580be2d601e250, // S_SWAPPC_B64 ENC_SOP1 default
    0x5c0c62d501f231, // S_RFE_B64 ENC_SOP1 default
    0x580be2d7020163, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d8020163, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d702122b, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d802122b, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d702225c, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d802225c, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d702315f, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d802315f, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d7024228, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d8024228, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d702521e, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d802521e, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d7026222, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d8026222, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d7027259, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d8027259, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2b802822f, // S_QUADMASK_B32 ENC_SOP1 default
    0x5a0bc2b902822f, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2ba029230, // S_QUADMASK_B64 ENC_SOP1 default
    0x5a0be2bb029230, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x5e0bc2d902a214, // S_MOVRELS_B32 ENC_SOP1 default
    0x5c0be2da02b215, // S_MOVRELS_B64 ENC_SOP1 default
    0x580bc2db02c212, // S_MOVRELD_B32 ENC_SOP1 default
    0x5a0bc2dc02c212, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2dd02d213, // S_MOVRELD_B64 ENC_SOP1 default
    0x5a0be2de02d213, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x5e0c82df02e1c4, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5a0c82e002e1c4, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x580bc2e1030156, // S_ABS_I32 ENC_SOP1 default
    0x5a0bc2e2030156, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x580c82e3032242, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5a0c82e4032242, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x580be2d703315b, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d803315b, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d7034225, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be2d8034225, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d703515c, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5a0be2d803515c, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be2d7036160, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5a0be2d8036160, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c22e5037191, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5a0c22e6037191, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x600d62e70001d8, // S_CMP_EQ_I32 ENC_SOPC default
    0x620d62e80001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x640d62e90001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x660d62ea0001d8, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62e70011e1, // S_CMP_LG_I32 ENC_SOPC default
    0x620d62e80011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x640d62e90011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x660d62ea0011e1, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62e70021dd, // S_CMP_GT_I32 ENC_SOPC default
    0x620d62e80021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x640d62e90021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x660d62ea0021dd, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62e70031db, // S_CMP_GE_I32 ENC_SOPC default
    0x620d62e80031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x640d62e90031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x660d62ea0031db, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62e70041e4, // S_CMP_LT_I32 ENC_SOPC default
    0x620d62e80041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x640d62e90041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x660d62ea0041e4, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62e70051df, // S_CMP_LE_I32 ENC_SOPC default
    0x620d62e80051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x640d62e90051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x660d62ea0051df, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb0061d9, // S_CMP_EQ_U32 ENC_SOPC default
    0x620d62ec0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee0061d9, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb0071e2, // S_CMP_LG_U32 ENC_SOPC default
    0x620d62ec0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee0071e2, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb0081de, // S_CMP_GT_U32 ENC_SOPC default
    0x620d62ec0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee0081de, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb0091dc, // S_CMP_GE_U32 ENC_SOPC default
    0x620d62ec0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee0091dc, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb00a1e5, // S_CMP_LT_U32 ENC_SOPC default
    0x620d62ec00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee00a1e5, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb00b1e0, // S_CMP_LE_U32 ENC_SOPC default
    0x620d62ec00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee00b1e0, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb00c18d, // S_BITCMP0_B32 ENC_SOPC default
    0x620d62ec00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee00c18d, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62eb00d18f, // S_BITCMP1_B32 ENC_SOPC default
    0x620d62ec00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x640d62ed00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x660d62ee00d18f, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d42ef00e18e, // S_BITCMP0_B64 ENC_SOPC default
    0x620d42f000e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x640d42f100e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x660d42f200e18e, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d42ef00f190, // S_BITCMP1_B64 ENC_SOPC default
    0x620d42f000f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x640d42f100f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x660d42f200f190, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d62f3010241, // S_SETVSKIP ENC_SOPC default
    0x620d62f4010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x640d62f5010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x660d62f6010241, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d82f7011245, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x620d82f8011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x640d82f9011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x660d82fa011245, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d22fb0121da, // S_CMP_EQ_U64 ENC_SOPC default
    0x620d22fc0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x640d22fd0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x660d22fe0121da, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x600d22fb0131e3, // S_CMP_LG_U64 ENC_SOPC default
    0x620d22fc0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x640d22fd0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x660d22fe0131e3, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x680e62ff00021f, // S_NOP ENC_SOPP default
    0x680e80be0011ef, // S_ENDPGM ENC_SOPP default
    0x680ea300002196, // S_BRANCH ENC_SOPP default
    0x680b20be003254, // S_WAKEUP ENC_SOPP default
    0x680ea3010041c5, // S_CBRANCH_SCC0 ENC_SOPP default
    0x680ea3010051c6, // S_CBRANCH_SCC1 ENC_SOPP default
    0x6a0ea3020061c8, // S_CBRANCH_VCCZ ENC_SOPP default
    0x6a0ea3020071c7, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x680ea3030081c1, // S_CBRANCH_EXECZ ENC_SOPP default
    0x680ea3030091c0, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x680b20be00a182, // S_BARRIER ENC_SOPP default
    0x680e62ff00b23c, // S_SETKILL ENC_SOPP default
    0x680ec30400c253, // S_WAITCNT ENC_SOPP default
    0x680e62ff00d23b, // S_SETHALT ENC_SOPP default
    0x680e62ff00e249, // S_SLEEP ENC_SOPP default
    0x680e62ff00f23e, // S_SETPRIO ENC_SOPP default
    0x680ee305010239, // S_SENDMSG ENC_SOPP default
    0x680ee30501123a, // S_SENDMSGHALT ENC_SOPP default
    0x680e62ff012251, // S_TRAP ENC_SOPP default
    0x680b20be0131fc, // S_ICACHE_INV ENC_SOPP default
    0x680e62ff0141fd, // S_INCPERFLEVEL ENC_SOPP default
    0x680e62ff0151ee, // S_DECPERFLEVEL ENC_SOPP default
    0x680b217a016252, // S_TTRACEDATA ENC_SOPP default
    0x680ea3000171bc, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x680ea3000181bf, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x680ea3000191be, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x680ea30001a1bd, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x680b20be01b1f1, // S_ENDPGM_SAVED ENC_SOPP default
    0x680b20be01c244, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x680f030601d243, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x680b20be01e1f0, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x680e62ff01f246, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6c208307000433, // V_PK_MAD_I16 ENC_VOP3P default
    0x6c20a30800143e, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x6c20a30900242b, // V_PK_ADD_I16 ENC_VOP3P default
    0x6c20a30900343f, // V_PK_SUB_I16 ENC_VOP3P default
    0x6c20a30a004431, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6c20a30a005432, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6c20a30b00642d, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x6c20a309007436, // V_PK_MAX_I16 ENC_VOP3P default
    0x6c20a309008439, // V_PK_MIN_I16 ENC_VOP3P default
    0x6c20830c009434, // V_PK_MAD_U16 ENC_VOP3P default
    0x6c20a30800a42c, // V_PK_ADD_U16 ENC_VOP3P default
    0x6c20a30800b440, // V_PK_SUB_U16 ENC_VOP3P default
    0x6c20a30800c437, // V_PK_MAX_U16 ENC_VOP3P default
    0x6c20a30800d43a, // V_PK_MIN_U16 ENC_VOP3P default
    0x6c20c30d00e42f, // V_PK_FMA_F16 ENC_VOP3P default
    0x6c20e0f600f429, // V_PK_ADD_F16 ENC_VOP3P default
    0x6c20e0f601043c, // V_PK_MUL_F16 ENC_VOP3P default
    0x6c20e0f6011438, // V_PK_MIN_F16 ENC_VOP3P default
    0x6c20e0f6012435, // V_PK_MAX_F16 ENC_VOP3P default
    0x6c21030e0203cb, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6c21030f0213ca, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6c21030f0223c9, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6c21231002338d, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6c20831102638e, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6c20812102738f, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6c214312028391, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6c214120029392, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6c21431302a394, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6c21431402b395, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6c216315030430, // V_PK_FMA_F32 ENC_VOP3P default
    0x6c21831603143d, // V_PK_MUL_F32 ENC_VOP3P default
    0x6c21831603242a, // V_PK_ADD_F32 ENC_VOP3P default
    0x6c21831703343b, // V_PK_MOV_B32 ENC_VOP3P default
    0x6e21a31803e3ef, // V_MFMA_F32_16X16X8_XF32 VOP3P_MFMA default
    0x6e21c31903f3f8, // V_MFMA_F32_32X32X4_XF32 VOP3P_MFMA default
    0x6e21e31a0403f4, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6e22031b0413e7, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6e22231c0423fb, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6e22031b0443f5, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6e22231c0453ee, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6e22431d0483f7, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6e22631e0493ed, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6e22831f04a3fd, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6e22631e04c3fa, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6e22831f04d3e6, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x6e21e320050403, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x6e220321051401, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6e222322052404, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x6e226323056402, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x6e228324057400, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x7022a32505826e, // V_ACCVGPR_READ ENC_VOP3P default
    0x6c22c32605926f, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6e22432705d3f6, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6e22632805e3ec, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6e22832905f3fc, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x6e2263280603f9, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x6e2283290613e5, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x7222e32a062457, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x7223032b06445d, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x7222e32c066456, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x7223032d06845c, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x7222e32e06a462, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x7223032f06c463, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6e23233006e3fe, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6e23433106f3ff, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x6e2283320703e8, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x6e2283330713e9, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6e2283340723ea, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6e2283350733eb, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x6e2263360743f0, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x6e2263370753f1, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x6e2263380763f2, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x6e2263390773f3, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x7222e33a078458, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x7222e33b079459, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x7222e33c07a45a, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x7222e33d07b45b, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x7223033e07c45e, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x7223033f07d45f, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x7223034007e460, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x7223034107f461, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
];
