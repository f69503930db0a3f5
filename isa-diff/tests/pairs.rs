//! All ordered pairs of generations.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use isa_diff::model::Model;
use isa_diff::{Diff, Report, render};
use isa_spec::isa::Isa;

static ISAS: LazyLock<Vec<Isa>> = LazyLock::new(|| {
    let specifications = isa_spec::load_embedded().unwrap_or_else(|report| panic!("{report}"));
    specifications.into_iter().map(|specification| specification.isa).collect()
});

#[test]
fn names_for_ids_and_back() {
    for isa in &*ISAS {
        assert!(Model::new(isa).to_isa().unwrap() == *isa, "{}", isa.generation);
    }
}

#[test]
fn a_to_a_is_empty() {
    for isa in &*ISAS {
        let model = Model::new(isa);
        let diff = Diff::between(&model, &model);
        assert!(diff.is_empty(), "{}", isa.generation);
        assert!(Report::new(&diff, &model, &model).is_empty());
    }
}

/// Through JSON, as a user would.
#[test]
fn applying_the_json_of_a_diff_gives_the_other_isa() {
    for a in &*ISAS {
        for b in ISAS.iter().filter(|b| b.generation != a.generation) {
            let json = serde_json::to_string(&Diff::new(a, b)).unwrap();
            let diff: Diff = serde_json::from_str(&json).unwrap();
            let applied = diff.apply(a).unwrap_or_else(|error| panic!("{} to {}: {error}", a.generation, b.generation));
            assert!(applied == *b, "{} to {}", a.generation, b.generation);
            assert!(diff.apply(b).is_err(), "{} to {}: applies to the wrong one", a.generation, b.generation);
        }
    }
}

#[test]
fn each_pair_takes_less_than_a_second() {
    let models: Vec<Model> = ISAS.iter().map(Model::new).collect();
    let mut longest = Duration::ZERO;
    for a in &models {
        for b in &models {
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
