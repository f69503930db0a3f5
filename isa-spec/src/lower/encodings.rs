//! Encodings, their fields and conditions.

use super::{Lower, Names, description, shorten};
use crate::bits::{BitPattern, BitRange, Padding};
use crate::condition::{self, Fields};
use crate::diag::Span;
use crate::isa::{Condition, Encoding, Field, FieldId, NamedValue, OpcodeField};
use crate::schema;
use crate::spans::EncodingSpans;
use crate::xml::Text;

/// The longest encoding, in bits.
const MAX_BITS: u16 = 160;

/// The field that holds the opcode; where an encoding names it otherwise (VOPD), a patch says so.
const OPCODE: &str = "OP";

struct FieldNames<'f> {
    names: &'f Names<'f>,
    fields: &'f [Field],
}

impl Fields for FieldNames<'_> {
    fn find(&self, name: &str) -> Option<(FieldId, u32)> {
        let id = FieldId(self.names.get(name)?);
        Some((id, self.fields.get(id.index())?.width()))
    }

    fn width(&self, id: FieldId) -> u32 {
        self.fields.get(id.index()).map_or(0, Field::width)
    }
}

impl Lower<'_> {
    pub(super) fn encoding(&mut self, written: &schema::Encoding<'_>) -> (Encoding, EncodingSpans) {
        let parent = written.span;
        let name = self.name(&written.name, parent, "EncodingName");
        let mut spans = EncodingSpans { name: name.map_or(parent, |name| name.span), ..EncodingSpans::default() };
        let bits = self.bits(written);
        let mask = match &written.identifier_mask {
            Some(mask) => {
                spans.mask = mask.text.span;
                self.identifier(mask, bits)
            }
            None => {
                self.problem(
                    parent,
                    "`EncodingIdentifierMask` is missing or empty",
                    "expected `EncodingIdentifierMask` in here",
                );
                0
            }
        };
        let identifiers = written.identifiers.iter().map(|identifier| self.identifier(identifier, bits)).collect();
        spans.identifiers = written.identifiers.iter().map(|identifier| identifier.text.span).collect();

        let mut names = Names::new("field");
        let mut fields = Vec::new();
        for field in &written.fields {
            let name = self.name(&field.name, field.span, "FieldName");
            names.add(name, self.problems);
            spans.fields.push(name.map_or(field.span, |name| name.span));
            fields.push(self.field(field, name));
        }
        let mut known = Names::new("condition");
        let mut conditions = Vec::new();
        for condition in &written.conditions {
            let name = self.require(&condition.name, condition.span, "ConditionName");
            known.add(name, self.problems);
            spans.conditions.push(name.map_or(condition.span, |name| name.span));
            conditions.push(self.condition(condition, name, &FieldNames { names: &names, fields: &fields }));
        }
        let encoding = Encoding {
            name: name.map(|name| name.text.to_string()).unwrap_or_default(),
            order: self.order(written),
            bits,
            prefix: BitPattern::default(),
            identifier_mask: mask,
            identifiers,
            opcode: names.get(OPCODE).map_or(OpcodeField::None, |id| OpcodeField::One(FieldId(id))),
            fields,
            conditions,
            description: description(&written.description),
        };
        (encoding, spans)
    }

    fn order(&mut self, written: &schema::Encoding<'_>) -> i32 {
        let Some(order) = self.require(&written.order, written.span, "Order") else { return 0 };
        order.parse().unwrap_or_else(|_| {
            self.problem(order.span, format!("bad number `{}`", shorten(order)), "expected a decimal number, -1 or higher");
            0
        })
    }

    fn bits(&mut self, written: &schema::Encoding<'_>) -> u16 {
        let bits = self.integer(&written.bit_count, written.span, "BitCount", MAX_BITS.into()) as u16;
        if let Some(text) = &written.bit_count
            && (bits == 0 || !bits.is_multiple_of(32))
        {
            self.problem(
                text.span,
                format!("an encoding of {bits} bits"),
                format!("expected a multiple of 32, at most {MAX_BITS}"),
            );
        }
        bits
    }

    /// The low dword of an identifier or a mask. Those of AMD are as long as the encoding, first bit highest, and zero above the low dword.
    fn identifier(&mut self, written: &schema::Number<'_>, bits: u16) -> u32 {
        let text = &written.text;
        if self.radix(written) != Some(2) || !text.bytes().all(|byte| matches!(byte, b'0' | b'1')) || text.is_empty() {
            self.problem(
                text.span,
                format!("`{}` is not an identifier", shorten(text)),
                format!("expected {bits} binary digits, with `Radix=\"2\"`"),
            );
            return 0;
        }
        if text.len() != usize::from(bits) && bits != 0 {
            self.problem(
                text.span,
                format!("an identifier of {} digits in an encoding of {bits} bits", text.len()),
                format!("expected {bits} binary digits"),
            );
        }
        let (high, low) = text.split_at(text.len().saturating_sub(32));
        if high.contains('1') {
            self.problem(text.span, "an identifier has bits above the first dword", "expected zeros there");
        }
        u32::from_str_radix(low, 2).unwrap_or_default()
    }

    pub(super) fn field(&mut self, written: &schema::Field<'_>, name: Option<&Text<'_>>) -> Field {
        Field {
            name: name.map(|name| name.text.to_string()).unwrap_or_default(),
            ranges: self.ranges(written),
            conditional: self.flag(&written.conditional, false),
            values: self.values(&written.values),
            description: description(&written.description),
        }
    }

    /// A field's ranges by their `Order`, which runs from the low bits to the high ones.
    pub(super) fn ranges(&mut self, written: &schema::Field<'_>) -> Vec<BitRange> {
        let mut ranges = Vec::new();
        for range in &written.ranges {
            let order = self.integer(&range.order, range.span, "Order", u16::MAX.into());
            ranges.push((order, range.span, self.range(range)));
        }
        ranges.sort_by_key(|&(order, ..)| order);
        if let Some(pair) = ranges.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            self.problem(pair[1].1, format!("two ranges have the order {}", pair[1].0), "expected each order once");
        }
        if ranges.is_empty() {
            self.problem(written.span, "a field without bits", "expected a `Range` in here");
        } else if let Some(count) = &written.range_count
            && self.parse(count, 10, u16::MAX.into()) != ranges.len() as u64
        {
            self.problem(
                count.span,
                format!("`RangeCount` is {}, but there are {} ranges", &**count, ranges.len()),
                format!("expected {}", ranges.len()),
            );
        }
        ranges.into_iter().map(|(_, _, range)| range).collect()
    }

    fn range(&mut self, written: &schema::Range<'_>) -> BitRange {
        let count = self.integer(&written.bit_count, written.span, "BitCount", u16::MAX.into()) as u16;
        if count == 0 && written.bit_count.as_deref().is_some_and(|count| count.parse() == Ok(0)) {
            self.problem(written.span, "a range of no bits", "expected at least one");
        }
        let offset = self.integer(&written.bit_offset, written.span, "BitOffset", u16::MAX.into()) as u16;
        let padding = written.padding.as_ref().map(|padding| self.padding(padding));
        BitRange { offset, count, padding }
    }

    fn padding(&mut self, written: &schema::Padding<'_>) -> Padding {
        let bits = self.integer(&written.bit_count, written.span, "BitCount", 63) as u8;
        Padding { bits, value: self.number(&written.value, written.span, "Value", (1 << bits) - 1) }
    }

    pub(super) fn values(&mut self, written: &[schema::Value<'_>]) -> Vec<NamedValue> {
        let mut all = Vec::with_capacity(written.len());
        for value in written {
            all.push(NamedValue {
                name: self.text(&value.name, value.span, "Name"),
                value: self.number(&value.value, value.span, "Value", u64::MAX),
                description: description(&value.description),
            });
        }
        all
    }

    fn condition(&mut self, written: &schema::Condition<'_>, name: Option<&Text<'_>>, fields: &FieldNames<'_>) -> Condition {
        let any = match &written.expression {
            Some(expression) => condition::lower(expression, fields, self.problems).unwrap_or_default(),
            None => {
                let span: Span = written.span;
                self.problem(span, "a condition without an expression", "expected `CondtionExpression` in here");
                Vec::new()
            }
        };
        let id = written.id.as_ref().map(|id| self.parse(id, 10, u32::MAX.into()) as u32);
        Condition { name: name.map(|name| name.text.to_string()).unwrap_or_default(), id, any }
    }
}
