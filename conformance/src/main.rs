//! Campaigns that compare the generated crates with the specification and with LLVM.

use std::process::ExitCode;

use clap::Parser;
use conformance::{assembly, gaps, operands, rebuild, round_trip, verify};

/// Campaigns that compare the generated crates with the specification and with LLVM.
#[derive(Parser)]
enum Campaign {
    Verify(verify::Args),
    Assembly(assembly::Args),
    Gaps(gaps::Args),
    Operands(operands::Args),
    Rebuild(rebuild::Args),
    RoundTrip(round_trip::Args),
}

fn main() -> ExitCode {
    let result = match Campaign::parse() {
        Campaign::Verify(args) => verify::run(&args),
        Campaign::Assembly(args) => assembly::run(&args),
        Campaign::Gaps(args) => gaps::run(&args),
        Campaign::Operands(args) => operands::run(&args),
        Campaign::Rebuild(args) => rebuild::run(&args),
        Campaign::RoundTrip(args) => round_trip::run(&args),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
