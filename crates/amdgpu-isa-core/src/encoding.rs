//! Encodings, their fields and conditions.

use core::fmt;

use crate::Isa;
use crate::pair::Pair;
use crate::rows::{ConditionRow, EncodingRow, FieldRow, NONE, NameStyle, ValueRow};
use amdgpu_isa_base::pad::pad;

/// A layout of bits that a family of instructions shares.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Encoding {
    isa: &'static Isa,
    pub(crate) index: u8,
}

impl Encoding {
    pub(crate) const fn new(isa: &'static Isa, index: u8) -> Self {
        Self { isa, index }
    }

    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    pub(crate) fn row(self) -> &'static EncodingRow {
        &self.isa.tables.encodings[self.index as usize]
    }

    /// AMD's name, `ENC_VOP2`.
    pub fn name(self) -> &'static str {
        self.isa.str(self.row().name)
    }

    /// AMD's description: none without the feature `docs`, or where the archive has none.
    pub fn description(self) -> Option<&'static str> {
        self.isa.description(|all| all.encodings, self.index.into())
    }

    /// Length in bits: a multiple of 32, at most 160.
    pub fn bits(self) -> u16 {
        self.row().bits
    }

    /// Mask and value of the bits of the first dword that mark the encoding.
    pub fn prefix(self) -> (u32, u32) {
        (self.row().prefix_mask, self.row().prefix)
    }

    /// Its fields, in AMD's order.
    pub fn fields(self) -> Fields {
        Fields { isa: self.isa, rows: self.row().fields.of(self.isa.tables.fields).iter() }
    }

    /// The field with this name.
    pub fn field(self, name: &str) -> Option<Field> {
        self.find(&|field| field.name() == name)
    }

    /// The first field of which this holds.
    pub(crate) fn find(self, is_it: &dyn Fn(Field) -> bool) -> Option<Field> {
        self.fields().find(|field| is_it(*field))
    }

    pub(crate) fn field_at(self, index: u8) -> Option<Field> {
        let row = self.row().fields.of(self.isa.tables.fields).get(index as usize)?;
        Some(Field { isa: self.isa, row })
    }

    /// The opcode's field, of the whole word or of the X and the Y half.
    pub fn opcode_fields(self) -> impl Iterator<Item = Field> {
        let [low, high] = self.row().opcode;
        Pair(self.field_at(low), self.field_at(high))
    }

    /// Changes `words` so that they meet the first alternative of condition `index`: a tested field whose value does not pass
    /// gets the least that does.
    pub(crate) fn settle(self, index: u8, words: &mut [u32]) {
        let t = &self.isa.tables;
        let Some(condition) = self.conditions().get(usize::from(index)) else { return };
        let Some(all) = condition.any.of(t.alternatives).first() else { return };
        for test in all.of(t.tests) {
            let ranges = test.ranges.of(t.test_ranges);
            if let (Some(field), Some((least, _))) = (self.field_at(test.field), ranges.first()) {
                let value = field.extract(words) as u32;
                if !is_within(value, ranges) {
                    field.insert(words, u64::from(*least));
                }
            }
        }
    }

    pub(crate) fn conditions(self) -> &'static [ConditionRow] {
        self.row().conditions.of(self.isa.tables.conditions)
    }

    /// Whether `words` meet condition `index` of the encoding, test by test.
    pub(crate) fn holds(self, index: u8, words: &[u32]) -> bool {
        let t = &self.isa.tables;
        let Some(condition) = self.conditions().get(index as usize) else { return false };
        condition.any.of(t.alternatives).iter().any(|all| {
            all.of(t.tests).iter().all(|test| {
                let value = self.field_at(test.field).map_or(0, |field| field.extract(words)) as u32;
                is_within(value, test.ranges.of(t.test_ranges))
            })
        })
    }
}

fn is_within(value: u32, ranges: &[(u32, u32)]) -> bool {
    ranges.iter().any(|&(low, high)| low <= value && value <= high)
}

/// The fields of an encoding: [`Encoding::fields`].
#[derive(Clone)]
pub struct Fields {
    isa: &'static Isa,
    rows: core::slice::Iter<'static, FieldRow>,
}

impl Iterator for Fields {
    type Item = Field;

    #[inline]
    fn next(&mut self) -> Option<Field> {
        Some(Field { isa: self.isa, row: self.rows.next()? })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rows.size_hint()
    }
}

impl ExactSizeIterator for Fields {}

impl fmt::Debug for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.isa.generation(), self.name())
    }
}

/// A field of an encoding, or a part of an immediate. Fields are equal that are one row of one generation's tables, which encodings
/// with the same fields share.
#[derive(Clone, Copy)]
pub struct Field {
    isa: &'static Isa,
    row: &'static FieldRow,
}

impl Field {
    pub(crate) const fn new(isa: &'static Isa, row: &'static FieldRow) -> Self {
        Self { isa, row }
    }

    /// AMD's name, `SRC0`.
    pub fn name(self) -> &'static str {
        self.isa.str(self.row.name)
    }

    /// Its runs of bits as (lowest bit, number of bits), from the value's low bits to its high bits.
    pub fn ranges(self) -> impl Iterator<Item = (u32, u32)> {
        let rest = self.row.rest.of(self.isa.tables.ranges);
        core::iter::once(&self.row.low).chain(rest).map(|bits| (bits.offset.into(), bits.count.into()))
    }

    /// The value's lowest bits.
    pub(crate) fn low(self) -> crate::rows::Bits {
        self.row.low
    }

    /// Number of bits in the word.
    pub fn width(self) -> u32 {
        let mut width = self.row.low.count.into();
        if self.row.rest.count == 0 {
            return width;
        }
        for bits in self.row.rest.of(self.isa.tables.ranges) {
            width += u32::from(bits.count);
        }
        width
    }

    /// Constant low bits that the value has but the word does not hold: how many, and their value.
    pub fn padding(self) -> (u32, u64) {
        (self.row.padding.into(), self.row.padding_value.into())
    }

    /// The field's bits in `words`, without padding. Bits past the end read as zero.
    #[inline]
    pub fn extract(self, words: &[u32]) -> u64 {
        let low = self.row.low.extract(words);
        if self.row.rest.count == 0 {
            return low;
        }
        let mut shift = self.row.low.count;
        let mut value = low;
        for bits in self.row.rest.of(self.isa.tables.ranges) {
            value |= bits.extract(words) << shift;
            shift += bits.count;
        }
        value
    }

    /// Lays `value` (without padding) into `words`; what does not fit is cut off.
    pub fn insert(self, words: &mut [u32], value: u64) {
        self.row.low.insert(words, value);
        let mut shift = u32::from(self.row.low.count);
        for bits in self.row.rest.of(self.isa.tables.ranges) {
            bits.insert(words, value.checked_shr(shift).unwrap_or(0));
            shift += u32::from(bits.count);
        }
    }

    /// The name of a value of the field.
    pub fn value_name(self, value: u64) -> Option<Name> {
        name_of(self.isa, self.row.values.of(self.isa.tables.values), value)
    }
}

impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        self.isa == other.isa && core::ptr::eq(self.row, other.row)
    }
}

impl Eq for Field {}

impl core::hash::Hash for Field {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        core::ptr::hash(self.row, state);
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The name of a value: `VCC_LO`, `v17`, `-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    text: &'static str,
    number: Option<i32>,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            None => f.pad(self.text),
            Some(number) => pad(f, &|f| write!(f, "{}{number}", self.text)),
        }
    }
}

/// The name of `value` in a list of runs that ascends.
pub(crate) fn name_of(isa: &Isa, values: &'static [ValueRow], value: u64) -> Option<Name> {
    let value = u32::try_from(value).ok()?;
    let row = values.get(values.partition_point(|row| row.first <= value).checked_sub(1)?)?;
    let index = value - row.first;
    if index >= u32::from(row.count) {
        return None;
    }
    let number = match row.style {
        NameStyle::Plain => None,
        NameStyle::Counted => Some(i32::from(row.number) + index as i32),
    };
    Some(Name { text: isa.str(row.name), number })
}

/// The field that an index means, or none for [`NONE`].
pub(crate) const fn index(field: u8) -> Option<u8> {
    if field == NONE { None } else { Some(field) }
}
