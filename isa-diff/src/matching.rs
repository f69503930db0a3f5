//! Which items of two lists are the same thing.

use std::collections::BTreeMap;

/// Pairs of positions in two lists.
#[derive(Clone, Debug)]
pub(crate) struct Matching {
    in_b: Vec<Option<usize>>,
    in_a: Vec<Option<usize>>,
}

impl Matching {
    /// Pairs up items with equal keys, the first with the first, the second with the second.
    pub(crate) fn by_key<A, B, K: Ord>(a: &[A], b: &[B], key_a: impl Fn(&A) -> K, key_b: impl Fn(&B) -> K) -> Self {
        let mut matching = Self { in_b: vec![None; a.len()], in_a: vec![None; b.len()] };
        let mut positions: BTreeMap<K, Vec<usize>> = BTreeMap::new();
        for (at, item) in a.iter().enumerate().rev() {
            positions.entry(key_a(item)).or_default().push(at);
        }
        for (in_b, item) in b.iter().enumerate() {
            if let Some(in_a) = positions.get_mut(&key_b(item)).and_then(Vec::pop) {
                matching.pair(in_a, in_b);
            }
        }
        matching
    }

    /// Pairs up items without a partner so far whose keys are equal, where the key is unique among those on either side.
    pub(crate) fn then_by<A, B, K: Ord>(mut self, a: &[A], b: &[B], key_a: impl Fn(&A) -> K, key_b: impl Fn(&B) -> K) -> Self {
        let unique_a = unique(a, &self.in_b, &key_a);
        let unique_b = unique(b, &self.in_a, key_b);
        for (in_a, item) in a.iter().enumerate() {
            let key = key_a(item);
            if unique_a.get(&key) == Some(&Some(in_a))
                && let Some(Some(in_b)) = unique_b.get(&key)
            {
                self.pair(in_a, *in_b);
            }
        }
        self
    }

    /// Parts the pairs (position in the first list, in the second) that `keep` refuses.
    pub(crate) fn keep(mut self, keep: impl Fn(usize, usize) -> bool) -> Self {
        for in_a in 0..self.in_b.len() {
            if let Some(in_b) = self.in_b[in_a].filter(|&in_b| !keep(in_a, in_b)) {
                self.in_b[in_a] = None;
                self.in_a[in_b] = None;
            }
        }
        self
    }

    /// Pairs up two items.
    pub(crate) fn pair(&mut self, in_a: usize, in_b: usize) {
        self.in_b[in_a] = Some(in_b);
        self.in_a[in_b] = Some(in_a);
    }

    /// Pairs in the order of the second list.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.in_a.iter().enumerate().filter_map(|(in_b, in_a)| in_a.map(|in_a| (in_a, in_b)))
    }

    /// For each item of the first list its partner's position in the second.
    pub(crate) fn in_b(&self) -> &[Option<usize>] {
        &self.in_b
    }

    /// For each item of the second list its partner's position in the first.
    pub(crate) fn in_a(&self) -> &[Option<usize>] {
        &self.in_a
    }
}

/// Positions of the items without a partner by key; `None` where two share a key.
fn unique<T, K: Ord>(list: &[T], partner: &[Option<usize>], key: impl Fn(&T) -> K) -> BTreeMap<K, Option<usize>> {
    let mut positions = BTreeMap::new();
    for (at, item) in list.iter().enumerate() {
        if partner[at].is_none() {
            positions.entry(key(item)).and_modify(|at| *at = None).or_insert(Some(at));
        }
    }
    positions
}
