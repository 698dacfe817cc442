//! What becomes of one column when records are folded.

use super::{ColumnFold, Fold, Keep, PersonRecords, fault, missing};
use crate::error::{Place, Result};
use crate::table::{Codes, Column, Dictionary, Table};
use rust_decimal::Decimal;
use std::cmp::Ordering;

/// A table while it is folded.
pub(super) struct FoldingTable<'a> {
    pub(super) fold: &'a Fold<'a>,
    pub(super) table: &'a Table,
    pub(super) persons: &'a PersonRecords,
}

/// A folded column.
pub(super) struct FoldedColumn {
    pub(super) column: Column,
    /// The record that each person's cell is of, where that is not the first.
    pub(super) rows: Option<Vec<u32>>,
    pub(super) figures: ColumnFold,
}

impl FoldingTable<'_> {
    /// Folds a column.
    ///
    /// # Errors
    /// As [`Fold::apply`].
    pub(super) fn column(&self, column: usize, keep: Keep) -> Result<FoldedColumn> {
        match keep {
            Keep::First => Ok(self.picked(column, &|records| records[0])),
            Keep::Last => Ok(self.picked(column, &|records| records[records.len() - 1])),
            Keep::Smallest => self.extreme(column, Ordering::Less),
            Keep::Largest => self.extreme(column, Ordering::Greater),
            Keep::Count => Ok(self.count(column)),
            Keep::Sum => self.sum(column),
        }
    }

    /// The cell of one record of each person, and what the others had beside it.
    fn picked(&self, column: usize, pick: &dyn Fn(&[u32]) -> u32) -> FoldedColumn {
        let own = &self.table.columns[column];
        let is_missing = missing(own, self.fold.markers);
        let rows: Vec<u32> = self.persons.iter().map(pick).collect();
        // The person whose records have last shown each value.
        let mut shown_by = vec![usize::MAX; own.dictionary.len()];
        let mut figures = ColumnFold::default();
        for (person, (records, &row)) in self.persons.iter().zip(&rows).enumerate() {
            shown_by[own.codes.get(row as usize) as usize] = person;
            let mut others = 0;
            for &record in records {
                let code = own.codes.get(record as usize) as usize;
                if !is_missing[code] && shown_by[code] != person {
                    shown_by[code] = person;
                    others += 1;
                }
            }
            figures.persons += u32::from(others > 0);
            figures.values += others;
        }
        FoldedColumn { column: at_rows(own, &rows), rows: Some(rows), figures }
    }

    /// The cell with the number that comes before all others; the first of several.
    fn extreme(&self, column: usize, beside_others: Ordering) -> Result<FoldedColumn> {
        let numbers = self.numbers(column)?;
        let codes = &self.table.columns[column].codes;
        let number = |record: u32| numbers[codes.get(record as usize) as usize].as_ref();
        let folded = self.picked(column, &|records| {
            let mut best: Option<(u32, &Decimal)> = None;
            for &record in records {
                if let Some(number) = number(record)
                    && best.is_none_or(|(_, best)| number.cmp(best) == beside_others)
                {
                    best = Some((record, number));
                }
            }
            best.map_or(records[0], |(record, _)| record)
        });
        let incomplete = self.incomplete(&|record| number(record).is_some());
        Ok(FoldedColumn { figures: ColumnFold { incomplete, ..folded.figures }, ..folded })
    }

    /// How many cells of each person are not missing.
    fn count(&self, column: usize) -> FoldedColumn {
        let own = &self.table.columns[column];
        let is_missing = missing(own, self.fold.markers);
        let counts = self.persons.iter().map(|records| {
            records
                .iter()
                .filter(|&&record| !is_missing[own.codes.get(record as usize) as usize])
                .count()
        });
        let column = super::counted(&own.name, counts);
        FoldedColumn { column, rows: None, figures: ColumnFold::default() }
    }

    /// The sum of each person's numbers.
    fn sum(&self, column: usize) -> Result<FoldedColumn> {
        let numbers = self.numbers(column)?;
        let own = &self.table.columns[column];
        let number = |record: u32| numbers[own.codes.get(record as usize) as usize].as_ref();
        let mut dictionary = Dictionary::new();
        let mut codes = Codes::new();
        for records in self.persons.iter() {
            let present: Vec<&Decimal> =
                records.iter().filter_map(|&record| number(record)).collect();
            if present.is_empty() {
                // The first marker stands for all.
                let marker = self.fold.markers.first().map_or("", String::as_str);
                codes.push(dictionary.insert(marker));
                continue;
            }
            let sum = exact_sum(&present).ok_or_else(|| {
                fault("sum-too-long", 1, self.table.place(column, records[0] as usize))
            })?;
            let mut text = sum.to_string();
            if self.fold.numbers.decimal != '.' {
                text = text.replace('.', &self.fold.numbers.decimal.to_string());
            }
            codes.push(dictionary.insert(&text));
        }
        let incomplete = self.incomplete(&|record| number(record).is_some());
        let column = Column { name: own.name.clone(), codes, dictionary };
        let figures = ColumnFold { incomplete, ..ColumnFold::default() };
        Ok(FoldedColumn { column, rows: None, figures })
    }

    /// Persons some of whose records have a number, and not all.
    fn incomplete(&self, has_number: &dyn Fn(u32) -> bool) -> u32 {
        self.persons
            .iter()
            .filter(|records| {
                let known = records.iter().filter(|&&record| has_number(record)).count();
                known > 0 && known < records.len()
            })
            .count() as u32
    }

    /// The number of each code; none of missing ones.
    fn numbers(&self, column: usize) -> Result<Vec<Option<Decimal>>> {
        let own = &self.table.columns[column];
        let is_missing = missing(own, self.fold.markers);
        let parsed: Vec<Option<Decimal>> =
            own.dictionary.iter().map(|text| self.fold.numbers.parse(text)).collect();
        let numberless = |code: usize| parsed[code].is_none() && !is_missing[code];
        let unread = (0..parsed.len()).filter(|&code| numberless(code)).count();
        if unread > 0 {
            let record = own.codes.iter().position(|code| numberless(code as usize));
            let place = record.map_or(Place::default(), |r| self.table.place(column, r));
            return Err(fault("not-a-number", unread as u64, place));
        }
        // A marker may be a number, such as -9: it counts for nothing.
        Ok(parsed
            .into_iter()
            .zip(&is_missing)
            .map(|(number, &missing)| if missing { None } else { number })
            .collect())
    }
}

/// The cells of these records, with the texts that they have.
fn at_rows(column: &Column, rows: &[u32]) -> Column {
    let mut dictionary = Dictionary::new();
    let mut known = vec![None; column.dictionary.len()];
    let codes = rows.iter().map(|&record| {
        let code = column.codes.get(record as usize);
        *known[code as usize].get_or_insert_with(|| dictionary.insert(column.dictionary.get(code)))
    });
    let codes = codes.collect();
    Column { name: column.name.clone(), codes, dictionary }
}

/// The exact sum, with as many decimals as the number that has the most; `None` if it does not
/// fit 96 bits.
fn exact_sum(numbers: &[&Decimal]) -> Option<Decimal> {
    let scale = numbers.iter().map(|number| number.scale()).max()?;
    let mut sum = 0_i128;
    for number in numbers {
        let power = 10_i128.checked_pow(scale - number.scale())?;
        sum = sum.checked_add(number.mantissa().checked_mul(power)?)?;
    }
    Decimal::try_from_i128_with_scale(sum, scale).ok()
}
