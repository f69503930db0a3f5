//! What follows from the mended facts: each encoding's prefix, and identical forms folded into one.

use std::collections::HashSet;

use crate::bits::{BitPattern, BitRange};
use crate::diag::{Diagnostic, Problems};
use crate::isa::{Encoding, Isa, OpcodeField};
use crate::spans::Spans;

/// Settles an ISA after patching.
pub fn settle(isa: &mut Isa, spans: &mut Spans, problems: &mut Problems) {
    for at in 0..isa.encodings.len() {
        settle_prefix(isa, at, spans, problems);
    }
    fold(isa, spans);
}

/// The bits of the first dword that `ranges` cover.
fn first_dword(ranges: &[BitRange]) -> u32 {
    let mut words = [0];
    ranges.iter().for_each(|range| range.insert(&mut words, u64::MAX));
    words[0]
}

/// The bits of the first dword that hold the opcode or a part of it.
pub fn opcode_mask(encoding: &Encoding) -> u32 {
    let bits = |id: crate::isa::FieldId| encoding.fields.get(id.index()).map_or(0, |field| first_dword(&field.ranges));
    match encoding.opcode {
        OpcodeField::None => 0,
        OpcodeField::One(field) => bits(field),
        OpcodeField::Dual { x, y } => bits(x) | bits(y),
    }
}

/// The prefix is what the mask covers without the opcode; all identifiers must agree on it.
fn settle_prefix(isa: &mut Isa, at: usize, spans: &Spans, problems: &mut Problems) {
    let encoding = &mut isa.encodings[at];
    let spans = &spans.encodings[at];
    let mask = encoding.identifier_mask & !opcode_mask(encoding);
    let Some(&first) = encoding.identifiers.first() else {
        let message = format!("encoding `{}` has no identifier", encoding.name);
        problems.push(Diagnostic::error(message).at(spans.name, "expected at least one `EncodingIdentifier`"));
        return;
    };
    encoding.prefix = BitPattern { mask, value: first & mask };
    for (identifier, &span) in encoding.identifiers.iter().zip(&spans.identifiers) {
        if identifier & mask != first & mask {
            let message = format!("identifiers of `{}` differ outside the opcode", encoding.name);
            let expected =
                format!("expected {:#010x} under the mask {mask:#010x}, found {:#010x}", first & mask, identifier & mask);
            let problem = Diagnostic::error(message).at(span, expected);
            problems.push(match spans.identifiers.first() {
                Some(&other) => problem.see(other, "the first identifier"),
                None => problem,
            });
            return;
        }
        if identifier & !encoding.identifier_mask != 0 {
            let message = format!("an identifier of `{}` has bits outside the mask", encoding.name);
            let expected = format!("expected none outside {:#010x}", encoding.identifier_mask);
            problems.push(Diagnostic::error(message).at(span, expected).see(spans.mask, "the mask"));
            return;
        }
    }
}

/// Keeps the first of forms that are equal letter for letter within an instruction.
fn fold(isa: &mut Isa, spans: &mut Spans) {
    for (instruction, spans) in isa.instructions.iter_mut().zip(&mut spans.instructions) {
        let mut seen: HashSet<crate::isa::Form> = HashSet::new();
        let keep: Vec<bool> = instruction.forms.iter().map(|form| seen.insert(form.clone())).collect();
        if keep.iter().all(|&keep| keep) {
            continue;
        }
        isa.folded_forms += keep.iter().filter(|&&keep| !keep).count() as u32;
        let mut kept = keep.iter();
        instruction.forms.retain(|_| kept.next().copied().unwrap_or(true));
        let mut kept = keep.iter();
        spans.forms.retain(|_| kept.next().copied().unwrap_or(true));
    }
}
