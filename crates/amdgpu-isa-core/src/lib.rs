//! Runtime of the `amdgpu-isa` crates: decodes, encodes and describes AMD GPU instructions from generated tables.
//!
//! This crate knows no generation. Each generated crate (`amdgpu-isa-rdna3`, …) has one [`Isa`] and is nothing but its tables;
//! most users want the facade `amdgpu-isa`. No allocation, no `unsafe`, no panic on any input, no dependency but `amdgpu-isa-base`, which
//! the generator shares.
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
mod decode;
mod dpp;
mod encode;
mod encode_error;
mod encoding;
mod error;
mod format;
#[cfg(feature = "generate")]
#[doc(hidden)]
pub mod generate;
mod inst;
mod isa;
mod lay;
pub mod layout;
mod legal;
mod lint;
mod modifier;
mod operand;
mod pair;
#[doc(hidden)]
pub mod rows {
    //! For generated code.
    pub use amdgpu_isa_base::rows::*;
}
mod selected;
mod stream;
pub mod text;
mod value;

#[doc(inline)]
pub use amdgpu_isa_base::rows::{OperandKind, Slot};
#[doc(inline)]
pub use amdgpu_isa_base::{
    Bank, DataKind, FloatWidth, InlineFloat, Literal, NumberFormat, Part, Registers, Signedness, WaveSize,
};

pub use access::Access;
pub use build::{Argument, Builder};
pub use bytes::InstBytes;
pub use dpp::DppControl;
pub use encode::{RawBuilder, RawError};
pub use encode_error::{EncodeError, OperandError};
pub use encoding::{Encoding, Field, Fields, Name};
pub use error::DecodeError;
pub use format::{DataFormat, DataPart};
pub use inst::{Inst, InstName, MAX_DWORDS, Operand, Operands};
pub use isa::{Flags, Forms, Instruction, Isa, Opcode};
pub use lint::Lint;
pub use modifier::{Modifier, OperandModifiers};
pub use operand::{Form, FormOperand, FormOperands, OperandType};
pub use stream::Stream;
pub use value::{Memory, Scattered, Value};
