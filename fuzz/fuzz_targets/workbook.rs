//! See `outis_tests::fuzzing::workbook`.
#![no_main]

libfuzzer_sys::fuzz_target!(
    init: {
        // A panic of the library is one of a broken file, which is caught.
        let faults = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !outis_tests::fuzzing::is_reading() {
                faults(panic);
            }
        }));
    },
    |bytes: &[u8]| drop(outis_tests::fuzzing::workbook(bytes))
);
