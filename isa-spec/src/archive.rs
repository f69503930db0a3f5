//! Where specifications come from: a zip archive, a folder, or a single file.
//!
//! Memory is bounded: an entry may unpack to [`MAX_FILE`] bytes and to [`MAX_RATIO`] times its packed size, all entries together
//! to [`MAX_TOTAL`]. What is announced in an archive's directory is not trusted; what is read is counted. Reading a file takes 2.5
//! times its size for AMD's files, and at most some 50 times for a file of nothing but empty elements.

use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;

use zip::ZipArchive;

/// The longest specification, in bytes. AMD's have up to 17 MB.
pub const MAX_FILE: u64 = 40 << 20;
/// All specifications of an archive together, in bytes. AMD's have some 110 MB.
pub const MAX_TOTAL: u64 = 320 << 20;
/// How many times its packed size an entry may have. AMD's reach about 70.
pub const MAX_RATIO: u64 = 400;
/// How many specifications an archive or folder may have.
pub const MAX_FILES: usize = 64;

/// A specification's name and bytes.
pub struct Entry {
    /// What messages call it: the path, in an archive with the entry's name behind it.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Reads all specifications of a `.zip`, a folder, or a single `.xml`, by name. The error is a line without a place.
pub fn read(path: &Path) -> Result<Vec<Entry>, String> {
    let shown = path.display();
    let cause = |error: std::io::Error| format!("{shown}: {error}");
    if fs::metadata(path).map_err(cause)?.is_dir() {
        return folder(path);
    }
    let bytes = bounded(fs::File::open(path).map_err(cause)?, MAX_FILE, &shown.to_string())?;
    if bytes.starts_with(b"PK") {
        unpack(&shown.to_string(), &bytes)
    } else {
        Ok(vec![Entry { name: shown.to_string(), bytes }])
    }
}

fn folder(path: &Path) -> Result<Vec<Entry>, String> {
    let cause = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(path).map_err(cause)? {
        let path = entry.map_err(cause)?.path();
        if is_xml(&path.to_string_lossy()) && path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    check_count(paths.len(), &path.display().to_string())?;
    let mut entries = Vec::new();
    let mut total = 0;
    for path in paths {
        let name = path.display().to_string();
        let file = fs::File::open(&path).map_err(|error| format!("{name}: {error}"))?;
        let bytes = bounded(file, MAX_FILE.min(MAX_TOTAL - total), &name)?;
        total += bytes.len() as u64;
        entries.push(Entry { name, bytes });
    }
    Ok(entries)
}

/// Unpacks the specifications of an archive that messages call `name`.
pub fn unpack(name: &str, bytes: &[u8]) -> Result<Vec<Entry>, String> {
    let mut archive =
        ZipArchive::new(Cursor::new(bytes)).map_err(|error| format!("{name}: not a usable zip archive: {error}"))?;
    let mut found = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index).map_err(|error| format!("{name}: {error}"))?;
        let entry_name = String::from_utf8_lossy(entry.name_raw()).into_owned();
        if is_xml(&entry_name) && !entry.is_dir() {
            found.push((entry_name, index));
        }
    }
    found.sort();
    check_count(found.len(), name)?;
    let mut entries = Vec::new();
    let mut total = 0;
    for (entry_name, index) in found {
        let name = format!("{name}/{entry_name}");
        let entry = archive.by_index(index).map_err(|error| format!("{name}: {error}"))?;
        let packed = entry.compressed_size().min(bytes.len() as u64);
        let limit = MAX_FILE.min(MAX_TOTAL - total).min(packed.saturating_mul(MAX_RATIO));
        let bytes = bounded(entry, limit, &name)?;
        total += bytes.len() as u64;
        entries.push(Entry { name, bytes });
    }
    Ok(entries)
}

fn is_xml(name: &str) -> bool {
    name.len() > 4 && name.get(name.len() - 4..).is_some_and(|end| end.eq_ignore_ascii_case(".xml"))
}

fn check_count(count: usize, name: &str) -> Result<(), String> {
    match count {
        0 => Err(format!("{name}: no specification (`*.xml`) in it")),
        count if count > MAX_FILES => Err(format!("{name}: {count} specifications in it, expected at most {MAX_FILES}")),
        _ => Ok(()),
    }
}

/// Reads to the end, but no more than `limit` bytes.
fn bounded(reader: impl Read, limit: u64, name: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    reader.take(limit + 1).read_to_end(&mut bytes).map_err(|error| format!("{name}: {error}"))?;
    if bytes.len() as u64 > limit {
        return Err(format!("{name}: more than {limit} bytes, which no specification has"));
    }
    Ok(bytes)
}
