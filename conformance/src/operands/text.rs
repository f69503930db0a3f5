//! The operands in a line of LLVM's, read without any table of ours.

use amdgpu_isa::{Bank, Part, Registers};

/// An operand as LLVM wrote it; signs and bars of modifiers are taken off.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    /// A run of registers; the count is 0 where the name does not tell it.
    Registers(Registers),
    /// `[v1, v2, v[4:6]]`
    List(Vec<Registers>),
    /// A decimal number.
    Integer(i64),
    /// A hexadecimal number.
    Hex(u64),
    /// A number with a point.
    Float(f64),
    /// `off`
    Off,
    /// Anything else: `hwreg(HW_REG_MODE)`, `attr0.x`.
    Other(String),
}

/// A line, or half of one: mnemonic, operands, and the words after the operands.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// With its suffix.
    pub mnemonic: String,
    /// In the order of the text.
    pub operands: Vec<Token>,
    /// `offset:16`, `glc`.
    pub modifiers: Vec<String>,
}

/// The statements of a line: two for a dual-issue word.
pub fn statements(line: &str) -> Vec<Statement> {
    line.split(" :: ").map(statement).collect()
}

fn statement(text: &str) -> Statement {
    let (mnemonic, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let mut operands = Vec::new();
    let mut modifiers = Vec::new();
    let is_export = mnemonic.starts_with("exp");
    for piece in split(rest, ',') {
        let mut words = split(piece, ' ').into_iter().filter(|word| !word.is_empty());
        let Some(first) = words.next() else { continue };
        match token(first) {
            Token::Other(word) if is_modifier(&word) => modifiers.push(word),
            token => operands.push(token),
        }
        for word in words {
            // No comma follows an export's target.
            match token(word) {
                found @ (Token::Registers(_) | Token::Off) if is_export => operands.push(found),
                _ => modifiers.push(word.to_owned()),
            }
        }
    }
    Statement { mnemonic: mnemonic.to_owned(), operands, modifiers }
}

fn is_modifier(word: &str) -> bool {
    word.contains(':') || ["glc", "slc", "dlc", "sc0", "sc1", "nt", "nv", "lds", "gds", "clamp", "off"].contains(&word)
}

/// Splits where `at` is outside all brackets.
fn split(text: &str, at: char) -> Vec<&str> {
    let (mut depth, mut start) = (0, 0);
    let mut pieces = Vec::new();
    for (index, letter) in text.char_indices() {
        match letter {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            _ if letter == at && depth == 0 => {
                pieces.push(text[start..index].trim());
                start = index + 1;
            }
            _ => {}
        }
    }
    pieces.push(text[start..].trim());
    pieces
}

fn token(word: &str) -> Token {
    let mut word = word;
    loop {
        let bare = ["neg(", "abs(", "sext("].iter().find_map(|name| word.strip_prefix(name)?.strip_suffix(')'));
        let bare = bare.or_else(|| word.strip_prefix('|')?.strip_suffix('|'));
        let negated = || word.strip_prefix('-').filter(|rest| !rest.starts_with(|letter: char| letter.is_ascii_digit()));
        match bare.or_else(negated) {
            Some(inner) => word = inner,
            None => break,
        }
    }
    if word == "off" {
        return Token::Off;
    }
    if let Some(registers) = registers(word) {
        return Token::Registers(registers);
    }
    if let Some(inner) = word.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let list: Option<Vec<_>> = split(inner, ',').into_iter().map(registers).collect();
        return list.map_or_else(|| Token::Other(word.to_owned()), Token::List);
    }
    let bare = ["lit(", "lit64("].iter().find_map(|name| word.strip_prefix(name)?.strip_suffix(')'));
    if let Some(digits) = bare.unwrap_or(word).strip_prefix("0x") {
        return u64::from_str_radix(digits, 16).map_or_else(|_| Token::Other(word.to_owned()), Token::Hex);
    }
    if let Some(value) = word.strip_prefix("-0x").and_then(|digits| i64::from_str_radix(digits, 16).ok()) {
        return Token::Integer(-value);
    }
    if let Ok(value) = word.parse() {
        return Token::Integer(value);
    }
    match word.parse::<f64>() {
        Ok(value) if word.contains('.') => Token::Float(value),
        _ => Token::Other(word.to_owned()),
    }
}

/// A run of registers in LLVM's spelling.
fn registers(word: &str) -> Option<Registers> {
    let (word, part) = match (word.strip_suffix(".l"), word.strip_suffix(".h")) {
        (Some(word), _) => (word, Part::Low),
        (_, Some(word)) => (word, Part::High),
        _ => (word, Part::Whole),
    };
    let whole = |bank, first, count| Some(Registers { part, ..Registers::new(bank, first, count) });
    for (prefix, bank) in [("ttmp", Bank::Ttmp), ("v", Bank::Vgpr), ("a", Bank::AccVgpr), ("s", Bank::Sgpr)] {
        let Some(rest) = word.strip_prefix(prefix) else { continue };
        if let Ok(number) = rest.parse() {
            return whole(bank, number, 1);
        }
        let Some(range) = rest.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) else { continue };
        let (first, last) = range.split_once(':').unwrap_or((range, range));
        let (first, last): (u16, u16) = (first.parse().ok()?, last.parse().ok()?);
        return whole(bank, first, u8::try_from(last.checked_sub(first)? + 1).ok()?);
    }
    // LLVM calls it so whatever its size.
    if word == "src_flat_scratch_base_lo" {
        return whole(Bank::FlatScratchBase, 0, 0);
    }
    let special = [
        ("vcc", Bank::Vcc),
        ("exec", Bank::Exec),
        ("flat_scratch", Bank::FlatScratch),
        ("xnack_mask", Bank::XnackMask),
        ("src_flat_scratch_base", Bank::FlatScratchBase),
    ];
    for (name, bank) in special {
        match word.strip_prefix(name) {
            Some("") => return whole(bank, 0, 2),
            Some("_lo") => return whole(bank, 0, 1),
            Some("_hi") => return whole(bank, 1, 1),
            _ => {}
        }
    }
    let bank = match word {
        "m0" => return whole(Bank::M0, 0, 1),
        "null" => Bank::Null,
        "scc" | "src_scc" => Bank::Scc,
        "vccz" | "src_vccz" => Bank::VccZero,
        "execz" | "src_execz" => Bank::ExecZero,
        "src_shared_base" => Bank::SharedBase,
        "src_shared_limit" => Bank::SharedLimit,
        "src_private_base" => Bank::PrivateBase,
        "src_private_limit" => Bank::PrivateLimit,
        "src_pops_exiting_wave_id" => Bank::PopsExitingWaveId,
        _ => return None,
    };
    whole(bank, 0, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_of_all_kinds() {
        let found = statements("v_fma_f32 v[4:5], -|s3|, neg(0.5), vcc_lo clamp op_sel:[0,1] mul:2").remove(0);
        let registers = |bank, first, count| Token::Registers(Registers::new(bank, first, count));
        let expected =
            [registers(Bank::Vgpr, 4, 2), registers(Bank::Sgpr, 3, 1), Token::Float(0.5), registers(Bank::Vcc, 0, 1)];
        assert_eq!((found.mnemonic.as_str(), found.operands.as_slice()), ("v_fma_f32", &expected[..]));
        assert_eq!(found.modifiers, ["clamp", "op_sel:[0,1]", "mul:2"]);

        let found = statements("image_sample v1, [v2, v[3:4]], s[8:15] dmask:0x1").remove(0);
        let list = Token::List(vec![Registers::new(Bank::Vgpr, 2, 1), Registers::new(Bank::Vgpr, 3, 2)]);
        assert_eq!(found.operands, [registers(Bank::Vgpr, 1, 1), list, registers(Bank::Sgpr, 8, 8)]);

        let found = statements("exp mrt0 v1, off, v2, v3 done").remove(0);
        assert_eq!(found.operands.len(), 5);
        assert_eq!(found.modifiers, ["done"]);

        let found = statements("v_dual_add_f32 v1, -2, v3 :: v_dual_mov_b32 v2, 0x10");
        assert_eq!(found[0].operands[1], Token::Integer(-2));
        assert_eq!(found[1].operands[1], Token::Hex(16));
    }
}
