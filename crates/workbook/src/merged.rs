//! Cells that a sheet shows as one: it shows the first of them, and nothing of what the others hold.
//! What is shown over several rows is said of each of them.

use crate::parts::broken;
use outis_protocol::problem::Outcome;
use std::collections::BTreeMap;

/// A cell by its row and column, from 0.
pub(crate) type CellPlace = (u32, u32);

/// Areas of merged cells, asked for in the order of their rows.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Merged {
    /// How many there are.
    count: u32,
    /// Those that no row reached yet, the first at the end.
    ahead: Vec<Area>,
    /// Those that the present row goes through, by their first columns.
    present: BTreeMap<u32, Area>,
    /// The last row of the one of these that ends first.
    end: u32,
}

/// The first and the last cell of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) first: CellPlace,
    pub(crate) last: CellPlace,
}

impl Merged {
    /// Areas in any order.
    pub(crate) fn new(areas: impl IntoIterator<Item = Area>) -> Self {
        let mut ahead: Vec<Area> =
            areas.into_iter().filter(|area| area.first != area.last).collect();
        ahead.sort_by_key(|area| std::cmp::Reverse(area.first));
        Self { count: ahead.len() as u32, ahead, ..Self::default() }
    }

    /// How many areas there are.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Adds an area that begins in the present row.
    ///
    /// # Errors
    /// As [`Self::covers`].
    pub(crate) fn begin(&mut self, area: Area) -> Outcome<()> {
        if area.first == area.last {
            return Ok(());
        }
        self.count += 1;
        self.enter(area)
    }

    /// Whether a cell is covered by the first of its area. Rows are asked for in their order.
    ///
    /// # Errors
    /// `workbook-broken` where areas overlap, which no program shows in the same way as another.
    pub(crate) fn covers(&mut self, (row, column): CellPlace) -> Outcome<bool> {
        while let Some(area) = self.ahead.pop_if(|area| area.first.0 <= row) {
            self.leave(area.first.0);
            self.enter(area)?;
        }
        self.leave(row);
        let area = self.present.range(..=column).next_back().map(|(_, area)| area);
        Ok(area.is_some_and(|area| area.last.1 >= column && area.first != (row, column)))
    }

    /// The area whose first cell this is. To be asked after [`Self::covers`].
    pub(crate) fn begun(&self, place: CellPlace) -> Option<Area> {
        self.present.get(&place.1).copied().filter(|area| area.first == place)
    }

    fn enter(&mut self, area: Area) -> Outcome<()> {
        let neighbour = self.present.range(..=area.last.1).next_back();
        if neighbour.is_some_and(|(_, area_beside)| area_beside.last.1 >= area.first.1) {
            return Err(broken());
        }
        self.end = if self.present.is_empty() { area.last.0 } else { self.end.min(area.last.0) };
        self.present.insert(area.first.1, area);
        Ok(())
    }

    /// Lets go of areas that end before a row.
    fn leave(&mut self, row: u32) {
        if self.end < row && !self.present.is_empty() {
            self.present.retain(|_, area| area.last.0 >= row);
            self.end = self.present.values().map(|area| area.last.0).min().unwrap_or_default();
        }
    }
}

impl Area {
    /// The area of a reference such as `A1:B2` or `A1`.
    pub(crate) fn read(reference: &str) -> Option<Self> {
        let (first, last) = reference.split_once(':').unwrap_or((reference, reference));
        let (first, last) = (place(first)?, place(last)?);
        (first.0 <= last.0 && first.1 <= last.1).then_some(Self { first, last })
    }
}

/// The cell of a reference such as `B7` or `$B$7`.
pub(crate) fn place(reference: &str) -> Option<CellPlace> {
    let reference = reference.strip_prefix('$').unwrap_or(reference);
    let letters = reference.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (letters, row) = reference.split_at(letters);
    let row: u32 = row.strip_prefix('$').unwrap_or(row).parse().ok()?;
    let column = letters.bytes().try_fold(0_u32, |column, letter| {
        column.checked_mul(26)?.checked_add(u32::from(letter.to_ascii_uppercase() - b'A') + 1)
    });
    Some((row.checked_sub(1)?, column?.checked_sub(1)?))
}

#[cfg(test)]
mod tests {
    use super::{Area, Merged};

    fn merged(references: &[&str]) -> Merged {
        Merged::new(references.iter().map(|reference| Area::read(reference).unwrap()))
    }

    #[test]
    fn references_are_read() {
        let area = Area::read("B2:AA10").unwrap();
        assert_eq!((area.first, area.last), ((1, 1), (9, 26)));
        assert_eq!(Area::read("$B$2:$C$3"), Area::read("B2:C3"));
        for reference in ["", "B", "2", "B0", "B2:A1", "B2:", "ZZZZZZZZZ1", "A99999999999", "Ä1"] {
            assert_eq!(Area::read(reference), None, "{reference}");
        }
    }

    #[test]
    fn all_cells_but_the_first_are_covered() {
        let mut areas = merged(&["C3:C4", "A1:B2", "E1", "A3:A3", "D1:D9", "A4:B9"]);
        assert_eq!(areas.count(), 4);
        let covered = |areas: &mut Merged, row| {
            (0..5).map(|column| areas.covers((row, column)).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(covered(&mut areas, 0), [false, true, false, false, false]);
        assert_eq!(covered(&mut areas, 1), [true, true, false, true, false]);
        assert_eq!(covered(&mut areas, 2), [false, false, false, true, false]);
        assert_eq!(covered(&mut areas, 3), [false, true, true, true, false]);
        assert_eq!(covered(&mut areas, 8), [true, true, false, true, false]);
        assert_eq!(covered(&mut areas, 9), [false; 5]);
        // Rows may be left out.
        assert!(merged(&["A1:A3", "B5:C9", "A4:A9"]).covers((6, 2)).unwrap());
    }

    #[test]
    fn areas_that_overlap_are_refused() {
        for references in [["A1:B2", "B2:C3"], ["A1:C3", "B2:B9"], ["B2:B9", "A3:C3"]] {
            let mut areas = merged(&references);
            assert!((0..9).any(|row| areas.covers((row, 0)).is_err()), "{references:?}");
        }
    }
}
