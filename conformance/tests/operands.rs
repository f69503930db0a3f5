//! Samples of the campaigns on operands; the whole of them is `cargo run --release -p conformance -- rebuild` and `operands`.

use conformance::{operands, rebuild};
use xtask::oracle::Oracle;

#[test]
fn operands_and_modifiers_give_the_words_again() {
    let (table, differences) = rebuild::campaign(&rebuild::Args::sample(6000)).expect("the specification is there");
    assert!(differences.is_empty(), "{differences}");
    for (generation, counts) in table {
        assert!(counts.same > 2500, "{generation}: hardly anything came back: {counts:?}");
    }
}

#[test]
fn operands_and_choices_are_llvms() {
    let Some(oracle) = Oracle::find() else { return };
    let report = operands::campaign(&operands::Args::sample(1500), &oracle).expect("the comparison runs");
    // The whole campaign fails on any difference that is not listed; a sample allows for one in a thousand.
    // Of modifiers that a form lacks the builder still takes some more than LLVM: what the campaign counts, nothing here limits.
    for question in operands::Question::ALL.into_iter().filter(|question| *question != operands::Question::Modifiers) {
        let total = report.total(question, None);
        assert!(1000 * total.differing <= total.equal, "{:#?}", report.unlisted().collect::<Vec<_>>());
        assert!(total.equal > 8000, "hardly anything was compared: {total:?}");
        assert!(50 * total.listed < total.equal, "too much is listed: {total:?}");
    }
}
