//! Registers and constants, from text to bits.

use super::constant::{self, Encoded};
use super::cursor::Number;
use super::error::{AsmError, Problem};
use super::fill::{Failure, Fill, Filled};
use super::register::{Registers, VECTOR};
use super::statement::{Kind, Literal, Piece};
use super::tables::{CONSTANTS, Class, DIRECT, DIRECT_CODE};
use crate::rows::{Bits, Slot};
use crate::text::Constant;
use crate::text::code::VCC;
use crate::text::item::{Bit, File, Half, Immediate, Item, NO_BIT, Present, Register, Size};
use crate::{Form, FormOperand, legal};
use amdgpu_isa_base::size;

/// The first scalar code of an inline float.
const FIRST_FLOAT: u16 = 240;

impl Fill<'_, '_> {
    pub(super) fn dwords_of(&self, size: Size) -> u8 {
        size::dwords(size, self.words.all(), self.context.wave64) as u8
    }

    pub(super) fn register(&mut self, operand: &Register) -> Filled {
        match operand.present {
            Present::If(bit) if !self.words.is_set(bit) => return Ok(()),
            Present::Unless(bit) if self.words.is_set(bit) => return Ok(()),
            Present::UnlessNull(_) if !matches!(self.peek(), Some(Piece { kind: Kind::Registers(_), .. })) => {
                let null = self.context.text.null().ok_or(AsmError::new(self.statement.end, Problem::MissingOperand))?;
                return self.put(self.statement.end, operand.bits, null.into());
            }
            _ => {}
        }
        let mut piece = self.take()?;
        if (piece.neg || piece.abs) && operand.neg == NO_BIT {
            self.fold_sign(operand, &mut piece);
        }
        for (wanted, bit) in &[(piece.neg, operand.neg), (piece.abs, operand.abs), (piece.sext, operand.sext)] {
            if *wanted {
                if *bit == NO_BIT {
                    return Err(AsmError::new(piece.at(), Problem::SourceModifier));
                }
                self.words.set(*bit);
            }
        }
        let dwords = self.dwords_of(operand.size);
        match piece.kind {
            Kind::Registers(registers) => self.registers(piece.at(), operand, registers, dwords),
            Kind::Number(number) => {
                let wide_is_possible = self.wide_is_possible();
                // The generation may have another use for the code of wide literals.
                let has_wide = self.context.text.scalar_name(DIRECT_CODE.into()).is_empty();
                let encoded = match piece.literal {
                    Literal::No => constant::encode(number, operand.constant, wide_is_possible, has_wide),
                    Literal::Narrow => constant::narrow(number, operand.constant, wide_is_possible),
                    Literal::Wide if has_wide => constant::wide(number, operand.constant),
                    // As elsewhere, but not a float, nor in operands of which a literal holds a part.
                    Literal::Wide => match operand.constant {
                        _ if matches!(number, Number::Float(_)) => Err(Problem::Literal),
                        Constant::F64 | Constant::F16 | Constant::Bf16 | Constant::I16 => Err(Problem::Literal),
                        _ => constant::literal(number, operand.constant, false),
                    },
                };
                let encoded =
                    if self.words.literal_dwords == 2 { constant::widened(encoded, operand.constant) } else { encoded };
                self.constant(piece, operand, encoded)
            }
            Kind::Word if !piece.is_named("off", self.text) => Err(AsmError::new(piece.at(), Problem::Symbol)),
            _ => Err(AsmError::new(piece.at(), Problem::Operand)),
        }
    }

    /// Gives a constant the sign that its wrappings ask for, where the short encoding of a vector instruction has no bits for them
    /// and the long one has.
    #[cold]
    fn fold_sign(&self, operand: &Register, piece: &mut Piece) {
        let (Kind::Number(number), Literal::No | Literal::Narrow, Slot::Whole) = (piece.kind, piece.literal, self.form.slot())
        else {
            return;
        };
        let choice = self.form.choice();
        if choice.class != Class::Short || choice.bus == 0 || !self.has_sign_in_long(operand) {
            return;
        }
        let is_here = |one: &FormOperand| matches!(one.item(), Some(Item::Operand(register)) if register.bits == operand.bits);
        let Some(here) = self.form.operands().find(is_here) else { return };
        let bits = here.data_format().number_format().bits;
        // Of 64 bits, an integer with a sign of its own would be no integer.
        if bits < 64 || matches!(number, Number::Float(_)) {
            piece.kind = Kind::Number(constant::with_sign(number, (piece.neg, piece.abs), bits));
            (piece.neg, piece.abs) = (false, false);
        }
    }

    /// Whether the long encoding has a bit that negates the operand.
    fn has_sign_in_long(&self, operand: &Register) -> bool {
        let mut place = 0;
        loop {
            match operand_at(self.form, place) {
                Some(Item::Operand(register)) if register.bits == operand.bits => break,
                Some(_) => place += 1,
                None => return false,
            }
        }
        self.others.iter().any(|form| {
            let form = Form::new(self.form.isa(), *form);
            let there = operand_at(form, place);
            form.choice().class == Class::Long && matches!(there, Some(Item::Operand(register)) if register.neg != NO_BIT)
        })
    }

    fn registers(&mut self, at: usize, operand: &Register, registers: Registers, dwords: u8) -> Filled {
        self.check_run(at, registers, dwords)?;
        let wrong = AsmError::new(at, Problem::Operand);
        let is_vector = registers.code >= VECTOR;
        let kind = legal::kinds_of_register(registers.code);
        if !legal::takes(self.narrow, operand.bits, kind) {
            return Err(wrong);
        }
        // What comes straight from the local data share can't be written, nor can a part of it be selected.
        if kind == DIRECT {
            let is_part = matches!(operand.file, File::VectorOrScalar(_));
            if is_part || !legal::is_read(self.form, operand) {
                return Err(wrong);
            }
        }
        self.words.scalars += u8::from(!is_vector);
        let code = u64::from(registers.code);
        let number = code.wrapping_sub(VECTOR.into());
        let number = if is_vector { self.half(at, operand.half, number, registers.half)? } else { number };
        let is_accumulator = registers.accumulator;
        match operand.file {
            File::Vector if is_vector && !is_accumulator => self.put(at, operand.bits, number),
            File::Accumulator if is_vector && is_accumulator => self.put(at, operand.bits, number),
            File::VectorOrAccumulator(bit) if is_vector => {
                self.accumulator(at, bit, is_accumulator)?;
                self.put(at, operand.bits, number)
            }
            File::Source if is_vector && !is_accumulator => self.code(at, operand.bits, number + u64::from(VECTOR)),
            File::SourceAccumulator if is_vector && is_accumulator => self.code(at, operand.bits, number + u64::from(VECTOR)),
            File::SourceOrAccumulator(bit) if is_vector => {
                self.accumulator(at, bit, is_accumulator)?;
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

    /// Says whether operands are AccVGPRs; those that share the bit have to agree.
    fn accumulator(&mut self, at: usize, bit: Bit, is_accumulator: bool) -> Filled {
        let agrees = self.words.decide(bit, is_accumulator);
        if agrees { Ok(()) } else { Err(AsmError::new(at, Problem::Operand)) }
    }

    /// Sets a source's code; one that does not fit means a register that the field can't hold.
    fn code(&mut self, at: usize, bits: Bits, code: u64) -> Filled {
        self.put(at, bits, code).map_err(|_| AsmError::new(at, Problem::Operand))
    }

    /// Checks number and alignment of a run of registers.
    #[inline(always)]
    pub(super) fn check_run(&self, at: usize, registers: Registers, dwords: u8) -> Filled {
        if registers.dwords != 0 && registers.dwords != dwords {
            return Err(AsmError::new(at, Problem::Size { dwords }));
        }
        if registers.code >= VECTOR {
            let number = registers.code - VECTOR;
            if number + u16::from(dwords) > self.context.asm.vectors {
                return Err(AsmError::new(at, Problem::Register));
            }
            let odd = dwords > 1 && !number.is_multiple_of(2) && self.form.choice().even_vectors;
            return if odd { Err(AsmError::new(at, Problem::Alignment)) } else { Ok(()) };
        }
        let alignment = match dwords {
            0 | 1 => 1,
            2 => 2,
            _ => 4,
        };
        let is_numbered = registers.dwords != 0;
        if is_numbered && !registers.code.is_multiple_of(alignment) {
            return Err(AsmError::new(at, Problem::Alignment));
        }
        Ok(())
    }

    /// The number of a VGPR with the half that is asked for.
    fn half(&mut self, at: usize, half: Half, number: u64, wanted: Option<bool>) -> Result<u64, Failure> {
        let high = wanted == Some(true);
        let is_half = matches!(half, Half::Low | Half::At(_) | Half::Top);
        let named = wanted.is_some();
        if is_half && *self.names_halves.get_or_insert(named) != named {
            return Err(AsmError::new(at, Problem::Half));
        }
        match half {
            Half::Whole | Half::Mixed(..) if named => Err(AsmError::new(at, Problem::Operand)),
            Half::Whole | Half::Mixed(..) => Ok(number),
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

    fn constant(&mut self, piece: Piece, operand: &Register, encoded: Result<Encoded, Problem>) -> Filled {
        let at = piece.at();
        if !legal::takes(self.narrow, operand.bits, CONSTANTS) || !legal::is_read(self.form, operand) {
            return Err(AsmError::new(at, Problem::Operand));
        }
        // A sign would be ambiguous: the literal is the float's high half.
        let is_half = matches!(piece.kind, Kind::Number(Number::Integer(..=0xffff_ffff)));
        if operand.constant == Constant::F64
            && is_half
            && (piece.neg || piece.abs)
            && !matches!(encoded, Ok(Encoded::Inline(..FIRST_FLOAT)))
        {
            return Err(AsmError::new(at, Problem::SourceModifier));
        }
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

    /// A matrix: VGPRs, or AccVGPRs where the bit can say so.
    pub(super) fn matrix(&mut self, bits: Bits, dwords: u8, accumulator: Bit) -> Filled {
        let file = if accumulator == NO_BIT { File::Source } else { File::SourceOrAccumulator(accumulator) };
        self.plain(bits, dwords, file)
    }

    /// A run of VGPRs as an operand of its own; AccVGPRs where the bit can say so.
    pub(super) fn vectors(&mut self, bits: Bits, dwords: u8, accumulator: Bit) -> Filled {
        let file = if accumulator == NO_BIT { File::Vector } else { File::VectorOrAccumulator(accumulator) };
        self.plain(bits, dwords, file)
    }

    /// A register operand without modifiers.
    fn plain(&mut self, bits: Bits, dwords: u8, file: File) -> Filled {
        let register = Register {
            bits,
            file,
            size: Size::Dwords(dwords),
            constant: Constant::B32,
            neg: NO_BIT,
            abs: NO_BIT,
            sext: NO_BIT,
            half: Half::Whole,
            present: Present::Here,
        };
        self.register(&register)
    }

    pub(super) fn implied(&mut self, code: u8, size: Size) -> Filled {
        let piece = self.take()?;
        let dwords = self.dwords_of(size);
        match piece.kind {
            Kind::Registers(registers) if piece.is_bare() && registers.code == u16::from(code) => {
                self.check_run(piece.at(), registers, dwords)
            }
            _ => Err(AsmError::new(piece.at(), Problem::Operand)),
        }
    }

    pub(super) fn wide(&mut self, format: Constant) -> Filled {
        let piece = self.take()?;
        if !piece.is_bare() {
            return Err(AsmError::new(piece.at(), Problem::SourceModifier));
        }
        let encoded = match piece.kind {
            Kind::Number(number) if piece.literal == Literal::Wide => constant::wide(number, format),
            // The dword has room for the sign that an integer has.
            Kind::Number(number @ Number::Integer(_)) if format == Constant::F16 => {
                constant::literal(number, Constant::I16, false)
            }
            Kind::Number(number) => constant::literal(number, format, false),
            _ => Err(Problem::Operand),
        };
        match self.words.constant(constant::widened(encoded, format)) {
            Ok(_) => Ok(()),
            Err(problem) => Err(AsmError::new(piece.at(), problem)),
        }
    }

    pub(super) fn optional(&mut self, bits: Bits) -> Filled {
        match self.peek() {
            None => Ok(()),
            Some(_) => self.immediate(bits, &Immediate::UnsignedHex),
        }
    }
}

/// The item of the operand in this place among those that all encodings of an instruction have.
fn operand_at(form: Form, mut place: usize) -> Option<&'static Item> {
    for item in form.syntax() {
        if matches!(item, Item::Operand(_) | Item::Implied(..)) {
            if place == 0 {
                return Some(item);
            }
            place -= 1;
        }
    }
    None
}
