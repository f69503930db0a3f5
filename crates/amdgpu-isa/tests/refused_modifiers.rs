//! Modifiers that the builder refuses, and LLVM too (its message is quoted); just inside the limit both give the same bytes.
#![cfg(all(feature = "cdna1", feature = "cdna3", feature = "rdna2", feature = "rdna3", feature = "rdna4"))]

mod building;

use amdgpu_isa::{Builder, EncodeError, Lint, OperandError};
use building::{build, bytes, operand};

/// Whether the form lacks the modifier.
fn lacks(builder: Builder, name: &'static str) -> bool {
    matches!(builder.with(name, 1).encode(), Err(EncodeError::NoModifier { name: found }) if found == name)
}

#[test]
fn cache_policies_of_other_generations() {
    let load = |target, name| build(target, name).vgpr(0).vgprs(2, 2).off();
    let dword = |target| load(target, "GLOBAL_LOAD_DWORD");
    // gfx908: global_load_dword v0, v[2:3], off dlc: "dlc modifier is not supported on this GPU"
    assert!(lacks(dword("gfx908"), "dlc"));
    let policy = dword("gfx908").with("glc", 1).with("slc", 1);
    assert_eq!(bytes(policy), [0x00, 0x80, 0x53, 0xdc, 0x02, 0x00, 0x7f, 0x00]);
    // gfx1030: global_load_dword v0, v[2:3], off sc0: "invalid operand for instruction"
    assert!(lacks(dword("gfx1030"), "sc0"));
    let policy = dword("gfx1030").with("glc", 1).with("dlc", 1);
    assert_eq!(bytes(policy), [0x00, 0x90, 0x31, 0xdc, 0x02, 0x00, 0x7d, 0x00]);
    // gfx942: global_load_dword v0, v[2:3], off glc: "invalid operand for instruction"
    assert!(lacks(dword("gfx942"), "glc"));
    let policy = dword("gfx942").with("sc0", 1).with("nt", 1).with("sc1", 1);
    assert_eq!(bytes(policy), [0x00, 0x80, 0x53, 0xde, 0x02, 0x00, 0x7f, 0x00]);
    // gfx1100: global_load_b32 v0, v[2:3], off th:TH_LOAD_NT: "not a valid operand."
    assert!(lacks(load("gfx1100", "GLOBAL_LOAD_B32"), "th"));
    // gfx1200: global_load_b32 v0, v[2:3], off glc: "invalid operand for instruction"
    assert!(lacks(load("gfx1200", "GLOBAL_LOAD_B32"), "glc"));
    let policy = load("gfx1200", "GLOBAL_LOAD_B32").with("th", 1).with("scope", 2);
    assert_eq!(bytes(policy), [0x7c, 0x00, 0x05, 0xee, 0x00, 0x00, 0x18, 0x00, 0x02, 0x00, 0x00, 0x00]);
    // th:8: "expected an identifier", th:TH_LOAD_8: "invalid th value"; scope:4: "invalid scope value"
    for (name, most) in [("th", 7), ("scope", 3)] {
        let refused = load("gfx1200", "GLOBAL_LOAD_B32").with(name, most + 1).encode();
        let is_range = |error: &EncodeError| matches!(error, EncodeError::ModifierRange { name: n, most: m, .. } if (*n, *m) == (name, most));
        assert!(matches!(&refused, Err(error) if is_range(error)), "{refused:?}");
    }
    // th:TH_LOAD_NT_HT scope:SCOPE_SYS
    let policy = load("gfx1200", "GLOBAL_LOAD_B32").with("th", 6).with("scope", 3);
    assert_eq!(bytes(policy), [0x7c, 0x00, 0x05, 0xee, 0x00, 0x00, 0x6c, 0x00, 0x02, 0x00, 0x00, 0x00]);
}

#[test]
fn clamp_and_multiplication_of_integers() {
    let three = |name| build("gfx1100", name).encoding("ENC_VOP3").vgpr(0).vgpr(1).vgpr(2);
    // v_and_b32_e64 v0, v1, v2 clamp: "invalid operand for instruction"; mul:2: "not a valid operand."
    assert!(lacks(three("V_AND_B32"), "clamp"));
    assert!(lacks(three("V_AND_B32"), "omod"));
    assert_eq!(bytes(three("V_AND_B32")), [0x00, 0x00, 0x1b, 0xd5, 0x01, 0x05, 0x02, 0x00]);
    // v_add_nc_u32 v0, v1, v2 clamp
    assert_eq!(bytes(three("V_ADD_NC_U32").with("clamp", 1)), [0x00, 0x80, 0x25, 0xd5, 0x01, 0x05, 0x02, 0x00]);
    // v_add_f32 v0, v1, v2 clamp mul:2
    let add = three("V_ADD_F32").with("clamp", 1).with("omod", 1);
    assert_eq!(bytes(add), [0x00, 0x80, 0x03, 0xd5, 0x01, 0x05, 0x02, 0x08]);
    // v_and_b32_e64 v0, -v1, v2: "not a valid operand."
    let negated = build("gfx1100", "V_AND_B32").encoding("ENC_VOP3").vgpr(0).vgpr(1).neg().vgpr(2);
    assert_eq!(operand(negated), (1, OperandError::NoModifier));
    // v_fma_f32 v0, v1, v2, v3 op_sel:[1,0,0,0]: "not a valid operand."
    let fma = |name| build("gfx1100", name).vgpr(0).vgpr(1).vgpr(2).vgpr(3);
    assert!(lacks(fma("V_FMA_F32"), "op_sel"));
}

#[test]
fn selectors_of_sdwa() {
    let add = |name, selector| {
        let mut add = build("gfx908", "V_ADD_F32").encoding("VOP2_VOP_SDWA").vgpr(0).vgpr(1).vgpr(2);
        for (known, value) in [("dst_sel", 6), ("dst_unused", 2), ("src0_sel", 6), ("src1_sel", 5)] {
            add = add.with(known, if known == name { selector } else { value });
        }
        add
    };
    // v_add_f32_sdwa v0, v1, v2 dst_sel:7 ..: "invalid dst_sel value"; the same of the others.
    for (selector, value) in [("dst_sel", 7), ("src0_sel", 7), ("src1_sel", 7), ("dst_unused", 3)] {
        let refused = add(selector, value).encode();
        let expected = |lint: &Lint| matches!(lint, Lint::ReservedModifier { name, .. } if *name == selector);
        assert!(matches!(&refused, Err(EncodeError::Illegal(lint)) if expected(lint)), "{refused:?}");
    }
    assert!(matches!(add("dst_sel", 8).encode(), Err(EncodeError::ModifierRange { name: "dst_sel", most: 7, .. })));
    // v_add_f32_sdwa v0, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:WORD_1
    assert_eq!(bytes(add("dst_sel", 6)), [0xf9, 0x04, 0x00, 0x02, 0x01, 0x16, 0x06, 0x05]);
}

#[test]
fn lds_has_no_parts() {
    // gfx908: v_mov_b32_sdwa v0, src_lds_direct: "lds_direct cannot be used with this instruction"
    let lds = amdgpu_isa::Argument::LdsDirect;
    let part = build("gfx908", "V_MOV_B32").encoding("VOP1_VOP_SDWA").vgpr(0).operand(lds);
    assert_eq!(operand(part), (1, OperandError::Class));
    // v_mov_b32_e32 v0, src_lds_direct
    assert_eq!(bytes(build("gfx908", "V_MOV_B32").vgpr(0).operand(lds)), [0xfe, 0x02, 0x00, 0x7e]);
}

#[test]
fn bits_that_mean_nothing_in_the_instruction() {
    // gfx908: global_store_dword v[2:3], v0, off lds: "invalid operand for instruction"; global_load_dword v[2:3], off lds
    let store = build("gfx908", "GLOBAL_STORE_DWORD").vgprs(2, 2).vgpr(0).off();
    assert!(lacks(store, "lds"));
    // gfx1030: image_atomic_add v1, v2, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D d16: "invalid operand for instruction"
    let image = |name| build("gfx1030", name).encoding("ENC_MIMG").vgpr(1).vgpr(2).sgprs(0, 8).with("dmask", 1).with("dim", 0);
    assert!(lacks(image("IMAGE_ATOMIC_ADD"), "d16"));
    // image_load v1, v2, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D d16
    assert_eq!(bytes(image("IMAGE_LOAD").with("d16", 1)), [0x00, 0x01, 0x00, 0xf0, 0x02, 0x01, 0x00, 0x80]);
    // ds_bpermute_b32 v0, v1, v2 gds: "invalid operand for instruction"
    assert!(lacks(build("gfx1100", "DS_BPERMUTE_B32").vgpr(0).vgpr(1).vgpr(2), "gds"));
    // v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7] clamp: "invalid operand for instruction"
    let wmma = |name, factor| build("gfx1100", name).vgprs(0, 8).vgprs(8, factor).vgprs(16, factor).vgprs(0, 8);
    assert!(lacks(wmma("V_WMMA_F32_16X16X16_F16", 8), "clamp"));
    // v_wmma_i32_16x16x16_iu8 v[0:7], v[8:11], v[16:19], v[0:7] clamp
    let clamped = wmma("V_WMMA_I32_16X16X16_IU8", 4).with("clamp", 1);
    assert_eq!(bytes(clamped), [0x00, 0xc0, 0x44, 0xcc, 0x08, 0x21, 0x02, 0x1c]);
    // gfx942: v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], v10 blgp:1: "not a valid operand."
    let sparse = build("gfx942", "V_SMFMAC_F32_16X16X32_F16").vgprs(0, 4).vgprs(4, 2).vgprs(6, 4).vgpr(10);
    assert!(lacks(sparse, "blgp"));
    // gfx908: buffer_atomic_add_f32 v1, off, s[4:7], s2 glc: "operands are not valid for this GPU or mode"
    let atomic = |name| build("gfx908", name).vgpr(1).off().sgprs(4, 4).sgpr(2);
    assert!(lacks(atomic("BUFFER_ATOMIC_ADD_F32"), "glc"));
    // buffer_atomic_add v1, off, s[4:7], s2 glc
    let returning = atomic("BUFFER_ATOMIC_ADD").with("glc", 1);
    assert_eq!(bytes(returning), [0x00, 0x40, 0x08, 0xe1, 0x00, 0x01, 0x01, 0x02]);
}
