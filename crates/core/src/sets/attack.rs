//! What somebody who knows some items of people learns from a release of sets (spec I1, H1).
//!
//! A released line may be that of somebody who has an item if the item stands in it, or a node above
//! it in the tree. [`ReleasedLines`] has for each node the lines that it stands in; [`SetTrial`] goes
//! through all choices of up to m items of each person of the input, and [`ListedTrial`] through
//! persons of whom somebody knows just these items. Nothing else of the input is used.
//!
//! # What it does not do
//! Nobody is taken to know what a person does not have, nor how many items.

mod lines; // Which lines may be whose.
mod best; // What tells most of each person.
mod trial; // Attacks in steps.

pub use lines::ReleasedLines;
pub use trial::{KnownMeaning, ListedTrial, SetSettings, SetTrial, SetTrialFindings, comparable};
