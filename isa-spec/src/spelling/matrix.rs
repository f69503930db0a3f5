//! Matrices whose elements' width other fields tell, and the modifiers of instructions that multiply them.

use amdgpu_isa_base::rows::bits;
use amdgpu_isa_base::text::item::{Apart, Item, MatrixShape, NO_BIT};

use super::fields::place;
use super::rules::MatrixWord;
use super::{Context, Speller};
use crate::isa::Field;

impl Speller<'_> {
    /// The operand in this field, if the width of its elements is told by another.
    pub(super) fn matrix(&self, context: &Context<'_>, field: &Field) -> Option<Vec<Item>> {
        let accumulator = context.layout.bit(&["ACC"], u16::from(field.name == "SRC1"));
        let kind = context.row.matrix?;
        let format = self.matrix_format(context, &field.name)?;
        let other = self.matrix_format(context, if field.name == "SRC0" { "SRC1" } else { "SRC0" })?;
        let shape = match kind {
            MatrixWord::Mfma => MatrixShape { eight: 8, six: 6, four: 4, accumulator, other },
            MatrixWord::Wmma => MatrixShape { eight: 16, six: 12, four: 8, accumulator, other },
        };
        Some(vec![Item::Matrix(place(field), format, shape)])
    }

    /// The number that tells the format of a source.
    fn matrix_format(&self, context: &Context<'_>, source: &str) -> Option<Apart> {
        let layout = &context.layout;
        match source {
            "SRC0" => Some(Apart { low: layout.any(&["CBSZ", "OPSEL"])?, high: NO_BIT }),
            "SRC1" if layout.has("BLGP") => Some(Apart { low: layout.bits("BLGP")?, high: NO_BIT }),
            // The format of the second factor is in two places.
            "SRC1" => Some(Apart { low: layout.bits("OPSEL_HI")?, high: layout.bit(&["OPSEL_HI"], 2) }),
            _ => None,
        }
    }

    /// Formats of the factors, their scales, and whether the next instruction has the same factors.
    pub(super) fn matrix_modifiers(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        if context.row.has("matrix_format", false) {
            let names = self.list("matrix_format");
            for (source, word) in [("SRC0", "matrix_a_fmt"), ("SRC1", "matrix_b_fmt")] {
                if let Some(format) = self.matrix_format(context, source) {
                    items.push(Item::ChoiceApart(format, self.out.text(word), names));
                }
            }
        }
        // The half of the instruction that has the scales has their modifiers where the other has op_sel and negations.
        let scaled = layout.has("SCALE_OPSEL");
        if scaled {
            for (word, list, field, count) in [
                ("matrix_a_scale", "matrix_scale", "SCALE_OPSEL", 1),
                ("matrix_b_scale", "matrix_scale", "SCALE_OPSEL_HI", 1),
                ("matrix_a_scale_fmt", "matrix_scale_format", "SCALE_NEG", 2),
                ("matrix_b_scale_fmt", "matrix_scale_format", "SCALE_NEG_HI", 2),
            ] {
                let names = self.list(list);
                if let Some(at) = layout.bits(field) {
                    items.push(Item::Choice(bits(at.offset(), count), self.out.text(word), names, false));
                }
            }
        }
        if context.row.has("matrix_reuse", false) {
            let select = if scaled { ["SCALE_OPSEL", "SCALE_OPSEL_HI"] } else { ["OPSEL", "OPSEL_HI"] };
            for (field, word) in select.into_iter().zip(["matrix_a_reuse", "matrix_b_reuse"]) {
                items.push(Item::Flag(layout.bit(&[field], 2), self.out.text(word)));
            }
        }
    }
}
