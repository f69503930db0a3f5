//! The card of an instruction: all that is known of one of its forms, and how it fares in other generations.

use serde::Serialize;

use crate::catalog::{Catalog, Entry};
use crate::layout::Run;
use crate::model::{Encoding, Form, Instruction};

mod elsewhere;
mod example;

pub use elsewhere::{Elsewhere, Reason};
pub use example::Example;

/// All that is known of a form of an instruction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Card {
    /// AMD's name of the instruction.
    pub name: String,
    /// The generation, AMD's name without AMD's.
    pub generation: String,
    /// The encoding.
    pub encoding: String,
    /// The condition under which the form applies, and its tests.
    pub condition: (String, String),
    /// The half of a dual word that the form fills: `X`, `Y`.
    pub half: Option<&'static str>,
    /// Length in bits.
    pub bits: u16,
    /// Value of the opcode field; none where the encoding has no such field.
    pub opcode: Option<u32>,
    /// Whether the opcode laid into its field, with the prefix, rebuilds an identifier that the specification lists.
    pub identifier: Identifier,
    /// Every bit, from the top.
    pub layout: Vec<Run>,
    /// In AMD's order.
    pub operands: Vec<CardOperand>,
    /// Fields that are operands of other instructions in this encoding, and not of this one.
    pub idle_fields: Vec<String>,
    /// Flags that are set.
    pub flags: Vec<&'static str>,
    /// Functional group.
    pub group: String,
    /// Functional subgroups.
    pub subgroups: Vec<String>,
    /// Other names.
    pub aliases: Vec<String>,
    /// Targets of all generations that have the instruction, its own first.
    pub targets: Vec<String>,
    /// The other generations.
    pub elsewhere: Vec<Elsewhere>,
    /// An example, where one can be made.
    pub example: Option<Example>,
    /// The instruction's other forms.
    pub other_forms: Vec<OtherForm>,
}

/// The self-check of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Identifier {
    /// What prefix and opcode rebuild; none if the opcode does not fit its field.
    pub rebuilt: Option<u32>,
    /// Whether the specification, with the project's corrections, lists it.
    pub listed: bool,
}

/// An operand on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardOperand {
    /// The field that holds it.
    pub field: Option<String>,
    /// `read`, `written`, `read and written`.
    pub direction: &'static str,
    /// AMD's operand type.
    pub operand_type: String,
    /// AMD's data format.
    pub data_format: String,
    /// Size in bits. 0: the specification does not say.
    pub size: u16,
    /// Whether it is implied by the opcode.
    pub implicit: bool,
}

/// Another form of the instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherForm {
    /// The encoding.
    pub encoding: String,
    /// The conditions, one a form.
    pub conditions: Vec<String>,
    /// Length in bits.
    pub bits: u16,
    /// Value of the opcode field.
    pub opcode: u32,
}

impl Card {
    /// The card of an instruction's form in a generation (a position in the catalog); none if there is no such form.
    pub fn new(catalog: &Catalog, generation: usize, instruction: &Instruction, form: usize) -> Option<Self> {
        let entry = catalog.generations.get(generation)?;
        let form = instruction.forms.get(form)?;
        let encoding = entry.model.encoding(&form.encoding)?;
        let rebuilt = encoding.skeleton(form.opcode, form.slot).map(|words| words[0] & encoding.identifier_mask);
        let listed = rebuilt.is_some_and(|rebuilt| encoding.identifiers.contains(&rebuilt));
        let condition = encoding.conditions.iter().find(|condition| condition.name == form.condition);
        let tests = condition.map_or_else(String::new, |condition| crate::words::tests(&condition.any));
        let elsewhere = elsewhere::compare(catalog, generation, instruction, form);
        Some(Self {
            name: instruction.name.clone(),
            generation: entry.title().to_owned(),
            encoding: form.encoding.clone(),
            condition: (form.condition.clone(), tests),
            half: half(form),
            bits: encoding.bits,
            opcode: encoding.opcode_field(form.slot).map(|_| form.opcode),
            identifier: Identifier { rebuilt, listed },
            layout: encoding.layout(form),
            operands: form.operands.iter().map(CardOperand::new).collect(),
            idle_fields: idle_fields(entry, encoding, form),
            flags: flags(instruction),
            group: instruction.group.clone(),
            subgroups: instruction.subgroups.clone(),
            aliases: instruction.aliases.clone(),
            targets: targets(catalog, generation, &elsewhere),
            elsewhere,
            example: Example::new(entry, instruction, form),
            other_forms: other_forms(entry, instruction, form),
        })
    }

    /// Writes the example as `disassemble` does, if it can.
    pub fn disassemble(&mut self, generation: &str, disassemble: &dyn Fn(&str, &[u32]) -> Option<String>) {
        if let Some(example) = &mut self.example
            && let Some(text) = disassemble(generation, &example.words)
        {
            example.text = text;
        }
    }

    /// Whether another card says the same of the same bits, whatever generation it is from.
    pub fn same_form(&self, other: &Card) -> bool {
        self.name == other.name
            && self.encoding == other.encoding
            && self.condition.1 == other.condition.1
            && self.layout == other.layout
            && self.operands == other.operands
            && self.idle_fields == other.idle_fields
            && self.flags == other.flags
            && self.other_forms == other.other_forms
    }
}

impl CardOperand {
    fn new(operand: &crate::model::Operand) -> Self {
        Self {
            field: operand.field.clone(),
            direction: crate::words::direction(operand.input, operand.output),
            operand_type: operand.operand_type.clone(),
            data_format: operand.data_format.clone(),
            size: operand.size,
            implicit: operand.implicit,
        }
    }
}

fn half(form: &Form) -> Option<&'static str> {
    match form.slot {
        isa_spec::isa::Slot::Whole => None,
        isa_spec::isa::Slot::X => Some("X"),
        isa_spec::isa::Slot::Y => Some("Y"),
    }
}

/// Fields that some form of the encoding uses as an operand and this one does not.
fn idle_fields(entry: &Entry, encoding: &Encoding, form: &Form) -> Vec<String> {
    let mine = |name: &String| form.operands.iter().any(|operand| operand.field.as_ref() == Some(name));
    let others = entry.model.instructions.iter().flat_map(|instruction| &instruction.forms);
    let mut used: Vec<&String> = others
        .filter(|other| other.encoding == encoding.name && other.slot == form.slot)
        .flat_map(|other| other.operands.iter().filter_map(|operand| operand.field.as_ref()))
        .collect();
    used.sort_unstable();
    used.dedup();
    let idle = encoding.fields.iter().map(|field| &field.name).filter(|name| used.contains(name) && !mine(name));
    idle.cloned().collect()
}

fn flags(instruction: &Instruction) -> Vec<&'static str> {
    let flags = instruction.flags;
    let all = [
        (flags.branch, "branch"),
        (flags.conditional_branch, "conditional branch"),
        (flags.indirect_branch, "indirect branch"),
        (flags.program_terminator, "program terminator"),
        (flags.immediately_executed, "immediately executed"),
    ];
    all.into_iter().filter_map(|(set, name)| set.then_some(name)).collect()
}

fn targets(catalog: &Catalog, generation: usize, elsewhere: &[Elsewhere]) -> Vec<String> {
    let others = elsewhere.iter().map(|other| other.generation);
    let all = std::iter::once(generation).chain(others).filter_map(|at| catalog.generations.get(at));
    all.flat_map(|entry| entry.targets.iter().cloned()).collect()
}

/// The other forms, those of the same encoding and opcode together.
fn other_forms(entry: &Entry, instruction: &Instruction, form: &Form) -> Vec<OtherForm> {
    let mut forms: Vec<OtherForm> = Vec::new();
    for other in instruction.forms.iter().filter(|other| !std::ptr::eq(*other, form)) {
        let same = |it: &&mut OtherForm| it.encoding == other.encoding && it.opcode == other.opcode;
        match forms.iter_mut().find(same) {
            Some(known) => known.conditions.push(other.condition.clone()),
            None => forms.push(OtherForm {
                encoding: other.encoding.clone(),
                conditions: vec![other.condition.clone()],
                bits: entry.model.encoding(&other.encoding).map_or(0, |encoding| encoding.bits),
                opcode: other.opcode,
            }),
        }
    }
    forms
}
