//! What all campaigns do alike: choose generations, write files, bytes as digits.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use amdgpu_isa::{Generation, Inst};
use anyhow::{Context, Result};
use isa_spec::load::Specification;

/// What the campaigns over the corpus ask LLVM about.
#[derive(clap::Args, Debug, Default)]
pub struct Choice {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    pub generation: Option<Generation>,
    /// Only so many lines of the corpus a generation, evenly spread: the same ones each time.
    #[arg(long, value_name = "N")]
    pub sample: Option<usize>,
    /// Keep LLVM's answers in files of this directory, and ask only for those that are not there yet.
    #[arg(long, value_name = "DIR")]
    answers: Option<PathBuf>,
}

impl Choice {
    /// So many lines of each generation.
    pub const fn sample(lines: usize) -> Self {
        Choice { generation: None, sample: Some(lines), answers: None }
    }

    /// Where LLVM's answers are kept.
    pub fn answers(&self) -> Option<&Path> {
        self.answers.as_deref()
    }

    /// All of every generation.
    pub const fn is_all(&self) -> bool {
        self.generation.is_none() && self.sample.is_none()
    }
}

/// The specifications of all generations, and the generations.
///
/// # Errors
/// When the embedded archive has a fault, or a generation is not in the facade.
pub(crate) fn generations() -> Result<Vec<(Specification, Generation)>> {
    let specs = isa_spec::load_embedded().map_err(|report| anyhow::anyhow!("{report}"))?;
    let pairs = specs.into_iter().map(|spec| {
        let generation = generation(&spec)?;
        Ok((spec, generation))
    });
    pairs.collect()
}

/// The same of the one that is wanted, if one is.
///
/// # Errors
/// As [`generations`].
pub(crate) fn chosen(wanted: Option<Generation>) -> Result<Vec<(Specification, Generation)>> {
    let mut all = generations()?;
    all.retain(|(_, generation)| wanted.is_none_or(|wanted| wanted == *generation));
    Ok(all)
}

/// The generation of a specification.
///
/// # Errors
/// When it is not in the facade.
pub(crate) fn generation(spec: &Specification) -> Result<Generation> {
    let name = spec.isa.generation.as_str();
    name.parse().ok().with_context(|| format!("the facade lacks {name}"))
}

/// Writes what a path was given for.
///
/// # Errors
/// When a file can't be written.
pub(crate) fn write(files: &[(&Option<PathBuf>, &str)]) -> Result<()> {
    for (path, text) in files {
        if let Some(path) = path {
            std::fs::write(path, text).with_context(|| format!("writing {}", path.display()))?;
        }
    }
    Ok(())
}

/// Writes the instruction's text over what was there.
pub(crate) fn write_text(text: &mut String, inst: &Inst) {
    text.clear();
    // Writing to a String can't fail.
    let _ = write!(text, "{inst}");
}

/// Bytes as lower-case digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that digits stand for; none for what are no pairs of digits.
pub fn bytes(hex: &str) -> Option<Vec<u8>> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect()
}
