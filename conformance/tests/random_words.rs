//! Random words: no panic, and both decoders agree. `RANDOM_WORDS` sets how many a generation; the long mode is 20,000,000.

use conformance::pairs;
use conformance::random::Random;

/// A generation by default: what a few seconds allow.
const DEFAULT: u64 = 20_000;

#[test]
fn the_decoders_agree_on_random_words() {
    let count = std::env::var("RANDOM_WORDS").map_or(DEFAULT, |text| text.parse().expect("RANDOM_WORDS is a number"));
    for pair in pairs::all() {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
        let decoded: u64 = std::thread::scope(|scope| {
            let lanes: Vec<_> = (0..threads)
                .map(|lane| {
                    scope.spawn({
                        let pair = &pair;
                        move || run(pair, lane, count / threads)
                    })
                })
                .collect();
            lanes.into_iter().map(|lane| lane.join().expect("the decoders agree")).sum()
        });
        println!("{:<8} {count} words, {decoded} of them instructions", pair.generation.name());
        assert!(decoded > count / 10, "random words hit instructions");
    }
}

fn run(pair: &pairs::Pair, seed: u64, count: u64) -> u64 {
    let mut random = Random::new(seed);
    let mut decoded = 0;
    for _ in 0..count {
        let words: [u32; 5] = std::array::from_fn(|_| random.dword());
        // Most words are whole; some end early.
        let len = if random.below(8) == 0 { random.below(5) as usize } else { 5 };
        decoded += u64::from(pair.agree(&words[..len]).unwrap_or_else(|error| panic!("{error}")).is_some());
    }
    decoded
}
