//! Data formats.

use super::{Run, Str};
use crate::NumberFormat;

/// AMD's `DataType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DataKind {
    /// Plain bits.
    Bits,
    /// Integers.
    Integer,
    /// Floats.
    Float,
    /// A resource descriptor.
    Descriptor,
}

/// AMD's `Signedness`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// `DoesNotApply`
    DoesNotApply,
    /// `Signed`
    Signed,
    /// `Unsigned`
    Unsigned,
    /// `SignedByModifier`: another field of the instruction tells.
    SignedByModifier,
}

/// A data format.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct DataFormatRow {
    /// AMD's name.
    pub name: Str,
    /// What the bits are.
    pub kind: DataKind,
    /// Size in bits.
    pub bits: u16,
    /// Number of components.
    pub components: u16,
    /// The first component's parts (or, with stride 0 and several components, all components' parts).
    pub parts: Run,
    /// Bits from one component to the next.
    pub stride: u16,
    /// How it reads constants.
    pub number: NumberFormat,
}

/// A data format: name, kind, size in bits, number of components, parts of a component, bits from one component to the next, how
/// constants are read.
pub const fn data_format(
    name: Str,
    kind: DataKind,
    bits: u16,
    components: u16,
    parts: Run,
    stride: u16,
    number: NumberFormat,
) -> DataFormatRow {
    DataFormatRow { name, kind, bits, components, parts, stride, number }
}

/// Ways to read constants, by what the components are: `PK_` fill a dword with two of them; `M64` is a mask of lanes.
pub mod reads {
    use crate::{FloatWidth, NumberFormat};

    const fn floats(float: FloatWidth, bits: u8) -> NumberFormat {
        NumberFormat { float, bits, signed: false, is_float: true, lane_mask: false }
    }

    const fn integers(float: FloatWidth, bits: u8, signed: bool) -> NumberFormat {
        NumberFormat { float, bits, signed, is_float: false, lane_mask: false }
    }

    /// Half.
    pub const F16: NumberFormat = floats(FloatWidth::F16, 16);
    /// Two halves.
    pub const PK_F16: NumberFormat = floats(FloatWidth::F16, 32);
    /// Bfloat.
    pub const BF16: NumberFormat = floats(FloatWidth::Bf16, 16);
    /// Two bfloats.
    pub const PK_BF16: NumberFormat = floats(FloatWidth::Bf16, 32);
    /// Single, and what is smaller than 16 bits.
    pub const F32: NumberFormat = floats(FloatWidth::F32, 32);
    /// Double.
    pub const F64: NumberFormat = floats(FloatWidth::F64, 64);
    /// 16 bits.
    pub const U16: NumberFormat = integers(FloatWidth::F16, 16, false);
    /// 16 bits with sign.
    pub const I16: NumberFormat = integers(FloatWidth::F16, 16, true);
    /// 32 bits, and what is neither of 16 nor of 64.
    pub const U32: NumberFormat = integers(FloatWidth::F32, 32, false);
    /// 32 bits with sign.
    pub const I32: NumberFormat = integers(FloatWidth::F32, 32, true);
    /// 64 bits.
    pub const U64: NumberFormat = integers(FloatWidth::F64, 64, false);
    /// 64 bits with sign.
    pub const I64: NumberFormat = integers(FloatWidth::F64, 64, true);
    /// One bit a lane.
    pub const M64: NumberFormat = NumberFormat { lane_mask: true, ..U64 };
}

/// A part of a component of a data format.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "generate", derive(Debug))]
pub struct DataPartRow {
    /// AMD's name.
    pub name: Str,
    /// Whether it is signed.
    pub signedness: Signedness,
    /// The lowest bit.
    pub offset: u16,
    /// Number of bits.
    pub count: u16,
}

/// A part of a component: name, signedness, lowest bit, number of bits.
pub const fn part(name: Str, signedness: Signedness, offset: u16, count: u16) -> DataPartRow {
    DataPartRow { name, signedness, offset, count }
}
