//! What the chores are made of, apart from the command line.

pub mod bench;
mod codegen;
pub mod exhaust;
pub mod fetch;
pub mod ir;
pub mod lookup;
pub mod oracle;
pub mod regen;
pub mod verify;
pub mod words;

/// The workspace's folder.
pub fn root() -> std::path::PathBuf {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Runs cargo in the workspace's folder, with its own exit status as ours.
fn cargo<const N: usize>(args: [&str; N], rest: &[String]) -> anyhow::Result<std::process::ExitCode> {
    let mut cargo = std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let status = cargo.args(args).args(rest).current_dir(root()).status()?;
    Ok(if status.success() { std::process::ExitCode::SUCCESS } else { std::process::ExitCode::FAILURE })
}
