//! A form's word, bit by bit, from the top bit down.

use isa_spec::bits::BitPattern;
use isa_spec::isa::{Field, Slot};

use crate::model::{Encoding, Form, OpcodeField};

/// A run of bits of a word.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Run {
    /// Highest bit.
    pub high: u16,
    /// Lowest bit.
    pub low: u16,
    /// The field; none where the specification assigns nothing.
    pub field: Option<FieldPart>,
    /// The bits, highest first, where the form fixes them (prefix, opcode); `.` for those it leaves open.
    pub fixed: Option<String>,
}

/// A field, or the part of it that lies here.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct FieldPart {
    /// AMD's name.
    pub name: String,
    /// Bits of the field's value, highest and lowest, where this is only a part of it.
    pub part: Option<(u16, u16)>,
}

impl Encoding {
    /// The opcode field that a form with this slot uses.
    pub fn opcode_field(&self, slot: Slot) -> Option<&Field> {
        let name = match (&self.opcode, slot) {
            (OpcodeField::None, _) => return None,
            (OpcodeField::One(name), _) => name,
            (OpcodeField::Dual { y, .. }, Slot::Y) => y,
            (OpcodeField::Dual { x, .. }, _) => x,
        };
        self.fields.iter().find(|field| field.name == *name)
    }

    /// The encoding's length in dwords.
    pub fn dwords(&self) -> usize {
        usize::from(self.bits).div_ceil(32)
    }

    /// The words that hold the prefix and the opcode, all else zero; none if the opcode does not fit its field.
    pub fn skeleton(&self, opcode: u32, slot: Slot) -> Option<Vec<u32>> {
        let mut words = vec![0; self.dwords().max(1)];
        if let Some(field) = self.opcode_field(slot) {
            if field.width() < 32 && opcode >> field.width() != 0 {
                return None;
            }
            field.insert(&mut words, u64::from(opcode));
        }
        words[0] = words[0] & !self.prefix.mask | self.prefix.value;
        Some(words)
    }

    /// The identifier that prefix and opcode rebuild, if the specification lists it.
    pub fn identifier(&self, opcode: u32, slot: Slot) -> Option<u32> {
        let rebuilt = self.skeleton(opcode, slot)?[0] & self.identifier_mask;
        self.identifiers.contains(&rebuilt).then_some(rebuilt)
    }

    /// All bits of a form's word from the top down. Every bit is in one run.
    pub fn layout(&self, form: &Form) -> Vec<Run> {
        let opcode_field = self.opcode_field(form.slot).map(|field| &*field.name);
        let words = self.skeleton(form.opcode, form.slot).unwrap_or_default();
        self.runs(opcode_field, &words)
    }

    /// All bits of the encoding's word, the opcode open.
    pub fn plain_layout(&self) -> Vec<Run> {
        self.runs(None, &[self.prefix.value])
    }

    fn runs(&self, opcode_field: Option<&str>, words: &[u32]) -> Vec<Run> {
        let mut owners: Vec<Option<(&Field, u16)>> = vec![None; usize::from(self.bits)];
        for field in &self.fields {
            let mut value_bit = 0;
            for range in &field.ranges {
                value_bit += range.padding.map_or(0, |padding| u16::from(padding.bits));
                for bit in range.offset..range.end() {
                    if let Some(owner) = owners.get_mut(usize::from(bit)) {
                        *owner = Some((field, value_bit));
                    }
                    value_bit += 1;
                }
            }
        }
        let mut runs: Vec<Run> = Vec::new();
        let mut high = self.bits;
        while high > 0 {
            let top = high - 1;
            let owner = owners[usize::from(top)];
            let belongs = |bit: u16| match (owner, owners[usize::from(bit)]) {
                (None, None) => true,
                (Some((field, value_bit)), Some((other, other_bit))) => {
                    std::ptr::eq(field, other) && value_bit.checked_sub(top - bit) == Some(other_bit)
                }
                _ => false,
            };
            let low = (0..high).rev().take_while(|&bit| belongs(bit)).last().unwrap_or(top);
            runs.push(self.run(top, low, owner, opcode_field, words));
            high = low;
        }
        runs
    }

    fn run(&self, high: u16, low: u16, owner: Option<(&Field, u16)>, opcode: Option<&str>, words: &[u32]) -> Run {
        let is_opcode = owner.is_some_and(|(field, _)| Some(&*field.name) == opcode);
        let bits: String = (low..=high)
            .rev()
            .map(|bit| {
                let in_prefix = bit < 32 && self.prefix.mask >> bit & 1 == 1;
                let value = words.get(usize::from(bit / 32)).map_or(0, |word| word >> (bit % 32) & 1);
                match (in_prefix || is_opcode, value) {
                    (false, _) => '.',
                    (true, 0) => '0',
                    (true, _) => '1',
                }
            })
            .collect();
        let field = owner.map(|(field, top)| {
            let bottom = top - (high - low);
            let parts = field.ranges.len() > 1;
            FieldPart { name: field.name.clone(), part: parts.then_some((top, bottom)) }
        });
        Run { high, low, field, fixed: bits.contains(['0', '1']).then_some(bits) }
    }
}

/// A pattern's bits from its highest to bit 0 of what it fixes, `.` for open ones: `110101`.
pub fn pattern(pattern: BitPattern) -> String {
    if pattern.mask == 0 {
        return "none".to_owned();
    }
    let low = pattern.mask.trailing_zeros();
    (low..32)
        .rev()
        .map(|bit| match (pattern.mask >> bit & 1, pattern.value >> bit & 1) {
            (0, _) => '.',
            (_, 0) => '0',
            _ => '1',
        })
        .collect()
}
