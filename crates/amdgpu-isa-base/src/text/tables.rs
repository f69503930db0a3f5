//! What a generation's crate knows of spelling.

use super::item::Item;
use super::syntax::{Frame, SLOTS, Syntax, frame, syntax};
use crate::rows::{Bits, FormRow, Run, Str, run, s};

/// Tables of spelling. The generated crates fill it.
pub struct TextTables {
    /// All pieces of text, end to end.
    pub strings: &'static str,
    /// The generation's forms, as in [`Tables::forms`](crate::rows::Tables::forms).
    pub forms: &'static [u64],
    /// By instruction: its mnemonic without suffix, a [`Str`].
    pub mnemonics: &'static [u32],
    /// Syntaxes.
    pub syntaxes: &'static [Syntax],
    /// What surrounds the operands of syntaxes.
    pub frames: &'static [Frame],
    /// Indices of items, syntax after syntax.
    pub order: &'static [u16],
    /// The items, each once.
    pub items: &'static [Item],
    /// Names of the scalar codes from 102 on that are neither constants nor trap temporaries.
    pub scalars: &'static [Str],
    /// Names of values: lists that ascend.
    pub names: &'static [(u16, Str)],
    /// Parts of immediates.
    pub parts: &'static [Part],
}

/// A part of an immediate, called by a name: `vmcnt(3)`.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug, PartialEq, Eq))]
pub struct Part {
    /// Its name.
    pub name: Str,
    /// Its low bits.
    pub low: Bits,
    /// Its high bits; none if it is whole.
    pub high: Bits,
}

impl Part {
    /// The part's value.
    pub fn value(&self, immediate: u64) -> u64 {
        let take = |bits: Bits| immediate >> bits.offset & ((1 << bits.count) - 1);
        take(self.low) | take(self.high) << self.low.count
    }

    /// The immediate's bits for a value.
    pub const fn place(&self, value: u64) -> u64 {
        let low = value & ((1 << self.low.count) - 1);
        low << self.low.offset | (value >> self.low.count & ((1 << self.high.count) - 1)) << self.high.offset
    }

    /// Its largest value, which is its default.
    pub const fn max(&self) -> u64 {
        (1 << (self.low.count + self.high.count)) - 1
    }

    /// Its bits in the immediate.
    pub const fn mask(&self) -> u64 {
        ((1 << self.low.count) - 1) << self.low.offset | ((1 << self.high.count) - 1) << self.high.offset
    }
}

/// Items of a syntax, in order: `Form::syntax`.
#[derive(Clone)]
pub struct Items {
    order: core::slice::Iter<'static, u16>,
    items: &'static [Item],
}

impl Iterator for Items {
    type Item = &'static Item;

    #[inline]
    fn next(&mut self) -> Option<&'static Item> {
        self.items.get(usize::from(*self.order.next()?))
    }
}

/// The register that is always zero, and means none.
const NULL: &str = "null";

/// The first scalar code in [`TextTables::scalars`].
const FIRST_SCALAR: u32 = 102;

impl TextTables {
    /// No spelling at all.
    pub const EMPTY: Self = TextTables {
        strings: "",
        forms: &[],
        mnemonics: &[],
        syntaxes: &[],
        frames: &[],
        order: &[],
        items: &[],
        scalars: &[],
        names: &[],
        parts: &[],
    };

    /// A piece of the pool.
    #[inline]
    pub fn str(&self, piece: Str) -> &'static str {
        piece.of(self.strings)
    }

    /// As [`Self::str`], without a look at where characters begin.
    #[inline]
    pub(crate) fn bytes(&self, piece: Str) -> &'static [u8] {
        let (start, len) = piece.place();
        self.strings.as_bytes().get(start..start + len).unwrap_or(&[])
    }

    /// The name of a scalar code; empty where it has none.
    pub fn scalar_name(&self, code: u32) -> &'static str {
        let index = code.checked_sub(FIRST_SCALAR).unwrap_or(u32::MAX);
        self.scalars.get(index as usize).map_or("", |name| self.str(*name))
    }

    /// Whether a code is NULL's, and that of the eight bits from bit `other` on, too.
    pub fn are_null(&self, words: &[u32], bits: Bits, other: super::item::Bit) -> bool {
        let other = Bits { offset: other, count: 8 };
        let is_null = |bits: Bits| self.scalar_name(bits.extract(words) as u32) == NULL;
        is_null(bits) && is_null(other)
    }

    /// NULL's code, if the generation has it.
    pub fn null(&self) -> Option<u8> {
        let index = self.scalars.iter().position(|name| self.str(*name) == NULL)?;
        u8::try_from(index as u32 + FIRST_SCALAR).ok()
    }

    /// The name of `value` in a list.
    pub fn name(&self, list: Run, value: u64) -> Option<&'static str> {
        let list = list.of(self.names);
        let index = list.binary_search_by_key(&value, |(value, _)| u64::from(*value)).ok()?;
        Some(self.str(list.get(index)?.1))
    }

    /// The value of a name in a list, in upper or lower case.
    pub fn value(&self, list: Run, name: &str) -> Option<u64> {
        let row = list.of(self.names).iter().find(|(_, known)| self.str(*known).eq_ignore_ascii_case(name))?;
        Some(row.0.into())
    }

    #[inline]
    pub(crate) fn form_row(&self, form: u16) -> FormRow {
        FormRow(self.forms.get(usize::from(form)).copied().unwrap_or(0))
    }

    #[inline]
    pub(crate) fn syntax_row(&self, form: u16) -> &'static Syntax {
        self.syntax_of(self.form_row(form))
    }

    /// A form's syntax.
    #[inline]
    pub fn syntax_of(&self, form: FormRow) -> &'static Syntax {
        const NONE: &Syntax = &syntax(run(0, 0), 0, 0, [0; SLOTS]);
        self.syntaxes.get(usize::from(form.syntax())).unwrap_or(NONE)
    }

    /// What surrounds the operands of a syntax.
    #[inline]
    pub fn frame(&self, syntax: &Syntax) -> &'static Frame {
        const NONE: &Frame = &frame(s(0, 0), 0, [0; 3]);
        self.frames.get(syntax.frame as usize).unwrap_or(NONE)
    }

    /// The items of a syntax that are always written, and the rest.
    pub fn items_of(&self, syntax: &Syntax) -> (Items, Items) {
        let order = syntax.items.of(self.order);
        let (operands, modifiers) = order.split_at_checked(syntax.operands.into()).unwrap_or((order, &[]));
        (Items { order: operands.iter(), items: self.items }, Items { order: modifiers.iter(), items: self.items })
    }

    /// The items of a form.
    pub fn syntax(&self, form: u16) -> Items {
        Items { order: self.syntax_row(form).items.of(self.order).iter(), items: self.items }
    }

    /// The mnemonic of a form, without suffix.
    pub fn mnemonic(&self, form: u16) -> &'static str {
        self.str(self.mnemonic_of(self.form_row(form)))
    }

    #[inline]
    pub(crate) fn mnemonic_of(&self, form: FormRow) -> Str {
        Str::unpack(self.mnemonics.get(usize::from(form.instruction())).copied().unwrap_or(0))
    }
}
