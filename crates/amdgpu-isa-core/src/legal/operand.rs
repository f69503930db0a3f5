//! What operands, masks and controls can be where their fields can hold more.

use crate::asm::tables::{
    CONSTANTS, DIRECT, DIRECT_CODE, EXEC, HIGH, HIGH_CODE, LOW, LOW_CODE, NamedRegister, Narrow, READ_ONLY, SCALARS, VECTORS,
};
use crate::rows::{Bits, Meaning};
use crate::text::code::{code_of, is_set};
use crate::text::immediate::{DELAY_IDS, DELAY_SKIPS, INDEX_MODES};
use crate::text::item::{DppKind, ImageData, ImageRule, Immediate, Item};
use crate::{Bank, DppControl, Form, FormOperand, Isa, Operand, Value};

/// The last attribute that can be interpolated.
pub(crate) const LAST_ATTRIBUTE: u64 = 32;

/// Whether the operand at this place takes what is of one of these kinds ([`SCALARS`] and its like).
#[inline]
pub(crate) fn takes(narrow: &[Narrow], bits: Bits, kinds: u8) -> bool {
    narrow.iter().find(|narrow| narrow.bits == bits).is_none_or(|narrow| narrow.takes & kinds != 0)
}

/// The kind of a register with this code in the space of sources.
#[inline]
pub(crate) const fn kinds_of_register(code: u16) -> u8 {
    match code {
        256.. => VECTORS,
        DIRECT_CODE => DIRECT,
        128.. => READ_ONLY,
        126 | 127 => EXEC,
        LOW_CODE => LOW,
        HIGH_CODE => HIGH,
        _ => SCALARS,
    }
}

/// Whether the operand takes what its code selects, or the number that it is.
pub(crate) fn is_taken(operand: &Operand<'_>, value: Value) -> bool {
    let words = operand.words();
    let (bits, code) = match operand.item() {
        Some(Item::Operand(register)) => (register.bits, code_of(register.file, register.bits.extract(words), words).0),
        Some(Item::Matrix(bits, ..)) => (*bits, bits.extract(words)),
        Some(Item::Attribute { number, .. }) => return number.extract(words) <= LAST_ATTRIBUTE,
        Some(_) => return true,
        None => return operand.form().syntax().all(|item| is_immediate(item, words)),
    };
    let kinds = match value {
        Value::Integer(_) | Value::Float(_) | Value::Literal(_) => CONSTANTS,
        Value::Registers(_) | Value::LdsDirect => kinds_of_register(code as u16),
        _ => return true,
    };
    let form = operand.form();
    takes(form.choice().narrow.of(form.isa().tables.asm.narrow), bits, kinds)
}

/// Whether an immediate that has names for its parts has one for each.
fn is_immediate(item: &Item, words: &[u32]) -> bool {
    let Item::Value(bits, kind) = item else { return true };
    let value = bits.extract(words);
    let part = |shift: u32, width: u32| (value >> shift & ((1 << width) - 1)) as usize;
    match kind {
        Immediate::IndexMode => value >> INDEX_MODES.len() == 0,
        Immediate::Delay => part(0, 4).max(part(7, 4)) < DELAY_IDS.len() && part(4, 3) < DELAY_SKIPS.len(),
        _ => true,
    }
}

/// Whether the register is one that only other generations have, although this one's text has its name.
pub(crate) fn is_absent(isa: &Isa, bank: Bank) -> bool {
    let is_fact = bank.is_aperture() || matches!(bank, Bank::Null | Bank::VccZero | Bank::ExecZero | Bank::FlatScratchBase);
    let is_here = |named: &NamedRegister| {
        let meaning = isa.tables.codes.get(usize::from(named.code));
        matches!(meaning, Some(Meaning::Register(known, _)) if *known == bank)
    };
    is_fact && !isa.tables.asm.registers.iter().any(is_here)
}

/// Whether an image instruction with data of so many dwords has a mask that fits.
pub(crate) fn has_mask(data: &ImageData, dwords: u8, words: &[u32]) -> bool {
    let mask = data.mask.extract(words);
    let components = mask.count_ones();
    match data.rule {
        ImageRule::Gather | ImageRule::Samples => components == 1,
        // An atomic has one component or, of 64 bits or compared with another, two or four: as many as dwords.
        ImageRule::AtLeast(_) => {
            let is_low = mask == (1 << components) - 1;
            is_low && components != 3 && components + u32::from(is_set(words, data.tfe)) == u32::from(dwords)
        }
        _ => true,
    }
}

/// Whether a DPP control means something in the form: 64-bit operands only come from one lane for all, where there is such a control.
pub(crate) fn has_control(form: Form, code: u64, kind: DppKind) -> bool {
    let is_wide = |operand: FormOperand| operand.field().is_some() && operand.size_bits() == 64;
    let control = DppControl::new(code, kind);
    let is_lane = matches!(control, DppControl::RowShare(_));
    !matches!(control, DppControl::Reserved(_)) && (kind != DppKind::NewBroadcast || is_lane || !form.operands().any(is_wide))
}
