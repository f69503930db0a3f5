//! llvm-mc as an assembler: a process, since LLVM's C interface has none.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, ensure};

/// Debian's name of the program.
const PROGRAM: &str = "llvm-mc-22";
/// How often the lines stand in the file: so that starting the process (about 10 ms) does not count.
const REPEATS: usize = 8;

/// A file of lines for llvm-mc.
pub struct Assembly {
    file: PathBuf,
    target: String,
    lines: usize,
}

impl Assembly {
    /// Writes the file and tries it.
    ///
    /// # Errors
    /// When it can't be written, or llvm-mc is not there or takes not every line.
    pub fn new(target: &str, lines: &[String]) -> Result<Self> {
        let file = std::env::temp_dir().join(format!("amdgpu-isa-bench-{}-{target}.s", std::process::id()));
        fs::write(&file, (lines.join("\n") + "\n").repeat(REPEATS))?;
        let assembly = Self { file, target: target.to_owned(), lines: lines.len() * REPEATS };
        ensure!(
            assembly.command().status().is_ok_and(|status| status.success()),
            "{PROGRAM} does not assemble {target}'s lines"
        );
        Ok(assembly)
    }

    fn command(&self) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(["--triple=amdgcn-amd-amdhsa", "--filetype=obj", "-o", "/dev/null"]);
        command.arg(format!("--mcpu={}", self.target)).arg(&self.file).stderr(Stdio::null());
        command
    }

    /// How often the lines stand in the file.
    pub const fn repeats(&self) -> usize {
        REPEATS
    }

    /// Assembles all; returns the number of lines.
    pub fn run(&self) -> usize {
        match self.command().status() {
            Ok(status) if status.success() => self.lines,
            _ => 0,
        }
    }
}

impl Drop for Assembly {
    fn drop(&mut self) {
        // It lies among temporary files; if it stays, no harm is done.
        let _ = fs::remove_file(&self.file);
    }
}
