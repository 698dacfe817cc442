//! What a screen shows on the way: small, computed in Rust, never the table itself.

mod compared;
mod hierarchy;

pub use compared::{ComparedColumn, ComparedRows, Comparison, GroupChange, OtherGroups};
pub use hierarchy::{CutScale, CutStop, GroupView, HierarchyView, LevelView, OfferedLadder};

use crate::advice::Advice;
use crate::problem::{Code, Outcome, Problem};
use crate::recipe::Search;
use crate::recipe::{DataType, Encoding, Hierarchy, Join, Recipe, Role, Wrapping};
use crate::report::{
    ComparedTrial, Counted, FilePart, FoldedFile, JoinedFiles, LeftOut, ModelOutcome, Notice,
    RiskFigures, Sequences, Solution, TrialRun,
};
use crate::workbook::Workbook;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was found in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Inspection {
    /// Size in bytes.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bytes: u64,
    /// Number of records.
    pub records: u32,
    /// How the file is written.
    pub format: FoundFormat,
    /// The files in their order, if the table was read from several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<FilePart>>"))]
    pub files: Vec<FilePart>,
    /// The columns in the order of the file.
    pub columns: Vec<ColumnView>,
    /// What to know.
    pub warnings: Vec<Notice>,
    /// What stands out about the columns in the roles that are suggested.
    pub advice: Advice,
    /// What came of putting further tables beside the file, if that is what was looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub join: Option<JoinedFiles>,
    /// What came of making several records of a person one, if that is what was looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fold: Option<FoldedFile>,
    /// The workbook that the table is a sheet of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub workbook: Option<Workbook>,
    /// The column that seems to tell persons apart, where some have several records: whether it
    /// does is asked before anything is protected.
    pub person: Option<RepeatedPersons>,
    /// What figures count as long as the recipe below does not say what a record is.
    pub counted: Counted,
    /// A recipe to begin with: suggested roles and hierarchies, k-anonymity, defaults.
    pub recipe: Recipe,
}

/// What a file will come to that is still being read, judged by its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Need {
    /// Records.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub records: u64,
    /// Bytes of memory at most at a time, from reading to the checked release.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bytes: u64,
}

impl From<outis::format::csv::Need> for Need {
    fn from(outis::format::csv::Need { records, bytes }: outis::format::csv::Need) -> Self {
        Self { records, bytes }
    }
}

/// What a table was read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Lines of cells with a delimiter.
    Text,
    /// Objects of JSON, each a record.
    Json,
    /// A sheet of a workbook.
    Workbook,
}

/// How a file is written, and which of that was guessed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FoundFormat {
    /// What it is. What is said below of delimiters and letters is of the text that was made of it.
    pub source: Source,
    /// The character between cells.
    pub delimiter: String,
    /// How its letters are written.
    pub encoding: Encoding,
    /// Why it was taken to be written so; null where that was given. Its words stand in
    /// `locales/` as `encoding-reason-…`.
    #[cfg_attr(feature = "ts", ts(type = "EncodingReason | null"))]
    pub encoding_reason: Option<String>,
    /// Whether a byte order mark was found.
    pub bom: bool,
    /// Whether the first line of the table names the columns.
    pub header: bool,
    /// Where the table stands in the file.
    pub layout: FoundLayout,
    /// `lf` or `crlf`.
    pub line_ending: String,
    /// Whether the delimiter was detected rather than given.
    pub delimiter_detected: bool,
    /// Whether the header was detected rather than given.
    pub header_detected: bool,
}

/// Where a table stands in its file, and what of that was guessed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FoundLayout {
    /// The line that names the columns; null without one.
    pub header_line: Option<u32>,
    /// The line of the first record.
    pub first_line: u32,
    /// Why it begins there; null where that was said. Its words stand in `locales/` as
    /// `layout-reason-…`.
    #[cfg_attr(feature = "ts", ts(type = "LayoutReason | null"))]
    pub reason: Option<String>,
    /// Which cell of the records the line of names has no name for: `whole` where each has one.
    /// The words of `load-layout` say it.
    #[cfg_attr(feature = "ts", ts(type = "LayoutHeading"))]
    pub heading: String,
    /// Whether names were freed of quotation marks or white space around them.
    pub cleaned: bool,
    /// Whether columns are called otherwise than in the file.
    pub renamed: bool,
    /// Whether lines without content are left out.
    pub skip_empty: bool,
    /// Whether lines that say the names again are left out.
    pub skip_repeated_names: bool,
    /// Whether lines that number pages are left out.
    pub skip_pages: bool,
    /// Whether blanks beside separators are left out.
    pub trim: bool,
    /// Whether records are fitted to the columns: what they lack of their last cells is missing.
    pub fit_records: bool,
    /// What was taken off the records.
    pub wrapping: Wrapping,
    /// What was left out; null for nothing.
    pub left_out: Option<LeftOut>,
}

/// The first lines of a file, before anything is left out of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FirstLines {
    /// The lines in their order; those that were asked for at most.
    pub lines: Vec<FirstLine>,
}

/// One line of a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FirstLine {
    /// Its number, from 1.
    pub line: u32,
    /// Its cells, the first of them; none in a blank line.
    pub cells: Vec<String>,
    /// How many cells it has.
    pub count: u32,
}

/// One column as it was understood.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ColumnView {
    /// Number in the file, from 1.
    pub number: u32,
    /// Name in the header, or the number.
    pub name: String,
    /// What its values look like.
    #[serde(rename = "type")]
    pub kind: DataType,
    /// Distinct values, missing not counted.
    pub distinct: u32,
    /// Missing cells.
    pub missing: u32,
    /// What stands in them, the commonest text first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub markers: Vec<String>,
    /// The role suggested.
    pub role: Role,
    /// Why; its words stand in `locales/` as `reason-…`.
    #[cfg_attr(feature = "ts", ts(type = "Reason"))]
    pub reason: String,
    /// How sure that is; its words stand in `locales/` as `certainty-…`.
    #[cfg_attr(feature = "ts", ts(type = "Certainty"))]
    pub certainty: String,
    /// What the values look like, where that speaks for the role.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub looks: Option<Looks>,
    /// How the values are spread.
    pub distribution: Distribution,
    /// How it could be coarsened, where another role than quasi-identifier is suggested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub grouping: Option<Hierarchy>,
    /// What values that go together may be called: a text that no cell holds.
    pub other: String,
    /// Ladders that suit its values, those that a recipe may begin with first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<OfferedLadder>>"))]
    pub offers: Vec<OfferedLadder>,
}

/// What values look like that point to one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Looks {
    /// The detector.
    pub detector: String,
    /// The share of the different values that were looked at that look so, from 0 to 1.
    pub share: f64,
    /// Whether only the form is right, and check digits are wrong.
    pub form: bool,
}

/// How the values of a column are spread. Values that only one record has are never shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Distribution {
    /// The most frequent values.
    Bars {
        /// Values with their records, most frequent first.
        bars: Vec<Bar>,
        /// Number of other values.
        others: u32,
        /// Records that have one of the other values.
        other_records: u32,
    },
    /// Numbers in bins of equal width.
    Histogram {
        /// Lower end of the first bin.
        from: f64,
        /// Upper end of the last bin.
        to: f64,
        /// Records in each bin.
        bins: Vec<u32>,
    },
}

/// One value and the records that have it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Bar {
    /// The value.
    pub label: String,
    /// Number of records.
    pub records: u32,
}

/// Some records of the table as they were understood.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Rows {
    /// Index of the first, from 0.
    pub from: u32,
    /// The cells of each record.
    pub rows: Vec<Vec<String>>,
}

/// What is exposed now, for the attributes chosen as quasi-identifiers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Exposure {
    /// Number of records.
    pub records: u32,
    /// What a record is, and so what the figures count.
    pub counted: Counted,
    /// What the figures are of: records, or persons, each once in each class.
    pub all: u32,
    /// Number of equivalence classes.
    pub classes: u32,
    /// The figures.
    pub risk: RiskFigures,
    /// Records (or persons) in classes smaller than the k asked for.
    pub below_k: u32,
    /// What the table achieves of each model as it stands, in the order of the recipe.
    pub models: Vec<ModelOutcome>,
    /// Number of nodes of the lattice, in decimal digits.
    pub lattice: String,
    /// A value of each quasi-identifier on each level, exact first: of those that most levels write
    /// otherwise than they are, the commonest.
    pub examples: BTreeMap<String, Vec<String>>,
    /// Grave warnings that stand before anything is searched: those of columns that would be
    /// released word for word are about the input.
    pub warnings: Vec<Notice>,
    /// Those that the recipe accepts.
    pub accepted: Vec<Notice>,
}

/// A column that seems to tell persons apart, where some have several records.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RepeatedPersons {
    /// The column, as a recipe names it.
    pub attribute: String,
    /// Its distinct values, missing ones not counted.
    pub values: u32,
    /// Records with a value.
    pub records: u32,
    /// Further columns without which it does not: values are then those of all of them together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub partners: Vec<String>,
    /// Whether values that differ only in how they are written count as one here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub alike: bool,
    /// The column of times at which the same persons seem to be, where no column tells them apart:
    /// what recurs are then the combinations of `attribute` and `partners`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<String>,
}

/// What it changes whether records or persons are counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PersonEffect {
    /// The column that tells persons apart.
    pub attribute: String,
    /// The size that classes are held against: the k asked for.
    pub k: u32,
    /// The figures if each record is a person.
    pub records: CountedFigures,
    /// The figures if each value of the column is a person.
    pub persons: CountedFigures,
    /// Classes of at least k records and fewer than k persons.
    pub seeming_classes: u32,
    /// Records in these.
    pub seeming_records: u32,
    /// The records of the person who has the most: what a class can be filled with, whatever the
    /// table is coarsened to.
    pub most_records: u32,
    /// Persons whom several of their records single out as the table is, nothing coarsened.
    /// Less is looked at than for a report. Null if too long to tell.
    pub sequences: Option<Sequences>,
    /// What comes of one record for each person: as the recipe folds the table by this column, or
    /// else with the first of each. Records that do not say whose they are are left out unless the
    /// recipe refuses them.
    pub folded: Option<FoldEffect>,
    /// Why there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fold_problem: Option<Problem>,
}

/// What comes of one record for each person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FoldEffect {
    /// The figures of the folded table.
    pub figures: CountedFigures,
    /// What each column keeps and loses.
    pub file: FoldedFile,
}

/// How exposed the table is, counted one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CountedFigures {
    /// How many are counted; persons once in each class.
    pub all: u32,
    /// The size of the smallest class.
    pub smallest: u32,
    /// How many stand alone.
    pub alone: u32,
    /// How many are in classes smaller than k.
    pub below_k: u32,
    /// How many have a risk above the threshold.
    pub above_threshold: u32,
}

/// How a search stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SearchProgress {
    /// Whether the search has ended.
    pub done: bool,
    /// Nodes whose partition was computed.
    pub visited: u32,
    /// Nodes of the lattice, in decimal digits.
    pub lattice: String,
    /// No full-domain release within the limits has a smaller loss than this; null if that is
    /// not searched for.
    pub bound: Option<f64>,
    /// Id of what is being tried; its words are found with `stage-` before it.
    #[cfg_attr(feature = "ts", ts(type = "Stage"))]
    pub stage: String,
    /// How far that is.
    pub stage_at: f64,
    /// Where it ends; 0 if that is not known.
    pub stage_of: f64,
    /// Whether it has looked at all the nodes that it may, and proven nothing by then.
    pub spent: bool,
    /// Whether it has proven that no choice of one level for each column may be released.
    pub proves_none: bool,
    /// The best found so far.
    pub best: Option<Solution>,
}

/// What a search came to, one node after the other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Trail {
    /// The quasi-identifiers, in the order of the levels.
    pub attributes: Vec<String>,
    /// The first steps; none where the search does not say.
    pub steps: Vec<TrailStep>,
    /// How many nodes were looked at after these.
    pub more: u32,
}

/// A node that a search came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TrailStep {
    /// A level for each quasi-identifier; null where it is left out, as some searches look at
    /// some of them alone.
    pub levels: Vec<Option<u32>>,
    /// Whether it may be released.
    pub holds: bool,
    /// Whether that followed from other nodes, without looking.
    pub known: bool,
    /// What it would lose; null where it may not be released, or where that was not asked.
    pub loss: Option<f64>,
}

/// One algorithm that was tried for comparison, with what may differ between two runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Tried {
    /// What came of it.
    pub trial: ComparedTrial,
    /// What it took.
    pub run: TrialRun,
}

impl Tried {
    /// Its text, which [`Self::from_text`] understands.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From its text.
    ///
    /// # Errors
    /// `parameter` if it is none.
    pub fn from_text(text: &str) -> Outcome<Self> {
        serde_json::from_str(text).map_err(|_| Problem::of_field(Code::Parameter, "compare"))
    }

    /// An algorithm that could not be tried.
    #[must_use]
    pub fn refused(search: Search, problem: Problem) -> Self {
        let trial = ComparedTrial { search, solution: None, problem: Some(problem) };
        Self { trial, run: TrialRun { visited: 0, seconds: 0.0 } }
    }
}

/// The documents about a release, as texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Documents {
    /// The report, for whoever made it.
    pub report: String,
    /// The public summary; null if the release is not kept.
    pub summary: Option<String>,
}

/// How the writing and checking of a release stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ReleaseProgress {
    /// Records written and parsed again.
    pub written: u32,
    /// Records to write.
    pub records: u32,
}

/// How two tables seem to belong together, the first of which has a record for each person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Belonging {
    /// What a recipe would say of it.
    pub join: Join,
    /// Records of the first table.
    pub persons: u32,
    /// Records of the other.
    pub records: u32,
    /// Those of them that are nobody's in the first table.
    pub without_person: u32,
    /// Persons who have none.
    pub persons_without: u32,
    /// Persons who have several.
    pub persons_with_several: u32,
}
