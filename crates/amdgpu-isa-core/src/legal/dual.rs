//! Which instructions can't be a pair: both halves fetch their operands at once, each place from one of a few banks of VGPRs.

use crate::text::code::{VECTOR, code_of};
use crate::text::item::{File, Item, Register};
use crate::{Form, Inst};
use amdgpu_isa_base::size;

/// Places of operands: the destination, and three sources.
const PLACES: usize = 4;
/// The bits of a VGPR's number that tell its bank, for each place. That of the destination has a bit in the encoding.
const BANKS: [u64; PLACES] = [0, 3, 3, 1];
/// The same where the halves have destinations of their own, which must only differ.
const WIDE_BANKS: [u64; PLACES] = [0, 3, 3, 3];

/// The VGPRs of a half, a run a place.
struct Half {
    /// First and count; none for what is no VGPR.
    runs: [Option<(u64, u64)>; PLACES],
    sources: usize,
    /// The destination's bank is the other's by encoding.
    is_inverse: bool,
}

/// Whether the halves want two VGPRs of one bank in the same place.
pub(crate) fn conflict(inst: &Inst) -> bool {
    let Some(second) = inst.second() else { return false };
    let tables = &inst.isa().tables.asm;
    let (x, y) = (half(inst.form(), inst.words()), half(second, inst.words()));
    let banks = if y.is_inverse { BANKS } else { WIDE_BANKS };
    let is_free = tables.free_moves && x.sources == 1 && y.sources == 1;
    for place in 0..PLACES {
        let (Some(Some(a)), Some(Some(b)), Some(bank)) = (x.runs.get(place), y.runs.get(place), banks.get(place)) else {
            continue;
        };
        let is_conflict = match place {
            0 => !y.is_inverse && a.0 < b.0 + b.1 && b.0 < a.0 + a.1,
            _ if is_free || tables.shared_sources && a == b => false,
            _ => meet(*a, *b, *bank),
        };
        if is_conflict {
            return true;
        }
    }
    false
}

/// Whether a register of one run is in a bank of the other's.
fn meet(a: (u64, u64), b: (u64, u64), mask: u64) -> bool {
    for register in a.0..a.0 + a.1 {
        for other in b.0..b.0 + b.1 {
            if register & mask == other & mask {
                return true;
            }
        }
    }
    false
}

fn half(form: Form, words: &[u32]) -> Half {
    let mut half = Half { runs: [None; PLACES], sources: 0, is_inverse: false };
    let mut place = 0;
    for item in form.syntax() {
        match item {
            Item::Operand(register) => {
                if let (Some(room), Some(run)) = (half.runs.get_mut(place), run(register, words)) {
                    *room = Some(run);
                }
                half.is_inverse |= matches!(register.file, File::VectorInverse(_));
            }
            Item::Wide(_) | Item::Implied(..) => {}
            _ => continue,
        }
        place += 1;
    }
    half.sources = place.saturating_sub(1);
    if form.choice().accumulates {
        half.runs[PLACES - 1] = half.runs[0];
    }
    half
}

fn run(register: &Register, words: &[u32]) -> Option<(u64, u64)> {
    let (code, _) = code_of(register.file, register.bits.extract(words), words);
    let count = size::dwords(register.size, words, false);
    code.checked_sub(VECTOR).map(|first| (first, count.into()))
}
