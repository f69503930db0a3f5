//! `instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)`: what `s_delay_alu` waits for.
//!
//! One instruction in six of compiled code is this one, and no other operand looks like it: so its text is read once, where it stands,
//! and not skipped first.

use super::cursor::{Cursor, is_same, position};
use super::error::{AsmError, Problem, Wanted};
use crate::text::immediate::{DELAY_IDS, DELAY_SKIPS};

/// A part of the operand: what it can name, and its lowest bit.
pub(crate) struct Part {
    names: &'static [&'static str],
    shift: u32,
}

/// The part that goes by this name.
#[inline]
pub(crate) fn part(name: &str) -> Option<Part> {
    let (names, shift): (&'static [&str], u32) = if is_same("instid0", name) {
        (&DELAY_IDS, 0)
    } else if is_same("instskip", name) {
        (&DELAY_SKIPS, 4)
    } else if is_same("instid1", name) {
        (&DELAY_IDS, 7)
    } else {
        return None;
    };
    Some(Part { names, shift })
}

/// Reads the operand from behind the name of its first part on.
///
/// # Errors
/// If a part or what it names is not known, or a bracket is missing.
#[inline(never)]
pub(crate) fn read(cursor: &mut Cursor<'_>, first: Part) -> Result<u16, AsmError> {
    let mut value = 0;
    let Part { mut names, mut shift } = first;
    loop {
        cursor.expect(b'(')?;
        cursor.blanks();
        let at = cursor.at;
        let name = cursor.word();
        let index = position(names, name);
        value |= (index.ok_or(AsmError::new(at, Problem::Expected(Wanted::Dependency)))? as u16) << shift;
        cursor.expect(b')')?;
        if !cursor.skip(b'|') {
            return Ok(value);
        }
        cursor.blanks();
        let at = cursor.at;
        let name = cursor.word();
        Part { names, shift } = part(name).ok_or(AsmError::new(at, Problem::Expected(Wanted::DelayPart)))?;
    }
}
