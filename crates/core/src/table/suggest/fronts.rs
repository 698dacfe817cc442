//! Whether the day or the month stands in front, told by other columns: whoever writes a table writes
//! all its dates in one order.

use crate::table::kind::{self, DataType, Inferred};
use crate::table::{Column, Table, dates::DateFormat};

/// How formats begin that have the day in front, and the month.
const FRONTS: [&str; 2] = ["%d", "%m"];

/// The same format with day and month in each other's place, if it begins with both; and what stands
/// between them.
fn turned(format: &str) -> Option<(String, &str)> {
    let [day, month] = FRONTS;
    let place = FRONTS.iter().position(|front| format.starts_with(front))?;
    let (first, second) = if place == 0 { (day, month) } else { (month, day) };
    let (sign, rest) = format[first.len()..].split_once(second)?;
    Some((format!("{second}{sign}{first}{rest}"), sign))
}

/// Settles what other columns tell. Those that are settled tell nothing: their dates can be read in
/// either order.
pub(super) fn look(table: &Table, markers: &[String], inferred: &mut [Inferred]) {
    let mut telling = None;
    for place in 0..inferred.len() {
        let Inferred { data_type: DataType::Date(format), also: Some(also), .. } = inferred[place]
        else {
            continue;
        };
        let Some((other, _)) = turned(format).filter(|(other, _)| other == also) else { continue };
        let telling: &Vec<Telling> =
            telling.get_or_insert_with(|| telling_columns(table, markers, inferred));
        let told = [format, &other].map(|format| told_by(telling, format));
        inferred[place] = match told {
            [Some(_), None] => Inferred { also: None, ..inferred[place] },
            [None, Some(_)] => {
                Inferred { data_type: DataType::Date(also), also: None, ..inferred[place] }
            }
            _ => continue,
        };
    }
}

/// A column whose dates can only be read in the order in which they are written.
struct Telling {
    column: usize,
    /// What its format begins with, and what stands behind that.
    front: &'static str,
    sign: &'static str,
}

/// All of them, in the order of the table.
fn telling_columns(table: &Table, markers: &[String], inferred: &[Inferred]) -> Vec<Telling> {
    let columns = inferred.iter().zip(&table.columns).enumerate();
    let telling = columns.filter_map(|(index, (inferred, column))| {
        let Inferred { data_type: DataType::Date(own), also: None, .. } = *inferred else {
            return None;
        };
        let (other, sign) = turned(own)?;
        let front = &own[..FRONTS[0].len()];
        (!all_follow(&other, column, markers)).then_some(Telling { column: index, front, sign })
    });
    telling.collect()
}

/// The first column whose dates can only be read in the order of `format`.
fn told_by(telling: &[Telling], format: &str) -> Option<usize> {
    let (_, sign) = turned(format)?;
    let front = &format[..FRONTS[0].len()];
    telling.iter().find(|own| own.front == front && own.sign == sign).map(|own| own.column)
}

fn all_follow(format: &str, column: &Column, markers: &[String]) -> bool {
    let format = DateFormat::new(format, None);
    let texts = column.dictionary.iter();
    let mut values = texts.filter(|text| !markers.iter().any(|marker| marker == text));
    values.all(|text| kind::is_date(&format, text))
}

/// The other column by which the dates of the column at `place` are not written in this format, but with
/// day and month in each other's place; the column itself if its own values tell it. `None` if
/// nothing speaks against the format.
#[must_use]
pub fn contradicts_front(
    table: &Table,
    markers: &[String],
    place: usize,
    format: &str,
) -> Option<usize> {
    let (other, _) = turned(format)?;
    let column = &table.columns[place];
    // What follows one of the two alone is refused, or right.
    if ![format, &other].iter().all(|format| all_follow(format, column, markers)) {
        return None;
    }
    let columns = table.columns.iter();
    let inferred: Vec<Inferred> =
        columns.map(|column| kind::infer(&column.dictionary, markers)).collect();
    if inferred[place].also.is_none() {
        let DataType::Date(own) = inferred[place].data_type else { return None };
        return (own == other).then_some(place);
    }
    let telling = telling_columns(table, markers, &inferred);
    let told = [format, &other].map(|format| told_by(&telling, format));
    told[1].filter(|_| told[0].is_none())
}

#[cfg(test)]
mod tests {
    use super::contradicts_front;
    use crate::format::csv::{Options, Reader};
    use crate::table::suggest::profile;
    use crate::table::{DataType, Table};

    fn table(text: &str) -> Table {
        let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
        reader.push(text.as_bytes()).unwrap();
        reader.finish().unwrap().table
    }

    #[track_caller]
    fn reads(text: &str, expected: &'static str, is_told: bool) {
        let profiles = profile(&table(text), &[]);
        let inferred = profiles.columns[0].inferred;
        assert_eq!(inferred.data_type, DataType::Date(expected), "{text:?}");
        assert_eq!(inferred.also.is_none(), is_told, "{text:?}");
    }

    const AMBIGUOUS: &str = "02/03/2023";

    #[test]
    fn another_column_tells_what_stands_in_front() {
        reads(&format!("a;b\n{AMBIGUOUS};12/30/1987\n03/02/2022;01/02/1988\n"), "%m/%d/%Y", true);
        reads(&format!("a;b\n{AMBIGUOUS};30/12/1987\n03/02/2022;01/02/1988\n"), "%d/%m/%Y", true);
        let timed = format!("a;b\n{AMBIGUOUS};12/30/1987 10:30\n03/02/2022;01/02/1988 11:00\n");
        reads(&timed, "%m/%d/%Y", true);
        // None tells, or two of them tell different things, or what tells is written otherwise.
        reads(&format!("a;b\n{AMBIGUOUS};02/03/1987\n03/02/2022;01/02/1988\n"), "%d/%m/%Y", false);
        let two =
            format!("a;b;c\n{AMBIGUOUS};12/30/1987;30/12/1987\n03/02/2022;01/02/1988;31/12/1988\n");
        reads(&two, "%d/%m/%Y", false);
        reads(&format!("a;b\n{AMBIGUOUS};12-30-1987\n03/02/2022;01-02-1988\n"), "%d/%m/%Y", false);
    }

    #[test]
    fn an_order_that_others_do_not_have_is_contradicted() {
        let two = table("a;b\n02/03/2023;12/30/1987\n03/02/2022;01/02/1988\n");
        assert_eq!(contradicts_front(&two, &[], 0, "%d/%m/%Y"), Some(1));
        assert_eq!(contradicts_front(&two, &[], 0, "%m/%d/%Y"), None);
        assert_eq!(contradicts_front(&two, &[], 1, "%m/%d/%Y"), None);
        assert_eq!(contradicts_front(&two, &[], 0, "%Y-%m-%d"), None);
        // Nobody begins everything in January.
        let starts = table("a;b\n05/01/2023;x\n08/01/2022;y\n11/01/2021;x\n");
        assert_eq!(contradicts_front(&starts, &[], 0, "%d/%m/%Y"), Some(0));
        assert_eq!(contradicts_front(&starts, &[], 0, "%m/%d/%Y"), None);
    }
}
