//! The bytes that are decoded.

use amdgpu_isa::Generation;
use isa_spec::isa::Isa;
use xtask::words::{Target, Words};

/// `s_nop 0`, the same word in every generation: what a kernel's end is padded with.
const PADDING: u32 = 0xbf80_0000;

macro_rules! compiled {
    ($($name:literal)*) => {
        /// What clang made of `corpus/kernels.cl`, by name: a generation's, or `x86_64`.
        const COMPILED: &[(&str, &[u8])] = &[$(($name, include_bytes!(concat!("../corpus/", $name, ".bin")))),*];
    };
}

compiled! { "cdna1" "cdna2" "cdna3" "cdna4" "cdna5" "rdna1" "rdna2" "rdna3" "rdna3_5" "rdna4" "x86_64" }

fn compiled(name: &str) -> &'static [u8] {
    COMPILED.iter().find(|(known, _)| *known == name).map_or(&[], |(_, bytes)| bytes)
}

/// A compiler's mix: the kernels' code, with the padding between kernels left out.
pub fn compiler(generation: Generation) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut last = 0;
    for word in compiled(generation.name()).as_chunks().0 {
        let word = u32::from_le_bytes(*word);
        if word != PADDING || last != PADDING {
            bytes.extend(word.to_le_bytes());
        }
        last = word;
    }
    bytes
}

/// x86-64 code of the same kernels, over and over up to `len` bytes.
pub fn x86(len: usize) -> Vec<u8> {
    compiled("x86_64").iter().copied().cycle().take(len).collect()
}

/// Every form of a generation in random order, each `rounds` times, with random values in the fields that its conditions leave.
pub fn forms(isa: &Isa, rounds: usize) -> Vec<u8> {
    let mut random = Random(0x5eed);
    let forms: Vec<_> = isa.instructions.iter().flat_map(|instruction| &instruction.forms).collect();
    let targets: Vec<_> = forms.into_iter().filter_map(|form| Target::of(isa, form)).collect();
    let mut all: Vec<(Words, usize)> = Vec::new();
    for target in targets.iter().cycle().take(targets.len() * rounds) {
        let seed: Words = std::array::from_fn(|_| random.next() as u32);
        all.extend(target.settle(isa, seed).map(|words| (words, target.dwords(isa))));
    }
    for index in (1..all.len()).rev() {
        all.swap(index, random.below(index as u64 + 1) as usize);
    }
    all.iter().flat_map(|(words, dwords)| words[..*dwords].iter().flat_map(|word| word.to_le_bytes())).collect()
}

/// Splitmix64: the same numbers on every machine.
pub struct Random(pub u64);

impl Random {
    /// The next number.
    #[allow(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }
}
