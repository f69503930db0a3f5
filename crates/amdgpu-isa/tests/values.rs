//! What operands are, against what llvm-mc 22 prints for the same bytes.
#![cfg(all(feature = "cdna3", feature = "rdna1", feature = "rdna2", feature = "rdna3", feature = "rdna4"))]

use amdgpu_isa::{Bank, Generation, InlineFloat, Inst, Registers, Value, WaveSize};

fn decode(target: &str, words: &[u32]) -> Inst {
    Generation::from_target(target).unwrap().isa().decode(words).unwrap()
}

fn values(inst: &Inst, wave: WaveSize) -> Vec<Value> {
    inst.operands().map(|operand| operand.resolve(wave)).collect()
}

fn registers(bank: Bank, first: u16, count: u8) -> Value {
    Value::Registers(Registers::new(bank, first, count))
}

#[test]
fn registers_have_the_size_of_their_operand() {
    // v_lshlrev_b64 v[5:6], v1, vcc (gfx1100)
    let inst = decode("gfx1100", &[0xd73c_0005, 0x0000_d501]);
    let expected = [registers(Bank::Vgpr, 5, 2), registers(Bank::Vgpr, 1, 1), registers(Bank::Vcc, 0, 2)];
    assert_eq!(values(&inst, WaveSize::Wave32), expected);
    // s_mov_b64 s[2:3], exec
    let inst = decode("gfx1100", &[0xbe82_017e]);
    assert_eq!(values(&inst, WaveSize::Wave32), [registers(Bank::Sgpr, 2, 2), registers(Bank::Exec, 0, 2)]);
}

#[test]
fn lane_masks_have_the_size_of_the_wave() {
    // v_cmp_eq_f32_e64 s6, v1, v2, or s[6:7] in wave64
    let inst = decode("gfx1100", &[0xd412_0006, 0x0002_0501]);
    assert_eq!(values(&inst, WaveSize::Wave32)[0], registers(Bank::Sgpr, 6, 1));
    assert_eq!(values(&inst, WaveSize::Wave64)[0], registers(Bank::Sgpr, 6, 2));
}

#[test]
fn null_and_m0_changed_places_between_generations() {
    // s_mov_b32 s0, null (gfx1030: 125; gfx1100: 124)
    for (target, word) in [("gfx1030", 0xbe80_037d), ("gfx1100", 0xbe80_007c)] {
        assert_eq!(values(&decode(target, &[word]), WaveSize::Wave32)[1], registers(Bank::Null, 0, 1), "{target}");
    }
    // s_mov_b32 s0, m0
    for (target, word) in [("gfx1030", 0xbe80_037c), ("gfx1100", 0xbe80_007d)] {
        assert_eq!(values(&decode(target, &[word]), WaveSize::Wave32)[1], registers(Bank::M0, 0, 1), "{target}");
    }
}

#[test]
fn constants_are_read_in_the_operand_s_format() {
    let constant = |target: &str, words: &[u32]| {
        let inst = decode(target, words);
        let operand = inst.operands().nth(1).unwrap();
        let value = operand.resolve(WaveSize::Wave32);
        (value, value.constant(operand.number_format()))
    };
    // v_mov_b32 v1, 0.5; v_rcp_f16 v1, 0.5; v_rcp_f64 v[2:3], 0.5
    assert_eq!(constant("gfx1100", &[0x7e02_02f0]), (Value::Float(InlineFloat::Half), Some(0x3f00_0000)));
    assert_eq!(constant("gfx1030", &[0x7e02_a8f0]), (Value::Float(InlineFloat::Half), Some(0x3800)));
    assert_eq!(constant("gfx1100", &[0x7e04_5ef0]), (Value::Float(InlineFloat::Half), Some(0x3fe0_0000_0000_0000)));
    // s_mov_b64 s[2:3], -1: sign-extended
    assert_eq!(constant("gfx1100", &[0xbe82_01c1]), (Value::Integer(-1), Some(u64::MAX)));
    // v_rcp_f64 v[2:3], 0x40000000: the literal is the high half
    let (Value::Literal(literal), bits) = constant("gfx1100", &[0x7e04_5eff, 0x4000_0000]) else { panic!("no literal") };
    assert_eq!((literal.raw, bits), (0x4000_0000, Some(0x4000_0000_0000_0000)));
    // s_mov_b64 s[2:3], 0x80000000: a literal of plain bits is extended with zeros
    let (Value::Literal(literal), bits) = constant("gfx1100", &[0xbe82_01ff, 0x8000_0000]) else { panic!("no literal") };
    assert_eq!((literal.raw, bits), (0x8000_0000, Some(0x8000_0000)));
}

#[test]
fn a_source_of_mixed_precision_is_a_half_where_op_sel_hi_says_so() {
    let source = |low: u32, high: u32| {
        let inst = decode("gfx1100", &[low, high, 0x1234_5678]);
        let operand = inst.operands().nth(1).unwrap();
        operand.resolve(WaveSize::Wave32).constant(operand.number_format())
    };
    // v_fma_mix_f32 v2, 0x12345678, v18, v34: all of it; op_sel_hi:[1,1,1]: the lower half; op_sel:[1,1,1] op_sel_hi:[1,1,1]: the upper
    assert_eq!(source(0xcc20_0002, 0x048a_24ff), Some(0x1234_5678));
    assert_eq!(source(0xcc20_4002, 0x1c8a_24ff), Some(0x5678));
    assert_eq!(source(0xcc20_7802, 0x1c8a_24ff), Some(0x1234));
    // v_fma_mix_f32 v0, 1.0, v1, v2 op_sel_hi:[1,0,0]: LLVM makes the same of 0x3c00
    assert_eq!(source(0xcc20_0000, 0x0c0a_02f2), Some(0x3c00));
}

#[test]
fn branches_and_immediates_have_their_sign() {
    // s_branch -2 dwords from the next instruction; s_movk_i32 s1, -3
    assert_eq!(values(&decode("gfx1100", &[0xbfa0_fffe]), WaveSize::Wave32), [Value::Branch(-8)]);
    assert_eq!(values(&decode("gfx1100", &[0xb001_fffd]), WaveSize::Wave32)[1], Value::Immediate(-3));
}
