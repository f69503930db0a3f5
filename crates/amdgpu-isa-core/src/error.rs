//! Why a word is not an instruction.

use core::fmt;

use crate::Encoding;

/// Why decoding failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecodeError {
    /// The input ends within the instruction.
    Truncated {
        /// Bytes that the instruction has, as far as the bytes at hand tell.
        needed: u8,
        /// Bytes that are there.
        available: u8,
    },
    /// No encoding has this prefix.
    UnknownEncoding {
        /// The first dword.
        word: u32,
    },
    /// The encoding has no such opcode.
    UnknownOpcode {
        /// An encoding with this prefix.
        encoding: Encoding,
        /// The opcode.
        opcode: u32,
    },
    /// The opcode exists, but none of its forms allows these field values: a literal, DPP or SDWA where the instruction has none.
    NoForm {
        /// An encoding with this prefix.
        encoding: Encoding,
        /// The opcode.
        opcode: u32,
    },
}

impl DecodeError {
    /// A short name of the kind, for machines: `truncated`, `unknown-encoding`, `unknown-opcode`, `no-form`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Truncated { .. } => "truncated",
            Self::UnknownEncoding { .. } => "unknown-encoding",
            Self::UnknownOpcode { .. } => "unknown-opcode",
            Self::NoForm { .. } => "no-form",
        }
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truncated { needed, available } => {
                write!(f, "the instruction has at least {needed} bytes, the input ends after {available}")
            }
            Self::UnknownEncoding { word } => {
                write!(f, "no encoding has the prefix of 0x{word:08x} (bits 31:23 are {:09b})", word >> 23)
            }
            Self::UnknownOpcode { encoding, opcode } => write!(f, "{} has no opcode {opcode}", encoding.name()),
            Self::NoForm { encoding, opcode } => {
                write!(f, "opcode {opcode} of {} has no form for these fields (a literal, DPP or SDWA?)", encoding.name())
            }
        }
    }
}

impl core::error::Error for DecodeError {}
