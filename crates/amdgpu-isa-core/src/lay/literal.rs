//! Constants of arguments: the inline float, or the literal's dwords.

use crate::build::Argument;
use crate::encode_error::OperandError;
use crate::{InlineFloat, NumberFormat};
use amdgpu_isa_base::constant::float_literal;

/// The literal's dwords for an argument; none where the argument is no constant or an inline one.
pub(super) fn literal_of(argument: Argument, format: NumberFormat, is_wide: bool) -> Option<Result<u64, OperandError>> {
    let number = |value: i64, least: i64, most: i64, raw: u64| {
        Some(if value < least || value > most { Err(OperandError::Number { least, most }) } else { Ok(raw) })
    };
    match argument {
        Argument::Literal(raw) => Some(Ok(raw)),
        Argument::WideLiteral(raw) if is_wide => Some(Ok(raw)),
        Argument::Integer(value) if is_wide => Some(Ok(value as u64)),
        Argument::Integer(value) if format.bits == 16 => number(value, -0x8000, 0xffff, value as u64 & 0xffff),
        Argument::Integer(value) if format.bits == 64 && format.signed => {
            number(value, i32::MIN.into(), i32::MAX.into(), value as u64 & 0xffff_ffff)
        }
        Argument::Integer(value) if format.bits == 64 => number(value, 0, u32::MAX.into(), value as u64),
        Argument::Integer(value) => number(value, i32::MIN.into(), u32::MAX.into(), value as u64 & 0xffff_ffff),
        Argument::Float(value) => Some(float_literal(value, format, is_wide).ok_or(OperandError::Float)),
        _ => None,
    }
}

/// The inline float with this value, which the fraction of pi may have in single or double precision.
pub(super) fn inline_float(value: f64) -> Option<InlineFloat> {
    let exact = InlineFloat::ALL.iter().find(|float| f64::from(float.to_f32()) == value);
    let inverse = || (value as f32 == InlineFloat::InverseTwoPi.to_f32()).then_some(InlineFloat::InverseTwoPi);
    exact.copied().or_else(inverse)
}
