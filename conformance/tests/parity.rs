//! A fixed sample of each generation's corpus: the text is LLVM's, or the difference is listed.

use conformance::verify::{Args, campaign};
use xtask::oracle::Oracle;

#[test]
fn a_sample_is_spelt_as_llvm_spells_it() {
    let Some(oracle) = Oracle::find() else { return };
    let (report, differences) = campaign(&Args::sample(1500), &oracle).expect("the comparison runs");
    assert!(differences.is_empty(), "{differences}");
    let total = report.total();
    assert!(total.equal > 8000, "hardly anything was compared: {total:?}");
}
