//! From the file as written to the IR: numbers parsed, names resolved to ids.
//!
//! Every problem is recorded, and reading goes on with a stand-in, so that one run finds all. The result counts only if none of
//! the problems is an error.

mod encodings;
mod instructions;
mod types;

use std::collections::HashMap;

use crate::diag::{Diagnostic, Problems, Span};
use crate::generation::{self, Generation};
use crate::isa::{Group, Isa};
use crate::schema::{Number, Spec};
use crate::spans::Spans;
use crate::xml::Text;

/// What the file holds, as written: before anything is mended or folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Counts {
    /// `Instruction` elements.
    pub instructions: usize,
    /// `Encoding` elements.
    pub encodings: usize,
    /// `InstructionEncoding` elements.
    pub forms: usize,
    /// `OperandType` elements.
    pub operand_types: usize,
    /// `DataFormat` elements.
    pub data_formats: usize,
    /// Aliases of instructions.
    pub aliases: usize,
}

/// Lowers a file. `None`: it is of no known generation, or has more of something than any generation could.
pub(crate) fn lower(spec: &Spec<'_>, generations: &[Generation], problems: &mut Problems) -> Option<(Isa, Spans, Counts)> {
    let mut lower = Lower { problems };
    let architecture = lower.require(&spec.architecture_name, spec.span, "ArchitectureName")?;
    let Some(generation) = generation::by_architecture(generations, architecture) else {
        let known: Vec<_> = generations.iter().map(|generation| generation.architecture.as_str()).collect();
        let message = format!("unknown architecture `{}`", &**architecture);
        lower.problem(architecture.span, message, format!("expected one of: {}", known.join(", ")));
        return None;
    };
    let mut isa = Isa {
        generation: generation.name.clone(),
        architecture: generation.architecture.clone(),
        architecture_id: lower.integer(&spec.architecture_id, spec.span, "ArchitectureId", u32::MAX.into()) as u32,
        release_date: lower.text(&spec.release_date, spec.span, "ReleaseDate"),
        schema_version: lower.schema_version(spec),
        encodings: Vec::new(),
        instructions: Vec::new(),
        operand_types: Vec::new(),
        data_formats: Vec::new(),
        groups: lower.groups(&spec.groups, "functional group"),
        subgroups: lower.groups(&spec.subgroups, "functional subgroup"),
        folded_forms: 0,
    };
    let mut spans = Spans { root: spec.span, ..Spans::default() };
    isa.data_formats = spec.data_formats.iter().map(|format| lower.data_format(format)).collect();
    isa.operand_types = spec.operand_types.iter().map(|operand_type| lower.operand_type(operand_type)).collect();
    for encoding in &spec.encodings {
        let (encoding, places) = lower.encoding(encoding);
        isa.encodings.push(encoding);
        spans.encodings.push(places);
    }
    lower.bounded(spec, &isa)?;
    lower.instructions(spec, &mut isa, &mut spans);
    let counts = Counts {
        instructions: spec.instructions.len(),
        encodings: spec.encodings.len(),
        forms: spec.instructions.iter().map(|instruction| instruction.forms.len()).sum(),
        operand_types: spec.operand_types.len(),
        data_formats: spec.data_formats.len(),
        aliases: spec.instructions.iter().map(|instruction| instruction.aliases.len()).sum(),
    };
    Some((isa, spans, counts))
}

/// How many encodings a file may have. AMD's have up to 53; the bound keeps comparing them with each other short.
const MAX_ENCODINGS: usize = 1024;
/// How many conditions all encodings of a file may have. AMD's have up to 85.
const MAX_CONDITIONS: usize = 4096;
/// How many tests of fields all those conditions may have. AMD's have up to 136; the bound keeps comparing conditions short.
const MAX_TESTS: usize = 4096;

/// Schema versions that this program reads.
const SCHEMA_VERSIONS: [&str; 4] = ["1.0.0", "1.1.0", "1.1.1", "1.2.0"];

/// Records problems and hands out stand-ins.
struct Lower<'p> {
    problems: &'p mut Problems,
}

impl Lower<'_> {
    fn problem(&mut self, span: Span, message: impl Into<String>, expected: impl Into<String>) {
        self.problems.push(Diagnostic::error(message).at(span, expected));
    }

    /// A text that must be there, and not be empty.
    fn require<'t, 'a>(&mut self, text: &'t Option<Text<'a>>, parent: Span, element: &str) -> Option<&'t Text<'a>> {
        match text {
            Some(text) if !text.is_empty() => Some(text),
            found => {
                let span = found.as_ref().map_or(parent, |text| text.span);
                self.problem(
                    if span.start < span.end { span } else { parent },
                    format!("`{element}` is missing or empty"),
                    format!("expected `{element}` in here"),
                );
                None
            }
        }
    }

    /// A required name of ASCII letters, digits and underscores that does not begin with a digit: it becomes a name in Rust.
    fn name<'t, 'a>(&mut self, text: &'t Option<Text<'a>>, parent: Span, element: &str) -> Option<&'t Text<'a>> {
        let name = self.require(text, parent, element)?;
        self.check_name(name);
        Some(name)
    }

    fn check_name(&mut self, name: &Text<'_>) {
        let is_word = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let begins_well = name.bytes().next().is_some_and(|first| !first.is_ascii_digit());
        if !is_word || !begins_well {
            let message = format!("bad name `{}`", shorten(name));
            self.problem(name.span, message, "expected letters, digits and `_`, with no digit first");
        }
    }

    /// A required text, or an empty one.
    fn text(&mut self, text: &Option<Text<'_>>, parent: Span, element: &str) -> String {
        self.require(text, parent, element).map(|text| text.text.to_string()).unwrap_or_default()
    }

    /// A required unsigned decimal number of at most `most`, or 0.
    fn integer(&mut self, text: &Option<Text<'_>>, parent: Span, element: &str, most: u64) -> u64 {
        let Some(text) = self.require(text, parent, element) else { return 0 };
        self.parse(text, 10, most)
    }

    /// A required unsigned number of at most `most` in the base that it states, or 0.
    fn number(&mut self, number: &Option<Number<'_>>, parent: Span, element: &str, most: u64) -> u64 {
        let Some(number) = number else {
            self.problem(parent, format!("`{element}` is missing or empty"), format!("expected `{element}` in here"));
            return 0;
        };
        self.radix(number).map_or(0, |radix| self.parse(&number.text, radix, most))
    }

    fn radix(&mut self, number: &Number<'_>) -> Option<u32> {
        match number.radix.as_deref() {
            None | Some("10") => Some(10),
            Some("2") => Some(2),
            Some("16") => Some(16),
            Some(other) => {
                let span = number.radix.as_ref().map_or(number.text.span, |radix| radix.span);
                self.problem(span, format!("unknown radix `{other}`"), "expected 2, 10 or 16");
                None
            }
        }
    }

    fn parse(&mut self, text: &Text<'_>, radix: u32, most: u64) -> u64 {
        // `from_str_radix` takes a leading plus sign; the schema knows none.
        let number = if text.starts_with('+') { None } else { u64::from_str_radix(text, radix).ok() };
        match number.filter(|&number| number <= most) {
            Some(number) => number,
            None => {
                let expected = format!("expected an unsigned number of base {radix}, at most {most}");
                self.problem(text.span, format!("bad number `{}`", shorten(text)), expected);
                0
            }
        }
    }

    /// `TRUE` or `FALSE`, in any case; `otherwise` where the file is silent.
    fn flag(&mut self, text: &Option<Text<'_>>, otherwise: bool) -> bool {
        match text {
            None => otherwise,
            Some(text) if text.eq_ignore_ascii_case("true") => true,
            Some(text) if text.eq_ignore_ascii_case("false") => false,
            Some(text) => {
                self.problem(text.span, format!("`{}` is neither true nor false", shorten(text)), "expected true or false");
                otherwise
            }
        }
    }

    /// Whether what is compared with each other, or searched again and again, stays within bounds.
    fn bounded(&mut self, spec: &Spec<'_>, isa: &Isa) -> Option<()> {
        let conditions = || isa.encodings.iter().flat_map(|encoding| &encoding.conditions);
        let tests = conditions().flat_map(|condition| &condition.any).map(Vec::len).sum();
        let counts = [
            ("encodings", isa.encodings.len(), MAX_ENCODINGS),
            ("conditions", conditions().count(), MAX_CONDITIONS),
            ("tests in conditions", tests, MAX_TESTS),
        ];
        match counts.into_iter().find(|(_, count, most)| count > most) {
            None => Some(()),
            Some((what, count, most)) => {
                self.problem(spec.span, format!("the file has {count} {what}"), format!("expected at most {most}"));
                None
            }
        }
    }

    fn schema_version(&mut self, spec: &Spec<'_>) -> String {
        if let Some(version) = self.require(&spec.schema_version, spec.span, "SchemaVersion")
            && !SCHEMA_VERSIONS.contains(&&**version)
        {
            let message = format!("schema version `{}` is not known", shorten(version));
            let expected = format!("known are {}", SCHEMA_VERSIONS.join(", "));
            self.problems.push(Diagnostic::warning(message).at(version.span, expected));
        }
        spec.schema_version.as_ref().map(|version| version.text.to_string()).unwrap_or_default()
    }

    fn groups(&mut self, groups: &[crate::schema::Group<'_>], what: &str) -> Vec<Group> {
        let mut names = Names::new(what);
        let mut all = Vec::new();
        for group in groups {
            let name = self.require(&group.name, group.span, "Name");
            names.add(name, self.problems);
            let name = name.map(|name| name.text.to_string()).unwrap_or_default();
            all.push(Group { name, description: description(&group.description) });
        }
        all
    }
}

/// AMD's text, unless it says nothing.
fn description(text: &Option<Text<'_>>) -> Option<String> {
    text.as_deref().filter(|text| !text.is_empty() && *text != "N/A").map(str::to_owned)
}

/// Enough of a text for a message.
fn shorten(text: &str) -> String {
    if text.chars().nth(40).is_none() { text.to_owned() } else { text.chars().take(40).chain("...".chars()).collect() }
}

/// Names of one kind, in the order of their arena.
struct Names<'t> {
    what: &'t str,
    ids: HashMap<&'t str, (u16, Span)>,
    next: usize,
}

impl<'t> Names<'t> {
    fn new(what: &'t str) -> Self {
        Self { what, ids: HashMap::new(), next: 0 }
    }

    /// Gives the next id to a name; a name without text takes an id and can't be found.
    fn add(&mut self, name: Option<&'t Text<'_>>, problems: &mut Problems) {
        let id = u16::try_from(self.next);
        self.next += 1;
        let (Some(name), Ok(id)) = (name, id) else {
            if self.next == usize::from(u16::MAX) + 2 {
                problems.push(Diagnostic::error(format!("more than {} names of kind {}", u16::MAX, self.what)));
            }
            return;
        };
        if let Some(&(_, first)) = self.ids.get(&**name) {
            let message = format!("{} `{}` is defined twice", self.what, &**name);
            problems.push(Diagnostic::error(message).at(name.span, "expected another name").see(first, "first defined here"));
        } else {
            self.ids.insert(name, (id, name.span));
        }
    }

    fn get(&self, name: &str) -> Option<u16> {
        self.ids.get(name).map(|&(id, _)| id)
    }

    /// The id of a name that must exist, or 0.
    fn find(&self, name: Option<&Text<'_>>, problems: &mut Problems) -> u16 {
        let Some(name) = name else { return 0 };
        self.get(name).unwrap_or_else(|| {
            let message = format!("unknown {} `{}`", self.what, &**name);
            problems.push(Diagnostic::error(message).at(name.span, "expected a name that this file defines"));
            0
        })
    }
}
