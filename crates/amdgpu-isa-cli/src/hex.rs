//! Bytes as people write them: `06 05 08 06`, `0x06,0x05,0x08,0x06`, `06050806`.

/// The bytes of an instruction, in memory order, as lower-case digits.
pub fn of(inst: &amdgpu_isa::Inst) -> String {
    digits(&inst.to_bytes())
}

/// Bytes as lower-case digits.
pub fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes that arguments are, as bytes or as dwords. Who may have meant the other is told on standard error.
///
/// # Errors
/// As [`parse`] and [`words`].
pub fn arguments(arguments: &[String], are_words: bool) -> Result<Vec<u8>, String> {
    let text = arguments.join(" ");
    if are_words {
        return words(&text);
    }
    let bytes = parse(&text)?;
    if let Some(number) = text.split([' ', ',']).find(|part| part.len() == 10 && part.starts_with("0x")) {
        eprintln!("note: `{number}` is read as bytes in memory order; if it is a dword, say --words");
    }
    Ok(bytes)
}

/// The bytes of a line, in the order in which they stand.
///
/// # Errors
/// A message, when a part of the line is not pairs of hexadecimal digits.
pub fn parse(line: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for part in line.split(|c: char| c.is_whitespace() || c == ',').filter(|part| !part.is_empty()) {
        let digits = part.strip_prefix("0x").or(part.strip_prefix("0X")).unwrap_or(part);
        let wrong = digits.chars().find(|c| !c.is_ascii_hexdigit());
        if let Some(wrong) = wrong {
            return Err(format!("`{part}`: expected hexadecimal digits, found `{}`", wrong.escape_debug()));
        }
        if digits.len() % 2 != 0 || digits.is_empty() {
            return Err(format!("`{part}`: expected pairs of hexadecimal digits, two a byte; found {} digits", digits.len()));
        }
        for pair in digits.as_bytes().chunks(2) {
            let digit = |byte: u8| (byte as char).to_digit(16).unwrap_or(0) as u8;
            bytes.push(digit(pair[0]) << 4 | digit(pair[1]));
        }
    }
    Ok(bytes)
}

/// The bytes, in memory order, of dwords as people write them: `0x06080506`, `06080506 00001234`.
///
/// # Errors
/// A message, when a part is not one to eight hexadecimal digits.
fn words(line: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for part in line.split(|c: char| c.is_whitespace() || c == ',').filter(|part| !part.is_empty()) {
        let digits = part.strip_prefix("0x").or(part.strip_prefix("0X")).unwrap_or(part);
        let word = (digits.chars().all(|c| c.is_ascii_hexdigit())).then(|| u32::from_str_radix(digits, 16).ok()).flatten();
        let word = word.ok_or_else(|| format!("`{part}`: expected a dword, one to eight hexadecimal digits"))?;
        bytes.extend(word.to_le_bytes());
    }
    Ok(bytes)
}
