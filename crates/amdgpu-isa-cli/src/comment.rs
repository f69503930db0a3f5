//! Comments of a whole text.

/// The text with blanks in place of its comments, so that lines and columns stay, and where a comment begins that does not end.
pub fn without_comments(text: &str) -> (String, Option<usize>) {
    let bytes = text.as_bytes();
    let line_end = |at: usize| text[at..].find('\n').map_or(text.len(), |len| at + len);
    let mut clean = String::with_capacity(text.len());
    // What stands before `kept` is in `clean`; only blanks stand between the line's beginning and `at`.
    let (mut at, mut kept, mut is_beginning) = (0, 0, true);
    while let Some(byte) = bytes.get(at) {
        let end = match &bytes[at..] {
            [b'/', b'*', rest @ ..] => {
                let len = rest.windows(2).position(|two| two == b"*/");
                let Some(len) = len else { return (clean + &text[kept..at], Some(at)) };
                at + len + 4
            }
            [b'/', b'/', ..] | [b';', ..] => line_end(at),
            [b'#', ..] if is_beginning => line_end(at),
            [b'"', ..] => {
                at = string_end(bytes, at);
                is_beginning = false;
                continue;
            }
            _ => {
                is_beginning = *byte == b'\n' || is_beginning && byte.is_ascii_whitespace();
                at += 1;
                continue;
            }
        };
        clean.push_str(&text[kept..at]);
        clean.extend(bytes[at..end].iter().map(|byte| if *byte == b'\n' { '\n' } else { ' ' }));
        (at, kept) = (end, end);
    }
    clean.push_str(&text[kept..]);
    (clean, None)
}

/// The end of the string that begins here: behind its quote, or the end of the line.
fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    loop {
        match bytes.get(at) {
            None | Some(b'\n') => return at.min(bytes.len()),
            Some(b'"') => return at + 1,
            Some(b'\\') if bytes.get(at + 1).is_some_and(|next| *next != b'\n') => at += 2,
            Some(_) => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn lines_and_columns_stay() {
        for (text, clean) in [
            ("a // b\nc ; d\n # e\nf # g", "a     \nc    \n    \nf # g"),
            ("a /* b\n ä */ c", "a     \n       c"),
            ("/* // */ a // /* b\nc", "         a        \nc"),
            (".ascii \"//;/*\\\"#\" // a\n\"b ; c\nd ;", ".ascii \"//;/*\\\"#\"     \n\"b ; c\nd  "),
        ] {
            assert_eq!(without_comments(text), (clean.to_owned(), None));
        }
        assert_eq!(without_comments("a /* b"), ("a ".to_owned(), Some(2)));
    }
}
