//! Modifiers, from text to bits.

use super::cursor::{Cursor, position};
use super::error::{AsmError, Problem, Wanted};
use super::expression;
use super::fill::{Fill, Filled};
use super::statement::{Kind, Piece};
use crate::legal;
use crate::rows::{Bits, Run, Str};
use crate::text::item::{Apart, Bit, DppKind, Item, NO_BIT, Style, Temporal, ZERO_BIT};

/// What the names of an image's dimensions begin with, which may be left out.
const DIMENSIONS: &str = "SQ_RSRC_IMG_";
/// A DPP form without its control. The place is the line's beginning: whatever another form finds fault with says more.
const NO_CONTROL: AsmError = AsmError::new(0, Problem::MissingModifier);
/// What SRC0 holds instead, where a DPP8 instruction reads inactive lanes.
const FETCH_INACTIVE: u64 = 1;

/// DPP controls of one value.
const DPP_WORDS: [(&str, u64); 2] = [("row_mirror", 0x140), ("row_half_mirror", 0x141)];
/// DPP controls with a number: what to add to it, and its limits.
const DPP_COUNTS: [(&str, u64, u64, u64); 3] =
    [("row_shl", 0x100, 1, 15), ("row_shr", 0x110, 1, 15), ("row_ror", 0x120, 1, 15)];
/// The same on CDNA's side.
const WAVE_COUNTS: [(&str, u64, u64, u64); 4] =
    [("wave_shl", 0x12f, 1, 1), ("wave_rol", 0x133, 1, 1), ("wave_shr", 0x137, 1, 1), ("wave_ror", 0x13b, 1, 1)];
const NEW_BROADCAST: [(&str, u64, u64, u64); 1] = [("row_newbcast", 0x150, 0, 15)];
const SHARES: [(&str, u64, u64, u64); 2] = [("row_share", 0x150, 0, 15), ("row_xmask", 0x160, 0, 15)];

impl<'t> Fill<'_, 't> {
    pub(super) fn modifier(&mut self, item: &'static Item) -> Filled {
        match item {
            Item::Flag(bit, word) => self.flag(*bit, *word),
            Item::Word(word) => self.word(*word),
            Item::Number(bits, word, style) => self.number_modifier(*bits, *word, *style),
            Item::Pieces(word, pieces) => self.pieces(*word, *pieces),
            Item::Bools(word, bits, default) => self.bools(*word, *bits, *default),
            Item::Choice(bits, word, names, always) => self.choice(*bits, *word, *names, *always),
            Item::Dimensions(bits, names) => self.dimensions(*bits, *names),
            Item::ChoiceApart(number, word, names) => self.choice_apart(*number, *word, *names),
            Item::OutputModifier(bits, taken) => self.output_modifier(*bits, *taken),
            Item::DppControl(bits, kind) => self.dpp_control(*bits, *kind),
            Item::Dpp8(bits) => self.dpp8(*bits),
            Item::DppFetchInactive(bits) => self.fetch_inactive(*bits),
            Item::CachePolicy { hint, scope, kind } => self.temporal(*hint, *scope, *kind),
            Item::Swizzle(bits) => self.swizzle(*bits),
            Item::BufferFormat(bits, names) => self.buffer_format(*bits, *names),
            Item::SplitFormat { data, number, data_names, number_names } => {
                self.split_format((*data, *data_names), (*number, *number_names))
            }
            _ => Ok(()),
        }
    }

    fn flag(&mut self, bit: Bit, word: Str) -> Filled {
        if let Some(piece) = self.find(self.context.text.str(word)) {
            if let Kind::Modifier(_) = piece.kind {
                return Err(AsmError::new(piece.at(), Problem::Modifier));
            }
            self.words.set(bit);
        }
        Ok(())
    }

    fn word(&mut self, word: Str) -> Filled {
        if self.find(self.context.text.str(word)).is_some() { Ok(()) } else { Err(self.missing()) }
    }

    pub(super) const fn missing(&self) -> AsmError {
        AsmError::new(self.statement.end, Problem::MissingModifier)
    }

    fn integer_of(&self, piece: Piece) -> Result<i64, AsmError> {
        expression::integer(&mut self.value_of(piece)?, self.context)
    }

    fn number_modifier(&mut self, bits: Bits, word: Str, style: Style) -> Filled {
        let word = self.context.text.str(word);
        let piece = match self.find(word) {
            // The offset of flat memory had another name once.
            None if word == "offset" => self.find("inst_offset"),
            piece => piece,
        };
        let Some(piece) = piece else {
            // Masks, which are always written, are full where they are left out.
            if style == Style::AlwaysInHex {
                self.words.put(bits, u64::MAX);
            }
            return Ok(());
        };
        let value = self.integer_of(piece)?;
        match style {
            Style::Bound if value == 0 => self.put(piece.at(), bits, 1),
            Style::Signed => self.put_signed(piece.at(), bits, value),
            Style::Positive => self.put_positive(piece.at(), bits, value),
            _ => match u64::try_from(value) {
                Ok(value) => self.put(piece.at(), bits, value),
                Err(_) => Err(AsmError::new(piece.at(), Problem::Range)),
            },
        }
    }

    /// A number of which a piece after the other goes to its bits, the low one first.
    fn pieces(&mut self, word: Str, pieces: [Bits; 3]) -> Filled {
        let Some(piece) = self.find(self.context.text.str(word)) else { return Ok(()) };
        let [a, b, c] = pieces;
        let width = a.count + b.count + c.count;
        let mut value = self.limited(&mut self.value_of(piece)?, 0, (1 << width) - 1)?;
        for bits in &pieces {
            self.words.put(*bits, value);
            value >>= bits.count;
        }
        Ok(())
    }

    fn bools(&mut self, word: Str, bits: [Bit; 4], default: bool) -> Filled {
        for bit in &bits {
            self.words.set_to(*bit, default);
        }
        let Some(piece) = self.find(self.context.text.str(word)) else { return Ok(()) };
        // What a list that is written leaves out is zero.
        for bit in &bits {
            self.words.set_to(*bit, false);
        }
        let mut cursor = self.value_of(piece)?;
        cursor.expect(b'[')?;
        for bit in &bits {
            let value = self.limited(&mut cursor, 0, 1)? != 0;
            // People write the default of an operand that the instruction does not have.
            if value && *bit >= ZERO_BIT && !default {
                return Err(AsmError::new(piece.at(), Problem::Range));
            }
            self.words.set_to(*bit, value);
            if !cursor.skip(b',') {
                break;
            }
        }
        cursor.expect(b']')
    }

    fn choice(&mut self, bits: Bits, word: Str, names: Run, always: bool) -> Filled {
        let text = self.context.text;
        let Some(piece) = self.find(text.str(word)) else {
            // The last name of its own is the default of what is always written.
            if always {
                let mut last = 0;
                for (value, name) in names.of(text.names).iter().rev() {
                    if text.value(names, text.str(*name)) == Some((*value).into()) {
                        last = *value;
                        break;
                    }
                }
                self.words.put(bits, last.into());
            }
            return Ok(());
        };
        let value = self.chosen(piece, names)?;
        // What is always written has no other values than those with names.
        if always && text.name(names, value).is_none() {
            return Err(AsmError::new(piece.at(), Problem::Range));
        }
        self.put(piece.at(), bits, value)
    }

    fn dimensions(&mut self, bits: Bits, names: Run) -> Filled {
        let piece = self.find("dim").ok_or(self.missing())?;
        let text = self.context.text;
        let cursor = self.value_of(piece)?;
        let word = cursor.word_here();
        let is_it = |name: &str| name.eq_ignore_ascii_case(word);
        let is_called = |name: &str| is_it(name) || name.strip_prefix(DIMENSIONS).is_some_and(is_it);
        let row = names.of(text.names).iter().find(|(_, name)| is_called(text.str(*name)));
        let (value, _) = row.ok_or(cursor.expected(Wanted::Dimensions))?;
        self.put(piece.at(), bits, (*value).into())
    }

    fn choice_apart(&mut self, number: Apart, word: Str, names: Run) -> Filled {
        let Some(piece) = self.find(self.context.text.str(word)) else { return Ok(()) };
        let value = self.chosen(piece, names)?;
        self.words.set_to(number.high, value >> number.low.count & 1 != 0);
        let rest = if number.high == NO_BIT { value } else { value & !(1 << number.low.count) };
        self.put(piece.at(), number.low, rest)
    }

    /// The value of a name in a list, or of a number.
    fn chosen(&mut self, piece: Piece, names: Run) -> Result<u64, AsmError> {
        let mut cursor = self.value_of(piece)?;
        match self.context.text.value(names, cursor.word_here()) {
            Some(value) => Ok(value),
            None => self.limited(&mut cursor, 0, u64::from(u32::MAX)),
        }
    }

    fn output_modifier(&mut self, bits: Bits, taken: bool) -> Filled {
        let mut taken = taken;
        for word in &["mul", "div"] {
            let Some(piece) = self.find(word) else { continue };
            // There is one of them.
            if !core::mem::replace(&mut taken, false) {
                return Err(AsmError::new(piece.at(), Problem::Modifier));
            }
            let code = match (*word, self.integer_of(piece)?) {
                (_, 1) => 0,
                ("mul", 2) => 1,
                ("mul", 4) => 2,
                ("div", 2) => 3,
                _ => return Err(AsmError::new(piece.at(), Problem::Range)),
            };
            self.put(piece.at(), bits, code)?;
        }
        Ok(())
    }

    /// A list of numbers: `[0,1,2,3]`.
    fn lanes(&self, piece: Piece, count: u32, width: u32) -> Result<u64, AsmError> {
        let mut cursor = self.value_of(piece)?;
        cursor.expect(b'[')?;
        let mut value = 0;
        for lane in 0..count {
            if lane > 0 {
                cursor.expect(b',')?;
            }
            value |= self.limited(&mut cursor, 0, (1 << width) - 1)? << (lane * width);
        }
        cursor.expect(b']')?;
        Ok(value)
    }

    fn dpp_control(&mut self, bits: Bits, kind: DppKind) -> Filled {
        let (piece, value) = self.control(kind)?;
        if !legal::has_control(self.form, value, kind) {
            return Err(AsmError::new(piece.at(), Problem::Modifier));
        }
        self.put(piece.at(), bits, value)
    }

    /// The control that is written, and its value.
    fn control(&mut self, kind: DppKind) -> Result<(Piece, u64), AsmError> {
        if let Some(piece) = self.find("quad_perm") {
            return Ok((piece, self.lanes(piece, 4, 2)?));
        }
        for (word, value) in &DPP_WORDS {
            if let Some(piece) = self.find(word) {
                let has_value = matches!(piece.kind, Kind::Modifier(_));
                return if has_value { Err(AsmError::new(piece.at(), Problem::Modifier)) } else { Ok((piece, *value)) };
            }
        }
        let counts: [&[_]; 3] = match kind {
            DppKind::Wave => [&DPP_COUNTS, &WAVE_COUNTS, &[]],
            DppKind::NewBroadcast => [&DPP_COUNTS, &WAVE_COUNTS, &NEW_BROADCAST],
            DppKind::Share => [&DPP_COUNTS, &SHARES, &[]],
        };
        for counts in &counts {
            for (word, base, min, max) in *counts {
                if let Some(piece) = self.find(word) {
                    let value = self.limited(&mut self.value_of(piece)?, *min, *max)?;
                    return Ok((piece, base + value));
                }
            }
        }
        if let (Some(piece), false) = (self.find("row_bcast"), matches!(kind, DppKind::Share)) {
            let value = match self.integer_of(piece)? {
                15 => 0x142,
                31 => 0x143,
                _ => return Err(AsmError::new(piece.at(), Problem::Range)),
            };
            return Ok((piece, value));
        }
        Err(NO_CONTROL)
    }

    fn dpp8(&mut self, bits: Bits) -> Filled {
        let piece = self.find("dpp8").ok_or(NO_CONTROL)?;
        let value = self.lanes(piece, 8, 3)?;
        self.put(piece.at(), bits, value)
    }

    fn fetch_inactive(&mut self, bits: Bits) -> Filled {
        let Some(piece) = self.find("fi") else { return Ok(()) };
        let value = self.limited(&mut self.value_of(piece)?, 0, 1)?;
        if value != 0 {
            let code = self.words.get(bits);
            self.words.put(bits, code + FETCH_INACTIVE);
        }
        Ok(())
    }

    fn temporal(&mut self, hint_bits: Bits, scope_bits: Bits, kind: Temporal) -> Filled {
        const SCOPES: [&str; 4] = ["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"];
        let mut scope = 0;
        if let Some(piece) = self.find("scope") {
            let mut cursor = self.value_of(piece)?;
            let word = cursor.word_here();
            scope = match position(&SCOPES, word) {
                Some(index) => index as u64,
                None => self.limited(&mut cursor, 0, 3)?,
            };
            self.put(piece.at(), scope_bits, scope)?;
        }
        let Some(piece) = self.find("th") else { return Ok(()) };
        let mut cursor = self.value_of(piece)?;
        if cursor.peek().is_ascii_digit() {
            let value = self.limited(&mut cursor, 0, 7)?;
            return self.put(piece.at(), hint_bits, value);
        }
        let wrong = AsmError::new(cursor.at, Problem::Expected(Wanted::TemporalHint));
        let value = hint(cursor, kind, scope).ok_or(wrong)?;
        self.put(piece.at(), hint_bits, value)
    }

    /// `offset:` with a number or `swizzle(..)`.
    fn swizzle(&mut self, bits: Bits) -> Filled {
        let Some(piece) = self.find("offset") else { return Ok(()) };
        let mut cursor = self.value_of(piece)?;
        let value = if cursor.skip_word("swizzle") {
            super::swizzle::read(self, &mut cursor)?
        } else {
            self.limited(&mut cursor, 0, 0xffff)?
        };
        self.put(piece.at(), bits, value)
    }
}

/// A temporal hint by its name.
fn hint(mut cursor: Cursor<'_>, kind: Temporal, scope: u64) -> Option<u64> {
    let word = cursor.word();
    let rest = |prefix: &str| {
        let (head, tail) = word.split_at_checked(prefix.len())?;
        head.eq_ignore_ascii_case(prefix).then_some(tail)
    };
    let position = |names: &[&str], name: &str| Some(position(names, name)? as u64);
    // The usual hint is the same whatever the access.
    if position(&["TH_DEFAULT", "TH_LOAD_RT", "TH_STORE_RT", "TH_ATOMIC_RT"], word).is_some() {
        return Some(0);
    }
    if kind == Temporal::Atomic {
        let name = rest("TH_ATOMIC_")?;
        let name = if name.eq_ignore_ascii_case("RT_RETURN") { "RETURN" } else { name };
        if let Some(digit) = name.strip_prefix("0x") {
            return digit.parse().ok().filter(|value| *value < 8);
        }
        let names = ["RT", "RETURN", "NT", "NT_RETURN", "CASCADE_RT", "", "CASCADE_NT"];
        return position(&names, name);
    }
    let is_store = kind == Temporal::Store;
    let name = rest(if is_store { "TH_STORE_" } else { "TH_LOAD_" })?;
    let third = match (scope == 3, is_store) {
        (true, _) => "BYPASS",
        (false, true) => "WB",
        (false, false) => "LU",
    };
    let last = if is_store { "NT_WB" } else { "" };
    position(&["RT", "NT", "HT", third, "NT_RT", "RT_NT", "NT_HT", last], name)
}
