//! `regen --check`, as CI and people call it.

use std::fs;
use std::path::Path;
use std::process::Command;

/// RDNA 2 in the older dialect: an archive of one generation, which is enough here and much faster than all ten.
const RDNA2: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../isa-spec/tests/data/amdgpu_isa_facts_rdna2_schema_1_1_0.zip");

/// Runs `regen`: its output, its messages, and whether it succeeded.
fn regen(arguments: &[&str]) -> (String, String, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("regen").args(arguments).output().expect("xtask starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.success())
}

fn regen_rdna2(out: &Path, check: bool) -> (String, String, bool) {
    let out = out.to_str().expect("UTF-8");
    let arguments = ["--spec", RDNA2, "--out", out, "--check"];
    regen(if check { &arguments } else { &arguments[..4] })
}

#[test]
fn the_committed_crates_are_what_the_embedded_archive_gives() {
    let (printed, errors, good) = regen(&["--check"]);
    assert!(good, "{errors}");
    let sums = printed.lines().find(|line| line.starts_with("all ")).expect("a line of sums");
    let numbers: Vec<&str> = sums.split_whitespace().filter(|word| word.parse::<u32>().is_ok()).collect();
    assert_eq!(numbers, ["11953", "40059"], "{sums}");
}

#[test]
fn check_names_what_differs_and_the_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path();
    assert!(regen_rdna2(out, false).2);
    assert!(regen_rdna2(out, true).2, "what was just written is right");

    let changed = out.join("rdna2/src/op.rs");
    let original = fs::read(&changed).expect("the file is there");
    let mut bytes = original.clone();
    bytes[100] ^= 1;
    fs::write(&changed, &bytes).expect("written");
    fails(out, "rdna2/src/op.rs differs");
    fs::remove_file(&changed).expect("removed");
    fails(out, "rdna2/src/op.rs is missing");
    fs::write(&changed, &original).expect("written");
    let extra = out.join("rdna2/src/extra.rs");
    fs::write(&extra, "").expect("written");
    fails(out, "rdna2/src/extra.rs is not generated any more");

    // Another run mends it all, also what one that was cut off left behind, and leaves other generations alone.
    fs::write(&changed, "half").expect("written");
    fs::write(changed.with_extension("part"), "half").expect("written");
    let other = out.join("rdna3/src/op.rs");
    fs::create_dir_all(other.parent().expect("a folder")).expect("created");
    fs::write(&other, "").expect("written");
    assert!(regen_rdna2(out, false).2 && regen_rdna2(out, true).2);
    assert!(!extra.exists() && other.exists());
}

fn fails(out: &Path, message: &str) {
    let (_, errors, good) = regen_rdna2(out, true);
    assert!(!good);
    assert!(errors.contains(message) && errors.contains("cargo xtask regen"), "{errors}");
}

#[test]
fn a_broken_specification_touches_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let spec = folder.path().join("amdgpu_isa_rdna3.xml");
    fs::write(&spec, "<Spec><Document></Document></Spec>").expect("written");
    let out = folder.path().join("out");
    let (_, errors, good) = regen(&["--spec", spec.to_str().expect("UTF-8"), "--out", out.to_str().expect("UTF-8")]);
    assert!(!good && errors.contains("error"), "{errors}");
    assert!(!out.exists(), "nothing was written");
}

#[test]
fn descriptions_become_rustdoc_and_data() {
    let folder = tempfile::tempdir().expect("a folder");
    let entries = isa_spec::archive::read(Path::new(RDNA2)).expect("the archive is good");
    let text = String::from_utf8(entries[0].bytes.clone()).expect("UTF-8");
    let name = "<InstructionName>V_ADD_F32</InstructionName>";
    let (before, after) = text.split_once(name).expect("V_ADD_F32 is there");
    let described = after.replacen("<Description/>", "<Description>Add.\n\nD = S0 */ S1 ``` [x] &lt;p&gt;</Description>", 1);
    let spec = folder.path().join("amdgpu_isa_rdna2.xml");
    fs::write(&spec, format!("{before}{name}{described}")).expect("written");
    let out = folder.path().join("out");
    let (_, errors, good) = regen(&["--spec", spec.to_str().expect("UTF-8"), "--out", out.to_str().expect("UTF-8")]);
    assert!(good, "{errors}");
    let read = |file: &str| fs::read_to_string(out.join("rdna2").join(file)).expect("the file is there");
    assert!(
        read("src/op.rs").contains("/// Add.\n///\n/// D = S0 */ S1 ''' [x] <p>\n/// ```\npub const V_ADD_F32"),
        "{}",
        read("src/op.rs")
    );
    assert!(read("src/docs.rs").contains("D = S0 */ S1"));
    assert!(read("src/lib.rs").contains("mod docs;"));
    // The committed crates come from an archive without descriptions.
    assert!(!Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated/rdna2/src/docs.rs").exists());
}
