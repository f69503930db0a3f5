//! The interpreter of a syntax.

use super::Options;
use super::item::{Bit, Item, NO_BIT};
use super::line::Line;
use super::syntax::Syntax;
use super::tables::TextTables;
use crate::rows::{Bits, Str};

/// An instruction on its way into a line.
pub struct Printer<'a> {
    pub(super) line: &'a mut Line,
    pub(super) words: &'a [u32],
    /// The first two dwords.
    bits: u64,
    pub(super) tables: &'static TextTables,
    pub(super) options: Options,
    /// The literal that sources of any size share.
    pub(super) literal: Option<u64>,
    /// Halves of VGPRs are written.
    pub(super) halves: bool,
    /// A branch's target has a name, which the caller writes.
    pub labelled: bool,
    /// Where on the line that name belongs.
    pub label_at: Option<usize>,
}

impl<'a> Printer<'a> {
    /// A printer of a word onto a line, over what that held.
    pub fn new(line: &'a mut Line, words: &'a [u32], tables: &'static TextTables, options: Options) -> Self {
        line.clear();
        let word = |index: usize| u64::from(words.get(index).copied().unwrap_or(0));
        let bits = word(0) | word(1) << 32;
        Printer { line, words, bits, tables, options, literal: None, halves: true, labelled: false, label_at: None }
    }

    /// Writes a form, of a dual-issue word after the other half.
    pub fn form(&mut self, form: u16, name: Option<&str>) {
        if self.line.len() > 0 {
            self.line.push(" :: ");
            self.line.operands = false;
        }
        let start = self.line.len();
        let row = self.tables.form_row(form);
        let syntax = self.tables.syntax_of(row);
        let end = match name {
            Some(name) => {
                self.line.push(name);
                self.line.make_lowercase(start);
                self.line.len()
            }
            None => self.line.piece_at(start, self.tables.strings, self.tables.mnemonic_of(row)),
        };
        self.items(syntax, end);
        if self.options.is_uppercase() {
            self.line.make_uppercase(start);
        }
    }

    /// The items of a syntax, from a place on the line on.
    fn items(&mut self, syntax: &Syntax, at: usize) {
        let order = syntax.items.of(self.tables.order);
        let (operands, modifiers) = order.split_at_checked(syntax.operands.into()).unwrap_or((order, &[]));
        let frame = self.tables.frame(syntax);
        let operands = operands.get(frame.first.into()..).unwrap_or(&[]);
        let plain = if self.bits & frame.wraps == 0 { &syntax.slots[..] } else { &[] };
        let mut end = (self.line.piece_at(at, self.tables.strings, frame.suffix), false);
        for (place, index) in operands.iter().enumerate() {
            let written = plain.get(place).and_then(|slot| self.plain(*slot, end));
            end = written.unwrap_or_else(|| {
                self.line.resume(end);
                if let Some(item) = self.tables.items.get(usize::from(*index)) {
                    self.item(item);
                }
                self.line.end()
            });
        }
        self.line.resume(end);
        if self.bits & frame.mask != frame.quiet {
            for item in modifiers.iter().filter_map(|index| self.tables.items.get(usize::from(*index))) {
                self.item(item);
            }
        }
    }

    #[inline]
    pub(super) fn bits(&self, bits: Bits) -> u64 {
        if bits.count < 64 && bits.offset + bits.count <= 64 { self.low_bits(bits) } else { bits.extract(self.words) }
    }

    /// Fewer than 64 bits that lie in the first two dwords.
    #[inline]
    pub(super) const fn low_bits(&self, bits: Bits) -> u64 {
        self.bits >> (bits.offset % 64) & ((1 << (bits.count % 64)) - 1)
    }

    #[inline]
    pub(super) fn is_set(&self, bit: Bit) -> bool {
        match bit {
            0..64 => self.bits >> bit & 1 != 0,
            NO_BIT => false,
            _ => self.words.get(usize::from(bit / 32)).is_some_and(|word| word >> (bit % 32) & 1 != 0),
        }
    }

    /// A piece of the string pool.
    #[inline]
    pub(super) fn piece(&mut self, text: Str) {
        self.line.piece(self.tables.strings, text);
    }

    pub(super) fn last_dword(&self) -> u32 {
        self.words.last().copied().unwrap_or(0)
    }

    pub(super) fn last_qword(&self) -> u64 {
        match self.words {
            [.., low, high] => u64::from(*low) | u64::from(*high) << 32,
            _ => 0,
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Literal(bits) => self.literal = Some(self.bits(*bits)),
            Item::NoHalvesIf(bits) => self.halves = self.bits(*bits) == 0,
            Item::Suffix(text) => self.piece(*text),
            Item::Operand(register) => self.register(register),
            Item::Implied(code, size) => {
                self.line.separate();
                let size = self.dwords_of(*size);
                self.scalar((*code).into(), size, super::Constant::B32);
            }
            Item::Wide(constant) => {
                self.line.separate();
                let qword = *constant == super::Constant::F64;
                let value = if qword { self.last_qword() } else { self.last_dword().into() };
                super::constant::wide(self.line, value, *constant);
            }
            Item::Value(bits, kind) => self.immediate(self.bits(*bits), bits.count, kind),
            Item::Optional(bits) => {
                if self.bits(*bits) != 0 {
                    self.line.separate();
                    self.line.decimal(self.bits(*bits));
                }
            }
            Item::Flag(bit, word) if self.is_set(*bit) => self.word(*word),
            Item::Flag(..) => {}
            Item::Word(word) => self.word(*word),
            Item::Number(bits, word, style) => self.number(*bits, *word, *style),
            Item::Pieces(word, pieces) => self.pieces(*word, *pieces),
            Item::Bools(_, _, false) if !self.halves => {}
            Item::Bools(word, bits, default) => self.bools(*word, *bits, *default),
            Item::Choice(bits, word, names, always) => self.named(self.bits(*bits), *word, *names, *always),
            Item::Dimensions(bits, names) => self.dimensions(self.bits(*bits), *names),
            Item::ChoiceApart(number, word, names) => self.named(number.extract(self.words), *word, *names, false),
            Item::OutputModifier(bits, _) => self.output_modifier(*bits),
            Item::DppControl(bits, kind) => self.dpp_control(*bits, *kind),
            Item::Dpp8(bits) => self.dpp8(*bits),
            Item::DppFetchInactive(bits) if self.bits(*bits) & 1 == 0 => self.line.push(" fi:1"),
            Item::DppFetchInactive(_) => {}
            Item::CachePolicy { hint, scope, kind } => self.temporal(*hint, *scope, *kind),
            Item::BufferAddress { address, offen, idxen } => self.buffer_address(*address, *offen, *idxen),
            Item::FlatAddress(flat) => self.flat_address(flat),
            Item::FlatBase(flat) => self.flat_base(flat),
            Item::Offset(offset) => self.scalar_offset(offset),
            Item::Texels(data) => self.image_data(data),
            Item::Coordinates(address) => self.image_address(address),
            Item::BufferFormat(bits, names) => self.buffer_format(*bits, *names),
            Item::SplitFormat { data, number, data_names, number_names } => {
                self.split_format((*data, *data_names), (*number, *number_names));
            }
            Item::Attribute { number, channel } => self.attribute(*number, *channel),
            Item::ExportTarget(bits, names) => self.export_target(*bits, *names),
            Item::ExportSource { sources, enable, packed, index } => self.export_source(*sources, *enable, *packed, *index),
            Item::Swizzle(bits) => self.swizzle(*bits),
            Item::Matrix(register, format, shape) => self.matrix(*register, *format, shape),
        }
    }
}
