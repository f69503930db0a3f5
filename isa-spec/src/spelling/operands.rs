//! Operands: which are in the text, in which order, and how each looks.

use amdgpu_isa_base::rows;
use amdgpu_isa_base::text::Constant;
use amdgpu_isa_base::text::item::{Bit, File, Half, Item, NO_BIT, Present, Register, Size};

use super::fields::{is_bit, place};
use super::rules::ConstantWord;
use super::{Context, Speller};
use crate::isa::{Field, Operand};

/// Fields of sources, in the order of their modifiers.
const SOURCES: [&str; 5] = ["SRC0", "SRC1", "SRC2", "SSRC0", "SSRC1"];
/// The scalar code of VCC.
const VCC: u8 = 106;

impl Speller<'_> {
    pub(super) fn operands(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let printed = self.printed(context);
        let is_printed = |name: &str| printed.iter().any(|(_, field)| field.is_some_and(|field| field.name == name));
        let further: Vec<_> = context.row.immediate.keys().filter(|name| !is_printed(name)).collect();
        for (operand, field) in printed {
            // Carries of the short forms are in VCC, whatever the specification says of a field for them.
            let field =
                field.filter(|field| !(field.name == "SDST" && context.layout.is_sdwa() && context.layout.family == "VOP2"));
            let Some(field) = field else {
                items.push(Item::Implied(VCC, self.size(context, operand, "")));
                continue;
            };
            if let Some(item) = self.operand(context, operand, field) {
                items.extend(item);
            }
        }
        for field in further.into_iter().filter_map(|name| context.layout.field(name)) {
            items.extend(self.immediate(context, "", field));
        }
        if matches!(context.layout.family, "EXP" | "VEXPORT") {
            self.export_sources(context, items);
        }
    }

    /// The operands in the text, each with the field that its value is in; VCC of the short encodings has none.
    fn printed<'a>(&self, context: &Context<'a>) -> Vec<(&'a Operand, Option<&'a Field>)> {
        let encoding = context.layout.encoding;
        let name_of = |operand: &Operand| operand.field.map_or("", |field| encoding.fields[field.index()].name.as_str());
        // A literal form names LITERAL where the source's field holds the literal's code.
        let used = |name: &str| context.form.operands.iter().any(|operand| name_of(operand) == name);
        let sources = ["SRC0", "SRC1", "SRC2", "SSRC0", "SSRC1", "SRCX0", "SRCY0"];
        let other_half = match context.form.slot {
            crate::isa::Slot::X => "SRCY0",
            crate::isa::Slot::Y => "SRCX0",
            crate::isa::Slot::Whole => "",
        };
        let mut missing =
            sources.iter().filter(|name| !used(name) && **name != other_half).filter_map(|name| context.layout.field(name));
        let mut printed = Vec::new();
        for operand in &context.form.operands {
            let type_name = self.isa.operand_types[operand.operand_type.index()].name.as_str();
            let name = name_of(operand);
            if context.row.omit.iter().any(|omitted| omitted == name && !name.is_empty()) || type_name == "OPR_EXEC" {
                continue;
            }
            match operand.field {
                None if !operand.implicit && type_name == "OPR_VCC" && context.form.slot.is_whole() => {
                    printed.push((operand, None))
                }
                None if matches!(context.layout.family, "VIMAGE" | "VSAMPLE") && type_name == "OPR_VGPR" => {
                    printed.push((operand, context.layout.field("VADDR0")));
                }
                None => {}
                // An immediate of four bits can't be a literal; LLVM takes the code of one for the immediate.
                Some(_) if name.starts_with("LITERAL") && (!type_name.starts_with("OPR_SIMM") || type_name == "OPR_SIMM4") => {
                    printed.push((operand, missing.next()));
                }
                Some(field) => printed.push((operand, Some(&encoding.fields[field.index()]))),
            }
        }
        if !context.row.order.is_empty() {
            let rank = |field: &Option<&Field>| {
                let name = field.map_or("", |field| field.name.as_str());
                context.row.order.iter().position(|wanted| wanted == name).unwrap_or(usize::MAX)
            };
            printed.sort_by_key(|(_, field)| rank(field));
        }
        printed
    }

    fn operand(&mut self, context: &Context<'_>, operand: &Operand, field: &Field) -> Option<Vec<Item>> {
        let type_name = self.isa.operand_types[operand.operand_type.index()].name.as_str();
        let name = field.name.as_str();
        if let Some(items) = self.memory_operand(context, operand, field) {
            return Some(items);
        }
        if name.starts_with("LITERAL") {
            let constant =
                if context.layout.family == "SOPK" { Constant::Named } else { self.constant(context, operand, name) };
            return Some(vec![Item::Wide(constant)]);
        }
        if let Some(item) = self.immediate(context, type_name, field) {
            return Some(vec![item]);
        }
        Some(vec![Item::Operand(self.register(context, operand, field))])
    }

    pub(super) fn register(&self, context: &Context<'_>, operand: &Operand, field: &Field) -> Register {
        let name = field.name.as_str();
        let bits = place(field);
        let file = self.file(context, operand, field);
        let source = source_index(name);
        let layout = &context.layout;
        let (mut neg, mut abs, mut sext) = (NO_BIT, NO_BIT, NO_BIT);
        let packed = matches!(layout.family, "VOP3P" | "VOP3PX2" | "VOP3PX3") && !context.row.has("neg", false);
        let format = self.isa.data_formats[operand.data_format.index()].name.as_str();
        if let Some(source) = source.filter(|_| operand.input && !packed && !context.row.bare.iter().any(|bare| bare == name)) {
            let is_integer = context.row.integers.iter().any(|integer| integer == name);
            let signed = has_sign(format) && !is_integer || context.row.has("neg", false);
            if layout.is_sdwa() || layout.is_dpp() && !layout.family.starts_with("VOP3") {
                let prefix = format!("SRC{source}_");
                if signed {
                    neg = layout.flag(&format!("{prefix}NEG"));
                    abs = layout.flag(&format!("{prefix}ABS"));
                }
                // A float can't be extended with its sign.
                if is_integer || context.row.has("sext", !is_float(format)) {
                    sext = layout.flag(&format!("{prefix}SEXT"));
                }
            } else if signed {
                neg = layout.bit(&["NEG"], source);
                abs = layout.bit(&["ABS", "NEG_HI"], source);
            }
        }
        let signed_half = has_sign(format) || context.row.has("neg", false) && !self.is_lane_mask(operand);
        if let Some((x, index)) = dual_source(name).filter(|_| signed_half) {
            neg = layout.bit(&[if x { "NEGX" } else { "NEGY" }], index);
        }
        let half = self.half(context, operand, field, source);
        let present = self.present(context, operand, name);
        Register {
            bits,
            file,
            size: self.size(context, operand, name),
            constant: self.constant(context, operand, name),
            neg,
            abs,
            sext,
            half,
            present,
        }
    }

    fn file(&self, context: &Context<'_>, operand: &Operand, field: &Field) -> File {
        let type_name = self.isa.operand_types[operand.operand_type.index()].name.as_str();
        let layout = &context.layout;
        let narrow = field.width() <= 8;
        let padding = field.ranges.first().and_then(|range| range.padding);
        if let Some(padding) = padding {
            let x = layout.flag("VDSTX");
            return if type_name.contains("VGPR") { File::VectorInverse(x) } else { File::Scaled(padding.bits) };
        }
        match (field.name.as_str(), type_name) {
            ("SDST", _) if layout.is_sdwa() => File::ScalarIf(layout.flag("SD")),
            ("VSRC0" | "VSRC1", _) if layout.is_sdwa() => {
                File::VectorOrScalar(layout.flag(if field.name == "VSRC0" { "S0" } else { "S1" }))
            }
            ("VSRC0", _) if layout.is_dpp() => File::Vector,
            (_, "OPR_ACCVGPR") => File::Accumulator,
            (_, "OPR_VGPR") if context.row.has("accumulator", false) => File::VectorOrAccumulator(layout.flag("ACC")),
            (_, "OPR_SRC_ACCVGPR" | "OPR_SRC_ACCVGPR_OR_CONST") => File::SourceAccumulator,
            (name, "OPR_SRC_VGPR_OR_ACCVGPR" | "OPR_SRC_VGPR_OR_ACCVGPR_OR_CONST") => {
                let bit = match name {
                    "SRC0" => layout.bit(&["ACC"], 0),
                    "SRC1" => layout.bit(&["ACC"], 1),
                    _ => layout.flag("ACC_CD"),
                };
                File::SourceOrAccumulator(bit)
            }
            (_, "OPR_VGPR_OR_ACCVGPR") => {
                let cd = layout.flag("ACC_CD");
                File::VectorOrAccumulator(if is_bit(cd) { cd } else { layout.flag("ACC") })
            }
            (_, kind) if narrow && kind.contains("VGPR") => File::Vector,
            _ => File::Source,
        }
    }

    pub(super) fn size(&self, context: &Context<'_>, operand: &Operand, name: &str) -> Size {
        if let Some(dwords) = context.row.dwords.get(name) {
            return Size::Dwords(*dwords);
        }
        if self.is_lane_mask(operand) {
            return Size::Lanes;
        }
        let dwords = operand.size.div_ceil(32).max(1) as u8;
        if context.row.spread.iter().any(|field| field == name || field == "*") {
            return Size::Spread(dwords);
        }
        let tfe = context.layout.flag("TFE");
        if name == "VDATA" && is_bit(tfe) { Size::AndFlag(dwords, tfe) } else { Size::Dwords(dwords) }
    }

    /// Whether the operand has a bit for each lane.
    fn is_lane_mask(&self, operand: &Operand) -> bool {
        operand.size == 64 && self.isa.data_formats[operand.data_format.index()].name == "FMT_NUM_M64"
    }

    fn constant(&self, context: &Context<'_>, operand: &Operand, name: &str) -> Constant {
        let by_row = context.row.constant.get(name).or_else(|| context.row.constant.get("*"));
        let format = self.isa.data_formats[operand.data_format.index()].name.as_str();
        let scalar = context.layout.family.starts_with("SOP");
        if let Some(word) = by_row {
            return match word {
                ConstantWord::B32 => Constant::B32,
                ConstantWord::B64 => Constant::B64,
                ConstantWord::I16 => Constant::I16,
                ConstantWord::F16 => Constant::F16,
                ConstantWord::F64 => Constant::F64,
                ConstantWord::Bf16 => Constant::Bf16,
                ConstantWord::Pk2Plain => Constant::Pk2Plain,
                ConstantWord::Plain => Constant::Plain,
            };
        }
        match format.strip_prefix("FMT_NUM_").unwrap_or(format) {
            "F64" => Constant::F64,
            "F16" if context.layout.family == "SOP1" => Constant::B32,
            "F16" if context.layout.family == "SOPC" => Constant::I16,
            "F16" => Constant::F16,
            "BF16" => Constant::Bf16,
            "I16" | "U16" | "B16" if !scalar => Constant::I16,
            "PK2_F32" => Constant::B32,
            "PK2_F16" => Constant::Pk2F16,
            "PK2_BF16" => Constant::Pk2Bf16,
            _ if operand.size == 64 => Constant::B64,
            _ => Constant::B32,
        }
    }

    fn half(&self, context: &Context<'_>, operand: &Operand, field: &Field, source: Option<u16>) -> Half {
        let layout = &context.layout;
        let name = field.name.as_str();
        if let Some(source) = source.filter(|_| context.row.has("mixed", false)) {
            // RDNA 1 and 2 name the third bit of op_sel_hi on its own.
            let third = if source == 2 { layout.flag("OP_SEL_HI_2") } else { NO_BIT };
            let narrow = if is_bit(third) { third } else { layout.bit(&["OP_SEL_HI", "OPSEL_HI"], source) };
            return Half::Mixed(narrow, layout.bit(&["OP_SEL", "OPSEL"], source));
        }
        let listed = |list: &[String]| list.iter().any(|entry| entry == name || entry == "*");
        let vop = matches!(layout.family, "VOP1" | "VOP2" | "VOPC" | "VOP3" | "VINTERP");
        let sixteen = operand.size == 16 || listed(&context.row.halved);
        if !self.facts.halves || !vop || !sixteen || listed(&context.row.whole) {
            return Half::Whole;
        }
        if matches!(layout.family, "VOP1" | "VOP2" | "VOPC") {
            return Half::Top;
        }
        let index = if name == "VDST" { Some(3) } else { source };
        index.map_or(Half::Whole, |index| match layout.bit(&["OP_SEL", "OPSEL"], index) {
            NO_BIT => Half::Whole,
            bit => Half::At(bit),
        })
    }

    /// The bits of op_sel that no operand has: where one is set, LLVM knows no halves in the instruction.
    pub(super) fn guard(&self, context: &Context<'_>, items: &[Item]) -> Option<Item> {
        let layout = &context.layout;
        let select = layout.any(&["OP_SEL", "OPSEL"])?;
        if layout.family != "VOP3" || !self.has_halves(items) {
            return None;
        }
        // A lane mask counts as a source, but its bit of op_sel has no meaning.
        let masks = context.form.operands.iter().filter(|operand| operand.input && self.is_lane_mask(operand)).count();
        let sources = self.source_count(context).saturating_sub(masks) as u8;
        let end = if self.has_vector_destination(context) { 3 } else { 4 };
        (sources < end).then(|| Item::NoHalvesIf(rows::bits(select.offset() + sources, end - sources)))
    }

    /// Whether an operand's half is told by op_sel.
    pub(super) fn has_halves(&self, items: &[Item]) -> bool {
        items.iter().any(|item| matches!(item, Item::Operand(Register { half: Half::At(_), .. })))
    }

    /// Whether op_sel's last bit tells the destination's half.
    fn has_vector_destination(&self, context: &Context<'_>) -> bool {
        let vector = |operand: &Operand| self.isa.operand_types[operand.operand_type.index()].name.contains("VGPR");
        context.form.operands.iter().any(|operand| operand.field.is_some() && operand.output && vector(operand))
    }

    /// Whether op_sel has an element for the destination.
    pub(super) fn selects_destination(&self, context: &Context<'_>) -> bool {
        let scalar = context.form.operands.iter().any(|operand| {
            let type_name = self.isa.operand_types[operand.operand_type.index()].name.as_str();
            operand.field.is_some() && operand.output && type_name != "OPR_EXEC"
        });
        let by_rule = self.has_vector_destination(context) || scalar && !context.layout.is_dpp();
        context.row.has("op_sel_destination", by_rule)
    }

    fn present(&self, context: &Context<'_>, operand: &Operand, name: &str) -> Present {
        let layout = &context.layout;
        let lds = layout.flag("LDS");
        match name {
            // Two descriptors that are seldom needed.
            "VADDR2" if self.is_scalar(operand) => Present::UnlessNull(layout.bit(&["VADDR3"], 0)),
            "VADDR3" if self.is_scalar(operand) => Present::UnlessNull(layout.bit(&["VADDR2"], 0)),
            "VDATA" if is_bit(lds) && layout.family == "MUBUF" && context.row.has("lds", true) => Present::Unless(lds),
            "VDST" if is_bit(lds) && layout.family.starts_with("FLAT") && context.row.has("lds", true) => Present::Unless(lds),
            "VDST" if operand.output && self.is_atomic(context) => match self.returns(context) {
                NO_BIT => Present::Here,
                bit => Present::If(bit),
            },
            _ => Present::Here,
        }
    }

    /// Whether the operand's type has scalar registers and no others.
    pub(super) fn is_scalar(&self, operand: &Operand) -> bool {
        matches!(self.isa.operand_types[operand.operand_type.index()].name.as_str(), "OPR_SGPR" | "OPR_SREG")
    }

    /// The bit that makes an atomic return the old value.
    fn returns(&self, context: &Context<'_>) -> Bit {
        let layout = &context.layout;
        match layout.family {
            family if family.starts_with("FLAT") => layout.bit(&["GLC", "SC0"], 0),
            "VFLAT" | "VGLOBAL" | "VSCRATCH" => layout.flag("TH"),
            _ => NO_BIT,
        }
    }

    /// Whether the instruction reads and writes memory.
    pub(super) fn is_atomic(&self, context: &Context<'_>) -> bool {
        let memory = |operand: &&Operand| self.isa.operand_types[operand.operand_type.index()].name == "OPR_GPUMEM";
        let mut memories = context.form.operands.iter().filter(memory);
        memories.clone().any(|operand| operand.input) && memories.any(|operand| operand.output)
    }

    fn export_sources(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        let sources = layout.bits("VSRC0").map(|first| rows::bits(first.offset(), 32));
        if let (Some(sources), Some(enable)) = (sources, layout.any(&["EN"])) {
            let packed = layout.flag("COMPR");
            items.extend((0..4).map(|index| Item::ExportSource { sources, enable, packed, index }));
        }
    }
}

/// Whether the data format has floats with a sign that can be changed: those of 16 bits or more.
fn has_sign(format: &str) -> bool {
    matches!(element(format), "F16" | "BF16" | "F32" | "F64")
}

fn is_float(format: &str) -> bool {
    let element = element(format);
    element.starts_with('F') || element.starts_with("BF")
}

/// What the data format has one or several of: `F16`.
fn element(format: &str) -> &str {
    let name = format.strip_prefix("FMT_NUM_").unwrap_or(format);
    name.split_once('_').filter(|(pack, _)| pack.starts_with("PK")).map_or(name, |(_, name)| name)
}

/// The number of a source, by its field.
fn source_index(field: &str) -> Option<u16> {
    match field {
        "VSRC0" => Some(0),
        "VSRC1" => Some(1),
        _ => SOURCES.iter().position(|name| *name == field).map(|index| (index % 3) as u16),
    }
}

/// Whether it is a source of the X half of a pair, and its number.
fn dual_source(field: &str) -> Option<(bool, u16)> {
    let rest = field.strip_prefix('V').unwrap_or(field).strip_prefix("SRC")?;
    let x = rest.starts_with('X');
    let index = rest.strip_prefix(['X', 'Y'])?.parse().ok()?;
    Some((x, index))
}
