//! Names back to ids.

use std::collections::HashMap;

use isa_spec::isa;
use isa_spec::isa::{ConditionId, DataFormatId, EncodingId, FieldId, GroupId, Isa, OperandTypeId, SubgroupId};

use super::{Encoding, Form, Instruction, Model, OpcodeField};
use crate::error::ApplyError;

/// Positions of names in a list. Of a name that stands there twice the first counts, as in the specification.
struct Names<'a> {
    what: &'static str,
    index: HashMap<&'a str, u16>,
}

impl<'a> Names<'a> {
    fn new(what: &'static str, names: impl Iterator<Item = &'a str>) -> Result<Self, ApplyError> {
        let mut index = HashMap::new();
        for (position, name) in names.enumerate() {
            let position = u16::try_from(position).map_err(|_| ApplyError::TooMany { what })?;
            index.entry(name).or_insert(position);
        }
        Ok(Self { what, index })
    }

    fn find(&self, name: &str, place: &str) -> Result<u16, ApplyError> {
        self.index.get(name).copied().ok_or_else(|| ApplyError::Dangling {
            what: self.what,
            name: name.to_owned(),
            place: place.to_owned(),
        })
    }
}

/// The names within one encoding.
struct EncodingNames<'a> {
    fields: Names<'a>,
    conditions: Names<'a>,
}

struct Resolver<'a> {
    encodings: Names<'a>,
    within: Vec<EncodingNames<'a>>,
    operand_types: Names<'a>,
    data_formats: Names<'a>,
    groups: Names<'a>,
    subgroups: Names<'a>,
}

impl Model {
    /// Writes ids in place of names.
    ///
    /// # Errors
    /// A name refers to nothing, or a list is too long for its ids.
    pub fn to_isa(&self) -> Result<Isa, ApplyError> {
        let within = self.encodings.iter().map(|encoding| {
            Ok(EncodingNames {
                fields: Names::new("field", encoding.fields.iter().map(|field| &*field.name))?,
                conditions: Names::new("condition", encoding.conditions.iter().map(|condition| &*condition.name))?,
            })
        });
        let resolver = Resolver {
            encodings: Names::new("encoding", self.encodings.iter().map(|encoding| &*encoding.name))?,
            within: within.collect::<Result<_, ApplyError>>()?,
            operand_types: Names::new("operand type", self.operand_types.iter().map(|kind| &*kind.name))?,
            data_formats: Names::new("data format", self.data_formats.iter().map(|format| &*format.name))?,
            groups: Names::new("group", self.groups.iter().map(|group| &*group.name))?,
            subgroups: Names::new("subgroup", self.subgroups.iter().map(|group| &*group.name))?,
        };
        let encodings = self.encodings.iter().zip(&resolver.within).map(|(encoding, names)| encoding.resolve(&names.fields));
        let header = self.header.clone();
        Ok(Isa {
            generation: header.generation,
            architecture: header.architecture,
            architecture_id: header.architecture_id,
            release_date: header.release_date,
            schema_version: header.schema_version,
            encodings: encodings.collect::<Result<_, _>>()?,
            instructions: self.instructions.iter().map(|it| it.resolve(&resolver)).collect::<Result<_, _>>()?,
            operand_types: self.operand_types.clone(),
            data_formats: self.data_formats.clone(),
            groups: self.groups.clone(),
            subgroups: self.subgroups.clone(),
            folded_forms: header.folded_forms,
        })
    }
}

impl Encoding {
    fn resolve(&self, fields: &Names) -> Result<isa::Encoding, ApplyError> {
        let field = |name: &str| fields.find(name, &self.name).map(FieldId);
        let mut conditions = Vec::with_capacity(self.conditions.len());
        for condition in &self.conditions {
            let mut any = Vec::with_capacity(condition.any.len());
            for all in &condition.any {
                let test =
                    |test: &super::FieldTest| Ok(isa::FieldTest { field: field(&test.field)?, ranges: test.ranges.clone() });
                any.push(all.iter().map(test).collect::<Result<_, ApplyError>>()?);
            }
            conditions.push(isa::Condition { name: condition.name.clone(), id: condition.id, any });
        }
        Ok(isa::Encoding {
            name: self.name.clone(),
            order: self.order,
            bits: self.bits,
            prefix: self.prefix,
            identifier_mask: self.identifier_mask,
            identifiers: self.identifiers.clone(),
            opcode: match &self.opcode {
                OpcodeField::None => isa::OpcodeField::None,
                OpcodeField::One(name) => isa::OpcodeField::One(field(name)?),
                OpcodeField::Dual { x, y } => isa::OpcodeField::Dual { x: field(x)?, y: field(y)? },
            },
            fields: self.fields.clone(),
            conditions,
            description: self.description.clone(),
        })
    }
}

impl Instruction {
    fn resolve(&self, resolver: &Resolver) -> Result<isa::Instruction, ApplyError> {
        let subgroup = |name: &String| resolver.subgroups.find(name, &self.name).map(SubgroupId);
        Ok(isa::Instruction {
            name: self.name.clone(),
            aliases: self.aliases.clone(),
            flags: self.flags,
            group: GroupId(resolver.groups.find(&self.group, &self.name)?),
            subgroups: self.subgroups.iter().map(subgroup).collect::<Result<_, _>>()?,
            forms: self.forms.iter().map(|form| form.resolve(resolver, &self.name)).collect::<Result<_, _>>()?,
            description: self.description.clone(),
        })
    }
}

impl Form {
    fn resolve(&self, resolver: &Resolver, place: &str) -> Result<isa::Form, ApplyError> {
        let encoding = EncodingId(resolver.encodings.find(&self.encoding, place)?);
        let names = &resolver.within[encoding.index()];
        let mut operands = Vec::with_capacity(self.operands.len());
        for operand in &self.operands {
            operands.push(isa::Operand {
                field: match &operand.field {
                    Some(name) => Some(FieldId(names.fields.find(name, place)?)),
                    None => None,
                },
                operand_type: OperandTypeId(resolver.operand_types.find(&operand.operand_type, place)?),
                data_format: DataFormatId(resolver.data_formats.find(&operand.data_format, place)?),
                size: operand.size,
                input: operand.input,
                output: operand.output,
                implicit: operand.implicit,
                binary_microcode_required: operand.binary_microcode_required,
            });
        }
        Ok(isa::Form {
            encoding,
            condition: ConditionId(names.conditions.find(&self.condition, place)?),
            opcode: self.opcode,
            slot: self.slot,
            operands,
        })
    }
}
