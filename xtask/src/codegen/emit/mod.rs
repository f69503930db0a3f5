//! One emitter for each kind of generated file. Templates; what goes into them is decided in [`super::plan`].

mod asm;
mod decode;
mod docs;
mod facts;
mod forms;
mod krate;
mod newtypes;
mod numbers;
mod text;

use anyhow::{Context, Result};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::plan::Plan;
use super::pools::{Run, Str};

/// The files of a generation's crate: path below the crate's folder, content.
pub fn files(plan: &Plan) -> Result<Vec<(String, String)>> {
    let banner = banner(plan);
    let mut sources: Vec<(_, Source)> = vec![
        ("lib", krate::lib(plan).into()),
        ("op", krate::op(plan).into()),
        ("encodings", newtypes::encodings(plan).into()),
        ("strings", facts::strings(plan).into()),
        ("instructions", forms::instructions(plan)),
        ("forms", forms::forms(plan)),
        ("operands", forms::operands(plan)),
        ("fields", facts::fields(plan).into()),
        ("types", facts::types(plan).into()),
        ("formats", facts::formats(plan).into()),
        ("decode", decode::decode(plan)?),
        ("text", text::text(plan)),
        ("asm", asm::asm(plan)),
    ];
    if docs::has_descriptions(plan) {
        sources.push(("docs", docs::docs(plan).into()));
    }
    let mut files = vec![("Cargo.toml".to_owned(), krate::manifest(plan))];
    for (name, Source { items, tables }) in sources {
        let file = syn::parse2(items).with_context(|| format!("{name}.rs of {} does not parse", plan.isa.generation))?;
        files.push((format!("src/{name}.rs"), format!("{banner}\n{}{}", prettyplease::unparse(&file), tables.concat())));
    }
    Ok(files)
}

/// What stands in a file: items, and behind them tables of integers (see [`numbers`]).
struct Source {
    items: TokenStream,
    tables: Vec<String>,
}

impl From<TokenStream> for Source {
    fn from(items: TokenStream) -> Self {
        Self { items, tables: Vec::new() }
    }
}

fn banner(plan: &Plan) -> String {
    format!(
        "// Written by `cargo xtask regen` from amdgpu_isa_{}.xml. Do not edit: change\n// the specification, isa-spec/patches or xtask/src/codegen, and run it again.\n",
        plan.isa.generation
    )
}

/// A number without suffix.
fn n(value: impl Into<u64>) -> Literal {
    Literal::u64_unsuffixed(value.into())
}

/// A number in hexadecimal.
fn hex(value: impl Into<u128>) -> TokenStream {
    let value = value.into();
    format!("0x{value:08x}").parse().unwrap_or_else(|_| quote!(#value))
}

fn str_handle(Str { offset, len }: Str) -> TokenStream {
    let (offset, len) = (n(offset), n(len));
    quote!(s(#offset, #len))
}

fn run(Run { first, count }: Run) -> TokenStream {
    let (first, count) = (n(first), n(count));
    quote!(run(#first, #count))
}

/// A row as Rust, where its `Debug` form is that. The parser of the whole file reports what does not parse.
fn verbatim(row: &impl std::fmt::Debug) -> TokenStream {
    format!("{row:?}").parse().unwrap_or_default()
}

/// A table: a static array of rows.
fn table(doc: &str, name: &str, row: &str, rows: impl IntoIterator<Item = TokenStream>) -> TokenStream {
    let (doc, rows) = (format!(" {doc}"), rows.into_iter().collect::<Vec<_>>());
    let (name, row) = (quote::format_ident!("{name}"), row.parse::<TokenStream>().unwrap_or_default());
    let count = n(rows.len() as u64);
    quote! {
        #[doc = #doc]
        pub static #name: [#row; #count] = [#(#rows),*];
    }
}
