//! LLVM's `llvm-mc` as a second source, over many inputs at once.
//!
//! Inputs go through in batches. After each stand marker instructions that every target decodes, so that a refused input, or one
//! that turns out to be two instructions, can't shift the answers of the rest. An input of which `llvm-mc` dies is found and left out.

mod answers;
mod batch;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, io};

pub use answers::{Assembled, Disassembled};

/// Names that the program goes by, in the order they are tried.
const NAMES: [&str; 2] = ["llvm-mc-22", "/usr/lib/llvm-22/bin/llvm-mc"];

/// Environment variable that names the program instead.
pub const PROGRAM_VARIABLE: &str = "LLVM_MC";

/// A `llvm-mc` that works.
#[derive(Clone, Debug)]
pub struct Oracle {
    program: PathBuf,
    version: String,
    jobs: usize,
}

/// What to disassemble or assemble for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target<'a> {
    /// LLVM's name of the processor, `gfx1100`.
    pub cpu: &'a str,
    /// Wave64 where the processor's default is wave32.
    pub wave64: bool,
}

impl<'a> Target<'a> {
    /// The processor with its default wave size.
    pub const fn new(cpu: &'a str) -> Self {
        Target { cpu, wave64: false }
    }
}

impl Oracle {
    /// Finds `llvm-mc`: the one that [`PROGRAM_VARIABLE`] names, or else that of LLVM 22.
    ///
    /// When there is none, says on standard error that the comparison is skipped.
    pub fn find() -> Option<Oracle> {
        let named = env::var_os(PROGRAM_VARIABLE);
        let candidates: Vec<&OsStr> = match &named {
            Some(program) => vec![program],
            None => NAMES.iter().map(OsStr::new).collect(),
        };
        let found = candidates.iter().find_map(|program| Oracle::at(Path::new(program)));
        if found.is_none() {
            eprintln!("skipped: no llvm-mc of LLVM 22 found (install Debian's llvm-22, or set {PROGRAM_VARIABLE})");
        }
        found
    }

    /// The program at `path`, if it runs.
    fn at(path: &Path) -> Option<Oracle> {
        let output = Command::new(path).arg("--version").output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout);
        let version = text.split_once("LLVM version ")?.1.split_whitespace().next()?.to_owned();
        let jobs = std::thread::available_parallelism().map_or(1, |count| count.get());
        Some(Oracle { program: path.to_owned(), version, jobs })
    }

    /// LLVM's version, `22.1.8`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether the program knows the processor: LLVM drops old ones.
    ///
    /// # Errors
    /// The program can't be run.
    pub fn knows(&self, cpu: &str) -> io::Result<bool> {
        let output =
            Command::new(&self.program).args(["--triple=amdgcn", "--mcpu=help"]).stdin(std::process::Stdio::null()).output()?;
        let text = String::from_utf8_lossy(&output.stderr);
        Ok(text.lines().any(|line| line.split_whitespace().next() == Some(cpu)))
    }

    /// Disassembles each input (an instruction's bytes in memory order) on its own; the answers are in the inputs' order.
    ///
    /// # Errors
    /// The program can't be run, or its output is not understood.
    pub fn disassemble<B: AsRef<[u8]> + Sync>(&self, target: Target<'_>, inputs: &[B]) -> io::Result<Vec<Disassembled>> {
        batch::run(inputs, self.jobs, Disassembled::Crashed, |part| {
            let stdin = answers::hex_lines(part);
            let run = self.run(target, &["--disassemble"], stdin)?;
            answers::disassembled(&run, part.len())
        })
    }

    /// Assembles each line on its own; the answers are in the lines' order.
    ///
    /// # Errors
    /// The program can't be run, or its output is not understood.
    pub fn assemble<S: AsRef<str> + Sync>(&self, target: Target<'_>, lines: &[S]) -> io::Result<Vec<Assembled>> {
        batch::run(lines, self.jobs, Assembled::Crashed, |part| {
            let stdin = answers::text_lines(part);
            let run = self.run(target, &["--show-encoding"], stdin)?;
            answers::assembled(&run, part)
        })
    }

    fn run(&self, target: Target<'_>, arguments: &[&str], stdin: Vec<u8>) -> io::Result<batch::Run> {
        let mut command = Command::new(&self.program);
        command.arg("--triple=amdgcn").arg(format!("--mcpu={}", target.cpu)).args(arguments);
        if target.wave64 {
            command.arg("--mattr=+wavefrontsize64");
        }
        batch::feed(command, stdin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_on_the_real_program() {
        let Some(oracle) = Oracle::find() else { return };
        let target = Target::new("gfx1100");
        let inputs: [&[u8]; 4] = [&[0x02, 0x07, 0x02, 0x06], &[0xff, 0xff, 0xff, 0xff], &[], &[0x5a, 0x5a, 0x80, 0xbf]];
        let answers = oracle.disassemble(target, &inputs).unwrap();
        let text = |text: &str| Disassembled::Text { text: text.to_owned(), undefined: false };
        let refused = Disassembled::Refused;
        assert_eq!(answers, [text("v_add_f32_e32 v1, v2, v3"), refused.clone(), refused, text("s_nop 0x5a5a")]);

        let answers = oracle.assemble(target, &["v_add_f32 v1, v2, v3", "v_add_f32 v1", ""]).unwrap();
        assert_eq!(answers[0], Assembled::Bytes(vec![0x02, 0x07, 0x02, 0x06]));
        assert!(matches!(&answers[1], Assembled::Refused { column: 1, message } if message.contains("too few operands")));
        assert_eq!(answers[2], Assembled::Bytes(vec![]));
    }

    #[test]
    fn a_crash_stays_with_its_input() {
        // A 64-bit source whose 32-bit literal is missing: llvm-mc 22.1.8 dies of it on gfx1250.
        let Some(oracle) = Oracle::find() else { return };
        let inputs: [&[u8]; 3] = [&[0, 0, 0, 0x7e], &[0xff, 0x40, 0x80, 0xbe], &[0, 0, 0, 0x7e]];
        let answers = oracle.disassemble(Target::new("gfx1250"), &inputs).unwrap();
        assert_eq!(answers[1], Disassembled::Crashed);
        assert_eq!(answers[0], answers[2]);
        assert!(matches!(answers[0], Disassembled::Text { .. }));
    }
}
