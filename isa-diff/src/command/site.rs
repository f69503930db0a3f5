//! `site`: the reference pages.

use std::path::PathBuf;
use std::time::Instant;

use crate::site;

/// Writes the reference site: static pages that need no network.
#[derive(clap::Args)]
pub struct Args {
    /// The folder to write; empty, new, or a site of before.
    out: PathBuf,
    /// Read this archive (.zip), folder or single .xml instead of the embedded archive.
    #[arg(long, value_name = "PATH")]
    spec: Option<PathBuf>,
}

/// Runs the command; the text says what was written.
///
/// # Errors
/// A message: the specification's faults, or that the folder can't be written.
pub fn run(args: &Args) -> Result<String, String> {
    let start = Instant::now();
    let catalog = super::catalog(args.spec.as_deref())?;
    let files = site::render(&catalog).map_err(|error| format!("{error:#}"))?;
    site::write(&args.out, &files).map_err(|error| format!("{}: {error}", args.out.display()))?;
    let bytes: usize = files.values().map(String::len).sum();
    let (megabytes, seconds) = (bytes as f64 / 1e6, start.elapsed().as_secs_f64());
    Ok(format!("{}: {} files, {megabytes:.1} MB, in {seconds:.1} s\n", args.out.display(), files.len()))
}
