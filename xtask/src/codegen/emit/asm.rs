//! The assembler's tables.

use proc_macro2::TokenStream;
use quote::quote;

use super::{n, table};
use crate::codegen::plan::Plan;

pub fn asm(plan: &Plan) -> TokenStream {
    let asm = &plan.asm;
    let even_vectors = asm.even_vectors;
    let rust = |text: String| text.parse::<TokenStream>().unwrap_or_default();
    let mnemonics = asm.mnemonics.iter().map(|row| rust(format!("m({:?}, {:?})", row.name, row.forms)));
    let mnemonics = table("Mnemonics and aliases, sorted.", "MNEMONICS", "Mnemonic", mnemonics);
    let index = numbers("Numbers of mnemonics, by their hash.", "INDEX", &asm.index);
    let register_index = numbers("Numbers of registers, by their hash.", "REGISTER_INDEX", &asm.register_index);
    let forms = asm.forms.iter().map(|row| {
        let (form, literal, bus, reads_vcc) = (n(row.form), n(row.literal), n(row.bus), row.reads_vcc);
        let (class, fixed) = (rust(format!("{:?}", row.class)), rust(format!("{:?}", row.fixed)));
        quote!(c(#form, #class, #literal, #bus, #reads_vcc, #fixed))
    });
    let forms = table("Forms of mnemonics, in the order in which they are tried.", "FORMS", "Candidate", forms);
    let registers = asm.registers.iter().map(|row| rust(format!("r({:?}, {}, {})", row.name, row.code, row.dwords)));
    let registers = table("Registers with names.", "REGISTERS", "NamedRegister", registers);
    let symbols = asm.symbols.iter().map(|row| rust(format!("{row:?}")));
    let symbols = table("Symbols.", "SYMBOLS", "(Str, u32)", symbols);
    let fixed = asm.fixed.iter().map(|row| rust(format!("fixed({:?}, {})", row.bits, row.value)));
    let fixed = table("Values that the text does not show.", "FIXED", "Fixed", fixed);
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
                even_vectors: #even_vectors,
            };

            #mnemonics
    #index #register_index #forms #registers #symbols #fixed
        }
}

/// On few lines: the formatter breaks no array of plain numbers one by one.
fn numbers(doc: &str, name: &str, numbers: &[u16]) -> TokenStream {
    table(doc, name, "u16", numbers.iter().map(|number| n(*number)).map(|number| quote!(#number)))
}
