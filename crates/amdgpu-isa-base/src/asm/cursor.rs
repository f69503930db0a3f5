//! Reading a line from left to right: blanks, words, numbers.

use super::error::{AsmError, Problem, Wanted};

/// A place in a line.
#[derive(Clone, Copy)]
pub struct Cursor<'t> {
    /// The text.
    pub text: &'t str,
    /// The byte that is next.
    pub at: usize,
}

/// A number as written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// With its 64 bits; whether they are signed does not show.
    Integer(i64),
    /// With point or exponent.
    Float(f64),
}

impl Number {
    /// The number, negated if `negative`.
    pub(crate) const fn signed(self, negative: bool) -> Self {
        match self {
            Self::Float(value) if negative => Self::Float(-value),
            Self::Integer(value) if negative => Self::Integer(value.wrapping_neg()),
            number => number,
        }
    }
}

impl<'t> Cursor<'t> {
    /// A cursor at a place of a text.
    pub const fn new(text: &'t str, at: usize) -> Self {
        Cursor { text, at }
    }

    /// The byte here; 0 at the end.
    #[inline]
    pub fn peek(&self) -> u8 {
        self.byte(0)
    }

    /// The byte so far ahead; 0 past the end.
    #[inline]
    pub(crate) fn byte(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    /// Skips blanks and comments between other things. In loops, not by arithmetic: the processor guesses how many there are.
    #[inline(always)]
    pub fn blanks(&mut self) {
        self.spaces();
        while self.peek() == b'/' && self.byte(1) == b'*' {
            self.comment();
            self.spaces();
        }
    }

    #[inline(always)]
    fn spaces(&mut self) {
        while matches!(self.peek(), b' ' | b'\t' | b'\r') {
            self.at += 1;
        }
    }

    /// Skips the comment that begins here.
    #[cold]
    fn comment(&mut self) {
        self.at += 2;
        while self.at < self.text.len() {
            if self.peek() == b'*' && self.byte(1) == b'/' {
                self.at += 2;
                return;
            }
            self.at += 1;
        }
    }

    /// Whether the statement ends here, after blanks: at the end of the line, or where a comment begins.
    #[inline]
    pub fn at_end(&mut self) -> bool {
        self.blanks();
        match self.peek() {
            0 => self.at >= self.text.len(),
            b';' | b'\n' => true,
            b'/' => self.byte(1) == b'/',
            _ => false,
        }
    }

    /// Skips the byte, after blanks, if it stands here.
    #[inline]
    pub fn skip(&mut self, byte: u8) -> bool {
        self.blanks();
        let here = self.peek() == byte;
        self.at += usize::from(here);
        here
    }

    /// Skips blanks, a comma if one stands there, and blanks behind it.
    #[inline]
    pub(crate) fn comma(&mut self) {
        if self.peek() != b',' {
            self.blanks();
        }
        if self.peek() == b',' {
            self.at += 1;
            self.blanks();
        }
    }

    /// Skips the byte.
    ///
    /// # Errors
    /// If it does not stand here.
    #[inline]
    pub fn expect(&mut self, byte: u8) -> Result<(), AsmError> {
        self.expect_as(byte, Wanted::Byte(byte))
    }

    /// Skips the byte.
    ///
    /// # Errors
    /// If it does not stand here: that `wanted` was expected.
    pub fn expect_as(&mut self, byte: u8, wanted: Wanted) -> Result<(), AsmError> {
        if self.skip(byte) { Ok(()) } else { Err(self.expected(wanted)) }
    }

    /// What was expected instead of what stands here.
    pub const fn expected(&self, wanted: Wanted) -> AsmError {
        AsmError::new(self.at, Problem::Expected(wanted))
    }

    /// The word that stands here, empty if there is none: letters, digits, `_`, `.`, `$`.
    #[inline]
    pub fn word(&mut self) -> &'t str {
        let start = self.at;
        while is_word(self.peek()) {
            self.at += 1;
        }
        self.text.get(start..self.at).unwrap_or("")
    }

    /// What stands here up to a blank, without going past it: the word, unless it ends in another way. Eight bytes are one step.
    #[inline]
    pub fn up_to_blank(&self) -> &'t str {
        const EACH: u64 = 0x0101_0101_0101_0101;
        let rest = self.text.get(self.at..).unwrap_or("");
        let mut at = 0;
        for chunk in rest.as_bytes().as_chunks::<8>().0 {
            let bytes = u64::from_le_bytes(*chunk);
            // Of the bytes whose highest bit this sets, the first is the first below 33.
            let blanks = bytes.wrapping_sub(33 * EACH) & !bytes & (0x80 * EACH);
            if blanks != 0 {
                return rest.get(..at + blanks.trailing_zeros() as usize / 8).unwrap_or("");
            }
            at += 8;
        }
        while self.byte(at) > b' ' {
            at += 1;
        }
        rest.get(..at).unwrap_or("")
    }

    /// The word that stands here, without going past it.
    pub fn word_here(&self) -> &'t str {
        let mut ahead = *self;
        ahead.word()
    }

    /// Skips the word if it stands here, after blanks.
    pub fn skip_word(&mut self, word: &str) -> bool {
        self.blanks();
        let mut ahead = *self;
        let here = ahead.word().eq_ignore_ascii_case(word);
        if here {
            *self = ahead;
        }
        here
    }

    /// A number without sign: `0x`, `0b`, octal with a leading zero, decimal, floats. The suffixes of C (`10u`, `0x10L`) say nothing.
    ///
    /// # Errors
    /// If none stands here, or it has more than 64 bits.
    pub(crate) fn number(&mut self) -> Result<Number, AsmError> {
        let start = self.at;
        if self.peek() == b'\'' {
            return self.character();
        }
        let radix = match (self.peek(), self.byte(1) | 0x20) {
            (b'0', b'x') => 16,
            (b'0', b'b') => 2,
            _ => return self.decimal_or_float(),
        };
        self.at += 2;
        let digits = self.word();
        match u64::from_str_radix(digits, radix) {
            Ok(value) => Ok(Number::Integer(value as i64)),
            Err(_) => self.unusual(digits, radix).ok_or(bad_number(start)),
        }
    }

    /// A number with a prefix that is not just digits: `0x1.8p3`, `0x10UL`. The cursor is behind the word.
    #[cold]
    fn unusual(&mut self, digits: &'t str, radix: u32) -> Option<Number> {
        if let Some(at) = digits.as_bytes().iter().position(|byte| byte | 0x20 == b'p') {
            let value = self.hexadecimal_float(digits.get(..at)?, digits.get(at + 1..)?)?;
            return if radix == 16 { Some(Number::Float(value)) } else { None };
        }
        let mut bytes = digits.as_bytes();
        while let [before @ .., last] = bytes
            && is_suffix(*last)
        {
            bytes = before;
        }
        let value = u64::from_str_radix(digits.get(..bytes.len())?, radix).ok()?;
        Some(Number::Integer(value as i64))
    }

    /// `0x1.8p-3`, of which the cursor is behind the exponent, or before its sign.
    fn hexadecimal_float(&mut self, mantissa: &str, mut exponent: &'t str) -> Option<f64> {
        let negative = self.peek() == b'-';
        if exponent.is_empty() && (negative || self.peek() == b'+') {
            self.at += 1;
            exponent = self.word();
        }
        let (mut value, mut places, mut is_behind_point) = (0.0, 0, false);
        for byte in mantissa.as_bytes() {
            if *byte == b'.' && !is_behind_point {
                is_behind_point = true;
                continue;
            }
            value = value * 16.0 + f64::from(char::from(*byte).to_digit(16)?);
            places += i64::from(is_behind_point);
        }
        let exponent = i64::from(u16::try_from(exponent.parse::<u64>().ok()?).ok()?);
        let exponent = if negative { -exponent } else { exponent } - 4 * places;
        let factor = if exponent < 0 { 0.5 } else { 2.0 };
        for _ in 0..exponent.unsigned_abs() {
            value *= factor;
        }
        (!mantissa.is_empty() && mantissa != ".").then_some(value)
    }

    fn decimal_or_float(&mut self) -> Result<Number, AsmError> {
        let start = self.at;
        let mut digits = 0;
        while self.peek().is_ascii_digit() {
            self.at += 1;
            digits += 1;
        }
        let is_point = self.peek() == b'.' && (digits > 0 || self.byte(1).is_ascii_digit());
        if digits == 0 && !is_point {
            return Err(self.expected(Wanted::Number));
        }
        if is_point {
            self.at += 1;
            while self.peek().is_ascii_digit() {
                self.at += 1;
            }
        }
        let is_exponent = self.exponent();
        let text = self.text.get(start..self.at).unwrap_or("");
        if !is_point && !is_exponent {
            while is_suffix(self.peek()) {
                self.at += 1;
            }
        }
        if is_word(self.peek()) {
            return Err(bad_number(start));
        }
        if is_point || is_exponent {
            return match text.parse() {
                Ok(value) => Ok(Number::Float(value)),
                Err(_) => Err(bad_number(start)),
            };
        }
        let (digits, radix) = match text.strip_prefix("0") {
            Some(octal) if !octal.is_empty() => (octal, 8),
            _ => (text, 10),
        };
        let value = u64::from_str_radix(digits, radix).map_err(|_| bad_number(start))?;
        Ok(Number::Integer(value as i64))
    }

    /// Skips an exponent: `e`, a sign, digits.
    fn exponent(&mut self) -> bool {
        if self.peek() | 0x20 != b'e' {
            return false;
        }
        let sign = usize::from(matches!(self.byte(1), b'+' | b'-'));
        if !self.byte(1 + sign).is_ascii_digit() {
            return false;
        }
        self.at += 1 + sign;
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        true
    }

    /// `'a'`
    fn character(&mut self) -> Result<Number, AsmError> {
        let (value, close) = (self.byte(1), self.byte(2));
        if close != b'\'' || !value.is_ascii() {
            return Err(bad_number(self.at));
        }
        self.at += 3;
        Ok(Number::Integer(value.into()))
    }

    /// Skips what may stand between calls, and tells whether another word follows.
    pub fn next_call(&mut self) -> bool {
        let mut ahead = *self;
        ahead.blanks();
        if matches!(ahead.peek(), b'&' | b'|' | b',') {
            ahead.at += 1;
            ahead.blanks();
        }
        let follows = ahead.peek().is_ascii_alphabetic();
        if follows {
            *self = ahead;
        }
        follows
    }

    /// Skips from `{` to behind `}`.
    ///
    /// # Errors
    /// If the line ends before.
    pub(crate) fn skip_braces(&mut self) -> Result<(), AsmError> {
        let missing = self.expected(Wanted::ClosingBracket);
        while self.peek() != b'}' {
            if self.at >= self.text.len() {
                return Err(missing);
            }
            self.at += 1;
        }
        self.at += 1;
        Ok(())
    }

    /// Skips to behind the closing bracket that belongs to the opening one here.
    ///
    /// # Errors
    /// If the line ends before.
    pub(crate) fn skip_brackets(&mut self) -> Result<(), AsmError> {
        let start = self.at;
        let bytes = self.text.as_bytes();
        let to_bracket = |mut at: usize| {
            while bytes.get(at).is_some_and(|byte| !is(BRACKET, *byte)) {
                at += 1;
            }
            at
        };
        // Seldom there are brackets within.
        let next = to_bracket(start + 1);
        if let Some(b')' | b']') = bytes.get(next) {
            self.at = next + 1;
            return Ok(());
        }
        let mut depth = 0u32;
        loop {
            self.at = to_bracket(self.at);
            match self.peek() {
                b'(' | b'[' => depth += 1,
                b')' | b']' => depth = depth.saturating_sub(1),
                b'"' => {
                    self.at += 1;
                    while self.at < bytes.len() && self.peek() != b'"' {
                        self.at += 1;
                    }
                }
                0 if self.at >= self.text.len() => return Err(AsmError::new(start, Problem::Expected(Wanted::ClosingBracket))),
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return Ok(());
            }
        }
    }
}

/// Whether two names are the same, in lower or upper case. Names of one list often differ in the last letter only.
#[inline]
pub fn is_same(name: &str, other: &str) -> bool {
    let last = |name: &str| name.as_bytes().last().copied().unwrap_or(0) | 0x20;
    name.len() == other.len() && last(name) == last(other) && (name == other || name.eq_ignore_ascii_case(other))
}

/// Which of the names this one is. Those that are empty are none.
pub fn position(names: &[&str], name: &str) -> Option<usize> {
    names.iter().position(|known| !known.is_empty() && is_same(known, name))
}

/// A number of one to three decimal digits without a leading zero, and what stands behind it; none where anything else stands.
#[inline(always)]
pub(crate) fn small(text: &[u8]) -> Option<(u16, &[u8])> {
    let digit = |byte: u8| u16::from(byte.wrapping_sub(b'0'));
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    match text {
        [a, rest @ ..] if is_digit(a) && !rest.first().is_some_and(is_digit) => Some((digit(*a), rest)),
        [a @ b'1'..=b'9', b, rest @ ..] if is_digit(b) && !rest.first().is_some_and(is_digit) => {
            Some((digit(*a) * 10 + digit(*b), rest))
        }
        [a @ b'1'..=b'9', b, c, rest @ ..] if is_digit(b) && is_digit(c) && !rest.first().is_some_and(is_digit) => {
            Some((digit(*a) * 100 + digit(*b) * 10 + digit(*c), rest))
        }
        _ => None,
    }
}

/// Bits of [`CLASSES`]: part of a word; an opening or closing bracket, or a quote.
const WORD: u8 = 1;
const BRACKET: u8 = 2;

/// What each byte can be.
#[expect(clippy::indexing_slicing, reason = "evaluated at compile time")]
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < classes.len() {
        classes[byte] = match byte as u8 {
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' | b'$' => WORD,
            b'(' | b'[' | b')' | b']' | b'"' => BRACKET,
            _ => 0,
        };
        byte += 1;
    }
    classes
};

#[inline(always)]
fn is(class: u8, byte: u8) -> bool {
    CLASSES.get(usize::from(byte)).is_some_and(|classes| classes & class != 0)
}

/// Whether the byte can be part of a word.
#[inline(always)]
pub(crate) fn is_word(byte: u8) -> bool {
    is(WORD, byte)
}

/// What may follow an integer.
const fn is_suffix(byte: u8) -> bool {
    matches!(byte, b'u' | b'U' | b'l' | b'L')
}

const fn bad_number(at: usize) -> AsmError {
    AsmError::new(at, Problem::Number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Option<Number> {
        let mut cursor = Cursor::new(text, 0);
        cursor.number().ok().filter(|_| cursor.at == text.len())
    }

    #[test]
    fn notations() {
        let integers = [
            ("0", 0),
            ("10", 10),
            ("0x1F", 31),
            ("0b101", 5),
            ("017", 15),
            ("'a'", 97),
            ("0xffffffffffffffff", -1),
            ("10u", 10),
            ("0x1FUL", 31),
        ];
        for (text, value) in integers {
            assert_eq!(number(text), Some(Number::Integer(value)), "{text}");
        }
        for (text, value) in [
            ("1.0", 1.0),
            ("0.15915494", 0.15915494),
            (".5", 0.5),
            ("1e3", 1000.0),
            ("2.5e-1", 0.25),
            ("0x1p3", 8.0),
            ("0x1.8P-1", 0.75),
            ("0x.8p+1", 1.0),
        ] {
            assert_eq!(number(text), Some(Number::Float(value)), "{text}");
        }
    }

    #[test]
    fn no_numbers() {
        for text in [
            "",
            "x",
            "0x",
            "0xg",
            "09",
            "1a",
            "0x10000000000000000",
            "0b2",
            "0x1_0",
            "'ab'",
            "1e",
            "0xp1",
            "0x.p1",
            "0x1p",
            "0x1.8",
            "0x1p-",
        ] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
