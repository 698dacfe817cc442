//! Statistical disclosure control for microdata: one row per person.

pub mod error;
pub mod format;
pub mod hierarchy;
pub mod table;

pub use error::{Error, Kind, Place, Result};
