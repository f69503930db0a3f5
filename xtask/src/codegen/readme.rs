//! `generated/README.md`, and the lines that `regen` prints: what was generated from what.

use std::fmt::Write;

use isa_spec::generation;
use isa_spec::load::Specification;

/// A line a generation with its counts as the specification has them, and a line with the sums.
pub fn table(specs: &[Specification]) -> String {
    let mut text = String::new();
    let (mut instructions, mut forms) = (0, 0);
    for spec in specs {
        let (counts, isa) = (&spec.counts, &spec.isa);
        let folded = match isa.folded_forms {
            0 => String::new(),
            folded => format!(" ({folded} listed twice)"),
        };
        _ = writeln!(
            text,
            "{:<8} {:>5} instructions {:>3} encodings {:>5} forms {:>3} operand types {:>4} data formats {:>4} aliases{folded}",
            isa.generation,
            counts.instructions,
            counts.encodings,
            counts.forms,
            counts.operand_types,
            counts.data_formats,
            counts.aliases
        );
        instructions += counts.instructions;
        forms += counts.forms;
    }
    _ = writeln!(text, "{:<8} {instructions:>5} instructions {:>19} forms", "all", forms);
    text
}

/// Where the README's table of generations begins and ends.
const MARKS: (&str, &str) = ("<!-- generations: written by `cargo xtask regen` -->\n", "<!-- end of generations -->");

/// The project's README with its table of generations made anew; none if it has no such place.
pub fn with_generations(readme: &str, specs: &[Specification]) -> Option<String> {
    let (before, rest) = readme.split_once(MARKS.0)?;
    let (_, after) = rest.split_once(MARKS.1)?;
    let mut table = String::from("| feature | architecture | LLVM targets | instructions | forms |\n|---|---|---|---:|---:|\n");
    for spec in specs {
        let (counts, isa) = (&spec.counts, &spec.isa);
        let targets =
            generation::known().iter().find(|known| known.name == isa.generation).map_or(&[][..], |known| &known.targets);
        let (name, targets) = (&isa.generation, targets.join(", "));
        _ = writeln!(table, "| `{name}` | {} | {targets} | {} | {} |", isa.architecture, counts.instructions, counts.forms);
    }
    Some(format!("{before}{}{table}{}{after}", MARKS.0, MARKS.1))
}

/// The page.
pub fn readme(specs: &[Specification]) -> String {
    let mut text = String::from(
        "<!-- Written by `cargo xtask regen`. Do not edit. -->\n\
         # Generated crates\n\n\
         Each folder is a crate that `cargo xtask regen` writes from one file of AMD's specification. Never edit them: change the\n\
         specification (`isa-spec/specs`), the corrections (`isa-spec/patches`) or the generator (`xtask/src/codegen`).\n\n\
         | generation | architecture | release | schema | SHA-256 of the file | instructions | encodings | forms | operand types | data formats | aliases |\n\
         |---|---|---|---|---|---:|---:|---:|---:|---:|---:|\n",
    );
    for spec in specs {
        let (counts, isa) = (&spec.counts, &spec.isa);
        _ = writeln!(
            text,
            "| {} | {} | {} | {} | `{}` | {} | {} | {} | {} | {} | {} |",
            isa.generation,
            isa.architecture,
            isa.release_date,
            isa.schema_version,
            &spec.sha256,
            counts.instructions,
            counts.encodings,
            counts.forms,
            counts.operand_types,
            counts.data_formats,
            counts.aliases
        );
    }
    text
}
