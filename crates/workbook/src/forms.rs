//! How the cells of a column are stored: as numbers, where the sheet then shows each of them as it
//! was written, otherwise as text.
//!
//! A column is one or the other. Codes of which some begin with a zero are not numbers here and
//! text there, which no program would sort as one column.

/// The most digits of a number. Spreadsheets keep fifteen, and so many survive the way through
/// binary and back.
const DIGITS: usize = 15;

/// The most signs of a number that is shown as it is stored, its minus not counted. A longer one
/// would be shown with an exponent, or rounded.
const STORED_SIGNS: usize = 11;

/// The most digits after the point that a format is made for.
pub(crate) const DECIMALS: usize = 9;

/// How the cells of a column are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColumnForm {
    /// As text.
    Text,
    /// As numbers that are shown as they are stored.
    Stored,
    /// As numbers, all with so many digits after the point.
    Decimals(usize),
}

/// What was seen of a column's cells.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeenCells {
    /// Whether a cell is no number.
    is_text: bool,
    /// The digits after the point of the first number.
    decimals: Option<usize>,
    /// Whether others have more or fewer.
    differ: bool,
    /// Whether a number would be shown in another way than it is written, if it is stored alone.
    is_reworded: bool,
    /// Characters of the longest line of a cell.
    pub(crate) widest: usize,
}

impl SeenCells {
    /// Sees a cell below the names.
    pub(crate) fn cell(&mut self, cell: &str) {
        self.width(cell);
        if self.is_text || cell.is_empty() {
            return;
        }
        let Some(decimals) = decimals(cell) else {
            self.is_text = true;
            return;
        };
        self.differ |= *self.decimals.get_or_insert(decimals) != decimals;
        let signs = cell.trim_start_matches('-').len();
        self.is_reworded |= signs > STORED_SIGNS || decimals > 0 && cell.ends_with('0');
    }

    /// Sees how wide a cell is.
    pub(crate) fn width(&mut self, cell: &str) {
        let widest = cell.lines().map(|line| line.chars().count()).max();
        self.widest = self.widest.max(widest.unwrap_or_default());
    }

    /// How they are all stored.
    pub(crate) fn form(&self) -> ColumnForm {
        match self.decimals {
            Some(decimals) if !self.is_text && !self.differ && decimals <= DECIMALS => {
                ColumnForm::Decimals(decimals)
            }
            Some(_) if !self.is_text && !self.is_reworded => ColumnForm::Stored,
            _ => ColumnForm::Text,
        }
    }
}

/// How many digits stand after the point of a number that is written plainly: a minus, digits
/// without needless zeros before the point, perhaps a point and digits. Nothing for what is written
/// otherwise: a point as its decimal sign is what a sheet's numbers are read with.
fn decimals(cell: &str) -> Option<usize> {
    let bare = cell.strip_prefix('-').unwrap_or(cell);
    let (whole, fraction) = match bare.split_once('.') {
        Some((_, "")) => return None,
        Some((whole, fraction)) => (whole, fraction),
        None => (bare, ""),
    };
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_plain = whole == "0" || !whole.is_empty() && !whole.starts_with('0');
    let is_number = is_plain
        && is_digits(whole)
        && is_digits(fraction)
        && whole.len() + fraction.len() <= DIGITS
        && (bare.len() == cell.len() || !bare.bytes().all(|byte| matches!(byte, b'0' | b'.')));
    is_number.then_some(fraction.len())
}

#[cfg(test)]
mod tests {
    use super::{ColumnForm, SeenCells};
    use crate::digits::stored;
    use crate::shown::Shown;

    #[track_caller]
    fn stores(cells: &[&str], expected: ColumnForm) {
        let mut seen = SeenCells::default();
        cells.iter().for_each(|cell| seen.cell(cell));
        assert_eq!(seen.form(), expected, "{cells:?}");
    }

    #[test]
    fn a_column_is_of_numbers_only_where_all_are_shown_as_they_are_written() {
        stores(&["34", "0", "-7", ""], ColumnForm::Decimals(0));
        stores(&["3.50", "0.25", "-12.00"], ColumnForm::Decimals(2));
        stores(&["3.5", "0.25", "7"], ColumnForm::Stored);
        stores(&["123456789012345", "1"], ColumnForm::Decimals(0));
        for cells in [
            &["3.50", "0.2"][..],
            &["01067", "10115"],
            &["00", "1"],
            &["1234567890123456"],
            &["123456789012", "0.5"],
            &["0.0000000001"],
            &["20", "*"],
            &["1", "[1, 2["],
            &["-0"],
            &["-0.00"],
            &["1e5"],
            &["+1"],
            &["1."],
            &[".5"],
            &["1,5"],
            &["1 000"],
            &["٣"],
            &["=1+1"],
            &["12.03.1985"],
            &["TRUE"],
            &["-"],
            &[""],
            &[],
        ] {
            stores(cells, ColumnForm::Text);
        }
    }

    /// What is said of digits above holds, by the functions that read sheets.
    #[test]
    fn numbers_are_read_again_as_they_were_written() {
        let mut state = 1_u64;
        let mut below = |n: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % n
        };
        let mut numbers = 0;
        for _ in 0..200_000 {
            let digits = |count: u64, below: &mut dyn FnMut(u64) -> u64| {
                (0..count).map(|_| char::from(b'0' + below(10) as u8)).collect::<String>()
            };
            let (before, after) = (below(17), below(10));
            let mut cell = if below(3) == 0 { "-".to_owned() } else { String::new() };
            cell += &digits(before, &mut below);
            if after > 0 {
                cell = cell + "." + &digits(after, &mut below);
            }
            let mut seen = SeenCells::default();
            seen.cell(&cell);
            let form = seen.form();
            if form == ColumnForm::Text {
                continue;
            }
            numbers += 1;
            let value: f64 = cell.parse().unwrap();
            if let ColumnForm::Decimals(decimals) = form {
                let code = if decimals == 0 { "0".into() } else { format!("0.{:0<decimals$}", "") };
                assert_eq!(Shown::new(&code).number(value), cell, "{code}");
            }
            if !seen.is_reworded {
                assert_eq!(stored(value), cell);
            }
        }
        assert!(numbers > 50_000, "{numbers} of 200000 are numbers");
    }
}
