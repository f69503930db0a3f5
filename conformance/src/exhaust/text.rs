//! From words to text and back.

use amdgpu_isa::asm::Assembler;
use amdgpu_isa::{Inst, Isa};

use crate::campaign::write_text;

/// What assembling an instruction's text gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The words that it was made of.
    Words,
    /// Other words with this text: the text does not tell all bits.
    Text,
    /// Words with another text.
    Other,
    /// No words.
    Refused,
}

impl Back {
    /// All, in this order.
    pub const ALL: [Self; 4] = [Self::Words, Self::Text, Self::Other, Self::Refused];

    /// As the results have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Words => "text gives the words",
            Self::Text => "text gives other words of this text",
            Self::Other => "text gives other words of another text",
            Self::Refused => "text is refused",
        }
    }
}

/// Writes and assembles.
pub struct Texts {
    isa: &'static Isa,
    assembler: Assembler<'static>,
    text: String,
}

impl Texts {
    /// Of a generation.
    pub fn new(isa: &'static Isa) -> Self {
        Self { isa, assembler: isa.assembler(), text: String::new() }
    }

    /// What the text of an instruction gives in which the lint finds nothing.
    pub fn back(&mut self, inst: &Inst) -> Option<Back> {
        if inst.lint(self.isa.default_wave()).next().is_some() {
            return None;
        }
        write_text(&mut self.text, inst);
        Some(match self.assembler.line(&self.text) {
            Err(_) => Back::Refused,
            Ok(again) if again == *inst => Back::Words,
            Ok(again) if again.to_string() == self.text => Back::Text,
            Ok(_) => Back::Other,
        })
    }
}
