//! Statistical disclosure control for microdata: one row per person.
//!
//! A [`table::Table`] holds the records. A [`plan::Plan`] says which columns
//! identify a person outright, which could be matched with other sources, and
//! how the values of those grow coarser ([`hierarchy::Hierarchy`]). The records
//! are collapsed into counted tuples ([`contingency::Contingency`]), and from
//! there on no search, model or loss looks at a record again. A
//! [`search::Search`] finds the [`lattice::Levels`] that lose least while every
//! model holds; [`release`] applies them, writes the file, parses it again and
//! measures what it promised.
//!
//! ```
//! use outis::format::csv::{Options, Reader};
//! use outis::hierarchy::{Side, Spec};
//! use outis::model::KAnonymity;
//! use outis::plan::{Plan, PlannedAttribute};
//! use outis::prepare::prepare;
//! use outis::search::{Optimal, Search};
//! use outis::table::Role;
//!
//! let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
//! reader.push(b"zip,illness\n81667,flu\n81675,flu\n81925,gout\n81931,gout\n")?;
//! let table = reader.finish()?.table;
//!
//! let plan = Plan::new(
//!     vec![
//!         PlannedAttribute::new("zip", 0, Role::QuasiIdentifier, Spec::mask(Side::Right)),
//!         PlannedAttribute::new("illness", 1, Role::Sensitive, Spec::NONE),
//!     ],
//!     vec![KAnonymity::chosen(2)],
//! );
//! let mut search = Optimal::new(prepare(&table, &plan)?.study);
//! while !search.step(1000) {}
//!
//! // 816** twice and 819** twice. Note that each pair still shares its illness:
//! // k-anonymity does not prevent that.
//! let best = search.best().expect("the coarsest table always has k = 2");
//! assert_eq!(best.levels.as_slice(), [2]);
//! # Ok::<(), outis::Error>(())
//! ```
//!
//! # What holds everywhere
//!
//! * Nothing here reads a file, a clock or a random source, or prints.
//! * The same arguments give the same bytes on every platform; see [`num`].
//! * An [`Error`] says where and what was expected. It never repeats a cell.
//!
//! # What this crate does not do
//!
//! It does not say whether a release is lawful, nor that the roles were chosen
//! well: a quasi-identifier declared harmless stays linkable.

// No module uses one that stands below it; a test reads this list.

#[cfg(test)]
mod drawing; // How much is drawn in tests.

pub mod error; // What can be wrong, and where.
pub mod choice; // What recipes can choose, with its parameters.
pub mod num; // Arithmetic that agrees on every platform.

pub mod table; // Records as dictionary-coded columns.
pub mod format; // Bytes to tables and back.
pub mod hierarchy; // How values grow coarser.
pub mod lattice; // Nodes and their order.
pub mod histogram; // How often tracked values occur in each class.
mod keys; // Distinct keys and their numbers.
pub mod packing; // Codes of records put together into keys.
pub mod entity; // Whose records are whose.
pub mod contingency; // Records collapsed into counted tuples.
mod cells; // Classes by their cells in a table of all possible ones.
pub mod partition; // Equivalence classes, and rolling them up.
pub mod risk; // What an attacker could still do.
pub mod loss; // What coarsening costs.
mod shuffle; // A random order.
pub mod perturbation; // Values that are not true of the persons beside them.
pub mod plan; // What has been decided about a table.
pub mod model; // What must hold before a table may be published.
mod containment; // Whom of a population mixed levels stand for.
mod stars; // Suppressed records that stay.
pub mod study; // All that a search needs.
pub mod prepare; // From a table and a plan to a study.
pub mod search; // Finding the least loss.
pub mod recoding; // Beyond one level for each attribute.
pub mod evidence; // What is said of a table.
pub mod attack; // What somebody learns of people from a release.
pub mod simulation; // What samples of a population come to.
pub mod sets; // Sets of items, beside the way of tables.
pub mod places; // Who was where and when, beside the way of tables.
pub mod graph; // Graphs, beside the way of tables.
pub mod queries; // Who searched for what, beside the way of tables.
pub mod release; // From a node to a checked file.

pub use error::{Error, Kind, Place, Result};
