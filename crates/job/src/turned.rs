//! Tables that lie on their side: each line is a field, and each column a person.

use crate::Input;
use outis::table::suggest::is_known_name;
use outis_protocol::report::{Notice, NoticeCode};

/// Cells of the first column that are called as columns are, at least, and one in so many lines.
const FIELDS: usize = 3;
const ONE_IN: usize = 2;

/// A table of more records has persons in its lines, whatever the first of them is called after.
const MOST: usize = 200;

/// Columns beside the first, at least.
const PERSONS: usize = 2;

/// What is said of a table whose first column holds what other tables have above their columns, each
/// once, while none of its other columns is called so.
pub(crate) fn fields(input: &Input) -> Option<Notice> {
    let table = input.table();
    let (first, others) = table.columns.split_first()?;
    if table.records > MOST || others.len() < PERSONS || first.dictionary.len() != table.records {
        return None;
    }
    let has_names = input.loaded().extent.names_line.is_some();
    let above = has_names.then_some(&first.name[..]);
    let fields = first.dictionary.iter().chain(above).filter(|text| is_known_name(text)).count();
    let lines = table.records + usize::from(has_names);
    let are_columns_named = has_names && others.iter().any(|column| is_known_name(&column.name));
    (fields >= FIELDS && fields * ONE_IN >= lines && !are_columns_named)
        .then(|| Notice::new(NoticeCode::FieldsInLines))
}
