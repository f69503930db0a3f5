//! See `conformance::torture::spec`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::spec(data));
