//! A sample of the exhaustive run gives what the run gave.

use conformance::exhaust::{Count, check_sample, sample, state, words_of};
use conformance::pairs;

#[test]
fn the_sample_is_spread_over_all_words() {
    let mut words: Vec<u32> = sample().collect();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), 1 << 16);
    let leads: std::collections::BTreeSet<u32> = words.iter().map(|word| word >> 23).collect();
    assert_eq!(leads.len(), 512);
}

#[test]
fn a_sample_matches_the_committed_results() {
    let results = state::read_results(&xtask::root().join("conformance/results/exhaust.tsv")).unwrap();
    for pair in pairs::all() {
        let name = pair.generation.name();
        let counts = results
            .get(name)
            .unwrap_or_else(|| panic!("{name} has no results: `cargo xtask exhaust -- --gen {name}` makes them"));
        let found = check_sample(&pair).unwrap_or_else(|difference| panic!("{name}: {difference}"));
        assert_eq!(words_of(counts), 1 << 32, "{name}: all words are counted");
        for (outcome, Count { sample, .. }) in counts {
            let now = found.get(outcome).map_or(0, |count| count.sample);
            assert_eq!(now, *sample, "{name}: {outcome:?} in the sample");
        }
        assert!(found.keys().all(|outcome| counts.contains_key(outcome)), "{name}: an outcome that the run did not have");
    }
}
