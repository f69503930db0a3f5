//! The decode tables.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::{n, table};
use crate::codegen::plan::{Half, OpcodeSlot, Plan};

pub fn decode(plan: &Plan) -> TokenStream {
    let d = &plan.decode;
    let lead = bytes("Family by the top nine bits of the first dword.", "LEAD", &d.lead);
    let (count, forms) = (n(d.quick_forms.len() as u64), d.quick_forms.iter().map(|form| n(*form)));
    let families = d.families.iter().map(|family| {
        let encoding = format_ident!("{}", plan.isa.encodings[usize::from(family.encoding)].name);
        let (dwords, first) = (n(family.dwords), half(&family.first));
        let rule = family.quick.map(Literal::u64_unsuffixed);
        let row = quote!(family(enc::#encoding, #dwords, quick([#(#rule),*]), #first));
        match &family.second {
            None => row,
            Some(second) => {
                let second = half(second);
                quote!(dual(#row, #second))
            }
        }
    });
    let families = table("Families.", "FAMILIES", "FamilyRow", families);
    let slots = d.slots.iter().map(|slot| match slot {
        OpcodeSlot::Unused => quote!(X),
        OpcodeSlot::Forms { first, variants } => {
            let (first, variants) = (n(*first), n(*variants));
            quote!(o(#first, #variants))
        }
        OpcodeSlot::NextFamily(family) => {
            let family = n(*family);
            quote!(next(#family))
        }
    });
    let slots = table("Opcodes of all families.", "OPCODE_SLOTS", "OpcodeSlot", slots);
    let classes = bytes("Classes of selectors, weighted.", "CLASSES", &d.classes);
    let variants = bytes("Which form a variant is.", "VARIANTS", &d.variants);
    quote! {
        //! Decode tables.

        use amdgpu_isa_core::rows::*;
        use crate::fields::enc;

        #lead #families

        /// The quick forms of all opcodes.
        pub static QUICK_FORMS: [u16; #count] = [#(#forms),*];

        #slots #classes #variants
    }
}

fn half(half: &Half) -> TokenStream {
    let opcode = half.opcode.map(|(offset, count)| {
        let (offset, count) = (n(offset), n(count));
        quote!(bits(#offset, #count))
    });
    let (first, slots) = (n(half.first_slot), n(half.slots));
    let selectors = half.selectors.iter().map(|selector| {
        let (offset, count, classes) = (n(selector.offset), n(selector.count), n(selector.classes));
        quote!(selector(#offset, #count, #classes))
    });
    quote!(find([#(#opcode),*], run(#first, #slots), [#(#selectors),*]))
}

fn bytes(doc: &str, name: &str, bytes: &[u8]) -> TokenStream {
    let (name, count, bytes) = (format_ident!("{name}"), n(bytes.len() as u64), Literal::byte_string(bytes));
    let doc = format!(" {doc}");
    quote! {
        #[doc = #doc]
        pub static #name: [u8; #count] = *#bytes;
    }
}
