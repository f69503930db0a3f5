//! Reads the file's elements into their structs.

use super::{
    Component, Condition, DataFormat, Encoding, Field, Form, Group, Instruction, Number, Operand, OperandType, Padding, Range,
    Spec, Value,
};
use crate::diag::{Abort, Diagnostic};
use crate::expression;
use crate::xml::{Cursor, Element};

/// Matches the children of the element at hand by name; what matches none is unknown.
macro_rules! children {
    ($cursor:ident, $child:ident { $($name:literal => $read:expr,)* }) => {
        while let Some(mut $child) = $cursor.child()? {
            // Some arms need the child's attributes, most do not.
            let _ = &mut $child;
            match $child.name {
                $($name => $read,)*
                _ => $cursor.unknown(&$child)?,
            }
        }
    };
}

/// Reads a whole file. An `Abort` is recorded among the cursor's problems.
pub fn read<'a>(cursor: &mut Cursor<'a, '_>) -> Result<Spec<'a>, Abort> {
    let root = cursor.root()?;
    if root.name != "Spec" {
        let message = format!("the root element is `<{}>`", root.name);
        return cursor.problems.abort(Diagnostic::error(message).at(root.span, "expected `<Spec>`"));
    }
    let mut spec = Spec { span: root.span, ..Spec::default() };
    children!(cursor, child {
        "Document" => children!(cursor, child {
            "ReleaseDate" => cursor.once(&mut spec.release_date, &child)?,
            "SchemaVersion" => cursor.once(&mut spec.schema_version, &child)?,
            "Copyright" => cursor.skip()?,
            "Sensitivity" => cursor.skip()?,
            "License" => cursor.skip()?,
        }),
        "ISA" => isa(cursor, &mut spec)?,
    });
    cursor.end()?;
    Ok(spec)
}

fn isa<'a>(cursor: &mut Cursor<'a, '_>, spec: &mut Spec<'a>) -> Result<(), Abort> {
    children!(cursor, child {
        "Architecture" => children!(cursor, child {
            "ArchitectureName" => cursor.once(&mut spec.architecture_name, &child)?,
            "ArchitectureId" => cursor.once(&mut spec.architecture_id, &child)?,
        }),
        "Encodings" => children!(cursor, child {
            "Encoding" => spec.encodings.push(encoding(cursor, child)?),
        }),
        "Instructions" => children!(cursor, child {
            "Instruction" => spec.instructions.push(instruction(cursor, &child)?),
        }),
        "DataFormats" => children!(cursor, child {
            "DataFormat" => spec.data_formats.push(data_format(cursor, &child)?),
        }),
        "OperandTypes" => children!(cursor, child {
            "OperandType" => spec.operand_types.push(operand_type(cursor, child)?),
        }),
        "FunctionalGroups" => children!(cursor, child {
            "FunctionalGroup" => spec.groups.push(group(cursor, &child)?),
        }),
        "FunctionalSubgroups" => children!(cursor, child {
            "FunctionalSubgroup" => spec.subgroups.push(group(cursor, &child)?),
        }),
    });
    Ok(())
}

/// Reads a number into `slot`; one that stands twice is an error.
fn number<'a>(cursor: &mut Cursor<'a, '_>, slot: &mut Option<Number<'a>>, mut element: Element<'a>) -> Result<(), Abort> {
    let number = Number { radix: element.attribute("Radix"), text: cursor.text()? };
    cursor.fill(slot, number, &element);
    Ok(())
}

fn encoding<'a>(cursor: &mut Cursor<'a, '_>, mut element: Element<'a>) -> Result<Encoding<'a>, Abort> {
    let mut encoding = Encoding { span: element.span, order: element.attribute("Order"), ..Encoding::default() };
    children!(cursor, child {
        "EncodingName" => cursor.once(&mut encoding.name, &child)?,
        "BitCount" => cursor.once(&mut encoding.bit_count, &child)?,
        "EncodingIdentifierMask" => number(cursor, &mut encoding.identifier_mask, child)?,
        "EncodingIdentifiers" => children!(cursor, child {
            "EncodingIdentifier" => {
                let mut identifier = None;
                number(cursor, &mut identifier, child)?;
                encoding.identifiers.extend(identifier);
            },
        }),
        "EncodingConditions" => children!(cursor, child {
            "EncodingCondition" => encoding.conditions.push(condition(cursor, &child)?),
        }),
        "Description" => cursor.once(&mut encoding.description, &child)?,
        "MicrocodeFormat" => microcode_format(cursor, &mut encoding.fields)?,
    });
    Ok(encoding)
}

fn condition<'a>(cursor: &mut Cursor<'a, '_>, element: &Element<'a>) -> Result<Condition<'a>, Abort> {
    let mut condition = Condition { span: element.span, ..Condition::default() };
    children!(cursor, child {
        "ConditionName" => cursor.once(&mut condition.name, &child)?,
        "ConditionId" => cursor.once(&mut condition.id, &child)?,
        // AMD's files have the first spelling.
        "CondtionExpression" => condition_expression(cursor, &mut condition, &child)?,
        "ConditionExpression" => condition_expression(cursor, &mut condition, &child)?,
    });
    Ok(condition)
}

fn condition_expression<'a>(
    cursor: &mut Cursor<'a, '_>,
    condition: &mut Condition<'a>,
    element: &Element<'a>,
) -> Result<(), Abort> {
    if let Some(expression) = expression::read(cursor, element)? {
        cursor.fill(&mut condition.expression, expression, element);
    }
    Ok(())
}

fn microcode_format<'a>(cursor: &mut Cursor<'a, '_>, fields: &mut Vec<Field<'a>>) -> Result<(), Abort> {
    children!(cursor, child {
        "BitMap" => children!(cursor, child {
            "Field" => fields.push(field(cursor, child)?),
        }),
    });
    Ok(())
}

fn field<'a>(cursor: &mut Cursor<'a, '_>, mut element: Element<'a>) -> Result<Field<'a>, Abort> {
    let mut field = Field {
        span: element.span,
        conditional: element.attribute("IsConditional"),
        signedness: element.attribute("Signedness"),
        ..Field::default()
    };
    children!(cursor, child {
        "FieldName" => cursor.once(&mut field.name, &child)?,
        "Description" => cursor.once(&mut field.description, &child)?,
        "BitLayout" => {
            field.range_count = child.attribute("RangeCount");
            children!(cursor, child {
                "Range" => field.ranges.push(range(cursor, child)?),
            })
        },
        "FieldPredefinedValues" => values(cursor, &mut field.values)?,
    });
    Ok(field)
}

fn range<'a>(cursor: &mut Cursor<'a, '_>, mut element: Element<'a>) -> Result<Range<'a>, Abort> {
    let mut range = Range { span: element.span, order: element.attribute("Order"), ..Range::default() };
    children!(cursor, child {
        "BitCount" => cursor.once(&mut range.bit_count, &child)?,
        "BitOffset" => cursor.once(&mut range.bit_offset, &child)?,
        "Padding" => {
            let mut padding = Padding { span: child.span, ..Padding::default() };
            children!(cursor, child {
                "BitCount" => cursor.once(&mut padding.bit_count, &child)?,
                "Value" => number(cursor, &mut padding.value, child)?,
            });
            cursor.fill(&mut range.padding, padding, &child);
        },
    });
    Ok(range)
}

fn values<'a>(cursor: &mut Cursor<'a, '_>, values: &mut Vec<Value<'a>>) -> Result<(), Abort> {
    children!(cursor, child {
        "PredefinedValue" => {
            let mut value = Value { span: child.span, ..Value::default() };
            children!(cursor, child {
                "Name" => cursor.once(&mut value.name, &child)?,
                "Description" => cursor.once(&mut value.description, &child)?,
                "Value" => number(cursor, &mut value.value, child)?,
            });
            values.push(value);
        },
    });
    Ok(())
}

fn instruction<'a>(cursor: &mut Cursor<'a, '_>, element: &Element<'a>) -> Result<Instruction<'a>, Abort> {
    let mut instruction = Instruction { span: element.span, ..Instruction::default() };
    children!(cursor, child {
        "InstructionFlags" => while let Some(flag) = cursor.child()? {
            instruction.flags.push((flag.name, cursor.text()?));
        },
        "InstructionName" => cursor.once(&mut instruction.name, &child)?,
        "AliasedInstructionNames" => children!(cursor, child {
            "InstructionName" => instruction.aliases.push(cursor.text()?),
        }),
        "Description" => cursor.once(&mut instruction.description, &child)?,
        "InstructionEncodings" => children!(cursor, child {
            "InstructionEncoding" => instruction.forms.push(form(cursor, &child)?),
        }),
        "FunctionalGroup" => children!(cursor, child {
            "Name" => cursor.once(&mut instruction.group, &child)?,
            "FunctionalSubgroups" => children!(cursor, child {
                "Subgroup" => instruction.subgroups.push(cursor.text()?),
            }),
        }),
    });
    Ok(instruction)
}

fn form<'a>(cursor: &mut Cursor<'a, '_>, element: &Element<'a>) -> Result<Form<'a>, Abort> {
    let mut form = Form { span: element.span, ..Form::default() };
    children!(cursor, child {
        "EncodingName" => cursor.once(&mut form.encoding, &child)?,
        "EncodingCondition" => {
            form.condition_id = child.attribute("Id");
            cursor.once(&mut form.condition, &child)?;
        },
        "Opcode" => number(cursor, &mut form.opcode, child)?,
        "Operands" => children!(cursor, child {
            "Operand" => form.operands.push(operand(cursor, child)?),
        }),
    });
    Ok(form)
}

fn operand<'a>(cursor: &mut Cursor<'a, '_>, mut element: Element<'a>) -> Result<Operand<'a>, Abort> {
    let mut operand = Operand {
        span: element.span,
        order: element.attribute("Order"),
        input: element.attribute("Input"),
        output: element.attribute("Output"),
        implicit: element.attribute("IsImplicit"),
        binary_microcode_required: element.attribute("IsBinaryMicrocodeRequired"),
        ..Operand::default()
    };
    children!(cursor, child {
        "FieldName" => cursor.once(&mut operand.field, &child)?,
        "DataFormatName" => cursor.once(&mut operand.data_format, &child)?,
        "OperandType" => cursor.once(&mut operand.operand_type, &child)?,
        "OperandSize" => cursor.once(&mut operand.size, &child)?,
    });
    Ok(operand)
}

fn data_format<'a>(cursor: &mut Cursor<'a, '_>, element: &Element<'a>) -> Result<DataFormat<'a>, Abort> {
    let mut format = DataFormat { span: element.span, ..DataFormat::default() };
    children!(cursor, child {
        "DataFormatName" => cursor.once(&mut format.name, &child)?,
        "Description" => cursor.once(&mut format.description, &child)?,
        "DataType" => cursor.once(&mut format.data_type, &child)?,
        "BitCount" => cursor.once(&mut format.bit_count, &child)?,
        "ComponentCount" => cursor.once(&mut format.component_count, &child)?,
        "DataAttributes" => children!(cursor, child {
            "BitMap" => {
                let mut component = Component { span: child.span, order: child.attribute("Order"), ..Component::default() };
                children!(cursor, child {
                    "Field" => component.fields.push(field(cursor, child)?),
                });
                format.components.push(component);
            },
        }),
    });
    Ok(format)
}

fn operand_type<'a>(cursor: &mut Cursor<'a, '_>, mut element: Element<'a>) -> Result<OperandType<'a>, Abort> {
    let mut operand_type =
        OperandType { span: element.span, partitioned: element.attribute("IsPartitioned"), ..OperandType::default() };
    children!(cursor, child {
        "OperandTypeName" => cursor.once(&mut operand_type.name, &child)?,
        "Description" => cursor.once(&mut operand_type.description, &child)?,
        "Subtypes" => while let Some(_subtype) = cursor.child()? {
            operand_type.subtypes.push(cursor.text()?);
        },
        "OperandPredefinedValues" => values(cursor, &mut operand_type.values)?,
        "MicrocodeFormat" => microcode_format(cursor, &mut operand_type.fields)?,
    });
    Ok(operand_type)
}

fn group<'a>(cursor: &mut Cursor<'a, '_>, element: &Element<'a>) -> Result<Group<'a>, Abort> {
    let mut group = Group { span: element.span, ..Group::default() };
    children!(cursor, child {
        "Name" => cursor.once(&mut group.name, &child)?,
        "Description" => cursor.once(&mut group.description, &child)?,
    });
    Ok(group)
}
