//! Integer expressions.

use super::cursor::{Cursor, Number, is_word, small};
use super::error::{AsmError, Problem, Wanted};
use super::{Context, MAX_DEPTH};

/// Binary operators by how tightly they bind, loosest first, in the order in which they are tried.
const OPERATORS: [(&str, u8); 19] = [
    ("||", 1),
    ("&&", 2),
    ("==", 3),
    ("!=", 3),
    ("<<", 6),
    (">>", 6),
    ("<=", 3),
    (">=", 3),
    ("<>", 3),
    ("<", 3),
    (">", 3),
    ("+", 4),
    ("-", 4),
    ("|", 5),
    ("^", 5),
    ("&", 5),
    ("*", 6),
    ("/", 6),
    ("%", 6),
];

/// A value, and the labels in it.
#[derive(Clone, Copy)]
struct Term {
    value: i64,
    /// Labels that are added, less those that are subtracted. What does not come to zero is known to a linker only.
    labels: i32,
    has_label: bool,
}

impl Term {
    const fn plain(value: i64) -> Self {
        Term { value, labels: 0, has_label: false }
    }
}

/// Reads an expression, or a float (which takes part in none).
///
/// # Errors
/// If none stands here, a symbol is unknown, or it divides by zero.
pub(crate) fn number(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Number, AsmError> {
    let start = cursor.at;
    match with_labels(cursor, context)? {
        (number, false) => Ok(number),
        // Only an operand of its own has room for a distance, whatever it comes to.
        (_, true) => Err(AsmError::new(start, Problem::Relocation)),
    }
}

/// As `number`, but there may be distances between labels; tells whether there are.
pub(crate) fn with_labels(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<(Number, bool), AsmError> {
    // Most numbers are small, and what stands behind them is no operator.
    let rest = cursor.text.as_bytes().get(cursor.at..).unwrap_or(&[]);
    if let Some((value, behind @ ([] | [b',' | b')' | b']', ..]))) = small(rest) {
        cursor.at = cursor.text.len() - behind.len();
        return Ok((Number::Integer(value.into()), false));
    }
    cursor.blanks();
    let start = cursor.at;
    let negative = cursor.peek() == b'-';
    let mut digits = *cursor;
    if negative {
        digits.at += 1;
        digits.blanks();
    }
    // A point alone is the place.
    if digits.peek().is_ascii_digit() || digits.peek() == b'.' && digits.byte(1).is_ascii_digit() {
        *cursor = digits;
        let number = cursor.number()?;
        if matches!(number, Number::Float(_)) || !continues(cursor) {
            return Ok((number.signed(negative), false));
        }
        cursor.at = start;
    }
    let term = binary(cursor, context, 0, 0)?;
    if term.labels == 0 {
        Ok((Number::Integer(term.value), term.has_label))
    } else {
        Err(AsmError::new(start, Problem::Relocation))
    }
}

/// Reads a number, a symbol or an expression in brackets, with its sign.
///
/// # Errors
/// As `number`.
pub(crate) fn primary(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<Number, AsmError> {
    let negative = cursor.skip(b'-');
    cursor.blanks();
    let number = match cursor.peek() {
        b'0'..=b'9' | b'.' => cursor.number()?,
        _ => {
            let start = cursor.at;
            let Term { value, has_label: false, .. } = unary(cursor, context, 0)? else {
                return Err(AsmError::new(start, Problem::Relocation));
            };
            Number::Integer(value)
        }
    };
    Ok(number.signed(negative))
}

/// Reads an integer expression.
///
/// # Errors
/// As `number`; a float is an error, too.
pub fn integer(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<i64, AsmError> {
    let start = cursor.at;
    whole(start, number(cursor, context)?)
}

/// Reads an integer expression in which there may be distances between labels.
///
/// # Errors
/// As [`integer`].
pub fn distance(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<i64, AsmError> {
    let start = cursor.at;
    whole(start, with_labels(cursor, context)?.0)
}

const fn whole(at: usize, number: Number) -> Result<i64, AsmError> {
    match number {
        Number::Integer(value) => Ok(value),
        Number::Float(_) => Err(AsmError::new(at, Problem::Expected(Wanted::Integer))),
    }
}

/// Whether an operator follows.
pub(crate) fn continues(cursor: &mut Cursor<'_>) -> bool {
    cursor.blanks();
    operator(cursor).is_some()
}

fn operator(cursor: &Cursor<'_>) -> Option<(&'static str, u8)> {
    if !matches!(cursor.peek(), b'|' | b'&' | b'=' | b'!' | b'<' | b'>' | b'+' | b'-' | b'^' | b'*' | b'/' | b'%') {
        return None;
    }
    let rest = cursor.text.get(cursor.at..)?;
    if rest.starts_with("//") || rest.starts_with("/*") {
        return None;
    }
    OPERATORS.iter().find(|(text, _)| rest.starts_with(*text)).copied()
}

fn binary(cursor: &mut Cursor<'_>, context: &Context<'_>, loosest: u8, depth: u8) -> Result<Term, AsmError> {
    let mut left = unary(cursor, context, depth)?;
    loop {
        cursor.blanks();
        let at = cursor.at;
        let Some((text, binding)) = operator(cursor).filter(|(_, binding)| *binding > loosest) else { return Ok(left) };
        cursor.at += text.len();
        let right = binary(cursor, context, binding, depth + 1)?;
        let labels = match text {
            "+" => left.labels.wrapping_add(right.labels),
            "-" => left.labels.wrapping_sub(right.labels),
            _ if left.labels == 0 && right.labels == 0 => 0,
            _ => return Err(AsmError::new(at, Problem::Relocation)),
        };
        let value = apply(text, left.value, right.value).ok_or(AsmError::new(at, Problem::Division))?;
        left = Term { value, labels, has_label: left.has_label || right.has_label };
    }
}

fn apply(operator: &str, left: i64, right: i64) -> Option<i64> {
    let shift = u32::try_from(right).unwrap_or(64);
    // LLVM's comparisons are -1 where they hold, its logical operators 1.
    let comparison = |holds: bool| -i64::from(holds);
    Some(match operator {
        "||" => (left != 0 || right != 0).into(),
        "&&" => (left != 0 && right != 0).into(),
        "==" => comparison(left == right),
        "!=" | "<>" => comparison(left != right),
        "<=" => comparison(left <= right),
        ">=" => comparison(left >= right),
        "<" => comparison(left < right),
        ">" => comparison(left > right),
        "<<" => left.checked_shl(shift).unwrap_or(0),
        ">>" => (left as u64).checked_shr(shift).unwrap_or(0) as i64,
        "+" => left.wrapping_add(right),
        "-" => left.wrapping_sub(right),
        "|" => left | right,
        "^" => left ^ right,
        "&" => left & right,
        "*" => left.wrapping_mul(right),
        "/" => left.checked_div(right)?,
        _ => left.checked_rem(right)?,
    })
}

fn unary(cursor: &mut Cursor<'_>, context: &Context<'_>, depth: u8) -> Result<Term, AsmError> {
    cursor.blanks();
    if depth >= MAX_DEPTH {
        return Err(AsmError::new(cursor.at, Problem::Depth));
    }
    let start = cursor.at;
    let first = cursor.peek();
    match first {
        b'-' | b'+' | b'~' | b'!' => {
            cursor.at += 1;
            let term = unary(cursor, context, depth + 1)?;
            let (value, labels) = match first {
                b'-' => (term.value.wrapping_neg(), term.labels.wrapping_neg()),
                b'+' => (term.value, term.labels),
                _ if term.labels != 0 => return Err(AsmError::new(start, Problem::Relocation)),
                b'~' => (!term.value, 0),
                _ => ((term.value == 0).into(), 0),
            };
            Ok(Term { value, labels, ..term })
        }
        b'(' => {
            cursor.at += 1;
            let value = binary(cursor, context, 0, depth + 1)?;
            cursor.expect(b')')?;
            Ok(value)
        }
        b'0'..=b'9' | b'\'' => match cursor.number()? {
            Number::Integer(value) => Ok(Term::plain(value)),
            Number::Float(_) => Err(AsmError::new(start, Problem::Expected(Wanted::Integer))),
        },
        _ if is_word(first) => {
            let word = cursor.word();
            if let Some(value) = context.symbol(word) {
                return Ok(Term::plain(value));
            }
            match context.label(word) {
                Some(value) => Ok(Term { value, labels: 1, has_label: true }),
                None => Err(AsmError::new(start, Problem::Symbol)),
            }
        }
        _ => Err(cursor.expected(Wanted::Number)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<i64> {
        let mut cursor = Cursor::new(text, 0);
        integer(&mut cursor, &Context::NONE).ok().filter(|_| cursor.at_end())
    }

    /// The values are llvm-mc's, which printed them as immediates of `s_mov_b32`.
    #[test]
    fn values() {
        let cases = [
            ("(1+2)*3-~4", 14),
            ("5%3", 2),
            ("1 == 1", -1),
            ("2+3*4", 14),
            ("1<<4|3", 19),
            ("-1", -1),
            ("- 1", -1),
            ("10-3-2", 5),
            ("~0 & 0xff", 255),
            ("7 / 2", 3),
        ];
        for (text, expected) in cases {
            assert_eq!(value(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn no_values() {
        for text in ["", "1+", "(1", "1/0", "x", "1.0", "1 2"] {
            assert_eq!(value(text), None, "{text}");
        }
        let deep = "((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((";
        assert_eq!(value(deep), None);
    }
}
