//! See `conformance::torture::archive`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::archive(data));
