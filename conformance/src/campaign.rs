//! What all campaigns do alike: choose generations, write files, bytes as digits.

use std::path::PathBuf;

use amdgpu_isa::Generation;
use anyhow::{Context, Result};
use isa_spec::load::Specification;

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
pub(crate) fn chosen(wanted: Option<&str>) -> Result<Vec<(Specification, Generation)>> {
    let mut all = generations()?;
    all.retain(|(spec, _)| wanted.is_none_or(|wanted| wanted == spec.isa.generation));
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

/// Bytes as lower-case digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that digits stand for; none for what are no pairs of digits.
pub fn bytes(hex: &str) -> Option<Vec<u8>> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect()
}
