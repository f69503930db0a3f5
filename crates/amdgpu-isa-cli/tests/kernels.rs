//! Compiled kernels against llvm-objdump: every instruction line, both ways. `kernels/build.sh` makes the files anew.

use std::path::{Path, PathBuf};
use std::process::Command;

use amdgpu_isa::Generation;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels")
}

/// The object files, each with llvm-objdump's lines.
fn kernels() -> Vec<(Generation, PathBuf, Vec<String>)> {
    let mut all = Vec::new();
    for generation in Generation::ALL {
        let target = generation.targets()[0];
        for kernel in ["matmul", "reduction", "histogram", "branches"] {
            let object = folder().join(target).join(kernel).with_extension("o");
            let text = std::fs::read_to_string(object.with_extension("s")).expect("a disassembly beside each object file");
            let lines =
                text.lines().filter_map(|line| line.strip_prefix('\t')).map(|line| line.trim_end().to_owned()).collect();
            all.push((*generation, object, lines));
        }
    }
    all
}

fn run(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_amdgpu-isa")).args(arguments).output().expect("the program runs");
    (output.status.success(), String::from_utf8(output.stdout).expect("text"))
}

/// The instructions of a listing, without the comments behind them.
fn instructions(listing: &str) -> Vec<String> {
    let lines = listing.lines().filter_map(|line| line.strip_prefix('\t'));
    lines.map(|line| line.split("//").next().unwrap_or("").trim_end().to_owned()).collect()
}

#[test]
fn every_line_is_llvms() {
    let mut compared = 0;
    for (_, object, expected) in kernels() {
        let (good, listing) = run(&["dis", "--numeric", object.to_str().expect("a plain path")]);
        assert!(good, "{}", object.display());
        let ours = instructions(&listing);
        for (ours, expected) in ours.iter().zip(&expected) {
            assert_eq!(ours, expected, "{}", object.display());
        }
        assert_eq!(ours.len(), expected.len(), "{}", object.display());
        compared += ours.len();
    }
    assert!(compared > 10_000, "{compared}");
}

/// The text with labels assembles to the bytes of the section, and so does each line of llvm-objdump.
#[test]
fn text_assembles_to_the_same_bytes() {
    for (generation, object, lines) in kernels() {
        let path = object.to_str().expect("a plain path");
        let (_, json) = run(&["dis", "--json", path]);
        let bytes: String = json.lines().filter_map(bytes_of).collect();
        let assembler = generation.isa().assembler();
        let mut again = String::new();
        for line in &lines {
            let inst = assembler.line(line).unwrap_or_else(|error| panic!("{path}: {line}: {error}"));
            again.extend(inst.to_bytes().iter().map(|byte| format!("{byte:02x}")));
        }
        assert_eq!(again, bytes, "{path}");

        let (_, listing) = run(&["dis", path]);
        let source = std::env::temp_dir().join(format!("amdgpu-isa-{}-{generation}.s", std::process::id()));
        std::fs::write(&source, listing).expect("a temporary file");
        let (good, json) = run(&["asm", "--json", "--gen", generation.name(), source.to_str().expect("a plain path")]);
        let _ = std::fs::remove_file(&source);
        assert!(good, "{path}");
        assert_eq!(json.lines().filter_map(bytes_of).collect::<String>(), bytes, "{path}");
    }
}

/// The bytes in a line of JSON; a symbol's line has none.
fn bytes_of(line: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
    Some(value.get("bytes")?.as_str().expect("a string").to_owned())
}

#[test]
fn kernel_descriptors_are_told() {
    let (_, listing) = run(&["dis", folder().join("gfx1100/matmul.o").to_str().expect("a plain path")]);
    assert!(listing.contains("; target gfx1100 (AMD RDNA 3)"), "{listing}");
    // Two tiles of 16 by 16 floats.
    assert!(listing.contains("; kernel matmul: descriptor at .rodata+0x0; 2048 bytes of LDS"), "{listing}");
}
