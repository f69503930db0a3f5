//! What the corpus of a generation is disassembled for: its targets and wave sizes.

use amdgpu_isa::{Generation, Inst};
use xtask::oracle::Target;

/// A target and a wave size, and how much of the corpus goes through it.
pub struct Setting {
    /// What the report calls it: the generation's name, and how the setting differs from its first.
    pub label: String,
    /// The generation's name.
    pub generation: &'static str,
    /// LLVM's name of the target.
    pub cpu: &'static str,
    /// Wave64 where the target's default is wave32.
    pub wave64: bool,
    /// Every so manieth line of the corpus.
    pub step: usize,
}

/// Further settings of generations: their targets where LLVM prints other text than for the first, and wave64 where a program can
/// choose it.
const FURTHER: [(&str, &str, bool); 8] = [
    ("cdna5", "gfx1251", false),
    ("rdna1", "gfx1010", true),
    ("rdna2", "gfx1030", true),
    ("rdna3", "gfx1100", true),
    ("rdna3_5", "gfx1150", true),
    ("rdna4", "gfx1200", true),
    ("rdna4", "gfx1201", false),
    ("rdna4", "gfx1201", true),
];
/// The part of the corpus that goes through further settings: one line in so many.
const FURTHER_STEP: usize = 10;

/// The settings of a generation; the first is its first target in its default wave size, with the whole corpus.
pub fn of(generation: Generation) -> Vec<Setting> {
    let name = generation.name();
    let cpu = generation.targets().first().copied().unwrap_or_default();
    let first = Setting { label: name.to_owned(), generation: name, cpu, wave64: false, step: 1 };
    let further = FURTHER.iter().filter(|(of, ..)| *of == name).map(|(_, other, wave64)| Setting {
        label: match (*other == cpu, wave64) {
            (true, _) => format!("{name} wave64"),
            (false, true) => format!("{name} {other} wave64"),
            (false, false) => format!("{name} {other}"),
        },
        generation: name,
        cpu: other,
        wave64: *wave64,
        step: FURTHER_STEP,
    });
    std::iter::once(first).chain(further).collect()
}

/// The settings that differ in the size of wave only.
pub fn of_first_target(generation: Generation) -> impl Iterator<Item = Setting> {
    of(generation).into_iter().filter(move |setting| generation.targets().first() == Some(&setting.cpu))
}

impl Setting {
    /// What to ask LLVM for.
    pub const fn target(&self) -> Target<'static> {
        Target { cpu: self.cpu, wave64: self.wave64 }
    }

    /// Our text.
    pub fn text(&self, inst: &Inst) -> String {
        if self.wave64 { inst.text().wave64().to_string() } else { inst.to_string() }
    }
}
