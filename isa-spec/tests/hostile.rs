//! Files made to exhaust memory, stack or patience. Each would take minutes, gigabytes or the stack if something were quadratic,
//! unbounded or recursive; none has a time limit of its own.

mod common;

use common::MINI;
use expect_test::expect;
use isa_spec::diag::Problems;

/// The messages for a text that must be refused.
fn refused(text: &str) -> Problems {
    common::load(text).err().unwrap_or_else(|| panic!("expected problems"))
}

/// `MINI` with `what` before the first occurrence of `place`.
fn with(place: &str, what: &str) -> String {
    assert!(MINI.contains(place), "{place} is not in mini.xml");
    MINI.replacen(place, &format!("{what}{place}"), 1)
}

#[test]
fn deep_unknown_elements_are_passed_over() {
    let depth = 300_000;
    let text = with("<License>", &format!("{}{}", "<x>".repeat(depth), "</x>".repeat(depth)));
    let toy = common::load(&text).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(toy.warnings.map(|warnings| warnings.list().len()), Some(1));
}

#[test]
fn the_number_of_messages_is_bounded() {
    let problems = refused(&with("<License>", &"a<b/>".repeat(50_000)));
    assert_eq!(problems.list().len(), Problems::LIMIT);
    // All the unknown elements are one warning.
    let text = problems.to_string();
    assert!(text.contains("and 49999 more like it") && text.ends_with("error: and 49001 more in mini.xml\n"), "{text}");
}

#[test]
fn many_different_warnings_are_no_error() {
    let elements: String = (0..3 * Problems::LIMIT).map(|at| format!("<x{at}/>")).collect();
    let toy = common::load(&with("<License>", &elements)).unwrap_or_else(|problems| panic!("{problems}"));
    let warnings = toy.warnings.unwrap_or_else(|| panic!("expected warnings"));
    assert!(warnings.to_string().ends_with("warning: and 2000 more in mini.xml\n"));
}

#[test]
fn a_line_of_megabytes_is_cut() {
    let text = MINI.replace('\n', " ").replacen("<License>", &format!("<License>{}", "x".repeat(5_000_000)), 1);
    let message = refused(&text.replacen("<BitOffset>30<", "<BitOffset>3O<", 1)).to_string();
    assert!(message.len() < 2000 && message.contains("at most 65535 (byte 50"), "{message}");
}

#[test]
fn alternatives_do_not_explode() {
    // Twelve times two alternatives, multiplied out, would be 4,096.
    let field = |name: &str| {
        format!(
            "<op type=\".fieldderef\"><op type=\".fieldderef\"><id val=\"INST\"/><id val=\"SOP\"/></op><id val=\"{name}\"/></op>"
        )
    };
    let most = |name: &str, value: usize| format!("<op type=\"&lt;=\">{}<lit val=\"{value}\"/></op>", field(name));
    let either = |at: usize| format!("<op type=\"||\">{}{}</op>", most("S0", 200 - at), most("S1", 200 - at));
    let all: String = (0..12).map(either).collect();
    let start = MINI.find("<op type=\"&amp;&amp;\">").unwrap_or_else(|| panic!("no condition"));
    let end = MINI[start..].find("</CondtionExpression>").unwrap_or_else(|| panic!("no end")) + start;
    let text = format!("{}<op type=\"&amp;&amp;\">{all}</op>{}", &MINI[..start], &MINI[end..]);
    let message = refused(&text).to_string();
    assert!(message.contains("a condition has more than 256 alternatives"), "{message}");
}

/// An encoding that differs from others in its name, and in the value that its condition asks for.
fn encoding(at: usize, value: usize) -> String {
    format!(
        "<Encoding Order=\"{at}\"><EncodingName>E{at}</EncodingName><BitCount>32</BitCount>\
         <EncodingIdentifierMask Radix=\"2\">11{zeros}</EncodingIdentifierMask><EncodingIdentifiers>\
         <EncodingIdentifier Radix=\"2\">00{zeros}</EncodingIdentifier></EncodingIdentifiers><EncodingConditions>\
         <EncodingCondition><ConditionName>c</ConditionName><CondtionExpression><op type=\"==\"><op type=\".fieldderef\">\
         <id val=\"INST\"/><id val=\"S\"/></op><lit val=\"{value}\"/></op></CondtionExpression></EncodingCondition>\
         </EncodingConditions><MicrocodeFormat><BitMap><Field><FieldName>S</FieldName><BitLayout RangeCount=\"1\">\
         <Range Order=\"0\"><BitCount>20</BitCount><BitOffset>0</BitOffset></Range></BitLayout></Field></BitMap>\
         </MicrocodeFormat></Encoding>",
        zeros = "0".repeat(30)
    )
}

/// The toy with `count` more encodings and an instruction in each; `value` tells the conditions.
fn many_encodings(count: usize, value: impl Fn(usize) -> usize) -> String {
    let encodings: String = (0..count).map(|at| encoding(at, value(at))).collect();
    let instruction = |at: usize| {
        format!(
            "<Instruction><InstructionName>I{at}</InstructionName><InstructionEncodings><InstructionEncoding>\
             <EncodingName>E{at}</EncodingName><EncodingCondition>c</EncodingCondition><Opcode>0</Opcode><Operands/>\
             </InstructionEncoding></InstructionEncodings><FunctionalGroup><Name>SALU</Name></FunctionalGroup></Instruction>"
        )
    };
    let instructions: String = (0..count).map(instruction).collect();
    MINI.replacen("<Encodings>", &format!("<Encodings>{encodings}"), 1).replacen(
        "<Instructions>",
        &format!("<Instructions>{instructions}"),
        1,
    )
}

#[test]
fn many_encodings_with_one_prefix() {
    let toy = common::load(&many_encodings(400, |at| at)).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(toy.counts.encodings, 408);
    assert_eq!(refused(&many_encodings(400, |_| 1)).list().len(), Problems::LIMIT);
    let message = refused(&many_encodings(1100, |at| at)).to_string();
    expect![[r#"
        error: the file has 1108 encodings
         --> mini.xml:1:1
          |
        1 | <Spec>
          | ^^^^^^ expected at most 1024
    "#]]
    .assert_eq(&message);
}

/// Conditions of the toy's first encoding, `count` of them, each with this expression, and a form under the last for each.
fn many_conditions(count: usize, expression: impl Fn(usize) -> String) -> String {
    let condition = |at: usize| {
        format!(
            "<EncodingCondition><ConditionName>c{at}</ConditionName><CondtionExpression>{}</CondtionExpression>\
             </EncodingCondition>",
            expression(at)
        )
    };
    let conditions: String = (0..count).map(condition).collect();
    let form = |at: usize| {
        format!(
            "<InstructionEncoding><EncodingName>ENC_SOP</EncodingName><EncodingCondition>c{at}</EncodingCondition>\
             <Opcode>9</Opcode><Operands/></InstructionEncoding>"
        )
    };
    let forms: String = (0..count).rev().map(form).collect();
    let instruction = format!(
        "<Instruction><InstructionName>I</InstructionName><InstructionEncodings>{forms}</InstructionEncodings>\
         <FunctionalGroup><Name>SALU</Name></FunctionalGroup></Instruction>"
    );
    MINI.replacen("<EncodingConditions>", &format!("<EncodingConditions>{conditions}"), 1).replacen(
        "<Instructions>",
        &format!("<Instructions>{instruction}"),
        1,
    )
}

fn is(field: &str, value: usize) -> String {
    format!("<op type=\"==\"><op type=\".fieldderef\"><id val=\"INST\"/><id val=\"{field}\"/></op><lit val=\"{value}\"/></op>")
}

#[test]
fn many_conditions_of_one_encoding() {
    // Looking each up for each form would compare 400 million names.
    let message = refused(&many_conditions(20_000, |at| is("S0", at % 200))).to_string();
    assert!(message.contains("the file has 20009 conditions"), "{message}");
}

#[test]
fn conditions_with_many_alternatives() {
    // Comparing all with each other would take 24 alternatives of 600 conditions to 100 million pairs.
    let alternative = |at: usize| format!("<op type=\"&amp;&amp;\">{}{}</op>", is("S0", at * 7 % 200), is("S1", at * 11 % 200));
    let any =
        |at: usize| format!("<op type=\"||\">{}</op>", (0..24).map(|more| alternative(at + 31 * more)).collect::<String>());
    let message = refused(&many_conditions(600, any)).to_string();
    assert!(message.contains("tests in conditions"), "{message}");
    // Within the bound, how often conditions are cut up is bounded for all of them together.
    assert!(refused(&many_conditions(80, any)).to_string().contains("ambiguous"));
}
