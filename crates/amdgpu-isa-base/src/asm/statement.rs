//! A line in pieces: mnemonic, operands, modifiers. Nothing here depends on the instruction.

use super::Context;
use super::cursor::{Cursor, Number};
use super::delay;
use super::error::{AsmError, Problem, Wanted};
use super::expression;
use super::register::{self, Registers};

/// As many pieces as most instructions have. Each must be cleared before a line is read.
pub const FEW: usize = 8;
/// More pieces than any instruction has (an image instruction with all its modifiers has 20).
pub const MANY: usize = 24;

/// An operand or a modifier as written. Small, for a statement has room for many.
#[derive(Clone, Copy)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Its first byte.
    pub(crate) at: u32,
    /// How long a word or the name of a modifier is.
    len: u32,
    /// `-v1`, `neg(v1)`
    pub neg: bool,
    /// `|v1|`, `abs(v1)`
    pub abs: bool,
    /// `sext(v1)`
    pub sext: bool,
    /// The number is a literal by its own words.
    pub literal: Literal,
}

impl Piece {
    /// Its first byte.
    pub const fn at(&self) -> usize {
        self.at as usize
    }

    /// The word, or the modifier's name. Neither can be wrapped.
    #[inline]
    pub(crate) fn word<'t>(&self, text: &'t str) -> &'t str {
        text.get(self.at()..self.at() + self.len as usize).unwrap_or("")
    }

    /// Whether that is `name`, in lower or upper case.
    #[inline]
    pub fn is_named(&self, name: &str, text: &str) -> bool {
        self.len as usize == name.len() && self.word(text).eq_ignore_ascii_case(name)
    }

    /// Neither negated nor otherwise wrapped.
    pub const fn is_bare(&self) -> bool {
        !self.neg && !self.abs && !self.sext
    }
}

/// Whether a number says that it is a literal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Literal {
    /// It does not.
    No,
    /// `lit(1)`
    Narrow,
    /// `lit64(1)`
    Wide,
}

/// What a piece is.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A run of registers.
    Registers(Registers),
    /// `[v1, v3]`: registers that do not follow each other.
    List,
    /// A number.
    Number(Number),
    /// A word alone: a flag, a symbol, a name of a value.
    Word,
    /// `name(..)`
    Call,
    /// What `s_delay_alu` waits for.
    Delay(u16),
    /// `name:`, with the place of its value.
    Modifier(u32),
}

/// A line in pieces.
pub struct Statement<'p> {
    /// Room for pieces.
    room: &'p mut [Piece],
    count: usize,
    /// Something here can be a modifier.
    pub has_modifiers: bool,
    /// Where it ends: the end of the line, a comment, or `::`.
    pub end: usize,
    /// `::` ends it.
    pub is_first_half: bool,
}

/// All its bytes are zero.
pub const NO_PIECE: Piece =
    Piece { kind: Kind::Number(Number::Integer(0)), at: 0, len: 0, neg: false, abs: false, sext: false, literal: Literal::No };

impl<'p> Statement<'p> {
    /// Nothing read, and room for so many pieces, all of them [`NO_PIECE`].
    pub const fn new(room: &'p mut [Piece]) -> Self {
        Statement { room, count: 0, has_modifiers: false, end: 0, is_first_half: false }
    }

    /// Reads operands and modifiers from the cursor on, into a statement that has none.
    ///
    /// # Errors
    /// If a piece is malformed or there are too many.
    pub fn read(&mut self, cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<(), AsmError> {
        cursor.blanks();
        loop {
            self.end = cursor.at;
            let Some(room) = self.room.get_mut(self.count) else {
                return if cursor.at_end() { Ok(()) } else { Err(AsmError::new(cursor.at, Problem::TooMany)) };
            };
            room.at = cursor.at as u32;
            if let Some(registers) = register::plain(cursor, context) {
                room.kind = Kind::Registers(registers);
            } else if cursor.at_end() {
                return Ok(());
            } else if cursor.peek() == b':' && cursor.byte(1) == b':' {
                self.is_first_half = true;
                cursor.at += 2;
                return Ok(());
            } else {
                piece(cursor, context, room)?;
            }
            self.has_modifiers |= match room.kind {
                Kind::Modifier(..) | Kind::Word => true,
                Kind::Registers(registers) => self.count > 0 && registers.may_be_flag(),
                _ => false,
            };
            self.count += 1;
            cursor.comma();
        }
    }

    /// The statement with registers that it leaves out put in among its operands: of all operands, in order, the code of one that is
    /// left out. None if it has not just the others.
    pub fn with_registers<'r>(
        &self,
        operands: impl Iterator<Item = Option<u8>>,
        room: &'r mut [Piece; MANY],
    ) -> Option<Statement<'r>> {
        let is_operand = |piece: &&Piece| !matches!(piece.kind, Kind::Modifier(_) | Kind::Word);
        let (mut pieces, mut count) = (self.pieces().iter(), 0);
        for left_out in operands {
            *room.get_mut(count)? = match left_out {
                Some(code) => {
                    let registers = Registers { code: code.into(), dwords: 0, accumulator: false, half: None };
                    Piece { kind: Kind::Registers(registers), at: self.end as u32, ..NO_PIECE }
                }
                None => *pieces.next().filter(is_operand)?,
            };
            count += 1;
        }
        for modifier in pieces {
            *room.get_mut(count).filter(|_| !is_operand(&modifier))? = *modifier;
            count += 1;
        }
        Some(Statement { room, count, ..*self })
    }

    /// What was read.
    pub fn pieces(&self) -> &[Piece] {
        self.room.get(..self.count).unwrap_or(&[])
    }
}

fn piece(cursor: &mut Cursor<'_>, context: &Context<'_>, piece: &mut Piece) -> Result<(), AsmError> {
    let open = source_modifiers(cursor, context, piece);
    kind(cursor, context, open.bar, piece)?;
    if open.bar {
        cursor.expect(b'|')?;
    }
    for _ in 0..open.parentheses {
        cursor.expect(b')')?;
    }
    Ok(())
}

/// What must be closed behind an operand.
struct Open {
    bar: bool,
    parentheses: u8,
}

/// `-`, `neg(`, `|`, `abs(`, `sext(`, in this order.
fn source_modifiers(cursor: &mut Cursor<'_>, context: &Context<'_>, piece: &mut Piece) -> Open {
    let mut open = Open { bar: false, parentheses: 0 };
    if !matches!(cursor.peek(), b'-' | b'|' | b'n' | b'a' | b's' | b'N' | b'A' | b'S') {
        return open;
    }
    if cursor.peek() == b'-' && negates(cursor, context) {
        cursor.at += 1;
        cursor.blanks();
        piece.neg = true;
    } else if opens(cursor, "neg(") {
        piece.neg = true;
        open.parentheses += 1;
    }
    if cursor.peek() == b'|' {
        cursor.at += 1;
        cursor.blanks();
        piece.abs = true;
        open.bar = true;
    } else if opens(cursor, "abs(") {
        piece.abs = true;
        open.parentheses += 1;
    }
    if opens(cursor, "sext(") {
        piece.sext = true;
        open.parentheses += 1;
    }
    open
}

/// Skips a word with its bracket if it stands here.
fn opens(cursor: &mut Cursor<'_>, word: &str) -> bool {
    // The bracket tells most words apart.
    let rest = || cursor.text.as_bytes().get(cursor.at..cursor.at + word.len());
    let here = cursor.byte(word.len() - 1) == b'(' && rest().is_some_and(|rest| rest.eq_ignore_ascii_case(word.as_bytes()));
    if here {
        cursor.at += word.len();
        cursor.blanks();
    }
    here
}

/// Whether the minus here negates an operand; before a number or a symbol it is part of an expression.
fn negates(cursor: &Cursor<'_>, context: &Context<'_>) -> bool {
    let mut ahead = *cursor;
    ahead.at += 1;
    ahead.blanks();
    match ahead.peek() {
        b'|' | b'[' => true,
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
            let is_numbered = matches!(ahead.byte(1), b'0'..=b'9' | b'[');
            is_numbered || context.symbol(ahead.word_here()).is_none()
        }
        _ => false,
    }
}

/// Reads what stands within the wrappings.
fn kind(cursor: &mut Cursor<'_>, context: &Context<'_>, in_bars: bool, piece: &mut Piece) -> Result<(), AsmError> {
    piece.kind = match cursor.peek() {
        // A point may begin a word, too: compilers call their labels `.LBB0_1`.
        first @ (b'0'..=b'9' | b'-' | b'+' | b'(' | b'~' | b'!' | b'.' | b'\'')
            if first != b'.' || cursor.byte(1).is_ascii_digit() =>
        {
            value(cursor, context, in_bars, piece)?
        }
        b'{' => {
            cursor.skip_braces()?;
            Kind::Call
        }
        b'[' => match register::list(cursor, context)? {
            Some(registers) => Kind::Registers(registers),
            None => {
                cursor.skip_brackets()?;
                Kind::List
            }
        },
        _ => {
            let word = cursor.word();
            if word.is_empty() && cursor.peek() == b'@' {
                return Err(AsmError::new(cursor.at, Problem::Relocation));
            }
            if word.is_empty() {
                return Err(cursor.expected(Wanted::Operand));
            }
            piece.len = word.len() as u32;
            return worded(cursor, context, word, in_bars, piece);
        }
    };
    Ok(())
}

/// Reads a number or an expression. Within bars, a bar closes and is no operator. A distance between labels is a literal, however short.
fn value(cursor: &mut Cursor<'_>, context: &Context<'_>, in_bars: bool, piece: &mut Piece) -> Result<Kind, AsmError> {
    if in_bars {
        return Ok(Kind::Number(expression::primary(cursor, context)?));
    }
    let (number, is_distance) = expression::with_labels(cursor, context)?;
    if is_distance {
        piece.literal = Literal::Narrow;
    }
    Ok(Kind::Number(number))
}

/// Reads what begins with a word, behind it.
fn worded(
    cursor: &mut Cursor<'_>,
    context: &Context<'_>,
    word: &str,
    in_bars: bool,
    piece: &mut Piece,
) -> Result<(), AsmError> {
    let start = cursor.at - word.len();
    if cursor.peek() == b' ' {
        let mut behind = *cursor;
        behind.blanks();
        if behind.peek() == b':' {
            *cursor = behind;
        }
    }
    piece.kind = match cursor.peek() {
        b':' if cursor.byte(1) != b':' => {
            cursor.at += 1;
            cursor.blanks();
            let value = cursor.at as u32;
            skip_value(cursor, context)?;
            Kind::Modifier(value)
        }
        b'(' => {
            piece.literal = match word {
                "lit" => Literal::Narrow,
                "lit64" => Literal::Wide,
                _ => Literal::No,
            };
            if let Some(part) = delay::part(word) {
                Kind::Delay(delay::read(cursor, part)?)
            } else if piece.literal == Literal::No {
                cursor.skip_brackets()?;
                // These are an operand by themselves; others may be parts of one.
                if !word.eq_ignore_ascii_case("hwreg") && !word.eq_ignore_ascii_case("sendmsg") {
                    joined_calls(cursor)?;
                }
                Kind::Call
            } else {
                cursor.at += 1;
                let value = expression::number(cursor, context)?;
                cursor.expect(b')')?;
                Kind::Number(value)
            }
        }
        _ => match register::worded(cursor, context, word)? {
            Some(registers) => Kind::Registers(registers),
            // A symbol may begin an expression; a label is left to the branch, which knows what it is relative to.
            None if context.symbol(word).is_some()
                || context.label(word).is_some() && expression::continues(&mut cursor.clone()) =>
            {
                cursor.at = start;
                value(cursor, context, in_bars, piece)?
            }
            None => Kind::Word,
        },
    };
    Ok(())
}

/// Skips a modifier's value: a list, a call, a word, or an expression.
fn skip_value(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<(), AsmError> {
    match cursor.peek() {
        b'[' => cursor.skip_brackets(),
        // `dim:2D`
        b'0'..=b'9' if matches!(cursor.byte(1), b'd' | b'D') => {
            cursor.word();
            Ok(())
        }
        b'0'..=b'9' | b'-' | b'+' | b'(' | b'~' | b'\'' => {
            expression::number(cursor, context)?;
            Ok(())
        }
        _ => {
            let start = *cursor;
            let word = cursor.word();
            if word.is_empty() {
                return Err(cursor.expected(Wanted::Value));
            }
            if cursor.peek() == b'(' {
                cursor.skip_brackets()
            } else if expression::continues(&mut cursor.clone()) && context.symbol(word).is_some() {
                *cursor = start;
                expression::number(cursor, context)?;
                Ok(())
            } else {
                Ok(())
            }
        }
    }
}

/// Skips further calls that belong to the same operand, set apart by blanks, `&`, `|` or `,`.
fn joined_calls(cursor: &mut Cursor<'_>) -> Result<(), AsmError> {
    loop {
        let mut ahead = *cursor;
        if !ahead.next_call() || ahead.word().is_empty() || ahead.peek() != b'(' {
            return Ok(());
        }
        ahead.skip_brackets()?;
        *cursor = ahead;
    }
}
