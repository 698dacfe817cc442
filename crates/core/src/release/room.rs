//! Whether a file has room for a release.

use super::Applied;
use crate::error::{Error, Kind, Place, Result};
use crate::table::Table;

/// What a file has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Rows, that of the names among them.
    pub rows: u64,
    /// Columns.
    pub columns: u64,
    /// Characters of a cell, as UTF-16 counts them.
    pub characters: u64,
}

impl Room {
    /// Refuses a release that there is no room for; with `names` they are a row, too.
    ///
    /// # Errors
    /// [`Kind::Oversized`], for a cell with its column, and with record and line of the input.
    pub fn holds(self, applied: &Applied, table: &Table, names: bool) -> Result<()> {
        let refused = |what, limit, found| Kind::Oversized { what, limit, found };
        let columns = applied.columns().len() as u64;
        if columns > self.columns {
            return Err(Error::new(refused("columns", self.columns, columns)));
        }
        let order = applied.kept();
        let rows = order.len() as u64 + u64::from(names);
        if rows > self.rows {
            return Err(Error::new(refused("rows", self.rows, rows)));
        }
        let too_long = |text: &str| {
            let found = text.encode_utf16().count() as u64;
            (found > self.characters).then(|| refused("cell", self.characters, found))
        };
        for column in applied.columns() {
            let place = Place { attribute: Some(column.name.clone()), ..Place::default() };
            if let Some(kind) = too_long(&column.name).filter(|_| names) {
                return Err(Error::at(kind, place));
            }
            // Most columns have no such text at all, and their records need not be looked at.
            if !applied.texts(table, column).any(|text| too_long(text).is_some()) {
                continue;
            }
            for &record in &order {
                let mut cells = applied.cells_of(table, record, std::slice::from_ref(column));
                if let Some(kind) = cells.next().and_then(too_long) {
                    let index = u64::from(record);
                    let (record, line) = (Some(index + 1), Some(table.lines.line(index)));
                    return Err(Error::at(kind, Place { record, line, ..place }));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Room;
    use crate::error::{Kind, Place};
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::Spec;
    use crate::lattice::Levels;
    use crate::model::KAnonymity;
    use crate::plan::{Plan, PlannedAttribute};
    use crate::prepare::prepare;
    use crate::release::Applied;
    use crate::table::Role;

    const ROOM: Room = Room { rows: 3, columns: 2, characters: 4 };

    /// What is said of a table whose first column is a quasi-identifier and whose other is released
    /// as it is.
    #[track_caller]
    fn says(data: &str, room: Room, expected: Result<(), (Kind, Place)>) {
        let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
        reader.push(data.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        let roles = [(0, Role::QuasiIdentifier), (1, Role::Insensitive)];
        let plan = Plan::new(
            roles
                .map(|(column, role)| PlannedAttribute::new("", column, role, Spec::NONE))
                .to_vec(),
            vec![KAnonymity::chosen(2)],
        );
        let study = prepare(&table, &plan).unwrap().study;
        let applied = Applied::new(&table, &plan, &study, &Levels::new(vec![0])).unwrap();
        let found = room.holds(&applied, &table, true);
        assert_eq!(found.map_err(|error| (error.kind, error.place)), expected);
    }

    fn oversized(what: &'static str, limit: u64, found: u64) -> Kind {
        Kind::Oversized { what, limit, found }
    }

    #[test]
    fn what_does_not_fit_is_refused_where_it_stands() {
        says("q,i\n1,abcd\n1,abcd\n", ROOM, Ok(()));
        let nowhere = Place::default;
        let rows = "q,i\n1,a\n1,b\n1,c\n";
        says(rows, ROOM, Err((oversized("rows", 3, 4), nowhere())));
        let narrow = Room { columns: 1, ..ROOM };
        says("q,i\n1,a\n1,a\n", narrow, Err((oversized("columns", 1, 2), nowhere())));
        let column = |name: &str| Place { attribute: Some(name.to_owned()), ..Place::default() };
        says("q,index\n1,a\n1,a\n", ROOM, Err((oversized("cell", 4, 5), column("index"))));
        let place = Place { record: Some(2), line: Some(3), ..column("i") };
        // A character that UTF-16 writes as two counts twice.
        says("q,i\n1,a\n1,abc😀\n", ROOM, Err((oversized("cell", 4, 5), place)));
        let place = Place { record: Some(1), line: Some(2), ..column("q") };
        says("q,i\n12345,a\n12345,a\n", ROOM, Err((oversized("cell", 4, 5), place)));
    }
}
