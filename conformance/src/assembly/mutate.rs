//! Wrong lines from good ones.

use crate::random::Random;

/// A line that is probably wrong, by one of several changes that can be made to this one.
pub fn mutate(text: &str, random: &mut Random) -> Option<String> {
    let (mnemonic, rest) = text.split_once(' ')?;
    // Dual-issue pairs are changed in their first half.
    let (rest, tail) = rest.split_once(" :: ").map_or((rest, String::new()), |(rest, tail)| (rest, format!(" :: {tail}")));
    let mut operands: Vec<String> = split(rest);
    let at = random.below(operands.len() as u64) as usize;
    let swap = |text: &str, from: char, to: char| text.strip_prefix(from).map(|rest| format!("{to}{rest}"));
    match random.below(14) {
        0 => {
            operands.pop();
        }
        1 => {
            operands.remove(at);
        }
        2 => {
            let copy = operands[at].clone();
            operands.insert(at, copy);
        }
        3 => operands[at] = swap(&operands[at], 'v', 's')?,
        4 => operands[at] = swap(&operands[at], 's', 'v')?,
        5 => operands[at] = swap(&operands[at], 'v', 'a').or_else(|| swap(&operands[at], 's', 'a'))?,
        6 => operands[at] = grow(&operands[at])?,
        7 => operands[at] = shift(&operands[at])?,
        8 => operands[at] = "0x12345678".to_owned(),
        9 => {
            let last = operands.len().checked_sub(1).filter(|last| *last > 0)?;
            operands[last] = "0x12345678".to_owned();
            operands[last - 1] = "0x7654321".to_owned();
        }
        10 => *operands.last_mut()? += " nonsense:1",
        11 => {
            let last = operands.last_mut()?;
            let modifier = last.rsplit(' ').next().filter(|word| word.contains(':') && !word.contains('['))?;
            *last = format!("{last}{}", "9".repeat(1 + random.below(6) as usize)).replace(modifier, modifier);
        }
        12 => {
            let digit = operands[at].find(|c: char| c.is_ascii_digit())?;
            operands[at].insert_str(digit, "30");
        }
        _ => {
            let stem = ["_e32", "_e64", "_dpp", "_sdwa"].iter().find_map(|suffix| mnemonic.strip_suffix(suffix))?;
            let suffix = ["_e32", "_e64", "_dpp", "_sdwa", "_e96"][random.below(5) as usize];
            return Some(format!("{stem}{suffix} {rest}{tail}"));
        }
    }
    Some(format!("{mnemonic} {}{tail}", operands.join(", ")))
}

/// Operands, set apart by commas outside of brackets.
fn split(text: &str) -> Vec<String> {
    let mut depth = 0;
    let mut operands = vec![String::new()];
    for c in text.chars() {
        match c {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            _ => {}
        }
        match operands.last_mut() {
            _ if c == ',' && depth == 0 => operands.push(String::new()),
            Some(last) if !(c == ' ' && last.is_empty()) => last.push(c),
            _ => {}
        }
    }
    operands
}

/// `v[2:3]` with a register more.
fn grow(operand: &str) -> Option<String> {
    let (first, last) = operand.split_once('[')?.1.split_once(']')?.0.split_once(':')?;
    let next = last.parse::<u32>().ok()? + 1;
    Some(operand.replace(&format!("{first}:{last}"), &format!("{first}:{next}")))
}

/// `s[2:3]` as `s[3:4]`.
fn shift(operand: &str) -> Option<String> {
    let (first, last) = operand.split_once('[')?.1.split_once(']')?.0.split_once(':')?;
    let (from, to) = (first.parse::<u32>().ok()? + 1, last.parse::<u32>().ok()? + 1);
    Some(operand.replace(&format!("{first}:{last}"), &format!("{from}:{to}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_split_outside_of_brackets() {
        assert_eq!(split("v0, v[1:2], hwreg(A, 1, 2) x:[1,2]"), ["v0", "v[1:2]", "hwreg(A, 1, 2) x:[1,2]"]);
        assert_eq!(grow("v[2:3]").as_deref(), Some("v[2:4]"));
        assert_eq!(shift("s[2:3]").as_deref(), Some("s[3:4]"));
    }
}
