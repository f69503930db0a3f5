//! See `conformance::torture::build`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::build(data));
