//! Sets of numbers as inclusive ranges, ascending, neither touching nor overlapping.

/// A set of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranges(Vec<(u64, u64)>);

/// The highest number of `width` bits.
fn highest(width: u32) -> u64 {
    1_u64.checked_shl(width).map_or(u64::MAX, |end| end - 1)
}

impl Ranges {
    /// Nothing.
    pub fn none() -> Self {
        Self(Vec::new())
    }

    /// All numbers of `width` bits.
    pub fn all(width: u32) -> Self {
        Self(vec![(0, highest(width))])
    }

    /// One number.
    pub fn single(number: u64) -> Self {
        Self(vec![(number, number)])
    }

    /// All numbers of `width` bits from `low` on.
    pub fn at_least(low: u64, width: u32) -> Self {
        if low <= highest(width) { Self(vec![(low, highest(width))]) } else { Self::none() }
    }

    /// These numbers.
    pub fn of(numbers: &[u64]) -> Self {
        Self::normal(numbers.iter().map(|&number| (number, number)).collect())
    }

    /// These ranges, whatever their order.
    pub fn normal(mut ranges: Vec<(u64, u64)>) -> Self {
        ranges.retain(|&(low, high)| low <= high);
        ranges.sort_unstable();
        let mut all: Vec<(u64, u64)> = Vec::with_capacity(ranges.len());
        for (low, high) in ranges {
            match all.last_mut() {
                Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
                _ => all.push((low, high)),
            }
        }
        Self(all)
    }

    /// Ranges that are in order already, as in a [`crate::isa::FieldTest`].
    pub fn from_sorted(ranges: &[(u64, u64)]) -> Self {
        Self(ranges.to_vec())
    }

    /// The ranges.
    pub fn into_vec(self) -> Vec<(u64, u64)> {
        self.0
    }

    /// Whether there is no number.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether every number of `width` bits is in.
    pub fn is_all(&self, width: u32) -> bool {
        self.0.first().is_some_and(|&(low, high)| low == 0 && high >= highest(width))
    }

    /// Only the numbers of `width` bits.
    pub fn clip(&self, width: u32) -> Self {
        self.intersection(&Self::all(width))
    }

    /// The numbers of `width` bits that are not in.
    pub fn complement(&self, width: u32) -> Self {
        let mut gaps = Vec::with_capacity(self.0.len() + 1);
        let mut next = Some(0);
        for &(low, high) in &self.0 {
            if let Some(start) = next.filter(|&start| start < low) {
                gaps.push((start, low - 1));
            }
            next = high.checked_add(1);
        }
        gaps.extend(next.map(|start| (start, u64::MAX)));
        Self(gaps).clip(width)
    }

    /// The numbers in both.
    pub fn intersection(&self, other: &Self) -> Self {
        let (mut left, mut right) = (self.0.iter().peekable(), other.0.iter().peekable());
        let mut all = Vec::new();
        while let (Some(&&(a, b)), Some(&&(c, d))) = (left.peek(), right.peek()) {
            if a.max(c) <= b.min(d) {
                all.push((a.max(c), b.min(d)));
            }
            if b < d {
                left.next()
            } else {
                right.next()
            };
        }
        Self(all)
    }

    /// The numbers in either.
    pub fn union(&self, other: &Self) -> Self {
        Self::normal([&self.0[..], &other.0[..]].concat())
    }

    /// The numbers that are not in `other`.
    pub fn without(&self, other: &Self) -> Self {
        self.intersection(&other.complement(64))
    }
}
