//! The tables of spelling. Their rows are written as the `Debug` form of the runtime's types, which is valid Rust.

use std::fmt::Debug;

use proc_macro2::TokenStream;
use quote::quote;

use super::{n, table};
use crate::codegen::plan::Plan;

pub fn text(plan: &Plan) -> TokenStream {
    let spelling = &plan.spelling;
    let strings = &spelling.strings;
    let items = table("Items of syntaxes, each once.", "ITEMS", "Item", spelling.items.iter().map(tokens));
    let order = spelling.order.iter().map(|item| n(*item)).map(|item| quote!(#item));
    let order = table("Items of all syntaxes, end to end.", "ORDER", "u16", order);
    let syntaxes = table("Syntaxes.", "SYNTAXES", "Syntax", spelling.syntaxes.iter().map(tokens));
    let scalars = table("Names of scalar codes from 102 on.", "SCALARS", "Str", spelling.scalars.iter().map(tokens));
    let names = table("Names of values, list after list.", "NAMES", "(u16, Str)", spelling.names.iter().map(tokens));
    let parts = table("Parts of immediates, list after list.", "PARTS", "Part", spelling.parts.iter().map(tokens));
    let forms = table("Mnemonic and syntax of each form.", "FORMS", "(Str, u16)", plan.spelled_forms.iter().map(tokens));
    quote! {
        //! Spelling.

        use amdgpu_isa_core::text::item::vocabulary::*;

        /// Spelling.
        pub const TEXT: TextTables = TextTables {
            strings: #strings,
            forms: &FORMS,
            syntaxes: &SYNTAXES,
            order: &ORDER,
            items: &ITEMS,
            scalars: &SCALARS,
            names: &NAMES,
            parts: &PARTS,
        };

        #forms #syntaxes #order #items #scalars #names #parts
    }
}

/// A row as Rust. The parser of the whole file reports what does not parse.
fn tokens(row: &impl Debug) -> TokenStream {
    format!("{row:?}").parse().unwrap_or_default()
}
