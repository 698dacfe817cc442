//! Records with other numbers of cells than there are columns: the last ones were cut off because
//! they are empty, or empty ones stand beyond the last column.

use crate::format::layout::{Row, is_empty};

/// Of so many records one at least lacks its last cells, where that is how the file is written.
/// One that lacks them more rarely may be broken.
const FREQUENT: usize = 20;

/// A column holds figures where at least so many of a hundred values begin with a digit.
const FIGURES: usize = 80;

/// So many of a hundred values of records that lack cells then do as well.
const FITTING: usize = 90;

/// The fewest cells that a record can have whose last cells were cut off, of so many columns: a
/// line of a single cell says something of the table, unless there are but two.
pub(super) fn least_cells(columns: usize) -> usize {
    usize::min(columns.saturating_sub(1), 2)
}

/// Whether records are to be fitted to the columns, by the rows of a table that begins with its
/// names or with its first record.
pub(super) fn is_needed(rows: &[Row]) -> bool {
    let Some((first, records)) = rows.split_first() else { return false };
    let width = first.cells.len();
    let mut further = records.iter().flat_map(|row| row.cells.iter().skip(width));
    if width < 2 || !further.all(|cell| is_empty(cell)) {
        return false;
    }
    let fewer = least_cells(width)..width;
    let short: Vec<&Row> = records.iter().filter(|row| fewer.contains(&row.cells.len())).collect();
    if short.is_empty() {
        return records.iter().any(|row| row.cells.len() > width);
    }
    short.len() > 1 && short.len() * FREQUENT >= records.len() && are_whole(records, &short, width)
}

/// Whether nothing shows that the `short` records among all were broken in two, so that the second
/// part stands in columns that it does not belong to.
fn are_whole(records: &[Row], short: &[&Row], width: usize) -> bool {
    let shared = short.iter().map(|row| row.cells.len()).min().unwrap_or(0);
    let figures = |rows: &mut dyn Iterator<Item = &Row>, column: usize| {
        let cells = rows.filter_map(|row| row.cells.get(column)).filter(|cell| !is_empty(cell));
        cells.fold((0, 0), |(all, some), cell| {
            let begins = cell.trim_start().starts_with(|letter: char| letter.is_ascii_digit());
            (all + 1, some + usize::from(begins))
        })
    };
    let (mut all, mut fitting) = (0, 0);
    for column in 0..shared {
        let (values, numbers) = figures(&mut records.iter(), column);
        if numbers * 100 >= values * FIGURES {
            let (values, numbers) = figures(&mut short.iter().copied(), column);
            (all, fitting) = (all + values, fitting + numbers);
        }
    }
    if all > 0 {
        return fitting * 100 >= all * FITTING;
    }
    // Nothing tells by what they hold. Two parts of a record have one cell more than it.
    let pairs = records.windows(2).filter(|pair| {
        let cells = |index: usize| pair[index].cells.len();
        cells(0) < width && cells(1) < width && cells(0) + cells(1) == width + 1
    });
    pairs.count() * 4 < short.len()
}

#[cfg(test)]
mod tests {
    use super::is_needed;
    use crate::format::layout::Row;

    #[track_caller]
    fn needed(text: &str) -> bool {
        let records = (1..)
            .zip(text.lines())
            .map(|(line, text)| Row { line, cells: text.split(';').map(str::to_owned).collect() });
        is_needed(&records.collect::<Vec<_>>())
    }

    #[test]
    fn cut_off_cells_are_known_by_how_often() {
        assert!(needed("name;age;sex;note\nAnn;34;f\nBob;35;m\nCid;36;m\n"));
        assert!(needed("name;age;sex;note\nAnn;34;f;x\nBob;35;m\nCid;36\n"));
        assert!(needed("name;age\nAnn;34;\nBob;35\n"));
        assert!(needed("name;note\nAnn\nBob\nCid;x\n"));
        let full = "Ann;34;f;x\n".repeat(40);
        assert!(!needed(&format!("name;age;sex;note\n{full}Bob;35;m\nCid;34\n")));
        assert!(!needed("name;age;sex\nAnn;34;f\nBob;35\n"));
        assert!(!needed("name;age\nAnn;34;x\nBob;35\n") && !needed("name;age\nAnn;34\n"));
        assert!(!needed("name\nAnn\n"));
        // What stands alone on its line is no record.
        assert!(!needed("name;age;sex\nAnn;34;f\nPage 1\nBob;35;m\nPage 2\n"));
    }

    #[test]
    fn broken_records_are_not_fitted() {
        let broken = "Ann;34;likes\ntea;f;1\nBob;35;likes\nbeer;m;1\nCid;36;x;m;1\n";
        assert!(!needed(&format!("name;age;note;sex;ill\n{broken}")));
        assert!(!needed("name;note;sex\nAnn;likes\ntea;f\nBob;likes\nbeer;m\n"));
        assert!(needed("name;note;sex;x;y;z\nAnn;likes\nBob;beer;m\nCid;beer;m\n"));
    }
}
