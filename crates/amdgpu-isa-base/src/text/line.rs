//! The line under construction: a buffer on the stack, so that the caller's writer is called once a line.
//!
//! Most of what is written is short and of a length that only the tables know. Copied at that length, each piece would be a call of
//! the library's `memcpy`; so pieces of the string pool and small numbers are copied at a fixed size, and the line's length says
//! how much of it counts.

use crate::rows::Str;

/// Longer than any line: the longest (an image instruction with all its modifiers, a dual-issue pair) has fewer than 300 bytes.
const CAPACITY: usize = 512;

/// Bytes that are copied of a piece of the pool at once.
const PIECE: usize = 32;

/// The digits of each number below 256, and how many they are.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time")]
const DECIMALS: [[u8; 4]; 256] = {
    let mut table = [[0; 4]; 256];
    let mut value = 0;
    while value < table.len() {
        let (hundreds, tens, ones) = (value / 100, value / 10 % 10, value % 10);
        let mut row = [0; 4];
        let mut len = 0;
        if hundreds > 0 {
            row[len] = b'0' + hundreds as u8;
            len += 1;
        }
        if value >= 10 {
            row[len] = b'0' + tens as u8;
            len += 1;
        }
        row[len] = b'0' + ones as u8;
        row[3] = len as u8 + 1;
        table[value] = row;
        value += 1;
    }
    table
};

/// A line of assembly text, to be written by `Text::write_line` again and again: ASCII, but for a branch's
/// label, which is the caller's. What does not fit is cut off; nothing that an instruction can say comes near.
#[derive(Clone, Debug)]
#[repr(align(16))]
pub struct Line {
    bytes: [u8; CAPACITY],
    len: usize,
    /// An operand stands on the line, so that the next needs a comma.
    pub(super) operands: bool,
}

impl Default for Line {
    fn default() -> Self {
        Self::new()
    }
}

impl core::fmt::Display for Line {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.as_str())
    }
}

impl Line {
    /// An empty line.
    pub const fn new() -> Self {
        Line { bytes: [0; CAPACITY], len: 0, operands: false }
    }

    /// The text so far: what a file or a terminal wants.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or(&self.bytes)
    }

    /// The text so far. Costs a look at each byte.
    pub fn as_str(&self) -> &str {
        // In whole blocks the check is three times as fast as byte by byte.
        let blocks = self.bytes.get(..self.len.next_multiple_of(16)).unwrap_or(&self.bytes);
        core::str::from_utf8(blocks).ok().and_then(|text| text.get(..self.len)).unwrap_or_else(|| self.text())
    }

    /// The text so far, where bytes of an earlier label stand behind it that are no whole characters.
    #[cold]
    fn text(&self) -> &str {
        core::str::from_utf8(self.as_bytes()).unwrap_or("")
    }

    pub(super) const fn clear(&mut self) {
        self.len = 0;
        self.operands = false;
    }

    pub(super) fn make_uppercase(&mut self, from: usize) {
        if let Some(text) = self.bytes.get_mut(from..self.len) {
            text.make_ascii_uppercase();
        }
    }

    pub(super) fn make_lowercase(&mut self, from: usize) {
        if let Some(text) = self.bytes.get_mut(from..self.len) {
            text.make_ascii_lowercase();
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Copies `N` bytes of which only the first `len` count; where there is no room for all, nothing.
    #[inline(always)]
    fn fixed<const N: usize>(&mut self, bytes: &[u8; N], len: usize) {
        self.len = self.fixed_at(self.len, bytes, len);
    }

    /// The same at a place that the caller keeps in a register; gives the place after it.
    #[inline(always)]
    fn fixed_at<const N: usize>(&mut self, at: usize, bytes: &[u8; N], len: usize) -> usize {
        match self.bytes.get_mut(at..).and_then(|rest| rest.first_chunk_mut()) {
            Some(room) => {
                *room = *bytes;
                at + len
            }
            None => at,
        }
    }

    /// Text whose length the compiler knows; anything else rather by `piece`.
    #[inline]
    pub fn push(&mut self, text: &str) {
        let end = self.len + text.len();
        if let Some(room) = self.bytes.get_mut(self.len..end) {
            room.copy_from_slice(text.as_bytes());
            self.len = end;
        }
    }

    /// A piece of a string pool.
    #[inline]
    pub(super) fn piece(&mut self, pool: &str, piece: Str) {
        self.len = self.piece_at(self.len, pool, piece);
    }

    #[inline(always)]
    pub(super) fn piece_at(&mut self, at: usize, pool: &str, piece: Str) -> usize {
        let (start, len) = piece.place();
        match pool.as_bytes().get(start..).and_then(|rest| rest.first_chunk::<PIECE>()) {
            Some(bytes) if len <= PIECE => self.fixed_at(at, bytes, len),
            _ => self.long_piece_at(at, piece.of(pool)),
        }
    }

    #[cold]
    fn long_piece_at(&mut self, at: usize, text: &str) -> usize {
        self.len = at;
        self.push(text);
        self.len
    }

    /// Where the line ends, and whether an operand stands on it: what the fast way keeps in registers, and gives back by
    /// [`Self::resume`].
    #[inline(always)]
    pub(super) const fn end(&self) -> (usize, bool) {
        (self.len, self.operands)
    }

    #[inline(always)]
    pub(super) const fn resume(&mut self, (len, operands): (usize, bool)) {
        self.len = len;
        self.operands = operands;
    }

    #[inline]
    pub(super) fn byte(&mut self, byte: u8) {
        self.fixed(&[byte], 1);
    }

    /// What stands before an operand: a space before the first, a comma and a space before the others.
    #[inline]
    pub(super) fn separate(&mut self) {
        let (text, len) = separator(core::mem::replace(&mut self.operands, true));
        self.fixed(&(text as u16).to_le_bytes(), len);
    }

    /// An operand that is a register or a number below 256, and what stands before it, in one go; gives the line's new end.
    #[inline(always)]
    pub(super) fn short_at(&mut self, (at, comma): (usize, bool), letter: Option<u8>, number: u8) -> (usize, bool) {
        let (separator, before) = separator(comma);
        let [a, b, c, len] = digits_of(number);
        let (name, len) = match letter {
            Some(letter) => (u32::from_le_bytes([letter, a, b, c]), usize::from(len) + 1),
            None => (u32::from_le_bytes([a, b, c, 0]), len.into()),
        };
        let text = separator | u64::from(name) << (8 * before);
        (self.fixed_at(at, &text.to_le_bytes(), before + len), true)
    }

    /// The same of a run of registers.
    #[inline(always)]
    pub(super) fn run_at(&mut self, (at, comma): (usize, bool), letter: u8, first: u8, last: u8) -> (usize, bool) {
        let (separator, before) = separator(comma);
        let [a, b, c, len] = digits_of(first);
        let text = separator | u64::from_le_bytes([letter, b'[', a, b, c, 0, 0, 0]) << (8 * before);
        let at = self.fixed_at(at, &text.to_le_bytes(), before + 2 + usize::from(len));
        let [a, b, c, len] = digits_of(last);
        let text = u64::from_le_bytes([b':', a, b, c, 0, 0, 0, 0]) & !(u64::MAX << (8 * (1 + len)));
        let text = text | u64::from(b']') << (8 * (1 + len));
        (self.fixed_at(at, &text.to_le_bytes(), 2 + usize::from(len)), true)
    }

    #[inline]
    pub(super) fn decimal(&mut self, value: u64) {
        match DECIMALS.get(value as usize) {
            Some(row) => self.fixed(row, row[3].into()),
            None => self.long_decimal(value),
        }
    }

    fn long_decimal(&mut self, value: u64) {
        let mut power = 10_000_000_000_000_000_000u64;
        while power > value {
            power /= 10;
        }
        while power > 0 {
            self.byte(b'0' + (value / power % 10) as u8);
            power /= 10;
        }
    }

    pub(super) fn signed(&mut self, value: i64) {
        if value < 0 {
            self.byte(b'-');
        }
        self.decimal(value.unsigned_abs());
    }

    /// `0x` and lower-case digits without leading zeros.
    pub(super) fn hex(&mut self, value: u64) {
        self.push("0x");
        let mut digits = (64 - value.leading_zeros()).div_ceil(4).max(1);
        while digits > 0 {
            digits -= 1;
            let digit = (value >> (4 * digits)) as u8 & 15;
            self.byte(if digit < 10 { b'0' + digit } else { b'a' + digit - 10 });
        }
    }
}

/// A number's row of [`DECIMALS`].
#[inline(always)]
fn digits_of(number: u8) -> [u8; 4] {
    DECIMALS.get(usize::from(number)).copied().unwrap_or_default()
}

/// Text, and its length in bytes.
#[inline(always)]
const fn separator(comma: bool) -> (u64, usize) {
    if comma { (u16::from_le_bytes(*b", ") as u64, 2) } else { (b' ' as u64, 1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(write: impl FnOnce(&mut Line)) -> Line {
        let mut line = Line::new();
        write(&mut line);
        line
    }

    #[test]
    fn numbers() {
        for value in [0, 9, 10, 99, 100, 255, 256, 65536, u64::MAX] {
            let mut text = [0u8; 64];
            let expected = {
                use core::fmt::Write;
                struct Fixed<'a>(&'a mut [u8; 64], usize);
                impl Write for Fixed<'_> {
                    fn write_str(&mut self, s: &str) -> core::fmt::Result {
                        self.0[self.1..self.1 + s.len()].copy_from_slice(s.as_bytes());
                        self.1 += s.len();
                        Ok(())
                    }
                }
                let mut fixed = Fixed(&mut text, 0);
                let _ = write!(fixed, "{value} {value:#x} {}", value as i64);
                let end = fixed.1;
                core::str::from_utf8(&text[..end]).unwrap_or("")
            };
            let ours = line(|line| {
                line.decimal(value);
                line.byte(b' ');
                line.hex(value);
                line.byte(b' ');
                line.signed(value as i64);
            });
            assert_eq!(ours.as_str(), expected);
        }
    }

    #[test]
    fn a_full_line_is_cut_and_does_not_panic() {
        let full = line(|line| (0..200).for_each(|_| line.push("abcde")));
        assert!(full.as_str().len() <= CAPACITY);
    }
}
