//! An instruction with operands filled in, and its bytes.

use isa_spec::isa::{Field, NamedValue, Slot};
use isa_spec::reference;
use serde::Serialize;

use crate::catalog::Entry;
use crate::model::{Condition, Encoding, Form, Instruction, Operand};

/// An example of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// In AMD's words: `V_ADD_F32 v0, v1, v2`.
    pub text: String,
    /// The words.
    pub words: Vec<u32>,
}

impl Example {
    /// Fills the operands with registers where they can be registers. None where that gives no word of this very form, and for
    /// half of a dual word.
    pub(super) fn new(entry: &Entry, instruction: &Instruction, form: &Form) -> Option<Self> {
        if form.slot != Slot::Whole {
            return None;
        }
        let encoding = entry.model.encoding(&form.encoding)?;
        let mut words = encoding.skeleton(form.opcode, form.slot)?;
        let mut registers = Registers::default();
        for operand in &form.operands {
            if let Some(field) = field(encoding, operand)
                && let Some((value, _)) = choose(entry, operand, field, &mut registers)
            {
                field.insert(&mut words, value);
            }
        }
        let condition = encoding.conditions.iter().find(|condition| condition.name == form.condition)?;
        settle(encoding, condition, &mut words)?;
        let decoded = reference::decode(&entry.isa, &words).ok()?;
        let found = entry.model.instructions.get(decoded.form.instruction.index())?;
        let found_form = found.forms.get(usize::from(decoded.form.form))?;
        if !std::ptr::eq(found, instruction) || !std::ptr::eq(found_form, form) {
            return None;
        }
        let operands = form.operands.iter().filter(|operand| operand.field.is_some());
        let names: Vec<String> = operands.filter_map(|operand| name(entry, encoding, operand, &words)).collect();
        let text = format!("{} {}", instruction.name, names.join(", "));
        Some(Self { text: text.trim_end().to_owned(), words })
    }

    /// The bytes in memory order, as hexadecimal digits, a space between words.
    pub fn bytes(&self) -> String {
        let word = |word: &u32| word.to_le_bytes().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        self.words.iter().map(word).collect::<Vec<_>>().join(" ")
    }
}

/// The next free register of each kind.
#[derive(Default)]
struct Registers {
    vector: u32,
    scalar: u32,
}

fn field<'a>(encoding: &'a Encoding, operand: &Operand) -> Option<&'a Field> {
    encoding.fields.iter().find(|field| Some(&field.name) == operand.field.as_ref())
}

fn values<'a>(entry: &'a Entry, operand: &Operand) -> &'a [NamedValue] {
    let kind = entry.model.operand_types.iter().find(|kind| kind.name == operand.operand_type);
    kind.map_or(&[], |kind| &kind.values)
}

/// A value that the field can hold: the next vector register, or the next scalar one, or the first value with a name.
fn choose<'a>(entry: &'a Entry, operand: &Operand, field: &Field, registers: &mut Registers) -> Option<(u64, &'a NamedValue)> {
    let values = values(entry, operand);
    let count = u32::from(operand.size.div_ceil(32)).max(1);
    let mut next = |letter: char| {
        let counter = if letter == 'v' { &mut registers.vector } else { &mut registers.scalar };
        let alignment = if letter == 'v' { count.min(2) } else { count.next_power_of_two().min(4) };
        let first = counter.next_multiple_of(alignment);
        let name = format!("{letter}{first}");
        let (value, raw) = values.iter().find(|value| value.name == name).and_then(|it| Some((it, raw(field, it.value)?)))?;
        *counter = first + count;
        Some((raw, value))
    };
    next('v').or_else(|| next('s')).or_else(|| values.iter().find_map(|it| Some((raw(field, it.value)?, it))))
}

/// The field's bits for a value with padding; none if it does not fit.
fn raw(field: &Field, value: u64) -> Option<u64> {
    let padding = field.ranges.first().and_then(|range| range.padding).map_or(0, |padding| u32::from(padding.bits));
    let raw = value.checked_shr(padding)?;
    let fits = raw << padding == value && (field.width() >= 64 || raw >> field.width() == 0);
    fits.then_some(raw)
}

/// Sets the fields that the condition tests, where their values do not pass, to the least that does.
fn settle(encoding: &Encoding, condition: &Condition, words: &mut [u32]) -> Option<()> {
    let passes =
        |test: &crate::model::FieldTest, value: u64| test.ranges.iter().any(|&(low, high)| low <= value && value <= high);
    let place = |name: &str| encoding.fields.iter().find(|field| field.name == name);
    let all = condition.any.first()?;
    for test in all {
        let field = place(&test.field)?;
        if !passes(test, field.extract(words)) {
            field.insert(words, test.ranges.first()?.0);
        }
    }
    Some(())
}

/// What the operand is called: a register or a tuple of them, a named value, a number.
fn name(entry: &Entry, encoding: &Encoding, operand: &Operand, words: &[u32]) -> Option<String> {
    let field = field(encoding, operand)?;
    let padding = field.ranges.first().and_then(|range| range.padding).map_or(0, |padding| u32::from(padding.bits));
    let value = field.extract(words) << padding;
    let Some(named) = values(entry, operand).iter().find(|it| it.value == value) else { return Some(value.to_string()) };
    let count = u32::from(operand.size.div_ceil(32)).max(1);
    let register = named.name.strip_prefix('v').map(|it| ('v', it)).or(named.name.strip_prefix('s').map(|it| ('s', it)));
    match register.and_then(|(letter, number)| Some((letter, number.parse::<u32>().ok()?))) {
        Some((letter, first)) if count > 1 => Some(format!("{letter}[{first}:{}]", first + count - 1)),
        _ => Some(named.name.clone()),
    }
}
