//! Operand types and data formats.

use super::{Lower, description, shorten};
use crate::isa::{Component, DataField, DataFormat, DataKind, OperandType, Signedness};
use crate::schema;
use crate::xml::Text;

impl Lower<'_> {
    pub(super) fn operand_type(&mut self, written: &schema::OperandType<'_>) -> OperandType {
        let mut fields = Vec::new();
        for field in &written.fields {
            let name = self.require(&field.name, field.span, "FieldName");
            fields.push(self.field(field, name));
        }
        OperandType {
            name: self.text(&written.name, written.span, "OperandTypeName"),
            partitioned: self.flag(&written.partitioned, false),
            subtypes: written.subtypes.iter().map(|subtype| subtype.text.to_string()).collect(),
            values: self.values(&written.values),
            fields,
            description: description(&written.description),
        }
    }

    pub(super) fn data_format(&mut self, written: &schema::DataFormat<'_>) -> DataFormat {
        let mut components: Vec<_> = written.components.iter().map(|component| self.component(component)).collect();
        components.sort_by_key(|&(order, _)| order);
        if let Some(count) = &written.component_count
            && self.parse(count, 10, u16::MAX.into()) != components.len() as u64
        {
            let message = format!("`ComponentCount` is {}, but there are {} components", &**count, components.len());
            self.problem(count.span, message, format!("expected {}", components.len()));
        }
        DataFormat {
            name: self.text(&written.name, written.span, "DataFormatName"),
            kind: self.data_kind(written),
            bits: self.integer(&written.bit_count, written.span, "BitCount", u16::MAX.into()) as u16,
            components: components.into_iter().map(|(_, component)| component).collect(),
            description: description(&written.description),
        }
    }

    fn data_kind(&mut self, written: &schema::DataFormat<'_>) -> DataKind {
        let Some(text) = self.require(&written.data_type, written.span, "DataType") else { return DataKind::Bits };
        match &**text {
            "bits" => DataKind::Bits,
            "integer" => DataKind::Integer,
            "float" => DataKind::Float,
            "descriptor" => DataKind::Descriptor,
            other => {
                let message = format!("unknown data type `{}`", shorten(other));
                self.problem(text.span, message, "expected bits, integer, float or descriptor");
                DataKind::Bits
            }
        }
    }

    fn component(&mut self, written: &schema::Component<'_>) -> (u64, Component) {
        let order = self.integer(&written.order, written.span, "Order", u16::MAX.into());
        let mut fields = Vec::new();
        for field in &written.fields {
            fields.push(DataField {
                name: self.text(&field.name, field.span, "FieldName"),
                signedness: self.signedness(&field.signedness),
                ranges: self.ranges(field),
            });
        }
        (order, Component { fields })
    }

    fn signedness(&mut self, written: &Option<Text<'_>>) -> Signedness {
        match written.as_ref().map(|text| (&*text.text, text.span)) {
            None | Some(("DoesNotApply", _)) => Signedness::DoesNotApply,
            Some(("Signed", _)) => Signedness::Signed,
            Some(("Unsigned", _)) => Signedness::Unsigned,
            Some(("SignedByModifier", _)) => Signedness::SignedByModifier,
            Some((other, span)) => {
                let message = format!("unknown signedness `{}`", shorten(other));
                self.problem(span, message, "expected DoesNotApply, Signed, Unsigned or SignedByModifier");
                Signedness::DoesNotApply
            }
        }
    }
}
