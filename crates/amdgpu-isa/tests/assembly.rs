//! The assembler beside llvm-mc: notations, the choice of encodings, refusals.
#![cfg(all(
    feature = "cdna1",
    feature = "cdna3",
    feature = "cdna5",
    feature = "rdna1",
    feature = "rdna2",
    feature = "rdna3",
    feature = "rdna4"
))]

use amdgpu_isa::asm::{Problem, Symbols};
use amdgpu_isa::{Generation, Inst, hint};

fn hex(inst: &Inst) -> String {
    inst.to_bytes()[..inst.len_bytes()].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn lines_are_llvms() {
    let table = include_str!("data/assembly.tsv");
    let mut faults = Vec::new();
    let (mut good, mut refused) = (0, 0);
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        let columns: Vec<&str> = row.split('\t').collect();
        let (generation, text, expected) = (columns[0], columns[1], columns[2]);
        let isa = generation.parse::<Generation>().expect("a generation").isa();
        let is_refused = expected.starts_with("error:") || columns.len() > 3;
        match isa.assembler().line(text) {
            Err(_) if is_refused => refused += 1,
            Ok(inst) if !is_refused && hex(&inst) == expected => good += 1,
            Ok(inst) => faults.push(format!("{generation} {text}: {expected}, not {}", hex(&inst))),
            Err(error) => faults.push(format!("{generation} {text}: {expected}, not {error}")),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(good > 100 && refused > 60, "{good} {refused}");
}

#[test]
fn errors_point_at_the_column() {
    let isa = Generation::Rdna3.isa();
    let cases = [
        ("", 0, Problem::Empty),
        ("  // nothing", 2, Problem::Empty),
        ("  v_ad_f32 v0, v1, v2", 2, Problem::Mnemonic),
        ("v_add_f32 v0, v1", 16, Problem::MissingOperand),
        ("v_add_f32 v0, v1, v256", 18, Problem::Register),
        ("s_mov_b64 s[0:1], s[3:4]", 18, Problem::Alignment),
        ("s_mov_b64 s[0:1], s2", 18, Problem::Size { dwords: 2 }),
        ("s_mov_b32 s0, nowhere+1", 14, Problem::Operand),
        ("ds_load_b32 v0, v1 offset:65536", 19, Problem::Range),
        ("v_fma_f32 v0, s1, s2, s3", 0, Problem::ConstantBus),
    ];
    for (text, column, problem) in cases {
        let error = isa.assembler().line(text).expect_err(text);
        assert_eq!((error.column(), error.problem()), (column, problem), "{text}");
    }
}

#[test]
fn unknown_mnemonics_get_a_hint() {
    let hint = |generation: Generation, line: &str| {
        let error = generation.isa().assembler().line(line).expect_err(line);
        hint::of(generation, &error, line).map(|hint| hint.to_string())
    };
    let expect = |generation, line, text: &str| assert_eq!(hint(generation, line).as_deref(), Some(text), "{line}");
    expect(Generation::Rdna3, "v_ad_f32 v0, v1, v2", "did you mean `v_add_f32`?");
    expect(Generation::Rdna3, "s_wait_loadcnt 0", "it is an instruction of AMD RDNA 4");
    expect(Generation::Rdna2, "global_load_b32 v0, v[1:2], off", "this is called `global_load_dword` on AMD RDNA 2");
    // The name of one is not among the other's aliases; LLVM assembles both to VOP2 without a carry.
    expect(Generation::Rdna1, "v_add_u32 v0, v1, v2", "this is called `v_add_nc_u32` on AMD RDNA 1");
    expect(Generation::Cdna3, "v_sub_nc_u32 v0, v1, v2", "this is called `v_sub_u32` on AMD CDNA 3");
    assert_eq!(hint(Generation::Rdna3, "quux"), None);
}

/// A label at 64, a symbol of value 5.
struct Names;

impl Symbols for Names {
    fn value(&self, name: &str) -> Option<i64> {
        (name == "five").then_some(5)
    }

    fn label(&self, name: &str) -> Option<i64> {
        (name == "there").then_some(64)
    }
}

#[test]
fn symbols_and_labels() {
    let assembler = Generation::Rdna3.isa().assembler().with_symbols(&Names);
    // From byte 32 on, the branch ends at 36: seven dwords before 64.
    let cases = [("s_branch there", "0700a0bf"), ("s_mov_b32 s0, five", "850080be"), ("s_mov_b32 s0, five*2+1", "8b0080be")];
    for (text, expected) in cases {
        let inst = assembler.at(32).line(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(hex(&inst), expected, "{text}");
    }
}
