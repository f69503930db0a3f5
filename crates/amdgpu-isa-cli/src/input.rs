//! Files that commands read.

use std::io::{self, Read};
use std::path::Path;

/// The contents of a file, or of standard input for `-`.
///
/// # Errors
/// If it can't be read; the message has its name.
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    let contents = if file == Path::new("-") {
        let mut contents = Vec::new();
        io::stdin().lock().read_to_end(&mut contents).map(|_| contents)
    } else {
        std::fs::read(file)
    };
    contents.map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
}
