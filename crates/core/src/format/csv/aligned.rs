//! Columns that stand below each other, with blanks between them, as programs print tables and as
//! files with columns of fixed width have them.
//!
//! Cells are parted by two blanks or more. An empty cell leaves no trace then, so that a record is
//! only read if each of its cells begins or ends where those of the others do.

use super::detect::{self, COMPARED, FileBeginning};
use super::wrapping::{NO_DELIMITER, write_cell};
use std::ops::Range;

/// What parts the cells that are written; no file that is read so has one.
pub(super) const TAB: u8 = b'\t';

/// Lines that show where columns stand, that of the names included.
const LEAST: usize = 4;

/// Where the cells of a column begin, and where they end, in letters; nothing where they do not all
/// do so in one place.
#[derive(Clone, Copy, Debug)]
struct Edge {
    start: Option<usize>,
    end: Option<usize>,
}

/// Where the columns stand.
#[derive(Clone, Debug)]
pub(super) struct Edges(Vec<Edge>);

impl Edges {
    /// Those of all records that are looked at; nothing if they have none, or if something else
    /// parts their cells. Names above them may stand otherwise.
    pub(super) fn found(sample: FileBeginning<'_>) -> Option<Self> {
        let mut edges: Vec<Edge> = Vec::new();
        let (mut lines, mut are_aligned) = (0, true);
        let by_lines = FileBeginning { trim: Some(false), ..sample };
        let is_well_formed = detect::each_record(by_lines, NO_DELIMITER, &mut |_, record| {
            let line = &record[..record.len().saturating_sub(1)];
            let places = places(line);
            if lines < 2 {
                are_aligned &= lines == 0 || edges.len() == places.len();
                edges = places
                    .iter()
                    .map(|place| Edge { start: Some(place.start), end: Some(place.end) })
                    .collect();
            } else {
                are_aligned &= edges.len() == places.len();
                for (edge, place) in edges.iter_mut().zip(&places) {
                    edge.start = edge.start.filter(|&start| start == place.start);
                    edge.end = edge.end.filter(|&end| end == place.end);
                }
            }
            are_aligned &= places.len() > 1 && !line.contains(&TAB) && !touches_separator(line);
            lines += 1;
            are_aligned && lines < COMPARED
        });
        are_aligned &= edges.iter().all(|edge| edge.start.is_some() || edge.end.is_some());
        (is_well_formed && are_aligned && lines >= LEAST).then_some(Self(edges))
    }

    /// Whether the cells of a line stand in the columns; one with another number of cells is told
    /// by that.
    pub(super) fn hold(&self, line: &[u8]) -> bool {
        let places = places(line);
        places.len() != self.0.len()
            || self
                .0
                .iter()
                .zip(&places)
                .all(|(edge, place)| edge.start == Some(place.start) || edge.end == Some(place.end))
    }
}

/// Writes the cells of a line.
pub(super) fn split(line: &[u8], inner: &mut Vec<u8>) {
    for (index, cell) in cells(line).enumerate() {
        if index > 0 {
            inner.push(TAB);
        }
        write_cell(&line[cell], inner);
    }
}

/// Where the cells of a line stand, in bytes.
fn cells(line: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut next = 0;
    std::iter::from_fn(move || {
        let rest = &line[next..];
        let start = next + rest.iter().position(|&byte| byte != b' ')?;
        let blanks = line[start..].windows(2).position(|pair| pair == b"  ");
        let length = blanks.unwrap_or(line.len() - start);
        next = start + length;
        let is_last_blank = next == line.len() && line[next - 1] == b' ';
        Some(start..next - usize::from(is_last_blank))
    })
}

/// The same in letters of UTF-8.
fn places(line: &[u8]) -> Vec<Range<usize>> {
    let (mut seen, mut place) = (0, 0);
    let places = cells(line).map(|cell| {
        let start = place + letters(&line[seen..cell.start]);
        place = start + letters(&line[cell.clone()]);
        seen = cell.end;
        start..place
    });
    places.collect()
}

/// How many letters a text in UTF-8 has.
pub(super) fn letters(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| byte & 0xc0 != 0x80).count()
}

/// Whether a separator stands beside the blanks, so that these only pad its cells.
fn touches_separator(line: &[u8]) -> bool {
    let mut cells = cells(line);
    cells.any(|cell| {
        let ends = [line[cell.start], line[cell.end - 1]];
        ends.iter().any(|end| detect::DELIMITERS.contains(end))
    })
}

#[cfg(test)]
mod tests {
    use super::{Edges, split};
    use crate::format::csv::Numbering;
    use crate::format::csv::detect::FileBeginning;

    fn edges(text: &str) -> Option<Edges> {
        let (text, numbering) = (text.as_bytes(), Numbering::Lines);
        Edges::found(FileBeginning { text, whole: true, numbering, trim: None })
    }

    #[test]
    fn cells_are_parted_by_two_blanks() {
        for (line, expected) in [
            ("Ann Meier    9  1,5", "Ann Meier\t9\t1,5"),
            ("  a   b ", "a\tb"),
            ("a \"b\"  c", "\"a \"\"b\"\"\"\tc"),
            ("   ", ""),
        ] {
            let mut inner = Vec::new();
            split(line.as_bytes(), &mut inner);
            assert_eq!(String::from_utf8(inner).unwrap(), expected, "{line:?}");
        }
    }

    #[test]
    fn columns_are_known_by_where_all_their_cells_stand() {
        let staff = "name       age   pay\nAnn Meier    9   1,5\nBö          30     2\nCid         \
            41  12,5\n";
        let found = edges(staff).unwrap();
        assert!(found.hold("Dan          5     7".as_bytes()));
        // Somebody without an age, whose name has two blanks.
        assert!(!found.hold("Dan  Huber         7".as_bytes()));
        for text in [
            // Sentences, too few lines, separators, a cell that is missing.
            "note\nWell.  Fine.\nIll.  Sent home.\nSo so.  Stays.\n",
            "a   b\n1   2\n3   4\n",
            "a,   b\n1,   2\n3,   4\n5,   6\n",
            "a   b\n1   2\n3    \n5   6\n",
            "a\tx   b\n1   2\n3   4\n5   6\n",
        ] {
            assert!(edges(text).is_none(), "{text:?}");
        }
    }
}
