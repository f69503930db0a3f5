//! Text of several lines: instructions, labels, directives.

use std::collections::{HashMap, HashSet};

use amdgpu_isa::asm::{AsmError, Assembler, Symbols};

use crate::comment::without_comments;
use crate::directive::{self, Effect, Place};
use crate::progress::Progress;

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
pub struct Fault<'t> {
    /// The line's number, from 1 on.
    pub line: usize,
    /// In bytes from the line's start, from 0 on.
    pub column: usize,
    /// The line.
    pub text: &'t str,
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
    /// Labels that are numbers, which may stand several times.
    numbers: HashMap<String, Numbered>,
    /// Where the numbered label that the line at hand names is.
    numbered: Option<i64>,
    /// Labels that are not known yet count as being here.
    here: Option<i64>,
}

/// The places of a label that is a number, and how many of them the pass has come by.
#[derive(Default)]
struct Numbered {
    places: Vec<i64>,
    passed: usize,
}

impl Symbols for Names {
    fn value(&self, name: &str) -> Option<i64> {
        self.values.get(name).copied()
    }

    fn label(&self, name: &str) -> Option<u64> {
        let place = if name.starts_with(STAND_IN) { self.numbered } else { self.labels.get(name).copied() };
        place.or(self.here).map(i64::cast_unsigned)
    }
}

/// What a name begins with that stands in a line for `1b` or `1f`. No other name can have it.
const STAND_IN: &str = "$$";

impl Names {
    /// Notes a label; false if it stands here for the second time.
    fn add(&mut self, name: &str, offset: i64) -> bool {
        let is_first = self.here.is_some();
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            let numbered = self.numbers.entry(name.to_owned()).or_default();
            if is_first {
                numbered.places.push(offset);
            }
            numbered.passed += 1;
            return true;
        }
        self.labels.insert(name.to_owned(), offset).is_none() || !is_first
    }

    /// The line with a name of the same length in place of `1b` or `1f`, the last or the next label `1`.
    fn without_numbers(&mut self, line: &str) -> Option<String> {
        let is_word = |c: char| is_name(c) || c == '\'';
        let mut from = 0;
        loop {
            let start = from + line[from..].find(is_word)?;
            let len = line[start..].find(|c| !is_word(c)).unwrap_or(line.len() - start);
            let word = &line[start..start + len];
            from = start + len;
            let number = word.strip_suffix(['b', 'f']).filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
            let Some(number) = number.filter(|number| !number.is_empty()) else { continue };
            self.numbered = self.numbers.get(number).and_then(|numbered| {
                let at = if word.ends_with('b') { numbered.passed.checked_sub(1)? } else { numbered.passed };
                numbered.places.get(at).copied()
            });
            let stand_in = STAND_IN.chars().chain(std::iter::repeat('_')).take(len);
            return Some(line[..start].chars().chain(stand_in).chain(line[from..].chars()).collect());
        }
    }
}

/// Assembles a text. Branches may go to labels that stand later.
///
/// # Errors
/// All faults, in the order of lines.
pub fn assemble<'t>(assembler: Assembler<'_>, text: &'t str) -> Result<Vec<Piece>, Vec<Fault<'t>>> {
    let (clean, open) = without_comments(text);
    if let Some(at) = open {
        let before = &text[..at];
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = text[start..].lines().next().unwrap_or("");
        let number = 1 + before.matches('\n').count();
        let message = "the comment does not end".to_owned();
        return Err(vec![Fault { line: number, column: at - start, text: line, error: None, message }]);
    }
    let mut names = Names { here: Some(0), ..Names::default() };
    let mut progress = Progress::new(2 * text.len() as u64);
    // The first pass finds where labels are: an instruction's length does not depend on how far it branches.
    let (_, mut faults) = pass(assembler, text, &clean, &mut names, &mut progress);
    names.here = None;
    names.numbers.values_mut().for_each(|numbered| numbered.passed = 0);
    let (pieces, found) = pass(assembler, text, &clean, &mut names, &mut progress);
    // The second pass finds the rest: labels that stand nowhere, branches too far.
    let known: HashSet<_> = faults.iter().map(|fault| (fault.line, fault.column)).collect();
    faults.extend(found.into_iter().filter(|fault| !known.contains(&(fault.line, fault.column))));
    faults.sort_by_key(|fault| (fault.line, fault.column));
    if faults.is_empty() { Ok(pieces) } else { Err(faults) }
}

/// Goes through the lines of `clean`, which is `text` without its comments.
fn pass<'t>(
    assembler: Assembler<'_>,
    text: &'t str,
    clean: &str,
    names: &mut Names,
    progress: &mut Progress,
) -> (Vec<Piece>, Vec<Fault<'t>>) {
    let is_first = names.here.is_some();
    let (mut pieces, mut faults) = (Vec::new(), Vec::new());
    let mut offset = 0i64;
    let mut read = if is_first { 0 } else { text.len() as u64 };
    let mut place = Place::BEGINNING;
    for (index, (shown, whole)) in text.lines().zip(clean.lines()).enumerate() {
        read += whole.len() as u64 + 1;
        progress.at(read);
        if !place.enter(index + 1, whole) {
            continue;
        }
        let mut fault = |column: usize, error: Option<AsmError>, message: String| {
            faults.push(Fault { line: index + 1, column, text: shown, error, message });
        };
        if is_first {
            // Distances are not known yet, so no branch is too far.
            names.here = Some(offset);
        }
        let mut line = whole;
        let mut is_told = false;
        while let Some((name, rest)) = label(line) {
            // One fault of a line, so that a line of many labels is not shown for each.
            if !names.add(name, offset) && !std::mem::replace(&mut is_told, true) {
                fault(whole.len() - line.len(), None, format!("the label `{name}` stands here for the second time"));
            }
            line = rest;
        }
        let column = whole.len() - line.len();
        if line.trim_start().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        let bytes = match statement(assembler, offset, line, names) {
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
    if let Some((line, end)) = place.open_block() {
        let shown = text.lines().nth(line - 1).unwrap_or("");
        faults.push(Fault { line, column: 0, text: shown, error: None, message: format!("no `{end}` follows") });
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
    let rest = start[len..].trim_start().strip_prefix(':')?;
    let is_label = len > 0 && !rest.starts_with(':');
    is_label.then(|| (&start[..len], rest))
}

const fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')
}

fn statement(assembler: Assembler<'_>, offset: i64, line: &str, names: &mut Names) -> Result<Vec<u8>, Wrong> {
    let trimmed = line.trim();
    let (word, rest) = trimmed.split_at(trimmed.find(|c: char| !is_name(c)).unwrap_or(trimmed.len()));
    if directive::is_directive(word, rest) {
        let name = rest.split(',').next().unwrap_or("").trim();
        if word == ".equiv" && names.here.is_some() && names.values.contains_key(name) {
            return Err(Wrong::Directive(format!("the symbol `{name}` has a value already")));
        }
        // Of padding the first pass must know the length, so that it may not take a later label for being here.
        let here = if directive::is_padding(word) { names.here.take() } else { None };
        let effect = directive::run(assembler, names, offset, word, rest);
        names.here = names.here.or(here);
        let effect = effect.map_err(Wrong::Directive)?;
        return Ok(match effect {
            Effect::Bytes(bytes) => bytes,
            Effect::Set(name, value) => {
                names.values.insert(name, value);
                Vec::new()
            }
        });
    }
    let renamed = names.without_numbers(line);
    let line = renamed.as_deref().unwrap_or(line);
    let inst = assembler.at(offset.cast_unsigned()).with_symbols(names).line(line).map_err(Wrong::Instruction)?;
    Ok(inst.to_bytes().to_vec())
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

    /// The bytes are llvm-mc's for gfx1100.
    #[test]
    fn numbers_as_labels() {
        let text = "1: s_nop 1\n s_branch 1b\n s_branch 1f // 1b\n1: s_branch 1b\n s_cbranch_scc0 1b\n";
        let expected = [
            0x01, 0x00, 0x80, 0xbf, 0xfe, 0xff, 0xa0, 0xbf, 0x00, 0x00, 0xa0, 0xbf, 0xff, 0xff, 0xa0, 0xbf, 0xfe, 0xff, 0xa1,
            0xbf,
        ];
        assert_eq!(bytes(text), expected);
        let Err(faults) = assemble(Generation::Rdna3.isa().assembler(), " s_branch 2f\n2:\n s_branch 3b\n") else {
            panic!("no fault")
        };
        let places: Vec<_> = faults.iter().map(|fault| (fault.line, fault.column)).collect();
        assert_eq!(places, [(3, 10)]);
    }

    /// The bytes are llvm-mc's for gfx1100.
    #[test]
    fn padding() {
        let nop = [0, 0, 0x80, 0xbf];
        let end = [0, 0, 0xb0, 0xbf];
        let code = |pad: &[u8]| [&[1, 0, 0x80, 0xbf], pad, &end].concat();
        for (directive, pad) in [
            (".p2align 4", nop.repeat(3)),
            (".align 16", nop.repeat(3)),
            (".balign 8", nop.to_vec()),
            (".p2align 3, 0", vec![0; 4]),
            (".fill 2, 4, 0xbf9f0000", [0, 0, 0x9f, 0xbf].repeat(2)),
            (".zero 8", vec![0; 8]),
            (".skip 4 // four", vec![0; 4]),
        ] {
            assert_eq!(bytes(&format!("s_nop 1\n{directive}\ns_endpgm\n")), code(&pad), "{directive}");
        }
        for wrong in [".p2align", ".balign 3", ".fill 1, 9", ".zero -1", ".zero 0x7fffffff", ".p2align 40"] {
            assert!(assemble(Generation::Rdna3.isa().assembler(), wrong).is_err(), "{wrong}");
        }
    }

    /// What clang writes beside instructions: labels that begin with a point, other sections, descriptions of kernels.
    #[test]
    fn compiled_texts() {
        let text = "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx1100\"\n\t.text\n\t.p2align 8\n\t.type f,@function\nf: ; @f\n\ts_nop 1\n\
            .LBB0_1: ; %loop\n\ts_cbranch_scc0 .LBB0_1\n\t.section .rodata,\"a\",@progbits\n\t.p2align 6\n\t.amdhsa_kernel f\n\
            \t\t.amdhsa_next_free_vgpr max(f.num_vgpr, 1)\n\t.end_amdhsa_kernel\n\t.text\n\t.set f.num_vgpr, max(4, g.num_vgpr)\n\
            \t.p2alignl 4, 3212836864\n\t.section .AMDGPU.csdata\n\t.long 5\n\t.amdgpu_metadata\n---\n- .size: 8\n\t.end_amdgpu_metadata\n";
        let fill = [0, 0, 0x80, 0xbf];
        assert_eq!(bytes(text), [[1, 0, 0x80, 0xbf], [0xff, 0xff, 0xa1, 0xbf], fill, fill].concat());
        assert!(assemble(Generation::Rdna3.isa().assembler(), ".amdhsa_kernel f\n").is_err());
        assert!(assemble(Generation::Rdna3.isa().assembler(), ".set a, b+1\ns_mov_b32 s0, a\n").is_err());
    }

    #[test]
    fn faults_have_lines_and_columns() {
        let text = "s_nop 0\n v_add_f32 v0, v1\nx:\nx:\n.what 1\ns_branch nowhere\n";
        let Err(faults) = assemble(Generation::Rdna3.isa().assembler(), text) else { panic!("no fault") };
        let places: Vec<_> = faults.iter().map(|fault| (fault.line, fault.column)).collect();
        assert_eq!(places, [(2, 17), (4, 0), (5, 0), (6, 9)]);
    }
}
