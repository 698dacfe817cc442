//! Another table below the first, in the same file.

use crate::format::layout::{Row, all_named, is_empty};
use crate::format::totals::text;
use crate::table::suggest::MISSING_MARKERS;
use crate::table::{Column, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Gaps between records that are looked at.
const GAPS: usize = 200;

/// Records below a gap that tell whether they begin with names.
const COMPARED: usize = 100;

/// A column that nearly all records have something in lacks it in one of so many at most.
const RARE: usize = 10;

/// Records below a first one of words that show that figures are meant: a second line of names stands
/// above few records, too, and would be a person.
const BELOW_NAMES: usize = 3;

/// The records that look like other tables, each from its names to the next gap. `empty` has for
/// each column how many of its cells are empty.
pub(super) fn tables(
    table: &Table,
    empty: &[usize],
    are_names: impl Fn(&[Row]) -> bool,
) -> Vec<Range<usize>> {
    let gaps: Vec<usize> = gaps(table).collect();
    let end = |start: usize| {
        let next = gaps.partition_point(|&gap| gap <= start);
        gaps.get(next).copied().unwrap_or(table.records)
    };
    let blocks = gaps.iter().map(|&start| start..end(start));
    let blocks: Vec<Range<usize>> =
        blocks.filter(|block| block.len() > 1 && !says_names(table, block.start)).collect();
    let named = blocks.iter().filter(|block| begins_with_names(table, block, &are_names));
    let named: Vec<usize> = named.map(|block| block.start).collect();
    let ordinary = with_known_cells(table, &gaps, &named);
    let below = blocks.into_iter().filter(|block| {
        named.contains(&block.start) && !ordinary.contains(&block.start)
            || lacks_columns(table, block, empty)
    });
    let mut tables: Vec<Range<usize>> = below.collect();
    for start in unlike_others(table) {
        if !says_names(table, start) && !tables.iter().any(|table| table.contains(&start)) {
            tables.push(start..end(start));
        }
    }
    tables.sort_by_key(|table| table.start);
    tables
}

/// The records above which lines stand that are no records.
fn gaps(table: &Table) -> impl Iterator<Item = usize> {
    let jumps = table.lines.jumps().take(GAPS);
    let gaps = jumps.filter(|&(record, lines)| {
        let cells = table.columns.iter().map(|column| text(column, record as usize - 1));
        let ends: usize = cells.map(|cell| cell.matches('\n').count()).sum();
        lines > ends as u64
    });
    gaps.map(|(record, _)| record as usize)
}

/// Whether a record says the names of the table again, which is told elsewhere.
fn says_names(table: &Table, record: usize) -> bool {
    table.columns.iter().all(|column| text(column, record).trim() == column.name.trim())
}

/// Whether the first record of a block is names by what follows it, columns that are empty there
/// aside.
fn begins_with_names(
    table: &Table,
    block: &Range<usize>,
    are_names: impl Fn(&[Row]) -> bool,
) -> bool {
    let looked_at = block.start..block.end.min(block.start + COMPARED);
    let columns: Vec<&Column> = table
        .columns
        .iter()
        .filter(|column| looked_at.clone().any(|record| !is_empty(text(column, record))))
        .collect();
    let rows = looked_at.map(|record| Row {
        line: table.lines.line(record as u64),
        cells: columns.iter().map(|column| text(column, record).to_owned()).collect(),
    });
    let rows: Vec<Row> = rows.collect();
    columns.len() > 1 && rows.first().is_some_and(|row| all_named(&row.cells)) && are_names(&rows)
}

/// Of records that look like names those with a cell that its column holds elsewhere, too: records
/// of people in whose place of a figure a word stands. What begins other blocks may be the same
/// names again.
fn with_known_cells(table: &Table, gaps: &[usize], named: &[usize]) -> BTreeSet<usize> {
    let mut known = BTreeSet::new();
    if named.is_empty() {
        return known;
    }
    for column in &table.columns {
        let mut occurs = vec![false; column.dictionary.len()];
        let mut record = 0;
        column.codes.for_each_in(0..table.records, |code| {
            occurs[code as usize] |= gaps.binary_search(&record).is_err();
            record += 1;
        });
        known.extend(named.iter().copied().filter(|&record| {
            occurs[column.codes.get(record) as usize] && !is_empty(text(column, record))
        }));
    }
    known
}

/// Whether a block has nothing in half of the columns that the other records have something in.
fn lacks_columns(table: &Table, block: &Range<usize>, empty: &[usize]) -> bool {
    let others = table.records - block.len();
    let (mut usual, mut lacking) = (0, 0);
    for (column, &empty) in table.columns.iter().zip(empty) {
        let lacks =
            empty >= block.len() && block.clone().all(|record| is_empty(text(column, record)));
        let elsewhere = if lacks { empty - block.len() } else { empty };
        if elsewhere * RARE <= others {
            usual += 1;
            lacking += usize::from(lacks);
        }
    }
    others >= block.len() && lacking > 0 && lacking * 2 >= usual
}

/// Records that hold words in all columns in which nearly all others hold figures, two at least:
/// names of another table without a gap above.
fn unlike_others(table: &Table) -> Vec<usize> {
    let mut found: BTreeMap<usize, usize> = BTreeMap::new();
    let mut of_figures = Vec::new();
    for column in &table.columns {
        let has_figures: Vec<bool> = column.dictionary.iter().map(has_figure).collect();
        let mut others = column.dictionary.iter().zip(&has_figures).filter(|(_, has)| !**has);
        if !has_figures.contains(&true) {
            continue;
        }
        if !others.any(|(value, _)| is_word(value)) {
            of_figures.push(column);
            continue;
        }
        let words = column.codes.occurrences(has_figures.len()).into_iter();
        let (mut figures, mut odd) = (0, Vec::new());
        let mut often = 0;
        for (code, records, first) in words {
            let value = column.dictionary.get(code);
            if has_figures[code as usize] {
                figures += records as usize;
            } else if is_word(value) {
                often += records as usize;
                if records == 1 {
                    odd.push(first as usize);
                }
            }
        }
        let least = if odd == [0] && often == 1 { BELOW_NAMES } else { RARE * often.max(1) };
        if figures >= least {
            of_figures.push(column);
            odd.into_iter().for_each(|record| *found.entry(record).or_default() += 1);
        }
    }
    let names = found.into_iter().filter(|&(record, odd)| {
        let filled = of_figures.iter().filter(|column| !is_empty(text(column, record))).count();
        let cells = table.columns.iter().map(|column| text(column, record).trim());
        let cells: Vec<&str> = cells.filter(|cell| !cell.is_empty()).collect();
        let distinct: BTreeSet<&str> = cells.iter().copied().collect();
        odd > 1 && odd == filled && distinct.len() == cells.len()
    });
    names.map(|(record, _)| record).collect()
}

fn has_figure(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit())
}

fn is_word(text: &str) -> bool {
    text.chars().any(char::is_alphabetic) && !MISSING_MARKERS.contains(&text.trim())
}

#[cfg(test)]
mod tests {
    use super::super::tests::told;

    const STAFF: &str = "name;sex;age;pay\nAnn;f;30;3\nBob;m;41;4\nCid;m;50;4\nDan;f;35;9\n";

    #[test]
    fn another_table_below_a_gap_is_told() {
        let told_below = |rest: &str| told(&format!("{STAFF}{rest}"));
        assert_eq!(
            told_below("\nward;beds;nurses;\nA;30;4\u{20};\nB;20;3;\n"),
            [("other", 3, 7, 7)]
        );
        assert_eq!(told_below(";;;\n;;;\nward;;beds;\nA;;30;\nB;;20;\n"), [("other", 3, 8, 8)]);
        assert_eq!(told_below("\nf;female;;\nm;male;;\n"), [("other", 2, 7, 7)]);
        // Persons below a blank line.
        assert_eq!(told_below("\nEve;f;30;3\nFay;f;41;4\n"), []);
        assert_eq!(told_below("\nEve;f;;3\nFay;f;41;4\n"), []);
        // The same names twice are those of tables all the same.
        let wards = "\nward;beds;nurses;\nA;30;4;\nB;20;3;\n";
        assert_eq!(told_below(&wards.repeat(2)), [("other", 6, 7, 11)]);
        // A heading of theirs is no line of names.
        assert_eq!(told_below("\nWard 2;;;\nEve;f;30;3\nFay;f;41;4\n"), [("bare", 1, 7, 7)]);
    }

    /// Somebody below a gap of whom a word stands where others have a figure.
    #[test]
    fn names_of_another_table_are_in_no_column_elsewhere() {
        let people = "name;sex;age\nAnn;f;30\nBob;m;41\nCid;m;50\nDan;f;35\n";
        let told_below = |rest: &str| told(&format!("{people}\n{rest}"));
        assert_eq!(told_below("Eve;f;unknown\nFay;f;41\nGil;m;20\n"), []);
        assert_eq!(told_below("ward;kind;beds\nA;x;41\nB;y;20\n"), [("other", 3, 7, 7)]);
    }

    #[test]
    fn cells_of_several_lines_are_no_gaps() {
        let text = format!("{STAFF}\"E\nv\ne\";f;30;3\nward;beds;20;3\nFay;f;41;4\n");
        assert_eq!(told(&text), []);
    }

    #[test]
    fn names_without_a_gap_are_told_by_words_above_figures() {
        let staff: String = (20..40).map(|age| format!("P{age};f;{age};{age}\n")).collect();
        let text = |names: &str| format!("name;sex;age;pay\n{staff}{names}\n{staff}");
        assert_eq!(told(&text("ward;kind;beds;nurses")), [("other", 21, 22, 22)]);
        // A second line of names, above few records, too.
        let few = "Person;Stand;Bezug\nname;age;pay\nAnn;30;3\nBob;41;4\nCid;50;4\n";
        assert_eq!(told(few), [("other", 4, 2, 2)]);
        assert_eq!(told("name;age;pay\nAnn;k.A.;much\nBob;41;4\nCid;50;4\nDan;1;4\n"), []);
        // Somebody of whom little is known.
        assert_eq!(told(&text("Pat;f;unknown;3")), []);
        assert_eq!(told(&text("P41;f;unknown;unknown")), []);
        assert_eq!(told(&text("P41;f;old;much")), []);
    }
}
