//! A line in pieces: mnemonic, operands, modifiers. Nothing here depends on the instruction.

use super::Context;
use super::cursor::{Cursor, Number};
use super::error::{AsmError, Problem};
use super::expression;
use super::register::{self, Registers};

/// More pieces than any instruction has (an image instruction with all its modifiers has 20).
const MAX_PIECES: usize = 24;

/// The code of SCC.
const SCC: u16 = 253;

/// An operand or a modifier as written.
#[derive(Clone, Copy)]
pub(super) struct Piece<'t> {
    /// Its first byte.
    pub(super) at: usize,
    /// What it is.
    pub(super) kind: Kind<'t>,
    /// `-v1`, `neg(v1)`
    pub(super) neg: bool,
    /// `|v1|`, `abs(v1)`
    pub(super) abs: bool,
    /// `sext(v1)`
    pub(super) sext: bool,
}

/// What a piece is.
#[derive(Clone, Copy)]
pub(super) enum Kind<'t> {
    /// A run of registers.
    Registers(Registers),
    /// `[v1, v3]`: registers that do not follow each other.
    List,
    /// A number.
    Number(Number),
    /// `lit(1)`, or `lit64(1)` if wide.
    Literal(Number, bool),
    /// A word alone: a flag, a symbol, a name of a value.
    Word(&'t str),
    /// `name(..)`
    Call,
    /// `name:`, with the place of its value.
    Modifier(&'t str, usize),
}

/// A line in pieces.
pub(super) struct Statement<'t> {
    pieces: [Piece<'t>; MAX_PIECES],
    count: usize,
    /// Where it ends: the end of the line, a comment, or `::`.
    pub(super) end: usize,
    /// `::` ends it.
    pub(super) is_first_half: bool,
}

const NO_PIECE: Piece<'static> = Piece { at: 0, kind: Kind::List, neg: false, abs: false, sext: false };

impl<'t> Statement<'t> {
    /// Nothing read.
    pub(super) const fn new() -> Self {
        Statement { pieces: [NO_PIECE; MAX_PIECES], count: 0, end: 0, is_first_half: false }
    }

    /// Reads operands and modifiers from the cursor on, into a statement that has none: it is too large to be handed back.
    ///
    /// # Errors
    /// If a piece is malformed or there are too many.
    pub(super) fn read(&mut self, cursor: &mut Cursor<'t>, context: &Context<'_>) -> Result<(), AsmError> {
        loop {
            self.end = cursor.at;
            if cursor.at_end() {
                return Ok(());
            }
            if cursor.peek() == b':' && cursor.byte(1) == b':' {
                self.is_first_half = true;
                cursor.at += 2;
                return Ok(());
            }
            let Some(room) = self.pieces.get_mut(self.count) else {
                return Err(AsmError::new(cursor.at, Problem::TooMany));
            };
            piece(cursor, context, room)?;
            self.count += 1;
            cursor.skip(b',');
        }
    }

    /// Whether anything here can be a modifier.
    pub(super) fn has_modifiers(&self) -> bool {
        self.pieces().iter().any(|piece| match piece.kind {
            Kind::Modifier(..) | Kind::Word(_) => true,
            // `a16` and `scc` are flags, too.
            Kind::Registers(registers) => registers.accumulator || registers.code == SCC,
            _ => false,
        })
    }

    pub(super) fn pieces(&self) -> &[Piece<'t>] {
        self.pieces.get(..self.count).unwrap_or(&self.pieces)
    }
}

fn piece<'t>(cursor: &mut Cursor<'t>, context: &Context<'_>, piece: &mut Piece<'t>) -> Result<(), AsmError> {
    piece.at = cursor.at;
    let open = source_modifiers(cursor, piece);
    piece.kind = kind(cursor, context, open.bar)?;
    if open.bar {
        cursor.expect(b'|', "`|`")?;
    }
    for _ in 0..open.parentheses {
        cursor.expect(b')', "`)`")?;
    }
    Ok(())
}

/// What must be closed behind an operand.
struct Open {
    bar: bool,
    parentheses: u8,
}

/// `-`, `neg(`, `|`, `abs(`, `sext(`, in this order.
fn source_modifiers(cursor: &mut Cursor<'_>, piece: &mut Piece<'_>) -> Open {
    let mut open = Open { bar: false, parentheses: 0 };
    if !matches!(cursor.peek(), b'-' | b'|' | b'n' | b'a' | b's' | b'N' | b'A' | b'S') {
        return open;
    }
    if cursor.peek() == b'-' && negates(cursor) {
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
    let rest = cursor.text.as_bytes().get(cursor.at..cursor.at + word.len());
    let here = rest.is_some_and(|rest| rest.eq_ignore_ascii_case(word.as_bytes()));
    if here {
        cursor.at += word.len();
        cursor.blanks();
    }
    here
}

/// Whether the minus here negates an operand; before a number it is part of the number.
fn negates(cursor: &Cursor<'_>) -> bool {
    let mut ahead = *cursor;
    ahead.at += 1;
    ahead.blanks();
    matches!(ahead.peek(), b'|' | b'[' | b'a'..=b'z' | b'A'..=b'Z' | b'_')
}

fn kind<'t>(cursor: &mut Cursor<'t>, context: &Context<'_>, in_bars: bool) -> Result<Kind<'t>, AsmError> {
    match cursor.peek() {
        b'0'..=b'9' | b'-' | b'+' | b'(' | b'~' | b'!' | b'.' | b'\'' => {
            // Within bars, a bar closes and is no operator.
            let number = if in_bars { expression::simple(cursor) } else { expression::number(cursor, context) };
            return number.map(Kind::Number);
        }
        _ => {}
    }
    if let Some(registers) = register::registers(cursor, context)? {
        return Ok(Kind::Registers(registers));
    }
    let start = cursor.at;
    if cursor.peek() == b'[' {
        cursor.skip_brackets()?;
        return Ok(Kind::List);
    }
    let word = cursor.word();
    if word.is_empty() {
        return Err(cursor.expected("an operand"));
    }
    if cursor.peek() == b':' && cursor.byte(1) != b':' {
        cursor.at += 1;
        cursor.blanks();
        let value = cursor.at;
        skip_value(cursor, context)?;
        return Ok(Kind::Modifier(word, value));
    }
    let is_wide = match word {
        _ if cursor.peek() != b'(' => None,
        "lit" => Some(false),
        "lit64" => Some(true),
        _ => None,
    };
    if let Some(is_wide) = is_wide {
        cursor.at += 1;
        let value = expression::number(cursor, context)?;
        cursor.expect(b')', "`)`")?;
        return Ok(Kind::Literal(value, is_wide));
    }
    if cursor.peek() == b'(' {
        cursor.skip_brackets()?;
        joined_calls(cursor)?;
        return Ok(Kind::Call);
    }
    // A symbol may begin an expression; a label is left to the branch, which knows what it is relative to.
    if context.symbol(word).is_some() {
        cursor.at = start;
        return expression::number(cursor, context).map(Kind::Number);
    }
    Ok(Kind::Word(word))
}

/// Skips a modifier's value: a list, a call, a word, or an expression.
fn skip_value(cursor: &mut Cursor<'_>, context: &Context<'_>) -> Result<(), AsmError> {
    match cursor.peek() {
        b'[' => cursor.skip_brackets(),
        b'0'..=b'9' | b'-' | b'+' | b'(' | b'~' | b'\'' => expression::number(cursor, context).map(drop),
        _ => {
            let word = cursor.word();
            if word.is_empty() {
                return Err(cursor.expected("a value"));
            }
            if cursor.peek() == b'(' { cursor.skip_brackets() } else { Ok(()) }
        }
    }
}

/// Skips further calls that belong to the same operand, set apart by blanks, `&`, `|` or `,`.
fn joined_calls(cursor: &mut Cursor<'_>) -> Result<(), AsmError> {
    loop {
        let mut ahead = *cursor;
        ahead.blanks();
        if matches!(ahead.peek(), b'&' | b'|' | b',') {
            ahead.at += 1;
            ahead.blanks();
        }
        if ahead.word().is_empty() || ahead.peek() != b'(' {
            return Ok(());
        }
        ahead.skip_brackets()?;
        *cursor = ahead;
    }
}
