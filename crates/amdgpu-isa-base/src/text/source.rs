//! Register and constant operands.

use super::item::{Half, Present, Register, Size};
use super::print::Printer;
use super::{Constant, Slot, constant};
use crate::size;
use crate::text::code::code_of;

/// The scalar code of a literal of 32 bits.
const LITERAL: u32 = 255;
/// The scalar code of a literal of 64 bits, where the generation has no register of this code.
const LITERAL64: u32 = 254;
/// The scalar codes of the trap temporaries, which have numbers of their own.
const TTMP: u32 = 108;
const LAST_TTMP: u32 = 123;
/// Codes below this one are numbered registers, unless the generation has another name for them.
const SPECIAL: u32 = 102;
/// VGPRs start here.
const VECTOR: u32 = 256;
/// The codes of the first and last inline integer that is written without a sign.
const ZERO: u32 = 128;
const SIXTY_FOUR: u32 = 192;

impl Printer<'_> {
    pub(super) fn dwords_of(&self, size: Size) -> u32 {
        size::dwords(size, self.words, self.options.is_wave64())
    }

    /// Writes a plain operand at the line's end if it has nothing but numbers; gives the new end.
    #[inline(always)]
    pub(super) fn plain(&mut self, slot: Slot, end: (usize, bool)) -> Option<(usize, bool)> {
        let code = self.low_bits(slot.bits()) as u32 + if slot.is_vector() { VECTOR } else { 0 };
        let (letter, number) = match code {
            0..SPECIAL => (b's', code),
            VECTOR.. => (b'v', code - VECTOR),
            ZERO..=SIXTY_FOUR if slot.dwords() > 0 => return Some(self.line.short_at(end, None, (code - ZERO) as u8)),
            _ => return None,
        };
        match slot.dwords() {
            0 => None,
            1 => Some(self.line.short_at(end, Some(letter), number as u8)),
            dwords => {
                let first = if code < SPECIAL { aligned(code, dwords.into()) } else { number };
                let last = u8::try_from(first + u32::from(dwords) - 1).ok()?;
                Some(self.line.run_at(end, letter, first as u8, last))
            }
        }
    }

    /// An operand with its modifiers.
    pub(super) fn register(&mut self, operand: &Register) {
        match operand.present {
            Present::If(bit) if !self.is_set(bit) => return,
            Present::Unless(bit) if self.is_set(bit) => return,
            Present::UnlessNull(other) if self.tables.are_null(self.words, operand.bits, other) => return,
            _ => {}
        }
        let (code, accumulator) = code_of(operand.file, self.bits(operand.bits), self.words);
        let code = code as u32;
        self.line.separate();
        let (neg, abs, sext) = (self.is_set(operand.neg), self.is_set(operand.abs), self.is_set(operand.sext));
        // `neg(1)` and not `-1`: the latter is another constant. `-lit(1)` can't be taken for one.
        let call = neg && !abs && is_constant(code) && !self.is_wrapped(code, operand.constant);
        match (neg, call) {
            (true, true) => self.line.push("neg("),
            (true, false) => self.line.byte(b'-'),
            _ => {}
        }
        if abs {
            self.line.byte(b'|');
        }
        if sext {
            self.line.push("sext(");
        }
        self.source(code, self.dwords_of(operand.size), accumulator, operand);
        if sext {
            self.line.byte(b')');
        }
        if abs {
            self.line.byte(b'|');
        }
        if call {
            self.line.byte(b')');
        }
    }

    /// What a source of 32 bits with a literal's code reads.
    fn literal_dword(&self) -> u32 {
        self.literal.map_or(self.last_dword(), |literal| literal as u32)
    }

    fn is_wrapped(&self, code: u32, constant: Constant) -> bool {
        code == LITERAL && constant::is_wrapped(self.literal_dword(), constant)
    }

    fn source(&mut self, code: u32, size: u32, accumulator: bool, operand: &Register) {
        if code >= VECTOR {
            self.vector(code - VECTOR, size, accumulator, operand.half);
        } else {
            // Of what wave64 spreads over twice the lanes, a constant has 32 bits.
            let is_spread = matches!(operand.size, Size::Spread(whole) if size < whole.into());
            self.scalar(code, size, if is_spread { Constant::B32 } else { operand.constant });
        }
    }

    /// One VGPR or AccVGPR or a run of them.
    pub(super) fn vector(&mut self, number: u32, size: u32, accumulator: bool, half: Half) {
        let half = if self.halves { half } else { Half::Whole };
        let (number, high) = match half {
            Half::Whole | Half::Mixed(..) => (number, None),
            Half::Low => (number, Some(false)),
            Half::At(bit) => (number, Some(self.is_set(bit))),
            Half::Top => (number & 0x7f, Some(number & 0x80 != 0)),
        };
        self.run(if accumulator { b'a' } else { b'v' }, number, size);
        if let Some(high) = high {
            self.line.push(if high { ".h" } else { ".l" });
        }
    }

    /// `v7` or `v[7:8]`.
    pub(super) fn run(&mut self, letter: u8, first: u32, size: u32) {
        self.line.byte(letter);
        if size <= 1 {
            return self.line.decimal(first.into());
        }
        self.line.byte(b'[');
        self.line.decimal(first.into());
        self.line.byte(b':');
        self.line.decimal((first + size - 1).into());
        self.line.byte(b']');
    }

    /// A scalar register, constant or literal.
    pub(super) fn scalar(&mut self, code: u32, size: u32, constant: Constant) {
        let aligned = aligned(code, size);
        match code {
            0..SPECIAL => self.run(b's', aligned, size),
            LITERAL => {
                let value = self.literal_dword();
                constant::literal(self.line, value, constant);
            }
            LITERAL64 if self.tables.scalar_name(code).is_empty() => {
                let value = self.literal.unwrap_or_else(|| self.last_qword());
                constant::literal64(self.line, value, constant);
            }
            _ if constant::inline(self.line, code, constant) => {}
            _ => self.named_scalar(code, aligned, size),
        }
    }

    fn named_scalar(&mut self, code: u32, aligned: u32, size: u32) {
        if let TTMP..=LAST_TTMP = code {
            self.line.push("ttm");
            return self.run(b'p', aligned.saturating_sub(TTMP), size);
        }
        // The low half's name, without its ending, is the whole's. Apertures have one name for every size.
        let name = match self.tables.scalar_name(aligned).strip_suffix("_lo") {
            Some(whole) if size == 2 && !whole.starts_with("src_") => whole,
            _ => self.tables.scalar_name(code),
        };
        match name {
            "" => self.run(b's', aligned, size),
            name => self.line.push(name),
        }
    }
}

/// Runs of scalar registers start at even numbers, longer ones at multiples of four; the hardware ignores the low bits.
const fn aligned(code: u32, dwords: u32) -> u32 {
    match dwords {
        0 | 1 => code,
        2 => code & !1,
        _ => code & !3,
    }
}

/// Whether the code is a constant or a literal and no register.
fn is_constant(code: u32) -> bool {
    matches!(code, 128..=208 | 240..=248 | LITERAL)
}
