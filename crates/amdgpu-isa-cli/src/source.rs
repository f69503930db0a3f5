//! Text of several lines: instructions, labels, data, symbols.

use std::collections::HashMap;

use amdgpu_isa::asm::{AsmError, Assembler, Symbols};

/// Bytes of a line.
pub struct Piece {
    /// The line's number, from 1 on.
    pub line: usize,
    /// The bytes' place among all.
    pub offset: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// What is wrong with a line.
pub struct Fault {
    /// The line's number, from 1 on.
    pub line: usize,
    /// In bytes from the line's start, from 0 on.
    pub column: usize,
    /// The line.
    pub text: String,
    /// The assembler's error; none if `message` tells.
    pub error: Option<AsmError>,
    /// What is wrong, where it is not an instruction.
    pub message: String,
}

/// Names and their values.
#[derive(Default)]
struct Names {
    labels: HashMap<String, i64>,
    values: HashMap<String, i64>,
    /// Labels that are not known yet count as being here.
    here: Option<i64>,
}

impl Symbols for Names {
    fn value(&self, name: &str) -> Option<i64> {
        self.values.get(name).copied()
    }

    fn label(&self, name: &str) -> Option<i64> {
        self.labels.get(name).copied().or(self.here)
    }
}

/// Directives that say nothing about the bytes.
const IGNORED: &[&str] = &[
    ".text",
    ".section",
    ".globl",
    ".global",
    ".weak",
    ".protected",
    ".hidden",
    ".type",
    ".size",
    ".p2align",
    ".file",
    ".ident",
    ".amdgcn_target",
    ".amdhsa_code_object_version",
];
/// Directives for data, and the bytes of each value.
const DATA: &[(&str, usize)] =
    &[(".byte", 1), (".short", 2), (".hword", 2), (".long", 4), (".word", 4), (".int", 4), (".quad", 8)];

/// Assembles a text. Branches may go to labels that stand later.
///
/// # Errors
/// All faults, in the order of lines.
pub fn assemble(assembler: Assembler<'_>, text: &str) -> Result<Vec<Piece>, Vec<Fault>> {
    let mut names = Names { here: Some(0), ..Names::default() };
    // The first pass finds where labels are: an instruction's length does not depend on how far it branches.
    let mut faults = pass(assembler, text, &mut names).1;
    names.here = None;
    if faults.is_empty() {
        let (pieces, found) = pass(assembler, text, &mut names);
        if found.is_empty() {
            return Ok(pieces);
        }
        faults = found;
    }
    Err(faults)
}

fn pass(assembler: Assembler<'_>, text: &str, names: &mut Names) -> (Vec<Piece>, Vec<Fault>) {
    let is_first = names.here.is_some();
    let (mut pieces, mut faults) = (Vec::new(), Vec::new());
    let mut offset = 0i64;
    for (index, whole) in text.lines().enumerate() {
        let mut fault = |column: usize, error: Option<AsmError>, message: String| {
            faults.push(Fault { line: index + 1, column, text: whole.to_owned(), error, message });
        };
        if is_first {
            // Distances are not known yet, so no branch is too far.
            names.here = Some(offset);
        }
        let mut line = whole;
        while let Some((name, rest)) = label(line) {
            let known = names.labels.insert(name.to_owned(), offset);
            if is_first && known.is_some() {
                fault(whole.len() - line.len(), None, format!("the label `{name}` stands here for the second time"));
            }
            line = rest;
        }
        let column = whole.len() - line.len();
        if is_blank(line) {
            continue;
        }
        let bytes = match statement(assembler.at(offset), line, names) {
            Ok(bytes) => bytes,
            Err(Wrong::Instruction(error)) => {
                fault(column + error.column(), Some(error), String::new());
                continue;
            }
            Err(Wrong::Directive(message)) => {
                fault(column + line.len() - line.trim_start().len(), None, message);
                continue;
            }
        };
        let piece = Piece { line: index + 1, offset: offset as u64, bytes };
        offset += piece.bytes.len() as i64;
        if !piece.bytes.is_empty() {
            pieces.push(piece);
        }
    }
    (pieces, faults)
}

/// What is wrong with a statement.
enum Wrong {
    Instruction(AsmError),
    Directive(String),
}

/// The label at a line's beginning, and the rest of the line.
fn label(line: &str) -> Option<(&str, &str)> {
    let start = line.trim_start();
    let len = start.find(|c: char| !is_name(c))?;
    let rest = start[len..].strip_prefix(':')?;
    let is_label = len > 0 && !rest.starts_with(':');
    is_label.then(|| (&start[..len], rest))
}

const fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')
}

/// Nothing, or a comment.
fn is_blank(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with("//") || line.starts_with(';') || line.starts_with('#')
}

fn statement(assembler: Assembler<'_>, line: &str, names: &mut Names) -> Result<Vec<u8>, Wrong> {
    let trimmed = line.trim();
    let (word, rest) = trimmed.split_at(trimmed.find(|c: char| !is_name(c)).unwrap_or(trimmed.len()));
    let number = |text: &str, names: &Names| {
        assembler.with_symbols(names).integer(text).map_err(|error| Wrong::Directive(format!("{word}: {}", error.problem())))
    };
    if let Some((_, size)) = DATA.iter().find(|(name, _)| *name == word) {
        let mut bytes = Vec::new();
        for value in comment_free(rest).split(',') {
            let value = number(value, names)?;
            let bits = 8 * *size as u32;
            if bits < 64 && (value < -(1 << (bits - 1)) || value >= 1 << bits) {
                return Err(Wrong::Directive(format!("{word}: {value:#x} does not fit into {size} bytes")));
            }
            bytes.extend_from_slice(&value.to_le_bytes()[..*size]);
        }
        return Ok(bytes);
    }
    let assignment = match word {
        ".set" => comment_free(rest).split_once(',').map(|(name, value)| (name.trim(), value)),
        _ => comment_free(rest).trim_start().strip_prefix('=').map(|value| (word, value)),
    };
    if let Some((name, value)) = assignment {
        let value = number(value, names)?;
        names.values.insert(name.to_owned(), value);
        return Ok(Vec::new());
    }
    if word.starts_with('.') {
        return match IGNORED.contains(&word) {
            true => Ok(Vec::new()),
            false => Err(Wrong::Directive(format!("no directive of this name: `{word}`"))),
        };
    }
    let inst = assembler.with_symbols(names).line(line).map_err(Wrong::Instruction)?;
    Ok(inst.to_bytes()[..inst.len_bytes()].to_vec())
}

/// The text before a comment.
fn comment_free(text: &str) -> &str {
    let end = text.find("//").unwrap_or(text.len()).min(text.find(';').unwrap_or(text.len()));
    &text[..end]
}

#[cfg(test)]
mod tests {
    use amdgpu_isa::Generation;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        let Ok(pieces) = assemble(Generation::Rdna3.isa().assembler(), text) else { return Vec::new() };
        pieces.into_iter().flat_map(|piece| piece.bytes).collect()
    }

    /// The bytes are llvm-mc's for gfx1100.
    #[test]
    fn labels_symbols_and_data() {
        let text =
            "start: s_nop 0 // first\n x = 3\n s_mov_b32 s0, x+1\nend: s_branch start\n s_branch end\n.long 0x12345678, 1\n";
        let expected = [
            0x00, 0x00, 0x80, 0xbf, 0x84, 0x00, 0x80, 0xbe, 0xfd, 0xff, 0xa0, 0xbf, 0xfe, 0xff, 0xa0, 0xbf, 0x78, 0x56, 0x34,
            0x12, 1, 0, 0, 0,
        ];
        assert_eq!(bytes(text), expected);
    }

    #[test]
    fn faults_have_lines_and_columns() {
        let text = "s_nop 0\n v_add_f32 v0, v1\nx:\nx:\n.what 1\ns_branch nowhere\n";
        let Err(faults) = assemble(Generation::Rdna3.isa().assembler(), text) else { panic!("no fault") };
        let places: Vec<_> = faults.iter().map(|fault| (fault.line, fault.column)).collect();
        assert_eq!(places, [(2, 17), (4, 0), (5, 0)]);
    }
}
