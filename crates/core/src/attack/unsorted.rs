//! Unsorted matching (spec H6): two releases in the same order, joined row by row.
//!
//! # Definition
//! If two releases of the same table keep its order, row i of one and row i of the other are of one
//! person, and what both say is the intersection, column by column (L. Sweeney, IJUFKS 10(5), 2002,
//! section 4.1). An empty intersection anywhere shows that the orders differ, and then nothing
//! follows. Otherwise combined tuples that fewer than k rows have are exposed. That no intersection
//! is empty does not prove that the orders agree: coarse releases fit in many.
//!
//! # Cost
//! Linear in the cells.

use super::candidates::EqualRecords;
use super::complementary::Exposed;
use super::owners::{Owners, as_persons};
use super::paired::PairedColumn;
use super::regions::{EVERYTHING, ShownRegions};

/// What two releases say if they are in the same order.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsorted {
    /// Number of rows that were joined; 0 if the releases have different numbers of them.
    pub tried: u64,
    /// The first row, from 0 on, where the releases cannot be of one person: their orders differ.
    pub refuted: Option<u32>,
    /// Combined tuples that fewer than k rows have, those of the fewest first.
    pub exposed: Vec<Exposed>,
    /// How many of these there are besides.
    pub more: u64,
}

/// Joins two releases row by row. `columns` are those that both have; `owners` say whose the records
/// are, where persons have several.
#[must_use]
pub fn unsorted(
    columns: &[PairedColumn],
    owners: Option<&Owners>,
    k: u64,
    most: usize,
) -> Unsorted {
    let mut found = Unsorted { tried: 0, refuted: None, exposed: Vec::new(), more: 0 };
    let [records, others] = columns.first().map_or([0, 0], PairedColumn::records);
    if records != others {
        return found;
    }
    found.tried = records as u64;
    let mut joined: Vec<(&ShownRegions, Vec<u32>)> = Vec::new();
    // The first row that refutes it, in any column.
    let mut open = records;
    for column in columns {
        let both = column.shown[0].iter().zip(&column.shown[1]).take(open);
        let mut shared = Vec::with_capacity(open);
        for (&one, &other) in both {
            let region = match &column.regions {
                Some(regions) => regions.intersection(one, other),
                None => (one == other).then_some(EVERYTHING),
            };
            match region {
                Some(region) => shared.push(region),
                None => break,
            }
        }
        open = shared.len();
        if let Some(regions) = column.told() {
            joined.push((regions, shared));
        }
    }
    if open < records {
        found.refuted = Some(open as u32);
        return found;
    }
    let shown: Vec<_> = joined.iter().map(|(_, shared)| |row: usize| shared[row]).collect();
    let tuples = EqualRecords::new(records, &shown);
    let sizes = (0..tuples.len()).map(|tuple| tuples.members.of_class(tuple).len() as u64);
    let told: Vec<_> = joined.iter().map(|&(regions, _)| regions).collect();
    let counts = as_persons(owners, &told, k, sizes.collect(), |tuple| {
        shown.iter().map(|shown| shown(tuples.first[tuple] as usize)).collect()
    });
    let mut rare: Vec<usize> = (0..tuples.len()).filter(|&tuple| counts[tuple] < k).collect();
    rare.sort_by_key(|&tuple| counts[tuple]);
    found.more = rare.len().saturating_sub(most) as u64;
    rare.truncate(most);
    let exposed = rare.into_iter().map(|tuple| {
        let rows = tuples.members.of_class(tuple);
        let cells = joined.iter().map(|(regions, shared)| regions.label(shared[rows[0] as usize]));
        let count = counts[tuple];
        Exposed {
            cells: cells.collect(),
            rows: [rows.to_vec(), rows.to_vec()],
            count,
            most: count,
            confidence: 1.0 / count as f64,
        }
    });
    found.exposed = exposed.collect();
    found
}

#[cfg(test)]
mod tests {
    use super::unsorted;
    use crate::attack::testing::{GT1, GT3, figure_5, levels, paired};

    const RACES: [&str; 3] = ["Asian", "Black", "White"];
    const POSTCODES: [&str; 4] = ["02138", "02139", "02141", "02142"];

    /// Both releases of Sweeney's Figure 3, in its order.
    fn figure_3() -> [Vec<String>; 2] {
        let all = || RACES.iter().flat_map(|race| POSTCODES.iter().map(move |code| (race, code)));
        [
            all().map(|(_, code)| format!("Person,{code}")).collect(),
            all().map(|(race, code)| format!("{race},{}*", &code[..4])).collect(),
        ]
    }

    fn joined(releases: [&[String]; 2]) -> super::Unsorted {
        let specs = [
            levels("Asian Person\nBlack Person\nWhite Person"),
            levels("02138 0213* *\n02139 0213* *\n02141 0214* *\n02142 0214* *"),
        ];
        let texts = releases.map(|records| records.join("\n"));
        unsorted(&paired(&specs, [&texts[0], &texts[1]]), None, 2, 100)
    }

    #[test]
    fn figure_3_is_the_private_table_again() {
        let [first, second] = figure_3();
        let found = joined([&first, &second]);
        assert_eq!((found.tried, found.refuted, found.more), (12, None, 0));
        assert_eq!(found.exposed.len(), 12);
        for (row, exposed) in (0..).zip(&found.exposed) {
            assert_eq!((exposed.count, exposed.confidence), (1, 1.0));
            assert_eq!(exposed.rows, [[row], [row]]);
            let place = row as usize;
            assert_eq!(exposed.cells, [RACES[place / 4], POSTCODES[place % 4]]);
        }
    }

    #[test]
    fn in_another_order_it_is_refuted() {
        let [first, mut second] = figure_3();
        second.rotate_left(1);
        let found = joined([&first, &second]);
        assert_eq!((found.tried, found.refuted, found.exposed.len()), (12, Some(1), 0));
        second.swap(0, 11);
        assert_eq!(joined([&first, &second]).refuted, Some(1));
    }

    /// Nobody who has the releases alone can tell that this is wrong.
    #[test]
    fn an_order_that_fits_by_chance_is_not_refuted() {
        let [first, mut second] = figure_3();
        second[2..].reverse();
        let found = joined([&first, &second]);
        assert_eq!((found.refuted, found.exposed.len()), (None, 12));
        assert_eq!(found.exposed[2].cells, ["White", "02141"]);
    }

    #[test]
    fn other_columns_refute_it_too_and_so_does_a_row_more() {
        let columns = paired(&figure_5(), [GT1, GT3]);
        let found = unsorted(&columns, None, 2, 1);
        assert_eq!((found.refuted, found.exposed.len(), found.more), (None, 1, 1));
        assert_eq!(found.exposed[0].rows, [[6], [6]]);
        let swapped = GT3.replace("fever", "gout");
        assert_eq!(unsorted(&paired(&figure_5(), [GT1, &swapped]), None, 2, 1).refuted, Some(9));
        let longer = format!("{GT3}\n{}", GT3.lines().next().unwrap());
        assert_eq!(unsorted(&paired(&figure_5(), [GT1, &longer]), None, 2, 1).tried, 0);
    }
}
