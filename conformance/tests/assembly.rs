//! A fixed sample of LLVM's texts and of wrong lines: the bytes are LLVM's, and what LLVM refuses is refused.

use conformance::assembly::{Args, campaign};
use xtask::oracle::Oracle;

#[test]
fn a_sample_assembles_as_llvm_assembles_it() {
    let Some(oracle) = Oracle::find() else { return };
    let outcome = campaign(&Args::sample(1500), &oracle).expect("the comparison runs");
    assert_eq!(outcome.rows.len(), 10);
    for (name, counts) in &outcome.rows {
        // The whole campaign (`conformance assembly`) judges; a sample leaves room for a line or two.
        assert!(counts.texts > 500, "{name}: hardly anything was compared: {counts:?}");
        assert!(200 * counts.unlisted() <= counts.texts, "{name}: {counts:?}\n{}", outcome.differences);
        assert!(counts.wrong > 300 && 50 * (counts.wrong - counts.wrong_refused) <= counts.wrong, "{name}: {counts:?}");
    }
}
