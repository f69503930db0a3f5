//! Rounding to the narrow floats.

/// The nearest half, ties to even.
pub(crate) fn to_f16(value: f64) -> u16 {
    round(value, 5, 10)
}

/// The nearest bfloat, ties to even.
pub(crate) fn to_bf16(value: f64) -> u16 {
    round(value, 8, 7)
}

/// Rounds to a format of so many exponent and mantissa bits.
fn round(value: f64, exponent_bits: u32, mantissa_bits: u32) -> u16 {
    let bits = value.to_bits();
    let sign = ((bits >> 63) as u16) << (exponent_bits + mantissa_bits);
    let infinity = ((1u16 << exponent_bits) - 1) << mantissa_bits;
    if value.is_nan() {
        return sign | infinity | 1 << (mantissa_bits - 1);
    }
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let exponent = (bits >> 52 & 0x7ff) as i64 - 1023 + bias;
    // The mantissa with its leading one, and how many of its 52 bits after it go.
    let mantissa = bits & ((1 << 52) - 1) | 1 << 52;
    let subnormal = 1 - exponent.min(1);
    let dropped = 52 - i64::from(mantissa_bits) + subnormal;
    if dropped > 53 || bits << 1 == 0 {
        return sign;
    }
    let kept = mantissa >> dropped;
    let rest = mantissa & ((1 << dropped) - 1);
    let tie = 1 << (dropped - 1);
    let up = u64::from(rest > tie || rest == tie && kept & 1 != 0);
    // A carry out of the mantissa raises the exponent, as it should.
    let base = if subnormal > 0 { 0 } else { (exponent as u64 - 1) << mantissa_bits };
    if exponent >= (1 << exponent_bits) - 1 {
        return sign | infinity;
    }
    sign | ((base + kept + up) as u16).min(infinity)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves() {
        let cases = [
            (0.0, 0),
            (-0.0, 0x8000),
            (1.0, 0x3c00),
            (-2.0, 0xc000),
            (0.15915494, 0x3118),
            (65504.0, 0x7bff),
            (65520.0, 0x7c00),
            (1e10, 0x7c00),
            (6.103515625e-5, 0x0400),
            (5.960464477539063e-8, 0x0001),
            (1e-9, 0),
            (1.0009765625, 0x3c01),
            (1.00048828125, 0x3c00),
        ];
        for (value, bits) in cases {
            assert_eq!(to_f16(value), bits, "{value}");
        }
    }

    #[test]
    fn bfloats() {
        for (value, bits) in [(1.0, 0x3f80), (-4.0, 0xc080), (3.0, 0x4040), (1e39, 0x7f80)] {
            assert_eq!(to_bf16(value), bits, "{value}");
        }
    }
}
