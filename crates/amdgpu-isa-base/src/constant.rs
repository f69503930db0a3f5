//! Constants of operands: inline floats, literals, and how a data format reads them.

use core::fmt;

use crate::float;

/// The floats that an operand's code can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InlineFloat {
    /// 0.5
    Half,
    /// -0.5
    MinusHalf,
    /// 1.0
    One,
    /// -1.0
    MinusOne,
    /// 2.0
    Two,
    /// -2.0
    MinusTwo,
    /// 4.0
    Four,
    /// -4.0
    MinusFour,
    /// 1 / (2 pi), rounded to the operand's format.
    InverseTwoPi,
}

impl InlineFloat {
    /// All of them, in the order of their codes.
    pub const ALL: [Self; 9] = [
        Self::Half,
        Self::MinusHalf,
        Self::One,
        Self::MinusOne,
        Self::Two,
        Self::MinusTwo,
        Self::Four,
        Self::MinusFour,
        Self::InverseTwoPi,
    ];

    /// The bits of the float in a format.
    pub const fn bits(self, width: FloatWidth) -> u64 {
        let (sign, exponent) = match self {
            Self::Half => (0, -1),
            Self::MinusHalf => (1, -1),
            Self::One => (0, 0),
            Self::MinusOne => (1, 0),
            Self::Two => (0, 1),
            Self::MinusTwo => (1, 1),
            Self::Four => (0, 2),
            Self::MinusFour => (1, 2),
            Self::InverseTwoPi => {
                return match width {
                    FloatWidth::F16 => 0x3118,
                    // The hardware cuts the single float off, it does not round.
                    FloatWidth::Bf16 => 0x3e22,
                    FloatWidth::F32 => 0x3e22_f983,
                    FloatWidth::F64 => 0x3fc4_5f30_6dc9_c882,
                };
            }
        };
        let (exponent_bits, mantissa_bits) = width.layout();
        let bias = (1 << (exponent_bits - 1)) - 1;
        sign << (exponent_bits + mantissa_bits) | ((bias + exponent) as u64) << mantissa_bits
    }

    /// Its value; the single float's for [`InlineFloat::InverseTwoPi`].
    pub const fn to_f32(self) -> f32 {
        f32::from_bits(self.bits(FloatWidth::F32) as u32)
    }
}

impl fmt::Display for InlineFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InverseTwoPi => f.write_str("0.15915494"),
            _ => write!(f, "{:.1}", self.to_f32()),
        }
    }
}

/// The literal's dwords for a float: its bits in the format; of a double the high half, unless the literal is wide. None if the format
/// is too narrow for the value, or the low half is not zero.
pub fn float_literal(value: f64, format: NumberFormat, is_wide: bool) -> Option<u64> {
    match format.float {
        FloatWidth::F64 if is_wide => Some(value.to_bits()),
        FloatWidth::F64 => (value.to_bits() as u32 == 0).then_some(value.to_bits() >> 32),
        FloatWidth::F32 => float::to_f32(value).map(u64::from),
        FloatWidth::Bf16 => float::to_bf16(value).map(u64::from),
        FloatWidth::F16 => float::to_f16(value).map(u64::from),
    }
}

/// Formats of floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatWidth {
    /// Half: 5 bits exponent, 10 bits mantissa.
    F16,
    /// Bfloat: 8 and 7 bits.
    Bf16,
    /// Single: 8 and 23 bits.
    F32,
    /// Double: 11 and 52 bits.
    F64,
}

impl FloatWidth {
    const fn layout(self) -> (u32, u32) {
        match self {
            Self::F16 => (5, 10),
            Self::Bf16 => (8, 7),
            Self::F32 => (8, 23),
            Self::F64 => (11, 52),
        }
    }
}

/// How a data format reads constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberFormat {
    /// The format of inline floats.
    pub float: FloatWidth,
    /// Bits of a component: 16, 32 or 64.
    pub bits: u8,
    /// Whether the components are signed integers.
    pub signed: bool,
    /// Whether the components are floats.
    pub is_float: bool,
    /// Whether it has one bit for each lane of the wave.
    pub lane_mask: bool,
}

impl NumberFormat {
    /// The value, in the low bits, of an inline integer.
    pub const fn integer(self, value: i8) -> u64 {
        value as i64 as u64 & self.mask()
    }

    /// The value, in the low bits, of an inline float.
    pub const fn inline_float(self, value: InlineFloat) -> u64 {
        value.bits(self.float) & self.mask()
    }

    /// The value of a literal of 32 bits: the high half of a 64-bit float; extended with its sign to a signed 64-bit integer, with
    /// zeros to any other; its low half where components have 16 bits and there is one of them.
    pub const fn literal(self, word: u32) -> u64 {
        match self.bits {
            64 if self.is_float => (word as u64) << 32,
            64 if self.signed => word as i32 as i64 as u64,
            _ => word as u64 & self.mask(),
        }
    }

    /// The value of a literal of 64 bits: as many low bits as the operand has.
    pub const fn wide_literal(self, raw: u64) -> u64 {
        raw & self.mask()
    }

    const fn mask(self) -> u64 {
        if self.bits >= 64 { u64::MAX } else { (1 << self.bits) - 1 }
    }
}

/// A constant in the instruction's last dwords.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Literal {
    /// The dwords as they stand, the second one above the first.
    pub raw: u64,
    /// Whether it has 64 bits; else 32.
    pub is_wide: bool,
    /// What the operand reads.
    pub value: u64,
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.raw)
    }
}
