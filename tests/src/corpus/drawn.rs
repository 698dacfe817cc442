//! Tables that are drawn as a whole: language, form, which columns, and what these are called.

use super::kinds::{Kind, Right, called};
use super::person::DATES;
use super::words::Language;
use super::{Outline, Specimen, kinds};
use fastrand::Rng;

/// The seeds of the tables that nobody looked at while detectors and words were chosen.
pub const HELD_OUT: std::ops::Range<u64> = 7_001..7_131;

/// Those that were.
pub const TUNED: std::ops::Range<u64> = 1..13;

/// What a table is about, with the columns that are usual there.
const FIELDS: [(&str, &[&str]); 7] = [
    (
        "hospital",
        &["patient-number", "birth-date", "sex", "postcode", "admission", "icd", "department"],
    ),
    ("registry", &["full-name", "birth-date", "sex", "town", "marital-status", "street-address"]),
    ("survey", &["pseudonym", "age", "sex", "region", "education", "likert", "vote"]),
    (
        "staff",
        &["patient-number", "family-name", "given-name", "department", "salary", "birth-year"],
    ),
    ("school", &["given-name", "family-name", "school-class", "birth-date", "grade"]),
    ("customers", &["patient-number", "e-mail", "postcode", "age", "amount", "count"]),
    ("transport", &["number-plate", "line", "time", "postcode", "age"]),
];

/// The table of a seed.
#[must_use]
pub fn table(seed: u64) -> Specimen {
    let mut random = Rng::with_seed(seed);
    let (field, usual) = FIELDS[random.usize(..FIELDS.len())];
    let language = [Language::English, Language::German, Language::French][random.usize(..3)];
    let mut columns: Vec<&Kind> = usual.iter().map(|id| called(id)).collect();
    random.shuffle(&mut columns);
    columns.truncate(random.usize(3..=usual.len()));
    let mut others: Vec<&Kind> = kinds::all().collect();
    random.shuffle(&mut others);
    let further = random.usize(2..7);
    columns.extend(others.into_iter().take(further));
    columns.sort_by_key(|kind| kind.id);
    columns.dedup_by_key(|kind| kind.id);
    // Nobody keeps a table of more identifiers than that.
    let mut hidden = columns.iter().filter(|kind| kind.right == Right::Identifier).count();
    while hidden > 5 {
        let index = columns.iter().rposition(|kind| kind.right == Right::Identifier);
        columns.remove(index.expect("there are more than five"));
        hidden -= 1;
    }
    random.shuffle(&mut columns);
    let has_header = random.u32(..4) > 0;
    let index = language.of_three(0, 1, 2);
    let mut named: Vec<(String, &'static Kind)> = Vec::new();
    for kind in columns {
        let names = kind.names[index];
        let name = names[random.usize(..names.len())].to_owned();
        if named.iter().all(|(known, _)| *known != name) {
            named.push((name, kind));
        }
    }
    Outline {
        name: format!("{field} {seed}"),
        language,
        has_header,
        delimiter: language.of_three([b',', b'\t'], [b';', b';'], [b';', b'\t'])[random.usize(..2)],
        dates: DATES[index][random.usize(..2)],
        records: random.u32(60..260),
        missing: [0.0, 0.0, 0.04, 0.2][random.usize(..4)],
        columns: named,
    }
    .write(seed ^ 0x5EED)
}
