//! Lines as people write them, in all generations, in each size of wave: the assembler makes LLVM's bytes of them, or refuses them as LLVM does.

use conformance::list::Patterns;
use conformance::pairs;
use conformance::verify::setting;
use xtask::oracle::{Assembled, Oracle};

const LINES: &str = include_str!("written.s");

#[test]
fn written_lines_assemble_as_llvm_assembles_them() {
    let Some(oracle) = Oracle::find() else { return };
    let accepted: Patterns<3> = Patterns::read("written").expect("the list can be read");
    let lines: Vec<&str> = LINES.lines().filter(|line| !line.starts_with("//")).collect();
    let (mut used, mut unlisted) = (vec![false; accepted.len()], Vec::new());
    for pair in pairs::all() {
        let name = pair.generation.name();
        for setting in setting::of_first_target(pair.generation) {
            let answers = oracle.assemble(setting.target(), &lines).expect("llvm-mc runs");
            let assembler = if setting.wave64 { pair.isa.assembler().wave64() } else { pair.isa.assembler() };
            for (line, answer) in lines.iter().zip(&answers) {
                let ours = assembler.line(line).map(|inst| pairs::bytes(&inst));
                let difference = match (&ours, answer) {
                    (Ok(ours), Assembled::Bytes(llvm)) if ours == llvm => continue,
                    (Ok(_), Assembled::Bytes(_)) => "differs",
                    (Ok(_), Assembled::Refused { .. }) => "accepted",
                    (Err(_), Assembled::Bytes(_)) => "refused",
                    (Err(_), Assembled::Refused { .. }) | (_, Assembled::Crashed) => continue,
                };
                match accepted.position([name, difference, line]) {
                    Some(row) => used[row] = true,
                    None => unlisted.push(format!("{}\t{difference}\t{line}\t{ours:x?}\t{answer:x?}", setting.label)),
                }
            }
        }
    }
    assert!(unlisted.is_empty(), "{} differences are not listed:\n{}", unlisted.len(), unlisted.join("\n"));
    let idle: Vec<usize> = (0..used.len()).filter(|row| !used[*row]).collect();
    assert!(idle.is_empty(), "rows of lists/written.tsv that accept nothing, counted from 0: {idle:?}");
}
