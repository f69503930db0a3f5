//! Why a diff can't be applied.

use std::fmt;

/// Why a diff can't be applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ApplyError {
    /// The diff was made from something else: what it expects to find is not there.
    Mismatch {
        /// Where.
        place: String,
    },
    /// A position that does not exist, or stands twice.
    Position {
        /// In which list.
        place: String,
        /// The position.
        at: usize,
    },
    /// The result refers to something that it lacks.
    Dangling {
        /// The kind of thing.
        what: &'static str,
        /// Its name.
        name: String,
        /// Who refers to it.
        place: String,
    },
    /// More things than there are ids.
    TooMany {
        /// The kind of thing.
        what: &'static str,
    },
}

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mismatch { place } => write!(f, "{place}: not what the diff was made from"),
            Self::Position { place, at } => write!(f, "{place}: no item at position {at}, or it is named twice"),
            Self::Dangling { what, name, place } => write!(f, "{place}: no {what} is called {name}"),
            Self::TooMany { what } => write!(f, "more than 65,536 of the kind {what}"),
        }
    }
}

impl std::error::Error for ApplyError {}
