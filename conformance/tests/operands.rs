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
    for question in operands::Question::ALL {
        let total = report.total(question, None);
        assert!(1000 * total.differing <= total.equal, "{:#?}", report.unlisted().collect::<Vec<_>>());
        assert!(total.equal > 8000, "hardly anything was compared: {total:?}");
        assert!(50 * total.listed < total.equal, "too much is listed: {total:?}");
    }
}

#[test]
fn the_whole_corpus_was_compared() {
    // What `operands --report` wrote of the whole corpus: generation, encoding, lines that both sides call illegal, then for each question
    // equal, listed and other lines.
    let mut rows = include_str!("../results/operands.tsv").lines().filter(|line| !line.starts_with('#'));
    let columns: Vec<&str> = rows.next().expect("a heading").split('\t').collect();
    let choice = columns.iter().position(|column| *column == "choice equal").expect("a column");
    let mut generations = std::collections::BTreeMap::<&str, [u64; 2]>::new();
    for row in rows {
        let cells: Vec<&str> = row.split('\t').collect();
        let count = |at: usize| cells[at].parse::<u64>().expect("a count");
        for (at, column) in columns.iter().enumerate().filter(|(_, column)| column.ends_with(" other")) {
            assert_eq!(count(at), 0, "{} {}: {column}", cells[0], cells[1]);
        }
        let [equal, listed] = generations.entry(cells[0]).or_default();
        *equal += count(choice);
        *listed += count(choice + 1);
    }
    assert_eq!(generations.len(), 10);
    for (generation, [equal, listed]) in generations {
        assert!(equal > 100_000 && 1000 * listed <= equal, "{generation}: {listed} of {equal} forms are not LLVM's choice");
    }
}
