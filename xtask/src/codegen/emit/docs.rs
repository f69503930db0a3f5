//! AMD's descriptions: rustdoc of the opcodes, and run-time data behind the feature `docs`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::codegen::plan::Plan;

/// Whether the archive has any description that the crate would hold.
pub fn has_descriptions(plan: &Plan) -> bool {
    let isa = plan.isa;
    isa.instructions.iter().any(|ir| ir.description.is_some())
        || isa.encodings.iter().any(|ir| ir.description.is_some())
        || isa.operand_types.iter().any(|ir| ir.description.is_some())
        || isa.data_formats.iter().any(|ir| ir.description.is_some())
}

/// A doc comment. AMD's text is pseudocode and prose with markup of its own, so it stands as it is, in a block.
pub fn rustdoc(description: Option<&str>) -> TokenStream {
    let lines = description.into_iter().flat_map(|text| {
        let text = text.trim().lines().map(|line| format!(" {}", line.replace("```", "'''")));
        std::iter::once(" ```text".to_owned()).chain(text).chain(Some(" ```".to_owned()))
    });
    quote!(#(#[doc = #lines])*)
}

/// The file with the run-time data.
pub fn docs(plan: &Plan) -> TokenStream {
    let isa = plan.isa;
    let text = |text: &Option<String>| text.as_deref().unwrap_or("").trim().to_owned();
    let instructions = plan.instructions.iter().map(|row| text(&row.ir.description));
    let encodings = isa.encodings.iter().map(|ir| text(&ir.description));
    let operand_types = isa.operand_types.iter().map(|ir| text(&ir.description));
    let data_formats = isa.data_formats.iter().map(|ir| text(&ir.description));
    quote! {
        //! AMD's descriptions.

        use amdgpu_isa_core::rows::Descriptions;

        /// AMD's descriptions.
        pub static DESCRIPTIONS: Descriptions = Descriptions {
            instructions: &[#(#instructions),*],
            encodings: &[#(#encodings),*],
            operand_types: &[#(#operand_types),*],
            data_formats: &[#(#data_formats),*],
        };
    }
}
