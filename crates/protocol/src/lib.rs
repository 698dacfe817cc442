//! Every shape that leaves Outis's core, declared once.
//!
//! [`recipe`] comes in, [`report`] goes out, [`view`] is what a screen shows on
//! the way, and [`problem`] is what went wrong. Names are kebab-case and the
//! field's own terms; the TypeScript declarations of the page are generated
//! from these types (`typescript`, feature `ts`).

pub mod advice;
pub mod attack;
pub mod audit;
mod choice;
pub mod describe;
pub mod engine;
pub mod fitting;
pub mod frontier;
pub mod gate;
mod ids;
pub mod lattice;
pub mod look;
pub mod other;
pub mod parse;
pub mod policy;
pub mod problem;
pub mod recipe;
pub mod report;
pub mod scenario;
pub mod simulation;
pub mod summary;
pub mod team;
#[cfg(feature = "ts")]
mod typescript;
pub mod view;
pub mod workbook;

pub use parse::{parse, parse_any, parse_other, parse_policy, parse_search};
pub use problem::{Outcome, Problem};
pub use recipe::Recipe;
pub use report::Report;
#[cfg(feature = "ts")]
pub use typescript::typescript;
