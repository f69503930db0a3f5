//! A pull cursor over quick-xml's events: elements, attributes and texts, each with its place in the source.
//!
//! Nothing is copied: names and texts borrow from the source unless they hold an escape.

use std::borrow::Cow;
use std::ops::Deref;

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};

use crate::diag::{Abort, Diagnostic, Problems, Span};

/// A text and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Text<'a> {
    /// Without surrounding white space.
    pub text: Cow<'a, str>,
    /// Where it stands.
    pub span: Span,
}

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

/// A start tag.
#[derive(Clone, Debug)]
pub struct Element<'a> {
    /// The element's name.
    pub name: &'a str,
    /// The tag.
    pub span: Span,
    attributes: Vec<(&'a str, Text<'a>)>,
}

impl<'a> Element<'a> {
    /// The value of an attribute.
    pub fn attribute(&mut self, name: &str) -> Option<Text<'a>> {
        let at = self.attributes.iter().position(|(key, _)| *key == name)?;
        Some(self.attributes.swap_remove(at).1)
    }
}

/// Walks through a file. After [`Cursor::child`] has returned an element, exactly one of [`Cursor::child`] (until it returns `None`),
/// [`Cursor::text`] and [`Cursor::skip`] must consume its content.
pub struct Cursor<'a, 'p> {
    source: &'a str,
    reader: Reader<&'a [u8]>,
    /// Where problems go.
    pub problems: &'p mut Problems,
}

impl<'a, 'p> Cursor<'a, 'p> {
    /// A cursor before the root element of `source`, which is the text of `problems`' file.
    pub fn new(source: &'a str, problems: &'p mut Problems) -> Self {
        let mut reader = Reader::from_str(source);
        reader.config_mut().expand_empty_elements = true;
        Self { source, reader, problems }
    }

    fn position(&self) -> usize {
        usize::try_from(self.reader.buffer_position()).unwrap_or(usize::MAX).min(self.source.len())
    }

    /// The next event and its place; comments, declarations and processing instructions are passed over.
    fn event(&mut self) -> Result<(Event<'a>, Span), Abort> {
        loop {
            let start = self.position();
            let event = match self.reader.read_event() {
                Ok(event) => event,
                Err(error) => {
                    let at = usize::try_from(self.reader.error_position()).unwrap_or(usize::MAX).min(self.source.len());
                    return self
                        .problems
                        .abort(Diagnostic::error("this is not well-formed XML").at(self.word_at(at), error.to_string()));
                }
            };
            match event {
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
                event => return Ok((event, Span::new(start, self.position()))),
            }
        }
    }

    /// A span of up to one word, for pointing at a place that has no extent.
    fn word_at(&self, at: usize) -> Span {
        let rest = self.source.get(at..).unwrap_or_default();
        let length = rest.find(|c: char| c.is_whitespace() || c == '>').map_or(rest.len(), |end| end + 1);
        Span::new(at, at + length.min(64).min(rest.len()))
    }

    /// The root element.
    pub fn root(&mut self) -> Result<Element<'a>, Abort> {
        loop {
            match self.event()? {
                (Event::Start(tag), span) => return self.element(&tag, span),
                (Event::Text(text), span) => {
                    if !text.trim().is_empty() {
                        let found = self.trim(span);
                        return self.problems.abort(
                            Diagnostic::error("this is not an XML specification")
                                .at(self.word_at(found.start as usize), "expected `<Spec>`"),
                        );
                    }
                }
                (_, span) => {
                    let problem = Diagnostic::error("this is not an XML specification").at(span, "expected `<Spec>`");
                    return self.problems.abort(problem);
                }
            }
        }
    }

    /// Makes sure that nothing stands behind the root element.
    pub fn end(&mut self) -> Result<(), Abort> {
        loop {
            match self.event()? {
                (Event::Eof, _) => return Ok(()),
                (Event::Text(text), _) if text.trim().is_empty() => {}
                (_, span) => {
                    return self.problems.abort(
                        Diagnostic::error("something stands behind `</Spec>`").at(span, "expected the end of the file"),
                    );
                }
            }
        }
    }

    /// The next child of the element at hand; none: its end tag was consumed.
    pub fn child(&mut self) -> Result<Option<Element<'a>>, Abort> {
        loop {
            match self.event()? {
                (Event::Start(tag), span) => return self.element(&tag, span).map(Some),
                (Event::End(_), _) => return Ok(None),
                (Event::Text(text), _) if text.trim().is_empty() => {}
                (Event::Eof, span) => return self.truncated(span),
                (_, span) => {
                    let span = self.trim(span);
                    self.problems.push(Diagnostic::error("a text stands between elements").at(span, "expected an element"));
                }
            }
        }
    }

    /// The text of the element at hand, whose end tag is consumed.
    pub fn text(&mut self) -> Result<Text<'a>, Abort> {
        let mut text: Cow<'a, str> = Cow::Borrowed("");
        let mut whole = Span::new(self.position(), self.position());
        loop {
            let (event, span) = self.event()?;
            let piece = match event {
                Event::End(_) => {
                    let text = match text {
                        Cow::Borrowed(text) => Cow::Borrowed(text.trim()),
                        Cow::Owned(text) => Cow::Owned(text.trim().to_owned()),
                    };
                    return Ok(Text { text, span: self.trim(whole) });
                }
                Event::Eof => return self.truncated(span),
                Event::Text(piece) => piece.xml10_content(),
                Event::CData(piece) => piece.into_inner(),
                Event::GeneralRef(reference) => self.resolve(&reference, span),
                Event::Start(tag) => {
                    let element = self.element(&tag, span)?;
                    let message = format!("`<{}>` stands inside a text", element.name);
                    self.problems.push(Diagnostic::error(message).at(span, "expected a text"));
                    self.skip()?;
                    Cow::Borrowed("")
                }
                _ => Cow::Borrowed(""),
            };
            whole.end = span.end;
            if text.is_empty() {
                text = piece;
            } else if !piece.is_empty() {
                text.to_mut().push_str(&piece);
            }
        }
    }

    /// What `&name;` stands for.
    fn resolve(&mut self, reference: &quick_xml::events::BytesRef<'a>, span: Span) -> Cow<'a, str> {
        if let Ok(Some(character)) = reference.resolve_char_ref() {
            return Cow::Owned(character.to_string());
        }
        if let Some(text) = resolve_predefined_entity(reference) {
            return Cow::Borrowed(text);
        }
        self.problems.push(
            Diagnostic::error("unknown entity").at(span, "expected `&lt;`, `&gt;`, `&amp;`, `&apos;`, `&quot;` or a number"),
        );
        Cow::Borrowed("")
    }

    /// Reads the text of `element` into `slot`; an element that stands twice is an error.
    pub fn once(&mut self, slot: &mut Option<Text<'a>>, element: &Element<'a>) -> Result<(), Abort> {
        let text = self.text()?;
        self.fill(slot, text, element);
        Ok(())
    }

    /// Puts what `element` holds into `slot`; an element that stands twice is an error.
    pub fn fill<T>(&mut self, slot: &mut Option<T>, content: T, element: &Element<'a>) {
        if slot.replace(content).is_some() {
            let message = format!("`<{}>` stands twice", element.name);
            self.problems.push(Diagnostic::error(message).at(element.span, "expected it once"));
        }
    }

    /// Passes over the element at hand, whatever is in it.
    pub fn skip(&mut self) -> Result<(), Abort> {
        let mut depth = 0_usize;
        loop {
            match self.event()? {
                (Event::Start(_), _) => depth += 1,
                (Event::End(_), _) if depth == 0 => return Ok(()),
                (Event::End(_), _) => depth -= 1,
                (Event::Eof, span) => return self.truncated(span),
                _ => {}
            }
        }
    }

    /// Passes over an element that this program does not know: schemas move, so this is no error.
    pub fn unknown(&mut self, element: &Element<'a>) -> Result<(), Abort> {
        self.problems.warn(format!("unknown element `<{}>`", element.name), element.span, "passed over");
        self.skip()
    }

    fn truncated<T>(&mut self, span: Span) -> Result<T, Abort> {
        // Point at the last line that has something on it.
        let end = self.source.get(..span.start as usize).unwrap_or_default().trim_end().len();
        let start = self.source[..end].char_indices().next_back().map_or(0, |(at, _)| at);
        self.problems.abort(
            Diagnostic::error("the file ends in the middle").at(Span::new(start, end), "expected an end tag behind this"),
        )
    }

    fn trim(&self, span: Span) -> Span {
        let (start, end) = (span.start as usize, span.end as usize);
        let text = self.source.get(start..end).unwrap_or_default();
        let left = start + text.len() - text.trim_start().len();
        Span::new(left, left + text.trim().len())
    }

    fn element(&mut self, tag: &BytesStart<'a>, span: Span) -> Result<Element<'a>, Abort> {
        let source = self.source;
        let start = span.start as usize + 1;
        let name = source.get(start..start + tag.name().as_ref().len()).unwrap_or_default();
        let raw = source.get(start + name.len()..span.end as usize).unwrap_or_default();
        let mut attributes = Vec::new();
        for attribute in tag.attributes() {
            let attribute = match attribute {
                Ok(attribute) => attribute,
                Err(error) => {
                    return self.problems.abort(Diagnostic::error("this is not well-formed XML").at(span, error.to_string()));
                }
            };
            // The event's life is short, the source's long: find the same bytes in the source again.
            let offset = |part: &str| (part.as_ptr() as usize).wrapping_sub(tag.attributes_raw().as_ptr() as usize);
            let (key, value) = (attribute.key.as_ref(), &*attribute.value);
            let key_at = offset(key);
            let value_at = offset(value);
            let key = raw.get(key_at..key_at.saturating_add(key.len())).unwrap_or_default();
            let text = raw.get(value_at..value_at.saturating_add(value.len())).unwrap_or_default();
            let at = start + name.len() + value_at;
            let place = Span::new(at, at + text.len());
            let text = match quick_xml::escape::unescape(text) {
                Ok(text) => text,
                Err(error) => {
                    self.problems.push(Diagnostic::error("unknown entity").at(place, error.to_string()));
                    Cow::Borrowed(text)
                }
            };
            attributes.push((key, Text { text, span: place }));
        }
        Ok(Element { name, span, attributes })
    }
}
