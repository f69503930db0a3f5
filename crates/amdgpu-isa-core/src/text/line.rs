//! The line under construction: a buffer on the stack, so that the caller's writer is called once a line.

/// Longer than any line: the longest (an image instruction with all its modifiers, a dual-issue pair) has fewer than 300 bytes.
const CAPACITY: usize = 512;

/// An ASCII line. What does not fit is cut off; nothing that the tables can say comes near.
pub(super) struct Line {
    bytes: [u8; CAPACITY],
    len: usize,
    /// An operand stands on the line, so that the next needs a comma.
    pub(super) operands: bool,
}

impl Line {
    pub(super) const fn new() -> Self {
        Line { bytes: [0; CAPACITY], len: 0, operands: false }
    }

    /// The text so far.
    pub(super) fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len]).unwrap_or("")
    }

    pub(super) fn make_uppercase(&mut self, from: usize) {
        self.bytes[from..self.len].make_ascii_uppercase();
    }

    pub(super) fn make_lowercase(&mut self, from: usize) {
        self.bytes[from..self.len].make_ascii_lowercase();
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) fn push(&mut self, text: &str) {
        let end = self.len + text.len();
        if let Some(room) = self.bytes.get_mut(self.len..end) {
            room.copy_from_slice(text.as_bytes());
            self.len = end;
        }
    }

    #[inline]
    pub(super) fn byte(&mut self, byte: u8) {
        if let Some(room) = self.bytes.get_mut(self.len) {
            *room = byte;
            self.len += 1;
        }
    }

    /// What stands before an operand: a space before the first, a comma and a space before the others.
    #[inline]
    pub(super) fn separate(&mut self) {
        if self.operands {
            self.byte(b',');
        }
        self.byte(b' ');
        self.operands = true;
    }

    #[inline]
    pub(super) fn decimal(&mut self, value: u64) {
        if value < 10 {
            return self.byte(b'0' + value as u8);
        }
        let mut digits = [0; 20];
        let mut at = digits.len();
        let mut rest = value;
        while rest > 0 && at > 0 {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        for &digit in &digits[at..] {
            self.byte(digit);
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
        let digits = (64 - value.leading_zeros()).div_ceil(4).max(1);
        for digit in (0..digits).rev() {
            self.byte(b"0123456789abcdef"[(value >> (4 * digit)) as usize & 15]);
        }
    }
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
        for value in [0, 9, 10, 255, 65536, u64::MAX] {
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
