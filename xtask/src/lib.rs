//! What the chores are made of, apart from the command line.

mod codegen;
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
