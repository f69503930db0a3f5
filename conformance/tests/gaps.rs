//! LLVM knows no opcode that we do not, but for listed ones.

use conformance::gaps::gaps;
use conformance::list::Patterns;
use conformance::pairs;
use xtask::oracle::Oracle;

#[test]
fn opcodes_that_llvm_alone_knows_are_listed() {
    let Some(oracle) = Oracle::find() else { return };
    let accepted = Patterns::read("gaps").expect("the list can be read");
    let mut found = Vec::new();
    // The generations with fewest opcodes; `conformance gaps` goes through all.
    for pair in pairs::all().iter().filter(|pair| matches!(pair.generation.name(), "cdna2" | "rdna4")) {
        let gaps = gaps(&pair.spec.isa, pair.generation, &oracle).expect("llvm-mc runs");
        assert!(!gaps.is_empty(), "the search finds nothing at all");
        found.extend(gaps.into_iter().filter(|gap| !gap.is_listed(&accepted)));
    }
    assert!(found.is_empty(), "{found:#?}");
}
