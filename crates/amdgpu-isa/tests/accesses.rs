//! Registers read and written, for one instruction of each kind. The whole table of LLVM is compared in `implicit.rs`.
#![cfg(all(feature = "cdna3", feature = "rdna3"))]

use amdgpu_isa::{Generation, WaveSize};

/// Reads and writes of the instruction, in LLVM's spelling of registers.
fn accesses(target: &str, wave: WaveSize, words: &[u32]) -> (String, String) {
    let inst = Generation::from_target(target).unwrap().isa().decode(words).unwrap();
    let join = |registers: Vec<String>| registers.join(" ");
    (
        join(inst.reads(wave).map(|registers| registers.to_string()).collect()),
        join(inst.writes(wave).map(|registers| registers.to_string()).collect()),
    )
}

fn check(target: &str, words: &[u32], reads: &str, writes: &str) {
    let found = accesses(target, WaveSize::Wave32, words);
    assert_eq!((found.0.as_str(), found.1.as_str()), (reads, writes), "{target} {words:08x?}");
}

#[test]
fn vector_instructions_read_exec() {
    // v_add_f32_e32 v4, v6, v2
    check("gfx1100", &[0x0608_0506], "v6 v2 exec_lo", "v4");
    let found = accesses("gfx1100", WaveSize::Wave64, &[0x0608_0506]);
    assert_eq!(found.0, "v6 v2 exec");
    // v_readlane_b32 s5, v1, s2 reads one lane whatever EXEC is
    check("gfx1100", &[0xd760_0005, 0x0000_0501], "v1 s2", "s5");
}

#[test]
fn tied_destinations_are_read() {
    // v_fmac_f32_e32 v1, v2, v3; v_swap_b32 v1, v2
    check("gfx1100", &[0x5602_0702], "v1 v2 v3 exec_lo", "v1");
    check("gfx1100", &[0x7e02_cb02], "v1 v2 exec_lo", "v1 v2");
}

#[test]
fn implicit_registers_count() {
    // s_add_u32 s0, s2, s0; s_cbranch_vccz
    check("gfx1100", &[0x8000_0002], "s2 s0", "s0 scc");
    check("gfx1100", &[0xbfa3_0000], "vcc_lo", "");
    // v_addc_co_u32 of gfx9, v_add_co_ci_u32_e32 v1, vcc_lo, v2, v3, vcc_lo of gfx11
    check("gfx1100", &[0x4002_0702], "v2 v3 vcc_lo exec_lo", "v1 vcc_lo");
    // ds_append v2; s_scratch_load_dword s4, s[8:9], s12
    check("gfx1100", &[0xd8f8_0000, 0x0200_0000], "m0 exec_lo", "v2");
    check("gfx942", &[0xc014_0104, 0x0000_000c], "s[8:9] s12 flat_scratch", "s4");
    // s_and_saveexec_b32 s0, s1
    check("gfx1100", &[0xbe80_2001], "s1 exec_lo", "s0 exec_lo scc");
}

#[test]
fn null_is_neither_read_nor_written() {
    // s_mov_b32 null, s1
    check("gfx1100", &[0xbefc_0001], "s1", "");
}

#[test]
fn lanes_and_halves_that_keep_their_value_are_partial() {
    let inst = Generation::from_target("gfx1100").unwrap().isa().decode(&[0x0608_0506]).unwrap();
    let partial: Vec<bool> = inst.accesses(WaveSize::Wave32).map(|access| access.is_partial).collect();
    assert_eq!(partial, [true, false, false, false]);
}
