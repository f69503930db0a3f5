//! Immediates: how each operand type looks.

use amdgpu_isa_base::rows::{Bits, Run, bits};
use amdgpu_isa_base::text::item::{Immediate, Item, Messages};

use super::fields::place;
use super::rules::ImmediateWord;
use super::{Context, Speller};
use crate::isa::{Field, OperandType};

/// Counters in the order of the text.
const COUNTERS: [&str; 3] = ["VMCNT", "EXPCNT", "LGKMCNT"];

impl Speller<'_> {
    pub(super) fn immediate(&mut self, context: &Context<'_>, type_name: &str, field: &Field) -> Option<Item> {
        let layout = &context.layout;
        let at = place(field);
        let by_row = context.row.immediate.get(&field.name);
        let kind = match (by_row, type_name) {
            (Some(ImmediateWord::Optional), _) => return Some(Item::Optional(at)),
            (Some(ImmediateWord::Hex), _) => Immediate::Hex,
            (Some(ImmediateWord::UnsignedHex), _) => Immediate::UnsignedHex,
            (Some(ImmediateWord::IndexMode), _) => Immediate::IndexMode,
            (Some(ImmediateWord::Version), _) => Immediate::Version(self.list("version")),
            (Some(ImmediateWord::Counters), _) => Immediate::Counters(self.listed_parts("counters")),
            (None, "OPR_LABEL") => Immediate::Branch,
            (None, "OPR_HWREG") => Immediate::Hwreg(self.type_names(type_name, "ID", "hwreg")),
            (None, "OPR_SENDMSG" | "OPR_SENDMSG_RTN") => Immediate::Message(self.messages(type_name)),
            (None, "OPR_WAITCNT") => self.counters()?,
            (None, "OPR_WAITCNT_DEPCTR" | "OPR_WAIT_ALU") => Immediate::Depctr(self.listed_parts("depctr")),
            (None, "OPR_DELAY") => Immediate::Delay,
            (None, "OPR_PARAM") => Immediate::Parameter,
            (None, "OPR_ATTR") => return Some(self.attribute(context, at)),
            (None, "OPR_SIMM16") if layout.family == "SOPK" => Immediate::Hex,
            (None, "OPR_SIMM24") => Immediate::SignedHex,
            (None, "OPR_SIMM8" | "OPR_SIMM5" | "OPR_SIMM4") => Immediate::Short,
            (None, kind) if is_immediate(kind) => Immediate::Short,
            _ => return None,
        };
        Some(Item::Value(at, kind))
    }

    /// The names of a list of `spelling.toml`.
    pub(super) fn list(&mut self, list: &str) -> Run {
        let names = self.table.list(&self.isa.generation, list);
        self.out.names(names)
    }

    /// Names of a part of an operand type, after those of a list of `spelling.toml`.
    fn type_names(&mut self, type_name: &str, part: &str, list: &str) -> Run {
        let mut names = self.table.list(&self.isa.generation, list);
        names.extend(self.values_of(type_name, part));
        names.sort_by_key(|(value, _)| *value);
        names.dedup_by_key(|(value, _)| *value);
        names.retain(|(_, name)| !name.is_empty());
        self.out.names(names)
    }

    fn operand_type(&self, name: &str) -> Option<&OperandType> {
        self.isa.operand_types.iter().find(|operand_type| operand_type.name == name)
    }

    fn values_of(&self, type_name: &str, part: &str) -> Vec<(u16, String)> {
        let field = self.operand_type(type_name).and_then(|kind| kind.fields.iter().find(|field| field.name == part));
        field.map_or(Vec::new(), |field| field.values.iter().map(|value| (value.value as u16, value.name.clone())).collect())
    }

    fn messages(&mut self, type_name: &str) -> Messages {
        let split = self.operand_type(type_name).is_some_and(|kind| kind.fields.len() > 1);
        let messages = self.type_names(type_name, "MSG", "message");
        let operations = if split { self.list("message_operation") } else { Run::default() };
        Messages { messages, operations }
    }

    fn counters(&mut self) -> Option<Immediate> {
        let fields = &self.operand_type("OPR_WAITCNT")?.fields;
        let parts: Vec<_> = COUNTERS
            .iter()
            .filter_map(|name| fields.iter().find(|field| field.name == *name))
            .map(|field| (field.name.to_lowercase(), place(field), high(field)))
            .collect();
        Some(Immediate::Counters(self.out.parts(&parts)))
    }

    /// Parts of an immediate from a list of `spelling.toml`: each an entry, lowest bit times 16 plus width, in the order of the text.
    fn listed_parts(&mut self, list: &str) -> Run {
        let list = self.table.list(&self.isa.generation, list);
        let parts: Vec<_> = list
            .into_iter()
            .map(|(packed, name)| (name, bits((packed >> 4 & 15) as u8, (packed & 15) as u8), bits(0, 0)))
            .collect();
        self.out.parts(&parts)
    }

    fn attribute(&self, context: &Context<'_>, at: Bits) -> Item {
        let layout = &context.layout;
        match layout.any(&["ATTRCHAN", "ATTR_CHAN"]) {
            Some(channel) => Item::Attribute { number: at, channel },
            // In the long encoding, source 0 holds both.
            None => Item::Attribute { number: bits(at.offset(), 6), channel: bits(at.offset() + 6, 2) },
        }
    }
}

/// The bits of a split field after the first run.
fn high(field: &Field) -> Bits {
    field.ranges.get(1).map_or(bits(0, 0), |range| bits(range.offset as u8, range.count as u8))
}

/// Whether values of the operand type are numbers.
fn is_immediate(type_name: &str) -> bool {
    type_name.starts_with("OPR_SIMM")
        || ["OPR_CLAUSE", "OPR_VERSION", "OPR_SLEEP", "OPR_SET_VGPR_MSB", "OPR_WAIT_MEM_DS", "OPR_WAIT_EVENT"]
            .contains(&type_name)
}
