//! Facts in words.

use isa_spec::bits::BitRange;

use crate::model::FieldTest;

/// A field's bits, the value's high part first: `63:61`, `14,60:59`, with `+2 zeros` where the word leaves low bits out.
pub fn bits(ranges: &[BitRange]) -> String {
    let part = |range: &BitRange| {
        let high = range.end() - 1;
        let bits = if range.count == 1 { high.to_string() } else { format!("{high}:{}", range.offset) };
        match range.padding {
            Some(padding) => format!("{bits}+{}'{:0width$b}", padding.bits, padding.value, width = usize::from(padding.bits)),
            None => bits,
        }
    };
    ranges.iter().rev().map(part).collect::<Vec<_>>().join(",")
}

/// A condition's tests: `SRC0 = 255`, `SRC0 = 249-250 or OPX = 3`, `always`, `never`.
pub fn tests(any: &[Vec<FieldTest>]) -> String {
    let range = |&(low, high): &(u64, u64)| if low == high { low.to_string() } else { format!("{low}-{high}") };
    let test = |test: &FieldTest| format!("{} = {}", test.field, test.ranges.iter().map(range).collect::<Vec<_>>().join(","));
    match any {
        [] => "never".to_owned(),
        any if any.iter().any(Vec::is_empty) => "always".to_owned(),
        any => {
            let all = |all: &Vec<FieldTest>| all.iter().map(test).collect::<Vec<_>>().join(" and ");
            any.iter().map(all).collect::<Vec<_>>().join(" or ")
        }
    }
}

/// `1 instruction`, `2 instructions`.
pub fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// `read`, `written`, `read and written`.
pub fn direction(input: bool, output: bool) -> &'static str {
    match (input, output) {
        (true, true) => "read and written",
        (true, false) => "read",
        (false, true) => "written",
        (false, false) => "neither read nor written",
    }
}
