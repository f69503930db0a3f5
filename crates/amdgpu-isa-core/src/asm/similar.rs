//! The nearest mnemonic to a mistyped one.

use super::tables::Mnemonic;
use crate::{Form, Instruction, Isa};

/// Longer names are not compared.
const LONGEST: usize = 63;

impl Isa {
    /// The mnemonic nearest to `name`, if one is near: at most a third of its letters differ, and at most three.
    pub fn similar_mnemonic(&self, name: &str) -> Option<&'static str> {
        let limit = (name.len() / 3).clamp(1, 3);
        let text = &self.tables.text;
        let (mut least, mut best) = (limit + 1, None);
        for row in self.tables.asm.mnemonics {
            let known = text.str(Mnemonic(*row).name_piece());
            // No two names of so different lengths are near.
            let distance = if known.len().abs_diff(name.len()) > limit { least } else { distance(name, known) };
            if distance < least {
                (least, best) = (distance, Some(known));
            }
        }
        best
    }

    /// The instruction that the assembler knows by this mnemonic, with or without the suffix of an encoding.
    pub fn mnemonic(&'static self, name: &str) -> Option<Instruction> {
        let known = |name: &str| self.tables.asm.candidates(&self.tables.text, name);
        let shorter = || known(super::select::suffixed(name)?.0);
        let form = known(name).or_else(shorter)?.first()?;
        Some(Form::new(self, *form).instruction())
    }
}

/// How many letters must be changed, added, removed or swapped to make one name of the other.
#[expect(clippy::indexing_slicing, reason = "a row is longer than the names, of which there are none longer than `LONGEST`")]
fn distance(a: &str, b: &str) -> usize {
    if a.len() > LONGEST || b.len() > LONGEST {
        return usize::MAX;
    }
    // Three rows of the usual table: of the prefix of `a` before last, of the last, and of this one.
    let mut rows = [[0usize; LONGEST + 1]; 3];
    for (column, cell) in rows[1].iter_mut().enumerate() {
        *cell = column;
    }
    let (a, b) = (a.as_bytes(), b.as_bytes());
    for (i, letter) in a.iter().enumerate() {
        rows[2][0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let same = letter.eq_ignore_ascii_case(other);
            let mut cost = (rows[1][j] + usize::from(!same)).min(rows[1][j + 1] + 1).min(rows[2][j] + 1);
            let swapped = i > 0 && j > 0 && letter.eq_ignore_ascii_case(&b[j - 1]) && a[i - 1].eq_ignore_ascii_case(other);
            if swapped {
                cost = cost.min(rows[0][j - 1] + 1);
            }
            rows[2][j + 1] = cost;
        }
        let [before, last, this] = rows;
        rows = [last, this, before];
    }
    rows[1][b.len()]
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distances() {
        for (a, b, expected) in [("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("kitten", "sitting", 3)]
        {
            assert_eq!(distance(a, b), expected, "{a} {b}");
        }
    }
}
