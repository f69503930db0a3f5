//! Two cards field by field (the facts are AMD's), and the self-check of every instruction of every generation.

mod common;

use common::CATALOG;
use isa_diff::Card;
use isa_diff::catalog::spans;
use isa_diff::layout::Run;
use isa_spec::patch::{Edit, matches};

fn card(generation: &str, name: &str) -> Card {
    let at = CATALOG.generations.iter().position(|entry| entry.name() == generation).unwrap();
    let instruction = CATALOG.generations[at].instruction(name).unwrap();
    Card::new(&CATALOG, at, instruction, 0).unwrap()
}

/// `31:25 ENCODING 0111111`
fn layout(card: &Card) -> Vec<String> {
    let row = |run: &Run| {
        let bits = if run.high == run.low { run.high.to_string() } else { format!("{}:{}", run.high, run.low) };
        let field = run.field.as_ref().map_or("unassigned", |field| &*field.name);
        format!("{bits} {field} {}", run.fixed.as_deref().unwrap_or_default()).trim_end().to_owned()
    };
    card.layout.iter().map(row).collect()
}

fn operands(card: &Card) -> Vec<String> {
    let row = |operand: &isa_diff::card::CardOperand| {
        let field = operand.field.as_deref().unwrap_or("-");
        format!("{field} {} {} {} {}", operand.direction, operand.operand_type, operand.data_format, operand.size)
    };
    card.operands.iter().map(row).collect()
}

fn elsewhere(card: &Card) -> Vec<String> {
    let own = CATALOG.generations.iter().position(|entry| entry.title() == card.generation).unwrap();
    isa_diff::render::card::elsewhere(&CATALOG, &card.elsewhere, &[own])
}

#[test]
fn sat_pk_u8_i16_of_cdna5() {
    let card = card("cdna5", "V_SAT_PK_U8_I16");
    assert_eq!((&*card.encoding, card.bits, card.opcode), ("ENC_VOP1", 32, Some(98)));
    assert_eq!(layout(&card), ["31:25 ENCODING 0111111", "24:17 VDST", "16 unassigned", "15:9 OP 1100010", "8:0 SRC0"]);
    assert_eq!((card.identifier.rebuilt, card.identifier.listed), (Some(0x7e00_c400), true));
    assert_eq!(operands(&card), ["VDST written OPR_VGPR FMT_NUM_PK2_U8 16", "SRC0 read OPR_SRC FMT_NUM_PK2_I16 32"]);
    assert!(card.operands.iter().all(|operand| !operand.implicit));
    assert!(card.idle_fields.is_empty());
    assert_eq!(
        elsewhere(&card),
        ["the same: RDNA 4", "differs: CDNA 1-4 (opcode 79, field layout)", "differs: RDNA 1-3.5 (field layout)"]
    );
    assert_eq!(card.targets[..2], ["gfx1250", "gfx1251"]);
    assert!(card.targets.len() > 2 && card.targets.contains(&"gfx1030".to_owned()));
}

#[test]
fn cvt_pk_bf8_f32_of_cdna5() {
    let card = card("cdna5", "v_cvt_pk_bf8_f32");
    assert_eq!((&*card.encoding, card.bits, card.opcode), ("ENC_VOP3", 64, Some(874)));
    let expected = [
        "63:61 NEG",
        "60:59 OMOD",
        "58:50 SRC2",
        "49:41 SRC1",
        "40:32 SRC0",
        "31:26 ENCODING 110101",
        "25:16 OP 1101101010",
        "15 CLAMP",
        "14:11 OPSEL",
        "10:8 ABS",
        "7:0 VDST",
    ];
    assert_eq!(layout(&card), expected);
    assert_eq!((card.identifier.rebuilt, card.identifier.listed), (Some(0xd76a_0000), true));
    assert_eq!(card.idle_fields, ["SRC2"]);
    let lines = elsewhere(&card);
    assert_eq!(lines[..2], ["the same: RDNA 4", "differs: CDNA 3-4 (opcode 675, field layout)"]);
    let text = isa_diff::render::card::card(&CATALOG, &card, &[4]);
    assert!(text.contains("SRC2 has a field but is no operand"), "{text}");
}

/// A rename leads to the instruction, and the card says what it is called elsewhere.
#[test]
fn a_renamed_instruction_is_found_by_its_old_name() {
    let card = card("rdna4", "S_ADD_U32");
    assert_eq!(card.name, "S_ADD_CO_U32");
    assert!(elsewhere(&card).iter().any(|line| line.starts_with("the same:") && line.contains("called S_ADD_U32")));
}

/// Every bit of every form is in exactly one run, and prefix and opcode rebuild an identifier that the specification lists;
/// or else AMD's file lacks the instruction or the form, and a patch that adds it gives the reason.
#[test]
fn every_form_checks_itself() {
    let patches = isa_spec::patch::embedded().unwrap();
    let added = |generation: &str, name: &str, encoding: &str| {
        patches.iter().any(|patch| {
            let adds = match &patch.edit {
                Edit::Add(addition) => addition.name == name,
                Edit::Form(similar) => similar.encoding == encoding && patch.instructions.iter().any(|it| matches(it, name)),
                _ => false,
            };
            adds && patch.generations.iter().any(|it| it == generation)
        })
    };
    let mut checked = 0;
    for entry in &CATALOG.generations {
        for instruction in &entry.model.instructions {
            for form in &instruction.forms {
                let place = || format!("{} {} {}", entry.name(), instruction.name, form.encoding);
                let encoding = entry.model.encoding(&form.encoding).unwrap();
                let listed = encoding.identifier(form.opcode, form.slot).is_some();
                assert!(listed || added(entry.name(), &instruction.name, &form.encoding), "{}", place());
                let mut high = encoding.bits;
                for run in encoding.layout(form) {
                    assert_eq!(run.high + 1, high, "{}", place());
                    assert!(run.low <= run.high);
                    high = run.low;
                }
                assert_eq!(high, 0, "{}", place());
                checked += 1;
            }
        }
    }
    assert!(checked > 30_000, "{checked}");
}

/// Examples are what the reference decoder says they are; the cards of first forms nearly all have one.
#[test]
fn examples() {
    let (mut with, mut without) = (0, Vec::new());
    for (at, entry) in CATALOG.generations.iter().enumerate() {
        for instruction in entry.model.instructions.iter().step_by(16) {
            let Some(card) = Card::new(&CATALOG, at, instruction, 0) else { continue };
            match card.example {
                Some(example) => {
                    assert!(example.text.starts_with(&instruction.name), "{example:?}");
                    with += 1;
                }
                None if card.half.is_none() => without.push(format!("{} {}", entry.name(), instruction.name)),
                None => {}
            }
        }
    }
    assert!(without.len() * 50 < with, "{with} with, without: {without:?}");
}

#[test]
fn generations_as_people_write_them() {
    assert_eq!(spans(&CATALOG, &[0, 1, 2, 5, 6, 7, 8]), "CDNA 1-3, RDNA 1-3.5");
    assert_eq!(spans(&CATALOG, &[4]), "CDNA 5");
    assert_eq!(spans(&CATALOG, &[]), "");
}
