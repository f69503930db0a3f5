//! See `conformance::torture::diff`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::diff(data));
