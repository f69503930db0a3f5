//! What the tests of the builder have in common.

use amdgpu_isa::{Builder, EncodeError, Generation, OperandError};

/// A builder of the instruction of a target.
pub fn build(target: &str, name: &str) -> Builder {
    let isa = Generation::from_target(target).unwrap().isa();
    isa.build(isa.lookup(name).unwrap().opcode())
}

/// The operand that is refused, and why.
pub fn operand(builder: Builder) -> (usize, OperandError) {
    match builder.encode() {
        Err(EncodeError::Operand { index, reason }) => (index, reason),
        other => panic!("{other:?}"),
    }
}

/// The bytes of what is built.
pub fn bytes(builder: Builder) -> Vec<u8> {
    builder.encode().unwrap().to_bytes().to_vec()
}
