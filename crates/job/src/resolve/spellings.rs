//! Whether values that models count apart are one for whoever reads them.

use outis::table::spellings::spelled_alike;
use outis::table::{DataType, Table, kind};
use outis_protocol::recipe::{Recipe, Role};
use outis_protocol::report::{Notice, NoticeCode};

/// Different values of a column, at most, that are looked at: more are no labels.
const LABELS: usize = 100_000;

/// What is said of the columns of text that models look at and of which some values differ in capitals,
/// spaces and the like alone. `columns` says where the attributes stand.
pub(crate) fn read_alike(
    recipe: &Recipe,
    table: &Table,
    columns: &[usize],
    markers: &[String],
) -> Vec<Notice> {
    let told = recipe.attributes.iter().zip(columns).filter_map(|(attribute, &place)| {
        let column = &table.columns[place];
        let are_labels = matches!(attribute.role, Role::QuasiIdentifier | Role::Sensitive)
            && column.dictionary.len() <= LABELS
            && kind::infer(&column.dictionary, markers).data_type == DataType::Text;
        let values = if are_labels { spelled_alike(column, markers) } else { 0 };
        (values > 0).then(|| Notice {
            attribute: Some(attribute.title()),
            values: Some(values),
            ..Notice::new(NoticeCode::ValuesAlike)
        })
    });
    told.collect()
}
