//! Conditions of encodings: from the file's expression to field tests.
//!
//! The result is an alternative of conjunctions of field tests, in one canonical shape: equal conditions written differently give
//! equal tests. Names of conditions play no part.

use crate::diag::{Diagnostic, Problems, Span};
use crate::expression::{Expression, Kind};
use crate::isa::{FieldId, FieldTest};
use crate::ranges::Ranges;
use crate::xml::Text;

/// How many alternatives a condition may have. AMD's have up to two; the bound keeps `&&` of `||` from exploding.
const MAX_ALTERNATIVES: usize = 256;

/// Alternatives of conjunctions; see [`crate::isa::Condition`].
pub type Alternatives = Vec<Vec<FieldTest>>;

/// The fields of the encoding at hand, with their widths in bits.
pub trait Fields {
    /// The field called `name`.
    fn find(&self, name: &str) -> Option<(FieldId, u32)>;

    /// The width of a field that was found.
    fn width(&self, id: FieldId) -> u32;
}

/// Turns an expression into field tests; problems are recorded, and `None` returned.
pub fn lower(expression: &Expression<'_>, fields: &dyn Fields, problems: &mut Problems) -> Option<Alternatives> {
    let mut lowering = Lowering { fields, problems };
    lowering.formula(expression, true).map(|all| canonical(all, &|id| fields.width(id)))
}

struct Lowering<'l> {
    fields: &'l dyn Fields,
    problems: &'l mut Problems,
}

/// An operand of a comparison.
enum Term {
    Field(FieldId, u32),
    Numbers(Vec<u64>),
}

impl Lowering<'_> {
    fn problem<T>(&mut self, span: Span, message: impl Into<String>, expected: impl Into<String>) -> Option<T> {
        self.problems.push(Diagnostic::error(message).at(span, expected));
        None
    }

    /// The expression's truth, or its opposite if `wanted` is false.
    fn formula(&mut self, expression: &Expression<'_>, wanted: bool) -> Option<Alternatives> {
        let (operator, arguments) = match &expression.kind {
            Kind::Operator(operator, arguments) => (operator, arguments),
            Kind::Literal(text) if text.is_empty() => return Some(constant(wanted)),
            Kind::Literal(text) => return Some(constant((self.number(text)? != 0) == wanted)),
            Kind::Id(name) => return self.problem(name.span, "a condition is a bare name", "expected an operator or a number"),
        };
        match &**operator {
            "&&" | "||" => {
                // De Morgan: the opposite of a conjunction is the alternative of the opposites.
                let conjunction = (&**operator == "&&") == wanted;
                let mut all = constant(conjunction);
                for argument in arguments {
                    let one = self.formula(argument, wanted)?;
                    all = if conjunction { self.both(&all, &one, expression.span)? } else { [all, one].concat() };
                    self.bounded(&all, expression.span)?;
                }
                Some(all)
            }
            "!" | ".boolneg" => match &arguments[..] {
                [argument] => self.formula(argument, !wanted),
                _ => self.problem(operator.span, format!("`{}` has {} operands", &**operator, arguments.len()), "expected one"),
            },
            ".fieldderef" => {
                let (field, width) = self.field(arguments, expression.span)?;
                Some(test(field, Ranges::at_least(1, width), width, wanted))
            }
            "==" | "!=" | "<" | ">" | "<=" | ">=" | ".within" | ".notwithin" => match &arguments[..] {
                [left, right] => {
                    let (left, right) = (self.term(left)?, self.term(right)?);
                    self.comparison(operator, left, right, wanted)
                }
                _ => self.problem(operator.span, format!("`{}` has {} operands", &**operator, arguments.len()), "expected two"),
            },
            other => self.problem(
                operator.span,
                format!("unknown operator `{other}` in a condition"),
                "expected `==`, `!=`, `<`, `>`, `<=`, `>=`, `&&`, `||`, `!`, `.within`, `.notwithin` or `.boolneg`",
            ),
        }
    }

    fn comparison(&mut self, operator: &Text<'_>, left: Term, right: Term, wanted: bool) -> Option<Alternatives> {
        // `255 > X` is `X < 255`.
        let (field, width, numbers, mirrored) = match (left, right) {
            (Term::Field(field, width), Term::Numbers(numbers)) => (field, width, numbers, false),
            (Term::Numbers(numbers), Term::Field(field, width)) => (field, width, numbers, true),
            _ => {
                return self.problem(
                    operator.span,
                    "a comparison of two fields, or of two numbers",
                    "expected a field and numbers",
                );
            }
        };
        let only = match (&**operator, &numbers[..]) {
            (".within" | ".notwithin", _) => 0,
            (_, &[number]) => number,
            _ => return self.problem(operator.span, "a comparison with several numbers", "expected one number"),
        };
        let ranges = match (&**operator, mirrored) {
            ("==", _) => Ranges::single(only),
            ("!=", _) => Ranges::single(only).complement(width),
            (".within", _) => Ranges::of(&numbers),
            (".notwithin", _) => Ranges::of(&numbers).complement(width),
            ("<", false) | (">", true) => Ranges::at_least(only, width).complement(width),
            (">=", false) | ("<=", true) => Ranges::at_least(only, width),
            ("<=", false) | (">=", true) => {
                only.checked_add(1).map_or(Ranges::all(width), |above| Ranges::at_least(above, width).complement(width))
            }
            _ => only.checked_add(1).map_or(Ranges::none(), |above| Ranges::at_least(above, width)),
        };
        Some(test(field, ranges, width, wanted))
    }

    fn term(&mut self, expression: &Expression<'_>) -> Option<Term> {
        match &expression.kind {
            Kind::Literal(text) => Some(Term::Numbers(vec![self.number(text)?])),
            Kind::Operator(operator, arguments) => match &**operator {
                ".fieldderef" => self.field(arguments, expression.span).map(|(field, width)| Term::Field(field, width)),
                ".cons_array" => {
                    let mut numbers = Vec::new();
                    for argument in arguments {
                        match self.term(argument)? {
                            Term::Numbers(more) => numbers.extend(more),
                            Term::Field(..) => return self.problem(argument.span, "a field in an array", "expected a number"),
                        }
                    }
                    Some(Term::Numbers(numbers))
                }
                other => self.problem(
                    operator.span,
                    format!("unknown operand `{other}` in a condition"),
                    "expected a field, a number or `.cons_array`",
                ),
            },
            Kind::Id(name) => {
                self.problem(name.span, format!("`{}` is a bare name", &**name), "expected a field, a number or `.cons_array`")
            }
        }
    }

    /// The field that `INST.format.name` means. The format's name is not always the encoding's: only the last name counts.
    fn field(&mut self, arguments: &[Expression<'_>], span: Span) -> Option<(FieldId, u32)> {
        let Some(Expression { kind: Kind::Id(name), .. }) = arguments.last() else {
            return self.problem(span, "a field reference without a name", "expected the format, then the field's name");
        };
        match self.fields.find(name) {
            Some(found) => Some(found),
            None => self.problem(name.span, format!("unknown field `{}`", &**name), "expected a field of this encoding"),
        }
    }

    fn number(&mut self, text: &Text<'_>) -> Option<u64> {
        match text.parse() {
            Ok(number) => Some(number),
            Err(_) => self.problem(text.span, format!("`{}` is not a number", &**text), "expected an unsigned decimal number"),
        }
    }

    /// Both of two alternatives.
    fn both(&mut self, left: &Alternatives, right: &Alternatives, span: Span) -> Option<Alternatives> {
        let mut all = Vec::new();
        for left in left {
            for right in right {
                all.extend(conjunction(left, right));
            }
            self.bounded(&all, span)?;
        }
        Some(all)
    }

    fn bounded(&mut self, all: &Alternatives, span: Span) -> Option<()> {
        if all.len() <= MAX_ALTERNATIVES {
            return Some(());
        }
        self.problem(span, format!("a condition has more than {MAX_ALTERNATIVES} alternatives"), "expected a simpler one")
    }
}

fn constant(truth: bool) -> Alternatives {
    if truth { vec![Vec::new()] } else { Vec::new() }
}

fn test(field: FieldId, ranges: Ranges, width: u32, wanted: bool) -> Alternatives {
    let ranges = if wanted { ranges.clip(width) } else { ranges.complement(width) };
    if ranges.is_all(width) {
        constant(true)
    } else if ranges.is_empty() {
        constant(false)
    } else {
        vec![vec![FieldTest { field, ranges: ranges.into_vec() }]]
    }
}

/// All tests of both, one for each field, by field; none if they contradict each other.
pub fn conjunction(left: &[FieldTest], right: &[FieldTest]) -> Option<Vec<FieldTest>> {
    let mut all = left.to_vec();
    for test in right {
        match all.iter_mut().find(|other| other.field == test.field) {
            Some(other) => {
                let ranges = Ranges::from_sorted(&other.ranges).intersection(&Ranges::from_sorted(&test.ranges));
                if ranges.is_empty() {
                    return None;
                }
                other.ranges = ranges.into_vec();
            }
            None => all.push(test.clone()),
        }
    }
    all.sort_by_key(|test| test.field);
    Some(all)
}

/// Joins alternatives that differ in the ranges of one field only (`X == 233 || X == 234`), drops those that lie inside another,
/// and sorts. `width` tells the bits of a field.
pub fn canonical(all: Alternatives, width: &dyn Fn(FieldId) -> u32) -> Alternatives {
    // What two are joined to may join with those that neither did: it waits again. Each join leaves one less.
    let mut waiting = all;
    let mut apart: Alternatives = Vec::new();
    while let Some(one) = waiting.pop() {
        if one.is_empty() {
            return constant(true);
        }
        match apart.iter().enumerate().find_map(|(at, other)| Some((at, join(other, &one, width)?))) {
            Some((at, joined)) => {
                apart.swap_remove(at);
                waiting.push(joined);
            }
            None => apart.push(one),
        }
    }
    apart.sort_by(|left, right| key(left).cmp(key(right)));
    apart
}

fn key(tests: &[FieldTest]) -> impl Iterator<Item = (FieldId, &Vec<(u64, u64)>)> {
    tests.iter().map(|test| (test.field, &test.ranges))
}

/// Both alternatives as one, if one can say it.
fn join(left: &[FieldTest], right: &[FieldTest], width: &dyn Fn(FieldId) -> u32) -> Option<Vec<FieldTest>> {
    if is_inside(right, left) {
        return Some(left.to_vec());
    }
    if is_inside(left, right) {
        return Some(right.to_vec());
    }
    if left.len() != right.len() || left.iter().zip(right).any(|(left, right)| left.field != right.field) {
        return None;
    }
    let mut different = left.iter().zip(right).enumerate().filter(|(_, (left, right))| left.ranges != right.ranges);
    let (Some((at, (one, other))), None) = (different.next(), different.next()) else { return None };
    let mut joined = left.to_vec();
    let ranges = Ranges::from_sorted(&one.ranges).union(&Ranges::from_sorted(&other.ranges));
    if ranges.is_all(width(one.field)) {
        joined.remove(at);
    } else {
        joined[at].ranges = ranges.into_vec();
    }
    Some(joined)
}

/// Whether whatever passes the first tests passes the second.
fn is_inside(inner: &[FieldTest], outer: &[FieldTest]) -> bool {
    outer.iter().all(|outer| {
        let ranges = Ranges::from_sorted(&outer.ranges);
        let same = inner.iter().find(|inner| inner.field == outer.field);
        same.is_some_and(|inner| Ranges::from_sorted(&inner.ranges).without(&ranges).is_empty())
    })
}
