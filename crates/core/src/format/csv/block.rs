//! Delimiters that divide the lines of a table, though neither titles above it nor notes below.
//!
//! A comma in each amount, in each name and in a note is regular, too, but divides no line into more
//! than two.

use super::decode::Decoder;
use super::detect::{self, DELIMITERS, DelimiterReason, FileBeginning};
use super::header::{self, HeaderReason};
use crate::format::layout;

/// The fewest cells of a line that more than a character of the text divides.
const CELLS: usize = 3;

/// The fewest lines that show that a delimiter does.
const LINES: usize = 3;

/// The delimiter, other than the comma, that divides all lines of a table into more than `cells`,
/// which the comma does.
pub(super) fn delimiter(sample: FileBeginning<'_>, cells: usize) -> Option<(u8, DelimiterReason)> {
    let others = DELIMITERS.into_iter().filter(|&delimiter| delimiter != b',');
    let mut found = others.filter_map(|delimiter| Some((delimiter, divides(sample, delimiter)?)));
    found.find(|&(_, (most, _))| most > cells).map(|(delimiter, (_, reason))| (delimiter, reason))
}

/// How many cells `delimiter` makes of each line of a table that begins with the line of most
/// cells, and whether of all the same number; the lines above and below have none.
fn divides(sample: FileBeginning<'_>, delimiter: u8) -> Option<(usize, DelimiterReason)> {
    let sample = FileBeginning { trim: Some(sample.trims(delimiter)), ..sample };
    let mut decoder = Decoder::new(delimiter, sample.trims(delimiter));
    let mut counts = Vec::new();
    let well_formed = detect::each_record(sample, delimiter, &mut |_, record| {
        counts.push(decoder.decode(record));
        true
    });
    let above = counts.iter().take_while(|&&count| count == 1).count();
    let below = counts.iter().rev().take_while(|&&count| count == 1).count();
    let table = counts.get(above..counts.len().saturating_sub(below))?;
    let most = *table.first()?;
    let whole = table.iter().filter(|&&count| count == most).count();
    let is_table = well_formed
        && most >= CELLS
        && table.len() >= LINES
        && above.max(below) <= layout::TITLES
        && table.iter().all(|count| (2..=most).contains(count))
        && whole * 2 >= table.len();
    if !is_table {
        return None;
    }
    // Lists within the cells of all records divide the line of names least.
    if above > 0 {
        let rows = detect::rows(sample, delimiter);
        let table = rows.get(above..rows.len().min(above + table.len()))?;
        if header::reason(table) != HeaderReason::UnlikeTheRest {
            return None;
        }
    }
    let reason = match whole == table.len() {
        true => DelimiterReason::SameCount,
        false => DelimiterReason::MostlySameCount,
    };
    Some((most, reason))
}

#[cfg(test)]
mod tests {
    use super::{DelimiterReason, FileBeginning};
    use crate::format::csv::Numbering;
    use crate::format::csv::detect;

    #[track_caller]
    fn divided(text: &str, expected: u8, why: DelimiterReason) {
        let trim = None;
        let text = text.as_bytes();
        let sample = FileBeginning { text, whole: true, numbering: Numbering::Lines, trim };
        assert_eq!(detect::delimiter(sample, true), (expected, why), "{text:?}");
    }

    #[test]
    fn more_cells_of_the_table_win_over_a_comma_in_each_line() {
        use DelimiterReason::{MostlySameCount, SameCount};
        let pay = "id;age;pay\n1;31;2,5\n2;47;3,5\n3;52;3,5\n";
        divided(&format!("{pay}Source: office, Ulm\n"), b';', SameCount);
        divided(&format!("Staff\n{pay}\nSource: office, Ulm\n* estimated\n"), b';', SameCount);
        let gross = pay.replace("pay", "pay, gross");
        divided(&format!("{gross}\nSource: office, Ulm\n"), b';', SameCount);
        let names = "name, first;age;zip\nKoch, Anna;31;10115\nMaier, Eva;47;10117\n";
        divided(&format!("Course, 3\n\n{names}\nMay, 2025\n"), b';', SameCount);
        divided(&names.replace(';', "\t"), b'\t', SameCount);
        // Last cells that are cut off.
        divided(&format!("{pay}4;35;2,5\n5;39\n"), b';', MostlySameCount);
        // Lists within the cells.
        divided("id,marks\n1,3;1;4\n2,1;5;9\n3,2;6;5\n", b',', SameCount);
        divided("name,spoken\nAnn,de;en;fr\nBob,it;es;fr\nCid,de;it;fr\n", b',', SameCount);
        divided("a,b\n1,x;y;z\n2,u\n3,v;w;z\n", b',', SameCount);
    }
}
