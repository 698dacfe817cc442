//! A closer look at a table that was found, for the screen alone: its classes one by one, the
//! records that it leaves out, and any of its records, before and after.

mod classes;
mod left_out;
mod records;

pub use classes::ClassLook;
pub use left_out::LeftOutLook;
pub use records::RecordLook;
