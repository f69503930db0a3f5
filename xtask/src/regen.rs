//! `regen`: from the specification to the generated crates.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use isa_spec::generation;
use isa_spec::load::Specification;

use crate::codegen::output::{self, Rendered};
use crate::codegen::{emit, plan, readme};
use crate::root;

/// Writes the generated crates anew, or checks that they are what the specification gives.
#[derive(clap::Args)]
pub struct Args {
    /// Read this archive (.zip), folder or single .xml instead of the embedded archive.
    #[arg(long, value_name = "PATH")]
    spec: Option<PathBuf>,
    /// Write nothing: exit with status 1 if a generated file is not what it should be.
    #[arg(long)]
    check: bool,
    /// Write to, or check, this folder instead of `generated/`.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Args {
    /// `--check` of the embedded archive.
    pub const fn check() -> Self {
        Self { spec: None, check: true, out: None }
    }
}

/// Runs the chore.
///
/// # Errors
/// When a file can't be read or written. Faults of the specification are printed, all of them, and end with status 1.
pub fn run(args: &Args) -> Result<ExitCode> {
    let start = Instant::now();
    let Some(specs) = crate::specifications(args.spec.as_deref()) else { return Ok(ExitCode::FAILURE) };
    // Everything is rendered before anything is written: a fault in the last generation leaves the first as it was.
    let mut rendered = render(&specs)?;
    let folder = args.out.clone().unwrap_or_else(|| root().join("generated"));
    // An archive of some generations leaves the others, and the table of all, alone.
    let whole = specs.len() == generation::known().len();
    let own = |path: &str| whole || specs.iter().any(|spec| path.split('/').next() == Some(&spec.isa.generation));
    if whole {
        rendered.insert("README.md".to_owned(), readme::readme(&specs));
    }
    let differences =
        if args.check { output::compare(&folder, &rendered, own)? } else { output::write(&folder, &rendered, own)? };
    print!("{}", readme::table(&specs));
    let plural = if specs.len() == 1 { "" } else { "s" };
    println!("{} generation{plural} in {:.2} s ({} profile)", specs.len(), start.elapsed().as_secs_f64(), profile());
    let shown = folder.strip_prefix(root()).unwrap_or(&folder).display();
    let mut lines: Vec<String> = differences.lines().iter().map(|line| format!("{shown}/{line}")).collect();
    if whole && args.out.is_none() && !project_readme(&specs, args.check)? {
        lines.push("README.md differs in its table of generations".to_owned());
    }
    if !args.check || lines.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    for line in lines {
        eprintln!("error: {line}");
    }
    eprintln!("run `cargo xtask regen` and commit what it writes");
    Ok(ExitCode::FAILURE)
}

/// Whether the README's table of generations was right; if not, and this is no check, it is written anew.
fn project_readme(specs: &[Specification], check: bool) -> Result<bool> {
    let path = root().join("README.md");
    let old = std::fs::read_to_string(&path).context("reading README.md")?;
    let new = readme::with_generations(&old, specs).context("README.md has no place for the table of generations")?;
    if new != old && !check {
        crate::write_whole(&path, new.as_bytes())?;
    }
    Ok(new == old)
}

fn profile() -> &'static str {
    if cfg!(debug_assertions) { "dev" } else { "release" }
}

/// All files below `generated/`, by path. The generations are independent of each other, so each processor takes its share.
///
/// # Errors
/// When a specification has more of something than the tables can count.
pub fn render(specs: &[Specification]) -> Result<Rendered> {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    let crates = std::thread::scope(|scope| {
        let lanes: Vec<_> = (0..threads)
            .map(|lane| {
                scope.spawn(move || specs.iter().skip(lane).step_by(threads).map(render_crate).collect::<Result<Vec<_>>>())
            })
            .collect();
        lanes
            .into_iter()
            .map(|lane| lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect::<Result<Vec<_>>>()
    })?;
    Ok(crates.into_iter().flatten().flatten().collect())
}

fn render_crate(spec: &Specification) -> Result<Rendered> {
    let generation = &spec.isa.generation;
    let plan = plan::plan(&spec.isa)?;
    let files = emit::files(&plan).with_context(|| format!("writing the crate of {generation}"))?;
    Ok(files.into_iter().map(|(path, content)| (format!("{generation}/{path}"), content)).collect())
}
