//! Data sets of Stata (`.dta`), as its own table of data shows them: labels instead of the codes that
//! have one, dates as ISO 8601 has them. Numbers are as they are stored, whatever the format of
//! the variable rounds them to, since that is what people who work with such files take them for.

use crate::archive::Bytes;
use crate::days::date;
use crate::digits::shortest;
use crate::grid::Grid;
use crate::lengths::{self, Followed, LengthPart};
use dta::stata::dta::dta_error::DtaError;
use dta::stata::dta::dta_reader::DtaReader;
use dta::stata::dta::long_string::LongString;
use dta::stata::dta::long_string_table::LongStringTable;
use dta::stata::dta::value::Value;
use dta::stata::dta::value_label_table::ValueLabelTable;
use dta::stata::dta::variable::Variable;
use dta::stata::temporal::TemporalKind;
use dta::stata::temporal::conversion::{
    tc_millis_to_unix_millis, td_days_to_unix_days, th_halves_to_year_half,
    tm_months_to_year_month, tq_quarters_to_year_quarter, tw_weeks_to_year_week,
};
use encoding_rs::Encoding;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use std::borrow::Cow;
use std::cell::Cell;
use std::rc::Rc;

/// What its only table is called.
pub(crate) const SHEET: &str = "Stata";

/// The fewest bytes in which a variable is described: type, name, format and label.
const VARIABLE: u64 = 32;

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;

/// Whether a file that begins so is such a data set: up to release 12 by version, byte order, file
/// type 1 and padding 0, later by its first tag.
pub(crate) fn is_stata(head: &[u8]) -> bool {
    head.starts_with(b"<stata_dta>") || matches!(head, [102..=115, 1 | 2, 1, 0, ..])
}

/// The names of the variables and, below, one row for each observation. Missing values of all kinds
/// are empty cells.
///
/// # Errors
/// `workbook-broken` and `workbook-too-large`.
pub(crate) fn content(bytes: &Bytes) -> Outcome<Grid> {
    let place = Rc::new(Cell::new(0));
    let followed = Followed::new(bytes.clone(), Rc::clone(&place));
    let rest = || bytes.get_ref().get(place.get() as usize..).unwrap_or_default();
    let reader = DtaReader::new().from_reader(followed).read_header().map_err(broken)?;
    // The library makes room for what the file says it has.
    let header = reader.header().clone();
    // Nor has it more observations than bytes; without a variable they would take none.
    let length = bytes.get_ref().len() as u64;
    if u64::from(header.variable_count()) * VARIABLE > length || header.observation_count() > length
    {
        return Err(Problem::new(Code::WorkbookBroken));
    }
    let mut reader = reader.read_schema().map_err(broken)?;
    lengths::check(LengthPart::Characteristics, &header, rest())?;
    reader.skip_to_end().map_err(broken)?;
    let mut records = reader.into_record_reader().map_err(broken)?;
    // Long texts and labels stand behind the observations.
    records.skip_to_end().map_err(broken)?;
    let (mut texts, mut labels) = (LongStringTable::for_reading(), ValueLabelTable::new());
    let mut reader = records.into_long_string_reader().map_err(broken)?;
    lengths::check(LengthPart::LongStrings, &header, rest())?;
    reader.read_remaining_into(&mut texts).map_err(broken)?;
    let mut reader = reader.into_value_label_reader().map_err(broken)?;
    lengths::check(LengthPart::ValueLabels, &header, rest())?;
    reader.read_remaining_into(&mut labels).map_err(broken)?;
    let mut records = reader.seek_records().map_err(broken)?;
    let variables = records.schema().variables().to_vec();
    let encoding = records.encoding();
    let mut grid = Grid::default();
    for (column, variable) in (0..).zip(&variables) {
        grid.add_text((0, column), variable.name())?;
    }
    let mut row = 0;
    while let Some(record) = records.read_record().map_err(broken)? {
        row += 1;
        for ((column, variable), value) in (0..).zip(&variables).zip(record.values()) {
            let cell = match value {
                Value::String(text) => text.to_string(),
                Value::LongStringRef(reference) => match texts.get(reference) {
                    Some(text) => long(&text, encoding).ok_or_else(|| {
                        let column = Some(column + 1);
                        Problem { column, ..Problem::new(Code::WorkbookBroken) }
                    })?,
                    None => String::new(),
                },
                value => number(value, variable, &labels),
            };
            // An observation without any value is one all the same.
            match column {
                0 => grid.add_text((row, 0), &cell)?,
                _ => grid.add((row, column), &cell)?,
            }
        }
    }
    Ok(grid)
}

/// A long text, in UTF-8 if that is what it reads as: some programs write it so in files that have
/// another encoding. Nothing for what is no text, such as a picture, which cannot be anonymized.
fn long(text: &LongString<'_>, encoding: &'static Encoding) -> Option<String> {
    let bytes = text.data();
    match std::str::from_utf8(bytes.strip_suffix(b"\0").unwrap_or(bytes)) {
        _ if text.is_binary() => None,
        Ok(text) => Some(text.to_owned()),
        Err(_) => text.data_str(encoding).map(Cow::into_owned),
    }
}

fn broken(_: DtaError) -> Problem {
    Problem::new(Code::WorkbookBroken)
}

/// A number as a cell: its label, a date, or its digits.
fn number(value: &Value<'_>, variable: &Variable, labels: &ValueLabelTable) -> String {
    let whole = match value {
        Value::Byte(value) => value.present().map(i32::from),
        Value::Int(value) => value.present().map(i32::from),
        Value::Long(value) => value.present(),
        _ => None,
    };
    let (stored_as, text) = match value {
        Value::Float(value) => value.present().map(|it| (f64::from(it), shortest(it))),
        Value::Double(value) => value.present().map(|it| (it, shortest(it))),
        _ => whole.map(|it| (f64::from(it), it.to_string())),
    }
    .unwrap_or_default();
    if text.is_empty() {
        return text;
    }
    if let Some(label) = whole_of(stored_as).and_then(|whole| labels.label_for(variable, whole)) {
        return label.to_owned();
    }
    // A minus sign says on which side the text is written.
    let kind = TemporalKind::from_format(&variable.format().replacen("%-", "%", 1));
    kind.and_then(|kind| moment(kind, stored_as)).unwrap_or(text)
}

fn whole_of(value: f64) -> Option<i32> {
    (value.fract() == 0.0 && value.abs() < f64::from(i32::MAX)).then_some(value as i32)
}

/// A point in time, as far as its kind tells it; nothing for what is none.
fn moment(kind: TemporalKind, value: f64) -> Option<String> {
    let whole = whole_of(value);
    Some(match kind {
        TemporalKind::Date => date(i64::from(td_days_to_unix_days(whole?)?)),
        TemporalKind::DateTime | TemporalKind::DateTimeLeap => {
            let milliseconds = tc_millis_to_unix_millis(value)?;
            let seconds = milliseconds.rem_euclid(DAY) / 1000;
            let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
            let date = date(milliseconds.div_euclid(DAY));
            format!("{date} {hour:02}:{minute:02}:{second:02}")
        }
        TemporalKind::Month => {
            let (year, month) = tm_months_to_year_month(whole?);
            format!("{year:04}-{month:02}")
        }
        TemporalKind::Quarter => {
            let (year, quarter) = tq_quarters_to_year_quarter(whole?);
            format!("{year:04}-Q{quarter}")
        }
        TemporalKind::HalfYear => {
            let (year, half) = th_halves_to_year_half(whole?);
            format!("{year:04}-H{half}")
        }
        TemporalKind::Week => {
            let (year, week) = tw_weeks_to_year_week(whole?);
            format!("{year:04}-W{week:02}")
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{TemporalKind, moment};

    #[test]
    fn points_in_time_are_told_as_far_as_their_kind_does() {
        for (kind, value, expected) in [
            (TemporalKind::Date, 0.0, Some("1960-01-01")),
            (TemporalKind::Date, -21_915.0, Some("1899-12-31")),
            (TemporalKind::Date, 0.5, None),
            (TemporalKind::DateTime, 86_399_999.0, Some("1960-01-01 23:59:59")),
            (TemporalKind::DateTime, -1.0, Some("1959-12-31 23:59:59")),
            (TemporalKind::Month, -1.0, Some("1959-12")),
            (TemporalKind::Quarter, 5.0, Some("1961-Q2")),
            (TemporalKind::HalfYear, 1.0, Some("1960-H2")),
            (TemporalKind::Week, 51.0, Some("1960-W52")),
            (TemporalKind::Year, 1960.0, None),
        ] {
            assert_eq!(moment(kind, value).as_deref(), expected, "{kind:?} {value}");
        }
    }
}
