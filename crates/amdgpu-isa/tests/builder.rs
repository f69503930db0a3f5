//! What the builder makes of operands that can be said in two ways, and what it refuses of them: bytes and messages are llvm-mc's.
#![cfg(all(feature = "cdna2", feature = "cdna3", feature = "rdna3", feature = "rdna3_5", feature = "rdna4"))]

mod building;

use amdgpu_isa::asm::Problem;
use amdgpu_isa::{Argument, Bank, EncodeError, Generation, OperandError, Part, Registers, Scattered};
use building::{build, bytes, operand};

#[test]
fn one_bit_for_several_accumulators() {
    let mfma = || build("gfx942", "V_MFMA_F32_32X32X8_F16").acc_vgprs(0, 16).vgprs(18, 2).vgprs(20, 2);
    assert_eq!(bytes(mfma().acc_vgprs(0, 16)), [0x00, 0x80, 0xcc, 0xd3, 0x12, 0x29, 0x02, 0x04]);
    // a[0:15], v[18:19], v[20:21], v[0:15]: "invalid operand for instruction"
    assert_eq!(operand(mfma().vgprs(0, 16)), (3, OperandError::Class));
    // gfx90a: ds_cmpst_rtn_b32 a0, v1, v2, a3: "invalid operand for instruction"
    let swap = || build("gfx90a", "DS_CMPST_RTN_B32").acc_vgprs(0, 1).vgpr(1);
    assert_eq!(operand(swap().vgpr(2).acc_vgprs(3, 1)), (2, OperandError::Class));
    assert_eq!(bytes(swap().acc_vgprs(2, 1).acc_vgprs(3, 1)), [0x00, 0x00, 0x60, 0xda, 0x01, 0x02, 0x03, 0x00]);
}

#[test]
fn a_run_as_an_address_of_single_registers() {
    let sample = |address: Argument| {
        let sample = build("gfx1200", "IMAGE_SAMPLE").vgprs(0, 4).operand(address).sgprs(8, 8).sgprs(16, 4);
        sample.with("dmask", 15).with("dim", 1)
    };
    let run = |count| Argument::Registers(Registers::new(Bank::Vgpr, 4, count));
    // image_sample v[0:3], [v4, v5], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
    let expected = [0x01, 0xc0, 0xc6, 0xe7, 0x00, 0x10, 0x00, 0x08, 0x04, 0x05, 0x00, 0x00];
    assert_eq!(bytes(sample(run(2))), expected);
    assert_eq!(bytes(sample(Argument::Scattered(Scattered::new([4, 5], 1)))), expected);
    assert_eq!(operand(sample(run(3))), (1, OperandError::Size { expected: 2 }));
}

#[test]
fn an_immediate_offset_as_an_operand() {
    let load = |target, name| build(target, name).sgprs(4, 4).sgprs(0, 2);
    // s_load_b128 s[4:7], s[0:1], 0x10
    let expected = [0x00, 0x41, 0x00, 0xf4, 0x10, 0x00, 0x00, 0xf8];
    assert_eq!(bytes(load("gfx1200", "S_LOAD_B128").int(16)), expected);
    assert_eq!(bytes(load("gfx1200", "S_LOAD_B128").off().with("offset", 16)), expected);
    // "expected a 24-bit signed offset"
    let range = OperandError::Number { least: -0x80_0000, most: 0x7f_ffff };
    assert_eq!(operand(load("gfx1200", "S_LOAD_B128").int(0x100_0000)), (2, range));
    let expected = [0x00, 0x01, 0x0a, 0xc0, 0x10, 0x00, 0x00, 0x00];
    assert_eq!(bytes(load("gfx942", "S_LOAD_DWORDX4").int(16)), expected);
}

#[test]
fn distances_of_branches() {
    let branch = |bytes| build("gfx1200", "S_BRANCH").branch(bytes);
    // s_branch 32767, s_branch -32768
    assert_eq!(bytes(branch(131_068)), [0xff, 0x7f, 0xa0, 0xbf]);
    assert_eq!(bytes(branch(-131_072)), [0x00, 0x80, 0xa0, 0xbf]);
    let range = OperandError::Number { least: -131_072, most: 131_068 };
    assert_eq!(operand(branch(131_072)), (0, range));
    assert_eq!(operand(branch(-131_076)), (0, range));
    assert_eq!(operand(branch(2)), (0, OperandError::Misaligned));
    let inst = branch(131_068).encode().unwrap();
    assert_eq!(inst.branch_target(0x1000), Some(0x1004 + 131_068));
    assert_eq!(branch(-8).encode().unwrap().branch_target(4), Some(0));
    assert_eq!(build("gfx1200", "S_ENDPGM").encode().unwrap().branch_target(0), None);
}

#[test]
fn waves_are_the_generations() {
    // gfx942: s_mov_b64 exec, -1; v_cmp_lt_f32_e64 s[4:5], v1, v2
    assert_eq!(bytes(build("gfx942", "S_MOV_B64").exec().int(-1)), [0xc1, 0x01, 0xfe, 0xbe]);
    let compare = build("gfx942", "V_CMP_LT_F32").sgprs(4, 2).vgpr(1).vgpr(2);
    assert_eq!(bytes(compare), [0x04, 0x00, 0x41, 0xd0, 0x01, 0x05, 0x02, 0x00]);
    // gfx1200: s_mov_b32 exec_lo, -1
    assert_eq!(bytes(build("gfx1200", "S_MOV_B32").exec().int(-1)), [0xc1, 0x00, 0xfe, 0xbe]);
}

#[test]
fn names_of_generations() {
    for name in ["rdna3_5", "RDNA3.5", "RDNA 3.5", "AMD RDNA 3.5", "gfx1150", "GFX1151"] {
        assert_eq!(name.parse(), Ok(Generation::Rdna3_5), "{name}");
    }
    assert_eq!(Generation::from_target("gfx90a:sramecc+:xnack-"), Ok(Generation::Cdna2));
    // What LLVM's guide says that these stand for.
    for (generic, targets) in [
        ("gfx9-4-generic", &["gfx942", "gfx950"][..]),
        ("gfx10-1-generic", &["gfx1010", "gfx1013"]),
        ("gfx10-3-generic", &["gfx1030", "gfx1036"]),
        ("gfx11-generic", &["gfx1100", "gfx1103", "gfx1150", "gfx1153"]),
        ("gfx12-generic", &["gfx1200", "gfx1201"]),
    ] {
        assert_eq!(Generation::from_target(generic), Generation::from_target(targets[0]), "{generic}");
    }
    for wrong in ["", "rdna", "rdna5", "gfx", "gfx11", "gfx11-generics", ":xnack+"] {
        assert!(wrong.parse::<Generation>().is_err(), "{wrong}");
    }
}

#[test]
fn halves_where_there_are_none() {
    // v_mov_b32 v0, s1.h; v_add_f32 v0, v1.h, v2; global_load_b32 v0.h, v[2:3], off: "invalid operand for instruction"
    let high = |bank, number| Registers { part: Part::High, ..Registers::new(bank, number, 1) };
    let (scalar, vector) = (high(Bank::Sgpr, 1), high(Bank::Vgpr, 1));
    assert_eq!(operand(build("gfx1100", "V_MOV_B32").vgpr(0).operand(scalar)), (1, OperandError::Class));
    assert_eq!(operand(build("gfx1100", "V_ADD_F32").vgpr(0).operand(vector).vgpr(2)), (1, OperandError::Class));
    assert_eq!(operand(build("gfx1100", "GLOBAL_LOAD_B32").operand(vector).vgprs(2, 2).off()), (0, OperandError::Class));
}

#[test]
fn nothing_is_no_number() {
    // s_waitcnt off: "expected absolute expression"; s_movk_i32 s0, off: "invalid operand for instruction"
    assert_eq!(operand(build("gfx1100", "S_WAITCNT").off()), (0, OperandError::Class));
    assert_eq!(operand(build("gfx1100", "S_MOVK_I32").sgpr(0).off()), (1, OperandError::Class));
}

#[test]
fn halves_of_packed_sources_can_not_be_chosen() {
    let dot = |op_sel| build("gfx1100", "V_DOT2_F16_F16").vgpr(0).vgpr(1).vgpr(2).vgpr(3).with("op_sel", op_sel);
    // op_sel:[0,0,1,1]; op_sel:[1,0,0,0]: "invalid op_sel operand"
    assert_eq!(bytes(dot(0b1100)), [0x00, 0x60, 0x66, 0xd6, 0x01, 0x05, 0x0e, 0x04]);
    assert!(matches!(dot(0b0001).encode(), Err(EncodeError::NoModifier { name: "op_sel" })));
    for target in ["gfx1100", "gfx1150", "gfx1200"] {
        let assembler = Generation::from_target(target).unwrap().isa().assembler();
        for name in ["v_dot2_f16_f16", "v_dot2_bf16_bf16"] {
            assert!(assembler.line(&format!("{name} v0, v1, v2, v3 op_sel:[0,0,1,1]")).is_ok());
            for op_sel in ["[1,0,0,0]", "[0,1,0,0]"] {
                let error = assembler.line(&format!("{name} v0, v1, v2, v3 op_sel:{op_sel}")).unwrap_err();
                assert_eq!(error.problem(), Problem::Range, "{target} {name} {op_sel}");
            }
        }
    }
}
