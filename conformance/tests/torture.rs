//! The fuzz targets' seeds, and a fixed number of random changes of each: what fuzzing has found stays found.

use std::fs;
use std::path::PathBuf;

use conformance::random::Random;
use conformance::torture::TARGETS;

/// Mutations of each seed.
const MUTATIONS: usize = 12;

/// Names of what lies in a folder, without the endings of files, sorted.
fn names(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(xtask::root().join(folder)).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

#[test]
fn every_fuzz_target_has_seeds_that_are_replayed() {
    let targets: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names("fuzz/fuzz_targets"), targets);
    assert_eq!(names("fuzz/seeds"), targets);
}

#[test]
fn seeds_and_their_mutations_do_no_harm() {
    for (name, target) in TARGETS {
        let folder = xtask::root().join("fuzz/seeds").join(name);
        let mut seeds: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        seeds.sort();
        assert!(!seeds.is_empty(), "{name} has no seeds");
        let mut random = Random::new(7);
        for seed in seeds {
            let bytes = fs::read(&seed).unwrap();
            target(&bytes);
            for _ in 0..MUTATIONS {
                let mut mutated = bytes.clone();
                for _ in 0..1 + random.dword() % 4 {
                    let at = random.dword() as usize % (mutated.len() + 1);
                    match random.dword() % 3 {
                        0 => mutated.insert(at, random.dword() as u8),
                        1 if at < mutated.len() => mutated[at] = random.dword() as u8,
                        _ => mutated.truncate(at.max(mutated.len() / 2)),
                    }
                }
                target(&mutated);
            }
        }
    }
}
