//! Our own contenders.

use std::hint::black_box;

use amdgpu_isa::text::Line;
use amdgpu_isa::{Inst, Isa};

/// Decodes all of `code`; returns the number of instructions, those that are none included.
pub fn decode(isa: &'static Isa, code: &[u8]) -> usize {
    let mut count = 0;
    for (_, inst) in isa.stream(code) {
        black_box(&inst);
        count += 1;
    }
    count
}

/// Decodes all of `code` and looks at the value of each operand; returns the number of instructions.
pub fn operands(isa: &'static Isa, code: &[u8]) -> usize {
    let mut count = 0;
    for (_, inst) in isa.stream(code) {
        if let Ok(inst) = inst {
            for operand in inst.operands() {
                black_box(operand.value());
            }
        }
        count += 1;
    }
    count
}

/// Decodes all of `code` and writes each instruction as text; returns the number of instructions.
pub fn text(isa: &'static Isa, code: &[u8]) -> usize {
    let mut line = Line::new();
    let mut count = 0;
    for (_, inst) in isa.stream(code) {
        if let Ok(inst) = inst {
            black_box(inst.text().write_line(&mut line).as_bytes());
        }
        count += 1;
    }
    count
}

/// Builds each instruction anew from its fields; returns the number of instructions.
pub fn encode(insts: &[Inst]) -> usize {
    for inst in insts {
        black_box(inst.encode().ok());
    }
    insts.len()
}

/// Assembles each line; returns the number of lines.
pub fn assemble(isa: &'static Isa, lines: &[String]) -> usize {
    let assembler = isa.assembler();
    for line in lines {
        black_box(assembler.line(line).ok());
    }
    lines.len()
}
