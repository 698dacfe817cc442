//! Records within a table that are none of its: totals of others, headings, another table.
//!
//! Any of them may be a person's all the same, so that they are said, and none is left out. Lines
//! that say the names of the table again are told while it is read.

mod other;

use super::layout::{Row, is_empty};
use super::totals;
use crate::error::{Place, Warning, WarningKind};
use crate::table::number::{self, is_amount};
use crate::table::{Column, Table};
use rust_decimal::Decimal;

/// Numbers that a sum is made of at least, if no word says that it is one.
const FEW: u32 = 3;

/// Of so many records at most one is a stray; what is more frequent belongs to the table.
const RARE: usize = 10;

/// Of so many one may be, where each stands before records of its own.
const HEADED: usize = 3;

/// In a table of fewer columns one cell alone is no heading, but a person of whom little is known.
const COLUMNS: usize = 3;

/// A column with more values than this holds no sums.
const VALUES: usize = 1 << 20;

/// What is to be said of the records of a table but for those that close it. `are_names` says
/// whether the first of some rows is names beyond doubt, by what follows it.
pub(super) fn find(
    table: &Table,
    closing: usize,
    are_names: impl Fn(&[Row]) -> bool,
) -> Vec<Warning> {
    let end = table.records - closing;
    let lacking = Lacking::new(table, end);
    let others = other::tables(table, &lacking.empty, are_names);
    let is_ours = |&record: &usize| !others.iter().any(|other| other.contains(&record));
    let totals: Vec<usize> = totals_within(table, &lacking).into_iter().filter(is_ours).collect();
    let bare: Vec<usize> = nearly_empty(table, &lacking)
        .into_iter()
        .filter(|record| is_ours(record) && totals.binary_search(record).is_err())
        .collect();
    let starts: Vec<usize> = others.iter().map(|other| other.start).collect();
    let records = others.iter().map(|other| other.len() as u64).sum();
    let told = [
        (WarningKind::TotalsWithin { records: totals.len() as u64 }, totals),
        (WarningKind::NearlyEmpty { records: bare.len() as u64 }, bare),
        (WarningKind::OtherTable { records }, starts),
    ];
    let line = |record: usize| table.lines.line(record as u64);
    let warnings = told.into_iter().filter_map(|(kind, records)| {
        let (&first, &last) = (records.first()?, records.last()?);
        Some(Warning { kind, place: Place::lines(line(first), line(last)) })
    });
    warnings.collect()
}

/// Records that lack what most have.
struct Lacking {
    /// For each record whether it does; none if none does.
    records: Vec<bool>,
    /// For each record how many of its cells hold nothing; none if all hold something.
    gaps: Vec<u32>,
    /// For each column how many of its cells are empty.
    empty: Vec<usize>,
    /// Where the records end that are looked at.
    end: usize,
}

impl Lacking {
    fn new(table: &Table, end: usize) -> Self {
        let (mut records, mut gaps) = (Vec::new(), Vec::new());
        let empty = table.columns.iter().map(|column| {
            let mut is_gap = vec![false; column.dictionary.len()];
            for (gap, text) in is_gap.iter_mut().zip(column.dictionary.iter()) {
                *gap = is_empty(text);
            }
            if !is_gap.contains(&true) {
                return 0;
            }
            gaps.resize(table.records, 0);
            let (mut empty, mut record) = (0, 0);
            let codes = &column.codes;
            codes.for_each(|code| {
                let is_gap = is_gap[code as usize];
                empty += usize::from(is_gap);
                gaps[record] += u32::from(is_gap);
                record += 1;
            });
            if empty > 0 && empty <= table.records.div_ceil(2) {
                records.resize(table.records, false);
                let mut record = 0;
                codes.for_each(|code| {
                    records[record] |= is_gap[code as usize];
                    record += 1;
                });
            }
            empty
        });
        Self { empty: empty.collect(), records, gaps, end }
    }

    fn has(&self, record: usize) -> bool {
        record < self.end && self.records.get(record) == Some(&true)
    }

    /// How many cells of a record hold anything.
    fn filled(&self, record: usize) -> usize {
        self.empty.len() - self.gaps.get(record).map_or(0, |&gaps| gaps as usize)
    }
}

/// Records with one cell, or none, where nearly all have more.
fn nearly_empty(table: &Table, lacking: &Lacking) -> Vec<usize> {
    if table.columns.len() < COLUMNS || lacking.records.is_empty() {
        return Vec::new();
    }
    let bare: Vec<usize> = (0..lacking.end)
        .filter(|&record| lacking.has(record) && lacking.filled(record) < 2)
        .collect();
    let last = bare.last().map(|&last| [last, lacking.end]);
    let are_headings = bare.first() == Some(&0)
        && bare
            .windows(2)
            .chain(last.as_ref().map(|pair| &pair[..]))
            .all(|pair| pair[0] + 1 < pair[1]);
    let most = lacking.end / if are_headings { HEADED } else { RARE };
    let is_rare = lacking.end > RARE / 2 && bare.len() <= most.max(1);
    if is_rare { bare } else { Vec::new() }
}

/// A value that says totals, and the records that have it.
struct TotalsMark {
    records: Vec<usize>,
    /// Whether it says nothing else, so that a sum in the record is enough.
    alone: bool,
}

/// Records that look like totals of those above: they say so or add them up, and lack what most
/// have; or they do both.
fn totals_within(table: &Table, lacking: &Lacking) -> Vec<usize> {
    let said: Vec<TotalsMark> =
        table.columns.iter().flat_map(|column| said(column, lacking.end)).collect();
    if said.is_empty() && lacking.records.is_empty() {
        return Vec::new();
    }
    // A sum that no word names stands beside little else.
    let records = 0..lacking.end;
    let mut looked_at: Vec<bool> = records
        .map(|record| lacking.has(record) && lacking.filled(record) * 2 <= table.columns.len())
        .collect();
    let bare: Vec<usize> = (0..lacking.end).filter(|&record| looked_at[record]).collect();
    said.iter().flat_map(|said| &said.records).for_each(|&record| looked_at[record] = true);
    let mut sums = vec![0; lacking.end];
    if looked_at.contains(&true) {
        table.columns.iter().for_each(|column| note_sums(column, &looked_at, &mut sums));
    }
    // A value that an ordinary record has, too, is nobody's totals.
    let are_totals = said.iter().filter(|said| {
        said.records.iter().all(|&record| {
            let adds_up = said.alone && sums[record] > 0;
            let closes = said.alone && closes_group(table, record);
            (lacking.has(record) || adds_up || closes) && is_of_figures(table, record)
        })
    });
    let by_word = are_totals.flat_map(|said| said.records.iter().copied());
    let by_sum = bare.into_iter().filter(|&record| sums[record] >= FEW);
    let mut totals: Vec<usize> = by_word.chain(by_sum).collect();
    totals.sort_unstable();
    totals.dedup();
    totals
}

/// The values of a column that say totals.
fn said(column: &Column, end: usize) -> Vec<TotalsMark> {
    let mut places = vec![None; column.dictionary.len()];
    let mut said = Vec::new();
    for (place, text) in places.iter_mut().zip(column.dictionary.iter()) {
        if totals::say_totals_of(text) {
            *place = Some(said.len());
            said.push(TotalsMark { records: Vec::new(), alone: totals::say_totals(text) });
        }
    }
    if said.is_empty() {
        return said;
    }
    let mut record = 0;
    column.codes.for_each_in(0..end, |code| {
        if let Some(place) = places[code as usize] {
            said[place].records.push(record);
        }
        record += 1;
    });
    said.retain(|said| !said.records.is_empty());
    said
}

/// Whether a record holds nothing but amounts, one cell that is none, and what it shares with the
/// record above: the group whose totals these are.
fn is_of_figures(table: &Table, record: usize) -> bool {
    table.columns.iter().all(|column| {
        let cell = totals::text(column, record);
        is_empty(cell)
            || is_amount(cell)
            || totals::say_totals_of(cell)
            || record > 0 && column.codes.get(record) == column.codes.get(record - 1)
    })
}

/// Whether a record is the last of those above that share a word with it.
fn closes_group(table: &Table, record: usize) -> bool {
    record > 0
        && table.columns.iter().any(|column| {
            let code = column.codes.get(record);
            !is_empty(column.dictionary.get(code))
                && !is_amount(column.dictionary.get(code))
                && column.codes.get(record - 1) == code
                && (record + 1 == table.records || column.codes.get(record + 1) != code)
        })
}

/// Notes of how many numbers of a column the sum stands in a record that is looked at: all above
/// it that are not sums themselves, or those since the last sum.
fn note_sums(column: &Column, looked_at: &[bool], sums: &mut [u32]) {
    if column.dictionary.len() > VALUES {
        return;
    }
    for separator in ['.', ','] {
        let read = column.dictionary.iter().map(|text| number::parse(text, separator));
        let numbers: Vec<Option<Decimal>> = read.collect();
        if numbers.iter().flatten().count() * 2 < numbers.len() {
            continue;
        }
        let (mut all, mut recent) = (Some((Decimal::ZERO, 0_u32)), Some((Decimal::ZERO, 0_u32)));
        let more = |sum: Option<(Decimal, u32)>, number| {
            sum.and_then(|(sum, count)| Some((sum.checked_add(number)?, count.saturating_add(1))))
        };
        let mut record = 0;
        column.codes.for_each_in(0..looked_at.len(), |code| {
            let place = record;
            record += 1;
            let Some(number) = numbers[code as usize] else { return };
            let count = [recent, all].into_iter().flatten().find(|&(sum, _)| sum == number);
            match count {
                Some((_, count)) if looked_at[place] && count > 0 && !number.is_zero() => {
                    sums[place] = sums[place].max(count);
                    recent = Some((Decimal::ZERO, 0));
                }
                _ => (all, recent) = (more(all, number), more(recent, number)),
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::error::WarningKind;
    use crate::format::csv::{Options, Reader};
    use crate::format::layout::Layout;

    /// What is said of the records within a file, each with its number of them and its lines.
    pub(super) fn told(text: &str) -> Vec<(&'static str, u64, u64, u64)> {
        let layout = Layout { skip_empty: Some(true), ..Layout::default() };
        let header = Some(true);
        let mut reader = Reader::new(Options { header, layout, ..Options::default() });
        reader.push(text.as_bytes()).unwrap();
        let warnings = reader.finish().unwrap().warnings.into_iter();
        let told = warnings.filter_map(|warning| {
            let (what, records) = match warning.kind {
                WarningKind::TotalsWithin { records } => ("totals", records),
                WarningKind::NearlyEmpty { records } => ("bare", records),
                WarningKind::OtherTable { records } => ("other", records),
                WarningKind::NamesRepeated { records } => ("names", records),
                _ => return None,
            };
            let first = warning.place.line.unwrap();
            Some((what, records, first, warning.place.other_line.unwrap_or(first)))
        });
        told.collect()
    }

    #[test]
    fn totals_within_a_table_are_told() {
        let wards = "ward;sex;pay\nA;f;3\nA;m;4\nZwischensumme A;;7\nB;f;5\nB;f;6\nB Total;;11\n";
        assert_eq!(told(&format!("{wards}C;f;1\nC;m;2\n")), [("totals", 2, 4, 7)]);
        let alone = "name;pay\nAnn;3\nSubtotal;3\nBob;4\nCid;5\nSubtotal;9\nDan;8\nEve;9\n";
        assert_eq!(told(alone), [("totals", 2, 3, 6)]);
        let sums = "name;sex;pay;days\nAnn;f;3,5;1\nBob;m;4;2\nCid;m;4;3\n;;11,5;6\nDan;m;1;1\n";
        assert_eq!(told(sums), [("totals", 1, 5, 5)]);
    }

    #[test]
    fn totals_of_groups_are_told_behind_the_name_of_the_group() {
        let classes =
            "class;pupil;mark\n7a;Ann;3\n7a;Bob;4\n7a;Schnitt;3,5\n7b;Cid;1\n7b;Dan;2\n7b;Ø;1,5\n";
        assert_eq!(told(&format!("{classes}7c;Eve;2\n7c;Fay;2\n")), [("totals", 2, 4, 7)]);
        // Not the last of its group, or of another.
        assert_eq!(told("class;pupil;mark\n7a;Ann;3\n7a;Summe;4\n7a;Bob;4\n7b;Cid;1\n"), []);
        assert_eq!(told("class;pupil;mark\n7a;Ann;3\n7b;Summe;4\n7c;Bob;4\n7c;Cid;1\n"), []);
    }

    #[test]
    fn persons_within_a_table_are_no_totals() {
        for text in [
            "exam;side;pay\ntotal;;3\nhip;left;4\ntotal;right;7\nhip;left;2\n",
            "exam;pay\nhip;3\nhip;4\ntotal;7\nhip;5\ntotal;3\n",
            "name;sex;pay\nAnn;f;3\nTotalski;;3\nBob;m;4\nCid;m;4\n",
            "name;sex;pay\nAnn;f;3\nSumme;m;3\nBob;m;4\nCid;m;4\n",
            "name;sex;pay\nAnn;f;3\nBob;;3\nCid;m;4\nDan;m;4\n",
            "name;sex;pay\nAnn;f;0\nBob;m;0\nCid;;0\nDan;m;4\n",
            "name;sex;pay\nAnn;f;1\nBob;m;2\nCid;m;3\nDan;f;6\nEve;f;9\n",
        ] {
            assert_eq!(told(text), [], "{text:?}");
        }
    }

    #[test]
    fn headings_within_a_table_are_told() {
        let wards =
            "name;sex;pay\nWard 1;;\nAnn;f;3\nBob;m;4\nCid;m;5\nDan;f;9\nEve;f;9\nFay;f;8\n";
        assert_eq!(told(wards), [("bare", 1, 2, 2)]);
        // Groups may be small, if each has its heading.
        let small =
            "name;sex;pay\nA;;\nAnn;f;3\nBob;m;4\nB;;\nCid;m;5\nDan;f;9\nC;;\nEve;f;9\nFay;f;8\n";
        assert_eq!(told(small), [("bare", 3, 2, 8)]);
        // Where it is not rare, it is what is known of people.
        let few = "name;sex;pay\nAnn;;\nBob;m;4\nCid;;\nDan;f;9\nEve;;\nFay;f;8\n";
        assert_eq!(told(few), []);
    }

    #[test]
    fn names_within_a_table_are_told() {
        let twice = "name;age\nAnn;30\nname;age\nBob;41\n \u{feff}name;age \nCid;50\n";
        assert_eq!(told(twice), [("names", 2, 3, 5)]);
        assert_eq!(told("name;age\nAnn;30\nname;41\nage;50\n"), []);
        assert_eq!(told("name\nAnn\nname\n"), []);
    }
}
