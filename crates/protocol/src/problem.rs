//! What went wrong, as data. The words stand in `locales/` as `problem-…`.

mod code;

pub use code::Code;

use outis::{Error, Kind};
use serde::{Deserialize, Serialize};

/// A problem with its place and the numbers that its message needs.
///
/// No field ever holds the content of a cell. `attribute` and `field` repeat
/// what the recipe's author wrote.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Problem {
    /// What is wrong.
    pub code: Code,
    /// The file, where it is not the data itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub file: Option<String>,
    /// The attribute as the recipe names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub attribute: Option<String>,
    /// The policy that refuses, by its id. Boxed because every result may hold a problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub policy: Option<Box<str>>,
    /// Column number from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub column: Option<u32>,
    /// Record number from 1, the header not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub record: Option<u64>,
    /// A number of records.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub records: Option<u64>,
    /// Line number from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub line: Option<u64>,
    /// A second line that contradicts the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub other_line: Option<u64>,
    /// Level of a hierarchy.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<u32>,
    /// A number that was expected, or a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub expected: Option<u64>,
    /// A number that was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub found: Option<u64>,
    /// A field of the recipe, as a path.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub field: Option<String>,
    /// A range or choice that is allowed, or an id that says more (a format, a check).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub detail: Option<String>,
    /// The range of the numbers that a field may have, where `detail` says what it must be. Boxed
    /// because every result may hold a problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub range: Option<Box<str>>,
}

/// The result of anything that a caller can get wrong.
pub type Outcome<T> = Result<T, Problem>;

impl Problem {
    /// A problem known by its code alone.
    #[must_use]
    pub fn new(code: Code) -> Self {
        Self {
            code,
            file: None,
            attribute: None,
            policy: None,
            column: None,
            record: None,
            records: None,
            line: None,
            other_line: None,
            level: None,
            expected: None,
            found: None,
            field: None,
            detail: None,
            range: None,
        }
    }

    /// A problem with a field of the recipe.
    #[must_use]
    pub fn of_field(code: Code, field: impl Into<String>) -> Self {
        Self { field: Some(field.into()), ..Self::new(code) }
    }

    /// The same with what is allowed, or an id that says more.
    #[must_use]
    pub fn with_detail(self, detail: impl Into<String>) -> Self {
        Self { detail: Some(detail.into()), ..self }
    }

    /// The same with the attribute as the recipe names it.
    #[must_use]
    pub fn of_attribute(self, attribute: impl Into<String>) -> Self {
        Self { attribute: Some(attribute.into()), ..self }
    }

    /// The same with its field at this place in the recipe.
    #[must_use]
    pub fn within(self, parent: &str) -> Self {
        Self { field: self.field.map(|field| format!("{parent}.{field}")), ..self }
    }

    /// Lines of levels that no file is named for are the rows of a recipe.
    fn say_rows(&mut self) {
        let of_levels = matches!(
            self.code,
            Code::NotNested | Code::HierarchyRagged | Code::HierarchyConflict | Code::LabelReused
        );
        if self.line.is_some() && self.file.is_none() && of_levels {
            self.field = Some("rows".to_owned());
        }
        if self.other_line == self.line {
            self.other_line = None;
        }
    }

    /// The same with the file's name.
    #[must_use]
    pub fn in_file(self, file: impl Into<String>) -> Self {
        Self { file: Some(file.into()), ..self }
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let place = error.place;
        let mut problem = Self {
            file: place.file,
            attribute: place.attribute,
            column: place.column,
            record: place.record,
            line: place.line,
            other_line: place.other_line,
            level: place.level,
            ..Self::new(Code::Internal)
        };
        problem.code = match error.kind {
            Kind::Empty => Code::Empty,
            Kind::NoRecords => Code::NoRecords,
            Kind::OtherFormat { format } => {
                problem.detail = Some(format.to_owned());
                Code::OtherFormat
            }
            Kind::SeparatorLine => Code::SeparatorLine,
            Kind::Encoding { expected } => {
                problem.detail = Some(expected.to_owned());
                Code::Encoding
            }
            Kind::Unwritable { encoding } => {
                problem.detail = Some(encoding.to_owned());
                Code::Unwritable
            }
            Kind::Oversized { what, limit, found } => {
                (problem.expected, problem.found) = (Some(limit), Some(found));
                problem.detail = Some(what.to_owned());
                Code::ReleaseTooLarge
            }
            Kind::Nul => Code::Nul,
            Kind::BlankLine => Code::BlankLine,
            Kind::UnclosedQuote => Code::UnclosedQuote,
            Kind::TextAfterQuote => Code::TextAfterQuote,
            Kind::Ragged { expected, found } => {
                (problem.expected, problem.found) = (Some(expected), Some(found));
                Code::Ragged
            }
            Kind::Drawn { why } => {
                problem.detail = Some(why.to_owned());
                Code::Drawn
            }
            Kind::CellTooLong { limit } => {
                problem.expected = Some(limit);
                Code::CellTooLong
            }
            Kind::DuplicateName { first } => {
                problem.found = Some(first.into());
                Code::DuplicateName
            }
            Kind::TooMany { limit } => {
                problem.expected = Some(limit);
                Code::TooMany
            }
            Kind::NotInHierarchy { values } => {
                problem.found = Some(values);
                Code::NotInHierarchy
            }
            Kind::NotNested => Code::NotNested,
            Kind::HierarchyRagged { expected, found } => {
                (problem.expected, problem.found) = (Some(expected), Some(found));
                Code::HierarchyRagged
            }
            Kind::HierarchyEmpty => Code::HierarchyEmpty,
            Kind::HierarchyConflict => Code::HierarchyConflict,
            Kind::LabelReused => Code::LabelReused,
            Kind::HierarchyParameter { field } => {
                let (field, why) = match field {
                    "steps-too-fine" => ("steps", Some("too-fine")),
                    "steps-too-large" => ("steps", Some("too-large")),
                    _ => (field, None),
                };
                problem.field = Some(field.to_owned());
                problem.detail = why.map(str::to_owned);
                Code::HierarchyParameter
            }
            Kind::HierarchyPart { path, why } => {
                problem.field = Some(path);
                problem.detail = Some(why.to_owned());
                Code::HierarchyParameter
            }
            Kind::LabelIsValue { values } => {
                problem.found = Some(values);
                Code::LabelIsValue
            }
            Kind::NotInPopulation { values } => {
                problem.found = Some(values);
                Code::NotInPopulation
            }
            Kind::TooManyLevels { field, levels, limit } => {
                (problem.expected, problem.found) = (Some(limit), Some(levels));
                problem.field = Some(field.to_owned());
                problem.detail = Some("too-many".to_owned());
                Code::HierarchyParameter
            }
            Kind::NoNumbers { values } => {
                problem.field = Some("distance".to_owned());
                problem.found = Some(values);
                Code::NotANumber
            }
            Kind::NoWeight => {
                problem.field = Some("attributes.weight".to_owned());
                problem.detail = Some("all-zero".to_owned());
                Code::Parameter
            }
            Kind::NotANumber { values } => {
                problem.found = Some(values);
                Code::NotANumber
            }
            Kind::OutOfRange { values } => {
                problem.found = Some(values);
                Code::OutOfRange
            }
            Kind::NotADate { values } => {
                problem.found = Some(values);
                Code::NotADate
            }
            Kind::LevelTooHigh { height } => {
                problem.expected = Some(height.into());
                Code::LevelTooHigh
            }
            Kind::LevelTooLow { floor } => {
                problem.expected = Some(floor.into());
                Code::LevelTooLow
            }
            Kind::FloorTooHigh { highest } => {
                problem.expected = Some(highest.into());
                Code::FloorTooHigh
            }
            Kind::NotForRecoding { field } => {
                problem.field = Some(field.to_owned());
                Code::NotForRecoding
            }
            Kind::Parameter { field, range } => {
                problem.field = Some(field.to_owned());
                problem.detail = Some(range.into_owned());
                Code::Parameter
            }
            Kind::MissingParameter { field } => {
                problem.field = Some(field.to_owned());
                Code::RecipeMissingField
            }
            Kind::LossNeedsK => {
                problem.field = Some("loss.metric".to_owned());
                Code::LossNeedsK
            }
            Kind::NoModels => Code::NoModels,
            Kind::MissingAttribute => Code::MissingAttribute,
            Kind::NotTogether { setting } => {
                problem.detail = Some(setting.to_owned());
                Code::NotTogether
            }
            Kind::Count { why, limit } => {
                problem.detail = Some(why.to_owned());
                problem.expected = Some(limit);
                Code::Count
            }
            Kind::Fold { why, found } => {
                problem.detail = Some(why.to_owned());
                problem.found = Some(found).filter(|&found| found > 0);
                Code::Fold
            }
            Kind::Join { why, found, limit } => {
                problem.detail = Some(why.to_owned());
                problem.found = Some(found).filter(|&found| found > 0);
                problem.expected = Some(limit).filter(|&limit| limit > 0);
                Code::Join
            }
            Kind::PopulationWithoutSample { records } => {
                problem.found = Some(records);
                Code::PopulationWithoutSample
            }
            Kind::StarGroupFails { records } => {
                problem.found = Some(records);
                Code::StarGroupFails
            }
            Kind::NothingToRelease => Code::NothingToRelease,
            Kind::SearchNeedsMonotone { search } => {
                problem.detail = Some(search.to_owned());
                Code::SearchNeedsMonotone
            }
            Kind::SearchNeedsDrop { search } => {
                problem.detail = Some(search.to_owned());
                Code::SearchNeedsDrop
            }
            Kind::SearchNeedsLoss { loss, .. } => {
                problem.field = Some("loss.metric".to_owned());
                problem.detail = Some(loss.to_owned());
                Code::SearchNeedsLoss
            }
            Kind::LatticeTooLarge { search, limit } => {
                problem.detail = Some(search.to_owned());
                problem.expected = Some(limit);
                Code::LatticeTooLarge
            }
            Kind::PersonMissing => Code::PersonMissing,
            Kind::PersonTwice => Code::PersonTwice,
            Kind::MissingColumn => Code::PlaceColumn,
            Kind::PlaceCell { why } => {
                problem.detail = Some(why.to_owned());
                Code::PlaceCell
            }
            Kind::QueryCell { why } => {
                problem.detail = Some(why.to_owned());
                Code::QueryCell
            }
            Kind::PlacesApart => Code::PlacesApart,
            Kind::VertexMissing => Code::VertexMissing,
            Kind::VertexTwice => Code::VertexTwice,
            Kind::SelfLoop => Code::SelfLoop,
            Kind::EdgeTwice => Code::EdgeTwice,
            Kind::NoEdges => Code::NoEdges,
            Kind::ItemLabel => Code::ItemLabel,
            Kind::ItemParted => Code::ItemParted,
            Kind::NotVerified { check } => {
                problem.detail = Some(check.to_owned());
                Code::NotVerified
            }
            _ => Code::Internal,
        };
        if let (Some(number), Some(field)) = (place.model, &mut problem.field) {
            *field = format!("models[{number}].{field}");
        }
        problem.say_rows();
        problem
    }
}
