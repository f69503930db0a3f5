//! How LLVM spells the instructions of a generation: rules on encodings, fields, operand types and data formats, shared by all
//! generations, and the exceptions of `spelling.toml`.
//!
//! The result is a syntax for each form, in the vocabulary of [`amdgpu_isa_base::text::item`].

mod fields;
mod image;
mod immediates;
mod matrix;
mod memory;
mod modifiers;
mod operands;
mod pool;
mod rules;

use amdgpu_isa_base::rows::{Bits, Str};
use amdgpu_isa_base::text::item::Item;

use crate::isa::{Encoding, Form, Instruction, Isa};
use fields::Layout;
pub use pool::Spelling;
pub use rules::Table;
use rules::{Facts, Row};

/// Spells all forms of a generation.
///
/// # Errors
/// If the table lacks the generation.
pub fn spell(isa: &Isa, table: &Table) -> Result<Spelling, String> {
    let facts = table.facts(&isa.generation)?;
    let mut speller = Speller { isa, table, facts, out: Spelling::default() };
    speller.out.wave64 = facts.wave64;
    speller.scalars();
    for instruction in &isa.instructions {
        let forms = instruction.forms.iter().map(|form| speller.form(instruction, form)).collect();
        speller.out.forms.push(forms);
    }
    Ok(speller.out)
}

struct Speller<'a> {
    isa: &'a Isa,
    table: &'a Table,
    facts: &'a Facts,
    out: Spelling,
}

/// A form with all that the rules look at.
struct Context<'a> {
    instruction: &'a Instruction,
    form: &'a Form,
    layout: Layout<'a>,
    row: Row,
}

impl Speller<'_> {
    fn form(&mut self, instruction: &Instruction, form: &Form) -> (Str, u16) {
        let encoding = &self.isa.encodings[form.encoding.index()];
        let row = self.table.exceptions(&self.isa.generation, &instruction.name, &encoding.name);
        let context = Context { instruction, form, layout: Layout::new(encoding), row };
        let mnemonic = context.row.mnemonic.clone().unwrap_or_else(|| instruction.name.to_lowercase());
        let mut items = Vec::new();
        let suffix = context.row.suffix.clone().unwrap_or_else(|| self.suffix(&context).to_owned());
        if !suffix.is_empty() {
            items.push(Item::Suffix(self.out.text(&suffix)));
        }
        if context.row.space {
            items.push(Item::Suffix(self.out.text(" ")));
        }
        if let Some(literal) = self.shared_literal(&context.layout) {
            items.push(Item::Literal(literal));
        }
        let start = items.len();
        self.operands(&context, &mut items);
        if let Some(guard) = self.guard(&context, &items) {
            items.insert(start, guard);
        }
        self.modifiers(&context, &mut items);
        (self.out.text(&mnemonic), self.out.syntax(&items))
    }

    /// Where the literal is that sources of any size share, in generations with literals of 64 bits.
    fn shared_literal(&self, layout: &Layout<'_>) -> Option<Bits> {
        let wide = |encoding: &Encoding| encoding.fields.iter().any(|field| field.name == "LITERAL64");
        layout.any(&["LITERAL64", "LITERAL"]).filter(|_| self.isa.encodings.iter().any(wide))
    }

    /// The suffix that tells encodings of the same instruction apart.
    fn suffix(&self, context: &Context<'_>) -> &'static str {
        let layout = &context.layout;
        let among = |families: &[&str]| {
            context
                .instruction
                .forms
                .iter()
                .any(|form| families.contains(&fields::family(&self.isa.encodings[form.encoding.index()].name)))
        };
        let vop3 = layout.family.starts_with("VOP3");
        match layout.family {
            _ if vop3 && layout.is_dpp() => "_e64_dpp",
            "VOPC" if layout.is_dpp() => "",
            _ if layout.is_dpp() => "_dpp",
            _ if layout.is_sdwa() => "_sdwa",
            "VOPC" | "VINTRP" => "_e32",
            "VOP1" | "VOP2" if among(&["VOP3", "VOP3_SDST"]) => "_e32",
            "VOP3" | "VOP3_SDST" if among(&["VOP1", "VOP2", "VOPC", "VINTRP"]) => "_e64",
            _ => "",
        }
    }

    /// Names of the scalar codes that are neither numbered registers nor constants.
    fn scalars(&mut self) {
        let mut names = self.table.list(&self.isa.generation, "scalar");
        for operand_type in &self.isa.operand_types {
            if matches!(operand_type.name.as_str(), "OPR_SRC" | "OPR_SSRC" | "OPR_SREG") {
                names.extend(operand_type.values.iter().map(|value| (value.value as u16, value.name.to_lowercase())));
            }
        }
        for code in FIRST_NAMED..256 {
            let special = |name: &&str| !name.starts_with("ttmp") && !name.starts_with("src_literal") && !is_number(name);
            let name = names.iter().filter(|(value, _)| *value == code).map(|(_, name)| name.as_str()).find(special);
            let handle = self.out.text(name.unwrap_or(""));
            self.out.scalars.push(handle);
        }
    }
}

/// The first scalar code that may have a name.
const FIRST_NAMED: u16 = 102;

/// A constant, or a numbered register.
fn is_number(name: &str) -> bool {
    name.trim_start_matches(['s', '-']).starts_with(|letter: char| letter.is_ascii_digit())
}
