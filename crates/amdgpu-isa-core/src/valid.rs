//! What must hold of the tables so that no look-up leaves them. Checked when a generated crate is compiled.

#![expect(clippy::indexing_slicing, reason = "evaluated at compile time, where a panic is an error")]

use crate::Isa;
use crate::rows::{
    AliasRow, FamilyRow, FormRow, HalfFamily, InstructionRow, NEXT_FAMILY, NO_FORM, NONE, OpcodeSlot, OperandRow, Piece, Quick,
    Run, Selector, Tables, UNUSED, VARIANT_INDEX_BITS,
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
    i = 0;
    while i < t.forms.len() {
        let row = FormRow(t.forms[i]);
        assert!((row.instruction() as usize) < t.instructions.len() && (row.kind() as usize) < t.form_kinds.len());
        assert!((row.operands() as usize) + 1 < t.operand_starts.len());
        i += 1;
    }
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

/// No number is too large.
const fn below(numbers: &[u16], len: usize) {
    let mut i = 0;
    while i < numbers.len() {
        assert!((numbers[i] as usize) < len);
        i += 1;
    }
}

const fn within(run: Run, len: usize) {
    assert!(run.first as usize + run.count as usize <= len);
}

/// Every value of the opcode and of the selectors leads to an entry.
const fn half(t: &Tables, half: &HalfFamily) {
    within(half.slots, t.opcode_slots.len());
    assert!(t.variants.len() < NEXT_FAMILY as usize);
    let mut variants = 1;
    let mut i = 0;
    while i < half.selectors.len() {
        let selector = &half.selectors[i];
        let (first, count) = (selector.classes as usize, selector.bits.mask as usize + 1);
        assert!(first + count <= t.classes.len());
        let mut most = 0;
        let mut value = 0;
        while value < count {
            if t.classes[first + value] > most {
                most = t.classes[first + value];
            }
            value += 1;
        }
        variants += most as usize;
        i += 1;
    }
    i = 0;
    while i < half.slots.count as usize {
        let slot = OpcodeSlot(t.opcode_slots[half.slots.first as usize + i]);
        match slot.variants() {
            UNUSED => {}
            NEXT_FAMILY => {
                assert!((slot.first() as usize) < t.families.len());
                hands_on_to_none(t, &t.families[slot.first() as usize].first);
            }
            first => {
                assert!(first as usize + variants <= t.variants.len());
                let mut variant = 0;
                while variant < variants {
                    let entry = t.variants[first as usize + variant];
                    let form = slot.first() as usize + (entry & ((1 << VARIANT_INDEX_BITS) - 1)) as usize;
                    assert!(entry == NONE || dwords(t, form) == entry >> VARIANT_INDEX_BITS);
                    variant += 1;
                }
            }
        }
        i += 1;
    }
}

/// The length of a form.
const fn dwords(t: &Tables, form: usize) -> u8 {
    t.form_kinds[FormRow(t.forms[form]).kind() as usize].dwords
}

/// A family below an opcode has no further families below its own opcodes.
const fn hands_on_to_none(t: &Tables, half: &HalfFamily) {
    let mut i = 0;
    while i < half.slots.count as usize {
        assert!(OpcodeSlot(t.opcode_slots[half.slots.first as usize + i]).variants() != NEXT_FAMILY);
        i += 1;
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
    let mut i = 0;
    while i < half.slots.count as usize {
        let at = half.slots.first as usize + i;
        let (form, slot) = (t.quick_forms[at], OpcodeSlot(t.opcode_slots[at]));
        if form != NO_FORM {
            let entry = t.variants[slot.variants() as usize];
            assert!(form == slot.first() + (entry & ((1 << VARIANT_INDEX_BITS) - 1)) as u16);
            assert!(entry >> VARIANT_INDEX_BITS == family.dwords && half.opcode[1].mask == 0);
        }
        i += 1;
    }
    i = 0;
    while i < half.selectors.len() {
        let Selector { bits: Piece { offset, mask }, classes } = half.selectors[i];
        let mut value = 0;
        while value <= mask as u64 {
            if t.classes[classes as usize + value as usize] != 0 {
                // No selector's carry depends on the others.
                let carry = (mask as u64 + 1) << offset;
                let alone = Quick { carries: rule.carries & carry, expected: rule.expected & carry, ..*rule };
                assert!(!alone.holds(value << offset));
            }
            value += 1;
        }
        i += 1;
    }
}
