//! One or two things, the halves of a word or the modifiers of an item, and what there is of each.

use crate::Form;
use crate::text::Items;
use crate::text::item::Item;

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

/// The items of a form, or of the two forms of a word, each with its form.
#[derive(Clone)]
pub(crate) struct FormItems {
    form: Form,
    items: Items,
    second: Option<Form>,
}

impl FormItems {
    pub(crate) fn new(form: Form, second: Option<Form>) -> Self {
        Self { form, items: form.syntax(), second }
    }
}

impl Iterator for FormItems {
    type Item = (Form, &'static Item);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(item) = self.items.next() {
                return Some((self.form, item));
            }
            *self = Self::new(self.second?, None);
        }
    }
}
