//! `dis --lines` and `asm --lines`: one line in, one line out, whatever stands in it. The texts are llvm-mc's for gfx1100.

use std::io::Write;
use std::process::{Command, Stdio};

/// Exit status 0, and the lines of standard output.
fn run(arguments: &[&str], input: &str) -> (bool, Vec<String>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_amdgpu-isa"));
    let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    (output.status.success(), String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect())
}

#[test]
fn disassembly() {
    let (good, lines) = run(&["dis", "--lines", "--gen", "gfx1100"], "06050806\n0x00,0x00,0xb0,0xbf\nff\n\n06050806ff\n");
    assert!(!good);
    assert_eq!(lines[..2], ["v_add_f32_e32 v4, v6, v2", "s_endpgm"]);
    assert_eq!(lines.len(), 5);
    assert!(lines[2..].iter().all(|line| line.starts_with("error: ")), "{lines:?}");
    let (good, lines) = run(&["dis", "--lines", "--json", "--gen", "rdna3"], "06050806\n");
    assert!(good);
    assert_eq!(lines, [r#"{"bytes":"06050806","text":"v_add_f32_e32 v4, v6, v2"}"#]);
}

#[test]
fn assembly() {
    let input = "v_add_f32 v4, v6, v2\n\n s_endpgm // the end\nv_ad_f32 v4, v6, v2\nv_add_f32 v4, v6, v256\n";
    let (good, lines) = run(&["asm", "--lines", "--gen", "gfx1100"], input);
    assert!(!good);
    assert_eq!(
        lines,
        [
            "06050806",
            "error: column 1: expected an instruction",
            "0000b0bf",
            "error: column 1: no instruction of this name; did you mean `v_add_f32`?",
            "error: column 19: there is no such register",
        ]
    );
    assert!(run(&["asm", "--lines", "--gen", "gfx1100"], "s_endpgm\n").0);
    let (_, lines) = run(&["asm", "--lines", "--json", "--gen", "gfx1100"], "s_nope\n");
    let row: serde_json::Value = serde_json::from_str(&lines[0]).expect("JSON");
    assert!(row["error"] == "bad-assembly" && row["message"].is_string() && row["column"] == 1, "{row}");
}

#[test]
fn raw_binaries() {
    let path = std::env::temp_dir().join(format!("amdgpu-isa-raw-{}", std::process::id()));
    std::fs::write(&path, [0x06, 0x05, 0x08, 0x06, 0xff, 0xff, 0xff, 0xff, 0, 0, 0xb0, 0xbf, 1]).expect("a temporary file");
    let (good, lines) = run(&["dis", "--gen", "rdna3", path.to_str().expect("a plain path")], "");
    let (_, json) = run(&["dis", "--json", "--gen", "rdna3", path.to_str().expect("a plain path")], "");
    let _ = std::fs::remove_file(&path);
    let row: serde_json::Value = serde_json::from_str(&json[1]).expect("JSON");
    assert!(row["error"] == "unknown-encoding" && row["message"].is_string(), "{row}");
    assert!(!good);
    assert!(lines[0].contains("v_add_f32_e32 v4, v6, v2 ") && lines[0].ends_with("// 000000000000: 06080506"), "{lines:?}");
    assert!(
        lines[1].contains(".long 0xffffffff") && lines[2].contains("s_endpgm") && lines[3].contains(".byte 0x01"),
        "{lines:?}"
    );
}

#[test]
fn text_and_bytes_over_standard_input() {
    let assemble = |input: &str| run(&["asm", "--json", "--gen", "RDNA3"], input);
    let (good, lines) = assemble("\u{feff}s_endpgm\r\n");
    assert!(good && lines[0].contains("0000b0bf"), "{lines:?}");
    // A long line's fault is shown with what stands around it.
    let long = format!("v_add_f32 v1, v2, v{} // {}", "1".repeat(10), "x".repeat(100_000));
    let mut command = Command::new(env!("CARGO_BIN_EXE_amdgpu-isa"));
    command.args(["asm", "--gen", "gfx1100", "-"]).stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(long.as_bytes()).expect("the program reads");
    let errors = child.wait_with_output().expect("the program ends").stderr;
    let errors = String::from_utf8(errors).expect("text");
    assert!(errors.contains("<stdin>:1:19") && errors.len() < 1000, "{errors}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    for arguments in [&["asm", "--gen", "gfx1100"][..], &["find", "s_endpgm"]] {
        let full = std::fs::File::create("/dev/full").expect("a device");
        let mut command = Command::new(env!("CARGO_BIN_EXE_amdgpu-isa"));
        let mut child =
            command.args(arguments).stdin(Stdio::piped()).stdout(full).stderr(Stdio::null()).spawn().expect("the program runs");
        child.stdin.take().expect("a pipe").write_all(b"s_endpgm").expect("a small pipe takes it");
        assert!(!child.wait().expect("the program ends").success(), "{arguments:?}");
    }
}

#[test]
fn what_is_no_code_object() {
    let path = std::env::temp_dir().join(format!("amdgpu-isa-none-{}", std::process::id()));
    std::fs::write(&path, b"\x7fELF and then nothing").expect("a temporary file");
    let (good, lines) = run(&["dis", path.to_str().expect("a plain path")], "");
    let _ = std::fs::remove_file(&path);
    assert!(!good && lines.is_empty(), "{lines:?}");
}
