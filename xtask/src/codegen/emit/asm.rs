//! The assembler's tables.

use quote::quote;

use super::{Source, n, numbers, table, verbatim};
use crate::codegen::plan::Plan;

pub fn asm(plan: &Plan) -> Source {
    let asm = &plan.asm;
    let (shared_sources, free_moves, free_carries) = (asm.shared_sources, asm.free_moves, asm.free_carries);
    let (vectors, scalars) = (n(asm.vectors), n(asm.scalars));
    let registers = asm.registers.iter().map(|row| verbatim(&format_args!("r({:?}, {}, {})", row.name, row.code, row.dwords)));
    let registers = table("Registers with names.", "REGISTERS", "NamedRegister", registers);
    let symbols = asm.symbols.iter().map(verbatim);
    let symbols = table("Symbols.", "SYMBOLS", "(Str, u32)", symbols);
    let fixed = asm.fixed.iter().map(|row| verbatim(&format_args!("fixed({:?}, {})", row.bits, row.value)));
    let fixed = table("Values that the text does not show.", "FIXED", "Fixed", fixed);
    let narrow = asm.narrow.iter().map(|row| verbatim(&format_args!("narrow({:?}, {})", row.bits, row.takes)));
    let narrow = table("Operands that take less than their fields can hold.", "NARROW", "Narrow", narrow);
    let items = quote! {
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
            vectors: #vectors,
            scalars: #scalars,
            shared_sources: #shared_sources,
            free_moves: #free_moves,
            free_carries: #free_carries,
        };

        #registers #symbols #fixed #narrow
    };
    let mnemonics = asm.mnemonics.iter().map(|row| (row.row, row.name.clone()));
    let list = |doc, name, list: &[u16]| numbers::list(doc, name, "u16", list.iter().copied().map(u64::from));
    Source {
        items,
        tables: vec![
            numbers::rows("Mnemonics and aliases, sorted.", "MNEMONICS", "u64", mnemonics),
            list("Forms of mnemonics, in the order in which they are tried.", "FORMS", &asm.forms),
            list("Numbers of mnemonics, by their hash.", "INDEX", &asm.index),
            list("Numbers of registers, by their hash.", "REGISTER_INDEX", &asm.register_index),
        ],
    }
}
