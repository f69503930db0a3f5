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
}

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
    let number = target.strip_prefix("gfx").filter(|rest| rest.len() == 3 && rest.is_ascii());
    target == "gfx9-generic" || number.is_some_and(|rest| matches!(rest.as_bytes()[0], b'6'..=b'8') || rest.starts_with("90"))
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
