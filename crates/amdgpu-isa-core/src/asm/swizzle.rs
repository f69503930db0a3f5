//! `swizzle(..)`: how lanes of a group exchange values.

use super::cursor::Cursor;
use super::error::{AsmError, Problem, Wanted};
use super::fill::Fill;

/// Reads the call's arguments, from the opening bracket on, as the offset's 16 bits.
///
/// # Errors
/// If the mode is unknown, or an argument out of range.
pub(super) fn read<'t>(fill: &Fill<'_, 't>, cursor: &mut Cursor<'t>) -> Result<u64, AsmError> {
    cursor.expect(b'(')?;
    cursor.blanks();
    let at = cursor.at;
    let mode = cursor.word();
    let power =
        |at: usize, value: u64| if value.is_power_of_two() { Ok(value) } else { Err(AsmError::new(at, Problem::Range)) };
    let mut argument = |min: u64, max: u64| {
        cursor.expect(b',')?;
        fill.limited(cursor, min, max)
    };
    let value = match () {
        () if mode.eq_ignore_ascii_case("QUAD_PERM") => {
            let mut value = 0x8000;
            for lane in 0..4 {
                value |= argument(0, 3)? << (2 * lane);
            }
            value
        }
        () if mode.eq_ignore_ascii_case("SWAP") => power(at, argument(1, 16)?)? << 10 | 31,
        () if mode.eq_ignore_ascii_case("REVERSE") => (power(at, argument(2, 32)?)? - 1) << 10 | 31,
        () if mode.eq_ignore_ascii_case("BROADCAST") => {
            let group = power(at, argument(2, 32)?)?;
            argument(0, group - 1)? << 5 | (32 - group)
        }
        () if mode.eq_ignore_ascii_case("FFT") => 0xe000 | argument(0, 31)?,
        () if mode.eq_ignore_ascii_case("ROTATE") => 0xc000 | argument(0, 1)? << 10 | argument(0, 31)? << 5,
        () if mode.eq_ignore_ascii_case("BITMASK_PERM") => {
            cursor.expect(b',')?;
            mask(cursor)?
        }
        () => return Err(AsmError::new(at, Problem::Expected(Wanted::SwizzleMode))),
    };
    cursor.expect(b')')?;
    Ok(value)
}

/// `"01pip"`: for each bit of the lane's number, from the highest on, whether it is cleared, set, kept or inverted.
fn mask(cursor: &mut Cursor<'_>) -> Result<u64, AsmError> {
    cursor.expect_as(b'"', Wanted::MaskInQuotes)?;
    let start = cursor.at;
    let (mut and, mut or, mut xor) = (0, 0, 0);
    let mut bit = 1 << 5;
    for _ in 0..5 {
        bit >>= 1;
        match cursor.peek() {
            b'0' => {}
            b'1' => or |= bit,
            b'p' => and |= bit,
            b'i' => {
                and |= bit;
                xor |= bit;
            }
            _ => return Err(AsmError::new(start, Problem::Expected(Wanted::LaneMask))),
        }
        cursor.at += 1;
    }
    cursor.expect(b'"')?;
    Ok(and | or << 5 | xor << 10)
}
