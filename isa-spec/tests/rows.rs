//! Rows of `spelling.toml`, `assembly.toml` and `kinds.toml` that select nothing: what a row is about may have got another name in a
//! new release. Patches need no such test, for one that changes nothing is an error when a specification is read.

use isa_spec::isa::Isa;
use isa_spec::load::load_embedded;
use isa_spec::patch::matches;
use toml::{Table, Value};

/// The texts of a list; a list of anything else has none.
fn texts<'r>(row: &'r Table, key: &str) -> Vec<&'r str> {
    row.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Whether an instruction of that name has a form in one of the encodings; without encodings, whether there is one.
fn has_instruction(isa: &Isa, name: &str, encodings: &[&str]) -> bool {
    isa.instructions.iter().filter(|instruction| matches(name, &instruction.name)).any(|instruction| {
        let mut names = instruction.forms.iter().map(|form| &isa.encodings[form.encoding.index()].name);
        encodings.is_empty() || names.any(|name| encodings.iter().any(|pattern| matches(pattern, name)))
    })
}

/// The patterns of a row about instructions that match nothing in any of its generations.
fn idle_patterns<'r>(all: &[Isa], row: &'r Table) -> Vec<&'r str> {
    let (generations, encodings) = (texts(row, "generations"), texts(row, "encodings"));
    let is_meant = |isa: &&Isa| generations.is_empty() || generations.iter().any(|it| matches(it, &isa.generation));
    let meant: Vec<&Isa> = all.iter().filter(is_meant).collect();
    let known = |pattern: &&str| all.iter().any(|isa| matches(pattern, &isa.generation));
    let named = |pattern: &&str| meant.iter().any(|isa| has_instruction(isa, pattern, &encodings));
    let encoded = |pattern: &&str| {
        let mut encodings = meant.iter().flat_map(|isa| &isa.encodings);
        encodings.any(|encoding| matches(pattern, &encoding.name))
    };
    let mut idle: Vec<&str> = generations.iter().copied().filter(|pattern| !known(pattern)).collect();
    idle.extend(encodings.iter().copied().filter(|pattern| !encoded(pattern)));
    idle.extend(texts(row, "names").into_iter().filter(|pattern| !named(pattern)));
    idle
}

/// The sections of a file, each row of an array of tables on its own.
fn rows(text: &str) -> Vec<(String, Table)> {
    let tables: Table = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let rows = tables.into_iter().flat_map(|(section, value)| {
        let rows = match value {
            Value::Array(rows) => rows,
            row => vec![row],
        };
        rows.into_iter().filter_map(move |row| Some((section.clone(), row.as_table()?.clone())))
    });
    rows.collect()
}

fn specifications() -> Vec<Isa> {
    load_embedded().unwrap_or_else(|report| panic!("{report}")).into_iter().map(|it| it.isa).collect()
}

#[test]
fn rows_about_instructions_select_some() {
    let all = specifications();
    for (file, text) in
        [("spelling.toml", include_str!("../spelling.toml")), ("assembly.toml", include_str!("../assembly.toml"))]
    {
        // The names of these are registers'.
        let mut rows = rows(text);
        rows.retain(|(section, _)| !["absent", "register"].contains(&section.as_str()));
        assert!(rows.len() > 20, "{file}");
        for (section, row) in rows {
            let idle = idle_patterns(&all, &row);
            assert!(idle.is_empty(), "{file}: nothing matches {idle:?} of [[{section}]] {row:?}");
        }
    }
}

#[test]
fn kinds_are_of_something() {
    let all = specifications();
    let has_type = |name: &str| all.iter().flat_map(|isa| &isa.operand_types).any(|operand_type| operand_type.name == name);
    let has_group = |name: &str| all.iter().flat_map(|isa| &isa.groups).any(|group| group.name == name);
    let has_instruction = |pattern: &str| all.iter().any(|isa| has_instruction(isa, pattern, &[]));
    for (section, row) in rows(include_str!("../kinds.toml")) {
        if section == "type" {
            let idle: Vec<_> = texts(&row, "names").into_iter().filter(|name| !has_type(name)).collect();
            assert!(idle.is_empty(), "no operand type is called {idle:?}");
        }
        let groups = texts(&row, "groups").into_iter().filter(|name| !has_group(name));
        let patterns = ["except", "single"].into_iter().flat_map(|key| texts(&row, key)).filter(|name| !has_instruction(name));
        let idle: Vec<_> = groups.chain(patterns).collect();
        assert!(idle.is_empty(), "nothing matches {idle:?} of [{section}]");
    }
}

#[test]
fn unknown_words_are_errors_that_say_what_is_known() {
    let text = include_str!("../spelling.toml");
    for (word, unknown, known) in [
        ("dpp = \"wave\"", "dpp = \"waves\"", "expected one of `wave`, `new_broadcast`, `share`"),
        ("scalar_offset = \"null\"", "scalar_offset = \"nil\"", "expected one of `bits`, `null`, `null_always`"),
        ("matrix = \"wmma\"", "matrix = \"wma\"", "expected `mfma` or `wmma`"),
    ] {
        assert!(text.contains(word), "{word}");
        let error = isa_spec::spelling::Table::parse(&text.replacen(word, unknown, 1)).err().unwrap_or_default();
        assert!(error.contains("spelling.toml: TOML parse error at line") && error.contains(known), "{error}");
    }
}
