//! `decode`: bytes to instructions.

use std::io::{self, Write};

use amdgpu_isa::{Generation, Inst, Isa};

use crate::json::{Decoded, Failed};
use crate::progress::each_line;
use crate::wave::{self, Wave};
use crate::{hex, table};

/// Decodes bytes to instructions.
#[derive(clap::Args)]
pub struct Args {
    /// Generation (rdna3) or LLVM target (gfx1100).
    #[arg(long, value_name = "GEN|TARGET")]
    r#gen: Generation,
    /// Waves have 32 or 64 lanes, where compilers for the generation assume the other.
    #[arg(long, value_name = "32|64")]
    wave: Option<Wave>,
    /// Write JSON, one object an instruction.
    #[arg(long)]
    json: bool,
    /// The numbers are dwords: 0x06080506.
    #[arg(long, conflicts_with = "lines")]
    words: bool,
    /// Read standard input, one instruction a line, and write one line for each.
    #[arg(long, conflicts_with = "hex")]
    lines: bool,
    /// Bytes in memory order: 06050806, or 06 05 08 06, or 0x06,0x05,0x08,0x06.
    #[arg(required_unless_present = "lines")]
    hex: Vec<String>,
}

/// What is wrong with a line: kind, message.
type Failure = (&'static str, String);

/// Runs the command; false if anything could not be decoded.
pub fn run(args: &Args) -> io::Result<bool> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let isa = args.r#gen.isa();
    let wave = wave::size(args.wave, isa);
    let mut good = true;
    let mut write = |result: Result<Inst, Failure>| -> io::Result<()> {
        good &= result.is_ok();
        match (&result, args.json) {
            (Ok(inst), true) => writeln!(out, "{}", serde_json::to_string(&Decoded::new(inst, wave))?),
            (Err((error, message)), true) => writeln!(out, "{}", serde_json::to_string(&Failed { error, message })?),
            (Ok(inst), false) if args.lines => writeln!(out, "{}  ; {}", describe(inst), inst.encoding().name()),
            (Ok(inst), false) => table::write(&mut out, inst, wave),
            (Err((_, message)), false) if args.lines => writeln!(out, "error: {message}"),
            (Err((_, message)), false) => {
                eprintln!("error: {message}");
                Ok(())
            }
        }
    };
    if args.lines {
        each_line(|line| write(one(isa, line)))?;
    } else {
        match hex::arguments(&args.hex, args.words) {
            Err(message) => write(Err(("bad-hex", message)))?,
            Ok(bytes) if bytes.is_empty() => write(Err(empty()))?,
            Ok(bytes) => {
                for (offset, result) in isa.stream(&bytes) {
                    write(result.map_err(|error| (error.kind(), format!("at byte {offset}: {error}"))))?;
                }
            }
        }
    }
    out.flush()?;
    Ok(good)
}

/// The one instruction of a line.
pub fn one(isa: &'static Isa, line: &str) -> Result<Inst, Failure> {
    let bytes = hex::parse(line).map_err(|message| ("bad-hex", message))?;
    let (_, result) = isa.stream(&bytes).next().ok_or_else(empty)?;
    let inst = result.map_err(|error| (error.kind(), error.to_string()))?;
    match bytes.len() - inst.len_bytes() {
        0 => Ok(inst),
        rest => Err(("trailing-bytes", format!("{} has {} bytes, {rest} are left over", inst.name(), inst.len_bytes()))),
    }
}

fn empty() -> Failure {
    ("empty", "no bytes: expected an instruction".to_owned())
}

/// The instruction in a line.
pub fn describe(inst: &Inst) -> String {
    let operands = inst.operands().filter_map(|operand| match operand.name() {
        Some(name) => Some(name.to_string()),
        None => operand.value().map(|value| format!("{value:#x}")),
    });
    format!("{} {}", inst.name(), operands.collect::<Vec<_>>().join(", ")).trim_end().to_owned()
}
