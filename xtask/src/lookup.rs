//! `diff`, `show`, `find`: what `amdgpu-isa` has too, here for a specification whose crates are not generated yet.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Result, anyhow};

/// Prints what a command wrote, or its message.
///
/// # Errors
/// The command's message, or that standard output can't be written.
pub fn print(result: Result<String, String>) -> Result<ExitCode> {
    let text = result.map_err(|message| anyhow!("{}", message.trim_end()))?;
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        // Whoever reads us has seen enough (`| head`).
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        result => Ok(result.map(|()| ExitCode::SUCCESS)?),
    }
}
