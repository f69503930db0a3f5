//! Padding of what is written in pieces: `{:<10}` of `v[4:5]`.

use core::fmt::{Formatter, Result, Write};

use crate::text::Line;

/// Writes what `write` writes, padded if the format asks for it.
pub fn pad(f: &mut Formatter<'_>, write: &dyn Fn(&mut dyn Write) -> Result) -> Result {
    if f.width().is_none() && f.precision().is_none() {
        return write(f);
    }
    let mut buffer = Buffer(Line::new());
    write(&mut buffer)?;
    f.pad(buffer.0.as_str())
}

/// A line as a writer.
struct Buffer(Line);

impl Write for Buffer {
    fn write_str(&mut self, text: &str) -> Result {
        self.0.push(text);
        Ok(())
    }
}
