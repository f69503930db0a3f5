//! All ordered pairs of generations.

mod common;

use std::time::{Duration, Instant};

use common::CATALOG;
use isa_diff::model::Model;
use isa_diff::{Diff, Report, render};

#[test]
fn names_for_ids_and_back() {
    for entry in &CATALOG.generations {
        assert!(Model::new(&entry.isa).to_isa().unwrap() == entry.isa, "{}", entry.name());
    }
}

#[test]
fn a_to_a_is_empty() {
    for entry in &CATALOG.generations {
        let diff = Diff::between(&entry.model, &entry.model);
        assert!(diff.is_empty(), "{}", entry.name());
        assert!(Report::new(&diff, &entry.model, &entry.model).is_empty());
    }
}

#[test]
fn applying_a_diff_gives_the_other_isa() {
    for (at, a) in CATALOG.generations.iter().enumerate() {
        for b in CATALOG.generations.iter().filter(|b| b.name() != a.name()) {
            let diff = Diff::between(&a.model, &b.model);
            let applied = diff.apply(&a.isa).unwrap_or_else(|error| panic!("{} to {}: {error}", a.name(), b.name()));
            assert!(applied == b.isa, "{} to {}", a.name(), b.name());
            assert!(diff.apply(&b.isa).is_err(), "{} to {}: applies to the wrong one", a.name(), b.name());
            // Through JSON, as a user would: one pair from each generation, to keep the test short.
            if std::ptr::eq(b, &CATALOG.generations[(at + 3) % CATALOG.generations.len()]) {
                let json = serde_json::to_string(&diff).unwrap();
                assert!(serde_json::from_str::<Diff>(&json).unwrap() == diff, "{} to {}", a.name(), b.name());
            }
        }
    }
}

#[test]
fn each_pair_takes_less_than_a_second() {
    let models = || CATALOG.generations.iter().map(|entry| &entry.model);
    let mut longest = Duration::ZERO;
    for a in models() {
        for b in models() {
            let start = Instant::now();
            let report = Report::new(&Diff::between(a, b), a, b);
            let text = render::text::report(&report, true);
            longest = longest.max(start.elapsed());
            assert!(text.starts_with(&report.title()));
            assert_eq!(report.is_empty(), a.header.generation == b.header.generation);
        }
    }
    println!("longest: {longest:?}");
    assert!(longest < Duration::from_secs(1), "{longest:?}");
}
