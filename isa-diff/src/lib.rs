//! Compares AMD GPU instruction sets, and looks instructions up.

mod apply;
mod compare;
mod error;
mod list;
mod matching;
mod renames;

pub mod diff;
pub mod model;

pub use diff::Diff;
pub use error::ApplyError;
pub use list::{At, Change, Changed, ListDiff};
