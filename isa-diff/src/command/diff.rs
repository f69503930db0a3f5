//! `diff`: what changed between two generations, or between two releases of the specification.

use std::path::PathBuf;

use isa_spec::isa::Isa;

use crate::catalog::Catalog;
use crate::model::Model;
use crate::{Diff, Report, render};

/// Compares two generations, or two releases of the specification.
#[derive(clap::Args)]
pub struct Args {
    /// The generation (rdna3) or target (gfx1100) to start from.
    #[arg(value_name = "A", required_unless_present = "spec", requires = "to")]
    from: Option<String>,
    /// The generation or target to go to.
    #[arg(value_name = "B")]
    to: Option<String>,
    /// Compare two releases: archives (.zip), folders or single files.
    #[arg(long, num_args = 2, value_names = ["OLD", "NEW"], conflicts_with = "from")]
    spec: Option<Vec<PathBuf>>,
    /// Of two releases compare this generation only.
    #[arg(long, value_name = "GEN", requires = "spec")]
    r#gen: Option<String>,
    /// How to write it.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Leave nothing out (text and Markdown).
    #[arg(long)]
    details: bool,
}

/// How a diff is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For a terminal.
    Text,
    /// For a changelog.
    Markdown,
    /// All of it, to be applied (docs/diff-json.md). Of several generations a list.
    Json,
    /// A page that stands alone.
    Html,
}

/// Runs the command.
///
/// # Errors
/// A message: a specification's faults, or an unknown generation.
pub fn run(args: &Args) -> Result<String, String> {
    match (&args.spec, &args.from, &args.to) {
        (Some(paths), ..) => {
            let [old, new] = &paths[..] else { return Err("--spec: expected two paths".to_owned()) };
            releases(super::release(old)?, super::release(new)?, args)
        }
        (None, Some(from), Some(to)) => {
            let catalog = super::catalog(None)?;
            let find = |name: &String| catalog.generation(name).ok_or_else(|| super::unknown_generation(&catalog, name));
            let (a, b) = (find(from)?, find(to)?);
            write(&[(&a.model, &b.model)], args)
        }
        _ => Err("expected two generations, or --spec with two paths".to_owned()),
    }
}

/// Compares each generation that both releases have.
fn releases(old: Vec<Isa>, new: Vec<Isa>, args: &Args) -> Result<String, String> {
    let (old, new) = (Catalog::new(old), Catalog::new(new));
    if let Some(name) = &args.r#gen {
        let find = |catalog: &Catalog, side| match catalog.generation(name) {
            Some(entry) => Ok(entry.model.clone()),
            None => Err(format!("the {side} release: {}", super::unknown_generation(catalog, name))),
        };
        return write(&[(&find(&old, "old")?, &find(&new, "new")?)], args);
    }
    let pairs: Vec<(&Model, &Model)> =
        new.generations.iter().filter_map(|entry| Some((&old.generation(entry.name())?.model, &entry.model))).collect();
    let mut text = write(&pairs, args)?;
    if args.format == Format::Text {
        for (here, there, word) in [(&new, &old, "new"), (&old, &new, "old")] {
            for entry in here.generations.iter().filter(|entry| there.generation(entry.name()).is_none()) {
                text.push_str(&format!("\n{} is in the {word} release only.\n", entry.isa.architecture));
            }
        }
    }
    Ok(text)
}

fn write(pairs: &[(&Model, &Model)], args: &Args) -> Result<String, String> {
    let diffs: Vec<Diff> = pairs.iter().map(|(a, b)| Diff::between(a, b)).collect();
    if args.format == Format::Json {
        let json = match &diffs[..] {
            [one] => serde_json::to_string_pretty(one),
            several => serde_json::to_string_pretty(several),
        };
        return json.map(|text| text + "\n").map_err(|error| error.to_string());
    }
    let reports: Vec<Report> = pairs.iter().zip(&diffs).map(|((a, b), diff)| Report::new(diff, a, b)).collect();
    let texts = reports.iter().map(|report| match args.format {
        Format::Markdown => render::markdown::report(report, args.details),
        Format::Html => {
            format!("<h1>{}</h1>\n{}", render::html::escape(&report.title()), render::html::report(report, None))
        }
        _ => render::text::report(report, args.details),
    });
    let text = texts.collect::<Vec<_>>().join("\n");
    Ok(if args.format == Format::Html { render::html::page("What changed", &text) } else { text })
}
