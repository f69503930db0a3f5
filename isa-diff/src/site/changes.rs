//! A page for each ordered pair of generations, and the table of them.

use serde::Serialize;

use super::{Files, Pages};
use crate::catalog::Catalog;
use crate::{Diff, Report, render};

#[derive(Serialize)]
struct Row<'a> {
    title: &'a str,
    cells: Vec<Option<Cell<'a>>>,
}

#[derive(Serialize)]
struct Cell<'a> {
    page: String,
    to: &'a str,
    added: usize,
    removed: usize,
}

pub(super) fn render(pages: &Pages, catalog: &Catalog, files: &mut Files) -> Result<(), minijinja::Error> {
    let page = |from: &str, to: &str| format!("{from}-{to}.html");
    let mut rows = Vec::new();
    for a in &catalog.generations {
        let mut cells = Vec::new();
        for b in &catalog.generations {
            if a.name() == b.name() {
                cells.push(None);
                continue;
            }
            let diff = Diff::between(&a.model, &b.model);
            let report = render::html::report(&Report::new(&diff, &a.model, &b.model), Some("../i/"));
            let context = minijinja::context! {
                from => a.title(), to => b.title(), back => page(b.name(), a.name()), report => report,
                releases => format!("Files of {} and {}", a.isa.release_date, b.isa.release_date)
            };
            let file = page(a.name(), b.name());
            files.insert(format!("d/{file}"), pages.render("diff.html", "../", context)?);
            let (added, removed) = (diff.instructions.added.len(), diff.instructions.removed.len());
            cells.push(Some(Cell { page: file, to: b.title(), added, removed }));
        }
        rows.push(Row { title: a.title(), cells });
    }
    let titles: Vec<&str> = catalog.generations.iter().map(|entry| entry.title()).collect();
    let context = minijinja::context! { titles => titles, rows => rows };
    files.insert("changes.html".to_owned(), pages.render("changes.html", "", context)?);
    Ok(())
}
