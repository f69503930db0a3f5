//! Strings of `.ascii` and its like.

use std::iter::Peekable;
use std::str::Bytes;

/// The bytes of strings with commas between them; where no zeros end them, the commas may be left out.
///
/// # Errors
/// A message.
pub fn bytes(text: &str, with_zeros: bool) -> Result<Vec<u8>, String> {
    let mut all = Vec::new();
    let mut rest = text.trim().bytes().peekable();
    loop {
        rest.next_if_eq(&b'"').ok_or("expected a string in quotes")?;
        string(&mut rest, &mut all)?;
        if with_zeros {
            all.push(0);
        }
        let blanks = |rest: &mut Peekable<Bytes<'_>>| while rest.next_if(u8::is_ascii_whitespace).is_some() {};
        blanks(&mut rest);
        match rest.peek() {
            None => return Ok(all),
            Some(b',') => drop(rest.next()),
            Some(b'"') if !with_zeros => {}
            Some(_) => return Err("expected `,` or the end behind a string".to_owned()),
        }
        blanks(&mut rest);
    }
}

/// Reads a string up to its closing quote.
fn string(rest: &mut Peekable<Bytes<'_>>, all: &mut Vec<u8>) -> Result<(), String> {
    loop {
        let byte = match rest.next().ok_or("the string does not end")? {
            b'"' => return Ok(()),
            b'\\' => escape(rest)?,
            byte => byte,
        };
        all.push(byte);
    }
}

/// Reads what stands behind a backslash, as LLVM does: of hexadecimal digits the last two count.
fn escape(rest: &mut Peekable<Bytes<'_>>) -> Result<u8, String> {
    let first = rest.next().ok_or("the string does not end")?;
    Ok(match first {
        b'x' | b'X' => {
            let mut digits = std::iter::from_fn(|| rest.next_if(u8::is_ascii_hexdigit)).peekable();
            digits.peek().ok_or("expected hexadecimal digits behind `\\x`")?;
            digits.fold(0u8, |value, digit| value << 4 | (digit as char).to_digit(16).unwrap_or(0) as u8)
        }
        b'0'..=b'7' => {
            let more = std::iter::from_fn(|| rest.next_if(|byte| matches!(byte, b'0'..=b'7'))).take(2);
            let value = more.fold(u32::from(first - b'0'), |value, digit| value << 3 | u32::from(digit - b'0'));
            u8::try_from(value).map_err(|_| "an octal number in a string is above 0377")?
        }
        b'b' => 8,
        b'f' => 12,
        b'n' => b'\n',
        b'r' => b'\r',
        b't' => b'\t',
        b'"' | b'\\' => first,
        _ => return Err(format!("there is no `\\{}` in strings", char::from(first).escape_debug())),
    })
}
