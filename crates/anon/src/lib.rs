//! Jobs of ANON (spec A9): its XML becomes a recipe.
//!
//! The prototype is known from its slides. Where these are silent, what is decided here stands in
//! `docs/anon.md`.

mod element;
mod hierarchy;
mod job;

pub use job::{is_job, read_job};
