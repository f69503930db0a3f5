//! Registers: `v1`, `v[1:2]`, `[v1,v2]`, `vcc`, `v1.h`.

use super::Context;
use super::cursor::{Cursor, is_word, small};
use super::error::{AsmError, Problem};
use super::expression;

/// VGPRs and AccVGPRs have the codes from here on.
pub const VECTOR: u16 = 256;
/// Numbers of vector registers end here.
const VECTORS: i64 = 1024;
/// Trap temporaries: code of the first, and how many.
const TTMP: (u16, i64) = (108, 16);

/// The code of SCC.
const SCC: u16 = 253;

/// A run of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registers {
    /// Code of the first in the space of sources.
    pub code: u16,
    /// How many; 0 if the operand tells.
    pub dwords: u8,
    /// AccVGPRs.
    pub accumulator: bool,
    /// `.l` (false) or `.h` (true).
    pub half: Option<bool>,
}

/// The code of the accumulator that is called as a flag is.
const A16: u16 = VECTOR + 16;

impl Registers {
    /// `a16` and `scc` are flags, too.
    pub const fn may_be_flag(self) -> bool {
        self.accumulator && self.code == A16 || self.code == SCC
    }
}

/// Where the registers of a name's first letters start, and how many there are.
fn bank(letters: &str, context: &Context<'_>) -> Option<(u16, i64, bool)> {
    Some(match letters {
        "v" | "V" => (VECTOR, VECTORS, false),
        "a" | "A" | "acc" => (VECTOR, VECTORS, true),
        "s" | "S" => (0, context.asm.scalars.into(), false),
        "ttmp" | "TTMP" => (TTMP.0, TTMP.1, false),
        _ => return None,
    })
}

/// Reads a register or a run of registers; the cursor stays where it is if none stands here.
///
/// # Errors
/// If it is a register's beginning with a wrong number.
pub(crate) fn registers(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Option<Registers>, AsmError> {
    if let Some(registers) = plain(cursor, context) {
        return Ok(Some(registers));
    }
    if cursor.peek() == b'[' {
        return list(cursor, context);
    }
    let start = cursor.at;
    let word = cursor.word();
    let registers = worded(cursor, context, word)?;
    if registers.is_none() {
        cursor.at = start;
    }
    Ok(registers)
}

/// What begins with a word, behind it; the cursor stays if that is no register.
///
/// # Errors
/// If it is a register's beginning with a wrong number.
pub(crate) fn worded(cursor: &mut Cursor<'_>, context: &Context<'_>, word: &str) -> Result<Option<Registers>, AsmError> {
    if let (Some(bank), b'[') = (bank(word, context), cursor.peek()) {
        return Ok(Some(range(cursor, context, bank)?));
    }
    if let Some(named) = context.asm.register(context.text, word) {
        return Ok(Some(Registers { code: named.code.into(), dwords: named.dwords, accumulator: false, half: None }));
    }
    let (name, half) = match word.as_bytes() {
        [.., b'.', b'l' | b'L'] => (word.get(..word.len() - 2).unwrap_or(word), Some(false)),
        [.., b'.', b'h' | b'H'] => (word.get(..word.len() - 2).unwrap_or(word), Some(true)),
        _ => (word, None),
    };
    let mut letters = name.as_bytes();
    while let [before @ .., b'0'..=b'9'] = letters {
        letters = before;
    }
    let (letters, digits) = name.split_at_checked(letters.len()).unwrap_or((name, ""));
    let (Some((first, count, accumulator)), false) = (bank(letters, context), digits.is_empty()) else { return Ok(None) };
    let number = digits.parse::<u64>().unwrap_or(u64::MAX);
    // Only vector registers have halves.
    if number >= count.unsigned_abs() || half.is_some() && first < VECTOR {
        return Err(AsmError::new(cursor.at - word.len(), Problem::Register));
    }
    Ok(Some(Registers { code: first + number as u16, dwords: 1, accumulator, half }))
}

/// `v1` or `s[2:3]` as LLVM writes it. Whatever is written or is wrong in another way takes the long way; the cursor stays.
#[inline]
pub(crate) fn plain(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Option<Registers> {
    let rest = cursor.text.as_bytes().get(cursor.at..)?;
    let (code, count, accumulator, rest) = match rest {
        [b'v', rest @ ..] => (VECTOR, 256, false, rest),
        [b's', rest @ ..] => (0, context.asm.scalars.into(), false, rest),
        [b'a', rest @ ..] => (VECTOR, 256, true, rest),
        _ => return None,
    };
    let (first, last, rest) = match rest {
        [b'[', rest @ ..] => {
            let (first, rest) = small(rest)?;
            let [b':', rest @ ..] = rest else { return None };
            let (last, rest) = small(rest)?;
            let [b']', rest @ ..] = rest else { return None };
            (first, last, rest)
        }
        _ => {
            let (first, rest) = small(rest)?;
            (first, first, rest)
        }
    };
    if rest.first().is_some_and(|byte| is_word(*byte)) || last < first || last >= count || last - first >= 32 {
        return None;
    }
    cursor.at = cursor.text.len() - rest.len();
    Some(Registers { code: code + first, dwords: (last - first + 1) as u8, accumulator, half: None })
}

/// `[1:2]` or `[1]`.
fn range(cursor: &mut Cursor<'_>, context: &Context<'_>, bank: (u16, i64, bool)) -> Result<Registers, AsmError> {
    let start = cursor.at;
    let (code, count, accumulator) = bank;
    cursor.expect(b'[')?;
    let first = expression::integer(cursor, context)?;
    let last = if cursor.skip(b':') { expression::integer(cursor, context)? } else { first };
    cursor.expect(b']')?;
    if first < 0 || last < first || last >= count || last - first >= 32 {
        return Err(AsmError::new(start, Problem::Register));
    }
    let half = match (cursor.peek(), cursor.byte(1) | 0x20) {
        (b'.', b'l') => Some(false),
        (b'.', b'h') => Some(true),
        _ => None,
    };
    cursor.at += if half.is_some() { 2 } else { 0 };
    Ok(Registers { code: code + first as u16, dwords: (last - first + 1) as u8, accumulator, half })
}

/// `[s2, s3]`: registers that follow each other. A list of others is not an operand of its own; the cursor goes back.
pub(crate) fn list(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Option<Registers>, AsmError> {
    let start = cursor.at;
    cursor.at += 1;
    let mut all: Option<Registers> = None;
    loop {
        cursor.blanks();
        let next = registers_in_list(cursor, context)?;
        let joined = match (all, next) {
            (_, None) => None,
            (None, next) => next,
            (Some(all), Some(next)) => {
                let follows = next.code == all.code + u16::from(all.dwords) && next.accumulator == all.accumulator;
                follows.then_some(Registers { dwords: all.dwords + next.dwords, ..all })
            }
        };
        let Some(joined) = joined.filter(|joined| joined.dwords <= 32) else {
            cursor.at = start;
            return Ok(None);
        };
        all = Some(joined);
        if cursor.skip(b',') {
            continue;
        }
        cursor.expect(b']')?;
        return Ok(all);
    }
}

/// An element of a list, which is no list.
pub fn registers_in_list(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Option<Registers>, AsmError> {
    if cursor.peek() == b'[' {
        return Ok(None);
    }
    Ok(registers(cursor, context)?.map(|one| Registers { dwords: one.dwords.max(1), ..one }))
}
