//! What operands are: scalar codes, and how data formats read constants.

use anyhow::{Result, ensure};
use isa_spec::isa::{DataFormat, DataKind, Isa, Signedness};
use isa_spec::kinds::{self, Kind, Meaning};

/// A run of scalar codes that mean the same, but for a number that counts up (down, for integers below zero).
#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    pub first: u8,
    pub count: u8,
    pub meaning: Meaning,
}

/// The meanings of all scalar codes, from the named values of all operand types: they agree where they overlap.
pub fn codes(isa: &Isa) -> Result<Vec<Code>> {
    let mut table: Vec<Option<Meaning>> = vec![None; 256];
    for operand_type in isa.operand_types.iter().filter(|ty| matches!(kinds::kind(ty), Kind::Selector | Kind::Lane)) {
        for value in &operand_type.values {
            let (Some(meaning), Some(known)) = (kinds::meaning(&value.name), table.get_mut(value.value as usize)) else {
                continue;
            };
            ensure!(
                known.as_ref().is_none_or(|known| *known == meaning),
                "{} of {} means something else in another operand type",
                value.value,
                operand_type.name
            );
            *known = Some(meaning);
        }
    }
    let mut runs: Vec<Code> = Vec::new();
    for (code, meaning) in table.into_iter().enumerate() {
        let Some(meaning) = meaning else { continue };
        match runs.last_mut() {
            Some(run) if usize::from(run.first) + usize::from(run.count) == code && follows(run, &meaning) => run.count += 1,
            _ => runs.push(Code { first: code as u8, count: 1, meaning }),
        }
    }
    Ok(runs)
}

/// Whether a meaning continues the run.
fn follows(run: &Code, meaning: &Meaning) -> bool {
    let count = i16::from(run.count);
    match (&run.meaning, meaning) {
        (Meaning::Register { bank, number }, Meaning::Register { bank: next_bank, number: next }) => {
            bank == next_bank && i32::from(*next) == i32::from(*number) + i32::from(count)
        }
        (Meaning::Integer(first), Meaning::Integer(next)) => *next == if *first < 0 { first - count } else { first + count },
        _ => false,
    }
}

/// How a data format reads constants, as the runtime calls it (`rows::reads`).
///
/// A constant is read as a float of the format's components, where there is a float of their layout; an integer of 64 bits reads
/// a float constant as a double, any other as a single.
pub fn reading(ir: &DataFormat) -> &'static str {
    if ir.name == LANE_MASK {
        return "M64";
    }
    let parts = || ir.components.first().into_iter().flat_map(|component| &component.fields);
    let width = |part: &isa_spec::isa::DataField| part.ranges.iter().map(|range| range.count).sum::<u16>();
    let component: u16 = parts().map(width).sum();
    let mantissa = parts().find(|part| part.name == "Mantissa").map(width);
    let signed = ir.kind == DataKind::Integer && parts().any(|part| part.signedness == Signedness::Signed);
    // Components side by side share a dword; the constant fills it.
    let packed = ir.components.len() > 1;
    match (ir.kind == DataKind::Float, mantissa, component) {
        (true, Some(10), _) if packed => "PK_F16",
        (true, Some(10), _) => "F16",
        (true, Some(7), _) if packed => "PK_BF16",
        (true, Some(7), _) => "BF16",
        (true, Some(52), _) => "F64",
        (true, ..) => "F32",
        (false, _, 16) if !packed => {
            if signed {
                "I16"
            } else {
                "U16"
            }
        }
        (false, _, 64) => {
            if signed {
                "I64"
            } else {
                "U64"
            }
        }
        _ => {
            if signed {
                "I32"
            } else {
                "U32"
            }
        }
    }
}

/// The format with one bit a lane: 64 bits in the specification, 32 in wave32.
const LANE_MASK: &str = "FMT_NUM_M64";
