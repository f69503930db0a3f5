//! A few words of a few forms of each generation: text and back.

use conformance::round_trip::campaign;
use xtask::oracle::Oracle;

#[test]
fn valid_words_come_back_from_their_text() {
    let Some(oracle) = Oracle::find() else { return };
    for spec in isa_spec::load_embedded().unwrap_or_else(|report| panic!("{report}")) {
        let name = &spec.isa.generation;
        let outcome = campaign(&spec, &oracle, 1500, Some(25)).unwrap_or_else(|error| panic!("{name}: {error:#}"));
        assert_eq!(outcome.counts.faults(), 0, "{name}: {}", outcome.rows.join("\n"));
        assert_eq!(outcome.counts.words(), 1500, "{name}: {:?}", outcome.counts);
    }
}
