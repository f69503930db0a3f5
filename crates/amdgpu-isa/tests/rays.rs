//! Ray tracing: addresses in parts, modifiers that the text does not show.
#![cfg(all(feature = "rdna2", feature = "rdna3", feature = "rdna3_5", feature = "rdna4"))]

use amdgpu_isa::{Generation, WaveSize};

/// Bytes and texts are llvm-mc 22's.
const RAYS: &[(Generation, &str, &str)] = &[
    (Generation::Rdna2, "019f98f109040100", "image_bvh_intersect_ray v[4:7], v[9:19], s[4:7]"),
    (Generation::Rdna2, "019f98f109040140", "image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16"),
    (Generation::Rdna2, "019f9cf109040100", "image_bvh64_intersect_ray v[4:7], v[9:20], s[4:7]"),
    (Generation::Rdna2, "019f9cf109040140", "image_bvh64_intersect_ray v[4:7], v[9:17], s[4:7] a16"),
    (
        Generation::Rdna2,
        "079f98f1322703002e1711100f15141325280000",
        "image_bvh_intersect_ray v[39:42], [v50, v46, v23, v17, v16, v15, v21, v20, v19, v37, v40], s[12:15]",
    ),
    (Generation::Rdna3, "808f64f009040100", "image_bvh_intersect_ray v[4:7], v[9:19], s[4:7]"),
    (Generation::Rdna3, "808f65f009040100", "image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16"),
    (Generation::Rdna3, "808f68f009040100", "image_bvh64_intersect_ray v[4:7], v[9:20], s[4:7]"),
    (Generation::Rdna3, "808f69f009040100", "image_bvh64_intersect_ray v[4:7], v[9:17], s[4:7] a16"),
    (
        Generation::Rdna3,
        "818f64f0322703002e14282f",
        "image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15]",
    ),
    (
        Generation::Rdna3,
        "818f68f0322703002e14282f",
        "image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15]",
    ),
    (
        Generation::Rdna3,
        "818f69f0322703002e142800",
        "image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16",
    ),
    (Generation::Rdna3_5, "808f64f009040100", "image_bvh_intersect_ray v[4:7], v[9:19], s[4:7]"),
    (Generation::Rdna3_5, "808f65f009040100", "image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16"),
    (Generation::Rdna3_5, "808f68f009040100", "image_bvh64_intersect_ray v[4:7], v[9:20], s[4:7]"),
    (Generation::Rdna3_5, "808f69f009040100", "image_bvh64_intersect_ray v[4:7], v[9:17], s[4:7] a16"),
    (
        Generation::Rdna3_5,
        "818f64f0322703002e14282f",
        "image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15]",
    ),
    (
        Generation::Rdna3_5,
        "818f68f0322703002e14282f",
        "image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15]",
    ),
    (
        Generation::Rdna3_5,
        "818f69f0322703002e142800",
        "image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16",
    ),
    (
        Generation::Rdna4,
        "1040c6d32718002f322e1428",
        "image_bvh_intersect_ray v[39:42], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15]",
    ),
    (
        Generation::Rdna4,
        "1080c6d32718002f322e1428",
        "image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15]",
    ),
    (
        Generation::Rdna4,
        "5080c6d327180000322e1428",
        "image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42]], s[12:15] a16",
    ),
    (
        Generation::Rdna4,
        "1040e0d300000009000b0306",
        "image_bvh8_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v9], s[0:3]",
    ),
    (
        Generation::Rdna4,
        "1000e0d300000009000b0306",
        "image_bvh_dual_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v[9:10]], s[0:3]",
    ),
];

fn words(hex: &str) -> Vec<u32> {
    (0..hex.len()).step_by(8).map(|at| u32::from_str_radix(&hex[at..at + 8], 16).expect("hex digits").swap_bytes()).collect()
}

#[test]
fn rays_are_llvms_both_ways() {
    for (generation, hex, text) in RAYS {
        let isa = generation.isa();
        let words = words(hex);
        let inst = isa.decode(&words).expect("an instruction");
        assert_eq!(inst.to_string(), *text);
        assert!(inst.lint(WaveSize::Wave32).next().is_none(), "{text}");
        let again = isa.assembler().line(text).expect("LLVM's text");
        assert_eq!(again.words(), words, "{text}");
    }
}

/// Registers of the address are read, and in the newer instructions origin and direction written: LLVM ties them.
#[test]
fn rays_are_read_and_returned() {
    let accesses = |hex: &str| {
        let inst = Generation::Rdna4.isa().decode(&words(hex)).expect("an instruction");
        let reads: Vec<_> = inst.reads(WaveSize::Wave32).map(|registers| registers.to_string()).collect();
        let writes: Vec<_> = inst.writes(WaveSize::Wave32).map(|registers| registers.to_string()).collect();
        (reads.join(" "), writes.join(" "))
    };
    let (reads, writes) = accesses("1040e0d3000000140a0c0e11");
    assert_eq!(reads, "v[10:11] v[12:13] v[14:16] v[17:19] v20 s[0:3] exec_lo");
    assert_eq!(writes, "v[0:9] v[14:16] v[17:19]");
    let (reads, writes) = accesses("1040c6d32718002f322e1428");
    assert_eq!(reads, "v50 v46 v[20:22] v[40:42] v[47:49] s[12:15] exec_lo");
    assert_eq!(writes, "v[39:42]");
}
