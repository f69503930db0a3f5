//! `fetch` against a local server, with the toy ISA in AMD's place.

use std::fs;
use std::io::{Cursor, Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};

use isa_spec::Context;
use isa_spec::generation::Generation;
use isa_spec::lock::{self, Lock};
use isa_spec::patch;
use xtask::fetch::{Upstream, download, replace};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const MINI: &str = include_str!("../../isa-spec/tests/mini.xml");

fn context() -> Context {
    let toy = Generation { architecture: "Toy 1".to_owned(), name: "toy".to_owned(), targets: vec!["toy".to_owned()] };
    Context {
        generations: vec![toy],
        patches: patch::parse(include_str!("../../isa-spec/tests/mini.toml")).unwrap(),
        stale_patches: false,
    }
}

fn archive(text: &str) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("toy.xml", SimpleFileOptions::default()).unwrap();
    zip.write_all(text.as_bytes()).unwrap();
    zip.finish().unwrap().into_inner()
}

fn upstream(url: &str, bytes: &[u8]) -> Upstream {
    Upstream { url: url.to_owned(), bytes: bytes.len() as u64, sha256: lock::sha256(bytes) }
}

/// Answers one request with `body`, of which it sends `send` bytes; returns the URL.
fn serve(body: Vec<u8>, send: usize) -> String {
    answer("200 OK", body, send)
}

/// Answers one request with a status and `body`, of which it sends `send` bytes; returns the URL.
fn answer(status: &'static str, body: Vec<u8>, send: usize) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/download/TOY_2026.zip", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = [0; 4096];
        let _ = stream.read(&mut request).unwrap();
        write!(stream, "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len()).unwrap();
        stream.write_all(&body[..send]).unwrap();
    });
    url
}

/// A folder with an older archive in it, which goes away with its owner.
struct Specs(PathBuf);

impl Specs {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("xtask-fetch-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        let old = Lock { archive: "OLD.zip".to_owned(), sha256: lock::sha256(b"old"), file: Vec::new() };
        fs::write(path.join("OLD.zip"), b"old").unwrap();
        fs::write(path.join(lock::FILE), old.render().unwrap()).unwrap();
        Self(path)
    }

    fn files(&self) -> Vec<(String, Vec<u8>)> {
        let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
        let mut files: Vec<_> = fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (name(&path), fs::read(path).unwrap()))
            .collect();
        files.sort();
        files
    }
}

impl Drop for Specs {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_download_replaces_the_archive() {
    let specs = Specs::new("good");
    let bytes = archive(MINI);
    let url = serve(bytes.clone(), bytes.len());
    let upstream = upstream(&url, &bytes);
    let downloaded = download(&upstream).unwrap();
    let loaded = replace(&specs.0, &upstream, &downloaded, &context()).unwrap().unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(loaded.len(), 1);
    let files = specs.files();
    assert_eq!(files.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["TOY_2026.zip", "specs.lock"]);
    assert_eq!(files[0].1, bytes);
    let lock = Lock::parse(&String::from_utf8(files[1].1.clone()).unwrap()).unwrap();
    assert_eq!(lock, Lock::new("TOY_2026.zip", &bytes, &loaded));

    // Another archive of the same name does not overwrite the one that the lock names.
    let other = archive(&MINI.replacen("2026-01-02", "2026-03-04", 1));
    let upstream = Upstream { sha256: lock::sha256(&other), ..upstream };
    replace(&specs.0, &upstream, &other, &context()).unwrap().unwrap_or_else(|report| panic!("{report}"));
    let name = format!("TOY_2026-{}.zip", &upstream.sha256[..8]);
    assert_eq!(specs.files().iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(), [name, "specs.lock".to_owned()]);
}

#[test]
fn another_archive_is_refused_before_it_is_parsed() {
    let specs = Specs::new("hash");
    let before = specs.files();
    let wanted = upstream("http://localhost/TOY_2026.zip", b"what AMD publishes");
    let error = replace(&specs.0, &wanted, b"something else", &context()).unwrap_err().to_string();
    assert!(error.contains(&wanted.sha256) && error.contains("18 bytes"), "{error}");
    assert_eq!(specs.files(), before);
}

#[test]
fn an_archive_with_faults_leaves_the_folder_alone() {
    let specs = Specs::new("faults");
    let before = specs.files();
    let bytes = archive(&MINI.replacen("<ArchitectureId>99", "<ArchitectureId>many", 1));
    let report =
        replace(&specs.0, &upstream("http://localhost/TOY_2026.zip", &bytes), &bytes, &context()).unwrap().unwrap_err();
    assert!(report.to_string().contains("TOY_2026.zip/toy.xml:12:29"), "{report}");
    assert_eq!(specs.files(), before);
}

#[test]
fn without_a_network_the_message_says_what_to_do() {
    // A port that nothing listens on.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let wanted = upstream(&format!("http://127.0.0.1:{port}/TOY_2026.zip"), b"toy");
    let error = download(&wanted).unwrap_err().to_string();
    for part in [wanted.url.as_str(), wanted.sha256.as_str(), "--from FILE"] {
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn a_download_that_breaks_off_is_an_error() {
    let bytes = archive(MINI);
    let url = serve(bytes.clone(), bytes.len() / 2);
    assert!(download(&upstream(&url, &bytes)).is_err());
}

#[test]
fn an_archive_that_is_not_there_is_an_error() {
    let page = b"<html>gone</html>".to_vec();
    let url = answer("404 Not Found", page.clone(), page.len());
    let error = format!("{:#}", download(&upstream(&url, b"toy")).unwrap_err());
    assert!(error.contains(&url) && error.contains("404") && error.contains("--from FILE"), "{error}");
}

#[test]
fn a_malformed_hash_is_refused_before_anything_else() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["fetch", "--from", "/nowhere.zip", "--sha256", "82404f11"])
        .output()
        .unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && errors.contains("expected 64 hexadecimal digits"), "{errors}");
}
