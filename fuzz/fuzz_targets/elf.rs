//! See `conformance::torture::elf`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| conformance::torture::elf(data));
