//! Tables of integers. They are written as text, for the printer of tokens keeps no comments.

use std::fmt::Write;

/// How long lines are, as the printer of tokens has them.
const WIDTH: usize = 90;

/// A table whose rows are integers, one a line: the integer in hexadecimal, and what it stands for.
pub fn rows(doc: &str, name: &str, int: &str, rows: impl IntoIterator<Item = (u64, String)>) -> String {
    let rows: Vec<_> = rows.into_iter().collect();
    let digits = rows.iter().map(|(row, _)| row.checked_ilog2().map_or(1, |bit| bit as usize / 4 + 1)).max().unwrap_or(1);
    let mut text = head(doc, name, int, rows.len());
    for (row, what) in rows {
        let _ = writeln!(text, "    {row:#0width$x}, // {what}", width = digits + 2);
    }
    text + "];\n"
}

/// A table of plain numbers, as many a line as fit.
pub fn list(doc: &str, name: &str, int: &str, numbers: impl IntoIterator<Item = u64>) -> String {
    let numbers: Vec<_> = numbers.into_iter().collect();
    let mut text = head(doc, name, int, numbers.len());
    let mut line = String::new();
    for number in numbers {
        let number = format!(" {number},");
        if line.len() + number.len() > WIDTH {
            let _ = writeln!(text, "   {line}");
            line.clear();
        }
        line += &number;
    }
    if !line.is_empty() {
        let _ = writeln!(text, "   {line}");
    }
    text + "];\n"
}

fn head(doc: &str, name: &str, int: &str, count: usize) -> String {
    format!("/// {doc}\npub static {name}: [{int}; {count}] = [\n")
}
