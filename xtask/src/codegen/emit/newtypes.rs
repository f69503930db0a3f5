//! A bit-field newtype for each encoding: getters and `with_` setters.

use isa_spec::isa::{Encoding, Field};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::n;
use crate::codegen::plan::Plan;

pub fn encodings(plan: &Plan) -> TokenStream {
    let types = plan.isa.encodings.iter().map(newtype);
    quote! {
        //! Encodings as bit fields: the raw layout, for those who build or patch words by hand.
        //!
        //! A getter returns the field's bits; `with_` sets them and leaves the others. A value that is too wide is cut off.
        //! `NEW` has the encoding's prefix set and is zero elsewhere.

        use amdgpu_isa_core::layout;

        #(#types)*
    }
}

fn newtype(encoding: &Encoding) -> TokenStream {
    let name = camel(&encoding.name);
    let dwords = n(encoding.bits / 32);
    let doc = format!(" `{}`, {} bits.", encoding.name, encoding.bits);
    let fields = encoding.fields.iter().map(accessors);
    let prefix = super::hex(encoding.prefix.value);
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct #name(pub [u32; #dwords]);

        impl #name {
            #[doc = " The encoding's prefix, all else zero."]
            pub const NEW: Self = Self(layout::first(#prefix));

            #(#fields)*
        }
    }
}

fn accessors(field: &Field) -> TokenStream {
    let get = ident(&field.name.to_lowercase());
    let with = format_ident!("with_{}", field.name.to_lowercase());
    let ty = match field.width() {
        0..=8 => quote!(u8),
        9..=16 => quote!(u16),
        17..=32 => quote!(u32),
        _ => quote!(u64),
    };
    let wide = ty.to_string() == "u64";
    let value = if wide { quote!(value) } else { quote!(value as u64) };
    let mut shift = 0u32;
    let mut bits = Vec::new();
    let (mut getters, mut setter) = (Vec::new(), quote!(self.0));
    for range in &field.ranges {
        let (offset, count, at) = (n(range.offset), n(range.count), n(shift));
        getters.push(if shift == 0 {
            quote!(layout::get(&self.0, #offset, #count))
        } else {
            quote!(layout::get(&self.0, #offset, #count) << #at)
        });
        setter = if shift == 0 {
            quote!(layout::set(#setter, #offset, #count, #value))
        } else {
            quote!(layout::set(#setter, #offset, #count, #value >> #at))
        };
        shift += u32::from(range.count);
        bits.push(format!("{}:{}", range.end() - 1, range.offset));
    }
    let doc = format!(" `{}`, bits {}.", field.name, bits.iter().rev().cloned().collect::<Vec<_>>().join(" and "));
    let getter = match &getters[..] {
        all if wide => quote!(#(#all)|*),
        [one] => quote!(#one as #ty),
        all => quote!((#(#all)|*) as #ty),
    };
    quote! {
        #[doc = #doc]
        #[inline]
        pub const fn #get(self) -> #ty { #getter }

        #[doc = #doc]
        #[inline]
        pub const fn #with(self, value: #ty) -> Self { Self(#setter) }
    }
}

/// The name as it is, or with an underscore behind it where it is a word of Rust's.
fn ident(name: &str) -> Ident {
    syn::parse_str(name).unwrap_or_else(|_| format_ident!("{name}_"))
}

/// `ENC_VOP2` -> `Vop2`, `VOP3_SDST_ENC_INST_LITERAL` -> `Vop3SdstEncInstLiteral`.
fn camel(name: &str) -> Ident {
    let words = name.strip_prefix("ENC_").unwrap_or(name).split('_');
    let word = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + &rest.to_lowercase()
    };
    format_ident!("{}", words.map(word).collect::<String>())
}
