//! A decoded instruction as JSON.

use amdgpu_isa::{Inst, Operand, WaveSize};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// `{"opcode","encoding","condition","bytes","fields","operands","reads","writes","lint"}`
#[derive(Serialize)]
pub struct Decoded<'a> {
    opcode: String,
    encoding: &'a str,
    condition: &'a str,
    bytes: String,
    fields: Fields<'a>,
    operands: Vec<OperandJson>,
    /// In LLVM's spelling, implicit ones included.
    reads: Vec<String>,
    writes: Vec<String>,
    lint: Vec<LintJson>,
}

/// Something doubtful.
#[derive(Serialize)]
struct LintJson {
    kind: &'static str,
    message: String,
}

/// `{"error":kind,"message":…}`
#[derive(Serialize)]
pub struct Failed<'a> {
    pub error: &'a str,
    pub message: &'a str,
}

struct Fields<'a>(&'a Inst);

#[derive(Serialize)]
struct OperandJson {
    field: Option<&'static str>,
    #[serde(rename = "type")]
    operand_type: &'static str,
    format: &'static str,
    bits: u16,
    input: bool,
    output: bool,
    implicit: bool,
    value: Option<u64>,
    name: Option<String>,
}

impl<'a> Decoded<'a> {
    pub fn new(inst: &'a Inst, wave: WaveSize) -> Self {
        Self {
            opcode: inst.name().to_string(),
            encoding: inst.encoding().name(),
            condition: inst.condition(),
            bytes: crate::hex::of(inst),
            fields: Fields(inst),
            operands: inst.operands().map(|operand| OperandJson::new(&operand)).collect(),
            reads: inst.reads(wave).map(|registers| registers.to_string()).collect(),
            writes: inst.writes(wave).map(|registers| registers.to_string()).collect(),
            lint: inst.lint(wave).map(|lint| LintJson { kind: lint.kind(), message: lint.to_string() }).collect(),
        }
    }
}

impl OperandJson {
    fn new(operand: &Operand) -> Self {
        Self {
            field: operand.field().map(|field| field.name()),
            operand_type: operand.operand_type().name(),
            format: operand.data_format().name(),
            bits: operand.size_bits(),
            input: operand.is_input(),
            output: operand.is_output(),
            implicit: operand.is_implicit(),
            value: operand.value(),
            name: operand.name().map(|name| name.to_string()),
        }
    }
}

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (field, value) in self.0.fields() {
            map.serialize_entry(field.name(), &value)?;
        }
        map.end()
    }
}
