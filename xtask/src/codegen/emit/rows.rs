//! The tables of facts: strings, instructions, forms, operands, fields, types, formats, names.

use isa_spec::isa::{DataKind, Signedness, Slot};
use isa_spec::kinds::{Kind, Meaning};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{hex, n, run, str_handle, table};
use crate::codegen::plan::{self, NONE, Plan};

pub fn strings(plan: &Plan) -> TokenStream {
    let parts = &plan.strings.parts;
    quote! {
        //! All names, end to end.

        /// All names, end to end.
        pub static STRINGS: &str = concat!(#(#parts),*);
    }
}

pub fn instructions(plan: &Plan) -> TokenStream {
    let rows = plan.instructions.iter().map(|row| {
        let (name, flags, group, forms) = (str_handle(row.name), n(row.flags), n(row.group), run(row.forms));
        let subgroups = hex(row.subgroups);
        quote!(instruction(#name, #flags, #group, #subgroups, #forms))
    });
    let rows = table("Instructions, in the order of their names.", "INSTRUCTIONS", "InstructionRow", rows);
    let lists = plan.form_lists.iter().map(|form| n(*form)).map(|form| quote!(#form));
    let lists = table("Forms of each instruction, in AMD's order.", "FORM_LISTS", "u16", lists);
    let groups = table("Functional groups.", "GROUPS", "Str", plan.groups.iter().map(|name| str_handle(*name)));
    let subgroups = table("Functional subgroups.", "SUBGROUPS", "Str", plan.subgroups.iter().map(|name| str_handle(*name)));
    quote! {
        //! Instructions.

        use amdgpu_isa_core::rows::*;

        #rows #lists #groups #subgroups
    }
}

pub fn forms(plan: &Plan) -> TokenStream {
    let rows = plan.forms.iter().map(|row| {
        let instruction = format_ident!("{}", plan.instructions[usize::from(row.instruction)].ir.name);
        let encoding = format_ident!("{}", plan.isa.encodings[usize::from(row.encoding)].name);
        let (condition, dwords, opcode, operands) = (n(row.condition), n(row.dwords), n(row.opcode), n(row.operands));
        let row_call = quote!(form(op::#instruction, enc::#encoding, #condition, #dwords, #opcode, #operands));
        match row.slot {
            Slot::Whole => row_call,
            Slot::X => quote!(half(Slot::X, #row_call)),
            Slot::Y => quote!(half(Slot::Y, #row_call)),
        }
    });
    let rows = table("Forms, by family, opcode and variant.", "FORMS", "FormRow", rows);
    quote! {
        //! Forms.

        use amdgpu_isa_core::rows::*;
        use crate::{fields::enc, op};

        #rows
    }
}

pub fn operands(plan: &Plan) -> TokenStream {
    let rows = plan.operands.iter().map(|row| {
        let field = if row.field == NONE {
            quote!(NONE)
        } else {
            let field = n(row.field);
            quote!(#field)
        };
        let operand_type = type_ident(&plan.isa.operand_types[usize::from(row.operand_type)].name);
        let format = format_ident(&plan.isa.data_formats[usize::from(row.data_format)].name);
        let size = n(row.size);
        let names = [(row.input, "IN"), (row.output, "OUT"), (row.implicit, "IMPLICIT"), (row.unencoded, "UNENCODED")];
        let names: Vec<_> = names.iter().filter(|(set, _)| *set).map(|(_, name)| format_ident!("{name}")).collect();
        let flags = if names.is_empty() { quote!(0) } else { quote!(#(#names)|*) };
        quote!(operand(#field, ty::#operand_type, fmt::#format, #size, #flags))
    });
    let rows = table("Lists of operands, end to end.", "OPERANDS", "OperandRow", rows);
    let lists = plan.operand_lists.iter().map(|start| n(*start)).map(|start| quote!(#start));
    let lists = table("Where each list starts, and the end of the last.", "OPERAND_LISTS", "u16", lists);
    quote! {
        //! Operands of forms.

        use amdgpu_isa_core::rows::*;
        use crate::{formats::fmt, types::ty};

        #rows #lists
    }
}

pub fn fields(plan: &Plan) -> TokenStream {
    let names = plan.isa.encodings.iter().map(|ir| format_ident!("{}", ir.name));
    let indices = index_consts(names, |index| plan.forms.iter().any(|form| usize::from(form.encoding) == index));
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
    let names = plan.isa.operand_types.iter().map(|ir| type_ident(&ir.name));
    let indices = index_consts(names, |index| plan.operands.iter().any(|row| usize::from(row.operand_type) == index));
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

        #[doc = " Numbers of the operand types."]
        #[allow(missing_docs)]
        pub mod ty { #(#indices)* }

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
    let names = plan.isa.data_formats.iter().map(|ir| format_ident(&ir.name));
    let indices = index_consts(names, |index| plan.operands.iter().any(|row| usize::from(row.data_format) == index));
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

        #[doc = " Numbers of the data formats."]
        #[allow(missing_docs)]
        pub mod fmt { #(#indices)* }

        #rows #parts
    }
}

pub fn names(plan: &Plan) -> TokenStream {
    let rows = plan.names.iter().map(|(text, instruction)| {
        let text = str_handle(*text);
        let instruction = format_ident!("{}", plan.instructions[usize::from(*instruction)].ir.name);
        quote!(name(#text, op::#instruction))
    });
    let rows = table("Names and aliases of instructions, sorted.", "NAMES", "NameRow", rows);
    quote! {
        //! Names and aliases.

        use amdgpu_isa_core::rows::*;
        use crate::op;

        #rows
    }
}

fn bits_call((offset, count): (u8, u8)) -> TokenStream {
    let (offset, count) = (n(offset), n(count));
    quote!(bits(#offset, #count))
}

/// Names for the indices that rows of other tables use.
fn index_consts(names: impl Iterator<Item = Ident>, used: impl Fn(usize) -> bool) -> Vec<TokenStream> {
    let used = names.enumerate().filter(|(index, _)| used(*index));
    used.map(|(index, name)| {
        let index = n(index as u64);
        quote!(pub const #name: u8 = #index;)
    })
    .collect()
}

/// `OPR_SRC` -> `SRC`.
fn type_ident(name: &str) -> Ident {
    format_ident!("{}", name.strip_prefix("OPR_").unwrap_or(name))
}

/// `FMT_NUM_F32` -> `NUM_F32`.
fn format_ident(name: &str) -> Ident {
    format_ident!("{}", name.strip_prefix("FMT_").unwrap_or(name))
}
