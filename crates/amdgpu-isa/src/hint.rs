//! What may have been meant by a mnemonic that a generation does not have.

use core::fmt;

use amdgpu_isa_core::asm::{AsmError, Problem};

use crate::{Generation, Instruction, Isa};

/// A suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// A name that is nearly the same.
    Similar(&'static str),
    /// The name is another generation's for an instruction that this one has under this name.
    CalledHere(Generation, &'static str),
    /// Only other generations have the instruction; the newest that does.
    OnlyOn(Generation),
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Similar(name) => write!(f, "did you mean `{name}`?"),
            Self::CalledHere(generation, name) => write!(f, "this is called `{name}` on {}", generation.architecture()),
            Self::OnlyOn(generation) => write!(f, "it is an instruction of {}", generation.architecture()),
        }
    }
}

/// A suggestion for the line in which this error was found; none unless the mnemonic is unknown and something is near.
pub fn of(generation: Generation, error: &AsmError, line: &str) -> Option<Hint> {
    if error.problem() != Problem::Mnemonic {
        return None;
    }
    let rest = line.get(error.column()..)?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '.' | '$')).unwrap_or(rest.len());
    mnemonic(generation, &rest[..end])
}

/// Parts that later generations put into names before the last: without a carry, with one, by IEEE 754-2019.
const PARTS: [&str; 3] = ["NC", "CO", "NUM"];

/// The generation's instruction whose name has such a part more than that of this one of another, or less, and which has as many operands.
fn renamed(isa: &'static Isa, other: Instruction) -> Option<Instruction> {
    let operands = |instruction: Instruction| instruction.forms().next().map(|form| form.operands().count());
    let is_like =
        |here: &Instruction, part| has_more(here.name(), other.name(), part) || has_more(other.name(), here.name(), part);
    PARTS.iter().find_map(|part| isa.instructions().find(|here| is_like(here, part) && operands(*here) == operands(other)))
}

/// Whether the name is the other one with this part before its last.
fn has_more(name: &str, other: &str, part: &str) -> bool {
    let rest = || {
        let (head, last) = other.rsplit_once('_')?;
        Some((name.strip_prefix(head)?.strip_prefix('_')?.strip_prefix(part)?.strip_prefix('_')?, last))
    };
    rest().is_some_and(|(rest, last)| rest == last)
}

/// A suggestion for a mnemonic that the generation does not have.
pub fn mnemonic(generation: Generation, name: &str) -> Option<Hint> {
    let isa = generation.isa();
    let others = Generation::ALL.iter().rev().filter(|other| **other != generation);
    let mut only_on = None;
    for other in others {
        let Some(instruction) = other.isa().mnemonic(name) else { continue };
        only_on = only_on.or(Some(Hint::OnlyOn(*other)));
        let same = core::iter::once(instruction.name()).chain(instruction.aliases()).find_map(|name| isa.lookup(name));
        let here = same.or_else(|| renamed(isa, instruction));
        if let Some(mnemonic) = here.and_then(|instruction| instruction.forms().next()).map(|form| form.mnemonic()) {
            return Some(Hint::CalledHere(generation, mnemonic));
        }
    }
    only_on.or_else(|| isa.similar_mnemonic(name).map(Hint::Similar))
}
