//! `whatis`: the same bytes on all generations.

use std::io::{self, Write};

use amdgpu_isa::{DecodeError, Generation, Inst};
use serde::Serialize;

use crate::hex;
use crate::json::{Decoded, Failed};

/// Says what bytes are on each generation.
#[derive(clap::Args)]
pub struct Args {
    /// Bytes in memory order: 06050806, or 06 05 08 06, or 0x06,0x05,0x08,0x06.
    #[arg(required = true)]
    hex: Vec<String>,
    /// The numbers are dwords: 0x06080506.
    #[arg(long)]
    words: bool,
    /// Write JSON: a list, one object a generation.
    #[arg(long)]
    json: bool,
}

/// A generation's answer as JSON.
#[derive(Serialize)]
struct Row<'a> {
    generation: &'static str,
    #[serde(flatten)]
    answer: Answer<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    Decoded(Decoded<'a>),
    Failed(Failed<'a>),
}

/// Runs the command; false if the bytes are nothing anywhere, or not understood.
pub fn run(args: &Args) -> io::Result<bool> {
    let bytes = match hex::arguments(&args.hex, args.words) {
        Ok(bytes) if bytes.is_empty() => Err("no bytes: expected an instruction".to_owned()),
        result => result,
    };
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(message) => {
            eprintln!("error: {message}");
            return Ok(false);
        }
    };
    let answers: Vec<(Generation, Result<Inst, DecodeError>)> = Generation::ALL
        .iter()
        .filter_map(|generation| Some((*generation, generation.isa().stream(&bytes).next()?.1)))
        .collect();
    let mut out = io::BufWriter::new(io::stdout().lock());
    if args.json {
        let rows = answers.iter().map(|(generation, result)| {
            let message = result.as_ref().err().map(ToString::to_string);
            (*generation, result, message)
        });
        let rows: Vec<_> = rows.collect();
        let rows: Vec<Row> = rows.iter().map(|(generation, result, message)| row(*generation, result, message)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
    } else {
        let lines: Vec<_> = answers.iter().map(|(generation, result)| line(*generation, result, bytes.len())).collect();
        let width = lines.iter().map(|(_, text, encoding)| if encoding.is_some() { text.len() } else { 0 }).max().unwrap_or(0);
        for (generation, text, encoding) in lines {
            let line = match encoding {
                Some(encoding) => format!("{generation:9} {text:width$}  {encoding}"),
                None => format!("{generation:9} - {text}"),
            };
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    out.flush()?;
    Ok(answers.iter().any(|(_, result)| result.is_ok()))
}

fn row<'a>(generation: Generation, result: &'a Result<Inst, DecodeError>, message: &'a Option<String>) -> Row<'a> {
    let answer = match result {
        Ok(inst) => Answer::Decoded(Decoded::new(inst, inst.isa().default_wave())),
        Err(error) => Answer::Failed(Failed { error: error.kind(), message: message.as_deref().unwrap_or_default() }),
    };
    Row { generation: generation.name(), answer }
}

/// The generation, the instruction or why there is none, and its encoding.
fn line(generation: Generation, result: &Result<Inst, DecodeError>, length: usize) -> (&'static str, String, Option<String>) {
    match result {
        Ok(inst) => {
            let rest = length - inst.len_bytes();
            let rest = if rest > 0 { format!(", {rest} bytes left over") } else { String::new() };
            (generation.name(), inst.to_string(), Some(format!("{}{rest}", inst.encoding().name())))
        }
        Err(error) => (generation.name(), error.to_string(), None),
    }
}
