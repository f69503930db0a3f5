//! Operands of memory instructions that are more than a register.

use amdgpu_isa_base::text::item::{Flat, FlatKind, Item, ScalarOffset, ScalarOffsetKind};

use super::fields::{is_bit, place};
use super::rules::Offset;
use super::{Context, Speller};
use crate::isa::{Field, Operand};

impl Speller<'_> {
    /// The items of a memory instruction's operand; `None` for a plain register or immediate.
    pub(super) fn memory_operand(&mut self, context: &Context<'_>, operand: &Operand, field: &Field) -> Option<Vec<Item>> {
        let layout = &context.layout;
        let at = place(field);
        let item = match (layout.family, field.name.as_str()) {
            ("MUBUF" | "MTBUF" | "VBUFFER", "VADDR") => {
                Item::BufferAddress { address: at, offen: layout.flag("OFFEN"), idxen: layout.flag("IDXEN") }
            }
            ("MTBUF", "SOFFSET") => return Some(self.typed_buffer_offset(context, operand, field)),
            ("VBUFFER", "SOFFSET") if context.instruction.name.starts_with("T") => {
                return Some(self.typed_buffer_offset(context, operand, field));
            }
            // Without a scalar address in the form, the address is a plain pair of VGPRs.
            ("FLAT" | "VFLAT", _) if !layout_has_operand(context, "SADDR") => return None,
            (family, "ADDR" | "VADDR") if is_flat(family) => Item::FlatAddress(self.flat(context)?),
            (family, "SADDR") if is_flat(family) && !context.row.has("plain_base", false) => {
                Item::FlatBase(self.flat(context)?)
            }
            ("SMEM", "SOFFSET") if !layout_has_operand(context, "IOFFSET") => Item::Offset(self.scalar_offset(context, field)?),
            ("MIMG" | "VIMAGE" | "VSAMPLE", "VDATA") => Item::Texels(self.image_sizes(context)?),
            ("VIMAGE", "VADDR0") if self.is_scalar(operand) => return None,
            ("MIMG" | "VIMAGE" | "VSAMPLE", "VADDR" | "VADDR0") => Item::Coordinates(self.image_sizes(context)?),
            ("EXP" | "VEXPORT", "TGT") => Item::ExportTarget(at, self.list("export_target")),
            ("EXP" | "VEXPORT", _) => return Some(Vec::new()),
            _ => return self.matrix(context, field),
        };
        Some(vec![item])
    }

    /// The scalar offset of a typed buffer instruction, after which the format follows.
    fn typed_buffer_offset(&mut self, context: &Context<'_>, operand: &Operand, field: &Field) -> Vec<Item> {
        let layout = &context.layout;
        let mut items = vec![Item::Operand(self.register(context, operand, field))];
        if let Some(format) = layout.bits("FORMAT") {
            items.push(Item::BufferFormat(format, self.list("buffer_format")));
        } else if let (Some(data), Some(number)) = (layout.bits("DFMT"), layout.bits("NFMT")) {
            let (data_names, number_names) = (self.list("data_format"), self.list("number_format"));
            items.push(Item::SplitFormat { data, number, data_names, number_names });
        }
        items
    }

    fn flat(&self, context: &Context<'_>) -> Option<Flat> {
        let layout = &context.layout;
        let has = |name: &str| layout_has_operand(context, name);
        let kind = match layout.family {
            family if family.ends_with("SCRATCH") => FlatKind::Scratch,
            "FLAT" | "VFLAT" => FlatKind::Generic,
            _ if !has("ADDR") && !has("VADDR") => FlatKind::LaneId,
            _ => FlatKind::Global,
        };
        let vector = if kind == FlatKind::Scratch { layout.flag("SVE") } else { amdgpu_isa_base::text::item::NO_BIT };
        let off = self.facts.off;
        Some(Flat {
            address: layout.any(&["ADDR", "VADDR"])?,
            base: layout.bits("SADDR")?,
            off,
            none: self.facts.none.unwrap_or(off),
            reserved: EXEC_HIGH,
            kind,
            vector,
        })
    }

    fn scalar_offset(&self, context: &Context<'_>, field: &Field) -> Option<ScalarOffset> {
        let layout = &context.layout;
        let (immediate, register) = (layout.flag("IMM"), layout.flag("SOFFSET_EN"));
        let kind = match self.facts.scalar_offset {
            Offset::Null => ScalarOffsetKind::Null(self.facts.off),
            Offset::NullAlways => ScalarOffsetKind::NullAlways(self.facts.off),
            Offset::Bits if is_bit(immediate) => ScalarOffsetKind::TwoFlags { immediate, register },
            Offset::Bits => return None,
        };
        let is_base =
            |operand: &&Operand| operand.field.is_some_and(|field| layout.encoding.fields[field.index()].name == "SBASE");
        let positive = context.form.operands.iter().find(is_base).is_some_and(|base| base.size == BUFFER_BITS);
        Some(ScalarOffset { register: place(field), immediate: layout.any(&["OFFSET", "IOFFSET"])?, positive, kind })
    }
}

/// Size of a buffer's resource.
const BUFFER_BITS: u16 = 128;

/// The scalar code of EXEC's upper half.
const EXEC_HIGH: u8 = 0x7f;

fn is_flat(family: &str) -> bool {
    matches!(family, "FLAT" | "FLAT_GLBL" | "FLAT_GLOBAL" | "FLAT_SCRATCH" | "VFLAT" | "VGLOBAL" | "VSCRATCH")
}

/// Whether an operand of the form is in the field.
fn layout_has_operand(context: &Context<'_>, name: &str) -> bool {
    let fields = &context.layout.encoding.fields;
    context.form.operands.iter().any(|operand| operand.field.is_some_and(|field| fields[field.index()].name == name))
}
