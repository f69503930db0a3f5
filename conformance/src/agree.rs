//! The table decoder against the reference decoder.

use amdgpu_isa::{DecodeError, Form, Inst};
use isa_spec::reference::{self, FormRef, Refusal};

use crate::pairs::Pair;

impl Pair {
    /// Whether a runtime form is the one that a reference points at.
    pub fn is(&self, reference: FormRef, form: Form) -> bool {
        let instruction = &self.spec.isa.instructions[reference.instruction.index()];
        self.same(reference.get(&self.spec.isa), instruction, form)
    }

    /// Decodes `words` both ways; the error says how the answers differ.
    ///
    /// # Errors
    /// When the decoders disagree, or re-encoding gives other words.
    pub fn agree(&self, words: &[u32]) -> Result<Option<Inst>, String> {
        let table = self.isa.decode(words);
        let forms = words.first().map_or(&[][..], |word| &self.by_lead[(word >> 23) as usize]);
        let slow = reference::decode_among(&self.spec.isa, forms, words);
        match (table, slow) {
            (Ok(inst), Ok(slow)) => {
                let second = match (inst.second(), slow.y) {
                    (None, None) => true,
                    (Some(form), Some(reference)) => self.is(reference, form),
                    _ => false,
                };
                if !self.is(slow.form, inst.form()) || !second || inst.len_dwords() * 32 != usize::from(slow.bits) {
                    return Err(format!("{words:08x?}: tables say {inst:?} ({:?}), the reference says {slow:?}", inst.form()));
                }
                match inst.encode() {
                    Ok(again) if again == inst && words.starts_with(again.words()) => Ok(Some(inst)),
                    other => Err(format!("{words:08x?}: {inst:?} encodes to {other:?}")),
                }
            }
            (Err(DecodeError::Truncated { .. }), Err(Refusal::Truncated(_) | Refusal::Unknown)) => Ok(None),
            (Err(error), Err(Refusal::Unknown)) if !matches!(error, DecodeError::Truncated { .. }) => Ok(None),
            (table, slow) => Err(format!("{words:08x?}: tables say {table:?}, the reference says {slow:?}")),
        }
    }
}
