//! Folded tables, held against folding record by record.

use super::{ColumnFold, Fold, Folded, Keep, RecordOrder};
use crate::error::{Kind, WarningKind};
use crate::format::csv::{Options, Reader};
use crate::table::Table;
use crate::table::dates::DateFormat;
use crate::table::number::NumberForm;
use proptest::prelude::{any, prop, prop_assert, prop_assert_eq, proptest};
use std::collections::{BTreeMap, BTreeSet};

fn table(text: &str) -> Table {
    let delimiter = Some(b';');
    let mut reader = Reader::new(Options { delimiter, header: Some(true), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

fn cells(table: &Table) -> Vec<Vec<String>> {
    let records = (0..table.records).map(|record| {
        let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
        cells.map(str::to_owned).collect()
    });
    records.collect()
}

fn names(table: &Table) -> Vec<&str> {
    table.columns.iter().map(|column| column.name.as_str()).collect()
}

/// A fold of the first column in which every other keeps the first.
fn fold(markers: &[String], keeps: Vec<Keep>) -> Fold<'_> {
    Fold {
        person: 0,
        order: None,
        keeps,
        records_as: None,
        markers,
        numbers: NumberForm::POINT,
        leaves_out: false,
    }
}

fn order(column: usize) -> RecordOrder<'static> {
    RecordOrder { column, dates: None, numbers: NumberForm::POINT }
}

const VISITS: &str = "id;came;zip;ill;cost\n\
    a;02.03.2024;0100;flu;10.50\n\
    b;01.01.2024;0200;gout;7\n\
    a;01.02.2024;0100;cold;0.25\n\
    a;05.02.2024;0199;flu;-\n";

#[test]
fn each_column_keeps_what_it_is_told_to() {
    let markers = ["-".to_owned()];
    let visits = table(VISITS);
    let keeps = vec![Keep::First, Keep::First, Keep::Last, Keep::First, Keep::Sum];
    let plain = Fold { records_as: Some("visits"), ..fold(&markers, keeps) };
    let found = plain.apply(&visits).unwrap();
    assert_eq!(names(&found.table), ["id", "came", "zip", "ill", "cost", "visits"]);
    assert_eq!(
        cells(&found.table),
        [
            ["a", "02.03.2024", "0199", "flu", "10.75", "3"],
            ["b", "01.01.2024", "0200", "gout", "7", "1"]
        ]
    );
    let lost = |persons, values, incomplete| Some(ColumnFold { persons, values, incomplete });
    let expected = [None, lost(1, 2, 0), lost(1, 1, 0), lost(1, 1, 0), lost(0, 0, 1)];
    assert_eq!(found.figures.columns, expected);
    let figures = &found.figures;
    assert_eq!((figures.records, figures.left_out, figures.several, figures.most), (4, 0, 1, 3));
    // By date the first of a is the third record of the file.
    let dated = Fold { order: Some(order(1)), ..plain };
    let found = dated.apply(&visits).unwrap();
    assert_eq!(cells(&found.table)[0], ["a", "01.02.2024", "0100", "cold", "10.75", "3"]);
    assert_eq!(found.sources.place(Some(3), 0), Some((2, 4)));
    assert_eq!(found.sources.place(Some(2), 0), Some((0, 2)));
    assert_eq!(found.sources.place(None, 1), Some((1, 3)));
    assert_eq!(found.sources.place(Some(9), 1), Some((1, 3)));
    assert_eq!(found.sources.place(None, 2), None);
    // Where a stands in the file does not change.
    assert_eq!([found.table.lines.line(0), found.table.lines.line(1)], [2, 3]);
}

#[test]
fn sums_are_exact_and_written_as_the_file_writes_numbers() {
    let markers = [String::new()];
    let sum = |numbers: NumberForm, values: &[&str]| {
        let rows: String = values.iter().map(|value| format!("a;{value}\n")).collect();
        let form = Fold { numbers, ..fold(&markers, vec![Keep::First, Keep::Sum]) };
        form.apply(&table(&format!("id;cost\n{rows}")))
            .map(|found| cells(&found.table)[0][1].clone())
    };
    let point = NumberForm::POINT;
    assert_eq!(sum(point, &["0.1", "0.2"]).unwrap(), "0.3");
    assert_eq!(sum(point, &["1.50", "1.5"]).unwrap(), "3.00");
    assert_eq!(sum(point, &["-1", "1", ""]).unwrap(), "0");
    assert_eq!(sum(point, &["", ""]).unwrap(), "");
    assert_eq!(sum(point, &["1e3", "1"]).unwrap(), "1001");
    let euro = NumberForm { decimal: ',', thousands: Some('.'), currency: true };
    assert_eq!(sum(euro, &["1.234,56 €", "0,44"]).unwrap(), "1235,00");
    // What 96 bits do not hold is refused, never rounded.
    for long in [
        ["79228162514264337593543950335", "1"],
        ["79228162514264337593543950335", "0.1"],
        ["9999999999999999999999999999", "0.0000000000000000000000000001"],
    ] {
        let error = sum(point, &long).unwrap_err();
        assert_eq!(error.kind, Kind::Fold { why: "sum-too-long", found: 1 });
        assert_eq!((error.place.column, error.place.line), (Some(2), Some(2)));
    }
}

#[test]
fn an_order_may_be_amounts() {
    let euro = NumberForm { decimal: ',', thousands: Some('.'), currency: true };
    let table = table("id;paid\na;€ 1.200,50\na;€ 9,00\n");
    let markers = [String::new()];
    let mut fold = fold(&markers, vec![Keep::First; 2]);
    fold.order = Some(RecordOrder { numbers: euro, ..order(1) });
    assert_eq!(cells(&fold.apply(&table).unwrap().table), [["a", "€ 9,00"]]);
}

#[test]
fn what_cannot_be_folded_is_refused_with_its_place() {
    let markers = [String::new()];
    let refused = |text: &str, change: &dyn Fn(&mut Fold<'_>)| {
        let table = table(text);
        let mut fold = fold(&markers, vec![Keep::First; table.columns.len()]);
        change(&mut fold);
        let error = fold.apply(&table).unwrap_err();
        let Kind::Fold { why, found } = error.kind else { panic!("{error:?}") };
        (why, found, error.place.column, error.place.record, error.place.line)
    };
    let nameless = "id;came\na;2024-01-01\n;x\n\"\";y\n";
    assert_eq!(refused(nameless, &|_| {}), ("person-missing", 2, Some(1), Some(2), Some(3)));
    let all = "id;came\n;x\n";
    assert_eq!(refused(all, &|fold| fold.leaves_out = true), ("nobody", 1, Some(1), None, None));
    let ordered = |fold: &mut Fold<'_>| fold.order = Some(order(1));
    let no_date = "id;came\na;2024-01-01\nb;\na;\n";
    assert_eq!(refused(no_date, &ordered), ("order-missing", 1, Some(2), Some(3), Some(4)));
    let texts = "id;came\na;soon\na;late\n";
    assert_eq!(refused(texts, &ordered), ("order-unclear", 0, Some(2), Some(1), Some(2)));
    let mixed = "id;came\na;2024-01-01\nb;\na;unknown\n";
    assert_eq!(refused(mixed, &ordered), ("order-unclear", 0, Some(2), Some(3), Some(4)));
    let twofold = "id;came\na;03/04/2024\na;04/03/2024\n";
    assert_eq!(refused(twofold, &ordered), ("order-ambiguous", 0, Some(2), Some(1), Some(2)));
    let odd = "id;came\na;01.02.2024\nb;31.02.2024\na;x\n";
    assert_eq!(
        refused(odd, &|fold| {
            let dates = Some(DateFormat::new("%d.%m.%Y", None));
            fold.order = Some(RecordOrder { dates, ..order(1) });
        }),
        ("not-a-date", 2, Some(2), Some(2), Some(3))
    );
    let cost = "id;cost\na;1\nb;much\na;1,5\n";
    for keep in [Keep::Sum, Keep::Smallest, Keep::Largest] {
        assert_eq!(
            refused(cost, &|fold| fold.keeps[1] = keep),
            ("not-a-number", 2, Some(2), Some(2), Some(3))
        );
    }
}

#[test]
fn dates_may_have_a_time_and_years_of_two_digits() {
    let markers = [String::new()];
    let last = |came: [&str; 3], dates| {
        let [first, second, third] = came;
        let visits = table(&format!("id;came;no\na;{first};1\na;{second};2\na;{third};3\n"));
        let order = Some(RecordOrder { dates, ..order(1) });
        let fold = Fold { order, ..fold(&markers, vec![Keep::First, Keep::Last, Keep::Last]) };
        let Folded { table, warnings, .. } = fold.apply(&visits).unwrap();
        (cells(&table)[0][2].clone(), warnings.first().map(|warning| warning.kind))
    };
    let times = ["2024-01-02 08:00", "2024-01-02 23:15", "2024-01-02 12:00"];
    assert_eq!(last(times, None), ("2".to_owned(), None));
    let seconds = ["2024-01-02 08:00:01", "2024-01-02 08:00:09", "2024-01-02 08:00:05"];
    assert_eq!(last(seconds, None), ("2".to_owned(), None));
    let short = ["31.12.99", "01.01.68", "01.01.20"];
    assert_eq!(last(short, None), ("2".to_owned(), Some(WarningKind::TwoDigitYears)));
    let pivot = Some(DateFormat::new("%d.%m.%y", Some(2026)));
    assert_eq!(last(short, pivot), ("3".to_owned(), None));
    // Of one time the file's order decides, whatever the texts.
    assert_eq!(last(["7", "07", "3"], None), ("2".to_owned(), None));
}

/// A record as it is drawn: person (0 is missing), time, a text and a number in hundredths (both
/// may be missing).
type Drawn = (u8, u8, Option<u8>, Option<i16>);

fn hundredths(number: i16) -> String {
    let (sign, size) = (if number < 0 { "-" } else { "" }, i32::from(number).abs());
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

fn text_of(records: &[Drawn]) -> String {
    let mut text = "id;at;word;sum;least;most;cells\n".to_owned();
    for &(person, time, word, number) in records {
        let id = if person == 0 { "?".to_owned() } else { format!("p{person}") };
        let word = word.map_or("?".to_owned(), |word| format!("w{word}"));
        let number = number.map_or("?".to_owned(), hundredths);
        text += &format!("{id};{time};{word};{number};{number};{number};{number}\n");
    }
    text
}

/// The same folded by hand, as a file, with what was lost of the texts.
fn by_hand(records: &[Drawn], ordered: bool, last: bool) -> (String, ColumnFold) {
    let mut persons: Vec<u8> = Vec::new();
    let mut rows: BTreeMap<u8, Vec<Drawn>> = BTreeMap::new();
    for &record in records.iter().filter(|record| record.0 > 0) {
        if !persons.contains(&record.0) {
            persons.push(record.0);
        }
        rows.entry(record.0).or_default().push(record);
    }
    let mut text = "id;at;word;sum;least;most;cells;records\n".to_owned();
    let mut lost = ColumnFold::default();
    for person in persons {
        let mut own = rows[&person].clone();
        if ordered {
            own.sort_by_key(|record| record.1);
        }
        let (first, kept) = (own[0], if last { own[own.len() - 1] } else { own[0] });
        let numbers: Vec<i16> = own.iter().filter_map(|record| record.3).collect();
        let number = |number: Option<i16>| number.map_or("?".to_owned(), hundredths);
        // As there is only one text for each number, it does not matter whose it is.
        let (least, most) = (numbers.iter().min().copied(), numbers.iter().max().copied());
        let sum = (!numbers.is_empty()).then(|| numbers.iter().sum());
        let word = kept.2.map_or("?".to_owned(), |word| format!("w{word}"));
        text += &format!(
            "p{person};{};{word};{};{};{};{};{}\n",
            first.1,
            number(sum),
            number(least),
            number(most),
            numbers.len(),
            own.len()
        );
        let others: BTreeSet<u8> =
            own.iter().filter_map(|record| record.2).filter(|&word| Some(word) != kept.2).collect();
        lost.persons += u32::from(!others.is_empty());
        lost.values += others.len() as u64;
    }
    (text, lost)
}

proptest! {
    #[test]
    fn a_folded_table_is_a_file_that_was_folded_by_hand(
        records in prop::collection::vec(
            (0_u8..5, 0_u8..4, prop::option::of(0_u8..3), prop::option::of(-150_i16..150)),
            1..16,
        ),
        ordered in any::<bool>(),
        last in any::<bool>(),
    ) {
        let markers = ["?".to_owned()];
        let read = table(&text_of(&records));
        let kept = if last { Keep::Last } else { Keep::First };
        let keeps = vec![
            Keep::First, Keep::First, kept, Keep::Sum, Keep::Smallest, Keep::Largest, Keep::Count,
        ];
        let folding = Fold {
            order: ordered.then(|| order(1)),
            records_as: Some("records"),
            leaves_out: true,
            ..fold(&markers, keeps)
        };
        if records.iter().all(|record| record.0 == 0) {
            prop_assert!(folding.apply(&read).is_err());
            return Ok(());
        }
        let found = folding.apply(&read).unwrap();
        let (expected, lost) = by_hand(&records, ordered, last);
        let expected = table(&expected);
        prop_assert_eq!(names(&found.table), names(&expected));
        prop_assert_eq!(cells(&found.table), cells(&expected));
        for (column, expected) in found.table.columns.iter().zip(&expected.columns) {
            prop_assert_eq!(
                column.dictionary.iter().collect::<Vec<_>>(),
                expected.dictionary.iter().collect::<Vec<_>>()
            );
        }
        prop_assert_eq!(found.figures.columns[2], Some(lost));
        let nameless = records.iter().filter(|record| record.0 == 0).count() as u64;
        prop_assert_eq!(found.figures.left_out, nameless);
        // A cell is where it is said to be from.
        let before = cells(&read);
        for (person, after) in cells(&found.table).iter().enumerate() {
            for column in [0, 1, 2, 4, 5] {
                let (record, line) = found.sources.place(Some(column), person).unwrap();
                prop_assert_eq!(&before[record as usize][column], &after[column]);
                prop_assert_eq!(line, record + 2);
            }
        }
        // Nothing is left to fold.
        let again = Fold { records_as: None, keeps: vec![Keep::First; 8], ..folding };
        let again = again.apply(&found.table).unwrap();
        prop_assert_eq!(cells(&again.table), cells(&found.table));
        prop_assert_eq!(again.figures.several, 0);
    }
}
