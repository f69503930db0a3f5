//! Chores of the workspace. `cargo xtask --help` lists them.

use std::process::ExitCode;

use clap::Parser;
use xtask::{fetch, ir, regen};

/// Chores of the workspace.
#[derive(Parser)]
enum Chore {
    Regen(regen::Args),
    Fetch(fetch::Args),
    Ir(ir::Args),
}

fn main() -> ExitCode {
    let result = match Chore::parse() {
        Chore::Regen(args) => regen::run(&args),
        Chore::Fetch(args) => fetch::run(&args),
        Chore::Ir(args) => ir::run(&args),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
