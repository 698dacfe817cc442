//! See `outis_tests::fuzzing::workbook`.
#![no_main]

libfuzzer_sys::fuzz_target!(
    init: outis_tests::fuzzing::hush_caught_panics(),
    |bytes: &[u8]| drop(outis_tests::fuzzing::workbook(bytes))
);
