//! Guessing which line has the names of the columns.
//!
//! Whether the first record is a header is judged by what it has in common with
//! those that follow.
//!
//! Where nothing tells, the first record is taken as a record, not as a header.
//! A header mistaken for a record is seen at once (columns are called 1, 2, …), is
//! treated like any other record, and hurts nobody if released. A record
//! mistaken for a header would carry the cells of a person into the names of the
//! columns: into the release, the recipe and every message.

use super::detect::COMPARED;
use crate::format::heading::Heading;
use crate::format::layout::{self, LayoutReason, Row, bare};
use crate::format::survey;
use crate::table::detect::Detector;
use crate::table::kind::{self, DataType};
use crate::table::suggest;
use std::collections::BTreeMap;

/// Why the first record was taken for a header, or for a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderReason {
    /// Header: it holds text where the following records hold numbers or dates, or a word
    /// that columns are usually called by.
    UnlikeTheRest,
    /// Header: its cells lack what those of all following records have, such as digits or an @.
    OtherForm,
    /// Header: in every column values repeat, but never those of the first record.
    NeverRepeated,
    /// Header: there is nothing else.
    Alone,
    /// Header: a rule is drawn below it.
    RuleBelow,
    /// Record: it holds numbers, dates or names of persons like the following records.
    LikeTheRest,
    /// Record: its values occur again in the same column.
    Repeated,
    /// Record: some of its cells are empty or equal, so that they cannot be names.
    NotNames,
    /// Record: nothing tells, and a person in the header would be worse than a header among
    /// the persons.
    Undecided,
}

impl HeaderReason {
    /// Whether the first record is a header.
    #[must_use]
    pub fn is_header(self) -> bool {
        matches!(
            self,
            Self::UnlikeTheRest
                | Self::OtherForm
                | Self::NeverRepeated
                | Self::Alone
                | Self::RuleBelow
        )
    }

    /// The reason's name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::UnlikeTheRest => "unlike-the-rest",
            Self::OtherForm => "other-form",
            Self::NeverRepeated => "never-repeated",
            Self::Alone => "alone",
            Self::RuleBelow => "rule-below",
            Self::LikeTheRest => "like-the-rest",
            Self::Repeated => "repeated",
            Self::NotNames => "not-names",
            Self::Undecided => "undecided",
        }
    }
}

/// A first record is taken for a header where records as varied as those that follow would
/// be so novel with at most this probability.
const NOVELTY: f64 = 0.05;

/// How many of them are looked at to know whether they are names of persons.
const LOOKED_AT: usize = 100;

/// Where the table begins that these are the first rows of, and why. `may_be_names` says whether
/// its first row can be names.
pub(super) fn beginning(rows: &[Row], may_be_names: bool) -> (u64, LayoutReason) {
    layout::beginning(rows, |rest| may_be_names && rest.len() > 1 && reason(rest).is_header())
}

/// The line of names of the table that these are the first rows of, where it has a cell more or
/// fewer than the records; with why the table begins there, which cell has no name, and the rows
/// from that line on without what goes beyond it. `may_part` says whether the delimiter may stand
/// between numbers and their decimals.
pub(super) fn uneven_heading(
    rows: &[Row],
    may_part: bool,
) -> Option<(LayoutReason, Heading, Vec<Row>)> {
    let above = rows.iter().take(layout::TITLES).position(|row| row.filled() > 1)?;
    let heading = Heading::of_rows(&rows[above..], may_part);
    let mut even = rows[above..].to_vec();
    match heading {
        Heading::Whole => return None,
        Heading::LastIsNone => drop(even[0].cells.pop()),
        Heading::FirstUnnamed => even[1..].iter_mut().for_each(|row| drop(row.cells.remove(0))),
        Heading::LastUnnamed => even[1..].iter_mut().for_each(|row| drop(row.cells.pop())),
    }
    let numbered =
        heading == Heading::FirstUnnamed && rows[above + 1].cells[0].trim().parse::<u64>().is_ok();
    let are_names = match reason(&even) {
        // Whoever is left out of the numbers is no record.
        HeaderReason::Undecided => numbered || heading != Heading::FirstUnnamed,
        reason => reason.is_header(),
    };
    // Titles have fewer cells, too; names stand below them.
    if !are_names || even.len() > 2 && reason(&even[1..]).is_header() {
        return None;
    }
    let reason = match above {
        0 if rows[0].line > 1 => LayoutReason::EmptyAbove,
        0 => LayoutReason::FirstLine,
        _ => LayoutReason::FewerCellsAbove,
    };
    Some((reason, heading, even))
}

/// How many lines below the names, which are the first of `rows`, belong to them: units, or what a
/// survey service says of its questions.
pub(super) fn lines_below(rows: &[Row]) -> usize {
    let has_units = matches!(rows, [_, units, rest @ ..] if layout::are_units(units, rest));
    survey::lines_below(rows).max(usize::from(has_units))
}

/// Whether the first of `rows` is a header, and why.
pub(super) fn reason(rows: &[Row]) -> HeaderReason {
    // Where files were put together, names stand between the records. They are no values, as long
    // as those tell that they are names.
    let is_again = |row: &Row| {
        rows.first().is_some_and(|first| {
            first.cells.len() == row.cells.len()
                && first.cells.iter().zip(&row.cells).all(|(name, cell)| bare(name) == bare(cell))
        })
    };
    if rows.first().is_some_and(|first| first.cells.len() > 1) && rows.iter().skip(1).any(is_again)
    {
        let others = rows.iter().skip(1).filter(|row| !is_again(row));
        let once: Vec<Row> = rows.iter().take(1).chain(others).cloned().collect();
        if once.len() > 1 && reason_once(&once) == HeaderReason::UnlikeTheRest {
            return HeaderReason::UnlikeTheRest;
        }
    }
    reason_once(rows)
}

/// The same where what the first row says again is what values say.
fn reason_once(rows: &[Row]) -> HeaderReason {
    let Some((first, rest)) = rows.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return HeaderReason::Alone;
    };
    // What belongs to the names are no values.
    let rest = &rest[lines_below(rows)..rest.len().min(COMPARED)];
    let first = &first.cells;
    let (mut unlike, mut like, mut repeated, mut known) = (0, 0, 0, 0);
    let (mut novelty, mut oddity) = (1.0, 1.0);
    let counts_on = count_on(first) && !rest.iter().any(|row| count_on(&row.cells));
    for (column, name) in first.iter().enumerate() {
        let values = || {
            let cells = rest.iter().filter_map(|row| row.cells.get(column).map(String::as_str));
            cells.filter(|cell| !suggest::MISSING_MARKERS.contains(cell))
        };
        if suggest::MISSING_MARKERS.contains(&name.as_str()) {
            continue;
        }
        let is_known = suggest::is_known_name(name);
        let kind = kind::infer_values(values).data_type;
        if kind != DataType::Text {
            known += usize::from(is_known);
            match kind::infer_values(|| std::iter::once(name.as_str())).data_type {
                DataType::Text => unlike += 1,
                // Numbers of each month, or day, stand below it.
                DataType::Date(_) if !matches!(kind, DataType::Date(_)) => unlike += 1,
                // Days of a month, or years, in their order.
                _ if counts_on => unlike += 1,
                // What was counted in a year stands below it.
                _ if is_year(name) && !values().any(is_year) => {}
                _ => like += 1,
            }
        } else if values().any(|value| value == name) {
            // What was ticked in a form is written as what could be.
            repeated += usize::from(values().any(|value| value != name));
        } else if !is_known && is_person_among(name, &values) {
            like += 1;
        } else {
            known += usize::from(is_known);
            unlike += usize::from(is_known);
            novelty *= chance_of_novelty(values());
            oddity *= chance_of_oddity(name, values());
        }
    }
    let distinct = first.iter().collect::<std::collections::BTreeSet<_>>().len();
    if repeated > known {
        HeaderReason::Repeated
    } else if unlike > like {
        HeaderReason::UnlikeTheRest
    } else if like > 0 {
        HeaderReason::LikeTheRest
    } else if repeated > 0 {
        HeaderReason::Repeated
    } else if distinct < first.len() || first.iter().any(String::is_empty) {
        HeaderReason::NotNames
    } else if oddity <= NOVELTY {
        HeaderReason::OtherForm
    } else if novelty <= NOVELTY {
        HeaderReason::NeverRepeated
    } else {
        HeaderReason::Undecided
    }
}

/// Whether the numbers among some cells, three at least or two years, are whole and each is one more
/// than the one before.
fn count_on(cells: &[String]) -> bool {
    let numbers: Vec<&String> =
        cells.iter().filter(|cell| cell.starts_with(|c: char| c.is_ascii_digit())).collect();
    let whole: Option<Vec<u32>> = numbers.iter().map(|number| number.parse().ok()).collect();
    let are_years = numbers.iter().all(|number| is_year(number));
    whole.is_some_and(|whole| {
        whole.len() >= if are_years { 2 } else { 3 }
            && whole.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]))
    })
}

/// Whether a name of a column would be a year of four digits.
fn is_year(name: &str) -> bool {
    name.len() == 4 && name.parse().is_ok_and(|year: u32| (1900..2100).contains(&year))
}

/// Whether a text is the name of a person like many of the values below it.
fn is_person_among<'a, I: Iterator<Item = &'a str>>(name: &str, values: &impl Fn() -> I) -> bool {
    let looked = || values().take(LOOKED_AT);
    [Detector::PersonName, Detector::GivenName, Detector::FamilyName].into_iter().any(|detector| {
        detector.matches(name)
            && looked().filter(|value| detector.matches(value)).count() * 4 >= looked().count()
    })
}

/// How likely one more value would be one not seen before: the share of values seen once
/// (Good 1953), counting the one in question.
fn chance_of_novelty<'a>(values: impl Iterator<Item = &'a str>) -> f64 {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for value in values {
        *counts.entry(value).or_insert(0) += 1;
    }
    let once = counts.values().filter(|&&count| count == 1).count();
    (once + 1) as f64 / (counts.values().sum::<usize>() + 1) as f64
}

/// What a text has that others have: a form. Names of columns are often single words.
const FORMS: [fn(&str) -> bool; 6] = [
    |text| text.contains('@'),
    |text| text.contains('/'),
    |text| text.contains(':'),
    |text| text.bytes().any(|byte| byte.is_ascii_digit()),
    |text| text.bytes().filter(u8::is_ascii_digit).count() >= 3,
    |text| text.trim().contains(' '),
];

/// How likely one more value would lack a form that `name` lacks and others have: that of whichever
/// form is the most telling, by the rule of succession (Laplace 1774).
fn chance_of_oddity<'a>(name: &str, values: impl Iterator<Item = &'a str>) -> f64 {
    let mut lacking = [0; FORMS.len()];
    let mut number = 0;
    for value in values {
        number += 1;
        for (lacking, has) in lacking.iter_mut().zip(FORMS) {
            *lacking += usize::from(!has(value));
        }
    }
    // Persons who stand in the first row are better seen as values than as names.
    if Detector::PersonName.matches(name) {
        return 1.0;
    }
    let lacked = lacking.into_iter().zip(FORMS).filter(|(_, has)| !has(name));
    let fewest = lacked.map(|(lacking, _)| lacking).min().unwrap_or(number);
    (fewest + 1) as f64 / (number + 2) as f64
}

#[cfg(test)]
mod tests {
    use super::{HeaderReason, reason};
    use crate::format::csv::detect::{FileBeginning, rows};

    #[track_caller]
    fn headed(text: &str, expected: HeaderReason) {
        assert_eq!(reason(&rows(FileBeginning::of_file(text), b',')), expected, "{text:?}");
    }

    #[test]
    fn a_header_is_unlike_the_records() {
        use HeaderReason::*;
        headed("x,y\n1,a\n2,b\n", UnlikeTheRest);
        headed("x,y\n2001-02-03,a\n", UnlikeTheRest);
        headed("x,y\n,a\nNA,b\n3,c\n", UnlikeTheRest);
        headed("Name,City\nAnn,Rome\nBob,Oslo\n", UnlikeTheRest);
        headed("x,2019\na,1\n", Undecided);
        headed("x,2019\na,2020\n", LikeTheRest);
        headed("sex,zip,2023,2024\nm,10115,0,1\nw,10117,1,0\n", UnlikeTheRest);
        headed("x,01/2023,02/2023\na,1,7\nb,12,3\n", UnlikeTheRest);
        headed("x,2019,2020\na,1999,7\nb,12,2003\n", UnlikeTheRest);
        headed("x,1,2,3\na,8,8,4\nb,8,,8\n", UnlikeTheRest);
        headed("x,1,2,3\na,8,8,4\nb,5,6,7\n", LikeTheRest);
        headed("3,a\n1,b\n2,c\n", LikeTheRest);
        headed("NA,a\n1,b\n2,c\n", Undecided);
        headed("a,b\nc,d\ne,f\n", Undecided);
        headed("a,b\nc,d\na,f\n", Repeated);
        headed("m,unknown\nw,31\nm,47\n", Repeated);
        headed("diet,vegetarian,age\nyes,vegetarian,31\nno,,47\n", UnlikeTheRest);
        headed("Anna Koch,open\nJan Huber,31\nEva Maier,47\n", LikeTheRest);
        headed("a,\nc,d\ne,f\n", NotNames);
        headed("a,a\nc,d\ne,f\n", NotNames);
        headed("a,b\n", Alone);
        headed("1,2\n", Alone);
    }

    #[test]
    fn a_text_that_lacks_what_all_others_have_is_a_header() {
        let record = |number: usize| {
            let [one, other] =
                [number / 6, number % 6].map(|index| ["be", "da", "fo", "gi", "lu", "me"][index]);
            format!("{one}{other}@x.org,{other} {one}x\n")
        };
        let records: String = (0..30).map(record).collect();
        headed(&format!("p,q\n{records}"), HeaderReason::OtherForm);
        headed(&records, HeaderReason::Undecided);
        headed(&format!("p,q\n{}", record(1)), HeaderReason::Undecided);
    }

    #[test]
    fn a_text_that_never_comes_again_is_a_header() {
        let records = "m,red\nw,tan\n".repeat(10);
        headed(&format!("p,q\n{records}"), HeaderReason::NeverRepeated);
        headed(&format!("m,q\n{records}"), HeaderReason::Repeated);
        headed(&format!("p,q\n{}", &records[..12]), HeaderReason::Undecided);
    }
}
