//! Implicit operands and tied destinations are those of LLVM's instruction tables (`data/llvm22_implicit.tsv`), or the difference
//! is listed with its reason (`data/implicit_differences.tsv`).
#![cfg(all(feature = "cdna1", feature = "cdna5", feature = "rdna1", feature = "rdna4"))]

use std::collections::{BTreeMap, BTreeSet};

use amdgpu_isa::{Bank, Form, Generation, OperandKind, Slot};

/// What LLVM says of a record, or we of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Facts {
    reads: BTreeSet<String>,
    writes: BTreeSet<String>,
    tied: bool,
}

/// LLVM's table: by family and mnemonic, the encoding and the facts.
struct Table(BTreeMap<(String, String), Vec<(String, Facts)>>);

impl Table {
    /// Reads the table.
    fn read() -> Self {
        let mut rows: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for line in include_str!("data/llvm22_implicit.tsv").lines().filter(|line| !line.starts_with('#')) {
            let [family, mnemonic, encoding, reads, writes, tied] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("six columns: {line}");
            };
            let set = |list: &str| list.split(',').filter(|name| *name != "-").map(str::to_owned).collect();
            let facts = Facts { reads: set(reads), writes: set(writes), tied: tied == "tied" };
            rows.entry((family.to_owned(), mnemonic.to_owned())).or_default().push((encoding.to_owned(), facts));
        }
        Self(rows)
    }

    /// The facts of a form's records: those of its encoding, if there are any.
    fn of(&self, generation: &str, form: Form) -> Vec<&Facts> {
        let encoding = match form.encoding().name() {
            name if name.contains("DPP") => "dpp",
            name if name.contains("SDWA") => "sdwa",
            name if name.contains("VOP3") => "e64",
            _ => "-",
        };
        let rows =
            families(generation).into_iter().filter_map(|family| self.0.get(&(family.to_owned(), form.mnemonic().to_owned())));
        let rows: Vec<_> = rows.flatten().collect();
        let same: Vec<_> = rows.iter().filter(|(kind, _)| kind == encoding).map(|(_, facts)| facts).collect();
        if same.is_empty() { rows.into_iter().map(|(_, facts)| facts).collect() } else { same }
    }
}

/// Endings of LLVM's records that a generation's instructions have (`data/llvm22_families.tsv`).
fn families(generation: &str) -> Vec<&'static str> {
    let rows = include_str!("data/llvm22_families.tsv").lines().filter_map(|line| line.split_once('\t'));
    let row = rows.into_iter().find(|(name, _)| *name == generation);
    row.unwrap_or_else(|| panic!("llvm22_families.tsv has no row of {generation}")).1.split(',').collect()
}

/// What the tables say of a form.
fn facts(form: Form) -> Facts {
    let mut facts = Facts::default();
    for operand in form.operands() {
        let name = match operand.operand_type().kind() {
            OperandKind::Implied(Bank::Exec) => "EXEC",
            OperandKind::Implied(Bank::Vcc) => "VCC",
            OperandKind::Implied(Bank::Scc) => "SCC",
            OperandKind::Implied(Bank::M0) => "M0",
            OperandKind::Implied(Bank::FlatScratch) => "FLAT_SCR",
            OperandKind::Selector | OperandKind::Vector(_) => {
                facts.tied |= operand.is_input() && operand.is_output();
                continue;
            }
            _ => continue,
        };
        if operand.is_input() {
            facts.reads.insert(name.to_owned());
        }
        if operand.is_output() {
            facts.writes.insert(name.to_owned());
        }
    }
    if form.instruction().is_masked() {
        facts.reads.insert("EXEC".to_owned());
    }
    facts
}

/// How forms differ from LLVM, each as instruction and difference; and how many forms were compared.
fn differences(table: &Table, generation: Generation) -> (BTreeSet<(String, String)>, usize) {
    let mut found = BTreeSet::new();
    let mut compared = 0;
    for form in generation.isa().forms().filter(|form| form.slot() == Slot::Whole) {
        let theirs = table.of(generation.name(), form);
        let ours = facts(form);
        if theirs.is_empty() {
            continue;
        }
        compared += 1;
        if theirs.contains(&&ours) {
            continue;
        }
        // The record that comes closest.
        let closest = theirs.iter().map(|theirs| apart(&ours, theirs)).min_by_key(Vec::len).unwrap_or_default();
        found.extend(closest.into_iter().map(|difference| (form.instruction().name().to_owned(), difference)));
    }
    (found, compared)
}

fn apart(ours: &Facts, theirs: &Facts) -> Vec<String> {
    let mut found = Vec::new();
    for (what, ours, theirs) in [("reads", &ours.reads, &theirs.reads), ("writes", &ours.writes, &theirs.writes)] {
        found.extend(ours.difference(theirs).map(|name| format!("{what} {name} here only")));
        found.extend(theirs.difference(ours).map(|name| format!("{what} {name} in LLVM only")));
    }
    match (ours.tied, theirs.tied) {
        (true, false) => found.push("reads its destination here only".to_owned()),
        (false, true) => found.push("reads its destination in LLVM only".to_owned()),
        _ => {}
    }
    found
}

/// An accepted difference: patterns of generation and instruction, the difference, the reason.
struct Accepted {
    generation: String,
    instruction: String,
    difference: String,
}

/// The checked-in list.
fn accepted() -> Vec<Accepted> {
    let text = include_str!("data/implicit_differences.tsv");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
            [generation, instruction, difference, reason] if !reason.is_empty() => Accepted {
                generation: generation.to_owned(),
                instruction: instruction.to_owned(),
                difference: difference.to_owned(),
            },
            _ => panic!("four columns, the last a reason: {line}"),
        })
        .collect()
}

impl Accepted {
    /// Whether the row speaks of this difference.
    fn covers(&self, generation: &str, instruction: &str, difference: &str) -> bool {
        matches(&self.generation, generation) && matches(&self.instruction, instruction) && self.difference == difference
    }
}

impl std::fmt::Display for Accepted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\t{}\t{}", self.generation, self.instruction, self.difference)
    }
}

/// Whether `name` matches `pattern`, in which `*` stands for any characters.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => {
            name.strip_prefix(before).is_some_and(|rest| (0..=rest.len()).any(|at| matches(after, &rest[at..])))
        }
    }
}

#[test]
fn implicit_operands_agree_with_llvm() {
    let (table, list) = (Table::read(), accepted());
    let mut used = vec![false; list.len()];
    let mut problems = Vec::new();
    println!("{:<9} {:>8} {:>8}", "", "compared", "listed");
    for generation in Generation::ALL {
        let name = generation.name();
        let (found, compared) = differences(&table, *generation);
        println!("{name:<9} {compared:>8} {:>8}", found.len());
        for (instruction, difference) in found {
            let rows = list.iter().enumerate().filter(|(_, row)| row.covers(name, &instruction, &difference));
            let rows: Vec<usize> = rows.map(|(index, _)| index).collect();
            if rows.is_empty() {
                problems.push(format!("not listed: {name}\t{instruction}\t{difference}"));
            }
            rows.into_iter().for_each(|index| used[index] = true);
        }
    }
    let stale = list.iter().zip(used).filter(|(_, used)| !used);
    problems.extend(stale.map(|(row, _)| format!("listed, but not so any more: {row}")));
    assert!(problems.is_empty(), "{} differences:\n{}", problems.len(), problems.join("\n"));
}
