//! Titles that have as many cells as the table below them: `Club;Members;as of 3 May`.
//!
//! What they lack tells them from names: below them stands a line of names such as columns are usually
//! called, and no line above it is one.

use super::layout::{Row, all_named, is_empty};
use crate::table::suggest;

/// So many lines of several cells above names are taken for titles.
const FULL_TITLES: usize = 8;

/// The first of `rows` that holds names where those above do not; `width` is the number of cells that
/// most have. At least two and half of its cells are what columns are usually called; above it no line
/// has two such cells but one that says of each what it is (`Year:;2025`), and the first has none. Below it
/// few do: otherwise it is a record of a list of names.
pub(super) fn names_below(rows: &[Row], width: usize) -> Option<usize> {
    let known: Vec<usize> = rows.iter().take(FULL_TITLES + 1).map(known_names).collect();
    let names = (1..known.len()).find(|&index| {
        let cells = &rows[index].cells;
        cells.len() == width
            && known[index] >= 2
            && known[index] * 2 >= width
            && cells.iter().all(|cell| !is_empty(cell))
            && all_named(cells)
    })?;
    let are_titles = (0..names).all(|index| known[index] * 2 <= rows[index].filled());
    if known[0] > 0 || !are_titles {
        return None;
    }
    // To look at every cell of the beginning takes long where much is written in them.
    let below = &rows[names + 1..];
    let few_below =
        below.iter().filter(|row| known_names(row) * 2 >= width).count() * 4 < below.len();
    few_below.then_some(names)
}

/// The first of `rows` below a blank line, where those above it have half as many cells filled as there
/// are columns at most, and it has all: `15.06.2024;List;;;;;1`.
pub(super) fn names_apart(rows: &[Row], width: usize) -> Option<usize> {
    let gap = rows.windows(2).position(|pair| pair[1].line > pair[0].line + 1)?;
    let (titles, table) = rows.split_at(gap + 1);
    let names = table.first()?;
    (titles.len() <= FULL_TITLES
        && titles.iter().all(|row| row.filled() * 2 <= width)
        && names.cells.len() == width
        && names.filled() == width
        && all_named(&names.cells))
    .then_some(gap + 1)
}

/// How many of a row's cells are what columns are usually called.
fn known_names(row: &Row) -> usize {
    let names = row.cells.iter().map(|cell| cell.trim());
    names.filter(|name| !name.ends_with(':') && suggest::is_known_name(name)).count()
}

#[cfg(test)]
mod tests {
    use super::names_below;
    use crate::format::layout::Row;

    fn rows(text: &str) -> Vec<Row> {
        (1..)
            .zip(text.lines())
            .map(|(line, text)| Row { line, cells: text.split(';').map(str::to_owned).collect() })
            .collect()
    }

    #[test]
    fn what_stands_above_names_is_a_title_if_it_has_none() {
        let records = "Ann;Rome;3\nBob;Oslo;4\nCid;Ulm;5\n";
        for (above, expected) in [
            ("Club;Members;as of 3 May\n", Some(1)),
            ("Made by;J. D.;\nYear:;2025;\n", Some(2)),
            ("", None),
            // Names of their own, above records of which one says them.
            ("name;town;score\nEve;Bonn;7\n", None),
            ("Eve;town;7\n", None),
        ] {
            let text = format!("{above}name;town;score\n{records}");
            assert_eq!(names_below(&rows(&text), 3), expected, "{text}");
        }
        // A list of what columns mean.
        let meanings = "column;meaning\nname;town\ntown;name\nsex;gender\n";
        assert_eq!(names_below(&rows(meanings), 2), None);
    }
}
