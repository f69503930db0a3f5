//! The text of inputs on which tools went wrong in public, both ways, as llvm-mc 22 has it.
#![cfg(all(
    feature = "cdna3",
    feature = "cdna4",
    feature = "cdna5",
    feature = "rdna1",
    feature = "rdna2",
    feature = "rdna3",
    feature = "rdna3_5",
    feature = "rdna4"
))]

use amdgpu_isa::{Generation, Isa};

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hex digits")).collect()
}

fn text(isa: &'static Isa, bytes: &[u8]) -> String {
    let (_, result) = isa.stream(bytes).next().expect("an instruction");
    result.map_or_else(|error| error.to_string(), |inst| inst.to_string())
}

fn assembled(isa: &'static Isa, text: &str) -> String {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    isa.assembler().line(text).map_or("error".to_owned(), |inst| hex(&inst.to_bytes()))
}

#[test]
fn texts_are_llvms_both_ways() {
    let (mut printed, mut refused) = (0, 0);
    let mut faults = Vec::new();
    let mut check = |source: &str, input: &str, found: String, expected: &str| {
        if found != expected {
            faults.push(format!("{source} {input}: {expected}, not {found}"));
        }
    };
    for row in include_str!("data/cases.tsv").lines().filter(|row| !row.starts_with('#')) {
        let columns: Vec<&str> = row.split('\t').collect();
        let (source, target, hex, expected) = (columns[0], columns[1], columns[2], columns[3]);
        let isa = Generation::from_target(target).expect("a target").isa();
        if hex != "error" {
            check(source, hex, text(isa, &bytes(hex)), expected);
            printed += 1;
        }
        let back = columns.get(4).copied().unwrap_or(hex);
        check(source, expected, assembled(isa, expected), back);
        refused += usize::from(back == "error");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(printed > 28 && refused > 6, "{printed} {refused}");
}
