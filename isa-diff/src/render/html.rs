//! A report as HTML: a fragment, and a page around it that stands alone.

use std::fmt::Write;

use crate::entries::Section;
use crate::report::{GroupReport, Report};

/// Looks of a page that stands alone.
const STYLE: &str = include_str!("report.css");

/// The report as a fragment without its title; sections and long groups fold. With `pages` names of instructions link to `pages`/NAME.html.
pub fn report(report: &Report, pages: Option<&str>) -> String {
    let mut out = String::from(
        "<div class=\"scroll\"><table class=\"totals\"><thead><tr><th></th><th>before</th><th>after</th><th>added</th>",
    );
    out.push_str("<th>removed</th><th>changed</th></tr></thead><tbody>\n");
    for row in &report.totals {
        let _ = writeln!(
            out,
            "<tr><th>{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            row.what, row.before, row.after, row.added, row.removed, row.changed
        );
    }
    out.push_str("</tbody></table></div>\n");
    if report.is_empty() {
        out.push_str("<p>No difference.</p>\n");
    }
    for section in &report.sections {
        let open = if section.section.is_quiet() { "" } else { " open" };
        let _ = writeln!(out, "<details class=\"section\"{open}><summary>{}</summary>", escape(&section.heading()));
        for group in &section.groups {
            self::group(group, section.section, pages, &mut out);
        }
        out.push_str("</details>\n");
    }
    out
}

fn group(group: &GroupReport, section: Section, pages: Option<&str>, out: &mut String) {
    let pages = pages.filter(|_| section.noun() == "instruction" && section != Section::Subgroups);
    let words = |(name, detail): &(String, String)| {
        let tail = GroupReport::tail(section, detail, true);
        let tail = if tail.is_empty() { tail } else { format!("<small>{}</small>", arrows(&escape(&tail))) };
        let name = arrows(&escape(name));
        match pages {
            Some(pages) => format!("<a href=\"{pages}{name}.html\">{name}</a>{tail}"),
            None => format!("<code>{name}</code>{tail}"),
        }
    };
    let items: Vec<String> = group.items.iter().map(words).collect();
    let shape = arrows(&escape(&group.shape));
    if let [only] = &items[..] {
        let _ = writeln!(out, "<p><b>{shape}</b>: {only}</p>");
    } else {
        let open = if items.len() <= 24 { " open" } else { "" };
        let _ = writeln!(
            out,
            "<details{open}><summary><b>{shape}</b> ({})</summary><p>{}</p></details>",
            items.len(),
            items.join(", ")
        );
    }
}

/// A page that stands alone.
pub fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{}</title>\n\
         <style>\n{STYLE}</style></head><body><main>\n{body}</main></body></html>\n",
        escape(title)
    )
}

/// Arrows as a browser can show them.
fn arrows(html: &str) -> String {
    html.replace("-&gt; ", "\u{2192} ")
}

/// Text within HTML.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}
