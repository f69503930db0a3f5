//! Tells the compiler which archive `specs.lock` names, for the feature `embed`.

use std::fs;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=specs/specs.lock");
    let lock = fs::read_to_string("specs/specs.lock").unwrap_or_default();
    let archive = lock.lines().find_map(|line| line.strip_prefix("archive = \"")?.strip_suffix('"'));
    // Without a name the library builds all the same, except with the feature.
    println!("cargo::rustc-env=ISA_SPEC_ARCHIVE={}", archive.unwrap_or("specs.lock-names-no-archive"));
}
