//! Reads AMD's machine-readable GPU ISA specification into a checked intermediate representation.
//!
//! The way of a file: [`archive`] finds it, [`xml`] walks it, `schema` holds it as written, [`lower`] turns it into the IR of
//! [`isa`], [`patch`] mends AMD's slips, [`settle`] derives what follows. [`load()`] does all of this.

pub mod archive;
pub mod assembly;
pub mod bits;
pub mod check;
pub mod claim;
pub mod condition;
pub mod diag;
pub mod expression;
pub mod generation;
pub mod isa;
pub mod kinds;
pub mod load;
pub mod lock;
pub mod lower;
pub mod patch;
pub mod ranges;
pub mod reference;
mod schema;
pub mod settle;
pub mod spans;
pub mod spelling;
pub mod summary;
pub mod xml;

pub use diag::Report;
pub use load::{Context, Specification, load, load_embedded};
