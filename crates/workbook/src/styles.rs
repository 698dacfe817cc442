//! The number formats of cells, where the library tells cells without them.

use crate::merged::CellPlace;
use crate::shown::Shown;

/// The formats of a sheet's numbers, asked for in the order of rows and columns.
#[derive(Default)]
pub(crate) struct Styles {
    /// What each style shows of a number.
    shown: Vec<Shown>,
    /// The cells whose numbers are not shown as they are stored.
    cells: Vec<Styled>,
    /// How many of them stand before the cell that was asked for last.
    passed: usize,
    /// Whether an `.xls` counts its days from 1904.
    pub(crate) is_1904: bool,
}

/// A cell and its style, in as few bytes as sheets have cells.
struct Styled {
    row: u32,
    column: u16,
    style: u16,
}

impl Styles {
    /// What each style shows, by the code of its format.
    pub(crate) fn new<'a>(codes: impl IntoIterator<Item = &'a str>) -> Self {
        Self { shown: codes.into_iter().map(Shown::new).collect(), ..Self::default() }
    }

    /// Notes the style of a cell.
    pub(crate) fn add(&mut self, (row, column): CellPlace, style: u16) {
        let is_stored = self.shown.get(usize::from(style)).is_none_or(|it| *it == Shown::Stored);
        if let (false, Ok(column)) = (is_stored, u16::try_from(column)) {
            self.cells.push(Styled { row, column, style });
        }
    }

    /// Puts the cells in order; files may tell them otherwise.
    pub(crate) fn sort(&mut self) {
        self.cells.sort_by_key(|cell| (cell.row, cell.column));
    }

    /// What the sheet shows of a number in a cell.
    pub(crate) fn shown(&mut self, place: CellPlace) -> &Shown {
        let ahead = &self.cells[self.passed..];
        let before = ahead.iter().take_while(|cell| (cell.row, u32::from(cell.column)) < place);
        self.passed += before.count();
        let style = match self.cells.get(self.passed) {
            Some(cell) if (cell.row, u32::from(cell.column)) == place => cell.style,
            _ => return &Shown::Stored,
        };
        self.shown.get(usize::from(style)).unwrap_or(&Shown::Stored)
    }
}

/// The code of a format that files need not write down, by its number, as far as it decides what is
/// seen: 18.8.30 of ECMA-376 part 1, and where those differ by country, what they have in common.
pub(crate) fn built_in(number: u16) -> &'static str {
    match number {
        1 | 5 | 6 => "0",
        2 | 7 | 8 => "0.00",
        3 | 37 | 38 | 41 | 42 => "#,##0",
        4 | 39 | 40 | 43 | 44 => "#,##0.00",
        9 => "0%",
        10 => "0.00%",
        14 => "mm-dd-yy",
        15 => "d-mmm-yy",
        16 => "d-mmm",
        17 => "mmm-yy",
        18 | 20 => "h:mm",
        19 | 21 => "h:mm:ss",
        22 => "m/d/yy h:mm",
        45 => "mm:ss",
        46 => "[h]:mm:ss",
        47 => "mm:ss.0",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::{Styles, built_in};
    use crate::shown::Shown;

    #[test]
    fn the_format_of_a_cell_is_found_in_whatever_order_they_were_told() {
        let mut styles = Styles::new(["", "00000", "0%"]);
        for (place, style) in [((2, 0), 1), ((0, 3), 2), ((0, 1), 1), ((0, 2), 0), ((1, 1), 9)] {
            styles.add(place, style);
        }
        styles.sort();
        let says = |styles: &mut Styles, place| styles.shown(place).number(0.5);
        assert_eq!(says(&mut styles, (0, 0)), "0.5");
        assert_eq!(says(&mut styles, (0, 1)), "00001");
        assert_eq!(says(&mut styles, (0, 2)), "0.5");
        assert_eq!(says(&mut styles, (1, 1)), "0.5");
        assert_eq!(says(&mut styles, (2, 0)), "00001");
        assert_eq!(says(&mut styles, (2, 1)), "0.5");
    }

    #[test]
    fn numbers_are_shown_by_formats_that_no_file_writes_down() {
        let shows = |number| Shown::new(built_in(number)).number(1234.567);
        assert_eq!([0, 1, 4, 10].map(shows), ["1234.567", "1235", "1234.57", "123456.70%"]);
        assert_eq!(shows(49), "1234.567");
        let day = Shown::new(built_in(17)).fields(1.0).say((1985, 3, 12, 0, 0, 0), 1.0);
        assert_eq!(day, "1985-03");
    }
}
