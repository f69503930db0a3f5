//! What must hold in an ISA after patching, beyond what lowering has made sure of.

use std::collections::{BTreeMap, HashMap};

use crate::claim::{self, Conditions, Fixed, Relation, Shape};
use crate::diag::{Diagnostic, Problems, Span};
use crate::isa::{ConditionId, Encoding, EncodingId, Field, Form, Isa, OpcodeField, Slot};
use crate::spans::{EncodingSpans, Spans};

/// The widest field of an encoding, in bits.
const MAX_WIDTH: u32 = 64;

/// How many boxes may be cut up to compare all conditions of a file with each other; AMD's need some thousands.
const MAX_STEPS: usize = 1_000_000;

/// Checks an ISA; problems are recorded.
pub fn check(isa: &Isa, spans: &Spans, problems: &mut Problems) {
    for (encoding, spans) in isa.encodings.iter().zip(&spans.encodings) {
        fields(encoding, spans, problems);
    }
    opcodes(isa, spans, problems);
    ambiguities(isa, spans, problems);
}

/// Fields lie within their encoding, and no two share a bit.
fn fields(encoding: &Encoding, spans: &EncodingSpans, problems: &mut Problems) {
    let mut taken: Vec<Option<usize>> = vec![None; encoding.bits.into()];
    for (at, field) in encoding.fields.iter().enumerate() {
        let span = spans.fields.get(at).copied().unwrap_or(spans.name);
        if field.width() > MAX_WIDTH {
            let message = format!("field `{}` has {} bits", field.name, field.width());
            problems.push(Diagnostic::error(message).at(span, format!("expected at most {MAX_WIDTH}")));
        }
        let mut shared = None;
        for range in &field.ranges {
            if range.end() > encoding.bits {
                let message = format!("field `{}` runs past the end of `{}`", field.name, encoding.name);
                let expected = format!("expected it below bit {}, found it up to bit {}", encoding.bits, range.end());
                problems.push(Diagnostic::error(message).at(span, expected));
                continue;
            }
            for bit in range.offset..range.end() {
                let owner = &mut taken[usize::from(bit)];
                shared = shared.or(owner.map(|other| (other, bit)));
                *owner = Some(at);
            }
        }
        if let Some((other, bit)) = shared {
            overlap(encoding, field, span, (other, bit), spans, problems);
        }
    }
}

fn overlap(
    encoding: &Encoding,
    field: &Field,
    span: Span,
    other: (usize, u16),
    spans: &EncodingSpans,
    problems: &mut Problems,
) {
    let name = &encoding.fields[other.0].name;
    let message = format!("fields `{}` and `{name}` of `{}` overlap", field.name, encoding.name);
    let problem = Diagnostic::error(message).at(span, format!("expected bit {} to belong to one field", other.1));
    problems.push(match spans.fields.get(other.0) {
        Some(&other) => problem.see(other, format!("`{name}` is here")),
        None => problem,
    });
}

/// An opcode fits its field; without a field there is but opcode 0.
fn opcodes(isa: &Isa, spans: &Spans, problems: &mut Problems) {
    for (instruction, spans) in isa.instructions.iter().zip(&spans.instructions) {
        for (at, form) in instruction.forms.iter().enumerate() {
            let encoding = &isa.encodings[form.encoding.index()];
            let width = match (encoding.opcode, form.slot) {
                (OpcodeField::None, _) => 0,
                (OpcodeField::One(id), _)
                | (OpcodeField::Dual { y: id, .. }, Slot::Y)
                | (OpcodeField::Dual { x: id, .. }, _) => encoding.fields.get(id.index()).map_or(0, Field::width),
            };
            if u64::from(form.opcode).checked_shr(width).unwrap_or(0) != 0 {
                let message = format!(
                    "opcode {} of `{}` does not fit the opcode field of `{}`",
                    form.opcode, instruction.name, encoding.name
                );
                let span = spans.forms.get(at).copied().unwrap_or(spans.name);
                problems.push(Diagnostic::error(message).at(span, format!("expected at most {width} bits")));
            }
        }
    }
}

/// What decides, beside prefix and opcode, whether two forms compete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Kind {
    encoding: EncodingId,
    condition: ConditionId,
    slot: Slot,
}

/// A form, by index of instruction and form.
type Place = (usize, usize);

/// Two forms that claim the same words, and how many more pairs of the same kinds do.
struct Conflict {
    forms: (Place, Place),
    relation: Relation,
    more: usize,
}

/// No word is claimed by two forms, unless one claim lies inside the other.
///
/// Forms are sorted into buckets by the bits that they fix, so that only those with compatible prefix and opcode meet; and of
/// those only one of a kind, because kinds decide the rest.
fn ambiguities(isa: &Isa, spans: &Spans, problems: &mut Problems) {
    let mut by_mask: BTreeMap<[u32; 5], Vec<(Kind, Fixed, Place)>> = BTreeMap::new();
    for (instruction, forms) in isa.instructions.iter().enumerate() {
        for (at, form) in forms.forms.iter().enumerate() {
            let kind = Kind { encoding: form.encoding, condition: form.condition, slot: form.slot };
            let fixed = Fixed::of(&isa.encodings[form.encoding.index()], form);
            by_mask.entry(fixed.mask).or_default().push((kind, fixed, (instruction, at)));
        }
    }
    let mut relations = Relations { isa, shapes: HashMap::new(), known: HashMap::new(), steps: MAX_STEPS };
    let mut conflicts: BTreeMap<(Kind, Kind), Conflict> = BTreeMap::new();
    let groups: Vec<_> = by_mask.values().collect();
    for (at, left) in groups.iter().enumerate() {
        for right in &groups[at..] {
            let same = std::ptr::eq(*left, *right);
            let common = left[0].1.common(&right[0].1);
            let mut buckets: HashMap<[u32; 5], BTreeMap<Kind, (Fixed, Place)>> = HashMap::new();
            if !same {
                for (kind, fixed, place) in *left {
                    buckets.entry(fixed.under(&common)).or_default().entry(*kind).or_insert((*fixed, *place));
                }
            }
            for (kind, fixed, place) in *right {
                let bucket = match (same, buckets.get_mut(&fixed.under(&common))) {
                    (_, Some(bucket)) => bucket,
                    (true, None) => buckets.entry(fixed.under(&common)).or_default(),
                    (false, None) => continue,
                };
                for (other, (other_fixed, other_place)) in bucket.iter() {
                    let relation = relations.of((*other, other_fixed), (*kind, fixed));
                    let full = conflicts.len() >= Problems::LIMIT && !conflicts.contains_key(&(*other, *kind));
                    if matches!(relation, Relation::Equal | Relation::Overlap) && !full {
                        let forms = (*other_place, *place);
                        let conflict = Conflict { forms, relation, more: 0 };
                        conflicts.entry((*other, *kind)).and_modify(|conflict| conflict.more += 1).or_insert(conflict);
                    }
                }
                if same {
                    bucket.entry(*kind).or_insert((*fixed, *place));
                }
            }
        }
    }
    for conflict in conflicts.values() {
        report(isa, spans, conflict, problems);
    }
}

/// Relations of kinds, each worked out once.
struct Relations<'i> {
    isa: &'i Isa,
    shapes: HashMap<(EncodingId, ConditionId), Shape>,
    known: HashMap<(Kind, Kind), Conditions>,
    /// What is left of [`MAX_STEPS`].
    steps: usize,
}

impl Relations<'_> {
    fn of(&mut self, left: (Kind, &Fixed), right: (Kind, &Fixed)) -> Relation {
        if left.0.slot != right.0.slot && !left.0.slot.is_whole() && !right.0.slot.is_whole() {
            return Relation::Disjoint;
        }
        for kind in [left.0, right.0] {
            let shape = || claim::shape(self.isa, kind.encoding, kind.condition);
            self.shapes.entry((kind.encoding, kind.condition)).or_insert_with(shape);
        }
        let shape = |kind: Kind| &self.shapes[&(kind.encoding, kind.condition)];
        let conditions = self.known.entry((left.0, right.0));
        let conditions = conditions.or_insert_with(|| {
            let most = claim::MAX_STEPS.min(self.steps);
            let mut left_over = most;
            let conditions = claim::conditions(shape(left.0), shape(right.0), &mut left_over);
            self.steps -= most - left_over;
            conditions
        });
        claim::relation(left.1, right.1, *conditions)
    }
}

fn report(isa: &Isa, spans: &Spans, conflict: &Conflict, problems: &mut Problems) {
    let describe = |(instruction, at): Place| {
        let instruction = &isa.instructions[instruction];
        let form: &Form = &instruction.forms[at];
        let encoding = &isa.encodings[form.encoding.index()];
        let condition = encoding.conditions.get(form.condition.index()).map_or("", |condition| &condition.name);
        format!("`{}` ({}, {condition}, opcode {})", instruction.name, encoding.name, form.opcode)
    };
    let span = |(instruction, at): Place| spans.instructions.get(instruction).and_then(|spans| spans.forms.get(at).copied());
    let (first, second) = conflict.forms;
    let message = format!("ambiguous: {} and {} claim the same words", describe(first), describe(second));
    let mut problem = Diagnostic::error(message);
    if let Some(span) = span(second) {
        problem = problem.at(span, "expected a prefix, an opcode or a condition that tells them apart");
    }
    if let Some(span) = span(first) {
        problem = problem.see(span, "the other form is here");
    }
    if conflict.relation == Relation::Overlap {
        problem = problem.note("each also claims words that the other does not, so neither is the narrower one");
    }
    if conflict.more > 0 {
        problem = problem.note(format!("{} more pairs of the same encodings and conditions", conflict.more));
    }
    problems.push(problem);
}
