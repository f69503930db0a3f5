//! The decode tables.

use amdgpu_isa_base::rows::{NEXT_FAMILY, OpcodeSlotParts, TooWide, UNUSED};
use anyhow::Result;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::{Source, n, numbers, table};
use crate::codegen::plan::{Half, Plan};

pub fn decode(plan: &Plan) -> Result<Source> {
    let d = &plan.decode;
    let lead = bytes("Family by the top nine bits of the first dword.", "LEAD", &d.lead);
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
    let classes = bytes("Classes of selectors, weighted.", "CLASSES", &d.classes);
    let variants = bytes("Which form a variant is.", "VARIANTS", &d.variants);
    let items = quote! {
        //! Decode tables.

        use amdgpu_isa_core::rows::*;
        use crate::fields::enc;

        #lead #families #classes #variants
    };
    let quick_forms = d.quick_forms.iter().copied().map(u64::from);
    let what = |slot: &OpcodeSlotParts| match slot.variants {
        UNUSED => "unused".to_owned(),
        NEXT_FAMILY => format!("family {}", slot.first),
        _ => plan.forms[usize::from(slot.first)].instruction.name.clone(),
    };
    let slots = d.slots.iter().map(|slot| Ok((slot.pack()?.into(), what(slot)))).collect::<Result<Vec<_>, TooWide>>()?;
    Ok(Source {
        items,
        tables: vec![
            numbers::list("The quick forms of all opcodes.", "QUICK_FORMS", "u16", quick_forms),
            numbers::rows("What all opcodes lead to.", "OPCODE_SLOTS", "u32", slots),
        ],
    })
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
