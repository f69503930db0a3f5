//! A form's syntax read backwards: from pieces of a line to the bits of a word.
//!
//! Modifiers come first, wherever they stand, because they tell how many registers some operands have.

use super::Context;
use super::cursor::{Cursor, Number};
use super::error::{AsmError, Problem};
use super::register::{Registers, VECTOR};
use super::statement::{Kind, Piece, Statement};
use super::words::Words;
use crate::Form;
use crate::rows::Bits;
use crate::size;
use crate::text::item::{Bit, File, Half, Item, NO_BIT, Present, Register, Size};

/// The scalar code of VCC.
const VCC: u64 = 106;

/// One form on its way from text to words.
pub(super) struct Fill<'a, 't> {
    pub(super) context: &'a Context<'a>,
    pub(super) text: &'t str,
    pub(super) statement: &'a Statement<'t>,
    pub(super) words: &'a mut Words,
    /// Pieces that are taken, a bit each.
    used: u32,
    /// The first piece that may be the next operand.
    next: usize,
    /// Registers of a flat address, until its base is known.
    pub(super) address_dwords: u8,
}

pub(super) type Filled = Result<(), Failure>;

/// What is wrong, at which byte.
pub(super) type Failure = AsmError;

impl<'a, 't> Fill<'a, 't> {
    pub(super) fn new(context: &'a Context<'a>, text: &'t str, statement: &'a Statement<'t>, words: &'a mut Words) -> Self {
        Fill { context, text, statement, words, used: 0, next: 0, address_dwords: 0 }
    }

    /// Fills in all that the statement says.
    pub(super) fn all(&mut self, form: Form) -> Filled {
        for item in form.syntax() {
            self.modifier(item)?;
        }
        for item in form.syntax() {
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
        // What depends on operands that stand later in the text.
        for item in form.syntax() {
            self.settle(item)?;
        }
        Ok(())
    }

    fn operand(&mut self, item: &'static Item) -> Filled {
        match item {
            Item::Operand(register) => self.register(register),
            Item::Implied(code, size) => self.implied(*code, *size),
            Item::Wide(constant) => self.wide(*constant),
            Item::Value(bits, kind) => self.immediate(*bits, kind),
            Item::Optional(bits) => self.optional(*bits),
            Item::BufferAddress { address, offen, idxen } => self.buffer_address(*address, *offen, *idxen),
            Item::FlatAddress(flat) => self.flat_address(flat),
            Item::FlatBase(flat) => self.flat_base(flat),
            Item::Offset(offset) => self.scalar_offset(offset),
            Item::Texels(data) => self.image_data(data),
            Item::Coordinates(address) => self.image_address(address),
            Item::Attribute { number, channel } => self.attribute(*number, *channel),
            Item::ExportTarget(bits, names) => self.export_target(*bits, *names),
            Item::ExportSource { sources, enable, packed, index } => self.export_source(*sources, *enable, *packed, *index),
            Item::Matrix(bits, format, shape) => {
                let dwords = size::matrix(shape, self.words.get(*format)) as u8;
                self.source(*bits, dwords)
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
        let matches = |piece: &Piece<'_>| match piece.kind {
            Kind::Modifier(word, _) | Kind::Word(word) => word.eq_ignore_ascii_case(name),
            // A flag may look like a register (`a16`).
            Kind::Registers(registers) if registers.accumulator => self.word_at(*piece).eq_ignore_ascii_case(name),
            _ => false,
        };
        let free = |index: usize| self.used >> index & 1 == 0;
        let (index, piece) =
            self.statement.pieces().iter().enumerate().find(|(index, piece)| free(*index) && matches(piece))?;
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

    pub(super) fn dwords_of(&self, size: Size) -> u8 {
        size::dwords(size, self.words.all(), self.context.wave64) as u8
    }

    // Plain operands.

    fn register(&mut self, operand: &Register) -> Filled {
        match operand.present {
            Present::If(bit) if !self.words.is_set(bit) => return Ok(()),
            Present::Unless(bit) if self.words.is_set(bit) => return Ok(()),
            _ => {}
        }
        let piece = self.take()?;
        for (wanted, bit) in [(piece.neg, operand.neg), (piece.abs, operand.abs), (piece.sext, operand.sext)] {
            if wanted {
                if bit == NO_BIT {
                    return Err(AsmError::new(piece.at, Problem::SourceModifier));
                }
                self.words.set(bit);
            }
        }
        let dwords = self.dwords_of(operand.size);
        match piece.kind {
            Kind::Registers(registers) => self.registers(piece.at, operand, registers, dwords),
            Kind::Number(number) => {
                let encoded = super::constant::encode(number, operand.constant, self.words.wide_is_possible);
                self.constant(piece.at, operand, encoded)
            }
            Kind::Literal(number, false) => {
                let encoded = super::constant::literal(number, operand.constant, self.words.wide_is_possible);
                self.constant(piece.at, operand, encoded)
            }
            Kind::Literal(number, true) => {
                let encoded = super::constant::wide(number, operand.constant);
                self.constant(piece.at, operand, encoded)
            }
            _ => Err(AsmError::new(piece.at, Problem::Operand)),
        }
    }

    fn registers(&mut self, at: usize, operand: &Register, registers: Registers, dwords: u8) -> Filled {
        self.check_run(at, registers, dwords)?;
        let wrong = AsmError::new(at, Problem::Operand);
        let is_vector = registers.code >= VECTOR;
        let code = u64::from(registers.code);
        let number = code.wrapping_sub(VECTOR.into());
        let number = if is_vector { self.half(at, operand.half, number, registers.half)? } else { number };
        let is_accumulator = registers.accumulator;
        match operand.file {
            File::Vector if is_vector && !is_accumulator => self.put(at, operand.bits, number),
            File::Accumulator if is_vector && is_accumulator => self.put(at, operand.bits, number),
            File::VectorOrAccumulator(bit) if is_vector => {
                self.words.set_to(bit, is_accumulator);
                self.put(at, operand.bits, number)
            }
            File::Source if is_vector && !is_accumulator => self.code(at, operand.bits, number + u64::from(VECTOR)),
            File::SourceAccumulator if is_vector && is_accumulator => self.code(at, operand.bits, number + u64::from(VECTOR)),
            File::SourceOrAccumulator(bit) if is_vector => {
                self.words.set_to(bit, is_accumulator);
                self.code(at, operand.bits, number + u64::from(VECTOR))
            }
            File::VectorOrScalar(bit) => {
                self.words.set_to(bit, !is_vector);
                if is_accumulator { Err(wrong) } else { self.put(at, operand.bits, if is_vector { number } else { code }) }
            }
            File::VectorInverse(bit) if is_vector && !is_accumulator => {
                let odd = number & 1 != 0;
                if self.words.is_set(bit) == odd {
                    return Err(AsmError::new(at, Problem::Pair));
                }
                self.put(at, operand.bits, number >> 1)
            }
            File::ScalarIf(bit) if !is_vector => {
                let is_vcc = code == VCC;
                self.words.set_to(bit, !is_vcc);
                if is_vcc { Ok(()) } else { self.code(at, operand.bits, code) }
            }
            File::Source | File::SourceOrAccumulator(_) | File::SourceAccumulator if !is_vector => {
                self.code(at, operand.bits, code)
            }
            File::Scaled(low) if !is_vector && code & ((1 << low) - 1) == 0 => self.code(at, operand.bits, code >> low),
            _ => Err(wrong),
        }
    }

    /// Sets a source's code; one that does not fit means a register that the field can't hold.
    fn code(&mut self, at: usize, bits: Bits, code: u64) -> Filled {
        self.put(at, bits, code).map_err(|_| AsmError::new(at, Problem::Operand))
    }

    /// Checks number and alignment of a run of registers.
    pub(super) fn check_run(&self, at: usize, registers: Registers, dwords: u8) -> Filled {
        if registers.dwords != 0 && registers.dwords != dwords {
            return Err(AsmError::new(at, Problem::Size { dwords }));
        }
        if registers.code >= VECTOR {
            let number = registers.code - VECTOR;
            if number + u16::from(dwords) > 256 {
                return Err(AsmError::new(at, Problem::Register));
            }
            let odd = self.context.asm().even_vectors && dwords > 1 && number % 2 != 0;
            return if odd { Err(AsmError::new(at, Problem::Alignment)) } else { Ok(()) };
        }
        let alignment = match dwords {
            0 | 1 => 1,
            2 => 2,
            _ => 4,
        };
        let is_numbered = registers.dwords != 0;
        if is_numbered && registers.code % alignment != 0 {
            return Err(AsmError::new(at, Problem::Alignment));
        }
        Ok(())
    }

    /// The number of a VGPR with the half that is asked for.
    fn half(&mut self, at: usize, half: Half, number: u64, wanted: Option<bool>) -> Result<u64, Failure> {
        let high = wanted == Some(true);
        match half {
            Half::Whole if wanted.is_some() => Err(AsmError::new(at, Problem::Operand)),
            Half::Whole => Ok(number),
            Half::Low if high => Err(AsmError::new(at, Problem::Operand)),
            Half::Low => Ok(number),
            Half::At(bit) => {
                if wanted == Some(false) && self.words.is_set(bit) {
                    return Err(AsmError::new(at, Problem::Operand));
                }
                if high {
                    self.words.set(bit);
                }
                Ok(number)
            }
            Half::Top if number > 127 => Err(AsmError::new(at, Problem::Register)),
            Half::Top => Ok(number | u64::from(high) << 7),
        }
    }

    fn constant(&mut self, at: usize, operand: &Register, encoded: Result<super::constant::Encoded, Problem>) -> Filled {
        let code = self.words.constant(encoded).map_err(|problem| AsmError::new(at, problem))?;
        match operand.file {
            File::Source | File::SourceOrAccumulator(_) | File::SourceAccumulator => self.code(at, operand.bits, code.into()),
            File::VectorOrScalar(bit) => {
                self.words.set(bit);
                self.code(at, operand.bits, code.into())
            }
            _ => Err(AsmError::new(at, Problem::Operand)),
        }
    }

    /// A source without modifiers, of so many dwords: a VGPR run, a scalar or a constant of 32 bits.
    pub(super) fn source(&mut self, bits: Bits, dwords: u8) -> Filled {
        let register = Register {
            bits,
            file: File::Source,
            size: Size::Dwords(dwords),
            constant: crate::text::Constant::B32,
            neg: NO_BIT,
            abs: NO_BIT,
            sext: NO_BIT,
            half: Half::Whole,
            present: Present::Here,
        };
        self.register(&register)
    }

    /// A run of VGPRs as an operand of its own; AccVGPRs where the bit can say so.
    pub(super) fn vectors(&mut self, bits: Bits, dwords: u8, accumulator: Bit) -> Filled {
        let file = if accumulator == NO_BIT { File::Vector } else { File::VectorOrAccumulator(accumulator) };
        let register = Register {
            bits,
            file,
            size: Size::Dwords(dwords),
            constant: crate::text::Constant::B32,
            neg: NO_BIT,
            abs: NO_BIT,
            sext: NO_BIT,
            half: Half::Whole,
            present: Present::Here,
        };
        self.register(&register)
    }

    fn implied(&mut self, code: u8, size: Size) -> Filled {
        let piece = self.take()?;
        let dwords = self.dwords_of(size);
        let plain = !piece.neg && !piece.abs && !piece.sext;
        match piece.kind {
            Kind::Registers(registers) if plain && registers.code == u16::from(code) => {
                self.check_run(piece.at, registers, dwords)
            }
            _ => Err(AsmError::new(piece.at, Problem::Operand)),
        }
    }

    fn wide(&mut self, constant: crate::text::Constant) -> Filled {
        use super::constant::{Encoded, literal, wide};
        let piece = self.take()?;
        let encoded = match piece.kind {
            Kind::Number(number) | Kind::Literal(number, false) => literal(number, constant, false),
            Kind::Literal(number, true) => wide(number, constant),
            _ => Err(Problem::Operand),
        };
        // A float of 64 bits whose low half is zero is written as its high half.
        let encoded = match (encoded, constant) {
            (Ok(Encoded::Literal(high)), crate::text::Constant::F64) => Ok(Encoded::Wide(u64::from(high) << 32)),
            (encoded, _) => encoded,
        };
        self.words.constant(encoded).map(drop).map_err(|problem| AsmError::new(piece.at, problem))
    }

    fn optional(&mut self, bits: Bits) -> Filled {
        match self.peek() {
            None => Ok(()),
            Some(_) => self.immediate(bits, &crate::text::item::Immediate::Decimal),
        }
    }

    /// Takes the next operand if it is a number.
    pub(super) fn take_integer(&mut self) -> Result<(usize, i64), Failure> {
        let piece = self.take()?;
        match piece.kind {
            Kind::Number(Number::Integer(value)) if !piece.neg && !piece.abs => Ok((piece.at, value)),
            _ => Err(AsmError::new(piece.at, Problem::Expected("an integer"))),
        }
    }
}
