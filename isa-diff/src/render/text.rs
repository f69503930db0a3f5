//! A report for a terminal.

use std::fmt::Write;

use crate::entries::Section;
use crate::report::{GroupReport, Report, SectionReport};

/// Width of a line that lists names.
const WIDTH: usize = 110;
/// Lines of names a group shows unless details are asked for.
const LINES: usize = 3;
/// Groups a section shows unless details are asked for.
const GROUPS: usize = 12;

/// The report in plain text. With `details` nothing is left out; without, long lists are cut, with the number of what is left,
/// and of quiet sections there is the count only.
pub fn report(report: &Report, details: bool) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}\n", report.title());
    totals(report, &mut out);
    let mut cut = false;
    for section in &report.sections {
        let _ = writeln!(out, "\n{}", section.heading());
        if section.section.is_quiet() && !details {
            cut = true;
        } else {
            cut |= groups(section, details, &mut out);
        }
    }
    if cut {
        out.push_str("\n--details lists everything.\n");
    }
    if report.is_empty() {
        out.push_str("\nNo difference.\n");
    }
    out
}

fn totals(report: &Report, out: &mut String) {
    let _ = writeln!(out, "{:15} {:>7} {:>7} {:>7} {:>8} {:>8}", "", "before", "after", "added", "removed", "changed");
    for row in &report.totals {
        let _ = writeln!(
            out,
            "{:15} {:>7} {:>7} {:>7} {:>8} {:>8}",
            row.what, row.before, row.after, row.added, row.removed, row.changed
        );
    }
}

/// Writes a section's groups; true if something is left out.
fn groups(section: &SectionReport, details: bool, out: &mut String) -> bool {
    let shown = if details { section.groups.len() } else { GROUPS };
    let mut cut = false;
    for group in section.groups.iter().take(shown) {
        cut |= self::group(group, section.section, details, out);
    }
    if let Some(rest) = section.groups.get(shown..).filter(|rest| !rest.is_empty()) {
        let items: usize = rest.iter().map(|group| group.items.len()).sum();
        let _ = writeln!(out, "  ... and {items} more, of {}", crate::words::count(rest.len(), "kind"));
        cut = true;
    }
    cut
}

fn group(group: &GroupReport, section: Section, details: bool, out: &mut String) -> bool {
    let words = |(name, detail): &(String, String)| name.clone() + &GroupReport::tail(section, detail, details);
    let items: Vec<String> = group.items.iter().map(words).collect();
    if let [only] = &*items {
        let _ = writeln!(out, "  {}: {only}", group.shape);
        return false;
    }
    let _ = writeln!(out, "  {}: {}", group.shape, items.len());
    let lines = wrap(&items);
    let shown = if details { lines.len() } else { LINES };
    for (line, _) in lines.iter().take(shown) {
        let _ = writeln!(out, "      {line}");
    }
    let left: usize = lines.iter().skip(shown).map(|(_, items)| items).sum();
    if left > 0 {
        let _ = writeln!(out, "      ... and {left} more");
    }
    left > 0
}

/// Lines of items with commas between, and how many items each has.
fn wrap(items: &[String]) -> Vec<(String, usize)> {
    let mut lines: Vec<(String, usize)> = Vec::new();
    for item in items {
        match lines.last_mut().filter(|(line, _)| line.len() + 2 + item.len() <= WIDTH) {
            Some((line, count)) => {
                line.push_str(", ");
                line.push_str(item);
                *count += 1;
            }
            None => lines.push((item.clone(), 1)),
        }
    }
    lines
}
