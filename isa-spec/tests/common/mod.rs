//! The toy ISA of `mini.xml`, for tests that break it.

use std::sync::Arc;

use isa_spec::Context;
use isa_spec::diag::{Problems, Source};
use isa_spec::generation::Generation;
use isa_spec::load::{Specification, load_source};
use isa_spec::patch;

/// The toy ISA's text.
pub const MINI: &str = include_str!("../mini.xml");

/// The toy generation and its corrections.
pub fn context() -> Context {
    let toy = Generation { architecture: "Toy 1".to_owned(), name: "toy".to_owned(), targets: vec!["toy".to_owned()] };
    Context { generations: vec![toy], patches: patch::parse(include_str!("../mini.toml")).unwrap(), stale_patches: false }
}

/// Reads a text as the toy ISA.
pub fn load(text: &str) -> Result<Specification, Problems> {
    load_source(&Arc::new(Source::new("mini.xml", text)), &context())
}
