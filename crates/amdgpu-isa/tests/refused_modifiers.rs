//! Modifiers that the builder refuses, and LLVM too (its message is quoted); just inside the limit both give the same bytes.
#![cfg(all(feature = "cdna1", feature = "cdna3", feature = "rdna2", feature = "rdna3", feature = "rdna4"))]

use amdgpu_isa::{Builder, EncodeError, Generation, Lint, OperandError};

fn build(target: &str, name: &str) -> Builder {
    let isa = Generation::from_target(target).unwrap().isa();
    isa.build(isa.lookup(name).unwrap().opcode())
}

fn bytes(builder: Builder) -> Vec<u8> {
    let inst = builder.encode().unwrap();
    inst.to_bytes()[..inst.len_bytes()].to_vec()
}

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
    // A temporal hint of eight does not fit.
    let hint = load("gfx1200", "GLOBAL_LOAD_B32").with("th", 8).encode();
    assert!(matches!(hint, Err(EncodeError::ModifierRange { name: "th", most: 7, .. })), "{hint:?}");
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
    let negated = build("gfx1100", "V_AND_B32").encoding("ENC_VOP3").vgpr(0).vgpr(1).neg().vgpr(2).encode();
    assert!(matches!(negated, Err(EncodeError::Operand { index: 1, reason: OperandError::NoModifier })), "{negated:?}");
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
    let part = build("gfx908", "V_MOV_B32").encoding("VOP1_VOP_SDWA").vgpr(0).operand(lds).encode();
    assert!(matches!(part, Err(EncodeError::Operand { index: 1, reason: OperandError::Class })), "{part:?}");
    // v_mov_b32_e32 v0, src_lds_direct
    assert_eq!(bytes(build("gfx908", "V_MOV_B32").vgpr(0).operand(lds)), [0xfe, 0x02, 0x00, 0x7e]);
}
