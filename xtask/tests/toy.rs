//! The toy ISA through the whole of `regen`, whole and broken in hundreds of ways.

use std::sync::Arc;

use isa_spec::Context;
use isa_spec::diag::Source;
use isa_spec::generation::Generation;
use isa_spec::load::{Specification, load_source};
use isa_spec::patch::{self, Patch};
use xtask::regen::render;

const MINI: &str = include_str!("../../isa-spec/tests/mini.xml");

/// A generation whose spelling is known; the toy is laid out as if it were that one.
const NAME: &str = "rdna3";

fn load(text: &str) -> Option<Specification> {
    let toy = Generation { architecture: "Toy 1".to_owned(), name: NAME.to_owned(), targets: Vec::new() };
    let patches = patch::parse(include_str!("../../isa-spec/tests/mini.toml")).expect("well-formed");
    let own = |patch: Patch| Patch { generations: vec![NAME.to_owned()], ..patch };
    let context = Context { generations: vec![toy], patches: patches.into_iter().map(own).collect(), stale_patches: true };
    load_source(&Arc::new(Source::new("mini.xml", text)), &context).ok()
}

#[test]
fn the_toy_becomes_a_crate() {
    let files = render(&[load(MINI).expect("the toy is good")]).unwrap_or_else(|error| panic!("{error:#}"));
    let op = &files["rdna3/src/op.rs"];
    assert!(op.contains("pub const S_ADD_U32: Opcode = Opcode("), "{op}");
    assert!(files.contains_key("rdna3/Cargo.toml") && files.len() > 10, "{:?}", files.keys());
}

/// What stands between tags, other than white space: where, and how long.
fn texts() -> Vec<(usize, usize)> {
    let mut texts = Vec::new();
    for (at, _) in MINI.match_indices('>') {
        let text = MINI[at + 1..].split('<').next().unwrap_or_default();
        if !text.trim().is_empty() {
            texts.push((at + 1, text.len()));
        }
    }
    texts
}

#[test]
fn a_toy_with_another_text_is_refused_or_becomes_a_crate() {
    let texts = texts();
    let long = "A".repeat(300);
    let strange = ["", "self", "V-ADD F32", "0", "1", "31", "64", "4294967295", "TRUE", "\u{c4}", "0x", long.as_str()];
    let mut random = 0x2026_0806_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below as u64) as usize
    };
    let (mut refused, mut rendered) = (0, 0);
    for _ in 0..600 {
        let (at, len) = texts[next(texts.len())];
        // Every second time another text of the file, which is more often than not of the right kind.
        let new = match next(2) {
            0 => strange[next(strange.len())],
            _ => {
                let (at, len) = texts[next(texts.len())];
                &MINI[at..at + len]
            }
        };
        let text = format!("{}{new}{}", &MINI[..at], &MINI[at + len..]);
        match load(&text).map(|spec| render(&[spec])) {
            Some(Ok(_)) => rendered += 1,
            _ => refused += 1,
        }
    }
    assert!(refused > 100 && rendered > 50, "{refused} {rendered}");
}
