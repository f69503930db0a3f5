//! Decoder, encoder and operand metadata for every AMD GPU instruction of CDNA 1-5, RDNA 1-4 and RDNA 3.5.
//!
//! Each generation is a module behind a feature of the same name, with its [`Isa`] as `ISA` and its opcodes in `op`.
//! [`Generation`] picks one at run time, by name or by LLVM target. No allocation, no `unsafe`, `no_std`.
#![cfg_attr(
    feature = "rdna3",
    doc = r#"
```
use amdgpu_isa::{Generation, rdna3};

// A generation that is known when you write the program.
let inst = rdna3::ISA.decode(&[0x0608_0506]).unwrap();
assert_eq!(inst.opcode(), rdna3::op::V_ADD_F32);
assert_eq!(inst.encoding().name(), "ENC_VOP2");
let operands: Vec<String> = inst.operands().map(|operand| operand.name().unwrap().to_string()).collect();
assert_eq!(operands, ["v4", "v6", "v2"]);

// One that the user names.
let isa = Generation::from_target("gfx1100").unwrap().isa();
for (offset, inst) in isa.stream(&[0x06, 0x05, 0x08, 0x06, 0x00, 0x00, 0xb0, 0xbf]) {
    println!("{offset:4}: {}", inst.unwrap().name());
}
```
"#
)]
#![no_std]

mod generation;
pub mod hint;

pub use amdgpu_isa_core::*;
pub use generation::{Generation, UnknownGeneration};

macro_rules! modules {
    ($($feature:literal $module:ident = $krate:ident;)*) => {$(
        #[cfg(feature = $feature)]
        pub use $krate as $module;
    )*};
}

modules! {
    "cdna1" cdna1 = amdgpu_isa_cdna1;
    "cdna2" cdna2 = amdgpu_isa_cdna2;
    "cdna3" cdna3 = amdgpu_isa_cdna3;
    "cdna4" cdna4 = amdgpu_isa_cdna4;
    "cdna5" cdna5 = amdgpu_isa_cdna5;
    "rdna1" rdna1 = amdgpu_isa_rdna1;
    "rdna2" rdna2 = amdgpu_isa_rdna2;
    "rdna3" rdna3 = amdgpu_isa_rdna3;
    "rdna3_5" rdna3_5 = amdgpu_isa_rdna3_5;
    "rdna4" rdna4 = amdgpu_isa_rdna4;
}

/// The README's examples, as tests.
#[cfg(all(doctest, feature = "rdna3", feature = "rdna4"))]
#[doc = include_str!("../../../README.md")]
struct Readme;
