//! The tables of facts: strings, encodings and their fields, operand types, data formats.

use isa_spec::isa::{DataKind, Signedness};
use isa_spec::kinds::{Kind, Meaning};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{hex, n, run, str_handle, table};
use crate::codegen::plan::{self, NONE, Plan};

pub fn strings(plan: &Plan) -> TokenStream {
    let parts = &plan.strings.parts;
    quote! {
        //! All names, end to end.

        /// All names, end to end.
        pub const STRINGS: &str = concat!(#(#parts),*);
    }
}

pub fn fields(plan: &Plan) -> TokenStream {
    let used = plan
        .isa
        .encodings
        .iter()
        .enumerate()
        .filter(|(index, _)| plan.forms.iter().any(|form| form.ir.encoding.index() == *index));
    let indices = used.map(|(index, ir)| {
        let (name, index) = (format_ident!("{}", ir.name), n(index as u64));
        quote!(pub const #name: u8 = #index;)
    });
    let rows = plan.encodings.iter().zip(&plan.isa.encodings).map(|(row, ir)| {
        let (name, bits) = (str_handle(row.name), n(ir.bits));
        let (mask, prefix) = (hex(ir.prefix.mask), hex(ir.prefix.value));
        let opcode = row.opcode.map(|field| {
            if field == NONE {
                quote!(NONE)
            } else {
                let field = n(field);
                quote!(#field)
            }
        });
        let (fields, conditions) = (run(row.fields), run(row.conditions));
        quote!(encoding(#name, #bits, (#mask, #prefix), [#(#opcode),*], #fields, #conditions))
    });
    let encodings = table("Encodings, in AMD's order.", "ENCODINGS", "EncodingRow", rows);
    let fields = table("Fields of encodings, and parts of operands.", "FIELDS", "FieldRow", plan.fields.rows.iter().map(field));
    let ranges = plan.ranges.rows.iter().map(|bits| bits_call(*bits));
    let ranges = table("Further runs of bits of split fields.", "RANGES", "Bits", ranges);
    let conditions = plan.conditions.rows.iter().map(|row| {
        let (name, any) = (str_handle(row.name), run(row.any));
        quote!(condition(#name, #any))
    });
    let conditions = table("Conditions of encodings.", "CONDITIONS", "ConditionRow", conditions);
    let alternatives = plan.alternatives.rows.iter().map(|all| run(*all));
    let alternatives = table("Conjunctions of tests.", "ALTERNATIVES", "Run", alternatives);
    let tests = plan.tests.rows.iter().map(|row| {
        let (field, ranges) = (n(row.field), run(row.ranges));
        quote!(test(#field, #ranges))
    });
    let tests = table("Tests.", "TESTS", "TestRow", tests);
    let test_ranges = plan.test_ranges.rows.iter().map(|(low, high)| {
        let (low, high) = (n(*low), n(*high));
        quote!((#low, #high))
    });
    let test_ranges = table("Inclusive ranges of tests.", "TEST_RANGES", "(u32, u32)", test_ranges);
    quote! {
        //! Encodings, their fields and conditions.

        use amdgpu_isa_core::rows::*;

        #[doc = " Numbers of the encodings."]
        #[allow(missing_docs)]
        pub mod enc { #(#indices)* }

        #encodings #fields #ranges #conditions #alternatives #tests #test_ranges
    }
}

fn field(row: &plan::Field) -> TokenStream {
    let (name, low) = (str_handle(row.name), bits_call(row.low));
    let mut tokens = quote!(field(#name, #low));
    if row.rest.count != 0 {
        let rest = run(row.rest);
        tokens = quote!(split(#tokens, #rest));
    }
    if row.padding.0 != 0 {
        let (bits, value) = (n(row.padding.0), n(row.padding.1));
        tokens = quote!(padded(#tokens, #bits, #value));
    }
    if row.values.count != 0 {
        let values = run(row.values);
        tokens = quote!(named(#tokens, #values));
    }
    tokens
}

pub fn types(plan: &Plan) -> TokenStream {
    let rows = plan.operand_types.iter().map(|row| {
        let (name, kind, values, fields) = (str_handle(row.name), kind(row.kind), run(row.values), run(row.fields));
        quote!(operand_type(#name, #kind, #values, #fields))
    });
    let rows = table("Operand types.", "OPERAND_TYPES", "OperandTypeRow", rows);
    let codes = plan.codes.iter().map(|row| {
        let (first, count, meaning) = (n(row.first), n(row.count), meaning(&row.meaning));
        quote!((#first, #count, #meaning))
    });
    let codes = quote! {
        #[doc = " What the scalar codes mean."]
        pub static CODES: [Meaning; 256] = codes(&[#(#codes),*]);
    };
    let values = plan.values.rows.iter().map(|row| {
        let (first, count, name) = (n(row.first), n(row.count), str_handle(row.name));
        match row.number {
            None => quote!(value(#first, #name)),
            Some(number) => quote!(values(#first, #count, #name, #number)),
        }
    });
    let values = table("Named values.", "VALUES", "ValueRow", values);
    quote! {
        //! Operand types and their named values.

        use amdgpu_isa_core::rows::*;

        #rows #codes #values
    }
}

fn kind(kind: Kind) -> TokenStream {
    let (bank, name) = match kind {
        Kind::Implied(bank) => (bank, "Implied"),
        Kind::Vector(bank) => (bank, "Vector"),
        kind => {
            let name = format_ident!("{kind:?}");
            return quote!(#name);
        }
    };
    let (name, bank) = (format_ident!("{name}"), format_ident!("{bank}"));
    quote!(#name(Bank::#bank))
}

fn meaning(meaning: &Meaning) -> TokenStream {
    match meaning {
        Meaning::Register { bank, number } => {
            let (bank, number) = (format_ident!("{bank}"), n(*number));
            quote!(Meaning::Register(Bank::#bank, #number))
        }
        Meaning::Integer(value) => {
            let value = proc_macro2::Literal::i16_unsuffixed(*value);
            quote!(Meaning::Integer(#value))
        }
        Meaning::Float(index) => {
            let index = n(*index);
            quote!(Meaning::Float(InlineFloat::ALL[#index]))
        }
        plain => {
            let name = format_ident!("{plain:?}");
            quote!(Meaning::#name)
        }
    }
}

pub fn formats(plan: &Plan) -> TokenStream {
    let rows = plan.data_formats.iter().map(|row| {
        let kind = match row.kind {
            DataKind::Bits => quote!(Bits),
            DataKind::Integer => quote!(Integer),
            DataKind::Float => quote!(Float),
            DataKind::Descriptor => quote!(Descriptor),
        };
        let (name, parts) = (str_handle(row.name), run(row.parts));
        let (bits, components, stride) = (n(row.bits), n(row.components), n(row.stride));
        let reading = format_ident!("{}", row.reading);
        quote!(data_format(#name, DataKind::#kind, #bits, #components, #parts, #stride, #reading))
    });
    let rows = table("Data formats.", "DATA_FORMATS", "DataFormatRow", rows);
    let parts = plan.data_parts.rows.iter().map(|row| {
        let signedness = match row.signedness {
            Signedness::DoesNotApply => quote!(DoesNotApply),
            Signedness::Signed => quote!(Signed),
            Signedness::Unsigned => quote!(Unsigned),
            Signedness::SignedByModifier => quote!(SignedByModifier),
        };
        let (name, offset, count) = (str_handle(row.name), n(row.offset), n(row.count));
        quote!(part(#name, Signedness::#signedness, #offset, #count))
    });
    let parts = table("Parts of components.", "DATA_PARTS", "DataPartRow", parts);
    quote! {
        //! Data formats.

        use amdgpu_isa_core::rows::reads::*;
        use amdgpu_isa_core::rows::*;
        use amdgpu_isa_core::{DataKind, Signedness};

        #rows #parts
    }
}

fn bits_call((offset, count): (u8, u8)) -> TokenStream {
    let (offset, count) = (n(offset), n(count));
    quote!(bits(#offset, #count))
}
