//! What the hardware can't do although the fields can hold it: what the assembler, the builder and the lint ask alike.

mod dual;
mod operand;

use crate::pair::FormItems;
use crate::rows::{Choice, Meaning};
use crate::text::code::{VCC, is_set};
use crate::text::item::{File, Item, Present, Register};
use crate::{Bank, Form, FormOperand, Inst, Operand, OperandKind, Registers, Value, WaveSize};
use amdgpu_isa_base::size;

pub(crate) use dual::conflict;
pub(crate) use operand::{LAST_ATTRIBUTE, has_control, has_mask, is_absent, is_taken, kinds_of_register, takes};

/// How many scalar values an instruction may read at most, 0 where there is no limit, and whether it reads VCC although no field says so.
#[inline]
pub(crate) fn scalar_limit(first: &Choice, second: Option<&Choice>) -> (u8, bool) {
    let second = second.unwrap_or(first);
    (first.bus.min(second.bus), first.reads_vcc || second.reads_vcc)
}

/// How many different scalar values a vector instruction reads: registers, literals (so many), and VCC where it does so although no field
/// says so. NULL costs nothing, nor does M0 where it tells a lane.
pub(crate) fn scalar_reads(inst: &Inst, literals: u8, reads_vcc: bool, wave64: bool) -> u8 {
    let words = inst.words();
    let is_lane = |operand: FormOperand| matches!(operand.operand_type().kind(), OperandKind::Lane);
    let mut seen = [u64::MAX; 8];
    let mut count = literals;
    for (form, item) in FormItems::new(inst.form(), inst.second()) {
        let Item::Operand(register) = item else { continue };
        let Some(code) = scalar(register, words) else { continue };
        let operand = operand_of(form, register);
        let is_free = match inst.isa().tables.codes.get(code as usize) {
            Some(Meaning::Register(Bank::Null, _)) => true,
            Some(Meaning::Register(Bank::M0, _)) => operand.is_some_and(is_lane),
            _ => false,
        };
        if is_free || !operand.is_none_or(FormOperand::is_input) {
            continue;
        }
        let dwords = size::dwords(register.size, words, wave64);
        // A register counts once, however often and in whatever width it is read.
        let key = code << 8 | u64::from(dwords);
        match seen.iter_mut().find(|room| **room == key || **room == u64::MAX) {
            Some(room) if *room == key => {}
            Some(room) => {
                *room = key;
                count += 1;
            }
            None => count += 1,
        }
    }
    if reads_vcc && !seen.iter().any(|key| key >> 8 == VCC) {
        count += 1;
    }
    count
}

/// Whether an operand of 16 bits has a VGPR's number whose top bit should tell the half.
pub(crate) fn is_past_halves(operand: &Operand<'_>, registers: Registers) -> bool {
    let is_half = operand.form().choice().short_halves && operand.size_bits() == 16;
    is_half && registers.bank == Bank::Vgpr && registers.first > 127
}

/// The same of any operand.
#[cold]
pub(crate) fn has_register_past_halves(inst: &Inst) -> bool {
    inst.operands().any(|operand| match operand.resolve(WaveSize::Wave32) {
        Value::Registers(registers) => is_past_halves(&operand, registers),
        _ => false,
    })
}

/// Whether the operand is a source.
pub(crate) fn is_read(form: Form, register: &Register) -> bool {
    operand_of(form, register).is_none_or(FormOperand::is_input)
}

/// The operand that an item of the form's syntax is; none for one that the specification does not have.
fn operand_of(form: Form, register: &Register) -> Option<FormOperand> {
    let encoding = form.encoding();
    form.operands().find(|operand| operand.field_in(encoding).is_some_and(|field| field.low() == register.bits))
}

/// The code of a scalar register that an operand reads.
fn scalar(register: &Register, words: &[u32]) -> Option<u64> {
    if !matches!(register.present, Present::Here) {
        return None;
    }
    let code = register.bits.extract(words);
    let is_scalar = match register.file {
        File::Source | File::SourceOrAccumulator(_) | File::SourceAccumulator => code < 256,
        File::VectorOrScalar(bit) => is_set(words, bit),
        _ => false,
    };
    let is_constant = matches!(code, 128..=208 | 240..=248 | 254 | 255);
    (is_scalar && !is_constant).then_some(code)
}
