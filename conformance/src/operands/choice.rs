//! The form that the builder chooses, beside the one that llvm-mc chooses for the same operands without a suffix.

use std::collections::BTreeMap;

use amdgpu_isa::{Inst, Literal, Opcode, OperandModifiers, Value};
use anyhow::Result;
use xtask::oracle::{Assembled, Oracle, Target};

use super::Case;
use super::report::{Question, Report};
use super::roles::bare;

/// Compares all cases. Cases with the same text are one.
pub fn compare(generation: &str, target: Target<'_>, oracle: &Oracle, cases: &[Case], report: &mut Report) -> Result<()> {
    let mut lines: BTreeMap<String, &Case> = BTreeMap::new();
    for case in cases {
        lines.entry(plain(&case.text)).or_insert(case);
    }
    let texts: Vec<&String> = lines.keys().collect();
    let answers = oracle.assemble(target, &texts)?;
    for ((text, case), answer) in lines.iter().zip(answers) {
        // What LLVM prints and does not take again, or takes for other operands, is no question.
        let Assembled::Bytes(bytes) = answer else { continue };
        let words: Vec<u32> = bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        let Ok(theirs) = case.inst.isa().decode(&words) else { continue };
        if Said::by(&theirs) != Said::by(&case.inst) {
            continue;
        }
        let wave = case.inst.isa().default_wave();
        let difference = match case.inst.to_builder(wave).any_form().encode() {
            Err(error) => Some(format!("refused: {error}")),
            Ok(inst) if same_words(&inst, &theirs) => None,
            Ok(inst) => Some(format!("{inst:?} {:?}, LLVM {theirs:?} {:?}", inst.form(), theirs.form())),
        };
        report.answer(generation, Question::Choice, &case.inst, text, difference);
    }
    Ok(())
}

/// What an instruction says, whatever its form: instructions, operands with their modifiers, and modifiers that change something.
#[derive(PartialEq)]
struct Said {
    opcodes: Vec<Opcode>,
    operands: Vec<(Value, OperandModifiers)>,
    modifiers: BTreeMap<&'static str, i64>,
}

impl Said {
    fn by(inst: &Inst) -> Self {
        let wave = inst.isa().default_wave();
        let operands = inst.operands().filter(|operand| !operand.is_implicit());
        let operands = operands.map(|operand| {
            let value = match operand.resolve(wave) {
                // The half of a literal that the operand does not read is lost in the text.
                Value::Literal(literal) => Value::Literal(Literal { raw: 0, ..literal }),
                value => value,
            };
            (value, operand.modifiers())
        });
        let modifiers = inst.modifiers().filter(|modifier| !modifier.is_default());
        Self {
            opcodes: inst.forms().map(|form| form.instruction().opcode()).collect(),
            operands: operands.filter(|(value, _)| !matches!(value, Value::Absent | Value::Memory(_))).collect(),
            modifiers: modifiers.map(|modifier| (modifier.name, modifier.value)).collect(),
        }
    }
}

/// Whether two instructions have the same form, operands and modifiers; bits that they ignore don't count.
fn same_words(a: &Inst, b: &Inst) -> bool {
    a.forms().eq(b.forms()) && Said::by(a) == Said::by(b)
}

/// A line without the suffix of its mnemonic.
fn plain(text: &str) -> String {
    let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
    format!("{} {rest}", bare(mnemonic))
}
