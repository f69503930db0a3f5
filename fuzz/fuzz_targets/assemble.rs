//! See `conformance::torture::assemble`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::assemble(data));
