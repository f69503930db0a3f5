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
    0x00180000000392, // V_CNDMASK_B32 ENC_VOP2 default
    0x02184001000392, // V_CNDMASK_B32 VOP2_VOP_SDWA has_sdwa
    0x04182002000392, // V_CNDMASK_B32 VOP2_VOP_DPP has_dpp
    0x06180003000392, // V_CNDMASK_B32 VOP2_INST_LITERAL has_lit
    0x081880040012b4, // V_ADD_F32 ENC_VOP2 default
    0x0a18c0050012b4, // V_ADD_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18a0060012b4, // V_ADD_F32 VOP2_VOP_DPP has_dpp
    0x0e1880070012b4, // V_ADD_F32 VOP2_INST_LITERAL has_lit
    0x08188004002491, // V_SUB_F32 ENC_VOP2 default
    0x0a18c005002491, // V_SUB_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18a006002491, // V_SUB_F32 VOP2_VOP_DPP has_dpp
    0x0e188007002491, // V_SUB_F32 VOP2_INST_LITERAL has_lit
    0x0818800400348c, // V_SUBREV_F32 ENC_VOP2 default
    0x0a18c00500348c, // V_SUBREV_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18a00600348c, // V_SUBREV_F32 VOP2_VOP_DPP has_dpp
    0x0e18800700348c, // V_SUBREV_F32 VOP2_INST_LITERAL has_lit
    0x08188004004452, // V_MUL_LEGACY_F32 ENC_VOP2 default
    0x0a18c005004452, // V_MUL_LEGACY_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18a006004452, // V_MUL_LEGACY_F32 VOP2_VOP_DPP has_dpp
    0x0e188007004452, // V_MUL_LEGACY_F32 VOP2_INST_LITERAL has_lit
    0x0818800400544b, // V_MUL_F32 ENC_VOP2 default
    0x0a18c00500544b, // V_MUL_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18a00600544b, // V_MUL_F32 VOP2_VOP_DPP has_dpp
    0x0e18800700544b, // V_MUL_F32 VOP2_INST_LITERAL has_lit
    0x08188008006451, // V_MUL_I32_I24 ENC_VOP2 default
    0x0a192009006451, // V_MUL_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c19000a006451, // V_MUL_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e18800b006451, // V_MUL_I32_I24 VOP2_INST_LITERAL has_lit
    0x0818800800744e, // V_MUL_HI_I32_I24 ENC_VOP2 default
    0x0a19200900744e, // V_MUL_HI_I32_I24 VOP2_VOP_SDWA has_sdwa
    0x0c19000a00744e, // V_MUL_HI_I32_I24 VOP2_VOP_DPP has_dpp
    0x0e18800b00744e, // V_MUL_HI_I32_I24 VOP2_INST_LITERAL has_lit
    0x0818800c008455, // V_MUL_U32_U24 ENC_VOP2 default
    0x0a19200d008455, // V_MUL_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c19000e008455, // V_MUL_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e18800f008455, // V_MUL_U32_U24 VOP2_INST_LITERAL has_lit
    0x0818800c009450, // V_MUL_HI_U32_U24 ENC_VOP2 default
    0x0a19200d009450, // V_MUL_HI_U32_U24 VOP2_VOP_SDWA has_sdwa
    0x0c19000e009450, // V_MUL_HI_U32_U24 VOP2_VOP_DPP has_dpp
    0x0e18800f009450, // V_MUL_HI_U32_U24 VOP2_INST_LITERAL has_lit
    0x0818800400a440, // V_MIN_F32 ENC_VOP2 default
    0x0a18c00500a440, // V_MIN_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18a00600a440, // V_MIN_F32 VOP2_VOP_DPP has_dpp
    0x0e18800700a440, // V_MIN_F32 VOP2_INST_LITERAL has_lit
    0x0818800400b417, // V_MAX_F32 ENC_VOP2 default
    0x0a18c00500b417, // V_MAX_F32 VOP2_VOP_SDWA has_sdwa
    0x0c18a00600b417, // V_MAX_F32 VOP2_VOP_DPP has_dpp
    0x0e18800700b417, // V_MAX_F32 VOP2_INST_LITERAL has_lit
    0x0818800800c443, // V_MIN_I32 ENC_VOP2 default
    0x0a19200900c443, // V_MIN_I32 VOP2_VOP_SDWA has_sdwa
    0x0c19000a00c443, // V_MIN_I32 VOP2_VOP_DPP has_dpp
    0x0e18800b00c443, // V_MIN_I32 VOP2_INST_LITERAL has_lit
    0x0818800800d41a, // V_MAX_I32 ENC_VOP2 default
    0x0a19200900d41a, // V_MAX_I32 VOP2_VOP_SDWA has_sdwa
    0x0c19000a00d41a, // V_MAX_I32 VOP2_VOP_DPP has_dpp
    0x0e18800b00d41a, // V_MAX_I32 VOP2_INST_LITERAL has_lit
    0x0818800c00e445, // V_MIN_U32 ENC_VOP2 default
    0x0a19200d00e445, // V_MIN_U32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e00e445, // V_MIN_U32 VOP2_VOP_DPP has_dpp
    0x0e18800f00e445, // V_MIN_U32 VOP2_INST_LITERAL has_lit
    0x0818800c00f41c, // V_MAX_U32 ENC_VOP2 default
    0x0a19200d00f41c, // V_MAX_U32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e00f41c, // V_MAX_U32 VOP2_VOP_DPP has_dpp
    0x0e18800f00f41c, // V_MAX_U32 VOP2_INST_LITERAL has_lit
    0x101880100103f7, // V_LSHRREV_B32 ENC_VOP2 default
    0x0a1920110103f7, // V_LSHRREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e0103f7, // V_LSHRREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1880120103f7, // V_LSHRREV_B32 VOP2_INST_LITERAL has_lit
    0x101880130112c0, // V_ASHRREV_I32 ENC_VOP2 default
    0x0a1920140112c0, // V_ASHRREV_I32 VOP2_VOP_SDWA has_sdwa
    0x0c1900150112c0, // V_ASHRREV_I32 VOP2_VOP_DPP has_dpp
    0x0e1880160112c0, // V_ASHRREV_I32 VOP2_INST_LITERAL has_lit
    0x101880100123f2, // V_LSHLREV_B32 ENC_VOP2 default
    0x0a1920110123f2, // V_LSHLREV_B32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e0123f2, // V_LSHLREV_B32 VOP2_VOP_DPP has_dpp
    0x0e1880120123f2, // V_LSHLREV_B32 VOP2_INST_LITERAL has_lit
    0x0818800c0132bd, // V_AND_B32 ENC_VOP2 default
    0x0a19200d0132bd, // V_AND_B32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e0132bd, // V_AND_B32 VOP2_VOP_DPP has_dpp
    0x0e18800f0132bd, // V_AND_B32 VOP2_INST_LITERAL has_lit
    0x0818800c014459, // V_OR_B32 ENC_VOP2 default
    0x0a19200d014459, // V_OR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e014459, // V_OR_B32 VOP2_VOP_DPP has_dpp
    0x0e18800f014459, // V_OR_B32 VOP2_INST_LITERAL has_lit
    0x0818800c01549e, // V_XOR_B32 ENC_VOP2 default
    0x0a19200d01549e, // V_XOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e01549e, // V_XOR_B32 VOP2_VOP_DPP has_dpp
    0x0e18800f01549e, // V_XOR_B32 VOP2_INST_LITERAL has_lit
    0x081880170163fa, // V_MAC_F32 ENC_VOP2 default
    0x0c18a0180163fa, // V_MAC_F32 VOP2_VOP_DPP has_dpp
    0x0e1880190163fa, // V_MAC_F32 VOP2_INST_LITERAL has_lit
    0x1219801a0173fe, // V_MADMK_F32 VOP2_INST_LITERAL default
    0x0e19801b0173fe, // V_MADMK_F32 VOP2_INST_LITERAL has_lit
    0x1219a01c0183fc, // V_MADAK_F32 VOP2_INST_LITERAL default
    0x0e19a01d0183fc, // V_MADAK_F32 VOP2_INST_LITERAL has_lit
    0x0819c01e0192b2, // V_ADD_CO_U32 ENC_VOP2 default
    0x141a001f0192b2, // V_ADD_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19e0200192b2, // V_ADD_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19c0210192b2, // V_ADD_CO_U32 VOP2_INST_LITERAL has_lit
    0x0819c01e01a48f, // V_SUB_CO_U32 ENC_VOP2 default
    0x141a001f01a48f, // V_SUB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19e02001a48f, // V_SUB_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19c02101a48f, // V_SUB_CO_U32 VOP2_INST_LITERAL has_lit
    0x1019c02201b48a, // V_SUBREV_CO_U32 ENC_VOP2 default
    0x141a002301b48a, // V_SUBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x0c19e02001b48a, // V_SUBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x0e19c02401b48a, // V_SUBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a402501c2b1, // V_ADDC_CO_U32 ENC_VOP2 default
    0x161a802601c2b1, // V_ADDC_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a602701c2b1, // V_ADDC_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a402801c2b1, // V_ADDC_CO_U32 VOP2_INST_LITERAL has_lit
    0x001a402501d489, // V_SUBB_CO_U32 ENC_VOP2 default
    0x161a802601d489, // V_SUBB_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a602701d489, // V_SUBB_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a402801d489, // V_SUBB_CO_U32 VOP2_INST_LITERAL has_lit
    0x181a402901e488, // V_SUBBREV_CO_U32 ENC_VOP2 default
    0x161a802a01e488, // V_SUBBREV_CO_U32 VOP2_VOP_SDWA_SDST_ENC has_sdwa
    0x041a602701e488, // V_SUBBREV_CO_U32 VOP2_VOP_DPP has_dpp
    0x061a402b01e488, // V_SUBBREV_CO_U32 VOP2_INST_LITERAL has_lit
    0x081ac02c01f2b3, // V_ADD_F16 ENC_VOP2 default
    0x0a1b002d01f2b3, // V_ADD_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae02e01f2b3, // V_ADD_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac02f01f2b3, // V_ADD_F16 VOP2_INST_LITERAL has_lit
    0x081ac02c020490, // V_SUB_F16 ENC_VOP2 default
    0x0a1b002d020490, // V_SUB_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae02e020490, // V_SUB_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac02f020490, // V_SUB_F16 VOP2_INST_LITERAL has_lit
    0x101ac03002148b, // V_SUBREV_F16 ENC_VOP2 default
    0x0a1b003102148b, // V_SUBREV_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae02e02148b, // V_SUBREV_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac03202148b, // V_SUBREV_F16 VOP2_INST_LITERAL has_lit
    0x081ac02c02244a, // V_MUL_F16 ENC_VOP2 default
    0x0a1b002d02244a, // V_MUL_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae02e02244a, // V_MUL_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac02f02244a, // V_MUL_F16 VOP2_INST_LITERAL has_lit
    0x081ac0330233f9, // V_MAC_F16 ENC_VOP2 default
    0x0c1ae0340233f9, // V_MAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac0350233f9, // V_MAC_F16 VOP2_INST_LITERAL has_lit
    0x121b40360243fd, // V_MADMK_F16 VOP2_INST_LITERAL default
    0x0e1b40370243fd, // V_MADMK_F16 VOP2_INST_LITERAL has_lit
    0x121b60380253fb, // V_MADAK_F16 VOP2_INST_LITERAL default
    0x0e1b60390253fb, // V_MADAK_F16 VOP2_INST_LITERAL has_lit
    0x081b803a0262b9, // V_ADD_U16 ENC_VOP2 default
    0x0a1bc03b0262b9, // V_ADD_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c0262b9, // V_ADD_U16 VOP2_VOP_DPP has_dpp
    0x0e1b803d0262b9, // V_ADD_U16 VOP2_INST_LITERAL has_lit
    0x081b803a027494, // V_SUB_U16 ENC_VOP2 default
    0x0a1bc03b027494, // V_SUB_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c027494, // V_SUB_U16 VOP2_VOP_DPP has_dpp
    0x0e1b803d027494, // V_SUB_U16 VOP2_INST_LITERAL has_lit
    0x101b803e02848d, // V_SUBREV_U16 ENC_VOP2 default
    0x0a1bc03f02848d, // V_SUBREV_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c02848d, // V_SUBREV_U16 VOP2_VOP_DPP has_dpp
    0x0e1b804002848d, // V_SUBREV_U16 VOP2_INST_LITERAL has_lit
    0x081b803a029453, // V_MUL_LO_U16 ENC_VOP2 default
    0x0a1bc03b029453, // V_MUL_LO_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c029453, // V_MUL_LO_U16 VOP2_VOP_DPP has_dpp
    0x0e1b803d029453, // V_MUL_LO_U16 VOP2_INST_LITERAL has_lit
    0x101b803e02a3f1, // V_LSHLREV_B16 ENC_VOP2 default
    0x0a1bc03f02a3f1, // V_LSHLREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c02a3f1, // V_LSHLREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b804002a3f1, // V_LSHLREV_B16 VOP2_INST_LITERAL has_lit
    0x101b803e02b3f6, // V_LSHRREV_B16 ENC_VOP2 default
    0x0a1bc03f02b3f6, // V_LSHRREV_B16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c02b3f6, // V_LSHRREV_B16 VOP2_VOP_DPP has_dpp
    0x0e1b804002b3f6, // V_LSHRREV_B16 VOP2_INST_LITERAL has_lit
    0x101b804102c2bf, // V_ASHRREV_I16 ENC_VOP2 default
    0x0a1bc04202c2bf, // V_ASHRREV_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba04302c2bf, // V_ASHRREV_I16 VOP2_VOP_DPP has_dpp
    0x0e1b804402c2bf, // V_ASHRREV_I16 VOP2_INST_LITERAL has_lit
    0x081ac02c02d416, // V_MAX_F16 ENC_VOP2 default
    0x0a1b002d02d416, // V_MAX_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae02e02d416, // V_MAX_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac02f02d416, // V_MAX_F16 VOP2_INST_LITERAL has_lit
    0x081ac02c02e43f, // V_MIN_F16 ENC_VOP2 default
    0x0a1b002d02e43f, // V_MIN_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1ae02e02e43f, // V_MIN_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac02f02e43f, // V_MIN_F16 VOP2_INST_LITERAL has_lit
    0x081b803a02f41b, // V_MAX_U16 ENC_VOP2 default
    0x0a1bc03b02f41b, // V_MAX_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c02f41b, // V_MAX_U16 VOP2_VOP_DPP has_dpp
    0x0e1b803d02f41b, // V_MAX_U16 VOP2_INST_LITERAL has_lit
    0x081b8045030419, // V_MAX_I16 ENC_VOP2 default
    0x0a1bc046030419, // V_MAX_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba047030419, // V_MAX_I16 VOP2_VOP_DPP has_dpp
    0x0e1b8048030419, // V_MAX_I16 VOP2_INST_LITERAL has_lit
    0x081b803a031444, // V_MIN_U16 ENC_VOP2 default
    0x0a1bc03b031444, // V_MIN_U16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba03c031444, // V_MIN_U16 VOP2_VOP_DPP has_dpp
    0x0e1b803d031444, // V_MIN_U16 VOP2_INST_LITERAL has_lit
    0x081b8045032442, // V_MIN_I16 ENC_VOP2 default
    0x0a1bc046032442, // V_MIN_I16 VOP2_VOP_SDWA has_sdwa
    0x0c1ba047032442, // V_MIN_I16 VOP2_VOP_DPP has_dpp
    0x0e1b8048032442, // V_MIN_I16 VOP2_INST_LITERAL has_lit
    0x081ac02c0333eb, // V_LDEXP_F16 ENC_VOP2 default
    0x0a1c402d0333eb, // V_LDEXP_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1c202e0333eb, // V_LDEXP_F16 VOP2_VOP_DPP has_dpp
    0x0e1ac02f0333eb, // V_LDEXP_F16 VOP2_INST_LITERAL has_lit
    0x0818800c0342ba, // V_ADD_U32 ENC_VOP2 default
    0x0a19200d0342ba, // V_ADD_U32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e0342ba, // V_ADD_U32 VOP2_VOP_DPP has_dpp
    0x0e18800f0342ba, // V_ADD_U32 VOP2_INST_LITERAL has_lit
    0x0818800c035495, // V_SUB_U32 ENC_VOP2 default
    0x0a19200d035495, // V_SUB_U32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e035495, // V_SUB_U32 VOP2_VOP_DPP has_dpp
    0x0e18800f035495, // V_SUB_U32 VOP2_INST_LITERAL has_lit
    0x1018801003648e, // V_SUBREV_U32 ENC_VOP2 default
    0x0a19201103648e, // V_SUBREV_U32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e03648e, // V_SUBREV_U32 VOP2_VOP_DPP has_dpp
    0x0e18801203648e, // V_SUBREV_U32 VOP2_INST_LITERAL has_lit
    0x081c80490373c3, // V_DOT2C_F32_F16 ENC_VOP2 default
    0x0c1ca04a0373c3, // V_DOT2C_F32_F16 VOP2_VOP_DPP has_dpp
    0x0e1c804b0373c3, // V_DOT2C_F32_F16 VOP2_INST_LITERAL has_lit
    0x0818804c0383c4, // V_DOT2C_I32_I16 ENC_VOP2 default
    0x0c19004d0383c4, // V_DOT2C_I32_I16 VOP2_VOP_DPP has_dpp
    0x0e18804e0383c4, // V_DOT2C_I32_I16 VOP2_INST_LITERAL has_lit
    0x0818804f0393c8, // V_DOT4C_I32_I8 ENC_VOP2 default
    0x0c1900500393c8, // V_DOT4C_I32_I8 VOP2_VOP_DPP has_dpp
    0x0e1880510393c8, // V_DOT4C_I32_I8 VOP2_INST_LITERAL has_lit
    0x0818805203a3cb, // V_DOT8C_I32_I4 ENC_VOP2 default
    0x0c19005303a3cb, // V_DOT8C_I32_I4 VOP2_VOP_DPP has_dpp
    0x0e18805403a3cb, // V_DOT8C_I32_I4 VOP2_INST_LITERAL has_lit
    0x0818801703b3d6, // V_FMAC_F32 ENC_VOP2 default
    0x0c18a01803b3d6, // V_FMAC_F32 VOP2_VOP_DPP has_dpp
    0x0e18801903b3d6, // V_FMAC_F32 VOP2_INST_LITERAL has_lit
    0x081ce05503c460, // V_PK_FMAC_F16 ENC_VOP2 default
    0x0a1d405603c460, // V_PK_FMAC_F16 VOP2_VOP_SDWA has_sdwa
    0x0c1d005703c460, // V_PK_FMAC_F16 VOP2_VOP_DPP has_dpp
    0x0e1ce05803c460, // V_PK_FMAC_F16 VOP2_INST_LITERAL has_lit
    0x0818800c03d49d, // V_XNOR_B32 ENC_VOP2 default
    0x0a19200d03d49d, // V_XNOR_B32 VOP2_VOP_SDWA has_sdwa
    0x0c19000e03d49d, // V_XNOR_B32 VOP2_VOP_DPP has_dpp
    0x0e18800f03d49d, // V_XNOR_B32 VOP2_INST_LITERAL has_lit
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
    0x2a2420c1010330, // V_CMP_CLASS_F32 ENC_VOP3 default
    0x2a2420c20112cd, // V_CMPX_CLASS_F32 ENC_VOP3 default
    0x2a2480c3012331, // V_CMP_CLASS_F64 ENC_VOP3 default
    0x2a2480c40132ce, // V_CMPX_CLASS_F64 ENC_VOP3 default
    0x2a24c0c501432f, // V_CMP_CLASS_F16 ENC_VOP3 default
    0x2a24c0c60152cc, // V_CMPX_CLASS_F16 ENC_VOP3 default
    0x2a2520c502033b, // V_CMP_F_F16 ENC_VOP3 default
    0x2a2520c5021362, // V_CMP_LT_F16 ENC_VOP3 default
    0x2a2520c5022332, // V_CMP_EQ_F16 ENC_VOP3 default
    0x2a2520c5023356, // V_CMP_LE_F16 ENC_VOP3 default
    0x2a2520c502434d, // V_CMP_GT_F16 ENC_VOP3 default
    0x2a2520c502535f, // V_CMP_LG_F16 ENC_VOP3 default
    0x2a2520c5026344, // V_CMP_GE_F16 ENC_VOP3 default
    0x2a2520c5027383, // V_CMP_O_F16 ENC_VOP3 default
    0x2a2520c502838f, // V_CMP_U_F16 ENC_VOP3 default
    0x2a2520c5029374, // V_CMP_NGE_F16 ENC_VOP3 default
    0x2a2520c502a37d, // V_CMP_NLG_F16 ENC_VOP3 default
    0x2a2520c502b377, // V_CMP_NGT_F16 ENC_VOP3 default
    0x2a2520c502c37a, // V_CMP_NLE_F16 ENC_VOP3 default
    0x2a2520c502d36b, // V_CMP_NEQ_F16 ENC_VOP3 default
    0x2a2520c502e380, // V_CMP_NLT_F16 ENC_VOP3 default
    0x2a2520c502f386, // V_CMP_TRU_F16 ENC_VOP3 default
    0x2a2520c60302d8, // V_CMPX_F_F16 ENC_VOP3 default
    0x2a2520c60312ff, // V_CMPX_LT_F16 ENC_VOP3 default
    0x2a2520c60322cf, // V_CMPX_EQ_F16 ENC_VOP3 default
    0x2a2520c60332f3, // V_CMPX_LE_F16 ENC_VOP3 default
    0x2a2520c60342ea, // V_CMPX_GT_F16 ENC_VOP3 default
    0x2a2520c60352fc, // V_CMPX_LG_F16 ENC_VOP3 default
    0x2a2520c60362e1, // V_CMPX_GE_F16 ENC_VOP3 default
    0x2a2520c6037320, // V_CMPX_O_F16 ENC_VOP3 default
    0x2a2520c603832c, // V_CMPX_U_F16 ENC_VOP3 default
    0x2a2520c6039311, // V_CMPX_NGE_F16 ENC_VOP3 default
    0x2a2520c603a31a, // V_CMPX_NLG_F16 ENC_VOP3 default
    0x2a2520c603b314, // V_CMPX_NGT_F16 ENC_VOP3 default
    0x2a2520c603c317, // V_CMPX_NLE_F16 ENC_VOP3 default
    0x2a2520c603d308, // V_CMPX_NEQ_F16 ENC_VOP3 default
    0x2a2520c603e31d, // V_CMPX_NLT_F16 ENC_VOP3 default
    0x2a2520c603f323, // V_CMPX_TRU_F16 ENC_VOP3 default
    0x2a2560c704033c, // V_CMP_F_F32 ENC_VOP3 default
    0x2a2560c7041363, // V_CMP_LT_F32 ENC_VOP3 default
    0x2a2560c7042333, // V_CMP_EQ_F32 ENC_VOP3 default
    0x2a2560c7043357, // V_CMP_LE_F32 ENC_VOP3 default
    0x2a2560c704434e, // V_CMP_GT_F32 ENC_VOP3 default
    0x2a2560c7045360, // V_CMP_LG_F32 ENC_VOP3 default
    0x2a2560c7046345, // V_CMP_GE_F32 ENC_VOP3 default
    0x2a2560c7047384, // V_CMP_O_F32 ENC_VOP3 default
    0x2a2560c7048390, // V_CMP_U_F32 ENC_VOP3 default
    0x2a2560c7049375, // V_CMP_NGE_F32 ENC_VOP3 default
    0x2a2560c704a37e, // V_CMP_NLG_F32 ENC_VOP3 default
    0x2a2560c704b378, // V_CMP_NGT_F32 ENC_VOP3 default
    0x2a2560c704c37b, // V_CMP_NLE_F32 ENC_VOP3 default
    0x2a2560c704d36c, // V_CMP_NEQ_F32 ENC_VOP3 default
    0x2a2560c704e381, // V_CMP_NLT_F32 ENC_VOP3 default
    0x2a2560c704f387, // V_CMP_TRU_F32 ENC_VOP3 default
    0x2a2560c80502d9, // V_CMPX_F_F32 ENC_VOP3 default
    0x2a2560c8051300, // V_CMPX_LT_F32 ENC_VOP3 default
    0x2a2560c80522d0, // V_CMPX_EQ_F32 ENC_VOP3 default
    0x2a2560c80532f4, // V_CMPX_LE_F32 ENC_VOP3 default
    0x2a2560c80542eb, // V_CMPX_GT_F32 ENC_VOP3 default
    0x2a2560c80552fd, // V_CMPX_LG_F32 ENC_VOP3 default
    0x2a2560c80562e2, // V_CMPX_GE_F32 ENC_VOP3 default
    0x2a2560c8057321, // V_CMPX_O_F32 ENC_VOP3 default
    0x2a2560c805832d, // V_CMPX_U_F32 ENC_VOP3 default
    0x2a2560c8059312, // V_CMPX_NGE_F32 ENC_VOP3 default
    0x2a2560c805a31b, // V_CMPX_NLG_F32 ENC_VOP3 default
    0x2a2560c805b315, // V_CMPX_NGT_F32 ENC_VOP3 default
    0x2a2560c805c318, // V_CMPX_NLE_F32 ENC_VOP3 default
    0x2a2560c805d309, // V_CMPX_NEQ_F32 ENC_VOP3 default
    0x2a2560c805e31e, // V_CMPX_NLT_F32 ENC_VOP3 default
    0x2a2560c805f324, // V_CMPX_TRU_F32 ENC_VOP3 default
    0x2a25a0c906033d, // V_CMP_F_F64 ENC_VOP3 default
    0x2a25a0c9061364, // V_CMP_LT_F64 ENC_VOP3 default
    0x2a25a0c9062334, // V_CMP_EQ_F64 ENC_VOP3 default
    0x2a25a0c9063358, // V_CMP_LE_F64 ENC_VOP3 default
    0x2a25a0c906434f, // V_CMP_GT_F64 ENC_VOP3 default
    0x2a25a0c9065361, // V_CMP_LG_F64 ENC_VOP3 default
    0x2a25a0c9066346, // V_CMP_GE_F64 ENC_VOP3 default
    0x2a25a0c9067385, // V_CMP_O_F64 ENC_VOP3 default
    0x2a25a0c9068391, // V_CMP_U_F64 ENC_VOP3 default
    0x2a25a0c9069376, // V_CMP_NGE_F64 ENC_VOP3 default
    0x2a25a0c906a37f, // V_CMP_NLG_F64 ENC_VOP3 default
    0x2a25a0c906b379, // V_CMP_NGT_F64 ENC_VOP3 default
    0x2a25a0c906c37c, // V_CMP_NLE_F64 ENC_VOP3 default
    0x2a25a0c906d36d, // V_CMP_NEQ_F64 ENC_VOP3 default
    0x2a25a0c906e382, // V_CMP_NLT_F64 ENC_VOP3 default
    0x2a25a0c906f388, // V_CMP_TRU_F64 ENC_VOP3 default
    0x2a25a0ca0702da, // V_CMPX_F_F64 ENC_VOP3 default
    0x2a25a0ca071301, // V_CMPX_LT_F64 ENC_VOP3 default
    0x2a25a0ca0722d1, // V_CMPX_EQ_F64 ENC_VOP3 default
    0x2a25a0ca0732f5, // V_CMPX_LE_F64 ENC_VOP3 default
    0x2a25a0ca0742ec, // V_CMPX_GT_F64 ENC_VOP3 default
    0x2a25a0ca0752fe, // V_CMPX_LG_F64 ENC_VOP3 default
    0x2a25a0ca0762e3, // V_CMPX_GE_F64 ENC_VOP3 default
    0x2a25a0ca077322, // V_CMPX_O_F64 ENC_VOP3 default
    0x2a25a0ca07832e, // V_CMPX_U_F64 ENC_VOP3 default
    0x2a25a0ca079313, // V_CMPX_NGE_F64 ENC_VOP3 default
    0x2a25a0ca07a31c, // V_CMPX_NLG_F64 ENC_VOP3 default
    0x2a25a0ca07b316, // V_CMPX_NGT_F64 ENC_VOP3 default
    0x2a25a0ca07c319, // V_CMPX_NLE_F64 ENC_VOP3 default
    0x2a25a0ca07d30a, // V_CMPX_NEQ_F64 ENC_VOP3 default
    0x2a25a0ca07e31f, // V_CMPX_NLT_F64 ENC_VOP3 default
    0x2a25a0ca07f325, // V_CMPX_TRU_F64 ENC_VOP3 default
    0x2a25e0cb0a033e, // V_CMP_F_I16 ENC_VOP3 default
    0x2a25e0cb0a1365, // V_CMP_LT_I16 ENC_VOP3 default
    0x2a25e0cb0a2335, // V_CMP_EQ_I16 ENC_VOP3 default
    0x2a25e0cb0a3359, // V_CMP_LE_I16 ENC_VOP3 default
    0x2a25e0cb0a4350, // V_CMP_GT_I16 ENC_VOP3 default
    0x2a25e0cb0a536e, // V_CMP_NE_I16 ENC_VOP3 default
    0x2a25e0cb0a6347, // V_CMP_GE_I16 ENC_VOP3 default
    0x2a25e0cb0a7389, // V_CMP_T_I16 ENC_VOP3 default
    0x2a25e0cc0a8341, // V_CMP_F_U16 ENC_VOP3 default
    0x2a25e0cc0a9368, // V_CMP_LT_U16 ENC_VOP3 default
    0x2a25e0cc0aa338, // V_CMP_EQ_U16 ENC_VOP3 default
    0x2a25e0cc0ab35c, // V_CMP_LE_U16 ENC_VOP3 default
    0x2a25e0cc0ac353, // V_CMP_GT_U16 ENC_VOP3 default
    0x2a25e0cc0ad371, // V_CMP_NE_U16 ENC_VOP3 default
    0x2a25e0cc0ae34a, // V_CMP_GE_U16 ENC_VOP3 default
    0x2a25e0cc0af38c, // V_CMP_T_U16 ENC_VOP3 default
    0x2a25e0cd0b02db, // V_CMPX_F_I16 ENC_VOP3 default
    0x2a25e0cd0b1302, // V_CMPX_LT_I16 ENC_VOP3 default
    0x2a25e0cd0b22d2, // V_CMPX_EQ_I16 ENC_VOP3 default
    0x2a25e0cd0b32f6, // V_CMPX_LE_I16 ENC_VOP3 default
    0x2a25e0cd0b42ed, // V_CMPX_GT_I16 ENC_VOP3 default
    0x2a25e0cd0b530b, // V_CMPX_NE_I16 ENC_VOP3 default
    0x2a25e0cd0b62e4, // V_CMPX_GE_I16 ENC_VOP3 default
    0x2a25e0cd0b7326, // V_CMPX_T_I16 ENC_VOP3 default
    0x2a25e0ce0b82de, // V_CMPX_F_U16 ENC_VOP3 default
    0x2a25e0ce0b9305, // V_CMPX_LT_U16 ENC_VOP3 default
    0x2a25e0ce0ba2d5, // V_CMPX_EQ_U16 ENC_VOP3 default
    0x2a25e0ce0bb2f9, // V_CMPX_LE_U16 ENC_VOP3 default
    0x2a25e0ce0bc2f0, // V_CMPX_GT_U16 ENC_VOP3 default
    0x2a25e0ce0bd30e, // V_CMPX_NE_U16 ENC_VOP3 default
    0x2a25e0ce0be2e7, // V_CMPX_GE_U16 ENC_VOP3 default
    0x2a25e0ce0bf329, // V_CMPX_T_U16 ENC_VOP3 default
    0x2a2640cf0c033f, // V_CMP_F_I32 ENC_VOP3 default
    0x2a2640cf0c1366, // V_CMP_LT_I32 ENC_VOP3 default
    0x2a2640cf0c2336, // V_CMP_EQ_I32 ENC_VOP3 default
    0x2a2640cf0c335a, // V_CMP_LE_I32 ENC_VOP3 default
    0x2a2640cf0c4351, // V_CMP_GT_I32 ENC_VOP3 default
    0x2a2640cf0c536f, // V_CMP_NE_I32 ENC_VOP3 default
    0x2a2640cf0c6348, // V_CMP_GE_I32 ENC_VOP3 default
    0x2a2640cf0c738a, // V_CMP_T_I32 ENC_VOP3 default
    0x2a2640d00c8342, // V_CMP_F_U32 ENC_VOP3 default
    0x2a2640d00c9369, // V_CMP_LT_U32 ENC_VOP3 default
    0x2a2640d00ca339, // V_CMP_EQ_U32 ENC_VOP3 default
    0x2a2640d00cb35d, // V_CMP_LE_U32 ENC_VOP3 default
    0x2a2640d00cc354, // V_CMP_GT_U32 ENC_VOP3 default
    0x2a2640d00cd372, // V_CMP_NE_U32 ENC_VOP3 default
    0x2a2640d00ce34b, // V_CMP_GE_U32 ENC_VOP3 default
    0x2a2640d00cf38d, // V_CMP_T_U32 ENC_VOP3 default
    0x2a2640d10d02dc, // V_CMPX_F_I32 ENC_VOP3 default
    0x2a2640d10d1303, // V_CMPX_LT_I32 ENC_VOP3 default
    0x2a2640d10d22d3, // V_CMPX_EQ_I32 ENC_VOP3 default
    0x2a2640d10d32f7, // V_CMPX_LE_I32 ENC_VOP3 default
    0x2a2640d10d42ee, // V_CMPX_GT_I32 ENC_VOP3 default
    0x2a2640d10d530c, // V_CMPX_NE_I32 ENC_VOP3 default
    0x2a2640d10d62e5, // V_CMPX_GE_I32 ENC_VOP3 default
    0x2a2640d10d7327, // V_CMPX_T_I32 ENC_VOP3 default
    0x2a2640d20d82df, // V_CMPX_F_U32 ENC_VOP3 default
    0x2a2640d20d9306, // V_CMPX_LT_U32 ENC_VOP3 default
    0x2a2640d20da2d6, // V_CMPX_EQ_U32 ENC_VOP3 default
    0x2a2640d20db2fa, // V_CMPX_LE_U32 ENC_VOP3 default
    0x2a2640d20dc2f1, // V_CMPX_GT_U32 ENC_VOP3 default
    0x2a2640d20dd30f, // V_CMPX_NE_U32 ENC_VOP3 default
    0x2a2640d20de2e8, // V_CMPX_GE_U32 ENC_VOP3 default
    0x2a2640d20df32a, // V_CMPX_T_U32 ENC_VOP3 default
    0x2a2680d30e0340, // V_CMP_F_I64 ENC_VOP3 default
    0x2a2680d30e1367, // V_CMP_LT_I64 ENC_VOP3 default
    0x2a2680d30e2337, // V_CMP_EQ_I64 ENC_VOP3 default
    0x2a2680d30e335b, // V_CMP_LE_I64 ENC_VOP3 default
    0x2a2680d30e4352, // V_CMP_GT_I64 ENC_VOP3 default
    0x2a2680d30e5370, // V_CMP_NE_I64 ENC_VOP3 default
    0x2a2680d30e6349, // V_CMP_GE_I64 ENC_VOP3 default
    0x2a2680d30e738b, // V_CMP_T_I64 ENC_VOP3 default
    0x2a2680d40e8343, // V_CMP_F_U64 ENC_VOP3 default
    0x2a2680d40e936a, // V_CMP_LT_U64 ENC_VOP3 default
    0x2a2680d40ea33a, // V_CMP_EQ_U64 ENC_VOP3 default
    0x2a2680d40eb35e, // V_CMP_LE_U64 ENC_VOP3 default
    0x2a2680d40ec355, // V_CMP_GT_U64 ENC_VOP3 default
    0x2a2680d40ed373, // V_CMP_NE_U64 ENC_VOP3 default
    0x2a2680d40ee34c, // V_CMP_GE_U64 ENC_VOP3 default
    0x2a2680d40ef38e, // V_CMP_T_U64 ENC_VOP3 default
    0x2a2680d50f02dd, // V_CMPX_F_I64 ENC_VOP3 default
    0x2a2680d50f1304, // V_CMPX_LT_I64 ENC_VOP3 default
    0x2a2680d50f22d4, // V_CMPX_EQ_I64 ENC_VOP3 default
    0x2a2680d50f32f8, // V_CMPX_LE_I64 ENC_VOP3 default
    0x2a2680d50f42ef, // V_CMPX_GT_I64 ENC_VOP3 default
    0x2a2680d50f530d, // V_CMPX_NE_I64 ENC_VOP3 default
    0x2a2680d50f62e6, // V_CMPX_GE_I64 ENC_VOP3 default
    0x2a2680d50f7328, // V_CMPX_T_I64 ENC_VOP3 default
    0x2a2680d60f82e0, // V_CMPX_F_U64 ENC_VOP3 default
    0x2a2680d60f9307, // V_CMPX_LT_U64 ENC_VOP3 default
    0x2a2680d60fa2d7, // V_CMPX_EQ_U64 ENC_VOP3 default
    0x2a2680d60fb2fb, // V_CMPX_LE_U64 ENC_VOP3 default
    0x2a2680d60fc2f2, // V_CMPX_GT_U64 ENC_VOP3 default
    0x2a2680d60fd310, // V_CMPX_NE_U64 ENC_VOP3 default
    0x2a2680d60fe2e9, // V_CMPX_GE_U64 ENC_VOP3 default
    0x2a2680d60ff32b, // V_CMPX_T_U64 ENC_VOP3 default
    0x2c1860d7100392, // V_CNDMASK_B32 ENC_VOP3 default
    0x2a18e0d81012b4, // V_ADD_F32 ENC_VOP3 default
    0x2a18e0d8102491, // V_SUB_F32 ENC_VOP3 default
    0x2a18e0d810348c, // V_SUBREV_F32 ENC_VOP3 default
    0x2a18e0d8104452, // V_MUL_LEGACY_F32 ENC_VOP3 default
    0x2a18e0d810544b, // V_MUL_F32 ENC_VOP3 default
    0x2a1940d9106451, // V_MUL_I32_I24 ENC_VOP3 default
    0x2a1960d910744e, // V_MUL_HI_I32_I24 ENC_VOP3 default
    0x2a1940da108455, // V_MUL_U32_U24 ENC_VOP3 default
    0x2a1960da109450, // V_MUL_HI_U32_U24 ENC_VOP3 default
    0x2a18e0d810a440, // V_MIN_F32 ENC_VOP3 default
    0x2a18e0d810b417, // V_MAX_F32 ENC_VOP3 default
    0x2a1960d910c443, // V_MIN_I32 ENC_VOP3 default
    0x2a1960d910d41a, // V_MAX_I32 ENC_VOP3 default
    0x2a1960da10e445, // V_MIN_U32 ENC_VOP3 default
    0x2a1960da10f41c, // V_MAX_U32 ENC_VOP3 default
    0x2a1960db1103f7, // V_LSHRREV_B32 ENC_VOP3 default
    0x2a1960dc1112c0, // V_ASHRREV_I32 ENC_VOP3 default
    0x2a1960db1123f2, // V_LSHLREV_B32 ENC_VOP3 default
    0x2a1960da1132bd, // V_AND_B32 ENC_VOP3 default
    0x2a1960da114459, // V_OR_B32 ENC_VOP3 default
    0x2a1960da11549e, // V_XOR_B32 ENC_VOP3 default
    0x2a18e0dd1163fa, // V_MAC_F32 ENC_VOP3 default
    0x2e1a20de1192b2, // V_ADD_CO_U32 VOP3_SDST_ENC default
    0x2e1a20de11a48f, // V_SUB_CO_U32 VOP3_SDST_ENC default
    0x2e1a20df11b48a, // V_SUBREV_CO_U32 VOP3_SDST_ENC default
    0x301aa0e011c2b1, // V_ADDC_CO_U32 VOP3_SDST_ENC default
    0x301aa0e011d489, // V_SUBB_CO_U32 VOP3_SDST_ENC default
    0x301aa0e111e488, // V_SUBBREV_CO_U32 VOP3_SDST_ENC default
    0x2a1b20e211f2b3, // V_ADD_F16 ENC_VOP3 default
    0x2a1b20e2120490, // V_SUB_F16 ENC_VOP3 default
    0x2a1b20e312148b, // V_SUBREV_F16 ENC_VOP3 default
    0x2a1b20e212244a, // V_MUL_F16 ENC_VOP3 default
    0x2a1b20e41233f9, // V_MAC_F16 ENC_VOP3 default
    0x2a1be0e51262b9, // V_ADD_U16 ENC_VOP3 default
    0x2a1be0e5127494, // V_SUB_U16 ENC_VOP3 default
    0x2a1be0e612848d, // V_SUBREV_U16 ENC_VOP3 default
    0x2a1c00e5129453, // V_MUL_LO_U16 ENC_VOP3 default
    0x2a1c00e612a3f1, // V_LSHLREV_B16 ENC_VOP3 default
    0x2a1c00e612b3f6, // V_LSHRREV_B16 ENC_VOP3 default
    0x2a1c00e712c2bf, // V_ASHRREV_I16 ENC_VOP3 default
    0x2a1b20e212d416, // V_MAX_F16 ENC_VOP3 default
    0x2a1b20e212e43f, // V_MIN_F16 ENC_VOP3 default
    0x2a1c00e512f41b, // V_MAX_U16 ENC_VOP3 default
    0x2a1c00e8130419, // V_MAX_I16 ENC_VOP3 default
    0x2a1c00e5131444, // V_MIN_U16 ENC_VOP3 default
    0x2a1c00e8132442, // V_MIN_I16 ENC_VOP3 default
    0x2a1c60e21333eb, // V_LDEXP_F16 ENC_VOP3 default
    0x2a1940da1342ba, // V_ADD_U32 ENC_VOP3 default
    0x2a1940da135495, // V_SUB_U32 ENC_VOP3 default
    0x2a1940db13648e, // V_SUBREV_U32 ENC_VOP3 default
    0x2a1cc0e91373c3, // V_DOT2C_F32_F16 ENC_VOP3 default
    0x2a1940ea1383c4, // V_DOT2C_I32_I16 ENC_VOP3 default
    0x2a1940eb1393c8, // V_DOT4C_I32_I8 ENC_VOP3 default
    0x2a1940ec13a3cb, // V_DOT8C_I32_I4 ENC_VOP3 default
    0x2a18e0dd13b3d6, // V_FMAC_F32 ENC_VOP3 default
    0x2a1d20ed13c460, // V_PK_FMAC_F16 ENC_VOP3 default
    0x2a1960da13d49d, // V_XNOR_B32 ENC_VOP3 default
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
    0x321580f514c3b7, // V_CVT_RPI_I32_F32 ENC_VOP3 default
    0x321580f514d3a7, // V_CVT_FLR_I32_F32 ENC_VOP3 default
    0x321400f214e3ad, // V_CVT_OFF_F32_I4 ENC_VOP3 default
    0x321360f814f39d, // V_CVT_F32_F64 ENC_VOP3 default
    0x3215a0f91503a4, // V_CVT_F64_F32 ENC_VOP3 default
    0x321400f31513a0, // V_CVT_F32_UBYTE0 ENC_VOP3 default
    0x321400f31523a1, // V_CVT_F32_UBYTE1 ENC_VOP3 default
    0x321400f31533a2, // V_CVT_F32_UBYTE2 ENC_VOP3 default
    0x321400f31543a3, // V_CVT_F32_UBYTE3 ENC_VOP3 default
    0x321360fa1553ba, // V_CVT_U32_F64 ENC_VOP3 default
    0x3213a0fb1563a6, // V_CVT_F64_U32 ENC_VOP3 default
    0x3215e0fc15749a, // V_TRUNC_F64 ENC_VOP3 default
    0x3215e0fc1582ca, // V_CEIL_F64 ENC_VOP3 default
    0x3215e0fc159479, // V_RNDNE_F64 ENC_VOP3 default
    0x3215e0fc15a3d5, // V_FLOOR_F64 ENC_VOP3 default
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
    0x3215e0fc165473, // V_RCP_F64 ENC_VOP3 default
    0x3215e0fc16647c, // V_RSQ_F64 ENC_VOP3 default
    0x321440fd167486, // V_SQRT_F32 ENC_VOP3 default
    0x3215e0fc168487, // V_SQRT_F64 ENC_VOP3 default
    0x321440fd169484, // V_SIN_F32 ENC_VOP3 default
    0x321440fd16a394, // V_COS_F32 ENC_VOP3 default
    0x321620fe16b457, // V_NOT_B32 ENC_VOP3 default
    0x3212e0ee16c2c7, // V_BFREV_B32 ENC_VOP3 default
    0x321620ff16d3d1, // V_FFBH_U32 ENC_VOP3 default
    0x321620ff16e3d2, // V_FFBL_B32 ENC_VOP3 default
    0x3216210016f3d0, // V_FFBH_I32 ENC_VOP3 default
    0x321360f01703e0, // V_FREXP_EXP_I32_F64 ENC_VOP3 default
    0x3215e0fc1713e3, // V_FREXP_MANT_F64 ENC_VOP3 default
    0x3215e0fc1723dd, // V_FRACT_F64 ENC_VOP3 default
    0x321580f51733df, // V_FREXP_EXP_I32_F32 ENC_VOP3 default
    0x321440fd1743e2, // V_FREXP_MANT_F32 ENC_VOP3 default
    0x321260b51752cb, // V_CLREXCP ENC_VOP3 default
    0x3212e0ee177482, // V_SCREEN_PARTITION_4SE_B32 ENC_VOP3 default
    0x3216a10117939b, // V_CVT_F16_U16 ENC_VOP3 default
    0x3216a10217a39a, // V_CVT_F16_I16 ENC_VOP3 default
    0x3217210317b3b8, // V_CVT_U16_F16 ENC_VOP3 default
    0x3217210417c3a8, // V_CVT_I16_F16 ENC_VOP3 default
    0x3217a10517d471, // V_RCP_F16 ENC_VOP3 default
    0x3217a10517e485, // V_SQRT_F16 ENC_VOP3 default
    0x3217a10517f47a, // V_RSQ_F16 ENC_VOP3 default
    0x3217a1051803ef, // V_LOG_F16 ENC_VOP3 default
    0x3217a1051813ce, // V_EXP_F16 ENC_VOP3 default
    0x3217a1051823e1, // V_FREXP_MANT_F16 ENC_VOP3 default
    0x321721041833de, // V_FREXP_EXP_I16_F16 ENC_VOP3 default
    0x3217a1051843d3, // V_FLOOR_F16 ENC_VOP3 default
    0x3217a1051852c8, // V_CEIL_F16 ENC_VOP3 default
    0x3217a105186498, // V_TRUNC_F16 ENC_VOP3 default
    0x3217a105187477, // V_RNDNE_F16 ENC_VOP3 default
    0x3217a1051883db, // V_FRACT_F16 ENC_VOP3 default
    0x3217a105189483, // V_SIN_F16 ENC_VOP3 default
    0x3217a10518a393, // V_COS_F16 ENC_VOP3 default
    0x3217210418d3ab, // V_CVT_NORM_I16_F16 ENC_VOP3 default
    0x3217210318e3ac, // V_CVT_NORM_U16_F16 ENC_VOP3 default
    0x3216210618f481, // V_SAT_PK_U8_I16 ENC_VOP3 default
    0x3417e107191496, // V_SWAP_B32 ENC_VOP3 default
    0x361d61081c0406, // V_MAD_LEGACY_F32 ENC_VOP3 default
    0x361d61081c1400, // V_MAD_F32 ENC_VOP3 default
    0x361d81091c2403, // V_MAD_I32_I24 ENC_VOP3 default
    0x361d810a1c340e, // V_MAD_U32_U24 ENC_VOP3 default
    0x361d61081c4395, // V_CUBEID_F32 ENC_VOP3 default
    0x361d61081c5397, // V_CUBESC_F32 ENC_VOP3 default
    0x361d61081c6398, // V_CUBETC_F32 ENC_VOP3 default
    0x361d61081c7396, // V_CUBEMA_F32 ENC_VOP3 default
    0x361da10b1c82c4, // V_BFE_U32 ENC_VOP3 default
    0x361da10c1c92c3, // V_BFE_I32 ENC_VOP3 default
    0x361da10b1ca2c5, // V_BFI_B32 ENC_VOP3 default
    0x361d61081cb3d8, // V_FMA_F32 ENC_VOP3 default
    0x361dc10d1cc3d9, // V_FMA_F64 ENC_VOP3 default
    0x361de10e1cd3ee, // V_LERP_U8 ENC_VOP3 default
    0x361e010f1ce2bb, // V_ALIGNBIT_B32 ENC_VOP3 default
    0x361e010f1cf2bc, // V_ALIGNBYTE_B32 ENC_VOP3 default
    0x361d61081d043a, // V_MIN3_F32 ENC_VOP3 default
    0x361da1101d143c, // V_MIN3_I32 ENC_VOP3 default
    0x361da10b1d243e, // V_MIN3_U32 ENC_VOP3 default
    0x361d61081d3411, // V_MAX3_F32 ENC_VOP3 default
    0x361da1101d4413, // V_MAX3_I32 ENC_VOP3 default
    0x361da10b1d5415, // V_MAX3_U32 ENC_VOP3 default
    0x361d61081d6420, // V_MED3_F32 ENC_VOP3 default
    0x361da1101d7422, // V_MED3_I32 ENC_VOP3 default
    0x361da10b1d8424, // V_MED3_U32 ENC_VOP3 default
    0x361d81111d9480, // V_SAD_U8 ENC_VOP3 default
    0x361d81111da47d, // V_SAD_HI_U8 ENC_VOP3 default
    0x361d81121db47e, // V_SAD_U16 ENC_VOP3 default
    0x361d810b1dc47f, // V_SAD_U32 ENC_VOP3 default
    0x361e21131dd3b6, // V_CVT_PK_U8_F32 ENC_VOP3 default
    0x361d61081de3bc, // V_DIV_FIXUP_F32 ENC_VOP3 default
    0x361dc10d1df3bd, // V_DIV_FIXUP_F64 ENC_VOP3 default
    0x381e41141e03c1, // V_DIV_SCALE_F32 VOP3_SDST_ENC default
    0x381e61151e13c2, // V_DIV_SCALE_F64 VOP3_SDST_ENC default
    0x3a1d61161e23bf, // V_DIV_FMAS_F32 ENC_VOP3 default
    0x3a1dc1171e33c0, // V_DIV_FMAS_F64 ENC_VOP3 default
    0x361e810e1e4449, // V_MSAD_U8 ENC_VOP3 default
    0x361ea1181e5470, // V_QSAD_PK_U16_U8 ENC_VOP3 default
    0x361ea1181e6447, // V_MQSAD_PK_U16_U8 ENC_VOP3 default
    0x3c1ec1191e7448, // V_MQSAD_U32_U8 ENC_VOP3 default
    0x381ee11a1e840f, // V_MAD_U64_U32 VOP3_SDST_ENC default
    0x381ee11b1e9404, // V_MAD_I64_I32 VOP3_SDST_ENC default
    0x361f011c1ea405, // V_MAD_LEGACY_F16 ENC_VOP3 default
    0x361f211d1eb408, // V_MAD_LEGACY_U16 ENC_VOP3 default
    0x361f211d1ec407, // V_MAD_LEGACY_I16 ENC_VOP3 default
    0x361f411e1ed45b, // V_PERM_B32 ENC_VOP3 default
    0x361f011c1ee3da, // V_FMA_LEGACY_F16 ENC_VOP3 default
    0x361f011c1ef3be, // V_DIV_FIXUP_LEGACY_F16 ENC_VOP3 default
    0x2a1f611f1f03ae, // V_CVT_PKACCUM_U8_F32 ENC_VOP3 default
    0x361f81201f140d, // V_MAD_U32_U16 ENC_VOP3 default
    0x361f81211f2402, // V_MAD_I32_I16 ENC_VOP3 default
    0x361da10b1f349c, // V_XAD_U32 ENC_VOP3 default
    0x361fa11c1f4439, // V_MIN3_F16 ENC_VOP3 default
    0x361fc1221f543b, // V_MIN3_I16 ENC_VOP3 default
    0x361fc1231f643d, // V_MIN3_U16 ENC_VOP3 default
    0x361fa11c1f7410, // V_MAX3_F16 ENC_VOP3 default
    0x361fc1221f8412, // V_MAX3_I16 ENC_VOP3 default
    0x361fc1231f9414, // V_MAX3_U16 ENC_VOP3 default
    0x361fa11c1fa41f, // V_MED3_F16 ENC_VOP3 default
    0x361fc1221fb421, // V_MED3_I16 ENC_VOP3 default
    0x361fc1231fc423, // V_MED3_U16 ENC_VOP3 default
    0x361da10b1fd3f4, // V_LSHL_ADD_U32 ENC_VOP3 default
    0x361da10b1fe2b8, // V_ADD_LSHL_U32 ENC_VOP3 default
    0x361da10b1ff2b0, // V_ADD3_U32 ENC_VOP3 default
    0x361da10b2003f5, // V_LSHL_OR_B32 ENC_VOP3 default
    0x361da10b2012be, // V_AND_OR_B32 ENC_VOP3 default
    0x361da10b202458, // V_OR3_B32 ENC_VOP3 default
    0x361fa11c2033ff, // V_MAD_F16 ENC_VOP3 default
    0x361fc12320440c, // V_MAD_U16 ENC_VOP3 default
    0x361fc122205401, // V_MAD_I16 ENC_VOP3 default
    0x361fa11c2063d7, // V_FMA_F16 ENC_VOP3 default
    0x361fa11c2073bb, // V_DIV_FIXUP_F16 ENC_VOP3 default
    0x3e11c1242703e7, // V_INTERP_P1_F32 ENC_VOP3 default
    0x3e11c1252713e9, // V_INTERP_P2_F32 ENC_VOP3 default
    0x321201262723e4, // V_INTERP_MOV_F32 ENC_VOP3 default
    0x3e1fe1272743e5, // V_INTERP_P1LL_F16 ENC_VOP3 default
    0x402001282753e6, // V_INTERP_P1LV_F16 ENC_VOP3 default
    0x402021292763ea, // V_INTERP_P2_LEGACY_F16 ENC_VOP3 default
    0x402041292773e8, // V_INTERP_P2_F16 ENC_VOP3 default
    0x2a20612a2802b5, // V_ADD_F64 ENC_VOP3 default
    0x2a20612a28144c, // V_MUL_F64 ENC_VOP3 default
    0x2a20612a282441, // V_MIN_F64 ENC_VOP3 default
    0x2a20612a283418, // V_MAX_F64 ENC_VOP3 default
    0x2a20812b2843ed, // V_LDEXP_F64 ENC_VOP3 default
    0x2a20a0da285454, // V_MUL_LO_U32 ENC_VOP3 default
    0x2a20a0da28644f, // V_MUL_HI_U32 ENC_VOP3 default
    0x2a20a0d928744d, // V_MUL_HI_I32 ENC_VOP3 default
    0x2a20c12c2883ec, // V_LDEXP_F32 ENC_VOP3 default
    0x4220e12d289476, // V_READLANE_B32 ENC_VOP3 default
    0x4421012e28a49b, // V_WRITELANE_B32 ENC_VOP3 default
    0x2a20a0da28b2c2, // V_BCNT_U32_B32 ENC_VOP3 default
    0x2a20a0da28c41e, // V_MBCNT_LO_U32_B32 ENC_VOP3 default
    0x2a20a0da28d41d, // V_MBCNT_HI_U32_B32 ENC_VOP3 default
    0x2a21212f28f3f3, // V_LSHLREV_B64 ENC_VOP3 default
    0x2a21212f2903f8, // V_LSHRREV_B64 ENC_VOP3 default
    0x2a2121302912c1, // V_ASHRREV_I64 ENC_VOP3 default
    0x2a208131292497, // V_TRIG_PREOP_F64 ENC_VOP3 default
    0x2a20a0da2932c6, // V_BFM_B32 ENC_VOP3 default
    0x2a2141322943b0, // V_CVT_PKNORM_I16_F32 ENC_VOP3 default
    0x2a2141332953b2, // V_CVT_PKNORM_U16_F32 ENC_VOP3 default
    0x2a2161342963b3, // V_CVT_PKRTZ_F16_F32 ENC_VOP3 default
    0x2a20a1352973b5, // V_CVT_PK_U16_U32 ENC_VOP3 default
    0x2a20a1362983b4, // V_CVT_PK_I16_I32 ENC_VOP3 default
    0x2a2181372993af, // V_CVT_PKNORM_I16_F16 ENC_VOP3 default
    0x2a21813829a3b1, // V_CVT_PKNORM_U16_F16 ENC_VOP3 default
    0x2a21a0d929c2b7, // V_ADD_I32 ENC_VOP3 default
    0x2a21a0d929d493, // V_SUB_I32 ENC_VOP3 default
    0x2a21c0e829e2b6, // V_ADD_I16 ENC_VOP3 default
    0x2a21c0e829f492, // V_SUB_I16 ENC_VOP3 default
    0x2a2181392a045a, // V_PACK_B32_F16 ENC_VOP3 default
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
    0x5a2441fc010330, // V_CMP_CLASS_F32 ENC_VOPC default
    0x5c2461fd010330, // V_CMP_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2441fe010330, // V_CMP_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a2441ff0112cd, // V_CMPX_CLASS_F32 ENC_VOPC default
    0x5c2462000112cd, // V_CMPX_CLASS_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442010112cd, // V_CMPX_CLASS_F32 VOPC_INST_LITERAL has_lit
    0x5a24a202012331, // V_CMP_CLASS_F64 ENC_VOPC default
    0x5e24a203012331, // V_CMP_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a24a2040132ce, // V_CMPX_CLASS_F64 ENC_VOPC default
    0x5e24a2050132ce, // V_CMPX_CLASS_F64 VOPC_INST_LITERAL has_lit
    0x5a24e20601432f, // V_CMP_CLASS_F16 ENC_VOPC default
    0x5c25020701432f, // V_CMP_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20801432f, // V_CMP_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090152cc, // V_CMPX_CLASS_F16 ENC_VOPC default
    0x5c25020a0152cc, // V_CMPX_CLASS_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0152cc, // V_CMPX_CLASS_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602033b, // V_CMP_F_F16 ENC_VOPC default
    0x5c25420702033b, // V_CMP_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802033b, // V_CMP_F_F16 VOPC_INST_LITERAL has_lit
    0x5a24e206021362, // V_CMP_LT_F16 ENC_VOPC default
    0x5c254207021362, // V_CMP_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e208021362, // V_CMP_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e206022332, // V_CMP_EQ_F16 ENC_VOPC default
    0x5c254207022332, // V_CMP_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e208022332, // V_CMP_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24e206023356, // V_CMP_LE_F16 ENC_VOPC default
    0x5c254207023356, // V_CMP_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e208023356, // V_CMP_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602434d, // V_CMP_GT_F16 ENC_VOPC default
    0x5c25420702434d, // V_CMP_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802434d, // V_CMP_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602535f, // V_CMP_LG_F16 ENC_VOPC default
    0x5c25420702535f, // V_CMP_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802535f, // V_CMP_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a24e206026344, // V_CMP_GE_F16 ENC_VOPC default
    0x5c254207026344, // V_CMP_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e208026344, // V_CMP_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e206027383, // V_CMP_O_F16 ENC_VOPC default
    0x5c254207027383, // V_CMP_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e208027383, // V_CMP_O_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602838f, // V_CMP_U_F16 ENC_VOPC default
    0x5c25420702838f, // V_CMP_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802838f, // V_CMP_U_F16 VOPC_INST_LITERAL has_lit
    0x5a24e206029374, // V_CMP_NGE_F16 ENC_VOPC default
    0x5c254207029374, // V_CMP_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e208029374, // V_CMP_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602a37d, // V_CMP_NLG_F16 ENC_VOPC default
    0x5c25420702a37d, // V_CMP_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802a37d, // V_CMP_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602b377, // V_CMP_NGT_F16 ENC_VOPC default
    0x5c25420702b377, // V_CMP_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802b377, // V_CMP_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602c37a, // V_CMP_NLE_F16 ENC_VOPC default
    0x5c25420702c37a, // V_CMP_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802c37a, // V_CMP_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602d36b, // V_CMP_NEQ_F16 ENC_VOPC default
    0x5c25420702d36b, // V_CMP_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802d36b, // V_CMP_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602e380, // V_CMP_NLT_F16 ENC_VOPC default
    0x5c25420702e380, // V_CMP_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802e380, // V_CMP_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20602f386, // V_CMP_TRU_F16 ENC_VOPC default
    0x5c25420702f386, // V_CMP_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20802f386, // V_CMP_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090302d8, // V_CMPX_F_F16 ENC_VOPC default
    0x5c25420a0302d8, // V_CMPX_F_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0302d8, // V_CMPX_F_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090312ff, // V_CMPX_LT_F16 ENC_VOPC default
    0x5c25420a0312ff, // V_CMPX_LT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0312ff, // V_CMPX_LT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090322cf, // V_CMPX_EQ_F16 ENC_VOPC default
    0x5c25420a0322cf, // V_CMPX_EQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0322cf, // V_CMPX_EQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090332f3, // V_CMPX_LE_F16 ENC_VOPC default
    0x5c25420a0332f3, // V_CMPX_LE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0332f3, // V_CMPX_LE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090342ea, // V_CMPX_GT_F16 ENC_VOPC default
    0x5c25420a0342ea, // V_CMPX_GT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0342ea, // V_CMPX_GT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090352fc, // V_CMPX_LG_F16 ENC_VOPC default
    0x5c25420a0352fc, // V_CMPX_LG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0352fc, // V_CMPX_LG_F16 VOPC_INST_LITERAL has_lit
    0x5a24e2090362e1, // V_CMPX_GE_F16 ENC_VOPC default
    0x5c25420a0362e1, // V_CMPX_GE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b0362e1, // V_CMPX_GE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e209037320, // V_CMPX_O_F16 ENC_VOPC default
    0x5c25420a037320, // V_CMPX_O_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b037320, // V_CMPX_O_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20903832c, // V_CMPX_U_F16 ENC_VOPC default
    0x5c25420a03832c, // V_CMPX_U_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b03832c, // V_CMPX_U_F16 VOPC_INST_LITERAL has_lit
    0x5a24e209039311, // V_CMPX_NGE_F16 ENC_VOPC default
    0x5c25420a039311, // V_CMPX_NGE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b039311, // V_CMPX_NGE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20903a31a, // V_CMPX_NLG_F16 ENC_VOPC default
    0x5c25420a03a31a, // V_CMPX_NLG_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b03a31a, // V_CMPX_NLG_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20903b314, // V_CMPX_NGT_F16 ENC_VOPC default
    0x5c25420a03b314, // V_CMPX_NGT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b03b314, // V_CMPX_NGT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20903c317, // V_CMPX_NLE_F16 ENC_VOPC default
    0x5c25420a03c317, // V_CMPX_NLE_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b03c317, // V_CMPX_NLE_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20903d308, // V_CMPX_NEQ_F16 ENC_VOPC default
    0x5c25420a03d308, // V_CMPX_NEQ_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b03d308, // V_CMPX_NEQ_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20903e31d, // V_CMPX_NLT_F16 ENC_VOPC default
    0x5c25420a03e31d, // V_CMPX_NLT_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b03e31d, // V_CMPX_NLT_F16 VOPC_INST_LITERAL has_lit
    0x5a24e20903f323, // V_CMPX_TRU_F16 ENC_VOPC default
    0x5c25420a03f323, // V_CMPX_TRU_F16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24e20b03f323, // V_CMPX_TRU_F16 VOPC_INST_LITERAL has_lit
    0x5a24420c04033c, // V_CMP_F_F32 ENC_VOPC default
    0x5c25820d04033c, // V_CMP_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04033c, // V_CMP_F_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c041363, // V_CMP_LT_F32 ENC_VOPC default
    0x5c25820d041363, // V_CMP_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e041363, // V_CMP_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c042333, // V_CMP_EQ_F32 ENC_VOPC default
    0x5c25820d042333, // V_CMP_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e042333, // V_CMP_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c043357, // V_CMP_LE_F32 ENC_VOPC default
    0x5c25820d043357, // V_CMP_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e043357, // V_CMP_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c04434e, // V_CMP_GT_F32 ENC_VOPC default
    0x5c25820d04434e, // V_CMP_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04434e, // V_CMP_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c045360, // V_CMP_LG_F32 ENC_VOPC default
    0x5c25820d045360, // V_CMP_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e045360, // V_CMP_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c046345, // V_CMP_GE_F32 ENC_VOPC default
    0x5c25820d046345, // V_CMP_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e046345, // V_CMP_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c047384, // V_CMP_O_F32 ENC_VOPC default
    0x5c25820d047384, // V_CMP_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e047384, // V_CMP_O_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c048390, // V_CMP_U_F32 ENC_VOPC default
    0x5c25820d048390, // V_CMP_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e048390, // V_CMP_U_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c049375, // V_CMP_NGE_F32 ENC_VOPC default
    0x5c25820d049375, // V_CMP_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e049375, // V_CMP_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c04a37e, // V_CMP_NLG_F32 ENC_VOPC default
    0x5c25820d04a37e, // V_CMP_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04a37e, // V_CMP_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c04b378, // V_CMP_NGT_F32 ENC_VOPC default
    0x5c25820d04b378, // V_CMP_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04b378, // V_CMP_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c04c37b, // V_CMP_NLE_F32 ENC_VOPC default
    0x5c25820d04c37b, // V_CMP_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04c37b, // V_CMP_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c04d36c, // V_CMP_NEQ_F32 ENC_VOPC default
    0x5c25820d04d36c, // V_CMP_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04d36c, // V_CMP_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c04e381, // V_CMP_NLT_F32 ENC_VOPC default
    0x5c25820d04e381, // V_CMP_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04e381, // V_CMP_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420c04f387, // V_CMP_TRU_F32 ENC_VOPC default
    0x5c25820d04f387, // V_CMP_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24420e04f387, // V_CMP_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f0502d9, // V_CMPX_F_F32 ENC_VOPC default
    0x5c2582100502d9, // V_CMPX_F_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442110502d9, // V_CMPX_F_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f051300, // V_CMPX_LT_F32 ENC_VOPC default
    0x5c258210051300, // V_CMPX_LT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e244211051300, // V_CMPX_LT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f0522d0, // V_CMPX_EQ_F32 ENC_VOPC default
    0x5c2582100522d0, // V_CMPX_EQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442110522d0, // V_CMPX_EQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f0532f4, // V_CMPX_LE_F32 ENC_VOPC default
    0x5c2582100532f4, // V_CMPX_LE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442110532f4, // V_CMPX_LE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f0542eb, // V_CMPX_GT_F32 ENC_VOPC default
    0x5c2582100542eb, // V_CMPX_GT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442110542eb, // V_CMPX_GT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f0552fd, // V_CMPX_LG_F32 ENC_VOPC default
    0x5c2582100552fd, // V_CMPX_LG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442110552fd, // V_CMPX_LG_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f0562e2, // V_CMPX_GE_F32 ENC_VOPC default
    0x5c2582100562e2, // V_CMPX_GE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442110562e2, // V_CMPX_GE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f057321, // V_CMPX_O_F32 ENC_VOPC default
    0x5c258210057321, // V_CMPX_O_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e244211057321, // V_CMPX_O_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f05832d, // V_CMPX_U_F32 ENC_VOPC default
    0x5c25821005832d, // V_CMPX_U_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24421105832d, // V_CMPX_U_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f059312, // V_CMPX_NGE_F32 ENC_VOPC default
    0x5c258210059312, // V_CMPX_NGE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e244211059312, // V_CMPX_NGE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f05a31b, // V_CMPX_NLG_F32 ENC_VOPC default
    0x5c25821005a31b, // V_CMPX_NLG_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24421105a31b, // V_CMPX_NLG_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f05b315, // V_CMPX_NGT_F32 ENC_VOPC default
    0x5c25821005b315, // V_CMPX_NGT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24421105b315, // V_CMPX_NGT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f05c318, // V_CMPX_NLE_F32 ENC_VOPC default
    0x5c25821005c318, // V_CMPX_NLE_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24421105c318, // V_CMPX_NLE_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f05d309, // V_CMPX_NEQ_F32 ENC_VOPC default
    0x5c25821005d309, // V_CMPX_NEQ_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24421105d309, // V_CMPX_NEQ_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f05e31e, // V_CMPX_NLT_F32 ENC_VOPC default
    0x5c25821005e31e, // V_CMPX_NLT_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24421105e31e, // V_CMPX_NLT_F32 VOPC_INST_LITERAL has_lit
    0x5a24420f05f324, // V_CMPX_TRU_F32 ENC_VOPC default
    0x5c25821005f324, // V_CMPX_TRU_F32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24421105f324, // V_CMPX_TRU_F32 VOPC_INST_LITERAL has_lit
    0x5a25c21206033d, // V_CMP_F_F64 ENC_VOPC default
    0x5e25c21306033d, // V_CMP_F_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212061364, // V_CMP_LT_F64 ENC_VOPC default
    0x5e25c213061364, // V_CMP_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212062334, // V_CMP_EQ_F64 ENC_VOPC default
    0x5e25c213062334, // V_CMP_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212063358, // V_CMP_LE_F64 ENC_VOPC default
    0x5e25c213063358, // V_CMP_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21206434f, // V_CMP_GT_F64 ENC_VOPC default
    0x5e25c21306434f, // V_CMP_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212065361, // V_CMP_LG_F64 ENC_VOPC default
    0x5e25c213065361, // V_CMP_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212066346, // V_CMP_GE_F64 ENC_VOPC default
    0x5e25c213066346, // V_CMP_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212067385, // V_CMP_O_F64 ENC_VOPC default
    0x5e25c213067385, // V_CMP_O_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212068391, // V_CMP_U_F64 ENC_VOPC default
    0x5e25c213068391, // V_CMP_U_F64 VOPC_INST_LITERAL has_lit
    0x5a25c212069376, // V_CMP_NGE_F64 ENC_VOPC default
    0x5e25c213069376, // V_CMP_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21206a37f, // V_CMP_NLG_F64 ENC_VOPC default
    0x5e25c21306a37f, // V_CMP_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21206b379, // V_CMP_NGT_F64 ENC_VOPC default
    0x5e25c21306b379, // V_CMP_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21206c37c, // V_CMP_NLE_F64 ENC_VOPC default
    0x5e25c21306c37c, // V_CMP_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21206d36d, // V_CMP_NEQ_F64 ENC_VOPC default
    0x5e25c21306d36d, // V_CMP_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21206e382, // V_CMP_NLT_F64 ENC_VOPC default
    0x5e25c21306e382, // V_CMP_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21206f388, // V_CMP_TRU_F64 ENC_VOPC default
    0x5e25c21306f388, // V_CMP_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a25c2140702da, // V_CMPX_F_F64 ENC_VOPC default
    0x5e25c2150702da, // V_CMPX_F_F64 VOPC_INST_LITERAL has_lit
    0x5a25c214071301, // V_CMPX_LT_F64 ENC_VOPC default
    0x5e25c215071301, // V_CMPX_LT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c2140722d1, // V_CMPX_EQ_F64 ENC_VOPC default
    0x5e25c2150722d1, // V_CMPX_EQ_F64 VOPC_INST_LITERAL has_lit
    0x5a25c2140732f5, // V_CMPX_LE_F64 ENC_VOPC default
    0x5e25c2150732f5, // V_CMPX_LE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c2140742ec, // V_CMPX_GT_F64 ENC_VOPC default
    0x5e25c2150742ec, // V_CMPX_GT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c2140752fe, // V_CMPX_LG_F64 ENC_VOPC default
    0x5e25c2150752fe, // V_CMPX_LG_F64 VOPC_INST_LITERAL has_lit
    0x5a25c2140762e3, // V_CMPX_GE_F64 ENC_VOPC default
    0x5e25c2150762e3, // V_CMPX_GE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c214077322, // V_CMPX_O_F64 ENC_VOPC default
    0x5e25c215077322, // V_CMPX_O_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21407832e, // V_CMPX_U_F64 ENC_VOPC default
    0x5e25c21507832e, // V_CMPX_U_F64 VOPC_INST_LITERAL has_lit
    0x5a25c214079313, // V_CMPX_NGE_F64 ENC_VOPC default
    0x5e25c215079313, // V_CMPX_NGE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21407a31c, // V_CMPX_NLG_F64 ENC_VOPC default
    0x5e25c21507a31c, // V_CMPX_NLG_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21407b316, // V_CMPX_NGT_F64 ENC_VOPC default
    0x5e25c21507b316, // V_CMPX_NGT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21407c319, // V_CMPX_NLE_F64 ENC_VOPC default
    0x5e25c21507c319, // V_CMPX_NLE_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21407d30a, // V_CMPX_NEQ_F64 ENC_VOPC default
    0x5e25c21507d30a, // V_CMPX_NEQ_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21407e31f, // V_CMPX_NLT_F64 ENC_VOPC default
    0x5e25c21507e31f, // V_CMPX_NLT_F64 VOPC_INST_LITERAL has_lit
    0x5a25c21407f325, // V_CMPX_TRU_F64 ENC_VOPC default
    0x5e25c21507f325, // V_CMPX_TRU_F64 VOPC_INST_LITERAL has_lit
    0x5a2602160a033e, // V_CMP_F_I16 ENC_VOPC default
    0x5c2622170a033e, // V_CMP_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a033e, // V_CMP_F_I16 VOPC_INST_LITERAL has_lit
    0x5a2602160a1365, // V_CMP_LT_I16 ENC_VOPC default
    0x5c2622170a1365, // V_CMP_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a1365, // V_CMP_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a2602160a2335, // V_CMP_EQ_I16 ENC_VOPC default
    0x5c2622170a2335, // V_CMP_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a2335, // V_CMP_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a2602160a3359, // V_CMP_LE_I16 ENC_VOPC default
    0x5c2622170a3359, // V_CMP_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a3359, // V_CMP_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a2602160a4350, // V_CMP_GT_I16 ENC_VOPC default
    0x5c2622170a4350, // V_CMP_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a4350, // V_CMP_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a2602160a536e, // V_CMP_NE_I16 ENC_VOPC default
    0x5c2622170a536e, // V_CMP_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a536e, // V_CMP_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a2602160a6347, // V_CMP_GE_I16 ENC_VOPC default
    0x5c2622170a6347, // V_CMP_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a6347, // V_CMP_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a2602160a7389, // V_CMP_T_I16 ENC_VOPC default
    0x5c2622170a7389, // V_CMP_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602180a7389, // V_CMP_T_I16 VOPC_INST_LITERAL has_lit
    0x5a2602190a8341, // V_CMP_F_U16 ENC_VOPC default
    0x5c26221a0a8341, // V_CMP_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0a8341, // V_CMP_F_U16 VOPC_INST_LITERAL has_lit
    0x5a2602190a9368, // V_CMP_LT_U16 ENC_VOPC default
    0x5c26221a0a9368, // V_CMP_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0a9368, // V_CMP_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a2602190aa338, // V_CMP_EQ_U16 ENC_VOPC default
    0x5c26221a0aa338, // V_CMP_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0aa338, // V_CMP_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a2602190ab35c, // V_CMP_LE_U16 ENC_VOPC default
    0x5c26221a0ab35c, // V_CMP_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0ab35c, // V_CMP_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a2602190ac353, // V_CMP_GT_U16 ENC_VOPC default
    0x5c26221a0ac353, // V_CMP_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0ac353, // V_CMP_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a2602190ad371, // V_CMP_NE_U16 ENC_VOPC default
    0x5c26221a0ad371, // V_CMP_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0ad371, // V_CMP_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a2602190ae34a, // V_CMP_GE_U16 ENC_VOPC default
    0x5c26221a0ae34a, // V_CMP_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0ae34a, // V_CMP_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a2602190af38c, // V_CMP_T_U16 ENC_VOPC default
    0x5c26221a0af38c, // V_CMP_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021b0af38c, // V_CMP_T_U16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b02db, // V_CMPX_F_I16 ENC_VOPC default
    0x5c26221d0b02db, // V_CMPX_F_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b02db, // V_CMPX_F_I16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b1302, // V_CMPX_LT_I16 ENC_VOPC default
    0x5c26221d0b1302, // V_CMPX_LT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b1302, // V_CMPX_LT_I16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b22d2, // V_CMPX_EQ_I16 ENC_VOPC default
    0x5c26221d0b22d2, // V_CMPX_EQ_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b22d2, // V_CMPX_EQ_I16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b32f6, // V_CMPX_LE_I16 ENC_VOPC default
    0x5c26221d0b32f6, // V_CMPX_LE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b32f6, // V_CMPX_LE_I16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b42ed, // V_CMPX_GT_I16 ENC_VOPC default
    0x5c26221d0b42ed, // V_CMPX_GT_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b42ed, // V_CMPX_GT_I16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b530b, // V_CMPX_NE_I16 ENC_VOPC default
    0x5c26221d0b530b, // V_CMPX_NE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b530b, // V_CMPX_NE_I16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b62e4, // V_CMPX_GE_I16 ENC_VOPC default
    0x5c26221d0b62e4, // V_CMPX_GE_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b62e4, // V_CMPX_GE_I16 VOPC_INST_LITERAL has_lit
    0x5a26021c0b7326, // V_CMPX_T_I16 ENC_VOPC default
    0x5c26221d0b7326, // V_CMPX_T_I16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e26021e0b7326, // V_CMPX_T_I16 VOPC_INST_LITERAL has_lit
    0x5a26021f0b82de, // V_CMPX_F_U16 ENC_VOPC default
    0x5c2622200b82de, // V_CMPX_F_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210b82de, // V_CMPX_F_U16 VOPC_INST_LITERAL has_lit
    0x5a26021f0b9305, // V_CMPX_LT_U16 ENC_VOPC default
    0x5c2622200b9305, // V_CMPX_LT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210b9305, // V_CMPX_LT_U16 VOPC_INST_LITERAL has_lit
    0x5a26021f0ba2d5, // V_CMPX_EQ_U16 ENC_VOPC default
    0x5c2622200ba2d5, // V_CMPX_EQ_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210ba2d5, // V_CMPX_EQ_U16 VOPC_INST_LITERAL has_lit
    0x5a26021f0bb2f9, // V_CMPX_LE_U16 ENC_VOPC default
    0x5c2622200bb2f9, // V_CMPX_LE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210bb2f9, // V_CMPX_LE_U16 VOPC_INST_LITERAL has_lit
    0x5a26021f0bc2f0, // V_CMPX_GT_U16 ENC_VOPC default
    0x5c2622200bc2f0, // V_CMPX_GT_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210bc2f0, // V_CMPX_GT_U16 VOPC_INST_LITERAL has_lit
    0x5a26021f0bd30e, // V_CMPX_NE_U16 ENC_VOPC default
    0x5c2622200bd30e, // V_CMPX_NE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210bd30e, // V_CMPX_NE_U16 VOPC_INST_LITERAL has_lit
    0x5a26021f0be2e7, // V_CMPX_GE_U16 ENC_VOPC default
    0x5c2622200be2e7, // V_CMPX_GE_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210be2e7, // V_CMPX_GE_U16 VOPC_INST_LITERAL has_lit
    0x5a26021f0bf329, // V_CMPX_T_U16 ENC_VOPC default
    0x5c2622200bf329, // V_CMPX_T_U16 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2602210bf329, // V_CMPX_T_U16 VOPC_INST_LITERAL has_lit
    0x5a2442220c033f, // V_CMP_F_I32 ENC_VOPC default
    0x5c2662230c033f, // V_CMP_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c033f, // V_CMP_F_I32 VOPC_INST_LITERAL has_lit
    0x5a2442220c1366, // V_CMP_LT_I32 ENC_VOPC default
    0x5c2662230c1366, // V_CMP_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c1366, // V_CMP_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a2442220c2336, // V_CMP_EQ_I32 ENC_VOPC default
    0x5c2662230c2336, // V_CMP_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c2336, // V_CMP_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a2442220c335a, // V_CMP_LE_I32 ENC_VOPC default
    0x5c2662230c335a, // V_CMP_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c335a, // V_CMP_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a2442220c4351, // V_CMP_GT_I32 ENC_VOPC default
    0x5c2662230c4351, // V_CMP_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c4351, // V_CMP_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a2442220c536f, // V_CMP_NE_I32 ENC_VOPC default
    0x5c2662230c536f, // V_CMP_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c536f, // V_CMP_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a2442220c6348, // V_CMP_GE_I32 ENC_VOPC default
    0x5c2662230c6348, // V_CMP_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c6348, // V_CMP_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a2442220c738a, // V_CMP_T_I32 ENC_VOPC default
    0x5c2662230c738a, // V_CMP_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442240c738a, // V_CMP_T_I32 VOPC_INST_LITERAL has_lit
    0x5a2442250c8342, // V_CMP_F_U32 ENC_VOPC default
    0x5c2662260c8342, // V_CMP_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270c8342, // V_CMP_F_U32 VOPC_INST_LITERAL has_lit
    0x5a2442250c9369, // V_CMP_LT_U32 ENC_VOPC default
    0x5c2662260c9369, // V_CMP_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270c9369, // V_CMP_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a2442250ca339, // V_CMP_EQ_U32 ENC_VOPC default
    0x5c2662260ca339, // V_CMP_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270ca339, // V_CMP_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a2442250cb35d, // V_CMP_LE_U32 ENC_VOPC default
    0x5c2662260cb35d, // V_CMP_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270cb35d, // V_CMP_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a2442250cc354, // V_CMP_GT_U32 ENC_VOPC default
    0x5c2662260cc354, // V_CMP_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270cc354, // V_CMP_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a2442250cd372, // V_CMP_NE_U32 ENC_VOPC default
    0x5c2662260cd372, // V_CMP_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270cd372, // V_CMP_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a2442250ce34b, // V_CMP_GE_U32 ENC_VOPC default
    0x5c2662260ce34b, // V_CMP_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270ce34b, // V_CMP_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a2442250cf38d, // V_CMP_T_U32 ENC_VOPC default
    0x5c2662260cf38d, // V_CMP_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e2442270cf38d, // V_CMP_T_U32 VOPC_INST_LITERAL has_lit
    0x5a2442280d02dc, // V_CMPX_F_I32 ENC_VOPC default
    0x5c2662290d02dc, // V_CMPX_F_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d02dc, // V_CMPX_F_I32 VOPC_INST_LITERAL has_lit
    0x5a2442280d1303, // V_CMPX_LT_I32 ENC_VOPC default
    0x5c2662290d1303, // V_CMPX_LT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d1303, // V_CMPX_LT_I32 VOPC_INST_LITERAL has_lit
    0x5a2442280d22d3, // V_CMPX_EQ_I32 ENC_VOPC default
    0x5c2662290d22d3, // V_CMPX_EQ_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d22d3, // V_CMPX_EQ_I32 VOPC_INST_LITERAL has_lit
    0x5a2442280d32f7, // V_CMPX_LE_I32 ENC_VOPC default
    0x5c2662290d32f7, // V_CMPX_LE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d32f7, // V_CMPX_LE_I32 VOPC_INST_LITERAL has_lit
    0x5a2442280d42ee, // V_CMPX_GT_I32 ENC_VOPC default
    0x5c2662290d42ee, // V_CMPX_GT_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d42ee, // V_CMPX_GT_I32 VOPC_INST_LITERAL has_lit
    0x5a2442280d530c, // V_CMPX_NE_I32 ENC_VOPC default
    0x5c2662290d530c, // V_CMPX_NE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d530c, // V_CMPX_NE_I32 VOPC_INST_LITERAL has_lit
    0x5a2442280d62e5, // V_CMPX_GE_I32 ENC_VOPC default
    0x5c2662290d62e5, // V_CMPX_GE_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d62e5, // V_CMPX_GE_I32 VOPC_INST_LITERAL has_lit
    0x5a2442280d7327, // V_CMPX_T_I32 ENC_VOPC default
    0x5c2662290d7327, // V_CMPX_T_I32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422a0d7327, // V_CMPX_T_I32 VOPC_INST_LITERAL has_lit
    0x5a24422b0d82df, // V_CMPX_F_U32 ENC_VOPC default
    0x5c26622c0d82df, // V_CMPX_F_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0d82df, // V_CMPX_F_U32 VOPC_INST_LITERAL has_lit
    0x5a24422b0d9306, // V_CMPX_LT_U32 ENC_VOPC default
    0x5c26622c0d9306, // V_CMPX_LT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0d9306, // V_CMPX_LT_U32 VOPC_INST_LITERAL has_lit
    0x5a24422b0da2d6, // V_CMPX_EQ_U32 ENC_VOPC default
    0x5c26622c0da2d6, // V_CMPX_EQ_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0da2d6, // V_CMPX_EQ_U32 VOPC_INST_LITERAL has_lit
    0x5a24422b0db2fa, // V_CMPX_LE_U32 ENC_VOPC default
    0x5c26622c0db2fa, // V_CMPX_LE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0db2fa, // V_CMPX_LE_U32 VOPC_INST_LITERAL has_lit
    0x5a24422b0dc2f1, // V_CMPX_GT_U32 ENC_VOPC default
    0x5c26622c0dc2f1, // V_CMPX_GT_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0dc2f1, // V_CMPX_GT_U32 VOPC_INST_LITERAL has_lit
    0x5a24422b0dd30f, // V_CMPX_NE_U32 ENC_VOPC default
    0x5c26622c0dd30f, // V_CMPX_NE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0dd30f, // V_CMPX_NE_U32 VOPC_INST_LITERAL has_lit
    0x5a24422b0de2e8, // V_CMPX_GE_U32 ENC_VOPC default
    0x5c26622c0de2e8, // V_CMPX_GE_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0de2e8, // V_CMPX_GE_U32 VOPC_INST_LITERAL has_lit
    0x5a24422b0df32a, // V_CMPX_T_U32 ENC_VOPC default
    0x5c26622c0df32a, // V_CMPX_T_U32 VOPC_VOP_SDWA_SDST_ENC has_sdwa
    0x5e24422d0df32a, // V_CMPX_T_U32 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e0340, // V_CMP_F_I64 ENC_VOPC default
    0x5e26a22f0e0340, // V_CMP_F_I64 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e1367, // V_CMP_LT_I64 ENC_VOPC default
    0x5e26a22f0e1367, // V_CMP_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e2337, // V_CMP_EQ_I64 ENC_VOPC default
    0x5e26a22f0e2337, // V_CMP_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e335b, // V_CMP_LE_I64 ENC_VOPC default
    0x5e26a22f0e335b, // V_CMP_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e4352, // V_CMP_GT_I64 ENC_VOPC default
    0x5e26a22f0e4352, // V_CMP_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e5370, // V_CMP_NE_I64 ENC_VOPC default
    0x5e26a22f0e5370, // V_CMP_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e6349, // V_CMP_GE_I64 ENC_VOPC default
    0x5e26a22f0e6349, // V_CMP_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a26a22e0e738b, // V_CMP_T_I64 ENC_VOPC default
    0x5e26a22f0e738b, // V_CMP_T_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2300e8343, // V_CMP_F_U64 ENC_VOPC default
    0x5e26a2310e8343, // V_CMP_F_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2300e936a, // V_CMP_LT_U64 ENC_VOPC default
    0x5e26a2310e936a, // V_CMP_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2300ea33a, // V_CMP_EQ_U64 ENC_VOPC default
    0x5e26a2310ea33a, // V_CMP_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2300eb35e, // V_CMP_LE_U64 ENC_VOPC default
    0x5e26a2310eb35e, // V_CMP_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2300ec355, // V_CMP_GT_U64 ENC_VOPC default
    0x5e26a2310ec355, // V_CMP_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2300ed373, // V_CMP_NE_U64 ENC_VOPC default
    0x5e26a2310ed373, // V_CMP_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2300ee34c, // V_CMP_GE_U64 ENC_VOPC default
    0x5e26a2310ee34c, // V_CMP_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2300ef38e, // V_CMP_T_U64 ENC_VOPC default
    0x5e26a2310ef38e, // V_CMP_T_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f02dd, // V_CMPX_F_I64 ENC_VOPC default
    0x5e26a2330f02dd, // V_CMPX_F_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f1304, // V_CMPX_LT_I64 ENC_VOPC default
    0x5e26a2330f1304, // V_CMPX_LT_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f22d4, // V_CMPX_EQ_I64 ENC_VOPC default
    0x5e26a2330f22d4, // V_CMPX_EQ_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f32f8, // V_CMPX_LE_I64 ENC_VOPC default
    0x5e26a2330f32f8, // V_CMPX_LE_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f42ef, // V_CMPX_GT_I64 ENC_VOPC default
    0x5e26a2330f42ef, // V_CMPX_GT_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f530d, // V_CMPX_NE_I64 ENC_VOPC default
    0x5e26a2330f530d, // V_CMPX_NE_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f62e6, // V_CMPX_GE_I64 ENC_VOPC default
    0x5e26a2330f62e6, // V_CMPX_GE_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2320f7328, // V_CMPX_T_I64 ENC_VOPC default
    0x5e26a2330f7328, // V_CMPX_T_I64 VOPC_INST_LITERAL has_lit
    0x5a26a2340f82e0, // V_CMPX_F_U64 ENC_VOPC default
    0x5e26a2350f82e0, // V_CMPX_F_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2340f9307, // V_CMPX_LT_U64 ENC_VOPC default
    0x5e26a2350f9307, // V_CMPX_LT_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2340fa2d7, // V_CMPX_EQ_U64 ENC_VOPC default
    0x5e26a2350fa2d7, // V_CMPX_EQ_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2340fb2fb, // V_CMPX_LE_U64 ENC_VOPC default
    0x5e26a2350fb2fb, // V_CMPX_LE_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2340fc2f2, // V_CMPX_GT_U64 ENC_VOPC default
    0x5e26a2350fc2f2, // V_CMPX_GT_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2340fd310, // V_CMPX_NE_U64 ENC_VOPC default
    0x5e26a2350fd310, // V_CMPX_NE_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2340fe2e9, // V_CMPX_GE_U64 ENC_VOPC default
    0x5e26a2350fe2e9, // V_CMPX_GE_U64 VOPC_INST_LITERAL has_lit
    0x5a26a2340ff32b, // V_CMPX_T_U64 ENC_VOPC default
    0x5e26a2350ff32b, // V_CMPX_T_U64 VOPC_INST_LITERAL has_lit
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
    0x6015c25f01749a, // V_TRUNC_F64 ENC_VOP1 default
    0x6615c26001749a, // V_TRUNC_F64 VOP1_INST_LITERAL has_lit
    0x6015c25f0182ca, // V_CEIL_F64 ENC_VOP1 default
    0x6615c2600182ca, // V_CEIL_F64 VOP1_INST_LITERAL has_lit
    0x6015c25f019479, // V_RNDNE_F64 ENC_VOP1 default
    0x6615c260019479, // V_RNDNE_F64 VOP1_INST_LITERAL has_lit
    0x6015c25f01a3d5, // V_FLOOR_F64 ENC_VOP1 default
    0x6615c26001a3d5, // V_FLOOR_F64 VOP1_INST_LITERAL has_lit
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
    0x6015c25f025473, // V_RCP_F64 ENC_VOP1 default
    0x6615c260025473, // V_RCP_F64 VOP1_INST_LITERAL has_lit
    0x6015c25f02647c, // V_RSQ_F64 ENC_VOP1 default
    0x6615c26002647c, // V_RSQ_F64 VOP1_INST_LITERAL has_lit
    0x60128261027486, // V_SQRT_F32 ENC_VOP1 default
    0x62142262027486, // V_SQRT_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a263027486, // V_SQRT_F32 VOP1_VOP_DPP has_dpp
    0x66128264027486, // V_SQRT_F32 VOP1_INST_LITERAL has_lit
    0x6015c25f028487, // V_SQRT_F64 ENC_VOP1 default
    0x6615c260028487, // V_SQRT_F64 VOP1_INST_LITERAL has_lit
    0x60128261029484, // V_SIN_F32 ENC_VOP1 default
    0x62142262029484, // V_SIN_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a263029484, // V_SIN_F32 VOP1_VOP_DPP has_dpp
    0x66128264029484, // V_SIN_F32 VOP1_INST_LITERAL has_lit
    0x6012826102a394, // V_COS_F32 ENC_VOP1 default
    0x6214226202a394, // V_COS_F32 VOP1_VOP_SDWA has_sdwa
    0x6412a26302a394, // V_COS_F32 VOP1_VOP_DPP has_dpp
    0x6612826402a394, // V_COS_F32 VOP1_INST_LITERAL has_lit
    0x6012826502b457, // V_NOT_B32 ENC_VOP1 default
    0x6216026602b457, // V_NOT_B32 VOP1_VOP_SDWA has_sdwa
    0x6413c26702b457, // V_NOT_B32 VOP1_VOP_DPP has_dpp
    0x6612826802b457, // V_NOT_B32 VOP1_INST_LITERAL has_lit
    0x6012823602c2c7, // V_BFREV_B32 ENC_VOP1 default
    0x6212c23702c2c7, // V_BFREV_B32 VOP1_VOP_SDWA has_sdwa
    0x6412a23802c2c7, // V_BFREV_B32 VOP1_VOP_DPP has_dpp
    0x6612823902c2c7, // V_BFREV_B32 VOP1_INST_LITERAL has_lit
    0x6012826902d3d1, // V_FFBH_U32 ENC_VOP1 default
    0x6216026a02d3d1, // V_FFBH_U32 VOP1_VOP_SDWA has_sdwa
    0x6413c26b02d3d1, // V_FFBH_U32 VOP1_VOP_DPP has_dpp
    0x6612826c02d3d1, // V_FFBH_U32 VOP1_INST_LITERAL has_lit
    0x6012826902e3d2, // V_FFBL_B32 ENC_VOP1 default
    0x6216026a02e3d2, // V_FFBL_B32 VOP1_VOP_SDWA has_sdwa
    0x6413c26b02e3d2, // V_FFBL_B32 VOP1_VOP_DPP has_dpp
    0x6612826c02e3d2, // V_FFBL_B32 VOP1_INST_LITERAL has_lit
    0x6012826d02f3d0, // V_FFBH_I32 ENC_VOP1 default
    0x6216026e02f3d0, // V_FFBH_I32 VOP1_VOP_SDWA has_sdwa
    0x6413c26f02f3d0, // V_FFBH_I32 VOP1_VOP_DPP has_dpp
    0x6612827002f3d0, // V_FFBH_I32 VOP1_INST_LITERAL has_lit
    0x6013423b0303e0, // V_FREXP_EXP_I32_F64 ENC_VOP1 default
    0x6613423c0303e0, // V_FREXP_EXP_I32_F64 VOP1_INST_LITERAL has_lit
    0x6015c25f0313e3, // V_FREXP_MANT_F64 ENC_VOP1 default
    0x6615c2600313e3, // V_FREXP_MANT_F64 VOP1_INST_LITERAL has_lit
    0x6015c25f0323dd, // V_FRACT_F64 ENC_VOP1 default
    0x6615c2600323dd, // V_FRACT_F64 VOP1_INST_LITERAL has_lit
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
    0x6016427103939b, // V_CVT_F16_U16 ENC_VOP1 default
    0x6216827203939b, // V_CVT_F16_U16 VOP1_VOP_SDWA has_sdwa
    0x6416627303939b, // V_CVT_F16_U16 VOP1_VOP_DPP has_dpp
    0x6616427403939b, // V_CVT_F16_U16 VOP1_INST_LITERAL has_lit
    0x6016427503a39a, // V_CVT_F16_I16 ENC_VOP1 default
    0x6216827603a39a, // V_CVT_F16_I16 VOP1_VOP_SDWA has_sdwa
    0x6416627703a39a, // V_CVT_F16_I16 VOP1_VOP_DPP has_dpp
    0x6616427803a39a, // V_CVT_F16_I16 VOP1_INST_LITERAL has_lit
    0x6016c27903b3b8, // V_CVT_U16_F16 ENC_VOP1 default
    0x6217027a03b3b8, // V_CVT_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416e27b03b3b8, // V_CVT_U16_F16 VOP1_VOP_DPP has_dpp
    0x6616c27c03b3b8, // V_CVT_U16_F16 VOP1_INST_LITERAL has_lit
    0x6016c27d03c3a8, // V_CVT_I16_F16 ENC_VOP1 default
    0x6217027e03c3a8, // V_CVT_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416e27f03c3a8, // V_CVT_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616c28003c3a8, // V_CVT_I16_F16 VOP1_INST_LITERAL has_lit
    0x6017428103d471, // V_RCP_F16 ENC_VOP1 default
    0x6217828203d471, // V_RCP_F16 VOP1_VOP_SDWA has_sdwa
    0x6417628303d471, // V_RCP_F16 VOP1_VOP_DPP has_dpp
    0x6617428403d471, // V_RCP_F16 VOP1_INST_LITERAL has_lit
    0x6017428103e485, // V_SQRT_F16 ENC_VOP1 default
    0x6217828203e485, // V_SQRT_F16 VOP1_VOP_SDWA has_sdwa
    0x6417628303e485, // V_SQRT_F16 VOP1_VOP_DPP has_dpp
    0x6617428403e485, // V_SQRT_F16 VOP1_INST_LITERAL has_lit
    0x6017428103f47a, // V_RSQ_F16 ENC_VOP1 default
    0x6217828203f47a, // V_RSQ_F16 VOP1_VOP_SDWA has_sdwa
    0x6417628303f47a, // V_RSQ_F16 VOP1_VOP_DPP has_dpp
    0x6617428403f47a, // V_RSQ_F16 VOP1_INST_LITERAL has_lit
    0x601742810403ef, // V_LOG_F16 ENC_VOP1 default
    0x621782820403ef, // V_LOG_F16 VOP1_VOP_SDWA has_sdwa
    0x641762830403ef, // V_LOG_F16 VOP1_VOP_DPP has_dpp
    0x661742840403ef, // V_LOG_F16 VOP1_INST_LITERAL has_lit
    0x601742810413ce, // V_EXP_F16 ENC_VOP1 default
    0x621782820413ce, // V_EXP_F16 VOP1_VOP_SDWA has_sdwa
    0x641762830413ce, // V_EXP_F16 VOP1_VOP_DPP has_dpp
    0x661742840413ce, // V_EXP_F16 VOP1_INST_LITERAL has_lit
    0x601742810423e1, // V_FREXP_MANT_F16 ENC_VOP1 default
    0x621782820423e1, // V_FREXP_MANT_F16 VOP1_VOP_SDWA has_sdwa
    0x641762830423e1, // V_FREXP_MANT_F16 VOP1_VOP_DPP has_dpp
    0x661742840423e1, // V_FREXP_MANT_F16 VOP1_INST_LITERAL has_lit
    0x6016c27d0433de, // V_FREXP_EXP_I16_F16 ENC_VOP1 default
    0x6217027e0433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416e27f0433de, // V_FREXP_EXP_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616c2800433de, // V_FREXP_EXP_I16_F16 VOP1_INST_LITERAL has_lit
    0x601742810443d3, // V_FLOOR_F16 ENC_VOP1 default
    0x621782820443d3, // V_FLOOR_F16 VOP1_VOP_SDWA has_sdwa
    0x641762830443d3, // V_FLOOR_F16 VOP1_VOP_DPP has_dpp
    0x661742840443d3, // V_FLOOR_F16 VOP1_INST_LITERAL has_lit
    0x601742810452c8, // V_CEIL_F16 ENC_VOP1 default
    0x621782820452c8, // V_CEIL_F16 VOP1_VOP_SDWA has_sdwa
    0x641762830452c8, // V_CEIL_F16 VOP1_VOP_DPP has_dpp
    0x661742840452c8, // V_CEIL_F16 VOP1_INST_LITERAL has_lit
    0x60174281046498, // V_TRUNC_F16 ENC_VOP1 default
    0x62178282046498, // V_TRUNC_F16 VOP1_VOP_SDWA has_sdwa
    0x64176283046498, // V_TRUNC_F16 VOP1_VOP_DPP has_dpp
    0x66174284046498, // V_TRUNC_F16 VOP1_INST_LITERAL has_lit
    0x60174281047477, // V_RNDNE_F16 ENC_VOP1 default
    0x62178282047477, // V_RNDNE_F16 VOP1_VOP_SDWA has_sdwa
    0x64176283047477, // V_RNDNE_F16 VOP1_VOP_DPP has_dpp
    0x66174284047477, // V_RNDNE_F16 VOP1_INST_LITERAL has_lit
    0x601742810483db, // V_FRACT_F16 ENC_VOP1 default
    0x621782820483db, // V_FRACT_F16 VOP1_VOP_SDWA has_sdwa
    0x641762830483db, // V_FRACT_F16 VOP1_VOP_DPP has_dpp
    0x661742840483db, // V_FRACT_F16 VOP1_INST_LITERAL has_lit
    0x60174281049483, // V_SIN_F16 ENC_VOP1 default
    0x62178282049483, // V_SIN_F16 VOP1_VOP_SDWA has_sdwa
    0x64176283049483, // V_SIN_F16 VOP1_VOP_DPP has_dpp
    0x66174284049483, // V_SIN_F16 VOP1_INST_LITERAL has_lit
    0x6017428104a393, // V_COS_F16 ENC_VOP1 default
    0x6217828204a393, // V_COS_F16 VOP1_VOP_SDWA has_sdwa
    0x6417628304a393, // V_COS_F16 VOP1_VOP_DPP has_dpp
    0x6617428404a393, // V_COS_F16 VOP1_INST_LITERAL has_lit
    0x6016c27d04d3ab, // V_CVT_NORM_I16_F16 ENC_VOP1 default
    0x6217027e04d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416e27f04d3ab, // V_CVT_NORM_I16_F16 VOP1_VOP_DPP has_dpp
    0x6616c28004d3ab, // V_CVT_NORM_I16_F16 VOP1_INST_LITERAL has_lit
    0x6016c27904e3ac, // V_CVT_NORM_U16_F16 ENC_VOP1 default
    0x6217027a04e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_SDWA has_sdwa
    0x6416e27b04e3ac, // V_CVT_NORM_U16_F16 VOP1_VOP_DPP has_dpp
    0x6616c27c04e3ac, // V_CVT_NORM_U16_F16 VOP1_INST_LITERAL has_lit
    0x6012828504f481, // V_SAT_PK_U8_I16 ENC_VOP1 default
    0x6216028604f481, // V_SAT_PK_U8_I16 VOP1_VOP_SDWA has_sdwa
    0x6413c28704f481, // V_SAT_PK_U8_I16 VOP1_VOP_DPP has_dpp
    0x6612828804f481, // V_SAT_PK_U8_I16 VOP1_INST_LITERAL has_lit
    0x6817c289051496, // V_SWAP_B32 ENC_VOP1 default
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
    0x7a21e2e2000464, // V_PK_MAD_I16 ENC_VOP3P default
    0x7c2202e300146d, // V_PK_MUL_LO_U16 ENC_VOP3P default
    0x7c2202e400245d, // V_PK_ADD_I16 ENC_VOP3P default
    0x7c2202e400346e, // V_PK_SUB_I16 ENC_VOP3P default
    0x7c2202e5004462, // V_PK_LSHLREV_B16 ENC_VOP3P default
    0x7c2202e5005463, // V_PK_LSHRREV_B16 ENC_VOP3P default
    0x7c2202e600645f, // V_PK_ASHRREV_I16 ENC_VOP3P default
    0x7c2202e4007467, // V_PK_MAX_I16 ENC_VOP3P default
    0x7c2202e400846a, // V_PK_MIN_I16 ENC_VOP3P default
    0x7a21e2e7009465, // V_PK_MAD_U16 ENC_VOP3P default
    0x7c2202e300a45e, // V_PK_ADD_U16 ENC_VOP3P default
    0x7c2202e300b46f, // V_PK_SUB_U16 ENC_VOP3P default
    0x7c2202e300c468, // V_PK_MAX_U16 ENC_VOP3P default
    0x7c2202e300d46b, // V_PK_MIN_U16 ENC_VOP3P default
    0x7a2222e800e461, // V_PK_FMA_F16 ENC_VOP3P default
    0x7c2240ed00f45c, // V_PK_ADD_F16 ENC_VOP3P default
    0x7c2240ed01046c, // V_PK_MUL_F16 ENC_VOP3P default
    0x7c2240ed011469, // V_PK_MIN_F16 ENC_VOP3P default
    0x7c2240ed012466, // V_PK_MAX_F16 ENC_VOP3P default
    0x7a2262e902040b, // V_MAD_MIX_F32 ENC_VOP3P default
    0x7a2262ea02140a, // V_MAD_MIXLO_F16 ENC_VOP3P default
    0x7a2262ea022409, // V_MAD_MIXHI_F16 ENC_VOP3P default
    0x7a2282eb0233c5, // V_DOT2_F32_F16 ENC_VOP3P default
    0x7a21e2ec0263c6, // V_DOT2_I32_I16 ENC_VOP3P default
    0x7a21e1120273c7, // V_DOT2_U32_U16 ENC_VOP3P default
    0x7a22a2ed0283c9, // V_DOT4_I32_I8 ENC_VOP3P default
    0x7a22a1110293ca, // V_DOT4_U32_U8 ENC_VOP3P default
    0x7a22a2ee02a3cc, // V_DOT8_I32_I4 ENC_VOP3P default
    0x7a22a2ef02b3cd, // V_DOT8_U32_U4 ENC_VOP3P default
    0x7e22c2f004042b, // V_MFMA_F32_32X32X1F32 VOP3P_MFMA default
    0x7e22e2f1041426, // V_MFMA_F32_16X16X1F32 VOP3P_MFMA default
    0x7e2302f2042431, // V_MFMA_F32_4X4X1F32 VOP3P_MFMA default
    0x7e22e2f104442d, // V_MFMA_F32_32X32X2F32 VOP3P_MFMA default
    0x7e2302f2045429, // V_MFMA_F32_16X16X4F32 VOP3P_MFMA default
    0x7e2322f304842f, // V_MFMA_F32_32X32X4F16 VOP3P_MFMA default
    0x7e2342f4049428, // V_MFMA_F32_16X16X4F16 VOP3P_MFMA default
    0x7e2362f504a433, // V_MFMA_F32_4X4X4F16 VOP3P_MFMA default
    0x7e2342f404c430, // V_MFMA_F32_32X32X8F16 VOP3P_MFMA default
    0x7e2362f504d425, // V_MFMA_F32_16X16X16F16 VOP3P_MFMA default
    0x7e22c2f6050436, // V_MFMA_I32_32X32X4I8 VOP3P_MFMA default
    0x7e22e2f7051435, // V_MFMA_I32_16X16X4I8 VOP3P_MFMA default
    0x7e2302f8052438, // V_MFMA_I32_4X4X4I8 VOP3P_MFMA default
    0x7e22e2f7054437, // V_MFMA_I32_32X32X8I8 VOP3P_MFMA default
    0x7e2302f8055434, // V_MFMA_I32_16X16X16I8 VOP3P_MFMA default
    0x802382f90582ae, // V_ACCVGPR_READ ENC_VOP3P default
    0x8223a2fa0592af, // V_ACCVGPR_WRITE ENC_VOP3P default
    0x7e23c2fb06842c, // V_MFMA_F32_32X32X2BF16 VOP3P_MFMA default
    0x7e23e2fc069427, // V_MFMA_F32_16X16X2BF16 VOP3P_MFMA default
    0x7e2402fd06b432, // V_MFMA_F32_4X4X2BF16 VOP3P_MFMA default
    0x7e23e2fc06c42e, // V_MFMA_F32_32X32X4BF16 VOP3P_MFMA default
    0x7e2402fd06d42a, // V_MFMA_F32_16X16X8BF16 VOP3P_MFMA default
];
