//! Immediates among the operands, from text to bits.

use super::cursor::{Cursor, Number, is_same, position};
use super::error::{AsmError, Problem, Wanted};
use super::expression;
use super::fill::{Fill, Filled};
use super::statement::{Kind, Literal};
use crate::rows::{Bits, Run};
use crate::text::Part;
use crate::text::immediate::{INDEX_MODES, PARAMETERS};
use crate::text::item::{Immediate, Messages};

impl<'t> Fill<'_, 't> {
    pub(super) fn immediate(&mut self, bits: Bits, kind: &Immediate) -> Filled {
        let piece = self.take()?;
        let at = piece.at();
        if !piece.is_bare() {
            return Err(AsmError::new(at, Problem::SourceModifier));
        }
        if let (Kind::Number(Number::Integer(value)), Literal::No) = (piece.kind, piece.literal) {
            return self.number(at, bits, value, kind);
        }
        let value = match *kind {
            Immediate::Branch => return self.branch(at, bits),
            Immediate::Hwreg(names) => self.hwreg(at, names)?,
            Immediate::Message(messages) => self.message(at, messages)?,
            Immediate::Counters(parts) => self.parts(at, parts.of(self.context.text.parts), true)?,
            Immediate::Depctr(parts) => self.parts(at, parts.of(self.context.text.parts), false)?,
            Immediate::Delay => match piece.kind {
                Kind::Delay(value) => value.into(),
                _ => return Err(AsmError::new(at, Problem::Expected(Wanted::DelayPart))),
            },
            Immediate::IndexMode => self.index_mode(at)?,
            Immediate::Parameter => {
                let word = self.word_at(piece);
                let index = position(&PARAMETERS, word);
                index.ok_or(AsmError::new(at, Problem::Expected(Wanted::Parameter)))? as u64
            }
            _ => return Err(AsmError::new(at, Problem::Expected(Wanted::Integer))),
        };
        self.put(at, bits, value)
    }

    /// A plain number in an immediate's place.
    fn number(&mut self, at: usize, bits: Bits, value: i64, kind: &Immediate) -> Filled {
        let (low, high) = match kind {
            Immediate::IndexMode => (0, 1i64 << INDEX_MODES.len()),
            Immediate::Hwreg(_) | Immediate::Message(_) | Immediate::UnsignedHex => (0, 1i64 << bits.count.min(62)),
            Immediate::SignedHex => (-(1i64 << (bits.count.clamp(1, 63) - 1)), 1i64 << (bits.count.clamp(1, 63) - 1)),
            // LLVM takes immediates of 16 bits with or without sign.
            _ if bits.count == 16 => (-0x8000, 0x1_0000),
            _ => (0, 1i64 << bits.count.min(62)),
        };
        if value < low || value >= high {
            return Err(AsmError::new(at, Problem::Range));
        }
        self.words.put(bits, value as u64);
        Ok(())
    }

    /// A label: its distance in dwords from the next instruction.
    fn branch(&mut self, at: usize, bits: Bits) -> Filled {
        let target = self.context.label(Cursor::new(self.text, at).word()).ok_or(AsmError::new(at, Problem::Symbol))?;
        let next = self.context.address.wrapping_add(4 * i64::from(self.words.dwords));
        let distance = target.wrapping_sub(next);
        if distance % 4 != 0 {
            return Err(AsmError::new(at, Problem::Range));
        }
        self.put_signed(at, bits, distance / 4)
    }

    /// `hwreg(NAME, offset, width)`
    fn hwreg(&self, at: usize, names: Run) -> Result<u64, AsmError> {
        let (mut offset, mut width) = (0, 32);
        if self.text.as_bytes().get(at) == Some(&b'{') {
            return self.hwreg_fields(at);
        }
        let mut call = self.call(at, "hwreg", Wanted::Hwreg)?;
        let id = self.named(&mut call, names, 63)?;
        if call.skip(b',') {
            offset = self.limited(&mut call, 0, 31)?;
            call.expect_as(b',', Wanted::Width)?;
            width = self.limited(&mut call, 1, 32)?;
        }
        call.expect(b')')?;
        Ok(id | offset << 6 | (width - 1) << 11)
    }

    /// `{id: 0, offset: 0, size: 32}`, in any order; what is left out has these values.
    fn hwreg_fields(&self, at: usize) -> Result<u64, AsmError> {
        let mut cursor = Cursor::new(self.text, at + 1);
        let (mut id, mut offset, mut width) = (None, None, None);
        while !cursor.skip(b'}') {
            if id.is_some() || offset.is_some() || width.is_some() {
                cursor.expect(b',')?;
                cursor.blanks();
            }
            let at = cursor.at;
            let word = cursor.word();
            let (value, least, most) = match word {
                "id" if id.is_none() => (&mut id, 0, 63),
                "offset" if offset.is_none() => (&mut offset, 0, 31),
                "size" if width.is_none() => (&mut width, 1, 32),
                _ => return Err(AsmError::new(at, Problem::Expected(Wanted::HwregField))),
            };
            cursor.expect(b':')?;
            *value = Some(self.limited(&mut cursor, least, most)?);
        }
        Ok(id.unwrap_or(0) | offset.unwrap_or(0) << 6 | (width.unwrap_or(32) - 1) << 11)
    }

    /// `sendmsg(NAME, operation, stream)`
    fn message(&self, at: usize, messages: Messages) -> Result<u64, AsmError> {
        let text = self.context.text;
        let has_operations = messages.operations.count > 0;
        let mut call = self.call(at, "sendmsg", Wanted::Message)?;
        let by_name = text.value(messages.messages, call.word_here()).is_some();
        let message = self.named(&mut call, messages.messages, if has_operations { 15 } else { 255 })?;
        let name_of = |operation: u64| text.name(messages.operations, message << 8 | operation);
        // A message that is named has just the operations that have names; of one that is a number nothing is known.
        let mut takes_operation = !by_name;
        for operation in 0..8 {
            takes_operation |= name_of(operation).is_some();
        }
        let (mut operation, mut stream) = (0, 0);
        if takes_operation && call.skip(b',') {
            call.blanks();
            let at = call.at;
            let word = call.word_here();
            while operation < 8 && name_of(operation) != Some(word) {
                operation += 1;
            }
            if operation < 8 {
                call.word();
            } else if by_name && text.value(messages.operations, word).is_some() {
                // Another message's operation, by name.
                return Err(call.expected(Wanted::MessageOperation));
            } else {
                operation = self.limited(&mut call, 0, 7)?;
            }
            if by_name && name_of(operation).is_none() {
                return Err(AsmError::new(at, Problem::Range));
            }
            // Code 0xff tells by its first letter whether operations have streams; the one that does nothing has none.
            let has_stream = || name_of(0xff).is_some_and(|kind| kind.starts_with("s"));
            let takes_stream = !by_name || operation != 0 && has_stream();
            if takes_stream && call.skip(b',') {
                stream = self.limited(&mut call, 0, 3)?;
            }
        } else if takes_operation && by_name {
            return Err(call.expected(Wanted::MessageOperation));
        }
        call.expect(b')')?;
        Ok(message | operation << 4 | stream << 8)
    }

    /// `vmcnt(0) lgkmcnt(1)`: parts that are not named have their largest value; counts may be more than that, `vmcnt_sat(100)`.
    fn parts(&self, at: usize, parts: &[Part], are_counts: bool) -> Result<u64, AsmError> {
        let tables = self.context.text;
        let mut value = 0;
        for part in parts {
            value |= part.mask();
        }
        let mut cursor = Cursor::new(self.text, at);
        let mut seen = 0u64;
        loop {
            let at = cursor.at;
            let word = cursor.word();
            let (name, saturate) = match word.strip_suffix("_sat") {
                Some(name) if are_counts => (name, true),
                _ => (word, false),
            };
            let part = parts.iter().find(|part| is_same(tables.str(part.name), name));
            let part = part.ok_or(AsmError::new(at, Problem::Expected(Wanted::Counter)))?;
            if seen & part.mask() != 0 {
                return Err(AsmError::new(at, Problem::Modifier));
            }
            seen |= part.mask();
            cursor.expect(b'(')?;
            let count = if saturate {
                // What is negative wraps around to much, too.
                (expression::integer(&mut cursor, self.context)? as u64).min(part.max())
            } else {
                self.limited(&mut cursor, 0, part.max())?
            };
            value = value & !part.mask() | part.place(count);
            cursor.expect(b')')?;
            if !cursor.next_call() {
                let is_open = cursor.skip(b'&') || cursor.skip(b'|') || cursor.skip(b',');
                return if is_open { Err(cursor.expected(Wanted::Counter)) } else { Ok(value) };
            }
        }
    }

    /// `gpr_idx(SRC0,DST)`
    fn index_mode(&self, at: usize) -> Result<u64, AsmError> {
        let mut call = self.call(at, "gpr_idx", Wanted::IndexModes)?;
        let mut value = 0;
        if call.skip(b')') {
            return Ok(value);
        }
        loop {
            call.blanks();
            let at = call.at;
            let word = call.word();
            let bit = position(&INDEX_MODES, word);
            let mask = 1 << bit.ok_or(AsmError::new(at, Problem::Expected(Wanted::IndexMode)))?;
            if value & mask != 0 {
                return Err(AsmError::new(at, Problem::Modifier));
            }
            value |= mask;
            if call.skip(b')') {
                return Ok(value);
            }
            call.expect(b',')?;
        }
    }

    /// A cursor behind `name(`.
    fn call(&self, at: usize, name: &str, expected: Wanted) -> Result<Cursor<'t>, AsmError> {
        let mut cursor = Cursor::new(self.text, at);
        if cursor.skip_word(name) && cursor.skip(b'(') {
            cursor.blanks();
            return Ok(cursor);
        }
        Err(AsmError::new(at, Problem::Expected(expected)))
    }

    /// A name from a list, or a number.
    fn named(&self, cursor: &mut Cursor<'t>, names: Run, max: u64) -> Result<u64, AsmError> {
        cursor.blanks();
        if let Some(value) = self.context.text.value(names, cursor.word_here()) {
            cursor.word();
            return Ok(value);
        }
        self.limited(cursor, 0, max)
    }

    /// A number within limits.
    pub(super) fn limited(&self, cursor: &mut Cursor<'t>, min: u64, max: u64) -> Result<u64, AsmError> {
        cursor.blanks();
        let at = cursor.at;
        let value = expression::integer(cursor, self.context)?;
        match u64::try_from(value) {
            Ok(value) if value >= min && value <= max => Ok(value),
            _ => Err(AsmError::new(at, Problem::Range)),
        }
    }
}
