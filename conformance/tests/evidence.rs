//! The corrections' evidence: LLVM reads the bytes as the patch says.

use isa_spec::generation;
use isa_spec::patch;
use xtask::oracle::{Disassembled, Oracle, Target};

#[test]
fn llvm_confirms_the_evidence_of_every_correction() {
    let Some(oracle) = Oracle::find() else { return };
    let patches = patch::embedded().unwrap();
    let mut count = 0;
    for known in generation::known() {
        let all = patches.iter().flat_map(|patch| &patch.evidence);
        let evidence: Vec<_> = all.filter(|one| one.generation == known.name).collect();
        let bytes: Vec<Vec<u8>> = evidence.iter().map(|one| bytes(&one.bytes)).collect();
        let answers = oracle.disassemble(Target::new(&known.targets[0]), &bytes).unwrap();
        for (one, answer) in evidence.iter().zip(answers) {
            let Disassembled::Text { text, .. } = &answer else { panic!("{}: LLVM says {answer:?}", one.llvm) };
            // LLVM separates mnemonic and operands by one space, or by a tab's worth.
            let words: Vec<_> = text.split_whitespace().collect();
            assert_eq!(words.join(" "), one.llvm, "{} {}", one.generation, one.bytes);
        }
        count += evidence.len();
    }
    println!("{count} pieces of evidence confirmed by LLVM {}", oracle.version());
    assert!(count > 0);
}

fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<u32> = hex.chars().filter_map(|digit| digit.to_digit(16)).collect();
    digits.chunks(2).map(|pair| (pair[0] << 4 | pair[1]) as u8).collect()
}
