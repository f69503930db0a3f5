//! The generated tables point nowhere outside themselves: what the runtime relies on where it looks up without asking.

use amdgpu_isa::Generation;
use amdgpu_isa_core::generate::assert_valid;

#[test]
fn no_row_is_missing() {
    for generation in Generation::ALL {
        assert_valid(generation.isa());
    }
}
