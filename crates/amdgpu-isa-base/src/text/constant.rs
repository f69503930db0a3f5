//! Inline constants and literals, as LLVM prints them.

use super::line::Line;

/// How an operand's constants are written. It follows from the operand's data format.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub enum Constant {
    /// 32 bits, integer or float.
    B32,
    /// A 16-bit integer.
    I16,
    /// A 16-bit float.
    F16,
    /// A bfloat.
    Bf16,
    /// Two 16-bit floats.
    Pk2F16,
    /// Two bfloats.
    Pk2Bf16,
    /// Two 16-bit numbers for which no float is inline.
    Pk2Plain,
    /// Two 16-bit floats whose literals are printed as numbers even where an inline integer has the same value.
    Plain,
    /// 32 bits of which the same holds, and inline floats are printed with their names.
    Named,
    /// A 64-bit integer.
    B64,
    /// A 64-bit float: a literal of 32 bits is its high half.
    F64,
}

/// Names of the inline floats, codes 240 to 247.
const FLOATS: [&str; 8] = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"];
/// 1 / (2 * pi), code 248.
const INV_2PI: &str = "0.15915494";
/// The same for a 64-bit operand.
const INV_2PI_64: &str = "0.15915494309189532";

/// The inline floats' bits, in the order of their codes, in four formats.
pub(crate) const F32: [u32; 9] =
    [0x3f00_0000, 0xbf00_0000, 0x3f80_0000, 0xbf80_0000, 0x4000_0000, 0xc000_0000, 0x4080_0000, 0xc080_0000, 0x3e22_f983];
pub(crate) const F16: [u32; 9] = [0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118];
pub(crate) const BF16: [u32; 9] = [0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000, 0xc000, 0x4080, 0xc080, 0x3e22];
pub(crate) const F64: [u64; 9] = [
    0x3fe0_0000_0000_0000,
    0xbfe0_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x4000_0000_0000_0000,
    0xc000_0000_0000_0000,
    0x4010_0000_0000_0000,
    0xc010_0000_0000_0000,
    0x3fc4_5f30_6dc9_c882,
];

/// The value of an inline integer's code.
pub(super) const fn inline_integer(code: u32) -> Option<i64> {
    match code {
        128..=192 => Some(code as i64 - 128),
        193..=208 => Some(192 - code as i64),
        _ => None,
    }
}

/// Writes the inline constant with this code, if it is one.
pub(super) fn inline(line: &mut Line, code: u32, constant: Constant) -> bool {
    if let Some(value) = inline_integer(code) {
        line.signed(value);
        return true;
    }
    match code {
        // No 16-bit integer operand has a name for them.
        240..=248 if constant == Constant::I16 => line.hex(F16.get(code as usize - 240).copied().unwrap_or(0).into()),
        240..=247 => line.push(FLOATS.get(code as usize - 240).unwrap_or(&"")),
        248 if matches!(constant, Constant::B64 | Constant::F64) => line.push(INV_2PI_64),
        248 => line.push(INV_2PI),
        _ => return false,
    }
    true
}

const fn is_inline_integer(value: i64) -> bool {
    value >= -16 && value <= 64
}

fn write_lit(line: &mut Line, value: u64) {
    line.push("lit(");
    line.hex(value);
    line.byte(b')');
}

fn write_lit64(line: &mut Line, value: u64) {
    line.push("lit64(");
    line.hex(value);
    line.byte(b')');
}

/// Whether an inline constant has the 32-bit literal's value too: then it is wrapped in `lit()`, so that assembling the text gives a
/// literal again.
pub(super) fn is_wrapped(value: u32, constant: Constant) -> bool {
    let signed = i64::from(value as i32);
    let half = value & 0xffff;
    match constant {
        Constant::B32 => is_inline_integer(signed) || index_of(&F32, value).is_some(),
        Constant::I16 => is_inline_integer(signed) || index_of(&F32, value).is_some(),
        Constant::F16 => is_inline_integer(i64::from(half as i16)) || index_of(&F16, half).is_some(),
        Constant::Bf16 => is_inline_integer(i64::from(half as i16)) || index_of(&BF16, half).is_some(),
        Constant::Pk2F16 => is_inline_integer(signed) || index_of(&F16, value).is_some(),
        Constant::Pk2Bf16 => is_inline_integer(signed) || index_of(&BF16, value).is_some(),
        Constant::Pk2Plain => is_inline_integer(signed),
        Constant::B64 => value <= 64,
        Constant::Plain | Constant::Named | Constant::F64 => false,
    }
}

/// Writes a 32-bit literal.
pub(super) fn literal(line: &mut Line, value: u32, constant: Constant) {
    let signed = i64::from(value as i32);
    match constant {
        _ if is_wrapped(value, constant) => write_lit(line, value.into()),
        Constant::Plain | Constant::Named if is_inline_integer(signed) => line.signed(signed),
        Constant::Named if let Some(index) = index_of(&F32, value) => line.push(FLOATS.get(index).copied().unwrap_or(INV_2PI)),
        Constant::F64 => float64(line, u64::from(value) << 32),
        Constant::I16 | Constant::F16 => line.hex((value & 0xffff).into()),
        _ => line.hex(value.into()),
    }
}

/// Where the value stands among the inline floats of its width.
pub(crate) fn index_of<T: PartialEq>(floats: &[T; 9], value: T) -> Option<usize> {
    floats.iter().position(|float| *float == value)
}

/// Writes the value of a 64-bit float, of which only the high half counts when it is not an inline constant.
fn float64(line: &mut Line, value: u64) {
    match index_of(&F64, value) {
        _ if value == 0 => line.byte(b'0'),
        Some(index) => line.push(FLOATS.get(index).copied().unwrap_or(INV_2PI_64)),
        None => line.hex(value >> 32),
    }
}

/// Writes a 64-bit literal.
pub(super) fn literal64(line: &mut Line, value: u64, constant: Constant) {
    if value <= u64::from(u32::MAX) {
        return write_lit64(line, value);
    }
    let low = value as u32;
    let signed = match constant {
        Constant::B64 | Constant::F64 => value as i64,
        Constant::F16 | Constant::Bf16 => i64::from(low as i16),
        _ => i64::from(low as i32),
    };
    if is_inline_integer(signed) {
        return line.signed(signed);
    }
    let float = match constant {
        Constant::B64 | Constant::F64 => index_of(&F64, value),
        Constant::B32 | Constant::I16 => index_of(&F32, low),
        Constant::F16 => index_of(&F16, low & 0xffff),
        Constant::Bf16 => index_of(&BF16, low & 0xffff),
        Constant::Pk2F16 => index_of(&F16, low),
        Constant::Pk2Bf16 => index_of(&BF16, low),
        Constant::Pk2Plain | Constant::Plain => None,
        Constant::Named => index_of(&F32, low),
    };
    match (float, constant) {
        (Some(8), Constant::B64 | Constant::F64) => line.push(INV_2PI_64),
        (Some(index), _) => line.push(FLOATS.get(index).copied().unwrap_or(INV_2PI)),
        (None, Constant::F64) if low == 0 => line.hex(value >> 32),
        (None, Constant::B64 | Constant::F64) => line.hex(value),
        (None, Constant::I16 | Constant::F16) => line.hex(u64::from(low & 0xffff)),
        (None, _) => line.hex(low.into()),
    }
}

/// Writes the constant that an instruction carries beside its operands (the K of `v_fmaak_f32`).
pub(super) fn wide(line: &mut Line, value: u64, constant: Constant) {
    match constant {
        Constant::F64 if value <= u64::from(u32::MAX) => write_lit64(line, value),
        Constant::F64 if value as u32 == 0 => line.hex(value >> 32),
        Constant::Named => literal(line, value as u32, constant),
        _ => line.hex(value),
    }
}
