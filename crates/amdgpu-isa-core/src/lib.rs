//! Runtime of the `amdgpu-isa` crates: decodes, encodes and describes AMD GPU instructions from generated tables.
//!
//! This crate knows no generation. Each generated crate (`amdgpu-isa-rdna3`, …) has one [`Isa`] and is nothing but its tables;
//! most users want the facade `amdgpu-isa`. No allocation, no `unsafe`, no dependencies, no panic on any input.
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

mod access;
pub mod asm;
mod build;
mod bytes;
mod constant;
mod decode;
mod dpp;
mod encode;
mod encode_error;
mod encoding;
mod error;
mod float;
mod format;
#[cfg(feature = "generate")]
mod generate;
mod inst;
mod isa;
mod lay;
pub mod layout;
mod legal;
mod lint;
mod modifier;
mod operand;
mod pad;
mod pair;
mod register;
#[doc(hidden)]
pub mod rows;
mod selected;
mod size;
mod stream;
pub mod text;
mod value;

pub use access::Access;
pub use build::{Argument, Builder};
pub use bytes::InstBytes;
pub use constant::{FloatWidth, InlineFloat, Literal, NumberFormat};
pub use dpp::DppControl;
pub use encode::{RawBuilder, RawError};
pub use encode_error::{EncodeError, OperandError};
pub use encoding::{Encoding, Field, Fields, Name};
pub use error::DecodeError;
pub use format::{DataFormat, DataKind, DataPart, Signedness};
pub use inst::{Inst, InstName, MAX_DWORDS, Operand, Operands};
pub use isa::{Flags, Forms, Instruction, Isa, Opcode};
pub use lint::Lint;
pub use modifier::{Modifier, OperandModifiers};
pub use operand::{Form, FormOperand, FormOperands, OperandType};
pub use register::{Bank, Part, Registers, WaveSize};
pub use rows::{OperandKind, Slot};
pub use stream::Stream;
pub use value::{Memory, Scattered, Value};
