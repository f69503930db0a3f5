//! Addresses and data of memory instructions, from text to bits.

use super::cursor::{Cursor, Number};
use super::error::{AsmError, Problem, Wanted};
use super::fill::{Fill, Filled};
use super::register::{self, VECTOR};
use super::statement::{Kind, Literal, Piece};
use crate::legal;
use crate::rows::{Bits, Run};
use crate::text::item::{AddressLayout, AddressRule, Bit, Flat, FlatKind, Image, NO_BIT, ScalarOffset, ScalarOffsetKind};
use amdgpu_isa_base::size;

/// The first scalar code that is no register but a constant.
const FIRST_CONSTANT: u16 = 128;
/// The run of registers that holds an image's address of more than four and fewer: LLVM had none of five to seven once.
const WIDE_ADDRESS: u8 = 8;

impl<'t> Fill<'_, 't> {
    /// Takes the next operand if it is `off`.
    fn take_off(&mut self) -> bool {
        let is_off = |piece: Piece| matches!(piece.kind, Kind::Word) && piece.is_named("off", self.text);
        self.peek().is_some_and(is_off) && self.take().is_ok()
    }

    pub(super) fn buffer_address(&mut self, address: Bits, offen: Bit, idxen: Bit) -> Filled {
        let dwords = u8::from(self.words.is_set(offen)) + u8::from(self.words.is_set(idxen));
        match dwords {
            0 if self.take_off() => Ok(()),
            0 => {
                let piece = self.take()?;
                Err(AsmError::new(piece.at(), Problem::Expected(Wanted::Off)))
            }
            _ => self.vectors(address, dwords, NO_BIT),
        }
    }

    pub(super) fn flat_address(&mut self, flat: &Flat) -> Filled {
        if self.take_off() {
            self.address_dwords = 0;
            return Ok(());
        }
        let dwords = match self.peek() {
            Some(Piece { kind: Kind::Registers(registers), .. }) => registers.dwords,
            _ => 1,
        };
        self.address_dwords = dwords;
        self.words.set(flat.vector);
        self.vectors(flat.address, dwords, NO_BIT)
    }

    pub(super) fn flat_base(&mut self, flat: &Flat) -> Filled {
        let is_optional = flat.kind == FlatKind::Generic;
        let absent = is_optional && !matches!(self.peek(), Some(Piece { kind: Kind::Registers(_), .. }));
        if absent || self.take_off() {
            let neither = flat.kind == FlatKind::Scratch && self.address_dwords == 0;
            self.words.put(flat.base, if neither { flat.none } else { flat.off }.into());
            return Ok(());
        }
        let dwords = if flat.kind == FlatKind::Scratch { 1 } else { 2 };
        let piece = self.take()?;
        match piece.kind {
            Kind::Registers(registers) if registers.code < VECTOR && !piece.neg && !piece.abs => {
                self.check_run(piece.at(), registers, dwords)?;
                // The code that means none is no base, but of scratch memory it may be written.
                let is = |code: u8| registers.code == u16::from(code);
                let is_null = is(flat.off) && flat.off != flat.reserved && flat.kind == FlatKind::Scratch;
                if (is(flat.off) || is(flat.none)) && !is_null {
                    return Err(AsmError::new(piece.at(), Problem::Operand));
                }
                self.put(piece.at(), flat.base, registers.code.into())
            }
            _ => Err(AsmError::new(piece.at(), Problem::Operand)),
        }
    }

    /// Checks how many registers an address has, which is known only after all operands.
    pub(super) fn settle(&self, flat: &Flat) -> Filled {
        let dwords = size::flat_address(flat, self.words.all()) as u8;
        if dwords == self.address_dwords {
            return Ok(());
        }
        let problem = if dwords == 0 { Problem::Expected(Wanted::Off) } else { Problem::Size { dwords } };
        Err(AsmError::new(self.statement.end, problem))
    }

    pub(super) fn scalar_offset(&mut self, offset: &ScalarOffset) -> Filled {
        let mut register = None;
        // Where nothing stands, the offset is zero.
        let mut immediate = Some((self.statement.end, 0));
        if self.peek().is_some() {
            let piece = self.take()?;
            if !piece.is_bare() {
                return Err(AsmError::new(piece.at(), Problem::SourceModifier));
            }
            immediate = None;
            match piece.kind {
                // The codes above are constants, and registers that can't be an offset.
                Kind::Registers(registers) if registers.code < FIRST_CONSTANT => {
                    self.check_run(piece.at(), registers, 1)?;
                    register = Some((piece.at(), u64::from(registers.code)));
                }
                Kind::Number(Number::Integer(value)) if piece.literal == Literal::No => immediate = Some((piece.at(), value)),
                _ => return Err(AsmError::new(piece.at(), Problem::Operand)),
            }
        }
        if register.is_some()
            && let Some(piece) = self.find("offset")
        {
            let value = super::expression::integer(&mut self.value_of(piece)?, self.context)?;
            immediate = Some((piece.at(), value));
        }
        match offset.kind {
            ScalarOffsetKind::TwoFlags { immediate: has_immediate, register: has_register } => {
                self.words.set_to(has_immediate, immediate.is_some());
                match (register, immediate) {
                    (Some((at, code)), None) => return self.put(at, offset.immediate, code),
                    (Some(_), Some(_)) => self.words.set(has_register),
                    _ => {}
                }
            }
            ScalarOffsetKind::Null(null) | ScalarOffsetKind::NullAlways(null) => {
                register = register.or(Some((self.statement.end, null.into())));
            }
        }
        if let Some((at, code)) = register {
            self.put(at, offset.register, code)?;
        }
        immediate.map_or(Ok(()), |(at, value)| match offset.positive {
            true => self.put_positive(at, offset.immediate, value),
            false => self.put_signed(at, offset.immediate, value),
        })
    }

    pub(super) fn image_data(&mut self, image: &Image) -> Filled {
        let data = &image.data;
        let dwords = size::image(image, self.words.all()).0 as u8;
        if !legal::has_mask(data, dwords, self.words.all()) {
            return Err(AsmError::new(self.statement.end, Problem::Mask));
        }
        self.vectors(data.data, dwords, data.accumulator)
    }

    pub(super) fn image_address(&mut self, image: &Image) -> Filled {
        let address = &image.address;
        let total = size::image(image, self.words.all()).1 as u8;
        let is_list = matches!(self.peek(), Some(Piece { kind: Kind::List, .. }));
        let together = address.layout == AddressLayout::Together;
        let bracketed = self.peek().is_some_and(|piece| self.text.as_bytes().get(piece.at()) == Some(&b'['));
        // A list means an encoding with a field for each register, even where they follow each other.
        if bracketed && together && total > 1 {
            return Err(AsmError::new(self.statement.end, Problem::Operand));
        }
        if together || total <= 1 && address.layout != AddressLayout::Separate && !bracketed {
            let given = match self.peek() {
                Some(Piece { kind: Kind::Registers(registers), .. }) => registers.dwords,
                _ => total,
            };
            let total = match address.rule {
                // Without a dimension, only the program knows how many count.
                AddressRule::Texel(rule) if rule.fixed != 0 => given.clamp(rule.least, rule.most),
                _ if given == WIDE_ADDRESS && matches!(total, 5..WIDE_ADDRESS) => given,
                _ => total,
            };
            return self.vectors(address.first, total, NO_BIT);
        }
        let piece = self.take()?;
        if !is_list && !bracketed {
            return Err(AsmError::new(piece.at(), Problem::Expected(Wanted::RegisterList)));
        }
        let mut cursor = Cursor::new(self.text, piece.at() + 1);
        let mut found = 0;
        for (field, count) in size::image_list(*address, total.into()) {
            if found > 0 {
                cursor.expect_as(b',', Wanted::FurtherRegister)?;
            }
            cursor.blanks();
            let at = cursor.at;
            let registers = match register::registers_in_list(&mut cursor, self.context)? {
                Some(registers) if registers.code >= VECTOR && !registers.accumulator => registers,
                _ => return Err(AsmError::new(at, Problem::Operand)),
            };
            self.check_run(at, registers, count as u8)?;
            found += count as u8;
            self.put(at, field, u64::from(registers.code - VECTOR))?;
        }
        cursor.expect(b']')?;
        if found == total { Ok(()) } else { Err(AsmError::new(piece.at(), Problem::Size { dwords: total })) }
    }

    pub(super) fn buffer_format(&mut self, bits: Bits, names: Run) -> Filled {
        let Some(piece) = self.find("format") else {
            self.words.put(bits, 1);
            return Ok(());
        };
        let mut cursor = self.value_of(piece)?;
        if !cursor.skip(b'[') {
            let value = self.limited(&mut cursor, 0, 127)?;
            return self.put(piece.at(), bits, value);
        }
        cursor.blanks();
        let at = cursor.at;
        let text = self.context.text;
        let first = cursor.word();
        let mut second = "";
        if cursor.skip(b',') {
            cursor.blanks();
            second = cursor.word();
        }
        let is_it = |name: &str| name == first && second.is_empty() || is_format(name, first, second);
        let row = names.of(text.names).iter().find(|(_, name)| is_it(text.str(*name)));
        let value = row.ok_or(AsmError::new(at, Problem::Expected(Wanted::BufferFormat)))?.0.into();
        cursor.expect(b']')?;
        self.put(at, bits, value)
    }

    pub(super) fn split_format(&mut self, data: (Bits, Run), number: (Bits, Run)) -> Filled {
        let (mut data_format, mut number_format) = (1, 0);
        if let Some(piece) = self.find("format") {
            let mut cursor = self.value_of(piece)?;
            if !cursor.skip(b'[') {
                let value = self.limited(&mut cursor, 0, 127)?;
                (data_format, number_format) = (value & 15, value >> 4);
            } else {
                loop {
                    cursor.blanks();
                    let at = cursor.at;
                    let word = cursor.word();
                    let text = self.context.text;
                    match (text.value(data.1, word), text.value(number.1, word)) {
                        (Some(value), _) => data_format = value,
                        (None, Some(value)) => number_format = value,
                        _ => return Err(AsmError::new(at, Problem::Expected(Wanted::SplitFormat))),
                    }
                    if !cursor.skip(b',') {
                        break;
                    }
                }
                cursor.expect(b']')?;
            }
        }
        if let Some(piece) = self.find("dfmt") {
            data_format = self.limited(&mut self.value_of(piece)?, 0, 15)?;
        }
        if let Some(piece) = self.find("nfmt") {
            number_format = self.limited(&mut self.value_of(piece)?, 0, 15)?;
        }
        self.put(self.statement.end, data.0, data_format)?;
        self.put(self.statement.end, number.0, number_format)
    }

    pub(super) fn attribute(&mut self, number: Bits, channel: Bits) -> Filled {
        let piece = self.take()?;
        let wrong = AsmError::new(piece.at(), Problem::Expected(Wanted::Attribute));
        let word = self.word_at(piece);
        let index = match word.as_bytes() {
            [.., b'.', b'x' | b'X'] => 0,
            [.., b'.', b'y' | b'Y'] => 1,
            [.., b'.', b'z' | b'Z'] => 2,
            [.., b'.', b'w' | b'W'] => 3,
            _ => return Err(wrong),
        };
        let name = word.get(..word.len() - 2).unwrap_or("");
        let Some(digits) = name.strip_prefix("attr").or(name.strip_prefix("ATTR")) else { return Err(wrong) };
        let Ok(value @ ..=legal::LAST_ATTRIBUTE) = digits.parse::<u64>() else { return Err(wrong) };
        self.put(piece.at(), channel, index)?;
        self.put(piece.at(), number, value)
    }

    pub(super) fn export_target(&mut self, bits: Bits, names: Run) -> Filled {
        let piece = self.take()?;
        let word = self.word_at(piece);
        let value =
            self.context.text.value(names, word).ok_or(AsmError::new(piece.at(), Problem::Expected(Wanted::ExportTarget)))?;
        self.put(piece.at(), bits, value)
    }

    pub(super) fn export_source(&mut self, sources: Bits, enable: Bits, packed: Bit, index: u8) -> Filled {
        if self.take_off() {
            return Ok(());
        }
        let is_packed = self.words.is_set(packed);
        if is_packed && !index.is_multiple_of(2) {
            // The first of a pair says all.
            self.take()?;
            return Ok(());
        }
        let (from, count) = if is_packed { (index / 2, 2) } else { (index, 1) };
        self.words.put(Bits { offset: enable.offset + index, count }, u64::MAX);
        self.vectors(Bits { offset: sources.offset + 8 * from, count: 8 }, 1, NO_BIT)
    }
}

/// Whether a buffer format is what older generations call by two names, one of the data and one of the numbers, of which either may
/// come first or be left out.
fn is_format(name: &str, first: &str, second: &str) -> bool {
    const DATA: &str = "BUF_DATA_FORMAT_";
    const NUMBER: &str = "BUF_NUM_FORMAT_";
    let (data, number) = if first.starts_with(NUMBER) { (second, first) } else { (first, second) };
    let is_it = || {
        let data = if data.is_empty() && !number.is_empty() { "8" } else { data.strip_prefix(DATA)? };
        let number = if number.is_empty() { "UNORM" } else { number.strip_prefix(NUMBER)? };
        let rest = name.strip_prefix("BUF_FMT_")?.strip_prefix(data)?;
        // What is no format has no numbers.
        Some(rest.strip_prefix("_") == Some(number) || rest.is_empty() && data == "INVALID")
    };
    is_it().unwrap_or(false)
}
