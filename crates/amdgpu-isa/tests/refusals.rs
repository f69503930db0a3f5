//! What the builder refuses, LLVM refuses too (its message is quoted); just inside the limit both give the same bytes.
#![cfg(all(
    feature = "cdna1",
    feature = "cdna2",
    feature = "cdna3",
    feature = "cdna4",
    feature = "cdna5",
    feature = "rdna2",
    feature = "rdna3"
))]

mod building;

use amdgpu_isa::{Argument, Bank, EncodeError, Generation, Lint, OperandError, Registers};
use building::{build, bytes, operand};

#[test]
fn register_out_of_range() {
    // v_add_f32 v256, v1, v2: "register index is out of range"
    assert_eq!(operand(build("gfx1100", "V_ADD_F32").vgpr(256).vgpr(1).vgpr(2)), (0, OperandError::Range));
    assert_eq!(bytes(build("gfx1100", "V_ADD_F32").vgpr(255).vgpr(1).vgpr(2)), [0x01, 0x05, 0xfe, 0x07]);
    // s_mov_b32 s106, s1: "register index is out of range"
    assert_eq!(operand(build("gfx1100", "S_MOV_B32").sgpr(106).sgpr(1)), (0, OperandError::Range));
    assert_eq!(bytes(build("gfx1100", "S_MOV_B32").sgpr(105).sgpr(1)), [0x01, 0x00, 0xe9, 0xbe]);
    // v_add_f64 v[255:256], v[0:1], v[2:3]: "register index is out of range"
    let add = |first| build("gfx1100", "V_ADD_F64").vgprs(first, 2).vgprs(0, 2).vgprs(2, 2);
    assert!(matches!(add(255).encode(), Err(EncodeError::Illegal(Lint::OutOfRange(_)))));
    assert_eq!(bytes(add(254)), [0xfe, 0x00, 0x27, 0xd7, 0x00, 0x05, 0x02, 0x00]);
}

#[test]
fn misaligned_runs() {
    // s_mov_b64 s[1:2], s[4:5]: "invalid register alignment"
    let mov = |first| build("gfx1100", "S_MOV_B64").sgprs(first, 2).sgprs(4, 2);
    assert_eq!(operand(mov(1)), (0, OperandError::Misaligned));
    assert_eq!(bytes(mov(2)), [0x04, 0x01, 0x82, 0xbe]);
    // gfx90a: v_add_f64 v[1:2], v[2:3], v[4:5]: "invalid operand for instruction"
    let add = |first| build("gfx90a", "V_ADD_F64").vgprs(first, 2).vgprs(2, 2).vgprs(4, 2);
    assert!(matches!(add(1).encode(), Err(EncodeError::Illegal(Lint::Misaligned(_)))));
    assert_eq!(bytes(add(2)), [0x02, 0x00, 0x80, 0xd2, 0x02, 0x09, 0x02, 0x00]);
    // gfx950: ds_read_b96 v[1:3], v0: "invalid operand for instruction"; but ds_read_b96_tr_b6 v[1:3], v0
    let read = |name| build("gfx950", name).vgprs(1, 3).vgpr(0);
    assert!(matches!(read("DS_READ_B96").encode(), Err(EncodeError::Illegal(Lint::Misaligned(_)))));
    assert_eq!(bytes(read("DS_READ_B96_TR_B6")), [0x00, 0x00, 0xc2, 0xd9, 0x00, 0x00, 0x00, 0x01]);
}

#[test]
fn sizes_must_fit() {
    // s_mov_b64 s[2:3], m0: "invalid operand for instruction"
    let m0 = Registers::new(Bank::M0, 0, 1);
    assert_eq!(operand(build("gfx1100", "S_MOV_B64").sgprs(2, 2).operand(m0)), (1, OperandError::Size { expected: 2 }));
}

#[test]
fn one_literal_only() {
    // v_fma_f32 v0, 0x12345678, v1, 0x12345679: "only one unique literal operand is allowed"
    let fma = |third| build("gfx1100", "V_FMA_F32").vgpr(0).literal(0x1234_5678).vgpr(1).literal(third);
    assert_eq!(operand(fma(0x1234_5679)), (3, OperandError::SecondLiteral));
    let expected = [0x00, 0x00, 0x13, 0xd6, 0xff, 0x02, 0xfe, 0x03, 0x78, 0x56, 0x34, 0x12];
    assert_eq!(bytes(fma(0x1234_5678)), expected);
    // s_add_u32 s0, 0x12345678, 0x12345679: "only one unique literal operand is allowed"
    let add = |second| build("gfx1100", "S_ADD_U32").sgpr(0).literal(0x1234_5678).literal(second);
    assert_eq!(operand(add(0x1234_5679)), (2, OperandError::SecondLiteral));
    assert_eq!(bytes(add(0x1234_5678)), [0xff, 0xff, 0x00, 0x80, 0x78, 0x56, 0x34, 0x12]);
}

#[test]
fn no_literal_where_the_form_has_none() {
    // gfx908: v_fma_f32 v0, 0x12345678, v2, v1: "literal operands are not supported"
    let fma = |first| build("gfx908", "V_FMA_F32").vgpr(0).int(first).vgpr(2).vgpr(1);
    assert_eq!(operand(fma(0x1234_5678)), (1, OperandError::NoLiteral));
    assert_eq!(bytes(fma(64)), [0x00, 0x00, 0xcb, 0xd1, 0xc0, 0x04, 0x06, 0x04]);
}

#[test]
fn constant_bus() {
    // gfx908: v_add_f32_e64 v0, s1, s2: "invalid operand (violates constant bus restrictions)"
    let add = |second| build("gfx908", "V_ADD_F32").encoding("ENC_VOP3").vgpr(0).sgpr(1).sgpr(second);
    assert!(matches!(add(2).encode(), Err(EncodeError::Illegal(Lint::ConstantBus { reads: 2, limit: 1 }))));
    assert_eq!(bytes(add(1)), [0x00, 0x00, 0x01, 0xd1, 0x01, 0x02, 0x00, 0x00]);
    // gfx1100: v_fma_f32 v0, s1, s2, s3: the same
    let fma = |third: Registers| build("gfx1100", "V_FMA_F32").vgpr(0).sgpr(1).sgpr(2).operand(third);
    let third = fma(Registers::new(Bank::Sgpr, 3, 1)).encode();
    assert!(matches!(third, Err(EncodeError::Illegal(Lint::ConstantBus { reads: 3, limit: 2 }))));
    let expected = [0x00, 0x00, 0x13, 0xd6, 0x01, 0x04, 0x0c, 0x04];
    assert_eq!(bytes(fma(Registers::new(Bank::Vgpr, 3, 1))), expected);
    // v_lshlrev_b64 v[0:1], s2, s[4:5]: the same, although two registers are fewer than three
    for target in ["gfx1100", "gfx1250"] {
        let shift =
            |shifted| build(target, "V_LSHLREV_B64").vgprs(0, 2).sgpr(2).operand(Registers::new(shifted, 4, 2)).encode();
        assert!(matches!(shift(Bank::Sgpr), Err(EncodeError::Illegal(Lint::ConstantBus { reads: 2, limit: 1 }))));
        assert!(shift(Bank::Vgpr).is_ok());
    }
    let limit = |target, name| {
        let isa = Generation::from_target(target).unwrap().isa();
        isa.lookup(name).unwrap().constant_bus_limit()
    };
    assert_eq!(limit("gfx1100", "V_LSHLREV_B64"), Some(1));
    assert_eq!(limit("gfx1100", "V_FMA_F32"), Some(2));
    assert_eq!(limit("gfx908", "V_FMA_F32"), Some(1));
    assert_eq!(limit("gfx908", "S_ADD_U32"), None);
}

#[test]
fn m0_tells_a_lane_beside_the_constant_bus() {
    let m0 = || Registers::new(Bank::M0, 0, 1);
    for target in ["gfx908", "gfx90a", "gfx942", "gfx950"] {
        let write = || build(target, "V_WRITELANE_B32").vgpr(2);
        // v_writelane_b32 v2, s4, s5 and v_writelane_b32 v2, m0, s4: "invalid operand (violates constant bus restrictions)"
        for write in [write().sgpr(4).sgpr(5), write().operand(m0()).sgpr(4)] {
            assert!(matches!(write.encode(), Err(EncodeError::Illegal(Lint::ConstantBus { reads: 2, limit: 1 }))), "{target}");
        }
        assert_eq!(bytes(write().sgpr(4).operand(m0())), [0x02, 0x00, 0x8a, 0xd2, 0x04, 0xf8, 0x00, 0x00]);
        let assembler = Generation::from_target(target).unwrap().isa().assembler();
        assert!(assembler.line("v_writelane_b32 v2, s4, m0").is_ok());
        assert!(assembler.line("v_writelane_b32 v2, m0, s4").is_err());
    }
}

#[test]
fn modifiers_that_the_form_lacks() {
    // ds_load_b32 v0, v1 clamp: "invalid operand for instruction"
    let load = build("gfx1100", "DS_LOAD_B32").vgpr(0).vgpr(1).with("clamp", 1);
    assert!(matches!(load.encode(), Err(EncodeError::NoModifier { name: "clamp" })));
    let add = build("gfx1100", "V_ADD_F32").vgpr(0).vgpr(1).vgpr(2).with("clamp", 1);
    assert_eq!(bytes(add), [0x00, 0x80, 0x03, 0xd5, 0x01, 0x05, 0x02, 0x00]);
}

#[test]
fn offsets_that_do_not_fit() {
    // gfx942: global_load_dword v0, v[2:3], off offset:4096: "expected a 13-bit signed offset"
    let load = |offset| build("gfx942", "GLOBAL_LOAD_DWORD").vgpr(0).vgprs(2, 2).off().with("offset", offset);
    for offset in [4096, -4097] {
        let refused = load(offset).encode();
        assert!(matches!(refused, Err(EncodeError::ModifierRange { least: -4096, most: 4095, .. })), "{refused:?}");
    }
    assert_eq!(bytes(load(4095)), [0xff, 0x8f, 0x50, 0xdc, 0x02, 0x00, 0x7f, 0x00]);
    assert_eq!(bytes(load(-4096)), [0x00, 0x90, 0x50, 0xdc, 0x02, 0x00, 0x7f, 0x00]);
    // ds_load_b32 v0, v1 offset:65536: "expected a 16-bit unsigned offset"
    let load = |offset| build("gfx1100", "DS_LOAD_B32").vgpr(0).vgpr(1).with("offset", offset);
    assert!(matches!(load(65536).encode(), Err(EncodeError::ModifierRange { most: 65535, .. })));
    assert_eq!(bytes(load(65535)), [0xff, 0xff, 0xd8, 0xd8, 0x01, 0x00, 0x00, 0x00]);
}

#[test]
fn immediates_that_do_not_fit() {
    // s_movk_i32 s0, 65536: "invalid operand for instruction"
    let mov = |value| build("gfx1100", "S_MOVK_I32").sgpr(0).int(value);
    assert!(matches!(operand(mov(65536)), (1, OperandError::Number { .. })));
    assert_eq!(bytes(mov(65535)), [0xff, 0xff, 0x00, 0xb0]);
}

#[test]
fn operand_classes_that_the_field_can_not_hold() {
    // v_add_f32_e32 v0, v1, s2: "invalid operand for instruction"
    let add = |name| build("gfx1100", "V_ADD_F32").encoding(name).vgpr(0).vgpr(1).sgpr(2);
    assert_eq!(operand(add("ENC_VOP2")), (2, OperandError::Class));
    assert!(add("ENC_VOP3").encode().is_ok());
    // v_readlane_b32 s0, s1, s2: "invalid operand for instruction"
    let read = build("gfx1100", "V_READLANE_B32").sgpr(0).sgpr(1).sgpr(2).encode();
    assert!(matches!(read, Err(EncodeError::Illegal(Lint::ReservedCode { .. }))), "{read:?}");
    let read = build("gfx1100", "V_READLANE_B32").sgpr(0).vgpr(1).sgpr(2);
    assert_eq!(bytes(read), [0x00, 0x00, 0x60, 0xd7, 0x01, 0x05, 0x00, 0x00]);
}

/// Words whose text LLVM prints and refuses to assemble: the lint finds them illegal, the assembler refuses the text, and the builder the
/// operands. Only of the literal's upper half the hardware is said to ignore it.
#[test]
fn what_decodes_and_does_not_assemble() {
    let cases: &[(&str, &[u32], &str)] = &[
        // s_set_gpr_idx_mode 0x225: "invalid immediate: only 4-bit values are legal", as of s_set_gpr_idx_on flat_scratch_hi, 0x13
        ("gfx908", &[0xbf9d_0225], "reserved-code"),
        ("gfx908", &[0xbf11_1367], "reserved-code"),
        // s_buffer_load_dwordx8 s[0:7], s[72:75], flat_scratch_lo offset:-0x66641 glc: "expected a 20-bit unsigned offset"
        ("gfx908", &[0xc02f_4024, 0xcc19_99bf], "reserved-modifier"),
        // v_interp_p1_f32_e32 v0, v3, attr33.x: "out of bounds interpolation attribute number"
        ("gfx908", &[0xd400_8403], "reserved-code"),
        // v_madmk_f16 v0, v95, 0x3f9daef8, v1: "invalid operand for instruction"
        ("gfx908", &[0x4800_035f, 0x3f9d_aef8], "unused-field"),
        // s_add_u32 s0, s28, src_flat_scratch_base_hi: "src_flat_scratch_base_hi register not available on this GPU"
        ("gfx908", &[0x8000_e71c], "reserved-code"),
        // v_mfma_f32_32x32x1f32 a[123:154], ttmp4, a145, a[41:72] cbsz:4 abid:2 blgp:2: "invalid operand for instruction"
        ("gfx908", &[0xd3c0_147b, 0x54a7_2270], "reserved-code"),
        // image_gather4_cl .. dmask:0x3 ..: "invalid image_gather dmask: only one bit must be set"
        ("gfx908", &[0xf106_b300, 0x806d_6d03], "reserved-modifier"),
        // s_movk_i32 null, 0x2ad: "'null' operand is not supported on this GPU"
        ("gfx90a", &[0xb07d_02ad], "reserved-code"),
        // v_fmac_f64_dpp v[150:151], |v[78:79]|, v[144:145] quad_perm:..: "DP ALU dpp only supports row_newbcast" in place of the control
        ("gfx90a", &[0x092d_20fa, 0x7f20_c94e], "reserved-dpp-control"),
        // flat_atomic_cmpswap_x2 .. offset:2903 glc dlc: "expected a 11-bit unsigned offset"
        ("gfx1030", &[0xdd45_1b57, 0xb97d_f5ec], "reserved-modifier"),
        // s_delay_alu instid0(/* invalid instid value */) ..: "expected a value name"
        ("gfx1100", &[0xbf87_06ae], "reserved-code"),
        // v_cndmask_b32_e32 v2, src_execz, v149, vcc_lo: "src_execz register not available on this GPU"
        ("gfx1100", &[0x0205_2afc], "reserved-code"),
        // v_fma_f16_e64_dpp v233.h, -v216.l, 57, |39| ..: "src1 immediate operand invalid for instruction"
        ("gfx1100", &[0xd648_44e9, 0x329d_72e9, 0x6dcd_06d8], "reserved-code"),
        // s_add_co_u32 s0, s22, src_pops_exiting_wave_id: "src_pops_exiting_wave_id register not available on this GPU"
        ("gfx1250", &[0x8000_ef16], "reserved-code"),
    ];
    for (target, words, kind) in cases {
        let isa = Generation::from_target(target).unwrap().isa();
        let inst = isa.decode(words).unwrap();
        let wave = isa.default_wave();
        assert!(inst.lint(wave).any(|lint| lint.kind() == *kind), "{inst}: {:?}", inst.lint(wave).collect::<Vec<_>>());
        assert!(isa.assembler().line(&inst.to_string()).is_err(), "{inst}");
        assert_eq!(inst.to_builder(wave).encode().is_err(), *kind != "unused-field", "{inst}");
    }
    // A literal that fits, or has the sign above its lower half, is one.
    let isa = Generation::from_target("gfx908").unwrap().isa();
    for literal in [0xaef8, 0xffff_aef8] {
        let inst = isa.decode(&[0x4800_035f, literal]).unwrap();
        assert_eq!(inst.lint(isa.default_wave()).count(), 0, "{inst}");
    }
}

#[test]
fn reserved_selectors() {
    // v_add_f32_dpp v0, v1, v2 row_share:16 row_mask:0xf bank_mask:0xf: "invalid row_share value"
    let add = |control| {
        let add = build("gfx1100", "V_ADD_F32").vgpr(0).vgpr(1).vgpr(2).with("dpp_ctrl", control);
        add.with("row_mask", 15).with("bank_mask", 15)
    };
    assert!(matches!(add(0x170).encode(), Err(EncodeError::Illegal(Lint::ReservedDppControl(0x170)))));
    assert_eq!(bytes(add(0x15f)), [0xfa, 0x04, 0x00, 0x06, 0x01, 0x5f, 0x01, 0xff]);
}

#[test]
fn the_number_of_operands() {
    // v_add_f32 v0, v1: "too few operands for instruction"
    let add = build("gfx1100", "V_ADD_F32").vgpr(0).vgpr(1).encode();
    assert!(matches!(add, Err(EncodeError::OperandCount { expected: 3, found: 2 })));
}

#[test]
fn forms_are_chosen_as_llvm_does() {
    // v_add_f32 v0, 0x12345678, v2 on gfx908
    let add = build("gfx908", "V_ADD_F32").vgpr(0).int(0x1234_5678).vgpr(2);
    assert_eq!(bytes(add), [0xff, 0x04, 0x00, 0x02, 0x78, 0x56, 0x34, 0x12]);
    // v_add_f32 v0, -v1, 0.5 on gfx1100
    let add = build("gfx1100", "V_ADD_F32").vgpr(0).vgpr(1).neg().float(0.5);
    assert_eq!(bytes(add), [0x00, 0x00, 0x03, 0xd5, 0x01, 0xe1, 0x01, 0x20]);
    // s_branch 65534
    assert_eq!(bytes(build("gfx1100", "S_BRANCH").branch(-8)), [0xfe, 0xff, 0xa0, 0xbf]);
    assert_eq!(bytes(build("gfx1100", "S_BRANCH").operand(Argument::Integer(-2))), [0xfe, 0xff, 0xa0, 0xbf]);
}

#[test]
fn dual_issue_words() {
    // v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5
    let isa = Generation::from_target("gfx1100").unwrap().isa();
    let pair = |second: u16| {
        let add = isa.lookup("V_DUAL_ADD_F32").unwrap().opcode();
        build("gfx1100", "V_DUAL_MUL_F32").vgpr(0).vgpr(1).vgpr(2).dual(add).vgpr(second).vgpr(4).vgpr(5)
    };
    assert_eq!(bytes(pair(3)), [0x01, 0x05, 0xc8, 0xc8, 0x04, 0x0b, 0x02, 0x00]);
    // The destinations must be one even and one odd: "one dst register must be even and the other odd"
    assert_eq!(operand(pair(2)), (3, OperandError::Misaligned));
    // v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v5, v5: "src0 operands must use different VGPR banks"
    let add = isa.lookup("V_DUAL_ADD_F32").unwrap().opcode();
    let mul = build("gfx1100", "V_DUAL_MUL_F32").vgpr(0).vgpr(1).vgpr(2);
    let same_bank = mul.dual(add).vgpr(3).vgpr(5).vgpr(5).encode();
    assert!(matches!(same_bank, Err(EncodeError::Illegal(Lint::DualConflict))), "{same_bank:?}");
    // The first pair for gfx1100 with +wavefrontsize64: "instruction requires wavesize=32"
    let in_wave64 = pair(3).wave64().encode();
    assert!(matches!(in_wave64, Err(EncodeError::Illegal(Lint::DualInWave64))), "{in_wave64:?}");
}

#[test]
fn the_implied_register_is_that_one() {
    // v_cmp_eq_f32_e32 vcc_hi, v1, v2: "invalid operand for instruction"
    let vcc_hi = Registers::new(Bank::Vcc, 1, 1);
    let compare = build("gfx1100", "V_CMP_EQ_F32").operand(vcc_hi).vgpr(1).vgpr(2);
    assert_eq!(operand(compare.encoding("ENC_VOPC")), (0, OperandError::Class));
    // v_cmp_eq_f32 vcc_hi, v1, v2: the long form has a field for it.
    assert_eq!(bytes(compare), [0x6b, 0x00, 0x12, 0xd4, 0x01, 0x05, 0x02, 0x00]);
    assert_eq!(bytes(build("gfx1100", "V_CMP_EQ_F32").vcc().vgpr(1).vgpr(2)), [0x01, 0x05, 0x24, 0x7c]);
}

#[test]
fn one_literal_beside_a_mandatory_one() {
    // v_fmaak_f32 v2, 0xaf123456, v5, -1: "only one unique literal operand is allowed"
    let fmaak = |last| build("gfx1100", "V_FMAAK_F32").vgpr(2).literal(0xaf12_3456).vgpr(5).int(last);
    assert_eq!(operand(fmaak(-1)), (3, OperandError::SecondLiteral));
    assert_eq!(bytes(fmaak(0xaf12_3456)), [0xff, 0x0a, 0x04, 0x5a, 0x56, 0x34, 0x12, 0xaf]);
}
