//! The embedded specification, read once a test program.

use std::sync::LazyLock;

use isa_diff::Catalog;

/// All generations.
pub static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    let specifications = isa_spec::load_embedded().unwrap_or_else(|report| panic!("{report}"));
    Catalog::new(specifications.into_iter().map(|specification| specification.isa).collect())
});
