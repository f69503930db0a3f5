//! The lines of a disassembly: plain, coloured, or JSON.

use std::io::{self, Write};

use amdgpu_isa::DecodeError;

/// Column at which the comment with offset and bytes begins.
const COMMENT: usize = 60;

/// An instruction, or bytes that are none.
pub struct Row<'a> {
    /// Its address.
    pub address: u64,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// Its text.
    pub text: String,
    /// Why it is no instruction.
    pub error: Option<DecodeError>,
    /// Where it branches to.
    pub target: Option<String>,
}

/// Writes the lines of a disassembly.
pub struct Listing<'a, W> {
    out: &'a mut W,
    json: bool,
    colour: bool,
    section: String,
}

/// Colours of a terminal.
const DIM: &str = "\x1b[2m";
const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[31m";
const YELLOW: &str = "\x1b[33m";
const END: &str = "\x1b[0m";

impl<'a, W: Write> Listing<'a, W> {
    /// Lines for `out`, with colours where it is a terminal.
    pub fn new(out: &'a mut W, json: bool, is_terminal: bool) -> Self {
        Listing { out, json, colour: is_terminal && !json, section: String::new() }
    }

    fn paint(&self, colour: &str, text: &str) -> String {
        if self.colour { format!("{colour}{text}{END}") } else { text.to_owned() }
    }

    /// A remark about the file.
    pub fn comment(&mut self, text: &str) -> io::Result<()> {
        if self.json {
            return Ok(());
        }
        let line = self.paint(DIM, &format!("; {text}"));
        writeln!(self.out, "{line}")
    }

    /// A section's beginning.
    pub fn section(&mut self, name: &str) -> io::Result<()> {
        name.clone_into(&mut self.section);
        self.comment(&format!("section {name}"))
    }

    /// A symbol's definition.
    pub fn symbol(&mut self, address: u64, name: &str) -> io::Result<()> {
        if self.json {
            let line = serde_json::json!({ "section": self.section, "address": address, "symbol": name });
            return writeln!(self.out, "{line}");
        }
        let line = self.paint(YELLOW, &format!("{name}:"));
        writeln!(self.out, "\n{line}")
    }

    /// A label's definition.
    pub fn label(&mut self, name: &str) -> io::Result<()> {
        if self.json {
            return Ok(());
        }
        let line = self.paint(YELLOW, &format!("{name}:"));
        writeln!(self.out, "{line}")
    }

    /// An instruction.
    pub fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        if self.json {
            let bytes = crate::hex::digits(row.bytes);
            let line = match &row.error {
                None => serde_json::json!({
                    "section": self.section, "address": row.address, "bytes": bytes, "text": row.text, "target": row.target,
                }),
                Some(error) => serde_json::json!({
                    "section": self.section, "address": row.address, "bytes": bytes,
                    "error": error.kind(), "message": error.to_string(),
                }),
            };
            return writeln!(self.out, "{line}");
        }
        let words: Vec<String> =
            row.bytes.chunks(4).map(|word| word.iter().rev().map(|byte| format!("{byte:02X}")).collect()).collect();
        let mut comment = format!("// {:012X}: {}", row.address, words.join(" "));
        if let Some(target) = &row.target {
            comment += &format!(" <{target}>");
        }
        if let Some(error) = &row.error {
            comment += &format!(" {error}");
        }
        let (mnemonic, operands) = row.text.split_once(' ').map_or((row.text.as_str(), ""), |(name, rest)| (name, rest));
        let gap = COMMENT.saturating_sub(row.text.len()).max(1);
        let mnemonic = self.paint(if row.error.is_some() { RED } else { BOLD }, mnemonic);
        let space = if operands.is_empty() { "" } else { " " };
        let comment = self.paint(DIM, &comment);
        writeln!(self.out, "\t{mnemonic}{space}{operands}{:gap$}{comment}", "")
    }
}
