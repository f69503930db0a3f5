//! Samples of the campaigns on operands, and their committed results; the whole of them is
//! `cargo run --release -p conformance -- rebuild` and `operands`.

use std::collections::{BTreeMap, BTreeSet};

use conformance::operands::{Question, Row};
use conformance::{operands, rebuild};
use xtask::oracle::Oracle;

/// The committed results of the whole comparison.
fn results() -> BTreeMap<(String, String), Row> {
    Row::read(include_str!("../results/operands.tsv")).expect("the table is as the campaign writes it")
}

#[test]
fn operands_and_modifiers_give_the_words_again() {
    let (table, differences) = rebuild::campaign(&rebuild::Args::sample(6000)).expect("the specification is there");
    assert!(differences.is_empty(), "{differences}");
    let results = include_str!("../results/rebuild.tsv");
    for (generation, counts) in table {
        assert!(counts.same > 2500, "{generation}: hardly anything came back: {counts:?}");
        let row = results.lines().find(|line| line.split('\t').next() == Some(&generation));
        let whole: Vec<u64> =
            row.into_iter().flat_map(|row| row.split('\t').skip(1)).map(|count| count.parse().unwrap()).collect();
        let [_, _, _, 0, 0, _] = whole[..] else { panic!("{generation}: the whole corpus does not come back: {whole:?}") };
        assert_eq!(whole.iter().sum::<u64>(), counts.corpus, "{generation}: the results are of another corpus");
    }
}

#[test]
fn the_whole_comparison_left_nothing_open() {
    let results = results();
    let generations: BTreeSet<&String> = results.keys().map(|(generation, _)| generation).collect();
    assert_eq!(generations.len(), 10);
    for generation in generations {
        for question in Question::ALL {
            let mut equal = 0;
            let mut listed = 0;
            for ((_, encoding), row) in results.iter().filter(|((name, _), _)| name == generation) {
                let counts = row.counts[question as usize];
                assert_eq!(counts.differing, 0, "{generation} {encoding} {question:?}");
                equal += counts.equal;
                listed += counts.listed;
            }
            // Values are mostly literals of which LLVM prints half, refusals destinations that can only be read, modifiers RDNA 4's `nv`.
            let share = match question {
                Question::Values | Question::Refusals | Question::Modifiers => 100,
                Question::Accesses | Question::Choice => 1000,
            };
            assert!(share * listed <= equal + listed, "{generation} {question:?}: {listed} of {equal} are listed");
        }
    }
}

#[test]
fn operands_and_choices_are_llvms() {
    let Some(oracle) = Oracle::find() else { return };
    let report = operands::campaign(&operands::Args::sample(1500), &oracle).expect("the comparison runs");
    let whole = results();
    for ((generation, encoding), sample) in report.rows() {
        let whole = whole.get(&(generation.clone(), encoding.clone())).unwrap_or_else(|| panic!("{generation}: {encoding}"));
        assert!(sample.lines <= whole.lines && sample.illegal <= whole.illegal, "{generation} {encoding}: another corpus");
        // Modifiers are added to a form's first line, which is another one in a sample.
        for (part, all) in sample.counts.iter().zip(&whole.counts).take(Question::Modifiers as usize) {
            let fits = part.listed <= all.listed;
            assert!(fits, "{generation} {encoding}: the sample has {part:?}, the whole {all:?}");
        }
    }
    // Which operand stands where is learnt from the lines, and a sample has few of a form.
    for question in Question::ALL {
        let total = report.total(question, None);
        assert!(1000 * total.differing <= total.equal, "{:#?}", report.unlisted().collect::<Vec<_>>());
        assert!(total.equal > 8000, "hardly anything was compared: {total:?}");
    }
}
