//! The exceptions of `spelling.toml`: rows of data for what no rule on fields and operand types can tell.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::patch::matches;

/// The file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Facts of generations.
    generation: Vec<Facts>,
    /// Lists of names.
    names: Vec<NameList>,
    /// Exceptions by instruction.
    instruction: Vec<Row>,
}

/// Facts of some generations that no specification states.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Facts {
    /// Which.
    pub generations: Vec<String>,
    /// Compilers assume 64 lanes.
    pub wave64: bool,
    /// The halves of VGPRs can be named.
    pub halves: bool,
    /// Which DPP controls there are.
    pub dpp: Dpp,
    /// `bound_ctrl:0` sets the bit, as `bound_ctrl:1` does.
    #[serde(default)]
    pub zero_bound: bool,
    /// Words of the cache policy, by field; `*` at the end of a field's name is the family of its encoding.
    pub cache: BTreeMap<String, String>,
    /// The scalar code that means no scalar address.
    pub off: u8,
    /// The scalar code that means no address at all, in a scratch instruction.
    pub none: Option<u8>,
    /// How the offset of a scalar memory instruction looks.
    pub scalar_offset: Offset,
}

/// See [`amdgpu_isa_base::text::item::DppKind`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Dpp {
    Wave,
    NewBroadcast,
    Share,
}

/// See [`amdgpu_isa_base::text::item::ScalarOffsetKind`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Offset {
    Bits,
    Null,
    NullAlways,
}

/// Immediates for which the operand type does not tell. See [`amdgpu_isa_base::text::item::Immediate`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ImmediateWord {
    Optional,
    Hex,
    UnsignedHex,
    IndexMode,
    Version,
    Counters,
}

/// Constants for which the data format does not tell. See [`amdgpu_isa_base::text::Constant`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ConstantWord {
    B32,
    B64,
    I16,
    F16,
    F64,
    Bf16,
    #[serde(rename = "pk2_plain")]
    Pk2Plain,
    Plain,
}

/// See [`amdgpu_isa_base::text::item::Temporal`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Hint {
    Store,
    Atomic,
}

/// See [`amdgpu_isa_base::text::item::ImageRule`].
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ImageWord {
    Gather,
    Samples,
}

/// Matrices whose size depends on their format.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum MatrixWord {
    Mfma,
    Wmma,
}

/// A list of names for values.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NameList {
    generations: Vec<String>,
    list: String,
    values: Vec<(u16, String)>,
}

/// An exception: what differs in the instructions and encodings that it selects.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    /// Generations; all if there are none.
    #[serde(default)]
    generations: Vec<String>,
    /// Names of instructions, `*` stands for any characters.
    names: Vec<String>,
    /// Names of encodings; all if there are none.
    #[serde(default)]
    encodings: Vec<String>,
    /// LLVM's mnemonic.
    pub mnemonic: Option<String>,
    /// The mnemonic's suffix.
    pub suffix: Option<String>,
    /// Fields whose operands are not in the text.
    #[serde(default)]
    pub omit: Vec<String>,
    /// Operands by field, in the order of the text, where it is not AMD's.
    #[serde(default)]
    pub order: Vec<String>,
    /// How an immediate looks, by field.
    #[serde(default)]
    pub immediate: BTreeMap<String, ImmediateWord>,
    /// How constants look, by field.
    #[serde(default)]
    pub constant: BTreeMap<String, ConstantWord>,
    /// Dwords, by field.
    #[serde(default)]
    pub dwords: BTreeMap<String, u8>,
    /// Operands that wave64 spreads over twice the lanes, so that a lane has half as many dwords, by field; `*` for all.
    #[serde(default)]
    pub spread: Vec<String>,
    /// Modifiers that the text lacks.
    #[serde(default)]
    pub without: Vec<String>,
    /// Modifiers that the text has although no rule gives them.
    #[serde(default)]
    pub with: Vec<String>,
    /// Number of elements of op_sel and its like.
    pub elements: Option<usize>,
    /// Elements of op_sel that are always 0.
    #[serde(default)]
    pub zero_elements: Vec<usize>,
    /// Elements of neg_lo and neg_hi that are always 0, by the word.
    #[serde(default)]
    pub zero_signs: BTreeMap<String, Vec<usize>>,
    /// Kind of the temporal hint.
    pub temporal: Option<Hint>,
    /// Rule of the image data's size.
    pub image_data: Option<ImageWord>,
    /// Dwords of an image's data.
    pub image_dwords: Option<u8>,
    /// Dwords of an image's address.
    pub image_address: Option<u8>,
    /// Dwords of the parts of a ray, which is the address.
    pub ray: Option<[u8; 5]>,
    /// Operands of 16 bits without halves, by field; `*` for all.
    #[serde(default)]
    pub whole: Vec<String>,
    /// Operands with halves although their format does not have 16 bits, by field.
    #[serde(default)]
    pub halved: Vec<String>,
    /// Fields whose operands have no modifiers.
    #[serde(default)]
    pub bare: Vec<String>,
    /// Fields whose operands are integers, whatever their formats say.
    #[serde(default)]
    pub integers: Vec<String>,
    /// Matrices whose size depends on their format.
    pub matrix: Option<MatrixWord>,
    /// Prefixes the operands with a further space.
    #[serde(default)]
    pub space: bool,
}

impl Table {
    /// The exceptions that are part of the program.
    ///
    /// # Errors
    /// If the file is malformed.
    pub fn embedded() -> Result<Self, String> {
        Self::parse(include_str!("../../spelling.toml"))
    }

    /// Reads exceptions.
    ///
    /// # Errors
    /// If the text is malformed; the message has the line.
    pub fn parse(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| format!("spelling.toml: {error}"))
    }

    /// The facts of a generation.
    ///
    /// # Errors
    /// If it has none.
    pub(super) fn facts(&self, generation: &str) -> Result<&Facts, String> {
        let has = |facts: &&Facts| facts.generations.iter().any(|name| name == generation);
        self.generation.iter().find(has).ok_or_else(|| format!("spelling.toml: no facts of `{generation}`"))
    }

    /// The names of a list in a generation.
    pub(super) fn list(&self, generation: &str, list: &str) -> Vec<(u16, String)> {
        let rows = self.names.iter().filter(|row| row.list == list && selects(&row.generations, generation));
        rows.flat_map(|row| &row.values).cloned().collect()
    }

    /// All exceptions of a form, merged: later rows win.
    pub(super) fn exceptions(&self, generation: &str, instruction: &str, encoding: &str) -> Row {
        let mut merged = Row::default();
        for row in &self.instruction {
            let named = row.names.iter().any(|pattern| matches(pattern, instruction));
            let encoded = row.encodings.is_empty() || row.encodings.iter().any(|pattern| matches(pattern, encoding));
            if named && encoded && selects(&row.generations, generation) {
                merged.merge(row);
            }
        }
        merged
    }
}

/// Whether a list of generations has this one; an empty list has all, and `rdna*` all that begin so.
fn selects(generations: &[String], generation: &str) -> bool {
    generations.is_empty() || generations.iter().any(|pattern| matches(pattern, generation))
}

impl Row {
    fn merge(&mut self, row: &Row) {
        fn replace<T: Clone>(to: &mut Option<T>, from: &Option<T>) {
            if from.is_some() {
                to.clone_from(from);
            }
        }
        replace(&mut self.mnemonic, &row.mnemonic);
        replace(&mut self.suffix, &row.suffix);
        replace(&mut self.elements, &row.elements);
        replace(&mut self.temporal, &row.temporal);
        replace(&mut self.image_data, &row.image_data);
        replace(&mut self.image_dwords, &row.image_dwords);
        replace(&mut self.image_address, &row.image_address);
        replace(&mut self.ray, &row.ray);
        replace(&mut self.matrix, &row.matrix);
        self.omit.extend(row.omit.iter().cloned());
        if !row.order.is_empty() {
            self.order.clone_from(&row.order);
        }
        self.immediate.extend(row.immediate.clone());
        self.constant.extend(row.constant.clone());
        self.dwords.extend(row.dwords.clone());
        self.with.retain(|modifier| !row.without.contains(modifier));
        self.without.retain(|modifier| !row.with.contains(modifier));
        self.without.extend(row.without.iter().cloned());
        self.with.extend(row.with.iter().cloned());
        self.whole.extend(row.whole.iter().cloned());
        self.halved.extend(row.halved.iter().cloned());
        self.spread.extend(row.spread.iter().cloned());
        self.zero_elements.extend(&row.zero_elements);
        self.zero_signs.extend(row.zero_signs.clone());
        self.bare.extend(row.bare.iter().cloned());
        self.integers.extend(row.integers.iter().cloned());
        self.space |= row.space;
    }

    /// Whether the modifier is in the text: by rule, unless a row says otherwise.
    pub fn has(&self, modifier: &str, by_rule: bool) -> bool {
        let named = |list: &[String]| list.iter().any(|name| name == modifier);
        named(&self.with) || by_rule && !named(&self.without)
    }
}
