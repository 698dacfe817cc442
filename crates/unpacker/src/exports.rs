//! What the page's worker calls: it puts what is packed where [`room`] says, and finds the bytes of each
//! [`part`] at its [`place`]. Memory goes when nobody holds the module any more.

// Names under which JavaScript finds these. The other modules have theirs by bindings, which would be larger
// than all that they are for here. Nothing is done that is unsafe.
#![expect(unsafe_code)]

use crate::Unpacking;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What is packed, until the first part is asked for.
static PACKED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// From then on.
static UNPACKING: Mutex<Option<Unpacking>> = Mutex::new(None);

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where so many packed bytes are to be put.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut packed = held(&PACKED);
    *packed = vec![0; length];
    packed.as_mut_ptr()
}

/// How many bytes come next, 0 at the end; -1 if the stream is not whole.
#[unsafe(no_mangle)]
extern "C" fn part() -> i32 {
    let mut unpacking = held(&UNPACKING);
    if unpacking.is_none() {
        *unpacking = Unpacking::begin(std::mem::take(&mut held(&PACKED)));
    }
    let next = unpacking.as_mut().and_then(Unpacking::next_part);
    next.map_or(-1, |part| part.len() as i32)
}

/// Where they stand.
#[unsafe(no_mangle)]
extern "C" fn place() -> *const u8 {
    held(&UNPACKING).as_ref().map_or(std::ptr::null(), |unpacking| unpacking.part.as_ptr())
}
