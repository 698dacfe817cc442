//! A first idea of what each column is for, with the reason.
//!
//! Suggestions are where the user begins, not where they end. They are careful:
//! a column about which nothing is known is called a quasi-identifier, since
//! coarsening too much is seen and publishing too much is not. Names of columns
//! are understood in English, German and French, the usual ones in Spanish, Italian, Dutch and
//! Portuguese, too, and what most tables have in some twenty more languages. Where the values look like what points to one person they decide before the
//! name does, and otherwise where it says nothing.

use super::detect::{self, Detector, Sample, Sighting};
use super::kind::{self, DataType, Inferred};
use super::number::{self, NumberForm};
use super::persons::names_shared;
use super::{Column, Role, Table};

mod by_name; // What names say.
mod by_values; // What values say.
mod blocks; // What columns side by side that are answered alike are.
mod coarsen; // Which hierarchy.
mod constant; // What one value, or none, tells.
mod codes; // Forms of numbers that are given.
mod content; // What values are that point to nobody.
mod foreign; // What columns are called in other languages.
mod gaps; // What stands for missing numbers.
mod fronts; // Whether the day or the month stands in front.
mod given; // Numbers that speak against a name.
mod hint_words; // Words that hint at something.
mod hints; // What names hint at where nothing else tells.
mod mentions; // Whom cells mention.
mod one_form; // How the file writes its numbers.
mod pairs; // What columns side by side are together.
mod people; // What columns of people are called.
mod prose; // What people write.
mod reason; // Why, and how sure.
mod texts; // What stands in a column.
mod towns; // Words that the number beside them tells.
mod vocabulary; // Words that values are made of.
mod words; // What columns are called.

pub use coarsen::SuggestedHierarchy;
pub(crate) use coarsen::are_years;
pub(super) use codes::are_numbers_given;
use codes::is_code;
pub use fronts::contradicts_front;
pub(super) use given::{are_of_somebody, may_be_of_somebody};
pub(super) use people::{names_others, names_role};
use prose::is_prose;
pub use reason::{Certainty, Reason};
pub(super) use texts::Texts;
pub use words::is_known_name;
pub(crate) use words::says;
pub(super) use words::{
    LONGEST_RUN, OWN_CONTACTS, is_given_name as names_given_name, reason as reason_of_name,
    runs as runs_of, words as words_of,
};

/// Whether a column of this name holds numbers that were given to persons, records or things.
pub(crate) fn names_given_number(name: &str) -> bool {
    matches!(words::reason(name), Some(Reason::IdNumber | Reason::SomeNumber))
}

/// Whether a column of this name holds postcodes.
pub(crate) fn names_postcode(name: &str) -> bool {
    words::reason(name) == Some(Reason::Postcode)
}

/// Words for the age of a person in names of columns.
const AGES: [&str; 8] = ["age", "aged", "alter", "edad", "eta", "leeftijd", "vek", "wiek"];

/// Whether a name says what a person has for years, and no two of a list by chance: where somebody
/// lives, how old somebody is.
pub(crate) fn names_lasting_fact(name: &str) -> bool {
    names_postcode(name) || words::words(name).iter().any(|word| AGES.contains(&&word[..]))
}

/// Whether a name says that people may have what stands there or not, so that it leads no list: a
/// telephone, an account, a remark. A day may well lead the list of its appointments.
pub(crate) fn names_what_many_lack(name: &str) -> bool {
    matches!(
        words::reason(name),
        Some(Reason::Contact | Reason::Account | Reason::NumberPlate | Reason::FreeText)
    )
}

/// Texts that usually mean that a value is missing.
#[rustfmt::skip]
pub const MISSING_MARKERS: [&str; 33] = [
    "", "NULL", "NA", "N/A", "?", "-", ".", "null", "NaN", "n/a", "k.A.", "k. A.", "nan", "--", "(leer)",
    // Errors of spreadsheets, in English, German and French.
    "#N/A", "#NV", "#N/D", "#REF!", "#BEZUG!", "#VALUE!", "#WERT!", "#VALEUR!", "#DIV/0!", "#NAME?",
    "#NUM!", "#ZAHL!",
    // What databases and programs write for no value.
    "\\N", "(null)", "[NULL]", "<null>", "<NA>", "#NULL!",
];

/// Whether a text usually means that a value is missing, in whatever case.
#[must_use]
pub fn is_missing_marker(text: &str) -> bool {
    MISSING_MARKERS.iter().any(|marker| marker.eq_ignore_ascii_case(text.trim()))
}

/// Records below which it says nothing that all values are distinct.
const FEW_RECORDS: usize = 10;

/// Values of a column that are looked at for their words, from all over it.
const SPREAD: usize = 1000;

/// A column of fewer values, each with at least as many records, is one of groups.
const FEW_VALUES: usize = 10;

/// The share of the values, or of the records, that is nearly all.
const NEARLY_ALL: f64 = 0.9;

/// The most records that numbers given to somebody have on average.
const RECURRENCES: usize = 50;

/// Words among the results of a laboratory, at most.
const MOST_WORDS: usize = 5;

/// Staff has numbers, or initials with a number, of so many characters at least.
const STAFF_CODE: usize = 3;

/// So many values have their type known while one is looked at.
const INFERRED: usize = 10;

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
    /// What the values look like, if that speaks for the role.
    pub detected: Option<Sighting>,
    /// How sure that role is.
    pub certainty: Certainty,
    /// For quasi-identifiers, how to coarsen them; `None` means in one step, exact or `*`.
    pub hierarchy: Option<SuggestedHierarchy>,
    /// For all others, how they could be coarsened if they were quasi-identifiers.
    pub grouping: Option<SuggestedHierarchy>,
}

impl Profile {
    /// Takes the column for one that tells persons apart, unless it is left out anyway, or is one of
    /// births: those are told, and coarsened, until somebody says that they stand for persons.
    pub fn take_as_person(&mut self) {
        if self.reason.role() != Role::Identifier && self.reason != Reason::Birth {
            self.reason = Reason::SharedNumber;
            self.certainty = Certainty::Likely;
            self.grouping = self.hierarchy.take().or(self.grouping.take());
        }
    }
}

/// What is known and suggested about a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Profiles {
    /// One for each column, in the order of the file.
    pub columns: Vec<Profile>,
    /// How this file writes numbers. Columns written another way are text.
    pub form: NumberForm,
}

/// The usual missing markers that occur in the table, in the order of [`MISSING_MARKERS`]; also with
/// a space before or behind them, as where one follows each comma of the file. Then what else stands for
/// missing values in columns of numbers and dates.
#[must_use]
pub fn found_markers(table: &Table) -> Vec<String> {
    let spellings = MISSING_MARKERS
        .iter()
        .flat_map(|marker| [(*marker).to_owned(), format!(" {marker}"), format!("{marker} ")]);
    let occurs = |column: &Column, text: &str| column.dictionary.code(text).is_some();
    // Beside a plus, the other sign is no gap: negative.
    let signs = table.columns.iter().any(|column| occurs(column, "+") && occurs(column, "-"));
    let occurring = spellings.filter(|text| {
        !(signs && text.trim() == "-") && table.columns.iter().any(|column| occurs(column, text))
    });
    let mut found: Vec<String> = occurring.collect();
    found.dedup();
    found.extend(gaps::written(table, &found));
    found
}

/// Looks at every column. `markers` are the texts that mean "missing".
#[must_use]
pub fn profile(table: &Table, markers: &[String]) -> Profiles {
    let mut profiling = Profiling::default();
    while !profiling.step(table, markers, usize::MAX) {}
    profiling.finish(table, markers)
}

/// A look at every column, in steps: a table may have thousands.
#[derive(Default)]
pub struct Profiling {
    inferred: Vec<Inferred>,
    /// How the file writes numbers, once all types are known.
    form: Option<NumberForm>,
    company: Company,
    columns: Vec<Profile>,
}

impl Profiling {
    /// Looks at columns with so many distinct values together, one at least; true once all were
    /// looked at. Each step is given the same table and markers.
    pub fn step(&mut self, table: &Table, markers: &[String], values: usize) -> bool {
        let mut left = values;
        while self.columns.len() < table.columns.len() {
            if let Some(column) = table.columns.get(self.inferred.len()) {
                self.inferred.push(kind::infer(&column.dictionary, markers));
                left = left.saturating_sub(1 + column.dictionary.len() / INFERRED);
            } else if self.form.is_none() {
                self.form = Some(one_form::in_one_form(table, markers, &mut self.inferred));
                fronts::look(table, markers, &mut self.inferred);
                self.company = Company::of_table(table);
                left = 0;
            } else {
                let place = self.columns.len();
                let column = &table.columns[place];
                self.columns.push(of_column(column, self.inferred[place], markers, self.company));
                left = left.saturating_sub(1 + column.dictionary.len());
            }
            if left == 0 {
                return false;
            }
        }
        true
    }

    /// What was found, once all columns were looked at.
    #[must_use]
    pub fn finish(self, table: &Table, markers: &[String]) -> Profiles {
        let Self { mut columns, form, .. } = self;
        pairs::look(table, markers, &mut columns);
        blocks::look(table, markers, &mut columns);
        towns::look(table, markers, &mut columns);
        mentions::look(table, markers, &mut columns);
        Profiles { columns, form: form.unwrap_or(NumberForm::POINT) }
    }
}

/// What stands in other columns that tells what a column's name leaves open.
#[derive(Clone, Copy, Default)]
struct Company {
    /// Given names, beside which a mere name is that of the family.
    given_names: bool,
    /// Streets, beside which a mere number is that of the house.
    streets: bool,
    /// Postcodes, beside which other numbers of five digits are none.
    postcodes: bool,
}

impl Company {
    fn of_table(table: &Table) -> Self {
        let any = |is: fn(&str) -> bool| table.columns.iter().any(|column| is(&column.name));
        Self {
            given_names: any(words::is_given_name),
            streets: any(words::is_street),
            postcodes: any(names_postcode),
        }
    }
}

fn of_column(column: &Column, inferred: Inferred, markers: &[String], company: Company) -> Profile {
    let mut records = vec![0_u32; column.dictionary.len()];
    column.codes.for_each(|code| records[code as usize] += 1);
    let texts = column.dictionary.iter().zip(records);
    let counted: Vec<(&str, u32)> =
        texts.filter(|(text, _)| !markers.iter().any(|marker| marker == text)).collect();
    let present = counted.iter().map(|&(_, records)| records as usize).sum();
    let written: Vec<&str> = counted.iter().map(|&(text, _)| text).collect();
    let whole = without_decimals(inferred, &counted).map(|whole| (DataType::Integer, whole));
    let read = whole.or_else(|| results(inferred, &counted).map(|it| (DataType::Decimal, it)));
    let (data_type, counted) = read.unwrap_or((inferred.data_type, counted));
    let all: Vec<&str> = counted.iter().map(|&(text, _)| text).collect();
    let texts = &Texts::new(&column.name, &all, present);
    let missing = column.codes.len() - present;
    let by_name = by_name::named(data_type, texts, company);
    // One value among empty cells says something of those who have it.
    let is_constant = by_name.is_none() && texts.distinct + usize::from(missing > 0) <= 1;
    let (by_name, detected) = match is_constant {
        true => (constant::named(texts), constant::sighting(data_type, texts)),
        false => (by_name, detect::sighting(&column.name, &Sample::new(&counted))),
    };
    // Programs number wards and goods as well as persons and their devices.
    let detected = detected.filter(|found| {
        !(texts.are_few()
            && found.detector == Detector::Guid
            && (is_constant || !detect::may_identify(&column.name) || names_shared(&column.name)))
    });
    let against_name = by_name
        .filter(|reason| reason.role() == Role::Sensitive)
        .and_then(|reason| by_name::against_sensitive_name(reason, texts));
    let reason = match (by_name, detected) {
        // Of what is written the values tell more.
        (Some(reason), _) if reason.role() == Role::Identifier && reason != Reason::FreeText => {
            Some(reason)
        }
        (_, Some(found)) => match reason_of_detector(found.detector) {
            Reason::IdNumber | Reason::SomeNumber if texts.are_few() && !is_constant => {
                Some(Reason::SharedNumber)
            }
            reason => Some(reason),
        },
        (Some(reason), None) if by_name::speak_against(reason, texts) => Some(Reason::AllDistinct),
        (Some(_), None) if against_name.is_some() => against_name,
        // Nobody counts by whom a record was made: what recurs there are the numbers of people.
        (reason, None)
            if reason.is_none_or(|reason| reason.role() != Role::Identifier)
                && people::is_clerk(&column.name)
                && texts.distinct >= FEW_VALUES
                && texts.all(|text| is_code(text, STAFF_CODE)) =>
        {
            Some(Reason::SharedNumber)
        }
        // No list knows the names of all countries, and whoever serves many has many records.
        (reason, None)
            if reason.is_none_or(|reason| reason.role() != Role::Identifier)
                && people::says_people(&column.name)
                && (by_values::are_names(texts)
                    || by_values::are_initials(texts)
                    || people::names_role(&column.name) && by_values::are_called(texts)) =>
        {
            Some(Reason::PersonName)
        }
        // Tumours and treatments are numbered, too.
        (Some(reason), None)
            if reason.role() != Role::Identifier
                && words::is_numbered(&column.name)
                && by_name::nearly_all_are_codes(texts) =>
        {
            Some(Reason::SomeNumber)
        }
        // Under the name of an illness somebody may have written at length.
        (Some(Reason::Private), None) if is_prose(texts) => Some(Reason::FreeText),
        // Others know where somebody is treated, and not what it costs.
        (Some(Reason::KnownToOthers), None) => hints::of_known(&column.name, data_type).or(by_name),
        (Some(reason), None) => Some(reason),
        (None, None) => is_constant.then_some(Reason::Constant),
    };
    let (reason, certainty) = match reason {
        Some(reason) => (reason, certainty(by_name, detected, reason, data_type)),
        None => by_values::by_values(data_type, texts, company),
    };
    let (reason, certainty) = match reason.role() {
        Role::Sensitive | Role::Insensitive if by_name::are_numbered(reason, texts) => {
            (Reason::SharedNumber, Certainty::Unsure)
        }
        _ if reason == Reason::NothingRulesItOut && by_name::are_numbered(reason, texts) => {
            (Reason::SharedNumber, Certainty::Unsure)
        }
        _ => (reason, certainty),
    };
    let written = &Texts::new(&column.name, &written, present);
    let suggested = coarsen::suggest(inferred, reason, written);
    let (hierarchy, grouping) = match reason.role() {
        Role::QuasiIdentifier => (suggested, None),
        _ => (None, suggested),
    };
    let (distinct, missing) = (texts.distinct as u32, missing as u32);
    Profile { distinct, missing, inferred, reason, detected, certainty, hierarchy, grouping }
}

/// Whole numbers that are written with a decimal, as programs do where some are missing (`104233.0`):
/// the same without it, or nothing if some value is none.
fn without_decimals<'a>(
    inferred: Inferred,
    counted: &[(&'a str, u32)],
) -> Option<Vec<(&'a str, u32)>> {
    let whole = counted.iter().map(|&(text, records)| Some((without_decimal(text)?, records)));
    let is_decimal = inferred.data_type == DataType::Decimal && !counted.is_empty();
    is_decimal.then(|| whole.collect()).flatten()
}

/// What a laboratory writes: the numbers alone, of values that are some with a bound before them
/// (`<1,0`) and a few words that recur (`folgt`); or nothing if that is not what they are.
fn results<'a>(inferred: Inferred, counted: &[(&'a str, u32)]) -> Option<Vec<(&'a str, u32)>> {
    if inferred.data_type != DataType::Text {
        return None;
    }
    let number = |text: &'a str| text.trim().trim_start_matches(['<', '>', '≤', '≥', '=', ' ']);
    let (numbers, words): (Vec<_>, Vec<_>) = counted.iter().copied().partition(|&(text, _)| {
        ['.', ','].iter().any(|&sign| number::is_number(number(text), sign))
    });
    let are_words = words.len() <= MOST_WORDS
        && words
            .iter()
            .all(|&(text, records)| records > 1 && !text.bytes().any(|byte| byte.is_ascii_digit()));
    let bounds = numbers.iter().filter(|(text, _)| number(text).len() < text.trim().len()).count();
    let have_decimals = numbers.iter().any(|(text, _)| text.contains(['.', ',']));
    (are_words
        && have_decimals
        && numbers.len() >= FEW_VALUES
        && (1..=numbers.len() / 2).contains(&bounds))
    .then(|| numbers.into_iter().map(|(text, records)| (number(text), records)).collect())
}

/// A number without the decimal that says nothing.
pub(super) fn without_decimal(text: &str) -> Option<&str> {
    text.strip_suffix(".0").or_else(|| text.strip_suffix(",0"))
}

fn reason_of_detector(detector: Detector) -> Reason {
    match detector {
        Detector::Email
        | Detector::Telephone
        | Detector::NetworkAddress
        | Detector::WebAddress
        | Detector::StreetAddress => Reason::Contact,
        Detector::Iban | Detector::CreditCard => Reason::Account,
        Detector::HealthInsurance
        | Detector::PensionInsurance
        | Detector::TaxNumber
        | Detector::AhvNumber
        | Detector::SvnrNumber
        | Detector::NirNumber
        | Detector::NhsNumber
        | Detector::NationalInsurance
        | Detector::CpfNumber
        | Detector::NationalNumber
        | Detector::SsnNumber
        | Detector::MedicalRecord => Reason::IdNumber,
        Detector::Guid => Reason::SomeNumber,
        Detector::NumberPlate => Reason::NumberPlate,
        Detector::Coordinates => Reason::Coordinates,
        Detector::PersonName | Detector::GivenName | Detector::FamilyName => Reason::PersonName,
        Detector::LongText | Detector::Sentence => Reason::FreeText,
    }
}

/// How sure a role is, by what its name says and what its values look like.
fn certainty(
    by_name: Option<Reason>,
    detected: Option<Sighting>,
    reason: Reason,
    data_type: DataType,
) -> Certainty {
    let says_the_same = by_name.is_some_and(|named| named.role() == reason.role());
    match detected {
        _ if matches!(reason, Reason::SharedNumber | Reason::NothingRulesItOut) => {
            Certainty::Unsure
        }
        Some(Sighting { is_form: false, share, .. }) if says_the_same || share >= NEARLY_ALL => {
            Certainty::Sure
        }
        Some(Sighting { is_form: true, .. }) if !says_the_same => Certainty::Unsure,
        Some(_) => Certainty::Likely,
        None => match reason {
            Reason::Constant => Certainty::Sure,
            Reason::Birth if data_type != DataType::Text => Certainty::Sure,
            // Nothing but the form of the values tells that.
            Reason::PersonName if !says_the_same => Certainty::Unsure,
            _ => Certainty::Likely,
        },
    }
}

#[cfg(test)]
mod tests;
