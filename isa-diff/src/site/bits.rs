//! A layout as rows of bits.

use serde::Serialize;

use crate::layout::Run;

/// A run of bits within a dword.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Cell {
    span: u16,
    bits: String,
    name: String,
    fixed: String,
    kind: &'static str,
    title: String,
}

/// One row a dword, the highest first; a run that crosses a dword is split.
pub(super) fn rows(layout: &[Run]) -> Vec<Vec<Cell>> {
    let top = layout.first().map_or(0, |run| run.high / 32);
    let mut rows: Vec<Vec<Cell>> = (0..=top).map(|_| Vec::new()).collect();
    for run in layout {
        for dword in (run.low / 32..=run.high / 32).rev() {
            let (high, low) = (run.high.min(dword * 32 + 31), run.low.max(dword * 32));
            rows[usize::from(top - dword)].push(cell(run, high, low));
        }
    }
    rows
}

fn cell(run: &Run, high: u16, low: u16) -> Cell {
    let bits = if high == low { high.to_string() } else { format!("{high}:{low}") };
    let name = run.field.as_ref().map_or(String::new(), |field| field.name.clone());
    let part = run.field.as_ref().and_then(|field| field.part);
    let value_bits = part.map_or(String::new(), |(top, bottom)| format!(", bits {top}:{bottom} of the value"));
    let what = if name.is_empty() { "unassigned" } else { &name };
    let fixed: String = run.fixed.iter().flat_map(|fixed| fixed.chars().skip(usize::from(run.high - high))).collect();
    let fixed: String = fixed.chars().take(usize::from(high - low + 1)).collect();
    // A long name over a bit or two stands upright.
    let span = high - low + 1;
    let thin = name.len() > 3 * usize::from(span) + 1;
    let kind = match (&run.field, &run.fixed, thin) {
        (None, ..) => "free",
        (_, Some(_), false) => "fixed",
        (_, Some(_), true) => "fixed thin",
        (_, None, false) => "field",
        (_, None, true) => "field thin",
    };
    Cell { span, title: format!("{what} {bits}{value_bits}"), bits, name, fixed, kind }
}
