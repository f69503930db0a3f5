//! The form that the builder chooses, beside the one that llvm-mc chooses for the same operands without a suffix.

use std::collections::{BTreeMap, HashMap, HashSet};

use amdgpu_isa::{Inst, Literal, Opcode, OperandModifiers, Value};

use super::report::{Answer, Question, Report};
use super::{Case, decode};

/// Compares the builder's words with LLVM's bytes for each text without suffix. Cases with the same text are one. What LLVM prints and
/// does not take again, or takes for other operands, is no question.
pub fn compare(generation: &str, cases: &[&Case], bytes: &HashMap<String, Vec<u8>>, report: &mut Report) {
    let mut seen = HashSet::new();
    for case in cases {
        let Some(bytes) = bytes.get(&case.plain).filter(|_| seen.insert(&case.plain)) else { continue };
        let Some(theirs) = again(&case.inst, bytes) else { continue };
        let wave = case.inst.isa().default_wave();
        let mut answer = |question, difference| {
            let answer = Answer { inst: &case.inst, text: &case.plain, difference, is_taken: true };
            report.answer(generation, question, answer);
        };
        match case.inst.to_builder(wave).any_form().encode() {
            Err(error) => answer(Question::Refusals, Some(error.to_string())),
            Ok(inst) => {
                answer(Question::Refusals, None);
                let other = || format!("{inst:?} {:?}, LLVM {theirs:?} {:?}", inst.form(), theirs.form());
                answer(Question::Choice, (!same_words(&inst, &theirs)).then(other));
            }
        }
    }
}

/// What LLVM's assembler makes of LLVM's text for the instruction, if that says the same.
pub fn again(inst: &Inst, bytes: &[u8]) -> Option<Inst> {
    decode(inst.isa(), bytes).filter(|theirs| Said::by(theirs) == Said::by(inst))
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
pub fn same_words(a: &Inst, b: &Inst) -> bool {
    a.forms().eq(b.forms()) && Said::by(a) == Said::by(b)
}
