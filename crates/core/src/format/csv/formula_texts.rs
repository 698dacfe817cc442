//! Texts that stand in a formula: `="01067"`, by which programs that export for a spreadsheet keep
//! it from taking the zeros off. The spreadsheet shows `01067`, and that is what the cell says.

use crate::error::{Place, Warning, WarningKind};
use crate::table::Table;
use std::borrow::Cow;

/// Puts the text in the place of each such formula, in names and cells, and tells of the cells.
pub(super) fn take_out(table: &mut Table) -> Option<Warning> {
    for column in &mut table.columns {
        if let Some(text) = text_of(&column.name) {
            column.name = text.to_owned();
        }
    }
    let mut has_some = vec![false; table.records];
    for column in &mut table.columns {
        let formulas: Vec<bool> =
            column.dictionary.iter().map(|cell| text_of(cell).is_some()).collect();
        if !formulas.contains(&true) {
            continue;
        }
        for (has_some, code) in has_some.iter_mut().zip(column.codes.iter()) {
            *has_some |= formulas[code as usize];
        }
        column.reread(|cell| Cow::Borrowed(text_of(cell).unwrap_or(cell)));
    }
    let first = has_some.iter().position(|&has_some| has_some)?;
    let records = has_some.iter().filter(|&&has_some| has_some).count() as u64;
    let place = Place::line(table.lines.line(first as u64));
    Some(Warning { kind: WarningKind::FormulaTexts { records }, place })
}

/// The text that a cell's formula gives, if it is nothing but one text.
fn text_of(cell: &str) -> Option<&str> {
    let text = cell.strip_prefix("=\"")?.strip_suffix('"')?;
    (!text.contains('"')).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::text_of;

    #[test]
    fn only_a_formula_of_one_text_is_one() {
        assert_eq!(text_of("=\"01067\""), Some("01067"));
        assert_eq!(text_of("=\"\""), Some(""));
        for cell in ["=\"", "=01067", "\"01067\"", "=\"a\"&\"b\"", " =\"a\"", "'=\"a\"", ""] {
            assert_eq!(text_of(cell), None, "{cell}");
        }
    }
}
