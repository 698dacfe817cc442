//! Jobs of ANON (spec A9): its XML becomes a recipe, a recipe becomes its XML, tables are read and
//! written as XML, and what came of a job is told as an `ANONReport`.
//!
//! The prototype is known from its slides. Where these are silent, what is decided here stands in
//! `docs/anon.md`.

mod element;
mod export;
mod hierarchy;
mod job;
mod report;
mod table;

pub use export::export;
pub use job::{Job, is_job};
pub use report::{AnonException, AnonReport, Timestamp};
pub use table::{read_table, write_table};
