//! The corpus of a generation, straight off the IR: words of every form that exercise every field, operand and modifier.

use std::collections::HashSet;

use isa_spec::assembly::Assembly;
use isa_spec::isa::{Encoding, Field, Form, Isa, Operand};
use xtask::words::{Target, Words};

use crate::random::Random;

/// An instruction's words, and the encoding of the form that they were made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The words; those past `dwords` are zero.
    pub words: Words,
    /// Length in dwords.
    pub dwords: u8,
    /// Index into the ISA's encodings.
    pub encoding: u16,
}

impl Line {
    /// The bytes in memory order.
    pub fn bytes(&self) -> Vec<u8> {
        self.words[..usize::from(self.dwords)].iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

/// At least as many lines as this, by random fill where the systematic ones are fewer.
pub const AT_LEAST: usize = 110_000;

/// Codes of scalar operands that stand for their classes: registers low, high and of every kind, constants, literals.
const SCALAR_CLASSES: [u64; 37] = [
    0, 1, 2, 4, 33, 100, 101, 102, 104, 105, 106, 107, 108, 109, 112, 123, 124, 125, 126, 127, 128, 129, 192, 193, 208, 209,
    230, 235, 238, 239, 240, 247, 248, 251, 253, 254, 255,
];
/// Numbers of VGPRs that stand for their classes.
const VECTOR_CLASSES: [u64; 8] = [0, 1, 2, 7, 127, 128, 254, 255];
/// The DPP control for the row's first lane.
const ROW_SHARE: u64 = 0x150;
/// The last VGPR with which an image operand starts: it may have twelve more, and a run past v255 is no instruction.
const LAST_IMAGE_VECTOR: u64 = 240;
/// Literals that meet inline constants of some format, and some that do not.
const LITERALS: [u64; 14] = [
    0,
    1,
    64,
    65,
    0xffff_fff0,
    0x3f80_0000,
    0x3c00,
    0x3f80,
    0x3e22_f983,
    0x1234_5678,
    0x1234,
    0xffff_1234,
    0x4000_0000,
    0x8000_0000,
];

/// All lines of a generation, each once, sorted by form.
pub fn corpus(isa: &Isa) -> Vec<Line> {
    let assembly = Assembly::embedded().expect("the file of facts is part of the program, which has read it before");
    let mut builder = Builder { isa, lines: Vec::new(), seen: HashSet::new() };
    let mut random = Random::new(0x5eed);
    let mut targets = Vec::new();
    for instruction in &isa.instructions {
        for target in instruction.forms.iter().filter_map(|form| Target::of(isa, form)) {
            targets.push((target, builder.fixed(&assembly, &instruction.name, target)));
        }
    }
    for (target, fixed) in &targets {
        builder.systematic(*target, fixed);
    }
    let mut rounds = 0;
    while builder.lines.len() < AT_LEAST || rounds < 4 {
        rounds += 1;
        for (target, fixed) in &targets {
            builder.random(*target, fixed, &mut random);
        }
        // Every form has few distinct words at worst; more rounds would bring nothing.
        if rounds > 200 {
            break;
        }
    }
    builder.lines
}

struct Builder<'a> {
    isa: &'a Isa,
    lines: Vec<Line>,
    seen: HashSet<Words>,
}

impl<'a> Builder<'a> {
    fn encodings(&self, target: Target<'a>) -> Vec<(&'a Form, &'a Encoding)> {
        target.forms().map(|form| (form, &self.isa.encodings[form.encoding.index()])).collect()
    }

    /// The fields that have one value in what an assembler makes, whatever the text says.
    fn fixed(&self, assembly: &Assembly, instruction: &str, target: Target<'a>) -> Fixed<'a> {
        let fields = self.encodings(target).into_iter().flat_map(|(_, encoding)| {
            let values = assembly.fixed(&self.isa.generation, instruction, &encoding.name);
            encoding
                .fields
                .iter()
                .filter_map(move |field| Some((field, u64::from(*values.get(field.name.as_str())?) & mask(field.width()))))
        });
        fields.collect()
    }

    fn add(&mut self, target: Target<'a>, words: Words) {
        let Some(mut words) = target.settle(self.isa, words) else { return };
        let dwords = target.dwords(self.isa);
        words[dwords..].fill(0);
        if self.seen.insert(words) {
            let longest = target.forms().max_by_key(|form| self.isa.encodings[form.encoding.index()].bits);
            let encoding = longest.map_or(0, |form| form.encoding.0);
            self.lines.push(Line { words, dwords: dwords as u8, encoding });
        }
    }

    /// Words with a different, plausible register in each operand and neutral modifiers.
    fn base(&self, target: Target<'a>) -> Words {
        let mut words = Words::default();
        let (mut vector, mut scalar) = (2, 4);
        for (form, encoding) in self.encodings(target) {
            for (name, value) in [
                ("ROW_MASK", 15),
                ("BANK_MASK", 15),
                ("DST_SEL", 6),
                ("SRC0_SEL", 6),
                ("SRC1_SEL", 6),
                ("DMASK", 1),
                ("DIM", 1),
            ] {
                if let Some(field) = encoding.fields.iter().find(|field| field.name == name) {
                    field.insert(&mut words, value);
                }
            }
            for (operand, field) in operands(form, encoding) {
                match self.class(operand, field) {
                    Class::Vector(base) => {
                        field.insert(&mut words, base + vector);
                        vector = (vector + 16) % 200;
                    }
                    Class::Scalar => {
                        let padding = field.ranges.first().and_then(|range| range.padding).map_or(0, |padding| padding.bits);
                        field.insert(&mut words, scalar >> padding);
                        scalar = (scalar + 8) % 96;
                    }
                    Class::Number if field.name.starts_with("LITERAL") => field.insert(&mut words, 0x1234_5678),
                    Class::Number => field.insert(&mut words, 1),
                }
            }
            for name in ["VSRC0", "LITERAL"] {
                if let Some(field) = encoding.fields.iter().find(|field| field.name == name) {
                    field.insert(&mut words, if name == "LITERAL" { 0x1234_5678 } else { 2 });
                }
            }
        }
        words
    }

    fn class(&self, operand: &Operand, field: &Field) -> Class {
        let name = self.isa.operand_types[operand.operand_type.index()].name.as_str();
        let wide = field.width() > 8;
        match name {
            _ if field.name.starts_with("LITERAL") => Class::Number,
            _ if name.contains("VGPR") || name == "OPR_SRC" || name.starts_with("OPR_SRC_") => {
                Class::Vector(if wide { 256 } else { 0 })
            }
            _ if ["OPR_SREG", "OPR_SDST", "OPR_SSRC", "OPR_SGPR", "OPR_SMEM"].iter().any(|kind| name.starts_with(kind)) => {
                Class::Scalar
            }
            _ => Class::Number,
        }
    }

    fn systematic(&mut self, target: Target<'a>, fixed: &[(&'a Field, u64)]) {
        let base = self.base(target);
        self.around(target, base);
        // Some instructions have fields that are part of their opcode in all but name: these values are where LLVM wants others
        // than zero, and what packed instructions have by default.
        let mut other = base;
        for (_, encoding) in self.encodings(target) {
            for (name, value) in [("OP_SEL_HI", 7), ("OPSEL_HI", 7), ("OP_SEL_HI_2", 1), ("SCALE_SRC2", 256), ("ABID", 1)] {
                if let Some(field) = encoding.fields.iter().find(|field| field.name == name) {
                    field.insert(&mut other, value & mask(field.width()));
                }
            }
        }
        if other != base {
            self.around(target, other);
        }
        let settled = with(fixed, base);
        if settled != base && settled != other {
            self.around(target, settled);
        }
        // Operands of 64 bits can be shared with a row, and nothing else.
        let is_wide = |form: &Form| form.operands.iter().any(|operand| operand.field.is_some() && operand.size == 64);
        for (_, encoding) in self.encodings(target).iter().filter(|(form, _)| is_wide(form)) {
            if let Some(control) = encoding.fields.iter().find(|field| field.name == "DPP_CTRL") {
                self.around(target, with(&[(control, ROW_SHARE)], base));
            }
        }
    }

    /// The words, and all that differ from them in one field, or in two modifiers.
    fn around(&mut self, target: Target<'a>, base: Words) {
        self.add(target, base);
        let mut modifiers: Vec<(&Field, u64)> = Vec::new();
        for (form, encoding) in self.encodings(target) {
            let own: Vec<_> = operands(form, encoding).collect();
            for field in &encoding.fields {
                if field.name == "ENCODING"
                    || field.name.ends_with("ENCODING")
                    || field.name.starts_with("OP") && field.name.len() <= 3
                {
                    continue;
                }
                let width = field.width();
                let operand = own.iter().find(|(_, other)| std::ptr::eq(*other, field)).map(|(operand, _)| *operand);
                let mut values = vec![0, mask(width)];
                match operand.map(|operand| self.class(operand, field)) {
                    Some(Class::Vector(0)) => values.extend(VECTOR_CLASSES),
                    Some(Class::Vector(_)) => {
                        values.extend(SCALAR_CLASSES);
                        values.extend(VECTOR_CLASSES.map(|number| number + 256));
                    }
                    Some(Class::Scalar) => values.extend(SCALAR_CLASSES),
                    _ if width > 16 => {
                        values.extend(LITERALS);
                        values.extend((0..width).step_by(5).map(|bit| 1 << bit));
                    }
                    _ => {
                        values.extend((0..width).map(|bit| 1 << bit));
                        if operand.is_none() && width <= 4 {
                            values.extend(0..1 << width);
                            // LLVM dies of every word with a selector of 7, which no other modifier would change.
                            let largest = if field.name.ends_with("_SEL") { 5 } else { mask(width) };
                            modifiers.push((field, largest));
                            modifiers.push((field, 1));
                        }
                    }
                }
                let image = is_image(encoding) && field.name.starts_with('V');
                let fits = |value: &u64| *value <= mask(width) && !(image && *value > LAST_IMAGE_VECTOR);
                for value in values.into_iter().filter(fits) {
                    let mut words = base;
                    field.insert(&mut words, value);
                    self.add(target, words);
                }
            }
        }
        for (index, (first, first_value)) in modifiers.iter().enumerate() {
            for (second, second_value) in &modifiers[index + 1..] {
                let mut words = base;
                first.insert(&mut words, *first_value);
                second.insert(&mut words, *second_value);
                self.add(target, words);
            }
        }
    }

    /// One line with random operands, and with modifiers now and then.
    fn random(&mut self, target: Target<'a>, fixed: &[(&'a Field, u64)], random: &mut Random) {
        let mut words = self.base(target);
        for (form, encoding) in self.encodings(target) {
            for (operand, field) in operands(form, encoding) {
                let value = match self.class(operand, field) {
                    Class::Vector(256) if random.below(3) == 0 => random.below(256),
                    Class::Vector(base) => base + random.below(256),
                    Class::Scalar if field.width() == 8 && random.below(2) == 0 => random.below(256),
                    Class::Scalar => random.below(104) & !3,
                    Class::Number => random.next_u64(),
                };
                let value = value & mask(field.width());
                let image = is_image(encoding) && field.name.starts_with('V');
                field.insert(&mut words, if image { value.min(LAST_IMAGE_VECTOR) } else { value });
            }
            for field in &encoding.fields {
                let is_operand = operands(form, encoding).any(|(_, other)| std::ptr::eq(other, field));
                if !is_operand && random.below(4) == 0 {
                    field.insert(&mut words, random.next_u64() & mask(field.width()));
                }
            }
        }
        self.add(target, words);
        self.add(target, with(fixed, words));
    }
}

/// Fields and their values.
type Fixed<'a> = Vec<(&'a Field, u64)>;

fn with(fixed: &[(&Field, u64)], mut words: Words) -> Words {
    fixed.iter().for_each(|(field, value)| field.insert(&mut words, *value));
    words
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// A VGPR's number, on top of this base.
    Vector(u64),
    /// A scalar code.
    Scalar,
    /// A number.
    Number,
}

/// Whether an encoding is of image instructions.
fn is_image(encoding: &Encoding) -> bool {
    ["MIMG", "VIMAGE", "VSAMPLE"].iter().any(|family| encoding.name.contains(family))
}

/// The operands that have a field.
fn operands<'a>(form: &'a Form, encoding: &'a Encoding) -> impl Iterator<Item = (&'a Operand, &'a Field)> {
    form.operands.iter().filter_map(|operand| Some((operand, &encoding.fields[operand.field?.index()])))
}

const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}
