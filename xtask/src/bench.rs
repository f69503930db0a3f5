//! `bench`: speed beside LLVM and iced-x86, or with `--build` sizes and build times. Prints the README's tables.

mod build;

use std::process::ExitCode;

use anyhow::Result;

/// Measures speed (decode, text, encode) beside LLVM and iced-x86. `bench -- --help` lists its options.
#[derive(clap::Args)]
pub struct Args {
    /// Instead: sizes of the tables, their relocations, times of builds and of regen.
    #[arg(long)]
    build: bool,
    /// Passed on: `--gen GEN`, `--rounds N`, `--no-llvm`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

/// Runs the chore.
///
/// # Errors
/// When cargo can't be started or what it built can't be read.
pub fn run(args: &Args) -> Result<ExitCode> {
    if args.build {
        return build::run();
    }
    crate::cargo(["bench", "--quiet", "--package", "amdgpu-isa-bench", "--bench", "speed", "--"], &args.rest)
}
