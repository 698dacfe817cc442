//! Query logs: who searched for what and clicked where, released so that the lines, or the intents,
//! of each person are those of several (spec I6).
//!
//! A [`QueryLog`] is read from a file; a [`LogStudy`] says what must hold. A [`IntentSearch`] merges
//! queries into intents, puts people into groups and makes those of a group alike; a
//! [`ReleasedLog`] is that as a file, which is read again and held against the log.
//!
//! ```
//! use outis::queries::{
//!     AlikeParts, LogColumns, LogLayout, IntentSearch, LogStudy, QuerySimilarity, QueryShown, ShownLog,
//!     read,
//! };
//! use outis::release::Seed;
//!
//! let file = b"user,query,address\na,sun,sun.com\nb,Sun,sun.com\nc,jobs,jobs.example\n";
//! let [user, query, address] = ["user", "query", "address"].map(str::to_owned);
//! let columns = LogColumns { user, query, address: Some(address), time: None };
//! let shown = ShownLog::default();
//! let log = read(file, &LogLayout { delimiter: None, columns, shown })?;
//! let study = LogStudy {
//!     log,
//!     k: 2,
//!     same: AlikeParts::Lines,
//!     similarity: QuerySimilarity::Jaccard,
//!     threshold: 0.5,
//!     sampled: 1,
//!     text: QueryShown::Typed,
//! };
//! let mut search = IntentSearch::new(&study, Seed([0; 32]));
//! while !search.step(&study, 16) {}
//! let found = search.found().expect("it has ended");
//! assert_eq!((found.people, found.dropped, found.rows.len()), (2, 1, 2));
//! # Ok::<(), outis::Error>(())
//! ```

mod identifiers; // What points to people within a query.
mod reading; // A log in a file.
mod clicks; // Queries and the addresses that were clicked.
mod intents; // Queries merged into intents.
mod kinds; // What recipes can choose.
mod lines; // What of a log may be written at all.
mod groups; // People with similar intents.
mod alike; // Those of a group made alike.
mod study; // All of it together.
mod exposure; // Who is found by what they searched for.
mod release; // To a file and back.
#[cfg(test)]
mod tests;

pub use alike::{AlikeParts, FoundLog, FoundRow};
pub use clicks::{ClickGraph, QueryPart};
pub use exposure::{LogExposure, LogThreats, threats};
pub use intents::{IntentMerging, Intents, QuerySimilarity};
pub use kinds::{LOG_MODELS, LOG_SEARCHES, LogDemand, SearchDemand};
pub use lines::{LogLine, LogLines, QueryShown};
pub use reading::{
    AddressShown, LogColumns, LogLayout, LogRow, QueryLog, ShownLog, TimeShown, read,
};
pub use release::{ReleasedLog, ReleasedSearch, check};
pub use study::{IntentPeople, IntentSearch, LogStudy};
