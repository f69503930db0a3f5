//! A generation that is picked at run time.

use core::fmt;
use core::str::FromStr;

use crate::Isa;

macro_rules! generations {
    ($($(#[$doc:meta])* $variant:ident $feature:literal $module:ident [$($target:literal)*];)*) => {
        /// A generation of AMD GPU instruction sets: those whose feature is on.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Generation {
            $(
                $(#[$doc])*
                #[cfg(feature = $feature)]
                $variant,
            )*
        }

        impl Generation {
            /// Every generation whose feature is on.
            pub const ALL: &'static [Self] = &[$(#[cfg(feature = $feature)] Self::$variant,)*];

            /// Every generation the project covers: its name, its LLVM targets, and itself if its feature is on.
            const KNOWN: &'static [(&'static str, &'static [&'static str], Option<Self>)] = &[$(
                #[cfg(feature = $feature)]
                ($feature, &[$($target),*], Some(Self::$variant)),
                #[cfg(not(feature = $feature))]
                ($feature, &[$($target),*], None),
            )*];

            /// Its tables.
            pub fn isa(self) -> &'static Isa {
                match self {
                    $(
                        #[cfg(feature = $feature)]
                        Self::$variant => &crate::$module::ISA,
                    )*
                }
            }

            /// The project's name, which is its feature's too: `rdna3_5`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(
                        #[cfg(feature = $feature)]
                        Self::$variant => $feature,
                    )*
                }
            }

            /// LLVM's names of its targets; the first is the one that the project compares with LLVM.
            pub const fn targets(self) -> &'static [&'static str] {
                match self {
                    $(
                        #[cfg(feature = $feature)]
                        Self::$variant => &[$($target),*],
                    )*
                }
            }
        }
    };
}

generations! {
    /// CDNA 1 (MI100).
    Cdna1 "cdna1" cdna1 ["gfx908"];
    /// CDNA 2 (MI200).
    Cdna2 "cdna2" cdna2 ["gfx90a"];
    /// CDNA 3 (MI300).
    Cdna3 "cdna3" cdna3 ["gfx942" "gfx940" "gfx941"];
    /// CDNA 4 (MI350).
    Cdna4 "cdna4" cdna4 ["gfx950"];
    /// CDNA 5.
    Cdna5 "cdna5" cdna5 ["gfx1250" "gfx1251"];
    /// RDNA 1.
    Rdna1 "rdna1" rdna1 ["gfx1010" "gfx1011" "gfx1012" "gfx1013"];
    /// RDNA 2.
    Rdna2 "rdna2" rdna2 ["gfx1030" "gfx1031" "gfx1032" "gfx1033" "gfx1034" "gfx1035" "gfx1036"];
    /// RDNA 3.
    Rdna3 "rdna3" rdna3 ["gfx1100" "gfx1101" "gfx1102" "gfx1103"];
    /// RDNA 3.5.
    Rdna3_5 "rdna3_5" rdna3_5 ["gfx1150" "gfx1151" "gfx1152" "gfx1153"];
    /// RDNA 4.
    Rdna4 "rdna4" rdna4 ["gfx1200" "gfx1201"];
}

impl Generation {
    /// AMD's name, `AMD RDNA 3.5`.
    pub fn architecture(self) -> &'static str {
        self.isa().architecture()
    }

    /// The generation of an LLVM target, in any case: `gfx1100`, with features (`gfx90a:sramecc+:xnack-`), or one that stands for
    /// several (`gfx11-generic`).
    ///
    /// # Errors
    /// When AMD publishes no specification for the target, its feature is off, or there is no such target.
    pub fn from_target(target: &str) -> Result<Self, UnknownGeneration> {
        let target = target.split(':').next().unwrap_or(target);
        let target = GENERIC.iter().find(|(name, _)| name.eq_ignore_ascii_case(target)).map_or(target, |(_, first)| first);
        let known = Self::KNOWN.iter().find(|(_, targets, _)| targets.iter().any(|known| known.eq_ignore_ascii_case(target)));
        match known {
            Some((_, _, Some(generation))) => Ok(*generation),
            Some((name, _, None)) => Err(UnknownGeneration::FeatureOff(name)),
            None if is_old(target) => Err(UnknownGeneration::NoSpecification),
            None => Err(UnknownGeneration::NoSuchName),
        }
    }

    /// The generation and the LLVM target of an ELF code object, by its header's `e_flags`, whose low byte is the target's number.
    ///
    /// ```
    /// # use amdgpu_isa::Generation;
    /// # #[cfg(feature = "rdna3")]
    /// assert_eq!(Generation::from_elf_flags(0x541), Ok((Generation::Rdna3, "gfx1100")));
    /// ```
    ///
    /// # Errors
    /// As [`Generation::from_target`]: [`UnknownGeneration::NoSuchName`] when no target has the number.
    pub fn from_elf_flags(flags: u32) -> Result<(Self, &'static str), UnknownGeneration> {
        let [machine, ..] = flags.to_le_bytes();
        let (_, target) = MACHINES.iter().find(|(number, _)| *number == machine).ok_or(UnknownGeneration::NoSuchName)?;
        Ok((Self::from_target(target)?, target))
    }
}

/// Targets by the number in the low byte of an ELF file's flags (`EF_AMDGPU_MACH`), by number. Targets that AMD publishes no
/// specification for are here, too: theirs are numbers that a file can well have.
const MACHINES: &[(u8, &str)] = &[
    (0x20, "gfx600"),
    (0x21, "gfx601"),
    (0x22, "gfx700"),
    (0x23, "gfx701"),
    (0x24, "gfx702"),
    (0x25, "gfx703"),
    (0x26, "gfx704"),
    (0x28, "gfx801"),
    (0x29, "gfx802"),
    (0x2a, "gfx803"),
    (0x2b, "gfx810"),
    (0x2c, "gfx900"),
    (0x2d, "gfx902"),
    (0x2e, "gfx904"),
    (0x2f, "gfx906"),
    (0x30, "gfx908"),
    (0x31, "gfx909"),
    (0x32, "gfx90c"),
    (0x33, "gfx1010"),
    (0x34, "gfx1011"),
    (0x35, "gfx1012"),
    (0x36, "gfx1030"),
    (0x37, "gfx1031"),
    (0x38, "gfx1032"),
    (0x39, "gfx1033"),
    (0x3a, "gfx602"),
    (0x3b, "gfx705"),
    (0x3c, "gfx805"),
    (0x3d, "gfx1035"),
    (0x3e, "gfx1034"),
    (0x3f, "gfx90a"),
    (0x40, "gfx940"),
    (0x41, "gfx1100"),
    (0x42, "gfx1013"),
    (0x43, "gfx1150"),
    (0x44, "gfx1103"),
    (0x45, "gfx1036"),
    (0x46, "gfx1101"),
    (0x47, "gfx1102"),
    (0x48, "gfx1200"),
    (0x49, "gfx1250"),
    (0x4a, "gfx1151"),
    (0x4b, "gfx941"),
    (0x4c, "gfx942"),
    (0x4e, "gfx1201"),
    (0x4f, "gfx950"),
    (0x51, "gfx9-generic"),
    (0x52, "gfx10-1-generic"),
    (0x53, "gfx10-3-generic"),
    (0x54, "gfx11-generic"),
    (0x55, "gfx1152"),
    (0x58, "gfx1153"),
    (0x59, "gfx12-generic"),
    (0x5a, "gfx1251"),
    (0x5f, "gfx9-4-generic"),
];

/// LLVM's targets that stand for several, and one of these: what they have in common is in its generation.
const GENERIC: [(&str, &str); 5] = [
    ("gfx9-4-generic", "gfx942"),
    ("gfx10-1-generic", "gfx1010"),
    ("gfx10-3-generic", "gfx1030"),
    ("gfx11-generic", "gfx1100"),
    ("gfx12-generic", "gfx1200"),
];

/// Whether `text` is the name or AMD's: `rdna3_5`, `RDNA 3.5`, `AMD RDNA 3.5`. Only letters and digits count, in any case.
fn is_called(name: &str, text: &str) -> bool {
    let text = text.strip_prefix("AMD ").unwrap_or(text);
    text.is_ascii() && letters(text).eq(letters(name))
}

fn letters(text: &str) -> impl Iterator<Item = u8> {
    text.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| byte.to_ascii_lowercase())
}

/// Targets before gfx908: GCN and Vega. Their names are `gfx` and three characters, the last of which may be a letter.
fn is_old(target: &str) -> bool {
    let (gfx, number) = target.split_at_checked(3).unwrap_or_default();
    let is_number = matches!(number.as_bytes(), [b'6'..=b'8', _, _] | [b'9', b'0', _]);
    gfx.eq_ignore_ascii_case("gfx") && (is_number || number.eq_ignore_ascii_case("9-generic"))
}

impl FromStr for Generation {
    type Err = UnknownGeneration;

    /// The generation with this name (`rdna3`, `RDNA 3`), or of this LLVM target: see [`Generation::from_target`].
    fn from_str(text: &str) -> Result<Self, UnknownGeneration> {
        match Self::KNOWN.iter().find(|(name, _, _)| is_called(name, text)) {
            Some((_, _, Some(generation))) => Ok(*generation),
            Some((name, _, None)) => Err(UnknownGeneration::FeatureOff(name)),
            None => Self::from_target(text),
        }
    }
}

impl fmt::Display for Generation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Why there is no such generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UnknownGeneration {
    /// AMD publishes no machine-readable specification for gfx900, gfx906 and older targets.
    NoSpecification,
    /// The feature of this name is off.
    FeatureOff(&'static str),
    /// Neither a generation nor a target is called so.
    NoSuchName,
}

impl fmt::Display for UnknownGeneration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSpecification => f.write_str("AMD publishes no machine-readable ISA (XML) for this target: the first are gfx908 (CDNA 1) and gfx1010 (RDNA 1)"),
            Self::FeatureOff(name) => write!(f, "this program was built without the feature `{name}` of amdgpu-isa"),
            Self::NoSuchName => {
                f.write_str("unknown generation or target; known are")?;
                for (name, targets, _) in Generation::KNOWN {
                    write!(f, " {name} (")?;
                    for (index, target) in targets.iter().enumerate() {
                        write!(f, "{}{target}", if index == 0 { "" } else { ", " })?;
                    }
                    f.write_str(")")?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for UnknownGeneration {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_a_number_and_every_number_a_target() {
        assert!(MACHINES.is_sorted_by(|a, b| a.0 < b.0));
        let targets = Generation::KNOWN.iter().flat_map(|(_, targets, _)| *targets);
        for target in targets.chain(GENERIC.iter().map(|(generic, _)| generic)) {
            assert_eq!(MACHINES.iter().filter(|(_, other)| other == target).count(), 1, "{target}");
        }
        for (number, target) in MACHINES {
            assert_ne!(Generation::from_target(target), Err(UnknownGeneration::NoSuchName), "{target}");
            let expected = Generation::from_target(target).map(|generation| (generation, *target));
            assert_eq!(Generation::from_elf_flags(0x500 | u32::from(*number)), expected, "{target}");
        }
        assert_eq!(Generation::from_elf_flags(0x27), Err(UnknownGeneration::NoSuchName));
    }
}
