//! The whole way from files to checked ISAs.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::archive::{self, Entry};
use crate::diag::{Abort, Diagnostic, Problems, Report, Source};
use crate::generation::{self, Generation};
use crate::isa::Isa;
use crate::lock::{self, Lock};
use crate::lower::{self, Counts};
use crate::patch::{self, Patch};
use crate::xml::Cursor;
use crate::{check, schema, settle};

/// A file, read and checked.
#[derive(Clone, Debug)]
pub struct Specification {
    /// Name of the file, without its folder.
    pub file: String,
    /// SHA-256 of the file's text, in lower-case hexadecimal.
    pub sha256: String,
    /// What the file holds, as written.
    pub counts: Counts,
    /// The facts, mended.
    pub isa: Isa,
    /// Warnings: what was passed over.
    pub warnings: Option<Problems>,
}

/// What files are read against.
#[derive(Clone, Debug)]
pub struct Context {
    /// The generations that may occur.
    pub generations: Vec<Generation>,
    /// The corrections.
    pub patches: Vec<Patch>,
    /// Whether a correction that does not fit is a warning. It is an error, but for one who compares releases.
    pub stale_patches: bool,
}

impl Context {
    /// The project's generations and corrections.
    ///
    /// # Errors
    /// If a patch file is malformed.
    pub fn embedded() -> Result<Self, Report> {
        let patches = patch::embedded().map_err(Report::general)?;
        Ok(Self { generations: generation::known().to_vec(), patches, stale_patches: false })
    }
}

/// The folder of the archive that is part of the project.
pub fn specs_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("specs")
}

/// Reads the archive that is part of the project (`specs.lock` names it), in the order of the generations.
///
/// # Errors
/// If it is missing, is not what `specs.lock` says, or anything in it is wrong; all problems of all files are in the report.
pub fn load_embedded() -> Result<Vec<Specification>, Report> {
    let folder = specs_dir();
    let path = folder.join(lock::FILE);
    let text = fs::read_to_string(&path).map_err(|error| Report::general(format!("{}: {error}", path.display())))?;
    let lock = Lock::parse(&text).map_err(Report::general)?;
    let path = folder.join(&lock.archive);
    let bytes = fs::read(&path).map_err(|error| Report::general(format!("{}: {error}", path.display())))?;
    let found = lock::sha256(&bytes);
    if found != lock.sha256 {
        let message = format!("{}: SHA-256 is {found}, but {} says {}", path.display(), lock::FILE, lock.sha256);
        return Err(Report::general(message));
    }
    let entries = archive::unpack(&lock.archive, &bytes).map_err(Report::general)?;
    load_entries(entries, &Context::embedded()?)
}

/// Reads the archive that was part of the project when this program was compiled. Needs no file.
///
/// # Errors
/// If anything in it is wrong; all problems of all files are in the report.
#[cfg(feature = "embed")]
pub fn load_built_in() -> Result<Vec<Specification>, Report> {
    let name = env!("ISA_SPEC_ARCHIVE");
    let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/specs/", env!("ISA_SPEC_ARCHIVE")));
    load_entries(archive::unpack(name, bytes).map_err(Report::general)?, &Context::embedded()?)
}

/// Reads a `.zip`, a folder or a single `.xml`, in the order of the generations.
///
/// # Errors
/// If it can't be read or anything in it is wrong; all problems of all files are in the report.
pub fn load(path: &Path) -> Result<Vec<Specification>, Report> {
    let entries = archive::read(path).map_err(Report::general)?;
    load_entries(entries, &Context::embedded()?)
}

/// Reads files that are in memory already.
///
/// # Errors
/// If anything in them is wrong; all problems of all files are in the report.
pub fn load_entries(entries: Vec<Entry>, context: &Context) -> Result<Vec<Specification>, Report> {
    // The files are independent: two halves on two threads halve the time.
    let count = entries.len();
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get()).clamp(1, count.max(1));
    let mut lanes: Vec<Vec<(usize, Entry)>> = (0..threads).map(|_| Vec::new()).collect();
    for (index, entry) in entries.into_iter().enumerate() {
        lanes[index % threads].push((index, entry));
    }
    let mut results: Vec<_> = std::thread::scope(|scope| {
        let work = |lane: Vec<(usize, Entry)>| {
            move || lane.into_iter().map(|(index, entry)| (index, load_entry(entry, context))).collect::<Vec<_>>()
        };
        let running: Vec<_> = lanes.into_iter().map(|lane| scope.spawn(work(lane))).collect();
        running.into_iter().flat_map(|lane| lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    results.sort_by_key(|&(index, _)| index);
    let mut report = Report::default();
    let mut specifications: Vec<Specification> = Vec::new();
    for (_, result) in results {
        match result {
            Ok(specification) => specifications.push(specification),
            Err(problems) => report.files.push(problems),
        }
    }
    let rank = |name: &str| context.generations.iter().position(|generation| generation.name == name);
    specifications.sort_by_key(|specification| rank(&specification.isa.generation));
    for pair in specifications.windows(2) {
        if pair[0].isa.generation == pair[1].isa.generation {
            report.general.push(format!("{} and {} are both {}", pair[0].file, pair[1].file, pair[0].isa.architecture));
        }
    }
    if report.general.is_empty() && report.files.is_empty() { Ok(specifications) } else { Err(report) }
}

fn load_entry(entry: Entry, context: &Context) -> Result<Specification, Problems> {
    let text = match String::from_utf8(entry.bytes) {
        Ok(text) => text,
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let mut problems = Problems::new(Arc::new(Source::new(entry.name, text)));
            let place = crate::diag::Span::new(good, good + 1);
            problems.push(Diagnostic::error("the file is not UTF-8").at(place, "expected UTF-8"));
            return Err(problems);
        }
    };
    let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
    let source = Arc::new(Source::new(entry.name, text));
    load_source(&source, context)
}

/// Reads one file.
///
/// # Errors
/// All its problems, if one of them is an error.
pub fn load_source(source: &Arc<Source>, context: &Context) -> Result<Specification, Problems> {
    let mut problems = Problems::new(source.clone());
    let read = read(source, context, &mut problems);
    problems.sort();
    match read {
        Ok((isa, counts)) if !problems.has_errors() => {
            let file = Path::new(source.name()).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let sha256 = lock::sha256(source.text().as_bytes());
            Ok(Specification { file, sha256, counts, isa, warnings: (!problems.is_empty()).then_some(problems) })
        }
        _ => Err(problems),
    }
}

/// The steps; after one with errors, the next would only find what follows from them.
fn read(source: &Source, context: &Context, problems: &mut Problems) -> Result<(Isa, Counts), Abort> {
    let spec = schema::read(&mut Cursor::new(source.text(), problems))?;
    let (mut isa, mut spans, counts) = lower::lower(&spec, &context.generations, problems).ok_or(Abort)?;
    drop(spec);
    if problems.has_errors() {
        return Err(Abort);
    }
    for problem in patch::apply(&context.patches, &mut isa, &mut spans) {
        let message = format!("a patch does not fit: {problem}");
        problems.push(if context.stale_patches { Diagnostic::warning(message) } else { Diagnostic::error(message) });
    }
    settle::settle(&mut isa, &mut spans, problems);
    check::check(&isa, &spans, problems);
    Ok((isa, counts))
}
