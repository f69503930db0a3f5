//! The tables of spelling. Their rows are written as the `Debug` form of the runtime's types, which is valid Rust.

use quote::quote;

use super::{Source, numbers, table, verbatim};
use crate::codegen::plan::Plan;

pub fn text(plan: &Plan) -> Source {
    let spelling = &plan.spelling;
    let strings = &spelling.strings;
    let each_item = table("Items of syntaxes, each once.", "ITEMS", "Item", spelling.items.iter().map(verbatim));
    let syntaxes = table("Syntaxes.", "SYNTAXES", "Syntax", spelling.syntaxes.iter().map(verbatim));
    let scalars = table("Names of scalar codes from 102 on.", "SCALARS", "Str", spelling.scalars.iter().map(verbatim));
    let names = table("Names of values, list after list.", "NAMES", "(u16, Str)", spelling.names.iter().map(verbatim));
    let parts = table("Parts of immediates, list after list.", "PARTS", "Part", spelling.parts.iter().map(verbatim));
    let frames = table("What surrounds the operands of syntaxes.", "FRAMES", "Frame", spelling.frames.iter().map(verbatim));
    let order = spelling.order.iter().copied().map(u64::from);
    let mnemonics = plan.instructions.iter().map(|row| (row.mnemonic.pack().into(), spelling.str(row.mnemonic).to_owned()));
    let items = quote! {
        //! Spelling.

        use amdgpu_isa_core::text::item::vocabulary::*;

        /// Spelling.
        pub const TEXT: TextTables = TextTables {
            strings: #strings,
            forms: &crate::forms::FORMS,
            mnemonics: &MNEMONICS,
            syntaxes: &SYNTAXES,
            frames: &FRAMES,
            order: &ORDER,
            items: &ITEMS,
            scalars: &SCALARS,
            names: &NAMES,
            parts: &PARTS,
        };

        #syntaxes #frames #each_item #scalars #names #parts
    };
    Source {
        items,
        tables: vec![
            numbers::list("Items of all syntaxes, end to end.", "ORDER", "u16", order),
            numbers::rows("Mnemonics of instructions.", "MNEMONICS", "u32", mnemonics),
        ],
    }
}
