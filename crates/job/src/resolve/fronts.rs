//! Whether the order of day and month that a recipe reads a column in is one that the table denies.

use outis::table::Table;
use outis::table::suggest::contradicts_front;
use outis_protocol::recipe::{Recipe, Role};
use outis_protocol::report::{Notice, NoticeCode};

/// What is said of quasi-identifiers whose dates are read with the day in front where other columns,
/// or the dates themselves, tell that it is the month, or the other way round: their levels would be
/// of other months than they say. `columns` says where the attributes stand.
pub(super) fn contradicted(
    recipe: &Recipe,
    table: &Table,
    columns: &[usize],
    markers: &[String],
) -> Vec<Notice> {
    let told = recipe.attributes.iter().zip(columns).filter_map(|(attribute, &place)| {
        let hierarchy = attribute.hierarchy.as_ref();
        let hierarchy = hierarchy.filter(|_| attribute.role == Role::QuasiIdentifier)?;
        contradicts_front(table, markers, place, hierarchy.text_given("format")?)?;
        Some(Notice {
            attribute: Some(attribute.title()),
            ..Notice::new(NoticeCode::DatesContradicted)
        })
    });
    told.collect()
}
