//! See `outis_tests::fuzzing::queries`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| drop(outis_tests::fuzzing::queries(bytes)));
