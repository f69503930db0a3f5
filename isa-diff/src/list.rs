//! Differences between two lists.

use serde::{Deserialize, Serialize};

use crate::error::ApplyError;
use crate::matching::Matching;

/// A value before and after.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Change<T> {
    /// Before.
    pub from: T,
    /// After.
    pub to: T,
}

impl<T: PartialEq + Clone> Change<T> {
    /// The change from one value to the other, if they differ.
    pub fn between(from: &T, to: &T) -> Option<Self> {
        (from != to).then(|| Self { from: from.clone(), to: to.clone() })
    }

    /// Makes the change in `slot`.
    pub(crate) fn apply(change: &Option<Self>, slot: &mut T, place: &str) -> Result<(), ApplyError> {
        if let Some(change) = change {
            if *slot != change.from {
                return Err(ApplyError::Mismatch { place: place.to_owned() });
            }
            slot.clone_from(&change.to);
        }
        Ok(())
    }
}

/// What turns a list of `T` into another; `C` says how one item changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListDiff<T, C> {
    /// Items that only the first list has, by their positions there.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<At<T>>,
    /// Items that only the second list has, by their positions there, ascending.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<At<T>>,
    /// Items that changed, by their positions in the first list.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<Changed<C>>,
    /// Positions in the first list of the items that both have, in the order of the second; absent where the order is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<usize>>,
}

/// An item and its position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct At<T> {
    /// Position, from 0.
    pub at: usize,
    /// The item.
    pub item: T,
}

/// A change of the item at a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Changed<C> {
    /// Position in the first list, from 0.
    pub at: usize,
    /// What changes.
    #[serde(flatten)]
    pub change: C,
}

impl<T, C> Default for ListDiff<T, C> {
    fn default() -> Self {
        Self { removed: Vec::new(), added: Vec::new(), changed: Vec::new(), order: None }
    }
}

impl<T: Clone + PartialEq, C> ListDiff<T, C> {
    /// Compares two lists whose items `matching` pairs up; `change` compares a pair.
    pub(crate) fn new(a: &[T], b: &[T], matching: &Matching, change: impl Fn(&T, &T) -> Option<C>) -> Self {
        let lone = |list: &[T], partner: &[Option<usize>]| -> Vec<At<T>> {
            let lone = list.iter().zip(partner).enumerate().filter(|(_, (_, partner))| partner.is_none());
            lone.map(|(at, (item, _))| At { at, item: item.clone() }).collect()
        };
        let mut changed: Vec<Changed<C>> = matching
            .pairs()
            .filter_map(|(in_a, in_b)| change(&a[in_a], &b[in_b]).map(|change| Changed { at: in_a, change }))
            .collect();
        changed.sort_by_key(|changed| changed.at);
        let order: Vec<usize> = matching.pairs().map(|(in_a, _)| in_a).collect();
        Self {
            removed: lone(a, matching.in_b()),
            added: lone(b, matching.in_a()),
            changed,
            order: if order.is_sorted() { None } else { Some(order) },
        }
    }

    /// Whether the lists are equal.
    pub fn is_empty(&self) -> bool {
        self.removed.is_empty() && self.added.is_empty() && self.changed.is_empty() && self.order.is_none()
    }

    /// Turns the first list into the second. `patch` is called for each item that both have, with its change if it has one.
    pub(crate) fn apply(
        &self,
        list: &[T],
        place: &str,
        patch: impl Fn(&mut T, Option<&C>) -> Result<(), ApplyError>,
    ) -> Result<Vec<T>, ApplyError> {
        let position = |at| ApplyError::Position { place: place.to_owned(), at };
        let mut kept: Vec<Option<T>> = list.iter().cloned().map(Some).collect();
        for At { at, item } in &self.removed {
            let found = kept.get_mut(*at).and_then(Option::take).ok_or_else(|| position(*at))?;
            if found != *item {
                return Err(ApplyError::Mismatch { place: place.to_owned() });
            }
        }
        let mut changes: Vec<Option<&C>> = vec![None; kept.len()];
        for Changed { at, change } in &self.changed {
            if kept.get(*at).is_none_or(Option::is_none) || changes[*at].replace(change).is_some() {
                return Err(position(*at));
            }
        }
        for (item, change) in kept.iter_mut().zip(changes) {
            if let Some(item) = item {
                patch(item, change)?;
            }
        }
        let kept = match &self.order {
            None => kept.into_iter().flatten().collect(),
            Some(order) => reorder(kept, order, place)?,
        };
        self.insert_added(kept, place)
    }

    fn insert_added(&self, kept: Vec<T>, place: &str) -> Result<Vec<T>, ApplyError> {
        let total = kept.len() + self.added.len();
        let mut result = Vec::with_capacity(total);
        let (mut kept, mut added) = (kept.into_iter(), self.added.iter().peekable());
        while result.len() < total {
            let here = result.len();
            match added.next_if(|added| added.at == here) {
                Some(added) => result.push(added.item.clone()),
                None => match kept.next() {
                    Some(item) => result.push(item),
                    None => {
                        let at = added.peek().map_or(here, |added| added.at);
                        return Err(ApplyError::Position { place: place.to_owned(), at });
                    }
                },
            }
        }
        Ok(result)
    }
}

/// The kept items in the order of their old positions' list, which must name each once.
fn reorder<T>(mut kept: Vec<Option<T>>, order: &[usize], place: &str) -> Result<Vec<T>, ApplyError> {
    let position = |at| ApplyError::Position { place: place.to_owned(), at };
    let mut result = Vec::with_capacity(order.len());
    for &at in order {
        result.push(kept.get_mut(at).and_then(Option::take).ok_or_else(|| position(at))?);
    }
    match kept.iter().position(Option::is_some) {
        Some(left_out) => Err(position(left_out)),
        None => Ok(result),
    }
}
