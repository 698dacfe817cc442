//! What the page's worker calls. It puts what is packed where [`room`] says, and finds what was packed where
//! [`unpack`] says, as many bytes as the stream's header tells. One call of each; then all of the memory goes.

// Names under which JavaScript finds these. The other modules have theirs by bindings, which would be larger
// than all that they are for here. Nothing is done that is unsafe.
#![expect(unsafe_code)]

use std::ptr;
use std::sync::{Mutex, PoisonError};

/// What lies between the two calls: what is packed, and then what was.
static HELD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Where so many packed bytes are to be put.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
    *held = vec![0; length];
    held.as_mut_ptr()
}

/// Where what was packed stands now, or null if that was no whole stream.
#[unsafe(no_mangle)]
extern "C" fn unpack() -> *const u8 {
    let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(unpacked) = crate::unpack(&held) else { return ptr::null() };
    *held = unpacked;
    held.as_ptr()
}
