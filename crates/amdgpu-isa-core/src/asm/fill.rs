//! A form's syntax read backwards: from pieces of a line to the bits of a word.
//!
//! Modifiers come first, wherever they stand, because they tell how many registers some operands have.

use super::Context;
use super::cursor::Cursor;
use super::error::{AsmError, Problem};
use super::register::{Registers, VECTOR};
use super::statement::{Kind, Piece, Statement};
use super::tables::{Candidate, Narrow};
use super::words::Words;
use crate::Form;
use crate::rows::Bits;
use crate::size;
use crate::text::Slot;
use crate::text::item::{Flat, Item};

/// One form on its way from text to words.
pub(super) struct Fill<'a, 't> {
    pub(super) context: &'a Context<'a>,
    pub(super) text: &'t str,
    pub(super) statement: &'a Statement,
    pub(super) words: &'a mut Words,
    /// The form to fill.
    pub(super) form: Form,
    /// Its operands that take less than their fields can hold.
    pub(super) narrow: &'static [Narrow],
    /// Pieces that are taken, a bit each.
    used: u32,
    /// The first piece that may be the next operand.
    next: usize,
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
        statement: &'a Statement,
        words: &'a mut Words,
        (candidate, form): (&Candidate, Form),
    ) -> Self {
        let narrow = candidate.narrow.of(context.asm().narrow);
        Fill { context, text, statement, words, form, narrow, used: 0, next: 0, flat: None, address_dwords: 0 }
    }

    /// Fills in all that the statement says.
    pub(super) fn all(mut self) -> Filled {
        let text = self.context.text();
        let syntax = text.syntax_row(self.form.index());
        let (operands, modifiers) = text.items_of(syntax);
        for item in operands.clone() {
            if !matches!(item, Item::Operand(_) | Item::Value(..)) {
                self.modifier(item)?;
            }
        }
        if self.statement.has_modifiers {
            for item in modifiers {
                self.modifier(item)?;
            }
        } else {
            self.words.leave_out(syntax.mask, syntax.quiet);
        }
        let slots = syntax.slots.iter().map(Some).chain(core::iter::repeat(None));
        for (item, slot) in operands.skip(syntax.first.into()).zip(slots) {
            if !slot.is_some_and(|slot| self.put_plain(slot)) {
                self.operand(item)?;
            }
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

    /// Puts a plain operand's register into its field, if it is one that surely fits. Says nothing of what it does not put.
    #[inline]
    fn put_plain(&mut self, slot: &Slot) -> bool {
        let Some(piece) = self.peek() else { return false };
        let Kind::Registers(Registers { code, dwords, accumulator: false, half: None }) = piece.kind else { return false };
        let asm = self.context.asm();
        let is_vector = code >= VECTOR;
        let number = if is_vector { code - VECTOR } else { code };
        let fits = if is_vector {
            let odd = asm.even_vectors && dwords > 1 && number % 2 != 0;
            dwords == slot.dwords && !odd && number + u16::from(dwords) <= asm.vectors
        } else {
            let alignment = match dwords {
                0 | 1 => 0,
                2 => 1,
                _ => 3,
            };
            // Above are constants, and registers that some instructions take for constants.
            !slot.vector && code < 128 && (dwords == 0 || dwords == slot.dwords && code & alignment == 0)
        };
        let value = if slot.vector { number } else { code };
        if !fits || slot.dwords == 0 || !piece.is_bare() || !self.narrow.is_empty() || value >> slot.bits.count != 0 {
            return false;
        }
        self.words.put_low(slot.bits, value.into());
        self.words.scalars += u8::from(!is_vector);
        self.used |= 1 << self.next;
        self.next += 1;
        true
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
        let matches = |(index, piece): (usize, &Piece)| match piece.kind {
            Kind::Modifier(_) | Kind::Word => piece.word(self.text).eq_ignore_ascii_case(name),
            // A flag may look like a register (`a16`, `scc`), but none is the first operand.
            Kind::Registers(_) => index > 0 && self.word_at(*piece).eq_ignore_ascii_case(name),
            _ => false,
        };
        let free = |index: usize| self.used >> index & 1 == 0;
        let mut pieces = self.statement.pieces().iter().enumerate();
        let (index, piece) = pieces.find(|(index, piece)| free(*index) && matches((*index, piece)))?;
        self.used |= 1 << index;
        Some(*piece)
    }

    /// A cursor on the value of a modifier.
    ///
    /// # Errors
    /// If the piece is a word without value.
    pub(super) fn value_of(&self, piece: Piece) -> Result<Cursor<'t>, Failure> {
        match piece.kind {
            Kind::Modifier(at) => Ok(Cursor::new(self.text, at as usize)),
            _ => Err(AsmError::new(piece.at(), Problem::Expected("`:` and a value"))),
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
