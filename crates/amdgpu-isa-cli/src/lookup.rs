//! `show`, `find`, `diff`: what the specification itself says, mended, rather than the tables made from it.

use std::io::{self, Write};

use amdgpu_isa::Generation;

/// Prints what a command wrote, or its message; false if it failed.
pub fn print(result: Result<String, String>) -> io::Result<bool> {
    match result {
        Ok(text) => {
            let mut out = io::stdout().lock();
            out.write_all(text.as_bytes()).and_then(|()| out.flush()).map(|()| true)
        }
        Err(message) => {
            eprintln!("error: {}", message.trim_end());
            Ok(false)
        }
    }
}

/// The text of an example.
pub fn disassemble(generation: &str, words: &[u32]) -> Option<String> {
    let generation: Generation = generation.parse().ok()?;
    Some(generation.isa().decode(words).ok()?.to_string())
}
