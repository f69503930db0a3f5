//! The specification's forms beside the runtime's: the same form in both worlds.

use amdgpu_isa::{Form, Generation, Inst, Isa};
use isa_spec::isa::{self, Slot};
use isa_spec::load::{Specification, load_embedded};
use isa_spec::reference::{FormRef, by_lead};

/// A generation in both worlds.
pub struct Pair {
    /// The facts, as the IR has them.
    pub spec: Specification,
    /// The generated tables.
    pub isa: &'static Isa,
    /// The generation.
    pub generation: Generation,
    /// Forms that each value of the top nine bits allows, for the reference decoder.
    pub by_lead: Vec<Vec<FormRef>>,
}

/// All generations, in both worlds.
///
/// # Panics
/// When the embedded specification has a fault, or a generation is not in the facade.
pub fn all() -> Vec<Pair> {
    let specs = load_embedded().unwrap_or_else(|report| panic!("{report}"));
    specs
        .into_iter()
        .map(|spec| {
            let generation: Generation = spec.isa.generation.parse().expect("the facade has every generation");
            Pair { isa: generation.isa(), generation, by_lead: by_lead(&spec.isa), spec }
        })
        .collect()
}

impl Pair {
    /// Whether a runtime form is the IR's form: same instruction, encoding, condition, opcode, slot and operands' fields.
    pub fn same(&self, ir: &isa::Form, instruction: &isa::Instruction, form: Form) -> bool {
        let encoding = &self.spec.isa.encodings[ir.encoding.index()];
        let slot = match ir.slot {
            Slot::Whole => amdgpu_isa::Slot::Whole,
            Slot::X => amdgpu_isa::Slot::X,
            Slot::Y => amdgpu_isa::Slot::Y,
        };
        let fields = ir.operands.iter().map(|operand| operand.field.map(|field| &*encoding.fields[field.index()].name));
        form.instruction().name() == instruction.name
            && form.encoding().name() == encoding.name
            && form.condition() == encoding.conditions[ir.condition.index()].name
            && form.opcode() == ir.opcode
            && form.slot() == slot
            && form.operands().map(|operand| operand.field().map(|field| field.name())).eq(fields)
    }

    /// A form's name for lists: `V_ADD_F32 VOP2_INST_LITERAL has_lit`, with the half's letter in a dual-issue word.
    pub fn label(&self, ir: &isa::Form, instruction: &isa::Instruction) -> String {
        let encoding = &self.spec.isa.encodings[ir.encoding.index()];
        let slot = match ir.slot {
            Slot::Whole => "",
            Slot::X => " X",
            Slot::Y => " Y",
        };
        format!("{} {} {}{slot}", instruction.name, encoding.name, encoding.conditions[ir.condition.index()].name)
    }
}

/// The bytes of an instruction in memory order.
pub fn bytes(inst: &Inst) -> Vec<u8> {
    inst.to_bytes().to_vec()
}
