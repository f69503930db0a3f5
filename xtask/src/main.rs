//! Chores of the workspace. `cargo xtask --help` lists them.

use std::process::ExitCode;

use clap::Parser;
use xtask::regen;

/// Chores of the workspace.
#[derive(Parser)]
enum Chore {
    Regen(regen::Args),
}

fn main() -> ExitCode {
    let result = match Chore::parse() {
        Chore::Regen(args) => regen::run(&args),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
