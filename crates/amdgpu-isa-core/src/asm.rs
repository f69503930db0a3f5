//! Assembly: a line of LLVM's text to words.
//!
//! The syntaxes that [`crate::text`] writes are read backwards here. The mnemonic leads to candidates, sorted in the order in which
//! LLVM tries them: the shortest encoding that can hold the operands comes first. The line is cut into pieces once; then each
//! candidate takes the pieces into its fields or says at which byte it fails.
//!
//! ```text
//! isa.assembler().line("v_add_f32 v4, v6, v2")      06080506
//! ```

mod fill;
mod immediate;
mod memory;
mod modifier;
mod operand;
mod select;
mod similar;
mod swizzle;
mod words;

#[doc(inline)]
pub use amdgpu_isa_base::asm::{AsmError, Problem, Symbols, Wanted};
use amdgpu_isa_base::asm::{Context, constant, cursor, error, expression, register, statement};

use crate::{Inst, Isa, WaveSize};
use cursor::Cursor;

#[doc(hidden)]
pub mod tables {
    //! For generated code.
    pub use amdgpu_isa_base::asm::tables::*;
}

/// Reads lines of assembly of a generation.
#[derive(Clone, Copy)]
pub struct Assembler<'a> {
    isa: &'static Isa,
    wave64: bool,
    address: u64,
    symbols: Option<&'a dyn Symbols>,
}

impl Isa {
    /// An assembler of the generation's instructions, for the size of wave that its compilers assume.
    pub const fn assembler(&'static self) -> Assembler<'static> {
        Assembler { isa: self, wave64: self.tables.wave64, address: 0, symbols: None }
    }
}

impl<'a> Assembler<'a> {
    /// For waves of this size; the default is [`Isa::default_wave`].
    pub const fn wave(self, wave: WaveSize) -> Self {
        Assembler { wave64: matches!(wave, WaveSize::Wave64), ..self }
    }

    /// Lane masks have 64 bits: see [`Assembler::wave`].
    pub const fn wave64(self) -> Self {
        self.wave(WaveSize::Wave64)
    }

    /// Lane masks have 32 bits: see [`Assembler::wave`].
    pub const fn wave32(self) -> Self {
        self.wave(WaveSize::Wave32)
    }

    /// The address of the next line's instruction in bytes, from which branches to labels count.
    pub const fn at(self, address: u64) -> Self {
        Assembler { address, ..self }
    }

    /// Symbols that lines may use.
    pub fn with_symbols<'b>(self, symbols: &'b dyn Symbols) -> Assembler<'b> {
        Assembler { isa: self.isa, wave64: self.wave64, address: self.address, symbols: Some(symbols) }
    }

    /// The value of an integer expression, in which there may be distances between labels.
    ///
    /// # Errors
    /// If the text is none, or uses a symbol that is unknown.
    pub fn integer(&self, text: &str) -> Result<i64, AsmError> {
        let mut cursor = Cursor::new(text, 0);
        let value = expression::distance(&mut cursor, &self.context())?;
        if cursor.at_end() { Ok(value) } else { Err(cursor.expected(error::Wanted::EndOfExpression)) }
    }

    /// Assembles one instruction. Blanks around it and a comment behind it are allowed.
    ///
    /// # Errors
    /// If the line is no instruction of the generation, or one whose operands no encoding can hold.
    pub fn line(&self, line: &str) -> Result<Inst, AsmError> {
        let context = self.context();
        let mut cursor = Cursor::new(line, 0);
        if cursor.at_end() {
            return Err(AsmError::new(cursor.at, Problem::Empty));
        }
        select::inst(self.isa, &context, &mut cursor)
    }

    fn context(&self) -> Context<'a> {
        Context {
            asm: &self.isa.tables.asm,
            text: &self.isa.tables.text,
            wave64: self.wave64,
            address: self.address.cast_signed(),
            symbols: self.symbols,
        }
    }
}
