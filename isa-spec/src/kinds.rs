//! What operands are (`kinds.toml`): registers, constants, immediates, by AMD's names of values and of operand types.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::isa::OperandType;
use crate::patch::matches;

/// What a named value is. Banks are called as in the runtime's `Bank`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A register of a bank.
    Register {
        /// The bank.
        bank: &'static str,
        /// The register's number in it.
        number: u16,
    },
    /// An integer.
    Integer(i16),
    /// A float, by its place in the list of inline floats.
    Float(u8),
    /// A literal of 32 bits follows.
    Literal,
    /// A literal of 64 bits follows.
    Literal64,
    /// A dword of LDS, by M0.
    LdsDirect,
}

/// What an operand of a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A register or a constant: the value tells.
    Selector,
    /// The number of a lane: a register or a constant, as the value tells.
    Lane,
    /// A number.
    Immediate,
    /// Several numbers in one.
    Parts,
    /// Distance to a branch's target.
    Branch,
    /// Memory of the GPU.
    GlobalMemory,
    /// LDS or GDS.
    LocalMemory,
    /// An attribute to interpolate.
    Attribute,
    /// A parameter of an interpolation.
    Parameter,
    /// Where an export goes.
    ExportTarget,
    /// A vector register of a bank.
    Vector(&'static str),
    /// Always the register of a bank.
    Implied(&'static str),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    value: Vec<ValueRow>,
    r#type: Vec<TypeRow>,
    exec: ExecRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExecRow {
    groups: Vec<String>,
    except: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ValueRow {
    names: Vec<String>,
    register: Option<(String, u16)>,
    constant: Option<Constant>,
    float: Option<u8>,
}

/// Constants that are called so in the file.
#[derive(Clone, Copy, Deserialize)]
enum Constant {
    Integer,
    Negative,
    Literal,
    Literal64,
    LdsDirect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypeRow {
    names: Vec<String>,
    kind: Option<Plain>,
    implied: Option<String>,
    vector: Option<String>,
}

/// Kinds that are called so in the file.
#[derive(Deserialize)]
enum Plain {
    Branch,
    GlobalMemory,
    LocalMemory,
    Attribute,
    Lane,
    Parameter,
    ExportTarget,
}

static FILE: LazyLock<File> =
    LazyLock::new(|| toml::from_str(include_str!("../kinds.toml")).expect("kinds.toml is part of the program"));

/// What the value with this name is; none where it is the name of a part (a hardware register, a message).
pub fn meaning(name: &str) -> Option<Meaning> {
    let digits = name.len() - name.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (prefix, number) = name.split_at(name.len() - digits);
    let exact = |row: &&ValueRow| row.names.iter().any(|known| known == name);
    let counted = |row: &&ValueRow| row.names.iter().any(|known| known.strip_suffix('#') == Some(prefix));
    let (row, number) = match FILE.value.iter().find(exact) {
        Some(row) => (row, 0),
        None => (FILE.value.iter().find(counted)?, number.parse::<i16>().ok()?),
    };
    if let Some((bank, first)) = &row.register {
        return Some(Meaning::Register { bank, number: first + number as u16 });
    }
    if let Some(float) = row.float {
        return Some(Meaning::Float(float));
    }
    Some(match row.constant? {
        Constant::Integer => Meaning::Integer(number),
        Constant::Negative => Meaning::Integer(-number),
        Constant::Literal => Meaning::Literal,
        Constant::Literal64 => Meaning::Literal64,
        Constant::LdsDirect => Meaning::LdsDirect,
    })
}

/// What operands of the type are.
pub fn kind(operand_type: &OperandType) -> Kind {
    let row = FILE.r#type.iter().find(|row| row.names.contains(&operand_type.name));
    match row {
        Some(TypeRow { implied: Some(bank), .. }) => Kind::Implied(bank),
        Some(TypeRow { vector: Some(bank), .. }) => Kind::Vector(bank),
        Some(TypeRow { kind: Some(plain), .. }) => match plain {
            Plain::Branch => Kind::Branch,
            Plain::GlobalMemory => Kind::GlobalMemory,
            Plain::LocalMemory => Kind::LocalMemory,
            Plain::Attribute => Kind::Attribute,
            Plain::Lane => Kind::Lane,
            Plain::Parameter => Kind::Parameter,
            Plain::ExportTarget => Kind::ExportTarget,
        },
        _ if !operand_type.values.is_empty() && operand_type.fields.is_empty() => Kind::Selector,
        _ if operand_type.fields.len() > 1 || !operand_type.values.is_empty() => Kind::Parts,
        _ => Kind::Immediate,
    }
}

/// Whether the instruction, of this functional group, acts only on the lanes that EXEC has set.
pub fn is_masked(instruction: &str, group: &str) -> bool {
    let ExecRow { groups, except } = &FILE.exec;
    groups.iter().any(|known| known == group) && !except.iter().any(|pattern| matches(pattern, instruction))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_mean_what_they_say() {
        assert_eq!(meaning("s105"), Some(Meaning::Register { bank: "Sgpr", number: 105 }));
        assert_eq!(meaning("VCC_HI"), Some(Meaning::Register { bank: "Vcc", number: 1 }));
        assert_eq!(meaning("M0"), Some(Meaning::Register { bank: "M0", number: 0 }));
        assert_eq!(meaning("-16"), Some(Meaning::Integer(-16)));
        assert_eq!(meaning("-0.5"), Some(Meaning::Float(1)));
        assert_eq!(meaning("HW_REG_MODE"), None);
    }
}
