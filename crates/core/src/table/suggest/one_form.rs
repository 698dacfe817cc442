//! How a file writes its numbers, told by all of its columns together.

use super::NEARLY_ALL;
use crate::table::Table;
use crate::table::detect;
use crate::table::kind::{self, DataType, Inferred};
use crate::table::number::{self, NumberForm, grouped_form};

/// How the file writes its numbers: one way, since nobody writes one file in two. Thousands and
/// currencies count where some column leaves no choice; columns that are numbers in no other form
/// are then numbers too.
pub(super) fn in_one_form(
    table: &Table,
    markers: &[String],
    inferred: &mut [Inferred],
) -> NumberForm {
    let values = |column: usize| {
        let values = table.columns[column].dictionary.iter();
        values.filter(|text| !markers.iter().any(|marker| marker == text))
    };
    let texts = (0..inferred.len()).filter(|&column| inferred[column].data_type == DataType::Text);
    let parts_thousands = |column: usize| kind::parts_thousands(|| values(column));
    let german = NumberForm { thousands: Some('.'), ..NumberForm::plain(',') };
    let grouped: Vec<(usize, NumberForm)> = texts
        .filter_map(|column| match parts_thousands(column) {
            true => Some((column, german)),
            false => Some((column, grouped_form(|| values(column))?)),
        })
        .collect();
    let may_be_thousands = |column: usize| kind::may_part_thousands(|| values(column));
    let plain: Vec<(usize, char)> = inferred
        .iter()
        .enumerate()
        // Where points may part thousands, others tell what they do.
        .filter(|(column, inferred)| {
            inferred.data_type == DataType::Decimal && !may_be_thousands(*column)
        })
        .map(|(column, inferred)| (column, inferred.form.decimal))
        .collect();
    // Whole amounts, and shares of a hundred, do not tell what would stand before decimals.
    let telling: Vec<char> = grouped
        .iter()
        .filter(|(column, form)| {
            // Nor do blanks between thousands.
            let has_points = form.thousands.is_some_and(|thousands| thousands != ' ');
            has_points
                || form.thousands.is_some() && form.currency
                || values(*column).any(|text| text.contains(form.decimal))
        })
        .map(|(_, form)| form.decimal)
        .collect();
    // Degrees of the map have points in files of all countries, as programs write them.
    let others = plain.iter().filter(|&&(column, _)| {
        let exact = values(column).filter(|text| detect::is_longitude(text)).count();
        (exact as f64) < NEARLY_ALL * values(column).count() as f64
    });
    let mut written: Vec<char> = others.map(|&(_, decimal)| decimal).chain(telling).collect();
    if written.is_empty() {
        written.extend(plain.iter().map(|&(_, decimal)| decimal));
    }
    let decimals = |separator| written.iter().filter(|&&decimal| decimal == separator).count();
    let decimal = if decimals(',') > decimals('.') { ',' } else { '.' };
    let mut form = NumberForm::plain(decimal);
    if decimal == ',' && (0..inferred.len()).any(may_be_thousands) {
        form.thousands = Some('.');
    }
    for &(column, own) in &grouped {
        let own = NumberForm { decimal, ..own };
        if own.thousands != Some(decimal) && values(column).all(|text| own.parse(text).is_some()) {
            form.thousands = form.thousands.or(own.thousands);
            form.currency |= own.currency;
        }
    }
    // What may be thousands or decimals is what it must be beside the other columns.
    let is_ambiguous = |column: usize| kind::is_ambiguous(|| values(column));
    if form.thousands.is_none()
        && (decimal, decimals(',')) == ('.', 0)
        && inferred.iter().enumerate().any(|(column, inferred)| {
            inferred.data_type == DataType::Decimal
                && !values(column).all(|text| kind::groups_thousands(text, '.'))
        })
        && (0..inferred.len()).any(is_ambiguous)
    {
        form.thousands = Some(',');
    }
    for (column, inferred) in inferred.iter_mut().enumerate() {
        if inferred.data_type == DataType::Decimal && inferred.form.decimal != decimal {
            inferred.data_type = DataType::Text;
        }
        if inferred.data_type == DataType::Text
            && (form != NumberForm::plain(decimal)
                || is_ambiguous(column)
                || parts_thousands(column))
            && values(column).next().is_some()
            && values(column).all(|text| form.parse(text).is_some())
            && !values(column).all(number::may_be_a_code)
        {
            let whole = values(column).all(|text| !text.contains(decimal));
            inferred.data_type = if whole { DataType::Integer } else { DataType::Decimal };
        }
        inferred.form = form;
    }
    form
}
