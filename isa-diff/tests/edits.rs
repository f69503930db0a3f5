//! A specification edited by hand in twelve ways gives exactly those twelve entries.

use std::sync::Arc;

use isa_diff::model::Model;
use isa_diff::{Diff, Report, render};
use isa_spec::archive;
use isa_spec::diag::Source;
use isa_spec::isa::Isa;
use isa_spec::load::{Context, load_source, specs_dir};
use isa_spec::lock::{self, Lock};
use isa_spec::patch::Patch;

/// AMD's CDNA 1 file as it is in the archive.
fn cdna1() -> String {
    let folder = specs_dir();
    let lock = Lock::parse(&std::fs::read_to_string(folder.join(lock::FILE)).unwrap()).unwrap();
    let entries = archive::read(&folder.join(&lock.archive)).unwrap();
    let entry = entries.into_iter().find(|entry| entry.name.ends_with("cdna1.xml")).unwrap();
    String::from_utf8(entry.bytes).unwrap()
}

fn load(text: &str) -> Isa {
    let source = Arc::new(Source::new("cdna1.xml".to_owned(), text.to_owned()));
    load_source(&source, &Context::embedded().unwrap()).unwrap_or_else(|problems| panic!("{problems}")).isa
}

/// Replaces the first `from` behind each of the `behind` in turn.
fn edit(text: &mut String, behind: &[&str], from: &str, to: &str) {
    let mut at = 0;
    for marker in behind {
        at += text[at..].find(marker).unwrap_or_else(|| panic!("no {marker}")) + marker.len();
    }
    at += text[at..].find(from).unwrap_or_else(|| panic!("no {from} behind {behind:?}"));
    text.replace_range(at..at + from.len(), to);
}

/// The element from `<open>` to `</close>` around the first `inner`.
fn element(text: &str, open: &str, close: &str, inner: &str) -> (usize, usize) {
    let middle = text.find(inner).unwrap_or_else(|| panic!("no {inner}"));
    let start = text[..middle].rfind(open).unwrap();
    (start, middle + text[middle..].find(close).unwrap() + close.len())
}

fn instruction(text: &str, name: &str) -> (usize, usize) {
    element(text, "<Instruction>", "</Instruction>", &format!("<InstructionName>{name}</InstructionName>"))
}

/// `ENC_DS`'s identifier of an opcode, as AMD writes it.
fn identifier(opcode: u64) -> String {
    format!("<EncodingIdentifier Radix=\"2\">{:064b}</EncodingIdentifier>", 0xd800_0000 | opcode << 17)
}

/// One who compares releases must be able to read the one in which AMD mended a slip.
#[test]
fn a_patch_that_changes_nothing_stops_all_but_a_diff() {
    let source = Arc::new(Source::new("cdna1.xml".to_owned(), cdna1()));
    let mut context = Context::embedded().unwrap();
    let own = |patch: &&Patch| patch.generations.iter().any(|name| name == "cdna1");
    let again = context.patches.iter().find(own).unwrap().clone();
    context.patches.push(again);
    let problems = load_source(&source, &context).unwrap_err().to_string();
    assert!(problems.contains("error: a patch does not fit: changes nothing in cdna1"), "{problems}");
    context.stale_patches = true;
    let specification = load_source(&source, &context).unwrap_or_else(|problems| panic!("{problems}"));
    assert!(specification.warnings.unwrap().to_string().contains("a patch does not fit"));
}

#[test]
fn twelve_edits_give_twelve_entries() {
    let before = cdna1();
    let mut text = before.clone();

    // An opcode changes, an instruction comes, another goes, each with its identifier.
    edit(&mut text, &["<InstructionName>DS_NOP<"], "<Opcode Radix=\"10\">20<", "<Opcode Radix=\"10\">22<");
    edit(&mut text, &["<EncodingName>ENC_DS<"], &identifier(20), &identifier(22));
    let (start, end) = instruction(&text, "DS_NOP");
    let added = text[start..end].replace("DS_NOP", "DS_NEW").replace(">22<", ">23<");
    text.insert_str(start, &added);
    edit(&mut text, &["<EncodingName>ENC_DS<"], &identifier(22), &(identifier(22) + &identifier(23)));
    let (start, end) = instruction(&text, "DS_ADD_F32");
    text.replace_range(start..end, "");
    edit(&mut text, &["<EncodingName>ENC_DS<"], &identifier(21), "");

    // A name becomes an alias.
    let aliases = "<InstructionName>DS_SWIZZLE2_B32</InstructionName><AliasedInstructionNames>\
                   <InstructionName>DS_SWIZZLE_B32</InstructionName></AliasedInstructionNames>";
    edit(&mut text, &[], "<InstructionName>DS_SWIZZLE_B32</InstructionName>", aliases);

    // A field moves, another grows.
    let offset = |bit: u32| format!("<BitOffset>{bit}</BitOffset>");
    edit(&mut text, &["<EncodingName>ENC_EXP<", "<FieldName>VM<"], &offset(12), &offset(13));
    let bits = |count: u32| format!("<BitCount>{count}</BitCount>");
    edit(&mut text, &["<EncodingName>ENC_SMEM<", "<FieldName>OFFSET<"], &bits(21), &bits(22));

    // Operands: type, format, direction.
    let operand_type = |name: &str| format!("<OperandType>{name}</OperandType>");
    edit(&mut text, &["<InstructionName>DS_SUB_U32<"], &operand_type("OPR_VGPR"), &operand_type("OPR_SRC_VGPR"));
    let (start, end) = instruction(&text, "DS_RSUB_U32");
    let format = "<DataFormatName>FMT_NUM_U32<";
    assert!(text[start..end].contains(format), "{}", &text[start..end]);
    edit(&mut text, &["<InstructionName>DS_RSUB_U32<"], format, "<DataFormatName>FMT_NUM_I32<");
    let direction = ("Input=\"true\" Output=\"false\"", "Input=\"false\" Output=\"true\"");
    edit(&mut text, &["<InstructionName>DS_INC_U32<"], direction.0, direction.1);

    // An encoding comes.
    let (start, end) = element(&text, "<Encoding Order", "</Encoding>", "<EncodingName>ENC_EXP</EncodingName>");
    let added = text[start..end].replace("ENC_EXP", "ENC_NEW");
    let prefix = |bits: &str| format!("<EncodingIdentifier Radix=\"2\">{:0>38}", bits);
    let added = added.replace(&prefix("110001"), &prefix("110011"));
    text.insert_str(end, &added);

    // A condition excludes one value more; a value is renamed.
    edit(
        &mut text,
        &["<EncodingName>ENC_VOP1<", "<ConditionName>default<"],
        "<lit val=\"249\"/>",
        "<lit val=\"249\"/><lit val=\"248\"/>",
    );
    edit(&mut text, &["<OperandTypeName>OPR_SDST<"], ">VCC_LO<", ">VCC_LOW<");

    let (a, b) = (load(&before), load(&text));
    let diff = Diff::new(&a, &b);
    let (a_model, b_model) = (Model::new(&a), Model::new(&b));
    let entries: Vec<String> = diff
        .entries(&a_model, &b_model)
        .iter()
        .map(|entry| format!("{}: {}: {}: {}", entry.section.title(), entry.subject, entry.shape, entry.detail))
        .collect();
    let expected = [
        "Encodings: ENC_NEW: added: 64 bits, prefix 110011",
        "Encodings: ENC_SMEM: field OFFSET 52:32 -> 53:32: ",
        "Encodings: ENC_EXP: field VM 12 -> 13: ",
        "Conditions: ENC_VOP1: default holds for other words: \
         SRC0 = 0-248,251-254,256-511 -> SRC0 = 0-247,251-254,256-511",
        "Instructions renamed: DS_SWIZZLE_B32: ENC_DS: -> DS_SWIZZLE2_B32",
        "Instructions removed: DS_ADD_F32: ENC_DS: ",
        "Instructions added: DS_NEW: ENC_DS: ",
        "Opcodes moved: DS_NOP: ENC_DS: 20 -> 22",
        "Operands: DS_SUB_U32: ADDR: OPR_VGPR -> OPR_SRC_VGPR: ENC_DS",
        "Operands: DS_INC_U32: ADDR: no longer read, now written: ENC_DS",
        "Operands: DS_RSUB_U32: DATA0: FMT_NUM_U32 -> FMT_NUM_I32: ENC_DS",
        "Operand types: OPR_SDST: value VCC_LO is called VCC_LOW: ",
    ];
    assert_eq!(entries, expected);
    assert!(diff.apply(&a).unwrap() == b);

    let text = render::text::report(&Report::new(&diff, &a_model, &b_model), false);
    assert!(!text.contains("--details"), "twelve entries fit: {text}");
}
