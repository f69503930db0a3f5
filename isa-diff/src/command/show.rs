//! `show`: the card of an instruction.

use std::path::PathBuf;

use crate::card::Card;
use crate::catalog::Catalog;
use crate::render;

/// Shows an instruction: bits, operands, flags, and how it fares in other generations.
#[derive(clap::Args)]
pub struct Args {
    /// Name or alias of the instruction, in any case.
    name: String,
    /// Generation (rdna3) or target (gfx1100); without it the newest that has the instruction.
    #[arg(long, value_name = "GEN|TARGET")]
    r#gen: Option<String>,
    /// The form in this encoding (ENC_VOP3, or VOP3); without it the first form.
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<String>,
    /// A card for every generation that has it.
    #[arg(long, conflicts_with = "gen")]
    all: bool,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    /// Read this archive (.zip), folder or single .xml instead of the embedded archive.
    #[arg(long, value_name = "PATH")]
    spec: Option<PathBuf>,
}

/// An instruction's text as the disassembler writes it, by the generation's name and the words.
pub type Disassemble<'a> = &'a dyn Fn(&str, &[u32]) -> Option<String>;

/// Runs the command. `disassemble` is what the example is written with.
///
/// # Errors
/// A message: the specification's faults, an unknown generation, instruction or encoding.
pub fn run(args: &Args, disassemble: Disassemble) -> Result<String, String> {
    let catalog = super::catalog(args.spec.as_deref())?;
    let having: Vec<usize> = match &args.r#gen {
        Some(name) => {
            let entry = catalog.generation(name).ok_or_else(|| super::unknown_generation(&catalog, name))?;
            catalog.generations.iter().position(|it| std::ptr::eq(it, entry)).into_iter().collect()
        }
        None => (0..catalog.generations.len()).rev().collect(),
    };
    let mut cards: Vec<(Card, Vec<usize>)> = Vec::new();
    for at in having {
        let Some(instruction) = catalog.generations[at].instruction(&args.name) else { continue };
        let Some(form) = form(args, &instruction.forms) else { continue };
        let Some(mut card) = Card::new(&catalog, at, instruction, form) else { continue };
        match cards.iter_mut().find(|(known, _)| known.same_form(&card)) {
            Some((_, generations)) => generations.insert(0, at),
            None => {
                card.disassemble(catalog.generations[at].name(), disassemble);
                cards.push((card, vec![at]));
            }
        }
    }
    if !args.all {
        cards.truncate(1);
    }
    match (cards.is_empty(), args.json) {
        (true, _) => Err(missing(&catalog, args)),
        (false, true) => {
            let cards: Vec<&Card> = cards.iter().map(|(card, _)| card).collect();
            serde_json::to_string_pretty(&cards).map(|text| text + "\n").map_err(|error| error.to_string())
        }
        (false, false) => {
            let texts: Vec<String> = cards
                .iter()
                .map(|(card, own)| render::card::card(&catalog, card, if args.all { own } else { &own[own.len() - 1..] }))
                .collect();
            Ok(texts.join("\n"))
        }
    }
}

/// The position of the form that the arguments ask for.
fn form(args: &Args, forms: &[crate::model::Form]) -> Option<usize> {
    let Some(name) = &args.encoding else { return (!forms.is_empty()).then_some(0) };
    let is = |encoding: &str| {
        encoding.eq_ignore_ascii_case(name)
            || encoding.strip_prefix("ENC_").is_some_and(|short| short.eq_ignore_ascii_case(name))
    };
    forms.iter().position(|form| is(&form.encoding))
}

fn missing(catalog: &Catalog, args: &Args) -> String {
    let name = &args.name;
    let having = catalog.generations.iter().filter(|entry| entry.instruction(name).is_some());
    let having: Vec<&str> = having.map(|entry| entry.title()).collect();
    match (having.is_empty(), &args.encoding, &args.r#gen) {
        (true, ..) => match super::similar(catalog, name) {
            similar if similar.is_empty() => format!("no instruction is called `{name}`"),
            similar => format!("no instruction is called `{name}`; did you mean {}?", similar.join(", ")),
        },
        (false, Some(encoding), _) => format!("`{name}` has no form in an encoding `{encoding}`"),
        (false, None, generation) => {
            let here = generation.as_deref().unwrap_or("that generation");
            format!("`{name}` is not in {here}; it is in {}", having.join(", "))
        }
    }
}
