//! Directives: data, padding, symbols.

use amdgpu_isa::asm::{Assembler, Problem, Symbols};

use crate::string;

/// Directives that say nothing about the bytes.
const IGNORED: &[&str] = &[
    ".text",
    ".section",
    ".globl",
    ".global",
    ".weak",
    ".local",
    ".protected",
    ".hidden",
    ".type",
    ".size",
    ".file",
    ".ident",
    ".amdgcn_target",
    ".amdhsa_code_object_version",
    ".addrsig",
    ".addrsig_sym",
    ".loc",
];
/// What begins the names of directives for debuggers, which say nothing about the bytes either.
const UNWINDING: &str = ".cfi_";
/// Directives that begin and end what describes kernels and is no code.
const BLOCKS: &[(&str, &str)] = &[
    (".amdhsa_kernel", ".end_amdhsa_kernel"),
    (".amdgpu_metadata", ".end_amdgpu_metadata"),
    (".amd_kernel_code_t", ".end_amd_kernel_code_t"),
];
/// What begins the names of sections with code.
const CODE: &str = ".text";
/// Directives for data, and the bytes of each value.
const DATA: &[(&str, usize)] = &[
    (".byte", 1),
    (".short", 2),
    (".hword", 2),
    (".2byte", 2),
    (".long", 4),
    (".word", 4),
    (".int", 4),
    (".4byte", 4),
    (".quad", 8),
    (".8byte", 8),
];
/// Directives that give a symbol its value.
const SETS: [&str; 3] = [".set", ".equ", ".equiv"];
/// Most bytes that one directive may stand for.
const MOST: usize = 1 << 24;

/// What a directive amounts to.
pub enum Effect {
    /// Bytes, or nothing.
    Bytes(Vec<u8>),
    /// A symbol gets a value.
    Set(String, i64),
}

/// Which lines of a text count: those of sections with code, outside of what describes kernels.
pub struct Place {
    in_code: bool,
    /// The end of the block at hand, and the line where it begins.
    block: Option<(&'static str, usize)>,
}

impl Place {
    /// The beginning of a text.
    pub const BEGINNING: Self = Place { in_code: true, block: None };

    /// Goes to a line, by its number; whether it counts. Symbols get their values everywhere.
    pub fn enter(&mut self, number: usize, line: &str) -> bool {
        let mut words = line.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|word| !word.is_empty());
        let word = words.next().unwrap_or("");
        if let Some((end, _)) = self.block {
            self.block = self.block.filter(|_| word != end);
            return false;
        }
        self.block = BLOCKS.iter().find(|(begin, _)| *begin == word).map(|(_, end)| (*end, number));
        match word {
            ".text" => self.in_code = true,
            ".data" | ".bss" => self.in_code = false,
            ".section" => self.in_code = words.next().unwrap_or("").trim_matches('"').starts_with(CODE),
            _ => {}
        }
        self.block.is_none() && (self.in_code || SETS.contains(&word))
    }

    /// The line where a block begins that has not ended, and what would end it.
    pub const fn open_block(&self) -> Option<(usize, &'static str)> {
        match self.block {
            Some((end, line)) => Some((line, end)),
            None => None,
        }
    }
}

/// Whether a statement whose first word is this is a directive.
pub fn is_directive(word: &str, rest: &str) -> bool {
    word.starts_with('.') || rest.trim_start().starts_with('=') && !rest.starts_with("==")
}

/// Symbols without labels: a distance between these, which may not be known yet, is no symbol's value.
struct Values<'a>(&'a dyn Symbols);

impl Symbols for Values<'_> {
    fn value(&self, name: &str) -> Option<i64> {
        self.0.value(name)
    }

    fn label(&self, _: &str) -> Option<u64> {
        None
    }
}

/// Whether the directive's bytes are as many as its numbers say, so that these must be known at once.
pub fn is_padding(word: &str) -> bool {
    matches!(word, ".p2align" | ".p2alignl" | ".align" | ".balign" | ".zero" | ".space" | ".skip" | ".fill")
}

/// Carries out a directive that stands `offset` bytes from the beginning.
///
/// # Errors
/// A message.
pub fn run(assembler: Assembler<'_>, symbols: &dyn Symbols, offset: i64, word: &str, rest: &str) -> Result<Effect, String> {
    let (values, assembler) = (Values(symbols), assembler.at(offset.cast_unsigned()).with_symbols(symbols));
    let assignment = match word {
        _ if SETS.contains(&word) => rest.split_once(',').map(|(name, value)| (name.trim(), value)),
        _ => rest.trim_start().strip_prefix('=').map(|value| (word, value)),
    };
    if let Some((name, value)) = assignment {
        return match assembler.with_symbols(&values).integer(value) {
            Ok(value) => Ok(Effect::Set(name.to_owned(), value)),
            // Compilers count registers so, by symbols of other files; only using the symbol would be a fault.
            Err(error) if error.problem() == Problem::Symbol => Ok(Effect::Bytes(Vec::new())),
            Err(error) => Err(format!("{word}: {}", error.problem())),
        };
    }
    if IGNORED.contains(&word) || word.starts_with(UNWINDING) {
        return Ok(Effect::Bytes(Vec::new()));
    }
    if let ".ascii" | ".asciz" | ".string" = word {
        let bytes = string::bytes(rest, word != ".ascii");
        return bytes.map(Effect::Bytes).map_err(|message| format!("{word}: {message}"));
    }
    let data = DATA.iter().find(|(name, _)| *name == word).map(|(_, size)| *size);
    if data.is_none() && !is_padding(word) {
        return Err(format!("no directive of this name: `{word}`"));
    }
    // `.` is the place of the value at hand.
    let place = |index: usize| offset.cast_unsigned().wrapping_add((index * data.unwrap_or(0)) as u64);
    let number = |(index, text): (usize, &str)| {
        assembler.at(place(index)).integer(text).map_err(|error| format!("{word}: {}", error.problem()))
    };
    let numbers = rest.split(',').enumerate().map(number).collect::<Result<Vec<i64>, String>>()?;
    let result = match (data, numbers.as_slice()) {
        (Some(size), values) => values.iter().try_fold(Vec::new(), |mut bytes, value| {
            bytes.extend(value_bytes(*value, size)?);
            Ok(bytes)
        }),
        (None, [first, more @ ..]) => match (word, more) {
            (".p2align", _) => {
                power(*first).and_then(|to| align(assembler, offset, to, more.first().copied().map(|fill| (fill, 1))))
            }
            (".p2alignl", _) => {
                power(*first).and_then(|to| align(assembler, offset, to, more.first().copied().map(|fill| (fill, 4))))
            }
            (".align" | ".balign", _) => align(assembler, offset, *first, more.first().copied().map(|fill| (fill, 1))),
            (".fill", []) => repeat(*first, 0, 1),
            (".fill", [size]) => repeat(*first, 0, *size),
            (".fill", [size, value, ..]) => repeat(*first, *value, *size),
            _ => repeat(*first, more.first().copied().unwrap_or(0), 1),
        },
        (None, []) => Err("expected a number".to_owned()),
    };
    result.map(Effect::Bytes).map_err(|message| format!("{word}: {message}"))
}

/// A power of two.
fn power(exponent: i64) -> Result<i64, String> {
    if (0..=16).contains(&exponent) { Ok(1 << exponent) } else { Err("expected an exponent up to 16".to_owned()) }
}

/// What fills up to a multiple of `to`: this value of so many bytes, or else `s_nop 0`, as far as it fits, as LLVM fills code.
fn align(assembler: Assembler<'_>, offset: i64, to: i64, fill: Option<(i64, i64)>) -> Result<Vec<u8>, String> {
    if !(1..=1 << 16).contains(&to) || to.count_ones() != 1 {
        return Err("expected a power of two up to 65536".to_owned());
    }
    let gap = (to - offset.rem_euclid(to)) % to;
    if let Some((fill, size)) = fill {
        let rest = repeat(gap % size, 0, 1)?;
        return Ok([rest, repeat(gap / size, fill, size)?].concat());
    }
    let mut bytes = repeat(gap % 4, 0, 1)?;
    let nop = assembler.line("s_nop 0").map_err(|error| error.to_string())?;
    (0..gap / 4).for_each(|_| bytes.extend_from_slice(&nop.to_bytes()));
    Ok(bytes)
}

/// A value of so many bytes, `count` times.
fn repeat(count: i64, value: i64, size: i64) -> Result<Vec<u8>, String> {
    let size = usize::try_from(size).ok().filter(|size| *size <= 8).ok_or("expected a size of up to 8 bytes")?;
    let count = usize::try_from(count).ok().filter(|count| count.saturating_mul(size) <= MOST);
    let count = count.ok_or_else(|| format!("expected a number of up to {MOST} bytes"))?;
    let value = if size == 0 { Vec::new() } else { value_bytes(value, size)? };
    Ok(value.repeat(count))
}

/// A value of up to 8 bytes, signed or not.
fn value_bytes(value: i64, size: usize) -> Result<Vec<u8>, String> {
    let bits = 8 * size as u32;
    if bits < 64 && (value < -(1 << (bits - 1)) || value >= 1 << bits) {
        return Err(format!("{value:#x} does not fit into {size} bytes"));
    }
    Ok(value.to_le_bytes().into_iter().take(size).collect())
}
