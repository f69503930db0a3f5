//! Named values, folded into runs: `s0` to `s105` is one row.

use anyhow::{Context, Result};
use isa_spec::isa::NamedValue;

use super::Plan;
use crate::codegen::pools::{Run, Str};

/// A run of values with names.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Value {
    pub first: u32,
    pub count: u16,
    /// The whole name, or what stands before the number.
    pub name: Str,
    /// The first value's number.
    pub number: Option<i16>,
}

impl Plan<'_> {
    /// Runs for a list of values, ascending. Where a value has two names the first in the file counts.
    pub(super) fn named_values(&mut self, values: &[NamedValue]) -> Result<Run> {
        let mut sorted: Vec<(u32, &str)> = Vec::new();
        for value in values {
            let number = u32::try_from(value.value).with_context(|| format!("{} has more than 32 bits", value.name))?;
            sorted.push((number, &value.name));
        }
        sorted.sort_by_key(|&(value, _)| value);
        sorted.dedup_by_key(|&mut (value, _)| value);
        let mut rows = Vec::new();
        let mut rest = &sorted[..];
        while let Some((&(first, name), _)) = rest.split_first() {
            let (prefix, number) = split(name);
            let follows = |(index, &(value, name)): (usize, &(u32, &str))| {
                let wanted = number.and_then(|number| number.checked_add(i16::try_from(index).ok()?));
                wanted.is_some() && value == first + index as u32 && split(name) == (prefix, wanted)
            };
            let count = rest.iter().enumerate().take_while(|entry| follows(*entry)).count().max(1);
            rows.push(match count {
                1 => Value { first, count: 1, name: self.strings.add(name)?, number: None },
                _ => Value { first, count: count as u16, name: self.strings.add(prefix)?, number },
            });
            rest = &rest[count..];
        }
        self.values.add(rows)
    }
}

/// A name and the number at its end, if it is one that prints the same.
fn split(name: &str) -> (&str, Option<i16>) {
    let prefix = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &name[prefix.len()..];
    match digits.parse() {
        Ok(number) if digits == "0" || !digits.starts_with('0') => (prefix, Some(number)),
        _ => (name, None),
    }
}
