//! A sheet's cells as text: UTF-8, one line for each row, cells apart by commas (RFC 4180).
//!
//! What reads files of text then reads sheets too, with all that it says and refuses. Empty rows
//! are blank lines, so that whoever counts records and blank lines has the row of the sheet.

use crate::merged::Area;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use std::collections::BTreeMap;

/// The most bytes that a sheet may come to: more would not fit beside the table that is made of
/// it.
const LIMIT: u64 = 1 << 30;

/// A row that has a cell.
struct GridRow {
    /// Its number in the sheet, from 0.
    number: u32,
    /// Where its text ends.
    end: usize,
    /// The column after its last cell, from 0.
    width: u32,
}

/// The cells of a sheet, in the order of their rows.
#[derive(Default)]
pub(crate) struct Grid {
    /// The rows' cells one after the other, with the commas between them and before the first.
    text: String,
    rows: Vec<GridRow>,
    /// The first column that has a cell, from 0.
    left: Option<u32>,
    /// The column after the last that has a cell, from 0.
    right: u32,
    /// The cells that reach further down, by their columns.
    tall: BTreeMap<u32, TallCell>,
    /// The last row of the headings that are known so far.
    headings: Option<u32>,
    /// Cells of the last row, and whether one of them stands for several columns.
    cells: u32,
    spreads: bool,
}

/// A cell that a sheet shows over several rows.
struct TallCell {
    /// The first and the last of them, from 0.
    first: u32,
    last: u32,
    text: String,
}

impl Grid {
    /// Adds a cell; an empty one is none. Cells come in the order of rows and columns.
    ///
    /// # Errors
    /// `workbook-broken` if they do not, `workbook-too-large` if there are too many.
    pub(crate) fn add(&mut self, place: (u32, u32), cell: &str) -> Outcome<()> {
        if cell.is_empty() { Ok(()) } else { self.add_text(place, cell) }
    }

    /// Adds a cell in which somebody wrote a text, be it an empty one: where it stands there is a
    /// row and a column.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub(crate) fn add_text(&mut self, (row, column): (u32, u32), cell: &str) -> Outcome<()> {
        if self.rows.last().is_none_or(|last| last.number < row) {
            self.end_row()?;
            self.rows.push(GridRow { number: row, end: self.text.len(), width: 0 });
        }
        if self.rows.last().is_none_or(|last| last.number != row || column < last.width) {
            return Err(Problem::new(Code::WorkbookBroken));
        }
        self.repeat_tall(column)?;
        self.cells += 1;
        self.push(column, cell)
    }

    /// Says that the cell that was added last is shown over a whole area. It stands in every row
    /// further down in which another cell does, unless it is a heading; a row that nothing else
    /// stands in is one with that above it.
    pub(crate) fn merge(&mut self, area: Area, cell: &str) {
        let (first, last) = (area.first.0, area.last.0);
        self.spreads |= area.last.1 > area.first.1;
        if last > first {
            self.tall.insert(area.first.1, TallCell { first, last, text: cell.to_owned() });
        }
    }

    /// Completes the last row. The first row with several cells names the columns; it, one in which
    /// a cell spreads over several columns, and what begins before those end are headings.
    fn end_row(&mut self) -> Outcome<()> {
        let Some(number) = self.rows.last().map(|row| row.number) else { return Ok(()) };
        let names = self.headings.is_none() && self.cells > 1;
        if names || self.spreads || self.headings.is_some_and(|last| number <= last) {
            let begun = self.tall.values().filter(|cell| cell.first == number);
            let reached = begun.map(|cell| cell.last).max();
            self.headings = self.headings.max(reached).max(names.then_some(number));
            self.tall.retain(|_, cell| cell.first < number);
        }
        (self.cells, self.spreads) = (0, false);
        self.repeat_tall(u32::MAX)
    }

    /// Adds to the last row the cells from above that reach down to it, from the column after its
    /// last cell up to `end`.
    fn repeat_tall(&mut self, end: u32) -> Outcome<()> {
        let Some(row) = self.rows.last().filter(|_| !self.tall.is_empty()) else {
            return Ok(());
        };
        let (number, width) = (row.number, row.width);
        let mut tall = std::mem::take(&mut self.tall);
        tall.retain(|_, cell| cell.last >= number);
        for (column, cell) in tall.range(width..end.max(width)) {
            self.push(*column, &cell.text)?;
        }
        self.tall = tall;
        Ok(())
    }

    /// Writes a cell behind the last one of the last row.
    fn push(&mut self, column: u32, cell: &str) -> Outcome<()> {
        let Some(last) = self.rows.last_mut() else {
            return Err(Problem::new(Code::WorkbookBroken));
        };
        let commas = (column + 1 - last.width.max(1)) as usize;
        refuse_too_long((self.text.len() + commas + cell.len()) as u64)?;
        self.text.extend(std::iter::repeat_n(',', commas));
        push_cell(&mut self.text, cell);
        last.end = self.text.len();
        last.width = column + 1;
        self.left = Some(self.left.map_or(column, |left| left.min(column)));
        self.right = self.right.max(column + 1);
        Ok(())
    }

    /// Whether no cell holds anything.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Whether it has more than one row and column.
    pub(crate) fn may_be_table(&self) -> bool {
        self.rows.len() > 1 && self.columns() > 1
    }

    /// Whether it is so small that a larger one is rather meant: some rows, or things and what they
    /// are called.
    pub(crate) fn may_be_cover(&self) -> bool {
        self.rows.len() < 4 || self.columns() < 3 && self.rows.len() <= 30
    }

    /// Whether it has more rows than another, and no fewer columns.
    pub(crate) fn dwarfs(&self, other: &Self) -> bool {
        self.rows.len() > other.rows.len() && self.columns() >= other.columns()
    }

    /// The rows up to the last that has a cell.
    pub(crate) fn rows(&self) -> u32 {
        self.rows.last().map_or(0, |last| last.number + 1)
    }

    /// The columns from the first to the last that have a cell.
    pub(crate) fn columns(&self) -> u32 {
        self.right - self.left.unwrap_or(0)
    }

    /// Empty columns before the first that has a cell; they are left out of the text.
    pub(crate) fn empty_columns(&self) -> u32 {
        self.left.unwrap_or(0)
    }

    /// The text: every row with the same number of cells, empty ones as blank lines.
    ///
    /// # Errors
    /// `workbook-too-large` if the cells are so far apart that what stands between them is.
    pub(crate) fn into_text(mut self) -> Outcome<String> {
        self.end_row()?;
        let (left, columns) = (self.left.unwrap_or(0) as usize, self.columns());
        let commas = self.rows.iter().map(|row| u64::from(self.right - row.width)).sum::<u64>();
        refuse_too_long(self.text.len() as u64 + commas + u64::from(self.rows()))?;
        let mut text = String::with_capacity(self.text.len() + self.rows.len());
        let (mut start, mut next) = (0, 0);
        for row in self.rows {
            text.extend(std::iter::repeat_n('\n', (row.number - next) as usize));
            // Cells left of the first column are empty, so that only their commas stand here.
            let cells = &self.text[start + left..row.end];
            text.push_str(cells);
            text.extend(std::iter::repeat_n(',', (self.right - row.width) as usize));
            if cells.is_empty() && columns == 1 {
                // A blank line would be no row.
                text.push_str("\"\"");
            }
            text.push('\n');
            (start, next) = (row.end, row.number + 1);
        }
        Ok(text)
    }
}

/// Refuses a text of so many bytes if there is no room for it.
///
/// # Errors
/// `workbook-too-large`.
pub(crate) fn refuse_too_long(bytes: u64) -> Outcome<()> {
    if bytes <= LIMIT {
        return Ok(());
    }
    let (found, expected) = (None, Some(LIMIT));
    Err(Problem { found, expected, ..Problem::new(Code::WorkbookTooLarge) })
}

/// A cell in quotation marks where it needs them; U+FEFF would be taken for a byte order mark at
/// the beginning of the text.
pub(crate) fn push_cell(text: &mut String, cell: &str) {
    if !cell.contains(['"', ',', '\n', '\r']) && !cell.starts_with('\u{feff}') {
        return text.push_str(cell);
    }
    text.push('"');
    for (number, part) in cell.split('"').enumerate() {
        if number > 0 {
            text.push_str("\"\"");
        }
        text.push_str(part);
    }
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::Grid;
    use crate::merged::Area;

    fn text(cells: &[((u32, u32), &str)]) -> String {
        let mut grid = Grid::default();
        for (place, cell) in cells {
            grid.add(*place, cell).unwrap();
        }
        grid.into_text().unwrap()
    }

    #[test]
    fn rows_have_the_same_number_of_cells_and_keep_their_lines() {
        let cells = [((1, 1), "a"), ((1, 3), "b"), ((2, 2), "c"), ((4, 1), "d")];
        assert_eq!(text(&cells), "\na,,b\n,c,\n\nd,,\n");
        assert_eq!(text(&[((0, 0), "a"), ((1, 1), "b"), ((2, 0), "c")]), "a,\n,b\nc,\n");
        assert_eq!(text(&[]), "");
        assert_eq!(text(&[((3, 7), "only")]), "\n\n\nonly\n");
    }

    /// The text of a sheet with merged areas: rows of cells, one character each, blank ones empty.
    fn merged(rows: &[&str], areas: &[&str]) -> String {
        let mut grid = Grid::default();
        for (row, cells) in (0..).zip(rows) {
            for (column, cell) in (0..).zip(cells.chars()).filter(|&(_, cell)| cell != ' ') {
                let (place, cell) = ((row, column), &*cell.to_string());
                grid.add(place, cell).unwrap();
                let areas = areas.iter().filter_map(|area| Area::read(area));
                areas.filter(|area| area.first == place).for_each(|area| grid.merge(area, cell));
            }
        }
        grid.into_text().unwrap()
    }

    #[test]
    fn merged_cells_stand_in_every_row_with_another() {
        let rows = ["nvw", "AbZ", " c ", "   ", " d ", "Ef "];
        let text = merged(&rows, &["A2:A5", "C2:C6"]);
        assert_eq!(text, "n,v,w\nA,b,Z\nA,c,Z\n\nA,d,Z\nE,f,Z\n");
    }

    #[test]
    fn headings_are_not_repeated() {
        // A title, names in three rows, a person with two rows, and a heading in between.
        let rows = ["T   ", "nu w", "  xy", "  zq", "Pabc", "  de", "H   ", "Qfgh"];
        let areas = ["A1:D1", "A2:A4", "B2:B4", "C2:D2", "C3:C4", "A5:A6", "A7:D7"];
        let text = "T,,,\nn,u,,w\n,,x,y\n,,z,q\nP,a,b,c\nP,,d,e\nH,,,\nQ,f,g,h\n";
        assert_eq!(merged(&rows, &areas), text);
    }

    #[test]
    fn cells_are_quoted_where_they_would_be_read_otherwise() {
        let cells = [
            ((0, 0), "a,b"),
            ((0, 1), "say \"no\""),
            ((0, 2), "two\nlines"),
            ((1, 0), "\u{feff}x"),
        ];
        assert_eq!(text(&cells), "\"a,b\",\"say \"\"no\"\"\",\"two\nlines\"\n\"\u{feff}x\",,\n");
    }

    #[test]
    fn cells_out_of_order_are_refused() {
        let mut grid = Grid::default();
        grid.add((1, 1), "a").unwrap();
        assert!(grid.add((0, 0), "b").is_err());
        assert!(grid.add((1, 1), "b").is_err());
        assert!(grid.add((1, 0), "b").is_err());
        grid.add((1, 2), "b").unwrap();
    }

    #[test]
    fn cells_that_are_too_far_apart_are_refused() {
        let rows = (1..2000).map(|row| (row, 0));
        let far_down = [(0, 0), (u32::MAX - 1, 0)];
        for cells in [far_down.to_vec(), std::iter::once((0, 1 << 20)).chain(rows).collect()] {
            let mut grid = Grid::default();
            cells.iter().for_each(|&place| grid.add(place, "a").unwrap());
            assert!(grid.into_text().is_err());
        }
    }
}
