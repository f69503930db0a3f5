// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 57] = [
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
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(7, 2)),
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
        choice(Short, 0, 1, [false, true, false, false], run(0, 0), run(9, 1)),
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
        choice(Long, 0, 1, [false, true, false, false], run(0, 0), run(10, 3)),
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
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0x18000000d3804000,
        choice(Long, 0, 1, [false, true, false, false], run(1, 2), run(1, 1)),
    ),
    form_kind(
        enc::ENC_VOP3PX2,
        0,
        4,
        Slot::Whole,
        [bits(80, 7), bits(0, 0)],
        0xd380080000000000d3ac0000,
        choice(Long, 0, 1, [false, true, false, false], run(3, 1), run(16, 3)),
    ),
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2574] = [
    0x00178000000357, // V_CNDMASK_B32 ENC_VOP2 default
    0x0217c001000357, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x0417a002000357, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x06178003000357, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x08180004001275, // V_ADD_F32 ENC_VOP2 default
    0x0a184005001275, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c182006001275, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e180007001275, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x081800040024ca, // V_SUB_F32 ENC_VOP2 default
    0x0a1840050024ca, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c1820060024ca, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e1800070024ca, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x081800040034c5, // V_SUBREV_F32 ENC_VOP2 default
    0x0a1840050034c5, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c1820060034c5, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e1800070034c5, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x081880080043dd, // V_FMAC_F64 ENC_VOP2 default
    0x0c18a0090043dd, // V_FMAC_F64 VOP2_VOP_DPP has_dpp
    0x0e18800a0043dd, // V_FMAC_F64 VOP2_INST_LITERAL has_lit
    0x0818000400545f, // V_MUL_F32 ENC_VOP2 default
    0x0a18400500545f, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18200600545f, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e18000700545f, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x0818000b006465, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a19000c006465, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18e00d006465, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e18000e006465, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0818000b007462, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a19000c007462, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18e00d007462, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e18000e007462, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0818000f008469, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a190010008469, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18e011008469, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e180012008469, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0818000f009464, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a190010009464, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18e011009464, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e180012009464, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0818000400a453, // V_MIN_F32 ENC_VOP2 default
    0x0a18400500a453, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18200600a453, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e18000700a453, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0818000400b415, // V_MAX_F32 ENC_VOP2 default
    0x0a18400500b415, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18200600b415, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e18000700b415, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0818000b00c456, // V_MIN_I32 ENC_VOP2 default
    0x0a19000c00c456, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00d00c456, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e18000e00c456, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0818000b00d418, // V_MAX_I32 ENC_VOP2 default
    0x0a19000c00d418, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00d00d418, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e18000e00d418, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0818000f00e458, // V_MIN_U32 ENC_VOP2 default
    0x0a19001000e458, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e01100e458, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e18001200e458, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0818000f00f41a, // V_MAX_U32 ENC_VOP2 default
    0x0a19001000f41a, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e01100f41a, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e18001200f41a, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x081800130103f9, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1900140103f9, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e0110103f9, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1800150103f9, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x08180016011281, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a190017011281, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18e018011281, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e180019011281, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x081800130123f3, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1900140123f3, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e0110123f3, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1800150123f3, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0818000f01327e, // V_AND_B32 ENC_VOP2 default
    0x0a19001001327e, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e01101327e, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e18001201327e, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0818000f01446d, // V_OR_B32 ENC_VOP2 default
    0x0a19001001446d, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e01101446d, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e18001201446d, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0818000f0154d7, // V_XOR_B32 ENC_VOP2 default
    0x0a1900100154d7, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e0110154d7, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e1800120154d7, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x0819601a0163c6, // V_DOT2C_F32_BF16 ENC_VOP2 default
    0x0c19801b0163c6, // V_DOT2C_F32_BF16 VOP2_VOP_DPP has_dpp
    0x0e19601c0163c6, // V_DOT2C_F32_BF16 VOP2_INST_LITERAL has_lit
    0x1019c01d0173de, // V_FMAMK_F32 VOP2_INST_LITERAL default
    0x0e19c01e0173de, // V_FMAMK_F32 VOP2_INST_LITERAL has_lit
    0x1019e01f0183db, // V_FMAAK_F32 VOP2_INST_LITERAL default
    0x0e19e0200183db, // V_FMAAK_F32 VOP2_INST_LITERAL has_lit
    0x081a0021019273, // V_ADD_CO_U32 ENC_VOP2 default
    0x121a4022019273, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1a2023019273, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1a0024019273, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x081a002101a4c8, // V_SUB_CO_U32 ENC_VOP2 default
    0x121a402201a4c8, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1a202301a4c8, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1a002401a4c8, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x081a002501b4c3, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x121a402601b4c3, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c1a202301b4c3, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1a002701b4c3, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a802801c272, // V_ADDC_CO_U32 ENC_VOP2 default
    0x141ac02901c272, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041aa02a01c272, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a802b01c272, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a802801d4c2, // V_SUBB_CO_U32 ENC_VOP2 default
    0x141ac02901d4c2, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041aa02a01d4c2, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a802b01d4c2, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a802c01e4c1, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x141ac02d01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041aa02a01e4c1, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a802e01e4c1, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081b002f01f274, // V_ADD_F16 ENC_VOP2 default
    0x0a1b403001f274, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b203101f274, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1b003201f274, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081b002f0204c9, // V_SUB_F16 ENC_VOP2 default
    0x0a1b40300204c9, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b20310204c9, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1b00320204c9, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x081b00330214c4, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1b40340214c4, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b20310214c4, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1b00350214c4, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081b002f02245e, // V_MUL_F16 ENC_VOP2 default
    0x0a1b403002245e, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b203102245e, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1b003202245e, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081b00360233fb, // V_MAC_F16 ENC_VOP2 default
    0x0c1b20370233fb, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1b00380233fb, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x101b80390243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1b803a0243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x101ba03b0253fc, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1ba03c0253fc, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081bc03d02627a, // V_ADD_U16 ENC_VOP2 default
    0x0a1c003e02627a, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f02627a, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1bc04002627a, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081bc03d0274cd, // V_SUB_U16 ENC_VOP2 default
    0x0a1c003e0274cd, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f0274cd, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1bc0400274cd, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x081bc0410284c6, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1c00420284c6, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f0284c6, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1bc0430284c6, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081bc03d029467, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1c003e029467, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f029467, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1bc040029467, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x081bc04102a3f2, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1c004202a3f2, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f02a3f2, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1bc04302a3f2, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x081bc04102b3f8, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1c004202b3f8, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f02b3f8, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1bc04302b3f8, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x081bc04402c280, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1c004502c280, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1be04602c280, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1bc04702c280, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081b002f02d414, // V_MAX_F16 ENC_VOP2 default
    0x0a1b403002d414, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b203102d414, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1b003202d414, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081b002f02e452, // V_MIN_F16 ENC_VOP2 default
    0x0a1b403002e452, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1b203102e452, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1b003202e452, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081bc03d02f419, // V_MAX_U16 ENC_VOP2 default
    0x0a1c003e02f419, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f02f419, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1bc04002f419, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081bc048030417, // V_MAX_I16 ENC_VOP2 default
    0x0a1c0049030417, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1be04a030417, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1bc04b030417, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081bc03d031457, // V_MIN_U16 ENC_VOP2 default
    0x0a1c003e031457, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1be03f031457, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1bc040031457, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081bc048032455, // V_MIN_I16 ENC_VOP2 default
    0x0a1c0049032455, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1be04a032455, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1bc04b032455, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081b002f0333ec, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1c80300333ec, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c60310333ec, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1b00320333ec, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0818000f03427b, // V_ADD_U32 ENC_VOP2 default
    0x0a19001003427b, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e01103427b, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e18001203427b, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0818000f0354ce, // V_SUB_U32 ENC_VOP2 default
    0x0a1900100354ce, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e0110354ce, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e1800120354ce, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x081800130364c7, // V_SUBREV_U32 ENC_VOP2 default
    0x0a1900140364c7, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e0110364c7, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e1800150364c7, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081cc04c0373c7, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1ce04d0373c7, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1cc04e0373c7, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0818004f0383c8, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c18e0500383c8, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e1800510383c8, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x081800520393cd, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c18e0530393cd, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e1800540393cd, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0818005503a3d0, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18e05603a3d0, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e18005703a3d0, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0818005803b3dc, // V_FMAC_F32 ENC_VOP2 default
    0x0c18205903b3dc, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e18005a03b3dc, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081d205b03c477, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1d805c03c477, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1d405d03c477, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1d205e03c477, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0818000f03d4d6, // V_XNOR_B32 ENC_VOP2 default
    0x0a19001003d4d6, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e01103d4d6, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e18001203d4d6, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
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
    0x220b20c10201eb, // S_DCACHE_INV ENC_SMEM default
    0x220b20c10211ed, // S_DCACHE_WB ENC_SMEM default
    0x220b20c10221ec, // S_DCACHE_INV_VOL ENC_SMEM default
    0x220b20c10231ee, // S_DCACHE_WB_VOL ENC_SMEM default
    0x220b40c202420f, // S_MEMTIME ENC_SMEM default
    0x220b40c202520e, // S_MEMREALTIME ENC_SMEM default
    0x220b60c3026167, // S_ATC_PROBE ENC_SMEM default
    0x220b80c4027168, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x220ba0c50281e9, // S_DCACHE_DISCARD ENC_SMEM default
    0x220ba0c50291ea, // S_DCACHE_DISCARD_X2 ENC_SMEM default
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
    0x2428e0cc0102f5, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2428e0cd011292, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x242940ce0122f6, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x242940cf013293, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x242980d00142f4, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x242980d1015291, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2429e0d0020300, // V_CMP_F_F16 ENC_VOP3 default
    0x2429e0d0021327, // V_CMP_LT_F16 ENC_VOP3 default
    0x2429e0d00222f7, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2429e0d002331b, // V_CMP_LE_F16 ENC_VOP3 default
    0x2429e0d0024312, // V_CMP_GT_F16 ENC_VOP3 default
    0x2429e0d0025324, // V_CMP_LG_F16 ENC_VOP3 default
    0x2429e0d0026309, // V_CMP_GE_F16 ENC_VOP3 default
    0x2429e0d0027348, // V_CMP_O_F16 ENC_VOP3 default
    0x2429e0d0028354, // V_CMP_U_F16 ENC_VOP3 default
    0x2429e0d0029339, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2429e0d002a342, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2429e0d002b33c, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2429e0d002c33f, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2429e0d002d330, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2429e0d002e345, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2429e0d002f34b, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2429e0d103029d, // V_CMPX_F_F16 ENC_VOP3 default
    0x2429e0d10312c4, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2429e0d1032294, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2429e0d10332b8, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2429e0d10342af, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2429e0d10352c1, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2429e0d10362a6, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2429e0d10372e5, // V_CMPX_O_F16 ENC_VOP3 default
    0x2429e0d10382f1, // V_CMPX_U_F16 ENC_VOP3 default
    0x2429e0d10392d6, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2429e0d103a2df, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2429e0d103b2d9, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2429e0d103c2dc, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2429e0d103d2cd, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2429e0d103e2e2, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2429e0d103f2e8, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x242a20d2040301, // V_CMP_F_F32 ENC_VOP3 default
    0x242a20d2041328, // V_CMP_LT_F32 ENC_VOP3 default
    0x242a20d20422f8, // V_CMP_EQ_F32 ENC_VOP3 default
    0x242a20d204331c, // V_CMP_LE_F32 ENC_VOP3 default
    0x242a20d2044313, // V_CMP_GT_F32 ENC_VOP3 default
    0x242a20d2045325, // V_CMP_LG_F32 ENC_VOP3 default
    0x242a20d204630a, // V_CMP_GE_F32 ENC_VOP3 default
    0x242a20d2047349, // V_CMP_O_F32 ENC_VOP3 default
    0x242a20d2048355, // V_CMP_U_F32 ENC_VOP3 default
    0x242a20d204933a, // V_CMP_NGE_F32 ENC_VOP3 default
    0x242a20d204a343, // V_CMP_NLG_F32 ENC_VOP3 default
    0x242a20d204b33d, // V_CMP_NGT_F32 ENC_VOP3 default
    0x242a20d204c340, // V_CMP_NLE_F32 ENC_VOP3 default
    0x242a20d204d331, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x242a20d204e346, // V_CMP_NLT_F32 ENC_VOP3 default
    0x242a20d204f34c, // V_CMP_TRU_F32 ENC_VOP3 default
    0x242a20d305029e, // V_CMPX_F_F32 ENC_VOP3 default
    0x242a20d30512c5, // V_CMPX_LT_F32 ENC_VOP3 default
    0x242a20d3052295, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x242a20d30532b9, // V_CMPX_LE_F32 ENC_VOP3 default
    0x242a20d30542b0, // V_CMPX_GT_F32 ENC_VOP3 default
    0x242a20d30552c2, // V_CMPX_LG_F32 ENC_VOP3 default
    0x242a20d30562a7, // V_CMPX_GE_F32 ENC_VOP3 default
    0x242a20d30572e6, // V_CMPX_O_F32 ENC_VOP3 default
    0x242a20d30582f2, // V_CMPX_U_F32 ENC_VOP3 default
    0x242a20d30592d7, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x242a20d305a2e0, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x242a20d305b2da, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x242a20d305c2dd, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x242a20d305d2ce, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x242a20d305e2e3, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x242a20d305f2e9, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x242a60d4060302, // V_CMP_F_F64 ENC_VOP3 default
    0x242a60d4061329, // V_CMP_LT_F64 ENC_VOP3 default
    0x242a60d40622f9, // V_CMP_EQ_F64 ENC_VOP3 default
    0x242a60d406331d, // V_CMP_LE_F64 ENC_VOP3 default
    0x242a60d4064314, // V_CMP_GT_F64 ENC_VOP3 default
    0x242a60d4065326, // V_CMP_LG_F64 ENC_VOP3 default
    0x242a60d406630b, // V_CMP_GE_F64 ENC_VOP3 default
    0x242a60d406734a, // V_CMP_O_F64 ENC_VOP3 default
    0x242a60d4068356, // V_CMP_U_F64 ENC_VOP3 default
    0x242a60d406933b, // V_CMP_NGE_F64 ENC_VOP3 default
    0x242a60d406a344, // V_CMP_NLG_F64 ENC_VOP3 default
    0x242a60d406b33e, // V_CMP_NGT_F64 ENC_VOP3 default
    0x242a60d406c341, // V_CMP_NLE_F64 ENC_VOP3 default
    0x242a60d406d332, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x242a60d406e347, // V_CMP_NLT_F64 ENC_VOP3 default
    0x242a60d406f34d, // V_CMP_TRU_F64 ENC_VOP3 default
    0x242a60d507029f, // V_CMPX_F_F64 ENC_VOP3 default
    0x242a60d50712c6, // V_CMPX_LT_F64 ENC_VOP3 default
    0x242a60d5072296, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x242a60d50732ba, // V_CMPX_LE_F64 ENC_VOP3 default
    0x242a60d50742b1, // V_CMPX_GT_F64 ENC_VOP3 default
    0x242a60d50752c3, // V_CMPX_LG_F64 ENC_VOP3 default
    0x242a60d50762a8, // V_CMPX_GE_F64 ENC_VOP3 default
    0x242a60d50772e7, // V_CMPX_O_F64 ENC_VOP3 default
    0x242a60d50782f3, // V_CMPX_U_F64 ENC_VOP3 default
    0x242a60d50792d8, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x242a60d507a2e1, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x242a60d507b2db, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x242a60d507c2de, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x242a60d507d2cf, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x242a60d507e2e4, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x242a60d507f2ea, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x242aa0d60a0303, // V_CMP_F_I16 ENC_VOP3 default
    0x242aa0d60a132a, // V_CMP_LT_I16 ENC_VOP3 default
    0x242aa0d60a22fa, // V_CMP_EQ_I16 ENC_VOP3 default
    0x242aa0d60a331e, // V_CMP_LE_I16 ENC_VOP3 default
    0x242aa0d60a4315, // V_CMP_GT_I16 ENC_VOP3 default
    0x242aa0d60a5333, // V_CMP_NE_I16 ENC_VOP3 default
    0x242aa0d60a630c, // V_CMP_GE_I16 ENC_VOP3 default
    0x242aa0d60a734e, // V_CMP_T_I16 ENC_VOP3 default
    0x242aa0d70a8306, // V_CMP_F_U16 ENC_VOP3 default
    0x242aa0d70a932d, // V_CMP_LT_U16 ENC_VOP3 default
    0x242aa0d70aa2fd, // V_CMP_EQ_U16 ENC_VOP3 default
    0x242aa0d70ab321, // V_CMP_LE_U16 ENC_VOP3 default
    0x242aa0d70ac318, // V_CMP_GT_U16 ENC_VOP3 default
    0x242aa0d70ad336, // V_CMP_NE_U16 ENC_VOP3 default
    0x242aa0d70ae30f, // V_CMP_GE_U16 ENC_VOP3 default
    0x242aa0d70af351, // V_CMP_T_U16 ENC_VOP3 default
    0x242aa0d80b02a0, // V_CMPX_F_I16 ENC_VOP3 default
    0x242aa0d80b12c7, // V_CMPX_LT_I16 ENC_VOP3 default
    0x242aa0d80b2297, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x242aa0d80b32bb, // V_CMPX_LE_I16 ENC_VOP3 default
    0x242aa0d80b42b2, // V_CMPX_GT_I16 ENC_VOP3 default
    0x242aa0d80b52d0, // V_CMPX_NE_I16 ENC_VOP3 default
    0x242aa0d80b62a9, // V_CMPX_GE_I16 ENC_VOP3 default
    0x242aa0d80b72eb, // V_CMPX_T_I16 ENC_VOP3 default
    0x242aa0d90b82a3, // V_CMPX_F_U16 ENC_VOP3 default
    0x242aa0d90b92ca, // V_CMPX_LT_U16 ENC_VOP3 default
    0x242aa0d90ba29a, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x242aa0d90bb2be, // V_CMPX_LE_U16 ENC_VOP3 default
    0x242aa0d90bc2b5, // V_CMPX_GT_U16 ENC_VOP3 default
    0x242aa0d90bd2d3, // V_CMPX_NE_U16 ENC_VOP3 default
    0x242aa0d90be2ac, // V_CMPX_GE_U16 ENC_VOP3 default
    0x242aa0d90bf2ee, // V_CMPX_T_U16 ENC_VOP3 default
    0x242b00da0c0304, // V_CMP_F_I32 ENC_VOP3 default
    0x242b00da0c132b, // V_CMP_LT_I32 ENC_VOP3 default
    0x242b00da0c22fb, // V_CMP_EQ_I32 ENC_VOP3 default
    0x242b00da0c331f, // V_CMP_LE_I32 ENC_VOP3 default
    0x242b00da0c4316, // V_CMP_GT_I32 ENC_VOP3 default
    0x242b00da0c5334, // V_CMP_NE_I32 ENC_VOP3 default
    0x242b00da0c630d, // V_CMP_GE_I32 ENC_VOP3 default
    0x242b00da0c734f, // V_CMP_T_I32 ENC_VOP3 default
    0x242b00db0c8307, // V_CMP_F_U32 ENC_VOP3 default
    0x242b00db0c932e, // V_CMP_LT_U32 ENC_VOP3 default
    0x242b00db0ca2fe, // V_CMP_EQ_U32 ENC_VOP3 default
    0x242b00db0cb322, // V_CMP_LE_U32 ENC_VOP3 default
    0x242b00db0cc319, // V_CMP_GT_U32 ENC_VOP3 default
    0x242b00db0cd337, // V_CMP_NE_U32 ENC_VOP3 default
    0x242b00db0ce310, // V_CMP_GE_U32 ENC_VOP3 default
    0x242b00db0cf352, // V_CMP_T_U32 ENC_VOP3 default
    0x242b00dc0d02a1, // V_CMPX_F_I32 ENC_VOP3 default
    0x242b00dc0d12c8, // V_CMPX_LT_I32 ENC_VOP3 default
    0x242b00dc0d2298, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x242b00dc0d32bc, // V_CMPX_LE_I32 ENC_VOP3 default
    0x242b00dc0d42b3, // V_CMPX_GT_I32 ENC_VOP3 default
    0x242b00dc0d52d1, // V_CMPX_NE_I32 ENC_VOP3 default
    0x242b00dc0d62aa, // V_CMPX_GE_I32 ENC_VOP3 default
    0x242b00dc0d72ec, // V_CMPX_T_I32 ENC_VOP3 default
    0x242b00dd0d82a4, // V_CMPX_F_U32 ENC_VOP3 default
    0x242b00dd0d92cb, // V_CMPX_LT_U32 ENC_VOP3 default
    0x242b00dd0da29b, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x242b00dd0db2bf, // V_CMPX_LE_U32 ENC_VOP3 default
    0x242b00dd0dc2b6, // V_CMPX_GT_U32 ENC_VOP3 default
    0x242b00dd0dd2d4, // V_CMPX_NE_U32 ENC_VOP3 default
    0x242b00dd0de2ad, // V_CMPX_GE_U32 ENC_VOP3 default
    0x242b00dd0df2ef, // V_CMPX_T_U32 ENC_VOP3 default
    0x242b40de0e0305, // V_CMP_F_I64 ENC_VOP3 default
    0x242b40de0e132c, // V_CMP_LT_I64 ENC_VOP3 default
    0x242b40de0e22fc, // V_CMP_EQ_I64 ENC_VOP3 default
    0x242b40de0e3320, // V_CMP_LE_I64 ENC_VOP3 default
    0x242b40de0e4317, // V_CMP_GT_I64 ENC_VOP3 default
    0x242b40de0e5335, // V_CMP_NE_I64 ENC_VOP3 default
    0x242b40de0e630e, // V_CMP_GE_I64 ENC_VOP3 default
    0x242b40de0e7350, // V_CMP_T_I64 ENC_VOP3 default
    0x242b40df0e8308, // V_CMP_F_U64 ENC_VOP3 default
    0x242b40df0e932f, // V_CMP_LT_U64 ENC_VOP3 default
    0x242b40df0ea2ff, // V_CMP_EQ_U64 ENC_VOP3 default
    0x242b40df0eb323, // V_CMP_LE_U64 ENC_VOP3 default
    0x242b40df0ec31a, // V_CMP_GT_U64 ENC_VOP3 default
    0x242b40df0ed338, // V_CMP_NE_U64 ENC_VOP3 default
    0x242b40df0ee311, // V_CMP_GE_U64 ENC_VOP3 default
    0x242b40df0ef353, // V_CMP_T_U64 ENC_VOP3 default
    0x242b40e00f02a2, // V_CMPX_F_I64 ENC_VOP3 default
    0x242b40e00f12c9, // V_CMPX_LT_I64 ENC_VOP3 default
    0x242b40e00f2299, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x242b40e00f32bd, // V_CMPX_LE_I64 ENC_VOP3 default
    0x242b40e00f42b4, // V_CMPX_GT_I64 ENC_VOP3 default
    0x242b40e00f52d2, // V_CMPX_NE_I64 ENC_VOP3 default
    0x242b40e00f62ab, // V_CMPX_GE_I64 ENC_VOP3 default
    0x242b40e00f72ed, // V_CMPX_T_I64 ENC_VOP3 default
    0x242b40e10f82a5, // V_CMPX_F_U64 ENC_VOP3 default
    0x242b40e10f92cc, // V_CMPX_LT_U64 ENC_VOP3 default
    0x242b40e10fa29c, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x242b40e10fb2c0, // V_CMPX_LE_U64 ENC_VOP3 default
    0x242b40e10fc2b7, // V_CMPX_GT_U64 ENC_VOP3 default
    0x242b40e10fd2d5, // V_CMPX_NE_U64 ENC_VOP3 default
    0x242b40e10fe2ae, // V_CMPX_GE_U64 ENC_VOP3 default
    0x242b40e10ff2f0, // V_CMPX_T_U64 ENC_VOP3 default
    0x2617e0e2100357, // V_CNDMASK_B32 ENC_VOP3 default
    0x241860e3101275, // V_ADD_F32 ENC_VOP3 default
    0x241860e31024ca, // V_SUB_F32 ENC_VOP3 default
    0x241860e31034c5, // V_SUBREV_F32 ENC_VOP3 default
    0x2418c0e41043dd, // V_FMAC_F64 ENC_VOP3 default
    0x241860e310545f, // V_MUL_F32 ENC_VOP3 default
    0x241920e5106465, // V_MUL_I32_I24 ENC_VOP3 default
    0x241940e5107462, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x241920e6108469, // V_MUL_U32_U24 ENC_VOP3 default
    0x241940e6109464, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x241860e310a453, // V_MIN_F32 ENC_VOP3 default
    0x241860e310b415, // V_MAX_F32 ENC_VOP3 default
    0x241940e510c456, // V_MIN_I32 ENC_VOP3 default
    0x241940e510d418, // V_MAX_I32 ENC_VOP3 default
    0x241940e610e458, // V_MIN_U32 ENC_VOP3 default
    0x241940e610f41a, // V_MAX_U32 ENC_VOP3 default
    0x241940e71103f9, // V_LSHRREV_B32 ENC_VOP3 default
    0x241940e8111281, // V_ASHRREV_I32 ENC_VOP3 default
    0x241940e71123f3, // V_LSHLREV_B32 ENC_VOP3 default
    0x241940e611327e, // V_AND_B32 ENC_VOP3 default
    0x241940e611446d, // V_OR_B32 ENC_VOP3 default
    0x241940e61154d7, // V_XOR_B32 ENC_VOP3 default
    0x2419a0e91163c6, // V_DOT2C_F32_BF16 ENC_VOP3 default
    0x281a60ea119273, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x281a60ea11a4c8, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x281a60eb11b4c3, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1ae0ec11c272, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x2a1ae0ec11d4c2, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x2a1ae0ed11e4c1, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x241b60ee11f274, // V_ADD_F16 ENC_VOP3 default
    0x241b60ee1204c9, // V_SUB_F16 ENC_VOP3 default
    0x241b60ef1214c4, // V_SUBREV_F16 ENC_VOP3 default
    0x241b60ee12245e, // V_MUL_F16 ENC_VOP3 default
    0x241b60f01233fb, // V_MAC_F16 ENC_VOP3 default
    0x241c20f112627a, // V_ADD_U16 ENC_VOP3 default
    0x241c20f11274cd, // V_SUB_U16 ENC_VOP3 default
    0x241c20f21284c6, // V_SUBREV_U16 ENC_VOP3 default
    0x241c40f1129467, // V_MUL_LO_U16 ENC_VOP3 default
    0x241c40f212a3f2, // V_LSHLREV_B16 ENC_VOP3 default
    0x241c40f212b3f8, // V_LSHRREV_B16 ENC_VOP3 default
    0x241c40f312c280, // V_ASHRREV_I16 ENC_VOP3 default
    0x241b60ee12d414, // V_MAX_F16 ENC_VOP3 default
    0x241b60ee12e452, // V_MIN_F16 ENC_VOP3 default
    0x241c40f112f419, // V_MAX_U16 ENC_VOP3 default
    0x241c40f4130417, // V_MAX_I16 ENC_VOP3 default
    0x241c40f1131457, // V_MIN_U16 ENC_VOP3 default
    0x241c40f4132455, // V_MIN_I16 ENC_VOP3 default
    0x241ca0ee1333ec, // V_LDEXP_F16 ENC_VOP3 default
    0x241920e613427b, // V_ADD_U32 ENC_VOP3 default
    0x241920e61354ce, // V_SUB_U32 ENC_VOP3 default
    0x241920e71364c7, // V_SUBREV_U32 ENC_VOP3 default
    0x241d00f51373c7, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x241920f61383c8, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x241920f71393cd, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x241920f813a3d0, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x241860f913b3dc, // V_FMAC_F32 ENC_VOP3 default
    0x241d60fa13c477, // V_PK_FMAC_F16 ENC_VOP3 default
    0x241940e613d4d6, // V_XNOR_B32 ENC_VOP3 default
    0x240f60c114046a, // V_NOP ENC_VOP3 default
    0x240fe0fb141459, // V_MOV_B32 ENC_VOP3 default
    0x2c1020fc142492, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x241080fd143372, // V_CVT_I32_F64 ENC_VOP3 default
    0x2410e0fe14436d, // V_CVT_F64_I32 ENC_VOP3 default
    0x241120ff145366, // V_CVT_F32_I32 ENC_VOP3 default
    0x24112100146367, // V_CVT_F32_U32 ENC_VOP3 default
    0x241181011473bc, // V_CVT_U32_F32 ENC_VOP3 default
    0x24118102148371, // V_CVT_I32_F32 ENC_VOP3 default
    0x2412010314a35e, // V_CVT_F16_F32 ENC_VOP3 default
    0x2412810414b363, // V_CVT_F32_F16 ENC_VOP3 default
    0x2412a10214c385, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x2412a10214d36f, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x241120ff14e375, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x2410810514f364, // V_CVT_F32_F64 ENC_VOP3 default
    0x2412c10615036c, // V_CVT_F64_F32 ENC_VOP3 default
    0x24112100151368, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x24112100152369, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x2411210015336a, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x2411210015436b, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x241081071553bd, // V_CVT_U32_F64 ENC_VOP3 default
    0x2410e10815636e, // V_CVT_F64_U32 ENC_VOP3 default
    0x241341091574d3, // V_TRUNC_F64 ENC_VOP3 default
    0x2413410915828f, // V_CEIL_F64 ENC_VOP3 default
    0x24134109159496, // V_RNDNE_F64 ENC_VOP3 default
    0x2413410915a3da, // V_FLOOR_F64 ENC_VOP3 default
    0x2411810a15b3e4, // V_FRACT_F32 ENC_VOP3 default
    0x2411810a15c4d2, // V_TRUNC_F32 ENC_VOP3 default
    0x2411810a15d28e, // V_CEIL_F32 ENC_VOP3 default
    0x2411810a15e495, // V_RNDNE_F32 ENC_VOP3 default
    0x2411810a15f3d9, // V_FLOOR_F32 ENC_VOP3 default
    0x2411810a1603d4, // V_EXP_F32 ENC_VOP3 default
    0x2411810a1613f1, // V_LOG_F32 ENC_VOP3 default
    0x2411810a16248f, // V_RCP_F32 ENC_VOP3 default
    0x2411810a163491, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x2411810a164498, // V_RSQ_F32 ENC_VOP3 default
    0x24134109165490, // V_RCP_F64 ENC_VOP3 default
    0x24134109166499, // V_RSQ_F64 ENC_VOP3 default
    0x2411810a1674bf, // V_SQRT_F32 ENC_VOP3 default
    0x241341091684c0, // V_SQRT_F64 ENC_VOP3 default
    0x2411810a1694a1, // V_SIN_F32 ENC_VOP3 default
    0x2411810a16a359, // V_COS_F32 ENC_VOP3 default
    0x240fe10b16b46b, // V_NOT_B32 ENC_VOP3 default
    0x240fe0fb16c28a, // V_BFREV_B32 ENC_VOP3 default
    0x240fe10c16d3d6, // V_FFBH_U32 ENC_VOP3 default
    0x240fe10c16e3d7, // V_FFBL_B32 ENC_VOP3 default
    0x240fe10d16f3d5, // V_FFBH_I32 ENC_VOP3 default
    0x241080fd1703e8, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x241341091713eb, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x241341091723e5, // V_FRACT_F64 ENC_VOP3 default
    0x2412a1021733e7, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x2411810a1743ea, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x240f60c1175290, // V_CLREXCP ENC_VOP3 default
    0x240fe0fb17749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x2413e10e17845a, // V_MOV_B64 ENC_VOP3 default
    0x2414610f179360, // V_CVT_F16_U16 ENC_VOP3 default
    0x2414611017a35f, // V_CVT_F16_I16 ENC_VOP3 default
    0x2414e11117b3bb, // V_CVT_U16_F16 ENC_VOP3 default
    0x2414e11217c370, // V_CVT_I16_F16 ENC_VOP3 default
    0x2415611317d48e, // V_RCP_F16 ENC_VOP3 default
    0x2415611317e4be, // V_SQRT_F16 ENC_VOP3 default
    0x2415611317f497, // V_RSQ_F16 ENC_VOP3 default
    0x241561131803f0, // V_LOG_F16 ENC_VOP3 default
    0x241561131813d3, // V_EXP_F16 ENC_VOP3 default
    0x241561131823e9, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x2414e1121833e6, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x241561131843d8, // V_FLOOR_F16 ENC_VOP3 default
    0x2415611318528d, // V_CEIL_F16 ENC_VOP3 default
    0x241561131864d1, // V_TRUNC_F16 ENC_VOP3 default
    0x24156113187494, // V_RNDNE_F16 ENC_VOP3 default
    0x241561131883e3, // V_FRACT_F16 ENC_VOP3 default
    0x241561131894a0, // V_SIN_F16 ENC_VOP3 default
    0x2415611318a358, // V_COS_F16 ENC_VOP3 default
    0x2414e11218d373, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x2414e11118e374, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x240fe11418f49e, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x2c15a1151914cf, // V_SWAP_B32 ENC_VOP3 default
    0x2c16211619226e, // V_ACCVGPR_MOV_B32 ENC_VOP3 default
    0x24112117194365, // V_CVT_F32_FP8 ENC_VOP3 default
    0x24112118195362, // V_CVT_F32_BF8 ENC_VOP3 default
    0x2416c119196380, // V_CVT_PK_F32_FP8 ENC_VOP3 default
    0x2416c11a19737f, // V_CVT_PK_F32_BF8 ENC_VOP3 default
    0x240fe0fb19848c, // V_PRNG_B32 ENC_VOP3 default
    0x2c16e11519946f, // V_PERMLANE16_SWAP_B32 ENC_VOP3 default
    0x2c16e11519a470, // V_PERMLANE32_SWAP_B32 ENC_VOP3 default
    0x2417611b19b361, // V_CVT_F32_BF16 ENC_VOP3 default
    0x241da11c1c2401, // V_MAD_I32_I24 ENC_VOP3 default
    0x241da11d1c340b, // V_MAD_U32_U24 ENC_VOP3 default
    0x241dc11e1c435a, // V_CUBEID_F32 ENC_VOP3 default
    0x241dc11e1c535c, // V_CUBESC_F32 ENC_VOP3 default
    0x241dc11e1c635d, // V_CUBETC_F32 ENC_VOP3 default
    0x241dc11e1c735b, // V_CUBEMA_F32 ENC_VOP3 default
    0x241de11f1c8287, // V_BFE_U32 ENC_VOP3 default
    0x241de1201c9286, // V_BFE_I32 ENC_VOP3 default
    0x241de11f1ca288, // V_BFI_B32 ENC_VOP3 default
    0x241dc11e1cb3e0, // V_FMA_F32 ENC_VOP3 default
    0x241e01211cc3e1, // V_FMA_F64 ENC_VOP3 default
    0x241de1221cd3ef, // V_LERP_U8 ENC_VOP3 default
    0x241e21231ce27c, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x241e21231cf27d, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x241dc11e1d044c, // V_MIN3_F32 ENC_VOP3 default
    0x241de1241d144e, // V_MIN3_I32 ENC_VOP3 default
    0x241de11f1d2450, // V_MIN3_U32 ENC_VOP3 default
    0x241dc11e1d340e, // V_MAX3_F32 ENC_VOP3 default
    0x241de1241d4410, // V_MAX3_I32 ENC_VOP3 default
    0x241de11f1d5412, // V_MAX3_U32 ENC_VOP3 default
    0x241dc11e1d641e, // V_MED3_F32 ENC_VOP3 default
    0x241de1241d7420, // V_MED3_I32 ENC_VOP3 default
    0x241de11f1d8422, // V_MED3_U32 ENC_VOP3 default
    0x241da1251d949d, // V_SAD_U8 ENC_VOP3 default
    0x241da1251da49a, // V_SAD_HI_U8 ENC_VOP3 default
    0x241da1261db49b, // V_SAD_U16 ENC_VOP3 default
    0x241da11f1dc49c, // V_SAD_U32 ENC_VOP3 default
    0x241e41271dd384, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x241dc11e1de3bf, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x241e01211df3c0, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x281e61281e03c4, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x281e81291e13c5, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x2e1dc12a1e23c2, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x2e1e012b1e33c3, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x241da1221e445d, // V_MSAD_U8 ENC_VOP3 default
    0x241ea12c1e548d, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x241ea12c1e645b, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x301ec12d1e745c, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x281ee12e1e840c, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x281ee12f1e9402, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x241f01301ea403, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x241f21311eb405, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x241f21311ec404, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x241de1321ed471, // V_PERM_B32 ENC_VOP3 default
    0x241f01301ee3e2, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x241f01301ef3c1, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x241f41331f0376, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x241f61341f140a, // V_MAD_U32_U16 ENC_VOP3 default
    0x241f61351f2400, // V_MAD_I32_I16 ENC_VOP3 default
    0x241de11f1f34d5, // V_XAD_U32 ENC_VOP3 default
    0x241f81301f444b, // V_MIN3_F16 ENC_VOP3 default
    0x241fa1361f544d, // V_MIN3_I16 ENC_VOP3 default
    0x241fa1371f644f, // V_MIN3_U16 ENC_VOP3 default
    0x241f81301f740d, // V_MAX3_F16 ENC_VOP3 default
    0x241fa1361f840f, // V_MAX3_I16 ENC_VOP3 default
    0x241fa1371f9411, // V_MAX3_U16 ENC_VOP3 default
    0x241f81301fa41d, // V_MED3_F16 ENC_VOP3 default
    0x241fa1361fb41f, // V_MED3_I16 ENC_VOP3 default
    0x241fa1371fc421, // V_MED3_U16 ENC_VOP3 default
    0x241de11f1fd3f5, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x241de11f1fe279, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x241de11f1ff271, // V_ADD3_U32 ENC_VOP3 default
    0x241de11f2003f7, // V_LSHL_OR_B32 ENC_VOP3 default
    0x241de11f20127f, // V_AND_OR_B32 ENC_VOP3 default
    0x241de11f20246c, // V_OR3_B32 ENC_VOP3 default
    0x241f81302033fe, // V_MAD_F16 ENC_VOP3 default
    0x241fa137204409, // V_MAD_U16 ENC_VOP3 default
    0x241fa1362053ff, // V_MAD_I16 ENC_VOP3 default
    0x241f81302063df, // V_FMA_F16 ENC_VOP3 default
    0x241f81302073be, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x241fc1382083f6, // V_LSHL_ADD_U64 ENC_VOP3 default
    0x241fe13123328b, // V_BITOP3_B16 ENC_VOP3 default
    0x2420013923428c, // V_BITOP3_B32 ENC_VOP3 default
    0x2420213a2353a7, // V_CVT_SCALEF32_PK_FP8_F32 ENC_VOP3 default
    0x2420213b23639b, // V_CVT_SCALEF32_PK_BF8_F32 ENC_VOP3 default
    0x2420413c2373ad, // V_CVT_SCALEF32_SR_FP8_F32 ENC_VOP3 default
    0x2420413d2383aa, // V_CVT_SCALEF32_SR_BF8_F32 ENC_VOP3 default
    0x2420613e2393a1, // V_CVT_SCALEF32_PK_F32_FP8 ENC_VOP3 default
    0x2420613f23a39f, // V_CVT_SCALEF32_PK_F32_BF8 ENC_VOP3 default
    0x2420814023b38b, // V_CVT_SCALEF32_F32_FP8 ENC_VOP3 default
    0x2420814123c38a, // V_CVT_SCALEF32_F32_BF8 ENC_VOP3 default
    0x2420214223d3a4, // V_CVT_SCALEF32_PK_FP4_F32 ENC_VOP3 default
    0x2c20a14323e3b6, // V_CVT_SCALEF32_SR_PK_FP4_F32 ENC_VOP3 default
    0x2420614423f3a0, // V_CVT_SCALEF32_PK_F32_FP4 ENC_VOP3 default
    0x2420c1452403a6, // V_CVT_SCALEF32_PK_FP8_F16 ENC_VOP3 default
    0x2420c14624139a, // V_CVT_SCALEF32_PK_BF8_F16 ENC_VOP3 default
    0x2420e1472423ac, // V_CVT_SCALEF32_SR_FP8_F16 ENC_VOP3 default
    0x2420e1482433a9, // V_CVT_SCALEF32_SR_BF8_F16 ENC_VOP3 default
    0x242101492443a5, // V_CVT_SCALEF32_PK_FP8_BF16 ENC_VOP3 default
    0x2421014a245399, // V_CVT_SCALEF32_PK_BF8_BF16 ENC_VOP3 default
    0x2421214b2463ab, // V_CVT_SCALEF32_SR_FP8_BF16 ENC_VOP3 default
    0x2421214c2473a8, // V_CVT_SCALEF32_SR_BF8_BF16 ENC_VOP3 default
    0x2421414d24839e, // V_CVT_SCALEF32_PK_F16_FP8 ENC_VOP3 default
    0x2421414e24939c, // V_CVT_SCALEF32_PK_F16_BF8 ENC_VOP3 default
    0x2421614f24a389, // V_CVT_SCALEF32_F16_FP8 ENC_VOP3 default
    0x2421615024b388, // V_CVT_SCALEF32_F16_BF8 ENC_VOP3 default
    0x2421815124c3a3, // V_CVT_SCALEF32_PK_FP4_F16 ENC_VOP3 default
    0x2421a15224d3a2, // V_CVT_SCALEF32_PK_FP4_BF16 ENC_VOP3 default
    0x2421c15324e3b5, // V_CVT_SCALEF32_SR_PK_FP4_F16 ENC_VOP3 default
    0x2421e15424f3b4, // V_CVT_SCALEF32_SR_PK_FP4_BF16 ENC_VOP3 default
    0x2421415525039d, // V_CVT_SCALEF32_PK_F16_FP4 ENC_VOP3 default
    0x24220156251397, // V_CVT_SCALEF32_PK_BF16_FP4 ENC_VOP3 default
    0x32222157252387, // V_CVT_SCALEF32_2XPK16_FP6_F32 ENC_VOP3 default
    0x32222158253386, // V_CVT_SCALEF32_2XPK16_BF6_F32 ENC_VOP3 default
    0x2c2241592543b3, // V_CVT_SCALEF32_SR_PK32_FP6_F32 ENC_VOP3 default
    0x2c22415a2553b0, // V_CVT_SCALEF32_SR_PK32_BF6_F32 ENC_VOP3 default
    0x2c22615b256393, // V_CVT_SCALEF32_PK32_F32_FP6 ENC_VOP3 default
    0x2c22615c257392, // V_CVT_SCALEF32_PK32_F32_BF6 ENC_VOP3 default
    0x2c22815d258395, // V_CVT_SCALEF32_PK32_FP6_F16 ENC_VOP3 default
    0x2c22815e259394, // V_CVT_SCALEF32_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22815f25a38f, // V_CVT_SCALEF32_PK32_BF6_F16 ENC_VOP3 default
    0x2c22816025b38e, // V_CVT_SCALEF32_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22a16125c3b2, // V_CVT_SCALEF32_SR_PK32_FP6_F16 ENC_VOP3 default
    0x2c22a16225d3b1, // V_CVT_SCALEF32_SR_PK32_FP6_BF16 ENC_VOP3 default
    0x2c22a16325e3af, // V_CVT_SCALEF32_SR_PK32_BF6_F16 ENC_VOP3 default
    0x2c22a16425f3ae, // V_CVT_SCALEF32_SR_PK32_BF6_BF16 ENC_VOP3 default
    0x2c22c165260391, // V_CVT_SCALEF32_PK32_F16_FP6 ENC_VOP3 default
    0x2c22c16626138d, // V_CVT_SCALEF32_PK32_BF16_FP6 ENC_VOP3 default
    0x2c22c167262390, // V_CVT_SCALEF32_PK32_F16_BF6 ENC_VOP3 default
    0x2c22c16826338c, // V_CVT_SCALEF32_PK32_BF16_BF6 ENC_VOP3 default
    0x2422e169265283, // V_ASHR_PK_I8_I32 ENC_VOP3 default
    0x2422e16a266284, // V_ASHR_PK_U8_I32 ENC_VOP3 default
    0x2423016b26737e, // V_CVT_PK_F16_F32 ENC_VOP3 default
    0x2423216c26837c, // V_CVT_PK_BF16_F32 ENC_VOP3 default
    0x2422016d269398, // V_CVT_SCALEF32_PK_BF16_FP8 ENC_VOP3 default
    0x2422016e26a396, // V_CVT_SCALEF32_PK_BF16_BF8 ENC_VOP3 default
    0x2423416f280276, // V_ADD_F64 ENC_VOP3 default
    0x2423416f281460, // V_MUL_F64 ENC_VOP3 default
    0x2423416f282454, // V_MIN_F64 ENC_VOP3 default
    0x2423416f283416, // V_MAX_F64 ENC_VOP3 default
    0x242361702843ee, // V_LDEXP_F64 ENC_VOP3 default
    0x242380e6285468, // V_MUL_LO_U32 ENC_VOP3 default
    0x242380e6286463, // V_MUL_HI_U32 ENC_VOP3 default
    0x242380e5287461, // V_MUL_HI_I32 ENC_VOP3 default
    0x2423a1712883ed, // V_LDEXP_F32 ENC_VOP3 default
    0x3423c172289493, // V_READLANE_B32 ENC_VOP3 default
    0x3623817328a4d4, // V_WRITELANE_B32 ENC_VOP3 default
    0x242380e628b285, // V_BCNT_U32_B32 ENC_VOP3 default
    0x242380e628c41c, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x242380e628d41b, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2423e17428f3f4, // V_LSHLREV_B64 ENC_VOP3 default
    0x2423e1742903fa, // V_LSHRREV_B64 ENC_VOP3 default
    0x2423e175291282, // V_ASHRREV_I64 ENC_VOP3 default
    0x242361762924d0, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x242380e6293289, // V_BFM_B32 ENC_VOP3 default
    0x24240177294378, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2424017829537a, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2423016b29637b, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x24238179297383, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2423817a298382, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2424217b299377, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2424217c29a379, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x242440e529c278, // V_ADD_I32 ENC_VOP3 default
    0x242440e529d4cc, // V_SUB_I32 ENC_VOP3 default
    0x242460f429e277, // V_ADD_I16 ENC_VOP3 default
    0x242460f429f4cb, // V_SUB_I16 ENC_VOP3 default
    0x2424217d2a046e, // V_PACK_B32_F16 ENC_VOP3 default
    0x242480e32a1466, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2424a17e2a2381, // V_CVT_PK_FP8_F32 ENC_VOP3 default
    0x2424a17f2a337d, // V_CVT_PK_BF8_F32 ENC_VOP3 default
    0x2424c1802a43ba, // V_CVT_SR_FP8_F32 ENC_VOP3 default
    0x2424c1812a53b8, // V_CVT_SR_BF8_F32 ENC_VOP3 default
    0x2424e1822a63b9, // V_CVT_SR_F16_F32 ENC_VOP3 default
    0x242501832a73b7, // V_CVT_SR_BF16_F32 ENC_VOP3 default
    0x241dc11e2a8451, // V_MINIMUM3_F32 ENC_VOP3 default
    0x241dc11e2a9413, // V_MAXIMUM3_F32 ENC_VOP3 default
    0x38000184000050, // DS_ADD_U32 ENC_DS default
    0x380001840010ad, // DS_SUB_U32 ENC_DS default
    0x380001840020a9, // DS_RSUB_U32 ENC_DS default
    0x38000184003068, // DS_INC_U32 ENC_DS default
    0x38000184004064, // DS_DEC_U32 ENC_DS default
    0x38000185005078, // DS_MIN_I32 ENC_DS default
    0x3800018500606c, // DS_MAX_I32 ENC_DS default
    0x38000184007080, // DS_MIN_U32 ENC_DS default
    0x38000184008074, // DS_MAX_U32 ENC_DS default
    0x38000186009052, // DS_AND_B32 ENC_DS default
    0x3800018600a087, // DS_OR_B32 ENC_DS default
    0x3800018600b0c4, // DS_XOR_B32 ENC_DS default
    0x3800218700c082, // DS_MSKOR_B32 ENC_DS default
    0x3800018800d0b9, // DS_WRITE_B32 ENC_DS default
    0x3800418900e0b3, // DS_WRITE2_B32 ENC_DS default
    0x3800418900f0b1, // DS_WRITE2ST64_B32 ENC_DS default
    0x38002187010058, // DS_CMPST_B32 ENC_DS default
    0x3800218a01105a, // DS_CMPST_F32 ENC_DS default
    0x3800018b012076, // DS_MIN_F32 ENC_DS default
    0x3800018b01306a, // DS_MAX_F32 ENC_DS default
    0x380060c1014086, // DS_NOP ENC_DS default
    0x3800018b01504a, // DS_ADD_F32 ENC_DS default
    0x3800818c01708d, // DS_PK_ADD_F16 ENC_DS default
    0x3800a18d01808c, // DS_PK_ADD_BF16 ENC_DS default
    0x3800c18e01d0b5, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x3800018f01e0bb, // DS_WRITE_B8 ENC_DS default
    0x3800e19001f0b7, // DS_WRITE_B16 ENC_DS default
    0x3801019102004e, // DS_ADD_RTN_U32 ENC_DS default
    0x380101910210ab, // DS_SUB_RTN_U32 ENC_DS default
    0x380101910220a7, // DS_RSUB_RTN_U32 ENC_DS default
    0x38010191023066, // DS_INC_RTN_U32 ENC_DS default
    0x38010191024062, // DS_DEC_RTN_U32 ENC_DS default
    0x3801019202507c, // DS_MIN_RTN_I32 ENC_DS default
    0x38010192026070, // DS_MAX_RTN_I32 ENC_DS default
    0x3801019102707e, // DS_MIN_RTN_U32 ENC_DS default
    0x38010191028072, // DS_MAX_RTN_U32 ENC_DS default
    0x38010193029054, // DS_AND_RTN_B32 ENC_DS default
    0x3801019302a089, // DS_OR_RTN_B32 ENC_DS default
    0x3801019302b0c6, // DS_XOR_RTN_B32 ENC_DS default
    0x3801219402c084, // DS_MSKOR_RTN_B32 ENC_DS default
    0x3801019302d0c2, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x3801419502e0c0, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x3801419502f0be, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x3801219403005c, // DS_CMPST_RTN_B32 ENC_DS default
    0x3801219603105e, // DS_CMPST_RTN_F32 ENC_DS default
    0x3801019703207a, // DS_MIN_RTN_F32 ENC_DS default
    0x3801019703306e, // DS_MAX_RTN_F32 ENC_DS default
    0x380121940340b0, // DS_WRAP_RTN_B32 ENC_DS default
    0x3801019703504c, // DS_ADD_RTN_F32 ENC_DS default
    0x38016198036096, // DS_READ_B32 ENC_DS default
    0x38018199037092, // DS_READ2_B32 ENC_DS default
    0x38018199038090, // DS_READ2ST64_B32 ENC_DS default
    0x3801619a03909e, // DS_READ_I8 ENC_DS default
    0x3801619b03a0a4, // DS_READ_U8 ENC_DS default
    0x3801619c03b09d, // DS_READ_I16 ENC_DS default
    0x3801619d03c0a1, // DS_READ_U16 ENC_DS default
    0x3801a19e03d0af, // DS_SWIZZLE_B32 ENC_DS default
    0x3801019f03e08b, // DS_PERMUTE_B32 ENC_DS default
    0x3801019f03f057, // DS_BPERMUTE_B32 ENC_DS default
    0x3801c1a0040051, // DS_ADD_U64 ENC_DS default
    0x3801c1a00410ae, // DS_SUB_U64 ENC_DS default
    0x3801c1a00420aa, // DS_RSUB_U64 ENC_DS default
    0x3801c1a0043069, // DS_INC_U64 ENC_DS default
    0x3801c1a0044065, // DS_DEC_U64 ENC_DS default
    0x3801c1a1045079, // DS_MIN_I64 ENC_DS default
    0x3801c1a104606d, // DS_MAX_I64 ENC_DS default
    0x3801c1a0047081, // DS_MIN_U64 ENC_DS default
    0x3801c1a0048075, // DS_MAX_U64 ENC_DS default
    0x3801c1a2049053, // DS_AND_B64 ENC_DS default
    0x3801c1a204a088, // DS_OR_B64 ENC_DS default
    0x3801c1a204b0c5, // DS_XOR_B64 ENC_DS default
    0x3801e1a304c083, // DS_MSKOR_B64 ENC_DS default
    0x3801c1a404d0ba, // DS_WRITE_B64 ENC_DS default
    0x380201a504e0b4, // DS_WRITE2_B64 ENC_DS default
    0x380201a504f0b2, // DS_WRITE2ST64_B64 ENC_DS default
    0x3801e1a3050059, // DS_CMPST_B64 ENC_DS default
    0x380221a605105b, // DS_CMPST_F64 ENC_DS default
    0x380241a7052077, // DS_MIN_F64 ENC_DS default
    0x380241a705306b, // DS_MAX_F64 ENC_DS default
    0x380001a80540bc, // DS_WRITE_B8_D16_HI ENC_DS default
    0x380001a90550b8, // DS_WRITE_B16_D16_HI ENC_DS default
    0x380161aa0560a5, // DS_READ_U8_D16 ENC_DS default
    0x380161aa0570a6, // DS_READ_U8_D16_HI ENC_DS default
    0x380161ab05809f, // DS_READ_I8_D16 ENC_DS default
    0x380161ab0590a0, // DS_READ_I8_D16_HI ENC_DS default
    0x380161ac05a0a2, // DS_READ_U16_D16 ENC_DS default
    0x380161ac05b0a3, // DS_READ_U16_D16_HI ENC_DS default
    0x380241a705c04b, // DS_ADD_F64 ENC_DS default
    0x380261ad06004f, // DS_ADD_RTN_U64 ENC_DS default
    0x380261ad0610ac, // DS_SUB_RTN_U64 ENC_DS default
    0x380261ad0620a8, // DS_RSUB_RTN_U64 ENC_DS default
    0x380261ad063067, // DS_INC_RTN_U64 ENC_DS default
    0x380261ad064063, // DS_DEC_RTN_U64 ENC_DS default
    0x380261ae06507d, // DS_MIN_RTN_I64 ENC_DS default
    0x380261ae066071, // DS_MAX_RTN_I64 ENC_DS default
    0x380261ad06707f, // DS_MIN_RTN_U64 ENC_DS default
    0x380261ad068073, // DS_MAX_RTN_U64 ENC_DS default
    0x380261af069055, // DS_AND_RTN_B64 ENC_DS default
    0x380261af06a08a, // DS_OR_RTN_B64 ENC_DS default
    0x380261af06b0c7, // DS_XOR_RTN_B64 ENC_DS default
    0x380281b006c085, // DS_MSKOR_RTN_B64 ENC_DS default
    0x380261af06d0c3, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x3802a1b106e0c1, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x3802a1b106f0bf, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x380281b007005d, // DS_CMPST_RTN_B64 ENC_DS default
    0x3802c1b207105f, // DS_CMPST_RTN_F64 ENC_DS default
    0x3802e1b307207b, // DS_MIN_RTN_F64 ENC_DS default
    0x3802e1b307306f, // DS_MAX_RTN_F64 ENC_DS default
    0x380301b4076097, // DS_READ_B64 ENC_DS default
    0x380321b5077093, // DS_READ2_B64 ENC_DS default
    0x380321b5078091, // DS_READ2ST64_B64 ENC_DS default
    0x3802e1b307c04d, // DS_ADD_RTN_F64 ENC_DS default
    0x380261af07e060, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x380341b60b6094, // DS_READ_ADDTID_B32 ENC_DS default
    0x380361b70b708f, // DS_PK_ADD_RTN_F16 ENC_DS default
    0x380381b80b808e, // DS_PK_ADD_RTN_BF16 ENC_DS default
    0x380341b90bd061, // DS_CONSUME ENC_DS default
    0x380341b90be056, // DS_APPEND ENC_DS default
    0x3803a1ba0de0bd, // DS_WRITE_B96 ENC_DS default
    0x3803c1bb0df0b6, // DS_WRITE_B128 ENC_DS default
    0x380301b40e0099, // DS_READ_B64_TR_B4 ENC_DS default
    0x3a03e1bc0e109c, // DS_READ_B96_TR_B6 ENC_DS default
    0x380301b40e209a, // DS_READ_B64_TR_B8 ENC_DS default
    0x380301b40e3098, // DS_READ_B64_TR_B16 ENC_DS default
    0x3803e1bc0fe09b, // DS_READ_B96 ENC_DS default
    0x380401bd0ff095, // DS_READ_B128 ENC_DS default
    0x3c0421be0100f2, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x3e0741bf01014a, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x4005a1c001012f, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x3c0421c10110ec, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x3e0741c2011144, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x4005a1c3011129, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x3c0421c40120f5, // FLAT_LOAD_USHORT ENC_FLAT default
    0x3e0741c501214d, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x4005a1c6012132, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x3c0421c70130f1, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x3e0741c8013149, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x4005a1c901312e, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x3c0421ca0140e8, // FLAT_LOAD_DWORD ENC_FLAT default
    0x3e0741cb01413b, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x4005a1cc01411e, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x3c0441cd0150e9, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x3e0761ce01513c, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x4005c1cf01511f, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x3c0461d00160ea, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x3e0781d101613d, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x4005e1d2016120, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x3c0481d30170eb, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x3e07a1d401713e, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x400601d5017121, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x3c04a1d60180f6, // FLAT_STORE_BYTE ENC_FLAT default
    0x3e07c1d701814e, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x400621d8018133, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x3c04a1d60190f7, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x3e07c1d701914f, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x400621d8019134, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x3c04a1d901a0fc, // FLAT_STORE_SHORT ENC_FLAT default
    0x3e07c1da01a154, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x400621db01a139, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x3c04a1d901b0fd, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x3e07c1da01b155, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x400621db01b13a, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3c04a1dc01c0f8, // FLAT_STORE_DWORD ENC_FLAT default
    0x3e07c1dd01c150, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x400621de01c135, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x3c04c1df01d0f9, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x3e07e1e001d151, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x400641e101d136, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x3c04e1e201e0fa, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x3e0801e301e152, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x400661e401e137, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x3c0501e501f0fb, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x3e0821e601f153, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x400681e701f138, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x3c0421be0200f3, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x3e0741bf02014b, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x4005a1c0020130, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x3c0421be0210f4, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x3e0741bf02114c, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4005a1c0021131, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c0421c10220ed, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x3e0741c2022145, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x4005a1c302212a, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x3c0421c10230ee, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x3e0741c2023146, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x4005a1c302312b, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x3c0421e80240ef, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x3e0741e9024147, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x4005a1ea02412c, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x3c0421e80250f0, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x3e0741e9025148, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x4005a1ea02512d, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x3e0841eb026142, // SCRATCH_LOAD_LDS_UBYTE ENC_FLAT_SCRATCH default
    0x4006a1ec026127, // GLOBAL_LOAD_LDS_UBYTE ENC_FLAT_GLBL default
    0x3e0841eb027140, // SCRATCH_LOAD_LDS_SBYTE ENC_FLAT_SCRATCH default
    0x4006a1ec027125, // GLOBAL_LOAD_LDS_SBYTE ENC_FLAT_GLBL default
    0x3e0841eb028143, // SCRATCH_LOAD_LDS_USHORT ENC_FLAT_SCRATCH default
    0x4006a1ec028128, // GLOBAL_LOAD_LDS_USHORT ENC_FLAT_GLBL default
    0x3e0841eb029141, // SCRATCH_LOAD_LDS_SSHORT ENC_FLAT_SCRATCH default
    0x4006a1ec029126, // GLOBAL_LOAD_LDS_SSHORT ENC_FLAT_GLBL default
    0x3e0841eb02a13f, // SCRATCH_LOAD_LDS_DWORD ENC_FLAT_SCRATCH default
    0x4006a1ec02a122, // GLOBAL_LOAD_LDS_DWORD ENC_FLAT_GLBL default
    0x3c0521ed0400e0, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x4006c1ee040116, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x3c0541ef0410ce, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x4006e1f0041104, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x3c0521f10420c8, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x4006c1f20420fe, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x3c0521f10430de, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x4006c1f2043114, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x3c0521f30440dc, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x4006c1f4044112, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x3c0521f10450e4, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x4006c1f204511a, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x3c0521f30460da, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x4006c1f4046110, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x3c0521f10470e2, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x4006c1f2047118, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x3c0521ed0480cc, // FLAT_ATOMIC_AND ENC_FLAT default
    0x4006c1ee048102, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x3c0521ed0490d6, // FLAT_ATOMIC_OR ENC_FLAT default
    0x4006c1ee04910c, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x3c0521ed04a0e6, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x4006c1ee04a11c, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x3c0521f104b0d2, // FLAT_ATOMIC_INC ENC_FLAT default
    0x4006c1f204b108, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x3c0521f104c0d0, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x4006c1f204c106, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x3c0521f504d0c9, // FLAT_ATOMIC_ADD_F32 ENC_FLAT default
    0x4006c1f604d0ff, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x3c0521f704e0d9, // FLAT_ATOMIC_PK_ADD_F16 ENC_FLAT default
    0x4006c1f804e10f, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x3c0561f904f0ca, // FLAT_ATOMIC_ADD_F64 ENC_FLAT default
    0x400701fa04f100, // GLOBAL_ATOMIC_ADD_F64 ENC_FLAT_GLBL default
    0x3c0561f90500d5, // FLAT_ATOMIC_MIN_F64 ENC_FLAT default
    0x400701fa05010b, // GLOBAL_ATOMIC_MIN_F64 ENC_FLAT_GLBL default
    0x3c0561f90510d4, // FLAT_ATOMIC_MAX_F64 ENC_FLAT default
    0x400701fa05110a, // GLOBAL_ATOMIC_MAX_F64 ENC_FLAT_GLBL default
    0x3c0521fb0520d8, // FLAT_ATOMIC_PK_ADD_BF16 ENC_FLAT default
    0x4006c1fc05210e, // GLOBAL_ATOMIC_PK_ADD_BF16 ENC_FLAT_GLBL default
    0x3c0561fd0600e1, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x400701fe060117, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x3c0581ff0610cf, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x40072200061105, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x3c0562010620cb, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x40070202062101, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x3c0562010630df, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x40070202063115, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x3c0562030640dd, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x40070204064113, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x3c0562010650e5, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x4007020206511b, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x3c0562030660db, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x40070204066111, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x3c0562010670e3, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x40070202067119, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x3c0561fd0680cd, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x400701fe068103, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x3c0561fd0690d7, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x400701fe06910d, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x3c0561fd06a0e7, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x400701fe06a11d, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x3c05620106b0d3, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x4007020206b109, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x3c05620106c0d1, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x4007020206c107, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x4006a1ec07d124, // GLOBAL_LOAD_LDS_DWORDX4 ENC_FLAT_GLBL default
    0x4006a1ec07e123, // GLOBAL_LOAD_LDS_DWORDX3 ENC_FLAT_GLBL default
    0x4208e20500002a, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x4209020600102b, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x4209220700202c, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x4209420800302d, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x42096209004043, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x4209020a005044, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x4209220b006045, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x4209420c007046, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x42096205008026, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x4209620d009027, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x4209020e00a028, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x4209020f00b029, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x4209620900c03f, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x4209621000d040, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x4209021100e041, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x4209021200f042, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x4208e213010034, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x4208e21401102e, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x4208e215012037, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x4208e216013033, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x4208e217014021, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x42090218015022, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x42098219016023, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x4209a21a017024, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x4209621b018038, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x4209621b019039, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x4209621c01a047, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x4209621c01b048, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x4209621d01c03a, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x4209021e01d03b, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x4209221f01e03c, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x4209422001f03d, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x42096221020035, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x42096221021036, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x4209622202202f, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x42096222023030, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x42096223024031, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x42096223025032, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x42096205026025, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x4209620902703e, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x4209c0c1028049, // BUFFER_WBL2 ENC_MUBUF default
    0x4209c0c1029020, // BUFFER_INV ENC_MUBUF default
    0x42096224040018, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x42090225041006, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x42096226042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x42096226043016, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x42096227044014, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x4209622604501c, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x42096227046012, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x4209622604701a, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x42096224048004, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x4209622404900e, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x4209622404a01e, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x4209622604b00a, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x4209622604c008, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x4209622804d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x4209622904e011, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x4209022a04f002, // BUFFER_ATOMIC_ADD_F64 ENC_MUBUF default
    0x4209022a05000d, // BUFFER_ATOMIC_MIN_F64 ENC_MUBUF default
    0x4209022a05100c, // BUFFER_ATOMIC_MAX_F64 ENC_MUBUF default
    0x4209622b052010, // BUFFER_ATOMIC_PK_ADD_BF16 ENC_MUBUF default
    0x4209022c060019, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x4209422d061007, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x4209022e062003, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x4209022e063017, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x4209022f064015, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x4209022e06501d, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x4209022f066013, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x4209022e06701b, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x4209022c068005, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x4209022c06900f, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x4209022c06a01f, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x4209022e06b00b, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x4209022e06c009, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x44086230000262, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x44088231001263, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x4408a232002264, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x4408c233003265, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x4408623400426a, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x4408823500526b, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x4408a23600626c, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x4408c23700726d, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x4408623000825e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x4408623800925f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x4408823900a260, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408823a00b261, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x4408623400c266, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x4408623b00d267, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x4408823c00e268, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x4408823d00f269, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x4629023e0102f5, // V_CMP_CLASS_F32 ENC_VOPC default
    0x4829223f0102f5, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902400102f5, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x46290241011292, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x48292242011292, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290243011292, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x462962440122f6, // V_CMP_CLASS_F64 ENC_VOPC default
    0x4a2962450122f6, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x46296246013293, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x4a296247013293, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x4629a2480142f4, // V_CMP_CLASS_F16 ENC_VOPC default
    0x4829c2490142f4, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a0142f4, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b015291, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x4829c24c015291, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d015291, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x4629a248020300, // V_CMP_F_F16 ENC_VOPC default
    0x482a0249020300, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a020300, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x4629a248021327, // V_CMP_LT_F16 ENC_VOPC default
    0x482a0249021327, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a021327, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x4629a2480222f7, // V_CMP_EQ_F16 ENC_VOPC default
    0x482a02490222f7, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a0222f7, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4629a24802331b, // V_CMP_LE_F16 ENC_VOPC default
    0x482a024902331b, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a02331b, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x4629a248024312, // V_CMP_GT_F16 ENC_VOPC default
    0x482a0249024312, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a024312, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x4629a248025324, // V_CMP_LG_F16 ENC_VOPC default
    0x482a0249025324, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a025324, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x4629a248026309, // V_CMP_GE_F16 ENC_VOPC default
    0x482a0249026309, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a026309, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x4629a248027348, // V_CMP_O_F16 ENC_VOPC default
    0x482a0249027348, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a027348, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x4629a248028354, // V_CMP_U_F16 ENC_VOPC default
    0x482a0249028354, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a028354, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x4629a248029339, // V_CMP_NGE_F16 ENC_VOPC default
    0x482a0249029339, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a029339, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4629a24802a342, // V_CMP_NLG_F16 ENC_VOPC default
    0x482a024902a342, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a02a342, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4629a24802b33c, // V_CMP_NGT_F16 ENC_VOPC default
    0x482a024902b33c, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a02b33c, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4629a24802c33f, // V_CMP_NLE_F16 ENC_VOPC default
    0x482a024902c33f, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a02c33f, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4629a24802d330, // V_CMP_NEQ_F16 ENC_VOPC default
    0x482a024902d330, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a02d330, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4629a24802e345, // V_CMP_NLT_F16 ENC_VOPC default
    0x482a024902e345, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a02e345, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4629a24802f34b, // V_CMP_TRU_F16 ENC_VOPC default
    0x482a024902f34b, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24a02f34b, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b03029d, // V_CMPX_F_F16 ENC_VOPC default
    0x482a024c03029d, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d03029d, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0312c4, // V_CMPX_LT_F16 ENC_VOPC default
    0x482a024c0312c4, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0312c4, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b032294, // V_CMPX_EQ_F16 ENC_VOPC default
    0x482a024c032294, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d032294, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0332b8, // V_CMPX_LE_F16 ENC_VOPC default
    0x482a024c0332b8, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0332b8, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0342af, // V_CMPX_GT_F16 ENC_VOPC default
    0x482a024c0342af, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0342af, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0352c1, // V_CMPX_LG_F16 ENC_VOPC default
    0x482a024c0352c1, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0352c1, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0362a6, // V_CMPX_GE_F16 ENC_VOPC default
    0x482a024c0362a6, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0362a6, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0372e5, // V_CMPX_O_F16 ENC_VOPC default
    0x482a024c0372e5, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0372e5, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0382f1, // V_CMPX_U_F16 ENC_VOPC default
    0x482a024c0382f1, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0382f1, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b0392d6, // V_CMPX_NGE_F16 ENC_VOPC default
    0x482a024c0392d6, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d0392d6, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b03a2df, // V_CMPX_NLG_F16 ENC_VOPC default
    0x482a024c03a2df, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d03a2df, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b03b2d9, // V_CMPX_NGT_F16 ENC_VOPC default
    0x482a024c03b2d9, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d03b2d9, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b03c2dc, // V_CMPX_NLE_F16 ENC_VOPC default
    0x482a024c03c2dc, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d03c2dc, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b03d2cd, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x482a024c03d2cd, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d03d2cd, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b03e2e2, // V_CMPX_NLT_F16 ENC_VOPC default
    0x482a024c03e2e2, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d03e2e2, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x4629a24b03f2e8, // V_CMPX_TRU_F16 ENC_VOPC default
    0x482a024c03f2e8, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29a24d03f2e8, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x4629024e040301, // V_CMP_F_F32 ENC_VOPC default
    0x482a424f040301, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290250040301, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x4629024e041328, // V_CMP_LT_F32 ENC_VOPC default
    0x482a424f041328, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290250041328, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x4629024e0422f8, // V_CMP_EQ_F32 ENC_VOPC default
    0x482a424f0422f8, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902500422f8, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04331c, // V_CMP_LE_F32 ENC_VOPC default
    0x482a424f04331c, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004331c, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x4629024e044313, // V_CMP_GT_F32 ENC_VOPC default
    0x482a424f044313, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290250044313, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x4629024e045325, // V_CMP_LG_F32 ENC_VOPC default
    0x482a424f045325, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290250045325, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04630a, // V_CMP_GE_F32 ENC_VOPC default
    0x482a424f04630a, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004630a, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x4629024e047349, // V_CMP_O_F32 ENC_VOPC default
    0x482a424f047349, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290250047349, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x4629024e048355, // V_CMP_U_F32 ENC_VOPC default
    0x482a424f048355, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290250048355, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04933a, // V_CMP_NGE_F32 ENC_VOPC default
    0x482a424f04933a, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004933a, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04a343, // V_CMP_NLG_F32 ENC_VOPC default
    0x482a424f04a343, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004a343, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04b33d, // V_CMP_NGT_F32 ENC_VOPC default
    0x482a424f04b33d, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004b33d, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04c340, // V_CMP_NLE_F32 ENC_VOPC default
    0x482a424f04c340, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004c340, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04d331, // V_CMP_NEQ_F32 ENC_VOPC default
    0x482a424f04d331, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004d331, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04e346, // V_CMP_NLT_F32 ENC_VOPC default
    0x482a424f04e346, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004e346, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4629024e04f34c, // V_CMP_TRU_F32 ENC_VOPC default
    0x482a424f04f34c, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025004f34c, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x4629025105029e, // V_CMPX_F_F32 ENC_VOPC default
    0x482a425205029e, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025305029e, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x462902510512c5, // V_CMPX_LT_F32 ENC_VOPC default
    0x482a42520512c5, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530512c5, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x46290251052295, // V_CMPX_EQ_F32 ENC_VOPC default
    0x482a4252052295, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a290253052295, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x462902510532b9, // V_CMPX_LE_F32 ENC_VOPC default
    0x482a42520532b9, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530532b9, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x462902510542b0, // V_CMPX_GT_F32 ENC_VOPC default
    0x482a42520542b0, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530542b0, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x462902510552c2, // V_CMPX_LG_F32 ENC_VOPC default
    0x482a42520552c2, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530552c2, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x462902510562a7, // V_CMPX_GE_F32 ENC_VOPC default
    0x482a42520562a7, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530562a7, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x462902510572e6, // V_CMPX_O_F32 ENC_VOPC default
    0x482a42520572e6, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530572e6, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x462902510582f2, // V_CMPX_U_F32 ENC_VOPC default
    0x482a42520582f2, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530582f2, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x462902510592d7, // V_CMPX_NGE_F32 ENC_VOPC default
    0x482a42520592d7, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902530592d7, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x4629025105a2e0, // V_CMPX_NLG_F32 ENC_VOPC default
    0x482a425205a2e0, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025305a2e0, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x4629025105b2da, // V_CMPX_NGT_F32 ENC_VOPC default
    0x482a425205b2da, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025305b2da, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x4629025105c2dd, // V_CMPX_NLE_F32 ENC_VOPC default
    0x482a425205c2dd, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025305c2dd, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x4629025105d2ce, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x482a425205d2ce, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025305d2ce, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x4629025105e2e3, // V_CMPX_NLT_F32 ENC_VOPC default
    0x482a425205e2e3, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025305e2e3, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x4629025105f2e9, // V_CMPX_TRU_F32 ENC_VOPC default
    0x482a425205f2e9, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29025305f2e9, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x462a8254060302, // V_CMP_F_F64 ENC_VOPC default
    0x4a2a8255060302, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x462a8254061329, // V_CMP_LT_F64 ENC_VOPC default
    0x4a2a8255061329, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x462a82540622f9, // V_CMP_EQ_F64 ENC_VOPC default
    0x4a2a82550622f9, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x462a825406331d, // V_CMP_LE_F64 ENC_VOPC default
    0x4a2a825506331d, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x462a8254064314, // V_CMP_GT_F64 ENC_VOPC default
    0x4a2a8255064314, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x462a8254065326, // V_CMP_LG_F64 ENC_VOPC default
    0x4a2a8255065326, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x462a825406630b, // V_CMP_GE_F64 ENC_VOPC default
    0x4a2a825506630b, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x462a825406734a, // V_CMP_O_F64 ENC_VOPC default
    0x4a2a825506734a, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x462a8254068356, // V_CMP_U_F64 ENC_VOPC default
    0x4a2a8255068356, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x462a825406933b, // V_CMP_NGE_F64 ENC_VOPC default
    0x4a2a825506933b, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x462a825406a344, // V_CMP_NLG_F64 ENC_VOPC default
    0x4a2a825506a344, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x462a825406b33e, // V_CMP_NGT_F64 ENC_VOPC default
    0x4a2a825506b33e, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x462a825406c341, // V_CMP_NLE_F64 ENC_VOPC default
    0x4a2a825506c341, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x462a825406d332, // V_CMP_NEQ_F64 ENC_VOPC default
    0x4a2a825506d332, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x462a825406e347, // V_CMP_NLT_F64 ENC_VOPC default
    0x4a2a825506e347, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x462a825406f34d, // V_CMP_TRU_F64 ENC_VOPC default
    0x4a2a825506f34d, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x462a825607029f, // V_CMPX_F_F64 ENC_VOPC default
    0x4a2a825707029f, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x462a82560712c6, // V_CMPX_LT_F64 ENC_VOPC default
    0x4a2a82570712c6, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x462a8256072296, // V_CMPX_EQ_F64 ENC_VOPC default
    0x4a2a8257072296, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x462a82560732ba, // V_CMPX_LE_F64 ENC_VOPC default
    0x4a2a82570732ba, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x462a82560742b1, // V_CMPX_GT_F64 ENC_VOPC default
    0x4a2a82570742b1, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x462a82560752c3, // V_CMPX_LG_F64 ENC_VOPC default
    0x4a2a82570752c3, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x462a82560762a8, // V_CMPX_GE_F64 ENC_VOPC default
    0x4a2a82570762a8, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x462a82560772e7, // V_CMPX_O_F64 ENC_VOPC default
    0x4a2a82570772e7, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x462a82560782f3, // V_CMPX_U_F64 ENC_VOPC default
    0x4a2a82570782f3, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x462a82560792d8, // V_CMPX_NGE_F64 ENC_VOPC default
    0x4a2a82570792d8, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x462a825607a2e1, // V_CMPX_NLG_F64 ENC_VOPC default
    0x4a2a825707a2e1, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x462a825607b2db, // V_CMPX_NGT_F64 ENC_VOPC default
    0x4a2a825707b2db, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x462a825607c2de, // V_CMPX_NLE_F64 ENC_VOPC default
    0x4a2a825707c2de, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x462a825607d2cf, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x4a2a825707d2cf, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x462a825607e2e4, // V_CMPX_NLT_F64 ENC_VOPC default
    0x4a2a825707e2e4, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x462a825607f2ea, // V_CMPX_TRU_F64 ENC_VOPC default
    0x4a2a825707f2ea, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x462ac2580a0303, // V_CMP_F_I16 ENC_VOPC default
    0x482ae2590a0303, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a0303, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x462ac2580a132a, // V_CMP_LT_I16 ENC_VOPC default
    0x482ae2590a132a, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a132a, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x462ac2580a22fa, // V_CMP_EQ_I16 ENC_VOPC default
    0x482ae2590a22fa, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a22fa, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x462ac2580a331e, // V_CMP_LE_I16 ENC_VOPC default
    0x482ae2590a331e, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a331e, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x462ac2580a4315, // V_CMP_GT_I16 ENC_VOPC default
    0x482ae2590a4315, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a4315, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x462ac2580a5333, // V_CMP_NE_I16 ENC_VOPC default
    0x482ae2590a5333, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a5333, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x462ac2580a630c, // V_CMP_GE_I16 ENC_VOPC default
    0x482ae2590a630c, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a630c, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x462ac2580a734e, // V_CMP_T_I16 ENC_VOPC default
    0x482ae2590a734e, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25a0a734e, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x462ac25b0a8306, // V_CMP_F_U16 ENC_VOPC default
    0x482ae25c0a8306, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0a8306, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x462ac25b0a932d, // V_CMP_LT_U16 ENC_VOPC default
    0x482ae25c0a932d, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0a932d, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x462ac25b0aa2fd, // V_CMP_EQ_U16 ENC_VOPC default
    0x482ae25c0aa2fd, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0aa2fd, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x462ac25b0ab321, // V_CMP_LE_U16 ENC_VOPC default
    0x482ae25c0ab321, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0ab321, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x462ac25b0ac318, // V_CMP_GT_U16 ENC_VOPC default
    0x482ae25c0ac318, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0ac318, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x462ac25b0ad336, // V_CMP_NE_U16 ENC_VOPC default
    0x482ae25c0ad336, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0ad336, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x462ac25b0ae30f, // V_CMP_GE_U16 ENC_VOPC default
    0x482ae25c0ae30f, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0ae30f, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x462ac25b0af351, // V_CMP_T_U16 ENC_VOPC default
    0x482ae25c0af351, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac25d0af351, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b02a0, // V_CMPX_F_I16 ENC_VOPC default
    0x482ae25f0b02a0, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b02a0, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b12c7, // V_CMPX_LT_I16 ENC_VOPC default
    0x482ae25f0b12c7, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b12c7, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b2297, // V_CMPX_EQ_I16 ENC_VOPC default
    0x482ae25f0b2297, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b2297, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b32bb, // V_CMPX_LE_I16 ENC_VOPC default
    0x482ae25f0b32bb, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b32bb, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b42b2, // V_CMPX_GT_I16 ENC_VOPC default
    0x482ae25f0b42b2, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b42b2, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b52d0, // V_CMPX_NE_I16 ENC_VOPC default
    0x482ae25f0b52d0, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b52d0, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b62a9, // V_CMPX_GE_I16 ENC_VOPC default
    0x482ae25f0b62a9, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b62a9, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x462ac25e0b72eb, // V_CMPX_T_I16 ENC_VOPC default
    0x482ae25f0b72eb, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2600b72eb, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x462ac2610b82a3, // V_CMPX_F_U16 ENC_VOPC default
    0x482ae2620b82a3, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630b82a3, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x462ac2610b92ca, // V_CMPX_LT_U16 ENC_VOPC default
    0x482ae2620b92ca, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630b92ca, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x462ac2610ba29a, // V_CMPX_EQ_U16 ENC_VOPC default
    0x482ae2620ba29a, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630ba29a, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x462ac2610bb2be, // V_CMPX_LE_U16 ENC_VOPC default
    0x482ae2620bb2be, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630bb2be, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x462ac2610bc2b5, // V_CMPX_GT_U16 ENC_VOPC default
    0x482ae2620bc2b5, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630bc2b5, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x462ac2610bd2d3, // V_CMPX_NE_U16 ENC_VOPC default
    0x482ae2620bd2d3, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630bd2d3, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x462ac2610be2ac, // V_CMPX_GE_U16 ENC_VOPC default
    0x482ae2620be2ac, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630be2ac, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x462ac2610bf2ee, // V_CMPX_T_U16 ENC_VOPC default
    0x482ae2620bf2ee, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2ac2630bf2ee, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x462902640c0304, // V_CMP_F_I32 ENC_VOPC default
    0x482b22650c0304, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c0304, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x462902640c132b, // V_CMP_LT_I32 ENC_VOPC default
    0x482b22650c132b, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c132b, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x462902640c22fb, // V_CMP_EQ_I32 ENC_VOPC default
    0x482b22650c22fb, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c22fb, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x462902640c331f, // V_CMP_LE_I32 ENC_VOPC default
    0x482b22650c331f, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c331f, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x462902640c4316, // V_CMP_GT_I32 ENC_VOPC default
    0x482b22650c4316, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c4316, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x462902640c5334, // V_CMP_NE_I32 ENC_VOPC default
    0x482b22650c5334, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c5334, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x462902640c630d, // V_CMP_GE_I32 ENC_VOPC default
    0x482b22650c630d, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c630d, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x462902640c734f, // V_CMP_T_I32 ENC_VOPC default
    0x482b22650c734f, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902660c734f, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x462902670c8307, // V_CMP_F_U32 ENC_VOPC default
    0x482b22680c8307, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690c8307, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x462902670c932e, // V_CMP_LT_U32 ENC_VOPC default
    0x482b22680c932e, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690c932e, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x462902670ca2fe, // V_CMP_EQ_U32 ENC_VOPC default
    0x482b22680ca2fe, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690ca2fe, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x462902670cb322, // V_CMP_LE_U32 ENC_VOPC default
    0x482b22680cb322, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690cb322, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x462902670cc319, // V_CMP_GT_U32 ENC_VOPC default
    0x482b22680cc319, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690cc319, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x462902670cd337, // V_CMP_NE_U32 ENC_VOPC default
    0x482b22680cd337, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690cd337, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x462902670ce310, // V_CMP_GE_U32 ENC_VOPC default
    0x482b22680ce310, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690ce310, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x462902670cf352, // V_CMP_T_U32 ENC_VOPC default
    0x482b22680cf352, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a2902690cf352, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x4629026a0d02a1, // V_CMPX_F_I32 ENC_VOPC default
    0x482b226b0d02a1, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d02a1, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x4629026a0d12c8, // V_CMPX_LT_I32 ENC_VOPC default
    0x482b226b0d12c8, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d12c8, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x4629026a0d2298, // V_CMPX_EQ_I32 ENC_VOPC default
    0x482b226b0d2298, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d2298, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x4629026a0d32bc, // V_CMPX_LE_I32 ENC_VOPC default
    0x482b226b0d32bc, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d32bc, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x4629026a0d42b3, // V_CMPX_GT_I32 ENC_VOPC default
    0x482b226b0d42b3, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d42b3, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x4629026a0d52d1, // V_CMPX_NE_I32 ENC_VOPC default
    0x482b226b0d52d1, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d52d1, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x4629026a0d62aa, // V_CMPX_GE_I32 ENC_VOPC default
    0x482b226b0d62aa, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d62aa, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x4629026a0d72ec, // V_CMPX_T_I32 ENC_VOPC default
    0x482b226b0d72ec, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026c0d72ec, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x4629026d0d82a4, // V_CMPX_F_U32 ENC_VOPC default
    0x482b226e0d82a4, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0d82a4, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x4629026d0d92cb, // V_CMPX_LT_U32 ENC_VOPC default
    0x482b226e0d92cb, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0d92cb, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x4629026d0da29b, // V_CMPX_EQ_U32 ENC_VOPC default
    0x482b226e0da29b, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0da29b, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x4629026d0db2bf, // V_CMPX_LE_U32 ENC_VOPC default
    0x482b226e0db2bf, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0db2bf, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x4629026d0dc2b6, // V_CMPX_GT_U32 ENC_VOPC default
    0x482b226e0dc2b6, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0dc2b6, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x4629026d0dd2d4, // V_CMPX_NE_U32 ENC_VOPC default
    0x482b226e0dd2d4, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0dd2d4, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x4629026d0de2ad, // V_CMPX_GE_U32 ENC_VOPC default
    0x482b226e0de2ad, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0de2ad, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x4629026d0df2ef, // V_CMPX_T_U32 ENC_VOPC default
    0x482b226e0df2ef, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x4a29026f0df2ef, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x462b62700e0305, // V_CMP_F_I64 ENC_VOPC default
    0x4a2b62710e0305, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x462b62700e132c, // V_CMP_LT_I64 ENC_VOPC default
    0x4a2b62710e132c, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x462b62700e22fc, // V_CMP_EQ_I64 ENC_VOPC default
    0x4a2b62710e22fc, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x462b62700e3320, // V_CMP_LE_I64 ENC_VOPC default
    0x4a2b62710e3320, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x462b62700e4317, // V_CMP_GT_I64 ENC_VOPC default
    0x4a2b62710e4317, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x462b62700e5335, // V_CMP_NE_I64 ENC_VOPC default
    0x4a2b62710e5335, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x462b62700e630e, // V_CMP_GE_I64 ENC_VOPC default
    0x4a2b62710e630e, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x462b62700e7350, // V_CMP_T_I64 ENC_VOPC default
    0x4a2b62710e7350, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x462b62720e8308, // V_CMP_F_U64 ENC_VOPC default
    0x4a2b62730e8308, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x462b62720e932f, // V_CMP_LT_U64 ENC_VOPC default
    0x4a2b62730e932f, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x462b62720ea2ff, // V_CMP_EQ_U64 ENC_VOPC default
    0x4a2b62730ea2ff, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x462b62720eb323, // V_CMP_LE_U64 ENC_VOPC default
    0x4a2b62730eb323, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x462b62720ec31a, // V_CMP_GT_U64 ENC_VOPC default
    0x4a2b62730ec31a, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x462b62720ed338, // V_CMP_NE_U64 ENC_VOPC default
    0x4a2b62730ed338, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x462b62720ee311, // V_CMP_GE_U64 ENC_VOPC default
    0x4a2b62730ee311, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x462b62720ef353, // V_CMP_T_U64 ENC_VOPC default
    0x4a2b62730ef353, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x462b62740f02a2, // V_CMPX_F_I64 ENC_VOPC default
    0x4a2b62750f02a2, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x462b62740f12c9, // V_CMPX_LT_I64 ENC_VOPC default
    0x4a2b62750f12c9, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x462b62740f2299, // V_CMPX_EQ_I64 ENC_VOPC default
    0x4a2b62750f2299, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x462b62740f32bd, // V_CMPX_LE_I64 ENC_VOPC default
    0x4a2b62750f32bd, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x462b62740f42b4, // V_CMPX_GT_I64 ENC_VOPC default
    0x4a2b62750f42b4, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x462b62740f52d2, // V_CMPX_NE_I64 ENC_VOPC default
    0x4a2b62750f52d2, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x462b62740f62ab, // V_CMPX_GE_I64 ENC_VOPC default
    0x4a2b62750f62ab, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x462b62740f72ed, // V_CMPX_T_I64 ENC_VOPC default
    0x4a2b62750f72ed, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x462b62760f82a5, // V_CMPX_F_U64 ENC_VOPC default
    0x4a2b62770f82a5, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x462b62760f92cc, // V_CMPX_LT_U64 ENC_VOPC default
    0x4a2b62770f92cc, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x462b62760fa29c, // V_CMPX_EQ_U64 ENC_VOPC default
    0x4a2b62770fa29c, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x462b62760fb2c0, // V_CMPX_LE_U64 ENC_VOPC default
    0x4a2b62770fb2c0, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x462b62760fc2b7, // V_CMPX_GT_U64 ENC_VOPC default
    0x4a2b62770fc2b7, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x462b62760fd2d5, // V_CMPX_NE_U64 ENC_VOPC default
    0x4a2b62770fd2d5, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x462b62760fe2ae, // V_CMPX_GE_U64 ENC_VOPC default
    0x4a2b62770fe2ae, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x462b62760ff2f0, // V_CMPX_T_U64 ENC_VOPC default
    0x4a2b62770ff2f0, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x4c0b20c100046a, // V_NOP ENC_VOP1 default
    0x4e0f40c100046a, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x500f20c100046a, // V_NOP VOP1_VOP_DPP has_dpp
    0x520b20c100046a, // V_NOP VOP1_INST_LITERAL has_lit
    0x4c0f8278001459, // V_MOV_B32 ENC_VOP1 default
    0x4e0fc279001459, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x500fa27a001459, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x520f827b001459, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x5410027c002492, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x4c10427d003372, // V_CVT_I32_F64 ENC_VOP1 default
    0x5010627e003372, // V_CVT_I32_F64 VOP1_VOP_DPP has_dpp
    0x5210427f003372, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x4c10a28000436d, // V_CVT_F64_I32 ENC_VOP1 default
    0x5010c28100436d, // V_CVT_F64_I32 VOP1_VOP_DPP has_dpp
    0x5210a28200436d, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x4c0f8283005366, // V_CVT_F32_I32 ENC_VOP1 default
    0x4e110284005366, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x500fa285005366, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x520f8286005366, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x4c0f8287006367, // V_CVT_F32_U32 ENC_VOP1 default
    0x4e110288006367, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x500fa289006367, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x520f828a006367, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x4c0f828b0073bc, // V_CVT_U32_F32 ENC_VOP1 default
    0x4e11628c0073bc, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x5011428d0073bc, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x520f828e0073bc, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f828f008371, // V_CVT_I32_F32 ENC_VOP1 default
    0x4e116290008371, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x50114291008371, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f8292008371, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c11a29300a35e, // V_CVT_F16_F32 ENC_VOP1 default
    0x4e11e29400a35e, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x5011c29500a35e, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x5211a29600a35e, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x4c12229700b363, // V_CVT_F32_F16 ENC_VOP1 default
    0x4e12629800b363, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x5012429900b363, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x5212229a00b363, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x4c0f828f00c385, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x4e11629000c385, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5011429100c385, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f829200c385, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f828f00d36f, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x4e11629000d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x5011429100d36f, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f829200d36f, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f828300e375, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x4e11028400e375, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x500fa28500e375, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x520f828600e375, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x4c10429b00f364, // V_CVT_F32_F64 ENC_VOP1 default
    0x5010629c00f364, // V_CVT_F32_F64 VOP1_VOP_DPP has_dpp
    0x5210429d00f364, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x4c10a29e01036c, // V_CVT_F64_F32 ENC_VOP1 default
    0x5012e29f01036c, // V_CVT_F64_F32 VOP1_VOP_DPP has_dpp
    0x5210a2a001036c, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x4c0f8287011368, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x4e110288011368, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x500fa289011368, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x520f828a011368, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x4c0f8287012369, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x4e110288012369, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x500fa289012369, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x520f828a012369, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x4c0f828701336a, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x4e11028801336a, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x500fa28901336a, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x520f828a01336a, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x4c0f828701436b, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x4e11028801436b, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x500fa28901436b, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x520f828a01436b, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x4c1042a10153bd, // V_CVT_U32_F64 ENC_VOP1 default
    0x501062a20153bd, // V_CVT_U32_F64 VOP1_VOP_DPP has_dpp
    0x521042a30153bd, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x4c10a2a401636e, // V_CVT_F64_U32 ENC_VOP1 default
    0x5010c2a501636e, // V_CVT_F64_U32 VOP1_VOP_DPP has_dpp
    0x5210a2a601636e, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x4c1302a70174d3, // V_TRUNC_F64 ENC_VOP1 default
    0x501322a80174d3, // V_TRUNC_F64 VOP1_VOP_DPP has_dpp
    0x521302a90174d3, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x4c1302a701828f, // V_CEIL_F64 ENC_VOP1 default
    0x501322a801828f, // V_CEIL_F64 VOP1_VOP_DPP has_dpp
    0x521302a901828f, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x4c1302a7019496, // V_RNDNE_F64 ENC_VOP1 default
    0x501322a8019496, // V_RNDNE_F64 VOP1_VOP_DPP has_dpp
    0x521302a9019496, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x4c1302a701a3da, // V_FLOOR_F64 ENC_VOP1 default
    0x501322a801a3da, // V_FLOOR_F64 VOP1_VOP_DPP has_dpp
    0x521302a901a3da, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x4c0f82aa01b3e4, // V_FRACT_F32 ENC_VOP1 default
    0x4e1362ab01b3e4, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac01b3e4, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad01b3e4, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa01c4d2, // V_TRUNC_F32 ENC_VOP1 default
    0x4e1362ab01c4d2, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac01c4d2, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad01c4d2, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa01d28e, // V_CEIL_F32 ENC_VOP1 default
    0x4e1362ab01d28e, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac01d28e, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad01d28e, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa01e495, // V_RNDNE_F32 ENC_VOP1 default
    0x4e1362ab01e495, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac01e495, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad01e495, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa01f3d9, // V_FLOOR_F32 ENC_VOP1 default
    0x4e1362ab01f3d9, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac01f3d9, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad01f3d9, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa0203d4, // V_EXP_F32 ENC_VOP1 default
    0x4e1362ab0203d4, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac0203d4, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad0203d4, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa0213f1, // V_LOG_F32 ENC_VOP1 default
    0x4e1362ab0213f1, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac0213f1, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad0213f1, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa02248f, // V_RCP_F32 ENC_VOP1 default
    0x4e1362ab02248f, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac02248f, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad02248f, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa023491, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x4e1362ab023491, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac023491, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad023491, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa024498, // V_RSQ_F32 ENC_VOP1 default
    0x4e1362ab024498, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac024498, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad024498, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x4c1302a7025490, // V_RCP_F64 ENC_VOP1 default
    0x501322a8025490, // V_RCP_F64 VOP1_VOP_DPP has_dpp
    0x521302a9025490, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x4c1302a7026499, // V_RSQ_F64 ENC_VOP1 default
    0x501322a8026499, // V_RSQ_F64 VOP1_VOP_DPP has_dpp
    0x521302a9026499, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x4c0f82aa0274bf, // V_SQRT_F32 ENC_VOP1 default
    0x4e1362ab0274bf, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac0274bf, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad0274bf, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x4c1302a70284c0, // V_SQRT_F64 ENC_VOP1 default
    0x501322a80284c0, // V_SQRT_F64 VOP1_VOP_DPP has_dpp
    0x521302a90284c0, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x4c0f82aa0294a1, // V_SIN_F32 ENC_VOP1 default
    0x4e1362ab0294a1, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac0294a1, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad0294a1, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa02a359, // V_COS_F32 ENC_VOP1 default
    0x4e1362ab02a359, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac02a359, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad02a359, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82ae02b46b, // V_NOT_B32 ENC_VOP1 default
    0x4e0fc2af02b46b, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x500fa2b002b46b, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x520f82b102b46b, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x4c0f827802c28a, // V_BFREV_B32 ENC_VOP1 default
    0x4e0fc27902c28a, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x500fa27a02c28a, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x520f827b02c28a, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x4c0f82b202d3d6, // V_FFBH_U32 ENC_VOP1 default
    0x4e0fc2b302d3d6, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x500fa2b402d3d6, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x520f82b502d3d6, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x4c0f82b202e3d7, // V_FFBL_B32 ENC_VOP1 default
    0x4e0fc2b302e3d7, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x500fa2b402e3d7, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x520f82b502e3d7, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x4c0f82b602f3d5, // V_FFBH_I32 ENC_VOP1 default
    0x4e0fc2b702f3d5, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x500fa2b802f3d5, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x520f82b902f3d5, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x4c10427d0303e8, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x5010627e0303e8, // V_FREXP_EXP_I32_F64 VOP1_VOP_DPP has_dpp
    0x5210427f0303e8, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x4c1302a70313eb, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x501322a80313eb, // V_FREXP_MANT_F64 VOP1_VOP_DPP has_dpp
    0x521302a90313eb, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x4c1302a70323e5, // V_FRACT_F64 ENC_VOP1 default
    0x501322a80323e5, // V_FRACT_F64 VOP1_VOP_DPP has_dpp
    0x521302a90323e5, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x4c0f828f0333e7, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x4e1162900333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x501142910333e7, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x520f82920333e7, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x4c0f82aa0343ea, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x4e1362ab0343ea, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x501142ac0343ea, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x520f82ad0343ea, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x4c0b20c1035290, // V_CLREXCP ENC_VOP1 default
    0x520b20c1035290, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x4c0f827803749f, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x4e0fc27903749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x500fa27a03749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x520f827b03749f, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x4c1382ba03845a, // V_MOV_B64 ENC_VOP1 default
    0x4e13c2bb03845a, // V_MOV_B64 VOP1_VOP_SDWA has_sdwa
    0x5013a2bc03845a, // V_MOV_B64 VOP1_VOP_DPP has_dpp
    0x521382bd03845a, // V_MOV_B64 VOP1_INST_LITERAL has_lit
    0x4c1402be039360, // V_CVT_F16_U16 ENC_VOP1 default
    0x4e1442bf039360, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x501422c0039360, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x521402c1039360, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x4c1402c203a35f, // V_CVT_F16_I16 ENC_VOP1 default
    0x4e1442c303a35f, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x501422c403a35f, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x521402c503a35f, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x4c1482c603b3bb, // V_CVT_U16_F16 ENC_VOP1 default
    0x4e14c2c703b3bb, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014a2c803b3bb, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x521482c903b3bb, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x4c1482ca03c370, // V_CVT_I16_F16 ENC_VOP1 default
    0x4e14c2cb03c370, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014a2cc03c370, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x521482cd03c370, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce03d48e, // V_RCP_F16 ENC_VOP1 default
    0x4e1542cf03d48e, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d003d48e, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x521502d103d48e, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce03e4be, // V_SQRT_F16 ENC_VOP1 default
    0x4e1542cf03e4be, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d003e4be, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x521502d103e4be, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce03f497, // V_RSQ_F16 ENC_VOP1 default
    0x4e1542cf03f497, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d003f497, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x521502d103f497, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce0403f0, // V_LOG_F16 ENC_VOP1 default
    0x4e1542cf0403f0, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d00403f0, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x521502d10403f0, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce0413d3, // V_EXP_F16 ENC_VOP1 default
    0x4e1542cf0413d3, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d00413d3, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x521502d10413d3, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce0423e9, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x4e1542cf0423e9, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d00423e9, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x521502d10423e9, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x4c1482ca0433e6, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x4e14c2cb0433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014a2cc0433e6, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x521482cd0433e6, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce0443d8, // V_FLOOR_F16 ENC_VOP1 default
    0x4e1542cf0443d8, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d00443d8, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x521502d10443d8, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce04528d, // V_CEIL_F16 ENC_VOP1 default
    0x4e1542cf04528d, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d004528d, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x521502d104528d, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce0464d1, // V_TRUNC_F16 ENC_VOP1 default
    0x4e1542cf0464d1, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d00464d1, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x521502d10464d1, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce047494, // V_RNDNE_F16 ENC_VOP1 default
    0x4e1542cf047494, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d0047494, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x521502d1047494, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce0483e3, // V_FRACT_F16 ENC_VOP1 default
    0x4e1542cf0483e3, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d00483e3, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x521502d10483e3, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce0494a0, // V_SIN_F16 ENC_VOP1 default
    0x4e1542cf0494a0, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d00494a0, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x521502d10494a0, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x4c1502ce04a358, // V_COS_F16 ENC_VOP1 default
    0x4e1542cf04a358, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x501522d004a358, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x521502d104a358, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x4c1482ca04d373, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x4e14c2cb04d373, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014a2cc04d373, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x521482cd04d373, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x4c1482c604e374, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x4e14c2c704e374, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x5014a2c804e374, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x521482c904e374, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x4c0f82d204f49e, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x4e0fc2d304f49e, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x500fa2d404f49e, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x520f82d504f49e, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x541582d60514cf, // V_SWAP_B32 ENC_VOP1 default
    0x5415c2d705226e, // V_ACCVGPR_MOV_B32 ENC_VOP1 default
    0x4e1602d805226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x5015e2d905226e, // V_ACCVGPR_MOV_B32 VOP1_VOP_DPP has_dpp
    0x5215c2da05226e, // V_ACCVGPR_MOV_B32 VOP1_INST_LITERAL has_lit
    0x4c0f82db054365, // V_CVT_F32_FP8 ENC_VOP1 default
    0x561642dc054365, // V_CVT_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x500fa2dd054365, // V_CVT_F32_FP8 VOP1_VOP_DPP has_dpp
    0x520f82de054365, // V_CVT_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4c0f82df055362, // V_CVT_F32_BF8 ENC_VOP1 default
    0x561642e0055362, // V_CVT_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x500fa2e1055362, // V_CVT_F32_BF8 VOP1_VOP_DPP has_dpp
    0x520f82e2055362, // V_CVT_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4c1662e3056380, // V_CVT_PK_F32_FP8 ENC_VOP1 default
    0x5616a2e4056380, // V_CVT_PK_F32_FP8 VOP1_VOP_SDWA has_sdwa
    0x501682e5056380, // V_CVT_PK_F32_FP8 VOP1_VOP_DPP has_dpp
    0x521662e6056380, // V_CVT_PK_F32_FP8 VOP1_INST_LITERAL has_lit
    0x4c1662e705737f, // V_CVT_PK_F32_BF8 ENC_VOP1 default
    0x5616a2e805737f, // V_CVT_PK_F32_BF8 VOP1_VOP_SDWA has_sdwa
    0x501682e905737f, // V_CVT_PK_F32_BF8 VOP1_VOP_DPP has_dpp
    0x521662ea05737f, // V_CVT_PK_F32_BF8 VOP1_INST_LITERAL has_lit
    0x4c0f827805848c, // V_PRNG_B32 ENC_VOP1 default
    0x4e0fc27905848c, // V_PRNG_B32 VOP1_VOP_SDWA has_sdwa
    0x500fa27a05848c, // V_PRNG_B32 VOP1_VOP_DPP has_dpp
    0x520f827b05848c, // V_PRNG_B32 VOP1_INST_LITERAL has_lit
    0x540f82d605946f, // V_PERMLANE16_SWAP_B32 ENC_VOP1 default
    0x540f82d605a470, // V_PERMLANE32_SWAP_B32 ENC_VOP1 default
    0x4c1702eb05b361, // V_CVT_F32_BF16 ENC_VOP1 default
    0x4e1742ec05b361, // V_CVT_F32_BF16 VOP1_VOP_SDWA has_sdwa
    0x501722ed05b361, // V_CVT_F32_BF16 VOP1_VOP_DPP has_dpp
    0x521702ee05b361, // V_CVT_F32_BF16 VOP1_INST_LITERAL has_lit
    0x580bc2ef000217, // S_MOV_B32 ENC_SOP1 default
    0x5a0bc2f0000217, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2f1001218, // S_MOV_B64 ENC_SOP1 default
    0x5a0be2f2001218, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2f30021cb, // S_CMOV_B32 ENC_SOP1 default
    0x5a0bc2f40021cb, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2f50031cc, // S_CMOV_B64 ENC_SOP1 default
    0x5a0be2f60031cc, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2f7004224, // S_NOT_B32 ENC_SOP1 default
    0x5a0bc2f8004224, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2f9005225, // S_NOT_B64 ENC_SOP1 default
    0x5a0be2fa005225, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2f7006256, // S_WQM_B32 ENC_SOP1 default
    0x5a0bc2f8006256, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2f9007257, // S_WQM_B64 ENC_SOP1 default
    0x5a0be2fa007257, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2fb008198, // S_BREV_B32 ENC_SOP1 default
    0x5a0bc2fc008198, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2fd009199, // S_BREV_B64 ENC_SOP1 default
    0x5a0be2fe009199, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2ff00a184, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x5a0bc30000a184, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c030100b185, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x5a0c030200b185, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2ff00c186, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x5a0bc30000c186, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c030100d187, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x5a0c030200d187, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc30300e1f3, // S_FF0_I32_B32 ENC_SOP1 default
    0x5a0bc30400e1f3, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c030500f1f4, // S_FF0_I32_B64 ENC_SOP1 default
    0x5a0c030600f1f4, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc3030101f5, // S_FF1_I32_B32 ENC_SOP1 default
    0x5a0bc3040101f5, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c03050111f6, // S_FF1_I32_B64 ENC_SOP1 default
    0x5a0c03060111f6, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc3030121f8, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x5a0bc3040121f8, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x580c03050131f9, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x5a0c03060131f9, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc3070141f7, // S_FLBIT_I32 ENC_SOP1 default
    0x5a0bc3080141f7, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x580c03090151fa, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x5a0c030a0151fa, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x580bc30b016249, // S_SEXT_I32_I8 ENC_SOP1 default
    0x5a0bc30c016249, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x580bc30d017248, // S_SEXT_I32_I16 ENC_SOP1 default
    0x5a0bc30e017248, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x580bc30f018193, // S_BITSET0_B32 ENC_SOP1 default
    0x5a0bc310018193, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x580c2311019194, // S_BITSET0_B64 ENC_SOP1 default
    0x5a0c2312019194, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc30f01a195, // S_BITSET1_B32 ENC_SOP1 default
    0x5a0bc31001a195, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x580c231101b196, // S_BITSET1_B64 ENC_SOP1 default
    0x5a0c231201b196, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x580c431301c1fb, // S_GETPC_B64 ENC_SOP1 default
    0x580c631401d23e, // S_SETPC_B64 ENC_SOP1 default
    0x580be31501e251, // S_SWAPPC_B64 ENC_SOP1 default
    0x580c631401f232, // S_RFE_B64 ENC_SOP1 default
    0x580be316020164, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be317020164, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be31602122c, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be31702122c, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be31602225d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be31702225d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be316023160, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be317023160, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be316024229, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be317024229, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be31602521f, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be31702521f, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be316026223, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be317026223, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be31602725a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be31702725a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc2f7028230, // S_QUADMASK_B32 ENC_SOP1 default
    0x5a0bc2f8028230, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x580be2f9029231, // S_QUADMASK_B64 ENC_SOP1 default
    0x5a0be2fa029231, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x580bc31802a215, // S_MOVRELS_B32 ENC_SOP1 default
    0x580be31902b216, // S_MOVRELS_B64 ENC_SOP1 default
    0x580bc31a02c213, // S_MOVRELD_B32 ENC_SOP1 default
    0x5a0bc31b02c213, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x580be31c02d214, // S_MOVRELD_B64 ENC_SOP1 default
    0x5a0be31d02d214, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x580c831e02e1c5, // S_CBRANCH_JOIN ENC_SOP1 default
    0x5a0c831f02e1c5, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x580bc320030157, // S_ABS_I32 ENC_SOP1 default
    0x5a0bc321030157, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x580c8322032243, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x5a0c8323032243, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x580be31603315c, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be31703315c, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be316034226, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x5a0be317034226, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be31603515d, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x5a0be31703515d, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580be316036161, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x5a0be317036161, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x580c2324037192, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x5a0c2325037192, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x5c0d63260001d9, // S_CMP_EQ_I32 ENC_SOPC default
    0x5e0d63270001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x600d63280001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x620d63290001d9, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d63260011e2, // S_CMP_LG_I32 ENC_SOPC default
    0x5e0d63270011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x600d63280011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x620d63290011e2, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d63260021de, // S_CMP_GT_I32 ENC_SOPC default
    0x5e0d63270021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d63280021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d63290021de, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d63260031dc, // S_CMP_GE_I32 ENC_SOPC default
    0x5e0d63270031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d63280031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d63290031dc, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d63260041e5, // S_CMP_LT_I32 ENC_SOPC default
    0x5e0d63270041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x600d63280041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x620d63290041e5, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d63260051e0, // S_CMP_LE_I32 ENC_SOPC default
    0x5e0d63270051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x600d63280051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x620d63290051e0, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a0061da, // S_CMP_EQ_U32 ENC_SOPC default
    0x5e0d632b0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x600d632c0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x620d632d0061da, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a0071e3, // S_CMP_LG_U32 ENC_SOPC default
    0x5e0d632b0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x600d632c0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x620d632d0071e3, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a0081df, // S_CMP_GT_U32 ENC_SOPC default
    0x5e0d632b0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d632c0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d632d0081df, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a0091dd, // S_CMP_GE_U32 ENC_SOPC default
    0x5e0d632b0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d632c0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d632d0091dd, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a00a1e6, // S_CMP_LT_U32 ENC_SOPC default
    0x5e0d632b00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x600d632c00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x620d632d00a1e6, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a00b1e1, // S_CMP_LE_U32 ENC_SOPC default
    0x5e0d632b00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x600d632c00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x620d632d00b1e1, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a00c18e, // S_BITCMP0_B32 ENC_SOPC default
    0x5e0d632b00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x600d632c00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x620d632d00c18e, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d632a00d190, // S_BITCMP1_B32 ENC_SOPC default
    0x5e0d632b00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x600d632c00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x620d632d00d190, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d432e00e18f, // S_BITCMP0_B64 ENC_SOPC default
    0x5e0d432f00e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x600d433000e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x620d433100e18f, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d432e00f191, // S_BITCMP1_B64 ENC_SOPC default
    0x5e0d432f00f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x600d433000f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x620d433100f191, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d6332010242, // S_SETVSKIP ENC_SOPC default
    0x5e0d6333010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x600d6334010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x620d6335010242, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d8336011246, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x5e0d8337011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x600d8338011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x620d8339011246, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d233a0121db, // S_CMP_EQ_U64 ENC_SOPC default
    0x5e0d233b0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x600d233c0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x620d233d0121db, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x5c0d233a0131e4, // S_CMP_LG_U64 ENC_SOPC default
    0x5e0d233b0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x600d233c0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x620d233d0131e4, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x640e633e000220, // S_NOP ENC_SOPP default
    0x640e80c10011f0, // S_ENDPGM ENC_SOPP default
    0x640ea33f002197, // S_BRANCH ENC_SOPP default
    0x640b20c1003255, // S_WAKEUP ENC_SOPP default
    0x640ea3400041c6, // S_CBRANCH_SCC0 ENC_SOPP default
    0x640ea3400051c7, // S_CBRANCH_SCC1 ENC_SOPP default
    0x660ea3410061c9, // S_CBRANCH_VCCZ ENC_SOPP default
    0x660ea3410071c8, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x640ea3420081c2, // S_CBRANCH_EXECZ ENC_SOPP default
    0x640ea3420091c1, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x640b20c100a183, // S_BARRIER ENC_SOPP default
    0x640e633e00b23d, // S_SETKILL ENC_SOPP default
    0x640ec34300c254, // S_WAITCNT ENC_SOPP default
    0x640e633e00d23c, // S_SETHALT ENC_SOPP default
    0x640e633e00e24a, // S_SLEEP ENC_SOPP default
    0x640e633e00f23f, // S_SETPRIO ENC_SOPP default
    0x640ee34401023a, // S_SENDMSG ENC_SOPP default
    0x640ee34401123b, // S_SENDMSGHALT ENC_SOPP default
    0x640e633e012252, // S_TRAP ENC_SOPP default
    0x640b20c10131fd, // S_ICACHE_INV ENC_SOPP default
    0x640e633e0141fe, // S_INCPERFLEVEL ENC_SOPP default
    0x640e633e0151ef, // S_DECPERFLEVEL ENC_SOPP default
    0x640b2345016253, // S_TTRACEDATA ENC_SOPP default
    0x640ea33f0171bd, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x640ea33f0181c0, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x640ea33f0191bf, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x640ea33f01a1be, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x640b20c101b1f2, // S_ENDPGM_SAVED ENC_SOPP default
    0x640b20c101c245, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x640f034601d244, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x640b20c101e1f1, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x640e633e01f247, // S_SET_VALU_COEXEC_MODE ENC_SOPP default
    0x6825234700047c, // V_PK_MAD_I16 ENC_VOP3P default
    0x68254348001489, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x68254349002474, // V_PK_ADD_I16 ENC_VOP3P default
    0x6825434900348a, // V_PK_SUB_I16 ENC_VOP3P default
    0x6825434a00447a, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x6825434a00547b, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x6825434b006476, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x68254349007480, // V_PK_MAX_I16 ENC_VOP3P default
    0x68254349008484, // V_PK_MIN_I16 ENC_VOP3P default
    0x6825234c00947d, // V_PK_MAD_U16 ENC_VOP3P default
    0x6825434800a475, // V_PK_ADD_U16 ENC_VOP3P default
    0x6825434800b48b, // V_PK_SUB_U16 ENC_VOP3P default
    0x6825434800c481, // V_PK_MAX_U16 ENC_VOP3P default
    0x6825434800d485, // V_PK_MIN_U16 ENC_VOP3P default
    0x6825634d00e478, // V_PK_FMA_F16 ENC_VOP3P default
    0x682580fa00f472, // V_PK_ADD_F16 ENC_VOP3P default
    0x682580fa010487, // V_PK_MUL_F16 ENC_VOP3P default
    0x682580fa011483, // V_PK_MIN_F16 ENC_VOP3P default
    0x682580fa01247f, // V_PK_MAX_F16 ENC_VOP3P default
    0x6825a34e01a3c9, // V_DOT2_F32_BF16 ENC_VOP3P default
    0x6825634d01b482, // V_PK_MINIMUM3_F16 ENC_VOP3P default
    0x6825634d01c47e, // V_PK_MAXIMUM3_F16 ENC_VOP3P default
    0x6825c34f020408, // V_MAD_MIX_F32 ENC_VOP3P default
    0x6825c350021407, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x6825c350022406, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x6825e3510233ca, // V_DOT2_F32_F16 ENC_VOP3P default
    0x682523520263cb, // V_DOT2_I32_I16 ENC_VOP3P default
    0x682521260273cc, // V_DOT2_U32_U16 ENC_VOP3P default
    0x682603530283ce, // V_DOT4_I32_I8 ENC_VOP3P default
    0x682601250293cf, // V_DOT4_U32_U8 ENC_VOP3P default
    0x6826035402a3d1, // V_DOT8_I32_I4 ENC_VOP3P default
    0x6826035502b3d2, // V_DOT8_U32_U4 ENC_VOP3P default
    0x6a26235602d423, // V_MFMA_F32_16X16X128_F8F6F4 VOP3P_MFMA default
    0x6a26435702e43a, // V_MFMA_F32_32X32X64_F8F6F4 VOP3P_MFMA default
    0x68266358030479, // V_PK_FMA_F32 ENC_VOP3P default
    0x68268359031488, // V_PK_MUL_F32 ENC_VOP3P default
    0x68268359032473, // V_PK_ADD_F32 ENC_VOP3P default
    0x6826835a033486, // V_PK_MOV_B32 ENC_VOP3P default
    0x6a26a35b035427, // V_MFMA_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6a26a35c036444, // V_MFMA_I32_16X16X64_I8 VOP3P_MFMA default
    0x6a26c35d037430, // V_MFMA_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6a26c35e038446, // V_MFMA_I32_32X32X32_I8 VOP3P_MFMA default
    0x6c26e35f0394a8, // V_SMFMAC_F32_16X16X64_BF16 VOP3P_MFMA default
    0x6c26e36003a4ba, // V_SMFMAC_I32_16X16X128_I8 VOP3P_MFMA default
    0x6c26e36103b4a2, // V_SMFMAC_F32_16X16X128_BF8_BF8 VOP3P_MFMA default
    0x6c26e36203c4a3, // V_SMFMAC_F32_16X16X128_BF8_FP8 VOP3P_MFMA default
    0x6c26e36303d4a4, // V_SMFMAC_F32_16X16X128_FP8_BF8 VOP3P_MFMA default
    0x6a270364040436, // V_MFMA_F32_32X32X1_2B_F32 VOP3P_MFMA default
    0x6a272365041426, // V_MFMA_F32_16X16X1_4B_F32 VOP3P_MFMA default
    0x6a27436604243d, // V_MFMA_F32_4X4X1_16B_F32 VOP3P_MFMA default
    0x6c26e3670434a5, // V_SMFMAC_F32_16X16X128_FP8_FP8 VOP3P_MFMA default
    0x6a272365044437, // V_MFMA_F32_32X32X2_F32 VOP3P_MFMA default
    0x6a27436604542f, // V_MFMA_F32_16X16X4_F32 VOP3P_MFMA default
    0x6c2763680464b0, // V_SMFMAC_F32_32X32X32_BF16 VOP3P_MFMA default
    0x6c2763690474bd, // V_SMFMAC_I32_32X32X64_I8 VOP3P_MFMA default
    0x6a27836a048439, // V_MFMA_F32_32X32X4_2B_F16 VOP3P_MFMA default
    0x6a27a36b04942e, // V_MFMA_F32_16X16X4_4B_F16 VOP3P_MFMA default
    0x6a27c36c04a43f, // V_MFMA_F32_4X4X4_16B_F16 VOP3P_MFMA default
    0x6c27636d04b4b6, // V_SMFMAC_F32_32X32X64_BF8_BF8 VOP3P_MFMA default
    0x6a27a36b04c43c, // V_MFMA_F32_32X32X8_F16 VOP3P_MFMA default
    0x6a27c36c04d425, // V_MFMA_F32_16X16X16_F16 VOP3P_MFMA default
    0x6c27636e04e4b7, // V_SMFMAC_F32_32X32X64_BF8_FP8 VOP3P_MFMA default
    0x6c27636f04f4b8, // V_SMFMAC_F32_32X32X64_FP8_BF8 VOP3P_MFMA default
    0x6a270370050447, // V_MFMA_I32_32X32X4_2B_I8 VOP3P_MFMA default
    0x6a272371051443, // V_MFMA_I32_16X16X4_4B_I8 VOP3P_MFMA default
    0x6a274372052448, // V_MFMA_I32_4X4X4_16B_I8 VOP3P_MFMA default
    0x6c2763730534b9, // V_SMFMAC_F32_32X32X64_FP8_FP8 VOP3P_MFMA default
    0x6a26a37405442a, // V_MFMA_F32_16X16X32_F16 VOP3P_MFMA default
    0x6a26c375055433, // V_MFMA_F32_32X32X16_F16 VOP3P_MFMA default
    0x6a27a376056445, // V_MFMA_I32_32X32X16_I8 VOP3P_MFMA default
    0x6a27c377057442, // V_MFMA_I32_16X16X32_I8 VOP3P_MFMA default
    0x6e27e37805826f, // V_ACCVGPR_READ ENC_VOP3P default
    0x68280379059270, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x6c26e37a05a4ab, // V_SMFMAC_F32_16X16X64_F16 VOP3P_MFMA default
    0x6c27637b05b4b3, // V_SMFMAC_F32_32X32X32_F16 VOP3P_MFMA default
    0x6a27837c05d438, // V_MFMA_F32_32X32X4_2B_BF16 VOP3P_MFMA default
    0x6a27a37d05e42d, // V_MFMA_F32_16X16X4_4B_BF16 VOP3P_MFMA default
    0x6a27c37e05f43e, // V_MFMA_F32_4X4X4_16B_BF16 VOP3P_MFMA default
    0x6a27a37d06043b, // V_MFMA_F32_32X32X8_BF16 VOP3P_MFMA default
    0x6a27c37e061424, // V_MFMA_F32_16X16X16_BF16 VOP3P_MFMA default
    0x6c28237f0624a7, // V_SMFMAC_F32_16X16X32_F16 VOP3P_MFMA default
    0x6c2843800644af, // V_SMFMAC_F32_32X32X16_F16 VOP3P_MFMA default
    0x6c2823810664a6, // V_SMFMAC_F32_16X16X32_BF16 VOP3P_MFMA default
    0x6c2843820684ae, // V_SMFMAC_F32_32X32X16_BF16 VOP3P_MFMA default
    0x6c28238306a4bb, // V_SMFMAC_I32_16X16X64_I8 VOP3P_MFMA default
    0x6c28438406c4bc, // V_SMFMAC_I32_32X32X32_I8 VOP3P_MFMA default
    0x6a28638506e440, // V_MFMA_F64_16X16X4_F64 VOP3P_MFMA default
    0x6a28838606f441, // V_MFMA_F64_4X4X4_4B_F64 VOP3P_MFMA default
    0x6a27c387070428, // V_MFMA_F32_16X16X32_BF8_BF8 VOP3P_MFMA default
    0x6a27c388071429, // V_MFMA_F32_16X16X32_BF8_FP8 VOP3P_MFMA default
    0x6a27c38907242b, // V_MFMA_F32_16X16X32_FP8_BF8 VOP3P_MFMA default
    0x6a27c38a07342c, // V_MFMA_F32_16X16X32_FP8_FP8 VOP3P_MFMA default
    0x6a27a38b074431, // V_MFMA_F32_32X32X16_BF8_BF8 VOP3P_MFMA default
    0x6a27a38c075432, // V_MFMA_F32_32X32X16_BF8_FP8 VOP3P_MFMA default
    0x6a27a38d076434, // V_MFMA_F32_32X32X16_FP8_BF8 VOP3P_MFMA default
    0x6a27a38e077435, // V_MFMA_F32_32X32X16_FP8_FP8 VOP3P_MFMA default
    0x6c28238f0784a9, // V_SMFMAC_F32_16X16X64_BF8_BF8 VOP3P_MFMA default
    0x6c2823900794aa, // V_SMFMAC_F32_16X16X64_BF8_FP8 VOP3P_MFMA default
    0x6c28239107a4ac, // V_SMFMAC_F32_16X16X64_FP8_BF8 VOP3P_MFMA default
    0x6c28239207b4ad, // V_SMFMAC_F32_16X16X64_FP8_FP8 VOP3P_MFMA default
    0x6c28439307c4b1, // V_SMFMAC_F32_32X32X32_BF8_BF8 VOP3P_MFMA default
    0x6c28439407d4b2, // V_SMFMAC_F32_32X32X32_BF8_FP8 VOP3P_MFMA default
    0x6c28439507e4b4, // V_SMFMAC_F32_32X32X32_FP8_BF8 VOP3P_MFMA default
    0x6c28439607f4b5, // V_SMFMAC_F32_32X32X32_FP8_FP8 VOP3P_MFMA default
    0x7028a39702d449, // V_MFMA_SCALE_F32_16X16X128_F8F6F4 ENC_VOP3PX2 default
    0x7028c39802e44a, // V_MFMA_SCALE_F32_32X32X64_F8F6F4 ENC_VOP3PX2 default
];
