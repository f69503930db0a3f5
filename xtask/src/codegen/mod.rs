//! From the IR to a crate: [`plan`] decides the layout, one emitter a file turns it into tokens, [`output`] into files.

pub mod emit;
pub mod output;
pub mod plan;
pub mod pools;
pub mod readme;
