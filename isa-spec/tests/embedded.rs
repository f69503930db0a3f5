//! The archive that is part of the project: counts, lock, and what the corrections' evidence decodes to.

use std::fs;
use std::sync::LazyLock;

use isa_spec::load::{Specification, load_embedded, specs_dir};
use isa_spec::lock::{FILE, Lock};
use isa_spec::patch;
use isa_spec::reference::decode;

static ALL: LazyLock<Vec<Specification>> = LazyLock::new(|| load_embedded().unwrap_or_else(|report| panic!("{report}")));

/// From the description of the archive: instructions, encodings, forms, operand types, data formats, aliases.
const COUNTS: [(&str, [usize; 6]); 10] = [
    ("cdna1", [1183, 35, 2470, 37, 66, 2]),
    ("cdna2", [1133, 33, 2431, 35, 69, 2]),
    ("cdna3", [1150, 32, 2465, 35, 83, 53]),
    ("cdna4", [1240, 33, 2568, 35, 98, 101]),
    ("cdna5", [1325, 53, 6424, 40, 151, 339]),
    ("rdna1", [1149, 42, 4318, 36, 62, 0]),
    ("rdna2", [1153, 42, 4367, 35, 62, 0]),
    ("rdna3", [1148, 47, 4929, 32, 68, 309]),
    ("rdna3_5", [1208, 47, 5056, 35, 68, 309]),
    ("rdna4", [1264, 46, 5031, 39, 86, 358]),
];

#[test]
fn every_generation_is_whole() {
    assert_eq!(ALL.len(), COUNTS.len());
    for (specification, (name, expected)) in ALL.iter().zip(COUNTS) {
        let counts = &specification.counts;
        let found =
            [counts.instructions, counts.encodings, counts.forms, counts.operand_types, counts.data_formats, counts.aliases];
        assert_eq!((specification.isa.generation.as_str(), found), (name, expected));
        assert!(specification.warnings.is_none(), "{name}");
        // RDNA 3 lists forms of GLOBAL and SCRATCH twice.
        assert_eq!(specification.isa.folded_forms, if name == "rdna3" { 77 } else { 0 });
    }
}

#[test]
fn the_lock_describes_the_archive() {
    let lock = Lock::parse(&fs::read_to_string(specs_dir().join(FILE)).unwrap()).unwrap();
    let bytes = fs::read(specs_dir().join(&lock.archive)).unwrap();
    assert_eq!(lock, Lock::new(lock.archive.clone(), &bytes, &ALL));
}

#[test]
fn evidence_of_corrections_decodes() {
    for patch in patch::embedded().unwrap() {
        for generation in &patch.generations {
            let known = patch.evidence.iter().any(|evidence| evidence.generation == *generation);
            assert!(known, "no evidence for {generation}: {}", patch.because);
        }
        for evidence in &patch.evidence {
            let specification = ALL.iter().find(|specification| specification.isa.generation == evidence.generation).unwrap();
            let words = words(&evidence.bytes);
            let decoded = decode(&specification.isa, &words).unwrap_or_else(|refusal| panic!("{refusal:?}: {evidence:?}"));
            let mut halves = evidence.llvm.split(" :: ");
            for form in [Some(decoded.form), decoded.y].into_iter().flatten() {
                // LLVM's mnemonic is the instruction's name, in lower case, with or without a suffix of the encoding.
                let instruction = &specification.isa.instructions[form.instruction.index()];
                let names = std::iter::once(&instruction.name).chain(&instruction.aliases);
                let mut names = names.map(|name| name.to_lowercase());
                let text = halves.next().unwrap();
                assert!(names.any(|name| text.starts_with(&name)), "{} is not {text}", instruction.name);
            }
            assert_eq!(halves.next(), None, "{}", evidence.llvm);
        }
    }
}

/// Words of bytes in memory order.
fn words(hex: &str) -> Vec<u32> {
    let digits: Vec<u32> = hex.chars().filter_map(|digit| digit.to_digit(16)).collect();
    let bytes: Vec<u32> = digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    bytes.chunks(4).map(|bytes| bytes.iter().rev().fold(0, |word, byte| word << 8 | byte)).collect()
}
