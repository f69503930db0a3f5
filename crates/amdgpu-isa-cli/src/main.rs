//! `amdgpu-isa`: decodes and looks up AMD GPU instructions.

mod decode;
mod hex;
mod json;

use std::process::ExitCode;

use clap::Parser;

/// Decodes and looks up AMD GPU instructions.
#[derive(Parser)]
#[command(name = "amdgpu-isa", version)]
enum Command {
    Decode(decode::Args),
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Decode(args) => decode::run(&args),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever reads us has seen enough (`| head`).
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
