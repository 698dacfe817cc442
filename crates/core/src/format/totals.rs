//! Whether the last record of a table adds up the others.
//!
//! Such a record is nobody's, but a table may also end with a person called Summe: it is said, and
//! only left out by whoever says so.

use crate::table::{Column, Table, number};
use rust_decimal::Decimal;

/// Words that begin a line of totals, in lower case.
const WORDS: [&str; 22] = [
    "total",
    "totals",
    "totaux",
    "totale",
    "sum",
    "sums",
    "summe",
    "summen",
    "gesamt",
    "gesamtsumme",
    "insgesamt",
    "zwischensumme",
    "somme",
    "suma",
    "average",
    "mean",
    "mittelwert",
    "durchschnitt",
    "moyenne",
    "∑",
    "σ",
    "subtotal",
];

/// Words that may stand before or behind them.
const BESIDE: [&str; 8] = ["grand", "in", "général", "générale", "all", "overall", "der", "les"];

/// Fewer records than this before the last do not make sums of it.
const FEW: usize = 3;

/// The line of the last record, if that looks like the totals of the others: a cell of it says so
/// and no other record has one like it, or it adds up numbers and lacks what others have.
pub(super) fn totals_line(table: &Table) -> Option<u64> {
    let last = table.records.checked_sub(1)?;
    let is_totals = || {
        let text = |column: &Column| column.dictionary.get(column.codes.get(last)).to_owned();
        let says_so = |column: &&Column| are_totals(&text(column)) && count(column, last) == 1;
        if table.columns.iter().any(|column| says_so(&column)) {
            return true;
        }
        let lacks = |column: &&Column| {
            text(column).trim().is_empty() && count(column, last) <= table.records / 2
        };
        last >= FEW
            && table.columns.iter().any(|column| lacks(&column))
            && table.columns.iter().any(|column| adds_up(column, last))
    };
    is_totals().then(|| table.lines.line(last as u64))
}

/// Whether a cell says that its line holds totals.
fn are_totals(text: &str) -> bool {
    let text = text.to_lowercase();
    let mut words = text.split([' ', '\u{a0}', ':', '(', ')']).filter(|word| !word.is_empty());
    let known = |word: &str| WORDS.contains(&word) || BESIDE.contains(&word);
    words.clone().any(|word| WORDS.contains(&word)) && words.all(known)
}

/// How many records have the value of this one.
fn count(column: &Column, record: usize) -> usize {
    let code = column.codes.get(record);
    let mut records = 0;
    column.codes.for_each(|other| records += usize::from(other == code));
    records
}

/// Whether the last of a column's numbers is the sum of all others, and not 0.
fn adds_up(column: &Column, last: usize) -> bool {
    ['.', ','].into_iter().any(|separator| {
        let code = column.codes.get(last);
        let read = |code: u32| number::parse(column.dictionary.get(code), separator);
        let Some(total) = read(code).filter(|total| !total.is_zero()) else { return false };
        let mut records = vec![0_i64; column.dictionary.len()];
        column.codes.for_each(|code| records[code as usize] += 1);
        records[code as usize] -= 1;
        let mut numbers = 0;
        let mut sum = Decimal::ZERO;
        for (code, &records) in (0..).zip(&records).filter(|&(_, &records)| records > 0) {
            let Some(value) = read(code) else { continue };
            numbers += records;
            let Some(more) = value.checked_mul(Decimal::from(records)) else { return false };
            let Some(next) = sum.checked_add(more) else { return false };
            sum = next;
        }
        numbers >= FEW as i64 && sum == total
    })
}

#[cfg(test)]
mod tests {
    use super::totals_line;
    use crate::format::csv::{Options, Reader};

    fn line(text: &str) -> Option<u64> {
        let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
        reader.push(text.as_bytes()).unwrap();
        totals_line(&reader.finish().unwrap().table)
    }

    #[test]
    fn totals_are_told_by_a_word_or_a_sum() {
        assert_eq!(line("name;pay\nAnn;3\nBob;4\nTotal:;7\n"), Some(4));
        assert_eq!(line("name;pay\nAnn;3\nBob;4\nSumme gesamt;8\n"), Some(4));
        assert_eq!(line("name;sex;pay\nAnn;f;3,5\nBob;m;4\nCid;m;4\n;;11,5\n"), Some(5));
    }

    #[test]
    fn persons_are_no_totals() {
        assert_eq!(line("name;pay\nAnn;3\nBob;4\nTotalski;7\n"), None);
        assert_eq!(line("exam;pay\ntotal;3\nhip;4\ntotal;7\n"), None);
        assert_eq!(line("exam;pay\nhip;3\nhip;4\ntotal body;7\n"), None);
        assert_eq!(line("name;sex;pay\nAnn;f;3\nBob;m;4\nCid;m;4\nDan;m;11\n"), None);
        assert_eq!(line("name;sex;pay\nAnn;;3\nBob;;4\nCid;;4\nDan;;11\n"), None);
        assert_eq!(line("name;sex;pay\nAnn;f;0\nBob;m;0\nCid;m;0\nDan;;0\n"), None);
        assert_eq!(line("name;sex;pay\nAnn;f;3\n;m;3\n"), None);
    }
}
