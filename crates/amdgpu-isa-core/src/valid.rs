//! What must hold of the tables so that no look-up leaves them. Checked when a generated crate is compiled.

#![expect(clippy::indexing_slicing, reason = "evaluated at compile time, where a panic is an error")]

use crate::Isa;
use crate::rows::{
    AliasRow, FamilyRow, FormParts, FormRow, HalfFamily, InstructionRow, NEXT_FAMILY, NO_FORM, NONE, OpcodeSlot, OperandRow,
    Piece, Quick, Run, Selector, Tables, UNUSED, VARIANT_INDEX_BITS,
};

/// Panics, at compile time, where a row points outside the table that it means.
///
/// # Panics
/// When the tables are broken: the generator has a fault.
pub const fn assert_valid(isa: &Isa) {
    let t = &isa.tables;
    let mut is_led = [false; NONE as usize];
    let mut i = 0;
    while i < t.lead.len() {
        if t.lead[i] != NONE {
            is_led[t.lead[i] as usize] = true;
        }
        i += 1;
    }
    i = 0;
    while i < t.families.len() {
        let family = &t.families[i];
        assert!((family.encoding as usize) < t.encodings.len());
        half(t, &family.first);
        if let Some(second) = &family.second {
            half(t, second);
        }
        if is_led[i] {
            in_two_dwords(&family.first);
            quick(t, family, &family.first);
            if let Some(second) = &family.second {
                in_two_dwords(second);
                quick(t, family, second);
            }
        }
        i += 1;
    }
    // No lead byte names a family past the end.
    while i < is_led.len() {
        assert!(!is_led[i]);
        i += 1;
    }
    i = 0;
    while i < t.form_kinds.len() {
        let kind = &t.form_kinds[i];
        assert!(1 <= kind.dwords && kind.dwords as usize <= crate::MAX_DWORDS);
        let encoding = &t.encodings[kind.encoding as usize];
        assert!(kind.dwords as u16 * 32 == encoding.bits && (kind.condition as u16) < encoding.conditions.count);
        i += 1;
    }
    forms(t);
    below(t.form_lists, t.forms.len());
    below(t.operand_lists, t.operands.len());
    i = 0;
    while i < t.operands.len() {
        let row = OperandRow(t.operands[i]);
        assert!((row.operand_type() as usize) < t.operand_types.len() && (row.data_format() as usize) < t.data_formats.len());
        i += 1;
    }
    i = 0;
    while i < t.encodings.len() {
        within(t.encodings[i].fields, t.fields.len());
        within(t.encodings[i].conditions, t.conditions.len());
        i += 1;
    }
    i = 0;
    while i < t.aliases.len() {
        assert!((AliasRow(t.aliases[i]).instruction() as usize) < t.instructions.len());
        i += 1;
    }
    i = 0;
    while i < t.instructions.len() {
        let row = InstructionRow(t.instructions[i]);
        within(row.form_list(), t.form_lists.len());
        assert!((row.kind() as usize) < t.instruction_kinds.len());
        i += 1;
    }
}

// What is done for each of thousands of rows costs every build of a generation, so it is little: a slice that shrinks takes fewer
// steps of the compiler's interpreter than an index that grows.

/// No form points past the end of a table.
const fn forms(t: &Tables) {
    let mut rows = t.forms;
    let ends = FormParts {
        instruction: t.instructions.len() as u16,
        opcode: u16::MAX,
        operands: t.operand_starts.len() as u16 - 1,
        syntax: t.text.syntaxes.len() as u16,
        kind: t.form_kinds.len() as u16,
    };
    while let [row, rest @ ..] = rows {
        assert!(ends.exceeds(*row));
        rows = rest;
    }
}

/// No number is too large.
const fn below(mut numbers: &[u16], len: usize) {
    while let [number, rest @ ..] = numbers {
        assert!((*number as usize) < len);
        numbers = rest;
    }
}

const fn within(run: Run, len: usize) {
    assert!(run.first as usize + run.count as usize <= len);
}

/// Every value of the opcode and of the selectors leads to an entry.
const fn half(t: &Tables, half: &HalfFamily) {
    within(half.slots, t.opcode_slots.len());
    assert!(t.variants.len() < NEXT_FAMILY as usize);
    let [a, b, c] = &half.selectors;
    let variants = 1 + highest_class(t, a) + highest_class(t, b) + highest_class(t, c);
    // Opcodes beside each other mostly have the same variants.
    let (mut known, mut lengths) = (UNUSED, ([0; FORMS], 0));
    let mut slots = piece(t.opcode_slots, half.slots);
    while let [slot, rest @ ..] = slots {
        let slot = OpcodeSlot(*slot);
        match slot.variants() {
            UNUSED => {}
            NEXT_FAMILY => {
                assert!((slot.first() as usize) < t.families.len());
                hands_on_to_none(t, &t.families[slot.first() as usize].first);
            }
            list => {
                if list != known {
                    (known, lengths) = (list, lengths_of(t.variants.split_at(list as usize).1.split_at(variants).0));
                }
                let mut form = 0;
                while form < lengths.1 {
                    let row = FormRow(t.forms[slot.first() as usize + form]);
                    assert!(lengths.0[form] == 0 || lengths.0[form] == t.form_kinds[row.kind() as usize].dwords);
                    form += 1;
                }
            }
        }
        slots = rest;
    }
}

/// As many forms as one opcode can have.
const FORMS: usize = 1 << VARIANT_INDEX_BITS;

/// The lengths in dwords of an opcode's forms as its variants have them, 0 where none leads to the form; and the number of forms.
const fn lengths_of(mut variants: &[u8]) -> ([u8; FORMS], usize) {
    let (mut lengths, mut count) = ([0; FORMS], 0);
    while let [entry, rest @ ..] = variants {
        if *entry != NONE {
            let (form, dwords) = (*entry as usize % FORMS, *entry >> VARIANT_INDEX_BITS);
            assert!(lengths[form] == 0 || lengths[form] == dwords);
            lengths[form] = dwords;
            if count <= form {
                count = form + 1;
            }
        }
        variants = rest;
    }
    (lengths, count)
}

/// The highest class of a selector's values.
const fn highest_class(t: &Tables, selector: &Selector) -> usize {
    let mut highest = 0;
    let mut classes = classes(t, selector);
    while let [class, rest @ ..] = classes {
        if *class > highest {
            highest = *class;
        }
        classes = rest;
    }
    highest as usize
}

/// The classes of a selector's values.
const fn classes<'a>(t: &'a Tables, selector: &Selector) -> &'a [u8] {
    t.classes.split_at(selector.classes as usize).1.split_at(selector.bits.mask as usize + 1).0
}

/// The rows of a run.
const fn piece<T>(rows: &[T], run: Run) -> &[T] {
    rows.split_at(run.first as usize).1.split_at(run.count as usize).0
}

/// A family below an opcode has no further families below its own opcodes.
const fn hands_on_to_none(t: &Tables, half: &HalfFamily) {
    let mut slots = piece(t.opcode_slots, half.slots);
    while let [slot, rest @ ..] = slots {
        assert!(OpcodeSlot(*slot).variants() != NEXT_FAMILY);
        slots = rest;
    }
}

/// Opcode and selectors lie where the decoder looks for those of the families that lead bits name.
const fn in_two_dwords(half: &HalfFamily) {
    assert!(half.opcode[0].offset < 64 && half.opcode[1].offset < 64);
    let [a, b, c] = &half.selectors;
    assert!(a.bits.offset < 64 && b.bits.offset < 64 && c.bits.offset < 64);
}

/// A quick word has all selectors in class 0, and the quick form of each opcode is the one that variant 0 leads to.
const fn quick(t: &Tables, family: &FamilyRow, half: &HalfFamily) {
    let rule = &family.quick;
    if rule.expected & !rule.carries != 0 {
        return; // No word is.
    }
    assert!(rule.carries & (rule.mask | rule.add) == 0);
    assert!(t.quick_forms.len() == t.opcode_slots.len());
    let (mut forms, mut slots) = (piece(t.quick_forms, half.slots), piece(t.opcode_slots, half.slots));
    while let ([form, other_forms @ ..], [slot, other_slots @ ..]) = (forms, slots) {
        if *form != NO_FORM {
            let slot = OpcodeSlot(*slot);
            let entry = t.variants[slot.variants() as usize];
            assert!(*form == slot.first() + (entry as usize % FORMS) as u16);
            assert!(entry >> VARIANT_INDEX_BITS == family.dwords && half.opcode[1].mask == 0);
        }
        (forms, slots) = (other_forms, other_slots);
    }
    let mut i = 0;
    while i < half.selectors.len() {
        let selector = &half.selectors[i];
        let Piece { offset, mask } = selector.bits;
        // No selector's carry depends on the others.
        let carry = (mask as u64 + 1) << offset;
        let alone = Quick { carries: rule.carries & carry, expected: rule.expected & carry, ..*rule };
        let (mut classes, mut value) = (classes(t, selector), 0);
        while let [class, rest @ ..] = classes {
            assert!(*class == 0 || !alone.holds(value << offset));
            (classes, value) = (rest, value + 1);
        }
        i += 1;
    }
}
