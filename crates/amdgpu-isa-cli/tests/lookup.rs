//! `whatis`, `show`, `find`, `diff` as a user runs them.

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> (bool, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_amdgpu-isa")).args(arguments).output().expect("the program runs");
    (status.success(), String::from_utf8(stdout).expect("UTF-8"), String::from_utf8(stderr).expect("UTF-8"))
}

/// LLVM: `06050806` is v_subrev_f32 on gfx90a, v_add_f32 on gfx1100.
#[test]
fn whatis_tells_all_generations_apart() {
    let (good, out, _) = run(&["whatis", "06050806"]);
    assert!(good);
    assert_eq!(out.lines().count(), 10);
    let line = |generation: &str| out.lines().find(|line| line.starts_with(&format!("{generation} "))).expect("a line");
    assert!(line("cdna2").to_lowercase().contains("v_subrev_f32"), "{out}");
    assert!(line("rdna3").to_lowercase().contains("v_add_f32"), "{out}");
    assert_eq!(run(&["whatis", "--words", "0x06080506"]).1, out);
    // Ten digits behind `0x` may be meant as a dword.
    let (good, out, note) = run(&["decode", "--gen", "rdna3", "0x06050806"]);
    assert!(good && note.contains("--words"), "{note}");
    assert_eq!(run(&["decode", "--gen", "rdna3", "--words", "0x06080506"]), (true, out, String::new()));
}

/// LLVM: v_mac_f32 on gfx1010, invalid on gfx1030.
#[test]
fn whatis_says_why_there_is_nothing() {
    let (good, out, _) = run(&["whatis", "2112263e", "--json"]);
    assert!(good);
    let rows: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let row = |name: &str| rows.as_array().expect("a list").iter().find(|row| row["generation"] == name).expect("a row");
    assert_eq!(row("rdna1")["opcode"], "V_MAC_F32");
    assert_eq!(row("rdna2")["error"], "unknown-opcode");
    let (good, _, error) = run(&["whatis", "xy"]);
    assert!(!good && error.contains("expected hexadecimal digits"), "{error}");
}

#[test]
fn show_and_find_answer_and_say_what_is_wrong() {
    let (good, card, _) = run(&["show", "v_sat_pk_u8_i16", "--gen", "gfx1250"]);
    assert!(good && card.contains("0x7E00C400"), "{card}");
    let (good, _, error) = run(&["show", "v_sat_pk_u8_i61"]);
    assert!(!good && error.contains("did you mean") && error.contains("V_SAT_PK_U8_I16"), "{error}");
    let (good, card, _) = run(&["show", "v_add_f32_e64", "--gen", "rdna3.5"]);
    assert!(good && card.starts_with("V_ADD_F32  (RDNA 3.5)"), "{card}");
    let (good, found, _) = run(&["find", "s_add", "u32", "--gen", "rdna4", "--json"]);
    assert!(good && found.contains("\"S_ADD_CO_U32\""), "{found}");
}

#[test]
fn diff_writes_text_and_html() {
    let (good, text, _) = run(&["diff", "cdna3", "gfx950"]);
    assert!(good && text.contains("ENC_VOP3PX2"), "{text}");
    let (good, html, _) = run(&["diff", "cdna3", "cdna4", "--format", "html"]);
    assert!(good && html.starts_with("<!doctype html>") && html.ends_with("</html>\n"));
    assert!(run(&["diff", "rdna3", "rdna3"]).1.contains("No difference."));
    let (good, _, error) = run(&["diff", "rdna3", "rdna9"]);
    assert!(!good && error.contains("expected one of cdna1"), "{error}");
    assert!(!run(&["diff", "--spec", "/nowhere.zip", "/nowhere.zip"]).0);
}
