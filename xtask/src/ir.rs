//! `ir`: the intermediate representation of a generation, for eyes, `diff` and other programs.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use isa_spec::generation;
use isa_spec::load::{load, load_embedded};
use isa_spec::summary::summary;

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
    let wanted = |name: &str, targets: &[String]| name == args.generation || targets.contains(&args.generation);
    let known = generation::known();
    let Some(generation) = known.iter().find(|known| wanted(&known.name, &known.targets)) else {
        let names: Vec<_> = known.iter().map(|known| known.name.as_str()).collect();
        anyhow::bail!("unknown generation `{}`; known are {} and their LLVM targets", args.generation, names.join(", "));
    };
    let specs = match args.spec.as_deref().map_or_else(load_embedded, load) {
        Ok(specs) => specs,
        Err(report) => {
            eprint!("{report}");
            return Ok(ExitCode::FAILURE);
        }
    };
    let Some(spec) = specs.iter().find(|spec| spec.isa.generation == generation.name) else {
        anyhow::bail!("no specification of {} there", generation.architecture);
    };
    let text = if args.json { serde_json::to_string_pretty(&spec.isa)? + "\n" } else { summary(&spec.isa) };
    match io::stdout().write_all(text.as_bytes()) {
        // The reader has seen enough (`| head`).
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        result => Ok(result.map(|()| ExitCode::SUCCESS)?),
    }
}
