//! From words to a form: lead bits -> family -> opcode -> variant -> form.

use crate::rows::{Bits, HalfFamily, NEXT_FAMILY, NONE, UNUSED};
use crate::{DecodeError, Encoding, Inst, Isa};

/// A word of two halves has no second form.
pub(crate) const NO_FORM: u16 = 0xffff;

impl Isa {
    /// Decodes the instruction that `words` begin with; words after it are not looked at.
    ///
    /// Reserved register numbers and unused bits are no error here. Never panics, never allocates.
    ///
    /// # Errors
    /// When `words` end within the instruction, or begin with none.
    #[inline]
    pub fn decode(&'static self, words: &[u32]) -> Result<Inst, DecodeError> {
        let Some(&word) = words.first() else { return Err(DecodeError::Truncated { needed: 4, available: 0 }) };
        let t = &self.tables;
        let mut id = t.lead[(word >> 23) as usize];
        // A family may hand on to one with a longer prefix, at most once.
        for _ in 0..2 {
            let Some(family) = t.families.get(id as usize) else { return Err(DecodeError::UnknownEncoding { word }) };
            if words.len() < family.dwords as usize {
                return Err(truncated(family.dwords, words));
            }
            let low = u64::from(word) | u64::from(words.get(1).copied().unwrap_or(0)) << 32;
            let first = match self.find(&family.first, words, low) {
                Found::Form(form) => form,
                Found::Family(next) => {
                    id = next;
                    continue;
                }
                missing => return Err(self.missing(missing, family.encoding)),
            };
            let mut dwords = t.forms[first as usize].dwords;
            let mut second = NO_FORM;
            if let Some(half) = &family.second {
                match self.find(half, words, low) {
                    Found::Form(form) => second = form,
                    missing => return Err(self.missing(missing, family.encoding)),
                }
                dwords = dwords.max(t.forms[second as usize].dwords);
            }
            if words.len() < dwords as usize {
                return Err(truncated(dwords, words));
            }
            return Ok(Inst::new(self, words, first, second, dwords));
        }
        Err(DecodeError::UnknownEncoding { word })
    }

    /// The form of one half.
    #[inline(always)]
    fn find(&'static self, half: &HalfFamily, words: &[u32], low: u64) -> Found {
        let t = &self.tables;
        let [a, b] = half.opcode;
        let opcode = (bits(a, words, low) | bits(b, words, low) << a.count) as u32;
        if opcode >= u32::from(half.slots.count) {
            return Found::NoOpcode(opcode);
        }
        let slot = t.opcode_slots[half.slots.first as usize + opcode as usize];
        match slot.variants {
            UNUSED => Found::NoOpcode(opcode),
            NEXT_FAMILY => Found::Family(slot.first as u8),
            variants => {
                let [a, b, c] = half.selectors;
                let class = |s: crate::rows::Selector| t.classes[s.classes as usize + bits(s.bits, words, low) as usize];
                let variant = class(a) as usize + class(b) as usize + class(c) as usize;
                match t.variants[variants as usize + variant] {
                    NONE => Found::NoVariant(opcode),
                    index => Found::Form(slot.first + u16::from(index)),
                }
            }
        }
    }

    #[cold]
    fn missing(&'static self, missing: Found, encoding: u8) -> DecodeError {
        let encoding = Encoding::new(self, encoding);
        match missing {
            Found::NoVariant(opcode) => DecodeError::NoForm { encoding, opcode },
            Found::NoOpcode(opcode) => DecodeError::UnknownOpcode { encoding, opcode },
            // A dual family never hands on (checked when the tables are compiled).
            Found::Form(_) | Found::Family(_) => DecodeError::UnknownOpcode { encoding, opcode: 0 },
        }
    }
}

enum Found {
    Form(u16),
    Family(u8),
    NoOpcode(u32),
    NoVariant(u32),
}

/// The bits of an opcode or a selector: nearly all lie in the first two dwords.
#[inline(always)]
fn bits(bits: Bits, words: &[u32], low: u64) -> u64 {
    if bits.offset < 64 { low >> bits.offset & ((1 << bits.count) - 1) } else { bits.extract(words) }
}

#[cold]
fn truncated(dwords: u8, words: &[u32]) -> DecodeError {
    DecodeError::Truncated { needed: dwords * 4, available: words.len() as u8 * 4 }
}
