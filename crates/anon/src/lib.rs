//! Jobs of ANON (spec A9): its XML becomes a recipe, a recipe becomes such a job, and what came of
//! one is reported as ANON does. The XML that is read and written here serves tables, too.
//!
//! The prototype is known from its slides. Where these are silent, what is decided here stands in
//! `docs/anon.md`.

mod element;
mod export;
mod hierarchy;
mod job;
mod markup;
mod pieces;
mod report;

pub use element::Element;
pub use export::{ExportedJob, JobFiles, export};
pub use job::{AnonJob, is_job};
pub use markup::{is_writable, push_text};
pub use pieces::{XmlPiece, XmlPieces, bounded, broken, decode};
pub use report::{AnonReport, Timestamp};
