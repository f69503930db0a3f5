//! `asm`: text to raw bytes.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use amdgpu_isa::asm::AsmError;
use amdgpu_isa::{Generation, hint};

use crate::progress::each_line;
use crate::source::{self, Fault};
use crate::wave::{self, Wave};
use crate::{hex, input};

/// Assembles text to raw bytes.
#[derive(clap::Args)]
pub struct Args {
    /// Generation (rdna3) or LLVM target (gfx1100).
    #[arg(long, value_name = "GEN|TARGET")]
    r#gen: Generation,
    /// Waves have 32 or 64 lanes, where compilers for the generation assume the other.
    #[arg(long, value_name = "32|64")]
    wave: Option<Wave>,
    /// Where the bytes go; standard output unless it is a terminal.
    #[arg(short, long, value_name = "FILE", conflicts_with = "lines")]
    output: Option<PathBuf>,
    /// Write JSON instead of bytes, one object an instruction.
    #[arg(long)]
    json: bool,
    /// Read standard input, one instruction a line, and write one line of hexadecimal bytes for each.
    #[arg(long, conflicts_with = "file")]
    lines: bool,
    /// Text: instructions, labels, `.long` and its like, `name = value`; `-`, or nothing where no terminal is, for standard input.
    file: Option<PathBuf>,
}

/// Runs the command; false if any line has a fault.
pub fn run(args: &Args) -> io::Result<bool> {
    let isa = args.r#gen.isa();
    let assembler = isa.assembler().wave(wave::size(args.wave, isa));
    if args.lines {
        return lines(args, assembler);
    }
    let (file, text) = input::read(args.file.as_deref())?;
    let text = input::text(&text).map_err(|message| io::Error::other(format!("{}: {message}", file.display())))?;
    match source::assemble(assembler, &text) {
        Ok(pieces) if args.json => {
            let mut out = io::BufWriter::new(io::stdout().lock());
            for piece in pieces {
                let bytes = crate::hex::digits(&piece.bytes);
                writeln!(out, "{}", serde_json::json!({ "line": piece.line, "offset": piece.offset, "bytes": bytes }))?;
            }
            out.flush()?;
            Ok(true)
        }
        Ok(pieces) => {
            let bytes: Vec<u8> = pieces.into_iter().flat_map(|piece| piece.bytes).collect();
            write(args.output.as_deref(), &bytes)?;
            Ok(true)
        }
        Err(faults) => {
            for fault in &faults {
                report(args.r#gen, &file, fault);
            }
            Ok(false)
        }
    }
}

/// Writes all bytes or nothing: a file appears under its name when it is whole.
fn write(output: Option<&Path>, bytes: &[u8]) -> io::Result<()> {
    let Some(output) = output else {
        let mut out = io::stdout().lock();
        if out.is_terminal() {
            return Err(io::Error::other("bytes would go to the terminal: name a file with -o, or use --json"));
        }
        return out.write_all(bytes).and_then(|()| out.flush());
    };
    let mut name = output.file_name().unwrap_or_default().to_owned();
    name.push(".partial");
    let partial = output.with_file_name(name);
    std::fs::write(&partial, bytes).and_then(|()| std::fs::rename(&partial, output)).map_err(|error| {
        let _ = std::fs::remove_file(&partial);
        input::named(output, &error)
    })
}

/// As much of a line is shown before the place of its fault, and behind it.
const MOST_BEFORE: usize = 100;

fn report(generation: Generation, file: &Path, fault: &Fault<'_>) {
    let message = match &fault.error {
        Some(error) => describe(generation, error, fault.text),
        None => fault.message.clone(),
    };
    eprintln!("error: {message}");
    eprintln!("  --> {}:{}:{}", file.display(), fault.line, fault.column + 1);
    // Of a long line, what stands around the place.
    let before = fault.text.get(..fault.column).map_or(fault.column, |before| before.chars().count());
    let skipped = before.saturating_sub(MOST_BEFORE);
    let shown: String = fault.text.trim_end().chars().skip(skipped).take(2 * MOST_BEFORE).collect();
    let blanks: String = shown.chars().take(before - skipped).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    eprintln!("   | {shown}");
    eprintln!("   | {blanks}^");
}

/// The message of an error, with what may have been meant.
fn describe(generation: Generation, error: &AsmError, line: &str) -> String {
    match hint::of(generation, error, line) {
        Some(hint) => format!("{}; {hint}", error.problem()),
        None => error.problem().to_string(),
    }
}

fn lines(args: &Args, assembler: amdgpu_isa::asm::Assembler<'_>) -> io::Result<bool> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut good = true;
    each_line(|line| {
        let text = line.trim_end_matches(['\n', '\r']);
        match (assembler.line(text), args.json) {
            (Ok(inst), false) => writeln!(out, "{}", hex::of(&inst))?,
            (Ok(inst), true) => {
                let encoding = inst.encoding().name();
                writeln!(
                    out,
                    "{}",
                    serde_json::json!({ "bytes": hex::of(&inst), "opcode": inst.name().to_string(), "encoding": encoding })
                )?;
            }
            (Err(error), json) => {
                good = false;
                let message = describe(args.r#gen, &error, text);
                match json {
                    true => writeln!(
                        out,
                        "{}",
                        serde_json::json!({ "error": "bad-assembly", "message": message, "column": error.column() + 1 })
                    )?,
                    false => writeln!(out, "error: column {}: {message}", error.column() + 1)?,
                }
            }
        }
        Ok(())
    })?;
    out.flush()?;
    Ok(good)
}
