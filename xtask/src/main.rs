//! Chores of the workspace. `cargo xtask --help` lists them.

use std::process::ExitCode;

use clap::Parser;
use isa_diff::command::{diff, find, show, site};
use xtask::{bench, exhaust, fetch, ir, lookup, regen, verify};

/// Chores of the workspace.
#[derive(Parser)]
enum Chore {
    Regen(regen::Args),
    Bench(bench::Args),
    Exhaust(exhaust::Args),
    Fetch(fetch::Args),
    Ir(ir::Args),
    Diff(diff::Args),
    Show(show::Args),
    Find(find::Args),
    Site(site::Args),
    Verify(verify::Args),
}

fn main() -> ExitCode {
    let result = match Chore::parse() {
        Chore::Regen(args) => regen::run(&args),
        Chore::Bench(args) => bench::run(&args),
        Chore::Exhaust(args) => exhaust::run(&args),
        Chore::Fetch(args) => fetch::run(&args),
        Chore::Ir(args) => ir::run(&args),
        Chore::Diff(args) => lookup::print(diff::run(&args)),
        Chore::Show(args) => lookup::print(show::run(&args, &|_, _| None)),
        Chore::Find(args) => lookup::print(find::run(&args)),
        Chore::Site(args) => lookup::print(site::run(&args)),
        Chore::Verify(args) => verify::run(&args),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
