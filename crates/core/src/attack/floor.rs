//! How coarse a release has to be to part nobody whom an earlier one keeps together (spec H7).
//!
//! # Definition
//! The floor of a quasi-identifier is the lowest level of its hierarchy on which each text of the
//! earlier release lies within one group. Where a release is on no lower level in any column, what it
//! shows of a person holds whatever the earlier one shows of them, so that both together say no more
//! than the earlier one: it is based on it (L. Sweeney, IJUFKS 10(5), 2002, section 4.2). Missing cells
//! ask for nothing: they are missing again. Nor do records that show nothing in any quasi-identifier,
//! which were left out of the classes; what another release says of them, and of whoever is in one
//! release alone, is for a comparison to find.

use super::paired::PairedColumn;
use super::regions::EVERYTHING;
use crate::hierarchy::STAR;
use crate::table::Column;

/// The floor of each quasi-identifier: the first releases of `columns` are the earlier one, beside
/// each what it shows there. Where nothing but `*` may stand for two of its texts that is the highest
/// level.
///
/// ```
/// use outis::attack::{PairedColumn, floors};
/// use outis::format::csv::{Options, Reader};
/// use outis::hierarchy::{Side, Spec};
/// use outis::table::Column;
///
/// let read = |text: &[u8]| {
///     let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
///     reader.push(text)?;
///     reader.finish().map(|loaded| loaded.table)
/// };
/// let original = read(b"zip,sex\n81667,m\n81668,f\n81675,m\n81925,m\n")?;
/// let earlier = read(b"zip,sex\n8166*,*\n8166*,*\n81675,m\n81925,m\n")?;
/// let none = Column::default();
/// let paired = |spec: &Spec, column: usize| {
///     let releases = [&earlier.columns[column], &none];
///     PairedColumn::regions(spec, Some(&original.columns[column]), releases, &[])
/// };
/// let (zip, sex) = (paired(&Spec::mask(Side::Right), 0)?, paired(&Spec::NONE, 1)?);
/// let columns = [(&zip, &earlier.columns[0]), (&sex, &earlier.columns[1])];
/// assert_eq!(floors(&columns, &[]), [1, 1]);
/// # Ok::<(), outis::Error>(())
/// ```
#[must_use]
pub fn floors(columns: &[(&PairedColumn, &Column)], markers: &[String]) -> Vec<u8> {
    let records = columns.first().map_or(0, |(paired, _)| paired.records()[0]);
    let says = (0..records)
        .map(|record| columns.iter().any(|(paired, _)| paired.shown[0][record] != EVERYTHING));
    let says: Vec<bool> = says.collect();
    let of_column = columns.iter().map(|&(paired, column)| {
        let Some(regions) = &paired.regions else { return 0 };
        let is_missing = markers.iter().any(|marker| marker == STAR);
        let star = column.dictionary.code(STAR).filter(|_| !is_missing);
        let mut shows = vec![false; regions.len()];
        for (record, &region) in
            paired.shown[0].iter().enumerate().filter(|&(number, _)| says[number])
        {
            shows[region as usize] |=
                region != EVERYTHING || star == Some(column.codes.get(record));
        }
        let shown = (0..).zip(shows).filter_map(|(region, shows)| shows.then_some(region));
        shown.map(|region| regions.floor(region)).max().unwrap_or(0)
    });
    of_column.collect()
}

#[cfg(test)]
mod tests {
    use super::floors;
    use crate::attack::PairedColumn;
    use crate::attack::testing::{column, levels};
    use crate::hierarchy::Spec;
    use crate::table::Column;

    fn floors_of(specs: &[Spec], columns: &[&[&str]], markers: &[&str]) -> Vec<u8> {
        let markers: Vec<String> = markers.iter().map(|&marker| marker.to_owned()).collect();
        let (columns, none): (Vec<Column>, _) =
            (columns.iter().map(|texts| column(texts)).collect(), Column::default());
        let paired = specs.iter().zip(&columns).map(|(spec, column)| {
            PairedColumn::regions(spec, None, [column, &none], &markers).unwrap()
        });
        let paired: Vec<PairedColumn> = paired.collect();
        floors(&paired.iter().zip(&columns).collect::<Vec<_>>(), &markers)
    }

    #[test]
    fn the_coarsest_text_decides() {
        let zip = levels(
            "81667 8166* 816** *\n81668 8166* 816** *\n81675 8167* 816** *\n81925 8192* 819** *",
        );
        let floor = |texts: &[&str]| floors_of(std::slice::from_ref(&zip), &[texts], &[""])[0];
        assert_eq!(floor(&["8166*", "81925"]), 1);
        assert_eq!(floor(&["816**", "8192*", ""]), 2);
        assert_eq!(floor(&["81667", "81925"]), 0);
        // A postcode of its own is no coarser for being called a group.
        assert_eq!(floor(&["81667", "819**"]), 0);
        // Not even `*` is in one group below the highest level.
        let sex = Spec::NONE;
        assert_eq!(floors_of(&[zip, sex], &[&["*", "81667"], &["m", "m"]], &[]), [3, 0]);
    }

    /// A group of one value is as fine as the value; `x` is the same on both levels.
    #[test]
    fn of_levels_with_the_same_group_the_lower_is_enough() {
        let spec = levels("a x x *\nb x x *\nc c y *");
        assert_eq!(floors_of(std::slice::from_ref(&spec), &[&["x", "c"]], &[]), [1]);
        assert_eq!(floors_of(std::slice::from_ref(&spec), &[&["y"]], &[]), [0]);
        assert_eq!(floors_of(&[spec], &[&["a", "x"]], &[]), [1]);
    }

    #[test]
    fn records_that_show_nothing_ask_for_nothing() {
        let specs = [Spec::NONE, Spec::NONE];
        let suppressed: [&[&str]; 2] = [&["a", "b", "*"], &["m", "f", "*"]];
        assert_eq!(floors_of(&specs, &suppressed, &[""]), [0, 0]);
        let partly: [&[&str]; 2] = [&["a", "b", "*"], &["m", "f", "f"]];
        assert_eq!(floors_of(&specs, &partly, &[""]), [1, 0]);
        let missing: [&[&str]; 2] = [&["a", "b", ""], &["m", "f", "f"]];
        assert_eq!(floors_of(&specs, &missing, &[""]), [0, 0]);
        // What means a missing cell is one, whatever it looks like.
        assert_eq!(floors_of(&specs, &partly, &["*"]), [0, 0]);
    }
}
