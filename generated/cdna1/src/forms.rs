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
pub static FORMS: [u64; 2470] = [
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
    0x1219601a0173fe, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e19601b0173fe, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x1219801c0183fc, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e19801d0183fc, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x0819a01e0192b2, // V_ADD_CO_U32 ENC_VOP2 default
    0x1419e01f0192b2, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19c0200192b2, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19a0210192b2, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819a01e01a48f, // V_SUB_CO_U32 ENC_VOP2 default
    0x1419e01f01a48f, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19c02001a48f, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19a02101a48f, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x1019a02201b48a, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x1419e02301b48a, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19c02001b48a, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19a02401b48a, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a202501c2b1, // V_ADDC_CO_U32 ENC_VOP2 default
    0x161a602601c2b1, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a402701c2b1, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a202801c2b1, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a202501d489, // V_SUBB_CO_U32 ENC_VOP2 default
    0x161a602601d489, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a402701d489, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a202801d489, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x181a202901e488, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x161a602a01e488, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a402701e488, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a202b01e488, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081aa02c01f2b3, // V_ADD_F16 ENC_VOP2 default
    0x0a1ae02d01f2b3, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac02e01f2b3, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa02f01f2b3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081aa02c020490, // V_SUB_F16 ENC_VOP2 default
    0x0a1ae02d020490, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac02e020490, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa02f020490, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x101aa03002148b, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1ae03102148b, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac02e02148b, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa03202148b, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081aa02c02244a, // V_MUL_F16 ENC_VOP2 default
    0x0a1ae02d02244a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac02e02244a, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa02f02244a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081aa0330233f9, // V_MAC_F16 ENC_VOP2 default
    0x0c1ac0340233f9, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa0350233f9, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x121b20360243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1b20370243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x121b40380253fb, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1b40390253fb, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081b603a0262b9, // V_ADD_U16 ENC_VOP2 default
    0x0a1ba03b0262b9, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c0262b9, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1b603d0262b9, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081b603a027494, // V_SUB_U16 ENC_VOP2 default
    0x0a1ba03b027494, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c027494, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1b603d027494, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x101b603e02848d, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1ba03f02848d, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c02848d, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1b604002848d, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081b603a029453, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1ba03b029453, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c029453, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1b603d029453, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x101b603e02a3f1, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1ba03f02a3f1, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c02a3f1, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b604002a3f1, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x101b603e02b3f6, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1ba03f02b3f6, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c02b3f6, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b604002b3f6, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x101b604102c2bf, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1ba04202c2bf, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b804302c2bf, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1b604402c2bf, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081aa02c02d416, // V_MAX_F16 ENC_VOP2 default
    0x0a1ae02d02d416, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac02e02d416, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa02f02d416, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081aa02c02e43f, // V_MIN_F16 ENC_VOP2 default
    0x0a1ae02d02e43f, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ac02e02e43f, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa02f02e43f, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081b603a02f41b, // V_MAX_U16 ENC_VOP2 default
    0x0a1ba03b02f41b, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c02f41b, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1b603d02f41b, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081b6045030419, // V_MAX_I16 ENC_VOP2 default
    0x0a1ba046030419, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b8047030419, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1b6048030419, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081b603a031444, // V_MIN_U16 ENC_VOP2 default
    0x0a1ba03b031444, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1b803c031444, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1b603d031444, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081b6045032442, // V_MIN_I16 ENC_VOP2 default
    0x0a1ba046032442, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1b8047032442, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1b6048032442, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081aa02c0333eb, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1c202d0333eb, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c002e0333eb, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1aa02f0333eb, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
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
    0x081c60490373c3, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1c804a0373c3, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1c604b0373c3, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
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
    0x081cc05503c460, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0c1ce05603c460, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1cc05703c460, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0818600c03d49d, // V_XNOR_B32 ENC_VOP2 default
    0x0a19000d03d49d, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c18e00e03d49d, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e18600f03d49d, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
    0x1a0f405800019c, // S_ADD_U32 ENC_SOP2 default
    0x1c0f405900019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b00019c, // S_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4058001290, // S_SUB_U32 ENC_SOP2 default
    0x1c0f4059001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b001290, // S_SUB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405c00219b, // S_ADD_I32 ENC_SOP2 default
    0x1c0f405d00219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405e00219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_1
    0x200f405f00219b, // S_ADD_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405c00328f, // S_SUB_I32 ENC_SOP2 default
    0x1c0f405d00328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405e00328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_1
    0x200f405f00328f, // S_SUB_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4060004199, // S_ADDC_U32 ENC_SOP2 default
    0x1c0f4061004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f4062004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_1
    0x200f4063004199, // S_ADDC_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f406000528e, // S_SUBB_U32 ENC_SOP2 default
    0x1c0f406100528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f406200528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_1
    0x200f406300528e, // S_SUBB_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405c006251, // S_MIN_I32 ENC_SOP2 default
    0x1c0f405d006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405e006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_1
    0x200f405f006251, // S_MIN_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4058007252, // S_MIN_U32 ENC_SOP2 default
    0x1c0f4059007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b007252, // S_MIN_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405c00824d, // S_MAX_I32 ENC_SOP2 default
    0x1c0f405d00824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405e00824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_1
    0x200f405f00824d, // S_MAX_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405800924e, // S_MAX_U32 ENC_SOP2 default
    0x1c0f405900924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b00924e, // S_MAX_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f406400a228, // S_CSELECT_B32 ENC_SOP2 default
    0x1c0f406500a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f406600a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_1
    0x200f406700a228, // S_CSELECT_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606800b229, // S_CSELECT_B64 ENC_SOP2 default
    0x1c0f606900b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606a00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606b00b229, // S_CSELECT_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405800c1a3, // S_AND_B32 ENC_SOP2 default
    0x1c0f405900c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b00c1a3, // S_AND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c00d1a4, // S_AND_B64 ENC_SOP2 default
    0x1c0f606d00d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e00d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f00d1a4, // S_AND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405800e26b, // S_OR_B32 ENC_SOP2 default
    0x1c0f405900e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b00e26b, // S_OR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c00f26c, // S_OR_B64 ENC_SOP2 default
    0x1c0f606d00f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e00f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f00f26c, // S_OR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405801029b, // S_XOR_B32 ENC_SOP2 default
    0x1c0f405901029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b01029b, // S_XOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c01129c, // S_XOR_B64 ENC_SOP2 default
    0x1c0f606d01129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e01129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f01129c, // S_XOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405801219f, // S_ANDN2_B32 ENC_SOP2 default
    0x1c0f405901219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b01219f, // S_ANDN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c0131a0, // S_ANDN2_B64 ENC_SOP2 default
    0x1c0f606d0131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e0131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f0131a0, // S_ANDN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4058014268, // S_ORN2_B32 ENC_SOP2 default
    0x1c0f4059014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b014268, // S_ORN2_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c015269, // S_ORN2_B64 ENC_SOP2 default
    0x1c0f606d015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f015269, // S_ORN2_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405801625e, // S_NAND_B32 ENC_SOP2 default
    0x1c0f405901625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b01625e, // S_NAND_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c01725f, // S_NAND_B64 ENC_SOP2 default
    0x1c0f606d01725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e01725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f01725f, // S_NAND_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4058018262, // S_NOR_B32 ENC_SOP2 default
    0x1c0f4059018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b018262, // S_NOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c019263, // S_NOR_B64 ENC_SOP2 default
    0x1c0f606d019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f019263, // S_NOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405801a298, // S_XNOR_B32 ENC_SOP2 default
    0x1c0f405901a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b01a298, // S_XNOR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f606c01b299, // S_XNOR_B64 ENC_SOP2 default
    0x1c0f606d01b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f606e01b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f606f01b299, // S_XNOR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405801c249, // S_LSHL_B32 ENC_SOP2 default
    0x1c0f405901c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b01c249, // S_LSHL_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f807001d24a, // S_LSHL_B64 ENC_SOP2 default
    0x1c0f807101d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807201d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_1
    0x200f807301d24a, // S_LSHL_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405801e24b, // S_LSHR_B32 ENC_SOP2 default
    0x1c0f405901e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_1
    0x200f405b01e24b, // S_LSHR_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f807001f24c, // S_LSHR_B64 ENC_SOP2 default
    0x1c0f807101f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807201f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_1
    0x200f807301f24c, // S_LSHR_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f40740201a6, // S_ASHR_I32 ENC_SOP2 default
    0x1c0f40750201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f40760201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_1
    0x200f40770201a6, // S_ASHR_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f80780211a7, // S_ASHR_I64 ENC_SOP2 default
    0x1c0f80790211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807a0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_1
    0x200f807b0211a7, // S_ASHR_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f407c0221cd, // S_BFM_B32 ENC_SOP2 default
    0x1c0f407d0221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0
    0x1e0f407e0221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_1
    0x200f407f0221cd, // S_BFM_B32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0fa0800231ce, // S_BFM_B64 ENC_SOP2 default
    0x1c0fa0810231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0
    0x1e0fa0820231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_1
    0x200fa0830231ce, // S_BFM_B64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f408402425d, // S_MUL_I32 ENC_SOP2 default
    0x1c0f408502425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f408602425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_1
    0x200f408702425d, // S_MUL_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f40580251cb, // S_BFE_U32 ENC_SOP2 default
    0x1c0f40590251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b0251cb, // S_BFE_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f40740261c9, // S_BFE_I32 ENC_SOP2 default
    0x1c0f40750261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f40760261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_1
    0x200f40770261c9, // S_BFE_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f80700271cc, // S_BFE_U64 ENC_SOP2 default
    0x1c0f80710271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0
    0x1e0f80720271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_1
    0x200f80730271cc, // S_BFE_U64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f80780281ca, // S_BFE_I64 ENC_SOP2 default
    0x1c0f80790281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0
    0x1e0f807a0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_1
    0x200f807b0281ca, // S_BFE_I64 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0fc088029204, // S_CBRANCH_G_FORK ENC_SOP2 default
    0x1c0fc089029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0
    0x1e0fc08a029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_1
    0x200fc08b029204, // S_CBRANCH_G_FORK SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405c02a197, // S_ABSDIFF_I32 ENC_SOP2 default
    0x1c0f405d02a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405e02a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_1
    0x200f405f02a197, // S_ABSDIFF_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0fe08c02b274, // S_RFE_RESTORE_B64 ENC_SOP2 default
    0x1a0f407c02c25c, // S_MUL_HI_U32 ENC_SOP2 default
    0x1c0f407d02c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f407e02c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_1
    0x200f407f02c25c, // S_MUL_HI_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f408402d25b, // S_MUL_HI_I32 ENC_SOP2 default
    0x1c0f408502d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0
    0x1e0f408602d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_1
    0x200f408702d25b, // S_MUL_HI_I32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405802e245, // S_LSHL1_ADD_U32 ENC_SOP2 default
    0x1c0f405902e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b02e245, // S_LSHL1_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f405802f246, // S_LSHL2_ADD_U32 ENC_SOP2 default
    0x1c0f405902f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b02f246, // S_LSHL2_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4058030247, // S_LSHL3_ADD_U32 ENC_SOP2 default
    0x1c0f4059030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b030247, // S_LSHL3_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f4058031248, // S_LSHL4_ADD_U32 ENC_SOP2 default
    0x1c0f4059031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0
    0x1e0f405a031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_1
    0x200f405b031248, // S_LSHL4_ADD_U32 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f408d032270, // S_PACK_LL_B32_B16 ENC_SOP2 default
    0x1c0f408e032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e0f408f032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x200f4090032270, // S_PACK_LL_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f409103326f, // S_PACK_LH_B32_B16 ENC_SOP2 default
    0x1c0f409203326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e0f409303326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x200f409403326f, // S_PACK_LH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x1a0f409503426e, // S_PACK_HH_B32_B16 ENC_SOP2 default
    0x1c0f409603426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0
    0x1e0f409703426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_1
    0x200f409803426e, // S_PACK_HH_B32_B16 SOP2_INST_LITERAL has_lit_0_has_lit_1
    0x22104099000253, // S_MOVK_I32 ENC_SOPK default
    0x2210409a00120b, // S_CMOVK_I32 ENC_SOPK default
    0x2210409b00220e, // S_CMPK_EQ_I32 ENC_SOPK default
    0x2210409b003216, // S_CMPK_LG_I32 ENC_SOPK default
    0x2210409b004212, // S_CMPK_GT_I32 ENC_SOPK default
    0x2210409b005210, // S_CMPK_GE_I32 ENC_SOPK default
    0x2210409b006218, // S_CMPK_LT_I32 ENC_SOPK default
    0x2210409b007214, // S_CMPK_LE_I32 ENC_SOPK default
    0x2210409c00820f, // S_CMPK_EQ_U32 ENC_SOPK default
    0x2210409c009217, // S_CMPK_LG_U32 ENC_SOPK default
    0x2210409c00a213, // S_CMPK_GT_U32 ENC_SOPK default
    0x2210409c00b211, // S_CMPK_GE_U32 ENC_SOPK default
    0x2210409c00c219, // S_CMPK_LT_U32 ENC_SOPK default
    0x2210409c00d215, // S_CMPK_LE_U32 ENC_SOPK default
    0x2210409d00e19a, // S_ADDK_I32 ENC_SOPK default
    0x2210409e00f25a, // S_MULK_I32 ENC_SOPK default
    0x2210609f010205, // S_CBRANCH_I_FORK ENC_SOPK default
    0x221080a001123d, // S_GETREG_B32 ENC_SOPK default
    0x2210a0a1012281, // S_SETREG_B32 ENC_SOPK default
    0x2410c0a2014282, // S_SETREG_IMM32_B32 SOPK_INST_LITERAL default
    0x221060a30151fd, // S_CALL_B64 ENC_SOPK default
    0x260ca0a4000240, // S_LOAD_DWORD ENC_SMEM default
    0x260cc0a5001242, // S_LOAD_DWORDX2 ENC_SMEM default
    0x260ce0a6002243, // S_LOAD_DWORDX4 ENC_SMEM default
    0x260d00a7003244, // S_LOAD_DWORDX8 ENC_SMEM default
    0x260d20a8004241, // S_LOAD_DWORDX16 ENC_SMEM default
    0x260ca0a4005275, // S_SCRATCH_LOAD_DWORD ENC_SMEM default
    0x260cc0a5006276, // S_SCRATCH_LOAD_DWORDX2 ENC_SMEM default
    0x260ce0a6007277, // S_SCRATCH_LOAD_DWORDX4 ENC_SMEM default
    0x260d40a90081f5, // S_BUFFER_LOAD_DWORD ENC_SMEM default
    0x260d60aa0091f7, // S_BUFFER_LOAD_DWORDX2 ENC_SMEM default
    0x260d80ab00a1f8, // S_BUFFER_LOAD_DWORDX4 ENC_SMEM default
    0x260da0ac00b1f9, // S_BUFFER_LOAD_DWORDX8 ENC_SMEM default
    0x260dc0ad00c1f6, // S_BUFFER_LOAD_DWORDX16 ENC_SMEM default
    0x260ca0ae01028b, // S_STORE_DWORD ENC_SMEM default
    0x260cc0af01128c, // S_STORE_DWORDX2 ENC_SMEM default
    0x260ce0b001228d, // S_STORE_DWORDX4 ENC_SMEM default
    0x260ca0ae015278, // S_SCRATCH_STORE_DWORD ENC_SMEM default
    0x260cc0af016279, // S_SCRATCH_STORE_DWORDX2 ENC_SMEM default
    0x260ce0b001727a, // S_SCRATCH_STORE_DWORDX4 ENC_SMEM default
    0x260d40b10181fa, // S_BUFFER_STORE_DWORD ENC_SMEM default
    0x260d60b20191fb, // S_BUFFER_STORE_DWORDX2 ENC_SMEM default
    0x260d80b301a1fc, // S_BUFFER_STORE_DWORDX4 ENC_SMEM default
    0x260c80b402022c, // S_DCACHE_INV ENC_SMEM default
    0x260c80b402122e, // S_DCACHE_WB ENC_SMEM default
    0x260c80b402222d, // S_DCACHE_INV_VOL ENC_SMEM default
    0x260c80b402322f, // S_DCACHE_WB_VOL ENC_SMEM default
    0x260de0b5024250, // S_MEMTIME ENC_SMEM default
    0x260de0b502524f, // S_MEMREALTIME ENC_SMEM default
    0x260e00b60261a8, // S_ATC_PROBE ENC_SMEM default
    0x260e20b70271a9, // S_ATC_PROBE_BUFFER ENC_SMEM default
    0x260e40b802822a, // S_DCACHE_DISCARD ENC_SMEM default
    0x260e40b802922b, // S_DCACHE_DISCARD_X2 ENC_SMEM default
    0x260d40b90401ed, // S_BUFFER_ATOMIC_SWAP ENC_SMEM default
    0x260d60ba0411df, // S_BUFFER_ATOMIC_CMPSWAP ENC_SMEM default
    0x260d40b90421db, // S_BUFFER_ATOMIC_ADD ENC_SMEM default
    0x260d40b90431eb, // S_BUFFER_ATOMIC_SUB ENC_SMEM default
    0x260d40b90441e9, // S_BUFFER_ATOMIC_SMIN ENC_SMEM default
    0x260d40b90451f1, // S_BUFFER_ATOMIC_UMIN ENC_SMEM default
    0x260d40b90461e7, // S_BUFFER_ATOMIC_SMAX ENC_SMEM default
    0x260d40b90471ef, // S_BUFFER_ATOMIC_UMAX ENC_SMEM default
    0x260d40b90481dd, // S_BUFFER_ATOMIC_AND ENC_SMEM default
    0x260d40b90491e5, // S_BUFFER_ATOMIC_OR ENC_SMEM default
    0x260d40b904a1f3, // S_BUFFER_ATOMIC_XOR ENC_SMEM default
    0x260d40b904b1e3, // S_BUFFER_ATOMIC_INC ENC_SMEM default
    0x260d40b904c1e1, // S_BUFFER_ATOMIC_DEC ENC_SMEM default
    0x260d60ba0601ee, // S_BUFFER_ATOMIC_SWAP_X2 ENC_SMEM default
    0x260d80bb0611e0, // S_BUFFER_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x260d60ba0621dc, // S_BUFFER_ATOMIC_ADD_X2 ENC_SMEM default
    0x260d60ba0631ec, // S_BUFFER_ATOMIC_SUB_X2 ENC_SMEM default
    0x260d60ba0641ea, // S_BUFFER_ATOMIC_SMIN_X2 ENC_SMEM default
    0x260d60ba0651f2, // S_BUFFER_ATOMIC_UMIN_X2 ENC_SMEM default
    0x260d60ba0661e8, // S_BUFFER_ATOMIC_SMAX_X2 ENC_SMEM default
    0x260d60ba0671f0, // S_BUFFER_ATOMIC_UMAX_X2 ENC_SMEM default
    0x260d60ba0681de, // S_BUFFER_ATOMIC_AND_X2 ENC_SMEM default
    0x260d60ba0691e6, // S_BUFFER_ATOMIC_OR_X2 ENC_SMEM default
    0x260d60ba06a1f4, // S_BUFFER_ATOMIC_XOR_X2 ENC_SMEM default
    0x260d60ba06b1e4, // S_BUFFER_ATOMIC_INC_X2 ENC_SMEM default
    0x260d60ba06c1e2, // S_BUFFER_ATOMIC_DEC_X2 ENC_SMEM default
    0x260ca0bc0801bc, // S_ATOMIC_SWAP ENC_SMEM default
    0x260cc0bd0811ae, // S_ATOMIC_CMPSWAP ENC_SMEM default
    0x260ca0bc0821aa, // S_ATOMIC_ADD ENC_SMEM default
    0x260ca0bc0831ba, // S_ATOMIC_SUB ENC_SMEM default
    0x260ca0bc0841b8, // S_ATOMIC_SMIN ENC_SMEM default
    0x260ca0bc0851c0, // S_ATOMIC_UMIN ENC_SMEM default
    0x260ca0bc0861b6, // S_ATOMIC_SMAX ENC_SMEM default
    0x260ca0bc0871be, // S_ATOMIC_UMAX ENC_SMEM default
    0x260ca0bc0881ac, // S_ATOMIC_AND ENC_SMEM default
    0x260ca0bc0891b4, // S_ATOMIC_OR ENC_SMEM default
    0x260ca0bc08a1c2, // S_ATOMIC_XOR ENC_SMEM default
    0x260ca0bc08b1b2, // S_ATOMIC_INC ENC_SMEM default
    0x260ca0bc08c1b0, // S_ATOMIC_DEC ENC_SMEM default
    0x260cc0bd0a01bd, // S_ATOMIC_SWAP_X2 ENC_SMEM default
    0x260ce0be0a11af, // S_ATOMIC_CMPSWAP_X2 ENC_SMEM default
    0x260cc0bd0a21ab, // S_ATOMIC_ADD_X2 ENC_SMEM default
    0x260cc0bd0a31bb, // S_ATOMIC_SUB_X2 ENC_SMEM default
    0x260cc0bd0a41b9, // S_ATOMIC_SMIN_X2 ENC_SMEM default
    0x260cc0bd0a51c1, // S_ATOMIC_UMIN_X2 ENC_SMEM default
    0x260cc0bd0a61b7, // S_ATOMIC_SMAX_X2 ENC_SMEM default
    0x260cc0bd0a71bf, // S_ATOMIC_UMAX_X2 ENC_SMEM default
    0x260cc0bd0a81ad, // S_ATOMIC_AND_X2 ENC_SMEM default
    0x260cc0bd0a91b5, // S_ATOMIC_OR_X2 ENC_SMEM default
    0x260cc0bd0aa1c3, // S_ATOMIC_XOR_X2 ENC_SMEM default
    0x260cc0bd0ab1b3, // S_ATOMIC_INC_X2 ENC_SMEM default
    0x260cc0bd0ac1b1, // S_ATOMIC_DEC_X2 ENC_SMEM default
    0x280400bf0000c2, // EXP ENC_EXP default
    0x2a23e0c0010330, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2a23e0c10112cd, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2a2440c2012331, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2a2440c30132ce, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2a2480c401432f, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2a2480c50152cc, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2a24e0c402033b, // V_CMP_F_F16 ENC_VOP3 default
    0x2a24e0c4021362, // V_CMP_LT_F16 ENC_VOP3 default
    0x2a24e0c4022332, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2a24e0c4023356, // V_CMP_LE_F16 ENC_VOP3 default
    0x2a24e0c402434d, // V_CMP_GT_F16 ENC_VOP3 default
    0x2a24e0c402535f, // V_CMP_LG_F16 ENC_VOP3 default
    0x2a24e0c4026344, // V_CMP_GE_F16 ENC_VOP3 default
    0x2a24e0c4027383, // V_CMP_O_F16 ENC_VOP3 default
    0x2a24e0c402838f, // V_CMP_U_F16 ENC_VOP3 default
    0x2a24e0c4029374, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2a24e0c402a37d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2a24e0c402b377, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2a24e0c402c37a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2a24e0c402d36b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2a24e0c402e380, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2a24e0c402f386, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2a24e0c50302d8, // V_CMPX_F_F16 ENC_VOP3 default
    0x2a24e0c50312ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2a24e0c50322cf, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2a24e0c50332f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2a24e0c50342ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2a24e0c50352fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2a24e0c50362e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2a24e0c5037320, // V_CMPX_O_F16 ENC_VOP3 default
    0x2a24e0c503832c, // V_CMPX_U_F16 ENC_VOP3 default
    0x2a24e0c5039311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2a24e0c503a31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2a24e0c503b314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2a24e0c503c317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2a24e0c503d308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2a24e0c503e31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2a24e0c503f323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2a2520c604033c, // V_CMP_F_F32 ENC_VOP3 default
    0x2a2520c6041363, // V_CMP_LT_F32 ENC_VOP3 default
    0x2a2520c6042333, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2a2520c6043357, // V_CMP_LE_F32 ENC_VOP3 default
    0x2a2520c604434e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2a2520c6045360, // V_CMP_LG_F32 ENC_VOP3 default
    0x2a2520c6046345, // V_CMP_GE_F32 ENC_VOP3 default
    0x2a2520c6047384, // V_CMP_O_F32 ENC_VOP3 default
    0x2a2520c6048390, // V_CMP_U_F32 ENC_VOP3 default
    0x2a2520c6049375, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2a2520c604a37e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2a2520c604b378, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2a2520c604c37b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2a2520c604d36c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2a2520c604e381, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2a2520c604f387, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2a2520c70502d9, // V_CMPX_F_F32 ENC_VOP3 default
    0x2a2520c7051300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2a2520c70522d0, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2a2520c70532f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2a2520c70542eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2a2520c70552fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2a2520c70562e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2a2520c7057321, // V_CMPX_O_F32 ENC_VOP3 default
    0x2a2520c705832d, // V_CMPX_U_F32 ENC_VOP3 default
    0x2a2520c7059312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2a2520c705a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2a2520c705b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2a2520c705c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2a2520c705d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2a2520c705e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2a2520c705f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2a2560c806033d, // V_CMP_F_F64 ENC_VOP3 default
    0x2a2560c8061364, // V_CMP_LT_F64 ENC_VOP3 default
    0x2a2560c8062334, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2a2560c8063358, // V_CMP_LE_F64 ENC_VOP3 default
    0x2a2560c806434f, // V_CMP_GT_F64 ENC_VOP3 default
    0x2a2560c8065361, // V_CMP_LG_F64 ENC_VOP3 default
    0x2a2560c8066346, // V_CMP_GE_F64 ENC_VOP3 default
    0x2a2560c8067385, // V_CMP_O_F64 ENC_VOP3 default
    0x2a2560c8068391, // V_CMP_U_F64 ENC_VOP3 default
    0x2a2560c8069376, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2a2560c806a37f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2a2560c806b379, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2a2560c806c37c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2a2560c806d36d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2a2560c806e382, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2a2560c806f388, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2a2560c90702da, // V_CMPX_F_F64 ENC_VOP3 default
    0x2a2560c9071301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2a2560c90722d1, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2a2560c90732f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2a2560c90742ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2a2560c90752fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2a2560c90762e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2a2560c9077322, // V_CMPX_O_F64 ENC_VOP3 default
    0x2a2560c907832e, // V_CMPX_U_F64 ENC_VOP3 default
    0x2a2560c9079313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2a2560c907a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2a2560c907b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2a2560c907c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2a2560c907d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2a2560c907e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2a2560c907f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2a25a0ca0a033e, // V_CMP_F_I16 ENC_VOP3 default
    0x2a25a0ca0a1365, // V_CMP_LT_I16 ENC_VOP3 default
    0x2a25a0ca0a2335, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2a25a0ca0a3359, // V_CMP_LE_I16 ENC_VOP3 default
    0x2a25a0ca0a4350, // V_CMP_GT_I16 ENC_VOP3 default
    0x2a25a0ca0a536e, // V_CMP_NE_I16 ENC_VOP3 default
    0x2a25a0ca0a6347, // V_CMP_GE_I16 ENC_VOP3 default
    0x2a25a0ca0a7389, // V_CMP_T_I16 ENC_VOP3 default
    0x2a25a0cb0a8341, // V_CMP_F_U16 ENC_VOP3 default
    0x2a25a0cb0a9368, // V_CMP_LT_U16 ENC_VOP3 default
    0x2a25a0cb0aa338, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2a25a0cb0ab35c, // V_CMP_LE_U16 ENC_VOP3 default
    0x2a25a0cb0ac353, // V_CMP_GT_U16 ENC_VOP3 default
    0x2a25a0cb0ad371, // V_CMP_NE_U16 ENC_VOP3 default
    0x2a25a0cb0ae34a, // V_CMP_GE_U16 ENC_VOP3 default
    0x2a25a0cb0af38c, // V_CMP_T_U16 ENC_VOP3 default
    0x2a25a0cc0b02db, // V_CMPX_F_I16 ENC_VOP3 default
    0x2a25a0cc0b1302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2a25a0cc0b22d2, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2a25a0cc0b32f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2a25a0cc0b42ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2a25a0cc0b530b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2a25a0cc0b62e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2a25a0cc0b7326, // V_CMPX_T_I16 ENC_VOP3 default
    0x2a25a0cd0b82de, // V_CMPX_F_U16 ENC_VOP3 default
    0x2a25a0cd0b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2a25a0cd0ba2d5, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2a25a0cd0bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2a25a0cd0bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2a25a0cd0bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2a25a0cd0be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2a25a0cd0bf329, // V_CMPX_T_U16 ENC_VOP3 default
    0x2a2600ce0c033f, // V_CMP_F_I32 ENC_VOP3 default
    0x2a2600ce0c1366, // V_CMP_LT_I32 ENC_VOP3 default
    0x2a2600ce0c2336, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2a2600ce0c335a, // V_CMP_LE_I32 ENC_VOP3 default
    0x2a2600ce0c4351, // V_CMP_GT_I32 ENC_VOP3 default
    0x2a2600ce0c536f, // V_CMP_NE_I32 ENC_VOP3 default
    0x2a2600ce0c6348, // V_CMP_GE_I32 ENC_VOP3 default
    0x2a2600ce0c738a, // V_CMP_T_I32 ENC_VOP3 default
    0x2a2600cf0c8342, // V_CMP_F_U32 ENC_VOP3 default
    0x2a2600cf0c9369, // V_CMP_LT_U32 ENC_VOP3 default
    0x2a2600cf0ca339, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2a2600cf0cb35d, // V_CMP_LE_U32 ENC_VOP3 default
    0x2a2600cf0cc354, // V_CMP_GT_U32 ENC_VOP3 default
    0x2a2600cf0cd372, // V_CMP_NE_U32 ENC_VOP3 default
    0x2a2600cf0ce34b, // V_CMP_GE_U32 ENC_VOP3 default
    0x2a2600cf0cf38d, // V_CMP_T_U32 ENC_VOP3 default
    0x2a2600d00d02dc, // V_CMPX_F_I32 ENC_VOP3 default
    0x2a2600d00d1303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2a2600d00d22d3, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2a2600d00d32f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2a2600d00d42ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2a2600d00d530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2a2600d00d62e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2a2600d00d7327, // V_CMPX_T_I32 ENC_VOP3 default
    0x2a2600d10d82df, // V_CMPX_F_U32 ENC_VOP3 default
    0x2a2600d10d9306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2a2600d10da2d6, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2a2600d10db2fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2a2600d10dc2f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2a2600d10dd30f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2a2600d10de2e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2a2600d10df32a, // V_CMPX_T_U32 ENC_VOP3 default
    0x2a2640d20e0340, // V_CMP_F_I64 ENC_VOP3 default
    0x2a2640d20e1367, // V_CMP_LT_I64 ENC_VOP3 default
    0x2a2640d20e2337, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2a2640d20e335b, // V_CMP_LE_I64 ENC_VOP3 default
    0x2a2640d20e4352, // V_CMP_GT_I64 ENC_VOP3 default
    0x2a2640d20e5370, // V_CMP_NE_I64 ENC_VOP3 default
    0x2a2640d20e6349, // V_CMP_GE_I64 ENC_VOP3 default
    0x2a2640d20e738b, // V_CMP_T_I64 ENC_VOP3 default
    0x2a2640d30e8343, // V_CMP_F_U64 ENC_VOP3 default
    0x2a2640d30e936a, // V_CMP_LT_U64 ENC_VOP3 default
    0x2a2640d30ea33a, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2a2640d30eb35e, // V_CMP_LE_U64 ENC_VOP3 default
    0x2a2640d30ec355, // V_CMP_GT_U64 ENC_VOP3 default
    0x2a2640d30ed373, // V_CMP_NE_U64 ENC_VOP3 default
    0x2a2640d30ee34c, // V_CMP_GE_U64 ENC_VOP3 default
    0x2a2640d30ef38e, // V_CMP_T_U64 ENC_VOP3 default
    0x2a2640d40f02dd, // V_CMPX_F_I64 ENC_VOP3 default
    0x2a2640d40f1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2a2640d40f22d4, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2a2640d40f32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2a2640d40f42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2a2640d40f530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2a2640d40f62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2a2640d40f7328, // V_CMPX_T_I64 ENC_VOP3 default
    0x2a2640d50f82e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x2a2640d50f9307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2a2640d50fa2d7, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2a2640d50fb2fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2a2640d50fc2f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2a2640d50fd310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2a2640d50fe2e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2a2640d50ff32b, // V_CMPX_T_U64 ENC_VOP3 default
    0x2c1840d6100392, // V_CNDMASK_B32 ENC_VOP3 default
    0x2a18c0d71012b4, // V_ADD_F32 ENC_VOP3 default
    0x2a18c0d7102491, // V_SUB_F32 ENC_VOP3 default
    0x2a18c0d710348c, // V_SUBREV_F32 ENC_VOP3 default
    0x2a18c0d7104452, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2a18c0d710544b, // V_MUL_F32 ENC_VOP3 default
    0x2a1920d8106451, // V_MUL_I32_I24 ENC_VOP3 default
    0x2a1940d810744e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2a1920d9108455, // V_MUL_U32_U24 ENC_VOP3 default
    0x2a1940d9109450, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2a18c0d710a440, // V_MIN_F32 ENC_VOP3 default
    0x2a18c0d710b417, // V_MAX_F32 ENC_VOP3 default
    0x2a1940d810c443, // V_MIN_I32 ENC_VOP3 default
    0x2a1940d810d41a, // V_MAX_I32 ENC_VOP3 default
    0x2a1940d910e445, // V_MIN_U32 ENC_VOP3 default
    0x2a1940d910f41c, // V_MAX_U32 ENC_VOP3 default
    0x2a1940da1103f7, // V_LSHRREV_B32 ENC_VOP3 default
    0x2a1940db1112c0, // V_ASHRREV_I32 ENC_VOP3 default
    0x2a1940da1123f2, // V_LSHLREV_B32 ENC_VOP3 default
    0x2a1940d91132bd, // V_AND_B32 ENC_VOP3 default
    0x2a1940d9114459, // V_OR_B32 ENC_VOP3 default
    0x2a1940d911549e, // V_XOR_B32 ENC_VOP3 default
    0x2a18c0dc1163fa, // V_MAC_F32 ENC_VOP3 default
    0x2e1a00dd1192b2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2e1a00dd11a48f, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2e1a00de11b48a, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x301a80df11c2b1, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x301a80df11d489, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x301a80e011e488, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1b00e111f2b3, // V_ADD_F16 ENC_VOP3 default
    0x2a1b00e1120490, // V_SUB_F16 ENC_VOP3 default
    0x2a1b00e212148b, // V_SUBREV_F16 ENC_VOP3 default
    0x2a1b00e112244a, // V_MUL_F16 ENC_VOP3 default
    0x2a1b00e31233f9, // V_MAC_F16 ENC_VOP3 default
    0x2a1bc0e41262b9, // V_ADD_U16 ENC_VOP3 default
    0x2a1bc0e4127494, // V_SUB_U16 ENC_VOP3 default
    0x2a1bc0e512848d, // V_SUBREV_U16 ENC_VOP3 default
    0x2a1be0e4129453, // V_MUL_LO_U16 ENC_VOP3 default
    0x2a1be0e512a3f1, // V_LSHLREV_B16 ENC_VOP3 default
    0x2a1be0e512b3f6, // V_LSHRREV_B16 ENC_VOP3 default
    0x2a1be0e612c2bf, // V_ASHRREV_I16 ENC_VOP3 default
    0x2a1b00e112d416, // V_MAX_F16 ENC_VOP3 default
    0x2a1b00e112e43f, // V_MIN_F16 ENC_VOP3 default
    0x2a1be0e412f41b, // V_MAX_U16 ENC_VOP3 default
    0x2a1be0e7130419, // V_MAX_I16 ENC_VOP3 default
    0x2a1be0e4131444, // V_MIN_U16 ENC_VOP3 default
    0x2a1be0e7132442, // V_MIN_I16 ENC_VOP3 default
    0x2a1c40e11333eb, // V_LDEXP_F16 ENC_VOP3 default
    0x2a1920d91342ba, // V_ADD_U32 ENC_VOP3 default
    0x2a1920d9135495, // V_SUB_U32 ENC_VOP3 default
    0x2a1920da13648e, // V_SUBREV_U32 ENC_VOP3 default
    0x2a1ca0e81373c3, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2a1920e91383c4, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2a1920ea1393c8, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2a1920eb13a3cb, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2a18c0dc13b3d6, // V_FMAC_F32 ENC_VOP3 default
    0x2a1d00ec13c460, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2a1940d913d49d, // V_XNOR_B32 ENC_VOP3 default
    0x320c80b4140456, // V_NOP ENC_VOP3 default
    0x3212c0ed141446, // V_MOV_B32 ENC_VOP3 default
    0x341300ee142475, // V_READFIRSTLANE_B32 ENC_VOP3 default
    0x321340ef1433aa, // V_CVT_I32_F64 ENC_VOP3 default
    0x321380f01443a5, // V_CVT_F64_I32 ENC_VOP3 default
    0x3213e0f114539e, // V_CVT_F32_I32 ENC_VOP3 default
    0x3213e0f214639f, // V_CVT_F32_U32 ENC_VOP3 default
    0x321420f31473b9, // V_CVT_U32_F32 ENC_VOP3 default
    0x321420f41483a9, // V_CVT_I32_F32 ENC_VOP3 default
    0x3214a0f514a399, // V_CVT_F16_F32 ENC_VOP3 default
    0x321520f614b39c, // V_CVT_F32_F16 ENC_VOP3 default
    0x321560f414c3b7, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x321560f414d3a7, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x3213e0f114e3ad, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x321340f714f39d, // V_CVT_F32_F64 ENC_VOP3 default
    0x321580f81503a4, // V_CVT_F64_F32 ENC_VOP3 default
    0x3213e0f21513a0, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x3213e0f21523a1, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x3213e0f21533a2, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x3213e0f21543a3, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x321340f91553ba, // V_CVT_U32_F64 ENC_VOP3 default
    0x321380fa1563a6, // V_CVT_F64_U32 ENC_VOP3 default
    0x3215c0fb15749a, // V_TRUNC_F64 ENC_VOP3 default
    0x3215c0fb1582ca, // V_CEIL_F64 ENC_VOP3 default
    0x3215c0fb159479, // V_RNDNE_F64 ENC_VOP3 default
    0x3215c0fb15a3d5, // V_FLOOR_F64 ENC_VOP3 default
    0x321420fc15b3dc, // V_FRACT_F32 ENC_VOP3 default
    0x321420fc15c499, // V_TRUNC_F32 ENC_VOP3 default
    0x321420fc15d2c9, // V_CEIL_F32 ENC_VOP3 default
    0x321420fc15e478, // V_RNDNE_F32 ENC_VOP3 default
    0x321420fc15f3d4, // V_FLOOR_F32 ENC_VOP3 default
    0x321420fc1603cf, // V_EXP_F32 ENC_VOP3 default
    0x321420fc1613f0, // V_LOG_F32 ENC_VOP3 default
    0x321420fc162472, // V_RCP_F32 ENC_VOP3 default
    0x321420fc163474, // V_RCP_IFLAG_F32 ENC_VOP3 default
    0x321420fc16447b, // V_RSQ_F32 ENC_VOP3 default
    0x3215c0fb165473, // V_RCP_F64 ENC_VOP3 default
    0x3215c0fb16647c, // V_RSQ_F64 ENC_VOP3 default
    0x321420fc167486, // V_SQRT_F32 ENC_VOP3 default
    0x3215c0fb168487, // V_SQRT_F64 ENC_VOP3 default
    0x321420fc169484, // V_SIN_F32 ENC_VOP3 default
    0x321420fc16a394, // V_COS_F32 ENC_VOP3 default
    0x321600fd16b457, // V_NOT_B32 ENC_VOP3 default
    0x3212c0ed16c2c7, // V_BFREV_B32 ENC_VOP3 default
    0x321600fe16d3d1, // V_FFBH_U32 ENC_VOP3 default
    0x321600fe16e3d2, // V_FFBL_B32 ENC_VOP3 default
    0x321600ff16f3d0, // V_FFBH_I32 ENC_VOP3 default
    0x321340ef1703e0, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3215c0fb1713e3, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3215c0fb1723dd, // V_FRACT_F64 ENC_VOP3 default
    0x321560f41733df, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x321420fc1743e2, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x320c80b41752cb, // V_CLREXCP ENC_VOP3 default
    0x3212c0ed177482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x3216810017939b, // V_CVT_F16_U16 ENC_VOP3 default
    0x3216810117a39a, // V_CVT_F16_I16 ENC_VOP3 default
    0x3217010217b3b8, // V_CVT_U16_F16 ENC_VOP3 default
    0x3217010317c3a8, // V_CVT_I16_F16 ENC_VOP3 default
    0x3217810417d471, // V_RCP_F16 ENC_VOP3 default
    0x3217810417e485, // V_SQRT_F16 ENC_VOP3 default
    0x3217810417f47a, // V_RSQ_F16 ENC_VOP3 default
    0x321781041803ef, // V_LOG_F16 ENC_VOP3 default
    0x321781041813ce, // V_EXP_F16 ENC_VOP3 default
    0x321781041823e1, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x321701031833de, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x321781041843d3, // V_FLOOR_F16 ENC_VOP3 default
    0x321781041852c8, // V_CEIL_F16 ENC_VOP3 default
    0x32178104186498, // V_TRUNC_F16 ENC_VOP3 default
    0x32178104187477, // V_RNDNE_F16 ENC_VOP3 default
    0x321781041883db, // V_FRACT_F16 ENC_VOP3 default
    0x32178104189483, // V_SIN_F16 ENC_VOP3 default
    0x3217810418a393, // V_COS_F16 ENC_VOP3 default
    0x3217010318d3ab, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x3217010218e3ac, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x3216010518f481, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3417c106191496, // V_SWAP_B32 ENC_VOP3 default
    0x361d21071c0406, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x361d21071c1400, // V_MAD_F32 ENC_VOP3 default
    0x361d41081c2403, // V_MAD_I32_I24 ENC_VOP3 default
    0x361d41091c340e, // V_MAD_U32_U24 ENC_VOP3 default
    0x361d21071c4395, // V_CUBEID_F32 ENC_VOP3 default
    0x361d21071c5397, // V_CUBESC_F32 ENC_VOP3 default
    0x361d21071c6398, // V_CUBETC_F32 ENC_VOP3 default
    0x361d21071c7396, // V_CUBEMA_F32 ENC_VOP3 default
    0x361d610a1c82c4, // V_BFE_U32 ENC_VOP3 default
    0x361d610b1c92c3, // V_BFE_I32 ENC_VOP3 default
    0x361d610a1ca2c5, // V_BFI_B32 ENC_VOP3 default
    0x361d21071cb3d8, // V_FMA_F32 ENC_VOP3 default
    0x361d810c1cc3d9, // V_FMA_F64 ENC_VOP3 default
    0x361da10d1cd3ee, // V_LERP_U8 ENC_VOP3 default
    0x361dc10e1ce2bb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x361dc10e1cf2bc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x361d21071d043a, // V_MIN3_F32 ENC_VOP3 default
    0x361d610f1d143c, // V_MIN3_I32 ENC_VOP3 default
    0x361d610a1d243e, // V_MIN3_U32 ENC_VOP3 default
    0x361d21071d3411, // V_MAX3_F32 ENC_VOP3 default
    0x361d610f1d4413, // V_MAX3_I32 ENC_VOP3 default
    0x361d610a1d5415, // V_MAX3_U32 ENC_VOP3 default
    0x361d21071d6420, // V_MED3_F32 ENC_VOP3 default
    0x361d610f1d7422, // V_MED3_I32 ENC_VOP3 default
    0x361d610a1d8424, // V_MED3_U32 ENC_VOP3 default
    0x361d41101d9480, // V_SAD_U8 ENC_VOP3 default
    0x361d41101da47d, // V_SAD_HI_U8 ENC_VOP3 default
    0x361d41111db47e, // V_SAD_U16 ENC_VOP3 default
    0x361d410a1dc47f, // V_SAD_U32 ENC_VOP3 default
    0x361de1121dd3b6, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x361d21071de3bc, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x361d810c1df3bd, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x381e01131e03c1, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x381e21141e13c2, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x3a1d21151e23bf, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x3a1d81161e33c0, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x361e410d1e4449, // V_MSAD_U8 ENC_VOP3 default
    0x361e61171e5470, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x361e61171e6447, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3c1e81181e7448, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x381ea1191e840f, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x381ea11a1e9404, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x361ec11b1ea405, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x361ee11c1eb408, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x361ee11c1ec407, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x361f011d1ed45b, // V_PERM_B32 ENC_VOP3 default
    0x361ec11b1ee3da, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x361ec11b1ef3be, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x2a1f211e1f03ae, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x361f411f1f140d, // V_MAD_U32_U16 ENC_VOP3 default
    0x361f41201f2402, // V_MAD_I32_I16 ENC_VOP3 default
    0x361d610a1f349c, // V_XAD_U32 ENC_VOP3 default
    0x361f611b1f4439, // V_MIN3_F16 ENC_VOP3 default
    0x361f81211f543b, // V_MIN3_I16 ENC_VOP3 default
    0x361f81221f643d, // V_MIN3_U16 ENC_VOP3 default
    0x361f611b1f7410, // V_MAX3_F16 ENC_VOP3 default
    0x361f81211f8412, // V_MAX3_I16 ENC_VOP3 default
    0x361f81221f9414, // V_MAX3_U16 ENC_VOP3 default
    0x361f611b1fa41f, // V_MED3_F16 ENC_VOP3 default
    0x361f81211fb421, // V_MED3_I16 ENC_VOP3 default
    0x361f81221fc423, // V_MED3_U16 ENC_VOP3 default
    0x361d610a1fd3f4, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x361d610a1fe2b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x361d610a1ff2b0, // V_ADD3_U32 ENC_VOP3 default
    0x361d610a2003f5, // V_LSHL_OR_B32 ENC_VOP3 default
    0x361d610a2012be, // V_AND_OR_B32 ENC_VOP3 default
    0x361d610a202458, // V_OR3_B32 ENC_VOP3 default
    0x361f611b2033ff, // V_MAD_F16 ENC_VOP3 default
    0x361f812220440c, // V_MAD_U16 ENC_VOP3 default
    0x361f8121205401, // V_MAD_I16 ENC_VOP3 default
    0x361f611b2063d7, // V_FMA_F16 ENC_VOP3 default
    0x361f611b2073bb, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x3e11c1232703e7, // V_INTERP_P1_F32 ENC_VOP3 default
    0x3e11c1242713e9, // V_INTERP_P2_F32 ENC_VOP3 default
    0x321201252723e4, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x3e1fa1262743e5, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x401fc1272753e6, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x401fe1282763ea, // V_INTERP_P2_LEGACY_F16 ENC_VOP3 default
    0x402001282773e8, // V_INTERP_P2_F16 ENC_VOP3 default
    0x2a2021292802b5, // V_ADD_F64 ENC_VOP3 default
    0x2a20212928144c, // V_MUL_F64 ENC_VOP3 default
    0x2a202129282441, // V_MIN_F64 ENC_VOP3 default
    0x2a202129283418, // V_MAX_F64 ENC_VOP3 default
    0x2a20412a2843ed, // V_LDEXP_F64 ENC_VOP3 default
    0x2a2060d9285454, // V_MUL_LO_U32 ENC_VOP3 default
    0x2a2060d928644f, // V_MUL_HI_U32 ENC_VOP3 default
    0x2a2060d828744d, // V_MUL_HI_I32 ENC_VOP3 default
    0x2a20812b2883ec, // V_LDEXP_F32 ENC_VOP3 default
    0x4220a12c289476, // V_READLANE_B32 ENC_VOP3 default
    0x4420c12d28a49b, // V_WRITELANE_B32 ENC_VOP3 default
    0x2a2060d928b2c2, // V_BCNT_U32_B32 ENC_VOP3 default
    0x2a2060d928c41e, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x2a2060d928d41d, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2a20e12e28f3f3, // V_LSHLREV_B64 ENC_VOP3 default
    0x2a20e12e2903f8, // V_LSHRREV_B64 ENC_VOP3 default
    0x2a20e12f2912c1, // V_ASHRREV_I64 ENC_VOP3 default
    0x2a204130292497, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x2a2060d92932c6, // V_BFM_B32 ENC_VOP3 default
    0x2a2101312943b0, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2a2101322953b2, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2a2121332963b3, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x2a2061342973b5, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2a2061352983b4, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2a2141362993af, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2a21413729a3b1, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x2a2160d829c2b7, // V_ADD_I32 ENC_VOP3 default
    0x2a2160d829d493, // V_SUB_I32 ENC_VOP3 default
    0x2a2180e729e2b6, // V_ADD_I16 ENC_VOP3 default
    0x2a2180e729f492, // V_SUB_I16 ENC_VOP3 default
    0x2a2141382a045a, // V_PACK_B32_F16 ENC_VOP3 default
    0x4611a1390003e7, // V_INTERP_P1_F32 ENC_VINTRP default
    0x4611a13a0013e9, // V_INTERP_P2_F32 ENC_VINTRP default
    0x4611e13b0023e4, // V_INTERP_MOV_F32 ENC_VINTRP default
    0x4800013c00004b, // DS_ADD_U32 ENC_DS default
    0x4800013c0010a7, // DS_SUB_U32 ENC_DS default
    0x4800013c0020a3, // DS_RSUB_U32 ENC_DS default
    0x4800013c003069, // DS_INC_U32 ENC_DS default
    0x4800013c00405f, // DS_DEC_U32 ENC_DS default
    0x4800013d005079, // DS_MIN_I32 ENC_DS default
    0x4800013d00606d, // DS_MAX_I32 ENC_DS default
    0x4800013c007081, // DS_MIN_U32 ENC_DS default
    0x4800013c008075, // DS_MAX_U32 ENC_DS default
    0x4800013e00904d, // DS_AND_B32 ENC_DS default
    0x4800013e00a089, // DS_OR_B32 ENC_DS default
    0x4800013e00b0be, // DS_XOR_B32 ENC_DS default
    0x4800213f00c083, // DS_MSKOR_B32 ENC_DS default
    0x4800014000d0b3, // DS_WRITE_B32 ENC_DS default
    0x4800414100e0ad, // DS_WRITE2_B32 ENC_DS default
    0x4800414100f0ab, // DS_WRITE2ST64_B32 ENC_DS default
    0x4800213f010053, // DS_CMPST_B32 ENC_DS default
    0x48002142011055, // DS_CMPST_F32 ENC_DS default
    0x48000143012077, // DS_MIN_F32 ENC_DS default
    0x4800014301306b, // DS_MAX_F32 ENC_DS default
    0x480060b4014087, // DS_NOP ENC_DS default
    0x48000143015047, // DS_ADD_F32 ENC_DS default
    0x4800814401d0af, // DS_WRITE_ADDTID_B32 ENC_DS default
    0x4800014501e0b5, // DS_WRITE_B8 ENC_DS default
    0x4800a14601f0b1, // DS_WRITE_B16 ENC_DS default
    0x4800c147020049, // DS_ADD_RTN_U32 ENC_DS default
    0x4800c1470210a5, // DS_SUB_RTN_U32 ENC_DS default
    0x4800c1470220a1, // DS_RSUB_RTN_U32 ENC_DS default
    0x4800c147023067, // DS_INC_RTN_U32 ENC_DS default
    0x4800c14702405d, // DS_DEC_RTN_U32 ENC_DS default
    0x4800c14802507d, // DS_MIN_RTN_I32 ENC_DS default
    0x4800c148026071, // DS_MAX_RTN_I32 ENC_DS default
    0x4800c14702707f, // DS_MIN_RTN_U32 ENC_DS default
    0x4800c147028073, // DS_MAX_RTN_U32 ENC_DS default
    0x4800c14902904f, // DS_AND_RTN_B32 ENC_DS default
    0x4800c14902a08b, // DS_OR_RTN_B32 ENC_DS default
    0x4800c14902b0c0, // DS_XOR_RTN_B32 ENC_DS default
    0x4800e14a02c085, // DS_MSKOR_RTN_B32 ENC_DS default
    0x4800c14902d0bc, // DS_WRXCHG_RTN_B32 ENC_DS default
    0x4801014b02e0ba, // DS_WRXCHG2_RTN_B32 ENC_DS default
    0x4801014b02f0b8, // DS_WRXCHG2ST64_RTN_B32 ENC_DS default
    0x4800e14a030057, // DS_CMPST_RTN_B32 ENC_DS default
    0x4800e14c031059, // DS_CMPST_RTN_F32 ENC_DS default
    0x4800c14d03207b, // DS_MIN_RTN_F32 ENC_DS default
    0x4800c14d03306f, // DS_MAX_RTN_F32 ENC_DS default
    0x4800e14a0340aa, // DS_WRAP_RTN_B32 ENC_DS default
    0x4800c14d035048, // DS_ADD_RTN_F32 ENC_DS default
    0x4801214e036094, // DS_READ_B32 ENC_DS default
    0x4801414f037090, // DS_READ2_B32 ENC_DS default
    0x4801414f03808e, // DS_READ2ST64_B32 ENC_DS default
    0x48012150039098, // DS_READ_I8 ENC_DS default
    0x4801215103a09e, // DS_READ_U8 ENC_DS default
    0x4801215203b097, // DS_READ_I16 ENC_DS default
    0x4801215303c09b, // DS_READ_U16 ENC_DS default
    0x4801615403d0a9, // DS_SWIZZLE_B32 ENC_DS default
    0x4800c15503e08d, // DS_PERMUTE_B32 ENC_DS default
    0x4800c15503f052, // DS_BPERMUTE_B32 ENC_DS default
    0x4801815604004c, // DS_ADD_U64 ENC_DS default
    0x480181560410a8, // DS_SUB_U64 ENC_DS default
    0x480181560420a4, // DS_RSUB_U64 ENC_DS default
    0x4801815604306a, // DS_INC_U64 ENC_DS default
    0x48018156044060, // DS_DEC_U64 ENC_DS default
    0x4801815704507a, // DS_MIN_I64 ENC_DS default
    0x4801815704606e, // DS_MAX_I64 ENC_DS default
    0x48018156047082, // DS_MIN_U64 ENC_DS default
    0x48018156048076, // DS_MAX_U64 ENC_DS default
    0x4801815804904e, // DS_AND_B64 ENC_DS default
    0x4801815804a08a, // DS_OR_B64 ENC_DS default
    0x4801815804b0bf, // DS_XOR_B64 ENC_DS default
    0x4801a15904c084, // DS_MSKOR_B64 ENC_DS default
    0x4801815a04d0b4, // DS_WRITE_B64 ENC_DS default
    0x4801c15b04e0ae, // DS_WRITE2_B64 ENC_DS default
    0x4801c15b04f0ac, // DS_WRITE2ST64_B64 ENC_DS default
    0x4801a159050054, // DS_CMPST_B64 ENC_DS default
    0x4801e15c051056, // DS_CMPST_F64 ENC_DS default
    0x4802015d052078, // DS_MIN_F64 ENC_DS default
    0x4802015d05306c, // DS_MAX_F64 ENC_DS default
    0x4800015e0540b6, // DS_WRITE_B8_D16_HI ENC_DS default
    0x4800015f0550b2, // DS_WRITE_B16_D16_HI ENC_DS default
    0x4801216005609f, // DS_READ_U8_D16 ENC_DS default
    0x480121600570a0, // DS_READ_U8_D16_HI ENC_DS default
    0x48012161058099, // DS_READ_I8_D16 ENC_DS default
    0x4801216105909a, // DS_READ_I8_D16_HI ENC_DS default
    0x4801216205a09c, // DS_READ_U16_D16 ENC_DS default
    0x4801216205b09d, // DS_READ_U16_D16_HI ENC_DS default
    0x4802216306004a, // DS_ADD_RTN_U64 ENC_DS default
    0x480221630610a6, // DS_SUB_RTN_U64 ENC_DS default
    0x480221630620a2, // DS_RSUB_RTN_U64 ENC_DS default
    0x48022163063068, // DS_INC_RTN_U64 ENC_DS default
    0x4802216306405e, // DS_DEC_RTN_U64 ENC_DS default
    0x4802216406507e, // DS_MIN_RTN_I64 ENC_DS default
    0x48022164066072, // DS_MAX_RTN_I64 ENC_DS default
    0x48022163067080, // DS_MIN_RTN_U64 ENC_DS default
    0x48022163068074, // DS_MAX_RTN_U64 ENC_DS default
    0x48022165069050, // DS_AND_RTN_B64 ENC_DS default
    0x4802216506a08c, // DS_OR_RTN_B64 ENC_DS default
    0x4802216506b0c1, // DS_XOR_RTN_B64 ENC_DS default
    0x4802416606c086, // DS_MSKOR_RTN_B64 ENC_DS default
    0x4802216506d0bd, // DS_WRXCHG_RTN_B64 ENC_DS default
    0x4802616706e0bb, // DS_WRXCHG2_RTN_B64 ENC_DS default
    0x4802616706f0b9, // DS_WRXCHG2ST64_RTN_B64 ENC_DS default
    0x48024166070058, // DS_CMPST_RTN_B64 ENC_DS default
    0x4802816807105a, // DS_CMPST_RTN_F64 ENC_DS default
    0x4802a16907207c, // DS_MIN_RTN_F64 ENC_DS default
    0x4802a169073070, // DS_MAX_RTN_F64 ENC_DS default
    0x4802c16a076095, // DS_READ_B64 ENC_DS default
    0x4802e16b077091, // DS_READ2_B64 ENC_DS default
    0x4802e16b07808f, // DS_READ2ST64_B64 ENC_DS default
    0x4802216507e05b, // DS_CONDXCHG32_RTN_B64 ENC_DS default
    0x4a0300b4098065, // DS_GWS_SEMA_RELEASE_ALL ENC_DS default
    0x4a03216c099062, // DS_GWS_INIT ENC_DS default
    0x4a0300b409a066, // DS_GWS_SEMA_V ENC_DS default
    0x4a03216c09b063, // DS_GWS_SEMA_BR ENC_DS default
    0x4a0300b409c064, // DS_GWS_SEMA_P ENC_DS default
    0x4a03216c09d061, // DS_GWS_BARRIER ENC_DS default
    0x4803416d0b6092, // DS_READ_ADDTID_B32 ENC_DS default
    0x4803416e0bd05c, // DS_CONSUME ENC_DS default
    0x4803416e0be051, // DS_APPEND ENC_DS default
    0x4a03616f0bf088, // DS_ORDERED_COUNT ENC_DS default
    0x480381700de0b7, // DS_WRITE_B96 ENC_DS default
    0x4803a1710df0b0, // DS_WRITE_B128 ENC_DS default
    0x4803c1720fe096, // DS_READ_B96 ENC_DS default
    0x4803e1730ff093, // DS_READ_B128 ENC_DS default
    0x4c0421740100e7, // FLAT_LOAD_UBYTE ENC_FLAT default
    0x4e07217501018b, // SCRATCH_LOAD_UBYTE ENC_FLAT_SCRATCH default
    0x5005a176010119, // GLOBAL_LOAD_UBYTE ENC_FLAT_GLBL default
    0x4c0421770110e1, // FLAT_LOAD_SBYTE ENC_FLAT default
    0x4e072178011185, // SCRATCH_LOAD_SBYTE ENC_FLAT_SCRATCH default
    0x5005a179011113, // GLOBAL_LOAD_SBYTE ENC_FLAT_GLBL default
    0x4c04217a0120ea, // FLAT_LOAD_USHORT ENC_FLAT default
    0x4e07217b01218e, // SCRATCH_LOAD_USHORT ENC_FLAT_SCRATCH default
    0x5005a17c01211c, // GLOBAL_LOAD_USHORT ENC_FLAT_GLBL default
    0x4c04217d0130e6, // FLAT_LOAD_SSHORT ENC_FLAT default
    0x4e07217e01318a, // SCRATCH_LOAD_SSHORT ENC_FLAT_SCRATCH default
    0x5005a17f013118, // GLOBAL_LOAD_SSHORT ENC_FLAT_GLBL default
    0x4c0421800140dd, // FLAT_LOAD_DWORD ENC_FLAT default
    0x4e072181014181, // SCRATCH_LOAD_DWORD ENC_FLAT_SCRATCH default
    0x5005a18201410f, // GLOBAL_LOAD_DWORD ENC_FLAT_GLBL default
    0x4c0441830150de, // FLAT_LOAD_DWORDX2 ENC_FLAT default
    0x4e074184015182, // SCRATCH_LOAD_DWORDX2 ENC_FLAT_SCRATCH default
    0x5005c185015110, // GLOBAL_LOAD_DWORDX2 ENC_FLAT_GLBL default
    0x4c0461860160df, // FLAT_LOAD_DWORDX3 ENC_FLAT default
    0x4e076187016183, // SCRATCH_LOAD_DWORDX3 ENC_FLAT_SCRATCH default
    0x5005e188016111, // GLOBAL_LOAD_DWORDX3 ENC_FLAT_GLBL default
    0x4c0481890170e0, // FLAT_LOAD_DWORDX4 ENC_FLAT default
    0x4e07818a017184, // SCRATCH_LOAD_DWORDX4 ENC_FLAT_SCRATCH default
    0x5006018b017112, // GLOBAL_LOAD_DWORDX4 ENC_FLAT_GLBL default
    0x4c04a18c0180eb, // FLAT_STORE_BYTE ENC_FLAT default
    0x4e07a18d01818f, // SCRATCH_STORE_BYTE ENC_FLAT_SCRATCH default
    0x5006218e01811d, // GLOBAL_STORE_BYTE ENC_FLAT_GLBL default
    0x4c04a18c0190ec, // FLAT_STORE_BYTE_D16_HI ENC_FLAT default
    0x4e07a18d019190, // SCRATCH_STORE_BYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5006218e01911e, // GLOBAL_STORE_BYTE_D16_HI ENC_FLAT_GLBL default
    0x4c04a18f01a0f1, // FLAT_STORE_SHORT ENC_FLAT default
    0x4e07a19001a195, // SCRATCH_STORE_SHORT ENC_FLAT_SCRATCH default
    0x5006219101a123, // GLOBAL_STORE_SHORT ENC_FLAT_GLBL default
    0x4c04a18f01b0f2, // FLAT_STORE_SHORT_D16_HI ENC_FLAT default
    0x4e07a19001b196, // SCRATCH_STORE_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5006219101b124, // GLOBAL_STORE_SHORT_D16_HI ENC_FLAT_GLBL default
    0x4c04a19201c0ed, // FLAT_STORE_DWORD ENC_FLAT default
    0x4e07a19301c191, // SCRATCH_STORE_DWORD ENC_FLAT_SCRATCH default
    0x5006219401c11f, // GLOBAL_STORE_DWORD ENC_FLAT_GLBL default
    0x4c04c19501d0ee, // FLAT_STORE_DWORDX2 ENC_FLAT default
    0x4e07c19601d192, // SCRATCH_STORE_DWORDX2 ENC_FLAT_SCRATCH default
    0x5006419701d120, // GLOBAL_STORE_DWORDX2 ENC_FLAT_GLBL default
    0x4c04e19801e0ef, // FLAT_STORE_DWORDX3 ENC_FLAT default
    0x4e07e19901e193, // SCRATCH_STORE_DWORDX3 ENC_FLAT_SCRATCH default
    0x5006619a01e121, // GLOBAL_STORE_DWORDX3 ENC_FLAT_GLBL default
    0x4c05019b01f0f0, // FLAT_STORE_DWORDX4 ENC_FLAT default
    0x4e08019c01f194, // SCRATCH_STORE_DWORDX4 ENC_FLAT_SCRATCH default
    0x5006819d01f122, // GLOBAL_STORE_DWORDX4 ENC_FLAT_GLBL default
    0x4c0421740200e8, // FLAT_LOAD_UBYTE_D16 ENC_FLAT default
    0x4e07217502018c, // SCRATCH_LOAD_UBYTE_D16 ENC_FLAT_SCRATCH default
    0x5005a17602011a, // GLOBAL_LOAD_UBYTE_D16 ENC_FLAT_GLBL default
    0x4c0421740210e9, // FLAT_LOAD_UBYTE_D16_HI ENC_FLAT default
    0x4e07217502118d, // SCRATCH_LOAD_UBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5005a17602111b, // GLOBAL_LOAD_UBYTE_D16_HI ENC_FLAT_GLBL default
    0x4c0421770220e2, // FLAT_LOAD_SBYTE_D16 ENC_FLAT default
    0x4e072178022186, // SCRATCH_LOAD_SBYTE_D16 ENC_FLAT_SCRATCH default
    0x5005a179022114, // GLOBAL_LOAD_SBYTE_D16 ENC_FLAT_GLBL default
    0x4c0421770230e3, // FLAT_LOAD_SBYTE_D16_HI ENC_FLAT default
    0x4e072178023187, // SCRATCH_LOAD_SBYTE_D16_HI ENC_FLAT_SCRATCH default
    0x5005a179023115, // GLOBAL_LOAD_SBYTE_D16_HI ENC_FLAT_GLBL default
    0x4c04219e0240e4, // FLAT_LOAD_SHORT_D16 ENC_FLAT default
    0x4e07219f024188, // SCRATCH_LOAD_SHORT_D16 ENC_FLAT_SCRATCH default
    0x5005a1a0024116, // GLOBAL_LOAD_SHORT_D16 ENC_FLAT_GLBL default
    0x4c04219e0250e5, // FLAT_LOAD_SHORT_D16_HI ENC_FLAT default
    0x4e07219f025189, // SCRATCH_LOAD_SHORT_D16_HI ENC_FLAT_SCRATCH default
    0x5005a1a0025117, // GLOBAL_LOAD_SHORT_D16_HI ENC_FLAT_GLBL default
    0x4c0521a10400d5, // FLAT_ATOMIC_SWAP ENC_FLAT default
    0x5006a1a2040107, // GLOBAL_ATOMIC_SWAP ENC_FLAT_GLBL default
    0x4c0541a30410c7, // FLAT_ATOMIC_CMPSWAP ENC_FLAT default
    0x5006c1a40410f8, // GLOBAL_ATOMIC_CMPSWAP ENC_FLAT_GLBL default
    0x4c0521a50420c3, // FLAT_ATOMIC_ADD ENC_FLAT default
    0x5006a1a60420f3, // GLOBAL_ATOMIC_ADD ENC_FLAT_GLBL default
    0x4c0521a50430d3, // FLAT_ATOMIC_SUB ENC_FLAT default
    0x5006a1a6043105, // GLOBAL_ATOMIC_SUB ENC_FLAT_GLBL default
    0x4c0521a70440d1, // FLAT_ATOMIC_SMIN ENC_FLAT default
    0x5006a1a8044103, // GLOBAL_ATOMIC_SMIN ENC_FLAT_GLBL default
    0x4c0521a50450d9, // FLAT_ATOMIC_UMIN ENC_FLAT default
    0x5006a1a604510b, // GLOBAL_ATOMIC_UMIN ENC_FLAT_GLBL default
    0x4c0521a70460cf, // FLAT_ATOMIC_SMAX ENC_FLAT default
    0x5006a1a8046101, // GLOBAL_ATOMIC_SMAX ENC_FLAT_GLBL default
    0x4c0521a50470d7, // FLAT_ATOMIC_UMAX ENC_FLAT default
    0x5006a1a6047109, // GLOBAL_ATOMIC_UMAX ENC_FLAT_GLBL default
    0x4c0521a10480c5, // FLAT_ATOMIC_AND ENC_FLAT default
    0x5006a1a20480f6, // GLOBAL_ATOMIC_AND ENC_FLAT_GLBL default
    0x4c0521a10490cd, // FLAT_ATOMIC_OR ENC_FLAT default
    0x5006a1a20490fe, // GLOBAL_ATOMIC_OR ENC_FLAT_GLBL default
    0x4c0521a104a0db, // FLAT_ATOMIC_XOR ENC_FLAT default
    0x5006a1a204a10d, // GLOBAL_ATOMIC_XOR ENC_FLAT_GLBL default
    0x4c0521a504b0cb, // FLAT_ATOMIC_INC ENC_FLAT default
    0x5006a1a604b0fc, // GLOBAL_ATOMIC_INC ENC_FLAT_GLBL default
    0x4c0521a504c0c9, // FLAT_ATOMIC_DEC ENC_FLAT default
    0x5006a1a604c0fa, // GLOBAL_ATOMIC_DEC ENC_FLAT_GLBL default
    0x5006a1a904d0f4, // GLOBAL_ATOMIC_ADD_F32 ENC_FLAT_GLBL default
    0x5006a1aa04e100, // GLOBAL_ATOMIC_PK_ADD_F16 ENC_FLAT_GLBL default
    0x4c0561ab0600d6, // FLAT_ATOMIC_SWAP_X2 ENC_FLAT default
    0x5006e1ac060108, // GLOBAL_ATOMIC_SWAP_X2 ENC_FLAT_GLBL default
    0x4c0581ad0610c8, // FLAT_ATOMIC_CMPSWAP_X2 ENC_FLAT default
    0x500701ae0610f9, // GLOBAL_ATOMIC_CMPSWAP_X2 ENC_FLAT_GLBL default
    0x4c0561af0620c4, // FLAT_ATOMIC_ADD_X2 ENC_FLAT default
    0x5006e1b00620f5, // GLOBAL_ATOMIC_ADD_X2 ENC_FLAT_GLBL default
    0x4c0561af0630d4, // FLAT_ATOMIC_SUB_X2 ENC_FLAT default
    0x5006e1b0063106, // GLOBAL_ATOMIC_SUB_X2 ENC_FLAT_GLBL default
    0x4c0561b10640d2, // FLAT_ATOMIC_SMIN_X2 ENC_FLAT default
    0x5006e1b2064104, // GLOBAL_ATOMIC_SMIN_X2 ENC_FLAT_GLBL default
    0x4c0561af0650da, // FLAT_ATOMIC_UMIN_X2 ENC_FLAT default
    0x5006e1b006510c, // GLOBAL_ATOMIC_UMIN_X2 ENC_FLAT_GLBL default
    0x4c0561b10660d0, // FLAT_ATOMIC_SMAX_X2 ENC_FLAT default
    0x5006e1b2066102, // GLOBAL_ATOMIC_SMAX_X2 ENC_FLAT_GLBL default
    0x4c0561af0670d8, // FLAT_ATOMIC_UMAX_X2 ENC_FLAT default
    0x5006e1b006710a, // GLOBAL_ATOMIC_UMAX_X2 ENC_FLAT_GLBL default
    0x4c0561ab0680c6, // FLAT_ATOMIC_AND_X2 ENC_FLAT default
    0x5006e1ac0680f7, // GLOBAL_ATOMIC_AND_X2 ENC_FLAT_GLBL default
    0x4c0561ab0690ce, // FLAT_ATOMIC_OR_X2 ENC_FLAT default
    0x5006e1ac0690ff, // GLOBAL_ATOMIC_OR_X2 ENC_FLAT_GLBL default
    0x4c0561ab06a0dc, // FLAT_ATOMIC_XOR_X2 ENC_FLAT default
    0x5006e1ac06a10e, // GLOBAL_ATOMIC_XOR_X2 ENC_FLAT_GLBL default
    0x4c0561af06b0cc, // FLAT_ATOMIC_INC_X2 ENC_FLAT default
    0x5006e1b006b0fd, // GLOBAL_ATOMIC_INC_X2 ENC_FLAT_GLBL default
    0x4c0561af06c0ca, // FLAT_ATOMIC_DEC_X2 ENC_FLAT default
    0x5006e1b006c0fb, // GLOBAL_ATOMIC_DEC_X2 ENC_FLAT_GLBL default
    0x520be1b3000025, // BUFFER_LOAD_FORMAT_X ENC_MUBUF default
    0x520c01b4001026, // BUFFER_LOAD_FORMAT_XY ENC_MUBUF default
    0x520c21b5002027, // BUFFER_LOAD_FORMAT_XYZ ENC_MUBUF default
    0x520c41b6003028, // BUFFER_LOAD_FORMAT_XYZW ENC_MUBUF default
    0x520be1b700403e, // BUFFER_STORE_FORMAT_X ENC_MUBUF default
    0x520c01b800503f, // BUFFER_STORE_FORMAT_XY ENC_MUBUF default
    0x520c21b9006040, // BUFFER_STORE_FORMAT_XYZ ENC_MUBUF default
    0x520c41ba007041, // BUFFER_STORE_FORMAT_XYZW ENC_MUBUF default
    0x520be1b3008021, // BUFFER_LOAD_FORMAT_D16_X ENC_MUBUF default
    0x520be1bb009022, // BUFFER_LOAD_FORMAT_D16_XY ENC_MUBUF default
    0x520c01bc00a023, // BUFFER_LOAD_FORMAT_D16_XYZ ENC_MUBUF default
    0x520c01bd00b024, // BUFFER_LOAD_FORMAT_D16_XYZW ENC_MUBUF default
    0x520be1b700c03a, // BUFFER_STORE_FORMAT_D16_X ENC_MUBUF default
    0x520be1be00d03b, // BUFFER_STORE_FORMAT_D16_XY ENC_MUBUF default
    0x520c01bf00e03c, // BUFFER_STORE_FORMAT_D16_XYZ ENC_MUBUF default
    0x520c01c000f03d, // BUFFER_STORE_FORMAT_D16_XYZW ENC_MUBUF default
    0x520be1c101002f, // BUFFER_LOAD_UBYTE ENC_MUBUF default
    0x520be1c2011029, // BUFFER_LOAD_SBYTE ENC_MUBUF default
    0x520be1c3012032, // BUFFER_LOAD_USHORT ENC_MUBUF default
    0x520be1c401302e, // BUFFER_LOAD_SSHORT ENC_MUBUF default
    0x520be1c501401c, // BUFFER_LOAD_DWORD ENC_MUBUF default
    0x520c01c601501d, // BUFFER_LOAD_DWORDX2 ENC_MUBUF default
    0x520c21c701601e, // BUFFER_LOAD_DWORDX3 ENC_MUBUF default
    0x520c41c801701f, // BUFFER_LOAD_DWORDX4 ENC_MUBUF default
    0x520be1c9018033, // BUFFER_STORE_BYTE ENC_MUBUF default
    0x520be1c9019034, // BUFFER_STORE_BYTE_D16_HI ENC_MUBUF default
    0x520be1ca01a043, // BUFFER_STORE_SHORT ENC_MUBUF default
    0x520be1ca01b044, // BUFFER_STORE_SHORT_D16_HI ENC_MUBUF default
    0x520be1cb01c035, // BUFFER_STORE_DWORD ENC_MUBUF default
    0x520c01cc01d036, // BUFFER_STORE_DWORDX2 ENC_MUBUF default
    0x520c21cd01e037, // BUFFER_STORE_DWORDX3 ENC_MUBUF default
    0x520c41ce01f038, // BUFFER_STORE_DWORDX4 ENC_MUBUF default
    0x520be1cf020030, // BUFFER_LOAD_UBYTE_D16 ENC_MUBUF default
    0x520be1cf021031, // BUFFER_LOAD_UBYTE_D16_HI ENC_MUBUF default
    0x520be1d002202a, // BUFFER_LOAD_SBYTE_D16 ENC_MUBUF default
    0x520be1d002302b, // BUFFER_LOAD_SBYTE_D16_HI ENC_MUBUF default
    0x520be1d102402c, // BUFFER_LOAD_SHORT_D16 ENC_MUBUF default
    0x520be1d102502d, // BUFFER_LOAD_SHORT_D16_HI ENC_MUBUF default
    0x520be1b3026020, // BUFFER_LOAD_FORMAT_D16_HI_X ENC_MUBUF default
    0x520be1b7027039, // BUFFER_STORE_FORMAT_D16_HI_X ENC_MUBUF default
    0x540c61d203d042, // BUFFER_STORE_LDS_DWORD ENC_MUBUF default
    0x520c80b403e045, // BUFFER_WBINVL1 ENC_MUBUF default
    0x520c80b403f046, // BUFFER_WBINVL1_VOL ENC_MUBUF default
    0x520be1d3040014, // BUFFER_ATOMIC_SWAP ENC_MUBUF default
    0x520c01d4041005, // BUFFER_ATOMIC_CMPSWAP ENC_MUBUF default
    0x520be1d5042000, // BUFFER_ATOMIC_ADD ENC_MUBUF default
    0x520be1d5043012, // BUFFER_ATOMIC_SUB ENC_MUBUF default
    0x520be1d6044010, // BUFFER_ATOMIC_SMIN ENC_MUBUF default
    0x520be1d5045018, // BUFFER_ATOMIC_UMIN ENC_MUBUF default
    0x520be1d604600e, // BUFFER_ATOMIC_SMAX ENC_MUBUF default
    0x520be1d5047016, // BUFFER_ATOMIC_UMAX ENC_MUBUF default
    0x520be1d3048003, // BUFFER_ATOMIC_AND ENC_MUBUF default
    0x520be1d304900b, // BUFFER_ATOMIC_OR ENC_MUBUF default
    0x520be1d304a01a, // BUFFER_ATOMIC_XOR ENC_MUBUF default
    0x520be1d504b009, // BUFFER_ATOMIC_INC ENC_MUBUF default
    0x520be1d504c007, // BUFFER_ATOMIC_DEC ENC_MUBUF default
    0x520be1d704d001, // BUFFER_ATOMIC_ADD_F32 ENC_MUBUF default
    0x520be1d804e00d, // BUFFER_ATOMIC_PK_ADD_F16 ENC_MUBUF default
    0x520c01d9060015, // BUFFER_ATOMIC_SWAP_X2 ENC_MUBUF default
    0x520c41da061006, // BUFFER_ATOMIC_CMPSWAP_X2 ENC_MUBUF default
    0x520c01db062002, // BUFFER_ATOMIC_ADD_X2 ENC_MUBUF default
    0x520c01db063013, // BUFFER_ATOMIC_SUB_X2 ENC_MUBUF default
    0x520c01dc064011, // BUFFER_ATOMIC_SMIN_X2 ENC_MUBUF default
    0x520c01db065019, // BUFFER_ATOMIC_UMIN_X2 ENC_MUBUF default
    0x520c01dc06600f, // BUFFER_ATOMIC_SMAX_X2 ENC_MUBUF default
    0x520c01db067017, // BUFFER_ATOMIC_UMAX_X2 ENC_MUBUF default
    0x520c01d9068004, // BUFFER_ATOMIC_AND_X2 ENC_MUBUF default
    0x520c01d906900c, // BUFFER_ATOMIC_OR_X2 ENC_MUBUF default
    0x520c01d906a01b, // BUFFER_ATOMIC_XOR_X2 ENC_MUBUF default
    0x520c01db06b00a, // BUFFER_ATOMIC_INC_X2 ENC_MUBUF default
    0x520c01db06c008, // BUFFER_ATOMIC_DEC_X2 ENC_MUBUF default
    0x560b61dd0002a2, // TBUFFER_LOAD_FORMAT_X ENC_MTBUF default
    0x560b81de0012a3, // TBUFFER_LOAD_FORMAT_XY ENC_MTBUF default
    0x560ba1df0022a4, // TBUFFER_LOAD_FORMAT_XYZ ENC_MTBUF default
    0x560bc1e00032a5, // TBUFFER_LOAD_FORMAT_XYZW ENC_MTBUF default
    0x560b61e10042aa, // TBUFFER_STORE_FORMAT_X ENC_MTBUF default
    0x560b81e20052ab, // TBUFFER_STORE_FORMAT_XY ENC_MTBUF default
    0x560ba1e30062ac, // TBUFFER_STORE_FORMAT_XYZ ENC_MTBUF default
    0x560bc1e40072ad, // TBUFFER_STORE_FORMAT_XYZW ENC_MTBUF default
    0x560b61dd00829e, // TBUFFER_LOAD_FORMAT_D16_X ENC_MTBUF default
    0x560b61e500929f, // TBUFFER_LOAD_FORMAT_D16_XY ENC_MTBUF default
    0x560b81e600a2a0, // TBUFFER_LOAD_FORMAT_D16_XYZ ENC_MTBUF default
    0x560b81e700b2a1, // TBUFFER_LOAD_FORMAT_D16_XYZW ENC_MTBUF default
    0x560b61e100c2a6, // TBUFFER_STORE_FORMAT_D16_X ENC_MTBUF default
    0x560b61e800d2a7, // TBUFFER_STORE_FORMAT_D16_XY ENC_MTBUF default
    0x560b81e900e2a8, // TBUFFER_STORE_FORMAT_D16_XYZ ENC_MTBUF default
    0x560b81ea00f2a9, // TBUFFER_STORE_FORMAT_D16_XYZW ENC_MTBUF default
    0x580821eb00014f, // IMAGE_LOAD ENC_MIMG default
    0x580841eb001150, // IMAGE_LOAD_MIP ENC_MIMG default
    0x580821eb002153, // IMAGE_LOAD_PCK ENC_MIMG default
    0x580821eb003154, // IMAGE_LOAD_PCK_SGN ENC_MIMG default
    0x580841eb004151, // IMAGE_LOAD_MIP_PCK ENC_MIMG default
    0x580841eb005152, // IMAGE_LOAD_MIP_PCK_SGN ENC_MIMG default
    0x580821ec00817d, // IMAGE_STORE ENC_MIMG default
    0x580841ec00917e, // IMAGE_STORE_MIP ENC_MIMG default
    0x580821ec00a180, // IMAGE_STORE_PCK ENC_MIMG default
    0x580841ec00b17f, // IMAGE_STORE_MIP_PCK ENC_MIMG default
    0x580821ed00e14e, // IMAGE_GET_RESINFO ENC_MIMG default
    0x580861ee01012e, // IMAGE_ATOMIC_SWAP ENC_MIMG default
    0x580881ef011127, // IMAGE_ATOMIC_CMPSWAP ENC_MIMG default
    0x580861f0012125, // IMAGE_ATOMIC_ADD ENC_MIMG default
    0x580861f001312d, // IMAGE_ATOMIC_SUB ENC_MIMG default
    0x580861f101412c, // IMAGE_ATOMIC_SMIN ENC_MIMG default
    0x580861f0015130, // IMAGE_ATOMIC_UMIN ENC_MIMG default
    0x580861f101612b, // IMAGE_ATOMIC_SMAX ENC_MIMG default
    0x580861f001712f, // IMAGE_ATOMIC_UMAX ENC_MIMG default
    0x580861ee018126, // IMAGE_ATOMIC_AND ENC_MIMG default
    0x580861ee01912a, // IMAGE_ATOMIC_OR ENC_MIMG default
    0x580861ee01a131, // IMAGE_ATOMIC_XOR ENC_MIMG default
    0x580861f001b129, // IMAGE_ATOMIC_INC ENC_MIMG default
    0x580861f001c128, // IMAGE_ATOMIC_DEC ENC_MIMG default
    0x5808a1f2020155, // IMAGE_SAMPLE ENC_MIMG default
    0x5808c1f302115f, // IMAGE_SAMPLE_CL ENC_MIMG default
    0x5808e1f4022174, // IMAGE_SAMPLE_D ENC_MIMG default
    0x580901f5023175, // IMAGE_SAMPLE_D_CL ENC_MIMG default
    0x5808c1f3024178, // IMAGE_SAMPLE_L ENC_MIMG default
    0x580921f3025156, // IMAGE_SAMPLE_B ENC_MIMG default
    0x580941f6026157, // IMAGE_SAMPLE_B_CL ENC_MIMG default
    0x5808a1f2027179, // IMAGE_SAMPLE_LZ ENC_MIMG default
    0x580921f302815a, // IMAGE_SAMPLE_C ENC_MIMG default
    0x580941f6029169, // IMAGE_SAMPLE_C_CL ENC_MIMG default
    0x580961f502a16b, // IMAGE_SAMPLE_C_D ENC_MIMG default
    0x580981f702b16c, // IMAGE_SAMPLE_C_D_CL ENC_MIMG default
    0x580941f602c16f, // IMAGE_SAMPLE_C_L ENC_MIMG default
    0x5809a1f602d161, // IMAGE_SAMPLE_C_B ENC_MIMG default
    0x5809c1f802e162, // IMAGE_SAMPLE_C_B_CL ENC_MIMG default
    0x580921f302f170, // IMAGE_SAMPLE_C_LZ ENC_MIMG default
    0x580921f303017c, // IMAGE_SAMPLE_O ENC_MIMG default
    0x580941f6031160, // IMAGE_SAMPLE_CL_O ENC_MIMG default
    0x580961f5032177, // IMAGE_SAMPLE_D_O ENC_MIMG default
    0x580981f7033176, // IMAGE_SAMPLE_D_CL_O ENC_MIMG default
    0x580941f603417b, // IMAGE_SAMPLE_L_O ENC_MIMG default
    0x5809a1f6035159, // IMAGE_SAMPLE_B_O ENC_MIMG default
    0x5809c1f8036158, // IMAGE_SAMPLE_B_CL_O ENC_MIMG default
    0x580921f303717a, // IMAGE_SAMPLE_LZ_O ENC_MIMG default
    0x5809a1f6038173, // IMAGE_SAMPLE_C_O ENC_MIMG default
    0x5809c1f803916a, // IMAGE_SAMPLE_C_CL_O ENC_MIMG default
    0x5809e1f703a16e, // IMAGE_SAMPLE_C_D_O ENC_MIMG default
    0x580a01f903b16d, // IMAGE_SAMPLE_C_D_CL_O ENC_MIMG default
    0x5809c1f803c172, // IMAGE_SAMPLE_C_L_O ENC_MIMG default
    0x580a21f803d164, // IMAGE_SAMPLE_C_B_O ENC_MIMG default
    0x580a41fa03e163, // IMAGE_SAMPLE_C_B_CL_O ENC_MIMG default
    0x5809a1f603f171, // IMAGE_SAMPLE_C_LZ_O ENC_MIMG default
    0x580a61f2040132, // IMAGE_GATHER4 ENC_MIMG default
    0x580a81f304113a, // IMAGE_GATHER4_CL ENC_MIMG default
    0x580a61f2042133, // IMAGE_GATHER4H ENC_MIMG default
    0x580a81f3044147, // IMAGE_GATHER4_L ENC_MIMG default
    0x580aa1f3045135, // IMAGE_GATHER4_B ENC_MIMG default
    0x580ac1f6046136, // IMAGE_GATHER4_B_CL ENC_MIMG default
    0x580a61f2047148, // IMAGE_GATHER4_LZ ENC_MIMG default
    0x580aa1f3048139, // IMAGE_GATHER4_C ENC_MIMG default
    0x580ac1f6049140, // IMAGE_GATHER4_C_CL ENC_MIMG default
    0x580a61f204a134, // IMAGE_GATHER4H_PCK ENC_MIMG default
    0x5808a1f204b14c, // IMAGE_GATHER8H_PCK ENC_MIMG default
    0x580ac1f604c142, // IMAGE_GATHER4_C_L ENC_MIMG default
    0x580ae1f604d13c, // IMAGE_GATHER4_C_B ENC_MIMG default
    0x580b01f804e13d, // IMAGE_GATHER4_C_B_CL ENC_MIMG default
    0x580aa1f304f143, // IMAGE_GATHER4_C_LZ ENC_MIMG default
    0x580aa1f305014b, // IMAGE_GATHER4_O ENC_MIMG default
    0x580ac1f605113b, // IMAGE_GATHER4_CL_O ENC_MIMG default
    0x580ac1f605414a, // IMAGE_GATHER4_L_O ENC_MIMG default
    0x580ae1f6055138, // IMAGE_GATHER4_B_O ENC_MIMG default
    0x580b01f8056137, // IMAGE_GATHER4_B_CL_O ENC_MIMG default
    0x580aa1f3057149, // IMAGE_GATHER4_LZ_O ENC_MIMG default
    0x580ae1f6058146, // IMAGE_GATHER4_C_O ENC_MIMG default
    0x580b01f8059141, // IMAGE_GATHER4_C_CL_O ENC_MIMG default
    0x580b01f805c145, // IMAGE_GATHER4_C_L_O ENC_MIMG default
    0x580b21f805d13f, // IMAGE_GATHER4_C_B_O ENC_MIMG default
    0x580b41fa05e13e, // IMAGE_GATHER4_C_B_CL_O ENC_MIMG default
    0x580ae1f605f144, // IMAGE_GATHER4_C_LZ_O ENC_MIMG default
    0x5808a1f206014d, // IMAGE_GET_LOD ENC_MIMG default
    0x5808e1f406815b, // IMAGE_SAMPLE_CD ENC_MIMG default
    0x580901f506915c, // IMAGE_SAMPLE_CD_CL ENC_MIMG default
    0x580961f506a165, // IMAGE_SAMPLE_C_CD ENC_MIMG default
    0x580981f706b166, // IMAGE_SAMPLE_C_CD_CL ENC_MIMG default
    0x580961f506c15e, // IMAGE_SAMPLE_CD_O ENC_MIMG default
    0x580981f706d15d, // IMAGE_SAMPLE_CD_CL_O ENC_MIMG default
    0x5809e1f706e168, // IMAGE_SAMPLE_C_CD_O ENC_MIMG default
    0x580a01f906f167, // IMAGE_SAMPLE_C_CD_CL_O ENC_MIMG default
    0x5a2401fb010330, // V_CMP_CLASS_F32 ENC_VOPC default
    0x5c2421fc010330, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2401fd010330, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a2401fe0112cd, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x5c2421ff0112cd, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402000112cd, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a246201012331, // V_CMP_CLASS_F64 ENC_VOPC default
    0x5e246202012331, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a2462030132ce, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x5e2462040132ce, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a24a20501432f, // V_CMP_CLASS_F16 ENC_VOPC default
    0x5c24c20601432f, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20701432f, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080152cc, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x5c24c2090152cc, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0152cc, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502033b, // V_CMP_F_F16 ENC_VOPC default
    0x5c25020602033b, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702033b, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x5a24a205021362, // V_CMP_LT_F16 ENC_VOPC default
    0x5c250206021362, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a207021362, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a205022332, // V_CMP_EQ_F16 ENC_VOPC default
    0x5c250206022332, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a207022332, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24a205023356, // V_CMP_LE_F16 ENC_VOPC default
    0x5c250206023356, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a207023356, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502434d, // V_CMP_GT_F16 ENC_VOPC default
    0x5c25020602434d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702434d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502535f, // V_CMP_LG_F16 ENC_VOPC default
    0x5c25020602535f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702535f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a24a205026344, // V_CMP_GE_F16 ENC_VOPC default
    0x5c250206026344, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a207026344, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a205027383, // V_CMP_O_F16 ENC_VOPC default
    0x5c250206027383, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a207027383, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502838f, // V_CMP_U_F16 ENC_VOPC default
    0x5c25020602838f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702838f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x5a24a205029374, // V_CMP_NGE_F16 ENC_VOPC default
    0x5c250206029374, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a207029374, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502a37d, // V_CMP_NLG_F16 ENC_VOPC default
    0x5c25020602a37d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702a37d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502b377, // V_CMP_NGT_F16 ENC_VOPC default
    0x5c25020602b377, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702b377, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502c37a, // V_CMP_NLE_F16 ENC_VOPC default
    0x5c25020602c37a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702c37a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502d36b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x5c25020602d36b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702d36b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502e380, // V_CMP_NLT_F16 ENC_VOPC default
    0x5c25020602e380, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702e380, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20502f386, // V_CMP_TRU_F16 ENC_VOPC default
    0x5c25020602f386, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20702f386, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080302d8, // V_CMPX_F_F16 ENC_VOPC default
    0x5c2502090302d8, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0302d8, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080312ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x5c2502090312ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0312ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080322cf, // V_CMPX_EQ_F16 ENC_VOPC default
    0x5c2502090322cf, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0322cf, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080332f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x5c2502090332f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0332f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080342ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x5c2502090342ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0342ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080352fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x5c2502090352fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0352fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a24a2080362e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x5c2502090362e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a0362e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a208037320, // V_CMPX_O_F16 ENC_VOPC default
    0x5c250209037320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a037320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20803832c, // V_CMPX_U_F16 ENC_VOPC default
    0x5c25020903832c, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a03832c, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x5a24a208039311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x5c250209039311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a039311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20803a31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x5c25020903a31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a03a31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20803b314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x5c25020903b314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a03b314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20803c317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x5c25020903c317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a03c317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20803d308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x5c25020903d308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a03d308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20803e31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x5c25020903e31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a03e31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a24a20803f323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x5c25020903f323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24a20a03f323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a24020b04033c, // V_CMP_F_F32 ENC_VOPC default
    0x5c25420c04033c, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04033c, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b041363, // V_CMP_LT_F32 ENC_VOPC default
    0x5c25420c041363, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d041363, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b042333, // V_CMP_EQ_F32 ENC_VOPC default
    0x5c25420c042333, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d042333, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b043357, // V_CMP_LE_F32 ENC_VOPC default
    0x5c25420c043357, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d043357, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b04434e, // V_CMP_GT_F32 ENC_VOPC default
    0x5c25420c04434e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04434e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b045360, // V_CMP_LG_F32 ENC_VOPC default
    0x5c25420c045360, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d045360, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b046345, // V_CMP_GE_F32 ENC_VOPC default
    0x5c25420c046345, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d046345, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b047384, // V_CMP_O_F32 ENC_VOPC default
    0x5c25420c047384, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d047384, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b048390, // V_CMP_U_F32 ENC_VOPC default
    0x5c25420c048390, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d048390, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b049375, // V_CMP_NGE_F32 ENC_VOPC default
    0x5c25420c049375, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d049375, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b04a37e, // V_CMP_NLG_F32 ENC_VOPC default
    0x5c25420c04a37e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04a37e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b04b378, // V_CMP_NGT_F32 ENC_VOPC default
    0x5c25420c04b378, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04b378, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b04c37b, // V_CMP_NLE_F32 ENC_VOPC default
    0x5c25420c04c37b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04c37b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b04d36c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x5c25420c04d36c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04d36c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b04e381, // V_CMP_NLT_F32 ENC_VOPC default
    0x5c25420c04e381, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04e381, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020b04f387, // V_CMP_TRU_F32 ENC_VOPC default
    0x5c25420c04f387, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24020d04f387, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e0502d9, // V_CMPX_F_F32 ENC_VOPC default
    0x5c25420f0502d9, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402100502d9, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e051300, // V_CMPX_LT_F32 ENC_VOPC default
    0x5c25420f051300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240210051300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e0522d0, // V_CMPX_EQ_F32 ENC_VOPC default
    0x5c25420f0522d0, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402100522d0, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e0532f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x5c25420f0532f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402100532f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e0542eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x5c25420f0542eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402100542eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e0552fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x5c25420f0552fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402100552fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e0562e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x5c25420f0562e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402100562e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e057321, // V_CMPX_O_F32 ENC_VOPC default
    0x5c25420f057321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240210057321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e05832d, // V_CMPX_U_F32 ENC_VOPC default
    0x5c25420f05832d, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24021005832d, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e059312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x5c25420f059312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e240210059312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e05a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x5c25420f05a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24021005a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e05b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x5c25420f05b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24021005b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e05c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x5c25420f05c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24021005c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e05d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x5c25420f05d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24021005d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e05e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x5c25420f05e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24021005e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a24020e05f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x5c25420f05f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24021005f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a25821106033d, // V_CMP_F_F64 ENC_VOPC default
    0x5e25821206033d, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x5a258211061364, // V_CMP_LT_F64 ENC_VOPC default
    0x5e258212061364, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a258211062334, // V_CMP_EQ_F64 ENC_VOPC default
    0x5e258212062334, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a258211063358, // V_CMP_LE_F64 ENC_VOPC default
    0x5e258212063358, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a25821106434f, // V_CMP_GT_F64 ENC_VOPC default
    0x5e25821206434f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a258211065361, // V_CMP_LG_F64 ENC_VOPC default
    0x5e258212065361, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a258211066346, // V_CMP_GE_F64 ENC_VOPC default
    0x5e258212066346, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a258211067385, // V_CMP_O_F64 ENC_VOPC default
    0x5e258212067385, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x5a258211068391, // V_CMP_U_F64 ENC_VOPC default
    0x5e258212068391, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x5a258211069376, // V_CMP_NGE_F64 ENC_VOPC default
    0x5e258212069376, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a25821106a37f, // V_CMP_NLG_F64 ENC_VOPC default
    0x5e25821206a37f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a25821106b379, // V_CMP_NGT_F64 ENC_VOPC default
    0x5e25821206b379, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a25821106c37c, // V_CMP_NLE_F64 ENC_VOPC default
    0x5e25821206c37c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a25821106d36d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x5e25821206d36d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a25821106e382, // V_CMP_NLT_F64 ENC_VOPC default
    0x5e25821206e382, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a25821106f388, // V_CMP_TRU_F64 ENC_VOPC default
    0x5e25821206f388, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a2582130702da, // V_CMPX_F_F64 ENC_VOPC default
    0x5e2582140702da, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x5a258213071301, // V_CMPX_LT_F64 ENC_VOPC default
    0x5e258214071301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a2582130722d1, // V_CMPX_EQ_F64 ENC_VOPC default
    0x5e2582140722d1, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a2582130732f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x5e2582140732f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a2582130742ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x5e2582140742ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a2582130752fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x5e2582140752fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a2582130762e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x5e2582140762e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a258213077322, // V_CMPX_O_F64 ENC_VOPC default
    0x5e258214077322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x5a25821307832e, // V_CMPX_U_F64 ENC_VOPC default
    0x5e25821407832e, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x5a258213079313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x5e258214079313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a25821307a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x5e25821407a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a25821307b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x5e25821407b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a25821307c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x5e25821407c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a25821307d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x5e25821407d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a25821307e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x5e25821407e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a25821307f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x5e25821407f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a25c2150a033e, // V_CMP_F_I16 ENC_VOPC default
    0x5c25e2160a033e, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a033e, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2150a1365, // V_CMP_LT_I16 ENC_VOPC default
    0x5c25e2160a1365, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a1365, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2150a2335, // V_CMP_EQ_I16 ENC_VOPC default
    0x5c25e2160a2335, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a2335, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2150a3359, // V_CMP_LE_I16 ENC_VOPC default
    0x5c25e2160a3359, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a3359, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2150a4350, // V_CMP_GT_I16 ENC_VOPC default
    0x5c25e2160a4350, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a4350, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2150a536e, // V_CMP_NE_I16 ENC_VOPC default
    0x5c25e2160a536e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a536e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2150a6347, // V_CMP_GE_I16 ENC_VOPC default
    0x5c25e2160a6347, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a6347, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2150a7389, // V_CMP_T_I16 ENC_VOPC default
    0x5c25e2160a7389, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2170a7389, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x5a25c2180a8341, // V_CMP_F_U16 ENC_VOPC default
    0x5c25e2190a8341, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0a8341, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x5a25c2180a9368, // V_CMP_LT_U16 ENC_VOPC default
    0x5c25e2190a9368, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0a9368, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a25c2180aa338, // V_CMP_EQ_U16 ENC_VOPC default
    0x5c25e2190aa338, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0aa338, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a25c2180ab35c, // V_CMP_LE_U16 ENC_VOPC default
    0x5c25e2190ab35c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0ab35c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a25c2180ac353, // V_CMP_GT_U16 ENC_VOPC default
    0x5c25e2190ac353, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0ac353, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a25c2180ad371, // V_CMP_NE_U16 ENC_VOPC default
    0x5c25e2190ad371, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0ad371, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a25c2180ae34a, // V_CMP_GE_U16 ENC_VOPC default
    0x5c25e2190ae34a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0ae34a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a25c2180af38c, // V_CMP_T_U16 ENC_VOPC default
    0x5c25e2190af38c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21a0af38c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b02db, // V_CMPX_F_I16 ENC_VOPC default
    0x5c25e21c0b02db, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b02db, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b1302, // V_CMPX_LT_I16 ENC_VOPC default
    0x5c25e21c0b1302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b1302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b22d2, // V_CMPX_EQ_I16 ENC_VOPC default
    0x5c25e21c0b22d2, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b22d2, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b32f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x5c25e21c0b32f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b32f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b42ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x5c25e21c0b42ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b42ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b530b, // V_CMPX_NE_I16 ENC_VOPC default
    0x5c25e21c0b530b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b530b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b62e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x5c25e21c0b62e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b62e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21b0b7326, // V_CMPX_T_I16 ENC_VOPC default
    0x5c25e21c0b7326, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c21d0b7326, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0b82de, // V_CMPX_F_U16 ENC_VOPC default
    0x5c25e21f0b82de, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200b82de, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x5c25e21f0b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0ba2d5, // V_CMPX_EQ_U16 ENC_VOPC default
    0x5c25e21f0ba2d5, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200ba2d5, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x5c25e21f0bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x5c25e21f0bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x5c25e21f0bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x5c25e21f0be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a25c21e0bf329, // V_CMPX_T_U16 ENC_VOPC default
    0x5c25e21f0bf329, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e25c2200bf329, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x5a2402210c033f, // V_CMP_F_I32 ENC_VOPC default
    0x5c2622220c033f, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c033f, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x5a2402210c1366, // V_CMP_LT_I32 ENC_VOPC default
    0x5c2622220c1366, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c1366, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a2402210c2336, // V_CMP_EQ_I32 ENC_VOPC default
    0x5c2622220c2336, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c2336, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a2402210c335a, // V_CMP_LE_I32 ENC_VOPC default
    0x5c2622220c335a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c335a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a2402210c4351, // V_CMP_GT_I32 ENC_VOPC default
    0x5c2622220c4351, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c4351, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a2402210c536f, // V_CMP_NE_I32 ENC_VOPC default
    0x5c2622220c536f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c536f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a2402210c6348, // V_CMP_GE_I32 ENC_VOPC default
    0x5c2622220c6348, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c6348, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a2402210c738a, // V_CMP_T_I32 ENC_VOPC default
    0x5c2622220c738a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402230c738a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x5a2402240c8342, // V_CMP_F_U32 ENC_VOPC default
    0x5c2622250c8342, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260c8342, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x5a2402240c9369, // V_CMP_LT_U32 ENC_VOPC default
    0x5c2622250c9369, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260c9369, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a2402240ca339, // V_CMP_EQ_U32 ENC_VOPC default
    0x5c2622250ca339, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260ca339, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a2402240cb35d, // V_CMP_LE_U32 ENC_VOPC default
    0x5c2622250cb35d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260cb35d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a2402240cc354, // V_CMP_GT_U32 ENC_VOPC default
    0x5c2622250cc354, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260cc354, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a2402240cd372, // V_CMP_NE_U32 ENC_VOPC default
    0x5c2622250cd372, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260cd372, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a2402240ce34b, // V_CMP_GE_U32 ENC_VOPC default
    0x5c2622250ce34b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260ce34b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a2402240cf38d, // V_CMP_T_U32 ENC_VOPC default
    0x5c2622250cf38d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402260cf38d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x5a2402270d02dc, // V_CMPX_F_I32 ENC_VOPC default
    0x5c2622280d02dc, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d02dc, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x5a2402270d1303, // V_CMPX_LT_I32 ENC_VOPC default
    0x5c2622280d1303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d1303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a2402270d22d3, // V_CMPX_EQ_I32 ENC_VOPC default
    0x5c2622280d22d3, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d22d3, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a2402270d32f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x5c2622280d32f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d32f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a2402270d42ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x5c2622280d42ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d42ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a2402270d530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x5c2622280d530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a2402270d62e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x5c2622280d62e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d62e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a2402270d7327, // V_CMPX_T_I32 ENC_VOPC default
    0x5c2622280d7327, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2402290d7327, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x5a24022a0d82df, // V_CMPX_F_U32 ENC_VOPC default
    0x5c26222b0d82df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0d82df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x5a24022a0d9306, // V_CMPX_LT_U32 ENC_VOPC default
    0x5c26222b0d9306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0d9306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a24022a0da2d6, // V_CMPX_EQ_U32 ENC_VOPC default
    0x5c26222b0da2d6, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0da2d6, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a24022a0db2fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x5c26222b0db2fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0db2fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a24022a0dc2f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x5c26222b0dc2f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0dc2f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a24022a0dd30f, // V_CMPX_NE_U32 ENC_VOPC default
    0x5c26222b0dd30f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0dd30f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a24022a0de2e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x5c26222b0de2e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0de2e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a24022a0df32a, // V_CMPX_T_U32 ENC_VOPC default
    0x5c26222b0df32a, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24022c0df32a, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x5a26622d0e0340, // V_CMP_F_I64 ENC_VOPC default
    0x5e26622e0e0340, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x5a26622d0e1367, // V_CMP_LT_I64 ENC_VOPC default
    0x5e26622e0e1367, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a26622d0e2337, // V_CMP_EQ_I64 ENC_VOPC default
    0x5e26622e0e2337, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a26622d0e335b, // V_CMP_LE_I64 ENC_VOPC default
    0x5e26622e0e335b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a26622d0e4352, // V_CMP_GT_I64 ENC_VOPC default
    0x5e26622e0e4352, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a26622d0e5370, // V_CMP_NE_I64 ENC_VOPC default
    0x5e26622e0e5370, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a26622d0e6349, // V_CMP_GE_I64 ENC_VOPC default
    0x5e26622e0e6349, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a26622d0e738b, // V_CMP_T_I64 ENC_VOPC default
    0x5e26622e0e738b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x5a26622f0e8343, // V_CMP_F_U64 ENC_VOPC default
    0x5e2662300e8343, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x5a26622f0e936a, // V_CMP_LT_U64 ENC_VOPC default
    0x5e2662300e936a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a26622f0ea33a, // V_CMP_EQ_U64 ENC_VOPC default
    0x5e2662300ea33a, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a26622f0eb35e, // V_CMP_LE_U64 ENC_VOPC default
    0x5e2662300eb35e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a26622f0ec355, // V_CMP_GT_U64 ENC_VOPC default
    0x5e2662300ec355, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a26622f0ed373, // V_CMP_NE_U64 ENC_VOPC default
    0x5e2662300ed373, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a26622f0ee34c, // V_CMP_GE_U64 ENC_VOPC default
    0x5e2662300ee34c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a26622f0ef38e, // V_CMP_T_U64 ENC_VOPC default
    0x5e2662300ef38e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x5a2662310f02dd, // V_CMPX_F_I64 ENC_VOPC default
    0x5e2662320f02dd, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x5a2662310f1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x5e2662320f1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a2662310f22d4, // V_CMPX_EQ_I64 ENC_VOPC default
    0x5e2662320f22d4, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a2662310f32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x5e2662320f32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a2662310f42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x5e2662320f42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a2662310f530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x5e2662320f530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a2662310f62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x5e2662320f62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a2662310f7328, // V_CMPX_T_I64 ENC_VOPC default
    0x5e2662320f7328, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x5a2662330f82e0, // V_CMPX_F_U64 ENC_VOPC default
    0x5e2662340f82e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x5a2662330f9307, // V_CMPX_LT_U64 ENC_VOPC default
    0x5e2662340f9307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a2662330fa2d7, // V_CMPX_EQ_U64 ENC_VOPC default
    0x5e2662340fa2d7, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a2662330fb2fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x5e2662340fb2fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a2662330fc2f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x5e2662340fc2f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a2662330fd310, // V_CMPX_NE_U64 ENC_VOPC default
    0x5e2662340fd310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a2662330fe2e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x5e2662340fe2e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a2662330ff32b, // V_CMPX_T_U64 ENC_VOPC default
    0x5e2662340ff32b, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
    0x600c80b4000456, // V_NOP ENC_VOP1 default
    0x621240b4000456, // V_NOP VOP1_VOP_SDWA has_sdwa
    0x641220b4000456, // V_NOP VOP1_VOP_DPP has_dpp
    0x660c80b4000456, // V_NOP VOP1_INST_LITERAL has_lit
    0x60126235001446, // V_MOV_B32 ENC_VOP1 default
    0x6212a236001446, // V_MOV_B32 VOP1_VOP_SDWA has_sdwa
    0x64128237001446, // V_MOV_B32 VOP1_VOP_DPP has_dpp
    0x66126238001446, // V_MOV_B32 VOP1_INST_LITERAL has_lit
    0x6812e239002475, // V_READFIRSTLANE_B32 ENC_VOP1 default
    0x6013223a0033aa, // V_CVT_I32_F64 ENC_VOP1 default
    0x6613223b0033aa, // V_CVT_I32_F64 VOP1_INST_LITERAL has_lit
    0x6013623c0043a5, // V_CVT_F64_I32 ENC_VOP1 default
    0x6613623d0043a5, // V_CVT_F64_I32 VOP1_INST_LITERAL has_lit
    0x6012623e00539e, // V_CVT_F32_I32 ENC_VOP1 default
    0x6213c23f00539e, // V_CVT_F32_I32 VOP1_VOP_SDWA has_sdwa
    0x6413a24000539e, // V_CVT_F32_I32 VOP1_VOP_DPP has_dpp
    0x6612624100539e, // V_CVT_F32_I32 VOP1_INST_LITERAL has_lit
    0x6012624200639f, // V_CVT_F32_U32 ENC_VOP1 default
    0x6213c24300639f, // V_CVT_F32_U32 VOP1_VOP_SDWA has_sdwa
    0x6413a24400639f, // V_CVT_F32_U32 VOP1_VOP_DPP has_dpp
    0x6612624500639f, // V_CVT_F32_U32 VOP1_INST_LITERAL has_lit
    0x601262460073b9, // V_CVT_U32_F32 ENC_VOP1 default
    0x621402470073b9, // V_CVT_U32_F32 VOP1_VOP_SDWA has_sdwa
    0x641282480073b9, // V_CVT_U32_F32 VOP1_VOP_DPP has_dpp
    0x661262490073b9, // V_CVT_U32_F32 VOP1_INST_LITERAL has_lit
    0x6012624a0083a9, // V_CVT_I32_F32 ENC_VOP1 default
    0x6214024b0083a9, // V_CVT_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412824c0083a9, // V_CVT_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612624d0083a9, // V_CVT_I32_F32 VOP1_INST_LITERAL has_lit
    0x6014424e00a399, // V_CVT_F16_F32 ENC_VOP1 default
    0x6214824f00a399, // V_CVT_F16_F32 VOP1_VOP_SDWA has_sdwa
    0x6414625000a399, // V_CVT_F16_F32 VOP1_VOP_DPP has_dpp
    0x6614425100a399, // V_CVT_F16_F32 VOP1_INST_LITERAL has_lit
    0x6014c25200b39c, // V_CVT_F32_F16 ENC_VOP1 default
    0x6215025300b39c, // V_CVT_F32_F16 VOP1_VOP_SDWA has_sdwa
    0x6414e25400b39c, // V_CVT_F32_F16 VOP1_VOP_DPP has_dpp
    0x6614c25500b39c, // V_CVT_F32_F16 VOP1_INST_LITERAL has_lit
    0x6012624a00c3b7, // V_CVT_RPI_I32_F32 ENC_VOP1 default
    0x6215424b00c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412824c00c3b7, // V_CVT_RPI_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612624d00c3b7, // V_CVT_RPI_I32_F32 VOP1_INST_LITERAL has_lit
    0x6012624a00d3a7, // V_CVT_FLR_I32_F32 ENC_VOP1 default
    0x6215424b00d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412824c00d3a7, // V_CVT_FLR_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612624d00d3a7, // V_CVT_FLR_I32_F32 VOP1_INST_LITERAL has_lit
    0x6012623e00e3ad, // V_CVT_OFF_F32_I4 ENC_VOP1 default
    0x6213c23f00e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_SDWA has_sdwa
    0x6413a24000e3ad, // V_CVT_OFF_F32_I4 VOP1_VOP_DPP has_dpp
    0x6612624100e3ad, // V_CVT_OFF_F32_I4 VOP1_INST_LITERAL has_lit
    0x6013225600f39d, // V_CVT_F32_F64 ENC_VOP1 default
    0x6613225700f39d, // V_CVT_F32_F64 VOP1_INST_LITERAL has_lit
    0x601362580103a4, // V_CVT_F64_F32 ENC_VOP1 default
    0x661362590103a4, // V_CVT_F64_F32 VOP1_INST_LITERAL has_lit
    0x601262420113a0, // V_CVT_F32_UBYTE0 ENC_VOP1 default
    0x6213c2430113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_SDWA has_sdwa
    0x6413a2440113a0, // V_CVT_F32_UBYTE0 VOP1_VOP_DPP has_dpp
    0x661262450113a0, // V_CVT_F32_UBYTE0 VOP1_INST_LITERAL has_lit
    0x601262420123a1, // V_CVT_F32_UBYTE1 ENC_VOP1 default
    0x6213c2430123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_SDWA has_sdwa
    0x6413a2440123a1, // V_CVT_F32_UBYTE1 VOP1_VOP_DPP has_dpp
    0x661262450123a1, // V_CVT_F32_UBYTE1 VOP1_INST_LITERAL has_lit
    0x601262420133a2, // V_CVT_F32_UBYTE2 ENC_VOP1 default
    0x6213c2430133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_SDWA has_sdwa
    0x6413a2440133a2, // V_CVT_F32_UBYTE2 VOP1_VOP_DPP has_dpp
    0x661262450133a2, // V_CVT_F32_UBYTE2 VOP1_INST_LITERAL has_lit
    0x601262420143a3, // V_CVT_F32_UBYTE3 ENC_VOP1 default
    0x6213c2430143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_SDWA has_sdwa
    0x6413a2440143a3, // V_CVT_F32_UBYTE3 VOP1_VOP_DPP has_dpp
    0x661262450143a3, // V_CVT_F32_UBYTE3 VOP1_INST_LITERAL has_lit
    0x6013225a0153ba, // V_CVT_U32_F64 ENC_VOP1 default
    0x6613225b0153ba, // V_CVT_U32_F64 VOP1_INST_LITERAL has_lit
    0x6013625c0163a6, // V_CVT_F64_U32 ENC_VOP1 default
    0x6613625d0163a6, // V_CVT_F64_U32 VOP1_INST_LITERAL has_lit
    0x6015a25e01749a, // V_TRUNC_F64 ENC_VOP1 default
    0x6615a25f01749a, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x6015a25e0182ca, // V_CEIL_F64 ENC_VOP1 default
    0x6615a25f0182ca, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x6015a25e019479, // V_RNDNE_F64 ENC_VOP1 default
    0x6615a25f019479, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x6015a25e01a3d5, // V_FLOOR_F64 ENC_VOP1 default
    0x6615a25f01a3d5, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
    0x6012626001b3dc, // V_FRACT_F32 ENC_VOP1 default
    0x6214026101b3dc, // V_FRACT_F32 VOP1_VOP_SDWA has_sdwa
    0x6412826201b3dc, // V_FRACT_F32 VOP1_VOP_DPP has_dpp
    0x6612626301b3dc, // V_FRACT_F32 VOP1_INST_LITERAL has_lit
    0x6012626001c499, // V_TRUNC_F32 ENC_VOP1 default
    0x6214026101c499, // V_TRUNC_F32 VOP1_VOP_SDWA has_sdwa
    0x6412826201c499, // V_TRUNC_F32 VOP1_VOP_DPP has_dpp
    0x6612626301c499, // V_TRUNC_F32 VOP1_INST_LITERAL has_lit
    0x6012626001d2c9, // V_CEIL_F32 ENC_VOP1 default
    0x6214026101d2c9, // V_CEIL_F32 VOP1_VOP_SDWA has_sdwa
    0x6412826201d2c9, // V_CEIL_F32 VOP1_VOP_DPP has_dpp
    0x6612626301d2c9, // V_CEIL_F32 VOP1_INST_LITERAL has_lit
    0x6012626001e478, // V_RNDNE_F32 ENC_VOP1 default
    0x6214026101e478, // V_RNDNE_F32 VOP1_VOP_SDWA has_sdwa
    0x6412826201e478, // V_RNDNE_F32 VOP1_VOP_DPP has_dpp
    0x6612626301e478, // V_RNDNE_F32 VOP1_INST_LITERAL has_lit
    0x6012626001f3d4, // V_FLOOR_F32 ENC_VOP1 default
    0x6214026101f3d4, // V_FLOOR_F32 VOP1_VOP_SDWA has_sdwa
    0x6412826201f3d4, // V_FLOOR_F32 VOP1_VOP_DPP has_dpp
    0x6612626301f3d4, // V_FLOOR_F32 VOP1_INST_LITERAL has_lit
    0x601262600203cf, // V_EXP_F32 ENC_VOP1 default
    0x621402610203cf, // V_EXP_F32 VOP1_VOP_SDWA has_sdwa
    0x641282620203cf, // V_EXP_F32 VOP1_VOP_DPP has_dpp
    0x661262630203cf, // V_EXP_F32 VOP1_INST_LITERAL has_lit
    0x601262600213f0, // V_LOG_F32 ENC_VOP1 default
    0x621402610213f0, // V_LOG_F32 VOP1_VOP_SDWA has_sdwa
    0x641282620213f0, // V_LOG_F32 VOP1_VOP_DPP has_dpp
    0x661262630213f0, // V_LOG_F32 VOP1_INST_LITERAL has_lit
    0x60126260022472, // V_RCP_F32 ENC_VOP1 default
    0x62140261022472, // V_RCP_F32 VOP1_VOP_SDWA has_sdwa
    0x64128262022472, // V_RCP_F32 VOP1_VOP_DPP has_dpp
    0x66126263022472, // V_RCP_F32 VOP1_INST_LITERAL has_lit
    0x60126260023474, // V_RCP_IFLAG_F32 ENC_VOP1 default
    0x62140261023474, // V_RCP_IFLAG_F32 VOP1_VOP_SDWA has_sdwa
    0x64128262023474, // V_RCP_IFLAG_F32 VOP1_VOP_DPP has_dpp
    0x66126263023474, // V_RCP_IFLAG_F32 VOP1_INST_LITERAL has_lit
    0x6012626002447b, // V_RSQ_F32 ENC_VOP1 default
    0x6214026102447b, // V_RSQ_F32 VOP1_VOP_SDWA has_sdwa
    0x6412826202447b, // V_RSQ_F32 VOP1_VOP_DPP has_dpp
    0x6612626302447b, // V_RSQ_F32 VOP1_INST_LITERAL has_lit
    0x6015a25e025473, // V_RCP_F64 ENC_VOP1 default
    0x6615a25f025473, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x6015a25e02647c, // V_RSQ_F64 ENC_VOP1 default
    0x6615a25f02647c, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x60126260027486, // V_SQRT_F32 ENC_VOP1 default
    0x62140261027486, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x64128262027486, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x66126263027486, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x6015a25e028487, // V_SQRT_F64 ENC_VOP1 default
    0x6615a25f028487, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x60126260029484, // V_SIN_F32 ENC_VOP1 default
    0x62140261029484, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x64128262029484, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x66126263029484, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x6012626002a394, // V_COS_F32 ENC_VOP1 default
    0x6214026102a394, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x6412826202a394, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x6612626302a394, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x6012626402b457, // V_NOT_B32 ENC_VOP1 default
    0x6215e26502b457, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x6413a26602b457, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x6612626702b457, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x6012623502c2c7, // V_BFREV_B32 ENC_VOP1 default
    0x6212a23602c2c7, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x6412823702c2c7, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x6612623802c2c7, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x6012626802d3d1, // V_FFBH_U32 ENC_VOP1 default
    0x6215e26902d3d1, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x6413a26a02d3d1, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x6612626b02d3d1, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x6012626802e3d2, // V_FFBL_B32 ENC_VOP1 default
    0x6215e26902e3d2, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x6413a26a02e3d2, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x6612626b02e3d2, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x6012626c02f3d0, // V_FFBH_I32 ENC_VOP1 default
    0x6215e26d02f3d0, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x6413a26e02f3d0, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x6612626f02f3d0, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x6013223a0303e0, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x6613223b0303e0, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x6015a25e0313e3, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x6615a25f0313e3, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x6015a25e0323dd, // V_FRACT_F64 ENC_VOP1 default
    0x6615a25f0323dd, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
    0x6012624a0333df, // V_FREXP_EXP_I32_F32 ENC_VOP1 default
    0x6215424b0333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_SDWA has_sdwa
    0x6412824c0333df, // V_FREXP_EXP_I32_F32 VOP1_VOP_DPP has_dpp
    0x6612624d0333df, // V_FREXP_EXP_I32_F32 VOP1_INST_LITERAL has_lit
    0x601262600343e2, // V_FREXP_MANT_F32 ENC_VOP1 default
    0x621402610343e2, // V_FREXP_MANT_F32 VOP1_VOP_SDWA has_sdwa
    0x641282620343e2, // V_FREXP_MANT_F32 VOP1_VOP_DPP has_dpp
    0x661262630343e2, // V_FREXP_MANT_F32 VOP1_INST_LITERAL has_lit
    0x600c80b40352cb, // V_CLREXCP ENC_VOP1 default
    0x660c80b40352cb, // V_CLREXCP VOP1_INST_LITERAL has_lit
    0x60126235037482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP1 default
    0x6212a236037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_SDWA has_sdwa
    0x64128237037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_VOP_DPP has_dpp
    0x66126238037482, // V_SCREEN_PARTITION_4SE_B32 VOP1_INST_LITERAL has_lit
    0x6016227003939b, // V_CVT_F16_U16 ENC_VOP1 default
    0x6216627103939b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x6416427203939b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x6616227303939b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x6016227403a39a, // V_CVT_F16_I16 ENC_VOP1 default
    0x6216627503a39a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x6416427603a39a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x6616227703a39a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x6016a27803b3b8, // V_CVT_U16_F16 ENC_VOP1 default
    0x6216e27903b3b8, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27a03b3b8, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x6616a27b03b3b8, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x6016a27c03c3a8, // V_CVT_I16_F16 ENC_VOP1 default
    0x6216e27d03c3a8, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27e03c3a8, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616a27f03c3a8, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x6017228003d471, // V_RCP_F16 ENC_VOP1 default
    0x6217628103d471, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428203d471, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x6617228303d471, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x6017228003e485, // V_SQRT_F16 ENC_VOP1 default
    0x6217628103e485, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428203e485, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x6617228303e485, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x6017228003f47a, // V_RSQ_F16 ENC_VOP1 default
    0x6217628103f47a, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428203f47a, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x6617228303f47a, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x601722800403ef, // V_LOG_F16 ENC_VOP1 default
    0x621762810403ef, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x641742820403ef, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x661722830403ef, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x601722800413ce, // V_EXP_F16 ENC_VOP1 default
    0x621762810413ce, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x641742820413ce, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x661722830413ce, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x601722800423e1, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x621762810423e1, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x641742820423e1, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x661722830423e1, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x6016a27c0433de, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x6216e27d0433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27e0433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616a27f0433de, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x601722800443d3, // V_FLOOR_F16 ENC_VOP1 default
    0x621762810443d3, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x641742820443d3, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x661722830443d3, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x601722800452c8, // V_CEIL_F16 ENC_VOP1 default
    0x621762810452c8, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x641742820452c8, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x661722830452c8, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x60172280046498, // V_TRUNC_F16 ENC_VOP1 default
    0x62176281046498, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x64174282046498, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x66172283046498, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x60172280047477, // V_RNDNE_F16 ENC_VOP1 default
    0x62176281047477, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x64174282047477, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x66172283047477, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x601722800483db, // V_FRACT_F16 ENC_VOP1 default
    0x621762810483db, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x641742820483db, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x661722830483db, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x60172280049483, // V_SIN_F16 ENC_VOP1 default
    0x62176281049483, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x64174282049483, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x66172283049483, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x6017228004a393, // V_COS_F16 ENC_VOP1 default
    0x6217628104a393, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x6417428204a393, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x6617228304a393, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x6016a27c04d3ab, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x6216e27d04d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27e04d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616a27f04d3ab, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x6016a27804e3ac, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x6216e27904e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416c27a04e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x6616a27b04e3ac, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x6012628404f481, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x6215e28504f481, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x6413a28604f481, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x6612628704f481, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x6817a288051496, // V_SWAP_B32 ENC_VOP1 default
    0x6a0e6289000258, // S_MOV_B32 ENC_SOP1 default
    0x6c0e628a000258, // S_MOV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e828b001259, // S_MOV_B64 ENC_SOP1 default
    0x6c0e828c001259, // S_MOV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e628d00220c, // S_CMOV_B32 ENC_SOP1 default
    0x6c0e628e00220c, // S_CMOV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e828f00320d, // S_CMOV_B64 ENC_SOP1 default
    0x6c0e829000320d, // S_CMOV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e6291004265, // S_NOT_B32 ENC_SOP1 default
    0x6c0e6292004265, // S_NOT_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e8293005266, // S_NOT_B64 ENC_SOP1 default
    0x6c0e8294005266, // S_NOT_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e6291006296, // S_WQM_B32 ENC_SOP1 default
    0x6c0e6292006296, // S_WQM_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e8293007297, // S_WQM_B64 ENC_SOP1 default
    0x6c0e8294007297, // S_WQM_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62950081d9, // S_BREV_B32 ENC_SOP1 default
    0x6c0e62960081d9, // S_BREV_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e82970091da, // S_BREV_B64 ENC_SOP1 default
    0x6c0e82980091da, // S_BREV_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629900a1c5, // S_BCNT0_I32_B32 ENC_SOP1 default
    0x6c0e629a00a1c5, // S_BCNT0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea29b00b1c6, // S_BCNT0_I32_B64 ENC_SOP1 default
    0x6c0ea29c00b1c6, // S_BCNT0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629900c1c7, // S_BCNT1_I32_B32 ENC_SOP1 default
    0x6c0e629a00c1c7, // S_BCNT1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea29b00d1c8, // S_BCNT1_I32_B64 ENC_SOP1 default
    0x6c0ea29c00d1c8, // S_BCNT1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629d00e234, // S_FF0_I32_B32 ENC_SOP1 default
    0x6c0e629e00e234, // S_FF0_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea29f00f235, // S_FF0_I32_B64 ENC_SOP1 default
    0x6c0ea2a000f235, // S_FF0_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629d010236, // S_FF1_I32_B32 ENC_SOP1 default
    0x6c0e629e010236, // S_FF1_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea29f011237, // S_FF1_I32_B64 ENC_SOP1 default
    0x6c0ea2a0011237, // S_FF1_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e629d012239, // S_FLBIT_I32_B32 ENC_SOP1 default
    0x6c0e629e012239, // S_FLBIT_I32_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea29f01323a, // S_FLBIT_I32_B64 ENC_SOP1 default
    0x6c0ea2a001323a, // S_FLBIT_I32_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a1014238, // S_FLBIT_I32 ENC_SOP1 default
    0x6c0e62a2014238, // S_FLBIT_I32 SOP1_INST_LITERAL has_lit_0
    0x6a0ea2a301523b, // S_FLBIT_I32_I64 ENC_SOP1 default
    0x6c0ea2a401523b, // S_FLBIT_I32_I64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a5016289, // S_SEXT_I32_I8 ENC_SOP1 default
    0x6c0e62a6016289, // S_SEXT_I32_I8 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a7017288, // S_SEXT_I32_I16 ENC_SOP1 default
    0x6c0e62a8017288, // S_SEXT_I32_I16 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a90181d4, // S_BITSET0_B32 ENC_SOP1 default
    0x6c0e62aa0181d4, // S_BITSET0_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ec2ab0191d5, // S_BITSET0_B64 ENC_SOP1 default
    0x6c0ec2ac0191d5, // S_BITSET0_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62a901a1d6, // S_BITSET1_B32 ENC_SOP1 default
    0x6c0e62aa01a1d6, // S_BITSET1_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0ec2ab01b1d7, // S_BITSET1_B64 ENC_SOP1 default
    0x6c0ec2ac01b1d7, // S_BITSET1_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0ee2ad01c23c, // S_GETPC_B64 ENC_SOP1 default
    0x6a0f02ae01d27f, // S_SETPC_B64 ENC_SOP1 default
    0x6a0e82af01e291, // S_SWAPPC_B64 ENC_SOP1 default
    0x6a0f02ae01f273, // S_RFE_B64 ENC_SOP1 default
    0x6a0e82b00201a5, // S_AND_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b10201a5, // S_AND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b002126d, // S_OR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b102126d, // S_OR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b002229d, // S_XOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b102229d, // S_XOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b00231a1, // S_ANDN2_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b10231a1, // S_ANDN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b002426a, // S_ORN2_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b102426a, // S_ORN2_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b0025260, // S_NAND_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b1025260, // S_NAND_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b0026264, // S_NOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b1026264, // S_NOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b002729a, // S_XNOR_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b102729a, // S_XNOR_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e6291028271, // S_QUADMASK_B32 ENC_SOP1 default
    0x6c0e6292028271, // S_QUADMASK_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e8293029272, // S_QUADMASK_B64 ENC_SOP1 default
    0x6c0e8294029272, // S_QUADMASK_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e62b202a256, // S_MOVRELS_B32 ENC_SOP1 default
    0x6a0e82b302b257, // S_MOVRELS_B64 ENC_SOP1 default
    0x6a0e62b402c254, // S_MOVRELD_B32 ENC_SOP1 default
    0x6c0e62b502c254, // S_MOVRELD_B32 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b602d255, // S_MOVRELD_B64 ENC_SOP1 default
    0x6c0e82b702d255, // S_MOVRELD_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0f22b802e206, // S_CBRANCH_JOIN ENC_SOP1 default
    0x6c0f22b902e206, // S_CBRANCH_JOIN SOP1_INST_LITERAL has_lit_0
    0x6a0e62ba030198, // S_ABS_I32 ENC_SOP1 default
    0x6c0e62bb030198, // S_ABS_I32 SOP1_INST_LITERAL has_lit_0
    0x6a0f22bc032284, // S_SET_GPR_IDX_IDX ENC_SOP1 default
    0x6c0f22bd032284, // S_SET_GPR_IDX_IDX SOP1_INST_LITERAL has_lit_0
    0x6a0e82b003319d, // S_ANDN1_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b103319d, // S_ANDN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b0034267, // S_ORN1_SAVEEXEC_B64 ENC_SOP1 default
    0x6c0e82b1034267, // S_ORN1_SAVEEXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b003519e, // S_ANDN1_WREXEC_B64 ENC_SOP1 default
    0x6c0e82b103519e, // S_ANDN1_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0e82b00361a2, // S_ANDN2_WREXEC_B64 ENC_SOP1 default
    0x6c0e82b10361a2, // S_ANDN2_WREXEC_B64 SOP1_INST_LITERAL has_lit_0
    0x6a0ec2be0371d3, // S_BITREPLICATE_B64_B32 ENC_SOP1 default
    0x6c0ec2bf0371d3, // S_BITREPLICATE_B64_B32 SOP1_INST_LITERAL has_lit_0
    0x6e1002c000021a, // S_CMP_EQ_I32 ENC_SOPC default
    0x701002c100021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c200021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c300021a, // S_CMP_EQ_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c0001223, // S_CMP_LG_I32 ENC_SOPC default
    0x701002c1001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c2001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c3001223, // S_CMP_LG_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c000221f, // S_CMP_GT_I32 ENC_SOPC default
    0x701002c100221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c200221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c300221f, // S_CMP_GT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c000321d, // S_CMP_GE_I32 ENC_SOPC default
    0x701002c100321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c200321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c300321d, // S_CMP_GE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c0004226, // S_CMP_LT_I32 ENC_SOPC default
    0x701002c1004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c2004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c3004226, // S_CMP_LT_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c0005221, // S_CMP_LE_I32 ENC_SOPC default
    0x701002c1005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0
    0x721002c2005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_1
    0x741002c3005221, // S_CMP_LE_I32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c400621b, // S_CMP_EQ_U32 ENC_SOPC default
    0x701002c500621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c600621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c700621b, // S_CMP_EQ_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c4007224, // S_CMP_LG_U32 ENC_SOPC default
    0x701002c5007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c6007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c7007224, // S_CMP_LG_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c4008220, // S_CMP_GT_U32 ENC_SOPC default
    0x701002c5008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c6008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c7008220, // S_CMP_GT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c400921e, // S_CMP_GE_U32 ENC_SOPC default
    0x701002c500921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c600921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c700921e, // S_CMP_GE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c400a227, // S_CMP_LT_U32 ENC_SOPC default
    0x701002c500a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c600a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c700a227, // S_CMP_LT_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c400b222, // S_CMP_LE_U32 ENC_SOPC default
    0x701002c500b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0
    0x721002c600b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_1
    0x741002c700b222, // S_CMP_LE_U32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c400c1cf, // S_BITCMP0_B32 ENC_SOPC default
    0x701002c500c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0
    0x721002c600c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_1
    0x741002c700c1cf, // S_BITCMP0_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002c400d1d1, // S_BITCMP1_B32 ENC_SOPC default
    0x701002c500d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0
    0x721002c600d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_1
    0x741002c700d1d1, // S_BITCMP1_B32 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fe2c800e1d0, // S_BITCMP0_B64 ENC_SOPC default
    0x700fe2c900e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0
    0x720fe2ca00e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_1
    0x740fe2cb00e1d0, // S_BITCMP0_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fe2c800f1d2, // S_BITCMP1_B64 ENC_SOPC default
    0x700fe2c900f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0
    0x720fe2ca00f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_1
    0x740fe2cb00f1d2, // S_BITCMP1_B64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1002cc010283, // S_SETVSKIP ENC_SOPC default
    0x701002cd010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0
    0x721002ce010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_1
    0x741002cf010283, // S_SETVSKIP SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e1022d0011287, // S_SET_GPR_IDX_ON ENC_SOPC default
    0x701022d1011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0
    0x721022d2011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_1
    0x741022d3011287, // S_SET_GPR_IDX_ON SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fc2d401221c, // S_CMP_EQ_U64 ENC_SOPC default
    0x700fc2d501221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0
    0x720fc2d601221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_1
    0x740fc2d701221c, // S_CMP_EQ_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x6e0fc2d4013225, // S_CMP_LG_U64 ENC_SOPC default
    0x700fc2d5013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0
    0x720fc2d6013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_1
    0x740fc2d7013225, // S_CMP_LG_U64 SOPC_INST_LITERAL has_lit_0_has_lit_1
    0x7610e2d8000261, // S_NOP ENC_SOPP default
    0x761100b4001231, // S_ENDPGM ENC_SOPP default
    0x761122d90021d8, // S_BRANCH ENC_SOPP default
    0x760c80b4003295, // S_WAKEUP ENC_SOPP default
    0x761122da004207, // S_CBRANCH_SCC0 ENC_SOPP default
    0x761122da005208, // S_CBRANCH_SCC1 ENC_SOPP default
    0x781122db00620a, // S_CBRANCH_VCCZ ENC_SOPP default
    0x781122db007209, // S_CBRANCH_VCCNZ ENC_SOPP default
    0x761122dc008203, // S_CBRANCH_EXECZ ENC_SOPP default
    0x761122dc009202, // S_CBRANCH_EXECNZ ENC_SOPP default
    0x760c80b400a1c4, // S_BARRIER ENC_SOPP default
    0x7610e2d800b27e, // S_SETKILL ENC_SOPP default
    0x761142dd00c294, // S_WAITCNT ENC_SOPP default
    0x7610e2d800d27d, // S_SETHALT ENC_SOPP default
    0x7610e2d800e28a, // S_SLEEP ENC_SOPP default
    0x7610e2d800f280, // S_SETPRIO ENC_SOPP default
    0x761162de01027b, // S_SENDMSG ENC_SOPP default
    0x761162de01127c, // S_SENDMSGHALT ENC_SOPP default
    0x7610e2d8012292, // S_TRAP ENC_SOPP default
    0x760c80b401323e, // S_ICACHE_INV ENC_SOPP default
    0x7610e2d801423f, // S_INCPERFLEVEL ENC_SOPP default
    0x7610e2d8015230, // S_DECPERFLEVEL ENC_SOPP default
    0x760c82df016293, // S_TTRACEDATA ENC_SOPP default
    0x761122d90171fe, // S_CBRANCH_CDBGSYS ENC_SOPP default
    0x761122d9018201, // S_CBRANCH_CDBGUSER ENC_SOPP default
    0x761122d9019200, // S_CBRANCH_CDBGSYS_OR_USER ENC_SOPP default
    0x761122d901a1ff, // S_CBRANCH_CDBGSYS_AND_USER ENC_SOPP default
    0x760c80b401b233, // S_ENDPGM_SAVED ENC_SOPP default
    0x760c80b401c286, // S_SET_GPR_IDX_OFF ENC_SOPP default
    0x761182e001d285, // S_SET_GPR_IDX_MODE ENC_SOPP default
    0x760c80b401e232, // S_ENDPGM_ORDERED_PS_DONE ENC_SOPP default
    0x7a21a2e1000464, // V_PK_MAD_I16 ENC_VOP3P default
    0x7c21c2e200146d, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x7c21c2e300245d, // V_PK_ADD_I16 ENC_VOP3P default
    0x7c21c2e300346e, // V_PK_SUB_I16 ENC_VOP3P default
    0x7c21c2e4004462, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x7c21c2e4005463, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x7c21c2e500645f, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x7c21c2e3007467, // V_PK_MAX_I16 ENC_VOP3P default
    0x7c21c2e300846a, // V_PK_MIN_I16 ENC_VOP3P default
    0x7a21a2e6009465, // V_PK_MAD_U16 ENC_VOP3P default
    0x7c21c2e200a45e, // V_PK_ADD_U16 ENC_VOP3P default
    0x7c21c2e200b46f, // V_PK_SUB_U16 ENC_VOP3P default
    0x7c21c2e200c468, // V_PK_MAX_U16 ENC_VOP3P default
    0x7c21c2e200d46b, // V_PK_MIN_U16 ENC_VOP3P default
    0x7a21e2e700e461, // V_PK_FMA_F16 ENC_VOP3P default
    0x7c2200ec00f45c, // V_PK_ADD_F16 ENC_VOP3P default
    0x7c2200ec01046c, // V_PK_MUL_F16 ENC_VOP3P default
    0x7c2200ec011469, // V_PK_MIN_F16 ENC_VOP3P default
    0x7c2200ec012466, // V_PK_MAX_F16 ENC_VOP3P default
    0x7a2222e802040b, // V_MAD_MIX_F32 ENC_VOP3P default
    0x7a2222e902140a, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x7a2222e9022409, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x7a2242ea0233c5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x7a21a2eb0263c6, // V_DOT2_I32_I16 ENC_VOP3P default
    0x7a21a1110273c7, // V_DOT2_U32_U16 ENC_VOP3P default
    0x7a2262ec0283c9, // V_DOT4_I32_I8 ENC_VOP3P default
    0x7a2261100293ca, // V_DOT4_U32_U8 ENC_VOP3P default
    0x7a2262ed02a3cc, // V_DOT8_I32_I4 ENC_VOP3P default
    0x7a2262ee02b3cd, // V_DOT8_U32_U4 ENC_VOP3P default
    0x7e2282ef04042b, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x7e22a2f0041426, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x7e22c2f1042431, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x7e22a2f004442d, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x7e22c2f1045429, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x7e22e2f204842f, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x7e2302f3049428, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x7e2322f404a433, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x7e2302f304c430, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x7e2322f404d425, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x7e2282f5050436, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x7e22a2f6051435, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x7e22c2f7052438, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x7e22a2f6054437, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x7e22c2f7055434, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x802342f80582ae, // V_ACCVGPR_READ ENC_VOP3P default
    0x822362f90592af, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x7e2382fa06842c, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x7e23a2fb069427, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x7e23c2fc06b432, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x7e23a2fb06c42e, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x7e23c2fc06d42a, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
];
