//! What a generation's crate knows for the assembler, besides its spelling.

use crate::rows::{Bits, Run, Str, packed};
use crate::text::TextTables;

/// Tables of the assembler. The generated crates fill it. Texts are pieces of [`TextTables::strings`].
pub struct AsmTables {
    /// Mnemonics without suffix, and all their aliases, sorted: [`Mnemonic`]s.
    pub mnemonics: &'static [u64],
    /// Where the mnemonics are, by name.
    pub index: Index,
    /// The forms of mnemonics, list after list, each in the order in which they are tried.
    pub forms: &'static [u16],
    /// Registers that have names, sorted by name.
    pub registers: &'static [NamedRegister],
    /// Where these are, by name.
    pub register_index: Index,
    /// Symbols that every program has, sorted by name.
    pub symbols: &'static [(Str, u32)],
    /// Values that fields have although the text does not say so, list after list.
    pub fixed: &'static [Fixed],
    /// Operands that take less than their fields can hold, list after list.
    pub narrow: &'static [Narrow],
    /// How many VGPRs there are.
    pub vectors: u16,
    /// How many SGPRs there are.
    pub scalars: u8,
    /// Both halves of a pair may read the same VGPR in the same place.
    pub shared_sources: bool,
    /// Two moves may be a pair whatever they read.
    pub free_moves: bool,
    /// VCC as carry in and out can be left out at once, and with DPP and SDWA.
    pub free_carries: bool,
}

/// Numbers of rows by the [`hash`] of their names, modulo the length (a power of two): there, or in the next places, up to one that
/// is [`VACANT`].
pub type Index = &'static [u16];

packed! {
    /// A name and the forms that it stands for.
    Mnemonic(u64) holds MnemonicParts {
        /// The name in lower case, a [`Str`].
        name: u32 = 0..32,
        /// The first of the forms, in [`AsmTables::forms`].
        first: u16 = 32..48,
        /// How many there are.
        forms: u16 = 48..64,
    }
}

impl Mnemonic {
    /// The name, in lower case.
    pub const fn name_piece(self) -> Str {
        Str::unpack(self.name())
    }

    fn form_list(self) -> Run {
        crate::rows::run(self.first(), self.forms())
    }
}

/// Kinds of encodings that a suffix tells apart.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug, PartialOrd, Ord))]
pub enum Class {
    /// The usual encoding of 32 bits, and everything that has no other.
    Short,
    /// `_e64`
    Long,
    /// `_sdwa`
    Sdwa,
    /// `_dpp`
    Dpp,
    /// `_e64_dpp`
    LongDpp,
}

/// A register with a name.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct NamedRegister {
    /// The name.
    pub name: Str,
    /// The code in the space of sources.
    pub code: u8,
    /// How many dwords; 0 if the operand tells.
    pub dwords: u8,
}

/// A value of bits.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct Fixed {
    /// Where.
    pub bits: Bits,
    /// What.
    pub value: u16,
}

/// No row has this number.
pub const VACANT: u16 = u16::MAX;

/// A number for a name, the same in lower and upper case.
#[inline]
pub fn hash(name: &[u8]) -> u32 {
    let fold =
        |hash: u64, letters: u64| (hash.rotate_left(5) ^ (letters | 0x2020_2020_2020_2020)).wrapping_mul(0x517c_c1b7_2722_0a95);
    let mut whole = name.len() as u64;
    for chunk in name.as_chunks::<8>().0 {
        whole = fold(whole, u64::from_le_bytes(*chunk));
    }
    // The rest, together with letters before it: no byte is looked at alone.
    let rest = match (name.last_chunk::<8>(), name.first_chunk::<4>(), name.last_chunk::<4>(), name) {
        (Some(last), ..) => u64::from_le_bytes(*last),
        (_, Some(first), Some(last), _) => u64::from(u32::from_le_bytes(*first)) << 32 | u64::from(u32::from_le_bytes(*last)),
        (.., [first, .., last]) => u64::from(u16::from_le_bytes([*first, *last])),
        (.., [only]) => u64::from(*only),
        _ => 0,
    };
    // A product's highest bits depend on all the letters.
    (fold(whole, rest) >> 48) as u32
}

/// An operand that takes less than its field can hold.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct Narrow {
    /// Where its code is.
    pub bits: Bits,
    /// What it takes: [`SCALARS`] and its like.
    pub takes: u8,
}

/// Scalar registers, but for those below.
pub const SCALARS: u8 = 1;
/// Inline constants and literals.
pub const CONSTANTS: u8 = 2;
/// VGPRs or AccVGPRs.
pub const VECTORS: u8 = 4;
/// The value that comes straight from the local data share.
pub const DIRECT: u8 = 8;
/// The scalar code of that value, in generations where it is not a literal's.
pub const DIRECT_CODE: u16 = 254;
/// Apertures and flags, which can only be read: scalar registers to some instructions and constants to others.
pub const READ_ONLY: u8 = 16;
/// EXEC and its halves.
pub const EXEC: u8 = 32;
/// The register with [`LOW_CODE`].
pub const LOW: u8 = 64;
/// The register with [`HIGH_CODE`].
pub const HIGH: u8 = 128;
/// The lower scalar code of M0 and NULL; which is which differs between generations.
pub const LOW_CODE: u16 = 124;
/// The higher one.
pub const HIGH_CODE: u16 = 125;

/// A named register.
pub const fn r(name: Str, code: u8, dwords: u8) -> NamedRegister {
    NamedRegister { name, code, dwords }
}

/// A fixed value.
pub const fn fixed(bits: Bits, value: u16) -> Fixed {
    Fixed { bits, value }
}

/// A narrow operand.
pub const fn narrow(bits: Bits, takes: u8) -> Narrow {
    Narrow { bits, takes }
}

impl AsmTables {
    /// No tables at all.
    pub const EMPTY: Self = AsmTables {
        mnemonics: &[],
        index: &[],
        forms: &[],
        registers: &[],
        register_index: &[],
        symbols: &[],
        fixed: &[],
        narrow: &[],
        vectors: 0,
        scalars: 0,
        shared_sources: false,
        free_moves: false,
        free_carries: false,
    };

    /// The numbers of the forms that a mnemonic without suffix stands for.
    pub fn candidates(&self, text: &TextTables, name: &str) -> Option<&'static [u16]> {
        let row = |number: usize| self.mnemonics.get(number).copied().map(Mnemonic);
        let number = find(self.index, name, |number| row(number).map(|row| text.bytes(row.name_piece())))?;
        Some(row(number)?.form_list().of(self.forms))
    }

    /// The register with this name.
    pub(crate) fn register(&self, text: &TextTables, name: &str) -> Option<NamedRegister> {
        let row = find(self.register_index, name, |number| self.registers.get(number).map(|row| text.bytes(row.name)))?;
        self.registers.get(row).copied()
    }
}

/// The number of the row with this name.
#[inline]
fn find(index: Index, name: &str, known: impl Fn(usize) -> Option<&'static [u8]>) -> Option<usize> {
    let name = name.as_bytes();
    let mask = index.len().checked_sub(1)?;
    let first = hash(name) as usize;
    // Some place is vacant, but the search ends without one, too.
    for step in 0..index.len() {
        let number = usize::from(*index.get((first + step) & mask)?);
        let row = known(number)?;
        if is_equal(row, name) || row.eq_ignore_ascii_case(name) {
            return Some(number);
        }
    }
    None
}

/// Whether two names are equal, byte by byte. They are short: a call that compares memory takes as long as the rest of the search.
#[inline]
fn is_equal(name: &[u8], other: &[u8]) -> bool {
    let ((chunks, _), (others, _)) = (name.as_chunks::<8>(), other.as_chunks::<8>());
    match (name.last_chunk::<8>(), other.last_chunk::<8>()) {
        (Some(last), Some(other_last)) => {
            name.len() == other.len() && last == other_last && chunks.iter().zip(others).all(|(chunk, other)| chunk == other)
        }
        _ => name == other,
    }
}

impl AsmTables {
    /// The value of a symbol that every program has.
    pub(crate) fn symbol(&self, text: &TextTables, name: &str) -> Option<i64> {
        // All of them are in upper case, most other words are not.
        if !matches!(name.as_bytes(), [b'A'..=b'Z', ..]) {
            return None;
        }
        let (_, value) = self.symbols.iter().find(|(known, _)| text.bytes(*known) == name.as_bytes())?;
        Some((*value).into())
    }
}

/// All names that generated tables use.
#[doc(hidden)]
pub mod vocabulary {
    pub use super::{AsmTables, Fixed, NamedRegister, Narrow, fixed, narrow, r};
    pub use crate::rows::{Run, Str, bits, run, s};
}
