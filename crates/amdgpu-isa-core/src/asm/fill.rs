//! A form's syntax read backwards: from pieces of a line to the bits of a word.
//!
//! Modifiers come first, wherever they stand, because they tell how many registers some operands have.

use super::Context;
use super::constant::inline_integer;
use super::cursor::{Cursor, Number};
use super::error::{AsmError, Problem, Wanted};
use super::register::{Registers, VECTOR};
use super::select::Candidate;
use super::statement::{Kind, Literal, Piece, Statement};
use super::tables::{CONSTANTS, Narrow, VECTORS};
use super::words::Words;
use crate::rows::Bits;
use crate::text::item::{Flat, Item};
use crate::text::{Slot, Syntax};
use crate::{Form, legal};
use amdgpu_isa_base::size;

/// One form on its way from text to words.
pub(super) struct Fill<'a, 't> {
    pub(super) context: &'a Context<'a>,
    pub(super) text: &'t str,
    pub(super) statement: &'a Statement<'a>,
    pub(super) words: &'a mut Words,
    /// The form to fill.
    pub(super) form: Form,
    /// Its syntax.
    syntax: &'static Syntax,
    /// Its operands that take less than their fields can hold.
    pub(super) narrow: &'static [Narrow],
    /// The forms that the mnemonic stands for, by number.
    pub(super) others: &'static [u16],
    /// Pieces that are taken, a bit each.
    used: u32,
    /// The first piece that may be the next operand.
    next: usize,
    /// A plain operand was put.
    has_plain: bool,
    /// Whether the VGPRs of which a half counts say which, once there is one: all do, or none.
    pub(super) names_halves: Option<bool>,
    /// A flat address, and how many registers it has: until its base is known.
    pub(super) flat: Option<&'static Flat>,
    pub(super) address_dwords: u8,
}

pub(super) type Filled = Result<(), Failure>;

/// What is wrong, at which byte.
pub(super) type Failure = AsmError;

impl<'a, 't> Fill<'a, 't> {
    pub(super) fn new(
        context: &'a Context<'a>,
        text: &'t str,
        statement: &'a Statement<'a>,
        words: &'a mut Words,
        Candidate { form, row, kind }: Candidate,
        others: &'static [u16],
    ) -> Self {
        let narrow = kind.choice.narrow.of(context.asm.narrow);
        Fill {
            context,
            text,
            statement,
            words,
            form,
            syntax: context.text.syntax_of(row),
            narrow,
            others,
            used: 0,
            next: 0,
            has_plain: false,
            names_halves: None,
            flat: None,
            address_dwords: 0,
        }
    }

    /// Fills in all that the statement says.
    pub(super) fn all(mut self) -> Filled {
        let (text, syntax) = (self.context.text, self.syntax);
        let frame = text.frame(syntax);
        let (operands, modifiers) = text.items_of(syntax);
        let plain = syntax.slots.iter().position(|slot| !slot.is_plain()).unwrap_or(syntax.slots.len());
        // Mostly all operands are plain, and nothing among them is a modifier.
        if usize::from(frame.first) + plain < syntax.operands.into() {
            for item in operands.clone() {
                if !matches!(item, Item::Operand(_) | Item::Value(..)) {
                    self.modifier(item)?;
                }
            }
        }
        if self.statement.has_modifiers {
            for item in modifiers {
                self.modifier(item)?;
            }
        } else {
            self.words.leave_out(frame.mask, frame.quiet);
        }
        let (mut items, mut slots) = (operands.skip(frame.first.into()), &syntax.slots[..]);
        loop {
            let done = self.put_plain(slots);
            let Some(item) = items.nth(done) else { break };
            self.operand(item)?;
            slots = slots.get(done + 1..).unwrap_or(&[]);
        }
        let pieces = self.statement.pieces();
        if let Some(piece) = pieces.get(self.used.trailing_ones() as usize) {
            let problem = match piece.kind {
                Kind::Modifier(_) | Kind::Word => Problem::Modifier,
                _ => Problem::ExtraOperand,
            };
            return Err(AsmError::new(piece.at(), problem));
        }
        match self.flat {
            Some(flat) => self.settle(flat),
            None => Ok(()),
        }
    }

    /// Puts the next operands into their fields while they are plain ones that surely fit; gives their number. Says nothing of
    /// those that it leaves to [`Self::operand`], which would do the same with these.
    fn put_plain(&mut self, slots: &[Slot]) -> usize {
        let pieces = self.statement.pieces().get(self.next..).unwrap_or(&[]);
        let (mut low, mut scalars, mut count) = (self.words.low(), 0, 0);
        for (slot, piece) in slots.iter().zip(pieces) {
            let (code, kinds) = match piece.kind {
                Kind::Registers(registers @ Registers { code, accumulator: false, half: None, .. })
                    if self.check_run(piece.at(), registers, slot.dwords()).is_ok() =>
                {
                    match code {
                        VECTOR.. if slot.is_vector() => (code - VECTOR, VECTORS),
                        VECTOR.. => (code, VECTORS),
                        // Above are constants, and registers that some instructions take for constants.
                        ..128 if !slot.is_vector() => {
                            scalars += 1;
                            (code, legal::kinds_of_register(code))
                        }
                        _ => break,
                    }
                }
                // The generator makes sure that these are sources, but for the first plain operand if its field is a narrow one.
                Kind::Number(Number::Integer(value))
                    if (self.has_plain || count > 0 || slot.count() > 8)
                        && slot.has_constants()
                        && piece.literal == Literal::No =>
                {
                    match inline_integer(value) {
                        Some(code) => (code, CONSTANTS),
                        None => break,
                    }
                }
                _ => break,
            };
            let is_taken = legal::takes(self.narrow, slot.bits(), kinds);
            if !is_taken || !slot.is_plain() || !piece.is_bare() || code >> slot.count() != 0 {
                break;
            }
            low = slot.bits().insert_low(low, code.into());
            count += 1;
        }
        self.words.set_low(low);
        self.words.scalars += scalars;
        self.used |= ((1 << count) - 1) << self.next;
        self.next += count;
        self.has_plain |= count > 0;
        count
    }

    fn operand(&mut self, item: &'static Item) -> Filled {
        match item {
            Item::Operand(register) => self.register(register),
            Item::Implied(code, size) => self.implied(*code, *size),
            Item::Wide(constant) => self.wide(*constant),
            Item::Value(bits, kind) => self.immediate(*bits, kind),
            Item::Optional(bits) => self.optional(*bits),
            Item::BufferAddress { address, offen, idxen } => self.buffer_address(*address, *offen, *idxen),
            Item::FlatAddress(flat) => {
                self.flat = Some(flat);
                self.flat_address(flat)
            }
            Item::FlatBase(flat) => self.flat_base(flat),
            Item::Offset(offset) => self.scalar_offset(offset),
            Item::Texels(image) => self.image_data(image),
            Item::Coordinates(image) => self.image_address(image),
            Item::Attribute { number, channel } => self.attribute(*number, *channel),
            Item::ExportTarget(bits, names) => self.export_target(*bits, *names),
            Item::ExportSource { sources, enable, packed, index } => self.export_source(*sources, *enable, *packed, *index),
            Item::Matrix(bits, format, shape) => {
                let dwords = size::matrix(shape, *format, self.words.all()) as u8;
                self.matrix(*bits, dwords, shape.accumulator)
            }
            _ => Ok(()),
        }
    }

    /// The instruction has a form with a literal of 64 bits among those of the class.
    pub(super) fn wide_is_possible(&self) -> bool {
        let choice = self.form.choice();
        self.others.iter().any(|form| {
            let other = Form::new(self.form.isa(), *form).choice();
            other.class == choice.class && other.literal == 2
        })
    }

    // Pieces.

    /// The next operand, if there is one.
    pub(super) fn peek(&mut self) -> Option<Piece> {
        while self.used >> self.next & 1 != 0 {
            self.next += 1;
        }
        self.statement.pieces().get(self.next).copied()
    }

    /// Takes the next operand.
    pub(super) fn take(&mut self) -> Result<Piece, Failure> {
        let missing = AsmError::new(self.statement.end, Problem::MissingOperand);
        let piece = self.peek().ok_or(missing)?;
        if let Kind::Modifier(_) = piece.kind {
            return Err(AsmError::new(piece.at(), missing.problem()));
        }
        self.used |= 1 << self.next;
        self.next += 1;
        Ok(piece)
    }

    /// Takes the modifier of this name, if it is there.
    pub(super) fn find(&mut self, name: &str) -> Option<Piece> {
        for (index, piece) in self.statement.pieces().iter().enumerate() {
            let is_free = self.used >> index & 1 == 0;
            let matches = || match piece.kind {
                Kind::Modifier(_) | Kind::Word => piece.is_named(name, self.text),
                // None is the first operand.
                Kind::Registers(registers) => {
                    index > 0 && registers.may_be_flag() && self.word_at(*piece).eq_ignore_ascii_case(name)
                }
                _ => false,
            };
            if is_free && matches() {
                self.used |= 1 << index;
                return Some(*piece);
            }
        }
        None
    }

    /// A cursor on the value of a modifier.
    ///
    /// # Errors
    /// If the piece is a word without value.
    pub(super) fn value_of(&self, piece: Piece) -> Result<Cursor<'t>, Failure> {
        match piece.kind {
            Kind::Modifier(at) => Ok(Cursor::new(self.text, at as usize)),
            _ => Err(AsmError::new(piece.at(), Problem::Expected(Wanted::ModifierValue))),
        }
    }

    /// The word at a piece's beginning.
    pub(super) fn word_at(&self, piece: Piece) -> &'t str {
        Cursor::new(self.text, piece.at()).word()
    }

    // Bits.

    /// Sets bits.
    ///
    /// # Errors
    /// If the value does not fit.
    pub(super) fn put(&mut self, at: usize, bits: Bits, value: u64) -> Filled {
        if bits.count < 64 && value >> bits.count != 0 {
            return Err(AsmError::new(at, Problem::Range));
        }
        self.words.put(bits, value);
        Ok(())
    }

    /// Sets bits of which the highest would be a sign to a number without one.
    ///
    /// # Errors
    /// If the value does not fit.
    pub(super) fn put_positive(&mut self, at: usize, bits: Bits, value: i64) -> Filled {
        if value < 0 { Err(AsmError::new(at, Problem::Range)) } else { self.put_signed(at, bits, value) }
    }

    /// Sets bits to a number that may be signed.
    ///
    /// # Errors
    /// If the value does not fit.
    pub(super) fn put_signed(&mut self, at: usize, bits: Bits, value: i64) -> Filled {
        let half = 1i64 << (bits.count.clamp(1, 63) - 1);
        if value < -half || value >= half {
            return Err(AsmError::new(at, Problem::Range));
        }
        self.words.put(bits, value as u64);
        Ok(())
    }
}
