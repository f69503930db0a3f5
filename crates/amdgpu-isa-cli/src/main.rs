//! `amdgpu-isa`: decodes and looks up AMD GPU instructions.

use std::process::ExitCode;

fn main() -> ExitCode {
    amdgpu_isa_cli::run()
}
