//! Words that a form might legally have: several tries, from plain to special, until LLVM takes one.
//!
//! The specification says little of what is legal (tuples must be aligned, some operands must be equal, some bits must be set), so
//! each try fills the fields by another simple rule on their names; the tries are the same for every generation and instruction.

use isa_spec::isa::{Isa, Slot};
use xtask::words::{Target, Words, opcode_field};

/// A rule that gives a field its value; it is cut to the field's width.
type Fill = fn(&str) -> u64;

/// The tries, in order.
const FILLS: &[Fill] = &[
    // Plain: VGPRs as sources of vector instructions, SGPR 0 elsewhere.
    |field| vector_source(field, 256).unwrap_or(0),
    // As plain, with the scalar address off (NULL is 124 from RDNA 3 on, 125 on RDNA 1 and 2, 127 before).
    |field| off(field, 124),
    |field| off(field, 125),
    |field| off(field, 127),
    // Distinct registers: a destination apart from the sources, VOPD halves in different banks.
    |field| match field {
        "VDSTX" | "SRCX0" | "VSRCX1" | "VSRCX2" => vector_source(field, 256).unwrap_or(0),
        "VDSTY" => 1,
        "SRCY0" => 257,
        "VSRCY1" | "VSRCY2" => 1,
        _ => field_number(field),
    },
    |field| match field {
        "DST_SEL" => 6,
        "SRC0_SEL" => 0,
        _ => vector_source(field, 256).unwrap_or(0),
    },
    // Matrices: the bits that the instruction fixes.
    |field| match field {
        "OP_SEL_HI" | "OPSEL_HI" => 7,
        "ABID" => 1,
        _ => vector_source(field, 256).unwrap_or(0),
    },
    // Everything that may be a constant is 0, selectors of the upper half set.
    |field| match field {
        "SRC0" | "SRC1" | "SRC2" | "SSRC0" | "SSRC1" => 128,
        "OP_SEL_HI" | "OPSEL_HI" => 7,
        _ => 0,
    },
    // DPP and SDWA: whole rows, whole dwords.
    |field| match field {
        "ROW_MASK" | "BANK_MASK" => 15,
        "DPP_CTRL" => 0x1b,
        "DST_SEL" | "SRC0_SEL" | "SRC1_SEL" => 6,
        _ => vector_source(field, 256).unwrap_or(0),
    },
    // Images: one channel in each number of dimensions, with 32-bit and 16-bit addresses.
    |field| image(field, 0, 0),
    |field| image(field, 1, 0),
    |field| image(field, 2, 0),
    |field| image(field, 3, 0),
    |field| image(field, 4, 0),
    |field| image(field, 5, 0),
    |field| image(field, 6, 0),
    |field| image(field, 7, 0),
    |field| image(field, 1, 1),
    |field| image(field, 2, 1),
    |field| image(field, 3, 1),
    |field| image(field, 5, 1),
    |field| match field {
        "DMASK" => 1,
        "UNORM" | "DA" | "GLC" => 1,
        _ => 0,
    },
    |field| match field {
        "DMASK" => 3,
        "DIM" => 1,
        _ => 0,
    },
    // Ray tracing: all channels, a descriptor of 128 bits.
    |field| match field {
        "DMASK" => 15,
        "UNORM" | "R128" => 1,
        _ => 0,
    },
    |field| match field {
        "DMASK" => 15,
        "UNORM" | "R128" | "A16" => 1,
        _ => 0,
    },
    // Tensors: addresses in SGPRs, the unused ones NULL.
    |field| match field {
        "DIM" | "DMASK" => 1,
        "VADDR2" | "VADDR3" | "VADDR4" => 124,
        _ => 0,
    },
    // DPP of 64-bit data: a row's lane for the whole row.
    |field| match field {
        "ROW_MASK" | "BANK_MASK" => 15,
        "DPP_CTRL" => 0x150,
        _ => vector_source(field, 256).unwrap_or(0),
    },
    // Global data share.
    |field| match field {
        "GDS" => 1,
        _ => 0,
    },
    // Buffers: the address off, LDS.
    |field| match field {
        "LDS" => 1,
        "SOFFSET" => 128,
        _ => 0,
    },
    |field| match field {
        "SVE" => 1,
        "SADDR" => 124,
        _ => 0,
    },
    // Scratch and flat with the vector address on.
    |field| match field {
        "LDS" | "SVE" | "NV" => 1,
        "SADDR" => 127,
        _ => 0,
    },
    // Accumulation registers.
    |field| match field {
        "ACC" => 3,
        "ACC_CD" => 1,
        _ => vector_source(field, 256).unwrap_or(0),
    },
    // Returning atomics.
    |field| match field {
        "GLC" | "SC0" => 1,
        "TH" => 1,
        _ => off(field, 124),
    },
    |field| match field {
        "GLC" | "SC0" => 1,
        _ => off(field, 125),
    },
    |field| match field {
        "GLC" | "SC0" => 1,
        _ => off(field, 127),
    },
    // A scalar selector or a message in a scalar source.
    |field| match field {
        "SSRC0" | "SIMM16" => 128,
        _ => 0,
    },
    |field| match field {
        "SIMM16" => 0xf807,
        "SSRC0" => 193,
        _ => 0,
    },
    |field| match field {
        "SIMM16" => 1,
        "SDST" => 124,
        _ => 0,
    },
    |field| match field {
        "SIMM16" => 0,
        "SDST" => 125,
        _ => 0,
    },
    // M0 as the only scalar that is allowed.
    |field| match field {
        "SSRC0" => 125,
        "VDST" => 126,
        _ => vector_source(field, 256).unwrap_or(0),
    },
    |field| match field {
        "VDST" | "SDST" => 126,
        _ => vector_source(field, 256).unwrap_or(0),
    },
    |field| match field {
        "SRC1" | "SRC2" => 0,
        _ => vector_source(field, 256).unwrap_or(0),
    },
];

/// How many tries there are.
pub const TRIES: usize = FILLS.len();

/// The words of a try, or none where the conditions forbid them.
pub fn candidate(isa: &Isa, target: Target<'_>, index: usize) -> Option<Words> {
    let fill = FILLS[index];
    let mut words = [0; 5];
    for form in target.forms() {
        let encoding = &isa.encodings[form.encoding.index()];
        for (at, field) in encoding.fields.iter().enumerate() {
            // In a dual-issue word each half fills its own fields.
            let other = match form.slot {
                Slot::Whole => false,
                Slot::X => field.name.contains('Y'),
                Slot::Y => field.name.contains('X'),
            };
            if !other && opcode_field(encoding, form.slot) != Some(at) && !field.name.ends_with("ENCODING") {
                let width = field.width();
                let value = fill(&field.name) & if width >= 64 { u64::MAX } else { (1 << width) - 1 };
                field.insert(&mut words, value);
            }
        }
    }
    target.settle(isa, words)
}

fn vector_source(field: &str, value: u64) -> Option<u64> {
    matches!(field, "SRC0" | "SRC1" | "SRC2" | "SRCX0" | "SRCY0" | "SCALE_SRC0" | "SCALE_SRC1" | "SCALE_SRC2").then_some(value)
}

fn image(field: &str, dim: u64, a16: u64) -> u64 {
    match field {
        "DMASK" => 1,
        "DIM" => dim,
        "A16" => a16,
        _ => 0,
    }
}

fn off(field: &str, null: u64) -> u64 {
    match field {
        "SADDR" | "SOFFSET" => null,
        _ => vector_source(field, 256).unwrap_or(0),
    }
}

fn field_number(field: &str) -> u64 {
    match field {
        "VDST" => 8,
        "SRC0" => 256 + 16,
        "SRC1" => 256 + 32,
        "SRC2" => 256 + 64,
        "VSRC0" => 16,
        "VSRC1" => 32,
        "ADDR" | "VADDR" | "VADDR0" => 16,
        "DATA" | "DATA0" | "VDATA" | "VSRC" => 32,
        "DATA1" => 64,
        "SDST" | "SDATA" => 8,
        "SSRC0" => 16,
        "SSRC1" => 32,
        "SBASE" | "SRSRC" => 4,
        _ => 0,
    }
}
