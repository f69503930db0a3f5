//! Conditions: field tests against a slow evaluation of the expression, for every value of the fields.

use std::sync::Arc;

use isa_spec::condition::{Alternatives, Fields, canonical, lower};
use isa_spec::diag::{Problems, Source, Span};
use isa_spec::expression::{Expression, Kind};
use isa_spec::isa::FieldId;
use isa_spec::xml::Text;

/// Two fields, A of three bits and B of two.
struct Toy;

const WIDTHS: [u32; 2] = [3, 2];

impl Fields for Toy {
    fn find(&self, name: &str) -> Option<(FieldId, u32)> {
        let at = ["A", "B"].iter().position(|field| *field == name)?;
        Some((FieldId(at as u16), WIDTHS[at]))
    }

    fn width(&self, id: FieldId) -> u32 {
        WIDTHS[id.index()]
    }
}

fn text(text: impl Into<String>) -> Text<'static> {
    Text { text: text.into().into(), span: Span::default() }
}

fn expression(kind: Kind<'static>) -> Expression<'static> {
    Expression { kind, span: Span::default() }
}

fn operator(name: &str, arguments: Vec<Expression<'static>>) -> Expression<'static> {
    expression(Kind::Operator(text(name), arguments))
}

fn number(number: u64) -> Expression<'static> {
    expression(Kind::Literal(text(number.to_string())))
}

fn field(name: &str) -> Expression<'static> {
    let id = |name: &str| expression(Kind::Id(text(name)));
    operator(".fieldderef", vec![operator(".fieldderef", vec![id("INST"), id("TOY")]), id(name)])
}

fn lowered(expression: &Expression<'_>) -> Alternatives {
    let mut problems = Problems::new(Arc::new(Source::new("toy", "")));
    lower(expression, &Toy, &mut problems).unwrap_or_else(|| panic!("{problems}"))
}

fn holds(alternatives: &Alternatives, values: [u64; 2]) -> bool {
    alternatives.iter().any(|all| all.iter().all(|test| test.accepts(values[test.field.index()])))
}

/// The expression's value, the slow way: booleans are 0 and 1.
fn value(expression: &Expression<'_>, values: [u64; 2]) -> u64 {
    let (operator, arguments) = match &expression.kind {
        Kind::Literal(text) => return if text.is_empty() { 1 } else { text.parse().unwrap() },
        Kind::Id(_) => panic!("a name has no value"),
        Kind::Operator(operator, arguments) => (&**operator, arguments),
    };
    let argument = |at: usize| value(&arguments[at], values);
    let among = |number: u64| match &arguments[1].kind {
        Kind::Operator(_, numbers) => numbers.iter().any(|other| value(other, values) == number),
        _ => argument(1) == number,
    };
    u64::from(match operator {
        ".fieldderef" => match &arguments[1].kind {
            Kind::Id(name) => return values[usize::from(&**name == "B")],
            _ => panic!("a field has a name"),
        },
        "&&" => arguments.iter().all(|argument| value(argument, values) != 0),
        "||" => arguments.iter().any(|argument| value(argument, values) != 0),
        "!" | ".boolneg" => argument(0) == 0,
        "==" => argument(0) == argument(1),
        "!=" => argument(0) != argument(1),
        "<" => argument(0) < argument(1),
        "<=" => argument(0) <= argument(1),
        ">" => argument(0) > argument(1),
        ">=" => argument(0) >= argument(1),
        ".within" => among(argument(0)),
        ".notwithin" => !among(argument(0)),
        other => panic!("{other}"),
    })
}

/// A sequence of numbers that looks random and is always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn formula(&mut self, depth: u32) -> Expression<'static> {
        let two = |random: &mut Self| (0..2 + random.below(2)).map(|_| random.formula(depth - 1)).collect::<Vec<_>>();
        match if depth == 0 { 4 + self.below(8) } else { self.below(12) } {
            0 => operator("&&", two(self)),
            1 => operator("||", two(self)),
            2 => operator("!", vec![self.formula(depth - 1)]),
            3 => operator(".boolneg", vec![self.formula(depth - 1)]),
            4 => number(self.below(2)),
            5 => expression(Kind::Literal(text(""))),
            6 => self.field(),
            7 => self.within(".within"),
            8 => self.within(".notwithin"),
            _ => {
                let name = ["==", "!=", "<", "<=", ">", ">="][self.below(6) as usize];
                // One past the highest value too, and the largest number there is.
                let other = if self.below(9) == 0 { u64::MAX } else { self.below(9) };
                let mut sides = vec![self.field(), number(other)];
                if self.below(2) == 0 {
                    sides.swap(0, 1);
                }
                operator(name, sides)
            }
        }
    }

    fn field(&mut self) -> Expression<'static> {
        field(["A", "B"][self.below(2) as usize])
    }

    fn within(&mut self, name: &str) -> Expression<'static> {
        let numbers = (0..1 + self.below(4)).map(|_| number(self.below(9))).collect();
        operator(name, vec![self.field(), operator(".cons_array", numbers)])
    }
}

#[test]
fn field_tests_say_what_the_expression_says() {
    let mut random = Random(0x2026_0806);
    let (mut always, mut never) = (0, 0);
    for _ in 0..20_000 {
        let expression = random.formula(3);
        let alternatives = lowered(&expression);
        let mut count = 0;
        for a in 0..8 {
            for b in 0..4 {
                let expected = value(&expression, [a, b]) != 0;
                assert_eq!(holds(&alternatives, [a, b]), expected, "A = {a}, B = {b}: {expression:?} became {alternatives:?}");
                count += u32::from(expected);
            }
        }
        // What can't hold has no alternative. (What always holds may still be spelt as several that make up everything.)
        assert_eq!(alternatives.is_empty(), count == 0, "{expression:?} became {alternatives:?}");
        always += u32::from(count == 32);
        never += u32::from(count == 0);
        check_shape(&alternatives);
    }
    assert!(always > 100 && never > 100, "{always} {never}");
}

/// One test a field, in order; ranges ascending, neither empty nor touching nor everything; nothing to join.
fn check_shape(alternatives: &Alternatives) {
    for all in alternatives {
        assert!(all.is_sorted_by(|left, right| left.field < right.field), "{all:?}");
        for test in all {
            let highest = (1 << WIDTHS[test.field.index()]) - 1;
            assert!(!test.ranges.is_empty() && test.ranges != [(0, highest)], "{test:?}");
            assert!(test.ranges.iter().all(|&(low, high)| low <= high && high <= highest), "{test:?}");
            assert!(test.ranges.windows(2).all(|pair| pair[0].1 + 1 < pair[1].0), "{test:?}");
        }
    }
    assert_eq!(*alternatives, canonical(alternatives.clone(), &|id| Toy.width(id)));
}

#[test]
fn equal_conditions_have_equal_tests() {
    let is = |number_: u64| operator("==", vec![field("A"), number(number_)]);
    let within = operator(".within", vec![field("A"), operator(".cons_array", vec![number(3), number(2)])]);
    assert_eq!(lowered(&operator("||", vec![is(2), is(3)])), lowered(&within));
    let not_within = operator(".notwithin", vec![field("A"), operator(".cons_array", vec![number(2), number(3)])]);
    assert_eq!(lowered(&operator("!", vec![within])), lowered(&not_within));
}
