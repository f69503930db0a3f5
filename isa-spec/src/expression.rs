//! The expression of an encoding's condition as a tree, read from either of AMD's dialects.
//!
//! Schema 1.1.1 and later: `<op type="==">…</op>`, `<id val="SSRC0"/>`, `<lit val="255"/>`, types in `<ty>`.
//! Schema 1.0.0 and 1.1.0: `<Expression Type="Operator"><Operator>==</Operator><Subexpressions>…`, `Type="Id"` with `<Label>`,
//! `Type="Literal"` with `<Value>` and `<ValueType>`.

use crate::diag::{Abort, Diagnostic, Span};
use crate::xml::{Cursor, Element, Text};

/// How deep expressions may nest. AMD's nest seven deep; the bound keeps recursion off the stack's end.
pub const MAX_DEPTH: usize = 64;

/// An expression.
#[derive(Debug)]
pub struct Expression<'a> {
    /// What it is.
    pub kind: Kind<'a>,
    /// Its start tag, or its text.
    pub span: Span,
}

/// What an expression is.
#[derive(Debug)]
pub enum Kind<'a> {
    /// An operator and what it works on.
    Operator(Text<'a>, Vec<Expression<'a>>),
    /// A name.
    Id(Text<'a>),
    /// A number.
    Literal(Text<'a>),
}

/// Reads the one expression inside the element at hand.
pub fn read<'a>(cursor: &mut Cursor<'a, '_>, parent: &Element<'a>) -> Result<Option<Expression<'a>>, Abort> {
    let mut all = list(cursor, parent.span, 0)?;
    if all.len() > 1 {
        let message = format!("`<{}>` holds {} expressions", parent.name, all.len());
        cursor.problems.push(Diagnostic::error(message).at(parent.span, "expected one"));
    }
    Ok(all.pop())
}

/// Reads the expressions inside the element at hand. Types say nothing that the numbers do not say.
fn list<'a>(cursor: &mut Cursor<'a, '_>, parent: Span, depth: usize) -> Result<Vec<Expression<'a>>, Abort> {
    if depth > MAX_DEPTH {
        let problem = Diagnostic::error(format!("an expression nests more than {MAX_DEPTH} deep"));
        return cursor.problems.abort(problem.at(parent, "expected a shallower one"));
    }
    let mut all = Vec::new();
    while let Some(mut child) = cursor.child()? {
        let span = child.span;
        let kind = match child.name {
            "op" => {
                let operator = attribute(cursor, &mut child, "type");
                Kind::Operator(operator, list(cursor, span, depth + 1)?)
            }
            "id" => {
                let name = attribute(cursor, &mut child, "val");
                cursor.skip()?;
                Kind::Id(name)
            }
            "lit" => {
                let value = attribute(cursor, &mut child, "val");
                cursor.skip()?;
                Kind::Literal(value)
            }
            "ty" => {
                cursor.skip()?;
                continue;
            }
            "Expression" => match tree(cursor, child, depth)? {
                Some(kind) => kind,
                None => continue,
            },
            _ => {
                cursor.unknown(&child)?;
                continue;
            }
        };
        all.push(Expression { kind, span });
    }
    Ok(all)
}

/// Reads an `<Expression>` of the older dialect.
fn tree<'a>(cursor: &mut Cursor<'a, '_>, mut element: Element<'a>, depth: usize) -> Result<Option<Kind<'a>>, Abort> {
    let (mut operator, mut label, mut value, mut arguments) = (None, None, None, Vec::new());
    let kind = attribute(cursor, &mut element, "Type");
    while let Some(child) = cursor.child()? {
        match child.name {
            "Operator" => cursor.once(&mut operator, &child)?,
            "Label" => cursor.once(&mut label, &child)?,
            "Value" => cursor.once(&mut value, &child)?,
            "Subexpressions" => arguments = list(cursor, child.span, depth + 1)?,
            "ValueType" => cursor.skip()?,
            _ => cursor.unknown(&child)?,
        }
    }
    let made = match &*kind {
        "Operator" => operator.map(|operator| Kind::Operator(operator, arguments)),
        "Id" => label.map(Kind::Id),
        // An empty value means true; so does none.
        "Literal" => Some(Kind::Literal(value.unwrap_or(Text { text: "".into(), span: element.span }))),
        _ => None,
    };
    if made.is_none() {
        cursor.problems.push(
            Diagnostic::error("an expression is incomplete")
                .at(element.span, "expected `Operator` with `<Operator>`, `Id` with `<Label>`, or `Literal` with `<Value>`"),
        );
    }
    Ok(made)
}

/// A required attribute; its absence is recorded and stands for the empty text.
fn attribute<'a>(cursor: &mut Cursor<'a, '_>, element: &mut Element<'a>, name: &str) -> Text<'a> {
    element.attribute(name).unwrap_or_else(|| {
        let message = format!("`<{}>` has no attribute `{name}`", element.name);
        cursor.problems.push(Diagnostic::error(message).at(element.span, format!("expected `{name}`")));
        Text { text: "".into(), span: element.span }
    })
}
