//! Rounding to the narrow floats.

/// The nearest half, ties to even.
pub(crate) fn to_f16(value: f64) -> Option<u16> {
    round(value, 5, 10)
}

/// The nearest bfloat, ties to even.
pub(crate) fn to_bf16(value: f64) -> Option<u16> {
    round(value, 8, 7)
}

/// The bits of the nearest single float, ties to even.
pub(crate) fn to_f32(value: f64) -> Option<u32> {
    let single = value as f32;
    let lost = single.is_infinite() && value.is_finite() || single.abs() < f32::MIN_POSITIVE && f64::from(single) != value;
    (!lost).then_some(single.to_bits())
}

/// Rounds to a format of so many exponent and mantissa bits; none if the value is too large for it, or so small that it loses digits.
fn round(value: f64, exponent_bits: u32, mantissa_bits: u32) -> Option<u16> {
    let bits = value.to_bits();
    let sign = ((bits >> 63) as u16) << (exponent_bits + mantissa_bits);
    let infinity = ((1u16 << exponent_bits) - 1) << mantissa_bits;
    if value.is_nan() {
        return Some(sign | infinity | 1 << (mantissa_bits - 1));
    }
    if value.is_infinite() {
        return Some(sign | infinity);
    }
    if value == 0.0 {
        return Some(sign);
    }
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let exponent = (bits >> 52 & 0x7ff) as i64 - 1023 + bias;
    // The mantissa with its leading one, and how many of its 52 bits after it go.
    let mantissa = bits & ((1 << 52) - 1) | 1 << 52;
    let subnormal = 1 - exponent.min(1);
    let dropped = 52 - i64::from(mantissa_bits) + subnormal;
    if dropped > 52 || exponent >= (1 << exponent_bits) - 1 {
        return None;
    }
    let kept = mantissa >> dropped;
    let rest = mantissa & ((1 << dropped) - 1);
    let tie = 1 << (dropped - 1);
    if subnormal > 0 && rest != 0 {
        return None;
    }
    let up = u64::from(rest > tie || rest == tie && kept & 1 != 0);
    // A carry out of the mantissa raises the exponent, as it should.
    let base = if subnormal > 0 { 0 } else { (exponent as u64 - 1) << mantissa_bits };
    let rounded = (base + kept + up) as u16;
    (rounded < infinity).then_some(sign | rounded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves() {
        let cases = [
            (0.0, Some(0)),
            (-0.0, Some(0x8000)),
            (1.0, Some(0x3c00)),
            (-2.0, Some(0xc000)),
            (0.15915494, Some(0x3118)),
            (65504.0, Some(0x7bff)),
            (65520.0, None),
            (1e10, None),
            (f64::INFINITY, Some(0x7c00)),
            (6.103515625e-5, Some(0x0400)),
            (5.960464477539063e-8, Some(0x0001)),
            (1e-9, None),
            (1.0009765625, Some(0x3c01)),
            (1.00048828125, Some(0x3c00)),
        ];
        for (value, bits) in cases {
            assert_eq!(to_f16(value), bits, "{value}");
        }
    }

    #[test]
    fn bfloats() {
        for (value, bits) in [(1.0, Some(0x3f80)), (-4.0, Some(0xc080)), (3.0, Some(0x4040)), (1e39, None)] {
            assert_eq!(to_bf16(value), bits, "{value}");
        }
    }

    #[test]
    fn singles() {
        for (value, bits) in
            [(1.5, Some(0x3fc0_0000)), (0.1, Some(0x3dcc_cccd)), (1e39, None), (1e-50, None), (-0.0, Some(1 << 31))]
        {
            assert_eq!(to_f32(value), bits, "{value}");
        }
    }
}
