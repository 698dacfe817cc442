//! What went wrong, as data. The words stand in `locales/` as `problem-…`.

use outis::{Error, Kind};
use serde::{Deserialize, Serialize};

/// Every code that this crate gives a problem, so that each can be given words.
pub const CODES: &[&str] = &[
    // The file as a file.
    "empty",
    "no-records",
    "other-format",
    "separator-line",
    "encoding",
    "nul",
    "blank-line",
    "unclosed-quote",
    "text-after-quote",
    "ragged",
    "cell-too-long",
    "duplicate-name",
    "too-many",
    // Hierarchies.
    "file-missing",
    "file-not-attached",
    "not-in-hierarchy",
    "not-nested",
    "hierarchy-ragged",
    "hierarchy-empty",
    "hierarchy-conflict",
    "label-reused",
    "not-in-population",
    "hierarchy-parameter",
    "not-a-number",
    "out-of-range",
    "not-a-date",
    // The recipe as a file.
    "recipe-syntax",
    "recipe-type",
    "recipe-kind",
    "recipe-version",
    "recipe-duplicate-field",
    "recipe-unknown-field",
    "recipe-missing-field",
    "unknown-model",
    "unknown-choice",
    // The request.
    "attribute-name",
    "missing-attribute",
    "unnamed-column",
    "attribute-twice",
    "not-quasi-identifier",
    "is-quasi-identifier",
    "not-sensitive",
    "protection-not-sensitive",
    "protection-contradicts",
    "unknown-quasi-identifier",
    "listed-twice",
    "unknown-values",
    "missing-table",
    "two-populations",
    "population-repeats-persons",
    "not-together",
    "population-without-sample",
    "star-group-fails",
    "not-for-recoding",
    "level-too-high",
    "level-missing",
    "parameter",
    "no-models",
    "loss-needs-k",
    "nothing-to-release",
    "search-needs-monotone",
    "search-needs-drop",
    "search-needs-loss",
    "lattice-too-large",
    // What came of it.
    "no-solution",
    "nodes-spent",
    "not-verified",
    "internal",
];

/// A problem with its place and the numbers that its message needs.
///
/// No field ever holds the content of a cell. `attribute` and `field` repeat
/// what the recipe's author wrote.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Problem {
    /// Stable id in kebab-case, such as `ragged`.
    pub code: String,
    /// The file, where it is not the data itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub file: Option<String>,
    /// The attribute as the recipe names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub attribute: Option<String>,
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
    pub fn new(code: &str) -> Self {
        Self { code: code.to_owned(), ..Self::default() }
    }

    /// A problem with a field of the recipe.
    #[must_use]
    pub fn of_field(code: &str, field: impl Into<String>) -> Self {
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

    /// Lines of levels that no file is named for are the rows of a recipe.
    fn say_rows(&mut self) {
        let of_levels = ["not-nested", "hierarchy-ragged", "hierarchy-conflict", "label-reused"];
        if self.line.is_some() && self.file.is_none() && of_levels.contains(&self.code.as_str()) {
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
            ..Self::default()
        };
        problem.code = match error.kind {
            Kind::Empty => "empty",
            Kind::NoRecords => "no-records",
            Kind::OtherFormat { format } => {
                problem.detail = Some(format.to_owned());
                "other-format"
            }
            Kind::SeparatorLine => "separator-line",
            Kind::Encoding { expected } => {
                problem.detail = Some(expected.to_owned());
                "encoding"
            }
            Kind::Nul => "nul",
            Kind::BlankLine => "blank-line",
            Kind::UnclosedQuote => "unclosed-quote",
            Kind::TextAfterQuote => "text-after-quote",
            Kind::Ragged { expected, found } => {
                (problem.expected, problem.found) = (Some(expected), Some(found));
                "ragged"
            }
            Kind::CellTooLong { limit } => {
                problem.expected = Some(limit);
                "cell-too-long"
            }
            Kind::DuplicateName { first } => {
                problem.found = Some(first.into());
                "duplicate-name"
            }
            Kind::TooMany { limit } => {
                problem.expected = Some(limit);
                "too-many"
            }
            Kind::NotInHierarchy { values } => {
                problem.found = Some(values);
                "not-in-hierarchy"
            }
            Kind::NotNested => "not-nested",
            Kind::HierarchyRagged { expected, found } => {
                (problem.expected, problem.found) = (Some(expected), Some(found));
                "hierarchy-ragged"
            }
            Kind::HierarchyEmpty => "hierarchy-empty",
            Kind::HierarchyConflict => "hierarchy-conflict",
            Kind::LabelReused => "label-reused",
            Kind::HierarchyParameter { field } => {
                let (field, why) = match field {
                    "steps-too-fine" => ("steps", Some("too-fine")),
                    _ => (field, None),
                };
                problem.field = Some(field.to_owned());
                problem.detail = why.map(str::to_owned);
                "hierarchy-parameter"
            }
            Kind::NotInPopulation { values } => {
                problem.found = Some(values);
                "not-in-population"
            }
            Kind::TooManyLevels { field, levels, limit } => {
                (problem.expected, problem.found) = (Some(limit), Some(levels));
                problem.field = Some(field.to_owned());
                problem.detail = Some("too-many".to_owned());
                "hierarchy-parameter"
            }
            Kind::NoNumbers { values } => {
                problem.field = Some("distance".to_owned());
                problem.found = Some(values);
                "not-a-number"
            }
            Kind::NoWeight => {
                problem.field = Some("attributes.weight".to_owned());
                problem.detail = Some("all-zero".to_owned());
                "parameter"
            }
            Kind::NotANumber { values } => {
                problem.found = Some(values);
                "not-a-number"
            }
            Kind::OutOfRange { values } => {
                problem.found = Some(values);
                "out-of-range"
            }
            Kind::NotADate { values } => {
                problem.found = Some(values);
                "not-a-date"
            }
            Kind::LevelTooHigh { height } => {
                problem.expected = Some(height.into());
                "level-too-high"
            }
            Kind::NotForRecoding { field } => {
                problem.field = Some(field.to_owned());
                "not-for-recoding"
            }
            Kind::Parameter { field, range } => {
                problem.field = Some(field.to_owned());
                problem.detail = Some(range.into_owned());
                "parameter"
            }
            Kind::MissingParameter { field } => {
                problem.field = Some(field.to_owned());
                "recipe-missing-field"
            }
            Kind::NoModels => "no-models",
            Kind::MissingAttribute => "missing-attribute",
            Kind::NotTogether { with } => {
                problem.detail = Some(with.to_owned());
                "not-together"
            }
            Kind::PopulationWithoutSample { records } => {
                problem.found = Some(records);
                "population-without-sample"
            }
            Kind::StarGroupFails { records } => {
                problem.found = Some(records);
                "star-group-fails"
            }
            Kind::NothingToRelease => "nothing-to-release",
            Kind::SearchNeedsMonotone { search } => {
                problem.detail = Some(search.to_owned());
                "search-needs-monotone"
            }
            Kind::SearchNeedsDrop { search } => {
                problem.detail = Some(search.to_owned());
                "search-needs-drop"
            }
            Kind::SearchNeedsLoss { loss, .. } => {
                problem.field = Some("loss.metric".to_owned());
                problem.detail = Some(loss.to_owned());
                "search-needs-loss"
            }
            Kind::LatticeTooLarge { search, limit } => {
                problem.detail = Some(search.to_owned());
                problem.expected = Some(limit);
                "lattice-too-large"
            }
            Kind::NotVerified { check } => {
                problem.detail = Some(check.to_owned());
                "not-verified"
            }
            _ => "internal",
        }
        .to_owned();
        if let (Some(number), Some(field)) = (place.model, &mut problem.field) {
            *field = format!("models[{number}].{field}");
        }
        problem.say_rows();
        problem
    }
}

#[cfg(test)]
mod tests {
    use super::CODES;
    use std::collections::BTreeSet;

    /// The codes that a source file gives to problems: string literals where a code is expected.
    fn codes_in(source: &str) -> BTreeSet<String> {
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let mut codes = BTreeSet::new();
        let parts: Vec<&str> = source.split('"').collect();
        for (before, literal) in parts.iter().zip(&parts[1..]) {
            let before = before.trim_end();
            if ["Problem::new(", "Problem::of_field(", "problem.code ="]
                .iter()
                .any(|opening| before.ends_with(opening))
            {
                codes.insert((*literal).to_owned());
            }
        }
        codes
    }

    /// The codes that errors of the core get: the last literal of each arm.
    fn codes_of_errors() -> BTreeSet<String> {
        let source = include_str!("problem.rs");
        let (_, arms) = source.split_once("problem.code = match error.kind {").unwrap();
        let (arms, _) = arms.split_once(".to_owned();\n        if let (Some(number)").unwrap();
        let code = |line: &str| {
            let value = line.rsplit("=> ").next()?.trim().trim_end_matches(',');
            Some(value.strip_prefix('"')?.strip_suffix('"')?.to_owned())
        };
        arms.lines().filter_map(code).collect()
    }

    #[test]
    fn all_codes_are_listed_and_all_listed_are_given() {
        let mut given = codes_of_errors();
        assert!(given.contains("ragged") && given.contains("not-verified"));
        let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut folders = vec![sources];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    given.extend(codes_in(&std::fs::read_to_string(path).unwrap()));
                }
            }
        }
        // Given by whoever reads the files and drives the search.
        given.extend(["file-missing", "no-solution", "nodes-spent"].map(str::to_owned));
        let listed: BTreeSet<String> = CODES.iter().map(|code| (*code).to_owned()).collect();
        assert_eq!(listed.len(), CODES.len());
        assert_eq!(given, listed);
    }
}
