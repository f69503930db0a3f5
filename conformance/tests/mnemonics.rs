//! For every (instruction, encoding) pair, LLVM names the same mnemonic, or a listed one.

use conformance::list::List;
use conformance::mnemonics::{Answer, ask};
use conformance::pairs;
use isa_spec::isa::Slot;
use xtask::oracle::Oracle;

#[test]
fn llvm_names_the_same_mnemonic() {
    let Some(oracle) = Oracle::find() else { return };
    let list = List::read("mnemonics");
    let mut found = Vec::new();
    println!("{:<9} {:>8} {:>8} {:>8}", "", "compared", "equal", "listed");
    for pair in pairs::all() {
        let answers = ask(&oracle, &pair).expect("llvm-mc runs");
        let name = pair.generation.name();
        let before = found.len();
        for ((instruction, encoding, slot), answer) in &answers {
            let half = match slot {
                Slot::Whole => "",
                Slot::X => " X",
                Slot::Y => " Y",
            };
            match answer {
                Answer::Equal => {}
                Answer::Other(text) => found.push(format!("{name}\t{instruction}\t{encoding}{half}\t{text}")),
                Answer::Refused => found.push(format!("{name}\t{instruction}\t{encoding}{half}\trefused")),
            }
        }
        let listed = found.len() - before;
        println!("{name:<9} {:>8} {:>8} {listed:>8}", answers.len(), answers.len() - listed);
    }
    if let Some(path) = std::env::var_os("WRITE_DIFFERENCES") {
        std::fs::write(path, found.join("\n")).expect("the file can be written");
    }
    list.assert_equal(&found);
}
