//! `verify`: hands over to the crate `conformance`, which needs the generated crates that this one writes.

use std::process::ExitCode;

use anyhow::Result;

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
    crate::cargo(["run", "--quiet", "--release", "--package", "conformance", "--", "verify"], &args.options)
}
