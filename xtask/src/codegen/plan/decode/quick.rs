//! Which words of a family have all selectors in class 0, as one comparison: see the runtime's `rows::Quick`.

use super::Classed;

/// No word passes: carries are expected where none arrive.
const NEVER: [u64; 5] = [0, 0, 0, 0, 1];

/// What to flip, mask and add, where the carries arrive, and which are expected.
pub(super) fn rule(selectors: &[Classed]) -> [u64; 5] {
    let mut sorted: Vec<&Classed> = selectors.iter().collect();
    sorted.sort_by_key(|selector| selector.offset);
    let [mut flip, mut mask, mut add, mut carries, mut expected] = [0; 5];
    for selector in sorted {
        let (offset, count) = (selector.offset, selector.count);
        if offset + count >= 64 {
            return NEVER;
        }
        let others = selector.classes.iter().zip(0u64..).filter(|(class, _)| **class != 0).map(|(_, value)| value);
        let ones = others.clone().fold(u64::MAX, |all, value| all & value);
        let zeros = others.fold(u64::MAX, |all, value| all & !value);
        let all = (1u64 << count) - 1;
        // The carry of the selector below needs its bit for itself.
        let free = all & !(carries >> offset);
        let common = (ones | zeros) & free;
        let carry = 1 << (offset + count);
        // Without a common bit only zero is quick, and must not carry.
        let tested = if common == 0 { free } else { common };
        if common == 0 && free != all {
            return NEVER;
        }
        flip |= if common == 0 { 0 } else { (ones & tested) << offset };
        mask |= tested << offset;
        add |= ((1 << count) - (tested & tested.wrapping_neg())) << offset;
        carries |= carry;
        expected |= if common == 0 { 0 } else { carry };
    }
    [flip, mask, add, carries, expected]
}
