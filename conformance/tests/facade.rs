//! The facade knows the generations and targets that the project knows.

use amdgpu_isa::{Generation, UnknownGeneration};
use isa_spec::generation;

#[test]
fn generations_and_targets_are_those_of_the_project() {
    let known = generation::known();
    assert_eq!(Generation::ALL.len(), known.len());
    for (generation, known) in Generation::ALL.iter().zip(known) {
        assert_eq!(generation.name(), known.name);
        assert_eq!(generation.architecture(), known.architecture);
        assert_eq!(generation.targets(), known.targets);
        assert_eq!(generation.isa().generation(), known.name);
        for name in known.targets.iter().chain([&known.name]) {
            assert_eq!(name.parse(), Ok(*generation));
        }
    }
    for old in ["gfx600", "gfx803", "gfx900", "gfx906", "gfx90c", "GFX906", "GFX9-Generic"] {
        assert_eq!(Generation::from_target(old), Err(UnknownGeneration::NoSpecification), "{old}");
    }
    for wrong in ["gfx9999", "gfx", "rdna9", ""] {
        assert_eq!(wrong.parse::<Generation>(), Err(UnknownGeneration::NoSuchName), "{wrong}");
    }
}
