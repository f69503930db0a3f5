//! `fetch`: AMD's archive in place of the embedded one.
//!
//! Nothing is parsed before size and SHA-256 are right, and nothing is written before everything is parsed and checked. The new
//! archive is whole before `specs.lock` names it, so that at any moment the folder holds one whole set.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use isa_spec::load::{Context, Specification, load_entries, specs_dir};
use isa_spec::lock::{self, Lock};
use isa_spec::{Report, archive};
use serde::Deserialize;

/// Replaces the embedded archive by AMD's own.
#[derive(clap::Args)]
pub struct Args {
    /// Take this copy of AMD's archive instead of downloading it.
    #[arg(long, value_name = "FILE", conflicts_with = "url")]
    from: Option<PathBuf>,
    /// Download from here instead of from AMD.
    #[arg(long)]
    url: Option<String>,
    /// Accept an archive with this SHA-256 (a newer release) instead of the one in specs/upstream.toml.
    #[arg(long, value_name = "HEX")]
    sha256: Option<String>,
}

/// AMD's archive: `specs/upstream.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upstream {
    /// Where it is.
    pub url: String,
    /// Its size.
    pub bytes: u64,
    /// Its SHA-256, in lower-case hexadecimal.
    pub sha256: String,
}

/// No archive of another release is that large.
const MAX_BYTES: u64 = 64 << 20;

/// Runs the chore.
///
/// # Errors
/// When the archive can't be had, is not what it must be, or can't be written. Faults of the specification are printed, all of
/// them, and end with status 1. In all these cases the embedded archive stays as it was.
pub fn run(args: &Args) -> Result<ExitCode> {
    let folder = specs_dir();
    let path = folder.join("upstream.toml");
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let mut upstream: Upstream = toml::from_str(&text).with_context(|| path.display().to_string())?;
    upstream.url = args.url.clone().unwrap_or(upstream.url);
    if let Some(sha256) = &args.sha256 {
        let is_hash = sha256.len() == 64 && sha256.bytes().all(|digit| digit.is_ascii_hexdigit());
        ensure!(is_hash, "--sha256 {sha256}: expected 64 hexadecimal digits");
        upstream.sha256 = sha256.to_lowercase();
        upstream.bytes = 0;
        // Another release than AMD's that we know goes by the name of its file.
        if let Some(path) = &args.from {
            upstream.url = path.display().to_string();
        }
    }
    let bytes = match &args.from {
        Some(path) => read(fs::File::open(path).with_context(|| path.display().to_string())?)
            .with_context(|| path.display().to_string())?,
        None => download(&upstream)?,
    };
    // Patches that a new release no longer needs go when it is generated from.
    let context = Context { stale_patches: true, ..Context::embedded()? };
    match replace(&folder, &upstream, &bytes, &context)? {
        Ok(specs) => {
            crate::warn(&specs);
            for spec in specs {
                println!(
                    "{:<8} {} (schema {}, released {})",
                    spec.isa.generation, spec.file, spec.isa.schema_version, spec.isa.release_date
                );
            }
            println!("now run `cargo xtask regen`");
            Ok(ExitCode::SUCCESS)
        }
        Err(report) => {
            eprint!("{report}");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Downloads AMD's archive.
///
/// # Errors
/// The message has the URL, the hash, and what to do without a network.
pub fn download(upstream: &Upstream) -> Result<Vec<u8>> {
    let config = ureq::Agent::config_builder()
        .timeout_connect(Some(Duration::from_secs(10)))
        .timeout_global(Some(Duration::from_secs(300)));
    let agent: ureq::Agent = config.build().into();
    let response = agent.get(&upstream.url).call().map_err(anyhow::Error::from);
    response.and_then(|mut response| read(response.body_mut().as_reader())).with_context(|| {
        format!(
            "can't download {} (SHA-256 {}); get the archive by other means and run `cargo xtask fetch --from FILE`, with the same \
             --sha256 if you gave one",
            upstream.url, upstream.sha256
        )
    })
}

fn read(reader: impl Read) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    ensure!(bytes.len() as u64 <= MAX_BYTES, "more than {MAX_BYTES} bytes");
    Ok(bytes)
}

/// Checks an archive and puts it into `folder` in place of the one there. The inner error is what is wrong with the
/// specifications in it.
///
/// # Errors
/// When the archive is not the one that `upstream` describes, or a file can't be written.
pub fn replace(
    folder: &Path,
    upstream: &Upstream,
    bytes: &[u8],
    context: &Context,
) -> Result<Result<Vec<Specification>, Report>> {
    let found = lock::sha256(bytes);
    if found != upstream.sha256 {
        let size = if upstream.bytes > 0 { format!(" and {} bytes", upstream.bytes) } else { String::new() };
        bail!(
            "this is not AMD's archive: it has SHA-256 {found} and {} bytes, expected {}{size}",
            bytes.len(),
            upstream.sha256
        );
    }
    let name = upstream.url.rsplit('/').next().unwrap_or_default();
    let kept = |c: &char| c.is_ascii_alphanumeric() || *c == '_';
    let stem: String = name.trim_end_matches(".zip").chars().filter(kept).collect();
    let specs = match archive::unpack(&format!("{stem}.zip"), bytes)
        .map_err(Report::general)
        .and_then(|entries| load_entries(entries, context))
    {
        Ok(specs) => specs,
        Err(report) => return Ok(Err(report)),
    };
    let lock_path = folder.join(lock::FILE);
    let old = fs::read_to_string(&lock_path).ok().and_then(|text| Lock::parse(&text).ok());
    // Another archive of the same name must not be overwritten while the lock still names it.
    let taken = old.as_ref().is_some_and(|old| old.archive == format!("{stem}.zip") && old.sha256 != found);
    let name = if taken { format!("{stem}-{}.zip", &found[..8]) } else { format!("{stem}.zip") };
    crate::write_whole(&folder.join(&name), bytes)?;
    let lock = Lock::new(&name, bytes, &specs).render().map_err(anyhow::Error::msg)?;
    crate::write_whole(&lock_path, lock.as_bytes())?;
    if let Some(old) = old.filter(|old| old.archive != name) {
        // The lock names the new archive by now; a leftover does no harm, so this may fail.
        let _ = fs::remove_file(folder.join(old.archive));
    }
    Ok(Ok(specs))
}
