//! What the other crates of `amdgpu-isa` stand on: the rows of which generated tables are made, the printer and the reader that these
//! tables drive. Nothing here knows what an instruction is; that is `amdgpu-isa-core`, which re-exports what users need of this crate.
//!
//! It is all that the generator and the runtime share, so the generator compiles no runtime. And two cores are busy in a clean build:
//! while the compiler reads the runtime, code is made of this.
//!
//! What could panic is a warning of the compiler's lints here, below; where the code is right although a lint can't see it, an `expect`
//! says why.
#![no_std]
#![cfg_attr(
    not(test),
    warn(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

pub mod asm;
pub mod constant;
pub mod float;
#[cfg(feature = "generate")]
mod generate;
pub mod pad;
pub mod register;
pub mod rows;
pub mod size;
pub mod text;

pub use constant::{FloatWidth, InlineFloat, Literal, NumberFormat};
pub use register::{Bank, Part, Registers, WaveSize};
pub use rows::{DataKind, Signedness};
