//! Registers: `v1`, `v[1:2]`, `[v1,v2]`, `vcc`, `v1.h`.

use super::Context;
use super::cursor::{Cursor, is_word};
use super::error::{AsmError, Problem};
use super::expression;

/// VGPRs and AccVGPRs have the codes from here on.
pub(super) const VECTOR: u16 = 256;
/// Numbers of vector registers end here.
const VECTORS: i64 = 1024;
/// Scalar registers.
const SCALARS: i64 = 106;
/// Trap temporaries: code of the first, and how many.
const TTMP: (u16, i64) = (108, 16);

/// A run of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Registers {
    /// Code of the first in the space of sources.
    pub(super) code: u16,
    /// How many; 0 if the operand tells.
    pub(super) dwords: u8,
    /// AccVGPRs.
    pub(super) accumulator: bool,
    /// `.l` (false) or `.h` (true).
    pub(super) half: Option<bool>,
}

/// Where the registers of a name's first letters start, and how many there are.
fn bank(letters: &str) -> Option<(u16, i64, bool)> {
    Some(match letters {
        "v" | "V" => (VECTOR, VECTORS, false),
        "a" | "A" | "acc" => (VECTOR, VECTORS, true),
        "s" | "S" => (0, SCALARS, false),
        "ttmp" | "TTMP" => (TTMP.0, TTMP.1, false),
        _ => return None,
    })
}

/// Reads a register or a run of registers; the cursor stays where it is if none stands here.
///
/// # Errors
/// If it is a register's beginning with a wrong number.
pub(super) fn registers(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Option<Registers>, AsmError> {
    if let Some(registers) = plain(cursor) {
        return Ok(Some(registers));
    }
    let start = cursor.at;
    if cursor.peek() == b'[' {
        return list(cursor, context);
    }
    let word = cursor.word();
    let (name, half) = match word.as_bytes() {
        [.., b'.', b'l' | b'L'] => (word.get(..word.len() - 2).unwrap_or(word), Some(false)),
        [.., b'.', b'h' | b'H'] => (word.get(..word.len() - 2).unwrap_or(word), Some(true)),
        _ => (word, None),
    };
    let letters = name.len() - name.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (letters, digits) = name.split_at_checked(letters).unwrap_or((name, ""));
    if let (Some((first, count, accumulator)), false) = (bank(letters), digits.is_empty()) {
        let number: i64 = digits.parse().unwrap_or(i64::MAX);
        // Only vector registers have halves.
        if number >= count || half.is_some() && first < VECTOR {
            return Err(AsmError::new(start, Problem::Register));
        }
        return Ok(Some(Registers { code: first + number as u16, dwords: 1, accumulator, half }));
    }
    if let (Some(bank), b'[') = (bank(word), cursor.peek()) {
        return range(cursor, context, bank).map(Some);
    }
    if let Some(named) = context.asm().register(context.text(), word) {
        return Ok(Some(Registers { code: named.code.into(), dwords: named.dwords, accumulator: false, half: None }));
    }
    cursor.at = start;
    Ok(None)
}

/// `v1` or `s[2:3]` as LLVM writes it. Whatever is written or is wrong in another way takes the long way; the cursor stays.
fn plain(cursor: &mut Cursor<'_>) -> Option<Registers> {
    let (code, count, accumulator) = match cursor.peek() {
        b'v' => (VECTOR, 256, false),
        b'a' => (VECTOR, 256, true),
        b's' => (0, SCALARS as u16, false),
        _ => return None,
    };
    let mut ahead = *cursor;
    ahead.at += 1;
    let is_run = ahead.peek() == b'[';
    ahead.at += usize::from(is_run);
    let first = ahead.small()?;
    let last = if is_run {
        let last = (ahead.peek() == b':').then(|| {
            ahead.at += 1;
            ahead.small()
        })??;
        if ahead.peek() != b']' {
            return None;
        }
        ahead.at += 1;
        last
    } else {
        first
    };
    if is_word(ahead.peek()) || last < first || last >= count || last - first >= 32 {
        return None;
    }
    *cursor = ahead;
    Some(Registers { code: code + first, dwords: (last - first + 1) as u8, accumulator, half: None })
}

/// `[1:2]` or `[1]`.
fn range(cursor: &mut Cursor<'_>, context: &Context<'_>, bank: (u16, i64, bool)) -> Result<Registers, AsmError> {
    let start = cursor.at;
    let (code, count, accumulator) = bank;
    cursor.expect(b'[', "`[`")?;
    let first = expression::integer(cursor, context)?;
    let last = if cursor.skip(b':') { expression::integer(cursor, context)? } else { first };
    cursor.expect(b']', "`]`")?;
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
fn list(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Option<Registers>, AsmError> {
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
        cursor.expect(b']', "`]`")?;
        return Ok(all);
    }
}

/// An element of a list, which is no list.
pub(super) fn registers_in_list(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Option<Registers>, AsmError> {
    if cursor.peek() == b'[' {
        return Ok(None);
    }
    Ok(registers(cursor, context)?.map(|one| Registers { dwords: one.dwords.max(1), ..one }))
}
