//! The reference site: static pages that open from disk, without a network.
//!
//! [`render()`] gives all files in memory, [`write()`] puts them into a folder.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use minijinja::{Environment, Value};
use serde::Serialize;

use crate::catalog::Catalog;

mod bits;
mod changes;
mod encodings;
mod index;
mod instructions;
mod tables;

/// Files of the site: path with `/`, content.
pub type Files = BTreeMap<String, String>;

/// A file that marks a folder as the site's own, which may be written over.
const MARKER: &str = ".amdgpu-isa-site";

/// Files that are the same in every site.
const ASSETS: [(&str, &str); 5] = [
    ("site.css", include_str!("site/assets/site.css")),
    ("search.js", include_str!("site/assets/search.js")),
    ("hover.js", include_str!("site/assets/hover.js")),
    ("decoder.js", include_str!("site/assets/decoder.js")),
    ("decode.js", include_str!("site/assets/decode.js")),
];

const TEMPLATES: [(&str, &str); 10] = [
    ("base.html", include_str!("site/templates/base.html")),
    ("macros.html", include_str!("site/templates/macros.html")),
    ("index.html", include_str!("site/templates/index.html")),
    ("names.html", include_str!("site/templates/names.html")),
    ("instruction.html", include_str!("site/templates/instruction.html")),
    ("encodings.html", include_str!("site/templates/encodings.html")),
    ("encoding.html", include_str!("site/templates/encoding.html")),
    ("changes.html", include_str!("site/templates/changes.html")),
    ("diff.html", include_str!("site/templates/diff.html")),
    ("decode.html", include_str!("site/templates/decode.html")),
];

/// Pages from templates.
struct Pages {
    templates: Environment<'static>,
}

impl Pages {
    fn new() -> Result<Self, minijinja::Error> {
        let mut templates = Environment::new();
        templates.set_trim_blocks(true);
        templates.set_lstrip_blocks(true);
        templates.set_undefined_behavior(minijinja::UndefinedBehavior::Strict);
        for (name, source) in TEMPLATES {
            templates.add_template(name, source)?;
        }
        Ok(Self { templates })
    }

    /// A page; `root` leads from it to the site's folder.
    fn render(&self, template: &str, root: &str, context: impl Serialize) -> Result<String, minijinja::Error> {
        let root = Value::from_safe_string(root.to_owned());
        let page = minijinja::context! { root => root, ..Value::from_serialize(context) };
        self.templates.get_template(template)?.render(page)
    }
}

/// All files of the site.
///
/// # Errors
/// A fault of a template.
pub fn render(catalog: &Catalog) -> Result<Files, minijinja::Error> {
    let pages = Pages::new()?;
    let mut files: Files = ASSETS.iter().map(|(name, content)| ((*name).to_owned(), (*content).to_owned())).collect();
    files.insert(MARKER.to_owned(), "Written by `cargo xtask site`; the next run writes over this folder.\n".to_owned());
    index::render(&pages, catalog, &mut files)?;
    tables::render(catalog, &mut files);
    instructions::render(&pages, catalog, &mut files)?;
    encodings::render(&pages, catalog, &mut files)?;
    changes::render(&pages, catalog, &mut files)?;
    Ok(files)
}

/// Writes the files into `folder`, which must be empty, missing, or a site of before; nothing of that stays.
///
/// # Errors
/// The folder holds something else, or can't be written.
pub fn write(folder: &Path, files: &Files) -> io::Result<()> {
    if folder.join(MARKER).is_file() {
        fs::remove_dir_all(folder)?;
    } else if folder.exists() && fs::read_dir(folder)?.next().is_some() {
        return Err(io::Error::other("not empty, and no site of ours: name an empty or a new folder"));
    }
    fs::create_dir_all(folder)?;
    // The marker goes first: what is interrupted can be written over.
    fs::write(folder.join(MARKER), &files[MARKER])?;
    let mut made = "";
    for (path, content) in files {
        if let Some((parent, _)) = path.rsplit_once('/')
            && parent != made
        {
            fs::create_dir_all(folder.join(parent))?;
            made = parent;
        }
        fs::write(folder.join(path), content)?;
    }
    Ok(())
}
