//! The text that goes into `llvm-mc` and the answers read from what it writes.

use std::fmt::Write;
use std::io;

use super::batch::{Outcome, Run};

/// The markers as `llvm-mc` prints them. Two, so that an input which is itself one of them is not taken for the end.
const MARKERS: [&str; 2] = ["s_nop 0x5a5a", "s_nop 0xa5a5"];
/// The markers' bytes, as `llvm-mc` reads them, and a byte that is no instruction: standard error is not buffered, so the warning
/// about it tells how far a run came that died.
const MARKER_LINES: &str = "[0x5a,0x5a,0x80,0xbf,0xa5,0xa5,0x80,0xbf]\n[0x00]\n";
/// Lines of standard input for each input, markers included.
const LINES: usize = 3;

/// What LLVM says of an instruction's bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disassembled {
    /// All bytes are one instruction, printed as this text.
    Text {
        /// The line without the tab before it.
        text: String,
        /// LLVM warns that the encoding is "potentially undefined": some bits should be zero, or one.
        undefined: bool,
    },
    /// An instruction is shorter than the bytes, or nothing decodes.
    Refused,
    /// LLVM dies of these bytes.
    Crashed,
}

/// What LLVM makes of a line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assembled {
    /// The bytes in memory order. Bytes that wait for a fixup are zero.
    Bytes(Vec<u8>),
    /// An error, with the column it points at (from 1).
    Refused {
        /// Column in the line.
        column: u32,
        /// LLVM's message.
        message: String,
    },
    /// LLVM dies of this line.
    Crashed,
}

/// Each input as an atomic block of bytes on its own line, with the markers on the next.
pub(super) fn hex_lines<B: AsRef<[u8]>>(inputs: &[B]) -> Vec<u8> {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut lines = Vec::with_capacity(inputs.len() * 64);
    for input in inputs {
        lines.push(b'[');
        for (index, byte) in input.as_ref().iter().enumerate() {
            if index > 0 {
                lines.push(b',');
            }
            lines.extend([b'0', b'x', DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
        }
        lines.extend(b"]\n");
        lines.extend(MARKER_LINES.as_bytes());
    }
    lines
}

/// Each input on a line, with the markers on the next two. A line break inside an input would shift the messages' line numbers.
pub(super) fn text_lines<S: AsRef<str>>(inputs: &[S]) -> Vec<u8> {
    let mut lines = String::new();
    for input in inputs {
        let flat = input.as_ref().replace(['\n', '\r'], " ");
        // Writing to a String can't fail.
        let _ = writeln!(lines, "{flat}\n{}\n{}", MARKERS[0], MARKERS[1]);
    }
    lines.into_bytes()
}

/// The lines of `run` for each of `count` inputs, or `None` if it died, or an input took the marker behind it for its own.
fn groups(run: &Run, count: usize) -> io::Result<Option<Vec<Vec<&str>>>> {
    if !run.ended {
        return Ok(None);
    }
    let mut groups = Vec::with_capacity(count);
    let mut group = Vec::new();
    for line in run.stdout.lines() {
        let Some(line) = line.strip_prefix('\t') else { continue };
        let ends = line.starts_with(MARKERS[1]) && group.last().is_some_and(|last: &&str| last.starts_with(MARKERS[0]));
        if ends {
            group.pop();
            groups.push(std::mem::take(&mut group));
        } else {
            group.push(line);
        }
    }
    // Not a word about any input: it is llvm-mc itself that fails.
    if groups.len() != count && !run.stderr.contains("<stdin>") {
        let message = format!("llvm-mc answered {} of {count} inputs; it says: {}", groups.len(), run.stderr);
        return Err(io::Error::other(message));
    }
    Ok((groups.len() == count).then_some(groups))
}

/// A message on standard error: input (from 0), column (from 1), text.
fn messages<'a>(run: &'a Run, severity: &'a str) -> impl Iterator<Item = (usize, u32, &'a str)> {
    run.stderr.lines().filter_map(move |line| {
        let mut parts = line.strip_prefix("<stdin>:")?.splitn(3, ':');
        let (line, column) = (parts.next()?.parse::<usize>().ok()?.checked_sub(1)?, parts.next()?.parse().ok()?);
        let text = parts.next()?.trim_start().strip_prefix(severity)?.strip_prefix(": ")?;
        (line % LINES == 0).then_some((line / LINES, column, text))
    })
}

/// How many inputs a run that died has answered.
fn completed(run: &Run) -> usize {
    let warned = run.stderr.lines().filter_map(|line| line.strip_prefix("<stdin>:")?.split(':').next()?.parse::<usize>().ok());
    warned.filter(|line| line % LINES == 0).max().unwrap_or(0) / LINES
}

/// Reads what `llvm-mc --disassemble` wrote for `count` inputs.
pub(super) fn disassembled(run: &Run, count: usize) -> io::Result<Outcome<Disassembled>> {
    let Some(groups) = groups(run, count)? else { return Ok(Outcome::Died(Some(completed(run)))) };
    let mut answers: Vec<Disassembled> = groups
        .into_iter()
        .map(|lines| match lines[..] {
            [line] => Disassembled::Text { text: line.to_owned(), undefined: false },
            _ => Disassembled::Refused,
        })
        .collect();
    for (input, _, message) in messages(run, "warning") {
        match (answers.get_mut(input), message.starts_with("potentially undefined")) {
            (Some(Disassembled::Text { undefined, .. }), true) => *undefined = true,
            // One instruction decoded and the bytes after it did not.
            (Some(answer), false) => *answer = Disassembled::Refused,
            _ => {}
        }
    }
    Ok(Outcome::Answers(answers))
}

/// Reads what `llvm-mc --show-encoding` wrote for `inputs`.
pub(super) fn assembled<S: AsRef<str>>(run: &Run, inputs: &[S]) -> io::Result<Outcome<Assembled>> {
    let Some(groups) = groups(run, inputs.len())? else { return Ok(Outcome::Died(None)) };
    let mut answers: Vec<Assembled> =
        groups.into_iter().map(|lines| Assembled::Bytes(lines.into_iter().flat_map(encoding_comment).collect())).collect();
    for (input, column, message) in messages(run, "error") {
        if let Some(answer @ Assembled::Bytes(_)) = answers.get_mut(input) {
            *answer = Assembled::Refused { column, message: message.to_owned() };
        }
    }
    Ok(Outcome::Answers(answers))
}

/// The bytes of a comment `; encoding: [0x02,0x07,A,0b000000AA]`; what is not a plain number waits for a fixup and counts as 0.
fn encoding_comment(line: &str) -> Vec<u8> {
    let list = line.split_once("encoding: [").and_then(|(_, rest)| rest.split_once(']')).map_or("", |(list, _)| list);
    let number = |text: &str| text.strip_prefix("0x").and_then(|digits| u8::from_str_radix(digits, 16).ok()).unwrap_or(0);
    list.split(',').filter(|part| !part.is_empty()).map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(stdout: &str, stderr: &str) -> Run {
        Run { stdout: stdout.to_owned(), stderr: stderr.to_owned(), ended: true }
    }

    fn answers<A>(outcome: Outcome<A>) -> Vec<A> {
        match outcome {
            Outcome::Answers(answers) => answers,
            Outcome::Died(at) => panic!("died of {at:?}"),
        }
    }

    #[test]
    fn answers_stay_with_their_inputs() {
        let stdout = "\tv_nop\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n\tv_nop\n\tv_nop\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n\tv_nop\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n\tx\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n";
        let stderr = "<stdin>:4:2: warning: invalid instruction encoding\n[0xff]\n ^\n\
                      <stdin>:10:2: warning: potentially undefined instruction encoding\n\
                      <stdin>:13:22: warning: invalid instruction encoding\n";
        let answers = answers(disassembled(&run(stdout, stderr), 5).unwrap());
        let text = |text: &str, undefined| Disassembled::Text { text: text.to_owned(), undefined };
        assert_eq!(
            answers,
            [text("v_nop", false), Disassembled::Refused, Disassembled::Refused, text("v_nop", true), Disassembled::Refused]
        );
    }

    #[test]
    fn assembled_bytes_and_errors() {
        let stdout = "\tv_nop   ; encoding: [0x00,0x01]\n\ts_nop 0x5a5a ; encoding: [0x5a]\n\ts_nop 0xa5a5 ; encoding: [0xa5]\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n\
                      \ts_branch foo ; encoding: [A,A,0xa0,0xbf]\n     ;   fixup A\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n";
        let stderr = "<stdin>:4:7: error: too few operands for instruction\nv_add\n";
        let answers = answers(assembled(&run(stdout, stderr), &["v_nop", "v_add", "s_branch foo"]).unwrap());
        let refused = Assembled::Refused { column: 7, message: "too few operands for instruction".to_owned() };
        assert_eq!(answers, [Assembled::Bytes(vec![0, 1]), refused, Assembled::Bytes(vec![0, 0, 0xa0, 0xbf])]);
    }

    #[test]
    fn an_input_may_be_a_marker() {
        let stdout = "\ts_nop 0x5a5a\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n\ts_nop 0xa5a5\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n";
        let answers = answers(disassembled(&run(stdout, ""), 2).unwrap());
        assert!(answers.iter().all(|answer| matches!(answer, Disassembled::Text { .. })), "{answers:?}");
    }

    #[test]
    fn a_death_is_told_by_the_last_warning() {
        let stderr = "<stdin>:3:2: warning: x\n[0x00]\n<stdin>:4:2: warning: y\n<stdin>:6:2: warning: x\nPLEASE submit\n";
        let dead = Run { ended: false, ..run("", stderr) };
        assert!(matches!(disassembled(&dead, 9), Ok(Outcome::Died(Some(2)))));
    }

    #[test]
    fn a_short_output_is_an_error() {
        assert!(disassembled(&run("\tv_nop\n", "llvm-mc: bad option"), 1).is_err());
    }

    #[test]
    fn an_input_that_takes_its_marker_is_looked_for() {
        let swallowed = run("\tv_nop\n\ts_nop 0x5a5a\n\ts_nop 0xa5a5\n", "<stdin>:4:1: error: unexpected end");
        assert!(matches!(disassembled(&swallowed, 2), Ok(Outcome::Died(_))));
    }

    #[test]
    fn inputs_are_blocks_with_markers() {
        let lines = String::from_utf8(hex_lines(&[vec![0, 0xbf], vec![1]])).unwrap();
        assert_eq!(lines, format!("[0x00,0xbf]\n{MARKER_LINES}[0x01]\n{MARKER_LINES}"));
        assert_eq!(String::from_utf8(text_lines(&["a\nb"])).unwrap(), "a b\ns_nop 0x5a5a\ns_nop 0xa5a5\n");
    }
}
