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
    inst.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
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
        ("s_mov_b32 s0, nowhere+1", 14, Problem::Symbol),
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

/// The bytes are those of llvm-mc 22.1.8 for the generation's first target.
#[test]
fn encodings_are_chosen_as_llvm_does() {
    use Generation::{Cdna1, Cdna5, Rdna2, Rdna3};
    let cases = [
        // The short encoding's 16-bit operands end at v127.
        (Cdna5, "v_add_f16 v2, v200, v3", "020032d5c8070200"),
        (Cdna5, "v_cvt_pk_f16_fp8 v2, v200", "0200f5d5c8010000"),
        (Cdna5, "v_cvt_f16_fp8 v2, v200", "c8ef047e"),
        // The literal is the high half of a float.
        (Cdna5, "v_fmaak_f64 v[2:3], 0x100, v[18:19], 0x100", "fe2404480000000000010000"),
        // A constant has its sign itself where no bit is for it.
        (Cdna1, "v_cos_f32 v2, neg(5)", "ff54047e05000080"),
        (Cdna1, "v_cos_f32 v2, -|4.0|", "f754047e"),
        (Rdna2, "v_add_f16 v2, |0x8678|, v1", "ff02046478060000"),
        (Rdna2, "v_add_f16 v2, v1, |0x8678|", "020232d501ff010078860000"),
        // A literal has 32 bits.
        (Cdna1, "v_sub_u16 v2, -301, v1", "ff02044ed3feffff"),
        (Cdna1, "v_add_f16 v2, -301, v1", "ff02043ed3fe0000"),
        // VCC and an offset of zero may be left out.
        (Cdna1, "v_cmp_lt_i16 v1, v2", "0105427d"),
        (Cdna1, "v_add_co_u32 v1, v2, v3", "02070232"),
        (Rdna3, "v_cmp_eq_f32 v1, v2 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf", "fa04247c010000ff"),
        (Rdna3, "v_cndmask_b32 v1, v2, v3 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf", "fa060202020000ff"),
        (Rdna2, "s_load_dword s4, s[2:3]", "010100f4000000fa"),
    ];
    for (generation, text, expected) in cases {
        let inst = generation.isa().assembler().line(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(hex(&inst), expected, "{text}");
    }
}

/// All of them are refused by llvm-mc 22.1.8 for the generation's first target, too.
#[test]
fn what_llvm_refuses() {
    use Generation::{Cdna1, Cdna2, Cdna3, Cdna4, Cdna5, Rdna2, Rdna3, Rdna4};
    let cases = [
        (Cdna5, "v_add_f16_e32 v2, v200, v3"),
        (Cdna1, "v_sub_co_u32_dpp v2, v2, v34 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf"),
        (Cdna1, "v_cmp_lt_i16_e64 v1, v2"),
        (Cdna4, "v_rcp_f64_dpp v[2:3], v[2:3] quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf"),
        (Cdna4, "v_cos_f32_sdwa v2, v2 dst_sel:7 dst_unused:UNUSED_PAD src0_sel:DWORD"),
        (Cdna1, "s_getreg_b32 s4, hwreg(HW_REG_MODE, 0, 1), hwreg(HW_REG_MODE, 0, 1)"),
        (Cdna1, "image_gather4 v[2:5], v[18:19], s[4:11], s[12:15] dmask:0x3"),
        (Rdna2, "image_atomic_sub v2, v18, s[4:11] dmask:0xf dim:SQ_RSRC_IMG_1D"),
        (Rdna2, "v_cmp_eq_u16_e64 src_lds_direct, v1, v2"),
        (Rdna4, "v_fma_mix_f32_e64_dpp v2, v2, s34, v50 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf"),
        // Signs of what is no float, constants beside a product, registers that there are not, halves of some operands only.
        (Cdna1, "v_mov_b32_e64 v2, -v18"),
        (Cdna2, "v_perm_b32 v2, v18, |v34|, v50"),
        (Cdna3, "v_cmp_class_f32_sdwa vcc, v2, -v18 src0_sel:DWORD src1_sel:DWORD"),
        (Cdna4, "v_cvt_f32_bf8_e64 v2, |v18|"),
        (Cdna1, "v_mfma_f32_4x4x1f32 a[0:3], v1, v2, 1"),
        (Cdna1, "s_nand_b32 s104, s12, s20"),
        (Cdna1, "s_load_dwordx4 s[100:103], s[12:13], 0x0"),
        (Cdna3, "buffer_atomic_add off, s[4:7], s12 lds"),
        (Rdna3, "v_rsq_f16_e32 v2.l, v100"),
        (Rdna3, "v_cndmask_b32_e64_dpp v2, v2, v34, v12 dpp8:[0,0,0,0,1,0,1,0]"),
        (Rdna2, "image_bvh_intersect_ray v[4:7], v[9:19], s[4:7] dmask:0xf"),
        (Rdna4, "image_bvh8_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v[9:10]], s[0:3]"),
    ];
    for (generation, text) in cases {
        assert!(generation.isa().assembler().line(text).is_err(), "{text}");
    }
}

/// A label at 64, a symbol of value 5.
struct Names;

impl Symbols for Names {
    fn value(&self, name: &str) -> Option<i64> {
        (name == "five").then_some(5)
    }

    fn label(&self, name: &str) -> Option<u64> {
        (name == "there").then_some(64)
    }
}

#[test]
fn symbols_and_labels() {
    let assembler = Generation::Rdna3.isa().assembler().with_symbols(&Names);
    // From byte 32 on, the branch ends at 36: seven dwords before 64. The bytes are llvm-mc's, where `five = 5` and the label stands there.
    let cases = [
        ("s_branch there", "0700a0bf"),
        ("s_branch .", "ffffa0bf"),
        ("s_mov_b32 s0, five", "850080be"),
        ("s_mov_b32 s0, five*2+1", "8b0080be"),
        ("v_add_f32 v0, -five, v1", "c5020006"),
        ("v_add_f32 v0, -five+6, v1", "81020006"),
        ("v_add_f32 v0, -|five|, v1", "ff02000605000080"),
        ("v_add_f32 v0, |(five+1)|, v1", "86020006"),
        ("v_fmaak_f32 v0, v1, v2, -five", "0105005afbffffff"),
        ("s_load_b32 s0, s[2:3], -five", "010000f4fbff1ff8"),
        ("ds_load_b32 v0, v1 offset:five*2", "0a00d8d801000000"),
        ("s_add_u32 s0, s0, there-.", "00ff008020000000"),
        ("s_sub_u32 s0, s0, .-there", "00ff8080e0ffffff"),
        ("s_addc_u32 s1, s1, (there-.)>>32", "01ff018200000000"),
    ];
    for (text, expected) in cases {
        let inst = assembler.at(32).line(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(hex(&inst), expected, "{text}");
    }
    let address = assembler.line("s_mov_b32 s0, there+4").unwrap_err();
    assert_eq!((address.column(), address.problem()), (14, Problem::Relocation));
    assert_eq!(assembler.at(32).integer("(there - .) / 4"), Ok(8));
}
