//! `verify`: hands over to the crate `conformance`, which needs the generated crates that this one writes.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

/// Compares the text of a corpus of every form with llvm-mc's.
#[derive(clap::Args)]
pub struct Args {
    /// Options of the comparison; `--help` after `--` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

/// Runs the chore.
///
/// # Errors
/// When cargo can't be run.
pub fn run(args: &Args) -> Result<ExitCode> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["run", "--quiet", "--release", "--package", "conformance", "--", "verify"]).args(&args.options);
    let status = command.current_dir(crate::root()).status().context("running cargo")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
