//! `specs/specs.lock`: which archive is part of the project, and what is in it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::load::Specification;

/// The name of the lock file.
pub const FILE: &str = "specs.lock";

const HEADER: &str = "# The specification archive of the project; written by `cargo xtask fetch`.\n\n";

/// An archive and its files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// Name of the archive, in the same folder.
    pub archive: String,
    /// SHA-256 of the archive, in lower-case hexadecimal.
    pub sha256: String,
    /// Its specifications, in the order of the generations.
    pub file: Vec<LockedFile>,
}

/// A specification in the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedFile {
    /// Its name.
    pub name: String,
    /// SHA-256 of its text, in lower-case hexadecimal.
    pub sha256: String,
    /// Release date that it states.
    pub release_date: String,
    /// Schema version that it states.
    pub schema_version: String,
}

impl Lock {
    /// Describes an archive that was read.
    pub fn new(archive: impl Into<String>, bytes: &[u8], specifications: &[Specification]) -> Self {
        let file = |specification: &Specification| LockedFile {
            name: specification.file.clone(),
            sha256: specification.sha256.clone(),
            release_date: specification.isa.release_date.clone(),
            schema_version: specification.isa.schema_version.clone(),
        };
        Self { archive: archive.into(), sha256: sha256(bytes), file: specifications.iter().map(file).collect() }
    }

    /// Reads a lock file.
    ///
    /// # Errors
    /// If it is malformed; the message has the line.
    pub fn parse(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| format!("{FILE}: {error}"))
    }

    /// The text of the lock file.
    ///
    /// # Errors
    /// If a name can't be written.
    pub fn render(&self) -> Result<String, String> {
        toml::to_string(self).map(|text| format!("{HEADER}{text}")).map_err(|error| format!("{FILE}: {error}"))
    }
}

/// SHA-256 in lower-case hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
