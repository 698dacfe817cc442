//! Which of a person's records comes first.

use super::{PersonRecords, fault, missing};
use crate::error::{Place, Result, Warning, WarningKind};
use crate::table::dates::DateFormat;
use crate::table::number::NumberForm;
use crate::table::{Column, DataType, Table, kind};
use jiff::civil::Time;
use rust_decimal::Decimal;

/// The column that tells which of a person's records comes first: dates or numbers.
#[derive(Clone, Copy, Debug)]
pub struct RecordOrder<'a> {
    /// The column, from 0.
    pub column: usize,
    /// How its dates are written, if somebody has said so.
    pub dates: Option<DateFormat<'a>>,
    /// How its numbers are written.
    pub numbers: NumberForm,
}

/// How texts are put in order.
enum TextOrder<'a> {
    Time(DateFormat<'a>),
    Size(NumberForm),
}

impl RecordOrder<'_> {
    /// Puts the records of each person in their order; those of one time stay as the file has
    /// them. Says what to know of the order.
    ///
    /// # Errors
    /// [`Kind::Fold`](crate::error::Kind::Fold) if the column holds neither numbers nor dates of
    /// one format, if two formats would fit, if a text cannot be read, and if a cell is missing
    /// where a person has several records.
    pub(super) fn sort(
        &self,
        table: &Table,
        markers: &[String],
        persons: &mut PersonRecords,
    ) -> Result<Option<Warning>> {
        let column = &table.columns[self.column];
        let is_missing = missing(column, markers);
        let (scale, warning) = self.scale(table, markers, &is_missing)?;
        let (ranks, why) = match scale {
            TextOrder::Time(format) => {
                (ranks(column, &is_missing, &|text| time(&format, text)), "not-a-date")
            }
            TextOrder::Size(form) => {
                (ranks(column, &is_missing, &|text| form.parse(text)), "not-a-number")
            }
        };
        let ranks = ranks.map_err(|unread| {
            let record = column.codes.iter().position(|code| code == unread.first).unwrap_or(0);
            fault(why, unread.values, table.place(self.column, record))
        })?;
        let PersonRecords { starts, rows } = persons;
        for ends in starts.windows(2) {
            let records = &mut rows[ends[0] as usize..ends[1] as usize];
            if records.len() > 1 {
                let rank = |record: u32| ranks[column.codes.get(record as usize) as usize];
                if let Some(&record) = records.iter().find(|&&record| rank(record) == UNRANKED) {
                    let place = table.place(self.column, record as usize);
                    return Err(fault("order-missing", 1, place));
                }
                // Ascending as they were, records of one rank stay so.
                records.sort_unstable_by_key(|&record| (rank(record), record));
            }
        }
        Ok(warning)
    }

    /// How the column's texts are put in order: as somebody has said, or as they are written.
    fn scale(
        &self,
        table: &Table,
        markers: &[String],
        is_missing: &[bool],
    ) -> Result<(TextOrder<'_>, Option<Warning>)> {
        let column = &table.columns[self.column];
        let whole = || Place { column: Some(self.column as u32 + 1), ..Place::default() };
        if let Some(format) = self.dates {
            let guessed = format.guesses_centuries();
            let kind = WarningKind::TwoDigitYears;
            return Ok((
                TextOrder::Time(format),
                guessed.then(|| Warning { kind, place: whole() }),
            ));
        }
        let inferred = kind::infer(&column.dictionary, markers);
        let texts = || (0..).zip(column.dictionary.iter()).filter(|(code, _)| !is_missing[*code]);
        // Codes are in the order in which texts first occur.
        let own = |text: &str| kind::infer_values(|| [text].into_iter()).data_type;
        let refused = |why, is_at_fault: &dyn Fn(DataType) -> bool| {
            let code =
                texts().find(|(_, text)| is_at_fault(own(text))).map(|(code, _)| code as u32);
            let record = code.and_then(|code| column.codes.iter().position(|own| own == code));
            fault(why, 0, record.map_or_else(whole, |record| table.place(self.column, record)))
        };
        match inferred.data_type {
            DataType::Integer | DataType::Decimal => Ok((TextOrder::Size(self.numbers), None)),
            DataType::Date(_) if inferred.also.is_some() => {
                Err(refused("order-ambiguous", &|_| true))
            }
            DataType::Date(format) => {
                let format = DateFormat::new(format, None);
                let kind = WarningKind::TwoDigitYears;
                let guessed = format.guesses_centuries();
                Ok((TextOrder::Time(format), guessed.then(|| Warning { kind, place: whole() })))
            }
            // Numbers may have signs of thousands or of a currency.
            DataType::Text if texts().all(|(_, text)| self.numbers.parse(text).is_some()) => {
                Ok((TextOrder::Size(self.numbers), None))
            }
            // A text that is neither, or the first of another kind than the column's first.
            DataType::Text => {
                let first = texts().next().map(|(_, text)| own(text));
                Err(refused("order-unclear", &|kind| kind == DataType::Text || Some(kind) != first))
            }
        }
    }
}

/// Stands for the rank of a missing cell.
const UNRANKED: u32 = u32::MAX;

/// Texts that cannot be put in order: how many, and the code of the first.
struct Unread {
    values: u64,
    first: u32,
}

/// The rank of each code, equal for equal keys; [`UNRANKED`] for missing ones.
fn ranks(
    column: &Column,
    is_missing: &[bool],
    key: &dyn Fn(&str) -> Option<Decimal>,
) -> std::result::Result<Vec<u32>, Unread> {
    let mut keys: Vec<(Decimal, u32)> = Vec::new();
    let mut unread: Vec<u32> = Vec::new();
    for (code, text) in (0..).zip(column.dictionary.iter()) {
        if !is_missing[code as usize] {
            match key(text) {
                Some(key) => keys.push((key, code)),
                None => unread.push(code),
            }
        }
    }
    // Codes are in the order in which texts first occur.
    if let Some(&first) = unread.first() {
        return Err(Unread { values: unread.len() as u64, first });
    }
    keys.sort_unstable();
    let mut ranks = vec![UNRANKED; column.dictionary.len()];
    let mut rank = 0;
    for (position, (key, code)) in keys.iter().enumerate() {
        if position > 0 && keys[position - 1].0 != *key {
            rank += 1;
        }
        ranks[*code as usize] = rank;
    }
    Ok(ranks)
}

/// The time that a text writes, as a number that grows with it; a date alone is the day's
/// beginning.
fn time(format: &DateFormat<'_>, text: &str) -> Option<Decimal> {
    let parts = format.parts(text)?;
    let date = parts.to_date().ok()?;
    let time = if parts.hour().is_some() { parts.to_time().ok()? } else { Time::midnight() };
    let day = (i128::from(date.year()) * 13 + i128::from(date.month())) * 32;
    let hour = (day + i128::from(date.day())) * 24 + i128::from(time.hour());
    let second = (hour * 60 + i128::from(time.minute())) * 60 + i128::from(time.second());
    let nanosecond = second * 1_000_000_000 + i128::from(time.subsec_nanosecond());
    Decimal::try_from_i128_with_scale(nanosecond, 0).ok()
}
