//! What somebody who wants to learn about people does with a release (spec H).
//!
//! An attack takes a release as the texts of its cells and what the attacker knows, and comes to
//! findings: whom it is about, what is learned of them, how sure the attacker may be and how sure
//! anybody was before, and the released records that show it. Nothing here knows how the release
//! was made. Who may be whom is decided by containment ([`Candidates`]); everything that is learned
//! of persons is learned of those who match the same records ([`CandidateSet`]).
//!
//! What several releases say together of persons who are in all of them is another question, asked of
//! two at a time: by whatever order ([`ReleaseComparison`]), row by row ([`unsorted()`]), by counts alone
//! ([`Differences`]), and by sensitive values ([`Composition`]); and of more than two by whatever order
//! ([`JointComparison`]).
//!
//! A [`Trial`] is resumable. What it has not finished it says.
//!
//! ```
//! use outis::attack::{Attack, KnownSource, LinkedColumn, Settings, Trial};
//! use outis::format::csv::{Options, Reader};
//! use outis::hierarchy::{Side, Spec};
//!
//! let read = |text: &[u8]| {
//!     let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
//!     reader.push(text)?;
//!     reader.finish().map(|loaded| loaded.table)
//! };
//! let original = read(b"zip,illness\n81667,flu\n81675,flu\n81925,gout\n81931,flu\n")?;
//! let release = read(b"zip,illness\n816**,flu\n816**,flu\n819**,gout\n819**,flu\n")?;
//! let column = |table: &outis::table::Table| table.columns[0].clone();
//! let zip = LinkedColumn::new(
//!     &Spec::mask(Side::Right),
//!     Some(&column(&original)),
//!     (&column(&original), KnownSource::Register),
//!     &column(&release),
//!     &[String::new()],
//! )?;
//!
//! let mut trial = Trial::new(vec![zip], release.records, Vec::new(), Settings::default());
//! while !trial.step(1000) {}
//! let outcomes = trial.finish();
//! let linking = outcomes.iter().find(|outcome| outcome.attack == Attack::Linking).unwrap();
//! assert_eq!(linking.highest, Some(0.5));
//! assert_eq!((&linking.findings[0].persons[..], &linking.findings[0].rows[..]), (&[0, 1][..], &[0, 1][..]));
//! # Ok::<(), outis::Error>(())
//! ```

mod meaning;
mod boxes;
mod ranges;
mod rewriting;
mod regions;
mod owners;
mod period;
mod known;
mod linked;
mod candidates;
mod finding;
mod sensitive;
mod person_values;
mod linking;
mod membership;
mod homogeneity;
mod background;
mod skewness;
mod similarity;
mod learning;
mod minimality;
mod trial;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod person_tests;
mod joint_column;
mod paired;
mod pair;
mod saturation;
mod complementary;
mod temporal;
mod comparison;
mod composition;
mod tuples;
mod joint_worlds;
mod joint;
mod unsorted;
mod difference;
mod floor;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod worlds;
#[cfg(test)]
mod joint_tests;

pub use candidates::{CandidateSet, Candidates, MOST_PAIRS, Matched};
pub use comparison::{Compared, ReleaseComparison};
pub use complementary::Exposed;
pub use composition::{Composed, Composition, FoundCompositions, Narrowed};
pub use difference::{Difference, Differences, FoundDifferences};
pub use finding::{Attack, AttackFindings, Fact, Finding};
pub use floor::floors;
pub use joint::{JointComparison, JointlyExposed, JointlyFound};
pub use joint_column::JointColumn;
pub use known::{KnownSource, KnownValue};
pub use linked::LinkedColumn;
pub use meaning::{LabelReading, Meaning, Occurrences, meanings};
pub use minimality::{CredibleValue, ValueAssignment, ValueWorlds, distributions};
pub use owners::Owners;
pub use pair::{MOST_EDGES, Pairing, Pairs};
pub use paired::PairedColumn;
pub use saturation::Assumption;
pub use sensitive::SensitiveColumn;
pub use temporal::Newcomers;
pub use trial::{Likelihood, Settings, Trial};
pub use unsorted::{Unsorted, unsorted};
