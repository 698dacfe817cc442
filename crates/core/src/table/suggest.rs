//! A first idea of what each column is for, with the reason.
//!
//! Suggestions are where the user begins, not where they end. They are careful:
//! a column about which nothing is known is called a quasi-identifier, since
//! coarsening too much is seen and publishing too much is not. Names of columns
//! are understood in English, German and French, the usual ones in Spanish, Italian, Dutch and
//! Portuguese, too. Where the values look like what points to one person they decide before the
//! name does, and otherwise where it says nothing.

use super::detect::{self, Detector, Sample, Sighting};
use super::kind::{self, DataType, Inferred};
use super::number::NumberForm;
use super::{Column, Role, Table};

mod blocks; // What columns side by side that are answered alike are.
mod coarsen; // Which hierarchy.
mod codes; // Forms of numbers that are given.
mod content; // What values are that point to nobody.
mod given; // Numbers that speak against a name.
mod hint_words; // Words that hint at something.
mod hints; // What names hint at where nothing else tells.
mod one_form; // How the file writes its numbers.
mod pairs; // What columns side by side are together.
mod prose; // What people write.
mod reason; // Why, and how sure.
mod vocabulary; // Words that values are made of.
mod words; // What columns are called.

pub use coarsen::SuggestedHierarchy;
pub(crate) use coarsen::are_years;
pub(super) use codes::are_numbers_given;
use codes::{is_code, is_long_code, is_number_given};
pub(super) use given::are_of_somebody;
use prose::{
    PROSE_WORDS, SENTENCE, are_sentences, have_words, is_prose, told_in_sentences, words_in,
};
pub use reason::{Certainty, Reason};
pub use words::is_known_name;
pub(crate) use words::says;
pub(super) use words::{
    OWN_CONTACTS, is_given_name as names_given_name, reason as reason_of_name, runs as runs_of,
    words as words_of,
};

/// Whether a column of this name holds postcodes.
pub(crate) fn names_postcode(name: &str) -> bool {
    words::reason(name) == Some(Reason::Postcode)
}

/// Texts that usually mean that a value is missing.
#[rustfmt::skip]
pub const MISSING_MARKERS: [&str; 27] = [
    "", "NULL", "NA", "N/A", "?", "-", ".", "null", "NaN", "n/a", "k.A.", "k. A.", "nan", "--", "(leer)",
    // Errors of spreadsheets, in English, German and French.
    "#N/A", "#NV", "#N/D", "#REF!", "#BEZUG!", "#VALUE!", "#WERT!", "#VALEUR!", "#DIV/0!", "#NAME?",
    "#NUM!", "#ZAHL!",
];

/// Records below which it says nothing that all values are distinct.
const FEW_RECORDS: usize = 10;

/// Values of a column that are looked at for their words, from all over it.
const SPREAD: usize = 1000;

/// A column of fewer values, each with at least as many records, is one of groups.
const FEW_VALUES: usize = 10;

/// The share of the values, or of the records, that is nearly all.
const NEARLY_ALL: f64 = 0.9;

/// Values of which can be said that they are built like names, at least.
const MANY_NAMES: usize = 20;

/// The share of values built like names whose words are those of something else, at most.
const OTHERWISE_KNOWN: f64 = 0.2;

/// Words from which on a value is written rather than chosen, and the share of the values of a
/// column for remarks that are.
const REMARK: usize = 3;
const REMARKS: f64 = 0.3;

/// The most records that numbers given to somebody have on average.
const RECURRENCES: usize = 50;

/// Staff has numbers, or initials with a number, of so many characters at least.
const STAFF_CODE: usize = 3;

/// Digits side by side in numbers that are given; codes of illnesses and medicines have fewer.
const DIGITS_OF_NUMBERS: usize = 6;

/// The same of codes that no key of a region, a trade or an illness has.
const LONGER_CODE: usize = 14;

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
    /// Takes the column for one that tells persons apart, unless it is left out anyway.
    pub fn take_as_person(&mut self) {
        if self.reason.role() != Role::Identifier {
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
/// a space before or behind them, as where one follows each comma of the file.
#[must_use]
pub fn found_markers(table: &Table) -> Vec<String> {
    let spellings = MISSING_MARKERS
        .iter()
        .flat_map(|marker| [(*marker).to_owned(), format!(" {marker}"), format!("{marker} ")]);
    let occurring =
        spellings.filter(|text| table.columns.iter().any(|c| c.dictionary.code(text).is_some()));
    let mut found: Vec<String> = occurring.collect();
    found.dedup();
    found
}

/// Looks at every column. `markers` are the texts that mean "missing".
#[must_use]
pub fn profile(table: &Table, markers: &[String]) -> Profiles {
    let mut inferred: Vec<Inferred> =
        table.columns.iter().map(|column| kind::infer(&column.dictionary, markers)).collect();
    let form = one_form::in_one_form(table, markers, &mut inferred);
    let columns = table.columns.iter().zip(inferred);
    let company = Company::of_table(table);
    let mut columns: Vec<Profile> =
        columns.map(|(column, inferred)| of_column(column, inferred, markers, company)).collect();
    pairs::look(table, markers, &mut columns);
    blocks::look(table, markers, &mut columns);
    Profiles { columns, form }
}

/// What stands in other columns that tells what a column's name leaves open.
#[derive(Clone, Copy)]
struct Company {
    /// Given names, beside which a mere name is that of the family.
    given_names: bool,
    /// Streets, beside which a mere number is that of the house.
    streets: bool,
}

impl Company {
    fn of_table(table: &Table) -> Self {
        let any = |is: fn(&str) -> bool| table.columns.iter().any(|column| is(&column.name));
        Self { given_names: any(words::is_given_name), streets: any(words::is_street) }
    }
}

fn of_column(column: &Column, inferred: Inferred, markers: &[String], company: Company) -> Profile {
    let mut records = vec![0_u32; column.dictionary.len()];
    column.codes.for_each(|code| records[code as usize] += 1);
    let texts = column.dictionary.iter().zip(records);
    let counted: Vec<(&str, u32)> =
        texts.filter(|(text, _)| !markers.iter().any(|marker| marker == text)).collect();
    let distinct = counted.len();
    let present: usize = counted.iter().map(|&(_, records)| records as usize).sum();
    let missing = column.codes.len() - present;
    let values = || counted.iter().map(|&(text, _)| text);
    let by_name = named(&column.name, inferred.data_type, distinct, present, &values, company);
    // One value among empty cells says something of those who have it.
    let is_constant = by_name.is_none() && distinct + usize::from(missing > 0) <= 1;
    let detected = match is_constant {
        true => None,
        false => detect::sighting(&column.name, &Sample::new(&counted)),
    };
    // Programs number what they like, and nothing but such numbers tells whose they are.
    let is_few = are_few(distinct, present);
    let detected = detected.filter(|found| !(is_few && found.detector == Detector::Guid));
    let against_name =
        by_name.filter(|reason| reason.role() == Role::Sensitive).and_then(|reason| {
            against_sensitive_name(&column.name, reason, distinct, present, &values)
        });
    let reason = match (by_name, detected) {
        // Of what is written the values tell more.
        (Some(reason), _) if reason.role() == Role::Identifier && reason != Reason::FreeText => {
            Some(reason)
        }
        (_, Some(found)) => match reason_of_detector(found.detector) {
            Reason::IdNumber if is_few => Some(Reason::SharedNumber),
            reason => Some(reason),
        },
        (Some(reason), None) if speak_against(reason, distinct, present, &values) => {
            Some(Reason::AllDistinct)
        }
        // Tumours and treatments are numbered, too.
        (Some(reason), None)
            if reason.role() != Role::Identifier
                && words::is_numbered(&column.name)
                && nearly_all_are_codes(distinct, present, &values) =>
        {
            Some(Reason::SomeNumber)
        }
        (Some(_), None) if against_name.is_some() => against_name,
        // Nobody counts by whom a record was made: what recurs there are the numbers of people.
        (reason, None)
            if reason.is_none_or(|reason| reason.role() != Role::Identifier)
                && words::is_clerk(&column.name)
                && distinct >= FEW_VALUES
                && values().all(|text| is_code(text, STAFF_CODE)) =>
        {
            Some(Reason::SharedNumber)
        }
        // Under the name of an illness somebody may have written at length.
        (Some(Reason::Private), None) if is_prose(distinct, present, &values) => {
            Some(Reason::FreeText)
        }
        // Others know where somebody is treated, and not what it costs.
        (Some(Reason::KnownToOthers), None) => {
            hints::of_known(&column.name, inferred.data_type).or(by_name)
        }
        (Some(reason), None) => Some(reason),
        (None, None) => is_constant.then_some(Reason::Constant),
    };
    let (reason, certainty) = match reason {
        Some(reason) => (reason, certainty(by_name, detected, reason, inferred.data_type)),
        None => by_values(&column.name, inferred.data_type, distinct, present, &values),
    };
    let suggested = coarsen::suggest(inferred, reason, distinct, &values);
    let (hierarchy, grouping) = match reason.role() {
        Role::QuasiIdentifier => (suggested, None),
        _ => (None, suggested),
    };
    let (distinct, missing) = (distinct as u32, missing as u32);
    Profile { distinct, missing, inferred, reason, detected, certainty, hierarchy, grouping }
}

/// What the name of a column says about it, unless its values speak against that.
fn named<'a, I: Iterator<Item = &'a str>>(
    name: &str,
    data_type: DataType,
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
    company: Company,
) -> Option<Reason> {
    let reason = words::reason(name)
        .or_else(|| (company.streets && words::is_house_number(name)).then_some(Reason::Contact))?;
    match reason {
        // When somebody logged in, or was spoken to.
        Reason::Private | Reason::PersonName | Reason::Contact
            if matches!(data_type, DataType::Date(_)) =>
        {
            Some(Reason::EventDate)
        }
        // A number within each household or the like, which begins with 1 again and again.
        Reason::SomeNumber if words::is_running(name) && distinct * 2 <= present => None,
        // Few patients with many records each have long numbers, groups have short ones.
        Reason::IdNumber
            if are_few(distinct, present) && distinct > 1 && values().all(is_long_code) =>
        {
            Some(Reason::SharedNumber)
        }
        // The few streets of a village are parts of addresses all the same.
        Reason::Contact if words::is_street(name) => Some(reason),
        // What so many share is nobody's own, whatever it is called.
        Reason::IdNumber | Reason::SomeNumber | Reason::Contact if are_few(distinct, present) => {
            None
        }
        Reason::PersonName if words::is_bare_name(name) && company.given_names => Some(reason),
        // A few numbers are kinds of people, not people.
        Reason::PersonName
            if are_few(distinct, present)
                && (words::is_vague(name) || data_type != DataType::Text) =>
        {
            None
        }
        // Inhabitants may be counted, and subjects taught.
        Reason::PersonName
            if words::is_person(name)
                && (data_type != DataType::Text || distinct * FEW_VALUES <= present) =>
        {
            None
        }
        Reason::FreeText => {
            let remarks = values().filter(|text| words_in(text) >= REMARK).count();
            let is_written = match are_few(distinct, present) {
                // What recurs so often may have been chosen, and labels are shorter.
                true => {
                    have_words(PROSE_WORDS, distinct, values)
                        || values().any(|text| words_in(text) >= SENTENCE)
                }
                false => remarks as f64 >= REMARKS * distinct as f64,
            };
            is_written.then_some(reason)
        }
        Reason::Coordinates => {
            let exact = values().filter(|text| detect::degrees(text).is_some()).count();
            let is_exact = exact * 2 >= distinct || data_type == DataType::Text;
            Some(if is_exact { reason } else { Reason::KnownToOthers })
        }
        reason => Some(reason),
    }
}

/// Whether values speak against a name that says nothing of persons: each record has its own, and
/// they are too long for what the name says. Postcodes and moments may be as long.
fn speak_against<'a, I: Iterator<Item = &'a str>>(
    named: Reason,
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> bool {
    named.role() != Role::Identifier
        && present >= FEW_RECORDS
        && distinct == present
        && values().all(|text| {
            // Keys of regions are as long as numbers of persons, but nobody would release those.
            let is_lettered = text.bytes().any(|byte| byte.is_ascii_alphabetic());
            let is_long =
                text.len() >= LONGER_CODE || named.role() == Role::Sensitive && is_lettered;
            is_long && is_long_code(text) && !text.contains(':')
        })
}

/// What values are, if they speak against a name that says what people keep to themselves: numbers
/// that are nobody's income and no codes of illnesses, names of persons, or what was written in
/// sentences.
fn against_sensitive_name<'a, I: Iterator<Item = &'a str>>(
    name: &str,
    named: Reason,
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> Option<Reason> {
    let hinted = hints::Hinted::of_name(name, named);
    let are_numbers = values().all(|text| {
        text.bytes().all(|byte| byte.is_ascii_digit()) || has_more_digits_than_codes(text)
    });
    let given = are_numbers.then(|| given::against(hinted, distinct, present, values)).flatten();
    // Illnesses recur, and those that are called after somebody have few words of names.
    let are_names = distinct >= MANY_NAMES
        && distinct as f64 >= NEARLY_ALL * present as f64
        && are_known_to_be_names(distinct, values);
    given
        .or_else(|| are_names.then_some(Reason::PersonName))
        .or_else(|| told_in_sentences(distinct, values))
}

/// Whether more digits stand side by side than in a code of an illness or of a medicine's kind.
fn has_more_digits_than_codes(text: &str) -> bool {
    let mut runs = text.split(|letter: char| !letter.is_ascii_digit());
    !text.contains([' ', '.', ',']) && runs.any(|digits| digits.len() >= DIGITS_OF_NUMBERS)
}

/// Whether hardly any value recurs, and none is an amount or a date.
fn nearly_all_are_codes<'a, I: Iterator<Item = &'a str>>(
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> bool {
    present >= FEW_RECORDS
        && distinct as f64 >= NEARLY_ALL * present as f64
        && values().all(|text| is_code(text, 1))
}

/// Whether a column has so few values that each is that of a group.
fn are_few(distinct: usize, present: usize) -> bool {
    distinct < FEW_VALUES && distinct * FEW_VALUES <= present
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
            _ => Certainty::Likely,
        },
    }
}

/// The reason that the values give, or the name hints at, where neither tells more; and how sure
/// that is.
fn by_values<'a, I: Iterator<Item = &'a str>>(
    name: &str,
    data_type: DataType,
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> (Reason, Certainty) {
    let codes_or_text = matches!(data_type, DataType::Text | DataType::Integer);
    let by_hint = || by_hint(name, data_type, distinct, present, values);
    // What is measured, paid or counted may differ from record to record.
    let is_amount = data_type != DataType::Text && !values().any(is_long_code);
    if matches!(data_type, DataType::Date(_)) {
        (Reason::EventDate, Certainty::Likely)
    } else if distinct >= FEW_VALUES && values().all(detect::is_postcode) {
        (Reason::Postcode, Certainty::Likely)
    } else if let Some(reason) = content::by_form(distinct, distinct < present, values) {
        (reason, Certainty::Likely)
    } else if are_zero_postcodes(distinct, present, values) {
        (Reason::Postcode, Certainty::Unsure)
    } else if is_amount && let Some(told) = by_hint() {
        told
    } else if present >= FEW_RECORDS
        && codes_or_text
        && (distinct == present
            || distinct as f64 >= NEARLY_ALL * present as f64 && values().all(is_number_given))
    {
        (Reason::AllDistinct, Certainty::Likely)
    } else if is_prose(distinct, present, values) || are_sentences(distinct, values) {
        (Reason::FreeText, Certainty::Likely)
    } else if let Some(told) = by_hint() {
        told
    } else if let Some(told) = content::by_meaning(data_type, distinct, values) {
        told
    } else if data_type == DataType::Text && are_built_like_names(distinct, present, values) {
        (Reason::PersonName, Certainty::Unsure)
    } else if distinct >= FEW_VALUES
        && present <= RECURRENCES * distinct
        && are_numbers_given(values())
    {
        // Of persons with several records each the numbers recur.
        (Reason::SharedNumber, Certainty::Unsure)
    } else {
        (Reason::NothingRulesItOut, Certainty::Unsure)
    }
}

/// The reason that the name hints at, unless the values speak against that: somebody has to say then.
fn by_hint<'a, I: Iterator<Item = &'a str>>(
    name: &str,
    data_type: DataType,
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> Option<(Reason, Certainty)> {
    let hinted = hints::hinted(name, data_type, distinct)?;
    let against = given::against(hinted, distinct, present, values).or_else(|| {
        let is_text = data_type == DataType::Text;
        is_text.then(|| written_against(hinted, distinct, present, values)).flatten()
    });
    Some(match against {
        Some(reason) => (reason, Certainty::Unsure),
        None => (hinted.reason, Certainty::Likely),
    })
}

/// What texts are, if they are names or sentences whatever the name hints at.
fn written_against<'a, I: Iterator<Item = &'a str>>(
    hinted: hints::Hinted,
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> Option<Reason> {
    if !hinted.is_code
        && distinct * 2 > present
        && distinct >= MANY_NAMES
        && are_known_to_be_names(distinct, values)
    {
        return Some(Reason::PersonName);
    }
    let is_released = hinted.reason.role() != Role::QuasiIdentifier;
    is_released.then(|| told_in_sentences(distinct, values)).flatten()
}

/// Whether values that recur are of five digits, some with a zero before the others: codes, and of
/// places rather than of anything else.
fn are_zero_postcodes<'a, I: Iterator<Item = &'a str>>(
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> bool {
    distinct > 2
        && distinct * 2 <= present
        && values().all(|text| text.len() == 5 && text.bytes().all(|byte| byte.is_ascii_digit()))
        && values().any(|text| text.starts_with('0') && !text.starts_with("00"))
}

/// Whether nearly all of many values are built like names of persons, and hardly any recurs: no
/// list knows all that are rare. Those of several words may recur where hardly any has a word of what
/// towns, firms, trades or illnesses are called.
fn are_built_like_names<'a, I: Iterator<Item = &'a str>>(
    distinct: usize,
    present: usize,
    values: &impl Fn() -> I,
) -> bool {
    if distinct >= MANY_NAMES && distinct * 2 > present {
        return nearly_all(detect::is_built_like_name, distinct, values)
            || nearly_all(detect::is_built_like_one_name, distinct, values);
    }
    distinct >= FEW_VALUES
        && present <= RECURRENCES * distinct
        && are_known_to_be_names(distinct, values)
}

/// Whether nearly all values are built like names of several words, and hardly any has a word of
/// something else.
fn are_known_to_be_names<'a, I: Iterator<Item = &'a str>>(
    distinct: usize,
    values: &impl Fn() -> I,
) -> bool {
    nearly_all(detect::is_built_like_name, distinct, values)
        && content::share_of_known(distinct, values) <= OTHERWISE_KNOWN
}

fn nearly_all<'a, I: Iterator<Item = &'a str>>(
    is: fn(&str) -> bool,
    distinct: usize,
    values: &impl Fn() -> I,
) -> bool {
    values().filter(|text| is(text)).count() as f64 >= NEARLY_ALL * distinct as f64
}

#[cfg(test)]
mod tests;
