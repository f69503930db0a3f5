//! Random valid words: for each form, which values each field can have.

use std::collections::{BTreeMap, HashSet};

use amdgpu_isa::{Inst, Isa};
use isa_spec::isa::{self, Field, Form, Slot};
use xtask::words::{Target, Words, opcode_field};

use crate::random::Random;

/// Fields up to this width are tried with all values.
const NARROW: u32 = 9;
/// Wider ones with so many.
const TRIES: usize = 64;
/// Draws of a word until the lint finds nothing in it.
const DRAWS: usize = 24;

/// Width of the fields of sources, and their code of the first VGPR.
const SOURCE: u32 = 9;
const VECTOR: u64 = 256;

/// The recipes of a generation, made when they are first needed.
pub(super) struct Recipes<'a> {
    spec: &'a isa::Isa,
    isa: &'static Isa,
    /// Whole forms, and first halves.
    firsts: Vec<&'a Form>,
    /// Second halves.
    seconds: Vec<&'a Form>,
    /// By first and second; none if there is no valid word.
    made: BTreeMap<(usize, Option<usize>), Option<Recipe<'a>>>,
}

/// A form's fields, each with the values that are valid by themselves.
struct Recipe<'a> {
    target: Target<'a>,
    base: Words,
    dwords: usize,
    fields: Vec<(&'a Field, Values)>,
}

enum Values {
    Any,
    Of(Vec<u64>),
}

impl<'a> Recipes<'a> {
    pub(super) fn new(spec: &'a isa::Isa, isa: &'static Isa, count: Option<usize>) -> Self {
        let forms = || spec.instructions.iter().flat_map(|instruction| &instruction.forms);
        let firsts: Vec<&Form> = forms().filter(|form| form.slot != Slot::Y).collect();
        let step = count.map_or(1, |count| firsts.len().div_ceil(count.max(1)));
        let firsts = firsts.into_iter().step_by(step.max(1)).collect();
        let seconds = forms().filter(|form| form.slot == Slot::Y).collect();
        Recipes { spec, isa, firsts, seconds, made: BTreeMap::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.firsts.len()
    }

    /// A valid word of a random form, and the form's number.
    pub(super) fn draw(&mut self, random: &mut Random) -> Option<(usize, Inst)> {
        let first = random.below(self.firsts.len() as u64) as usize;
        let second = match self.firsts[first].slot {
            Slot::Whole => None,
            _ => Some(self.partner(first, random)?),
        };
        let (spec, isa) = (self.spec, self.isa);
        let target = Target { form: self.firsts[first], second: second.map(|second| self.seconds[second]) };
        let recipe = self.made.entry((first, second)).or_insert_with(|| Recipe::new(spec, isa, target, random));
        let recipe = recipe.as_ref()?;
        (0..DRAWS).find_map(|_| recipe.draw(isa, spec, random)).map(|inst| (first, inst))
    }

    /// A random second half for a first one.
    fn partner(&self, first: usize, random: &mut Random) -> Option<usize> {
        let encoding = |form: &Form| &self.spec.encodings[form.encoding.index()];
        let mine = encoding(self.firsts[first]);
        let fits = |form: &&&Form| encoding(form).prefix == mine.prefix;
        let count = self.seconds.iter().filter(fits).count() as u64;
        let wanted = random.below(count.max(1)) as usize;
        self.seconds.iter().enumerate().filter(|(_, form)| fits(form)).nth(wanted).map(|(index, _)| index)
    }

    /// Forms without any valid word.
    pub(super) fn empty(&self) -> Vec<String> {
        let mut full = HashSet::new();
        let mut tried = HashSet::new();
        for ((first, _), recipe) in &self.made {
            tried.insert(*first);
            if recipe.is_some() {
                full.insert(*first);
            }
        }
        let name = |form: &Form| {
            let instruction = self
                .spec
                .instructions
                .iter()
                .find(|instruction| instruction.forms.iter().any(|other| std::ptr::eq(other, form)));
            let encoding = &self.spec.encodings[form.encoding.index()].name;
            format!("{} {encoding}", instruction.map_or("", |instruction| &instruction.name))
        };
        let mut names: Vec<String> = tried.difference(&full).map(|first| name(self.firsts[*first])).collect();
        names.sort();
        names
    }
}

impl<'a> Recipe<'a> {
    fn new(spec: &'a isa::Isa, isa: &'static Isa, target: Target<'a>, random: &mut Random) -> Option<Self> {
        let mut fields: Vec<&'a Field> = Vec::new();
        for form in target.forms() {
            let encoding = &spec.encodings[form.encoding.index()];
            let opcodes = [opcode_field(encoding, Slot::X), opcode_field(encoding, Slot::Y)];
            let own = encoding.fields.iter().enumerate().filter(|(index, field)| {
                let is_known = fields.iter().any(|known| known.ranges == field.ranges);
                !opcodes.contains(&Some(*index)) && !field.name.ends_with("ENCODING") && !is_known
            });
            let own: Vec<&Field> = own.map(|(_, field)| field).collect();
            fields.extend(own);
        }
        let mut recipe = Recipe { target, base: Words::default(), dwords: target.dwords(spec), fields: Vec::new() };
        recipe.base = recipe.valid_base(spec, isa, &fields, random)?;
        let base_text = recipe.inst(isa, spec, recipe.base)?.to_string();
        // Where several words have the same text, the assembler's is the one to vary.
        if let Some(again) = isa.assembler().line(&base_text).ok().filter(|again| again.to_string() == base_text) {
            let mut words = Words::default();
            words[..again.len_dwords()].copy_from_slice(again.words());
            if recipe.valid(isa, spec, words).is_some() {
                recipe.base = words;
            }
        }
        for field in fields {
            let values = recipe.values(isa, spec, field, random);
            recipe.fields.push((field, values));
        }
        Some(recipe)
    }

    /// The instruction of these words, if it is of the recipe's forms.
    fn inst(&self, isa: &'static Isa, spec: &isa::Isa, words: Words) -> Option<Inst> {
        let settled = self.target.settle(spec, words)?;
        if settled != words {
            return None;
        }
        isa.decode(&words[..self.dwords]).ok().filter(|inst| inst.len_dwords() == self.dwords)
    }

    /// The same, if the lint finds nothing in it.
    fn valid(&self, isa: &'static Isa, spec: &isa::Isa, words: Words) -> Option<Inst> {
        self.inst(isa, spec, words).filter(|inst| inst.lint(isa.default_wave()).next().is_none())
    }

    /// Words in which the lint finds nothing. Where several sources are at fault together (scalar values, of which there are too many), none
    /// can be mended alone: then all of them start as VGPRs.
    fn valid_base(&self, spec: &isa::Isa, isa: &'static Isa, fields: &[&Field], random: &mut Random) -> Option<Words> {
        [0, VECTOR].into_iter().find_map(|source| {
            let mut start = Words::default();
            fields.iter().filter(|field| field.width() == SOURCE).for_each(|field| field.insert(&mut start, source));
            self.mend(spec, isa, fields, start, random)
        })
    }

    /// Words in which the lint finds nothing, by changing a field after the other to the value with the fewest faults.
    fn mend(&self, spec: &isa::Isa, isa: &'static Isa, fields: &[&Field], start: Words, random: &mut Random) -> Option<Words> {
        let faults = |words: Words| self.inst(isa, spec, words).map(|inst| inst.lint(isa.default_wave()).count());
        let mut words = self.target.settle(spec, start)?;
        let mut least = faults(words).unwrap_or(usize::MAX);
        for _ in 0..3 {
            for field in fields {
                if least == 0 {
                    return Some(words);
                }
                let candidates = [0, 1, 2, 4, 6, 15, 106, 124, 125, 126, 127, 128, 233, 255, 256, 260, u64::MAX];
                let random: Vec<u64> = (0..8).map(|_| random.next_u64()).collect();
                for value in candidates.into_iter().chain(random) {
                    let mut other = words;
                    field.insert(&mut other, value & mask(field.width()));
                    if let Some(count) = faults(other).filter(|count| *count < least) {
                        (words, least) = (other, count);
                    }
                }
            }
        }
        (least == 0).then_some(words)
    }

    /// The values of a field with which the base is valid and has a text of its own.
    fn values(&self, isa: &'static Isa, spec: &isa::Isa, field: &Field, random: &mut Random) -> Values {
        let own = field.extract(&self.base);
        let width = field.width();
        let all: Vec<u64> = match width {
            ..=NARROW => (0..1 << width).collect(),
            _ => (0..TRIES).map(|_| random.next_u64() & mask(width)).collect(),
        };
        let tried = all.len();
        let mut texts = HashSet::new();
        let mut values = Vec::new();
        for value in std::iter::once(own).chain(all) {
            let mut words = self.base;
            field.insert(&mut words, value);
            let Some(inst) = self.valid(isa, spec, words) else { continue };
            let text = inst.to_string();
            if !text.contains("/*") && texts.insert(text) {
                values.push(value);
            }
        }
        if width > NARROW && values.len() >= tried { Values::Any } else { Values::Of(values) }
    }

    fn draw(&self, isa: &'static Isa, spec: &isa::Isa, random: &mut Random) -> Option<Inst> {
        let mut words = self.base;
        for (field, values) in &self.fields {
            let value = match values {
                Values::Any => random.next_u64() & mask(field.width()),
                Values::Of(values) if values.is_empty() => continue,
                Values::Of(values) => values[random.below(values.len() as u64) as usize],
            };
            field.insert(&mut words, value);
        }
        self.valid(isa, spec, words)
    }
}

const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}
