//! Archives, folders and single files: what is read, and what is refused before it fills the memory.

mod common;

use std::fs;
use std::io::{Cursor, Write};
use std::path::PathBuf;

use expect_test::{Expect, expect};
use isa_spec::archive;
use isa_spec::load::load_entries;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn zip(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn refused(bytes: &[u8], expected: Expect) {
    let error = archive::unpack("specs.zip", bytes).err().unwrap_or_else(|| panic!("expected an error"));
    expected.assert_eq(&error);
}

/// A folder that goes away with its owner.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("isa-spec-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_specification_is_read_from_zip_folder_or_file() {
    let folder = Folder::new("inputs");
    let file = folder.0.join("toy.xml");
    fs::write(&file, common::MINI).unwrap();
    fs::write(folder.0.join("README.txt"), "not a specification").unwrap();
    let archive = folder.0.join("toy.zip");
    fs::write(&archive, zip(&[("folder/toy.XML", common::MINI.as_bytes()), ("folder/notes.txt", b"none")])).unwrap();
    for path in [&file, &folder.0, &archive] {
        let loaded = load_entries(archive::read(path).unwrap(), &common::context()).unwrap_or_else(|report| panic!("{report}"));
        assert_eq!(loaded.len(), 1, "{}", path.display());
        assert_eq!(loaded[0].isa, common::load(common::MINI).unwrap().isa);
    }
}

#[test]
fn an_archive_without_specification() {
    refused(&zip(&[("readme.txt", b"none")]), expect!["specs.zip: no specification (`*.xml`) in it"]);
    refused(&zip(&[]), expect!["specs.zip: no specification (`*.xml`) in it"]);
}

#[test]
fn a_broken_archive() {
    let whole = zip(&[("toy.xml", common::MINI.as_bytes())]);
    refused(
        &whole[..whole.len() / 2],
        expect!["specs.zip: not a usable zip archive: invalid Zip archive: Could not find EOCD"],
    );
    refused(b"PK", expect!["specs.zip: not a usable zip archive: invalid Zip archive: Could not find EOCD"]);
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 0x55;
    assert!(archive::unpack("specs.zip", &flipped).is_err());
}

#[test]
fn one_generation_twice() {
    let text = common::MINI.as_bytes();
    let entries = archive::unpack("specs.zip", &zip(&[("a.xml", text), ("b.xml", text)])).unwrap();
    let report = load_entries(entries, &common::context()).err().unwrap_or_else(|| panic!("expected a report"));
    expect![[r#"
        error: a.xml and b.xml are both Toy 1
    "#]]
    .assert_eq(&report.to_string());
}

#[test]
fn problems_of_all_files_are_reported() {
    let broken = common::MINI.replacen("<ArchitectureId>99", "<ArchitectureId>many", 1);
    let entries = archive::unpack("specs.zip", &zip(&[("a.xml", broken.as_bytes()), ("b.xml", b"\xff\xfe")])).unwrap();
    let report = load_entries(entries, &common::context()).err().unwrap_or_else(|| panic!("expected a report"));
    expect![[r#"
        error: bad number `many`
          --> specs.zip/a.xml:12:29
           |
        12 |             <ArchitectureId>many</ArchitectureId>
           |                             ^^^^ expected an unsigned number of base 10, at most 4294967295

        error: the file is not UTF-8
         --> specs.zip/b.xml:1:1
          |
        1 | ��
          | ^ expected UTF-8
    "#]]
    .assert_eq(&report.to_string());
}

#[test]
fn a_bomb_is_refused_with_bounded_memory() {
    // A small one that grows a thousandfold, and a large one.
    refused(
        &zip(&[("toy.xml", &[b' '; 1 << 20])]),
        expect!["specs.zip/toy.xml: more than 413600 bytes, which no specification has"],
    );
    let mut bomb = ZipWriter::new(Cursor::new(Vec::new()));
    bomb.start_file("toy.xml", SimpleFileOptions::default()).unwrap();
    for _ in 0..256 {
        bomb.write_all(&[b' '; 1 << 20]).unwrap();
    }
    refused(
        &bomb.finish().unwrap().into_inner(),
        expect!["specs.zip/toy.xml: more than 41943040 bytes, which no specification has"],
    );
    if let Some(peak) = peak_memory_kib() {
        assert!(peak * 1024 < 5 * archive::MAX_FILE, "{peak} KiB");
    }
}

/// The highest memory use of this process so far, where the system tells.
fn peak_memory_kib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}
