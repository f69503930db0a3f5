//! The toy ISA, which has every feature of AMD's schema once.

mod common;

use expect_test::expect_file;
use isa_spec::reference::{Refusal, decode};
use isa_spec::summary::summary;

#[test]
fn summary_of_the_toy() {
    let toy = common::load(common::MINI).unwrap_or_else(|problems| panic!("{problems}"));
    assert!(toy.warnings.is_none());
    expect_file!["mini.summary"].assert_eq(&summary(&toy.isa));
}

/// Opcode of what `words` decode to, with the Y half's behind it, and the length in bits.
fn decoded(words: &[u32]) -> Result<(String, u16), Refusal> {
    let toy = common::load(common::MINI).unwrap_or_else(|problems| panic!("{problems}")).isa;
    let decoded = decode(&toy, words)?;
    let name = |form: isa_spec::reference::FormRef| {
        format!("{} {}", toy.instructions[form.instruction.index()].name, form.encoding(&toy).name)
    };
    let text = decoded.y.map_or(name(decoded.form), |y| format!("{} :: {}", name(decoded.form), name(y)));
    Ok((text, decoded.bits))
}

#[test]
fn the_condition_tells_the_form() {
    assert_eq!(decoded(&[0x8105_0201]), Ok(("S_ADD_U32 ENC_SOP".to_owned(), 32)));
    assert_eq!(decoded(&[0x8105_02ff, 7]), Ok(("S_ADD_U32 SOP_INST_LITERAL".to_owned(), 64)));
    assert_eq!(decoded(&[0x8105_fe01, 7]), Ok(("S_ADD_U32 SOP_INST_LITERAL".to_owned(), 64)));
    assert_eq!(decoded(&[0x8105_02ff]), Err(Refusal::Truncated(64)));
    assert_eq!(decoded(&[0x8305_0201]), Err(Refusal::Unknown));
    assert_eq!(decoded(&[]), Err(Refusal::Unknown));
}

#[test]
fn the_high_part_of_a_split_opcode_counts() {
    // Opcode 129 has bit 7 in bit 63; opcode 1 does not exist.
    assert_eq!(decoded(&[0xf004_0000, 0x8000_0000]), Ok(("M_LOAD ENC_MEM".to_owned(), 64)));
    assert_eq!(decoded(&[0xf004_0000, 0]), Err(Refusal::Unknown));
    assert_eq!(decoded(&[0xf004_0040, 0x8000_0000, 0]), Ok(("M_LOAD MEM_NSA".to_owned(), 96)));
}

#[test]
fn a_patched_test_tells_encodings_apart() {
    assert_eq!(decoded(&[0xf008_0000, 0]), Ok(("M_STORE ENC_MEM".to_owned(), 64)));
    assert_eq!(decoded(&[0xf00a_0000, 0]), Ok(("M_GLOBAL_STORE ENC_MEM_GLOBAL".to_owned(), 64)));
    assert_eq!(decoded(&[0xf009_0000, 0]), Err(Refusal::Unknown));
}

#[test]
fn each_half_of_a_pair_has_its_own_literal() {
    let word = |srcx: u32, srcy: u32| [0xc8e2_0000 | srcx, srcy, 7];
    let plain = "V_DUAL_MUL_F32 DUALXY :: V_DUAL_ADD_NC_U32 DUALXY";
    assert_eq!(decoded(&word(1, 2)), Ok((plain.to_owned(), 64)));
    let y = "V_DUAL_MUL_F32 DUALXY :: V_DUAL_ADD_NC_U32 DUALXY_INST_LITERAL";
    assert_eq!(decoded(&word(1, 255)), Ok((y.to_owned(), 96)));
    let x = "V_DUAL_MUL_F32 DUALXY_INST_LITERAL :: V_DUAL_ADD_NC_U32 DUALXY";
    assert_eq!(decoded(&word(255, 2)), Ok((x.to_owned(), 96)));
}
