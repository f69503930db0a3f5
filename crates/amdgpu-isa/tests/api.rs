//! What types promise beside their values: comparing, hashing, padding, bytes, sources of errors.
#![cfg(all(feature = "rdna3", feature = "rdna4"))]

use std::collections::HashMap;
use std::error::Error;

use amdgpu_isa::text::Line;
use amdgpu_isa::{
    Bank, Builder, EncodeError, Form, Inst, Isa, OperandError, RawError, Registers, Slot, WaveSize, rdna3, rdna4,
};

fn inst(words: &[u32]) -> Inst {
    rdna3::ISA.decode(words).unwrap()
}

/// v_cmp_lt_f32_e64 of lanes' masks, in s6 or s[6:7].
const COMPARE: [u32; 2] = [0xd411_0006, 0x0002_0501];

#[test]
fn forms_are_keys_across_generations() {
    let mut counts: HashMap<Form, u64> = HashMap::new();
    for isa in [&rdna3::ISA, &rdna4::ISA, &rdna3::ISA] {
        let forms = isa.stream(&[0x06, 0x05, 0x08, 0x06, 0x06, 0x05, 0x08, 0x06]).map(|(_, result)| result.unwrap().form());
        forms.for_each(|form| *counts.entry(form).or_default() += 1);
    }
    let of = |isa: &'static Isa| counts[&isa.decode(&[0x0608_0506]).unwrap().form()];
    assert_eq!((counts.len(), of(&rdna3::ISA), of(&rdna4::ISA)), (2, 4, 2));
}

#[test]
fn fields_lints_and_errors_can_be_compared() {
    let add = inst(&[0x0608_0506]);
    let (encoding, other) = (add.encoding(), rdna4::ISA.encoding("ENC_VOP2").unwrap());
    assert_eq!(encoding.field("SRC0"), add.operands().nth(1).unwrap().field());
    assert_ne!(encoding.field("SRC0"), encoding.field("VSRC1"));
    assert_ne!(encoding.field("SRC0"), other.field("SRC0"));
    assert_eq!(add.lint(WaveSize::Wave32).next(), None);
    let build = rdna3::ISA.build(rdna3::op::V_ADD_F32).vgpr(256).vgpr(0).vgpr(0).encode();
    assert_eq!(build, Err(EncodeError::Operand { index: 0, reason: OperandError::Range }));
}

#[test]
fn errors_have_their_sources() {
    let error = rdna3::ISA.build(rdna3::op::V_ADD_F32).vgpr(256).vgpr(0).vgpr(0).encode().unwrap_err();
    assert_eq!(error.source().unwrap().to_string(), OperandError::Range.to_string());
    assert!(error.source().unwrap().source().is_none());
    assert!(EncodeError::NoForm.source().is_none());
    // 255 says that a literal follows, which the form has not.
    let raw = inst(&[0x0608_0506]).form().builder().set("SRC0", 255).unwrap().finish().unwrap_err();
    assert!(matches!(raw, RawError::OtherForm(Err(_))), "{raw:?}");
    assert_eq!(EncodeError::Raw(raw).source().unwrap().to_string(), raw.to_string());
    assert!(raw.source().is_some());
}

#[test]
fn the_size_of_waves_is_said_alike_everywhere() {
    let compare = inst(&COMPARE);
    for (wave, mask) in [(WaveSize::Wave32, "s6"), (WaveSize::Wave64, "s[6:7]")] {
        let text = format!("v_cmp_lt_f32_e64 {mask}, v1, v2");
        assert_eq!(compare.text().wave(wave).to_string(), text);
        assert_eq!(rdna3::ISA.assembler().wave(wave).line(&text), Ok(compare));
        let builder = rdna3::ISA.build(rdna3::op::V_CMP_LT_F32).wave(wave).sgprs(6, wave.mask_dwords()).vgpr(1).vgpr(2);
        assert_eq!(builder.encode(), Ok(compare));
    }
    let builder = rdna3::ISA.build(rdna3::op::V_CMP_LT_F32).wave64().wave32().sgpr(6).vgpr(1).vgpr(2);
    assert_eq!(builder.encode(), Ok(compare));
    assert_eq!(compare.text().wave64().wave32().to_string(), compare.to_string());
}

#[test]
fn forms_and_encodings_are_found_by_number_and_name() {
    for isa in [&rdna3::ISA, &rdna4::ISA] {
        for form in isa.forms() {
            assert_eq!(isa.form(form.index()), Some(form));
            assert_eq!(form.len_dwords(), usize::from(form.encoding().bits() / 32));
        }
        assert_eq!(isa.form(isa.forms().len() as u16), None);
        assert!(isa.encodings().all(|encoding| isa.encoding(encoding.name()) == Some(encoding)));
        assert_eq!(isa.encoding("ENC_VOP9"), None);
    }
}

#[test]
fn bytes_are_as_many_as_the_instruction_has() {
    for words in [&[0x0608_0506][..], &COMPARE, &[0x0608_04ff, 0x1234_5678]] {
        let inst = inst(words);
        let expected: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        assert_eq!(*inst.to_bytes(), expected);
        assert_eq!(inst.to_bytes().into_iter().collect::<Vec<u8>>(), expected);
        assert_eq!(inst.to_bytes().as_ref(), expected);
    }
}

#[test]
fn padding_is_that_of_the_whole() {
    let (add, pair) = (inst(&[0x0608_0506]), inst(&[0xc8c8_0501, 0x0002_0704]));
    let registers = Registers::new(Bank::Vgpr, 4, 2);
    let name = add.operands().next().unwrap().name().unwrap();
    assert_eq!(
        format!("{add:<26}|{registers:>8}|{:^12}|{name:>5}|", add.name()),
        "v_add_f32_e32 v4, v6, v2  |  v[4:5]| V_ADD_F32  |   v4|"
    );
    assert_eq!(format!("{:40}|", pair.name()), format!("{:40}|", pair.name().to_string()));
    let branch = inst(&[0xbfa0_0007]);
    assert_eq!(format!("{:20}|{:.6}", branch.text().label("größer"), branch), "s_branch größer     |s_bran");
    let long = "l".repeat(600);
    assert_eq!(branch.text().label(&long).to_string(), format!("s_branch {long}"));
}

#[test]
fn a_line_is_read_behind_any_label() {
    let branch = inst(&[0xbfa0_0007]);
    let mut line = Line::new();
    for start in 0..16 {
        let label = format!("{}größer", "l".repeat(start));
        let text = format!("s_branch {label}");
        assert_eq!(branch.text().label(&label).write_line(&mut line).as_str(), text);
        // Bytes of the label stand behind the shorter line.
        for label in ["", "l", "ll", "lllllllll"] {
            assert_eq!(branch.text().label(label).write_line(&mut line).as_str(), format!("s_branch {label}"));
            assert_eq!(branch.text().label(&text).write_line(&mut line).as_str(), format!("s_branch {text}"));
        }
    }
}

#[test]
fn registers_may_lie_anywhere() {
    let last = Registers::new(Bank::Vgpr, u16::MAX, 2);
    assert_eq!(last.to_string(), "v[65535:65536]");
    assert!(last.numbers().is_empty() && !last.overlaps(Registers::new(Bank::Vgpr, 0, 1)));
    let sample = rdna3::ISA.build(rdna3::op::IMAGE_SAMPLE).vgprs(0, 4).vgprs(u16::MAX, 2).sgprs(8, 8).sgprs(16, 4);
    let sample = sample.with("dmask", 15).with("dim", 1);
    assert_eq!(sample.encode(), Err(EncodeError::Operand { index: 1, reason: OperandError::Range }));
}

#[test]
fn signs_are_refused_where_nothing_has_them() {
    let add = || rdna3::ISA.build(rdna3::op::V_ADD_F32);
    assert_eq!(add().neg().vgpr(0).vgpr(1).vgpr(2).encode(), Err(EncodeError::ModifierBeforeOperands));
    assert_eq!(add().abs().encode(), Err(EncodeError::ModifierBeforeOperands));
    // "v_cndmask_b32_e32 v0, v1, v2, -vcc_lo": llvm-mc takes no sign of a mask.
    let select = |change: fn(Builder) -> Builder| {
        change(rdna3::ISA.build(rdna3::op::V_CNDMASK_B32).vgpr(0).vgpr(1).vgpr(2).vcc()).encode()
    };
    let refused = Err(EncodeError::Operand { index: 3, reason: OperandError::NoModifier });
    assert_eq!(select(Builder::neg), refused);
    assert_eq!(select(Builder::abs), refused);
    assert_eq!(select(|builder| builder).unwrap().to_string(), "v_cndmask_b32_e32 v0, v1, v2, vcc_lo");
}

#[test]
fn raw_words_say_what_they_are_instead() {
    let half = |isa: &'static Isa, name: &str, slot| {
        let instruction = isa.lookup(name).unwrap();
        instruction.forms().find(|form| form.slot() == slot).unwrap()
    };
    let x = half(&rdna3::ISA, "V_DUAL_MUL_F32", Slot::X);
    let [y, other] = ["V_DUAL_ADD_F32", "V_DUAL_SUB_F32"].map(|name| half(&rdna3::ISA, name, Slot::Y));
    assert!(x.builder_with(y).is_ok());
    assert_eq!(x.builder_with(half(&rdna4::ISA, "V_DUAL_ADD_F32", Slot::Y)), Err(RawError::NotAPair));
    // The X half is as it was asked for, the Y half is not.
    let field = x.encoding().opcode_fields().nth(1).unwrap().name();
    let changed = x.builder_with(y).unwrap().set(field, other.opcode().into()).unwrap().finish();
    let Err(RawError::OtherForm(Ok(found))) = changed else { panic!("{changed:?}") };
    assert_eq!((found.form(), found.second()), (x, Some(other)));
    assert!(RawError::OtherForm(Ok(found)).to_string().contains("V_DUAL_SUB_F32"));
}
