//! Reading: what the tables know for the assembler, and a line cut into pieces. Nothing here depends on the instruction.

pub mod constant;
pub mod cursor;
mod delay;
pub mod error;
pub mod expression;
pub mod register;
pub mod statement;
pub mod tables;

pub use error::{AsmError, Problem, Wanted};
pub use tables::AsmTables;

use crate::text::TextTables;

/// Brackets and operators nest no deeper in an expression.
const MAX_DEPTH: u8 = 64;

/// Values of names that are not the generation's.
pub trait Symbols {
    /// The value of an absolute symbol.
    fn value(&self, name: &str) -> Option<i64>;

    /// The address of a label, in bytes.
    fn label(&self, name: &str) -> Option<u64>;
}

/// What the readers of pieces look things up in.
pub struct Context<'a> {
    /// The assembler's tables.
    pub asm: &'static AsmTables,
    /// Spelling.
    pub text: &'static TextTables,
    /// Lane masks have 64 bits.
    pub wave64: bool,
    /// Of the instruction, in bytes. Signed, as labels are here: what counts are differences, which may wrap around.
    pub address: i64,
    /// Symbols that lines may use.
    pub symbols: Option<&'a dyn Symbols>,
}

impl Context<'_> {
    /// Nothing is known.
    #[cfg(test)]
    const NONE: Context<'static> =
        Context { asm: &AsmTables::EMPTY, text: &TextTables::EMPTY, wave64: false, address: 0, symbols: None };

    /// The value of a symbol.
    pub fn symbol(&self, name: &str) -> Option<i64> {
        if let Some(symbols) = self.symbols
            && let Some(value) = symbols.value(name)
        {
            return Some(value);
        }
        self.asm.symbol(self.text, name)
    }

    /// The address of a label; of `.`, the instruction itself.
    pub fn label(&self, name: &str) -> Option<i64> {
        if name == "." {
            return Some(self.address);
        }
        Some(self.symbols?.label(name)?.cast_signed())
    }
}
