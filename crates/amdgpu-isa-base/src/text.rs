//! Spelling: what the tables know of it, and the printer that they drive.

pub mod code;
pub(crate) mod constant;
pub mod immediate;
pub mod item;
mod line;
mod memory;
mod modifier;
mod print;
mod source;
pub(crate) mod syntax;
mod tables;

pub use constant::Constant;
pub use line::Line;
pub use print::Printer;
#[cfg(feature = "generate")]
pub use syntax::SlotParts;
pub use syntax::{Frame, SLOTS, Slot, Syntax};
pub use tables::{Items, Part, TextTables};

/// How to write.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    flags: u8,
}

impl Options {
    /// Lower case and LLVM's names.
    pub const fn new(wave64: bool) -> Self {
        Options { flags: if wave64 { Self::WAVE64 } else { 0 } }
    }

    /// Lane masks have 64 bits.
    pub const WAVE64: u8 = 1;
    /// Upper case throughout.
    pub const UPPERCASE: u8 = 2;
    /// AMD's names of instructions where LLVM has others.
    pub const AMD_NAMES: u8 = 4;

    /// Whether a flag is set.
    pub const fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// The same with a flag.
    pub const fn with(self, flag: u8) -> Self {
        Options { flags: self.flags | flag }
    }

    /// The same without a flag.
    pub const fn without(self, flag: u8) -> Self {
        Options { flags: self.flags & !flag }
    }

    /// Lane masks have 64 bits.
    pub const fn is_wave64(self) -> bool {
        self.has(Self::WAVE64)
    }

    /// Upper case throughout.
    pub const fn is_uppercase(self) -> bool {
        self.has(Self::UPPERCASE)
    }

    /// AMD's names of instructions where LLVM has others.
    pub const fn has_amd_names(self) -> bool {
        self.has(Self::AMD_NAMES)
    }
}
