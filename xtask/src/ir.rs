//! `ir`: the intermediate representation of a generation, for eyes, `diff` and other programs.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use isa_spec::generation;
use isa_spec::summary::summary;

use crate::lookup;

/// Prints what a generation's specification says, mended and resolved.
#[derive(clap::Args)]
pub struct Args {
    /// Generation (rdna3) or LLVM target (gfx1100).
    #[arg(long = "gen", value_name = "GEN|TARGET")]
    generation: String,
    /// As JSON, with everything; otherwise one fact a line.
    #[arg(long)]
    json: bool,
    /// Read this archive (.zip), folder or single .xml instead of the embedded archive.
    #[arg(long, value_name = "PATH")]
    spec: Option<PathBuf>,
}

/// Runs the chore.
///
/// # Errors
/// When standard output can't be written. Faults of the specification are printed, all of them, and end with status 1.
pub fn run(args: &Args) -> Result<ExitCode> {
    let known = generation::known();
    let Some(generation) = known.iter().find(|known| known.is_called(&args.generation)) else {
        anyhow::bail!(generation::unknown(&args.generation, known.iter().map(|known| known.name.as_str())));
    };
    let Some(specs) = crate::specifications(args.spec.as_deref()) else { return Ok(ExitCode::FAILURE) };
    let Some(spec) = specs.iter().find(|spec| spec.isa.generation == generation.name) else {
        anyhow::bail!("no specification of {} there", generation.architecture);
    };
    let text = if args.json { serde_json::to_string_pretty(&spec.isa)? + "\n" } else { summary(&spec.isa) };
    lookup::print(Ok(text))
}
