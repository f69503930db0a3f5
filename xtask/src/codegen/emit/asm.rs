//! The assembler's tables.

use proc_macro2::TokenStream;
use quote::quote;

use super::{n, table};
use crate::codegen::plan::Plan;

pub fn asm(plan: &Plan) -> TokenStream {
    let asm = &plan.asm;
    let (even_vectors, shared_sources, free_moves) = (asm.even_vectors, asm.shared_sources, asm.free_moves);
    let vectors = n(asm.vectors);
    let rust = |text: String| text.parse::<TokenStream>().unwrap_or_default();
    let mnemonics = asm.mnemonics.iter().map(|row| rust(format!("m({:?}, {:?})", row.name, row.forms)));
    let mnemonics = table("Mnemonics and aliases, sorted.", "MNEMONICS", "Mnemonic", mnemonics);
    let index = numbers("Numbers of mnemonics, by their hash.", "INDEX", &asm.index);
    let register_index = numbers("Numbers of registers, by their hash.", "REGISTER_INDEX", &asm.register_index);
    let forms = asm.forms.iter().map(|row| {
        let (form, literal, bus, reads_vcc) = (n(row.form), n(row.literal), n(row.bus), row.reads_vcc);
        let (class, fixed) = (rust(format!("{:?}", row.class)), rust(format!("{:?}", row.fixed)));
        let narrow = rust(format!("{:?}", row.narrow));
        quote!(c(#form, #class, #literal, #bus, #reads_vcc, #fixed, #narrow))
    });
    let forms = table("Forms of mnemonics, in the order in which they are tried.", "FORMS", "Candidate", forms);
    let registers = asm.registers.iter().map(|row| rust(format!("r({:?}, {}, {})", row.name, row.code, row.dwords)));
    let registers = table("Registers with names.", "REGISTERS", "NamedRegister", registers);
    let symbols = asm.symbols.iter().map(|row| rust(format!("{row:?}")));
    let symbols = table("Symbols.", "SYMBOLS", "(Str, u32)", symbols);
    let fixed = asm.fixed.iter().map(|row| rust(format!("fixed({:?}, {})", row.bits, row.value)));
    let fixed = table("Values that the text does not show.", "FIXED", "Fixed", fixed);
    let narrow = asm.narrow.iter().map(|row| rust(format!("narrow({:?}, {})", row.bits, row.takes)));
    let narrow = table("Operands that take less than their fields can hold.", "NARROW", "Narrow", narrow);
    quote! {
            //! Tables of the assembler.

            use amdgpu_isa_core::asm::tables::vocabulary::*;

        /// Tables of the assembler.
        pub const ASM: AsmTables = AsmTables {
            mnemonics: &MNEMONICS,
            index: &INDEX,
            forms: &FORMS,
            registers: &REGISTERS,
            register_index: &REGISTER_INDEX,
            symbols: &SYMBOLS,
            fixed: &FIXED,
            narrow: &NARROW,
            even_vectors: #even_vectors,
            vectors: #vectors,
            shared_sources: #shared_sources,
            free_moves: #free_moves,
        };

        #mnemonics #index #register_index #forms #registers #symbols #fixed #narrow
    }
}

/// A table of plain numbers.
fn numbers(doc: &str, name: &str, numbers: &[u16]) -> TokenStream {
    table(doc, name, "u16", numbers.iter().map(|number| n(*number)).map(|number| quote!(#number)))
}
