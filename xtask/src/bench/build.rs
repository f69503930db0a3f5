//! What the generated crates cost: bytes and relocations in the object files, seconds to build.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use isa_spec::generation;
use object::read::archive::ArchiveFile;
use object::{File, Object, ObjectSection, SectionKind};

/// Runs `bench --build`.
///
/// # Errors
/// When a build fails or an object file can't be read.
pub fn run() -> Result<ExitCode> {
    let target = crate::root().join("target/bench-build");
    println!("| Generation | tables, KB | relocations | debug build alone, s |");
    println!("|---|--:|--:|--:|");
    for generation in generation::known() {
        let name = &generation.name;
        let seconds = build(&target, &["--no-default-features", "--features", name])?;
        let size = measure(&target.join("debug/deps"), &format!("libamdgpu_isa_{name}-"))?;
        println!("| {name} | {:.1} | {} | {seconds:.2} |", size.bytes as f64 / 1e3, size.relocations);
    }
    println!("\nAll ten generations, clean debug build: {:.2} s", build(&target, &[])?);
    let start = Instant::now();
    crate::regen::run(&crate::regen::Args::check())?;
    println!("regen --check of all ten: {:.2} s", start.elapsed().as_secs_f64());
    Ok(ExitCode::SUCCESS)
}

/// Builds the facade from nothing in the dev profile, as cargo builds a dependency, which it never does incrementally; seconds.
fn build(target: &Path, features: &[&str]) -> Result<f64> {
    if target.exists() {
        std::fs::remove_dir_all(target)?;
    }
    let start = Instant::now();
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.env("CARGO_INCREMENTAL", "0");
    cargo.args(["build", "--quiet", "--package", "amdgpu-isa", "--target-dir"]).arg(target).args(features);
    ensure!(cargo.current_dir(crate::root()).status()?.success(), "the build failed");
    Ok(start.elapsed().as_secs_f64())
}

/// Data of a library.
#[derive(Default)]
struct Size {
    /// Bytes that are loaded and are not code.
    bytes: u64,
    relocations: usize,
}

/// Adds up the data sections of the object files in the one library in `folder` whose name begins with `prefix`.
fn measure(folder: &Path, prefix: &str) -> Result<Size> {
    let path = library(folder, prefix)?;
    let bytes = std::fs::read(&path)?;
    let mut size = Size::default();
    for member in ArchiveFile::parse(&*bytes)?.members() {
        let member = member?;
        // The compiler's metadata is a member too, and no code of ours.
        if !member.name().ends_with(b".o") {
            continue;
        }
        for section in File::parse(member.data(&*bytes)?)?.sections() {
            let data = matches!(
                section.kind(),
                SectionKind::ReadOnlyData | SectionKind::ReadOnlyDataWithRel | SectionKind::ReadOnlyString | SectionKind::Data
            );
            if data {
                size.bytes += section.size();
                size.relocations += section.relocations().count();
            }
        }
    }
    Ok(size)
}

fn library(folder: &Path, prefix: &str) -> Result<PathBuf> {
    let paths = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    let named = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(prefix) && name.ends_with(".rlib")
    };
    paths.into_iter().find(named).with_context(|| format!("no {prefix}*.rlib in {}", folder.display()))
}
