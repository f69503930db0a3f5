//! The generated crates against the specification and against LLVM: what tests and campaigns share.

pub mod agree;
pub mod assembly;
pub mod campaign;
pub mod candidates;
pub mod exhaust;
pub mod gaps;
pub(crate) mod kept;
pub mod list;
pub mod mnemonics;
pub mod operands;
pub mod pairs;
pub mod random;
pub mod rebuild;
pub mod round_trip;
pub mod torture;
pub mod verify;
