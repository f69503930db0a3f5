//! Inputs of which llvm-mc dies: ours answers each with a text or a refusal.

use amdgpu_isa::Generation;
use conformance::campaign::bytes;
use xtask::oracle::{Disassembled, Oracle, Target};

/// An input: generation, target, bytes.
fn deadly() -> Vec<(Generation, &'static str, Vec<u8>)> {
    let text = include_str!("../lists/deadly.tsv");
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
        [generation, target, _encoding, hex] => {
            (generation.parse().expect("a generation"), target, bytes(hex).expect("hexadecimal digits"))
        }
        _ => panic!("expected generation, target, encoding, bytes: {line}"),
    })
    .collect()
}

#[test]
fn each_has_a_clean_answer() {
    let inputs = deadly();
    assert!(inputs.len() > 100, "the list is short: {}", inputs.len());
    for (generation, target, bytes) in inputs {
        let (_, result) = generation.isa().stream(&bytes).next().expect("an answer");
        match result {
            Ok(inst) => {
                assert!(inst.len_bytes() <= bytes.len(), "{target} {bytes:02x?}");
                let text = inst.to_string();
                assert!(text.starts_with(inst.form().mnemonic()), "{target} {bytes:02x?}: {text}");
                assert!(text.is_ascii() && !text.contains(|letter: char| letter.is_ascii_control()), "{text:?}");
            }
            Err(error) => assert!(!error.to_string().is_empty(), "{target} {bytes:02x?}"),
        }
    }
}

#[test]
fn llvm_dies_of_each() {
    let Some(oracle) = Oracle::find() else { return };
    // One of each target is enough to see that the list is what it says; `verify --crashes` finds all.
    let mut inputs = deadly();
    inputs.dedup_by_key(|(_, target, _)| *target);
    for (_, target, bytes) in inputs {
        let answers = oracle.disassemble(Target::new(target), std::slice::from_ref(&bytes)).expect("llvm-mc runs");
        assert_eq!(answers, [Disassembled::Crashed], "{target} {bytes:02x?}");
    }
}
