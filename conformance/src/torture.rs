//! What the fuzz targets do with an input. Here rather than in `fuzz/`, so that tests replay the seeds with a stable compiler.
//!
//! Nothing may panic, hang or grow without bounds; where there are two answers to a question, they must agree.

mod builder;

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use amdgpu_isa::{Generation, WaveSize};
use isa_spec::Context;
use isa_spec::archive::{self, Entry};
use isa_spec::diag::Source;
use isa_spec::isa::Isa;
use isa_spec::load::{Specification, load_source};
use isa_spec::patch::Patch;

pub use builder::builder;

/// A target: its name, which is the folder of its seeds too, and what it does with an input.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: &[Target] = &[
    ("archive", archive),
    ("assemble", assemble),
    ("builder", builder),
    ("decode", decode),
    ("diff", diff),
    ("elf", elf),
    ("spec", spec),
];

/// A generation whose spelling is known: as such the toy goes through the whole generator.
const TOY_NAME: &str = "rdna3";
/// The toy ISA of isa-spec's tests.
const TOY: &str = include_str!("../../isa-spec/tests/mini.xml");

/// Decodes the bytes behind the first, which picks the generation, and asks each instruction everything.
///
/// # Panics
/// When something does not hold.
pub fn decode(data: &[u8]) {
    let Some((pick, code)) = data.split_first() else { return };
    let isa = Generation::ALL[usize::from(*pick) % Generation::ALL.len()].isa();
    let mut text = String::new();
    let mut end = 0;
    for (offset, result) in isa.stream(code) {
        assert!(offset >= end && offset < code.len(), "the stream goes on");
        text.clear();
        match result {
            Ok(inst) => {
                end = offset + inst.len_bytes();
                assert_eq!(code[offset..end], *inst.to_bytes());
                assert_eq!(inst.encode(), Ok(inst));
                assert_eq!(isa.decode(inst.words()), Ok(inst));
                for operand in inst.operands() {
                    write!(text, "{operand:?} {:?} {:?} ", operand.name(), operand.raw()).expect("a String takes everything");
                    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
                        write!(text, "{:?}", operand.resolve(wave)).expect("a String takes everything");
                    }
                }
                for lint in inst.lint(WaveSize::Wave32).chain(inst.lint(WaveSize::Wave64)) {
                    write!(text, "{lint} {lint:?}").expect("a String takes everything");
                }
                for access in inst.accesses(WaveSize::Wave64) {
                    write!(text, "{access:?}").expect("a String takes everything");
                }
                for (field, value) in inst.fields() {
                    write!(text, "{field:?} {value} {:?}", field.value_name(value)).expect("a String takes everything");
                }
                write!(text, "{inst} {inst:?} {} {:?}", inst.name(), inst.unassigned_bits())
                    .expect("a String takes everything");
            }
            Err(error) => {
                end = offset + 4;
                write!(text, "{error} {}", error.kind()).expect("a String takes everything");
            }
        }
    }
    assert!(end >= code.len(), "the stream reaches the end");
}

/// Assembles the lines behind the first byte, which picks the generation.
///
/// # Panics
/// When something does not hold.
pub fn assemble(data: &[u8]) {
    let Some((pick, text)) = data.split_first() else { return };
    let isa = Generation::ALL[usize::from(*pick) % Generation::ALL.len()].isa();
    for line in String::from_utf8_lossy(text).lines() {
        for assembler in [isa.assembler().wave32(), isa.assembler().wave64()] {
            match assembler.line(line) {
                Ok(inst) => assert_eq!(isa.decode(inst.words()), Ok(inst)),
                Err(error) => {
                    assert!(error.column() <= line.len() && line.is_char_boundary(error.column()), "{line:?}: {error:?}");
                    drop(error.to_string());
                }
            }
        }
    }
}

/// Disassembles the bytes as a code object.
///
/// # Panics
/// When something does not hold.
pub fn elf(data: &[u8]) {
    struct Count(usize);
    impl std::io::Write for Count {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut count = Count(0);
    let _ = amdgpu_isa_cli::dis::object(data, &mut count);
    // A dword is a line of text with its bytes, and names come from the file.
    assert!(count.0 <= 4096 + 600 * data.len(), "{} bytes of text from {}", count.0, data.len());
}

/// Reads a mutated specification and, if it stands, generates its crate. The input is the text itself after a zero, else edits of
/// the toy ISA (see [`edited`]).
///
/// # Panics
/// When something does not hold.
pub fn spec(data: &[u8]) {
    let text = match data.split_first() {
        Some((0, text)) => String::from_utf8_lossy(text).into_owned(),
        _ => edited(TOY, data),
    };
    match load(&text) {
        Ok(spec) => drop(xtask::regen::render(&[spec])),
        Err(report) => drop(report),
    }
}

/// Unpacks an archive.
pub fn archive(data: &[u8]) {
    let most =
        archive::MAX_TOTAL.min(archive::MAX_RATIO.saturating_mul(data.len() as u64).saturating_mul(archive::MAX_FILES as u64));
    let entries = archive::unpack("fuzz.zip", data).unwrap_or_default();
    assert!(entries.iter().map(|Entry { bytes, .. }| bytes.len() as u64).sum::<u64>() <= most);
}

/// Reads a diff in JSON, and applies it to the toy ISA. The input is the text itself after a zero, else edits of a true diff.
///
/// # Panics
/// When something does not hold.
pub fn diff(data: &[u8]) {
    static TOYS: LazyLock<(Isa, String)> = LazyLock::new(|| {
        let toy = load(TOY).unwrap_or_else(|report| panic!("{report}")).isa;
        let other = load(&OTHER_TOY.iter().fold(TOY.to_owned(), |text, (from, to)| text.replacen(from, to, 3)));
        let other = other.unwrap_or_else(|report| panic!("{report}")).isa;
        let diff = isa_diff::Diff::new(&toy, &other);
        let json = serde_json::to_string(&diff).expect("a diff is plain data");
        (toy, json)
    });
    let (toy, json) = &*TOYS;
    let text = match data.split_first() {
        Some((0, text)) => String::from_utf8_lossy(text).into_owned(),
        _ => edited(json, data),
    };
    let Ok(diff) = serde_json::from_str::<isa_diff::Diff>(&text) else { return };
    if let Ok(isa) = diff.apply(toy) {
        // What was applied is what is found again.
        let again = isa_diff::Diff::new(toy, &isa);
        assert_eq!(again.apply(toy).as_ref(), Ok(&isa));
    }
}

/// Changes that leave the toy ISA whole.
const OTHER_TOY: &[(&str, &str)] = &[("<OperandSize>32<", "<OperandSize>64<"), ("S_ADD_U32", "S_PLUS_U32")];

fn load(text: &str) -> Result<Specification, isa_spec::diag::Problems> {
    static CONTEXT: LazyLock<Context> = LazyLock::new(|| {
        let toy = isa_spec::generation::Generation {
            architecture: "Toy 1".to_owned(),
            name: TOY_NAME.to_owned(),
            targets: Vec::new(),
        };
        let patches = isa_spec::patch::parse(include_str!("../../isa-spec/tests/mini.toml"));
        let own = |patch: Patch| Patch { generations: vec![TOY_NAME.to_owned()], ..patch };
        let patches = patches.unwrap_or_else(|error| panic!("{error:?}")).into_iter().map(own).collect();
        Context { generations: vec![toy], patches, stale_patches: true }
    });
    load_source(&Arc::new(Source::new("fuzz.xml", text)), &CONTEXT)
}

/// A text with edits, so that a short input says much: each has a place (three bytes), a kind and a length (a byte), and bytes.
pub fn edited(text: &str, edits: &[u8]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let mut rest = edits;
    while let [a, b, c, kind, tail @ ..] = rest {
        let at = (usize::from(*a) << 16 | usize::from(*b) << 8 | usize::from(*c)) % (bytes.len() + 1);
        let length = usize::from(kind >> 2);
        let (new, tail) = tail.split_at(length.min(tail.len()));
        rest = tail;
        let end = (at + length).min(bytes.len());
        match kind & 3 {
            0 => drop(bytes.splice(at..at, new.iter().copied())),
            1 => drop(bytes.splice(at..(at + new.len()).min(bytes.len()), new.iter().copied())),
            2 => drop(bytes.drain(at..end)),
            // The element or value that begins here once more: from this place up to the length-th `>` or `,`.
            _ => {
                let ends = bytes[at..].iter().enumerate().filter(|(_, byte)| matches!(byte, b'>' | b','));
                let end = ends.map(|(index, _)| at + index + 1).nth(length).unwrap_or(bytes.len());
                let copy = bytes[at..end].to_vec();
                if bytes.len() + copy.len() < 4 * text.len() {
                    drop(bytes.splice(end..end, copy));
                }
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
