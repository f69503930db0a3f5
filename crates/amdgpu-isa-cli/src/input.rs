//! Files that commands read.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

/// The contents of a file, or of standard input for `-`; with no file, of standard input unless it is a terminal. And the file's name.
///
/// # Errors
/// If it can't be read; the message has its name.
pub fn read(file: Option<&Path>) -> io::Result<(PathBuf, Vec<u8>)> {
    let file = match file {
        Some(file) => file,
        None if io::stdin().is_terminal() => return Err(io::Error::other("expected a file, or `-` for standard input")),
        None => Path::new("-"),
    };
    let contents = if file == Path::new("-") {
        let mut contents = Vec::new();
        io::stdin().lock().read_to_end(&mut contents).map(|_| contents)
    } else {
        std::fs::read(file)
    };
    let name = if file == Path::new("-") { Path::new("<stdin>") } else { file };
    contents.map(|contents| (name.to_owned(), contents)).map_err(|error| named(name, &error))
}

/// The error, with the file's name.
pub fn named(file: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", file.display()))
}

/// Text as editors write it: UTF-8, with or without a mark at its beginning. What is no UTF-8 (in a comment) is replaced.
///
/// # Errors
/// If it is UTF-16.
pub fn text(bytes: &[u8]) -> Result<Cow<'_, str>, &'static str> {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err("the text is UTF-16; expected UTF-8");
    }
    Ok(String::from_utf8_lossy(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes)))
}
