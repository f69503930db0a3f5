//! What an assembler must know besides the spelling: `assembly.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::patch::matches;

/// The file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assembly {
    generation: Vec<Facts>,
    #[serde(default)]
    register: Vec<Registers>,
    #[serde(default)]
    absent: Vec<Absent>,
    #[serde(default)]
    narrow: Vec<Narrow>,
    #[serde(default)]
    symbol: Vec<Symbols>,
    #[serde(default)]
    alias: Vec<Aliases>,
    #[serde(default)]
    misleading: Vec<Misleading>,
    #[serde(default)]
    fixed: Vec<Fixed>,
    #[serde(default)]
    bus: Vec<Bus>,
    #[serde(default)]
    anywhere: Vec<Anywhere>,
}

/// Facts of some generations.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    generations: Vec<String>,
    /// How many different scalar registers and literals a vector instruction can read.
    pub constant_bus: u8,
    /// Whether runs of VGPRs start at even numbers.
    pub even_vectors: bool,
    /// How many VGPRs there are.
    #[serde(default = "usual_vectors")]
    pub vectors: u16,
    /// How many SGPRs there are.
    #[serde(default = "usual_scalars")]
    pub scalars: u8,
    /// Whether operands of 16 bits of the encodings of 32 bits end at v127, because the number's top bit tells the half.
    #[serde(default)]
    pub short_halves: bool,
    /// Whether both halves of a pair may read the same VGPR in the same place.
    #[serde(default)]
    pub shared_sources: bool,
    /// Whether two moves may be a pair whatever they read.
    #[serde(default)]
    pub free_moves: bool,
    /// VCC as carry in and out can be left out at once, and with DPP and SDWA.
    #[serde(default)]
    pub free_carries: bool,
}

const fn usual_vectors() -> u16 {
    256
}

const fn usual_scalars() -> u8 {
    106
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Registers {
    generations: Vec<String>,
    names: Vec<(String, String)>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Absent {
    generations: Vec<String>,
    names: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Narrow {
    #[serde(default)]
    generations: Vec<String>,
    #[serde(default)]
    names: Vec<String>,
    encodings: Vec<String>,
    fields: Vec<String>,
    #[serde(default)]
    takes: Vec<Kind>,
    #[serde(default)]
    lacks: Vec<Kind>,
}

/// What an operand can be.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// SGPRs, VCC, trap temporaries.
    Scalars,
    /// EXEC and its halves.
    Exec,
    /// M0.
    M0,
    /// NULL.
    Null,
    /// Apertures and flags, which can only be read.
    ReadOnly,
    /// Inline constants and literals.
    Constants,
    /// VGPRs and AccVGPRs.
    Vectors,
    /// The value that comes straight from the local data share.
    Direct,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Symbols {
    #[serde(default)]
    generations: Vec<String>,
    names: Vec<(String, u32)>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Aliases {
    generations: Vec<String>,
    names: Vec<(String, String)>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Misleading {
    names: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixed {
    #[serde(default)]
    generations: Vec<String>,
    names: Vec<String>,
    #[serde(default)]
    encodings: Vec<String>,
    fields: BTreeMap<String, u16>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bus {
    #[serde(default)]
    generations: Vec<String>,
    names: Vec<String>,
    limit: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Anywhere {
    names: Vec<String>,
}

fn selects(patterns: &[String], name: &str) -> bool {
    patterns.is_empty() || patterns.iter().any(|pattern| matches(pattern, name))
}

impl Assembly {
    /// The file that is part of the program.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn embedded() -> Result<Self, String> {
        toml::from_str(include_str!("../assembly.toml")).map_err(|error| format!("assembly.toml: {error}"))
    }

    /// The facts of a generation.
    ///
    /// # Errors
    /// If it has none.
    pub fn facts(&self, generation: &str) -> Result<&Facts, String> {
        let row = self.generation.iter().find(|row| selects(&row.generations, generation));
        row.ok_or_else(|| format!("assembly.toml: no facts of `{generation}`"))
    }

    /// Further names of registers: name, and the name that the spelling has.
    pub fn registers(&self, generation: &str) -> impl Iterator<Item = &(String, String)> {
        self.register.iter().filter(move |row| selects(&row.generations, generation)).flat_map(|row| &row.names)
    }

    /// Whether LLVM has no register of this name, although it prints it where the code comes up.
    pub fn is_absent(&self, generation: &str, name: &str) -> bool {
        self.absent.iter().any(|row| selects(&row.generations, generation) && selects(&row.names, name))
    }

    /// Whether an operand does not take what is of a kind, whatever its operand type says: a question to ask of each kind.
    pub fn lacks(&self, generation: &str, name: &str, encoding: &str, field: &str) -> impl Fn(Kind) -> bool {
        let is_meant = |row: &&Narrow| {
            let is_form = selects(&row.names, name) && selects(&row.encodings, encoding);
            is_form && selects(&row.generations, generation) && selects(&row.fields, field)
        };
        let rows: Vec<&Narrow> = self.narrow.iter().filter(is_meant).collect();
        move |kind| {
            let lacks = |row: &&Narrow| row.lacks.contains(&kind) || !row.takes.is_empty() && !row.takes.contains(&kind);
            rows.iter().any(lacks)
        }
    }

    /// Symbols that every program has.
    pub fn symbols(&self, generation: &str) -> impl Iterator<Item = &(String, u32)> {
        self.symbol.iter().filter(move |row| selects(&row.generations, generation)).flat_map(|row| &row.names)
    }

    /// Further mnemonics: alias and mnemonic.
    pub fn aliases(&self, generation: &str) -> impl Iterator<Item = &(String, String)> {
        self.alias.iter().filter(move |row| selects(&row.generations, generation)).flat_map(|row| &row.names)
    }

    /// Whether AMD's other name of an instruction is none for an assembler.
    pub fn is_misleading(&self, alias: &str) -> bool {
        self.misleading.iter().any(|row| selects(&row.names, alias))
    }

    /// Fields with values that the text does not show.
    pub fn fixed(&self, generation: &str, instruction: &str, encoding: &str) -> BTreeMap<&str, u16> {
        let rows = self.fixed.iter().filter(|row| {
            selects(&row.generations, generation) && selects(&row.names, instruction) && selects(&row.encodings, encoding)
        });
        rows.flat_map(|row| row.fields.iter().map(|(field, value)| (field.as_str(), *value))).collect()
    }

    /// Whether the instruction's runs of VGPRs can start at any number, whatever holds for others.
    pub fn starts_anywhere(&self, instruction: &str) -> bool {
        self.anywhere.iter().any(|row| selects(&row.names, instruction))
    }

    /// The limit of scalar values of a vector instruction, where it is not the generation's.
    pub fn bus(&self, generation: &str, instruction: &str) -> Option<u8> {
        let has = |row: &&Bus| selects(&row.generations, generation) && selects(&row.names, instruction);
        self.bus.iter().find(has).map(|row| row.limit)
    }
}
