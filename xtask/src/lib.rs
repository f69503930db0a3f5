//! What the chores are made of, apart from the command line.

pub mod bench;
mod codegen;
pub mod exhaust;
pub mod fetch;
pub mod ir;
pub mod lookup;
pub mod oracle;
pub mod regen;
pub mod verify;
pub mod words;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result};
use isa_spec::load::{Specification, load, load_embedded};

/// The workspace's folder.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Runs cargo in the workspace's folder, with its own exit status as ours.
fn cargo<const N: usize>(args: [&str; N], rest: &[String]) -> Result<ExitCode> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let status = cargo.args(args).args(rest).current_dir(root()).status().context("running cargo")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Reads the embedded archive, or another, and prints what is wrong with it; none if it can't be used.
fn specifications(path: Option<&Path>) -> Option<Vec<Specification>> {
    match path.map_or_else(load_embedded, load) {
        Ok(specs) => {
            warn(&specs);
            Some(specs)
        }
        Err(report) => {
            eprint!("{report}");
            None
        }
    }
}

/// Prints what was passed over in specifications.
fn warn(specs: &[Specification]) {
    for warnings in specs.iter().filter_map(|spec| spec.warnings.as_ref()) {
        eprint!("{warnings}");
    }
}

/// Writes a file so that its name never stands for a part of it, whenever the run is cut off.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let part = path.with_extension("part");
    let result = fs::write(&part, bytes).and_then(|()| fs::rename(&part, path));
    if result.is_err() {
        // It may never have been there.
        let _ = fs::remove_file(&part);
    }
    result.with_context(|| format!("writing {}", path.display()))
}
