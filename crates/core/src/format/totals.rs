//! Whether the last records of a table add up the others, or say something of them.
//!
//! Such a record is nobody's, but a table may also end with a person called Summe: it is said, and
//! only left out by whoever says so.

use super::layout;
use crate::table::{Column, Phrases, Table, number};
use rust_decimal::Decimal;

/// Words that begin a line of totals, in lower case.
const WORDS: [&str; 59] = [
    "total",
    "totals",
    "totaux",
    "totale",
    "sum",
    "sums",
    "summe",
    "summen",
    "endsumme",
    "gesamt",
    "gesamtsumme",
    "gesamtergebnis",
    "ergebnis",
    "teilergebnis",
    "insgesamt",
    "zwischensumme",
    "somme",
    "suma",
    "average",
    "avg",
    "schnitt",
    "übertrag",
    "mean",
    "median",
    "mittelwert",
    "durchschnitt",
    "moyenne",
    "médiane",
    "standardabweichung",
    "anzahl",
    "count",
    "counts",
    "nombre",
    "effectif",
    "effectifs",
    "∑",
    "σ",
    "ø",
    "subtotal",
    "razem",
    "ogółem",
    "łącznie",
    "średnia",
    "celkem",
    "součet",
    "průměr",
    "toplam",
    "ortalama",
    "totaal",
    "eindtotaal",
    "subtotaal",
    "gemiddelde",
    "promedio",
    "somma",
    "kontrollsumme",
    "gesamtdurchschnitt",
    "gesamtmittelwert",
    "minimum",
    "maximum",
];

/// Words that say it of a line that lacks what others have, and holds figures: somebody may be called
/// Max, and what is neither high nor low is `mittel`.
static BESIDE_GAPS: Phrases = Phrases::new(
    "dev, dev., max, max., min, min., mittel, sd, stabw, std, std., std. dev., stddev, stdev",
);

/// Words that say it where nothing else stands beside them: others speak of social media.
const ALONE: [&str; 1] = ["media"];

/// Words that may stand before or behind them.
const BESIDE: [&str; 29] = [
    "grand",
    "in",
    "of",
    "sous",
    "général",
    "générale",
    "all",
    "overall",
    "der",
    "les",
    "de",
    "des",
    "patients",
    "patienten",
    "persons",
    "personen",
    "personnes",
    "people",
    "cases",
    "fälle",
    "cas",
    "records",
    "datensätze",
    "enregistrements",
    "genel",
    "general",
    "generale",
    "complessivo",
    "complessiva",
];

/// What parts the words of a line of totals.
const BETWEEN: [char; 7] = [' ', '\u{a0}', ':', '(', ')', '-', '='];

/// Fewer records than this before the last do not make sums of it.
const FEW: usize = 3;

/// In a table of fewer columns one cell alone is no note, but a person of whom little is known.
const COLUMNS: usize = 3;

/// More records at the end than this are not looked at.
const MOST: usize = 20;

/// How many records at the end look like totals of those before, or like notes on them.
///
/// A line that is drawn below them is one. Totals have a cell that says so while no record before
/// has one like it, or add up numbers and lack what others have. Notes are one cell in a table where
/// every other record has more.
pub(super) fn closing(table: &Table) -> usize {
    let ends = (1..=table.records.min(MOST)).map(|back| table.records - back);
    ends.take_while(|&last| are_totals(table, last) || is_note(table, last) || is_rule(table, last))
        .count()
}

/// Whether a record is a line that is drawn below the others.
fn is_rule(table: &Table, last: usize) -> bool {
    table.columns.len() > 1
        && table.columns.iter().all(|column| layout::is_drawn(text(column, last)))
}

fn are_totals(table: &Table, last: usize) -> bool {
    let mut columns = table.columns.iter();
    columns.any(|column| say_totals(text(column, last)) && count(column, last) == 1)
        || last >= FEW
            && lacks(table, last)
            && (table.columns.iter().any(|column| adds_up(column, last))
                || says_totals_beside_gaps(table, last))
}

/// Whether a record lacks what most have.
fn lacks(table: &Table, last: usize) -> bool {
    table.columns.iter().any(|column| {
        text(column, last).trim().is_empty() && count(column, last) <= last.div_ceil(2)
    })
}

/// Whether one cell says totals, be it of something that it names, and all others hold amounts or
/// nothing; and no record before has one like it.
fn says_totals_beside_gaps(table: &Table, last: usize) -> bool {
    let (words, others): (Vec<&Column>, Vec<&Column>) = table.columns.iter().partition(|column| {
        let text = text(column, last);
        say_totals_of(text) || BESIDE_GAPS.contains(&text.trim_matches(BETWEEN).to_lowercase())
    });
    let has_figures = others.iter().any(|column| !text(column, last).trim().is_empty());
    matches!(words[..], [column] if count(column, last) == 1)
        && has_figures
        && others
            .into_iter()
            .map(|column| text(column, last))
            .all(|text| text.trim().is_empty() || number::is_amount(text))
}

/// Whether one cell stands alone in a record, as it does in no record before but those that close
/// the table too.
fn is_note(table: &Table, last: usize) -> bool {
    if table.columns.len() < COLUMNS || filled(table, last) != 1 {
        return false;
    }
    let first = (0..last).find(|&record| filled(table, record) < 2).unwrap_or(last);
    first > 0
        && last - first < MOST
        && (first..last).all(|record| filled(table, record) < 2 || are_totals(table, record))
}

/// How many cells of a record hold anything, up to two.
fn filled(table: &Table, record: usize) -> usize {
    let cells = table.columns.iter().map(|column| text(column, record));
    cells.filter(|cell| !cell.trim().is_empty()).take(2).count()
}

pub(super) fn text(column: &Column, record: usize) -> &str {
    column.dictionary.get(column.codes.get(record))
}

/// Whether a cell says that its line holds totals.
pub(super) fn say_totals(text: &str) -> bool {
    let text = text.to_lowercase();
    let mut words = text.split(BETWEEN).filter(|word| !word.is_empty());
    ALONE.contains(&text.trim_matches(BETWEEN))
        || words.clone().any(|word| WORDS.contains(&word))
            && words.all(|word| {
                let mut bytes = word.bytes();
                WORDS.contains(&word)
                    || BESIDE.contains(&word)
                    || bytes.all(|byte| byte.is_ascii_digit() || b".,".contains(&byte))
            })
}

/// Whether a cell says that its line holds totals, if only of something that it names before or
/// after: `Ward 3 Total`. Hardly any cell does, so that the first look is a quick one.
pub(super) fn say_totals_of(text: &str) -> bool {
    let says_so = |word: Option<&str>| {
        word.is_some_and(|word| match word.is_ascii() {
            true if word.starts_with(|letter: char| letter.is_ascii_digit()) => false,
            true => {
                WORDS.iter().any(|known| word.eq_ignore_ascii_case(known)) || word == "Ergebnis"
            }
            false => WORDS.contains(&word.to_lowercase().as_str()),
        })
    };
    let is_word = |word: &&str| !word.is_empty();
    says_so(text.split(BETWEEN).find(is_word)) || says_so(text.rsplit(BETWEEN).find(is_word))
}

/// How many records up to the last one have its value.
fn count(column: &Column, last: usize) -> usize {
    let code = column.codes.get(last);
    let mut records = 0;
    column.codes.for_each_in(0..last + 1, |other| records += usize::from(other == code));
    records
}

/// Whether the last of a column's numbers is the sum of all before, and not 0.
fn adds_up(column: &Column, last: usize) -> bool {
    ['.', ','].into_iter().any(|separator| {
        let read = |code: u32| number::parse(column.dictionary.get(code), separator);
        let total = read(column.codes.get(last)).filter(|total| !total.is_zero());
        let Some(total) = total else { return false };
        let mut records = vec![0_i64; column.dictionary.len()];
        column.codes.for_each_in(0..last, |code| records[code as usize] += 1);
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
    use super::closing;
    use crate::format::csv::{Options, Reader};

    #[track_caller]
    fn closes(text: &str, expected: usize) {
        let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
        reader.push(text.as_bytes()).unwrap();
        assert_eq!(closing(&reader.finish().unwrap().table), expected, "{text:?}");
    }

    #[test]
    fn totals_are_told_by_a_word_or_a_sum() {
        closes("name;pay\nAnn;3\nBob;4\nTotal:;7\n", 1);
        closes("name;pay\nAnn;3\nBob;4\nSumme gesamt;8\n", 1);
        closes("name;pay\nAnn;3\nBob;4\nSous-total;8\n", 1);
        closes("name;pay\nAnn;3\nBob;4\nAnzahl: 2;\n", 1);
        closes("name;pay\nAnn;3\nBob;4\n;Number\nCount of patients = 2;\n", 1);
        closes("name;sex;pay\nAnn;f;3,5\nBob;m;4\nCid;m;4\n;;11,5\n", 1);
    }

    #[test]
    fn totals_are_told_in_other_languages() {
        for word in [
            "Razem",
            "Ogółem:",
            "Suma",
            "Średnia",
            "Celkem",
            "Součet",
            "Průměr",
            "TOPLAM",
            "Genel Toplam",
            "Ortalama",
            "Totaal",
            "Eindtotaal",
            "Gemiddelde",
            "Totale generale",
            "Total general",
            "Promedio",
            "Media",
        ] {
            closes(&format!("name;pay\nAnn;3\nBob;4\n{word};9\n"), 1);
        }
        closes("name;pay\nAnn;3\nBob;4\nSocial Media;9\n", 0);
    }

    /// They stand beside gaps: others are called so, or are neither high nor low.
    #[test]
    fn totals_are_told_by_what_they_lack() {
        let records = "name;sex;pay\nAnn;f;3\nBob;m;4\nCid;m;4\n";
        for word in [
            "Gesamtdurchschnitt",
            "Somma",
            "Kontrollsumme",
            "Mittel",
            "Std. Dev.",
            "Min",
            "Max:",
            "Moyenne de la classe",
            "Average of ward 3",
        ] {
            closes(&format!("{records}{word};;3,7\n"), 1);
        }
        closes(&format!("{records};Moyenne de la classe;3,7\n"), 1);
        closes(&format!("{records}Min;;3\nMax;;4\nMittel;;3,5\n"), 3);
        closes(&format!("{records}Max;m;4\n"), 0);
        closes(&format!("{records}Max;;unknown\n"), 0);
        closes(&format!("{records}mittel;m;4\n"), 0);
    }

    #[test]
    fn several_records_may_close_a_table() {
        closes("name;pay\nAnn;3\nBob;4\nMean;3.5\nTotal;7\n", 2);
        closes("name;pay\nAnn;3\nBob;4\n----;--\nTotal;7\n", 2);
        closes("name;pay\nAnn;3\nBob;4\n----; -- \n", 1);
        closes("name;sex;pay\nAnn;f;3\nBob;m;4\nCid;m;4\n;;11\nQuelle: Lohnbüro;;\n", 2);
        closes("name;sex;pay\nAnn;f;3\nBob;m;4\nSum;;7\nPrinted in May\t;;\nTotal;;\n", 3);
        let long = "a;b;c\n1;2;3\n4;5;6\n".to_owned() + &"Total;;\n".repeat(30);
        closes(&long, 0);
    }

    #[test]
    fn persons_are_no_totals() {
        closes("name;pay\nAnn;3\nBob;4\nTotalski;7\n", 0);
        closes("exam;pay\ntotal;3\nhip;4\ntotal;7\n", 0);
        closes("exam;pay\nhip;3\nhip;4\ntotal body;7\n", 0);
        closes("name;sex;pay\nAnn;f;3\nBob;m;4\nCid;m;4\nDan;m;11\n", 0);
        closes("name;sex;pay\nAnn;;3\nBob;;4\nCid;;4\nDan;;11\n", 0);
        closes("name;sex;pay\nAnn;f;0\nBob;m;0\nCid;m;0\nDan;;0\n", 0);
        closes("name;sex;pay\nAnn;f;3\n;m;3\n", 0);
        // One of whom nothing is known but the name, as of another.
        closes("name;sex;pay\nAnn;;\nBob;m;4\nCid;;\n", 0);
        closes("name;pay\nAnn;3\nBob;4\nCid;\n", 0);
        closes("name;sex;pay\nAnn;;\n", 0);
        closes("name;pay\nAnn;3\nBob;--\n", 0);
        closes("name;pay\nAnn;3\n-;-\n", 0);
    }
}
