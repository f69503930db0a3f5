//! What must hold of the tables so that no look-up leaves them. A test of the facade asks it of every generation.

#![expect(clippy::indexing_slicing, reason = "a test calls it, to which a panic is the answer")]

use crate::Isa;
use crate::rows::{
    AliasRow, FamilyRow, FormParts, FormRow, HalfFamily, InstructionRow, NEXT_FAMILY, NO_FORM, NONE, OpcodeSlot, OperandRow,
    Piece, Quick, Run, Selector, Tables, UNUSED, VARIANT_INDEX_BITS,
};

/// Panics where a row points outside the table that it means.
///
/// # Panics
/// When the tables are broken: the generator has a fault.
pub fn assert_valid(isa: &Isa) {
    let t = &isa.tables;
    let mut is_led = [false; NONE as usize];
    for lead in t.lead.iter().filter(|lead| **lead != NONE) {
        is_led[*lead as usize] = true;
    }
    // No lead byte names a family past the end.
    assert!(is_led[t.families.len()..].iter().all(|is_led| !is_led));
    for (family, is_led) in t.families.iter().zip(is_led) {
        assert!((family.encoding as usize) < t.encodings.len());
        for half in [Some(&family.first), family.second.as_ref()].into_iter().flatten() {
            check_half(t, half);
            if is_led {
                in_two_dwords(half);
                quick(t, family, half);
            }
        }
    }
    for kind in t.form_kinds {
        assert!((1..=crate::MAX_DWORDS).contains(&kind.dwords.into()));
        let encoding = &t.encodings[kind.encoding as usize];
        assert!(u16::from(kind.dwords) * 32 == encoding.bits && u16::from(kind.condition) < encoding.conditions.count);
    }
    let ends = FormParts {
        instruction: t.instructions.len() as u16,
        opcode: u16::MAX,
        operands: t.operand_starts.len() as u16 - 1,
        syntax: t.text.syntaxes.len() as u16,
        kind: t.form_kinds.len() as u16,
    };
    assert!(t.forms.iter().all(|row| ends.exceeds(*row)));
    assert!(t.form_lists.iter().all(|form| (*form as usize) < t.forms.len()));
    assert!(t.operand_lists.iter().all(|operand| (*operand as usize) < t.operands.len()));
    for row in t.operands.iter().copied().map(OperandRow) {
        assert!((row.operand_type() as usize) < t.operand_types.len() && (row.data_format() as usize) < t.data_formats.len());
    }
    for encoding in t.encodings {
        within(encoding.fields, t.fields.len());
        within(encoding.conditions, t.conditions.len());
    }
    for row in t.aliases.iter().copied().map(AliasRow) {
        assert!((row.instruction() as usize) < t.instructions.len());
    }
    for row in t.instructions.iter().copied().map(InstructionRow) {
        within(row.form_list(), t.form_lists.len());
        assert!((row.kind() as usize) < t.instruction_kinds.len());
    }
}

fn within(run: Run, len: usize) {
    assert!(run.first as usize + run.count as usize <= len);
}

/// Every value of the opcode and of the selectors leads to an entry.
fn check_half(t: &Tables, half: &HalfFamily) {
    assert!(t.variants.len() < NEXT_FAMILY as usize);
    let highest = |selector| usize::from(classes(t, selector).iter().copied().max().unwrap_or(0));
    let variants = 1 + half.selectors.iter().map(highest).sum::<usize>();
    for slot in piece(t.opcode_slots, half.slots).iter().copied().map(OpcodeSlot) {
        match slot.variants() {
            UNUSED => {}
            NEXT_FAMILY => {
                // A family below an opcode has no further families below its own opcodes.
                let next = &t.families[slot.first() as usize].first;
                let mut slots = piece(t.opcode_slots, next.slots).iter();
                assert!(slots.all(|slot| OpcodeSlot(*slot).variants() != NEXT_FAMILY));
            }
            list => {
                // A variant tells its form's length in dwords.
                for entry in t.variants[list as usize..][..variants].iter().filter(|entry| **entry != NONE) {
                    let (form, dwords) = (*entry as usize % (1 << VARIANT_INDEX_BITS), *entry >> VARIANT_INDEX_BITS);
                    let row = FormRow(t.forms[slot.first() as usize + form]);
                    assert!(dwords == t.form_kinds[row.kind() as usize].dwords);
                }
            }
        }
    }
}

/// The classes of a selector's values.
fn classes<'a>(t: &'a Tables, selector: &Selector) -> &'a [u8] {
    &t.classes[selector.classes as usize..][..selector.bits.mask as usize + 1]
}

/// The rows of a run.
fn piece<T>(rows: &[T], run: Run) -> &[T] {
    &rows[run.first as usize..][..run.count as usize]
}

/// Opcode and selectors lie where the decoder looks for those of the families that lead bits name.
fn in_two_dwords(half: &HalfFamily) {
    assert!(half.opcode.iter().all(|piece| piece.offset < 64));
    assert!(half.selectors.iter().all(|selector| selector.bits.offset < 64));
}

/// A quick word has all selectors in class 0, and the quick form of each opcode is the one that variant 0 leads to.
fn quick(t: &Tables, family: &FamilyRow, half: &HalfFamily) {
    let rule = &family.quick;
    if rule.expected & !rule.carries != 0 {
        return; // No word is.
    }
    assert!(rule.carries & (rule.mask | rule.add) == 0);
    assert!(t.quick_forms.len() == t.opcode_slots.len());
    for (form, slot) in piece(t.quick_forms, half.slots).iter().zip(piece(t.opcode_slots, half.slots)) {
        if *form != NO_FORM {
            let slot = OpcodeSlot(*slot);
            let entry = t.variants[slot.variants() as usize];
            assert!(*form == slot.first() + u16::from(entry) % (1 << VARIANT_INDEX_BITS));
            assert!(entry >> VARIANT_INDEX_BITS == family.dwords && half.opcode[1].mask == 0);
        }
    }
    for selector in &half.selectors {
        let Piece { offset, mask } = selector.bits;
        // No selector's carry depends on the others.
        let carry = (u64::from(mask) + 1) << offset;
        let alone = Quick { carries: rule.carries & carry, expected: rule.expected & carry, ..*rule };
        for (class, value) in classes(t, selector).iter().zip(0..) {
            assert!(*class == 0 || !alone.holds(value << offset));
        }
    }
}
