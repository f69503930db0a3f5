//! Data and address of image instructions.

use amdgpu_isa_base::rows::bits;
use amdgpu_isa_base::text::item::{
    AddressLayout, AddressRule, Gradients, Image, ImageAddress, ImageData, ImageRule, NO_BIT, TexelRule,
};

use super::fields::place;
use super::rules::ImageWord;
use super::{Context, Speller};
use crate::isa::Field;

impl Speller<'_> {
    /// Sizes of data and address. Both operands have them: where one is illegal, LLVM gives up on both.
    pub(super) fn image_sizes(&self, context: &Context<'_>) -> Option<Image> {
        let layout = &context.layout;
        let data = self.image_data(context, layout.field("VDATA")?)?;
        let address = self.image_address(context, layout.field("VADDR").or_else(|| layout.field("VADDR0"))?)?;
        Some(Image { data, address })
    }

    fn image_data(&self, context: &Context<'_>, field: &Field) -> Option<ImageData> {
        let layout = &context.layout;
        let rule = match (context.row.image_data, context.row.image_dwords) {
            (Some(ImageWord::Gather), _) => ImageRule::Gather,
            (Some(ImageWord::Samples), _) => ImageRule::Samples,
            (None, Some(dwords)) => ImageRule::Fixed(dwords),
            (None, None) if self.is_atomic(context) => ImageRule::AtLeast(self.data_dwords(context)),
            (None, None) => ImageRule::Mask,
        };
        let accumulator = layout.flag("ACC");
        Some(ImageData {
            data: place(field),
            mask: layout.bits("DMASK")?,
            d16: if context.row.has("d16", true) { layout.flag("D16") } else { NO_BIT },
            tfe: layout.flag("TFE"),
            accumulator,
            rule,
        })
    }

    /// Whether the form has a sampler.
    fn has_sampler(&self, context: &Context<'_>) -> bool {
        let fields = &context.layout.encoding.fields;
        context
            .form
            .operands
            .iter()
            .any(|operand| operand.field.is_some_and(|field| fields[field.index()].name.ends_with("SAMP")))
    }

    /// Dwords of an atomic's data: twice as many where it compares.
    fn data_dwords(&self, context: &Context<'_>) -> u8 {
        let memory = |operand: &&crate::isa::Operand| self.isa.operand_types[operand.operand_type.index()].name == "OPR_GPUMEM";
        let data = context.form.operands.iter().find(memory);
        let compares = context.instruction.name.contains("CMPSWAP");
        data.map_or(1, |operand| operand.size.div_ceil(32).max(1) as u8) * if compares { 2 } else { 1 }
    }

    fn image_address(&self, context: &Context<'_>, field: &Field) -> Option<ImageAddress> {
        let layout = &context.layout;
        let more = layout.bits("VADDRA").or_else(|| layout.bits("VADDR1"));
        let list = more.is_some();
        let first = place(field);
        // Further addresses are consecutive bytes: three dwords hold twelve of them, the newer encodings three or four.
        let bytes =
            layout.encoding.fields.iter().filter(|field| field.name.starts_with("VADDR") && field.width() == 8).count() - 1;
        let more = more.map_or(bits(0, 0), |more| bits(more.offset(), 8 * bytes as u8));
        // But the newer one's fifth is before the first.
        let fifth = layout.bits("VADDR4").map_or(NO_BIT, |at| at.offset());
        let address_layout = match layout.family {
            _ if !list => AddressLayout::Together,
            "MIMG" if !self.facts.halves => AddressLayout::Separate,
            _ => AddressLayout::Partial,
        };
        let dim = layout.bits("DIM").unwrap_or(bits(0, 0));
        let rule = match context.row.ray {
            Some(parts) => AddressRule::Ray(parts),
            None => AddressRule::Texel(self.texel_rule(context, dim.count() > 0, list)),
        };
        let least_list = if layout.family == "MIMG" { 2 } else { 1 };
        let a16 = if context.row.has("a16", true) { layout.flag("A16") } else { NO_BIT };
        Some(ImageAddress { first, more, fifth, dim, a16, rule, layout: address_layout, least_list })
    }

    /// What the address of a texel has, by the parts of the instruction's name.
    fn texel_rule(&self, context: &Context<'_>, dimensions: bool, list: bool) -> TexelRule {
        let has = |part: &str| context.instruction.name.split('_').any(|other| other == part);
        let before = ["O", "B", "C"].iter().filter(|part| has(part)).count() as u8;
        let level = ["L", "CL", "MIP"].iter().any(|part| has(part));
        let gradients = match (has("D") || has("CD"), has("G16")) {
            (false, _) => Gradients::Absent,
            (true, true) => Gradients::Narrow,
            (true, false) => Gradients::Full,
        };
        let least = before + 1 + u8::from(gradients != Gradients::Absent);
        let fixed = context.row.image_address.unwrap_or(if dimensions { 0 } else { least });
        // Only images that are neither sampled nor have levels can have several samples, and then four coordinates.
        let sampled = self.has_sampler(context);
        let most = before
            + if sampled || level { 3 } else { 4 }
            + u8::from(level)
            + if gradients == Gradients::Absent { 0 } else { 6 };
        // LLVM's register classes of three and seven dwords come with the next power of two.
        let widened = !list && sampled && gradients == Gradients::Absent && most % 4 == 3;
        let most = most + u8::from(widened);
        TexelRule { before, gradients, level, fixed, least, most }
    }
}
