//! Compares AMD GPU instruction sets, and looks instructions up.
//!
//! [`Diff::new`] compares two instruction sets, [`Diff::apply`] turns the first into the second, [`Report`] arranges a diff for
//! reading and [`render`] writes it.

mod apply;
mod compare;
mod error;
mod list;
mod matching;
mod renames;

pub mod card;
pub mod catalog;
#[cfg(feature = "command")]
pub mod command;
pub mod diff;
pub mod entries;
pub mod layout;
pub mod model;
pub mod render;
pub mod report;
#[cfg(feature = "site")]
pub mod site;
pub mod words;

pub use card::Card;
pub use catalog::Catalog;
pub use diff::Diff;
pub use error::ApplyError;
pub use list::{At, Change, Changed, ListDiff};
pub use report::Report;
