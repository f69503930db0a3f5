//! What follows the operands, by the encoding's fields.

use amdgpu_isa_base::rows::bits;
use amdgpu_isa_base::text::item::{Bit, DppKind, Item, NO_BIT, Style, Temporal, ZERO_BIT};

use super::fields::{is_bit, place};
use super::rules::{Dpp, Hint};
use super::{Context, Speller};
use crate::isa::{DataKind, Encoding};

impl Speller<'_> {
    pub(super) fn modifiers(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        match layout.family {
            "VOP3" | "VOP3_SDST" => self.vop3(context, items),
            "VOP3P" | "VOP3PX2" | "VOP3PX3" => self.vop3p(context, items),
            "VINTERP" => {
                self.flag(context, items, "CLAMP", "clamp");
                self.op_sel(context, items);
            }
            "DS" | "VDS" => self.ds(context, items),
            "MUBUF" | "MTBUF" | "VBUFFER" => self.buffer(context, items),
            "MIMG" | "VIMAGE" | "VSAMPLE" => self.image(context, items),
            "SMEM" if self.has_scalar_data(context) => self.policy(context, items),
            "EXP" | "VEXPORT" => {
                self.flags(context, items, &[("DONE", "done"), ("COMPR", "compr"), ("VM", "vm"), ("ROW_EN", "row_en")])
            }
            family if family.contains("FLAT") || family.starts_with("VGLOBAL") || family.starts_with("VSCRATCH") => {
                self.flat_modifiers(context, items)
            }
            _ => {}
        }
        if !context.form.slot.is_whole() && context.row.has("bitop3", false) {
            let field = if context.form.slot == crate::isa::Slot::Y { "VSRCY2" } else { "VSRCX2" };
            self.number(context, items, field, "bitop3", Style::Small);
        }
        if layout.is_sdwa() {
            self.sdwa(context, items);
        }
        if layout.is_dpp() {
            self.dpp(context, items);
        }
        for (field, word) in [
            ("WAIT_EXP", "wait_exp"),
            ("WAIT_VDST", "wait_vdst"),
            ("WAIT_VA", "wait_va_vdst"),
            ("WAIT_VA_VDST", "wait_va_vdst"),
            ("WAITVMVSRC", "wait_vm_vsrc"),
            ("WAIT_VM_VSRC", "wait_vm_vsrc"),
        ] {
            if layout.has(field) {
                self.number(context, items, field, word, Style::Always);
            }
        }
    }

    fn flag(&mut self, context: &Context<'_>, items: &mut Vec<Item>, field: &str, word: &str) {
        let bit = context.layout.flag(field);
        if is_bit(bit) && context.row.has(word, true) {
            items.push(Item::Flag(bit, self.out.text(word)));
        }
    }

    fn flags(&mut self, context: &Context<'_>, items: &mut Vec<Item>, list: &[(&str, &str)]) {
        for (field, word) in list {
            self.flag(context, items, field, word);
        }
    }

    fn number(&mut self, context: &Context<'_>, items: &mut Vec<Item>, field: &str, word: &str, style: Style) {
        if let Some(at) = context.layout.bits(field).filter(|_| context.row.has(word, true)) {
            items.push(Item::Number(at, self.out.text(word), style));
        }
    }

    /// `word:[..]` of the sources' bits in one of the fields, and the destination's.
    fn bools(
        &mut self,
        context: &Context<'_>,
        items: &mut Vec<Item>,
        word: &str,
        fields: &[&str],
        destination: Bit,
        default: bool,
    ) {
        let layout = &context.layout;
        let count = context.row.elements.unwrap_or_else(|| self.source_count(context));
        let mut list = [NO_BIT; 4];
        for (index, bit) in list.iter_mut().enumerate().take(count) {
            let zeros =
                if word.starts_with("op_sel") { Some(&context.row.zero_elements) } else { context.row.zero_signs.get(word) };
            let is_zero = zeros.is_some_and(|zeros| zeros.contains(&index));
            *bit = if is_zero { ZERO_BIT } else { layout.bit(fields, index as u16) };
        }
        // RDNA 1 and 2 name the third bit of op_sel_hi on its own.
        if count > 2 && !is_bit(list[2]) {
            list[2] = layout.flag("OP_SEL_HI_2");
        }
        if is_bit(destination) && count < 4 {
            list[count] = destination;
        }
        if is_bit(list[0]) {
            items.push(Item::Bools(self.out.text(word), list, default));
        }
    }

    pub(super) fn source_count(&self, context: &Context<'_>) -> usize {
        let encoding = context.layout.encoding;
        let source = |operand: &&crate::isa::Operand| {
            operand.field.is_some_and(|field| {
                let name = encoding.fields[field.index()].name.as_str();
                name.starts_with("SRC") || name.starts_with("VSRC") || name.starts_with("LITERAL")
            })
        };
        context.form.operands.iter().filter(source).count()
    }

    fn vop3(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        // An attribute leaves the source's highest bit free: the high half of the attribute.
        if let Some(at) = layout.bits("SRC0").filter(|_| context.row.has("high", false)) {
            items.push(Item::Flag(at.offset() + 8, self.out.text("high")));
        }
        let clamp_first = context.row.has("clamp_first", false);
        if clamp_first {
            self.clamp(context, items);
        }
        self.op_sel(context, items);
        if context.row.has("bitop3", false)
            && let (Some(low), Some(middle), Some(high)) = (layout.bits("NEG"), layout.bits("ABS"), layout.bits("OMOD"))
        {
            items.insert(
                items.len() - usize::from(matches!(items.last(), Some(Item::Bools(..)))),
                Item::Pieces(self.out.text("bitop3"), [low, middle, high]),
            );
        }
        // What op_sel's bits are in the few instructions that call them otherwise.
        let select = layout.any(&["OP_SEL", "OPSEL"]);
        if let Some(at) = select.filter(|_| context.row.has("scale_sel", false)) {
            items.push(Item::Number(bits(at.offset(), 4), self.out.text("scale_sel"), Style::Unsigned));
        }
        if let Some(at) = select.filter(|_| context.row.has("byte_sel_high", false)) {
            items.push(Item::Number(bits(at.offset() + 2, 2), self.out.text("byte_sel"), Style::Unsigned));
        }
        if let Some(at) = select.filter(|_| context.row.has("byte_sel", false)) {
            let names = self.list("byte_select");
            items.push(Item::Choice(bits(at.offset(), 2), self.out.text("byte_sel"), names, false));
        }
        if let Some(at) = select.filter(|_| context.row.has("swap_controls", false)) {
            items.push(Item::Number(bits(at.offset() + 1, 1), self.out.text("bound_ctrl"), self.bound_style()));
            items.push(Item::Number(bits(at.offset(), 1), self.out.text("fi"), Style::Unsigned));
        }
        if !clamp_first {
            self.clamp(context, items);
        }
        if let Some(at) = layout.bits("OMOD").filter(|_| context.row.has("omod", true)) {
            items.push(Item::OutputModifier(at, self.is_scaled(context)));
        }
    }

    /// How `bound_ctrl` looks.
    fn bound_style(&self) -> Style {
        if self.facts.zero_bound { Style::Bound } else { Style::Unsigned }
    }

    fn clamp(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        if context.row.has("clamp", self.has_float(context)) {
            for clamp in ["CLAMP", "CLMP"] {
                self.flag(context, items, clamp, "clamp");
            }
        }
    }

    /// Whether the result can be multiplied: a float of 16 bits or more, and some integers that floats are converted to.
    fn is_scaled(&self, context: &Context<'_>) -> bool {
        let mut results = context.form.operands.iter().filter(|operand| operand.output && operand.field.is_some());
        let is_float = results.next().is_some_and(|operand| {
            let format = &self.isa.data_formats[operand.data_format.index()];
            format.kind == DataKind::Float && usize::from(format.bits) >= 16 * format.components.len()
        });
        context.row.has("scaled", is_float)
    }

    /// Whether any operand is a float: then the result can be clamped, whatever it is.
    fn has_float(&self, context: &Context<'_>) -> bool {
        context.form.operands.iter().any(|operand| operand.field.is_some() && self.is_float(operand))
    }

    /// Whether the operand is a float of 16 bits or more, or several of them.
    fn is_float(&self, operand: &crate::isa::Operand) -> bool {
        let format = self.isa.data_formats[operand.data_format.index()].name.as_str();
        ["_F16", "_BF16", "_F32", "_F64"].iter().any(|float| format.ends_with(float))
    }

    fn op_sel(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        if context.row.has("op_sel", self.has_halves(items)) {
            let destination = if self.selects_destination(context) { layout.bit(&["OP_SEL", "OPSEL"], 3) } else { NO_BIT };
            self.bools(context, items, "op_sel", &["OP_SEL", "OPSEL"], destination, false);
        }
    }

    fn vop3p(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        if context.row.has("index_key", false)
            && let Some(at) = context.layout.any(&["OP_SEL", "OPSEL"])
        {
            items.push(Item::Number(bits(at.offset(), 2), self.out.text("index_key"), Style::Unsigned));
        }
        self.matrix_modifiers(context, items);
        let packed = context.row.has("packed", true);
        for (word, fields, default) in [
            ("op_sel", ["OP_SEL", "OPSEL"], false),
            ("op_sel_hi", ["OP_SEL_HI", "OPSEL_HI"], packed),
            ("neg_lo", ["NEG", "NEG"], false),
            ("neg_hi", ["NEG_HI", "NEG_HI"], false),
        ] {
            if context.row.has(word, true) {
                self.bools(context, items, word, &fields, NO_BIT, default);
            }
        }
        for clamp in ["CLAMP", "CLMP"] {
            self.flag(context, items, clamp, "clamp");
        }
        for (field, word) in [("CBSZ", "cbsz"), ("ABID", "abid"), ("BLGP", "blgp")] {
            self.number(context, items, field, word, Style::Unsigned);
        }
        if context.row.has("neg_blgp", false) {
            let negations = [0, 1, 2].map(|index| context.layout.bit(&["BLGP"], index));
            items.push(Item::Bools(self.out.text("neg"), [negations[0], negations[1], negations[2], NO_BIT], false));
        }
    }

    fn ds(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        if context.row.has("offset_pair", false) {
            self.number(context, items, "OFFSET0", "offset0", Style::Unsigned);
            self.number(context, items, "OFFSET1", "offset1", Style::Unsigned);
        } else if let Some(at) = context.layout.bits("OFFSET0").filter(|_| context.row.has("offset", true)) {
            let whole = bits(at.offset(), 16);
            if context.row.has("swizzle", false) {
                items.push(Item::Swizzle(whole));
            } else {
                items.push(Item::Number(whole, self.out.text("offset"), Style::Unsigned));
            }
        }
        if context.row.has("gds_always", false) {
            items.push(Item::Word(self.out.text("gds")));
        } else {
            self.flag(context, items, "GDS", "gds");
        }
    }

    /// Whether a scalar memory instruction has data: those without have no cache policy either.
    fn has_scalar_data(&self, context: &Context<'_>) -> bool {
        let registers = |operand: &crate::isa::Operand| {
            operand.field.is_some_and(|field| context.layout.encoding.fields[field.index()].name == "SDATA")
                && self.isa.operand_types[operand.operand_type.index()].values.len() > 1
        };
        context.form.operands.iter().any(registers)
            && context.form.operands.iter().filter(|operand| operand.field.is_some()).count() > 1
    }

    fn buffer(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        if context.form.operands.iter().all(|operand| operand.field.is_none()) {
            if context.row.has("policy", false) {
                self.policy(context, items);
            }
            return;
        }
        self.flags(context, items, &[("IDXEN", "idxen"), ("OFFEN", "offen")]);
        self.number(context, items, "OFFSET", "offset", Style::Unsigned);
        self.number(context, items, "IOFFSET", "offset", Style::Positive);
        let first = context.row.has("lds_first", false);
        if first {
            items.push(Item::Word(self.out.text("lds")));
        }
        self.policy(context, items);
        self.flags(context, items, if first { &[("TFE", "tfe")] } else { &[("LDS", "lds"), ("TFE", "tfe")] });
    }

    fn flat_modifiers(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let width =
            |encoding: &Encoding| encoding.fields.iter().find(|field| field.name == "OFFSET").map(|field| place(field).count());
        let scratch = self.isa.encodings.iter().find(|encoding| encoding.name == "ENC_FLAT_SCRATCH").and_then(width);
        // Generic addresses have no negative offsets, whether the field is as wide as that of others or not.
        let style = match context.layout.family {
            "FLAT" if width(context.layout.encoding) == scratch => Style::Positive,
            "FLAT" => Style::Unsigned,
            _ => Style::Signed,
        };
        self.number(context, items, "OFFSET", "offset", style);
        self.number(context, items, "IOFFSET", "offset", Style::Signed);
        self.policy(context, items);
        self.flag(context, items, "LDS", "lds");
    }

    fn image(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        self.number(context, items, "DMASK", "dmask", Style::InHex);
        if let Some(at) = context.layout.bits("DIM").filter(|_| context.row.has("dim", true)) {
            let names = self.list("dimension");
            items.push(Item::Dimensions(at, names));
        }
        self.flag(context, items, "UNORM", "unorm");
        let first = context.row.has("r128_first", false);
        if first {
            self.flag(context, items, "R128", "r128");
        }
        if context.row.has("policy", true) {
            self.policy(context, items);
        }
        if !first {
            self.flag(context, items, "R128", "r128");
        }
        self.flags(context, items, &[("A16", "a16"), ("TFE", "tfe"), ("LWE", "lwe")]);
        // Dimensions say whether it is an array.
        if !context.layout.has("DIM") {
            self.flag(context, items, "DA", "da");
        }
        self.flag(context, items, "D16", "d16");
    }

    /// The cache policy.
    fn policy(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        self.flag(context, items, "SCALE_OFFSET", "scale_offset");
        if let (Some(hint), Some(scope)) = (layout.bits("TH"), layout.bits("SCOPE")) {
            let kind = match context.row.temporal {
                Some(Hint::Atomic) => Temporal::Atomic,
                Some(Hint::Store) => Temporal::Store,
                None if self.is_atomic(context) => Temporal::Atomic,
                None if self.writes_memory(context) => Temporal::Store,
                None => Temporal::Load,
            };
            items.push(Item::CachePolicy { hint, scope, kind });
            self.flag(context, items, "NV", "nv");
            return;
        }
        let family = layout.family.to_owned();
        for field in ["GLC", "SC0", "SLC", "NT", "DLC", "SCC", "SC1"] {
            let words = &self.facts.cache;
            if let Some(word) = words.get(&format!("{family}.{field}")).or_else(|| words.get(field)).cloned() {
                self.flag(context, items, field, &word);
            }
        }
    }

    fn writes_memory(&self, context: &Context<'_>) -> bool {
        context
            .form
            .operands
            .iter()
            .any(|operand| operand.output && self.isa.operand_types[operand.operand_type.index()].name == "OPR_GPUMEM")
    }

    fn sdwa(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        if layout.family == "VOP2" && layout.has("SDST") {
            // See below: the carry's field is really that of the other short forms.
            let last = layout.bit(&["SDST"], 5);
            items.push(Item::Flag(last, self.out.text("clamp")));
        }
        self.flag(context, items, "CLAMP", "clamp");
        if let Some(at) = layout.bits("OMOD").filter(|_| context.row.has("omod", true)) {
            items.push(Item::OutputModifier(at, self.is_scaled(context)));
        }
        let (select, unused) = (self.list("sdwa_select"), self.list("sdwa_unused"));
        let sources = self.source_count(context);
        for (field, word, names, wanted) in [
            ("DST_SEL", "dst_sel", select, true),
            ("DST_UNUSED", "dst_unused", unused, true),
            ("SRC0_SEL", "src0_sel", select, true),
            ("SRC1_SEL", "src1_sel", select, sources > 1),
        ] {
            // The carry's field lies where the other short forms have the destination's selector; there is the selector.
            let carry = layout.bits("SDST").filter(|_| layout.family == "VOP2").map(|at| match word {
                "dst_sel" => bits(at.offset(), 3),
                _ => bits(at.offset() + 3, 2),
            });
            let at = layout.bits(field).or(carry.filter(|_| word.starts_with("dst")));
            if let Some(at) = at.filter(|_| wanted && context.row.has(word, true)) {
                items.push(Item::Choice(at, self.out.text(word), names, true));
            }
        }
    }

    fn dpp(&mut self, context: &Context<'_>, items: &mut Vec<Item>) {
        let layout = &context.layout;
        if let Some(at) = layout.bits("DPP_CTRL") {
            let kind = match self.facts.dpp {
                Dpp::Wave => DppKind::Wave,
                Dpp::NewBroadcast => DppKind::NewBroadcast,
                Dpp::Share => DppKind::Share,
            };
            items.push(Item::DppControl(at, kind));
            for (field, word) in [("ROW_MASK", "row_mask"), ("BANK_MASK", "bank_mask")] {
                self.number(context, items, field, word, Style::AlwaysInHex);
            }
            self.number(context, items, "BOUND_CTRL", "bound_ctrl", self.bound_style());
            self.number(context, items, "FI", "fi", Style::Unsigned);
        } else if let (Some(first), Some(source)) = (layout.bits("LANE_SEL_0"), layout.bits("SRC0")) {
            items.push(Item::Dpp8(bits(first.offset(), 24)));
            items.push(Item::DppFetchInactive(source));
        }
    }
}
