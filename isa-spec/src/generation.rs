//! The generations that the project knows (`generations.toml`).

use std::sync::LazyLock;

use serde::Deserialize;

/// A generation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Generation {
    /// AMD's name of the architecture, `AMD RDNA 3.5`.
    pub architecture: String,
    /// The project's name, `rdna3_5`.
    pub name: String,
    /// LLVM's targets; the first is the one compared with LLVM.
    pub targets: Vec<String>,
}

impl Generation {
    /// Whether `name` is one of its names (`rdna3_5`, `AMD RDNA 3.5`, `RDNA 3.5`) or an LLVM target of it, in any case.
    pub fn is_called(&self, name: &str) -> bool {
        let short = self.architecture.strip_prefix("AMD ").unwrap_or_default();
        let names = [self.name.as_str(), self.architecture.as_str(), short];
        names.into_iter().chain(self.targets.iter().map(String::as_str)).any(|known| known.eq_ignore_ascii_case(name))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    generation: Vec<Generation>,
}

static KNOWN: LazyLock<Vec<Generation>> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../generations.toml")).expect("generations.toml is part of the program");
    file.generation
});

/// All generations, in the project's order.
pub fn known() -> &'static [Generation] {
    &KNOWN
}

/// The generation of AMD's `architecture` name, in any case.
pub fn by_architecture<'g>(generations: &'g [Generation], architecture: &str) -> Option<&'g Generation> {
    generations.iter().find(|generation| generation.architecture.eq_ignore_ascii_case(architecture))
}

/// The message for a name that is none of these generations'.
pub fn unknown<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    let known: Vec<_> = known.into_iter().collect();
    format!("no specification for `{name}`: expected one of {}, or an LLVM target of theirs such as gfx1100", known.join(", "))
}
