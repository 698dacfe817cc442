//! What may still be asked of a module that has trapped: why.
//!
//! A panic aborts, and so does an allocation that fails, but only the first goes through the
//! hook. Nothing else of a trapped module may be used.

use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::prelude::wasm_bindgen;

/// Whether something went wrong in here that is not a lack of memory.
static PANICKED: AtomicBool = AtomicBool::new(false);

/// What the standard library says of more than a 32-bit module could ever address.
const TOO_MUCH: &str = "capacity overflow";

#[wasm_bindgen(start)]
fn note_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let much = panic.payload().downcast_ref::<&str>().is_some_and(|said| *said == TOO_MUCH);
        PANICKED.store(!much, Ordering::Relaxed);
    }));
}

/// Whether the trap is a fault of ours; if not, it is an allocation that failed.
#[must_use]
#[wasm_bindgen]
pub fn panicked() -> bool {
    PANICKED.load(Ordering::Relaxed)
}
