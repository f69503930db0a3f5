//! Instructions, their forms and operands.

use std::collections::{HashMap, HashSet};

use super::{Lower, Names, description, shorten};
use crate::diag::Span;
use crate::isa::{
    ConditionId, DataFormatId, Encoding, EncodingId, FieldId, Flags, Form, GroupId, Instruction, Isa, Operand, OperandTypeId,
    Slot, SubgroupId,
};
use crate::schema::{self, Spec};
use crate::spans::{InstructionSpans, Spans};
use crate::xml::Text;

/// What AMD writes for an instruction that is in no subgroup.
const NO_SUBGROUP: &str = "NOT_ASSIGNED";

/// Everything that instructions refer to by name.
struct Tables<'t> {
    encodings: Names<'t>,
    /// Names of fields, an encoding each.
    fields: Vec<HashMap<&'t str, FieldId>>,
    formats: Names<'t>,
    types: Names<'t>,
    groups: Names<'t>,
    subgroups: Names<'t>,
}

impl Lower<'_> {
    pub(super) fn instructions(&mut self, spec: &Spec<'_>, isa: &mut Isa, spans: &mut Spans) {
        let tables = self.tables(spec);
        let mut names = Names::new("instruction");
        for written in &spec.instructions {
            let name = self.name(&written.name, written.span, "InstructionName");
            names.add(name, self.problems);
            written.aliases.iter().for_each(|alias| self.check_name(alias));
            let mut forms = Vec::with_capacity(written.forms.len());
            let mut places = InstructionSpans { name: name.map_or(written.span, |name| name.span), forms: Vec::new() };
            for form in &written.forms {
                places.forms.push(form.opcode.as_ref().map_or(form.span, |opcode| opcode.text.span));
                forms.push(self.form(form, &tables, &isa.encodings));
            }
            let group = self.require(&written.group, written.span, "FunctionalGroup");
            let subgroups = written.subgroups.iter().filter(|subgroup| &***subgroup != NO_SUBGROUP);
            isa.instructions.push(Instruction {
                name: name.map(|name| name.text.to_string()).unwrap_or_default(),
                aliases: written.aliases.iter().map(|alias| alias.text.to_string()).collect(),
                flags: self.flags(&written.flags),
                group: GroupId(tables.groups.find(group, self.problems)),
                subgroups: subgroups.map(|subgroup| SubgroupId(tables.subgroups.find(Some(subgroup), self.problems))).collect(),
                forms,
                description: description(&written.description),
            });
            spans.instructions.push(places);
        }
    }

    fn tables<'t>(&mut self, spec: &'t Spec<'_>) -> Tables<'t> {
        let mut table = |what, names: &mut dyn Iterator<Item = &'t Option<Text<'_>>>| {
            let mut table = Names::new(what);
            names.for_each(|name| table.add(name.as_ref(), self.problems));
            table
        };
        let mut tables = Tables {
            encodings: table("encoding", &mut spec.encodings.iter().map(|encoding| &encoding.name)),
            fields: Vec::new(),
            formats: table("data format", &mut spec.data_formats.iter().map(|format| &format.name)),
            types: table("operand type", &mut spec.operand_types.iter().map(|operand_type| &operand_type.name)),
            groups: Names::new("functional group"),
            subgroups: Names::new("functional subgroup"),
        };
        // Doubles among fields and groups are reported where those are read.
        let mut silent = crate::diag::Problems::new(self.problems.source().clone());
        spec.groups.iter().for_each(|group| tables.groups.add(group.name.as_ref(), &mut silent));
        spec.subgroups.iter().for_each(|group| tables.subgroups.add(group.name.as_ref(), &mut silent));
        for encoding in &spec.encodings {
            let names = encoding.fields.iter().enumerate();
            let named = names.filter_map(|(at, field)| Some((&**field.name.as_ref()?, FieldId(u16::try_from(at).ok()?))));
            tables.fields.push(named.collect());
        }
        tables
    }

    fn flags(&mut self, written: &[(&str, Text<'_>)]) -> Flags {
        let mut flags = Flags::default();
        let mut seen = HashSet::new();
        for (name, text) in written {
            if !seen.insert(*name) {
                self.problem(text.span, format!("`<{}>` stands twice", shorten(name)), "expected it once");
            }
            let Some(flag) = flags.by_name(name) else {
                self.problems.warn(format!("unknown flag `{}`", shorten(name)), text.span, "passed over");
                continue;
            };
            *flag = self.flag(&Some(text.clone()), false);
        }
        flags
    }

    fn form(&mut self, written: &schema::Form<'_>, tables: &Tables<'_>, encodings: &[Encoding]) -> Form {
        let encoding = self.require(&written.encoding, written.span, "EncodingName");
        let id = EncodingId(tables.encodings.find(encoding, self.problems));
        // Without an encoding, nothing below it can be looked up.
        let known = encoding.filter(|name| tables.encodings.get(name).is_some()).and_then(|_| encodings.get(id.index()));
        let mut operands: Vec<_> = written.operands.iter().map(|operand| self.operand(operand, id, known, tables)).collect();
        operands.sort_by_key(|&(order, _)| order);
        Form {
            encoding: id,
            condition: known.map_or(ConditionId(0), |encoding| self.condition_of(written, encoding)),
            opcode: self.number(&written.opcode, written.span, "Opcode", u32::MAX.into()) as u32,
            slot: Slot::Whole,
            operands: operands.into_iter().map(|(_, operand)| operand).collect(),
        }
    }

    /// The form's condition: by number where the schema has numbers, else by name.
    fn condition_of(&mut self, written: &schema::Form<'_>, encoding: &Encoding) -> ConditionId {
        let Some(name) = self.require(&written.condition, written.span, "EncodingCondition") else { return ConditionId(0) };
        let id = written.condition_id.as_ref().map(|id| self.parse(id, 10, u32::MAX.into()) as u32);
        let by_id = id.and_then(|id| encoding.conditions.iter().position(|condition| condition.id == Some(id)));
        let by_name = encoding.conditions.iter().position(|condition| condition.name == **name);
        match (id, by_id, by_name) {
            (_, Some(at), Some(other)) if at == other => ConditionId(at as u16),
            (None, _, Some(at)) => ConditionId(at as u16),
            (Some(id), _, _) => {
                let message = format!("encoding `{}` has no condition {id} called `{}`", encoding.name, shorten(name));
                self.problem(name.span, message, "expected the number and the name of one of its conditions");
                ConditionId(0)
            }
            (None, _, None) => {
                let message = format!("encoding `{}` has no condition `{}`", encoding.name, shorten(name));
                self.problem(name.span, message, "expected the name of one of its conditions");
                ConditionId(0)
            }
        }
    }

    fn operand(
        &mut self,
        written: &schema::Operand<'_>,
        id: EncodingId,
        encoding: Option<&Encoding>,
        tables: &Tables<'_>,
    ) -> (u64, Operand) {
        let parent: Span = written.span;
        let field = written.field.as_ref().zip(encoding).and_then(|(name, encoding)| {
            let found = tables.fields[id.index()].get(&**name).copied();
            if found.is_none() {
                let message = format!("encoding `{}` has no field `{}`", encoding.name, shorten(name));
                self.problem(name.span, message, "expected the name of one of its fields");
            }
            found
        });
        let format = self.require(&written.data_format, parent, "DataFormatName");
        let operand_type = self.require(&written.operand_type, parent, "OperandType");
        let operand = Operand {
            field,
            operand_type: OperandTypeId(tables.types.find(operand_type, self.problems)),
            data_format: DataFormatId(tables.formats.find(format, self.problems)),
            size: self.integer(&written.size, parent, "OperandSize", u16::MAX.into()) as u16,
            input: self.flag(&written.input, false),
            output: self.flag(&written.output, false),
            implicit: self.flag(&written.implicit, false),
            binary_microcode_required: self.flag(&written.binary_microcode_required, false),
        };
        (self.integer(&written.order, parent, "Order", u16::MAX.into()), operand)
    }
}
