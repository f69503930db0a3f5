//! iced-x86, for scale: x86 code of the same size.

use std::hint::black_box;

use iced_x86::{Decoder, DecoderOptions, Formatter, GasFormatter, Instruction};

/// Decodes all of `code`; returns the number of instructions.
pub fn decode(code: &[u8]) -> usize {
    let mut decoder = Decoder::new(64, code, DecoderOptions::NONE);
    let mut instruction = Instruction::default();
    let mut count = 0;
    while decoder.can_decode() {
        decoder.decode_out(&mut instruction);
        black_box(&instruction);
        count += 1;
    }
    count
}

/// Decodes all of `code` and writes each instruction as text with the GAS formatter; returns the number of instructions.
pub fn text(code: &[u8]) -> usize {
    let mut decoder = Decoder::new(64, code, DecoderOptions::NONE);
    let mut formatter = GasFormatter::new();
    let mut instruction = Instruction::default();
    let mut output = String::with_capacity(256);
    let mut count = 0;
    while decoder.can_decode() {
        decoder.decode_out(&mut instruction);
        output.clear();
        formatter.format(&instruction, &mut output);
        black_box(&output);
        count += 1;
    }
    count
}
