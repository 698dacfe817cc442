//! Statistical disclosure control for microdata: one row per person.

pub mod contingency;
pub mod error;
pub mod format;
pub mod hierarchy;
pub mod lattice;
pub mod loss;
pub mod model;
pub mod num;
pub mod partition;
pub mod plan;
pub mod release;
pub mod risk;
pub mod search;
pub mod study;
pub mod table;

pub use error::{Error, Kind, Place, Result};
