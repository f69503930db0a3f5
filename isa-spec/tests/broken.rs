//! Broken specifications: what each message says, with file, line, column and the source line.

mod common;

use std::sync::Arc;

use common::MINI;
use expect_test::{Expect, expect};
use isa_spec::Context;
use isa_spec::diag::Source;
use isa_spec::load::load_source;

/// Replaces the first occurrence of each text, reads the result, and compares the messages.
fn check(changes: &[(&str, &str)], expected: Expect) {
    let mut text = MINI.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is not in mini.xml");
        text = text.replacen(from, to, 1);
    }
    check_text(&text, expected);
}

fn check_text(text: &str, expected: Expect) {
    let problems = common::load(text).err().unwrap_or_else(|| panic!("expected problems"));
    assert!(problems.has_errors());
    expected.assert_eq(&problems.to_string());
}

fn check_context(context: &Context, expected: Expect) {
    let problems = load_source(&Arc::new(Source::new("mini.xml", MINI)), context).err();
    expected.assert_eq(&problems.unwrap_or_else(|| panic!("expected problems")).to_string());
}

#[test]
fn not_xml() {
    check_text(
        "PK\u{3}\u{4} surely not",
        expect![[r#"
        error: this is not an XML specification
         --> mini.xml:1:1
          |
        1 | PK␃␄ surely not
          | ^^^^^ expected `<Spec>`
    "#]],
    );
    check_text(
        "",
        expect![[r#"
        error: this is not an XML specification
         --> mini.xml:1:1
          |
        1 |
          | ^ expected `<Spec>`
    "#]],
    );
    check_text(
        "{\"Spec\": 1}",
        expect![[r#"
        error: this is not an XML specification
         --> mini.xml:1:1
          |
        1 | {"Spec": 1}
          | ^^^^^^^^^ expected `<Spec>`
    "#]],
    );
}

#[test]
fn truncated() {
    for (at, expected) in [
        (
            "<ReleaseDate>",
            expect![[r#"
            error: the file ends in the middle
             --> mini.xml:6:21
              |
            6 |         <ReleaseDate>
              |                     ^ expected an end tag behind this
        "#]],
        ),
        (
            "<EncodingIdentifier Ra",
            expect![[r#"
            error: this is not well-formed XML
              --> mini.xml:20:21
               |
            20 |                     <EncodingIdentifier Ra
               |                     ^^^^^^^^^^^^^^^^^^^^ syntax error: tag not closed: `>` not found before end of input
        "#]],
        ),
        (
            "<op type=\"=",
            expect![[r#"
            error: this is not well-formed XML
               --> mini.xml:167:33
                |
            167 | ...                   <op type="=
                |                       ^^^^ syntax error: attribute value not closed: `"` not found before end of input
        "#]],
        ),
        (
            "</ISA>",
            expect![[r#"
            error: the file ends in the middle
                --> mini.xml:1827:10
                 |
            1827 |     </ISA>
                 |          ^ expected an end tag behind this
        "#]],
        ),
        (
            "</Spe",
            expect![[r#"
            error: this is not well-formed XML
                --> mini.xml:1828:1
                 |
            1828 | </Spe
                 | ^^^^^ syntax error: tag not closed: `>` not found before end of input
        "#]],
        ),
    ] {
        let end = MINI.find(at).map(|start| start + at.len()).unwrap_or_else(|| panic!("{at} is not in mini.xml"));
        check_text(&MINI[..end], expected);
    }
}

#[test]
fn mismatched_tags() {
    check(
        &[("</ISA>", "</Isa>")],
        expect![[r#"
        error: this is not well-formed XML
            --> mini.xml:1827:5
             |
        1827 |     </Isa>
             |     ^^^^^^ ill-formed document: expected `</ISA>`, but `</Isa>` was found
    "#]],
    );
    check(
        &[("<EncodingName>ENC_SOP</EncodingName>", "<EncodingName>ENC_<b/>SOP</EncodingName>")],
        expect![[r#"
        error: `<b>` stands inside a text
          --> mini.xml:16:35
           |
        16 |                 <EncodingName>ENC_<b/>SOP</EncodingName>
           |                                   ^^^^ expected a text
    "#]],
    );
    check(
        &[("<OperandSize>32<", "<OperandSize>&bits;<")],
        expect![[r#"
        error: unknown entity
            --> mini.xml:1104:46
             |
        1104 | ...                   <OperandSize>&bits;</OperandSize>
             |                                    ^^^^^^ expected `&lt;`, `&gt;`, `&amp;`, `&apos;`, `&quot;` or a number

        error: `OperandSize` is missing or empty
            --> mini.xml:1104:46
             |
        1104 | ...                   <OperandSize>&bits;</OperandSize>
             |                                    ^^^^^^ expected `OperandSize` in here
    "#]],
    );
}

#[test]
fn wrong_root() {
    check_text(
        "<html>\n<body/>\n</html>\n",
        expect![[r#"
        error: the root element is `<html>`
         --> mini.xml:1:1
          |
        1 | <html>
          | ^^^^^^ expected `<Spec>`
    "#]],
    );
}

#[test]
fn unknown_architecture() {
    check(
        &[("Toy 1", "AMD GCN 3")],
        expect![[r#"
        error: unknown architecture `AMD GCN 3`
          --> mini.xml:11:31
           |
        11 |             <ArchitectureName>AMD GCN 3</ArchitectureName>
           |                               ^^^^^^^^^ expected one of: Toy 1
    "#]],
    );
}

#[test]
fn bad_numbers() {
    check(
        &[("Radix=\"10\">129", "Radix=\"7\">129")],
        expect![[r#"
        error: unknown radix `7`
            --> mini.xml:1247:40
             |
        1247 |                         <Opcode Radix="7">129</Opcode>
             |                                        ^ expected 2, 10 or 16
    "#]],
    );
    check(
        &[("<Value>106</Value>", "<Value>-106</Value>")],
        expect![[r#"
            error: bad number `-106`
                --> mini.xml:1739:78
                 |
            1739 |                     <PredefinedValue><Name>VCC_LO</Name><Description/><Value>-106</Value></PredefinedValue>
                 |                                                                              ^^^^ expected an unsigned number of base 10, at most 18446744073709551615
        "#]],
    );
    check(
        &[("<Value>106</Value>", "<Value>1180591620717411303424</Value>")],
        expect![[r#"
            error: bad number `1180591620717411303424`
                --> mini.xml:1739:78
                 |
            1739 |                     <PredefinedValue><Name>VCC_LO</Name><Description/><Value>1180591620717411303424</Value></PredefinedValue>
                 |                                                                              ^^^^^^^^^^^^^^^^^^^^^^ expected an unsigned number of base 10, at most 18446744073709551615
        "#]],
    );
    check(
        &[("<OperandSize>32<", "<OperandSize>0x20<")],
        expect![[r#"
            error: bad number `0x20`
                --> mini.xml:1104:46
                 |
            1104 | ...                   <OperandSize>0x20</OperandSize>
                 |                                    ^^^^ expected an unsigned number of base 10, at most 65535
        "#]],
    );
    check(
        &[("<BitOffset>30</BitOffset>", "<BitOffset></BitOffset>")],
        expect![[r#"
        error: `BitOffset` is missing or empty
           --> mini.xml:105:33
            |
        105 | ...                   <Range Order="0">
            |                       ^^^^^^^^^^^^^^^^^ expected `BitOffset` in here
    "#]],
    );
}

#[test]
fn unknown_names() {
    check(
        &[(
            "<EncodingName>ENC_EXP</EncodingName>\n                        <EncodingCondition ",
            "<EncodingName>ENC_XEP</EncodingName>\n                        <EncodingCondition ",
        )],
        expect![[r#"
            error: unknown encoding `ENC_XEP`
                --> mini.xml:1207:39
                 |
            1207 |                         <EncodingName>ENC_XEP</EncodingName>
                 |                                       ^^^^^^^ expected a name that this file defines
        "#]],
    );
    check(
        &[("<DataFormatName>FMT_NUM_I16</DataFormatName>", "<DataFormatName>FMT_NUM_I17</DataFormatName>")],
        expect![[r#"
            error: unknown data format `FMT_NUM_I17`
                --> mini.xml:1181:49
                 |
            1181 | ...                   <DataFormatName>FMT_NUM_I17</DataFormatName>
                 |                                       ^^^^^^^^^^^ expected a name that this file defines
        "#]],
    );
    check(
        &[("<OperandType>OPR_LABEL</OperandType>", "<OperandType>OPR_LABLE</OperandType>")],
        expect![[r#"
            error: unknown operand type `OPR_LABLE`
                --> mini.xml:1182:46
                 |
            1182 | ...                   <OperandType>OPR_LABLE</OperandType>
                 |                                    ^^^^^^^^^ expected a name that this file defines
        "#]],
    );
    check(
        &[(
            "<FieldName>TGT</FieldName>\n                                <DataFormatName>",
            "<FieldName>TARGET</FieldName>\n                                <DataFormatName>",
        )],
        expect![[r#"
            error: encoding `ENC_EXP` has no field `TARGET`
                --> mini.xml:1212:44
                 |
            1212 | ...                   <FieldName>TARGET</FieldName>
                 |                                  ^^^^^^ expected the name of one of its fields
        "#]],
    );
    check(
        &[("<Subgroup>LOAD</Subgroup>", "<Subgroup>LAOD</Subgroup>")],
        expect![[r#"
            error: unknown functional subgroup `LAOD`
                --> mini.xml:1311:35
                 |
            1311 |                         <Subgroup>LAOD</Subgroup>
                 |                                   ^^^^ expected a name that this file defines
        "#]],
    );
    check(
        &[("<EncodingCondition Id=\"5\">has_nsa<", "<EncodingCondition Id=\"5\">has_nas<")],
        expect![[r#"
        error: encoding `MEM_NSA` has no condition 5 called `has_nas`
            --> mini.xml:1265:51
             |
        1265 |                         <EncodingCondition Id="5">has_nas</EncodingCondition>
             |                                                   ^^^^^^^ expected the number and the name of one of its conditions
    "#]],
    );
}

#[test]
fn duplicated_names() {
    check(
        &[("<InstructionName>M_STORE<", "<InstructionName>M_LOAD<")],
        expect![[r#"
        error: instruction `M_LOAD` is defined twice
            --> mini.xml:1324:34
             |
        1324 |                 <InstructionName>M_LOAD</InstructionName>
             |                                  ^^^^^^ expected another name
             |
        note: first defined here
            --> mini.xml:1241:34
             |
        1241 |                 <InstructionName>M_LOAD</InstructionName>
             |                                  ^^^^^^
    "#]],
    );
    check(
        &[("<EncodingName>ENC_MEM_GLOBAL</EncodingName>", "<EncodingName>ENC_MEM</EncodingName>")],
        expect![[r#"
            error: encoding `ENC_MEM` is defined twice
               --> mini.xml:627:31
                |
            627 |                 <EncodingName>ENC_MEM</EncodingName>
                |                               ^^^^^^^ expected another name
                |
            note: first defined here
               --> mini.xml:361:31
                |
            361 |                 <EncodingName>ENC_MEM</EncodingName>
                |                               ^^^^^^^

            error: unknown encoding `ENC_MEM_GLOBAL`
                --> mini.xml:1366:39
                 |
            1366 |                         <EncodingName>ENC_MEM_GLOBAL</EncodingName>
                 |                                       ^^^^^^^^^^^^^^ expected a name that this file defines
        "#]],
    );
    check(
        &[("<FieldName>S1</FieldName>", "<FieldName>S0</FieldName>")],
        expect![[r#"
            error: unknown field `S1`
              --> mini.xml:55:50
               |
            55 | ...                   <id val="S1"/>
               |                                ^^ expected a field of this encoding

            error: field `S0` is defined twice
               --> mini.xml:142:40
                |
            142 | ...                   <FieldName>S0</FieldName>
                |                                  ^^ expected another name
                |
            note: first defined here
               --> mini.xml:132:40
                |
            132 | ...                   <FieldName>S0</FieldName>
                |                                  ^^

            error: encoding `ENC_SOP` has no field `S1`
                --> mini.xml:1113:44
                 |
            1113 | ...                   <FieldName>S1</FieldName>
                 |                                  ^^ expected the name of one of its fields
        "#]],
    );
}

/// Replaces the first occurrence of a text, reads the result, and looks for a message.
fn says(from: &str, to: &str, message: &str) {
    assert!(MINI.contains(from), "{from} is not in mini.xml");
    let problems = common::load(&MINI.replacen(from, to, 1)).err().unwrap_or_else(|| panic!("expected problems"));
    assert!(problems.to_string().contains(message), "{problems}");
}

#[test]
fn what_stands_twice() {
    let opcode = "<Opcode Radix=\"10\">1</Opcode>";
    let message = "error: `<Opcode>` stands twice\n    --> mini.xml:1098:54\n";
    says(opcode, &format!("{opcode}<Opcode Radix=\"10\">7</Opcode>"), message);
    let flag = "<IsBranch>FALSE</IsBranch>";
    says(flag, &format!("{flag}<IsBranch>TRUE</IsBranch>"), "error: `<IsBranch>` stands twice\n    --> mini.xml:1083:");
    let expression = "<CondtionExpression><lit val=\"0\"/></CondtionExpression>";
    let end = "</CondtionExpression>";
    says(end, &format!("{end}{expression}"), "error: `<CondtionExpression>` stands twice\n");
}

#[test]
fn names_that_are_no_words() {
    let message = "error: bad name `M-LOAD 2`\n    --> mini.xml:1241:34\n";
    says("<InstructionName>M_LOAD<", "<InstructionName>M-LOAD 2<", message);
    says("<FieldName>S1<", "<FieldName>1S<", "error: bad name `1S`\n   --> mini.xml:142:40\n");
}

#[test]
fn fields_out_of_place() {
    check(
        &[("<BitOffset>30</BitOffset>", "<BitOffset>31</BitOffset>")],
        expect![[r#"
        error: field `ENCODING` runs past the end of `ENC_SOP`
           --> mini.xml:102:40
            |
        102 | ...                   <FieldName>ENCODING</FieldName>
            |                                  ^^^^^^^^ expected it below bit 32, found it up to bit 33
    "#]],
    );
    check(
        &[("<BitOffset>8</BitOffset>", "<BitOffset>7</BitOffset>")],
        expect![[r#"
        error: fields `S1` and `S0` of `ENC_SOP` overlap
           --> mini.xml:142:40
            |
        142 | ...                   <FieldName>S1</FieldName>
            |                                  ^^ expected bit 7 to belong to one field
            |
        note: `S0` is here
           --> mini.xml:132:40
            |
        132 | ...                   <FieldName>S0</FieldName>
            |                                  ^^

        error: ambiguous: `S_ADD_U32` (ENC_SOP, !has_lit_0&!has_lit_1, opcode 1) and `S_ADD_U32` (SOP_INST_LITERAL, has_lit_0, opcode 1) claim the same words
            --> mini.xml:1128:44
             |
        1128 |                         <Opcode Radix="10">1</Opcode>
             |                                            ^ expected a prefix, an opcode or a condition that tells them apart
             |
             = note: each also claims words that the other does not, so neither is the narrower one
        note: the other form is here
            --> mini.xml:1098:44
             |
        1098 |                         <Opcode Radix="10">1</Opcode>
             |                                            ^
    "#]],
    );
}

#[test]
fn identifiers() {
    check(
        &[(
            "<EncodingIdentifier Radix=\"2\">10000001000000000000000000000000<",
            "<EncodingIdentifier Radix=\"2\">1000000100000000<",
        )],
        expect![[r#"
            error: an identifier of 16 digits in an encoding of 32 bits
              --> mini.xml:20:51
               |
            20 |                     <EncodingIdentifier Radix="2">1000000100000000</EncodingIdentifier>
               |                                                   ^^^^^^^^^^^^^^^^ expected 32 binary digits
        "#]],
    );
    check(
        &[(
            "<EncodingIdentifier Radix=\"2\">10000001000000000000000000000000<",
            "<EncodingIdentifier Radix=\"2\">10000001000000000000000000000001<",
        )],
        expect![[r#"
            error: an identifier of `ENC_SOP` has bits outside the mask
              --> mini.xml:20:51
               |
            20 |                     <EncodingIdentifier Radix="2">10000001000000000000000000000001</EncodingIdentifier>
               |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ expected none outside 0xff000000
               |
            note: the mask
              --> mini.xml:18:51
               |
            18 |                 <EncodingIdentifierMask Radix="2">11111111000000000000000000000000</EncodingIdentifierMask>
               |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "#]],
    );
    check(
        &[("<EncodingIdentifier Radix=\"2\">10000010", "<EncodingIdentifier Radix=\"2\">11000010")],
        expect![[r#"
        error: identifiers of `ENC_SOP` differ outside the opcode
          --> mini.xml:21:51
           |
        21 |                     <EncodingIdentifier Radix="2">11000010000000000000000000000000</EncodingIdentifier>
           |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ expected 0x80000000 under the mask 0xc0000000, found 0xc0000000
           |
        note: the first identifier
          --> mini.xml:20:51
           |
        20 |                     <EncodingIdentifier Radix="2">10000001000000000000000000000000</EncodingIdentifier>
           |                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    "#]],
    );
}

#[test]
fn opcode_too_wide() {
    check(
        &[("<Opcode Radix=\"10\">17<", "<Opcode Radix=\"10\">32<")],
        expect![[r#"
        error: opcode 32 of `V_DUAL_ADD_NC_U32` does not fit the opcode field of `DUALXY`
            --> mini.xml:1525:44
             |
        1525 |                         <Opcode Radix="10">32</Opcode>
             |                                            ^^ expected at most 5 bits
    "#]],
    );
}

#[test]
fn ambiguous() {
    // The condition of the form with a literal no longer excludes anything.
    check(
        &[("<op type=\"!=\">", "<op type=\">=\">"), ("<lit val=\"255\">", "<lit val=\"1\">")],
        expect![[r#"
        error: ambiguous: `S_ADD_U32` (ENC_SOP, !has_lit_0&!has_lit_1, opcode 1) and `S_ADD_U32` (SOP_INST_LITERAL, has_lit_0, opcode 1) claim the same words
            --> mini.xml:1128:44
             |
        1128 |                         <Opcode Radix="10">1</Opcode>
             |                                            ^ expected a prefix, an opcode or a condition that tells them apart
             |
             = note: each also claims words that the other does not, so neither is the narrower one
        note: the other form is here
            --> mini.xml:1098:44
             |
        1098 |                         <Opcode Radix="10">1</Opcode>
             |                                            ^
    "#]],
    );
    // Nothing but SEG tells ENC_MEM and ENC_MEM_GLOBAL apart, and without the patches nothing asks for it.
    let mut context = common::context();
    context.patches.truncate(2);
    check_context(
        &context,
        expect![[r#"
        error: ambiguous: `M_STORE` (ENC_MEM, default, opcode 2) and `M_GLOBAL_STORE` (ENC_MEM_GLOBAL, default, opcode 2) claim the same words
            --> mini.xml:1368:44
             |
        1368 |                         <Opcode Radix="10">2</Opcode>
             |                                            ^ expected a prefix, an opcode or a condition that tells them apart
             |
        note: the other form is here
            --> mini.xml:1330:44
             |
        1330 |                         <Opcode Radix="10">2</Opcode>
             |                                            ^
    "#]],
    );
}

#[test]
fn conditions() {
    check(
        &[("<op type=\".notwithin\">", "<op type=\".outside\">")],
        expect![[r#"
        error: unknown operator `.outside` in a condition
          --> mini.xml:49:43
           |
        49 | ...                   <op type=".outside">
           |                                 ^^^^^^^^ expected `==`, `!=`, `<`, `>`, `<=`, `>=`, `&&`, `||`, `!`, `.within`, `.notwithin` or `.boolneg`
    "#]],
    );
    check(
        &[("<id val=\"S1\"/>", "<id val=\"S7\"/>")],
        expect![[r#"
        error: unknown field `S7`
          --> mini.xml:55:50
           |
        55 | ...                   <id val="S7"/>
           |                                ^^ expected a field of this encoding
    "#]],
    );
    check(
        &[("<lit val=\"255\">", "<lit val=\"many\">")],
        expect![[r#"
        error: `many` is not a number
          --> mini.xml:40:47
           |
        40 | ...                   <lit val="many">
           |                                 ^^^^ expected an unsigned decimal number
    "#]],
    );
}

#[test]
fn deep_conditions() {
    let deep = format!("{}<lit val=\"1\"/>{}", "<op type=\"!\">".repeat(100_000), "</op>".repeat(100_000));
    let text = MINI.replacen("<op type=\"&amp;&amp;\">", &format!("{deep}\n<op type=\"&amp;&amp;\">"), 1);
    check_text(
        &text,
        expect![[r#"
        error: an expression nests more than 64 deep
          --> mini.xml:28:861
           |
        28 | ...e="!"><op type="!"><op type="!"><op type="!"><op type="!"><op type="!"><op type="!"><op type="!"><op type="!"><op type="!"><op ty...
           |                                                 ^^^^^^^^^^^^^ expected a shallower one
    "#]],
    );
}

#[test]
fn all_problems_in_one_run() {
    check(
        &[
            ("<BitOffset>30</BitOffset>", "<BitOffset>3O</BitOffset>"),
            ("<DataFormatName>FMT_NUM_I16</DataFormatName>", "<DataFormatName>FMT_NUM_I17</DataFormatName>"),
            ("<op type=\".notwithin\">", "<op type=\".outside\">"),
            ("<DataType>float<", "<DataType>flaot<"),
            ("<IsBranch>FALSE<", "<IsBranch>MAYBE<"),
        ],
        expect![[r#"
            error: unknown operator `.outside` in a condition
              --> mini.xml:49:43
               |
            49 | ...                   <op type=".outside">
               |                                 ^^^^^^^^ expected `==`, `!=`, `<`, `>`, `<=`, `>=`, `&&`, `||`, `!`, `.within`, `.notwithin` or `.boolneg`

            error: bad number `3O`
               --> mini.xml:107:48
                |
            107 | ...                   <BitOffset>3O</BitOffset>
                |                                  ^^ expected an unsigned number of base 10, at most 65535

            error: `MAYBE` is neither true nor false
                --> mini.xml:1083:31
                 |
            1083 |                     <IsBranch>MAYBE</IsBranch>
                 |                               ^^^^^ expected true or false

            error: unknown data format `FMT_NUM_I17`
                --> mini.xml:1181:49
                 |
            1181 | ...                   <DataFormatName>FMT_NUM_I17</DataFormatName>
                 |                                       ^^^^^^^^^^^ expected a name that this file defines

            error: unknown data type `flaot`
                --> mini.xml:1665:27
                 |
            1665 |                 <DataType>flaot</DataType>
                 |                           ^^^^^ expected bits, integer, float or descriptor
        "#]],
    );
}

#[test]
fn stale_patch() {
    let mut context = common::context();
    let again = context.patches[2].clone();
    context.patches.push(again);
    check_context(
        &context,
        expect![[r#"
        error: a patch does not fit: changes nothing in toy: SEG tells the two kinds of memory apart.
        --> mini.xml
    "#]],
    );
}

#[test]
fn what_a_release_adds_everywhere_is_one_warning() {
    let text = MINI.replace("</InstructionFlags>", "<IsMatrix>FALSE</IsMatrix></InstructionFlags><Latency>4</Latency>");
    let toy = common::load(&text).unwrap_or_else(|problems| panic!("{problems}"));
    let warnings = toy.warnings.unwrap_or_else(|| panic!("expected warnings"));
    let text = warnings.to_string();
    for message in ["warning: unknown flag `IsMatrix`\n", "warning: unknown element `<Latency>`\n"] {
        assert_eq!(text.matches(message).count(), 1, "{text}");
    }
    assert_eq!(text.matches("more like it").count(), 2, "{text}");
}

#[test]
fn unknown_elements_are_warnings() {
    let text = MINI.replacen("<License>", "<Colour>red</Colour><License>", 1);
    let toy = common::load(&text).unwrap_or_else(|problems| panic!("{problems}"));
    let warnings = toy.warnings.unwrap_or_else(|| panic!("expected a warning"));
    assert!(!warnings.has_errors());
    expect![[r#"
        warning: unknown element `<Colour>`
         --> mini.xml:5:9
          |
        5 |         <Colour>red</Colour><License>MIT</License>
          |         ^^^^^^^^ passed over
    "#]]
    .assert_eq(&warnings.to_string());
}
