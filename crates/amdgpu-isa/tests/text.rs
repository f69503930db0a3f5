//! Text of instructions: inputs on which tools went wrong in public, each as llvm-mc 22.1.8 prints it, and the options of text.
#![cfg(all(
    feature = "cdna1",
    feature = "cdna2",
    feature = "cdna3",
    feature = "cdna4",
    feature = "rdna1",
    feature = "rdna2",
    feature = "rdna3",
    feature = "rdna3_5",
    feature = "rdna4"
))]

use amdgpu_isa::{Generation, Inst};

/// Where it was reported, LLVM's target, bytes in memory order, LLVM's text.
const REPORTED: &[(&str, &str, &str, &str)] = &[
    ("llvm#55536", "gfx942", "fc00e6d302090e04", "v_smfmac_f32_16x16x32_bf16 v[252:255], v[2:3], v[4:7], v3"),
    ("llvm#56784", "gfx942", "0a00cdd302091a0c", "v_mfma_f32_16x16x16_f16 v[10:13], a[2:3], v[4:5], v[6:9]"),
    (
        "llvm#51065",
        "gfx1030",
        "080800f101fe6280",
        "image_gather4 v[254:255], v[1:2], s[8:15], s[12:15] dmask:0x8 dim:SQ_RSRC_IMG_2D d16",
    ),
    ("llvm#54691", "gfx1030", "01040a04", "v_dot2c_f32_f16 v5, s1, v2"),
    ("llvm#59467", "gfx1100", "ff0036d501050200", "v_fmac_f16_e64 v255.l, v1.l, v2.l"),
    ("llvm#59468", "gfx1100", "050836d501050200", "v_fmac_f16_e64 v5.l, v1.h, v2.l op_sel:[1,0,0,0]"),
    ("llvm#61623", "gfx1100", "020835d500020200", "v_mul_f16_e64 v2.l, s0, v1.l op_sel:[1,0,0]"),
    ("llvm#56036", "gfx1100", "050085d5e900000001000000", "v_cvt_f32_i32_e64_dpp v5, v1 dpp8:[0,0,0,0,0,0,0,0]"),
    ("llvm#56163", "gfx1100", "0000c2d4e904000001773905", "v_cmpx_eq_i32_e64_dpp v1, s2 dpp8:[7,6,5,4,3,2,1,0]"),
    (
        "llvm#82710",
        "gfx1100",
        "004013ccfa040e1c017a04ff",
        "v_dot2_f32_f16_e64_dpp v0, v1, v2, v3 quad_perm:[2,2,3,1] row_mask:0xf bank_mask:0xf fi:1",
    ),
    ("PR#223825", "gfx1100", "ffc1dbd5ff00013a0bfe0000", "v_floor_f16_e64 v255.h, -|0xfe0b| op_sel:[0,1] clamp div:2"),
    ("llvm#53136", "gfx1030", "004024dc00007f01", "scratch_load_sbyte v1, off, off"),
    ("PR#158685", "gfx1010", "05000dd701ff0100abcdffff", "v_add_nc_i16 v5, v1, 0xcdab"),
    ("prosper#878", "gfx1030", "0105007034120000", "v_fmaak_f16 v0, v1, v2, 0x1234"),
    ("prosper#878", "gfx1030", "0105006e34120000", "v_fmamk_f16 v0, v1, 0x1234, v2"),
    (
        "prosper#2422",
        "gfx1030",
        "080780f007046000",
        "image_sample v[4:6], v[7:8], s[0:7], s[12:15] dmask:0x7 dim:SQ_RSRC_IMG_2D",
    ),
    ("prosper PR#58", "gfx1010", "2112263e", "v_mac_f32_e32 v19, s33, v9"),
    ("KytyPS5#468", "gfx1030", "7e09febe", "s_wqm_b32 exec_lo, exec_lo"),
    ("sharpemu#226", "gfx1030", "000060d701050000", "v_readlane_b32 s0, v1, s2"),
    ("sharpemu#226", "gfx1030", "000061d701040000", "v_writelane_b32 v0, s1, s2"),
    ("sharpemu#232", "gfx1030", "000073d701050e04", "v_mad_u32_u16 v0, v1, v2, v3"),
    ("CLRX#33", "gfx1030", "ff02120201c2ea70", "v_cndmask_b32_e32 v9, 0x70eac201, v1, vcc_lo"),
    ("rs#10599", "gfx942", "f09f50dc01000200", "global_load_dword v0, v1, s[2:3] offset:-16"),
    ("rs#10599", "gfx942", "f05f50dc00000200", "scratch_load_dword v0, off, s2 offset:-16"),
    ("rs#8828", "gfx1201", "7c0005ee0000000001000000", "global_load_b32 v0, v[1:2], off"),
    ("rs#8828", "gfx1201", "030005c40008800000080000", "buffer_load_b32 v0, off, s[4:7], s3 offset:8"),
    ("dyninst#2365", "gfx942", "011800baf0000000", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0xf0"),
    (
        "dyninst#2366",
        "gfx950",
        "0000acd3183302000008add304195204",
        "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[20:23], v24, v25 op_sel_hi:[0,0,0]",
    ),
    // Found by `verify`.
    ("corpus", "gfx1150", "b7004cd68cfffda31b009717", "v_max3_f16 v183.l, -v140.l, lit(0x1797001b), -lit(0x1797001b)"),
    ("corpus", "gfx1200", "040089bf", "s_waitcnt vmcnt(0) expcnt(4) lgkmcnt(0)"),
    ("isa_spec_manager", "gfx942", "02000080", "s_add_u32 s0, s2, s0"),
    ("isa_spec_manager", "gfx1200", "02000080", "s_add_co_u32 s0, s2, s0"),
    ("isa_spec_manager#6", "gfx1150", "00009fbf", "s_code_end"),
];

/// LLVM's target, bytes, and LLVM's text with `--mattr=+wavefrontsize64`.
const WAVE64: &[(&str, &str, &str)] = &[
    ("gfx1030", "ff02120201c2ea70", "v_cndmask_b32_e32 v9, 0x70eac201, v1, vcc"),
    ("gfx1100", "024040cc1245ca1c", "v_wmma_f32_16x16x16_f16 v[2:5], v[18:25], v[34:41], v[50:53]"),
    ("gfx1100", "024045cc1245ca1c", "v_wmma_i32_16x16x16_iu4 v[2:5], v[18:19], v[34:35], v[50:53]"),
    ("gfx1200", "024040cc1245ca1c", "v_wmma_f32_16x16x16_f16 v[2:5], v[18:19], v[34:35], v[50:53]"),
    ("gfx1200", "024045cc1245ca1c", "v_wmma_i32_16x16x16_iu4 v[2:5], v18, v34, v[50:53]"),
    ("gfx1200", "024055cc1245ca1c", "v_swmmac_i32_16x16x32_iu4 v[2:5], v18, v34, v50"),
    ("gfx1200", "04c015ee02000000ff000000", "global_load_tr_b128 v[2:3], v255, s[4:5]"),
];

fn decode(target: &str, hex: &str) -> Inst {
    let bytes: Vec<u8> = (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect();
    let isa = Generation::from_target(target).unwrap().isa();
    let (_, result) = isa.stream(&bytes).next().unwrap();
    let inst = result.unwrap_or_else(|error| panic!("{target} {hex}: {error}"));
    assert_eq!(inst.len_bytes(), bytes.len(), "{target} {hex}");
    inst
}

#[test]
fn reported_inputs_are_spelt_as_llvm_spells_them() {
    for (source, target, hex, text) in REPORTED {
        assert_eq!(decode(target, hex).to_string(), *text, "{source} {target} {hex}");
    }
}

#[test]
fn wave64_widens_lane_masks_and_spreads_matrices() {
    for (target, hex, text) in WAVE64 {
        let inst = decode(target, hex);
        assert_eq!(inst.text().wave64().to_string(), *text, "{target} {hex}");
        assert_eq!(inst.text().wave64().wave32().to_string(), inst.to_string(), "{target} {hex}");
        assert_ne!(inst.to_string(), *text, "{target} {hex}");
    }
}

#[test]
fn a_branch_names_its_target() {
    // llvm-mc assembles `s_branch there`, eight dwords before `there`, to these bytes.
    let inst = decode("gfx1100", "0700a0bf");
    assert_eq!(inst.to_string(), "s_branch 7");
    assert_eq!(inst.text().label("there").to_string(), "s_branch there");
    let long = "l".repeat(2000);
    assert_eq!(inst.text().label(&long).to_string(), format!("s_branch {long}"));
    // Upper case does not make it another name.
    assert_eq!(inst.text().uppercase().label("there").to_string(), "S_BRANCH there");
    // llvm-objdump prints a call to its own address so.
    assert_eq!(decode("gfx1100", "ffff04ba").text().label("there").to_string(), "s_call_b64 s[4:5], there");
    let inst = decode("gfx90a", "078008b7");
    assert_eq!(inst.text().label("there").to_string(), "s_addk_i32 s8, 0x8007", "not a branch");
}

#[test]
fn upper_case_and_names_of_the_specification() {
    let inst = decode("gfx1100", "050836d501050200");
    assert_eq!(inst.text().uppercase().to_string(), inst.to_string().to_uppercase());
    // LLVM calls V_MAD_MIX_F32 of gfx908 by its successor's name.
    let inst = decode("gfx908", "0200a0d312454a04");
    assert_eq!(inst.to_string(), "v_fma_mix_f32 v2, v18, v34, v18");
    assert_eq!(inst.text().amd_names().to_string(), "v_mad_mix_f32 v2, v18, v34, v18");
    assert_eq!(inst.text().amd_names().uppercase().to_string(), "V_MAD_MIX_F32 V2, V18, V34, V18");
}
