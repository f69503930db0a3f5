//! A report for a changelog.

use std::fmt::Write;

use crate::entries::Section;
use crate::report::{GroupReport, Report, SectionReport};

/// Names a group shows unless details are asked for.
const NAMES: usize = 12;
/// Groups a section shows unless details are asked for.
const GROUPS: usize = 12;

/// The report in Markdown. With `details` nothing is left out; without, long lists are cut and of quiet sections there is the
/// count only.
pub fn report(report: &Report, details: bool) -> String {
    let mut out = format!("## {}\n\n", report.title());
    out.push_str("| | before | after | added | removed | changed |\n|---|---:|---:|---:|---:|---:|\n");
    for row in &report.totals {
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} |",
            row.what, row.before, row.after, row.added, row.removed, row.changed
        );
    }
    if report.is_empty() {
        out.push_str("\nNo difference.\n");
    }
    for section in &report.sections {
        let _ = writeln!(out, "\n### {}\n", section.heading());
        if details || !section.section.is_quiet() {
            groups(section, details, &mut out);
        }
    }
    out
}

fn groups(section: &SectionReport, details: bool, out: &mut String) {
    let shown = if details { section.groups.len() } else { GROUPS };
    for group in section.groups.iter().take(shown) {
        let _ = writeln!(out, "- {}", line(group, section.section, details));
    }
    if let Some(rest) = section.groups.get(shown..).filter(|rest| !rest.is_empty()) {
        let items: usize = rest.iter().map(|group| group.items.len()).sum();
        let _ = writeln!(out, "- and {items} more, of {}", crate::words::count(rest.len(), "kind"));
    }
}

fn line(group: &GroupReport, section: Section, details: bool) -> String {
    let words = |(name, detail): &(String, String)| format!("`{name}`{}", GroupReport::tail(section, detail, details));
    let shown = if details { group.items.len() } else { NAMES };
    let mut names: Vec<String> = group.items.iter().take(shown).map(words).collect();
    if group.items.len() > shown {
        names.push(format!("and {} more", group.items.len() - shown));
    }
    let count = if group.items.len() > 1 { format!(" ({})", group.items.len()) } else { String::new() };
    format!("{}{count}: {}", group.shape.replace('*', "\\*"), names.join(", "))
}
