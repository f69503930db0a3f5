//! See `conformance::torture::decode`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::decode(data));
