//! What the reference decoder asks of words, and so which words it can't tell apart.
//!
//! Its answer depends on the words only through `claims`: whether an encoding's prefix is there, which value an opcode field has,
//! whether a field passes a condition's test. Words for which all of these come out alike get the same answer; they are a *class*.
//! The questions are taken from the IR's conditions, not from the generator's tables.

use std::collections::BTreeMap;

use isa_spec::bits::BitRange;
use isa_spec::isa::{FieldTest, Isa, OpcodeField};
use isa_spec::reference::FormRef;

/// Most classes of a lead.
const MAX_CLASSES: usize = 1 << 24;

/// The questions about the words of one lead. Each contributes a digit to the number of the class.
pub struct Questions {
    /// Prefixes that go beyond the lead's bits: mask, value, weight.
    prefixes: Vec<(u32, u32, usize)>,
    /// Opcode fields.
    opcodes: Vec<(Cut, usize)>,
    /// Tested fields, and the digit (already weighted) of each value.
    tests: Vec<(Cut, Vec<u32>)>,
    classes: usize,
}

impl Questions {
    /// The questions that tell the candidates of one lead apart.
    ///
    /// # Errors
    /// When there are too many classes, or a field lies where [`Cut`] does not reach.
    pub fn of(isa: &Isa, candidates: &[FormRef]) -> Result<Self, String> {
        let mut prefixes = Vec::new();
        let mut opcodes = Vec::new();
        let mut tests: BTreeMap<Vec<(u16, u16)>, Vec<&FieldTest>> = BTreeMap::new();
        for form in candidates {
            let encoding = form.encoding(isa);
            let prefix = (encoding.prefix.mask, encoding.prefix.value);
            if encoding.prefix.mask << 9 != 0 && !prefixes.contains(&prefix) {
                prefixes.push(prefix);
            }
            let fields = match encoding.opcode {
                OpcodeField::None => vec![],
                OpcodeField::One(field) => vec![field],
                OpcodeField::Dual { x, y } => vec![x, y],
            };
            for field in fields {
                let cut = Cut::of(&encoding.fields[field.index()].ranges)?;
                if !opcodes.contains(&cut) {
                    opcodes.push(cut);
                }
            }
            for test in encoding.conditions[form.get(isa).condition.index()].any.iter().flatten() {
                let ranges = encoding.fields[test.field.index()].ranges.iter();
                let asked = tests.entry(ranges.map(|range| (range.offset, range.count)).collect()).or_default();
                if !asked.iter().any(|known| known.ranges == test.ranges) {
                    asked.push(test);
                }
            }
        }
        let mut questions = Self { prefixes: Vec::new(), opcodes: Vec::new(), tests: Vec::new(), classes: 1 };
        for (mask, value) in prefixes {
            let weight = questions.digit(2)?;
            questions.prefixes.push((mask, value, weight));
        }
        for cut in opcodes {
            let weight = questions.digit(1 << cut.width())?;
            questions.opcodes.push((cut, weight));
        }
        for (ranges, asked) in tests {
            let ranges: Vec<_> = ranges.into_iter().map(|(offset, count)| BitRange::new(offset, count)).collect();
            let cut = Cut::of(&ranges)?;
            let mut known: Vec<Vec<bool>> = Vec::new();
            let mut digits = Vec::new();
            for value in 0..1u64 << cut.width() {
                let passes: Vec<bool> = asked.iter().map(|test| test.accepts(value)).collect();
                let digit = known.iter().position(|known| *known == passes).unwrap_or(known.len());
                if digit == known.len() {
                    known.push(passes);
                }
                digits.push(digit as u32);
            }
            let weight = questions.digit(known.len())? as u32;
            digits.iter_mut().for_each(|digit| *digit *= weight);
            questions.tests.push((cut, digits));
        }
        Ok(questions)
    }

    /// Makes room for a digit of so many values; returns its weight.
    fn digit(&mut self, values: usize) -> Result<usize, String> {
        let weight = self.classes;
        self.classes = weight.saturating_mul(values);
        if self.classes > MAX_CLASSES { Err(format!("more than {MAX_CLASSES} classes of words")) } else { Ok(weight) }
    }

    /// The number of classes.
    pub fn classes(&self) -> usize {
        self.classes
    }

    /// The class of some words.
    #[inline]
    pub fn class(&self, words: &[u32; 5]) -> usize {
        let [a, b, c, d, _] = words.map(u64::from);
        let bits = [a | b << 32, c | d << 32];
        let prefixes = self.prefixes.iter().map(|(mask, value, weight)| usize::from(words[0] & mask == *value) * weight);
        let opcodes = self.opcodes.iter().map(|(cut, weight)| cut.get(bits) * weight);
        let tests = self.tests.iter().map(|(cut, digits)| digits[cut.get(bits)] as usize);
        prefixes.sum::<usize>() + opcodes.sum::<usize>() + tests.sum::<usize>()
    }
}

/// A field of at most two pieces and 16 bits in the first four dwords.
#[derive(PartialEq, Eq)]
struct Cut {
    low: Piece,
    /// Where there is a second piece.
    high: Option<Piece>,
    low_bits: u32,
}

/// Bits of one half of the first four dwords.
#[derive(PartialEq, Eq)]
struct Piece {
    half: usize,
    shift: u32,
    mask: u64,
}

impl Piece {
    fn of(range: &BitRange) -> Option<Self> {
        let (first, last) = (range.offset / 64, (range.end() - 1) / 64);
        let piece = Self { half: first.into(), shift: u32::from(range.offset % 64), mask: (1 << range.count) - 1 };
        (first == last && last < 2).then_some(piece)
    }

    #[inline]
    fn get(&self, bits: [u64; 2]) -> usize {
        (bits[self.half] >> self.shift & self.mask) as usize
    }
}

impl Cut {
    fn of(ranges: &[BitRange]) -> Result<Self, String> {
        let width: u16 = ranges.iter().map(|range| range.count).sum();
        let pieces: Option<Vec<Piece>> = ranges.iter().map(Piece::of).collect();
        let mut pieces = pieces.filter(|pieces| pieces.len() <= 2 && width <= 16).unwrap_or_default().into_iter();
        let Some(low) = pieces.next() else {
            return Err(format!("a field of {width} bits in {} pieces is too large for a class", ranges.len()));
        };
        Ok(Self { low_bits: low.mask.count_ones(), low, high: pieces.next() })
    }

    fn width(&self) -> u32 {
        self.low_bits + self.high.as_ref().map_or(0, |high| high.mask.count_ones())
    }

    #[inline]
    fn get(&self, bits: [u64; 2]) -> usize {
        let low = self.low.get(bits);
        self.high.as_ref().map_or(low, |high| low | high.get(bits) << self.low_bits)
    }
}
