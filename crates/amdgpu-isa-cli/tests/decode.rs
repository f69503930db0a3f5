//! `amdgpu-isa decode`, as a program that other programs call.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs the program on standard input: its output, and whether it succeeded.
fn run(arguments: &[&str], input: &str) -> (String, bool) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_amdgpu-isa"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    (String::from_utf8(output.stdout).expect("UTF-8"), output.status.success())
}

#[test]
fn a_line_of_json_for_each_line() {
    // One good line in each way to write bytes; then each kind of bad line.
    let input =
        "06050806\n0x06, 0x05, 0x08, 0x06\n06 05 08 06 \n\n0605zz\n06050\n060508\n0605080600\nff\nff0508fe\n000114c800020203\n";
    let (output, good) = run(&["decode", "--gen", "rdna3", "--json", "--lines"], input);
    assert!(!good, "a bad line makes status 1");
    let lines: Vec<serde_json::Value> = output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), input.lines().count());
    for line in &lines[..3] {
        assert_eq!(line["opcode"], "V_ADD_F32");
        assert_eq!(line["encoding"], "ENC_VOP2");
        assert_eq!(line["condition"], "default");
        assert_eq!(line["bytes"], "06050806");
        assert_eq!(line["fields"]["SRC0"], 262);
        assert_eq!(line["operands"][1]["field"], "SRC0");
        assert_eq!(line["operands"][1]["type"], "OPR_SRC");
        assert_eq!(line["operands"][1]["format"], "FMT_NUM_F32");
        assert_eq!(line["operands"][1]["bits"], 32);
        assert_eq!(line["operands"][1]["input"], true);
        assert_eq!(line["operands"][1]["output"], false);
        assert_eq!(line["operands"][1]["implicit"], false);
        assert_eq!(line["operands"][1]["value"], 262);
        assert_eq!(line["operands"][1]["name"], "v6");
        assert_eq!(line["reads"], serde_json::json!(["v6", "v2", "exec_lo"]));
        assert_eq!(line["writes"], serde_json::json!(["v4"]));
        assert_eq!(line["lint"], serde_json::json!([]));
    }
    let kinds: Vec<&str> = lines[3..10].iter().map(|line| line["error"].as_str().expect("an error")).collect();
    assert_eq!(kinds, ["empty", "bad-hex", "bad-hex", "truncated", "trailing-bytes", "truncated", "unknown-encoding"]);
    assert!(lines[3..10].iter().all(|line| line["message"].is_string()));
    assert_eq!(lines[10]["opcode"], "V_DUAL_FMAC_F32 :: V_DUAL_MAX_F32");
}

#[test]
fn good_lines_make_status_0_and_targets_name_generations() {
    let (output, good) = run(&["decode", "--gen", "gfx1200", "--json", "--lines"], "06050806\n");
    assert!(good);
    assert_eq!(output.lines().count(), 1);
    let (_, good) = run(&["decode", "--gen", "gfx906", "06050806"], "");
    assert!(!good, "AMD publishes no XML for gfx906");
}

#[test]
fn bytes_that_are_no_text_are_a_bad_line_only() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_amdgpu-isa"))
        .args(["decode", "--gen", "rdna3", "--json", "--lines"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(b"\xff\xfe\n06050806").expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), 2);
    assert!(text.lines().next().is_some_and(|line| line.contains("bad-hex")));
}

#[test]
fn a_table_for_a_person() {
    // v_fma_f32 v0, s1, s2, s3 reads one scalar register more than the constant bus carries; LLVM's assembler refuses it.
    let (output, good) = run(&["decode", "--gen", "rdna3", "000013d601040c00"], "");
    assert!(good);
    assert!(output.starts_with("v_fma_f32 v0, s1, s2, s3\n"), "{output}");
    for line in ["   7:0  VDST", "reads:  s1 s2 s3 exec_lo", "writes: v0", "doubt:  3 scalar registers and literals are read"] {
        assert!(output.contains(line), "{line} in\n{output}");
    }
    // A pair of SGPRs in wave64: v_cmp_eq_f32_e64 s[6:7], v1, v2
    let (output, _) = run(&["decode", "--gen", "rdna3", "--wave", "64", "060012d401050200"], "");
    assert!(output.starts_with("v_cmp_eq_f32_e64 s[6:7], v1, v2\n"), "{output}");
    assert!(output.contains("writes: s[6:7]"), "{output}");
}
