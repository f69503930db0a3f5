//! Rendered files against the files on disk: compare, or write.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// All files below a folder, as they should be: path below the folder, content.
pub type Rendered = BTreeMap<String, String>;

/// How the folder differs from what was rendered.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Differences {
    pub stale: Vec<String>,
    pub missing: Vec<String>,
    pub orphan: Vec<String>,
}

impl Differences {
    /// One line a file: its path and what is wrong with it.
    pub fn lines(&self) -> Vec<String> {
        let kinds = [(&self.stale, "differs"), (&self.missing, "is missing"), (&self.orphan, "is not generated any more")];
        kinds.iter().flat_map(|(files, what)| files.iter().map(move |file| format!("{file} {what}"))).collect()
    }
}

/// Compares `folder` with what was rendered. Files that are not `own` do not count.
pub fn compare(folder: &Path, rendered: &Rendered, own: impl Fn(&str) -> bool) -> Result<Differences> {
    let mut differences = Differences::default();
    let on_disk = list(folder)?;
    for (path, content) in rendered {
        if !on_disk.contains(path) {
            differences.missing.push(path.clone());
        } else if fs::read(folder.join(path)).with_context(|| format!("reading {path}"))? != content.as_bytes() {
            differences.stale.push(path.clone());
        }
    }
    differences.orphan = on_disk.into_iter().filter(|path| !rendered.contains_key(path) && own(path)).collect();
    Ok(differences)
}

/// Makes `folder` equal to what was rendered: writes what differs, removes what is not generated any more. A file is replaced as
/// a whole, so that a run that is cut off leaves no half of one.
pub fn write(folder: &Path, rendered: &Rendered, own: impl Fn(&str) -> bool) -> Result<Differences> {
    let differences = compare(folder, rendered, own)?;
    for path in differences.stale.iter().chain(&differences.missing) {
        let target = folder.join(path);
        let parent = target.parent().context("a file without a folder")?;
        fs::create_dir_all(parent).with_context(|| format!("creating {}", parent.display()))?;
        crate::write_whole(&target, rendered[path].as_bytes())?;
    }
    for path in &differences.orphan {
        match fs::remove_file(folder.join(path)) {
            // What a run that was cut off had left behind has just become the file that it was to be.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            result => result.with_context(|| format!("removing {path}"))?,
        }
    }
    Ok(differences)
}

fn list(folder: &Path) -> Result<BTreeSet<String>> {
    let mut files = BTreeSet::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(below) = folders.pop() {
        let path = folder.join(&below);
        if !path.exists() {
            continue;
        }
        for entry in fs::read_dir(&path).with_context(|| format!("reading {}", path.display()))? {
            let entry = entry?;
            let below = below.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(below);
            } else {
                files.insert(below.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(files)
}
