//! A fixed sample of each generation's corpus: the text is LLVM's, or the difference is listed.

use conformance::verify::{Args, campaign};
use xtask::oracle::Oracle;

#[test]
fn a_sample_is_spelt_as_llvm_spells_it() {
    let Some(oracle) = Oracle::find() else { return };
    let outcome = campaign(&Args::sample(1500), &oracle).expect("the comparison runs");
    let unlisted: Vec<&str> = outcome.unlisted().collect();
    assert!(unlisted.is_empty(), "{}", unlisted.join("\n"));
    assert!(outcome.unproven.is_empty(), "LLVM's assembler agrees with its disassembler here:\n{}", outcome.unproven);
    let total = outcome.report.total();
    assert!(total.equal > 8000, "hardly anything was compared: {total:?}");
}
