//! Modifiers as data: what an instruction says besides its operands.

use crate::pair::{FormItems, Pair};
use crate::rows::Bits;
use crate::text::code::{elements, is_set};
use crate::text::item::{Apart, Bit, Item, ScalarOffsetKind, Style};
use crate::{DppControl, Form, Inst, Operand};

/// A modifier of a decoded instruction, as its form has it, whether or not it has its default value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modifier {
    /// LLVM's name: `clamp`, `offset`, `op_sel`, `dmask`, `th`.
    pub name: &'static str,
    /// The value; one bit an element for `op_sel` and its kin.
    pub value: i64,
    /// The value that changes nothing, if there is one.
    pub default: Option<i64>,
    /// The value's name, where the assembly has one: `BYTE_0`, `SQ_RSRC_IMG_2D`.
    pub label: Option<&'static str>,
}

impl Modifier {
    /// Whether the instruction does the same without the modifier.
    pub fn is_default(&self) -> bool {
        self.default == Some(self.value)
    }
}

/// What bits of their own make of an operand's value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OperandModifiers {
    /// Negated.
    pub neg: bool,
    /// The absolute value, taken before it is negated.
    pub abs: bool,
    /// Extended with its sign (SDWA).
    pub sext: bool,
}

impl Operand<'_> {
    /// Negation, absolute value and sign extension of a source.
    pub fn modifiers(&self) -> OperandModifiers {
        let words = self.words();
        match self.item() {
            Some(Item::Operand(register)) => OperandModifiers {
                neg: is_set(words, register.neg),
                abs: is_set(words, register.abs),
                sext: is_set(words, register.sext),
            },
            _ => OperandModifiers::default(),
        }
    }
}

impl Inst {
    /// All modifiers that the form has, in the order of the assembly: op_sel, neg_lo, clamp, omod, DPP and SDWA controls, cache
    /// policy, offsets, image dimensions and masks, matrix formats.
    pub fn modifiers(&self) -> impl Iterator<Item = Modifier> {
        let places = Places::new(self.form(), self.second());
        places.filter(|(item, _)| self.has_modifiers(item)).map(|(_, place)| self.modifier(place))
    }

    /// Whether the item's modifiers are there: a scalar offset may be a register alone.
    fn has_modifiers(&self, item: &Item) -> bool {
        match item {
            Item::Offset(offset) => offset.has_immediate(self.words()),
            _ => true,
        }
    }

    /// The modifier with this name; none if the form has no such modifier.
    pub fn modifier_named(&self, name: &str) -> Option<Modifier> {
        self.modifiers().find(|modifier| modifier.name == name)
    }

    /// Which lanes a DPP instruction with a control of its own reads; none for any other.
    pub fn dpp_control(&self) -> Option<DppControl> {
        for item in self.form().syntax() {
            if let Item::DppControl(bits, kind) = item {
                return Some(DppControl::new(bits.extract(self.words()), *kind));
            }
        }
        None
    }

    /// Which lane each lane of a group of eight reads, in a DPP8 instruction; none for any other.
    pub fn dpp8_lanes(&self) -> Option<[u8; 8]> {
        for item in self.form().syntax() {
            if let Item::Dpp8(bits) = item {
                let mut lanes = bits.extract(self.words());
                let mut all = [0; 8];
                for lane in &mut all {
                    *lane = lanes as u8 & 7;
                    lanes >>= 3;
                }
                return Some(all);
            }
        }
        None
    }

    fn modifier(&self, place: Place) -> Modifier {
        let words = self.words();
        let text = &self.isa().tables.text;
        let value = match place.at {
            At::Bits(bits) if place.signed => sign_extend(bits.extract(words), bits.count),
            At::Bits(bits) => bits.extract(words) as i64,
            At::Apart(number) => number.extract(words) as i64,
            At::Code { bits, codes: [_, set] } => i64::from(bits.extract(words) == u64::from(set)),
            At::Elements(bits) => {
                let mut value = 0;
                for (index, bit) in bits.iter().enumerate() {
                    value |= i64::from(is_set(words, *bit)) << index;
                }
                value
            }
        };
        let name = match place.name {
            Name::Text(name) => text.str(name),
            Name::Fixed(name) => name,
        };
        let label = place.labels.and_then(|labels| text.name(labels, value as u64));
        Modifier { name, value, default: place.default, label }
    }
}

pub(crate) fn sign_extend(value: u64, width: u8) -> i64 {
    let unused = 64 - u32::from(width.clamp(1, 64));
    (value << unused) as i64 >> unused
}

/// Where a modifier is and what it is called.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) name: Name,
    pub(crate) at: At,
    pub(crate) signed: bool,
    pub(crate) default: Option<i64>,
    labels: Option<crate::rows::Run>,
}

#[derive(Clone, Copy)]
pub(crate) enum Name {
    Text(crate::rows::Str),
    Fixed(&'static str),
}

#[derive(Clone, Copy)]
pub(crate) enum At {
    Bits(Bits),
    /// A number in two places.
    Apart(Apart),
    /// A bit an element, up to the first that is none.
    Elements([Bit; 4]),
    /// Codes of a field: that of the neutral value, and the other's.
    Code {
        bits: Bits,
        codes: [u16; 2],
    },
}

impl Name {
    pub(crate) fn is(self, isa: &crate::Isa, name: &str) -> bool {
        match self {
            Self::Text(word) => isa.tables.text.str(word) == name,
            Self::Fixed(word) => word == name,
        }
    }
}

/// The modifiers of a form, or of the two forms of a word, each with the item that speaks for it.
pub(crate) struct Places {
    items: FormItems,
    now: Option<&'static Item>,
    of_now: Pair<Place>,
}

impl Places {
    pub(crate) fn new(form: Form, second: Option<Form>) -> Self {
        Self { items: FormItems::new(form, second), now: None, of_now: Pair(None, None) }
    }
}

impl Iterator for Places {
    type Item = (&'static Item, Place);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let (Some(item), Some(place)) = (self.now, self.of_now.next()) {
                return Some((item, place));
            }
            let (_, item) = self.items.next()?;
            (self.now, self.of_now) = (Some(item), places(item));
        }
    }
}

impl Place {
    const fn new(name: Name, bits: Bits) -> Self {
        Self { name, at: At::Bits(bits), signed: false, default: Some(0), labels: None }
    }

    const fn always(self) -> Self {
        Self { default: None, ..self }
    }
}

/// The modifiers that an item speaks for: none for an operand, two for some.
pub(crate) fn places(item: &Item) -> Pair<Place> {
    let fixed = |name, bits| Place::new(Name::Fixed(name), bits);
    let named = |name, bits| Place::new(Name::Text(name), bits);
    match *item {
        Item::Flag(bit, word) => Pair(Some(named(word, Bits { offset: bit, count: 1 })), None),
        Item::Number(bits, word, style) => {
            let place = Place { signed: style == Style::Signed, ..named(word, bits) };
            Pair(Some(if matches!(style, Style::Always | Style::AlwaysInHex) { place.always() } else { place }), None)
        }
        Item::Bools(word, bits, default) => {
            let default = if default { (1 << elements(&bits).len()) - 1 } else { 0 };
            let place = Place { at: At::Elements(bits), default: Some(default), ..named(word, Bits { offset: 0, count: 0 }) };
            Pair(Some(place), None)
        }
        Item::Choice(bits, word, labels, always) => {
            let place = Place { labels: Some(labels), ..named(word, bits) };
            Pair(Some(if always { place.always() } else { place }), None)
        }
        Item::Dimensions(bits, labels) => Pair(Some(Place { labels: Some(labels), ..fixed("dim", bits).always() }), None),
        Item::Optional(bits) => Pair(Some(fixed("SIMM16", bits)), None),
        Item::ChoiceApart(number, word, labels) => {
            Pair(Some(Place { labels: Some(labels), at: At::Apart(number), ..named(word, number.low) }), None)
        }
        Item::OutputModifier(bits, true) => Pair(Some(fixed("omod", bits)), None),
        Item::DppControl(bits, _) => Pair(Some(fixed("dpp_ctrl", bits).always()), None),
        Item::DppFetchInactive(bits) => {
            let place = fixed("fi", bits);
            Pair(Some(Place { at: At::Code { bits, codes: DPP8_CODES }, ..place }), None)
        }
        Item::Dpp8(bits) => Pair(Some(fixed("dpp8", bits).always()), None),
        Item::CachePolicy { hint, scope, .. } => Pair(Some(fixed("th", hint)), Some(fixed("scope", scope))),
        Item::BufferFormat(bits, labels) => Pair(Some(Place { labels: Some(labels), ..fixed("format", bits).always() }), None),
        Item::SplitFormat { data, number, data_names, number_names } => Pair(
            Some(Place { labels: Some(data_names), ..fixed("dfmt", data).always() }),
            Some(Place { labels: Some(number_names), ..fixed("nfmt", number).always() }),
        ),
        Item::Offset(offset) => {
            let place = Place { signed: true, ..fixed("offset", offset.immediate) };
            // With flags, an offset of zero is not the same as none.
            let is_flagged = matches!(offset.kind, ScalarOffsetKind::TwoFlags { .. });
            Pair(Some(if is_flagged { place.always() } else { place }), None)
        }
        Item::Swizzle(bits) => Pair(Some(fixed("swizzle", bits).always()), None),
        _ => Pair(None, None),
    }
}

/// Codes of a source that say DPP8 follows: without and with inactive lanes fetched.
const DPP8_CODES: [u16; 2] = [0xe9, 0xea];
