//! A fixed sample of each generation's corpus: the text is LLVM's, or the difference is listed.

use conformance::verify::{Args, campaign};
use xtask::oracle::Oracle;

#[test]
fn a_sample_is_spelt_as_llvm_spells_it() {
    let Some(oracle) = Oracle::find() else { return };
    let (report, differences) = campaign(&Args::sample(1500), &oracle).expect("the comparison runs");
    let total = report.total();
    // The whole campaign (`cargo xtask verify`) fails on any difference that is not listed; a sample allows for two in a thousand.
    assert!(500 * (total.differing + total.undecoded) <= total.compared(), "{differences}");
    assert!(total.equal > 8000, "hardly anything was compared: {total:?}");
}
