//! A form's syntax read backwards: from pieces of a line to the bits of a word.
//!
//! Modifiers come first, wherever they stand, because they tell how many registers some operands have.

use super::Context;
use super::cursor::Cursor;
use super::error::{AsmError, Problem};
use super::statement::{Kind, Piece, Statement};
use super::tables::{Candidate, Narrow};
use super::words::Words;
use crate::Form;
use crate::rows::Bits;
use crate::size;
use crate::text::item::{Flat, Item};

/// One form on its way from text to words.
pub(super) struct Fill<'a, 't> {
    pub(super) context: &'a Context<'a>,
    pub(super) text: &'t str,
    pub(super) statement: &'a Statement<'t>,
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
        statement: &'a Statement<'t>,
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
            self.modifier(item)?;
        }
        if self.statement.has_modifiers() {
            for item in modifiers {
                self.modifier(item)?;
            }
        } else {
            self.words.leave_out(syntax.mask, syntax.quiet);
        }
        for item in operands {
            self.operand(item)?;
        }
        let rest = self.statement.pieces().iter().enumerate().find(|(index, _)| self.used >> index & 1 == 0);
        if let Some((_, piece)) = rest {
            let problem = match piece.kind {
                Kind::Modifier(..) | Kind::Word(_) => Problem::Modifier,
                _ => Problem::ExtraOperand,
            };
            return Err(AsmError::new(piece.at, problem));
        }
        match self.flat {
            Some(flat) => self.settle(flat),
            None => Ok(()),
        }
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
    pub(super) fn peek(&mut self) -> Option<Piece<'t>> {
        while self.used >> self.next & 1 != 0 {
            self.next += 1;
        }
        self.statement.pieces().get(self.next).copied()
    }

    /// Takes the next operand.
    pub(super) fn take(&mut self) -> Result<Piece<'t>, Failure> {
        let missing = AsmError::new(self.statement.end, Problem::MissingOperand);
        let piece = self.peek().ok_or(missing)?;
        if let Kind::Modifier(..) = piece.kind {
            return Err(AsmError::new(piece.at, missing.problem()));
        }
        self.used |= 1 << self.next;
        self.next += 1;
        Ok(piece)
    }

    /// Takes the modifier of this name, if it is there.
    pub(super) fn find(&mut self, name: &str) -> Option<Piece<'t>> {
        let matches = |(index, piece): (usize, &Piece<'_>)| match piece.kind {
            Kind::Modifier(word, _) | Kind::Word(word) => word.eq_ignore_ascii_case(name),
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
    pub(super) fn value_of(&self, piece: Piece<'t>) -> Result<Cursor<'t>, Failure> {
        match piece.kind {
            Kind::Modifier(_, at) => Ok(Cursor::new(self.text, at)),
            _ => Err(AsmError::new(piece.at, Problem::Expected("`:` and a value"))),
        }
    }

    /// The word at a piece's beginning.
    pub(super) fn word_at(&self, piece: Piece<'_>) -> &'t str {
        Cursor::new(self.text, piece.at).word()
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
