//! The command line `amdgpu-isa` as a library, for its tests: [`run`] is the command, [`dis::object`] what `dis FILE` does.

mod assemble;
mod comment;
mod decode;
mod directive;
pub mod dis;
mod hex;
mod input;
mod json;
mod listing;
mod lookup;
mod object_file;
mod progress;
mod source;
mod string;
mod table;
mod wave;
mod whatis;

use std::process::ExitCode;

use clap::Parser;
use isa_diff::command::{diff, find, show};

/// Decodes and looks up AMD GPU instructions.
#[derive(Parser)]
#[command(name = "amdgpu-isa", version)]
enum Command {
    Decode(decode::Args),
    Dis(dis::Args),
    Asm(assemble::Args),
    Whatis(whatis::Args),
    Show(show::Args),
    Find(find::Args),
    Diff(diff::Args),
}

/// Runs the command with the process's arguments.
pub fn run() -> ExitCode {
    let result = match Command::parse() {
        Command::Decode(args) => decode::run(&args),
        Command::Dis(args) => dis::run(&args),
        Command::Asm(args) => assemble::run(&args),
        Command::Whatis(args) => whatis::run(&args),
        Command::Show(args) => lookup::print(show::run(&args, &lookup::disassemble)),
        Command::Find(args) => lookup::print(find::run(&args)),
        Command::Diff(args) => lookup::print(diff::run(&args)),
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
