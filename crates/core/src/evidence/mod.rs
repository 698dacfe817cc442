//! What is said of a table: what its classes and columns show, how exposed its people are and
//! what of it is left.
//!
//! Nothing here knows who asks. A report is made of it for the table that a search has found, for
//! the file that was written and for one that was only measured; whoever attacks or audits a file
//! has the same figures. What may take long is a resumable value, or is refused beyond the work
//! that the caller allows ([`TooMuch`]).
//!
//! ```
//! use outis::evidence::{Classes, Exposure, SpecialUniqueSearch};
//! use outis::format::csv::{Options, Reader};
//! use outis::hierarchy::Spec;
//! use outis::plan::{Plan, PlannedAttribute};
//! use outis::table::Role;
//!
//! let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
//! reader.push(b"zip,sex\n816**,f\n816**,f\n819**,m\n819**,f\n819**,m\n")?;
//! let file = reader.finish()?.table;
//! let quasi = |name, column| PlannedAttribute::new(name, column, Role::QuasiIdentifier, Spec::NONE);
//! let plan = Plan::new(vec![quasi("zip", 0), quasi("sex", 1)], Vec::new());
//!
//! let classes = Classes::of_table(&plan, &file, &[Some(0), Some(1)])?;
//! let exposure = Exposure::of_classes(&classes, 0.5, None, 1000).expect("there are records");
//! assert_eq!((exposure.sizes.uniques(), exposure.prosecutor.records_above_threshold), (1, 1));
//!
//! let mut search = SpecialUniqueSearch::new(&classes).expect("few quasi-identifiers");
//! while !search.step(1000) {}
//! let found = search.finish(None, 10);
//! assert_eq!((found.records, found.largest[0].record), (1, 4));
//! # Ok::<(), outis::Error>(())
//! ```

mod markers;
mod released;
mod classes;
mod persons;
mod columns;
mod certain;
mod combinations;
mod detail;
mod exposure;
mod households;
mod unique;
mod associations;
mod utility;
mod deciding;
mod value_order;
mod class_list;
mod nearness;
mod left_out;

pub use associations::{Association, associations};
pub use certain::SensitiveFigures;
pub use class_list::{ClassList, ClassOrder, ClassSort, SensitiveFound, ValueCount};
pub use classes::{Classes, ShownTexts};
pub use columns::{
    ColumnFigures, Detected, FEW_NUMBERS, FEW_TEXTS, NEARLY_UNIQUE, OWNED, column_figures,
    columns_shown, owners_of_items,
};
pub use combinations::{Combination, Combinations, LARGEST_COMBINATION};
pub use deciding::{Weakest, deciding_tuples, weakest};
pub use detail::Detail;
pub use exposure::{Exposure, IndividualRisk, PopulationUniques, WorstCompletion};
pub use households::{HouseholdColumns, HouseholdRisk};
pub use left_out::{ColumnChange, LeftOutClasses, LeftOutReason};
pub use markers::{one_marker, written_alike};
pub use nearness::{NearestClass, Nearness};
pub use persons::Persons;
pub use released::{Released, ReleasedPartition};
pub use unique::{SpecialUnique, SpecialUniqueSearch, SpecialUniques};
pub use utility::{AttributeUtility, Utility};
pub use value_order::{GroupOrder, value_order};

pub(crate) use certain::sensitive_shown;
pub(crate) use deciding::EquallyWeak;

/// What is said instead of a figure that would take more work than was allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch;
