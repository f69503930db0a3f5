//! Which words a form claims, and how the claims of two forms compare.
//!
//! A form claims the words that have its encoding's prefix and its opcode, and meet its condition. Where one claim lies inside
//! another, the narrower form wins (a form for any word beside one for words with a literal); any other overlap is an ambiguity.

use crate::bits::BitRange;
use crate::isa::{ConditionId, Encoding, EncodingId, FieldTest, Form, Isa, OpcodeField, Slot};
use crate::ranges::Ranges;

/// The longest encoding, in dwords.
const DWORDS: usize = 5;

/// How two claims compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// No word meets both.
    Disjoint,
    /// The same words meet both.
    Equal,
    /// The first lies inside the second.
    Inside,
    /// The second lies inside the first.
    Around,
    /// Some words meet both, some only the first, some only the second.
    Overlap,
}

/// The bits that a form fixes: prefix and opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fixed {
    /// The bits that count.
    pub mask: [u32; DWORDS],
    /// Their value; zero outside `mask`.
    pub value: [u32; DWORDS],
}

impl Fixed {
    /// The fixed bits of a form.
    pub fn of(encoding: &Encoding, form: &Form) -> Self {
        let mut fixed = Self { mask: [0; DWORDS], value: [0; DWORDS] };
        let opcode = match (encoding.opcode, form.slot) {
            (OpcodeField::None, _) => None,
            (OpcodeField::One(field), _) => Some(field),
            (OpcodeField::Dual { y, .. }, Slot::Y) => Some(y),
            (OpcodeField::Dual { x, .. }, _) => Some(x),
        };
        if let Some(field) = opcode.and_then(|id| encoding.fields.get(id.index())) {
            field.insert(&mut fixed.mask, u64::MAX);
            field.insert(&mut fixed.value, form.opcode.into());
        }
        fixed.mask[0] |= encoding.prefix.mask;
        fixed.value[0] |= encoding.prefix.value;
        fixed
    }

    /// The value under another mask.
    pub fn under(&self, mask: &[u32; DWORDS]) -> [u32; DWORDS] {
        std::array::from_fn(|at| self.value[at] & mask[at])
    }

    /// The bits that both fix.
    pub fn common(&self, other: &Self) -> [u32; DWORDS] {
        std::array::from_fn(|at| self.mask[at] & other.mask[at])
    }

    fn contains(&self, other: &Self) -> bool {
        self.common(other) == self.mask
    }
}

/// How two conditions compare, wherever prefix and opcode agree.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// Some words meet both.
    pub meet: bool,
    /// All words that meet the first meet the second.
    pub inside: bool,
    /// All words that meet the second meet the first.
    pub around: bool,
}

/// How many boxes may be cut up to find how two conditions compare; AMD's need a dozen.
pub const MAX_STEPS: usize = 10_000;

/// One alternative of a condition, by the bits that it looks at.
type Box = Vec<(Vec<(u16, u16)>, Ranges)>;

/// A condition's alternatives, by the bits that they look at.
#[derive(Clone, Debug)]
pub struct Shape(Vec<Box>);

/// The shape of a condition of an encoding.
pub fn shape(isa: &Isa, encoding: EncodingId, condition: ConditionId) -> Shape {
    let encoding = &isa.encodings[encoding.index()];
    let place = |range: &BitRange| (range.offset, range.count);
    let side = |test: &FieldTest| {
        let field = encoding.fields.get(test.field.index());
        (field.map_or(Vec::new(), |field| field.ranges.iter().map(place).collect()), Ranges::from_sorted(&test.ranges))
    };
    let any = encoding.conditions.get(condition.index()).map_or(&[][..], |condition| &condition.any);
    Shape(any.iter().map(|tests| tests.iter().map(side).collect()).collect())
}

/// Compares two conditions. Fields are compared by their bits; two that share some bits only count as independent, so that an
/// overlap is rather reported than missed. `steps` is how many boxes may be cut up, and tells how many were not; when none is left,
/// neither condition counts as inside the other.
pub fn conditions(Shape(left): &Shape, Shape(right): &Shape, steps: &mut usize) -> Conditions {
    let meet = left.iter().any(|left| right.iter().any(|right| intersection(left, right).is_some()));
    let mut covered = |inner: &[Box], outer: &[Box]| inner.iter().all(|one| is_covered(one, outer, steps));
    Conditions { meet, inside: meet && covered(left, right), around: meet && covered(right, left) }
}

fn intersection(left: &Box, right: &Box) -> Option<Box> {
    let mut all = left.clone();
    for (place, ranges) in right {
        match all.iter_mut().find(|(other, _)| other == place) {
            Some((_, other)) => *other = other.intersection(ranges),
            None => all.push((place.clone(), ranges.clone())),
        }
    }
    all.iter().all(|(_, ranges)| !ranges.is_empty()).then_some(all)
}

/// Whether every word of `one` is in one of `outer`: cuts `outer`'s first box away and asks again for what is left.
fn is_covered(one: &Box, outer: &[Box], steps: &mut usize) -> bool {
    let Some(first_meeting) = outer.iter().position(|outer| intersection(one, outer).is_some()) else { return false };
    let (first, rest) = (&outer[first_meeting], &outer[first_meeting + 1..]);
    let Some(left) = steps.checked_sub(1) else { return false };
    *steps = left;
    let mut inner = one.clone();
    for (place, ranges) in first {
        let at = match inner.iter().position(|(other, _)| other == place) {
            Some(at) => at,
            None => {
                let width = place.iter().map(|&(_, count)| u32::from(count)).sum();
                inner.push((place.clone(), Ranges::all(width)));
                inner.len() - 1
            }
        };
        let outside = inner[at].1.without(ranges);
        if !outside.is_empty() {
            let mut left_over = inner.clone();
            left_over[at].1 = outside;
            if !is_covered(&left_over, rest, steps) {
                return false;
            }
        }
        inner[at].1 = inner[at].1.intersection(ranges);
    }
    true
}

/// Puts together what is known of prefix and opcode, and of the conditions.
pub fn relation(left: &Fixed, right: &Fixed, conditions: Conditions) -> Relation {
    let common = left.common(right);
    if left.under(&common) != right.under(&common) || !conditions.meet {
        return Relation::Disjoint;
    }
    match (conditions.inside && right.contains(left), conditions.around && left.contains(right)) {
        (true, true) => Relation::Equal,
        (true, false) => Relation::Inside,
        (false, true) => Relation::Around,
        (false, false) => Relation::Overlap,
    }
}

/// Compares two forms. Those of different halves of a dual word do not compete.
pub fn compare(isa: &Isa, left: &Form, right: &Form) -> Relation {
    if left.slot != right.slot && !left.slot.is_whole() && !right.slot.is_whole() {
        return Relation::Disjoint;
    }
    let fixed = |form: &Form| Fixed::of(&isa.encodings[form.encoding.index()], form);
    let shape = |form: &Form| shape(isa, form.encoding, form.condition);
    let mut steps = MAX_STEPS;
    relation(&fixed(left), &fixed(right), conditions(&shape(left), &shape(right), &mut steps))
}
