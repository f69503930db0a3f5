// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 60] = [
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
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(8, 2)),
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
        choice(Short, 0, 0, [false, false, false, false], run(0, 0), run(0, 0)),
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
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(10, 1)),
    ),
    form_kind(
        enc::VOP1_VOP_SDWA,
        0,
        2,
        Slot::Whole,
        [bits(9, 8), bits(0, 0)],
        0x6007e0000f9,
        choice(Sdwa, 0, 1, [false, true, false, false], run(0, 1), run(0, 0)),
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
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(11, 1)),
    ),
    form_kind(
        enc::ENC_SOP1,
        0,
        1,
        Slot::Whole,
        [bits(8, 8), bits(0, 0)],
        0xbe800000,
        choice(Short, 0, 0, [false, true, false, false], run(0, 0), run(12, 1)),
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
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(13, 3)),
    ),
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(16, 3)),
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
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 7), bits(0, 0)],
        0xd380080000000000d3ac0000,
        choice(Long, 0, 1, [false, true, false, false], run(3, 1), run(19, 5)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2574] = [
    0x00176000000357, // V_CNDMASK_B32 ENC_VOP2 default
    0x0217a001000357, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04178002000357, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x06176003000357, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x0817e004001275, // V_ADD_F32 ENC_VOP2 default
    0x0a182005001275, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c180006001275, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e17e007001275, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x0817e0040024ca, // V_SUB_F32 ENC_VOP2 default
    0x0a1820050024ca, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c1800060024ca, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e17e0070024ca, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0817e0040034c5, // V_SUBREV_F32 ENC_VOP2 default
    0x0a1820050034c5, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c1800060034c5, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e17e0070034c5, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081860080043dd, // V_FMAC_F64 ENC_VOP2 default
    0x0c1880090043dd, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e18600a0043dd, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x0817e00400545f, // V_MUL_F32 ENC_VOP2 default
    0x0a18200500545f, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18000600545f, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e17e00700545f, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0817e00b006465, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a18e00c006465, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18c00d006465, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17e00e006465, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817e00b007462, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a18e00c007462, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18c00d007462, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e17e00e007462, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0817e00f008469, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a18e010008469, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18c011008469, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e17e012008469, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817e00f009464, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a18e010009464, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18c011009464, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e17e012009464, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0817e00400a453, // V_MIN_F32 ENC_VOP2 default
    0x0a18200500a453, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18000600a453, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e17e00700a453, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0817e00400b415, // V_MAX_F32 ENC_VOP2 default
    0x0a18200500b415, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18000600b415, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e17e00700b415, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0817e00b00c456, // V_MIN_I32 ENC_VOP2 default
    0x0a18e00c00c456, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18c00d00c456, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e17e00e00c456, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0817e00b00d418, // V_MAX_I32 ENC_VOP2 default
    0x0a18e00c00d418, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18c00d00d418, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e17e00e00d418, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0817e00f00e458, // V_MIN_U32 ENC_VOP2 default
    0x0a18e01000e458, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18c01100e458, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e17e01200e458, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0817e00f00f41a, // V_MAX_U32 ENC_VOP2 default
    0x0a18e01000f41a, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18c01100f41a, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e17e01200f41a, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x0817e0130103f9, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a18e0140103f9, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18c0110103f9, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e17e0150103f9, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x0817e016011281, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a18e017011281, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18c018011281, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e17e019011281, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x0817e0130123f3, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a18e0140123f3, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18c0110123f3, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e17e0150123f3, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0817e00f01327e, // V_AND_B32 ENC_VOP2 default
    0x0a18e01001327e, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18c01101327e, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e17e01201327e, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0817e00f01446d, // V_OR_B32 ENC_VOP2 default
    0x0a18e01001446d, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18c01101446d, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e17e01201446d, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0817e00f0154d7, // V_XOR_B32 ENC_VOP2 default
    0x0a18e0100154d7, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18c0110154d7, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17e0120154d7, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0819401a0163c6, // V_DOT2C_F32_BF16 ENC_VOP2 default
    0x0c19601b0163c6, // V_DOT2C_F32_BF16 VOP2_VOP_DPP has_dpp
    0x0e19401c0163c6, // V_DOT2C_F32_BF16 VOP2_INST_LITERAL has_lit
    0x1019a01d0173de, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e19a01e0173de, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1019c01f0183db, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e19c0200183db, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x0819e021019273, // V_ADD_CO_U32 ENC_VOP2 default
    0x121a2022019273, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1a0023019273, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19e024019273, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819e02101a4c8, // V_SUB_CO_U32 ENC_VOP2 default
    0x121a202201a4c8, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1a002301a4c8, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19e02401a4c8, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819e02501b4c3, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x121a202601b4c3, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1a002301b4c3, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19e02701b4c3, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a602801c272, // V_ADDC_CO_U32 ENC_VOP2 default
    0x141aa02901c272, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a802a01c272, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a602b01c272, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a602801d4c2, // V_SUBB_CO_U32 ENC_VOP2 default
    0x141aa02901d4c2, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a802a01d4c2, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a602b01d4c2, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a602c01e4c1, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x141aa02d01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a802a01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a602e01e4c1, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081ae02f01f274, // V_ADD_F16 ENC_VOP2 default
    0x0a1b203001f274, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b003101f274, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae03201f274, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081ae02f0204c9, // V_SUB_F16 ENC_VOP2 default
    0x0a1b20300204c9, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b00310204c9, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae0320204c9, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x081ae0330214c4, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1b20340214c4, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b00310214c4, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae0350214c4, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081ae02f02245e, // V_MUL_F16 ENC_VOP2 default
    0x0a1b203002245e, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b003102245e, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae03202245e, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081ae0360233fb, // V_MAC_F16 ENC_VOP2 default
    0x0c1b00370233fb, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae0380233fb, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101b60390243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1b603a0243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x101b803b0253fc, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1b803c0253fc, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081ba03d02627a, // V_ADD_U16 ENC_VOP2 default
    0x0a1be03e02627a, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f02627a, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1ba04002627a, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081ba03d0274cd, // V_SUB_U16 ENC_VOP2 default
    0x0a1be03e0274cd, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f0274cd, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1ba0400274cd, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081ba0410284c6, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1be0420284c6, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f0284c6, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1ba0430284c6, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081ba03d029467, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1be03e029467, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f029467, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1ba040029467, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081ba04102a3f2, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1be04202a3f2, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f02a3f2, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1ba04302a3f2, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081ba04102b3f8, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1be04202b3f8, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f02b3f8, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1ba04302b3f8, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081ba04402c280, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1be04502c280, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc04602c280, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1ba04702c280, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081ae02f02d414, // V_MAX_F16 ENC_VOP2 default
    0x0a1b203002d414, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b003102d414, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae03202d414, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081ae02f02e452, // V_MIN_F16 ENC_VOP2 default
    0x0a1b203002e452, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b003102e452, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae03202e452, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081ba03d02f419, // V_MAX_U16 ENC_VOP2 default
    0x0a1be03e02f419, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f02f419, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1ba04002f419, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081ba048030417, // V_MAX_I16 ENC_VOP2 default
    0x0a1be049030417, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc04a030417, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1ba04b030417, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081ba03d031457, // V_MIN_U16 ENC_VOP2 default
    0x0a1be03e031457, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc03f031457, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1ba040031457, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081ba048032455, // V_MIN_I16 ENC_VOP2 default
    0x0a1be049032455, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc04a032455, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1ba04b032455, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081ae02f0333ec, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1c60300333ec, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c40310333ec, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1ae0320333ec, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0817e00f03427b, // V_ADD_U32 ENC_VOP2 default
    0x0a18e01003427b, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18c01103427b, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e17e01203427b, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0817e00f0354ce, // V_SUB_U32 ENC_VOP2 default
    0x0a18e0100354ce, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18c0110354ce, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e17e0120354ce, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x0817e0130364c7, // V_SUBREV_U32 ENC_VOP2 default
    0x0a18e0140364c7, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18c0110364c7, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e17e0150364c7, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081ca04c0373c7, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1cc04d0373c7, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1ca04e0373c7, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0817e04f0383c8, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c18c0500383c8, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e17e0510383c8, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0817e0520393cd, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c18c0530393cd, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e17e0540393cd, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0817e05503a3d0, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18c05603a3d0, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e17e05703a3d0, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0817e05803b3dc, // V_FMAC_F32 ENC_VOP2 default
    0x0c18005903b3dc, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e17e05a03b3dc, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081d005b03c477, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1d605c03c477, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1d205d03c477, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1d005e03c477, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0817e00f03d4d6, // V_XNOR_B32 ENC_VOP2 default
    0x0a18e01003d4d6, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18c01103d4d6, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e17e01203d4d6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x160ca05f00015b, // S_ADD_U32 ENC_SOP2 default
    0x180ca06000015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06100015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06200015b, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f001250, // S_SUB_U32 ENC_SOP2 default
    0x180ca060001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca061001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca062001250, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06300215a, // S_ADD_I32 ENC_SOP2 default
    0x180ca06400215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06500215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06600215a, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06300324f, // S_SUB_I32 ENC_SOP2 default
    0x180ca06400324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06500324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06600324f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca067004158, // S_ADDC_U32 ENC_SOP2 default
    0x180ca068004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca069004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06a004158, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06700524e, // S_SUBB_U32 ENC_SOP2 default
    0x180ca06800524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06900524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06a00524e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca063006210, // S_MIN_I32 ENC_SOP2 default
    0x180ca064006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca065006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca066006210, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f007211, // S_MIN_U32 ENC_SOP2 default
    0x180ca060007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca061007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca062007211, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06300820c, // S_MAX_I32 ENC_SOP2 default
    0x180ca06400820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06500820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06600820c, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f00920d, // S_MAX_U32 ENC_SOP2 default
    0x180ca06000920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06100920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06200920d, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06b00a1e7, // S_CSELECT_B32 ENC_SOP2 default
    0x180ca06c00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06d00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06e00a1e7, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc06f00b1e8, // S_CSELECT_B64 ENC_SOP2 default
    0x180cc07000b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07100b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07200b1e8, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f00c162, // S_AND_B32 ENC_SOP2 default
    0x180ca06000c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06100c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06200c162, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07300d163, // S_AND_B64 ENC_SOP2 default
    0x180cc07400d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07500d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07600d163, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f00e22a, // S_OR_B32 ENC_SOP2 default
    0x180ca06000e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06100e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06200e22a, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07300f22b, // S_OR_B64 ENC_SOP2 default
    0x180cc07400f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07500f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07600f22b, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f01025b, // S_XOR_B32 ENC_SOP2 default
    0x180ca06001025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06101025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06201025b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07301125c, // S_XOR_B64 ENC_SOP2 default
    0x180cc07401125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07501125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07601125c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f01215e, // S_ANDN2_B32 ENC_SOP2 default
    0x180ca06001215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06101215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06201215e, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07301315f, // S_ANDN2_B64 ENC_SOP2 default
    0x180cc07401315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07501315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07601315f, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f014227, // S_ORN2_B32 ENC_SOP2 default
    0x180ca060014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca061014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca062014227, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc073015228, // S_ORN2_B64 ENC_SOP2 default
    0x180cc074015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc075015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc076015228, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f01621d, // S_NAND_B32 ENC_SOP2 default
    0x180ca06001621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06101621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06201621d, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07301721e, // S_NAND_B64 ENC_SOP2 default
    0x180cc07401721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07501721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07601721e, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f018221, // S_NOR_B32 ENC_SOP2 default
    0x180ca060018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca061018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca062018221, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc073019222, // S_NOR_B64 ENC_SOP2 default
    0x180cc074019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc075019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc076019222, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f01a258, // S_XNOR_B32 ENC_SOP2 default
    0x180ca06001a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06101a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06201a258, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160cc07301b259, // S_XNOR_B64 ENC_SOP2 default
    0x180cc07401b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0cc07501b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0cc07601b259, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f01c208, // S_LSHL_B32 ENC_SOP2 default
    0x180ca06001c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06101c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06201c208, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07701d209, // S_LSHL_B64 ENC_SOP2 default
    0x180ce07801d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07901d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07a01d209, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f01e20a, // S_LSHR_B32 ENC_SOP2 default
    0x180ca06001e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06101e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06201e20a, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07701f20b, // S_LSHR_B64 ENC_SOP2 default
    0x180ce07801f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07901f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07a01f20b, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07b020165, // S_ASHR_I32 ENC_SOP2 default
    0x180ca07c020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07d020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07e020165, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07f021166, // S_ASHR_I64 ENC_SOP2 default
    0x180ce080021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce081021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce082021166, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08302218c, // S_BFM_B32 ENC_SOP2 default
    0x180ca08402218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08502218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08602218c, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d008702318d, // S_BFM_B64 ENC_SOP2 default
    0x180d008802318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1a0d008902318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x1c0d008a02318d, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08b02421c, // S_MUL_I32 ENC_SOP2 default
    0x180ca08c02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08d02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08e02421c, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f02518a, // S_BFE_U32 ENC_SOP2 default
    0x180ca06002518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06102518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06202518a, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca07b026188, // S_BFE_I32 ENC_SOP2 default
    0x180ca07c026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca07d026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca07e026188, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07702718b, // S_BFE_U64 ENC_SOP2 default
    0x180ce07802718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce07902718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce07a02718b, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ce07f028189, // S_BFE_I64 ENC_SOP2 default
    0x180ce080028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1a0ce081028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x1c0ce082028189, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d208f0291c3, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x180d20900291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1a0d20910291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x1c0d20920291c3, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca06302a156, // S_ABSDIFF_I32 ENC_SOP2 default
    0x180ca06402a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06502a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06602a156, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160d409302b233, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x160ca08302c21b, // S_MUL_HI_U32 ENC_SOP2 default
    0x180ca08402c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08502c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08602c21b, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca08b02d21a, // S_MUL_HI_I32 ENC_SOP2 default
    0x180ca08c02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca08d02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca08e02d21a, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f02e204, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x180ca06002e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06102e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06202e204, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f02f205, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x180ca06002f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca06102f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca06202f205, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f030206, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x180ca060030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca061030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca062030206, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca05f031207, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x180ca060031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1a0ca061031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x1c0ca062031207, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca09403222f, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x180ca09503222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ca09603222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ca09703222f, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca09803322e, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x180ca09903322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ca09a03322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ca09b03322e, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x160ca09c03422d, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x180ca09d03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1a0ca09e03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x1c0ca09f03422d, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1e0da0a0000212, // S_MOVK_I32 ENC_SOPK default
    0x1e0da0a10011ca, // S_CMOVK_I32 ENC_SOPK default
    0x1e0da0a20021cd, // S_CMPK_EQ_I32 ENC_SOPK default
    0x1e0da0a20031d5, // S_CMPK_LG_I32 ENC_SOPK default
    0x1e0da0a20041d1, // S_CMPK_GT_I32 ENC_SOPK default
    0x1e0da0a20051cf, // S_CMPK_GE_I32 ENC_SOPK default
    0x1e0da0a20061d7, // S_CMPK_LT_I32 ENC_SOPK default
    0x1e0da0a20071d3, // S_CMPK_LE_I32 ENC_SOPK default
    0x1e0dc0a30081ce, // S_CMPK_EQ_U32 ENC_SOPK default
    0x1e0dc0a30091d6, // S_CMPK_LG_U32 ENC_SOPK default
    0x1e0dc0a300a1d2, // S_CMPK_GT_U32 ENC_SOPK default
    0x1e0dc0a300b1d0, // S_CMPK_GE_U32 ENC_SOPK default
    0x1e0dc0a300c1d8, // S_CMPK_LT_U32 ENC_SOPK default
    0x1e0dc0a300d1d4, // S_CMPK_LE_U32 ENC_SOPK default
    0x1e0da0a400e159, // S_ADDK_I32 ENC_SOPK default
    0x1e0da0a500f219, // S_MULK_I32 ENC_SOPK default
    0x1e0de0a60101c4, // S_CBRANCH_I_FORK ENC_SOPK default
    0x1e0e00a70111fc, // S_GETREG_B32 ENC_SOPK default
    0x1e0e20a8012240, // S_SETREG_B32 ENC_SOPK default
    0x200e40a9014241, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x1e0de0aa0151bc, // S_CALL_B64 ENC_SOPK default
    0x2209e0ab0001ff, // S_LOAD_DWORD ENC_SMEM default
    0x220a00ac001201, // S_LOAD_DWORDX2 ENC_SMEM default
    0x220a20ad002202, // S_LOAD_DWORDX4 ENC_SMEM default
    0x220a40ae003203, // S_LOAD_DWORDX8 ENC_SMEM default
    0x220a60af004200, // S_LOAD_DWORDX16 ENC_SMEM default
    0x2209e0b0005234, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x220a00b1006235, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x220a20b2007236, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x220a80b30081b4, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x220aa0b40091b6, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x220ac0b500a1b7, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x220ae0b600b1b8, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x220b00b700c1b5, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x2209e0b801024b, // S_STORE_DWORD ENC_SMEM default
    0x220a00b901124c, // S_STORE_DWORDX2 ENC_SMEM default
    0x220a20ba01224d, // S_STORE_DWORDX4 ENC_SMEM default
    0x2209e0bb015237, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x220a00bc016238, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x220a20bd017239, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x220a80be0181b9, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x220aa0bf0191ba, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x220ac0c001a1bb, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x240b20c10201eb, // S_DCACHE_INV ENC_SMEM default
    0x240b20c10211ed, // S_DCACHE_WB ENC_SMEM default
    0x240b20c10221ec, // S_DCACHE_INV_VOL ENC_SMEM default
    0x240b20c10231ee, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b40c202420f, // S_MEMTIME ENC_SMEM default
    0x220b40c202520e, // S_MEMREALTIME ENC_SMEM default
    0x220b60c3026167, // S_ATC_PROBE ENC_SMEM default
    0x220b80c4027168, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x240ba0c50281e9, // S_DCACHE_DISCARD ENC_SMEM default
    0x240ba0c50291ea, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x220a80c60401ac, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x220aa0c704119e, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x220a80c604219a, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x220a80c60431aa, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x220a80c60441a8, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x220a80c60451b0, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x220a80c60461a6, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x220a80c60471ae, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x220a80c604819c, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x220a80c60491a4, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x220a80c604a1b2, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x220a80c604b1a2, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x220a80c604c1a0, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x220aa0c70601ad, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220ac0c806119f, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220aa0c706219b, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x220aa0c70631ab, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x220aa0c70641a9, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220aa0c70651b1, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220aa0c70661a7, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220aa0c70671af, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220aa0c706819d, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x220aa0c70691a5, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x220aa0c706a1b3, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x220aa0c706b1a3, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x220aa0c706c1a1, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x2209e0c908017b, // S_ATOMIC_SWAP ENC_SMEM default
    0x220a00ca08116d, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x2209e0c9082169, // S_ATOMIC_ADD ENC_SMEM default
    0x2209e0c9083179, // S_ATOMIC_SUB ENC_SMEM default
    0x2209e0c9084177, // S_ATOMIC_SMIN ENC_SMEM default
    0x2209e0c908517f, // S_ATOMIC_UMIN ENC_SMEM default
    0x2209e0c9086175, // S_ATOMIC_SMAX ENC_SMEM default
    0x2209e0c908717d, // S_ATOMIC_UMAX ENC_SMEM default
    0x2209e0c908816b, // S_ATOMIC_AND ENC_SMEM default
    0x2209e0c9089173, // S_ATOMIC_OR ENC_SMEM default
    0x2209e0c908a181, // S_ATOMIC_XOR ENC_SMEM default
    0x2209e0c908b171, // S_ATOMIC_INC ENC_SMEM default
    0x2209e0c908c16f, // S_ATOMIC_DEC ENC_SMEM default
    0x220a00ca0a017c, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x220a20cb0a116e, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x220a00ca0a216a, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x220a00ca0a317a, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x220a00ca0a4178, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x220a00ca0a5180, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x220a00ca0a6176, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x220a00ca0a717e, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x220a00ca0a816c, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x220a00ca0a9174, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x220a00ca0aa182, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x220a00ca0ab172, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x220a00ca0ac170, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x2628c0cc0102f5, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2628c0cd011292, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x262920ce0122f6, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x262920cf013293, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x262960d00142f4, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x262960d1015291, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2629c0d0020300, // V_CMP_F_F16 ENC_VOP3 default
    0x2629c0d0021327, // V_CMP_LT_F16 ENC_VOP3 default
    0x2629c0d00222f7, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2629c0d002331b, // V_CMP_LE_F16 ENC_VOP3 default
    0x2629c0d0024312, // V_CMP_GT_F16 ENC_VOP3 default
    0x2629c0d0025324, // V_CMP_LG_F16 ENC_VOP3 default
    0x2629c0d0026309, // V_CMP_GE_F16 ENC_VOP3 default
    0x2629c0d0027348, // V_CMP_O_F16 ENC_VOP3 default
    0x2629c0d0028354, // V_CMP_U_F16 ENC_VOP3 default
    0x2629c0d0029339, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2629c0d002a342, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2629c0d002b33c, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2629c0d002c33f, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2629c0d002d330, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2629c0d002e345, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2629c0d002f34b, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2629c0d103029d, // V_CMPX_F_F16 ENC_VOP3 default
    0x2629c0d10312c4, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2629c0d1032294, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2629c0d10332b8, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2629c0d10342af, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2629c0d10352c1, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2629c0d10362a6, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2629c0d10372e5, // V_CMPX_O_F16 ENC_VOP3 default
    0x2629c0d10382f1, // V_CMPX_U_F16 ENC_VOP3 default
    0x2629c0d10392d6, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2629c0d103a2df, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2629c0d103b2d9, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2629c0d103c2dc, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2629c0d103d2cd, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2629c0d103e2e2, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2629c0d103f2e8, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x262a00d2040301, // V_CMP_F_F32 ENC_VOP3 default
    0x262a00d2041328, // V_CMP_LT_F32 ENC_VOP3 default
    0x262a00d20422f8, // V_CMP_EQ_F32 ENC_VOP3 default
    0x262a00d204331c, // V_CMP_LE_F32 ENC_VOP3 default
    0x262a00d2044313, // V_CMP_GT_F32 ENC_VOP3 default
    0x262a00d2045325, // V_CMP_LG_F32 ENC_VOP3 default
    0x262a00d204630a, // V_CMP_GE_F32 ENC_VOP3 default
    0x262a00d2047349, // V_CMP_O_F32 ENC_VOP3 default
    0x262a00d2048355, // V_CMP_U_F32 ENC_VOP3 default
    0x262a00d204933a, // V_CMP_NGE_F32 ENC_VOP3 default
    0x262a00d204a343, // V_CMP_NLG_F32 ENC_VOP3 default
    0x262a00d204b33d, // V_CMP_NGT_F32 ENC_VOP3 default
    0x262a00d204c340, // V_CMP_NLE_F32 ENC_VOP3 default
    0x262a00d204d331, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x262a00d204e346, // V_CMP_NLT_F32 ENC_VOP3 default
    0x262a00d204f34c, // V_CMP_TRU_F32 ENC_VOP3 default
    0x262a00d305029e, // V_CMPX_F_F32 ENC_VOP3 default
    0x262a00d30512c5, // V_CMPX_LT_F32 ENC_VOP3 default
    0x262a00d3052295, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x262a00d30532b9, // V_CMPX_LE_F32 ENC_VOP3 default
    0x262a00d30542b0, // V_CMPX_GT_F32 ENC_VOP3 default
    0x262a00d30552c2, // V_CMPX_LG_F32 ENC_VOP3 default
    0x262a00d30562a7, // V_CMPX_GE_F32 ENC_VOP3 default
    0x262a00d30572e6, // V_CMPX_O_F32 ENC_VOP3 default
    0x262a00d30582f2, // V_CMPX_U_F32 ENC_VOP3 default
    0x262a00d30592d7, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x262a00d305a2e0, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x262a00d305b2da, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x262a00d305c2dd, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x262a00d305d2ce, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x262a00d305e2e3, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x262a00d305f2e9, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x262a40d4060302, // V_CMP_F_F64 ENC_VOP3 default
    0x262a40d4061329, // V_CMP_LT_F64 ENC_VOP3 default
    0x262a40d40622f9, // V_CMP_EQ_F64 ENC_VOP3 default
    0x262a40d406331d, // V_CMP_LE_F64 ENC_VOP3 default
    0x262a40d4064314, // V_CMP_GT_F64 ENC_VOP3 default
    0x262a40d4065326, // V_CMP_LG_F64 ENC_VOP3 default
    0x262a40d406630b, // V_CMP_GE_F64 ENC_VOP3 default
    0x262a40d406734a, // V_CMP_O_F64 ENC_VOP3 default
    0x262a40d4068356, // V_CMP_U_F64 ENC_VOP3 default
    0x262a40d406933b, // V_CMP_NGE_F64 ENC_VOP3 default
    0x262a40d406a344, // V_CMP_NLG_F64 ENC_VOP3 default
    0x262a40d406b33e, // V_CMP_NGT_F64 ENC_VOP3 default
    0x262a40d406c341, // V_CMP_NLE_F64 ENC_VOP3 default
    0x262a40d406d332, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x262a40d406e347, // V_CMP_NLT_F64 ENC_VOP3 default
    0x262a40d406f34d, // V_CMP_TRU_F64 ENC_VOP3 default
    0x262a40d507029f, // V_CMPX_F_F64 ENC_VOP3 default
    0x262a40d50712c6, // V_CMPX_LT_F64 ENC_VOP3 default
    0x262a40d5072296, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x262a40d50732ba, // V_CMPX_LE_F64 ENC_VOP3 default
    0x262a40d50742b1, // V_CMPX_GT_F64 ENC_VOP3 default
    0x262a40d50752c3, // V_CMPX_LG_F64 ENC_VOP3 default
    0x262a40d50762a8, // V_CMPX_GE_F64 ENC_VOP3 default
    0x262a40d50772e7, // V_CMPX_O_F64 ENC_VOP3 default
    0x262a40d50782f3, // V_CMPX_U_F64 ENC_VOP3 default
    0x262a40d50792d8, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x262a40d507a2e1, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x262a40d507b2db, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x262a40d507c2de, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x262a40d507d2cf, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x262a40d507e2e4, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x262a40d507f2ea, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x262a80d60a0303, // V_CMP_F_I16 ENC_VOP3 default
    0x262a80d60a132a, // V_CMP_LT_I16 ENC_VOP3 default
    0x262a80d60a22fa, // V_CMP_EQ_I16 ENC_VOP3 default
    0x262a80d60a331e, // V_CMP_LE_I16 ENC_VOP3 default
    0x262a80d60a4315, // V_CMP_GT_I16 ENC_VOP3 default
    0x262a80d60a5333, // V_CMP_NE_I16 ENC_VOP3 default
    0x262a80d60a630c, // V_CMP_GE_I16 ENC_VOP3 default
    0x262a80d60a734e, // V_CMP_T_I16 ENC_VOP3 default
    0x262a80d70a8306, // V_CMP_F_U16 ENC_VOP3 default
    0x262a80d70a932d, // V_CMP_LT_U16 ENC_VOP3 default
    0x262a80d70aa2fd, // V_CMP_EQ_U16 ENC_VOP3 default
    0x262a80d70ab321, // V_CMP_LE_U16 ENC_VOP3 default
    0x262a80d70ac318, // V_CMP_GT_U16 ENC_VOP3 default
    0x262a80d70ad336, // V_CMP_NE_U16 ENC_VOP3 default
    0x262a80d70ae30f, // V_CMP_GE_U16 ENC_VOP3 default
    0x262a80d70af351, // V_CMP_T_U16 ENC_VOP3 default
    0x262a80d80b02a0, // V_CMPX_F_I16 ENC_VOP3 default
    0x262a80d80b12c7, // V_CMPX_LT_I16 ENC_VOP3 default
    0x262a80d80b2297, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x262a80d80b32bb, // V_CMPX_LE_I16 ENC_VOP3 default
    0x262a80d80b42b2, // V_CMPX_GT_I16 ENC_VOP3 default
    0x262a80d80b52d0, // V_CMPX_NE_I16 ENC_VOP3 default
    0x262a80d80b62a9, // V_CMPX_GE_I16 ENC_VOP3 default
    0x262a80d80b72eb, // V_CMPX_T_I16 ENC_VOP3 default
    0x262a80d90b82a3, // V_CMPX_F_U16 ENC_VOP3 default
    0x262a80d90b92ca, // V_CMPX_LT_U16 ENC_VOP3 default
    0x262a80d90ba29a, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x262a80d90bb2be, // V_CMPX_LE_U16 ENC_VOP3 default
    0x262a80d90bc2b5, // V_CMPX_GT_U16 ENC_VOP3 default
    0x262a80d90bd2d3, // V_CMPX_NE_U16 ENC_VOP3 default
    0x262a80d90be2ac, // V_CMPX_GE_U16 ENC_VOP3 default
    0x262a80d90bf2ee, // V_CMPX_T_U16 ENC_VOP3 default
    0x262ae0da0c0304, // V_CMP_F_I32 ENC_VOP3 default
    0x262ae0da0c132b, // V_CMP_LT_I32 ENC_VOP3 default
    0x262ae0da0c22fb, // V_CMP_EQ_I32 ENC_VOP3 default
    0x262ae0da0c331f, // V_CMP_LE_I32 ENC_VOP3 default
    0x262ae0da0c4316, // V_CMP_GT_I32 ENC_VOP3 default
    0x262ae0da0c5334, // V_CMP_NE_I32 ENC_VOP3 default
    0x262ae0da0c630d, // V_CMP_GE_I32 ENC_VOP3 default
    0x262ae0da0c734f, // V_CMP_T_I32 ENC_VOP3 default
    0x262ae0db0c8307, // V_CMP_F_U32 ENC_VOP3 default
    0x262ae0db0c932e, // V_CMP_LT_U32 ENC_VOP3 default
    0x262ae0db0ca2fe, // V_CMP_EQ_U32 ENC_VOP3 default
    0x262ae0db0cb322, // V_CMP_LE_U32 ENC_VOP3 default
    0x262ae0db0cc319, // V_CMP_GT_U32 ENC_VOP3 default
    0x262ae0db0cd337, // V_CMP_NE_U32 ENC_VOP3 default
    0x262ae0db0ce310, // V_CMP_GE_U32 ENC_VOP3 default
    0x262ae0db0cf352, // V_CMP_T_U32 ENC_VOP3 default
    0x262ae0dc0d02a1, // V_CMPX_F_I32 ENC_VOP3 default
    0x262ae0dc0d12c8, // V_CMPX_LT_I32 ENC_VOP3 default
    0x262ae0dc0d2298, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x262ae0dc0d32bc, // V_CMPX_LE_I32 ENC_VOP3 default
    0x262ae0dc0d42b3, // V_CMPX_GT_I32 ENC_VOP3 default
    0x262ae0dc0d52d1, // V_CMPX_NE_I32 ENC_VOP3 default
    0x262ae0dc0d62aa, // V_CMPX_GE_I32 ENC_VOP3 default
    0x262ae0dc0d72ec, // V_CMPX_T_I32 ENC_VOP3 default
    0x262ae0dd0d82a4, // V_CMPX_F_U32 ENC_VOP3 default
    0x262ae0dd0d92cb, // V_CMPX_LT_U32 ENC_VOP3 default
    0x262ae0dd0da29b, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x262ae0dd0db2bf, // V_CMPX_LE_U32 ENC_VOP3 default
    0x262ae0dd0dc2b6, // V_CMPX_GT_U32 ENC_VOP3 default
    0x262ae0dd0dd2d4, // V_CMPX_NE_U32 ENC_VOP3 default
    0x262ae0dd0de2ad, // V_CMPX_GE_U32 ENC_VOP3 default
    0x262ae0dd0df2ef, // V_CMPX_T_U32 ENC_VOP3 default
    0x262b20de0e0305, // V_CMP_F_I64 ENC_VOP3 default
    0x262b20de0e132c, // V_CMP_LT_I64 ENC_VOP3 default
    0x262b20de0e22fc, // V_CMP_EQ_I64 ENC_VOP3 default
    0x262b20de0e3320, // V_CMP_LE_I64 ENC_VOP3 default
    0x262b20de0e4317, // V_CMP_GT_I64 ENC_VOP3 default
    0x262b20de0e5335, // V_CMP_NE_I64 ENC_VOP3 default
    0x262b20de0e630e, // V_CMP_GE_I64 ENC_VOP3 default
    0x262b20de0e7350, // V_CMP_T_I64 ENC_VOP3 default
    0x262b20df0e8308, // V_CMP_F_U64 ENC_VOP3 default
    0x262b20df0e932f, // V_CMP_LT_U64 ENC_VOP3 default
    0x262b20df0ea2ff, // V_CMP_EQ_U64 ENC_VOP3 default
    0x262b20df0eb323, // V_CMP_LE_U64 ENC_VOP3 default
    0x262b20df0ec31a, // V_CMP_GT_U64 ENC_VOP3 default
    0x262b20df0ed338, // V_CMP_NE_U64 ENC_VOP3 default
    0x262b20df0ee311, // V_CMP_GE_U64 ENC_VOP3 default
    0x262b20df0ef353, // V_CMP_T_U64 ENC_VOP3 default
    0x262b20e00f02a2, // V_CMPX_F_I64 ENC_VOP3 default
    0x262b20e00f12c9, // V_CMPX_LT_I64 ENC_VOP3 default
    0x262b20e00f2299, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x262b20e00f32bd, // V_CMPX_LE_I64 ENC_VOP3 default
    0x262b20e00f42b4, // V_CMPX_GT_I64 ENC_VOP3 default
    0x262b20e00f52d2, // V_CMPX_NE_I64 ENC_VOP3 default
    0x262b20e00f62ab, // V_CMPX_GE_I64 ENC_VOP3 default
    0x262b20e00f72ed, // V_CMPX_T_I64 ENC_VOP3 default
    0x262b20e10f82a5, // V_CMPX_F_U64 ENC_VOP3 default
    0x262b20e10f92cc, // V_CMPX_LT_U64 ENC_VOP3 default
    0x262b20e10fa29c, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x262b20e10fb2c0, // V_CMPX_LE_U64 ENC_VOP3 default
    0x262b20e10fc2b7, // V_CMPX_GT_U64 ENC_VOP3 default
    0x262b20e10fd2d5, // V_CMPX_NE_U64 ENC_VOP3 default
    0x262b20e10fe2ae, // V_CMPX_GE_U64 ENC_VOP3 default
    0x262b20e10ff2f0, // V_CMPX_T_U64 ENC_VOP3 default
    0x2817c0e2100357, // V_CNDMASK_B32 ENC_VOP3 default
    0x261840e3101275, // V_ADD_F32 ENC_VOP3 default
    0x261840e31024ca, // V_SUB_F32 ENC_VOP3 default
    0x261840e31034c5, // V_SUBREV_F32 ENC_VOP3 default
    0x2618a0e41043dd, // V_FMAC_F64 ENC_VOP3 default
    0x261840e310545f, // V_MUL_F32 ENC_VOP3 default
    0x261900e5106465, // V_MUL_I32_I24 ENC_VOP3 default
    0x261920e5107462, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x261900e6108469, // V_MUL_U32_U24 ENC_VOP3 default
    0x261920e6109464, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x261840e310a453, // V_MIN_F32 ENC_VOP3 default
    0x261840e310b415, // V_MAX_F32 ENC_VOP3 default
    0x261920e510c456, // V_MIN_I32 ENC_VOP3 default
    0x261920e510d418, // V_MAX_I32 ENC_VOP3 default
    0x261920e610e458, // V_MIN_U32 ENC_VOP3 default
    0x261920e610f41a, // V_MAX_U32 ENC_VOP3 default
    0x261920e71103f9, // V_LSHRREV_B32 ENC_VOP3 default
    0x261920e8111281, // V_ASHRREV_I32 ENC_VOP3 default
    0x261920e71123f3, // V_LSHLREV_B32 ENC_VOP3 default
    0x261920e611327e, // V_AND_B32 ENC_VOP3 default
    0x261920e611446d, // V_OR_B32 ENC_VOP3 default
    0x261920e61154d7, // V_XOR_B32 ENC_VOP3 default
    0x261980e91163c6, // V_DOT2C_F32_BF16 ENC_VOP3 default
    0x2a1a40ea119273, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2a1a40ea11a4c8, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2a1a40eb11b4c3, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2c1ac0ec11c272, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2c1ac0ec11d4c2, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2c1ac0ed11e4c1, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x261b40ee11f274, // V_ADD_F16 ENC_VOP3 default
    0x261b40ee1204c9, // V_SUB_F16 ENC_VOP3 default
    0x261b40ef1214c4, // V_SUBREV_F16 ENC_VOP3 default
    0x261b40ee12245e, // V_MUL_F16 ENC_VOP3 default
    0x261b40f01233fb, // V_MAC_F16 ENC_VOP3 default
    0x261c00f112627a, // V_ADD_U16 ENC_VOP3 default
    0x261c00f11274cd, // V_SUB_U16 ENC_VOP3 default
    0x261c00f21284c6, // V_SUBREV_U16 ENC_VOP3 default
    0x261c20f1129467, // V_MUL_LO_U16 ENC_VOP3 default
    0x261c20f212a3f2, // V_LSHLREV_B16 ENC_VOP3 default
    0x261c20f212b3f8, // V_LSHRREV_B16 ENC_VOP3 default
    0x261c20f312c280, // V_ASHRREV_I16 ENC_VOP3 default
    0x261b40ee12d414, // V_MAX_F16 ENC_VOP3 default
    0x261b40ee12e452, // V_MIN_F16 ENC_VOP3 default
    0x261c20f112f419, // V_MAX_U16 ENC_VOP3 default
    0x261c20f4130417, // V_MAX_I16 ENC_VOP3 default
    0x261c20f1131457, // V_MIN_U16 ENC_VOP3 default
    0x261c20f4132455, // V_MIN_I16 ENC_VOP3 default
    0x261c80ee1333ec, // V_LDEXP_F16 ENC_VOP3 default
    0x261900e613427b, // V_ADD_U32 ENC_VOP3 default
    0x261900e61354ce, // V_SUB_U32 ENC_VOP3 default
    0x261900e71364c7, // V_SUBREV_U32 ENC_VOP3 default
    0x261ce0f51373c7, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x261900f61383c8, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x261900f71393cd, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x261900f813a3d0, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x261840f913b3dc, // V_FMAC_F32 ENC_VOP3 default
    0x261d40fa13c477, // V_PK_FMAC_F16 ENC_VOP3 default
    0x261920e613d4d6, // V_XNOR_B32 ENC_VOP3 default
    0x260f40c114046a, // V_NOP ENC_VOP3 default
    0x260fc0fb141459, // V_MOV_B32 ENC_VOP3 default
    0x2e1000fc142492, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x261060fd143372, // V_CVT_I32_F64 ENC_VOP3 default
    0x2610c0fe14436d, // V_CVT_F64_I32 ENC_VOP3 default
    0x261100ff145366, // V_CVT_F32_I32 ENC_VOP3 default
    0x26110100146367, // V_CVT_F32_U32 ENC_VOP3 default
    0x261161011473bc, // V_CVT_U32_F32 ENC_VOP3 default
    0x26116102148371, // V_CVT_I32_F32 ENC_VOP3 default
    0x2611e10314a35e, // V_CVT_F16_F32 ENC_VOP3 default
    0x2612610414b363, // V_CVT_F32_F16 ENC_VOP3 default
    0x2612810214c385, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x2612810214d36f, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x261100ff14e375, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2610610514f364, // V_CVT_F32_F64 ENC_VOP3 default
    0x2612a10615036c, // V_CVT_F64_F32 ENC_VOP3 default
    0x26110100151368, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x26110100152369, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2611010015336a, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2611010015436b, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x261061071553bd, // V_CVT_U32_F64 ENC_VOP3 default
    0x2610c10815636e, // V_CVT_F64_U32 ENC_VOP3 default
    0x261321091574d3, // V_TRUNC_F64 ENC_VOP3 default
    0x2613210915828f, // V_CEIL_F64 ENC_VOP3 default
    0x26132109159496, // V_RNDNE_F64 ENC_VOP3 default
    0x2613210915a3da, // V_FLOOR_F64 ENC_VOP3 default
    0x2611610a15b3e4, // V_FRACT_F32 ENC_VOP3 default
    0x2611610a15c4d2, // V_TRUNC_F32 ENC_VOP3 default
    0x2611610a15d28e, // V_CEIL_F32 ENC_VOP3 default
    0x2611610a15e495, // V_RNDNE_F32 ENC_VOP3 default
    0x2611610a15f3d9, // V_FLOOR_F32 ENC_VOP3 default
    0x2611610a1603d4, // V_EXP_F32 ENC_VOP3 default
    0x2611610a1613f1, // V_LOG_F32 ENC_VOP3 default
    0x2611610a16248f, // V_RCP_F32 ENC_VOP3 default
    0x2611610a163491, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2611610a164498, // V_RSQ_F32 ENC_VOP3 default
    0x26132109165490, // V_RCP_F64 ENC_VOP3 default
    0x26132109166499, // V_RSQ_F64 ENC_VOP3 default
    0x2611610a1674bf, // V_SQRT_F32 ENC_VOP3 default
    0x261321091684c0, // V_SQRT_F64 ENC_VOP3 default
    0x2611610a1694a1, // V_SIN_F32 ENC_VOP3 default
    0x2611610a16a359, // V_COS_F32 ENC_VOP3 default
    0x260fc10b16b46b, // V_NOT_B32 ENC_VOP3 default
    0x260fc0fb16c28a, // V_BFREV_B32 ENC_VOP3 default
    0x260fc10c16d3d6, // V_FFBH_U32 ENC_VOP3 default
    0x260fc10c16e3d7, // V_FFBL_B32 ENC_VOP3 default
    0x260fc10d16f3d5, // V_FFBH_I32 ENC_VOP3 default
    0x261060fd1703e8, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x261321091713eb, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x261321091723e5, // V_FRACT_F64 ENC_VOP3 default
    0x261281021733e7, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x2611610a1743ea, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x260f40c1175290, // V_CLREXCP ENC_VOP3 default
    0x260fc0fb17749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2613c10e17845a, // V_MOV_B64 ENC_VOP3 default
    0x2614410f179360, // V_CVT_F16_U16 ENC_VOP3 default
    0x2614411017a35f, // V_CVT_F16_I16 ENC_VOP3 default
    0x2614c11117b3bb, // V_CVT_U16_F16 ENC_VOP3 default
    0x2614c11217c370, // V_CVT_I16_F16 ENC_VOP3 default
    0x2615411317d48e, // V_RCP_F16 ENC_VOP3 default
    0x2615411317e4be, // V_SQRT_F16 ENC_VOP3 default
    0x2615411317f497, // V_RSQ_F16 ENC_VOP3 default
    0x261541131803f0, // V_LOG_F16 ENC_VOP3 default
    0x261541131813d3, // V_EXP_F16 ENC_VOP3 default
    0x261541131823e9, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2614c1121833e6, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x261541131843d8, // V_FLOOR_F16 ENC_VOP3 default
    0x2615411318528d, // V_CEIL_F16 ENC_VOP3 default
    0x261541131864d1, // V_TRUNC_F16 ENC_VOP3 default
    0x26154113187494, // V_RNDNE_F16 ENC_VOP3 default
    0x261541131883e3, // V_FRACT_F16 ENC_VOP3 default
    0x261541131894a0, // V_SIN_F16 ENC_VOP3 default
    0x2615411318a358, // V_COS_F16 ENC_VOP3 default
    0x2614c11218d373, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2614c11118e374, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x260fc11418f49e, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2e1581151914cf, // V_SWAP_B32 ENC_VOP3 default
    0x2e16011619226e, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x26110117194365, // V_CVT_F32_FP8 ENC_VOP3 default
    0x26110118195362, // V_CVT_F32_BF8 ENC_VOP3 default
    0x2616a119196380, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2616a11a19737f, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x260fc0fb19848c, // V_PRNG_B32 ENC_VOP3 default
    0x2e16c11519946f, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x2e16c11519a470, // V_PERMLANE32_SWAP_B32 ENC_VOP3 default
    0x2617411b19b361, // V_CVT_F32_BF16 ENC_VOP3 default
    0x261d811c1c2401, // V_MAD_I32_I24 ENC_VOP3 default
    0x261d811d1c340b, // V_MAD_U32_U24 ENC_VOP3 default
    0x261da11e1c435a, // V_CUBEID_F32 ENC_VOP3 default
    0x261da11e1c535c, // V_CUBESC_F32 ENC_VOP3 default
    0x261da11e1c635d, // V_CUBETC_F32 ENC_VOP3 default
    0x261da11e1c735b, // V_CUBEMA_F32 ENC_VOP3 default
    0x261dc11f1c8287, // V_BFE_U32 ENC_VOP3 default
    0x261dc1201c9286, // V_BFE_I32 ENC_VOP3 default
    0x261dc11f1ca288, // V_BFI_B32 ENC_VOP3 default
    0x261da11e1cb3e0, // V_FMA_F32 ENC_VOP3 default
    0x261de1211cc3e1, // V_FMA_F64 ENC_VOP3 default
    0x261dc1221cd3ef, // V_LERP_U8 ENC_VOP3 default
    0x261e01231ce27c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x261e01231cf27d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x261da11e1d044c, // V_MIN3_F32 ENC_VOP3 default
    0x261dc1241d144e, // V_MIN3_I32 ENC_VOP3 default
    0x261dc11f1d2450, // V_MIN3_U32 ENC_VOP3 default
    0x261da11e1d340e, // V_MAX3_F32 ENC_VOP3 default
    0x261dc1241d4410, // V_MAX3_I32 ENC_VOP3 default
    0x261dc11f1d5412, // V_MAX3_U32 ENC_VOP3 default
    0x261da11e1d641e, // V_MED3_F32 ENC_VOP3 default
    0x261dc1241d7420, // V_MED3_I32 ENC_VOP3 default
    0x261dc11f1d8422, // V_MED3_U32 ENC_VOP3 default
    0x261d81251d949d, // V_SAD_U8 ENC_VOP3 default
    0x261d81251da49a, // V_SAD_HI_U8 ENC_VOP3 default
    0x261d81261db49b, // V_SAD_U16 ENC_VOP3 default
    0x261d811f1dc49c, // V_SAD_U32 ENC_VOP3 default
    0x261e21271dd384, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x261da11e1de3bf, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x261de1211df3c0, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x2a1e41281e03c4, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x2a1e61291e13c5, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x301da12a1e23c2, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x301de12b1e33c3, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x261d81221e445d, // V_MSAD_U8 ENC_VOP3 default
    0x261e812c1e548d, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x261e812c1e645b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x321ea12d1e745c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x2a1ec12e1e840c, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x2a1ec12f1e9402, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x261ee1301ea403, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x261f01311eb405, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x261f01311ec404, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x261dc1321ed471, // V_PERM_B32 ENC_VOP3 default
    0x261ee1301ee3e2, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x261ee1301ef3c1, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x261f21331f0376, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x261f41341f140a, // V_MAD_U32_U16 ENC_VOP3 default
    0x261f41351f2400, // V_MAD_I32_I16 ENC_VOP3 default
    0x261dc11f1f34d5, // V_XAD_U32 ENC_VOP3 default
    0x261f61301f444b, // V_MIN3_F16 ENC_VOP3 default
    0x261f81361f544d, // V_MIN3_I16 ENC_VOP3 default
    0x261f81371f644f, // V_MIN3_U16 ENC_VOP3 default
    0x261f61301f740d, // V_MAX3_F16 ENC_VOP3 default
    0x261f81361f840f, // V_MAX3_I16 ENC_VOP3 default
    0x261f81371f9411, // V_MAX3_U16 ENC_VOP3 default
    0x261f61301fa41d, // V_MED3_F16 ENC_VOP3 default
    0x261f81361fb41f, // V_MED3_I16 ENC_VOP3 default
    0x261f81371fc421, // V_MED3_U16 ENC_VOP3 default
    0x261dc11f1fd3f5, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x261dc11f1fe279, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x261dc11f1ff271, // V_ADD3_U32 ENC_VOP3 default
    0x261dc11f2003f7, // V_LSHL_OR_B32 ENC_VOP3 default
    0x261dc11f20127f, // V_AND_OR_B32 ENC_VOP3 default
    0x261dc11f20246c, // V_OR3_B32 ENC_VOP3 default
    0x261f61302033fe, // V_MAD_F16 ENC_VOP3 default
    0x261f8137204409, // V_MAD_U16 ENC_VOP3 default
    0x261f81362053ff, // V_MAD_I16 ENC_VOP3 default
    0x261f61302063df, // V_FMA_F16 ENC_VOP3 default
    0x261f61302073be, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x261fa1382083f6, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x261fc13123328b, // V_BITOP3_B16 ENC_VOP3 default
    0x261fe13923428c, // V_BITOP3_B32 ENC_VOP3 default
    0x2620013a2353a7, // V_CVT_SCALEF32_PK_FP8_F32 ENC_VOP3 default
    0x2620013b23639b, // V_CVT_SCALEF32_PK_BF8_F32 ENC_VOP3 default
    0x2620213c2373ad, // V_CVT_SCALEF32_SR_FP8_F32 ENC_VOP3 default
    0x2620213d2383aa, // V_CVT_SCALEF32_SR_BF8_F32 ENC_VOP3 default
    0x2620413e2393a1, // V_CVT_SCALEF32_PK_F32_FP8 ENC_VOP3 default
    0x2620413f23a39f, // V_CVT_SCALEF32_PK_F32_BF8 ENC_VOP3 default
    0x2620614023b38b, // V_CVT_SCALEF32_F32_FP8 ENC_VOP3 default
    0x2620614123c38a, // V_CVT_SCALEF32_F32_BF8 ENC_VOP3 default
    0x2620014223d3a4, // V_CVT_SCALEF32_PK_FP4_F32 ENC_VOP3 default
    0x2e20814323e3b6, // V_CVT_SCALEF32_SR_PK_FP4_F32 ENC_VOP3 default
    0x2620414423f3a0, // V_CVT_SCALEF32_PK_F32_FP4 ENC_VOP3 default
    0x2620a1452403a6, // V_CVT_SCALEF32_PK_FP8_F16 ENC_VOP3 default
    0x2620a14624139a, // V_CVT_SCALEF32_PK_BF8_F16 ENC_VOP3 default
    0x2620c1472423ac, // V_CVT_SCALEF32_SR_FP8_F16 ENC_VOP3 default
    0x2620c1482433a9, // V_CVT_SCALEF32_SR_BF8_F16 ENC_VOP3 default
    0x2620e1492443a5, // V_CVT_SCALEF32_PK_FP8_BF16 ENC_VOP3 default
    0x2620e14a245399, // V_CVT_SCALEF32_PK_BF8_BF16 ENC_VOP3 default
    0x2621014b2463ab, // V_CVT_SCALEF32_SR_FP8_BF16 ENC_VOP3 default
    0x2621014c2473a8, // V_CVT_SCALEF32_SR_BF8_BF16 ENC_VOP3 default
    0x2621214d24839e, // V_CVT_SCALEF32_PK_F16_FP8 ENC_VOP3 default
    0x2621214e24939c, // V_CVT_SCALEF32_PK_F16_BF8 ENC_VOP3 default
    0x2621414f24a389, // V_CVT_SCALEF32_F16_FP8 ENC_VOP3 default
    0x2621415024b388, // V_CVT_SCALEF32_F16_BF8 ENC_VOP3 default
    0x2621615124c3a3, // V_CVT_SCALEF32_PK_FP4_F16 ENC_VOP3 default
    0x2621815224d3a2, // V_CVT_SCALEF32_PK_FP4_BF16 ENC_VOP3 default
    0x2621a15324e3b5, // V_CVT_SCALEF32_SR_PK_FP4_F16 ENC_VOP3 default
    0x2621c15424f3b4, // V_CVT_SCALEF32_SR_PK_FP4_BF16 ENC_VOP3 default
    0x2621215525039d, // V_CVT_SCALEF32_PK_F16_FP4 ENC_VOP3 default
    0x2621e156251397, // V_CVT_SCALEF32_PK_BF16_FP4 ENC_VOP3 default
    0x34220157252387, // V_CVT_SCALEF32_2XPK16_FP6_F32 ENC_VOP3 default
    0x34220158253386, // V_CVT_SCALEF32_2XPK16_BF6_F32 ENC_VOP3 default
    0x2e2221592543b3, // V_CVT_SCALEF32_SR_PK32_FP6_F32 ENC_VOP3 default
    0x2e22215a2553b0, // V_CVT_SCALEF32_SR_PK32_BF6_F32 ENC_VOP3 default
    0x2e22415b256393, // V_CVT_SCALEF32_PK32_F32_FP6 ENC_VOP3 default
    0x2e22415c257392, // V_CVT_SCALEF32_PK32_F32_BF6 ENC_VOP3 default
    0x2e22615d258395, // V_CVT_SCALEF32_PK32_FP6_F16 ENC_VOP3 default
    0x2e22615e259394, // V_CVT_SCALEF32_PK32_FP6_BF16 ENC_VOP3 default
    0x2e22615f25a38f, // V_CVT_SCALEF32_PK32_BF6_F16 ENC_VOP3 default
    0x2e22616025b38e, // V_CVT_SCALEF32_PK32_BF6_BF16 ENC_VOP3 default
    0x2e22816125c3b2, // V_CVT_SCALEF32_SR_PK32_FP6_F16 ENC_VOP3 default
    0x2e22816225d3b1, // V_CVT_SCALEF32_SR_PK32_FP6_BF16 ENC_VOP3 default
    0x2e22816325e3af, // V_CVT_SCALEF32_SR_PK32_BF6_F16 ENC_VOP3 default
    0x2e22816425f3ae, // V_CVT_SCALEF32_SR_PK32_BF6_BF16 ENC_VOP3 default
    0x2e22a165260391, // V_CVT_SCALEF32_PK32_F16_FP6 ENC_VOP3 default
    0x2e22a16626138d, // V_CVT_SCALEF32_PK32_BF16_FP6 ENC_VOP3 default
    0x2e22a167262390, // V_CVT_SCALEF32_PK32_F16_BF6 ENC_VOP3 default
    0x2e22a16826338c, // V_CVT_SCALEF32_PK32_BF16_BF6 ENC_VOP3 default
    0x2622c169265283, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x2622c16a266284, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x2622e16b26737e, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x2623016c26837c, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x2621e16d269398, // V_CVT_SCALEF32_PK_BF16_FP8 ENC_VOP3 default
    0x2621e16e26a396, // V_CVT_SCALEF32_PK_BF16_BF8 ENC_VOP3 default
    0x2623216f280276, // V_ADD_F64 ENC_VOP3 default
    0x2623216f281460, // V_MUL_F64 ENC_VOP3 default
    0x2623216f282454, // V_MIN_F64 ENC_VOP3 default
    0x2623216f283416, // V_MAX_F64 ENC_VOP3 default
    0x262341702843ee, // V_LDEXP_F64 ENC_VOP3 default
    0x262360e6285468, // V_MUL_LO_U32 ENC_VOP3 default
    0x262360e6286463, // V_MUL_HI_U32 ENC_VOP3 default
    0x262360e5287461, // V_MUL_HI_I32 ENC_VOP3 default
    0x262381712883ed, // V_LDEXP_F32 ENC_VOP3 default
    0x3623a172289493, // V_READLANE_B32 ENC_VOP3 default
    0x3823617328a4d4, // V_WRITELANE_B32 ENC_VOP3 default
    0x262360e628b285, // V_BCNT_U32_B32 ENC_VOP3 default
    0x262360e628c41c, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x262360e628d41b, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2623c17428f3f4, // V_LSHLREV_B64 ENC_VOP3 default
    0x2623c1742903fa, // V_LSHRREV_B64 ENC_VOP3 default
    0x2623c175291282, // V_ASHRREV_I64 ENC_VOP3 default
    0x262341762924d0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x262360e6293289, // V_BFM_B32 ENC_VOP3 default
    0x2623e177294378, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2623e17829537a, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2622e16b29637b, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x26236179297383, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2623617a298382, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2624017b299377, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2624017c29a379, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x262420e529c278, // V_ADD_I32 ENC_VOP3 default
    0x262420e529d4cc, // V_SUB_I32 ENC_VOP3 default
    0x262440f429e277, // V_ADD_I16 ENC_VOP3 default
    0x262440f429f4cb, // V_SUB_I16 ENC_VOP3 default
    0x2624017d2a046e, // V_PACK_B32_F16 ENC_VOP3 default
    0x262460e32a1466, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2624817e2a2381, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x2624817f2a337d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x2624a1802a43ba, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x2624a1812a53b8, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x2624c1822a63b9, // V_CVT_SR_F16_F32 ENC_VOP3 default
    0x2624e1832a73b7, // V_CVT_SR_BF16_F32 ENC_VOP3 default
    0x261da11e2a8451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x261da11e2a9413, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x3a000184000050, // DS_ADD_U32 ENC_DS default
    0x3a0001840010ad, // DS_SUB_U32 ENC_DS default
    0x3a0001840020a9, // DS_RSUB_U32 ENC_DS default
    0x3a000184003068, // DS_INC_U32 ENC_DS default
    0x3a000184004064, // DS_DEC_U32 ENC_DS default
    0x3a000185005078, // DS_MIN_I32 ENC_DS default
    0x3a00018500606c, // DS_MAX_I32 ENC_DS default
    0x3a000184007080, // DS_MIN_U32 ENC_DS default
    0x3a000184008074, // DS_MAX_U32 ENC_DS default
    0x3a000186009052, // DS_AND_B32 ENC_DS default
    0x3a00018600a087, // DS_OR_B32 ENC_DS default
    0x3a00018600b0c4, // DS_XOR_B32 ENC_DS default
    0x3a00218700c082, // DS_MSKOR_B32 ENC_DS default
    0x3a00018800d0b9, // DS_WRITE_B32 ENC_DS default
    0x3a00418900e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3a00418900f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x3a002187010058, // DS_CMPST_B32 ENC_DS default
    0x3a00218a01105a, // DS_CMPST_F32 ENC_DS default
    0x3a00018b012076, // DS_MIN_F32 ENC_DS default
    0x3a00018b01306a, // DS_MAX_F32 ENC_DS default
    0x3a0060c1014086, // DS_NOP ENC_DS default
    0x3a00018b01504a, // DS_ADD_F32 ENC_DS default
    0x3a00818c01708d, // DS_PK_ADD_F16 ENC_DS default
    0x3a00a18d01808c, // DS_PK_ADD_BF16 ENC_DS default
    0x3a00c18e01d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3a00018f01e0bb, // DS_WRITE_B8 ENC_DS default
    0x3a00e19001f0b7, // DS_WRITE_B16 ENC_DS default
    0x3a01019102004e, // DS_ADD_RTN_U32 ENC_DS default
    0x3a0101910210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x3a0101910220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x3a010191023066, // DS_INC_RTN_U32 ENC_DS default
    0x3a010191024062, // DS_DEC_RTN_U32 ENC_DS default
    0x3a01019202507c, // DS_MIN_RTN_I32 ENC_DS default
    0x3a010192026070, // DS_MAX_RTN_I32 ENC_DS default
    0x3a01019102707e, // DS_MIN_RTN_U32 ENC_DS default
    0x3a010191028072, // DS_MAX_RTN_U32 ENC_DS default
    0x3a010193029054, // DS_AND_RTN_B32 ENC_DS default
    0x3a01019302a089, // DS_OR_RTN_B32 ENC_DS default
    0x3a01019302b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3a01219402c084, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3a01019302d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3a01419502e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3a01419502f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3a01219403005c, // DS_CMPST_RTN_B32 ENC_DS default
    0x3a01219603105e, // DS_CMPST_RTN_F32 ENC_DS default
    0x3a01019703207a, // DS_MIN_RTN_F32 ENC_DS default
    0x3a01019703306e, // DS_MAX_RTN_F32 ENC_DS default
    0x3a0121940340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3a01019703504c, // DS_ADD_RTN_F32 ENC_DS default
    0x3a016198036096, // DS_READ_B32 ENC_DS default
    0x3a018199037092, // DS_READ2_B32 ENC_DS default
    0x3a018199038090, // DS_READ2ST64_B32 ENC_DS default
    0x3a01619a03909e, // DS_READ_I8 ENC_DS default
    0x3a01619b03a0a4, // DS_READ_U8 ENC_DS default
    0x3a01619c03b09d, // DS_READ_I16 ENC_DS default
    0x3a01619d03c0a1, // DS_READ_U16 ENC_DS default
    0x3a01a19e03d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3a01019f03e08b, // DS_PERMUTE_B32 ENC_DS default
    0x3a01019f03f057, // DS_BPERMUTE_B32 ENC_DS default
    0x3a01c1a0040051, // DS_ADD_U64 ENC_DS default
    0x3a01c1a00410ae, // DS_SUB_U64 ENC_DS default
    0x3a01c1a00420aa, // DS_RSUB_U64 ENC_DS default
    0x3a01c1a0043069, // DS_INC_U64 ENC_DS default
    0x3a01c1a0044065, // DS_DEC_U64 ENC_DS default
    0x3a01c1a1045079, // DS_MIN_I64 ENC_DS default
    0x3a01c1a104606d, // DS_MAX_I64 ENC_DS default
    0x3a01c1a0047081, // DS_MIN_U64 ENC_DS default
    0x3a01c1a0048075, // DS_MAX_U64 ENC_DS default
    0x3a01c1a2049053, // DS_AND_B64 ENC_DS default
    0x3a01c1a204a088, // DS_OR_B64 ENC_DS default
    0x3a01c1a204b0c5, // DS_XOR_B64 ENC_DS default
    0x3a01e1a304c083, // DS_MSKOR_B64 ENC_DS default
    0x3a01c1a404d0ba, // DS_WRITE_B64 ENC_DS default
    0x3a0201a504e0b4, // DS_WRITE2_B64 ENC_DS default
    0x3a0201a504f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3a01e1a3050059, // DS_CMPST_B64 ENC_DS default
    0x3a0221a605105b, // DS_CMPST_F64 ENC_DS default
    0x3a0241a7052077, // DS_MIN_F64 ENC_DS default
    0x3a0241a705306b, // DS_MAX_F64 ENC_DS default
    0x3a0001a80540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x3a0001a90550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x3a0161aa0560a5, // DS_READ_U8_D16 ENC_DS default
    0x3a0161aa0570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x3a0161ab05809f, // DS_READ_I8_D16 ENC_DS default
    0x3a0161ab0590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x3a0161ac05a0a2, // DS_READ_U16_D16 ENC_DS default
    0x3a0161ac05b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x3a0241a705c04b, // DS_ADD_F64 ENC_DS default
    0x3a0261ad06004f, // DS_ADD_RTN_U64 ENC_DS default
    0x3a0261ad0610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x3a0261ad0620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x3a0261ad063067, // DS_INC_RTN_U64 ENC_DS default
    0x3a0261ad064063, // DS_DEC_RTN_U64 ENC_DS default
    0x3a0261ae06507d, // DS_MIN_RTN_I64 ENC_DS default
    0x3a0261ae066071, // DS_MAX_RTN_I64 ENC_DS default
    0x3a0261ad06707f, // DS_MIN_RTN_U64 ENC_DS default
    0x3a0261ad068073, // DS_MAX_RTN_U64 ENC_DS default
    0x3a0261af069055, // DS_AND_RTN_B64 ENC_DS default
    0x3a0261af06a08a, // DS_OR_RTN_B64 ENC_DS default
    0x3a0261af06b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x3a0281b006c085, // DS_MSKOR_RTN_B64 ENC_DS default
    0x3a0261af06d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3a02a1b106e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3a02a1b106f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x3a0281b007005d, // DS_CMPST_RTN_B64 ENC_DS default
    0x3a02c1b207105f, // DS_CMPST_RTN_F64 ENC_DS default
    0x3a02e1b307207b, // DS_MIN_RTN_F64 ENC_DS default
    0x3a02e1b307306f, // DS_MAX_RTN_F64 ENC_DS default
    0x3a0301b4076097, // DS_READ_B64 ENC_DS default
    0x3a0321b5077093, // DS_READ2_B64 ENC_DS default
    0x3a0321b5078091, // DS_READ2ST64_B64 ENC_DS default
    0x3a02e1b307c04d, // DS_ADD_RTN_F64 ENC_DS default
    0x3a0261af07e060, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x3a0341b60b6094, // DS_READ_ADDTID_B32 ENC_DS default
    0x3a0361b70b708f, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x3a0381b80b808e, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x3a0341b90bd061, // DS_CONSUME ENC_DS default
    0x3a0341b90be056, // DS_APPEND ENC_DS default
    0x3a03a1ba0de0bd, // DS_WRITE_B96 ENC_DS default
    0x3a03c1bb0df0b6, // DS_WRITE_B128 ENC_DS default
    0x3a0301b40e0099, // DS_READ_B64_TR_B4 ENC_DS default
    0x3c03e1bc0e109c, // DS_READ_B96_TR_B6 ENC_DS default
    0x3a0301b40e209a, // DS_READ_B64_TR_B8 ENC_DS default
    0x3a0301b40e3098, // DS_READ_B64_TR_B16 ENC_DS default
    0x3a03e1bc0fe09b, // DS_READ_B96 ENC_DS default
    0x3a0401bd0ff095, // DS_READ_B128 ENC_DS default
    0x3e0421be0100f2, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x400741bf01014a, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x4205a1c001012f, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3e0421c10110ec, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x400741c2011144, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x4205a1c3011129, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3e0421c40120f5, // FLAT_LOAD_USHORT ENC_FLAT default
    0x400741c501214d, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x4205a1c6012132, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3e0421c70130f1, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x400741c8013149, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x4205a1c901312e, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3e0421ca0140e8, // FLAT_LOAD_DWORD ENC_FLAT default
    0x400741cb01413b, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x4205a1cc01411e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3e0441cd0150e9, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x400761ce01513c, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x4205c1cf01511f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3e0461d00160ea, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x400781d101613d, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x4205e1d2016120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3e0481d30170eb, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x4007a1d401713e, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x420601d5017121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3e04a1d60180f6, // FLAT_STORE_BYTE ENC_FLAT default
    0x4007c1d701814e, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x420621d8018133, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3e04a1d60190f7, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x4007c1d701914f, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x420621d8019134, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3e04a1d901a0fc, // FLAT_STORE_SHORT ENC_FLAT default
    0x4007c1da01a154, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x420621db01a139, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3e04a1d901b0fd, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x4007c1da01b155, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x420621db01b13a, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3e04a1dc01c0f8, // FLAT_STORE_DWORD ENC_FLAT default
    0x4007c1dd01c150, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x420621de01c135, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3e04c1df01d0f9, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x4007e1e001d151, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x420641e101d136, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3e04e1e201e0fa, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x400801e301e152, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x420661e401e137, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3e0501e501f0fb, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x400821e601f153, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x420681e701f138, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3e0421be0200f3, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x400741bf02014b, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x4205a1c0020130, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3e0421be0210f4, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x400741bf02114c, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4205a1c0021131, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3e0421c10220ed, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x400741c2022145, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x4205a1c302212a, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3e0421c10230ee, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x400741c2023146, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4205a1c302312b, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3e0421e80240ef, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x400741e9024147, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x4205a1ea02412c, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3e0421e80250f0, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x400741e9025148, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x4205a1ea02512d, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x400841eb026142, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x4206a1ec026127, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x400841eb027140, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x4206a1ec027125, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x400841eb028143, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x4206a1ec028128, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x400841eb029141, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x4206a1ec029126, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x400841eb02a13f, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x4206a1ec02a122, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3e0521ed0400e0, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x4206c1ee040116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3e0541ef0410ce, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x4206e1f0041104, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3e0521f10420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x4206c1f20420fe, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3e0521f10430de, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x4206c1f2043114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3e0521f30440dc, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x4206c1f4044112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3e0521f10450e4, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x4206c1f204511a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3e0521f30460da, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x4206c1f4046110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3e0521f10470e2, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x4206c1f2047118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3e0521ed0480cc, // FLAT_ATOMIC_AND ENC_FLAT default
    0x4206c1ee048102, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3e0521ed0490d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x4206c1ee04910c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3e0521ed04a0e6, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x4206c1ee04a11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3e0521f104b0d2, // FLAT_ATOMIC_INC ENC_FLAT default
    0x4206c1f204b108, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3e0521f104c0d0, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x4206c1f204c106, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3e0521f504d0c9, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x4206c1f604d0ff, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3e0521f704e0d9, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x4206c1f804e10f, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3e0561f904f0ca, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x420701fa04f100, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3e0561f90500d5, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x420701fa05010b, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3e0561f90510d4, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x420701fa05110a, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3e0521fb0520d8, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x4206c1fc05210e, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3e0561fd0600e1, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x420701fe060117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3e0581ff0610cf, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x42072200061105, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3e0562010620cb, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x42070202062101, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3e0562010630df, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x42070202063115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3e0562030640dd, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x42070204064113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3e0562010650e5, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x4207020206511b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3e0562030660db, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x42070204066111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3e0562010670e3, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x42070202067119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3e0561fd0680cd, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x420701fe068103, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3e0561fd0690d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x420701fe06910d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3e0561fd06a0e7, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x420701fe06a11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3e05620106b0d3, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x4207020206b109, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3e05620106c0d1, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x4207020206c107, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x4206a1ec07d124, // GLOBAL_LOAD_LDS_DWORDX4 ENC_FLAT_GLBL default
    0x4206a1ec07e123, // GLOBAL_LOAD_LDS_DWORDX3 ENC_FLAT_GLBL default
    0x4408e20500002a, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x4409020600102b, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x4409220700202c, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x4409420800302d, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x44096209004043, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x4409020a005044, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x4409220b006045, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x4409420c007046, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x44096205008026, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x4409620d009027, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x4409020e00a028, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x4409020f00b029, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x4409620900c03f, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x4409621000d040, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x4409021100e041, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x4409021200f042, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x4408e213010034, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x4408e21401102e, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x4408e215012037, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x4408e216013033, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x4408e217014021, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x44090218015022, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x44098219016023, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x4409a21a017024, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x4409621b018038, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x4409621b019039, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x4409621c01a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x4409621c01b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x4409621d01c03a, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x4409021e01d03b, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x4409221f01e03c, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x4409422001f03d, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x44096221020035, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x44096221021036, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x4409622202202f, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x44096222023030, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x44096223024031, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x44096223025032, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x44096205026025, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x4409620902703e, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x4409c0c1028049, // BUFFER_WBL2 ENC_MUBUF default
    0x4409c0c1029020, // BUFFER_INV ENC_MUBUF default
    0x44096224040018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x44090225041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x44096226042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x44096226043016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x44096227044014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x4409622604501c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x44096227046012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x4409622604701a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x44096224048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x4409622404900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x4409622404a01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x4409622604b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x4409622604c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x4409622804d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x4409622904e011, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x4409022a04f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x4409022a05000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x4409022a05100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x4409622b052010, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_MUBUF default
    0x4409022c060019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x4409422d061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x4409022e062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x4409022e063017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x4409022f064015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x4409022e06501d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x4409022f066013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x4409022e06701b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x4409022c068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x4409022c06900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x4409022c06a01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x4409022e06b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x4409022e06c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x46086230000262, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x46088231001263, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4608a232002264, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x4608c233003265, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4608623400426a, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4608823500526b, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4608a23600626c, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x4608c23700726d, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4608623000825e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4608623800925f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4608823900a260, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4608823a00b261, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4608623400c266, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4608623b00d267, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4608823c00e268, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4608823d00f269, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x4828e23e0102f5, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4a29023f0102f5, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2400102f5, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x4828e241011292, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x4a290242011292, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e243011292, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x482942440122f6, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4c2942450122f6, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x48294246013293, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4c294247013293, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x482982480142f4, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4a29a2490142f4, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a0142f4, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4829824b015291, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4a29a24c015291, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d015291, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x48298248020300, // V_CMP_F_F16 ENC_VOPC default
    0x4a29e249020300, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a020300, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x48298248021327, // V_CMP_LT_F16 ENC_VOPC default
    0x4a29e249021327, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a021327, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x482982480222f7, // V_CMP_EQ_F16 ENC_VOPC default
    0x4a29e2490222f7, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a0222f7, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4829824802331b, // V_CMP_LE_F16 ENC_VOPC default
    0x4a29e24902331b, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a02331b, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x48298248024312, // V_CMP_GT_F16 ENC_VOPC default
    0x4a29e249024312, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a024312, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x48298248025324, // V_CMP_LG_F16 ENC_VOPC default
    0x4a29e249025324, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a025324, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x48298248026309, // V_CMP_GE_F16 ENC_VOPC default
    0x4a29e249026309, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a026309, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x48298248027348, // V_CMP_O_F16 ENC_VOPC default
    0x4a29e249027348, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a027348, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x48298248028354, // V_CMP_U_F16 ENC_VOPC default
    0x4a29e249028354, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a028354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x48298248029339, // V_CMP_NGE_F16 ENC_VOPC default
    0x4a29e249029339, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a029339, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4829824802a342, // V_CMP_NLG_F16 ENC_VOPC default
    0x4a29e24902a342, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a02a342, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4829824802b33c, // V_CMP_NGT_F16 ENC_VOPC default
    0x4a29e24902b33c, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a02b33c, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4829824802c33f, // V_CMP_NLE_F16 ENC_VOPC default
    0x4a29e24902c33f, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a02c33f, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4829824802d330, // V_CMP_NEQ_F16 ENC_VOPC default
    0x4a29e24902d330, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a02d330, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4829824802e345, // V_CMP_NLT_F16 ENC_VOPC default
    0x4a29e24902e345, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a02e345, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4829824802f34b, // V_CMP_TRU_F16 ENC_VOPC default
    0x4a29e24902f34b, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824a02f34b, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4829824b03029d, // V_CMPX_F_F16 ENC_VOPC default
    0x4a29e24c03029d, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d03029d, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0312c4, // V_CMPX_LT_F16 ENC_VOPC default
    0x4a29e24c0312c4, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0312c4, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4829824b032294, // V_CMPX_EQ_F16 ENC_VOPC default
    0x4a29e24c032294, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d032294, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0332b8, // V_CMPX_LE_F16 ENC_VOPC default
    0x4a29e24c0332b8, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0332b8, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0342af, // V_CMPX_GT_F16 ENC_VOPC default
    0x4a29e24c0342af, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0342af, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0352c1, // V_CMPX_LG_F16 ENC_VOPC default
    0x4a29e24c0352c1, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0352c1, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0362a6, // V_CMPX_GE_F16 ENC_VOPC default
    0x4a29e24c0362a6, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0362a6, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0372e5, // V_CMPX_O_F16 ENC_VOPC default
    0x4a29e24c0372e5, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0372e5, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0382f1, // V_CMPX_U_F16 ENC_VOPC default
    0x4a29e24c0382f1, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0382f1, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4829824b0392d6, // V_CMPX_NGE_F16 ENC_VOPC default
    0x4a29e24c0392d6, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d0392d6, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4829824b03a2df, // V_CMPX_NLG_F16 ENC_VOPC default
    0x4a29e24c03a2df, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d03a2df, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4829824b03b2d9, // V_CMPX_NGT_F16 ENC_VOPC default
    0x4a29e24c03b2d9, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d03b2d9, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4829824b03c2dc, // V_CMPX_NLE_F16 ENC_VOPC default
    0x4a29e24c03c2dc, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d03c2dc, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4829824b03d2cd, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x4a29e24c03d2cd, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d03d2cd, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4829824b03e2e2, // V_CMPX_NLT_F16 ENC_VOPC default
    0x4a29e24c03e2e2, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d03e2e2, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4829824b03f2e8, // V_CMPX_TRU_F16 ENC_VOPC default
    0x4a29e24c03f2e8, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c29824d03f2e8, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4828e24e040301, // V_CMP_F_F32 ENC_VOPC default
    0x4a2a224f040301, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e250040301, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e041328, // V_CMP_LT_F32 ENC_VOPC default
    0x4a2a224f041328, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e250041328, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e0422f8, // V_CMP_EQ_F32 ENC_VOPC default
    0x4a2a224f0422f8, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2500422f8, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04331c, // V_CMP_LE_F32 ENC_VOPC default
    0x4a2a224f04331c, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004331c, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e044313, // V_CMP_GT_F32 ENC_VOPC default
    0x4a2a224f044313, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e250044313, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e045325, // V_CMP_LG_F32 ENC_VOPC default
    0x4a2a224f045325, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e250045325, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04630a, // V_CMP_GE_F32 ENC_VOPC default
    0x4a2a224f04630a, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004630a, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e047349, // V_CMP_O_F32 ENC_VOPC default
    0x4a2a224f047349, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e250047349, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e048355, // V_CMP_U_F32 ENC_VOPC default
    0x4a2a224f048355, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e250048355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04933a, // V_CMP_NGE_F32 ENC_VOPC default
    0x4a2a224f04933a, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004933a, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04a343, // V_CMP_NLG_F32 ENC_VOPC default
    0x4a2a224f04a343, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004a343, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04b33d, // V_CMP_NGT_F32 ENC_VOPC default
    0x4a2a224f04b33d, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004b33d, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04c340, // V_CMP_NLE_F32 ENC_VOPC default
    0x4a2a224f04c340, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004c340, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04d331, // V_CMP_NEQ_F32 ENC_VOPC default
    0x4a2a224f04d331, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004d331, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04e346, // V_CMP_NLT_F32 ENC_VOPC default
    0x4a2a224f04e346, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004e346, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4828e24e04f34c, // V_CMP_TRU_F32 ENC_VOPC default
    0x4a2a224f04f34c, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25004f34c, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4828e25105029e, // V_CMPX_F_F32 ENC_VOPC default
    0x4a2a225205029e, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25305029e, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510512c5, // V_CMPX_LT_F32 ENC_VOPC default
    0x4a2a22520512c5, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530512c5, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x4828e251052295, // V_CMPX_EQ_F32 ENC_VOPC default
    0x4a2a2252052295, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e253052295, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510532b9, // V_CMPX_LE_F32 ENC_VOPC default
    0x4a2a22520532b9, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530532b9, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510542b0, // V_CMPX_GT_F32 ENC_VOPC default
    0x4a2a22520542b0, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530542b0, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510552c2, // V_CMPX_LG_F32 ENC_VOPC default
    0x4a2a22520552c2, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530552c2, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510562a7, // V_CMPX_GE_F32 ENC_VOPC default
    0x4a2a22520562a7, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530562a7, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510572e6, // V_CMPX_O_F32 ENC_VOPC default
    0x4a2a22520572e6, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530572e6, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510582f2, // V_CMPX_U_F32 ENC_VOPC default
    0x4a2a22520582f2, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530582f2, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x4828e2510592d7, // V_CMPX_NGE_F32 ENC_VOPC default
    0x4a2a22520592d7, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2530592d7, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4828e25105a2e0, // V_CMPX_NLG_F32 ENC_VOPC default
    0x4a2a225205a2e0, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25305a2e0, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4828e25105b2da, // V_CMPX_NGT_F32 ENC_VOPC default
    0x4a2a225205b2da, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25305b2da, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4828e25105c2dd, // V_CMPX_NLE_F32 ENC_VOPC default
    0x4a2a225205c2dd, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25305c2dd, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4828e25105d2ce, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x4a2a225205d2ce, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25305d2ce, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4828e25105e2e3, // V_CMPX_NLT_F32 ENC_VOPC default
    0x4a2a225205e2e3, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25305e2e3, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4828e25105f2e9, // V_CMPX_TRU_F32 ENC_VOPC default
    0x4a2a225205f2e9, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e25305f2e9, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x482a6254060302, // V_CMP_F_F64 ENC_VOPC default
    0x4c2a6255060302, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x482a6254061329, // V_CMP_LT_F64 ENC_VOPC default
    0x4c2a6255061329, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x482a62540622f9, // V_CMP_EQ_F64 ENC_VOPC default
    0x4c2a62550622f9, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x482a625406331d, // V_CMP_LE_F64 ENC_VOPC default
    0x4c2a625506331d, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x482a6254064314, // V_CMP_GT_F64 ENC_VOPC default
    0x4c2a6255064314, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x482a6254065326, // V_CMP_LG_F64 ENC_VOPC default
    0x4c2a6255065326, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x482a625406630b, // V_CMP_GE_F64 ENC_VOPC default
    0x4c2a625506630b, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x482a625406734a, // V_CMP_O_F64 ENC_VOPC default
    0x4c2a625506734a, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x482a6254068356, // V_CMP_U_F64 ENC_VOPC default
    0x4c2a6255068356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x482a625406933b, // V_CMP_NGE_F64 ENC_VOPC default
    0x4c2a625506933b, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x482a625406a344, // V_CMP_NLG_F64 ENC_VOPC default
    0x4c2a625506a344, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x482a625406b33e, // V_CMP_NGT_F64 ENC_VOPC default
    0x4c2a625506b33e, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x482a625406c341, // V_CMP_NLE_F64 ENC_VOPC default
    0x4c2a625506c341, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x482a625406d332, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4c2a625506d332, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x482a625406e347, // V_CMP_NLT_F64 ENC_VOPC default
    0x4c2a625506e347, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x482a625406f34d, // V_CMP_TRU_F64 ENC_VOPC default
    0x4c2a625506f34d, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x482a625607029f, // V_CMPX_F_F64 ENC_VOPC default
    0x4c2a625707029f, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x482a62560712c6, // V_CMPX_LT_F64 ENC_VOPC default
    0x4c2a62570712c6, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x482a6256072296, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4c2a6257072296, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x482a62560732ba, // V_CMPX_LE_F64 ENC_VOPC default
    0x4c2a62570732ba, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x482a62560742b1, // V_CMPX_GT_F64 ENC_VOPC default
    0x4c2a62570742b1, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x482a62560752c3, // V_CMPX_LG_F64 ENC_VOPC default
    0x4c2a62570752c3, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x482a62560762a8, // V_CMPX_GE_F64 ENC_VOPC default
    0x4c2a62570762a8, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x482a62560772e7, // V_CMPX_O_F64 ENC_VOPC default
    0x4c2a62570772e7, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x482a62560782f3, // V_CMPX_U_F64 ENC_VOPC default
    0x4c2a62570782f3, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x482a62560792d8, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4c2a62570792d8, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x482a625607a2e1, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4c2a625707a2e1, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x482a625607b2db, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4c2a625707b2db, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x482a625607c2de, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4c2a625707c2de, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x482a625607d2cf, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4c2a625707d2cf, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x482a625607e2e4, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4c2a625707e2e4, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x482a625607f2ea, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4c2a625707f2ea, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x482aa2580a0303, // V_CMP_F_I16 ENC_VOPC default
    0x4a2ac2590a0303, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a0303, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x482aa2580a132a, // V_CMP_LT_I16 ENC_VOPC default
    0x4a2ac2590a132a, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a132a, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x482aa2580a22fa, // V_CMP_EQ_I16 ENC_VOPC default
    0x4a2ac2590a22fa, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a22fa, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x482aa2580a331e, // V_CMP_LE_I16 ENC_VOPC default
    0x4a2ac2590a331e, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a331e, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x482aa2580a4315, // V_CMP_GT_I16 ENC_VOPC default
    0x4a2ac2590a4315, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a4315, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x482aa2580a5333, // V_CMP_NE_I16 ENC_VOPC default
    0x4a2ac2590a5333, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a5333, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x482aa2580a630c, // V_CMP_GE_I16 ENC_VOPC default
    0x4a2ac2590a630c, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a630c, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x482aa2580a734e, // V_CMP_T_I16 ENC_VOPC default
    0x4a2ac2590a734e, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25a0a734e, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x482aa25b0a8306, // V_CMP_F_U16 ENC_VOPC default
    0x4a2ac25c0a8306, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0a8306, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x482aa25b0a932d, // V_CMP_LT_U16 ENC_VOPC default
    0x4a2ac25c0a932d, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0a932d, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x482aa25b0aa2fd, // V_CMP_EQ_U16 ENC_VOPC default
    0x4a2ac25c0aa2fd, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0aa2fd, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x482aa25b0ab321, // V_CMP_LE_U16 ENC_VOPC default
    0x4a2ac25c0ab321, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0ab321, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x482aa25b0ac318, // V_CMP_GT_U16 ENC_VOPC default
    0x4a2ac25c0ac318, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0ac318, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x482aa25b0ad336, // V_CMP_NE_U16 ENC_VOPC default
    0x4a2ac25c0ad336, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0ad336, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x482aa25b0ae30f, // V_CMP_GE_U16 ENC_VOPC default
    0x4a2ac25c0ae30f, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0ae30f, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x482aa25b0af351, // V_CMP_T_U16 ENC_VOPC default
    0x4a2ac25c0af351, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa25d0af351, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b02a0, // V_CMPX_F_I16 ENC_VOPC default
    0x4a2ac25f0b02a0, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b02a0, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b12c7, // V_CMPX_LT_I16 ENC_VOPC default
    0x4a2ac25f0b12c7, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b12c7, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b2297, // V_CMPX_EQ_I16 ENC_VOPC default
    0x4a2ac25f0b2297, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b2297, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b32bb, // V_CMPX_LE_I16 ENC_VOPC default
    0x4a2ac25f0b32bb, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b32bb, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b42b2, // V_CMPX_GT_I16 ENC_VOPC default
    0x4a2ac25f0b42b2, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b42b2, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b52d0, // V_CMPX_NE_I16 ENC_VOPC default
    0x4a2ac25f0b52d0, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b52d0, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b62a9, // V_CMPX_GE_I16 ENC_VOPC default
    0x4a2ac25f0b62a9, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b62a9, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x482aa25e0b72eb, // V_CMPX_T_I16 ENC_VOPC default
    0x4a2ac25f0b72eb, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2600b72eb, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x482aa2610b82a3, // V_CMPX_F_U16 ENC_VOPC default
    0x4a2ac2620b82a3, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630b82a3, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x482aa2610b92ca, // V_CMPX_LT_U16 ENC_VOPC default
    0x4a2ac2620b92ca, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630b92ca, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x482aa2610ba29a, // V_CMPX_EQ_U16 ENC_VOPC default
    0x4a2ac2620ba29a, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630ba29a, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x482aa2610bb2be, // V_CMPX_LE_U16 ENC_VOPC default
    0x4a2ac2620bb2be, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630bb2be, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x482aa2610bc2b5, // V_CMPX_GT_U16 ENC_VOPC default
    0x4a2ac2620bc2b5, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630bc2b5, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x482aa2610bd2d3, // V_CMPX_NE_U16 ENC_VOPC default
    0x4a2ac2620bd2d3, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630bd2d3, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x482aa2610be2ac, // V_CMPX_GE_U16 ENC_VOPC default
    0x4a2ac2620be2ac, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630be2ac, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x482aa2610bf2ee, // V_CMPX_T_U16 ENC_VOPC default
    0x4a2ac2620bf2ee, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c2aa2630bf2ee, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x4828e2640c0304, // V_CMP_F_I32 ENC_VOPC default
    0x4a2b02650c0304, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c0304, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x4828e2640c132b, // V_CMP_LT_I32 ENC_VOPC default
    0x4a2b02650c132b, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c132b, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x4828e2640c22fb, // V_CMP_EQ_I32 ENC_VOPC default
    0x4a2b02650c22fb, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c22fb, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4828e2640c331f, // V_CMP_LE_I32 ENC_VOPC default
    0x4a2b02650c331f, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c331f, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x4828e2640c4316, // V_CMP_GT_I32 ENC_VOPC default
    0x4a2b02650c4316, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c4316, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x4828e2640c5334, // V_CMP_NE_I32 ENC_VOPC default
    0x4a2b02650c5334, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c5334, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x4828e2640c630d, // V_CMP_GE_I32 ENC_VOPC default
    0x4a2b02650c630d, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c630d, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x4828e2640c734f, // V_CMP_T_I32 ENC_VOPC default
    0x4a2b02650c734f, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2660c734f, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x4828e2670c8307, // V_CMP_F_U32 ENC_VOPC default
    0x4a2b02680c8307, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690c8307, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x4828e2670c932e, // V_CMP_LT_U32 ENC_VOPC default
    0x4a2b02680c932e, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690c932e, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x4828e2670ca2fe, // V_CMP_EQ_U32 ENC_VOPC default
    0x4a2b02680ca2fe, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690ca2fe, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4828e2670cb322, // V_CMP_LE_U32 ENC_VOPC default
    0x4a2b02680cb322, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690cb322, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x4828e2670cc319, // V_CMP_GT_U32 ENC_VOPC default
    0x4a2b02680cc319, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690cc319, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x4828e2670cd337, // V_CMP_NE_U32 ENC_VOPC default
    0x4a2b02680cd337, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690cd337, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x4828e2670ce310, // V_CMP_GE_U32 ENC_VOPC default
    0x4a2b02680ce310, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690ce310, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x4828e2670cf352, // V_CMP_T_U32 ENC_VOPC default
    0x4a2b02680cf352, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e2690cf352, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d02a1, // V_CMPX_F_I32 ENC_VOPC default
    0x4a2b026b0d02a1, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d02a1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d12c8, // V_CMPX_LT_I32 ENC_VOPC default
    0x4a2b026b0d12c8, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d12c8, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d2298, // V_CMPX_EQ_I32 ENC_VOPC default
    0x4a2b026b0d2298, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d2298, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d32bc, // V_CMPX_LE_I32 ENC_VOPC default
    0x4a2b026b0d32bc, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d32bc, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d42b3, // V_CMPX_GT_I32 ENC_VOPC default
    0x4a2b026b0d42b3, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d42b3, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d52d1, // V_CMPX_NE_I32 ENC_VOPC default
    0x4a2b026b0d52d1, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d52d1, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d62aa, // V_CMPX_GE_I32 ENC_VOPC default
    0x4a2b026b0d62aa, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d62aa, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4828e26a0d72ec, // V_CMPX_T_I32 ENC_VOPC default
    0x4a2b026b0d72ec, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26c0d72ec, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4828e26d0d82a4, // V_CMPX_F_U32 ENC_VOPC default
    0x4a2b026e0d82a4, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0d82a4, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4828e26d0d92cb, // V_CMPX_LT_U32 ENC_VOPC default
    0x4a2b026e0d92cb, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0d92cb, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4828e26d0da29b, // V_CMPX_EQ_U32 ENC_VOPC default
    0x4a2b026e0da29b, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0da29b, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4828e26d0db2bf, // V_CMPX_LE_U32 ENC_VOPC default
    0x4a2b026e0db2bf, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0db2bf, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4828e26d0dc2b6, // V_CMPX_GT_U32 ENC_VOPC default
    0x4a2b026e0dc2b6, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0dc2b6, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4828e26d0dd2d4, // V_CMPX_NE_U32 ENC_VOPC default
    0x4a2b026e0dd2d4, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0dd2d4, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4828e26d0de2ad, // V_CMPX_GE_U32 ENC_VOPC default
    0x4a2b026e0de2ad, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0de2ad, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4828e26d0df2ef, // V_CMPX_T_U32 ENC_VOPC default
    0x4a2b026e0df2ef, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4c28e26f0df2ef, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x482b42700e0305, // V_CMP_F_I64 ENC_VOPC default
    0x4c2b42710e0305, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x482b42700e132c, // V_CMP_LT_I64 ENC_VOPC default
    0x4c2b42710e132c, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x482b42700e22fc, // V_CMP_EQ_I64 ENC_VOPC default
    0x4c2b42710e22fc, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x482b42700e3320, // V_CMP_LE_I64 ENC_VOPC default
    0x4c2b42710e3320, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x482b42700e4317, // V_CMP_GT_I64 ENC_VOPC default
    0x4c2b42710e4317, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x482b42700e5335, // V_CMP_NE_I64 ENC_VOPC default
    0x4c2b42710e5335, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x482b42700e630e, // V_CMP_GE_I64 ENC_VOPC default
    0x4c2b42710e630e, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x482b42700e7350, // V_CMP_T_I64 ENC_VOPC default
    0x4c2b42710e7350, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x482b42720e8308, // V_CMP_F_U64 ENC_VOPC default
    0x4c2b42730e8308, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x482b42720e932f, // V_CMP_LT_U64 ENC_VOPC default
    0x4c2b42730e932f, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x482b42720ea2ff, // V_CMP_EQ_U64 ENC_VOPC default
    0x4c2b42730ea2ff, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x482b42720eb323, // V_CMP_LE_U64 ENC_VOPC default
    0x4c2b42730eb323, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x482b42720ec31a, // V_CMP_GT_U64 ENC_VOPC default
    0x4c2b42730ec31a, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x482b42720ed338, // V_CMP_NE_U64 ENC_VOPC default
    0x4c2b42730ed338, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x482b42720ee311, // V_CMP_GE_U64 ENC_VOPC default
    0x4c2b42730ee311, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x482b42720ef353, // V_CMP_T_U64 ENC_VOPC default
    0x4c2b42730ef353, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x482b42740f02a2, // V_CMPX_F_I64 ENC_VOPC default
    0x4c2b42750f02a2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x482b42740f12c9, // V_CMPX_LT_I64 ENC_VOPC default
    0x4c2b42750f12c9, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x482b42740f2299, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4c2b42750f2299, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x482b42740f32bd, // V_CMPX_LE_I64 ENC_VOPC default
    0x4c2b42750f32bd, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x482b42740f42b4, // V_CMPX_GT_I64 ENC_VOPC default
    0x4c2b42750f42b4, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x482b42740f52d2, // V_CMPX_NE_I64 ENC_VOPC default
    0x4c2b42750f52d2, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x482b42740f62ab, // V_CMPX_GE_I64 ENC_VOPC default
    0x4c2b42750f62ab, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x482b42740f72ed, // V_CMPX_T_I64 ENC_VOPC default
    0x4c2b42750f72ed, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x482b42760f82a5, // V_CMPX_F_U64 ENC_VOPC default
    0x4c2b42770f82a5, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x482b42760f92cc, // V_CMPX_LT_U64 ENC_VOPC default
    0x4c2b42770f92cc, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x482b42760fa29c, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4c2b42770fa29c, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x482b42760fb2c0, // V_CMPX_LE_U64 ENC_VOPC default
    0x4c2b42770fb2c0, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x482b42760fc2b7, // V_CMPX_GT_U64 ENC_VOPC default
    0x4c2b42770fc2b7, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x482b42760fd2d5, // V_CMPX_NE_U64 ENC_VOPC default
    0x4c2b42770fd2d5, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x482b42760fe2ae, // V_CMPX_GE_U64 ENC_VOPC default
    0x4c2b42770fe2ae, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x482b42760ff2f0, // V_CMPX_T_U64 ENC_VOPC default
    0x4c2b42770ff2f0, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4e0b20c100046a, // V_NOP ENC_VOP1 default
    0x500b20c100046a, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x520f20c100046a, // V_NOP VOP1_VOP_DPP has_dpp
    0x540b20c100046a, // V_NOP VOP1_INST_LITERAL has_lit
    0x4e0f6278001459, // V_MOV_B32 ENC_VOP1 default
    0x500fa279001459, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x520f827a001459, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x540f627b001459, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x560fe27c002492, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4e10227d003372, // V_CVT_I32_F64 ENC_VOP1 default
    0x5210427e003372, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x5410227f003372, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e10828000436d, // V_CVT_F64_I32 ENC_VOP1 default
    0x5210a28100436d, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5410828200436d, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4e0f6283005366, // V_CVT_F32_I32 ENC_VOP1 default
    0x5010e284005366, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x520f8285005366, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x540f6286005366, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4e0f6287006367, // V_CVT_F32_U32 ENC_VOP1 default
    0x5010e288006367, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x520f8289006367, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x540f628a006367, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4e0f628b0073bc, // V_CVT_U32_F32 ENC_VOP1 default
    0x5011428c0073bc, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x5211228d0073bc, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x540f628e0073bc, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f628f008371, // V_CVT_I32_F32 ENC_VOP1 default
    0x50114290008371, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x52112291008371, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f6292008371, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e11829300a35e, // V_CVT_F16_F32 ENC_VOP1 default
    0x5011c29400a35e, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5211a29500a35e, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5411829600a35e, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4e12029700b363, // V_CVT_F32_F16 ENC_VOP1 default
    0x5012429800b363, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5212229900b363, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5412029a00b363, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4e0f628f00c385, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x5011429000c385, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5211229100c385, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f629200c385, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f628f00d36f, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x5011429000d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5211229100d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f629200d36f, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f628300e375, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x5010e28400e375, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x520f828500e375, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x540f628600e375, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4e10229b00f364, // V_CVT_F32_F64 ENC_VOP1 default
    0x5210429c00f364, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5410229d00f364, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4e10829e01036c, // V_CVT_F64_F32 ENC_VOP1 default
    0x5212c29f01036c, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x541082a001036c, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4e0f6287011368, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x5010e288011368, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x520f8289011368, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x540f628a011368, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4e0f6287012369, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x5010e288012369, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x520f8289012369, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x540f628a012369, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4e0f628701336a, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x5010e28801336a, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x520f828901336a, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x540f628a01336a, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4e0f628701436b, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x5010e28801436b, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x520f828901436b, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x540f628a01436b, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4e1022a10153bd, // V_CVT_U32_F64 ENC_VOP1 default
    0x521042a20153bd, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x541022a30153bd, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4e1082a401636e, // V_CVT_F64_U32 ENC_VOP1 default
    0x5210a2a501636e, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x541082a601636e, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4e12e2a70174d3, // V_TRUNC_F64 ENC_VOP1 default
    0x521302a80174d3, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a90174d3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4e12e2a701828f, // V_CEIL_F64 ENC_VOP1 default
    0x521302a801828f, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a901828f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4e12e2a7019496, // V_RNDNE_F64 ENC_VOP1 default
    0x521302a8019496, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a9019496, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4e12e2a701a3da, // V_FLOOR_F64 ENC_VOP1 default
    0x521302a801a3da, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a901a3da, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4e0f62aa01b3e4, // V_FRACT_F32 ENC_VOP1 default
    0x501342ab01b3e4, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac01b3e4, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad01b3e4, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa01c4d2, // V_TRUNC_F32 ENC_VOP1 default
    0x501342ab01c4d2, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac01c4d2, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad01c4d2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa01d28e, // V_CEIL_F32 ENC_VOP1 default
    0x501342ab01d28e, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac01d28e, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad01d28e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa01e495, // V_RNDNE_F32 ENC_VOP1 default
    0x501342ab01e495, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac01e495, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad01e495, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa01f3d9, // V_FLOOR_F32 ENC_VOP1 default
    0x501342ab01f3d9, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac01f3d9, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad01f3d9, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa0203d4, // V_EXP_F32 ENC_VOP1 default
    0x501342ab0203d4, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac0203d4, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad0203d4, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa0213f1, // V_LOG_F32 ENC_VOP1 default
    0x501342ab0213f1, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac0213f1, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad0213f1, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa02248f, // V_RCP_F32 ENC_VOP1 default
    0x501342ab02248f, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac02248f, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad02248f, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa023491, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x501342ab023491, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac023491, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad023491, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa024498, // V_RSQ_F32 ENC_VOP1 default
    0x501342ab024498, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac024498, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad024498, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4e12e2a7025490, // V_RCP_F64 ENC_VOP1 default
    0x521302a8025490, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a9025490, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4e12e2a7026499, // V_RSQ_F64 ENC_VOP1 default
    0x521302a8026499, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a9026499, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4e0f62aa0274bf, // V_SQRT_F32 ENC_VOP1 default
    0x501342ab0274bf, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac0274bf, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad0274bf, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4e12e2a70284c0, // V_SQRT_F64 ENC_VOP1 default
    0x521302a80284c0, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a90284c0, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4e0f62aa0294a1, // V_SIN_F32 ENC_VOP1 default
    0x501342ab0294a1, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac0294a1, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad0294a1, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa02a359, // V_COS_F32 ENC_VOP1 default
    0x501342ab02a359, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac02a359, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad02a359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62ae02b46b, // V_NOT_B32 ENC_VOP1 default
    0x500fa2af02b46b, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x520f82b002b46b, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x540f62b102b46b, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4e0f627802c28a, // V_BFREV_B32 ENC_VOP1 default
    0x500fa27902c28a, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x520f827a02c28a, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x540f627b02c28a, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4e0f62b202d3d6, // V_FFBH_U32 ENC_VOP1 default
    0x500fa2b302d3d6, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x520f82b402d3d6, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x540f62b502d3d6, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4e0f62b202e3d7, // V_FFBL_B32 ENC_VOP1 default
    0x500fa2b302e3d7, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x520f82b402e3d7, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x540f62b502e3d7, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4e0f62b602f3d5, // V_FFBH_I32 ENC_VOP1 default
    0x500fa2b702f3d5, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x520f82b802f3d5, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x540f62b902f3d5, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4e10227d0303e8, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x5210427e0303e8, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x5410227f0303e8, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4e12e2a70313eb, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x521302a80313eb, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a90313eb, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4e12e2a70323e5, // V_FRACT_F64 ENC_VOP1 default
    0x521302a80323e5, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x5412e2a90323e5, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4e0f628f0333e7, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x501142900333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x521122910333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x540f62920333e7, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4e0f62aa0343ea, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x501342ab0343ea, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x521122ac0343ea, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x540f62ad0343ea, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4e0b20c1035290, // V_CLREXCP ENC_VOP1 default
    0x540b20c1035290, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4e0f627803749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x500fa27903749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x520f827a03749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x540f627b03749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4e1362ba03845a, // V_MOV_B64 ENC_VOP1 default
    0x5013a2bb03845a, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x521382bc03845a, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x541362bd03845a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4e13e2be039360, // V_CVT_F16_U16 ENC_VOP1 default
    0x501422bf039360, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x521402c0039360, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x5413e2c1039360, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4e13e2c203a35f, // V_CVT_F16_I16 ENC_VOP1 default
    0x501422c303a35f, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x521402c403a35f, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x5413e2c503a35f, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4e1462c603b3bb, // V_CVT_U16_F16 ENC_VOP1 default
    0x5014a2c703b3bb, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x521482c803b3bb, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x541462c903b3bb, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e1462ca03c370, // V_CVT_I16_F16 ENC_VOP1 default
    0x5014a2cb03c370, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x521482cc03c370, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x541462cd03c370, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce03d48e, // V_RCP_F16 ENC_VOP1 default
    0x501522cf03d48e, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d003d48e, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d103d48e, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce03e4be, // V_SQRT_F16 ENC_VOP1 default
    0x501522cf03e4be, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d003e4be, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d103e4be, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce03f497, // V_RSQ_F16 ENC_VOP1 default
    0x501522cf03f497, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d003f497, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d103f497, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce0403f0, // V_LOG_F16 ENC_VOP1 default
    0x501522cf0403f0, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d00403f0, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d10403f0, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce0413d3, // V_EXP_F16 ENC_VOP1 default
    0x501522cf0413d3, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d00413d3, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d10413d3, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce0423e9, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x501522cf0423e9, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d00423e9, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d10423e9, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4e1462ca0433e6, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x5014a2cb0433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x521482cc0433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x541462cd0433e6, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce0443d8, // V_FLOOR_F16 ENC_VOP1 default
    0x501522cf0443d8, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d00443d8, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d10443d8, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce04528d, // V_CEIL_F16 ENC_VOP1 default
    0x501522cf04528d, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d004528d, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d104528d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce0464d1, // V_TRUNC_F16 ENC_VOP1 default
    0x501522cf0464d1, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d00464d1, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d10464d1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce047494, // V_RNDNE_F16 ENC_VOP1 default
    0x501522cf047494, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d0047494, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d1047494, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce0483e3, // V_FRACT_F16 ENC_VOP1 default
    0x501522cf0483e3, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d00483e3, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d10483e3, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce0494a0, // V_SIN_F16 ENC_VOP1 default
    0x501522cf0494a0, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d00494a0, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d10494a0, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4e14e2ce04a358, // V_COS_F16 ENC_VOP1 default
    0x501522cf04a358, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x521502d004a358, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x5414e2d104a358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4e1462ca04d373, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x5014a2cb04d373, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x521482cc04d373, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x541462cd04d373, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4e1462c604e374, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x5014a2c704e374, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x521482c804e374, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x541462c904e374, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4e0f62d204f49e, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x500fa2d304f49e, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x520f82d404f49e, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x540f62d504f49e, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x561562d60514cf, // V_SWAP_B32 ENC_VOP1 default
    0x5615a2d705226e, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x5015e2d805226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x5215c2d905226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5415a2da05226e, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4e0f62db054365, // V_CVT_F32_FP8 ENC_VOP1 default
    0x581622dc054365, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x520f82dd054365, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x540f62de054365, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4e0f62df055362, // V_CVT_F32_BF8 ENC_VOP1 default
    0x581622e0055362, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x520f82e1055362, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x540f62e2055362, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4e1642e3056380, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x581682e4056380, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x521662e5056380, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x541642e6056380, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4e1642e705737f, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x581682e805737f, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x521662e905737f, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x541642ea05737f, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4e0f627805848c, // V_PRNG_B32 ENC_VOP1 default
    0x500fa27905848c, // V_PRNG_B32 VOP1_VOP_SDWA has_sdwa
    0x520f827a05848c, // V_PRNG_B32 VOP1_VOP_DPP has_dpp
    0x540f627b05848c, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x560f62d605946f, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x560f62d605a470, // V_PERMLANE32_SWAP_B32 ENC_VOP1 default
    0x4e16e2eb05b361, // V_CVT_F32_BF16 ENC_VOP1 default
    0x501722ec05b361, // V_CVT_F32_BF16 VOP1_VOP_SDWA has_sdwa
    0x521702ed05b361, // V_CVT_F32_BF16 VOP1_VOP_DPP has_dpp
    0x5416e2ee05b361, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x5a0bc2ef000217, // S_MOV_B32 ENC_SOP1 default
    0x5c0bc2f0000217, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0be2f1001218, // S_MOV_B64 ENC_SOP1 default
    0x5c0be2f2001218, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc2f30021cb, // S_CMOV_B32 ENC_SOP1 default
    0x5c0bc2f40021cb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0be2f50031cc, // S_CMOV_B64 ENC_SOP1 default
    0x5c0be2f60031cc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc2f7004224, // S_NOT_B32 ENC_SOP1 default
    0x5c0bc2f8004224, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0be2f9005225, // S_NOT_B64 ENC_SOP1 default
    0x5c0be2fa005225, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc2f7006256, // S_WQM_B32 ENC_SOP1 default
    0x5c0bc2f8006256, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0be2f9007257, // S_WQM_B64 ENC_SOP1 default
    0x5c0be2fa007257, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc2fb008198, // S_BREV_B32 ENC_SOP1 default
    0x5c0bc2fc008198, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0be2fd009199, // S_BREV_B64 ENC_SOP1 default
    0x5c0be2fe009199, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc2ff00a184, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5c0bc30000a184, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c030100b185, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5c0c030200b185, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc2ff00c186, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5c0bc30000c186, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c030100d187, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5c0c030200d187, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc30300e1f3, // S_FF0_I32_B32 ENC_SOP1 default
    0x5c0bc30400e1f3, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c030500f1f4, // S_FF0_I32_B64 ENC_SOP1 default
    0x5c0c030600f1f4, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc3030101f5, // S_FF1_I32_B32 ENC_SOP1 default
    0x5c0bc3040101f5, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c03050111f6, // S_FF1_I32_B64 ENC_SOP1 default
    0x5c0c03060111f6, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc3030121f8, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5c0bc3040121f8, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c03050131f9, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5c0c03060131f9, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc3070141f7, // S_FLBIT_I32 ENC_SOP1 default
    0x5c0bc3080141f7, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x5a0c03090151fa, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5c0c030a0151fa, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc30b016249, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5c0bc30c016249, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x5a0bc30d017248, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5c0bc30e017248, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x5a0bc30f018193, // S_BITSET0_B32 ENC_SOP1 default
    0x5c0bc310018193, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c2311019194, // S_BITSET0_B64 ENC_SOP1 default
    0x5c0c2312019194, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc30f01a195, // S_BITSET1_B32 ENC_SOP1 default
    0x5c0bc31001a195, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0c231101b196, // S_BITSET1_B64 ENC_SOP1 default
    0x5c0c231201b196, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c431301c1fb, // S_GETPC_B64 ENC_SOP1 default
    0x5e0c631401d23e, // S_SETPC_B64 ENC_SOP1 default
    0x5a0be31501e251, // S_SWAPPC_B64 ENC_SOP1 default
    0x5e0c631401f232, // S_RFE_B64 ENC_SOP1 default
    0x5a0be316020164, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be317020164, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be31602122c, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be31702122c, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be31602225d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be31702225d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be316023160, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be317023160, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be316024229, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be317024229, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be31602521f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be31702521f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be316026223, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be317026223, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be31602725a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be31702725a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0bc2f7028230, // S_QUADMASK_B32 ENC_SOP1 default
    0x5c0bc2f8028230, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0be2f9029231, // S_QUADMASK_B64 ENC_SOP1 default
    0x5c0be2fa029231, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x600bc31802a215, // S_MOVRELS_B32 ENC_SOP1 default
    0x5e0be31902b216, // S_MOVRELS_B64 ENC_SOP1 default
    0x5a0bc31a02c213, // S_MOVRELD_B32 ENC_SOP1 default
    0x5c0bc31b02c213, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x5a0be31c02d214, // S_MOVRELD_B64 ENC_SOP1 default
    0x5c0be31d02d214, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x600c831e02e1c5, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5c0c831f02e1c5, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x5a0bc320030157, // S_ABS_I32 ENC_SOP1 default
    0x5c0bc321030157, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x5a0c8322032243, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5c0c8323032243, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x5a0be31603315c, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be31703315c, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be316034226, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5c0be317034226, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be31603515d, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5c0be31703515d, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0be316036161, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5c0be317036161, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x5a0c2324037192, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5c0c2325037192, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x620d63260001d9, // S_CMP_EQ_I32 ENC_SOPC default
    0x640d63270001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x660d63280001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x680d63290001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d63260011e2, // S_CMP_LG_I32 ENC_SOPC default
    0x640d63270011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x660d63280011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x680d63290011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d63260021de, // S_CMP_GT_I32 ENC_SOPC default
    0x640d63270021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x660d63280021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x680d63290021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d63260031dc, // S_CMP_GE_I32 ENC_SOPC default
    0x640d63270031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x660d63280031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x680d63290031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d63260041e5, // S_CMP_LT_I32 ENC_SOPC default
    0x640d63270041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x660d63280041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x680d63290041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d63260051e0, // S_CMP_LE_I32 ENC_SOPC default
    0x640d63270051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x660d63280051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x680d63290051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a0061da, // S_CMP_EQ_U32 ENC_SOPC default
    0x640d632b0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x660d632c0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x680d632d0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a0071e3, // S_CMP_LG_U32 ENC_SOPC default
    0x640d632b0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x660d632c0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x680d632d0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a0081df, // S_CMP_GT_U32 ENC_SOPC default
    0x640d632b0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x660d632c0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x680d632d0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a0091dd, // S_CMP_GE_U32 ENC_SOPC default
    0x640d632b0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x660d632c0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x680d632d0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a00a1e6, // S_CMP_LT_U32 ENC_SOPC default
    0x640d632b00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x660d632c00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x680d632d00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a00b1e1, // S_CMP_LE_U32 ENC_SOPC default
    0x640d632b00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x660d632c00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x680d632d00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a00c18e, // S_BITCMP0_B32 ENC_SOPC default
    0x640d632b00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x660d632c00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x680d632d00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d632a00d190, // S_BITCMP1_B32 ENC_SOPC default
    0x640d632b00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x660d632c00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x680d632d00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d432e00e18f, // S_BITCMP0_B64 ENC_SOPC default
    0x640d432f00e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x660d433000e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x680d433100e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d432e00f191, // S_BITCMP1_B64 ENC_SOPC default
    0x640d432f00f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x660d433000f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x680d433100f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d6332010242, // S_SETVSKIP ENC_SOPC default
    0x640d6333010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x660d6334010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x680d6335010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d8336011246, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x640d8337011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x660d8338011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x680d8339011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d233a0121db, // S_CMP_EQ_U64 ENC_SOPC default
    0x640d233b0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x660d233c0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x680d233d0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x620d233a0131e4, // S_CMP_LG_U64 ENC_SOPC default
    0x640d233b0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x660d233c0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x680d233d0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6a0e633e000220, // S_NOP ENC_SOPP default
    0x6a0e80c10011f0, // S_ENDPGM ENC_SOPP default
    0x6a0ea33f002197, // S_BRANCH ENC_SOPP default
    0x6a0b20c1003255, // S_WAKEUP ENC_SOPP default
    0x6a0ea3400041c6, // S_CBRANCH_SCC0 ENC_SOPP default
    0x6a0ea3400051c7, // S_CBRANCH_SCC1 ENC_SOPP default
    0x6c0ea3410061c9, // S_CBRANCH_VCCZ ENC_SOPP default
    0x6c0ea3410071c8, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x6a0ea3420081c2, // S_CBRANCH_EXECZ ENC_SOPP default
    0x6a0ea3420091c1, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x6a0b20c100a183, // S_BARRIER ENC_SOPP default
    0x6a0e633e00b23d, // S_SETKILL ENC_SOPP default
    0x6a0ec34300c254, // S_WAITCNT ENC_SOPP default
    0x6a0e633e00d23c, // S_SETHALT ENC_SOPP default
    0x6a0e633e00e24a, // S_SLEEP ENC_SOPP default
    0x6a0e633e00f23f, // S_SETPRIO ENC_SOPP default
    0x6a0ee34401023a, // S_SENDMSG ENC_SOPP default
    0x6a0ee34401123b, // S_SENDMSGHALT ENC_SOPP default
    0x6a0e633e012252, // S_TRAP ENC_SOPP default
    0x6a0b20c10131fd, // S_ICACHE_INV ENC_SOPP default
    0x6a0e633e0141fe, // S_INCPERFLEVEL ENC_SOPP default
    0x6a0e633e0151ef, // S_DECPERFLEVEL ENC_SOPP default
    0x6a0b2345016253, // S_TTRACEDATA ENC_SOPP default
    0x6a0ea33f0171bd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x6a0ea33f0181c0, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x6a0ea33f0191bf, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x6a0ea33f01a1be, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x6a0b20c101b1f2, // S_ENDPGM_SAVED ENC_SOPP default
    0x6a0b20c101c245, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x6a0f034601d244, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x6a0b20c101e1f1, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x6a0e633e01f247, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6e25034700047c, // V_PK_MAD_I16 ENC_VOP3P default
    0x6e252348001489, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x6e252349002474, // V_PK_ADD_I16 ENC_VOP3P default
    0x6e25234900348a, // V_PK_SUB_I16 ENC_VOP3P default
    0x6e25234a00447a, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6e25234a00547b, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6e25234b006476, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x6e252349007480, // V_PK_MAX_I16 ENC_VOP3P default
    0x6e252349008484, // V_PK_MIN_I16 ENC_VOP3P default
    0x6e25034c00947d, // V_PK_MAD_U16 ENC_VOP3P default
    0x6e25234800a475, // V_PK_ADD_U16 ENC_VOP3P default
    0x6e25234800b48b, // V_PK_SUB_U16 ENC_VOP3P default
    0x6e25234800c481, // V_PK_MAX_U16 ENC_VOP3P default
    0x6e25234800d485, // V_PK_MIN_U16 ENC_VOP3P default
    0x6e25434d00e478, // V_PK_FMA_F16 ENC_VOP3P default
    0x6e2560fa00f472, // V_PK_ADD_F16 ENC_VOP3P default
    0x6e2560fa010487, // V_PK_MUL_F16 ENC_VOP3P default
    0x6e2560fa011483, // V_PK_MIN_F16 ENC_VOP3P default
    0x6e2560fa01247f, // V_PK_MAX_F16 ENC_VOP3P default
    0x6e25834e01a3c9, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x6e25434d01b482, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x6e25434d01c47e, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x6e25a34f020408, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6e25a350021407, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6e25a350022406, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6e25c3510233ca, // V_DOT2_F32_F16 ENC_VOP3P default
    0x6e2503520263cb, // V_DOT2_I32_I16 ENC_VOP3P default
    0x6e2501260273cc, // V_DOT2_U32_U16 ENC_VOP3P default
    0x6e25e3530283ce, // V_DOT4_I32_I8 ENC_VOP3P default
    0x6e25e1250293cf, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6e25e35402a3d1, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6e25e35502b3d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x7026035602d423, // V_MFMA_F32_16X16X128_F8F6F4 VOP3P_MFMA default
    0x7026235702e43a, // V_MFMA_F32_32X32X64_F8F6F4 VOP3P_MFMA default
    0x6e264358030479, // V_PK_FMA_F32 ENC_VOP3P default
    0x6e266359031488, // V_PK_MUL_F32 ENC_VOP3P default
    0x6e266359032473, // V_PK_ADD_F32 ENC_VOP3P default
    0x6e26635a033486, // V_PK_MOV_B32 ENC_VOP3P default
    0x7026835b035427, // V_MFMA_F32_16X16X32_BF16 VOP3P_MFMA default
    0x7026835c036444, // V_MFMA_I32_16X16X64_I8 VOP3P_MFMA default
    0x7026a35d037430, // V_MFMA_F32_32X32X16_BF16 VOP3P_MFMA default
    0x7026a35e038446, // V_MFMA_I32_32X32X32_I8 VOP3P_MFMA default
    0x7226c35f0394a8, // V_SMFMAC_F32_16X16X64_BF16 VOP3P_MFMA default
    0x7226c36003a4ba, // V_SMFMAC_I32_16X16X128_I8 VOP3P_MFMA default
    0x7226c36103b4a2, // V_SMFMAC_F32_16X16X128_BF8_BF8 VOP3P_MFMA default
    0x7226c36203c4a3, // V_SMFMAC_F32_16X16X128_BF8_FP8 VOP3P_MFMA default
    0x7226c36303d4a4, // V_SMFMAC_F32_16X16X128_FP8_BF8 VOP3P_MFMA default
    0x7026e364040436, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x70270365041426, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x7027236604243d, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x7226c3670434a5, // V_SMFMAC_F32_16X16X128_FP8_FP8 VOP3P_MFMA default
    0x70270365044437, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x7027236604542f, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x722743680464b0, // V_SMFMAC_F32_32X32X32_BF16 VOP3P_MFMA default
    0x722743690474bd, // V_SMFMAC_I32_32X32X64_I8 VOP3P_MFMA default
    0x7027636a048439, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x7027836b04942e, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x7027a36c04a43f, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x7227436d04b4b6, // V_SMFMAC_F32_32X32X64_BF8_BF8 VOP3P_MFMA default
    0x7027836b04c43c, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x7027a36c04d425, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x7227436e04e4b7, // V_SMFMAC_F32_32X32X64_BF8_FP8 VOP3P_MFMA default
    0x7227436f04f4b8, // V_SMFMAC_F32_32X32X64_FP8_BF8 VOP3P_MFMA default
    0x7026e370050447, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x70270371051443, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x70272372052448, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x722743730534b9, // V_SMFMAC_F32_32X32X64_FP8_FP8 VOP3P_MFMA default
    0x7026837405442a, // V_MFMA_F32_16X16X32_F16 VOP3P_MFMA default
    0x7026a375055433, // V_MFMA_F32_32X32X16_F16 VOP3P_MFMA default
    0x70278376056445, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x7027a377057442, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x7427c37805826f, // V_ACCVGPR_READ ENC_VOP3P default
    0x6e27e379059270, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x7226c37a05a4ab, // V_SMFMAC_F32_16X16X64_F16 VOP3P_MFMA default
    0x7227437b05b4b3, // V_SMFMAC_F32_32X32X32_F16 VOP3P_MFMA default
    0x7027637c05d438, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x7027837d05e42d, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x7027a37e05f43e, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x7027837d06043b, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x7027a37e061424, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x7228037f0624a7, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x722823800644af, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x722803810664a6, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x722823820684ae, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x7228038306a4bb, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x7228238406c4bc, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x7028438506e440, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x7028638606f441, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x7027a387070428, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x7027a388071429, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x7027a38907242b, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x7027a38a07342c, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x7027838b074431, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x7027838c075432, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x7027838d076434, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x7027838e077435, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x7228038f0784a9, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x722803900794aa, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x7228039107a4ac, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x7228039207b4ad, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x7228239307c4b1, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x7228239407d4b2, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x7228239507e4b4, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x7228239607f4b5, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
    0x7628839702d449, // V_MFMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x7628a39802e44a, // V_MFMA_SCALE_F32_32X32X64_F8F6F4 ENC_VOP3PX2 default
];
