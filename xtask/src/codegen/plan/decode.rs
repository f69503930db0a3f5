//! How words find their form: families, opcode slots, selectors and variants.
//!
//! A *family* is all encodings with the same prefix and the same place of the opcode. Within an opcode, the forms differ by their
//! conditions; the fields that the conditions test are the *selectors*. A selector's values fall into classes that no condition
//! tells apart, and one class of each selector together are a *variant*. So a form is found by table look-ups alone.

use std::collections::{BTreeMap, BTreeSet};

use amdgpu_isa_base::rows::{NEXT_FAMILY, OpcodeSlotParts, UNUSED};
use anyhow::{Context, Result, bail, ensure};
use isa_spec::bits::BitPattern;
use isa_spec::isa::{Condition, Encoding, Field, FieldTest, Form, Instruction, Isa, OpcodeField, Slot};

use super::NONE;

mod quick;

#[derive(Default)]
pub struct Decode {
    /// Family by the top nine bits of the first dword.
    pub lead: Vec<u8>,
    pub families: Vec<Family>,
    /// The quick form of each slot.
    pub quick_forms: Vec<u16>,
    /// What each opcode leads to.
    pub slots: Vec<OpcodeSlotParts>,
    pub classes: Vec<u8>,
    pub variants: Vec<u8>,
}

pub struct Family {
    pub encoding: u8,
    pub dwords: u8,
    pub quick: [u64; 5],
    pub first: Half,
    pub second: Option<Half>,
}

pub struct Half {
    pub opcode: [(u8, u8); 2],
    pub first_slot: u16,
    pub slots: u16,
    pub selectors: Vec<Selector>,
}

#[derive(Clone, Copy)]
pub struct Selector {
    pub offset: u8,
    pub count: u8,
    pub classes: u16,
}

/// A form with its instruction's place in the sorted list.
#[derive(Clone, Copy)]
pub struct PlacedForm<'a> {
    pub instruction: usize,
    pub ir: &'a Form,
}

/// An opcode that means nothing.
const UNUSED_SLOT: OpcodeSlotParts = OpcodeSlotParts { first: 0, variants: UNUSED };

type Bits = Vec<(u16, u8)>;

/// What makes a family.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    prefix: (u32, u32),
    opcodes: Vec<Bits>,
}

fn key(encoding: &Encoding) -> Key {
    let BitPattern { mask, value } = encoding.prefix;
    let bits = |field: isa_spec::isa::FieldId| layout(&encoding.fields[field.index()]);
    let opcodes = match encoding.opcode {
        OpcodeField::None => Vec::new(),
        OpcodeField::One(field) => vec![bits(field)],
        OpcodeField::Dual { x, y } => vec![bits(x), bits(y)],
    };
    Key { prefix: (mask, value), opcodes }
}

fn layout(field: &Field) -> Bits {
    field.ranges.iter().map(|range| (range.offset, range.count as u8)).collect()
}

/// Plans the decode tables, and with them the order of the forms.
pub fn plan<'a>(isa: &'a Isa, order: &[&'a Instruction]) -> Result<(Decode, Vec<PlacedForm<'a>>)> {
    let mut grouped: BTreeMap<Key, Vec<PlacedForm>> = BTreeMap::new();
    for (instruction, ir) in order.iter().enumerate() {
        for form in &ir.forms {
            let key = key(&isa.encodings[form.encoding.index()]);
            grouped.entry(key).or_default().push(PlacedForm { instruction, ir: form });
        }
    }
    let mut decode = Decode { lead: vec![NONE; 512], ..Decode::default() };
    let mut forms = Vec::new();
    let prefixes: Vec<_> = grouped.keys().map(|key| key.prefix).collect();
    for (key, members) in &grouped {
        let encoding = &isa.encodings[members[0].ir.encoding.index()];
        let halves: &[Slot] = if key.opcodes.len() == 2 { &[Slot::X, Slot::Y] } else { &[Slot::Whole] };
        let dwords = members.iter().map(|form| isa.encodings[form.ir.encoding.index()].bits / 32).min().unwrap_or(1) as u8;
        let (mut planned, mut selectors) = (Vec::new(), Vec::new());
        for (half, slot) in halves.iter().enumerate() {
            let members: Vec<_> = members.iter().copied().filter(|form| form.ir.slot == *slot).collect();
            let bits = key.opcodes.get(half).cloned().unwrap_or_default();
            let tested = Selectors::of(isa, &members).with_context(|| format!("family of {}", encoding.name))?;
            let half = decode.half(isa, bits, dwords, &members, &tested, &mut forms);
            planned.push(half.with_context(|| format!("family of {}", encoding.name))?);
            selectors.extend(tested.0);
        }
        let mut planned = planned.into_iter();
        decode.families.push(Family {
            encoding: members[0].ir.encoding.0 as u8,
            dwords,
            quick: quick::rule(&selectors),
            first: planned.next().context("a family without forms")?,
            second: planned.next(),
        });
    }
    decode.lead_table(&prefixes)?;
    ensure!(forms.len() < usize::from(u16::MAX), "{} forms: they are counted in 16 bits", forms.len());
    Ok((decode, forms))
}

impl Decode {
    /// Finds, for each value of the top nine bits, the family with the longest prefix; families with a still longer prefix hang
    /// below an opcode of that one.
    fn lead_table(&mut self, prefixes: &[(u32, u32)]) -> Result<()> {
        const TOP: u32 = 0x1ff << 23;
        for lead in 0..512u32 {
            let word = lead << 23;
            let fits = |&(_, (mask, value)): &(usize, &(u32, u32))| mask & !TOP == 0 && word & mask == *value;
            let best = prefixes.iter().enumerate().filter(fits).max_by_key(|(_, (mask, _))| mask.count_ones());
            self.lead[lead as usize] = best.map_or(NONE, |(family, _)| family as u8);
        }
        for (nested, (mask, value)) in prefixes.iter().enumerate().filter(|(_, (mask, _))| mask & !TOP != 0) {
            let outer = self
                .families
                .get(usize::from(self.lead[(value >> 23) as usize]))
                .context("a prefix of over nine bits within no other family")?;
            let (offset, count) = outer.first.opcode[0];
            let opcode_mask = ((1 << count) - 1) << offset;
            ensure!(
                mask & !TOP == opcode_mask & !TOP && outer.second.is_none() && outer.first.opcode[1].1 == 0,
                "a prefix of over nine bits must fill the opcode of the family around it (mask {mask:#010x})"
            );
            let opcode = (value & opcode_mask) >> offset;
            let slot = &mut self.slots[usize::from(outer.first.first_slot) + opcode as usize];
            ensure!(opcode < outer.first.slots.into() && *slot == UNUSED_SLOT, "a prefix is an opcode too");
            *slot = OpcodeSlotParts { first: nested as u16, variants: NEXT_FAMILY };
        }
        Ok(())
    }

    fn half<'a>(
        &mut self,
        isa: &'a Isa,
        bits: Bits,
        dwords: u8,
        members: &[PlacedForm<'a>],
        selectors: &Selectors,
        forms: &mut Vec<PlacedForm<'a>>,
    ) -> Result<Half> {
        let width: u32 = bits.iter().map(|(_, count)| u32::from(*count)).sum();
        ensure!(bits.len() <= 2 && width <= 10, "an opcode of {} parts and {width} bits: at most 2 and 10", bits.len());
        let first_slot = self.slots.len() as u16;
        let count = 1u32 << width;
        for opcode in 0..count {
            let candidates: Vec<_> = members.iter().copied().filter(|form| form.ir.opcode == opcode).collect();
            if candidates.is_empty() {
                self.slots.push(UNUSED_SLOT);
                self.quick_forms.push(NO_FORM);
                continue;
            }
            let (order, variants) = selectors.choose(isa, &candidates)?;
            let quick = variants[0] != NONE && variants[0] >> INDEX_BITS == dwords && bits.len() == 1;
            let place = u16::from(variants[0] & ((1 << INDEX_BITS) - 1));
            self.quick_forms.push(if quick { forms.len() as u16 + place } else { NO_FORM });
            let variants = pool(&mut self.variants, &variants);
            self.slots.push(OpcodeSlotParts { first: forms.len() as u16, variants });
            forms.extend(order);
        }
        ensure!(self.slots.len() <= 65535, "more than 65,535 opcodes");
        let mut opcode = [(0, 0); 2];
        for (to, (offset, count)) in opcode.iter_mut().zip(bits) {
            *to = (offset as u8, count);
        }
        let mut planned = Vec::new();
        let mut stride = 1;
        for selector in &selectors.0 {
            let weighted: Vec<u8> = selector.classes.iter().map(|class| class * stride).collect();
            planned.push(Selector {
                offset: selector.offset,
                count: selector.count,
                classes: pool(&mut self.classes, &weighted),
            });
            stride *= selector.class_count();
        }
        // A selector of no bits reads entry 0 of the classes; keep one that adds nothing.
        let zero = pool(&mut self.classes, &[0]);
        planned.resize(3, Selector { offset: 0, count: 0, classes: zero });
        Ok(Half { opcode, first_slot, slots: count as u16, selectors: planned })
    }
}

/// A field that conditions test, and the class of each of its values.
struct Classed {
    offset: u8,
    count: u8,
    classes: Vec<u8>,
    /// The first value of each class.
    examples: Vec<u64>,
}

impl Classed {
    fn class_count(&self) -> u8 {
        self.examples.len() as u8
    }
}

struct Selectors(Vec<Classed>);

impl Selectors {
    fn of(isa: &Isa, members: &[PlacedForm]) -> Result<Self> {
        let mut tests: BTreeMap<Bits, BTreeSet<Vec<(u64, u64)>>> = BTreeMap::new();
        for form in members {
            let (encoding, condition) = condition(isa, form.ir);
            for FieldTest { field, ranges } in condition.any.iter().flatten() {
                tests.entry(layout(&encoding.fields[field.index()])).or_default().insert(ranges.clone());
            }
        }
        ensure!(tests.len() <= 3, "conditions test {} fields: at most 3", tests.len());
        let mut selectors = Vec::new();
        for (bits, sets) in tests {
            let [(offset, count)] = bits[..] else { bail!("a condition tests a split field") };
            ensure!(count <= 9, "a condition tests a field of {count} bits: at most 9");
            let signature = |value: u64| -> Vec<bool> {
                sets.iter().map(|set| set.iter().any(|&(low, high)| (low..=high).contains(&value))).collect()
            };
            let mut known: Vec<(Vec<bool>, u64)> = Vec::new();
            let mut classes = Vec::new();
            for value in 0..1 << count {
                let signature = signature(value);
                let class = known.iter().position(|(known, _)| *known == signature).unwrap_or_else(|| {
                    known.push((signature, value));
                    known.len() - 1
                });
                classes.push(class as u8);
            }
            let examples = known.into_iter().map(|(_, value)| value).collect();
            selectors.push(Classed { offset: offset as u8, count, classes, examples });
        }
        let variants: usize = selectors.iter().map(|selector| selector.examples.len()).product();
        ensure!(variants <= 255, "{variants} variants: at most 255");
        Ok(Self(selectors))
    }

    /// Words that have variant `variant` and are zero elsewhere.
    fn words(&self, variant: usize) -> [u32; 5] {
        let mut words = [0; 5];
        let mut rest = variant;
        for selector in &self.0 {
            let value = selector.examples[rest % selector.examples.len()];
            rest /= selector.examples.len();
            isa_spec::bits::BitRange::new(selector.offset.into(), selector.count.into()).insert(&mut words, value);
        }
        words
    }

    /// The forms of an opcode, in the order of their variants, and which of them each variant is.
    fn choose<'a>(&self, isa: &Isa, candidates: &[PlacedForm<'a>]) -> Result<(Vec<PlacedForm<'a>>, Vec<u8>)> {
        let count: usize = self.0.iter().map(|selector| selector.examples.len()).product();
        let claims: Vec<Vec<bool>> = candidates
            .iter()
            .map(|form| {
                let (encoding, condition) = condition(isa, form.ir);
                (0..count).map(|variant| condition.holds(encoding, &self.words(variant))).collect()
            })
            .collect();
        let size = |claim: &[bool]| claim.iter().filter(|claimed| **claimed).count();
        let mut order: Vec<usize> = Vec::new();
        let mut variants = Vec::new();
        for variant in 0..count {
            let mut claimants: Vec<usize> = (0..candidates.len()).filter(|form| claims[*form][variant]).collect();
            // "No variant applies" is written as "always": of two claims the narrower one counts.
            claimants.sort_by_key(|form| size(&claims[*form]));
            if let [a, b, ..] = claimants[..] {
                ensure!(
                    size(&claims[a]) < size(&claims[b]),
                    "opcode {}: two forms claim the same words",
                    candidates[a].ir.opcode
                );
            }
            variants.push(match claimants.first() {
                None => NONE,
                Some(form) => {
                    let place = order.iter().position(|known| known == form).unwrap_or_else(|| {
                        order.push(*form);
                        order.len() - 1
                    });
                    entry(isa, &candidates[*form], place)?
                }
            });
        }
        // A form that no words reach keeps its row, behind the others.
        let unreached: Vec<_> = (0..candidates.len()).filter(|form| !order.contains(form)).collect();
        order.extend(unreached);
        Ok((order.into_iter().map(|form| candidates[form]).collect(), variants))
    }
}

fn condition<'a>(isa: &'a Isa, form: &Form) -> (&'a Encoding, &'a Condition) {
    let encoding = &isa.encodings[form.encoding.index()];
    (encoding, &encoding.conditions[form.condition.index()])
}

/// Bits of a variant's entry that count forms.
const INDEX_BITS: u32 = 5;

/// No form, in the tables.
const NO_FORM: u16 = 0xffff;

/// A variant's entry, as the runtime reads it: place among the opcode's forms below the form's length in dwords.
fn entry(isa: &Isa, form: &PlacedForm, place: usize) -> Result<u8> {
    ensure!(place < (1 << INDEX_BITS) - 1, "an opcode has more than 30 forms");
    let (encoding, _) = condition(isa, form.ir);
    Ok(((encoding.bits / 32) as u8 * (1 << INDEX_BITS)) | place as u8)
}

/// The place of `run` in `pool`, appended where it is not there yet.
fn pool(pool: &mut Vec<u8>, run: &[u8]) -> u16 {
    let at = pool.windows(run.len()).position(|window| window == run).unwrap_or_else(|| {
        pool.extend(run);
        pool.len() - run.len()
    });
    at as u16
}
