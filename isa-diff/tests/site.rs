//! The reference site, of two generations to keep it short. A browser looks at all of it: `site-test/`.
#![cfg(feature = "site")]

mod common;

use std::fs;

use common::CATALOG;
use isa_diff::{Catalog, site};

fn files() -> site::Files {
    let generations = CATALOG.generations.iter().filter(|entry| ["cdna3", "rdna4"].contains(&entry.name()));
    site::render(&Catalog::new(generations.map(|entry| entry.isa.clone()).collect())).unwrap()
}

#[test]
fn every_name_has_a_page_and_every_reference_stays_within() {
    let files = files();
    for entry in CATALOG.generations.iter().filter(|entry| ["cdna3", "rdna4"].contains(&entry.name())) {
        for instruction in &entry.model.instructions {
            assert!(files.contains_key(&format!("i/{}.html", instruction.name)), "{}", instruction.name);
        }
        for encoding in &entry.model.encodings {
            assert!(files.contains_key(&format!("e/{}.html", encoding.name)), "{}", encoding.name);
        }
        assert!(files.contains_key(&format!("data/{}.js", entry.name())));
    }
    assert!(files.contains_key("d/cdna3-rdna4.html") && files.contains_key("d/rdna4-cdna3.html"));
    let search = &files["names.js"];
    assert!(search.contains("[\"S_ADD_U32\",\"S_ADD_U32\",\"CDNA 3\"]"), "a name of one is an alias of the other");
    assert!(search.contains("\"BVH64_INTERSECT_RAY\",\"IMAGE_BVH64_INTERSECT_RAY\""), "an alias leads to its page");
    for (path, content) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        assert!(!content.contains("//"), "{path} refers to the outside");
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for reference in content.split("href=\"").skip(1).map(|rest| rest.split(['"', '#']).next().unwrap_or_default()) {
            let target = match reference.strip_prefix("../") {
                Some(target) => target.to_owned(),
                None if folder.is_empty() => reference.to_owned(),
                None => format!("{folder}/{reference}"),
            };
            let known = reference.is_empty() || reference.starts_with("data:") || files.contains_key(&target);
            assert!(known || target == "i/", "{path} links to {reference}");
        }
    }
}

#[test]
fn a_folder_that_holds_something_else_is_left_alone() {
    let folder = std::env::temp_dir().join(format!("amdgpu-isa-site-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("letter.txt"), "mine").unwrap();
    let files =
        site::Files::from([(".amdgpu-isa-site".to_owned(), String::new()), ("i/A.html".to_owned(), "<p>A</p>".to_owned())]);
    let error = site::write(&folder, &files).unwrap_err().to_string();
    assert!(error.contains("not empty"), "{error}");
    assert_eq!(fs::read_to_string(folder.join("letter.txt")).unwrap(), "mine");

    // A site of before is written over, and nothing of it stays.
    let site_folder = folder.join("site");
    site::write(&site_folder, &files).unwrap();
    fs::write(site_folder.join("i/OLD.html"), "old").unwrap();
    site::write(&site_folder, &files).unwrap();
    assert!(site_folder.join("i/A.html").is_file() && !site_folder.join("i/OLD.html").exists());
    fs::remove_dir_all(&folder).unwrap();
}
