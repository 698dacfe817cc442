//! Cells that stand only in the first record of those that share them.
//!
//! Lists that people keep, and sheets with merged cells, say whose visits follow once: the records
//! below have nothing there. Read as they stand, each of them would be somebody of whom nothing is
//! known. Whether they are the same person's cannot be seen, so that it is said, and filled up only
//! where somebody says so. A ditto mark says the same in so many words, and a dash may, where nothing is
//! empty.

use super::layout::is_empty;
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::table::dates::DateFormat;
use crate::table::persons::names_own_fact;
use crate::table::suggest::{names_lasting_fact, names_what_many_lack};
use crate::table::{Codes, Column, DataType, Dictionary, Table, composed, kind};

/// How many columns from the left may tell where a block begins.
const LEADING: usize = 4;

/// Records without the leading cell, and blocks, there must be at least.
const FEWEST: usize = 3;

/// One of so many records at least is without it, and one of so few where nothing goes with it.
const OFTEN: usize = 10;
const ALONE: usize = 3;

/// Of ten blocks nine begin with a value that no other begins with.
const DISTINCT: (usize, usize) = (9, 10);

/// What counts records may leave out one number for each that it has.
const COUNTED: u64 = 2;

/// What people write for "as above", without spaces and in small letters.
const DITTO: [&str; 32] = [
    "\"",
    "\"\"",
    "''",
    "\u{201c}",
    "\u{201d}",
    "\u{201e}",
    "\u{2033}",
    "\u{3003}",
    "-\"-",
    "--\"--",
    "\u{2013}\"\u{2013}",
    "\u{2014}\"\u{2014}",
    "-''-",
    "-\u{201d}-",
    "-//-",
    "\u{2191}",
    "ditto",
    "dito",
    "dto.",
    "dto",
    "idem",
    "id.",
    "do.",
    "s.o.",
    "s._o.",
    "siehe_oben",
    "wie_oben",
    "as_above",
    "see_above",
    "same_as_above",
    "comme_ci-dessus",
    "jw.",
];

/// What stands for "as above", or for nothing at all.
const DASHES: [&str; 7] = ["-", "--", "---", "\u{2013}", "\u{2014}", "\u{2212}", "\u{2015}"];

/// A column that is filled in the first record of each block, by which blocks are told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lead {
    /// Which column.
    pub(super) column: usize,
    /// The records in which it is empty.
    pub(super) records: usize,
    /// The first of them, from 0.
    pub(super) first: usize,
}

impl Lead {
    /// What is said of it.
    pub(super) fn warning(&self, table: &Table) -> Warning {
        let attribute = Some(table.columns[self.column].name.clone());
        let line = Some(table.lines.line(self.first as u64));
        let column = Some(self.column as u32 + 1);
        let place = Place { attribute, column, line, ..Place::default() };
        Warning { kind: WarningKind::BlocksUnfilled { records: self.records as u64 }, place }
    }
}

/// Where each record goes on with the block of the one before.
struct Blocks {
    goes_on: Vec<bool>,
    /// How many do.
    count: usize,
    /// Whether dashes point to the cell above.
    dashes: bool,
}

impl Blocks {
    /// What is said of the column that tells them apart.
    fn lead(&self, column: usize) -> Lead {
        let first = self.goes_on.iter().position(|&goes_on| goes_on).unwrap_or(0);
        Lead { column, records: self.count, first }
    }

    /// Those that `column` tells apart: a record in which it is empty goes on, but for the first.
    fn of_column(column: &Column) -> Self {
        let dashes = have_dashes_alone(column);
        let empty = empty_texts(column, dashes);
        let mut goes_on: Vec<bool> = column.codes.iter().map(|code| empty[code as usize]).collect();
        if let Some(first) = goes_on.first_mut() {
            *first = false;
        }
        let count = goes_on.iter().filter(|&&goes_on| goes_on).count();
        Self { goes_on, count, dashes }
    }

    /// In how many records that begin a block `column` is filled; nothing if it is in one that
    /// goes on.
    fn begun_with(&self, column: &Column) -> Option<usize> {
        let empty = empty_texts(column, self.dashes);
        let mut filled = 0;
        for (code, &goes_on) in column.codes.iter().zip(&self.goes_on) {
            let is_filled = !empty[code as usize];
            if is_filled && goes_on {
                return None;
            }
            filled += usize::from(is_filled);
        }
        Some(filled)
    }
}

/// For each text of a column whether it has no content, or points to the cell above, as dashes may, if
/// nothing else does.
fn empty_texts(column: &Column, dashes: bool) -> Vec<bool> {
    let dashes = dashes && have_dashes_alone(column);
    let texts = column.dictionary.iter();
    texts.map(|text| is_empty(text) || is_ditto(text) || dashes && is_dash(text)).collect()
}

/// Whether dashes stand in a column, and not in the first record, and no cell is empty or a ditto mark:
/// then a dash may be one.
fn have_dashes_alone(column: &Column) -> bool {
    let first = column.codes.iter().next().map(|code| column.dictionary.get(code));
    column.dictionary.iter().any(is_dash)
        && !first.is_some_and(is_dash)
        && !column.dictionary.iter().any(|text| is_empty(text) || is_ditto(text))
}

fn is_dash(text: &str) -> bool {
    DASHES.contains(&text.trim())
}

fn is_ditto(text: &str) -> bool {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let text = if words.len() > 1 && text.contains(char::is_alphabetic) {
        words.join("_")
    } else {
        words.concat()
    };
    DITTO.contains(&text.as_str())
}

/// What is said of columns in which ditto marks stand below something else, but for those that the
/// `leads` fill up.
pub(super) fn dittos(table: &Table, leads: &[Lead]) -> Vec<Warning> {
    let blocks: Vec<Blocks> =
        leads.iter().map(|lead| Blocks::of_column(&table.columns[lead.column])).collect();
    let marked = table.columns.iter().zip(1..).filter_map(|(column, number)| {
        let is_mark: Vec<bool> = column.dictionary.iter().map(is_ditto).collect();
        if !is_mark.contains(&true)
            || blocks.iter().any(|blocks| blocks.begun_with(column).is_some())
        {
            return None;
        }
        let mut records = { column.codes.iter().enumerate() }
            .filter(|&(_, code)| is_mark[code as usize])
            .map(|(record, _)| record);
        // Nothing is above the first record.
        let first = records.next().filter(|&record| record > 0)?;
        let line = Some(table.lines.line(first as u64));
        let attribute = Some(column.name.clone());
        let place = Place { attribute, column: Some(number), line, ..Place::default() };
        Some(Warning {
            kind: WarningKind::DittoMarks { records: records.count() as u64 + 1 },
            place,
        })
    });
    marked.collect()
}

/// Fills up blocks: a record in which one of the `leads` is empty takes its cell from the record
/// above, as well as those of all columns that are empty in each such record.
///
/// # Errors
/// [`Kind::MissingAttribute`] for a column that the table does not have.
pub(super) fn fill_down(table: &mut Table, leads: &[String]) -> Result<()> {
    // A block within another ends where that one does.
    let mut outer: Option<Vec<bool>> = None;
    for name in leads {
        let lead = table.columns.iter().position(|column| composed(&column.name) == composed(name));
        let lead = lead.ok_or_else(|| Error::new(Kind::MissingAttribute).of_attribute(name))?;
        let mut blocks = Blocks::of_column(&table.columns[lead]);
        if let Some(outer) = &outer {
            blocks.goes_on.iter_mut().zip(outer).for_each(|(own, outer)| *own &= outer);
        }
        // Who writes ditto marks leaves nothing out: what is empty beside them is empty.
        let are_marks = !table.columns[lead].dictionary.iter().any(is_empty);
        for column in &mut table.columns {
            if blocks.begun_with(column).is_some()
                && (!are_marks
                    || column.dictionary.iter().any(is_ditto)
                    || blocks.dashes && have_dashes_alone(column))
            {
                *column = filled(column, &blocks);
            }
        }
        // A mark points to the cell above, whosever that is.
        let column = &mut table.columns[lead];
        let is_mark: Vec<bool> = column.dictionary.iter().map(is_ditto).collect();
        if is_mark.contains(&true) {
            let goes_on = column.codes.iter().map(|code| is_mark[code as usize]);
            *column =
                filled(column, &Blocks { count: 0, goes_on: goes_on.collect(), dashes: false });
        }
        outer = Some(blocks.goes_on);
    }
    Ok(())
}

/// A column whose records show what the first of their block does. Texts that nobody shows any more
/// are gone.
fn filled(column: &Column, blocks: &Blocks) -> Column {
    let mut dictionary = Dictionary::new();
    let mut codes = Codes::new();
    let mut current = 0;
    for (code, &goes_on) in column.codes.iter().zip(&blocks.goes_on) {
        if !goes_on {
            current = dictionary.insert(column.dictionary.get(code));
        }
        codes.push(current);
    }
    codes.shrink();
    Column { name: column.name.clone(), codes, dictionary }
}

/// Whether a table seems to tell blocks apart by a column, as the file does that is to be filled up.
#[must_use]
pub fn tells_blocks(table: &Table, name: &str) -> bool {
    unfilled(table).iter().any(|lead| composed(&table.columns[lead.column].name) == composed(name))
}

/// The columns by which a table seems to tell blocks apart, the outermost first: they stand on its
/// left, are empty in many records, and filled with something new in the record above these, which
/// hold something else.
pub(super) fn unfilled(table: &Table) -> Vec<Lead> {
    let mut leads = Vec::new();
    // Columns that a lead fills up as well.
    let mut is_led = vec![false; table.columns.len()];
    for (index, column) in table.columns.iter().enumerate().take(LEADING) {
        if is_led[index] {
            continue;
        }
        if !empty_texts(column, true).contains(&true) {
            // What counts the records says nothing of blocks; beside anything else a gap is one of a
            // record of its own, be it a moment, an address or an application of each.
            if counts(column) {
                continue;
            }
            break;
        }
        let blocks = Blocks::of_column(column);
        let led = led_by(table, &blocks);
        if !(is_lead(column, &blocks, &led) && hold_something(table, &blocks, &led, true)) {
            // What stands to the right of a gap that means something else leads nobody.
            break;
        }
        leads.push(blocks.lead(index));
        is_led.iter_mut().zip(led).for_each(|(is_led, led)| *is_led |= led);
    }
    for (index, column) in table.columns.iter().enumerate() {
        if is_led[index] || leads.iter().any(|lead| lead.column == index) || !is_of_days(column) {
            continue;
        }
        let blocks = Blocks::of_column(column);
        let led = led_by(table, &blocks);
        if is_lead(column, &blocks, &led) && hold_something(table, &blocks, &led, false) {
            leads.push(blocks.lead(index));
            is_led.iter_mut().zip(led).for_each(|(is_led, led)| *is_led |= led);
        }
    }
    leads
}

/// Whether a column counts the records: whole numbers, each greater than the one before, that leave out
/// few.
fn counts(column: &Column) -> bool {
    let numbers: Option<Vec<u64>> =
        column.codes.iter().map(|code| column.dictionary.get(code).trim().parse().ok()).collect();
    numbers.is_some_and(|numbers| {
        let span = numbers.last().zip(numbers.first());
        numbers.windows(2).all(|pair| pair[0] < pair[1])
            && span.is_some_and(|(last, first)| last - first < COUNTED * numbers.len() as u64)
    })
}

/// For each column whether it is filled where blocks begin, in half of them at least, and nowhere else.
fn led_by(table: &Table, blocks: &Blocks) -> Vec<bool> {
    let begun = table.records - blocks.count;
    let led = table.columns.iter().map(|column| blocks.begun_with(column));
    led.map(|filled| filled.is_some_and(|filled| filled * 2 >= begun)).collect()
}

/// Whether the cells of a column, wherever it stands, are empty or dates that never go back, or never go
/// forth, each of several with records below that lack one: a day written once for all that was on it.
fn is_of_days(column: &Column) -> bool {
    let empty = empty_texts(column, true);
    if !empty.contains(&true) || names_own_fact(&column.name) {
        return false;
    }
    let inferred = kind::infer_values(|| {
        let texts = column.dictionary.iter().zip(&empty);
        texts.filter(|(_, empty)| !**empty).map(|(text, _)| text)
    });
    let DataType::Date(format) = inferred.data_type else { return false };
    let format = DateFormat::new(format, None);
    let days = column.dictionary.iter().zip(&empty).map(|(text, &empty)| match empty {
        true => None,
        false => format.begins(text).map(|day| (day.year(), day.month(), day.day())),
    });
    let days: Vec<Option<_>> = days.collect();
    let (mut forth, mut back, mut last) = (true, true, None);
    // How many days have records below that lack one.
    let (mut followed, mut is_begun) = (0, false);
    for code in column.codes.iter() {
        match days[code as usize] {
            Some(day) => {
                forth &= last.is_none_or(|last| last <= day);
                back &= last.is_none_or(|last| last >= day);
                (last, is_begun) = (Some(day), true);
            }
            None => {
                followed += usize::from(is_begun);
                is_begun = false;
            }
        }
    }
    (forth || back) && followed >= FEWEST
}

/// Whether blocks begin with `column` as in a list that says once what is shared.
fn is_lead(column: &Column, blocks: &Blocks, led: &[bool]) -> bool {
    let records = blocks.goes_on.len();
    let begun = records - blocks.count;
    // The column itself is among them.
    let is_alone = led.iter().filter(|&&led| led).count() < 2;
    let often = if is_alone { ALONE } else { OFTEN };
    if blocks.count < FEWEST || begun < FEWEST || blocks.count * often < records {
        return false;
    }
    if is_alone && names_what_many_lack(&column.name) {
        return false;
    }
    let empty = empty_texts(column, blocks.dashes);
    let filled = empty.iter().filter(|&&empty| !empty).count();
    let starts_filled = column.codes.iter().next().is_some_and(|code| !empty[code as usize]);
    starts_filled && filled * DISTINCT.1 >= begun * DISTINCT.0
}

/// Whether every record that goes on holds something of its own, and some column is filled in nearly
/// all of them; but, if a block is `of_one` person, nothing that makes another of it, such as another birth
/// date, or as often as not another age.
fn hold_something(table: &Table, blocks: &Blocks, led: &[bool], of_one: bool) -> bool {
    let mut holds = vec![false; table.records];
    let mut most = 0;
    for (column, _) in table.columns.iter().zip(led).filter(|(_, led)| !**led) {
        let empty = empty_texts(column, blocks.dashes);
        let (mut filled, mut unlike, mut begun_with) = (0, 0, None);
        for (record, code) in column.codes.iter().enumerate() {
            if !blocks.goes_on[record] {
                begun_with = Some(code);
            } else if !empty[code as usize] {
                holds[record] = true;
                filled += 1;
                unlike += usize::from(begun_with != Some(code));
            }
        }
        // The same birth date may well stand in each of a person's records.
        if of_one && names_own_fact(&column.name) && unlike * OFTEN > filled {
            return false;
        }
        if of_one && names_lasting_fact(&column.name) && unlike * 2 > filled {
            return false;
        }
        most = most.max(filled);
    }
    let all = holds.iter().zip(&blocks.goes_on).all(|(&holds, &goes_on)| holds || !goes_on);
    all && most * DISTINCT.1 >= blocks.count * DISTINCT.0
}

#[cfg(test)]
mod tests {
    use super::{Lead, dittos, fill_down, unfilled};
    use crate::error::{Kind, WarningKind};
    use crate::format::csv::{Options, Reader};
    use crate::table::Table;

    fn table(csv: &str) -> Table {
        let options = Options { header: Some(true), delimiter: Some(b','), ..Options::default() };
        let mut reader = Reader::new(options);
        reader.push(csv.as_bytes()).unwrap();
        reader.finish().unwrap().table
    }

    fn lines(table: &Table) -> Vec<String> {
        let records = (0..table.records).map(|record| {
            let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
            cells.collect::<Vec<_>>().join(",")
        });
        records.collect()
    }

    const VISITS: &str = "\
patient,born,visit,zip
A,1950,1.1.,80331
,,2.1.,
,,3.1.,
B,,1.2.,80333
,,5.2.,
C,1980,2.2.,
,,7.2.,
,,8.2.,
";

    #[test]
    fn records_take_what_their_block_begins_with() {
        let mut table = table(VISITS);
        assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }]);
        fill_down(&mut table, &["patient".to_owned()]).unwrap();
        let expected = [
            "A,1950,1.1.,80331",
            "A,1950,2.1.,80331",
            "A,1950,3.1.,80331",
            "B,,1.2.,80333",
            "B,,5.2.,80333",
            "C,1980,2.2.,",
            "C,1980,7.2.,",
            "C,1980,8.2.,",
        ];
        assert_eq!(lines(&table), expected);
        // Nothing is left to be said, and no text stands there that nobody shows.
        assert_eq!(unfilled(&table), []);
        assert_eq!(table.columns[0].dictionary.len(), 3);
        let refused = fill_down(&mut table, &["person".to_owned()]);
        assert_eq!(refused.unwrap_err().kind, Kind::MissingAttribute);
    }

    #[test]
    fn what_is_filled_in_some_record_that_goes_on_is_no_part_of_the_block() {
        let mut table = table(&VISITS.replace(",,5.2.,", ",,5.2.,80335"));
        fill_down(&mut table, &["patient".to_owned()]).unwrap();
        let filled = lines(&table);
        assert_eq!(filled[1], "A,1950,2.1.,");
        assert_eq!(filled[4], "B,,5.2.,80335");
    }

    #[test]
    fn blocks_within_blocks_are_filled_from_the_outermost() {
        let text = "clinic,patient,visit\nN,A,1\n,,2\n,B,3\n,,4\nS,C,5\n,,6\n,D,7\n,E,8\n,,9\nW,F,1\n,,2\n";
        let mut table = table(text);
        let found: Vec<usize> = unfilled(&table).iter().map(|lead| lead.column).collect();
        assert_eq!(found, [0, 1]);
        fill_down(&mut table, &["clinic".to_owned(), "patient".to_owned()]).unwrap();
        let expected = ["N,A,1", "N,A,2", "N,B,3", "N,B,4", "S,C,5", "S,C,6", "S,D,7", "S,E,8"];
        assert_eq!(lines(&table)[..8], expected);
        assert_eq!(lines(&table)[8..], ["S,E,9", "W,F,1", "W,F,2"]);
    }

    #[test]
    fn a_block_ends_where_the_one_around_it_does() {
        let mut table = table("clinic,patient,visit\nN,A,1\n,,2\n,B,3\n,,4\nS,,5\n,,6\n,C,7\n");
        fill_down(&mut table, &["clinic".to_owned(), "patient".to_owned()]).unwrap();
        let expected = ["N,A,1", "N,A,2", "N,B,3", "N,B,4", "S,,5", "S,,6", "S,C,7"];
        assert_eq!(lines(&table), expected);
    }

    #[test]
    fn what_persons_are_may_stand_in_each_of_their_records() {
        let table = table("client,sex,kind\nA,f,1\n,f,2\n,f,1\nB,m,2\n,m,1\nC,f,3\n,f,1\n,f,2\n");
        assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }]);
    }

    #[test]
    fn numbers_of_records_and_what_lasts_take_no_block_away() {
        for text in [
            "no,case,kind\n1,A,1\n2,,2\n3,,1\n4,B,2\n6,,1\n7,C,3\n9,,1\n",
            "x,case,age\n11,A,30\n12,,30\n13,,30\n14,B,52\n15,,53\n16,C,18\n17,,18\n",
        ] {
            assert_eq!(unfilled(&table(text))[0].column, 1, "{text}");
        }
        // With it something else of the same person is told once.
        let mails = "mail,name,kind\na@x,A,1\n,,2\n,,1\nb@x,B,2\n,,1\nc@x,C,3\n,,1\n";
        assert_eq!(unfilled(&table(mails))[0].column, 0);
    }

    #[test]
    fn ditto_marks_are_filled_up_too() {
        let marked = VISITS.replace("\n,,", "\n\"\"\"\", dito ,");
        let mut table = table(&marked);
        assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }]);
        assert_eq!(dittos(&table, &unfilled(&table)), []);
        let told = dittos(&table, &[]);
        let columns: Vec<_> = told.iter().map(|one| (one.place.column, one.place.line)).collect();
        assert_eq!(columns, [(Some(1), Some(3)), (Some(2), Some(3))]);
        assert_eq!(told[0].kind, WarningKind::DittoMarks { records: 5 });
        fill_down(&mut table, &["patient".to_owned()]).unwrap();
        assert_eq!(lines(&table)[1], "A,1950,2.1.,");
        assert_eq!(lines(&table)[7], "C,1980,8.2.,");
        let mut table = self::table("who,town\nA,x\n\"\"\"\",\"\"\"\"\nB,dito\nC,y\n");
        fill_down(&mut table, &["who".to_owned(), "town".to_owned()]).unwrap();
        assert_eq!(lines(&table), ["A,x", "A,x", "B,x", "C,y"]);
    }

    #[test]
    fn ditto_marks_are_told_in_any_column() {
        for mark in
            ["\"\"\"\"", "s. o.", "Wie oben", "idem", "''", "\u{2013} \"\" \u{2013}", "Ditto"]
        {
            let mark = if mark.contains("\"\"") && !mark.starts_with('"') {
                format!("\"{mark}\"")
            } else {
                mark.to_owned()
            };
            let told = dittos(&table(&format!("a,town\n1,x\n2,{mark}\n3,y\n4,{mark}\n")), &[]);
            assert_eq!(told.len(), 1, "{mark}");
            assert_eq!(told[0].kind, WarningKind::DittoMarks { records: 2 }, "{mark}");
        }
        for other in ["-", "so", "id", "x\"", "oben", ""] {
            let other = other.replace('"', "\"\"");
            let table = table(&format!("a,town\n1,x\n2,\"{other}\"\n3,y\n"));
            assert_eq!(dittos(&table, &[]), [], "{other}");
        }
        assert_eq!(dittos(&table("unit\n\"\"\"\"\ncm\n\"\"\"\"\n"), &[]), []);
    }

    #[test]
    fn dashes_below_a_key_point_to_the_cell_above() {
        for dash in ["-", "--", "\u{2014}", " \u{2013} "] {
            let marked = VISITS.replace("\n,,", "\n-,-,");
            let mut table = table(&marked.replace('-', dash).replace("B,,", "B,1960,"));
            assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }], "{dash}");
            fill_down(&mut table, &["patient".to_owned()]).unwrap();
            assert_eq!(lines(&table)[2], "A,1950,3.1.,", "{dash}");
            assert_eq!(lines(&table)[4], "B,1960,5.2.,", "{dash}");
            assert_eq!(lines(&table)[7], "C,1980,8.2.,", "{dash}");
        }
        // Beside gaps a dash is a value, and in any other column one that is missing.
        for (text, found) in [
            ("who,v\nA,1\n-,2\n-,3\nB,4\n-,5\n,6\nC,7\n-,8\n", vec![]),
            ("zip,code\n1,x\n1,-\n2,y\n1,-\n2,z\n1,-\n", vec![]),
            ("mail,sex\na@x,f\n-,m\n-,m\nb@x,f\n-,f\nc@x,m\n-,f\n", vec![]),
            ("who,v\nA,1\n-,2\n-,3\nB,4\n-,5\nC,6\n-,7\n", vec![0]),
        ] {
            let leads: Vec<usize> = unfilled(&table(text)).iter().map(|lead| lead.column).collect();
            assert_eq!(leads, found, "{text}");
        }
    }

    #[test]
    fn days_that_are_written_once_are_found_wherever_they_stand() {
        let head = "ward,sex,zip,kind,finding,day\n";
        let rows = |days: &[&str]| -> String {
            let rows = days.iter().enumerate().map(|(record, day)| {
                let (ward, sex) = (record % 2, ["f", "m"][record / 2 % 2]);
                format!("{ward},{sex},{},a,F{},{day}\n", 80331 + record % 3, record % 4)
            });
            head.to_owned() + &rows.collect::<String>()
        };
        let once = ["2025-01-02", "", "", "2025-01-03", "", "2025-01-07", "", "", "2025-02-01"];
        let mut table = table(&rows(&once));
        assert_eq!(unfilled(&table), [Lead { column: 5, records: 5, first: 1 }]);
        fill_down(&mut table, &["day".to_owned()]).unwrap();
        let days = lines(&table);
        assert!(days[2].ends_with(",2025-01-02") && days[7].ends_with(",2025-01-07"), "{days:?}");
        for other in [
            // In no order, as where some have no such day.
            ["2025-01-02", "", "", "2025-05-03", "", "2025-01-01", "", "", "2025-02-01"],
            // Those without any stand behind all others.
            ["2025-01-02", "2025-01-03", "2025-01-04", "2025-01-05", "", "", "", "", ""],
            ["", "2025-01-02", "", "2025-01-03", "", "2025-01-07", "", "", "2025-02-01"],
        ] {
            assert_eq!(unfilled(&self::table(&rows(&other))), [], "{other:?}");
        }
    }

    #[test]
    fn other_gaps_begin_no_block() {
        for (text, why) in [
            ("zip,mail,b\n1,x,1\n1,,2\n1,,3\n2,y,4\n1,,5\n1,z,6\n2,,7\n", "something else leads"),
            (
                "mail,age,sex,zip\na@x,30,f,1\n,31,m,2\n,40,f,1\nb@x,31,f,2\n,30,m,1\nc@x,35,f,2\n,33,m,2\n",
                "whose sex stands there is somebody else",
            ),
            (
                "mail,sex\na@x,f\n,f\n,m\n,m\nb@x,f\n,f\n,m\nc@x,m\n,f\n,m\n",
                "that it is the same now and then is chance",
            ),
            ("a,b\n,1\nx,2\n,3\n,4\ny,5\nz,6\n,7\n", "the first record belongs to none"),
            ("a,b\nx,1\nx,2\n,3\n,4\nx,5\ny,6\n,7\n", "values recur"),
            ("a,b\nx,1\n,2\ny,3\nz,4\nw,5\n,6\nv,7\nu,8\nt,9\n,1\ns,2\nr,3\n", "seldom, and alone"),
            ("a,b,c\nx,1,1\n,,\ny,2,2\n,,\nz,3,3\n,,\n", "nothing stands there at all"),
            (
                "case,age\nA,30\n,41\n,52\nB,33\n,64\n,25\nC,71\n,18\n,30\n",
                "who is of another age is somebody else",
            ),
            (
                "case,zip\nA,01067\n,80331\n,20095\nB,50667\n,80331\n,01067\nC,10115\n,20095\n",
                "who lives elsewhere is somebody else",
            ),
            (
                "phone,kind\n0171,1\n,2\n,1\n0172,2\n,1\n0173,3\n,1\n,2\n",
                "not everybody tells a telephone",
            ),
            (
                "mail,case,kind\na@x,A,1\nb@x,,2\nc@x,,1\nd@x,B,2\ne@x,,1\nf@x,C,3\ng@x,,1\n",
                "each has an address",
            ),
        ] {
            assert_eq!(unfilled(&table(text)), [], "{why}");
        }
    }
}
