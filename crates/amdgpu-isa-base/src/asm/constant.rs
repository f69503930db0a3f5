//! Constants: from a number as written to an inline constant or a literal.

use super::cursor::Number;
use super::error::Problem;
use crate::float;
use crate::text::Constant;
use crate::text::constant::{BF16, F16, F32, F64, index_of};

/// How a constant is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoded {
    /// As a source's code.
    Inline(u16),
    /// As the instruction's last dword.
    Literal(u32),
    /// As the instruction's last two dwords.
    Wide(u64),
}

/// Code of the inline integer, if it is one.
pub const fn inline_integer(value: i64) -> Option<u16> {
    match value {
        0..=64 => Some(128 + value as u16),
        -16..=-1 => Some((192 - value) as u16),
        _ => None,
    }
}

/// Encodes a number for an operand. With `wide`, literals of 64 bits are possible; with `known`, elsewhere in the generation.
///
/// # Errors
/// If the operand can't have this value.
pub fn encode(number: Number, constant: Constant, wide: bool, known: bool) -> Result<Encoded, Problem> {
    let bits = bits(number, constant)?;
    let inline = match number {
        Number::Integer(value) => {
            inline_integer(wrapped(value, constant)).or_else(|| inline_float(high_half(bits, constant), constant))
        }
        Number::Float(_) if bits == 0 => Some(128),
        Number::Float(_) if matches!(constant, Constant::F64 | Constant::B64 | Constant::Pk2Plain) => {
            inline_float(bits, constant)
        }
        // Whatever the operand's format, the name of an inline float is its value as a single float.
        Number::Float(value) => {
            inline_float((value as f32).to_bits().into(), Constant::B32).or_else(|| inline_float(bits, constant))
        }
    };
    match (inline, number) {
        (Some(code), _) => Ok(Encoded::Inline(code)),
        // Of an integer of 64 bits, a literal of 32 is the low half (and its sign the high one), of a float the high one.
        (None, Number::Integer(0..=0x7fff_ffff)) if wide && constant == Constant::B64 => Ok(Encoded::Literal(bits as u32)),
        (None, Number::Integer(_)) if known && constant == Constant::F64 && bits as u32 == 0 => {
            Ok(Encoded::Literal((bits >> 32) as u32))
        }
        (None, _) => literal(number, constant, wide),
    }
}

/// Encodes a number as a literal, even where an inline constant has the same value.
///
/// # Errors
/// If the operand can't have this value.
pub fn literal(number: Number, constant: Constant, wide: bool) -> Result<Encoded, Problem> {
    let bits = bits(number, constant)?;
    match (constant, number) {
        // Of a 64-bit float, a literal is the high half.
        (Constant::F64, Number::Float(_)) if bits as u32 == 0 => Ok(Encoded::Literal((bits >> 32) as u32)),
        (Constant::F64, Number::Float(_)) => Ok(Encoded::Wide(bits)),
        (Constant::B64, Number::Float(_)) => Err(Problem::Operand),
        (Constant::B64, Number::Integer(_)) if wide => Ok(Encoded::Wide(bits)),
        (Constant::B64 | Constant::F64, Number::Integer(value)) if fits(value, 32) => Ok(Encoded::Literal(value as u32)),
        (Constant::B64 | Constant::F64, Number::Integer(_)) => Ok(Encoded::Wide(bits)),
        // The literal has 32 bits, and LLVM gives it the number's sign.
        (Constant::I16, Number::Integer(value)) => Ok(Encoded::Literal(value as u32)),
        _ => Ok(Encoded::Literal(bits as u32)),
    }
}

/// Encodes a number that says that it is a literal: it has 64 bits where the operand and its literals can have so many.
///
/// # Errors
/// If the operand can't have this value.
pub fn narrow(number: Number, constant: Constant, wide: bool) -> Result<Encoded, Problem> {
    match (number, constant) {
        (Number::Integer(value), Constant::B64 | Constant::F64) if wide && fits(value, 32) => {
            Ok(Encoded::Wide((value as u32).into()))
        }
        _ => literal(number, constant, wide),
    }
}

/// Encodes a number as a literal of 64 bits.
///
/// # Errors
/// If the operand can't have this value.
pub fn wide(number: Number, constant: Constant) -> Result<Encoded, Problem> {
    match (number, constant) {
        (Number::Integer(value), Constant::F64 | Constant::B64) => Ok(Encoded::Wide(value as u64)),
        (Number::Float(value), Constant::F64) => Ok(Encoded::Wide(value.to_bits())),
        // An operand of 32 bits has no use for more.
        _ => literal(number, constant, false),
    }
}

/// A literal where only one of 64 bits is possible: a float whose low half is zero is written as its high half.
pub fn widened(encoded: Result<Encoded, Problem>, constant: Constant) -> Result<Encoded, Problem> {
    match (encoded, constant) {
        (Ok(Encoded::Literal(high)), Constant::F64) => Ok(Encoded::Wide(u64::from(high) << 32)),
        (encoded, _) => encoded,
    }
}

/// An integer as the operand reads it: it wraps around in an operand's 32 bits, or a float's 16.
fn wrapped(value: i64, constant: Constant) -> i64 {
    match constant {
        Constant::B64 | Constant::F64 | Constant::I16 => value,
        Constant::F16 | Constant::Bf16 => (value as i16).into(),
        _ => (value as i32).into(),
    }
}

/// The bits of a float of 64 of which only the high half is written.
fn high_half(bits: u64, constant: Constant) -> u64 {
    if constant == Constant::F64 && bits >> 32 == 0 { bits << 32 } else { bits }
}

/// The number with the sign that its wrappings ask for, where it is a float of so many bits.
pub fn with_sign(number: Number, (neg, abs): (bool, bool), bits: u8) -> Number {
    match number {
        Number::Float(value) => {
            let value = if abs { value.abs() } else { value };
            Number::Float(if neg { -value } else { value })
        }
        Number::Integer(value) => {
            let sign = 1 << (bits.clamp(1, 63) - 1);
            let value = value & (sign | (sign - 1));
            let value = if abs { value & !sign } else { value };
            Number::Integer(if neg { value ^ sign } else { value })
        }
    }
}

/// The value's bits in the operand's format.
fn bits(number: Number, constant: Constant) -> Result<u64, Problem> {
    let is_wide = matches!(constant, Constant::B64 | Constant::F64);
    match (number, constant) {
        (Number::Integer(value), _) if is_wide => Ok(value as u64),
        (Number::Integer(value), Constant::I16 | Constant::F16 | Constant::Bf16) if fits(value, 16) => {
            Ok(u64::from(value as u16))
        }
        (Number::Integer(_), Constant::I16 | Constant::F16 | Constant::Bf16) => Err(Problem::Range),
        (Number::Integer(value), _) if fits(value, 32) => Ok(u64::from(value as u32)),
        (Number::Integer(_), _) => Err(Problem::Range),
        (Number::Float(value), _) if is_wide => Ok(value.to_bits()),
        (Number::Float(value), Constant::F16 | Constant::Pk2F16 | Constant::Pk2Plain | Constant::Plain) => {
            float::to_f16(value).map(u64::from).ok_or(Problem::Range)
        }
        // A single float, of which LLVM asks that it could be a half.
        (Number::Float(value), Constant::I16) => {
            float::to_f16(value).and(float::to_f32(value)).map(u64::from).ok_or(Problem::Range)
        }
        (Number::Float(value), Constant::Bf16 | Constant::Pk2Bf16) => {
            float::to_bf16(value).map(u64::from).ok_or(Problem::Range)
        }
        (Number::Float(value), _) => float::to_f32(value).map(u64::from).ok_or(Problem::Range),
    }
}

/// Whether the value fits into so many bits, signed or unsigned.
pub(crate) const fn fits(value: i64, bits: u32) -> bool {
    value >= -(1 << (bits - 1)) && value < 1 << bits
}

/// Code of the inline float with these bits, if there is one.
fn inline_float(bits: u64, constant: Constant) -> Option<u16> {
    let narrow = |floats| index_of(floats, u32::try_from(bits).ok()?);
    let position = match constant {
        Constant::B64 | Constant::F64 => index_of(&F64, bits),
        Constant::B32 | Constant::I16 | Constant::Plain | Constant::Named => narrow(&F32),
        Constant::F16 | Constant::Pk2F16 => narrow(&F16),
        Constant::Bf16 | Constant::Pk2Bf16 => narrow(&BF16),
        Constant::Pk2Plain => None,
    };
    position.map(|index| 240 + index as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The encodings are llvm-mc's for gfx1100.
    #[test]
    fn encodings() {
        use Encoded::{Inline, Literal};
        let cases = [
            (Number::Integer(64), Constant::B32, Inline(0xc0)),
            (Number::Integer(-16), Constant::B32, Inline(0xd0)),
            (Number::Integer(65), Constant::B32, Literal(65)),
            (Number::Integer(0x3f80_0000), Constant::B32, Inline(0xf2)),
            (Number::Float(0.0), Constant::B32, Inline(0x80)),
            (Number::Float(1.5), Constant::B32, Literal(0x3fc0_0000)),
            (Number::Float(0.15915494), Constant::B32, Inline(0xf8)),
            (Number::Float(1.0), Constant::F16, Inline(0xf2)),
            (Number::Float(1.5), Constant::F16, Literal(0x3e00)),
            (Number::Float(1.5), Constant::I16, Literal(0x3fc0_0000)),
            (Number::Float(1.0001), Constant::F16, Inline(0xf2)),
            (Number::Float(0.158203125), Constant::Bf16, Inline(0xf8)),
            (Number::Float(1.0), Constant::F64, Inline(0xf2)),
            (Number::Float(1.5), Constant::F64, Literal(0x3ff8_0000)),
            (Number::Integer(0x3ff8_0000), Constant::F64, Literal(0x3ff8_0000)),
            (Number::Integer(0x3ff0_0000), Constant::F64, Inline(0xf2)),
            (Number::Integer(0xffff_ffff), Constant::F64, Literal(0xffff_ffff)),
            (Number::Integer(0xffff_ffff), Constant::B32, Inline(0xc1)),
            (Number::Integer(0xfff0), Constant::F16, Inline(0xd0)),
            (Number::Integer(0xfff0), Constant::I16, Literal(0xfff0)),
        ];
        for (number, constant, expected) in cases {
            assert_eq!(encode(number, constant, false, false), Ok(expected), "{number:?}, expected {expected:?}");
        }
        assert_eq!(encode(Number::Integer(0x1_0000_0000), Constant::B32, false, false), Err(Problem::Range));
        assert_eq!(encode(Number::Integer(0x1_0000), Constant::F16, false, false), Err(Problem::Range));
        assert_eq!(encode(Number::Float(65520.0), Constant::F16, false, false), Err(Problem::Range));
        assert_eq!(encode(Number::Float(1e-10), Constant::F16, false, false), Err(Problem::Range));
        assert_eq!(encode(Number::Float(1e39), Constant::B32, false, false), Err(Problem::Range));
    }
}
