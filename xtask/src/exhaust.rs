//! `exhaust`: all 2^32 first dwords, table decoder against reference decoder.

use std::process::ExitCode;

use anyhow::Result;

/// Goes through all 2^32 first dwords of each generation; resumes where it was stopped. `exhaust -- --help` lists its options.
#[derive(clap::Args)]
pub struct Args {
    /// Passed on: `--gen GEN`, `--threads N`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

/// Runs the chore: in a program of its own, for this one must not depend on what `regen` writes.
///
/// # Errors
/// When cargo can't be started.
pub fn run(args: &Args) -> Result<ExitCode> {
    crate::cargo(["run", "--quiet", "--release", "--package", "conformance", "--bin", "exhaust", "--"], &args.rest)
}
