//! Decodes, disassembles, builds and assembles every AMD GPU instruction of CDNA 1-5, RDNA 1-4 and RDNA 3.5, and knows its operands.
//!
//! Each generation is a module behind a feature of the same name, with its [`Isa`] as `ISA` and its opcodes in `op`.
//! [`Generation`] picks one at run time, by name or by LLVM target. No allocation, no `unsafe`, `no_std`.
//!
//! Below are examples of each call; the [`guide`] goes by what you want to do: emulate, profile, generate code, port.
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

What an instruction's operands are, and which registers it reads and writes:

```
use amdgpu_isa::{Bank, Registers, Value, WaveSize, rdna3};

// v_cndmask_b32_e32 v4, v6, v2, vcc_lo
let inst = rdna3::ISA.decode(&[0x0208_0506]).unwrap();
let destination = inst.operands().next().unwrap().resolve(WaveSize::Wave32);
assert_eq!(destination, Value::Registers(Registers::new(Bank::Vgpr, 4, 1)));
let reads: Vec<String> = inst.reads(WaveSize::Wave32).map(|registers| registers.to_string()).collect();
assert_eq!(reads, ["v6", "v2", "vcc_lo", "exec_lo"]);
assert!(inst.lint(WaveSize::Wave32).next().is_none());
```

Decoding takes every word that has a form, whether or not the hardware defines what it does; [`Inst::lint`] tells:

```
use amdgpu_isa::{Lint, WaveSize, rdna3};

// v_add_f64 v[255:256], v[0:1], v[2:3]
let inst = rdna3::ISA.decode(&[0xd727_00ff, 0x0002_0500]).unwrap();
let found: Vec<Lint> = inst.lint(WaveSize::Wave32).collect();
assert!(matches!(found[..], [Lint::OutOfRange(_)]) && found[0].is_illegal());
```

An instruction displays as LLVM's text. Who writes many keeps one line for all:

```
use amdgpu_isa::{rdna3, text::Line};

let mut line = Line::new();
for (_, inst) in rdna3::ISA.stream(&[0x06, 0x05, 0x08, 0x06, 0x00, 0x00, 0xb0, 0xbf]) {
    println!("{}", inst.unwrap().text().write_line(&mut line));
}
assert_eq!(line.as_str(), "s_endpgm");
```

A line of that text is an instruction again; an error says at which column, and why:

```
use amdgpu_isa::asm::Problem;
use amdgpu_isa::rdna3;

let inst = rdna3::ISA.assembler().line("v_add_f32 v4, v6, v2").unwrap();
assert_eq!(inst.words(), [0x0608_0506]);
let error = rdna3::ISA.assembler().line("v_add_f32 v0, v1, v256").unwrap_err();
assert_eq!((error.column(), error.problem()), (18, Problem::Register));
```

Building instructions, one of each kind. Mistakes are errors with a reason ([`EncodeError`]):

```
use amdgpu_isa::WaveSize;
use amdgpu_isa::rdna3::{ISA, op};

// Vector instructions take the shortest form that holds the operands.
let add = ISA.build(op::V_ADD_F32).vgpr(1).sgpr(2).vgpr(3).encode()?;
assert_eq!(add.to_string(), "v_add_f32_e32 v1, s2, v3");
let add = ISA.build(op::V_ADD_F32).vgpr(1).vgpr(2).neg().float(0.5).with("clamp", 1).encode()?;
assert_eq!(add.to_string(), "v_add_f32_e64 v1, -v2, 0.5 clamp");
let add = ISA.build(op::V_ADD_F32).vgpr(1).literal(0x1234_5678).vgpr(3).encode()?;
assert_eq!(add.to_string(), "v_add_f32_e32 v1, 0x12345678, v3");

// DPP: a control, and the rows and banks that take part.
let dpp = ISA.build(op::V_MOV_B32).vgpr(1).vgpr(2).with("dpp_ctrl", 0x111);
let dpp = dpp.with("row_mask", 15).with("bank_mask", 15).encode()?;
assert_eq!(dpp.to_string(), "v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf");

// Scalar instructions, branches.
let mov = ISA.build(op::S_MOV_B64).sgprs(2, 2).int(-1).encode()?;
assert_eq!(mov.to_string(), "s_mov_b64 s[2:3], -1");
let branch = ISA.build(op::S_BRANCH).branch(-8).encode()?;
assert_eq!(branch.len_bytes(), 4);

// Memory.
let load = ISA.build(op::GLOBAL_LOAD_B64).vgprs(4, 2).vgprs(2, 2).off().with("offset", -16).encode()?;
assert_eq!(load.to_string(), "global_load_b64 v[4:5], v[2:3], off offset:-16");
let load = ISA.build(op::S_LOAD_B128).sgprs(4, 4).sgprs(0, 2).off().with("offset", 64).encode()?;
assert_eq!(load.to_string(), "s_load_b128 s[4:7], s[0:1], 0x40");
let store = ISA.build(op::DS_STORE_B32).vgpr(1).vgpr(2).with("offset", 8).encode()?;
assert_eq!(store.to_string(), "ds_store_b32 v1, v2 offset:8");

// Buffers and images: data, address, resource; what the address has is told by modifiers.
let buffer = ISA.build(op::BUFFER_LOAD_B32).vgpr(1).vgpr(2).sgprs(4, 4).int(0).with("offen", 1).with("offset", 16).encode()?;
assert_eq!(buffer.to_string(), "buffer_load_b32 v1, v2, s[4:7], 0 offen offset:16");
let sample = ISA.build(op::IMAGE_SAMPLE).vgprs(0, 4).vgprs(4, 2).sgprs(8, 8).sgprs(16, 4).with("dmask", 15).with("dim", 1);
assert_eq!(sample.encode()?.to_string(), "image_sample v[0:3], v[4:5], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D");

// Comparisons write a mask of lanes.
let compare = ISA.build(op::V_CMP_LT_F32).vcc().vgpr(1).vgpr(2).encode()?;
assert_eq!(compare.to_string(), "v_cmp_lt_f32_e32 vcc_lo, v1, v2");
let compare = ISA.build(op::V_CMP_LT_F32).wave64().sgprs(4, 2).vgpr(1).vgpr(2).encode()?;
assert_eq!(compare.text().wave64().to_string(), "v_cmp_lt_f32_e64 s[4:5], v1, v2");

// Packed arithmetic and matrices: a bit of `op_sel` an operand.
let packed = ISA.build(op::V_PK_FMA_F16).vgpr(0).vgpr(1).vgpr(2).vgpr(3).with("op_sel", 0b001).encode()?;
assert_eq!(packed.to_string(), "v_pk_fma_f16 v0, v1, v2, v3 op_sel:[1,0,0]");
let matrix = ISA.build(op::V_WMMA_F32_16X16X16_F16).vgprs(0, 8).vgprs(8, 8).vgprs(16, 8).int(0).encode()?;
assert_eq!(matrix.to_string(), "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], 0");

// Two instructions in one word.
let pair = ISA.build(op::V_DUAL_MUL_F32).vgpr(0).vgpr(1).vgpr(2).dual(op::V_DUAL_ADD_F32).vgpr(3).vgpr(4).vgpr(5).encode()?;
assert_eq!(pair.to_string(), "v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5");

// Exports.
let export = ISA.build(op::EXP).int(0).vgpr(1).vgpr(2).off().off().with("done", 1).encode()?;
assert_eq!(export.to_string(), "exp mrt0 v1, v2, off, off done");

// An instruction that is there already, changed.
let wider = buffer.to_builder(WaveSize::Wave32).with("offset", 32).encode()?;
assert_eq!(wider.to_string(), "buffer_load_b32 v1, v2, s[4:7], 0 offen offset:32");
let longer = add.to_builder(WaveSize::Wave32).any_form().with("clamp", 1).encode()?;
assert_eq!(longer.to_string(), "v_add_f32_e64 v1, 0x12345678, v3 clamp");

// A register that does not exist, an offset that does not fit.
assert!(ISA.build(op::S_MOV_B32).sgpr(106).sgpr(1).encode().is_err());
assert!(ISA.build(op::DS_STORE_B32).vgpr(1).vgpr(2).with("offset", 65536).encode().is_err());
# Ok::<(), amdgpu_isa::EncodeError>(())
```
"#
)]
#![no_std]

mod generation;
/// How to do what people come for: emulate, profile, generate code, port. Each example is a test.
///
#[cfg_attr(
    all(feature = "cdna3", feature = "rdna2", feature = "rdna3", feature = "rdna4"),
    doc = include_str!("guide.md")
)]
pub mod guide {}
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
