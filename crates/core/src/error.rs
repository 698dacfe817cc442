//! Every way in which a request or its data can be wrong.
//!
//! An error is an address and an expectation. It never holds the content of a
//! cell, so that a message pasted into a mail or a ticket discloses nobody.

use std::borrow::Cow;
use std::fmt;

/// Where something was found. All numbers start at 1, as people count.
///
/// Columns are given by number because a header may turn out to be a record;
/// `attribute` is only set where the caller already named the column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The file, where it is not the data itself: the name of a hierarchy file.
    pub file: Option<String>,
    /// The attribute as the recipe names it.
    pub attribute: Option<String>,
    /// Column number in the file.
    pub column: Option<u32>,
    /// Record number; the header is not a record.
    pub record: Option<u64>,
    /// Line number in the file; a quoted cell may span several.
    pub line: Option<u64>,
    /// A second line, where two lines contradict each other, or the last of several.
    pub other_line: Option<u64>,
    /// Level of a hierarchy; 0 is the exact value.
    pub level: Option<u32>,
    /// The number of a model in the plan, from 0.
    pub model: Option<usize>,
}

impl Place {
    /// A place known by its line only.
    #[must_use]
    pub fn line(line: u64) -> Self {
        Self { line: Some(line), ..Self::default() }
    }

    /// A place known by the lines that it reaches from and to; one if they are the same.
    #[must_use]
    pub fn lines(first: u64, last: u64) -> Self {
        let other_line = (last > first).then_some(last);
        Self { other_line, ..Self::line(first) }
    }
}

/// What is wrong, with the numbers that the message needs.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Kind {
    // --- The file as a file -------------------------------------------------
    /// The file holds no byte, or nothing but blank lines.
    Empty,
    /// There is a header and no record.
    NoRecords,
    /// The first bytes belong to another format, which is named: "Excel workbook".
    OtherFormat {
        /// Stable id of the format: `excel`, `zip`, `spss`, `sas`, `stata`, `pdf`, `image`,
        /// `gzip`, `parquet`, `sqlite`, `arrow`, `access`, `r`, `dbase`, `sylk`, `word`,
        /// `powerpoint`, `numbers`, `xml`, `html`, `json`, `binary`.
        format: &'static str,
    },
    /// The first line is no record, but tells a spreadsheet the separator: `sep=;`.
    SeparatorLine,
    /// The bytes are not valid in the declared encoding.
    Encoding {
        /// The encoding that was expected: one of [`Encoding`](crate::format::encoding::Encoding).
        expected: &'static str,
    },
    /// A file is to be written in an encoding that lacks a letter of it.
    Unwritable {
        /// The encoding.
        encoding: &'static str,
    },
    /// A release is to be written into a file that has no room for it.
    Oversized {
        /// `rows`, `columns`, or the characters of a `cell`.
        what: &'static str,
        /// The most that there may be.
        limit: u64,
        /// How many there are.
        found: u64,
    },
    /// A NUL byte, which no text file has.
    Nul,
    /// A blank line between records of a file with several columns.
    BlankLine,
    /// A quoted cell is still open at the end of the file.
    UnclosedQuote,
    /// Text stands between a closing quote and the next delimiter.
    TextAfterQuote,
    /// A record has more or fewer cells than the first.
    Ragged {
        /// Cells in the first record.
        expected: u64,
        /// Cells in this one.
        found: u64,
    },
    /// A line of a table that is drawn cannot be read as the others are.
    Drawn {
        /// Why: `goes-on` if a cell goes on in the next line, `out-of-line` if a cell stands below
        /// none of the columns.
        why: &'static str,
    },
    /// A cell is longer than allowed; often because its closing quote is missing.
    CellTooLong {
        /// The limit in bytes.
        limit: u64,
    },
    /// Two columns have the same name.
    DuplicateName {
        /// The number of the first column of that name.
        first: u32,
    },
    /// More records or distinct values than the index type can number, or more columns than
    /// any table has.
    TooMany {
        /// The most that can be handled.
        limit: u64,
    },

    /// A line does not say whose it is.
    PersonMissing,
    /// A person has two lines where each is to have one; the place has both.
    PersonTwice,
    /// A column that the recipe names is not in the file.
    MissingColumn,
    /// A cell of a request cannot be read as what it should be.
    PlaceCell {
        /// What it should be: `number`, `people` (a whole number from 1 on), `degrees`; `negative` if
        /// it is a tolerance below 0, `user` if it should say who it is and is empty.
        why: &'static str,
    },
    /// A cell of a search cannot be read as what it should be.
    QueryCell {
        /// What it should be: `user` if it should say who it is and is empty, `time` if it should
        /// begin with a day.
        why: &'static str,
    },
    /// Places span more than half of the globe, and may lie on both sides of the date line.
    PlacesApart,

    /// A line of a graph does not name a vertex where one is to stand.
    VertexMissing,
    /// A vertex has two lines where each is to have one; the place has both.
    VertexTwice,
    /// An edge from a vertex to itself.
    SelfLoop,
    /// Two vertices are connected twice; the place has both lines.
    EdgeTwice,
    /// No two vertices are connected.
    NoEdges,

    // --- Hierarchies --------------------------------------------------------
    /// Two nodes of the tree of items would be written the same.
    ItemLabel,
    /// Something that is to be written holds what parts the items of a cell.
    ItemParted,
    /// Values of the column do not occur in the hierarchy.
    NotInHierarchy {
        /// Distinct values concerned.
        values: u64,
    },
    /// One value leads to two groups on the next level.
    NotNested,
    /// A line of the hierarchy has more or fewer cells than the first.
    HierarchyRagged {
        /// Cells in the first line.
        expected: u64,
        /// Cells in this one.
        found: u64,
    },
    /// The hierarchy has no line.
    HierarchyEmpty,
    /// The same value stands on two lines that differ.
    HierarchyConflict,
    /// On one level two groups would be written the same: missing cells and a group of values.
    LabelReused,
    /// Interval bounds, steps or parameters are not usable; `field` names which.
    HierarchyParameter {
        /// The field of the recipe's `hierarchy` object: `start`, `end`, `steps`, `levels`,
        /// `format`, `from`; `steps-too-fine` for steps that cut the range into too many parts.
        field: &'static str,
    },
    /// A part of the recipe's `hierarchy` object cannot stand where it stands.
    HierarchyPart {
        /// The path to it, such as `groups[1].values[0]`.
        path: String,
        /// What is wrong with it, as an id: `repeated`, `empty`, `star`, `value-of-another`,
        /// `missing-marker`, `not-in-group`, `too-deep`, `not-ascending`, `not-among-finer`,
        /// `not-a-number`, `not-a-date`, `too-many-digits`, `too-small`, `records-unknown`.
        why: &'static str,
    },
    /// Values of the column are written like a group that they are not in.
    LabelIsValue {
        /// Distinct values concerned.
        values: u64,
    },
    /// The population, generalized as the file is, does not have labels of the file.
    NotInPopulation {
        /// Labels concerned.
        values: u64,
    },
    /// A hierarchy has more levels than can be numbered.
    TooManyLevels {
        /// The field of the recipe's `hierarchy` object that makes them: `levels`, `steps`.
        field: &'static str,
        /// The levels it has above the exact value.
        levels: u64,
        /// The most that there may be.
        limit: u64,
    },
    /// A value is not a number although the hierarchy needs one.
    NotANumber {
        /// Distinct values concerned.
        values: u64,
    },
    /// A value lies outside the declared range.
    OutOfRange {
        /// Distinct values concerned.
        values: u64,
    },
    /// A value is not a date of the declared format.
    NotADate {
        /// Distinct values concerned.
        values: u64,
    },

    // --- The request --------------------------------------------------------
    /// What the recipe asks for is only there for full-domain recoding.
    NotForRecoding {
        /// The field of the recipe that asks for it.
        field: &'static str,
    },
    /// The level asked for is above the hierarchy's height.
    LevelTooHigh {
        /// The highest level there is.
        height: u32,
    },
    /// The level asked for is below the lowest that its column may be on.
    LevelTooLow {
        /// That lowest level.
        floor: u32,
    },
    /// The lowest level that a column may be on is above the highest.
    FloorTooHigh {
        /// That highest level.
        highest: u32,
    },
    /// A number is outside its range; `field` names it.
    Parameter {
        /// Path of the field in the recipe, such as `loss.label`; of a parameter of a model
        /// its name.
        field: &'static str,
        /// The allowed range as `1..` or `0..=1`, or an id of what is allowed.
        range: Cow<'static, str>,
    },
    /// A parameter is needed with these others, and not given.
    MissingParameter {
        /// Its name.
        field: &'static str,
    },
    /// A loss is a multiple of the k of a model, and no model has one.
    LossNeedsK,
    /// A model compares values as numbers, and they are none.
    NoNumbers {
        /// Distinct values concerned.
        values: u64,
    },
    /// All quasi-identifiers have the weight 0, so that nothing would be lost by anything.
    NoWeight,
    /// No model was chosen.
    NoModels,
    /// The file lacks an attribute that a model looks at.
    MissingAttribute,
    /// The records of persons cannot be made one each.
    Fold {
        /// Why: `person-missing` if a record does not say whose it is, `nobody` if none does,
        /// `order-missing` if one does not say when it was, `order-unclear` if the order's column
        /// holds neither numbers nor dates, `order-ambiguous` if its dates can be read in two
        /// ways, `not-a-date`, `not-a-number`, `sum-too-long`.
        why: &'static str,
        /// Records or values concerned; 0 for a column as a whole.
        found: u64,
    },
    /// Further tables cannot be put beside one of persons.
    Join {
        /// Why: `key-missing`, `key-twice`, `without-person`, `no-marker`, `name-twice`,
        /// `too-many`, `too-many-combinations`.
        why: &'static str,
        /// Records concerned, or that there would be; 0 if there is nothing to count.
        found: u64,
        /// The most records; 0 if there are not too many.
        limit: u64,
    },
    /// The records that lines stand for cannot be told.
    Count {
        /// Why: `not-a-count` if a line does not say a whole number from 1 on, `too-many` if all
        /// of them are more than can be counted.
        why: &'static str,
        /// The most records.
        limit: u64,
    },
    /// A model does not go with another setting, which is named: `wildcard`.
    NotTogether {
        /// The setting's value: `wildcard`, `missing-own-value`; `null-map-population` where people
        /// are to be apart and a sample's population at once, `null-map-missing` where a cell that
        /// is missing may be anybody's; `counts-parting` and `counts-start`
        /// where lines stand for several records, and equal ones would be parted, or their order
        /// would matter.
        setting: &'static str,
    },
    /// The population table lacks records of the table itself.
    PopulationWithoutSample {
        /// Records of the table for which the population has no counterpart.
        records: u64,
    },
    /// The suppressed records, as a class of their own, would not meet every model.
    StarGroupFails {
        /// How many records that class has.
        records: u64,
    },
    /// Every column is an identifier, so that the release would have no column.
    NothingToRelease,
    /// The search concludes from one node to others what does not follow for these models, with
    /// the suppression allowed.
    SearchNeedsMonotone {
        /// Its id: `samarati`, `incognito`, `ola`.
        search: &'static str,
    },
    /// The same because suppressed records are to stay as stars: they are a class that may shrink
    /// from one node to the next (spec M23).
    SearchNeedsDrop {
        /// Its id: `samarati`, `incognito`, `ola`.
        search: &'static str,
    },
    /// The search goes with one loss only, and another is asked for.
    SearchNeedsLoss {
        /// Its id: `best-first`.
        search: &'static str,
        /// The loss that it needs: `weighted-information-loss`.
        loss: &'static str,
    },
    /// The lattice has more nodes than the search can look at in reasonable time.
    LatticeTooLarge {
        /// Its id: `exhaustive`, `incognito`, `flash`.
        search: &'static str,
        /// The most nodes.
        limit: u64,
    },

    // --- The release --------------------------------------------------------
    /// The written file, parsed again, does not show what was promised. Nothing is released.
    NotVerified {
        /// What failed: `records`, `columns`, `cells`, `models`, `parse`.
        check: &'static str,
    },
}

/// What is wrong and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Error {
    /// What is wrong.
    pub kind: Kind,
    /// Where.
    pub place: Place,
}

/// The result of anything that can fail.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An error without a place, for requests as a whole.
    #[must_use]
    pub fn new(kind: Kind) -> Self {
        Self { kind, place: Place::default() }
    }

    /// An error at a place.
    #[must_use]
    pub fn at(kind: Kind, place: Place) -> Self {
        Self { kind, place }
    }

    /// A parameter outside its range.
    #[must_use]
    pub fn parameter(field: &'static str, range: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Kind::Parameter { field, range: range.into() })
    }

    /// The same error with the number of the model in the plan, unless it is there already.
    #[must_use]
    pub fn of_model(mut self, number: usize) -> Self {
        self.place.model.get_or_insert(number);
        self
    }

    /// The same error with the attribute named, unless it is already.
    #[must_use]
    pub fn of_attribute(mut self, name: &str) -> Self {
        self.place.attribute.get_or_insert_with(|| name.to_owned());
        self
    }

    /// The same error with the file named, unless it is already.
    #[must_use]
    pub fn in_file(mut self, name: &str) -> Self {
        self.place.file.get_or_insert_with(|| name.to_owned());
        self
    }
}

impl fmt::Display for Error {
    /// Terse English for programmers; people read the words in `locales/`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.kind)?;
        let p = &self.place;
        for (name, number) in [
            ("column", p.column.map(u64::from)),
            ("record", p.record),
            ("line", p.line),
            ("line", p.other_line),
            ("level", p.level.map(u64::from)),
        ] {
            if let Some(number) = number {
                write!(f, ", {name} {number}")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Error {}

/// Something the user should know although nothing is wrong. Travels beside a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Warning {
    /// What to know.
    pub kind: WarningKind,
    /// Where.
    pub place: Place,
}

/// What a [`Warning`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WarningKind {
    /// Blank lines at the end of the file were ignored.
    BlankLinesAtEnd,
    /// The last records look like totals of the others, or like notes on them.
    TotalsLine {
        /// How many they are.
        records: u64,
    },
    /// Lines within the table say its names again, and are records. The place has the first and
    /// the last of them.
    NamesRepeated {
        /// How many they are.
        records: u64,
    },
    /// Records had other numbers of cells than there are columns: what they lack is missing, empty
    /// cells beyond the last column are none. The place has the first and the last.
    RecordsFitted {
        /// How many they are.
        records: u64,
    },
    /// Records within the table look like totals of others. The place has the first and the last.
    TotalsWithin {
        /// How many they are.
        records: u64,
    },
    /// Records within the table hold one cell, where nearly all others hold more. The place has
    /// the first and the last.
    NearlyEmpty {
        /// How many they are.
        records: u64,
    },
    /// Records look like those of another table, which begins in the place's line.
    OtherTable {
        /// How many there are up to where it ends.
        records: u64,
    },
    /// Cells were written as formulas that give a text, `="01067"`, and are that text. The place has
    /// the first.
    FormulaTexts {
        /// The records that have such a cell.
        records: u64,
    },
    /// Cells of the place's column stand in the file with an apostrophe that keeps a spreadsheet from
    /// running them as formulas.
    FormulasGuarded {
        /// The records whose cell does.
        records: u64,
    },
    /// A column of postcodes seems to have lost the zeros before some of them.
    LeadingZerosLost {
        /// The records that have such a postcode.
        records: u64,
    },
    /// A column seems to tell blocks of records apart, of which only the first is filled there: the
    /// others may be the same person's. The place has the first of these.
    BlocksUnfilled {
        /// The records in which it is empty.
        records: u64,
    },
    /// Cells of the place's column point to the cell above, by a ditto mark or a word for it, and are
    /// read as a value of their own. The place has the first.
    DittoMarks {
        /// The records that have such a cell.
        records: u64,
    },
    /// Numbers that tell persons apart differ only in how they are written, as `p1` and `P1` do:
    /// whoever reads them as one counts fewer persons. The place has the first record with one.
    PersonsAlike {
        /// How many numbers are read like another.
        values: u64,
    },
    /// The last level of the hierarchy has several groups, so that even the coarsest table
    /// may not satisfy the models.
    NoSingleRoot,
    /// Years of two digits are read without a pivot, as 1969 to 2068 (spec M21).
    TwoDigitYears,
    /// The masked values have different lengths, so that short ones are padded (spec B4).
    UnequalLengths,
    /// The order of the sensitive values is that of the alphabet, because nothing else says
    /// what it is (spec D9).
    AlphabeticalOrder,
    /// One text stands for different groups on two levels of the hierarchy (spec M16). The place
    /// has the higher level; on one level nothing can be confused.
    LabelRepeated {
        /// The lower of the two levels.
        below: u32,
    },
    /// The records keep the order of the input, which helps to match the release with other
    /// files (spec H6).
    NotShuffled,
    /// No attribute is a quasi-identifier: all records are one equivalence class.
    NoQuasiIdentifier,
}
