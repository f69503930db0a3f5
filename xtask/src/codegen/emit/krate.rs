//! The frame of a generated crate: manifest, `lib.rs`, `op.rs`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{docs, n};
use crate::codegen::plan::Plan;

pub fn manifest(plan: &Plan) -> String {
    let generation = &plan.isa.generation;
    format!(
        "# Written by `cargo xtask regen`. Do not edit: change xtask/src/codegen/emit/krate.rs.\n\
         [package]\n\
         name = \"amdgpu-isa-{}\"\n\
         description = \"Decode tables and operand metadata of {}, generated from AMD's specification\"\n\
         version.workspace = true\n\
         edition.workspace = true\n\
         rust-version.workspace = true\n\
         license.workspace = true\n\
         repository.workspace = true\n\n\
         [features]\n\
         # AMD's descriptions as run-time data, where the archive had them.\n\
         docs = []\n\n\
         [dependencies]\n\
         amdgpu-isa-core.workspace = true\n\n\
         [lib]\n\
         doctest = false\n\
         test = false\n\n\
         [lints]\n\
         workspace = true\n",
        generation.replace('_', "-"),
        plan.isa.architecture
    )
}

pub fn lib(plan: &Plan) -> TokenStream {
    let isa = plan.isa;
    let wave64 = plan.spelling.wave64;
    let (generation, architecture, release) = (&isa.generation, &isa.architecture, &isa.release_date);
    let limits = isa_spec::kinds::limits(generation);
    // A generation that nobody has described is taken for one without limits.
    let (bus, halves) = limits.map_or((u8::MAX, false), |limits| (limits.constant_bus, limits.short_halves));
    let bus = n(bus);
    let title =
        format!(" {architecture}: opcodes, encodings, operands and decode tables, from AMD's specification of {release}.");
    let doc = format!(" {architecture}.");
    let (docs, descriptions) = match docs::has_descriptions(plan) {
        false => (quote!(), quote!(None)),
        true => (
            quote! { #[cfg(feature = "docs")] #[rustfmt::skip] mod docs; },
            quote!({
                #[cfg(feature = "docs")]
                let descriptions = Some(&docs::DESCRIPTIONS);
                #[cfg(not(feature = "docs"))]
                let descriptions = None;
                descriptions
            }),
        ),
    };
    let modules = [
        "asm",
        "decode",
        "encodings",
        "fields",
        "formats",
        "forms",
        "instructions",
        "op",
        "operands",
        "strings",
        "text",
        "types",
    ];
    let modules = modules.map(|name| {
        let ident = format_ident!("{name}");
        match name {
            "encodings" | "op" => quote!(#[rustfmt::skip] pub mod #ident;),
            _ => quote!(#[rustfmt::skip] mod #ident;),
        }
    });
    quote! {
        #![doc = #title]
        #![no_std]

        #docs #(#modules)*

        pub use amdgpu_isa_core::Isa;
        use amdgpu_isa_core::rows::{Tables, limits};

        #[doc = #doc]
        pub static ISA: Isa = Isa::new(Tables {
            generation: #generation,
            architecture: #architecture,
            release_date: #release,
            strings: strings::STRINGS,
            instructions: &instructions::INSTRUCTIONS,
            instruction_kinds: &instructions::INSTRUCTION_KINDS,
            aliases: &instructions::ALIASES,
            forms: &forms::FORMS,
            form_kinds: &forms::FORM_KINDS,
            form_lists: &instructions::FORM_LISTS,
            operands: &operands::OPERANDS,
            operand_lists: &operands::OPERAND_LISTS,
            operand_starts: &operands::OPERAND_STARTS,
            encodings: &fields::ENCODINGS,
            fields: &fields::FIELDS,
            ranges: &fields::RANGES,
            conditions: &fields::CONDITIONS,
            alternatives: &fields::ALTERNATIVES,
            tests: &fields::TESTS,
            test_ranges: &fields::TEST_RANGES,
            operand_types: &types::OPERAND_TYPES,
            limits: limits(#bus, #halves),
            codes: &types::CODES,
            values: &types::VALUES,
            data_formats: &formats::DATA_FORMATS,
            data_parts: &formats::DATA_PARTS,
            groups: &instructions::GROUPS,
            subgroups: &instructions::SUBGROUPS,
            lead: &decode::LEAD,
            families: &decode::FAMILIES,
            quick_forms: &decode::QUICK_FORMS,
            opcode_slots: &decode::OPCODE_SLOTS,
            classes: &decode::CLASSES,
            variants: &decode::VARIANTS,
            descriptions: #descriptions,
            wave64: #wave64,
            text: text::TEXT,
            asm: asm::ASM,
        });
    }
}

pub fn op(plan: &Plan) -> TokenStream {
    let title =
        format!(" Opcodes of {}, in AMD's spelling. Aliases stand beside the names that AMD uses now.", plan.isa.architecture);
    let consts = plan.instructions.iter().enumerate().map(|(index, row)| {
        let (name, index) = (format_ident!("{}", row.ir.name), n(index as u64));
        let aliases = row.ir.aliases.iter().map(|alias| {
            let alias = format_ident!("{alias}");
            quote!(pub const #alias: Opcode = #name;)
        });
        let doc = docs::rustdoc(row.ir.description.as_deref());
        quote!(#doc pub const #name: Opcode = Opcode(#index); #(#aliases)*)
    });
    quote! {
        #![doc = #title]
        #![allow(missing_docs)]

        use amdgpu_isa_core::Opcode;

        #(#consts)*
    }
}
