//! One or two things: the halves of a word, the modifiers of an item.

/// An iterator over one thing, two or none. It says in a few instructions what `once(..).chain(..)` says in hundreds, which all
/// who build without optimisation would wait for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair<T>(pub Option<T>, pub Option<T>);

impl<T> Iterator for Pair<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let Self(first, second) = self;
        match first.take() {
            None => second.take(),
            first => first,
        }
    }
}
