//! The older dialect of conditions says the same as the newer one.

use std::path::Path;

use isa_spec::isa::Isa;

#[test]
fn rdna2_is_the_same_in_both_dialects() {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/amdgpu_isa_facts_rdna2_schema_1_1_0.zip");
    let [old] = &isa_spec::load(&old).unwrap()[..] else { panic!("expected one specification") };
    let all = isa_spec::load_embedded().unwrap();
    let new = all.iter().find(|specification| specification.isa.generation == "rdna2").unwrap();

    assert_eq!((old.isa.schema_version.as_str(), new.isa.schema_version.as_str()), ("1.1.0", "1.1.1"));
    assert_eq!(old.counts, new.counts);
    let conditions = |isa: &Isa| isa.encodings.iter().flat_map(|encoding| encoding.conditions.clone()).collect::<Vec<_>>();
    assert_eq!(conditions(&old.isa), conditions(&new.isa));
    assert!(Isa { schema_version: new.isa.schema_version.clone(), ..old.isa.clone() } == new.isa);
}
