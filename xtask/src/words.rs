//! Words of a given form, straight off the IR: what tests feed to decoders and to LLVM.

use isa_spec::isa::{Encoding, Form, Isa, OpcodeField, Slot};

/// As many dwords as the longest instruction has.
pub type Words = [u32; 5];

/// A form, or the two forms of a dual-issue word.
#[derive(Clone, Copy, Debug)]
pub struct Target<'a> {
    /// The form; the X half's in a dual-issue word.
    pub form: &'a Form,
    /// The Y half's form.
    pub second: Option<&'a Form>,
}

impl<'a> Target<'a> {
    /// The form, with a partner for it where it is half of a word: the first of the other slot in an encoding with the same prefix.
    pub fn of(isa: &'a Isa, form: &'a Form) -> Option<Self> {
        let partner = |slot: Slot| {
            let prefix = isa.encodings[form.encoding.index()].prefix;
            let forms = isa.instructions.iter().flat_map(|instruction| &instruction.forms);
            forms.filter(|other| other.slot == slot && isa.encodings[other.encoding.index()].prefix == prefix).min_by_key(
                |other| {
                    let encoding = &isa.encodings[other.encoding.index()];
                    (encoding.bits, other.opcode)
                },
            )
        };
        Some(match form.slot {
            Slot::Whole => Self { form, second: None },
            Slot::X => Self { form, second: Some(partner(Slot::Y)?) },
            Slot::Y => Self { form: partner(Slot::X)?, second: Some(form) },
        })
    }

    /// Its forms.
    pub fn forms(self) -> impl Iterator<Item = &'a Form> {
        std::iter::once(self.form).chain(self.second)
    }

    /// Length in dwords.
    pub fn dwords(self, isa: &Isa) -> usize {
        self.forms().map(|form| usize::from(isa.encodings[form.encoding.index()].bits / 32)).max().unwrap_or(0)
    }

    /// `words` with the prefix and the opcodes laid in, and then, where they do not meet a condition, the tested fields changed
    /// to the nearest value that does. None where the conditions contradict each other.
    pub fn settle(self, isa: &Isa, mut words: Words) -> Option<Words> {
        for form in self.forms() {
            let encoding = &isa.encodings[form.encoding.index()];
            words[0] = words[0] & !encoding.prefix.mask | encoding.prefix.value;
            if let Some(field) = opcode_field(encoding, form.slot) {
                encoding.fields[field].insert(&mut words, form.opcode.into());
            }
        }
        for form in self.forms() {
            let encoding = &isa.encodings[form.encoding.index()];
            let condition = &encoding.conditions[form.condition.index()];
            if condition.holds(encoding, &words) {
                continue;
            }
            for test in condition.any.first()? {
                let field = &encoding.fields[test.field.index()];
                let value = field.extract(&words);
                if !test.accepts(value) {
                    let near =
                        test.ranges.iter().flat_map(|&(low, high)| [low, high]).min_by_key(|bound| bound.abs_diff(value))?;
                    field.insert(&mut words, near);
                }
            }
        }
        let holds = |form: &Form| {
            let encoding = &isa.encodings[form.encoding.index()];
            encoding.conditions[form.condition.index()].holds(encoding, &words)
        };
        self.forms().all(holds).then_some(words)
    }
}

/// The index of the field that holds a form's opcode.
pub fn opcode_field(encoding: &Encoding, slot: Slot) -> Option<usize> {
    match (encoding.opcode, slot) {
        (OpcodeField::None, _) => None,
        (OpcodeField::One(field) | OpcodeField::Dual { x: field, .. }, Slot::Whole | Slot::X) => Some(field.index()),
        (OpcodeField::Dual { y, .. }, Slot::Y) => Some(y.index()),
        (OpcodeField::One(field), Slot::Y) => Some(field.index()),
    }
}
