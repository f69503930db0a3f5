//! Problems in a specification: where they are, what was expected, and how they are shown.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

/// A stretch of a source, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte behind the last.
    pub end: u32,
}

impl Span {
    /// From `start` up to, but without, `end`; positions past 4 GiB are cut (see [`crate::archive::MAX_FILE`]).
    pub fn new(start: usize, end: usize) -> Self {
        let cut = |at| u32::try_from(at).unwrap_or(u32::MAX);
        Self { start: cut(start), end: cut(end) }
    }
}

/// A file's name and text, and where its lines start.
#[derive(Debug)]
pub struct Source {
    name: String,
    text: String,
    /// Byte offset of each line.
    lines: Vec<u32>,
}

impl Source {
    /// Takes a text in; `name` is what messages call it.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let text = text.into();
        let starts = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| Span::new(at + 1, 0).start);
        let lines = std::iter::once(0).chain(starts).collect();
        Self { name: name.into(), text, lines }
    }

    /// What messages call the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The span's line, counted from 0, its text without the line break, and the span within it, cut at the line's end.
    fn line(&self, span: Span) -> (usize, &str, std::ops::Range<usize>) {
        let line = self.lines.partition_point(|&start| start <= span.start).saturating_sub(1);
        let start = self.lines[line] as usize;
        let end = self.lines.get(line + 1).map_or(self.text.len(), |&next| next as usize - 1);
        let text = self.text.get(start..end).unwrap_or_default().trim_end_matches('\r');
        let from = character(text, (span.start as usize).saturating_sub(start));
        let to = character(text, (span.end as usize).saturating_sub(start)).max(from);
        (line, text, from..to)
    }

    /// The line as a snippet. Only this line is handed on: finding it in 16 MB of text for each problem would take seconds.
    fn snippet(&self, span: Span, label: &str) -> Snippet<'_, annotate_snippets::Annotation<'_>> {
        let (line, text, range) = self.line(span);
        let column = range.start;
        let (text, range) = around(text, range);
        // Behind the cut the renderer can't know the column.
        let label = if range.start == column { label.to_owned() } else { format!("{label} (byte {column} of the line)") };
        let annotation = AnnotationKind::Primary.span(range).label(label);
        Snippet::source(text).path(&self.name).line_start(line + 1).annotation(annotation)
    }
}

/// The start of the character that holds the byte at `at`, or the end of the text.
fn character(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// The longest line that is shown whole, in bytes.
const LONG_LINE: usize = 4096;

/// Cuts a very long line (a whole file without a line break) down to what surrounds the span.
fn around(text: &str, range: std::ops::Range<usize>) -> (&str, std::ops::Range<usize>) {
    if text.len() <= LONG_LINE {
        return (text, range);
    }
    let end = character(text, range.start.saturating_add(LONG_LINE / 2));
    // As long as it can be, only the end is cut: the column stays right.
    let start = if end > 2 * LONG_LINE { range.start } else { 0 };
    let text = &text[start..end];
    (text, range.start - start..range.end.saturating_sub(start).min(text.len()))
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The specification can't be used.
    Error,
    /// Something unknown was passed over.
    Warning,
}

/// One problem.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong, in a line.
    pub message: String,
    /// Where, and what stands or was expected there.
    pub primary: Option<(Span, String)>,
    /// Another place that has to do with it.
    pub related: Vec<(Span, String)>,
    /// What else the reader should know.
    pub notes: Vec<String>,
    /// How many more of the kind there are, which are not shown.
    pub more: usize,
}

impl Diagnostic {
    /// An error without a place.
    pub fn error(message: impl Into<String>) -> Self {
        let message = message.into();
        Self { severity: Severity::Error, message, primary: None, related: Vec::new(), notes: Vec::new(), more: 0 }
    }

    /// A warning without a place.
    pub fn warning(message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(message) }
    }

    /// Says where, and what stands or was expected there.
    pub fn at(mut self, span: Span, label: impl Into<String>) -> Self {
        self.primary = Some((span, label.into()));
        self
    }

    /// Names another place.
    pub fn see(mut self, span: Span, label: impl Into<String>) -> Self {
        self.related.push((span, label.into()));
        self
    }

    /// Adds a remark.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    fn render(&self, source: &Source) -> String {
        let level = match self.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let title = level.primary_title(self.message.as_str());
        let mut group = match &self.primary {
            Some((span, label)) => title.element(source.snippet(*span, label)),
            None => title.element(annotate_snippets::Origin::path(source.name())),
        };
        for note in &self.notes {
            group = group.element(Level::NOTE.message(note.as_str()));
        }
        if self.more > 0 {
            group = group.element(Level::NOTE.message(format!("and {} more like it", self.more)));
        }
        let mut groups: Vec<Group<'_>> = vec![group];
        for (span, label) in &self.related {
            groups.push(Level::NOTE.secondary_title(label.as_str()).element(source.snippet(*span, "")));
        }
        Renderer::plain().render(&groups)
    }
}

/// All problems found in one file.
#[derive(Clone, Debug)]
pub struct Problems {
    source: Arc<Source>,
    list: Vec<Diagnostic>,
    dropped: usize,
    has_errors: bool,
    /// Places in the list of warnings, by message.
    warnings: HashMap<String, usize>,
}

/// A problem was recorded that nothing can be read behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abort;

impl Problems {
    /// How many problems of a file are kept; the rest is counted. It bounds memory and patience.
    pub const LIMIT: usize = 1000;

    /// An empty list.
    pub fn new(source: Arc<Source>) -> Self {
        Self { source, list: Vec::new(), dropped: 0, has_errors: false, warnings: HashMap::new() }
    }

    /// The file.
    pub fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// Records a problem.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.has_errors |= diagnostic.severity == Severity::Error;
        if self.list.len() < Self::LIMIT {
            self.list.push(diagnostic);
        } else {
            self.dropped += 1;
        }
    }

    /// Records a warning at its first place; of others with the same message only the number is kept. What a release adds to each of
    /// a thousand instructions is one piece of news.
    pub fn warn(&mut self, message: String, span: Span, label: &str) {
        if let Some(known) = self.warnings.get(&message).and_then(|&at| self.list.get_mut(at)) {
            known.more += 1;
            return;
        }
        if self.list.len() < Self::LIMIT {
            self.warnings.insert(message.clone(), self.list.len());
        }
        self.push(Diagnostic::warning(message).at(span, label));
    }

    /// Records a problem that ends the reading.
    pub fn abort<T>(&mut self, diagnostic: Diagnostic) -> Result<T, Abort> {
        self.push(diagnostic);
        Err(Abort)
    }

    /// Whether an error is among them.
    pub fn has_errors(&self) -> bool {
        self.has_errors
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Puts the problems in the order of the file; those without a place come first.
    pub fn sort(&mut self) {
        self.warnings.clear();
        self.list.sort_by_key(|problem| problem.primary.as_ref().map(|(span, _)| *span));
    }

    /// The problems.
    pub fn list(&self) -> &[Diagnostic] {
        &self.list
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.list.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            writeln!(f, "{}", problem.render(&self.source))?;
        }
        if self.dropped > 0 {
            let severity = if self.has_errors { "error" } else { "warning" };
            writeln!(f, "\n{severity}: and {} more in {}", self.dropped, self.source.name())?;
        }
        Ok(())
    }
}

/// Why a specification could not be loaded: the problems of all its files.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Problems that no file has a line for (a missing file, a broken archive).
    pub general: Vec<String>,
    /// One entry a file that has problems.
    pub files: Vec<Problems>,
}

impl Report {
    /// A report of one problem without a line.
    pub fn general(message: impl Into<String>) -> Self {
        Self { general: vec![message.into()], files: Vec::new() }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for message in &self.general {
            writeln!(f, "error: {message}")?;
        }
        for (index, file) in self.files.iter().enumerate() {
            if index > 0 || !self.general.is_empty() {
                writeln!(f)?;
            }
            write!(f, "{file}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Report {}
