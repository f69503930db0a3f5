// Written by `cargo xtask regen` from amdgpu_isa_cdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Forms.
use amdgpu_isa_core::asm::tables::Class::*;
use amdgpu_isa_core::rows::*;
use crate::fields::enc;
/// What forms have in common.
pub static FORM_KINDS: [FormKind; 66] = [
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
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, false, run(0, 0), run(0, 1)),
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
        enc::ENC_VOP2,
        0,
        1,
        Slot::Whole,
        [bits(25, 6), bits(0, 0)],
        0x00000000,
        choice(Short, 0, 1, true, run(0, 0), run(0, 1)),
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
        enc::ENC_EXP,
        0,
        2,
        Slot::Whole,
        [bits(0, 0), bits(0, 0)],
        0xc4000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
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
        choice(Long, 0, 1, false, run(0, 0), run(2, 2)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(1, 1)),
    ),
    form_kind(
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(2, 2)),
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
        choice(Long, 0, 1, false, run(0, 0), run(4, 1)),
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
        enc::VOP3_SDST_ENC,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, true, run(0, 0), run(5, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(7, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(9, 1)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(10, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(12, 2)),
    ),
    form_kind(
        enc::ENC_VOP3,
        0,
        2,
        Slot::Whole,
        [bits(16, 10), bits(0, 0)],
        0xd0000000,
        choice(Long, 0, 1, false, run(0, 0), run(14, 2)),
    ),
    form_kind(
        enc::ENC_VINTRP,
        0,
        1,
        Slot::Whole,
        [bits(16, 2), bits(0, 0)],
        0xd4000000,
        choice(Short, 0, 0, false, run(0, 0), run(0, 0)),
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
        choice(Short, 0, 1, false, run(0, 0), run(16, 1)),
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
        choice(Long, 0, 1, false, run(1, 2), run(5, 2)),
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
    form_kind(
        enc::VOP3P_MFMA,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, false, run(0, 0), run(17, 3)),
    ),
    form_kind(
        enc::ENC_VOP3P,
        0,
        2,
        Slot::Whole,
        [bits(16, 7), bits(0, 0)],
        0xd3800000,
        choice(Long, 0, 1, false, run(1, 2), run(4, 1)),
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
];
/// Forms, by family, opcode and variant.
pub static FORMS: [u64; 2471] = [
    0x0017e000000392, // V_CNDMASK_B32 ENC_VOP2 default
    0x02182001000392, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04180002000392, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x0617e003000392, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x081860040012b4, // V_ADD_F32 ENC_VOP2 default
    0x0a18a0050012b4, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c1880060012b4, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e1860070012b4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08186004002491, // V_SUB_F32 ENC_VOP2 default
    0x0a18a005002491, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c188006002491, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e186007002491, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0818600400348c, // V_SUBREV_F32 ENC_VOP2 default
    0x0a18a00500348c, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18800600348c, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e18600700348c, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x08186004004452, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x0a18a005004452, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x0c188006004452, // V_MUL_LEGACY_F32 VOP2_VOP_DPP has_dpp
    0x0e186007004452, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x0818600400544b, // V_MUL_F32 ENC_VOP2 default
    0x0a18a00500544b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18800600544b, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e18600700544b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x08186008006451, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a190009006451, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18e00a006451, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e18600b006451, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0818600800744e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a19000900744e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c18e00a00744e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e18600b00744e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0818600c008455, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a19000d008455, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e008455, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e18600f008455, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0818600c009450, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a19000d009450, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e009450, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e18600f009450, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0818600400a440, // V_MIN_F32 ENC_VOP2 default
    0x0a18a00500a440, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18800600a440, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e18600700a440, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0818600400b417, // V_MAX_F32 ENC_VOP2 default
    0x0a18a00500b417, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18800600b417, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e18600700b417, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0818600800c443, // V_MIN_I32 ENC_VOP2 default
    0x0a19000900c443, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00a00c443, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e18600b00c443, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0818600800d41a, // V_MAX_I32 ENC_VOP2 default
    0x0a19000900d41a, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00a00d41a, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e18600b00d41a, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0818600c00e445, // V_MIN_U32 ENC_VOP2 default
    0x0a19000d00e445, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e00e445, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e18600f00e445, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0818600c00f41c, // V_MAX_U32 ENC_VOP2 default
    0x0a19000d00f41c, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e00f41c, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e18600f00f41c, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x101860100103f7, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1900110103f7, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e0103f7, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1860120103f7, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x101860130112c0, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a1900140112c0, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c18e0150112c0, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e1860160112c0, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x101860100123f2, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1900110123f2, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e0123f2, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1860120123f2, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0818600c0132bd, // V_AND_B32 ENC_VOP2 default
    0x0a19000d0132bd, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e0132bd, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e18600f0132bd, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0818600c014459, // V_OR_B32 ENC_VOP2 default
    0x0a19000d014459, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e014459, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e18600f014459, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0818600c01549e, // V_XOR_B32 ENC_VOP2 default
    0x0a19000d01549e, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e01549e, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e18600f01549e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x081860170163fa, // V_MAC_F32 ENC_VOP2 default
    0x0c1880180163fa, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e1860190163fa, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x1219401a0173fe, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e19401b0173fe, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x1219601c0183fc, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e19601d0183fc, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x0819801e0192b2, // V_ADD_CO_U32 ENC_VOP2 default
    0x1419c01f0192b2, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19a0200192b2, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e1980210192b2, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819801e01a48f, // V_SUB_CO_U32 ENC_VOP2 default
    0x1419c01f01a48f, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19a02001a48f, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19802101a48f, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x1019802201b48a, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1419c02301b48a, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19a02001b48a, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19802401b48a, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a002501c2b1, // V_ADDC_CO_U32 ENC_VOP2 default
    0x161a402601c2b1, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a202701c2b1, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a002801c2b1, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a002501d489, // V_SUBB_CO_U32 ENC_VOP2 default
    0x161a402601d489, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a202701d489, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a002801d489, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x181a002901e488, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x161a402a01e488, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a202701e488, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a002b01e488, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081a802c01f2b3, // V_ADD_F16 ENC_VOP2 default
    0x0a1ac02d01f2b3, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa02e01f2b3, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1a802f01f2b3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081a802c020490, // V_SUB_F16 ENC_VOP2 default
    0x0a1ac02d020490, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa02e020490, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1a802f020490, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x101a803002148b, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1ac03102148b, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa02e02148b, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1a803202148b, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081a802c02244a, // V_MUL_F16 ENC_VOP2 default
    0x0a1ac02d02244a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa02e02244a, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1a802f02244a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081a80330233f9, // V_MAC_F16 ENC_VOP2 default
    0x0c1aa0340233f9, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1a80350233f9, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x121b00360243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1b00370243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x121b20380253fb, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1b20390253fb, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081b403a0262b9, // V_ADD_U16 ENC_VOP2 default
    0x0a1b803b0262b9, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c0262b9, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1b403d0262b9, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081b403a027494, // V_SUB_U16 ENC_VOP2 default
    0x0a1b803b027494, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c027494, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1b403d027494, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x101b403e02848d, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1b803f02848d, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c02848d, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1b404002848d, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081b403a029453, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1b803b029453, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c029453, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1b403d029453, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x101b403e02a3f1, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1b803f02a3f1, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c02a3f1, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b404002a3f1, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x101b403e02b3f6, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1b803f02b3f6, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c02b3f6, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b404002b3f6, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x101b404102c2bf, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1b804202c2bf, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b604302c2bf, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1b404402c2bf, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081a802c02d416, // V_MAX_F16 ENC_VOP2 default
    0x0a1ac02d02d416, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa02e02d416, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1a802f02d416, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081a802c02e43f, // V_MIN_F16 ENC_VOP2 default
    0x0a1ac02d02e43f, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1aa02e02e43f, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1a802f02e43f, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081b403a02f41b, // V_MAX_U16 ENC_VOP2 default
    0x0a1b803b02f41b, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c02f41b, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1b403d02f41b, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081b4045030419, // V_MAX_I16 ENC_VOP2 default
    0x0a1b8046030419, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b6047030419, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1b4048030419, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081b403a031444, // V_MIN_U16 ENC_VOP2 default
    0x0a1b803b031444, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b603c031444, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1b403d031444, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081b4045032442, // V_MIN_I16 ENC_VOP2 default
    0x0a1b8046032442, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b6047032442, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1b4048032442, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081a802c0333eb, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1be02d0333eb, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1bc02e0333eb, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1a802f0333eb, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0818600c0342ba, // V_ADD_U32 ENC_VOP2 default
    0x0a19000d0342ba, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e0342ba, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e18600f0342ba, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0818600c035495, // V_SUB_U32 ENC_VOP2 default
    0x0a19000d035495, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e035495, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e18600f035495, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x1018601003648e, // V_SUBREV_U32 ENC_VOP2 default
    0x0a19001103648e, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e03648e, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e18601203648e, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081c20490373c3, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1c404a0373c3, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1c204b0373c3, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0818604c0383c4, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c18e04d0383c4, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e18604e0383c4, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0818604f0393c8, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c18e0500393c8, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e1860510393c8, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0818605203a3cb, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c18e05303a3cb, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e18605403a3cb, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0818601703b3d6, // V_FMAC_F32 ENC_VOP2 default
    0x0c18801803b3d6, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e18601903b3d6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081c805503c460, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1ce05603c460, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ca05703c460, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1c805803c460, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0818600c03d49d, // V_XNOR_B32 ENC_VOP2 default
    0x0a19000d03d49d, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e03d49d, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e18600f03d49d, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x1a0f405900019c, // S_ADD_U32 ENC_SOP2 default
    0x1c0f405a00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4059001290, // S_SUB_U32 ENC_SOP2 default
    0x1c0f405a001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405d00219b, // S_ADD_I32 ENC_SOP2 default
    0x1c0f405e00219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405f00219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x200f406000219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405d00328f, // S_SUB_I32 ENC_SOP2 default
    0x1c0f405e00328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405f00328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x200f406000328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4061004199, // S_ADDC_U32 ENC_SOP2 default
    0x1c0f4062004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f4063004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x200f4064004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f406100528e, // S_SUBB_U32 ENC_SOP2 default
    0x1c0f406200528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f406300528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x200f406400528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405d006251, // S_MIN_I32 ENC_SOP2 default
    0x1c0f405e006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405f006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x200f4060006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4059007252, // S_MIN_U32 ENC_SOP2 default
    0x1c0f405a007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405d00824d, // S_MAX_I32 ENC_SOP2 default
    0x1c0f405e00824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405f00824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x200f406000824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405900924e, // S_MAX_U32 ENC_SOP2 default
    0x1c0f405a00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f406500a228, // S_CSELECT_B32 ENC_SOP2 default
    0x1c0f406600a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f406700a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x200f406800a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606900b229, // S_CSELECT_B64 ENC_SOP2 default
    0x1c0f606a00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606b00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606c00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405900c1a3, // S_AND_B32 ENC_SOP2 default
    0x1c0f405a00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d00d1a4, // S_AND_B64 ENC_SOP2 default
    0x1c0f606e00d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f00d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x200f607000d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405900e26b, // S_OR_B32 ENC_SOP2 default
    0x1c0f405a00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d00f26c, // S_OR_B64 ENC_SOP2 default
    0x1c0f606e00f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f00f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f607000f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405901029b, // S_XOR_B32 ENC_SOP2 default
    0x1c0f405a01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d01129c, // S_XOR_B64 ENC_SOP2 default
    0x1c0f606e01129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f01129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f607001129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405901219f, // S_ANDN2_B32 ENC_SOP2 default
    0x1c0f405a01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d0131a0, // S_ANDN2_B64 ENC_SOP2 default
    0x1c0f606e0131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f0131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x200f60700131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4059014268, // S_ORN2_B32 ENC_SOP2 default
    0x1c0f405a014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d015269, // S_ORN2_B64 ENC_SOP2 default
    0x1c0f606e015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x200f6070015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405901625e, // S_NAND_B32 ENC_SOP2 default
    0x1c0f405a01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d01725f, // S_NAND_B64 ENC_SOP2 default
    0x1c0f606e01725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f01725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x200f607001725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4059018262, // S_NOR_B32 ENC_SOP2 default
    0x1c0f405a018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d019263, // S_NOR_B64 ENC_SOP2 default
    0x1c0f606e019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f6070019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405901a298, // S_XNOR_B32 ENC_SOP2 default
    0x1c0f405a01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606d01b299, // S_XNOR_B64 ENC_SOP2 default
    0x1c0f606e01b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606f01b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f607001b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405901c249, // S_LSHL_B32 ENC_SOP2 default
    0x1c0f405a01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f807101d24a, // S_LSHL_B64 ENC_SOP2 default
    0x1c0f807201d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807301d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x200f807401d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405901e24b, // S_LSHR_B32 ENC_SOP2 default
    0x1c0f405a01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405c01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f807101f24c, // S_LSHR_B64 ENC_SOP2 default
    0x1c0f807201f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807301f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f807401f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f40750201a6, // S_ASHR_I32 ENC_SOP2 default
    0x1c0f40760201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f40770201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x200f40780201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f80790211a7, // S_ASHR_I64 ENC_SOP2 default
    0x1c0f807a0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807b0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x200f807c0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f407d0221cd, // S_BFM_B32 ENC_SOP2 default
    0x1c0f407e0221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f407f0221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x200f40800221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0fa0810231ce, // S_BFM_B64 ENC_SOP2 default
    0x1c0fa0820231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0fa0830231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x200fa0840231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f408502425d, // S_MUL_I32 ENC_SOP2 default
    0x1c0f408602425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f408702425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x200f408802425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f40590251cb, // S_BFE_U32 ENC_SOP2 default
    0x1c0f405a0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f40750261c9, // S_BFE_I32 ENC_SOP2 default
    0x1c0f40760261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f40770261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x200f40780261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f80710271cc, // S_BFE_U64 ENC_SOP2 default
    0x1c0f80720271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1e0f80730271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x200f80740271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f80790281ca, // S_BFE_I64 ENC_SOP2 default
    0x1c0f807a0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807b0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x200f807c0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0fc089029204, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x1c0fc08a029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1e0fc08b029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x200fc08c029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405d02a197, // S_ABSDIFF_I32 ENC_SOP2 default
    0x1c0f405e02a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405f02a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x200f406002a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0fe08d02b274, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x1a0f407d02c25c, // S_MUL_HI_U32 ENC_SOP2 default
    0x1c0f407e02c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f407f02c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x200f408002c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f408502d25b, // S_MUL_HI_I32 ENC_SOP2 default
    0x1c0f408602d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f408702d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x200f408802d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405902e245, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x1c0f405a02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405902f246, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x1c0f405a02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4059030247, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x1c0f405a030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4059031248, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x1c0f405a031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405b031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405c031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f408e032270, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x1c0f408f032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e0f4090032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x200f4091032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f409203326f, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x1c0f409303326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e0f409403326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x200f409503326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f409603426e, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x1c0f409703426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e0f409803426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x200f409903426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x2210409a000253, // S_MOVK_I32 ENC_SOPK default
    0x2210409b00120b, // S_CMOVK_I32 ENC_SOPK default
    0x2210409c00220e, // S_CMPK_EQ_I32 ENC_SOPK default
    0x2210409c003216, // S_CMPK_LG_I32 ENC_SOPK default
    0x2210409c004212, // S_CMPK_GT_I32 ENC_SOPK default
    0x2210409c005210, // S_CMPK_GE_I32 ENC_SOPK default
    0x2210409c006218, // S_CMPK_LT_I32 ENC_SOPK default
    0x2210409c007214, // S_CMPK_LE_I32 ENC_SOPK default
    0x2210409d00820f, // S_CMPK_EQ_U32 ENC_SOPK default
    0x2210409d009217, // S_CMPK_LG_U32 ENC_SOPK default
    0x2210409d00a213, // S_CMPK_GT_U32 ENC_SOPK default
    0x2210409d00b211, // S_CMPK_GE_U32 ENC_SOPK default
    0x2210409d00c219, // S_CMPK_LT_U32 ENC_SOPK default
    0x2210409d00d215, // S_CMPK_LE_U32 ENC_SOPK default
    0x2210409e00e19a, // S_ADDK_I32 ENC_SOPK default
    0x2210409f00f25a, // S_MULK_I32 ENC_SOPK default
    0x221060a0010205, // S_CBRANCH_I_FORK ENC_SOPK default
    0x221080a101123d, // S_GETREG_B32 ENC_SOPK default
    0x2210a0a2012281, // S_SETREG_B32 ENC_SOPK default
    0x2410c0a3014282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x221060a40151fd, // S_CALL_B64 ENC_SOPK default
    0x260ca0a5000240, // S_LOAD_DWORD ENC_SMEM default
    0x260cc0a6001242, // S_LOAD_DWORDX2 ENC_SMEM default
    0x260ce0a7002243, // S_LOAD_DWORDX4 ENC_SMEM default
    0x260d00a8003244, // S_LOAD_DWORDX8 ENC_SMEM default
    0x260d20a9004241, // S_LOAD_DWORDX16 ENC_SMEM default
    0x260ca0a5005275, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x260cc0a6006276, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x260ce0a7007277, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x260d40aa0081f5, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x260d60ab0091f7, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x260d80ac00a1f8, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x260da0ad00b1f9, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x260dc0ae00c1f6, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x260ca0af01028b, // S_STORE_DWORD ENC_SMEM default
    0x260cc0b001128c, // S_STORE_DWORDX2 ENC_SMEM default
    0x260ce0b101228d, // S_STORE_DWORDX4 ENC_SMEM default
    0x260ca0af015278, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x260cc0b0016279, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x260ce0b101727a, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x260d40b20181fa, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x260d60b30191fb, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x260d80b401a1fc, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x260c80b502022c, // S_DCACHE_INV ENC_SMEM default
    0x260c80b502122e, // S_DCACHE_WB ENC_SMEM default
    0x260c80b502222d, // S_DCACHE_INV_VOL ENC_SMEM default
    0x260c80b502322f, // S_DCACHE_WB_VOL ENC_SMEM default
    0x260de0b6024250, // S_MEMTIME ENC_SMEM default
    0x260de0b602524f, // S_MEMREALTIME ENC_SMEM default
    0x260e00b70261a8, // S_ATC_PROBE ENC_SMEM default
    0x260e20b80271a9, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x260e40b902822a, // S_DCACHE_DISCARD ENC_SMEM default
    0x260e40b902922b, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x260d40ba0401ed, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x260d60bb0411df, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x260d40ba0421db, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x260d40ba0431eb, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x260d40ba0441e9, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x260d40ba0451f1, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x260d40ba0461e7, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x260d40ba0471ef, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x260d40ba0481dd, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x260d40ba0491e5, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x260d40ba04a1f3, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x260d40ba04b1e3, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x260d40ba04c1e1, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x260d60bb0601ee, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x260d80bc0611e0, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x260d60bb0621dc, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x260d60bb0631ec, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x260d60bb0641ea, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x260d60bb0651f2, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x260d60bb0661e8, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x260d60bb0671f0, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x260d60bb0681de, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x260d60bb0691e6, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x260d60bb06a1f4, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x260d60bb06b1e4, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x260d60bb06c1e2, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x260ca0bd0801bc, // S_ATOMIC_SWAP ENC_SMEM default
    0x260cc0be0811ae, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x260ca0bd0821aa, // S_ATOMIC_ADD ENC_SMEM default
    0x260ca0bd0831ba, // S_ATOMIC_SUB ENC_SMEM default
    0x260ca0bd0841b8, // S_ATOMIC_SMIN ENC_SMEM default
    0x260ca0bd0851c0, // S_ATOMIC_UMIN ENC_SMEM default
    0x260ca0bd0861b6, // S_ATOMIC_SMAX ENC_SMEM default
    0x260ca0bd0871be, // S_ATOMIC_UMAX ENC_SMEM default
    0x260ca0bd0881ac, // S_ATOMIC_AND ENC_SMEM default
    0x260ca0bd0891b4, // S_ATOMIC_OR ENC_SMEM default
    0x260ca0bd08a1c2, // S_ATOMIC_XOR ENC_SMEM default
    0x260ca0bd08b1b2, // S_ATOMIC_INC ENC_SMEM default
    0x260ca0bd08c1b0, // S_ATOMIC_DEC ENC_SMEM default
    0x260cc0be0a01bd, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x260ce0bf0a11af, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x260cc0be0a21ab, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x260cc0be0a31bb, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x260cc0be0a41b9, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x260cc0be0a51c1, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x260cc0be0a61b7, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x260cc0be0a71bf, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x260cc0be0a81ad, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x260cc0be0a91b5, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x260cc0be0aa1c3, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x260cc0be0ab1b3, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x260cc0be0ac1b1, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x280400c00000c2, // EXP ENC_EXP default
    0x2a2340c1010330, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2a2340c20112cd, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2a23a0c3012331, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2a23a0c40132ce, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2a23e0c501432f, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2a23e0c60152cc, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2a23e0c502033b, // V_CMP_F_F16 ENC_VOP3 default
    0x2a23e0c5021362, // V_CMP_LT_F16 ENC_VOP3 default
    0x2a23e0c5022332, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2a23e0c5023356, // V_CMP_LE_F16 ENC_VOP3 default
    0x2a23e0c502434d, // V_CMP_GT_F16 ENC_VOP3 default
    0x2a23e0c502535f, // V_CMP_LG_F16 ENC_VOP3 default
    0x2a23e0c5026344, // V_CMP_GE_F16 ENC_VOP3 default
    0x2a23e0c5027383, // V_CMP_O_F16 ENC_VOP3 default
    0x2a23e0c502838f, // V_CMP_U_F16 ENC_VOP3 default
    0x2a23e0c5029374, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2a23e0c502a37d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2a23e0c502b377, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2a23e0c502c37a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2a23e0c502d36b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2a23e0c502e380, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2a23e0c502f386, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2a23e0c60302d8, // V_CMPX_F_F16 ENC_VOP3 default
    0x2a23e0c60312ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2a23e0c60322cf, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2a23e0c60332f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2a23e0c60342ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2a23e0c60352fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2a23e0c60362e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2a23e0c6037320, // V_CMPX_O_F16 ENC_VOP3 default
    0x2a23e0c603832c, // V_CMPX_U_F16 ENC_VOP3 default
    0x2a23e0c6039311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2a23e0c603a31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2a23e0c603b314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2a23e0c603c317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2a23e0c603d308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2a23e0c603e31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2a23e0c603f323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2a2340c704033c, // V_CMP_F_F32 ENC_VOP3 default
    0x2a2340c7041363, // V_CMP_LT_F32 ENC_VOP3 default
    0x2a2340c7042333, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2a2340c7043357, // V_CMP_LE_F32 ENC_VOP3 default
    0x2a2340c704434e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2a2340c7045360, // V_CMP_LG_F32 ENC_VOP3 default
    0x2a2340c7046345, // V_CMP_GE_F32 ENC_VOP3 default
    0x2a2340c7047384, // V_CMP_O_F32 ENC_VOP3 default
    0x2a2340c7048390, // V_CMP_U_F32 ENC_VOP3 default
    0x2a2340c7049375, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2a2340c704a37e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2a2340c704b378, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2a2340c704c37b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2a2340c704d36c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2a2340c704e381, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2a2340c704f387, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2a2340c80502d9, // V_CMPX_F_F32 ENC_VOP3 default
    0x2a2340c8051300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2a2340c80522d0, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2a2340c80532f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2a2340c80542eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2a2340c80552fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2a2340c80562e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2a2340c8057321, // V_CMPX_O_F32 ENC_VOP3 default
    0x2a2340c805832d, // V_CMPX_U_F32 ENC_VOP3 default
    0x2a2340c8059312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2a2340c805a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2a2340c805b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2a2340c805c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2a2340c805d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2a2340c805e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2a2340c805f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2a2480c906033d, // V_CMP_F_F64 ENC_VOP3 default
    0x2a2480c9061364, // V_CMP_LT_F64 ENC_VOP3 default
    0x2a2480c9062334, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2a2480c9063358, // V_CMP_LE_F64 ENC_VOP3 default
    0x2a2480c906434f, // V_CMP_GT_F64 ENC_VOP3 default
    0x2a2480c9065361, // V_CMP_LG_F64 ENC_VOP3 default
    0x2a2480c9066346, // V_CMP_GE_F64 ENC_VOP3 default
    0x2a2480c9067385, // V_CMP_O_F64 ENC_VOP3 default
    0x2a2480c9068391, // V_CMP_U_F64 ENC_VOP3 default
    0x2a2480c9069376, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2a2480c906a37f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2a2480c906b379, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2a2480c906c37c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2a2480c906d36d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2a2480c906e382, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2a2480c906f388, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2a2480ca0702da, // V_CMPX_F_F64 ENC_VOP3 default
    0x2a2480ca071301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2a2480ca0722d1, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2a2480ca0732f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2a2480ca0742ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2a2480ca0752fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2a2480ca0762e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2a2480ca077322, // V_CMPX_O_F64 ENC_VOP3 default
    0x2a2480ca07832e, // V_CMPX_U_F64 ENC_VOP3 default
    0x2a2480ca079313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2a2480ca07a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2a2480ca07b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2a2480ca07c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2a2480ca07d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2a2480ca07e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2a2480ca07f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2a24c0cb0a033e, // V_CMP_F_I16 ENC_VOP3 default
    0x2a24c0cb0a1365, // V_CMP_LT_I16 ENC_VOP3 default
    0x2a24c0cb0a2335, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2a24c0cb0a3359, // V_CMP_LE_I16 ENC_VOP3 default
    0x2a24c0cb0a4350, // V_CMP_GT_I16 ENC_VOP3 default
    0x2a24c0cb0a536e, // V_CMP_NE_I16 ENC_VOP3 default
    0x2a24c0cb0a6347, // V_CMP_GE_I16 ENC_VOP3 default
    0x2a24c0cb0a7389, // V_CMP_T_I16 ENC_VOP3 default
    0x2a24c0cc0a8341, // V_CMP_F_U16 ENC_VOP3 default
    0x2a24c0cc0a9368, // V_CMP_LT_U16 ENC_VOP3 default
    0x2a24c0cc0aa338, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2a24c0cc0ab35c, // V_CMP_LE_U16 ENC_VOP3 default
    0x2a24c0cc0ac353, // V_CMP_GT_U16 ENC_VOP3 default
    0x2a24c0cc0ad371, // V_CMP_NE_U16 ENC_VOP3 default
    0x2a24c0cc0ae34a, // V_CMP_GE_U16 ENC_VOP3 default
    0x2a24c0cc0af38c, // V_CMP_T_U16 ENC_VOP3 default
    0x2a24c0cd0b02db, // V_CMPX_F_I16 ENC_VOP3 default
    0x2a24c0cd0b1302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2a24c0cd0b22d2, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2a24c0cd0b32f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2a24c0cd0b42ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2a24c0cd0b530b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2a24c0cd0b62e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2a24c0cd0b7326, // V_CMPX_T_I16 ENC_VOP3 default
    0x2a24c0ce0b82de, // V_CMPX_F_U16 ENC_VOP3 default
    0x2a24c0ce0b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2a24c0ce0ba2d5, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2a24c0ce0bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2a24c0ce0bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2a24c0ce0bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2a24c0ce0be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2a24c0ce0bf329, // V_CMPX_T_U16 ENC_VOP3 default
    0x2a2520cf0c033f, // V_CMP_F_I32 ENC_VOP3 default
    0x2a2520cf0c1366, // V_CMP_LT_I32 ENC_VOP3 default
    0x2a2520cf0c2336, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2a2520cf0c335a, // V_CMP_LE_I32 ENC_VOP3 default
    0x2a2520cf0c4351, // V_CMP_GT_I32 ENC_VOP3 default
    0x2a2520cf0c536f, // V_CMP_NE_I32 ENC_VOP3 default
    0x2a2520cf0c6348, // V_CMP_GE_I32 ENC_VOP3 default
    0x2a2520cf0c738a, // V_CMP_T_I32 ENC_VOP3 default
    0x2a2520d00c8342, // V_CMP_F_U32 ENC_VOP3 default
    0x2a2520d00c9369, // V_CMP_LT_U32 ENC_VOP3 default
    0x2a2520d00ca339, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2a2520d00cb35d, // V_CMP_LE_U32 ENC_VOP3 default
    0x2a2520d00cc354, // V_CMP_GT_U32 ENC_VOP3 default
    0x2a2520d00cd372, // V_CMP_NE_U32 ENC_VOP3 default
    0x2a2520d00ce34b, // V_CMP_GE_U32 ENC_VOP3 default
    0x2a2520d00cf38d, // V_CMP_T_U32 ENC_VOP3 default
    0x2a2520d10d02dc, // V_CMPX_F_I32 ENC_VOP3 default
    0x2a2520d10d1303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2a2520d10d22d3, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2a2520d10d32f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2a2520d10d42ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2a2520d10d530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2a2520d10d62e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2a2520d10d7327, // V_CMPX_T_I32 ENC_VOP3 default
    0x2a2520d20d82df, // V_CMPX_F_U32 ENC_VOP3 default
    0x2a2520d20d9306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2a2520d20da2d6, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2a2520d20db2fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2a2520d20dc2f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2a2520d20dd30f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2a2520d20de2e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2a2520d20df32a, // V_CMPX_T_U32 ENC_VOP3 default
    0x2a2560d30e0340, // V_CMP_F_I64 ENC_VOP3 default
    0x2a2560d30e1367, // V_CMP_LT_I64 ENC_VOP3 default
    0x2a2560d30e2337, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2a2560d30e335b, // V_CMP_LE_I64 ENC_VOP3 default
    0x2a2560d30e4352, // V_CMP_GT_I64 ENC_VOP3 default
    0x2a2560d30e5370, // V_CMP_NE_I64 ENC_VOP3 default
    0x2a2560d30e6349, // V_CMP_GE_I64 ENC_VOP3 default
    0x2a2560d30e738b, // V_CMP_T_I64 ENC_VOP3 default
    0x2a2560d40e8343, // V_CMP_F_U64 ENC_VOP3 default
    0x2a2560d40e936a, // V_CMP_LT_U64 ENC_VOP3 default
    0x2a2560d40ea33a, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2a2560d40eb35e, // V_CMP_LE_U64 ENC_VOP3 default
    0x2a2560d40ec355, // V_CMP_GT_U64 ENC_VOP3 default
    0x2a2560d40ed373, // V_CMP_NE_U64 ENC_VOP3 default
    0x2a2560d40ee34c, // V_CMP_GE_U64 ENC_VOP3 default
    0x2a2560d40ef38e, // V_CMP_T_U64 ENC_VOP3 default
    0x2a2560d50f02dd, // V_CMPX_F_I64 ENC_VOP3 default
    0x2a2560d50f1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2a2560d50f22d4, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2a2560d50f32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2a2560d50f42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2a2560d50f530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2a2560d50f62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2a2560d50f7328, // V_CMPX_T_I64 ENC_VOP3 default
    0x2a2560d60f82e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x2a2560d60f9307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2a2560d60fa2d7, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2a2560d60fb2fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2a2560d60fc2f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2a2560d60fd310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2a2560d60fe2e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2a2560d60ff32b, // V_CMPX_T_U64 ENC_VOP3 default
    0x2c1840d7100392, // V_CNDMASK_B32 ENC_VOP3 default
    0x2a18c0d81012b4, // V_ADD_F32 ENC_VOP3 default
    0x2a18c0d8102491, // V_SUB_F32 ENC_VOP3 default
    0x2a18c0d810348c, // V_SUBREV_F32 ENC_VOP3 default
    0x2a18c0d8104452, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2a18c0d810544b, // V_MUL_F32 ENC_VOP3 default
    0x2a1920d9106451, // V_MUL_I32_I24 ENC_VOP3 default
    0x2a1920d910744e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2a1920da108455, // V_MUL_U32_U24 ENC_VOP3 default
    0x2a1920da109450, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2a18c0d810a440, // V_MIN_F32 ENC_VOP3 default
    0x2a18c0d810b417, // V_MAX_F32 ENC_VOP3 default
    0x2a1920d910c443, // V_MIN_I32 ENC_VOP3 default
    0x2a1920d910d41a, // V_MAX_I32 ENC_VOP3 default
    0x2a1920da10e445, // V_MIN_U32 ENC_VOP3 default
    0x2a1920da10f41c, // V_MAX_U32 ENC_VOP3 default
    0x2a1920db1103f7, // V_LSHRREV_B32 ENC_VOP3 default
    0x2a1920dc1112c0, // V_ASHRREV_I32 ENC_VOP3 default
    0x2a1920db1123f2, // V_LSHLREV_B32 ENC_VOP3 default
    0x2a1920da1132bd, // V_AND_B32 ENC_VOP3 default
    0x2a1920da114459, // V_OR_B32 ENC_VOP3 default
    0x2a1920da11549e, // V_XOR_B32 ENC_VOP3 default
    0x2a18c0dd1163fa, // V_MAC_F32 ENC_VOP3 default
    0x2e19e0de1192b2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2e19e0de11a48f, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2e19e0df11b48a, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x301a60e011c2b1, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x301a60e011d489, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x301a60e111e488, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1ae0e211f2b3, // V_ADD_F16 ENC_VOP3 default
    0x2a1ae0e2120490, // V_SUB_F16 ENC_VOP3 default
    0x2a1ae0e312148b, // V_SUBREV_F16 ENC_VOP3 default
    0x2a1ae0e212244a, // V_MUL_F16 ENC_VOP3 default
    0x2a1ae0e41233f9, // V_MAC_F16 ENC_VOP3 default
    0x2a1ba0e51262b9, // V_ADD_U16 ENC_VOP3 default
    0x2a1ba0e5127494, // V_SUB_U16 ENC_VOP3 default
    0x2a1ba0e612848d, // V_SUBREV_U16 ENC_VOP3 default
    0x2a1ba0e5129453, // V_MUL_LO_U16 ENC_VOP3 default
    0x2a1ba0e612a3f1, // V_LSHLREV_B16 ENC_VOP3 default
    0x2a1ba0e612b3f6, // V_LSHRREV_B16 ENC_VOP3 default
    0x2a1ba0e712c2bf, // V_ASHRREV_I16 ENC_VOP3 default
    0x2a1ae0e212d416, // V_MAX_F16 ENC_VOP3 default
    0x2a1ae0e212e43f, // V_MIN_F16 ENC_VOP3 default
    0x2a1ba0e512f41b, // V_MAX_U16 ENC_VOP3 default
    0x2a1ba0e8130419, // V_MAX_I16 ENC_VOP3 default
    0x2a1ba0e5131444, // V_MIN_U16 ENC_VOP3 default
    0x2a1ba0e8132442, // V_MIN_I16 ENC_VOP3 default
    0x2a1c00e21333eb, // V_LDEXP_F16 ENC_VOP3 default
    0x2a1920da1342ba, // V_ADD_U32 ENC_VOP3 default
    0x2a1920da135495, // V_SUB_U32 ENC_VOP3 default
    0x2a1920db13648e, // V_SUBREV_U32 ENC_VOP3 default
    0x2a1c60e91373c3, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2a1920ea1383c4, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2a1920eb1393c8, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2a1920ec13a3cb, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2a18c0dd13b3d6, // V_FMAC_F32 ENC_VOP3 default
    0x2a1cc0ed13c460, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2a1920da13d49d, // V_XNOR_B32 ENC_VOP3 default
    0x321260b5140456, // V_NOP ENC_VOP3 default
    0x3212e0ee141446, // V_MOV_B32 ENC_VOP3 default
    0x341320ef142475, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x321360f01433aa, // V_CVT_I32_F64 ENC_VOP3 default
    0x3213a0f11443a5, // V_CVT_F64_I32 ENC_VOP3 default
    0x321400f214539e, // V_CVT_F32_I32 ENC_VOP3 default
    0x321400f314639f, // V_CVT_F32_U32 ENC_VOP3 default
    0x321440f41473b9, // V_CVT_U32_F32 ENC_VOP3 default
    0x321440f51483a9, // V_CVT_I32_F32 ENC_VOP3 default
    0x3214c0f614a399, // V_CVT_F16_F32 ENC_VOP3 default
    0x321540f714b39c, // V_CVT_F32_F16 ENC_VOP3 default
    0x3212e0f514c3b7, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x3212e0f514d3a7, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x321400f214e3ad, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x321360f814f39d, // V_CVT_F32_F64 ENC_VOP3 default
    0x321580f91503a4, // V_CVT_F64_F32 ENC_VOP3 default
    0x321400f31513a0, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x321400f31523a1, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x321400f31533a2, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x321400f31543a3, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x321360fa1553ba, // V_CVT_U32_F64 ENC_VOP3 default
    0x3213a0fb1563a6, // V_CVT_F64_U32 ENC_VOP3 default
    0x3215c0fc15749a, // V_TRUNC_F64 ENC_VOP3 default
    0x3215c0fc1582ca, // V_CEIL_F64 ENC_VOP3 default
    0x3215c0fc159479, // V_RNDNE_F64 ENC_VOP3 default
    0x3215c0fc15a3d5, // V_FLOOR_F64 ENC_VOP3 default
    0x321440fd15b3dc, // V_FRACT_F32 ENC_VOP3 default
    0x321440fd15c499, // V_TRUNC_F32 ENC_VOP3 default
    0x321440fd15d2c9, // V_CEIL_F32 ENC_VOP3 default
    0x321440fd15e478, // V_RNDNE_F32 ENC_VOP3 default
    0x321440fd15f3d4, // V_FLOOR_F32 ENC_VOP3 default
    0x321440fd1603cf, // V_EXP_F32 ENC_VOP3 default
    0x321440fd1613f0, // V_LOG_F32 ENC_VOP3 default
    0x321440fd162472, // V_RCP_F32 ENC_VOP3 default
    0x321440fd163474, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x321440fd16447b, // V_RSQ_F32 ENC_VOP3 default
    0x3215c0fc165473, // V_RCP_F64 ENC_VOP3 default
    0x3215c0fc16647c, // V_RSQ_F64 ENC_VOP3 default
    0x321440fd167486, // V_SQRT_F32 ENC_VOP3 default
    0x3215c0fc168487, // V_SQRT_F64 ENC_VOP3 default
    0x321440fd169484, // V_SIN_F32 ENC_VOP3 default
    0x321440fd16a394, // V_COS_F32 ENC_VOP3 default
    0x321600fe16b457, // V_NOT_B32 ENC_VOP3 default
    0x3212e0ee16c2c7, // V_BFREV_B32 ENC_VOP3 default
    0x321600ff16d3d1, // V_FFBH_U32 ENC_VOP3 default
    0x321600ff16e3d2, // V_FFBL_B32 ENC_VOP3 default
    0x3216010016f3d0, // V_FFBH_I32 ENC_VOP3 default
    0x321360f01703e0, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3215c0fc1713e3, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3215c0fc1723dd, // V_FRACT_F64 ENC_VOP3 default
    0x3212e0f51733df, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x321440fd1743e2, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x321260b51752cb, // V_CLREXCP ENC_VOP3 default
    0x3212e0ee177482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x3216810117939b, // V_CVT_F16_U16 ENC_VOP3 default
    0x3216810217a39a, // V_CVT_F16_I16 ENC_VOP3 default
    0x3217010317b3b8, // V_CVT_U16_F16 ENC_VOP3 default
    0x3217010417c3a8, // V_CVT_I16_F16 ENC_VOP3 default
    0x3217810517d471, // V_RCP_F16 ENC_VOP3 default
    0x3217810517e485, // V_SQRT_F16 ENC_VOP3 default
    0x3217810517f47a, // V_RSQ_F16 ENC_VOP3 default
    0x321781051803ef, // V_LOG_F16 ENC_VOP3 default
    0x321781051813ce, // V_EXP_F16 ENC_VOP3 default
    0x321781051823e1, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x321701041833de, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x321781051843d3, // V_FLOOR_F16 ENC_VOP3 default
    0x321781051852c8, // V_CEIL_F16 ENC_VOP3 default
    0x32178105186498, // V_TRUNC_F16 ENC_VOP3 default
    0x32178105187477, // V_RNDNE_F16 ENC_VOP3 default
    0x321781051883db, // V_FRACT_F16 ENC_VOP3 default
    0x32178105189483, // V_SIN_F16 ENC_VOP3 default
    0x3217810518a393, // V_COS_F16 ENC_VOP3 default
    0x3217010418d3ab, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x3217010318e3ac, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x3216010618f481, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3417c107191496, // V_SWAP_B32 ENC_VOP3 default
    0x361d01081c0406, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x361d01081c1400, // V_MAD_F32 ENC_VOP3 default
    0x361d21091c2403, // V_MAD_I32_I24 ENC_VOP3 default
    0x361d210a1c340e, // V_MAD_U32_U24 ENC_VOP3 default
    0x361d01081c4395, // V_CUBEID_F32 ENC_VOP3 default
    0x361d01081c5397, // V_CUBESC_F32 ENC_VOP3 default
    0x361d01081c6398, // V_CUBETC_F32 ENC_VOP3 default
    0x361d01081c7396, // V_CUBEMA_F32 ENC_VOP3 default
    0x361d210b1c82c4, // V_BFE_U32 ENC_VOP3 default
    0x361d210c1c92c3, // V_BFE_I32 ENC_VOP3 default
    0x361d210b1ca2c5, // V_BFI_B32 ENC_VOP3 default
    0x361d01081cb3d8, // V_FMA_F32 ENC_VOP3 default
    0x361d410d1cc3d9, // V_FMA_F64 ENC_VOP3 default
    0x361d610e1cd3ee, // V_LERP_U8 ENC_VOP3 default
    0x361d810f1ce2bb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x361d810f1cf2bc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x361d01081d043a, // V_MIN3_F32 ENC_VOP3 default
    0x361d21101d143c, // V_MIN3_I32 ENC_VOP3 default
    0x361d210b1d243e, // V_MIN3_U32 ENC_VOP3 default
    0x361d01081d3411, // V_MAX3_F32 ENC_VOP3 default
    0x361d21101d4413, // V_MAX3_I32 ENC_VOP3 default
    0x361d210b1d5415, // V_MAX3_U32 ENC_VOP3 default
    0x361d01081d6420, // V_MED3_F32 ENC_VOP3 default
    0x361d21101d7422, // V_MED3_I32 ENC_VOP3 default
    0x361d210b1d8424, // V_MED3_U32 ENC_VOP3 default
    0x361d21111d9480, // V_SAD_U8 ENC_VOP3 default
    0x361d21111da47d, // V_SAD_HI_U8 ENC_VOP3 default
    0x361d21121db47e, // V_SAD_U16 ENC_VOP3 default
    0x361d210b1dc47f, // V_SAD_U32 ENC_VOP3 default
    0x361da1131dd3b6, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x361d01081de3bc, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x361d410d1df3bd, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x381dc1141e03c1, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x381de1151e13c2, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x3a1d01161e23bf, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x3a1d41171e33c0, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x361d610e1e4449, // V_MSAD_U8 ENC_VOP3 default
    0x361e01181e5470, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x361e01181e6447, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3c1e21191e7448, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x381e411a1e840f, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x381e411b1e9404, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x361e611c1ea405, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x361e811d1eb408, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x361e811d1ec407, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x361ea11e1ed45b, // V_PERM_B32 ENC_VOP3 default
    0x361e611c1ee3da, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x361e611c1ef3be, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x2a1ec11f1f03ae, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x361ee1201f140d, // V_MAD_U32_U16 ENC_VOP3 default
    0x361ee1211f2402, // V_MAD_I32_I16 ENC_VOP3 default
    0x361d210b1f349c, // V_XAD_U32 ENC_VOP3 default
    0x361f011c1f4439, // V_MIN3_F16 ENC_VOP3 default
    0x361f21221f543b, // V_MIN3_I16 ENC_VOP3 default
    0x361f21231f643d, // V_MIN3_U16 ENC_VOP3 default
    0x361f011c1f7410, // V_MAX3_F16 ENC_VOP3 default
    0x361f21221f8412, // V_MAX3_I16 ENC_VOP3 default
    0x361f21231f9414, // V_MAX3_U16 ENC_VOP3 default
    0x361f011c1fa41f, // V_MED3_F16 ENC_VOP3 default
    0x361f21221fb421, // V_MED3_I16 ENC_VOP3 default
    0x361f21231fc423, // V_MED3_U16 ENC_VOP3 default
    0x361d210b1fd3f4, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x361d210b1fe2b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x361d210b1ff2b0, // V_ADD3_U32 ENC_VOP3 default
    0x361d210b2003f5, // V_LSHL_OR_B32 ENC_VOP3 default
    0x361d210b2012be, // V_AND_OR_B32 ENC_VOP3 default
    0x361d210b202458, // V_OR3_B32 ENC_VOP3 default
    0x361f011c2033ff, // V_MAD_F16 ENC_VOP3 default
    0x361f212320440c, // V_MAD_U16 ENC_VOP3 default
    0x361f2122205401, // V_MAD_I16 ENC_VOP3 default
    0x361f011c2063d7, // V_FMA_F16 ENC_VOP3 default
    0x361f011c2073bb, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x3e11c1242703e7, // V_INTERP_P1_F32 ENC_VOP3 default
    0x3e11c1252713e9, // V_INTERP_P2_F32 ENC_VOP3 default
    0x321201262723e4, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x3e1f41272743e5, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x401f61282753e6, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x401f81292763ea, // V_INTERP_P2_LEGACY_F16 ENC_VOP3 default
    0x401fa1292773e8, // V_INTERP_P2_F16 ENC_VOP3 default
    0x2a1fc12a2802b5, // V_ADD_F64 ENC_VOP3 default
    0x2a1fc12a28144c, // V_MUL_F64 ENC_VOP3 default
    0x2a1fc12a282441, // V_MIN_F64 ENC_VOP3 default
    0x2a1fc12a283418, // V_MAX_F64 ENC_VOP3 default
    0x2a1fe12b2843ed, // V_LDEXP_F64 ENC_VOP3 default
    0x2a2000da285454, // V_MUL_LO_U32 ENC_VOP3 default
    0x2a2000da28644f, // V_MUL_HI_U32 ENC_VOP3 default
    0x2a2000d928744d, // V_MUL_HI_I32 ENC_VOP3 default
    0x2a20212c2883ec, // V_LDEXP_F32 ENC_VOP3 default
    0x4220412d289476, // V_READLANE_B32 ENC_VOP3 default
    0x4420612e28a49b, // V_WRITELANE_B32 ENC_VOP3 default
    0x2a2000da28b2c2, // V_BCNT_U32_B32 ENC_VOP3 default
    0x2a2000da28c41e, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x2a2000da28d41d, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2a20812f28f3f3, // V_LSHLREV_B64 ENC_VOP3 default
    0x2a20812f2903f8, // V_LSHRREV_B64 ENC_VOP3 default
    0x2a2081302912c1, // V_ASHRREV_I64 ENC_VOP3 default
    0x2a1fe131292497, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x2a2000da2932c6, // V_BFM_B32 ENC_VOP3 default
    0x2a2061322943b0, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2a2061332953b2, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2a20a1342963b3, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x2a2001352973b5, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2a2001362983b4, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2a20c1372993af, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2a20c13829a3b1, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x2a2000d929c2b7, // V_ADD_I32 ENC_VOP3 default
    0x2a2000d929d493, // V_SUB_I32 ENC_VOP3 default
    0x2a20e0e829e2b6, // V_ADD_I16 ENC_VOP3 default
    0x2a20e0e829f492, // V_SUB_I16 ENC_VOP3 default
    0x2a20c1392a045a, // V_PACK_B32_F16 ENC_VOP3 default
    0x4611a13a0003e7, // V_INTERP_P1_F32 ENC_VINTRP default
    0x4611a13b0013e9, // V_INTERP_P2_F32 ENC_VINTRP default
    0x4611e13c0023e4, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x4800013d00004b, // DS_ADD_U32 ENC_DS default
    0x4800013d0010a7, // DS_SUB_U32 ENC_DS default
    0x4800013d0020a3, // DS_RSUB_U32 ENC_DS default
    0x4800013d003069, // DS_INC_U32 ENC_DS default
    0x4800013d00405f, // DS_DEC_U32 ENC_DS default
    0x4800013e005079, // DS_MIN_I32 ENC_DS default
    0x4800013e00606d, // DS_MAX_I32 ENC_DS default
    0x4800013d007081, // DS_MIN_U32 ENC_DS default
    0x4800013d008075, // DS_MAX_U32 ENC_DS default
    0x4800013f00904d, // DS_AND_B32 ENC_DS default
    0x4800013f00a089, // DS_OR_B32 ENC_DS default
    0x4800013f00b0be, // DS_XOR_B32 ENC_DS default
    0x4800214000c083, // DS_MSKOR_B32 ENC_DS default
    0x4800014100d0b3, // DS_WRITE_B32 ENC_DS default
    0x4800414200e0ad, // DS_WRITE2_B32 ENC_DS default
    0x4800414200f0ab, // DS_WRITE2ST64_B32 ENC_DS default
    0x48002140010053, // DS_CMPST_B32 ENC_DS default
    0x48002143011055, // DS_CMPST_F32 ENC_DS default
    0x48000144012077, // DS_MIN_F32 ENC_DS default
    0x4800014401306b, // DS_MAX_F32 ENC_DS default
    0x480060b5014087, // DS_NOP ENC_DS default
    0x48000144015047, // DS_ADD_F32 ENC_DS default
    0x4800814501d0af, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x4800014601e0b5, // DS_WRITE_B8 ENC_DS default
    0x4800a14701f0b1, // DS_WRITE_B16 ENC_DS default
    0x4800c148020049, // DS_ADD_RTN_U32 ENC_DS default
    0x4800c1480210a5, // DS_SUB_RTN_U32 ENC_DS default
    0x4800c1480220a1, // DS_RSUB_RTN_U32 ENC_DS default
    0x4800c148023067, // DS_INC_RTN_U32 ENC_DS default
    0x4800c14802405d, // DS_DEC_RTN_U32 ENC_DS default
    0x4800c14902507d, // DS_MIN_RTN_I32 ENC_DS default
    0x4800c149026071, // DS_MAX_RTN_I32 ENC_DS default
    0x4800c14802707f, // DS_MIN_RTN_U32 ENC_DS default
    0x4800c148028073, // DS_MAX_RTN_U32 ENC_DS default
    0x4800c14a02904f, // DS_AND_RTN_B32 ENC_DS default
    0x4800c14a02a08b, // DS_OR_RTN_B32 ENC_DS default
    0x4800c14a02b0c0, // DS_XOR_RTN_B32 ENC_DS default
    0x4800e14b02c085, // DS_MSKOR_RTN_B32 ENC_DS default
    0x4800c14a02d0bc, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x4801014c02e0ba, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x4801014c02f0b8, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x4800e14b030057, // DS_CMPST_RTN_B32 ENC_DS default
    0x4800e14d031059, // DS_CMPST_RTN_F32 ENC_DS default
    0x4800c14e03207b, // DS_MIN_RTN_F32 ENC_DS default
    0x4800c14e03306f, // DS_MAX_RTN_F32 ENC_DS default
    0x4800e14b0340aa, // DS_WRAP_RTN_B32 ENC_DS default
    0x4800c14e035048, // DS_ADD_RTN_F32 ENC_DS default
    0x4801214f036094, // DS_READ_B32 ENC_DS default
    0x48014150037090, // DS_READ2_B32 ENC_DS default
    0x4801415003808e, // DS_READ2ST64_B32 ENC_DS default
    0x48012151039098, // DS_READ_I8 ENC_DS default
    0x4801215203a09e, // DS_READ_U8 ENC_DS default
    0x4801215303b097, // DS_READ_I16 ENC_DS default
    0x4801215403c09b, // DS_READ_U16 ENC_DS default
    0x4801615503d0a9, // DS_SWIZZLE_B32 ENC_DS default
    0x4800c15603e08d, // DS_PERMUTE_B32 ENC_DS default
    0x4800c15603f052, // DS_BPERMUTE_B32 ENC_DS default
    0x4801815704004c, // DS_ADD_U64 ENC_DS default
    0x480181570410a8, // DS_SUB_U64 ENC_DS default
    0x480181570420a4, // DS_RSUB_U64 ENC_DS default
    0x4801815704306a, // DS_INC_U64 ENC_DS default
    0x48018157044060, // DS_DEC_U64 ENC_DS default
    0x4801815804507a, // DS_MIN_I64 ENC_DS default
    0x4801815804606e, // DS_MAX_I64 ENC_DS default
    0x48018157047082, // DS_MIN_U64 ENC_DS default
    0x48018157048076, // DS_MAX_U64 ENC_DS default
    0x4801815904904e, // DS_AND_B64 ENC_DS default
    0x4801815904a08a, // DS_OR_B64 ENC_DS default
    0x4801815904b0bf, // DS_XOR_B64 ENC_DS default
    0x4801a15a04c084, // DS_MSKOR_B64 ENC_DS default
    0x4801815b04d0b4, // DS_WRITE_B64 ENC_DS default
    0x4801c15c04e0ae, // DS_WRITE2_B64 ENC_DS default
    0x4801c15c04f0ac, // DS_WRITE2ST64_B64 ENC_DS default
    0x4801a15a050054, // DS_CMPST_B64 ENC_DS default
    0x4801e15d051056, // DS_CMPST_F64 ENC_DS default
    0x4802015e052078, // DS_MIN_F64 ENC_DS default
    0x4802015e05306c, // DS_MAX_F64 ENC_DS default
    0x4800015f0540b6, // DS_WRITE_B8_D16_HI ENC_DS default
    0x480001600550b2, // DS_WRITE_B16_D16_HI ENC_DS default
    0x4801216105609f, // DS_READ_U8_D16 ENC_DS default
    0x480121610570a0, // DS_READ_U8_D16_HI ENC_DS default
    0x48012162058099, // DS_READ_I8_D16 ENC_DS default
    0x4801216205909a, // DS_READ_I8_D16_HI ENC_DS default
    0x4801216305a09c, // DS_READ_U16_D16 ENC_DS default
    0x4801216305b09d, // DS_READ_U16_D16_HI ENC_DS default
    0x4802216406004a, // DS_ADD_RTN_U64 ENC_DS default
    0x480221640610a6, // DS_SUB_RTN_U64 ENC_DS default
    0x480221640620a2, // DS_RSUB_RTN_U64 ENC_DS default
    0x48022164063068, // DS_INC_RTN_U64 ENC_DS default
    0x4802216406405e, // DS_DEC_RTN_U64 ENC_DS default
    0x4802216506507e, // DS_MIN_RTN_I64 ENC_DS default
    0x48022165066072, // DS_MAX_RTN_I64 ENC_DS default
    0x48022164067080, // DS_MIN_RTN_U64 ENC_DS default
    0x48022164068074, // DS_MAX_RTN_U64 ENC_DS default
    0x48022166069050, // DS_AND_RTN_B64 ENC_DS default
    0x4802216606a08c, // DS_OR_RTN_B64 ENC_DS default
    0x4802216606b0c1, // DS_XOR_RTN_B64 ENC_DS default
    0x4802416706c086, // DS_MSKOR_RTN_B64 ENC_DS default
    0x4802216606d0bd, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x4802616806e0bb, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x4802616806f0b9, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x48024167070058, // DS_CMPST_RTN_B64 ENC_DS default
    0x4802816907105a, // DS_CMPST_RTN_F64 ENC_DS default
    0x4802a16a07207c, // DS_MIN_RTN_F64 ENC_DS default
    0x4802a16a073070, // DS_MAX_RTN_F64 ENC_DS default
    0x4802c16b076095, // DS_READ_B64 ENC_DS default
    0x4802e16c077091, // DS_READ2_B64 ENC_DS default
    0x4802e16c07808f, // DS_READ2ST64_B64 ENC_DS default
    0x4802216607e05b, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x4a0300b5098065, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x4a03216d099062, // DS_GWS_INIT ENC_DS default
    0x4a0300b509a066, // DS_GWS_SEMA_V ENC_DS default
    0x4a03216d09b063, // DS_GWS_SEMA_BR ENC_DS default
    0x4a0300b509c064, // DS_GWS_SEMA_P ENC_DS default
    0x4a03216d09d061, // DS_GWS_BARRIER ENC_DS default
    0x4803416e0b6092, // DS_READ_ADDTID_B32 ENC_DS default
    0x4803416f0bd05c, // DS_CONSUME ENC_DS default
    0x4803416f0be051, // DS_APPEND ENC_DS default
    0x4a0361700bf088, // DS_ORDERED_COUNT ENC_DS default
    0x480381710de0b7, // DS_WRITE_B96 ENC_DS default
    0x4803a1720df0b0, // DS_WRITE_B128 ENC_DS default
    0x4803c1730fe096, // DS_READ_B96 ENC_DS default
    0x4803e1740ff093, // DS_READ_B128 ENC_DS default
    0x4c0421750100e7, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x4e07217601018b, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x5005a177010119, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x4c0421780110e1, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x4e072179011185, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x5005a17a011113, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x4c04217b0120ea, // FLAT_LOAD_USHORT ENC_FLAT default
    0x4e07217c01218e, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x5005a17d01211c, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x4c04217e0130e6, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x4e07217f01318a, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x5005a180013118, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x4c0421810140dd, // FLAT_LOAD_DWORD ENC_FLAT default
    0x4e072182014181, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x5005a18301410f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x4c0441840150de, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x4e074185015182, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x5005c186015110, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x4c0461870160df, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x4e076188016183, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x5005e189016111, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x4c04818a0170e0, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x4e07818b017184, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x5006018c017112, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x4c04a18d0180eb, // FLAT_STORE_BYTE ENC_FLAT default
    0x4e07a18e01818f, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x5006218f01811d, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x4c04a18d0190ec, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x4e07a18e019190, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5006218f01911e, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x4c04a19001a0f1, // FLAT_STORE_SHORT ENC_FLAT default
    0x4e07a19101a195, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x5006219201a123, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x4c04a19001b0f2, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x4e07a19101b196, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5006219201b124, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x4c04a19301c0ed, // FLAT_STORE_DWORD ENC_FLAT default
    0x4e07a19401c191, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x5006219501c11f, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x4c04c19601d0ee, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x4e07c19701d192, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x5006419801d120, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x4c04e19901e0ef, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x4e07e19a01e193, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x5006619b01e121, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x4c05019c01f0f0, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x4e08019d01f194, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x5006819e01f122, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x4c0421750200e8, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x4e07217602018c, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x5005a17702011a, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x4c0421750210e9, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x4e07217602118d, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5005a17702111b, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x4c0421780220e2, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x4e072179022186, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x5005a17a022114, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x4c0421780230e3, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x4e072179023187, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5005a17a023115, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x4c04219f0240e4, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x4e0721a0024188, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x5005a1a1024116, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x4c04219f0250e5, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x4e0721a0025189, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5005a1a1025117, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x4c0521a20400d5, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x5006a1a3040107, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x4c0541a40410c7, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x5006c1a50410f8, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x4c0521a60420c3, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x5006a1a70420f3, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x4c0521a60430d3, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x5006a1a7043105, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x4c0521a80440d1, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x5006a1a9044103, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x4c0521a60450d9, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x5006a1a704510b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x4c0521a80460cf, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x5006a1a9046101, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x4c0521a60470d7, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x5006a1a7047109, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x4c0521a20480c5, // FLAT_ATOMIC_AND ENC_FLAT default
    0x5006a1a30480f6, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x4c0521a20490cd, // FLAT_ATOMIC_OR ENC_FLAT default
    0x5006a1a30490fe, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x4c0521a204a0db, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x5006a1a304a10d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x4c0521a604b0cb, // FLAT_ATOMIC_INC ENC_FLAT default
    0x5006a1a704b0fc, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x4c0521a604c0c9, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x5006a1a704c0fa, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x5006a1aa04d0f4, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x5006a1ab04e100, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x4c0561ac0600d6, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x5006e1ad060108, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x4c0581ae0610c8, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x500701af0610f9, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x4c0561b00620c4, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x5006e1b10620f5, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x4c0561b00630d4, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x5006e1b1063106, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x4c0561b20640d2, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x5006e1b3064104, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x4c0561b00650da, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x5006e1b106510c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x4c0561b20660d0, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x5006e1b3066102, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x4c0561b00670d8, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x5006e1b106710a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x4c0561ac0680c6, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x5006e1ad0680f7, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x4c0561ac0690ce, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x5006e1ad0690ff, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x4c0561ac06a0dc, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x5006e1ad06a10e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x4c0561b006b0cc, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x5006e1b106b0fd, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x4c0561b006c0ca, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x5006e1b106c0fb, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x520be1b4000025, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x520c01b5001026, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x520c21b6002027, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x520c41b7003028, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x520be1b800403e, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x520c01b900503f, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x520c21ba006040, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x520c41bb007041, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x520be1b4008021, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x520be1bc009022, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x520c01bd00a023, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x520c01be00b024, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x520be1b800c03a, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x520be1bf00d03b, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x520c01c000e03c, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x520c01c100f03d, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x520be1c201002f, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x520be1c3011029, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x520be1c4012032, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x520be1c501302e, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x520be1c601401c, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x520c01c701501d, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x520c21c801601e, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x520c41c901701f, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x520be1ca018033, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x520be1ca019034, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x520be1cb01a043, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x520be1cb01b044, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x520be1cc01c035, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x520c01cd01d036, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x520c21ce01e037, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x520c41cf01f038, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x520be1d0020030, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x520be1d0021031, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x520be1d102202a, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x520be1d102302b, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x520be1d202402c, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x520be1d202502d, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x520be1b4026020, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x520be1b8027039, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x540c61d303d042, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x520c80b503e045, // BUFFER_WBINVL1 ENC_MUBUF default
    0x520c80b503f046, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x520be1d4040014, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x520c01d5041005, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x520be1d6042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x520be1d6043012, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x520be1d7044010, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x520be1d6045018, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x520be1d704600e, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x520be1d6047016, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x520be1d4048003, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x520be1d404900b, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x520be1d404a01a, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x520be1d604b009, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x520be1d604c007, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x520be1d804d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x520be1d904e00d, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x520c01da060015, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x520c41db061006, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x520c01dc062002, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x520c01dc063013, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x520c01dd064011, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x520c01dc065019, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x520c01dd06600f, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x520c01dc067017, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x520c01da068004, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x520c01da06900c, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x520c01da06a01b, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x520c01dc06b00a, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x520c01dc06c008, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x560b61de0002a2, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x560b81df0012a3, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x560ba1e00022a4, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x560bc1e10032a5, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x560b61e20042aa, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x560b81e30052ab, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x560ba1e40062ac, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x560bc1e50072ad, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x560b61de00829e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x560b61e600929f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x560b81e700a2a0, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x560b81e800b2a1, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x560b61e200c2a6, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x560b61e900d2a7, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x560b81ea00e2a8, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x560b81eb00f2a9, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x580821ec00014f, // IMAGE_LOAD ENC_MIMG default
    0x580841ec001150, // IMAGE_LOAD_MIP ENC_MIMG default
    0x580821ec002153, // IMAGE_LOAD_PCK ENC_MIMG default
    0x580821ec003154, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x580841ec004151, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x580841ec005152, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x580821ed00817d, // IMAGE_STORE ENC_MIMG default
    0x580841ed00917e, // IMAGE_STORE_MIP ENC_MIMG default
    0x580821ed00a180, // IMAGE_STORE_PCK ENC_MIMG default
    0x580841ed00b17f, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x580821ee00e14e, // IMAGE_GET_RESINFO ENC_MIMG default
    0x580861ef01012e, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x580881f0011127, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x580861f1012125, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x580861f101312d, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x580861f201412c, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x580861f1015130, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x580861f201612b, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x580861f101712f, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x580861ef018126, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x580861ef01912a, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x580861ef01a131, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x580861f101b129, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x580861f101c128, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x5808a1f3020155, // IMAGE_SAMPLE ENC_MIMG default
    0x5808c1f402115f, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x5808e1f5022174, // IMAGE_SAMPLE_D ENC_MIMG default
    0x580901f6023175, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x5808c1f4024178, // IMAGE_SAMPLE_L ENC_MIMG default
    0x580921f4025156, // IMAGE_SAMPLE_B ENC_MIMG default
    0x580941f7026157, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x5808a1f3027179, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x580921f402815a, // IMAGE_SAMPLE_C ENC_MIMG default
    0x580941f7029169, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x580961f602a16b, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x580981f802b16c, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x580941f702c16f, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x5809a1f702d161, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x5809c1f902e162, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x580921f402f170, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x580921f403017c, // IMAGE_SAMPLE_O ENC_MIMG default
    0x580941f7031160, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x580961f6032177, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x580981f8033176, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x580941f703417b, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x5809a1f7035159, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x5809c1f9036158, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x580921f403717a, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x5809a1f7038173, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x5809c1f903916a, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x5809e1f803a16e, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x580a01fa03b16d, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x5809c1f903c172, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x580a21f903d164, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x580a41fb03e163, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x5809a1f703f171, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x580a61f3040132, // IMAGE_GATHER4 ENC_MIMG default
    0x580a81f404113a, // IMAGE_GATHER4_CL ENC_MIMG default
    0x580a61f3042133, // IMAGE_GATHER4H ENC_MIMG default
    0x580a81f4044147, // IMAGE_GATHER4_L ENC_MIMG default
    0x580aa1f4045135, // IMAGE_GATHER4_B ENC_MIMG default
    0x580ac1f7046136, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x580a61f3047148, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x580aa1f4048139, // IMAGE_GATHER4_C ENC_MIMG default
    0x580ac1f7049140, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x580a61f304a134, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x5808a1f304b14c, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x580ac1f704c142, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x580ae1f704d13c, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x580b01f904e13d, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x580aa1f404f143, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x580aa1f405014b, // IMAGE_GATHER4_O ENC_MIMG default
    0x580ac1f705113b, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x580ac1f705414a, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x580ae1f7055138, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x580b01f9056137, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x580aa1f4057149, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x580ae1f7058146, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x580b01f9059141, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x580b01f905c145, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x580b21f905d13f, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x580b41fb05e13e, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x580ae1f705f144, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x5808a1f306014d, // IMAGE_GET_LOD ENC_MIMG default
    0x5808e1f506815b, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x580901f606915c, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x580961f606a165, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x580981f806b166, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x580961f606c15e, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x580981f806d15d, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x5809e1f806e168, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x580a01fa06f167, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x5a2361fc010330, // V_CMP_CLASS_F32 ENC_VOPC default
    0x5c2381fd010330, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2361fe010330, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a2361ff0112cd, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x5c2382000112cd, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362010112cd, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a23c202012331, // V_CMP_CLASS_F64 ENC_VOPC default
    0x5e23c203012331, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a23c2040132ce, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x5e23c2050132ce, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a24020601432f, // V_CMP_CLASS_F16 ENC_VOPC default
    0x5c24220701432f, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020801432f, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090152cc, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x5c24220a0152cc, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0152cc, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602033b, // V_CMP_F_F16 ENC_VOPC default
    0x5c24420702033b, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802033b, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x5a240206021362, // V_CMP_LT_F16 ENC_VOPC default
    0x5c244207021362, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240208021362, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a240206022332, // V_CMP_EQ_F16 ENC_VOPC default
    0x5c244207022332, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240208022332, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a240206023356, // V_CMP_LE_F16 ENC_VOPC default
    0x5c244207023356, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240208023356, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602434d, // V_CMP_GT_F16 ENC_VOPC default
    0x5c24420702434d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802434d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602535f, // V_CMP_LG_F16 ENC_VOPC default
    0x5c24420702535f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802535f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a240206026344, // V_CMP_GE_F16 ENC_VOPC default
    0x5c244207026344, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240208026344, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a240206027383, // V_CMP_O_F16 ENC_VOPC default
    0x5c244207027383, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240208027383, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602838f, // V_CMP_U_F16 ENC_VOPC default
    0x5c24420702838f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802838f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x5a240206029374, // V_CMP_NGE_F16 ENC_VOPC default
    0x5c244207029374, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240208029374, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602a37d, // V_CMP_NLG_F16 ENC_VOPC default
    0x5c24420702a37d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802a37d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602b377, // V_CMP_NGT_F16 ENC_VOPC default
    0x5c24420702b377, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802b377, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602c37a, // V_CMP_NLE_F16 ENC_VOPC default
    0x5c24420702c37a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802c37a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602d36b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x5c24420702d36b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802d36b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602e380, // V_CMP_NLT_F16 ENC_VOPC default
    0x5c24420702e380, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802e380, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a24020602f386, // V_CMP_TRU_F16 ENC_VOPC default
    0x5c24420702f386, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020802f386, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090302d8, // V_CMPX_F_F16 ENC_VOPC default
    0x5c24420a0302d8, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0302d8, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090312ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x5c24420a0312ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0312ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090322cf, // V_CMPX_EQ_F16 ENC_VOPC default
    0x5c24420a0322cf, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0322cf, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090332f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x5c24420a0332f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0332f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090342ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x5c24420a0342ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0342ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090352fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x5c24420a0352fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0352fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a2402090362e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x5c24420a0362e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b0362e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a240209037320, // V_CMPX_O_F16 ENC_VOPC default
    0x5c24420a037320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b037320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x5a24020903832c, // V_CMPX_U_F16 ENC_VOPC default
    0x5c24420a03832c, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b03832c, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x5a240209039311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x5c24420a039311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b039311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a24020903a31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x5c24420a03a31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b03a31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a24020903b314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x5c24420a03b314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b03b314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a24020903c317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x5c24420a03c317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b03c317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a24020903d308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x5c24420a03d308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b03d308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24020903e31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x5c24420a03e31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b03e31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a24020903f323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x5c24420a03f323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020b03f323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a23620c04033c, // V_CMP_F_F32 ENC_VOPC default
    0x5c24620d04033c, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04033c, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c041363, // V_CMP_LT_F32 ENC_VOPC default
    0x5c24620d041363, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e041363, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c042333, // V_CMP_EQ_F32 ENC_VOPC default
    0x5c24620d042333, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e042333, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c043357, // V_CMP_LE_F32 ENC_VOPC default
    0x5c24620d043357, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e043357, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c04434e, // V_CMP_GT_F32 ENC_VOPC default
    0x5c24620d04434e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04434e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c045360, // V_CMP_LG_F32 ENC_VOPC default
    0x5c24620d045360, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e045360, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c046345, // V_CMP_GE_F32 ENC_VOPC default
    0x5c24620d046345, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e046345, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c047384, // V_CMP_O_F32 ENC_VOPC default
    0x5c24620d047384, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e047384, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c048390, // V_CMP_U_F32 ENC_VOPC default
    0x5c24620d048390, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e048390, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c049375, // V_CMP_NGE_F32 ENC_VOPC default
    0x5c24620d049375, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e049375, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c04a37e, // V_CMP_NLG_F32 ENC_VOPC default
    0x5c24620d04a37e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04a37e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c04b378, // V_CMP_NGT_F32 ENC_VOPC default
    0x5c24620d04b378, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04b378, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c04c37b, // V_CMP_NLE_F32 ENC_VOPC default
    0x5c24620d04c37b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04c37b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c04d36c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x5c24620d04d36c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04d36c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c04e381, // V_CMP_NLT_F32 ENC_VOPC default
    0x5c24620d04e381, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04e381, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620c04f387, // V_CMP_TRU_F32 ENC_VOPC default
    0x5c24620d04f387, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23620e04f387, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f0502d9, // V_CMPX_F_F32 ENC_VOPC default
    0x5c2462100502d9, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362110502d9, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f051300, // V_CMPX_LT_F32 ENC_VOPC default
    0x5c246210051300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e236211051300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f0522d0, // V_CMPX_EQ_F32 ENC_VOPC default
    0x5c2462100522d0, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362110522d0, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f0532f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x5c2462100532f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362110532f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f0542eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x5c2462100542eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362110542eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f0552fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x5c2462100552fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362110552fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f0562e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x5c2462100562e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362110562e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f057321, // V_CMPX_O_F32 ENC_VOPC default
    0x5c246210057321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e236211057321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f05832d, // V_CMPX_U_F32 ENC_VOPC default
    0x5c24621005832d, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23621105832d, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f059312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x5c246210059312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e236211059312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f05a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x5c24621005a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23621105a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f05b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x5c24621005b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23621105b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f05c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x5c24621005c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23621105c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f05d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x5c24621005d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23621105d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f05e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x5c24621005e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23621105e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a23620f05f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x5c24621005f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23621105f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a24a21206033d, // V_CMP_F_F64 ENC_VOPC default
    0x5e24a21306033d, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212061364, // V_CMP_LT_F64 ENC_VOPC default
    0x5e24a213061364, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212062334, // V_CMP_EQ_F64 ENC_VOPC default
    0x5e24a213062334, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212063358, // V_CMP_LE_F64 ENC_VOPC default
    0x5e24a213063358, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21206434f, // V_CMP_GT_F64 ENC_VOPC default
    0x5e24a21306434f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212065361, // V_CMP_LG_F64 ENC_VOPC default
    0x5e24a213065361, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212066346, // V_CMP_GE_F64 ENC_VOPC default
    0x5e24a213066346, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212067385, // V_CMP_O_F64 ENC_VOPC default
    0x5e24a213067385, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212068391, // V_CMP_U_F64 ENC_VOPC default
    0x5e24a213068391, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x5a24a212069376, // V_CMP_NGE_F64 ENC_VOPC default
    0x5e24a213069376, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21206a37f, // V_CMP_NLG_F64 ENC_VOPC default
    0x5e24a21306a37f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21206b379, // V_CMP_NGT_F64 ENC_VOPC default
    0x5e24a21306b379, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21206c37c, // V_CMP_NLE_F64 ENC_VOPC default
    0x5e24a21306c37c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21206d36d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x5e24a21306d36d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21206e382, // V_CMP_NLT_F64 ENC_VOPC default
    0x5e24a21306e382, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21206f388, // V_CMP_TRU_F64 ENC_VOPC default
    0x5e24a21306f388, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a24a2140702da, // V_CMPX_F_F64 ENC_VOPC default
    0x5e24a2150702da, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x5a24a214071301, // V_CMPX_LT_F64 ENC_VOPC default
    0x5e24a215071301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a2140722d1, // V_CMPX_EQ_F64 ENC_VOPC default
    0x5e24a2150722d1, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a24a2140732f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x5e24a2150732f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a2140742ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x5e24a2150742ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a2140752fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x5e24a2150752fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a24a2140762e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x5e24a2150762e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a214077322, // V_CMPX_O_F64 ENC_VOPC default
    0x5e24a215077322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21407832e, // V_CMPX_U_F64 ENC_VOPC default
    0x5e24a21507832e, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x5a24a214079313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x5e24a215079313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21407a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x5e24a21507a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21407b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x5e24a21507b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21407c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x5e24a21507c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21407d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x5e24a21507d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21407e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x5e24a21507e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a24a21407f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x5e24a21507f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a24e2160a033e, // V_CMP_F_I16 ENC_VOPC default
    0x5c2502170a033e, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a033e, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2160a1365, // V_CMP_LT_I16 ENC_VOPC default
    0x5c2502170a1365, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a1365, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2160a2335, // V_CMP_EQ_I16 ENC_VOPC default
    0x5c2502170a2335, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a2335, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2160a3359, // V_CMP_LE_I16 ENC_VOPC default
    0x5c2502170a3359, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a3359, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2160a4350, // V_CMP_GT_I16 ENC_VOPC default
    0x5c2502170a4350, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a4350, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2160a536e, // V_CMP_NE_I16 ENC_VOPC default
    0x5c2502170a536e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a536e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2160a6347, // V_CMP_GE_I16 ENC_VOPC default
    0x5c2502170a6347, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a6347, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2160a7389, // V_CMP_T_I16 ENC_VOPC default
    0x5c2502170a7389, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2180a7389, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x5a24e2190a8341, // V_CMP_F_U16 ENC_VOPC default
    0x5c25021a0a8341, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0a8341, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x5a24e2190a9368, // V_CMP_LT_U16 ENC_VOPC default
    0x5c25021a0a9368, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0a9368, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a24e2190aa338, // V_CMP_EQ_U16 ENC_VOPC default
    0x5c25021a0aa338, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0aa338, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a24e2190ab35c, // V_CMP_LE_U16 ENC_VOPC default
    0x5c25021a0ab35c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0ab35c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a24e2190ac353, // V_CMP_GT_U16 ENC_VOPC default
    0x5c25021a0ac353, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0ac353, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a24e2190ad371, // V_CMP_NE_U16 ENC_VOPC default
    0x5c25021a0ad371, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0ad371, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a24e2190ae34a, // V_CMP_GE_U16 ENC_VOPC default
    0x5c25021a0ae34a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0ae34a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a24e2190af38c, // V_CMP_T_U16 ENC_VOPC default
    0x5c25021a0af38c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21b0af38c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b02db, // V_CMPX_F_I16 ENC_VOPC default
    0x5c25021d0b02db, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b02db, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b1302, // V_CMPX_LT_I16 ENC_VOPC default
    0x5c25021d0b1302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b1302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b22d2, // V_CMPX_EQ_I16 ENC_VOPC default
    0x5c25021d0b22d2, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b22d2, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b32f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x5c25021d0b32f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b32f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b42ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x5c25021d0b42ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b42ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b530b, // V_CMPX_NE_I16 ENC_VOPC default
    0x5c25021d0b530b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b530b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b62e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x5c25021d0b62e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b62e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21c0b7326, // V_CMPX_T_I16 ENC_VOPC default
    0x5c25021d0b7326, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e21e0b7326, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0b82de, // V_CMPX_F_U16 ENC_VOPC default
    0x5c2502200b82de, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210b82de, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x5c2502200b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0ba2d5, // V_CMPX_EQ_U16 ENC_VOPC default
    0x5c2502200ba2d5, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210ba2d5, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x5c2502200bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x5c2502200bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x5c2502200bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x5c2502200be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a24e21f0bf329, // V_CMPX_T_U16 ENC_VOPC default
    0x5c2502200bf329, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e2210bf329, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x5a2362220c033f, // V_CMP_F_I32 ENC_VOPC default
    0x5c2542230c033f, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c033f, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x5a2362220c1366, // V_CMP_LT_I32 ENC_VOPC default
    0x5c2542230c1366, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c1366, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a2362220c2336, // V_CMP_EQ_I32 ENC_VOPC default
    0x5c2542230c2336, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c2336, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a2362220c335a, // V_CMP_LE_I32 ENC_VOPC default
    0x5c2542230c335a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c335a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a2362220c4351, // V_CMP_GT_I32 ENC_VOPC default
    0x5c2542230c4351, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c4351, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a2362220c536f, // V_CMP_NE_I32 ENC_VOPC default
    0x5c2542230c536f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c536f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a2362220c6348, // V_CMP_GE_I32 ENC_VOPC default
    0x5c2542230c6348, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c6348, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a2362220c738a, // V_CMP_T_I32 ENC_VOPC default
    0x5c2542230c738a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362240c738a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x5a2362250c8342, // V_CMP_F_U32 ENC_VOPC default
    0x5c2542260c8342, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270c8342, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x5a2362250c9369, // V_CMP_LT_U32 ENC_VOPC default
    0x5c2542260c9369, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270c9369, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a2362250ca339, // V_CMP_EQ_U32 ENC_VOPC default
    0x5c2542260ca339, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270ca339, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a2362250cb35d, // V_CMP_LE_U32 ENC_VOPC default
    0x5c2542260cb35d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270cb35d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a2362250cc354, // V_CMP_GT_U32 ENC_VOPC default
    0x5c2542260cc354, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270cc354, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a2362250cd372, // V_CMP_NE_U32 ENC_VOPC default
    0x5c2542260cd372, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270cd372, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a2362250ce34b, // V_CMP_GE_U32 ENC_VOPC default
    0x5c2542260ce34b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270ce34b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a2362250cf38d, // V_CMP_T_U32 ENC_VOPC default
    0x5c2542260cf38d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2362270cf38d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x5a2362280d02dc, // V_CMPX_F_I32 ENC_VOPC default
    0x5c2542290d02dc, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d02dc, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x5a2362280d1303, // V_CMPX_LT_I32 ENC_VOPC default
    0x5c2542290d1303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d1303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a2362280d22d3, // V_CMPX_EQ_I32 ENC_VOPC default
    0x5c2542290d22d3, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d22d3, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a2362280d32f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x5c2542290d32f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d32f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a2362280d42ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x5c2542290d42ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d42ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a2362280d530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x5c2542290d530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a2362280d62e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x5c2542290d62e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d62e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a2362280d7327, // V_CMPX_T_I32 ENC_VOPC default
    0x5c2542290d7327, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622a0d7327, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x5a23622b0d82df, // V_CMPX_F_U32 ENC_VOPC default
    0x5c25422c0d82df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0d82df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x5a23622b0d9306, // V_CMPX_LT_U32 ENC_VOPC default
    0x5c25422c0d9306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0d9306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a23622b0da2d6, // V_CMPX_EQ_U32 ENC_VOPC default
    0x5c25422c0da2d6, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0da2d6, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a23622b0db2fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x5c25422c0db2fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0db2fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a23622b0dc2f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x5c25422c0dc2f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0dc2f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a23622b0dd30f, // V_CMPX_NE_U32 ENC_VOPC default
    0x5c25422c0dd30f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0dd30f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a23622b0de2e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x5c25422c0de2e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0de2e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a23622b0df32a, // V_CMPX_T_U32 ENC_VOPC default
    0x5c25422c0df32a, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e23622d0df32a, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x5a25822e0e0340, // V_CMP_F_I64 ENC_VOPC default
    0x5e25822f0e0340, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x5a25822e0e1367, // V_CMP_LT_I64 ENC_VOPC default
    0x5e25822f0e1367, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a25822e0e2337, // V_CMP_EQ_I64 ENC_VOPC default
    0x5e25822f0e2337, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a25822e0e335b, // V_CMP_LE_I64 ENC_VOPC default
    0x5e25822f0e335b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a25822e0e4352, // V_CMP_GT_I64 ENC_VOPC default
    0x5e25822f0e4352, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a25822e0e5370, // V_CMP_NE_I64 ENC_VOPC default
    0x5e25822f0e5370, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a25822e0e6349, // V_CMP_GE_I64 ENC_VOPC default
    0x5e25822f0e6349, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a25822e0e738b, // V_CMP_T_I64 ENC_VOPC default
    0x5e25822f0e738b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x5a2582300e8343, // V_CMP_F_U64 ENC_VOPC default
    0x5e2582310e8343, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x5a2582300e936a, // V_CMP_LT_U64 ENC_VOPC default
    0x5e2582310e936a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a2582300ea33a, // V_CMP_EQ_U64 ENC_VOPC default
    0x5e2582310ea33a, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a2582300eb35e, // V_CMP_LE_U64 ENC_VOPC default
    0x5e2582310eb35e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a2582300ec355, // V_CMP_GT_U64 ENC_VOPC default
    0x5e2582310ec355, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a2582300ed373, // V_CMP_NE_U64 ENC_VOPC default
    0x5e2582310ed373, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a2582300ee34c, // V_CMP_GE_U64 ENC_VOPC default
    0x5e2582310ee34c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a2582300ef38e, // V_CMP_T_U64 ENC_VOPC default
    0x5e2582310ef38e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x5a2582320f02dd, // V_CMPX_F_I64 ENC_VOPC default
    0x5e2582330f02dd, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x5a2582320f1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x5e2582330f1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a2582320f22d4, // V_CMPX_EQ_I64 ENC_VOPC default
    0x5e2582330f22d4, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a2582320f32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x5e2582330f32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a2582320f42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x5e2582330f42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a2582320f530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x5e2582330f530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a2582320f62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x5e2582330f62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a2582320f7328, // V_CMPX_T_I64 ENC_VOPC default
    0x5e2582330f7328, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x5a2582340f82e0, // V_CMPX_F_U64 ENC_VOPC default
    0x5e2582350f82e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x5a2582340f9307, // V_CMPX_LT_U64 ENC_VOPC default
    0x5e2582350f9307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a2582340fa2d7, // V_CMPX_EQ_U64 ENC_VOPC default
    0x5e2582350fa2d7, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a2582340fb2fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x5e2582350fb2fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a2582340fc2f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x5e2582350fc2f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a2582340fd310, // V_CMPX_NE_U64 ENC_VOPC default
    0x5e2582350fd310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a2582340fe2e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x5e2582350fe2e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a2582340ff32b, // V_CMPX_T_U64 ENC_VOPC default
    0x5e2582350ff32b, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x600c80b5000456, // V_NOP ENC_VOP1 default
    0x621240b5000456, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x641220b5000456, // V_NOP VOP1_VOP_DPP has_dpp
    0x660c80b5000456, // V_NOP VOP1_INST_LITERAL has_lit
    0x60128236001446, // V_MOV_B32 ENC_VOP1 default
    0x6212c237001446, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x6412a238001446, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x66128239001446, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x6813023a002475, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x6013423b0033aa, // V_CVT_I32_F64 ENC_VOP1 default
    0x6613423c0033aa, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x6013823d0043a5, // V_CVT_F64_I32 ENC_VOP1 default
    0x6613823e0043a5, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x6012823f00539e, // V_CVT_F32_I32 ENC_VOP1 default
    0x6213e24000539e, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x6413c24100539e, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x6612824200539e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x6012824300639f, // V_CVT_F32_U32 ENC_VOP1 default
    0x6213e24400639f, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x6413c24500639f, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x6612824600639f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x601282470073b9, // V_CVT_U32_F32 ENC_VOP1 default
    0x621422480073b9, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a2490073b9, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x6612824a0073b9, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x6012824b0083a9, // V_CVT_I32_F32 ENC_VOP1 default
    0x6214224c0083a9, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a24d0083a9, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612824e0083a9, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x6014624f00a399, // V_CVT_F16_F32 ENC_VOP1 default
    0x6214a25000a399, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x6414825100a399, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x6614625200a399, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x6014e25300b39c, // V_CVT_F32_F16 ENC_VOP1 default
    0x6215225400b39c, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x6415025500b39c, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x6614e25600b39c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x6012824b00c3b7, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x6215624c00c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a24d00c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612824e00c3b7, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x6012824b00d3a7, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x6215624c00d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a24d00d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612824e00d3a7, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x6012823f00e3ad, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x6213e24000e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x6413c24100e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x6612824200e3ad, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x6013425700f39d, // V_CVT_F32_F64 ENC_VOP1 default
    0x6613425800f39d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x601382590103a4, // V_CVT_F64_F32 ENC_VOP1 default
    0x6613825a0103a4, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x601282430113a0, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x6213e2440113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x6413c2450113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x661282460113a0, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x601282430123a1, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x6213e2440123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x6413c2450123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x661282460123a1, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x601282430133a2, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x6213e2440133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x6413c2450133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x661282460133a2, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x601282430143a3, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x6213e2440143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x6413c2450143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x661282460143a3, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x6013425b0153ba, // V_CVT_U32_F64 ENC_VOP1 default
    0x6613425c0153ba, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x6013825d0163a6, // V_CVT_F64_U32 ENC_VOP1 default
    0x6613825e0163a6, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x6015a25f01749a, // V_TRUNC_F64 ENC_VOP1 default
    0x6615a26001749a, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x6015a25f0182ca, // V_CEIL_F64 ENC_VOP1 default
    0x6615a2600182ca, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x6015a25f019479, // V_RNDNE_F64 ENC_VOP1 default
    0x6615a260019479, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x6015a25f01a3d5, // V_FLOOR_F64 ENC_VOP1 default
    0x6615a26001a3d5, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x6012826101b3dc, // V_FRACT_F32 ENC_VOP1 default
    0x6214226201b3dc, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26301b3dc, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x6612826401b3dc, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x6012826101c499, // V_TRUNC_F32 ENC_VOP1 default
    0x6214226201c499, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26301c499, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x6612826401c499, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x6012826101d2c9, // V_CEIL_F32 ENC_VOP1 default
    0x6214226201d2c9, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26301d2c9, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x6612826401d2c9, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x6012826101e478, // V_RNDNE_F32 ENC_VOP1 default
    0x6214226201e478, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26301e478, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x6612826401e478, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x6012826101f3d4, // V_FLOOR_F32 ENC_VOP1 default
    0x6214226201f3d4, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26301f3d4, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x6612826401f3d4, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x601282610203cf, // V_EXP_F32 ENC_VOP1 default
    0x621422620203cf, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a2630203cf, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x661282640203cf, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x601282610213f0, // V_LOG_F32 ENC_VOP1 default
    0x621422620213f0, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a2630213f0, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x661282640213f0, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x60128261022472, // V_RCP_F32 ENC_VOP1 default
    0x62142262022472, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a263022472, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x66128264022472, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x60128261023474, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x62142262023474, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a263023474, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x66128264023474, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x6012826102447b, // V_RSQ_F32 ENC_VOP1 default
    0x6214226202447b, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26302447b, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x6612826402447b, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x6015a25f025473, // V_RCP_F64 ENC_VOP1 default
    0x6615a260025473, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x6015a25f02647c, // V_RSQ_F64 ENC_VOP1 default
    0x6615a26002647c, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x60128261027486, // V_SQRT_F32 ENC_VOP1 default
    0x62142262027486, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a263027486, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x66128264027486, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x6015a25f028487, // V_SQRT_F64 ENC_VOP1 default
    0x6615a260028487, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x60128261029484, // V_SIN_F32 ENC_VOP1 default
    0x62142262029484, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a263029484, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x66128264029484, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x6012826102a394, // V_COS_F32 ENC_VOP1 default
    0x6214226202a394, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26302a394, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x6612826402a394, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x6012826502b457, // V_NOT_B32 ENC_VOP1 default
    0x6215e26602b457, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x6413c26702b457, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x6612826802b457, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x6012823602c2c7, // V_BFREV_B32 ENC_VOP1 default
    0x6212c23702c2c7, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x6412a23802c2c7, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x6612823902c2c7, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x6012826902d3d1, // V_FFBH_U32 ENC_VOP1 default
    0x6215e26a02d3d1, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x6413c26b02d3d1, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x6612826c02d3d1, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x6012826902e3d2, // V_FFBL_B32 ENC_VOP1 default
    0x6215e26a02e3d2, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x6413c26b02e3d2, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x6612826c02e3d2, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x6012826d02f3d0, // V_FFBH_I32 ENC_VOP1 default
    0x6215e26e02f3d0, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x6413c26f02f3d0, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x6612827002f3d0, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x6013423b0303e0, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x6613423c0303e0, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x6015a25f0313e3, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x6615a2600313e3, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x6015a25f0323dd, // V_FRACT_F64 ENC_VOP1 default
    0x6615a2600323dd, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x6012824b0333df, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x6215624c0333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a24d0333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612824e0333df, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x601282610343e2, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x621422620343e2, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a2630343e2, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x661282640343e2, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x600c80b50352cb, // V_CLREXCP ENC_VOP1 default
    0x660c80b50352cb, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x60128236037482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x6212c237037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x6412a238037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x66128239037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x6016227103939b, // V_CVT_F16_U16 ENC_VOP1 default
    0x6216627203939b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x6416427303939b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x6616227403939b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x6016227503a39a, // V_CVT_F16_I16 ENC_VOP1 default
    0x6216627603a39a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x6416427703a39a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x6616227803a39a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x6016a27903b3b8, // V_CVT_U16_F16 ENC_VOP1 default
    0x6216e27a03b3b8, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27b03b3b8, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x6616a27c03b3b8, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x6016a27d03c3a8, // V_CVT_I16_F16 ENC_VOP1 default
    0x6216e27e03c3a8, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27f03c3a8, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616a28003c3a8, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x6017228103d471, // V_RCP_F16 ENC_VOP1 default
    0x6217628203d471, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428303d471, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x6617228403d471, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x6017228103e485, // V_SQRT_F16 ENC_VOP1 default
    0x6217628203e485, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428303e485, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x6617228403e485, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x6017228103f47a, // V_RSQ_F16 ENC_VOP1 default
    0x6217628203f47a, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428303f47a, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x6617228403f47a, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x601722810403ef, // V_LOG_F16 ENC_VOP1 default
    0x621762820403ef, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x641742830403ef, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x661722840403ef, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x601722810413ce, // V_EXP_F16 ENC_VOP1 default
    0x621762820413ce, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x641742830413ce, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x661722840413ce, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x601722810423e1, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x621762820423e1, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x641742830423e1, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x661722840423e1, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x6016a27d0433de, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x6216e27e0433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27f0433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616a2800433de, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x601722810443d3, // V_FLOOR_F16 ENC_VOP1 default
    0x621762820443d3, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x641742830443d3, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x661722840443d3, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x601722810452c8, // V_CEIL_F16 ENC_VOP1 default
    0x621762820452c8, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x641742830452c8, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x661722840452c8, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x60172281046498, // V_TRUNC_F16 ENC_VOP1 default
    0x62176282046498, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x64174283046498, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x66172284046498, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x60172281047477, // V_RNDNE_F16 ENC_VOP1 default
    0x62176282047477, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x64174283047477, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x66172284047477, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x601722810483db, // V_FRACT_F16 ENC_VOP1 default
    0x621762820483db, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x641742830483db, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x661722840483db, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x60172281049483, // V_SIN_F16 ENC_VOP1 default
    0x62176282049483, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x64174283049483, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x66172284049483, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x6017228104a393, // V_COS_F16 ENC_VOP1 default
    0x6217628204a393, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428304a393, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x6617228404a393, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x6016a27d04d3ab, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x6216e27e04d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27f04d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616a28004d3ab, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x6016a27904e3ac, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x6216e27a04e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27b04e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x6616a27c04e3ac, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x6012828504f481, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x6215e28604f481, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x6413c28704f481, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x6612828804f481, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x6817a289051496, // V_SWAP_B32 ENC_VOP1 default
    0x6a0e628a000258, // S_MOV_B32 ENC_SOP1 default
    0x6c0e628b000258, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e828c001259, // S_MOV_B64 ENC_SOP1 default
    0x6c0e828d001259, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e628e00220c, // S_CMOV_B32 ENC_SOP1 default
    0x6c0e628f00220c, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e829000320d, // S_CMOV_B64 ENC_SOP1 default
    0x6c0e829100320d, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e6292004265, // S_NOT_B32 ENC_SOP1 default
    0x6c0e6293004265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e8294005266, // S_NOT_B64 ENC_SOP1 default
    0x6c0e8295005266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e6292006296, // S_WQM_B32 ENC_SOP1 default
    0x6c0e6293006296, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e8294007297, // S_WQM_B64 ENC_SOP1 default
    0x6c0e8295007297, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62960081d9, // S_BREV_B32 ENC_SOP1 default
    0x6c0e62970081d9, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e82980091da, // S_BREV_B64 ENC_SOP1 default
    0x6c0e82990091da, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629a00a1c5, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x6c0e629b00a1c5, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea29c00b1c6, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x6c0ea29d00b1c6, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629a00c1c7, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x6c0e629b00c1c7, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea29c00d1c8, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x6c0ea29d00d1c8, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629e00e234, // S_FF0_I32_B32 ENC_SOP1 default
    0x6c0e629f00e234, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea2a000f235, // S_FF0_I32_B64 ENC_SOP1 default
    0x6c0ea2a100f235, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629e010236, // S_FF1_I32_B32 ENC_SOP1 default
    0x6c0e629f010236, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea2a0011237, // S_FF1_I32_B64 ENC_SOP1 default
    0x6c0ea2a1011237, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629e012239, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x6c0e629f012239, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea2a001323a, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x6c0ea2a101323a, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a2014238, // S_FLBIT_I32 ENC_SOP1 default
    0x6c0e62a3014238, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea2a401523b, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x6c0ea2a501523b, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a6016289, // S_SEXT_I32_I8 ENC_SOP1 default
    0x6c0e62a7016289, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a8017288, // S_SEXT_I32_I16 ENC_SOP1 default
    0x6c0e62a9017288, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x6a0e62aa0181d4, // S_BITSET0_B32 ENC_SOP1 default
    0x6c0e62ab0181d4, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ec2ac0191d5, // S_BITSET0_B64 ENC_SOP1 default
    0x6c0ec2ad0191d5, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62aa01a1d6, // S_BITSET1_B32 ENC_SOP1 default
    0x6c0e62ab01a1d6, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ec2ac01b1d7, // S_BITSET1_B64 ENC_SOP1 default
    0x6c0ec2ad01b1d7, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0ee2ae01c23c, // S_GETPC_B64 ENC_SOP1 default
    0x6a0f02af01d27f, // S_SETPC_B64 ENC_SOP1 default
    0x6a0e82b001e291, // S_SWAPPC_B64 ENC_SOP1 default
    0x6a0f02af01f273, // S_RFE_B64 ENC_SOP1 default
    0x6a0e82b10201a5, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b20201a5, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b102126d, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b202126d, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b102229d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b202229d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b10231a1, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b20231a1, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b102426a, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b202426a, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b1025260, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b2025260, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b1026264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b2026264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b102729a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b202729a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e6292028271, // S_QUADMASK_B32 ENC_SOP1 default
    0x6c0e6293028271, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e8294029272, // S_QUADMASK_B64 ENC_SOP1 default
    0x6c0e8295029272, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62b302a256, // S_MOVRELS_B32 ENC_SOP1 default
    0x6a0e82b402b257, // S_MOVRELS_B64 ENC_SOP1 default
    0x6a0e62b502c254, // S_MOVRELD_B32 ENC_SOP1 default
    0x6c0e62b602c254, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b702d255, // S_MOVRELD_B64 ENC_SOP1 default
    0x6c0e82b802d255, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0f22b902e206, // S_CBRANCH_JOIN ENC_SOP1 default
    0x6c0f22ba02e206, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x6a0e62bb030198, // S_ABS_I32 ENC_SOP1 default
    0x6c0e62bc030198, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x6a0f22bd032284, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x6c0f22be032284, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x6a0e82b103319d, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b203319d, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b1034267, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b2034267, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b103519e, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x6c0e82b203519e, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b10361a2, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x6c0e82b20361a2, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0ec2bf0371d3, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x6c0ec2c00371d3, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x6e1002c100021a, // S_CMP_EQ_I32 ENC_SOPC default
    0x701002c200021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c300021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c400021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c1001223, // S_CMP_LG_I32 ENC_SOPC default
    0x701002c2001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c3001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c4001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c100221f, // S_CMP_GT_I32 ENC_SOPC default
    0x701002c200221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c300221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c400221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c100321d, // S_CMP_GE_I32 ENC_SOPC default
    0x701002c200321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c300321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c400321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c1004226, // S_CMP_LT_I32 ENC_SOPC default
    0x701002c2004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c3004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c4004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c1005221, // S_CMP_LE_I32 ENC_SOPC default
    0x701002c2005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c3005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c4005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c500621b, // S_CMP_EQ_U32 ENC_SOPC default
    0x701002c600621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c700621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c800621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c5007224, // S_CMP_LG_U32 ENC_SOPC default
    0x701002c6007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c7007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c8007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c5008220, // S_CMP_GT_U32 ENC_SOPC default
    0x701002c6008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c7008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c8008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c500921e, // S_CMP_GE_U32 ENC_SOPC default
    0x701002c600921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c700921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c800921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c500a227, // S_CMP_LT_U32 ENC_SOPC default
    0x701002c600a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c700a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c800a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c500b222, // S_CMP_LE_U32 ENC_SOPC default
    0x701002c600b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c700b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c800b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c500c1cf, // S_BITCMP0_B32 ENC_SOPC default
    0x701002c600c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x721002c700c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x741002c800c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c500d1d1, // S_BITCMP1_B32 ENC_SOPC default
    0x701002c600d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x721002c700d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x741002c800d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fe2c900e1d0, // S_BITCMP0_B64 ENC_SOPC default
    0x700fe2ca00e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x720fe2cb00e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x740fe2cc00e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fe2c900f1d2, // S_BITCMP1_B64 ENC_SOPC default
    0x700fe2ca00f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x720fe2cb00f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x740fe2cc00f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002cd010283, // S_SETVSKIP ENC_SOPC default
    0x701002ce010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x721002cf010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x741002d0010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1022d1011287, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x701022d2011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x721022d3011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x741022d4011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fc2d501221c, // S_CMP_EQ_U64 ENC_SOPC default
    0x700fc2d601221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x720fc2d701221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x740fc2d801221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fc2d5013225, // S_CMP_LG_U64 ENC_SOPC default
    0x700fc2d6013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x720fc2d7013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x740fc2d8013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x7610e2d9000261, // S_NOP ENC_SOPP default
    0x761100b5001231, // S_ENDPGM ENC_SOPP default
    0x761122da0021d8, // S_BRANCH ENC_SOPP default
    0x760c80b5003295, // S_WAKEUP ENC_SOPP default
    0x761122db004207, // S_CBRANCH_SCC0 ENC_SOPP default
    0x761122db005208, // S_CBRANCH_SCC1 ENC_SOPP default
    0x781122dc00620a, // S_CBRANCH_VCCZ ENC_SOPP default
    0x781122dc007209, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x761122dd008203, // S_CBRANCH_EXECZ ENC_SOPP default
    0x761122dd009202, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x760c80b500a1c4, // S_BARRIER ENC_SOPP default
    0x7610e2d900b27e, // S_SETKILL ENC_SOPP default
    0x761142de00c294, // S_WAITCNT ENC_SOPP default
    0x7610e2d900d27d, // S_SETHALT ENC_SOPP default
    0x7610e2d900e28a, // S_SLEEP ENC_SOPP default
    0x7610e2d900f280, // S_SETPRIO ENC_SOPP default
    0x761162df01027b, // S_SENDMSG ENC_SOPP default
    0x761162df01127c, // S_SENDMSGHALT ENC_SOPP default
    0x7610e2d9012292, // S_TRAP ENC_SOPP default
    0x760c80b501323e, // S_ICACHE_INV ENC_SOPP default
    0x7610e2d901423f, // S_INCPERFLEVEL ENC_SOPP default
    0x7610e2d9015230, // S_DECPERFLEVEL ENC_SOPP default
    0x760c82e0016293, // S_TTRACEDATA ENC_SOPP default
    0x761122da0171fe, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x761122da018201, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x761122da019200, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x761122da01a1ff, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x760c80b501b233, // S_ENDPGM_SAVED ENC_SOPP default
    0x760c80b501c286, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x761182e101d285, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x760c80b501e232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x7a2102e2000464, // V_PK_MAD_I16 ENC_VOP3P default
    0x7c2122e300146d, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x7c2122e400245d, // V_PK_ADD_I16 ENC_VOP3P default
    0x7c2122e400346e, // V_PK_SUB_I16 ENC_VOP3P default
    0x7c2122e5004462, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x7c2122e5005463, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x7c2122e600645f, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x7c2122e4007467, // V_PK_MAX_I16 ENC_VOP3P default
    0x7c2122e400846a, // V_PK_MIN_I16 ENC_VOP3P default
    0x7a2102e7009465, // V_PK_MAD_U16 ENC_VOP3P default
    0x7c2122e300a45e, // V_PK_ADD_U16 ENC_VOP3P default
    0x7c2122e300b46f, // V_PK_SUB_U16 ENC_VOP3P default
    0x7c2122e300c468, // V_PK_MAX_U16 ENC_VOP3P default
    0x7c2122e300d46b, // V_PK_MIN_U16 ENC_VOP3P default
    0x7a2142e800e461, // V_PK_FMA_F16 ENC_VOP3P default
    0x7c2160ed00f45c, // V_PK_ADD_F16 ENC_VOP3P default
    0x7c2160ed01046c, // V_PK_MUL_F16 ENC_VOP3P default
    0x7c2160ed011469, // V_PK_MIN_F16 ENC_VOP3P default
    0x7c2160ed012466, // V_PK_MAX_F16 ENC_VOP3P default
    0x7a2182e902040b, // V_MAD_MIX_F32 ENC_VOP3P default
    0x7a2182ea02140a, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x7a2182ea022409, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x7a21a2eb0233c5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x7a2102ec0263c6, // V_DOT2_I32_I16 ENC_VOP3P default
    0x7a2101120273c7, // V_DOT2_U32_U16 ENC_VOP3P default
    0x7a21c2ed0283c9, // V_DOT4_I32_I8 ENC_VOP3P default
    0x7a21c1110293ca, // V_DOT4_U32_U8 ENC_VOP3P default
    0x7a21c2ee02a3cc, // V_DOT8_I32_I4 ENC_VOP3P default
    0x7a21c2ef02b3cd, // V_DOT8_U32_U4 ENC_VOP3P default
    0x7e21e2f004042b, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x7e2202f1041426, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x7e2222f2042431, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x7e2202f104442d, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x7e2222f2045429, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x7e2242f304842f, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x7e2262f4049428, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x7e2282f504a433, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x7e2262f404c430, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x7e2282f504d425, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x7e21e2f6050436, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x7e2202f7051435, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x7e2222f8052438, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x7e2202f7054437, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x7e2222f8055434, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x8022a2f90582ae, // V_ACCVGPR_READ ENC_VOP3P default
    0x8222c2fa0592af, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x7e22e2fb06842c, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x7e2302fc069427, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x7e2322fd06b432, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x7e2302fc06c42e, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x7e2322fd06d42a, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
];
