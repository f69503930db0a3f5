//! See `conformance::torture::builder`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::builder(data));
