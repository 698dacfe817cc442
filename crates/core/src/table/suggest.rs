//! A first idea of what each column is for, with the reason.
//!
//! Suggestions are where the user begins, not where they end. They are careful:
//! a column about which nothing is known is called a quasi-identifier, since
//! coarsening too much is seen and publishing too much is not. Names of columns
//! are understood in English and German; the values decide where names do not.

use super::detect::{self, Detector};
use super::kind::{self, DataType, Inferred};
use super::{Column, Role, Table};

mod coarsen; // Which hierarchy.
mod words; // What columns are called.

pub use coarsen::SuggestedHierarchy;
pub use words::is_known_name;
pub(super) use words::{OWN_CONTACTS, reason as reason_of_name, words as words_of};

/// Texts that usually mean that a value is missing.
pub const MISSING_MARKERS: [&str; 11] =
    ["", "NULL", "NA", "N/A", "?", "-", ".", "null", "NaN", "n/a", "k.A."];

/// Records below which it says nothing that all values are distinct.
const FEW_RECORDS: usize = 10;

/// Mean length of distinct values, in bytes, from which on text is prose.
const PROSE: usize = 40;

/// Why a role is suggested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Identifier: called or written like the name of a person.
    PersonName,
    /// Identifier: called or written like a way to reach a person.
    Contact,
    /// Identifier: called or written like the number of a bank account or a card.
    Account,
    /// Identifier: called or written like the plate of a car.
    NumberPlate,
    /// Identifier: called like a number given to one person.
    IdNumber,
    /// Identifier: called like a number given to one person, record, case or thing.
    SomeNumber,
    /// Identifier: no value occurs twice.
    AllDistinct,
    /// Identifier: prose, which may name anybody.
    FreeText,
    /// Sensitive: called like something people keep to themselves.
    Private,
    /// Quasi-identifier: called like a date of birth, which with sex and postcode singles out
    /// most people.
    Birth,
    /// Quasi-identifier: called like a postcode.
    Postcode,
    /// Quasi-identifier: called like something that others know about a person.
    KnownToOthers,
    /// Quasi-identifier: dates of events are known to others, whatever the event.
    EventDate,
    /// Insensitive: the same in every record.
    Constant,
    /// Quasi-identifier: nothing says that it cannot be matched.
    NothingRulesItOut,
}

impl Reason {
    /// Every reason, so that each can be given words.
    pub const ALL: [Self; 15] = [
        Self::PersonName,
        Self::Contact,
        Self::Account,
        Self::NumberPlate,
        Self::IdNumber,
        Self::SomeNumber,
        Self::AllDistinct,
        Self::FreeText,
        Self::Private,
        Self::Birth,
        Self::Postcode,
        Self::KnownToOthers,
        Self::EventDate,
        Self::Constant,
        Self::NothingRulesItOut,
    ];

    /// The reason's name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::PersonName => "person-name",
            Self::Contact => "contact",
            Self::Account => "account",
            Self::NumberPlate => "number-plate",
            Self::IdNumber => "id-number",
            Self::SomeNumber => "some-number",
            Self::AllDistinct => "all-distinct",
            Self::FreeText => "free-text",
            Self::Private => "private",
            Self::Birth => "birth",
            Self::Postcode => "postcode",
            Self::KnownToOthers => "known-to-others",
            Self::EventDate => "event-date",
            Self::Constant => "constant",
            Self::NothingRulesItOut => "nothing-rules-it-out",
        }
    }

    /// The role it speaks for.
    #[must_use]
    pub fn role(self) -> Role {
        match self {
            Self::PersonName
            | Self::Contact
            | Self::Account
            | Self::NumberPlate
            | Self::IdNumber
            | Self::SomeNumber
            | Self::AllDistinct
            | Self::FreeText => Role::Identifier,
            Self::Private => Role::Sensitive,
            Self::Birth
            | Self::Postcode
            | Self::KnownToOthers
            | Self::EventDate
            | Self::NothingRulesItOut => Role::QuasiIdentifier,
            Self::Constant => Role::Insensitive,
        }
    }
}

/// What is known and suggested about one column.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// Distinct values, missing ones not counted.
    pub distinct: u32,
    /// Cells that hold a missing marker.
    pub missing: u32,
    /// The data type.
    pub inferred: Inferred,
    /// Why this role; the role is [`Reason::role`].
    pub reason: Reason,
    /// For quasi-identifiers, how to coarsen them; `None` means in one step, exact or `*`.
    pub hierarchy: Option<SuggestedHierarchy>,
    /// For all others, how they could be coarsened if they were quasi-identifiers.
    pub grouping: Option<SuggestedHierarchy>,
}

/// What is known and suggested about a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Profiles {
    /// One for each column, in the order of the file.
    pub columns: Vec<Profile>,
    /// What stands before the decimals in this file: `.` or `,`. Columns written the other
    /// way are text.
    pub decimal_separator: char,
}

/// The usual missing markers that occur in the table, in the order of [`MISSING_MARKERS`].
#[must_use]
pub fn found_markers(table: &Table) -> Vec<String> {
    let occurs = |marker: &&str| table.columns.iter().any(|c| c.dictionary.code(marker).is_some());
    MISSING_MARKERS.iter().filter(|marker| occurs(marker)).map(|&m| m.to_owned()).collect()
}

/// Looks at every column. `markers` are the texts that mean "missing".
#[must_use]
pub fn profile(table: &Table, markers: &[String]) -> Profiles {
    let mut inferred: Vec<Inferred> =
        table.columns.iter().map(|column| kind::infer(&column.dictionary, markers)).collect();
    let decimals = |separator| {
        let decimal = |i: &&Inferred| i.data_type == DataType::Decimal;
        inferred.iter().filter(decimal).filter(|i| i.decimal_separator == separator).count()
    };
    let decimal_separator = if decimals(',') > decimals('.') { ',' } else { '.' };
    for inferred in &mut inferred {
        if inferred.data_type == DataType::Decimal
            && inferred.decimal_separator != decimal_separator
        {
            inferred.data_type = DataType::Text;
        }
        inferred.decimal_separator = decimal_separator;
    }
    let columns = table.columns.iter().zip(inferred);
    let columns = columns.map(|(column, inferred)| of_column(column, inferred, markers)).collect();
    Profiles { columns, decimal_separator }
}

fn of_column(column: &Column, inferred: Inferred, markers: &[String]) -> Profile {
    let mut marker_codes: Vec<u32> =
        markers.iter().filter_map(|marker| column.dictionary.code(marker)).collect();
    marker_codes.sort_unstable();
    marker_codes.dedup();
    let missing = match &marker_codes[..] {
        [] => 0,
        codes => column.codes.iter().filter(|code| codes.contains(code)).count(),
    };
    let distinct = column.dictionary.len() - marker_codes.len();
    let present = column.codes.len() - missing;
    let values = || column.dictionary.iter().filter(|text| !markers.iter().any(|m| m == text));
    let reason = match words::reason(&column.name) {
        Some(Reason::Private) if matches!(inferred.data_type, DataType::Date(_)) => {
            Reason::EventDate
        }
        // A number within each household or the like, which begins with 1 again and again.
        Some(Reason::SomeNumber) if words::is_running(&column.name) && distinct * 2 <= present => {
            by_values(inferred.data_type, distinct, present, &values)
        }
        Some(reason) => reason,
        // One value among empty cells says something of those who have it.
        None if distinct + usize::from(missing > 0) <= 1 => Reason::Constant,
        None => by_values(inferred.data_type, distinct, present, &values),
    };
    let reason = of_persons(&column.name, reason, &values).unwrap_or(reason);
    let suggested = coarsen::suggest(inferred, reason, distinct, &values);
    let (hierarchy, grouping) = match reason.role() {
        Role::QuasiIdentifier => (suggested, None),
        _ => (None, suggested),
    };
    let (distinct, missing) = (distinct as u32, missing as u32);
    Profile { distinct, missing, inferred, reason, hierarchy, grouping }
}

/// The reason that values give which name or reach persons, where the name says less.
fn of_persons<'a, I: Iterator<Item = &'a str>>(
    name: &str,
    reason: Reason,
    values: &impl Fn() -> I,
) -> Option<Reason> {
    let is_known = reason.role() == Role::Identifier && words::reason(name).is_some();
    if is_known || reason == Reason::Constant {
        return None;
    }
    detect::of_persons(name, values()).map(|detector| match detector {
        Detector::Iban => Reason::Account,
        Detector::NumberPlate => Reason::NumberPlate,
        Detector::PersonName => Reason::PersonName,
        _ => Reason::Contact,
    })
}

/// The reason that the values give, where the name gives none.
fn by_values<'a, I: Iterator<Item = &'a str>>(
    data_type: DataType,
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> Reason {
    let codes_or_text = matches!(data_type, DataType::Text | DataType::Integer);
    if matches!(data_type, DataType::Date(_)) {
        Reason::EventDate
    } else if present >= FEW_RECORDS && codes_or_text && distinct == present {
        Reason::AllDistinct
    } else if present >= FEW_RECORDS
        && distinct * 2 > present
        && values().map(str::len).sum::<usize>() > PROSE * distinct
    {
        Reason::FreeText
    } else {
        Reason::NothingRulesItOut
    }
}

#[cfg(test)]
mod tests {
    use super::{Profile, Reason, SuggestedHierarchy, found_markers, profile};
    use crate::format::csv::{Options, Reader};
    use crate::table::{DataType, Table};

    fn table(text: &str) -> Table {
        let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
        reader.push(text.as_bytes()).unwrap();
        reader.finish().unwrap().table
    }

    fn profiles(text: &str) -> Vec<Profile> {
        let table = table(text);
        profile(&table, &found_markers(&table)).columns
    }

    #[test]
    fn a_mark_that_few_records_have_is_no_constant() {
        let mut text = "flag,corner,empty\n".to_owned();
        for record in 0..20 {
            text += if record % 5 == 0 { "x,7,\n" } else { ",7,\n" };
        }
        let reasons: Vec<Reason> = profiles(&text).iter().map(|profile| profile.reason).collect();
        assert_eq!(reasons, [Reason::NothingRulesItOut, Reason::Constant, Reason::Constant]);
    }

    #[test]
    fn a_table_of_patients() {
        let mut text = "name;birth date;postcode;sex;occupation;diagnosis;record id\n".to_owned();
        for i in 0..40 {
            let (day, month, year) = (i % 28 + 1, i % 12 + 1, 1940 + i);
            let plz = 1067 + 1999 * i;
            let (sex, work) = (["m", "w"][i % 2], ["baker", "nurse", "?"][i % 3]);
            text += &format!(
                "N{};{day:02}.{month:02}.{year};{plz:05};{sex};{work};J{};{}\n",
                i % 30,
                i % 7,
                100 + i
            );
        }
        let found = profiles(&text);
        let reasons: Vec<Reason> = found.iter().map(|profile| profile.reason).collect();
        assert_eq!(
            reasons,
            [
                Reason::PersonName,
                Reason::Birth,
                Reason::Postcode,
                Reason::KnownToOthers,
                Reason::KnownToOthers,
                Reason::Private,
                Reason::SomeNumber
            ]
        );
        let hierarchies: Vec<Option<&SuggestedHierarchy>> =
            found.iter().map(|profile| profile.hierarchy.as_ref()).collect();
        let date = SuggestedHierarchy::Date { format: "%d.%m.%Y" };
        let mask = SuggestedHierarchy::Mask;
        assert_eq!(hierarchies, [None, Some(&date), Some(&mask), None, None, None, None]);
        assert_eq!((found[4].distinct, found[4].missing), (2, 13));
        assert_eq!(found[1].inferred.data_type, DataType::Date("%d.%m.%Y"));
    }

    #[test]
    fn a_number_that_begins_anew_is_no_identifier() {
        let mut text = "lfd. Nr.;x;row number\n".to_owned();
        for i in 0..40 {
            text += &format!("{};a;{i}\n", i % 5 + 1);
        }
        let reasons: Vec<Reason> = profiles(&text).iter().map(|profile| profile.reason).collect();
        assert_eq!(reasons, [Reason::NothingRulesItOut, Reason::Constant, Reason::SomeNumber]);
    }

    #[test]
    fn values_decide_where_names_do_not() {
        let mut text = "a;b;c;d;e;f\n".to_owned();
        for i in 0..20 {
            let prose = "came in with a cough and was sent home again on day ";
            let day = i % 9 + 1;
            text += &format!("x{i};{};same;{prose}{i}{i};2001-01-0{day};{}.5\n", i % 5, i % 8);
        }
        let reasons: Vec<Reason> = profiles(&text).iter().map(|profile| profile.reason).collect();
        assert_eq!(
            reasons,
            [
                Reason::AllDistinct,
                Reason::NothingRulesItOut,
                Reason::Constant,
                Reason::AllDistinct,
                Reason::EventDate,
                Reason::NothingRulesItOut
            ]
        );
    }

    #[test]
    fn markers_are_found_in_their_order() {
        assert_eq!(found_markers(&table("a;b\nNULL;1\n;?\nx;2\n")), ["", "NULL", "?"]);
        assert_eq!(found_markers(&table("a;b\nx;1\n")), [""; 0]);
    }

    #[test]
    fn decimals_are_written_one_way_in_a_file() {
        let text = "a;b;c\n1,5;2,5;1.5\n1,25;3,5;2.5\n";
        let table = table(text);
        let found = profile(&table, &[]);
        assert_eq!(found.decimal_separator, ',');
        let types: Vec<DataType> = found.columns.iter().map(|c| c.inferred.data_type).collect();
        assert_eq!(types, [DataType::Decimal, DataType::Decimal, DataType::Text]);
    }

    #[test]
    fn reasons_have_names_of_their_own() {
        let mut ids: Vec<&str> = Reason::ALL.iter().map(|reason| reason.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Reason::ALL.len());
    }
}
