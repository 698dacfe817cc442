//! What can be read in two ways, and only the person who knows the file can tell which.

use outis::format::{Format, Loaded};
use outis::table::kind::{is_ambiguous, may_part_by_blanks, may_part_thousands};
use outis::table::number::NumberForm;
use outis::table::suggest::{Profiles, Reason};
use outis::table::{Column, DataType, Role, Table};
use outis_protocol::report::{Notice, NoticeCode};

/// Columns of dates of which nobody can tell whether the day or the month stands in front. They
/// are read as the suggested levels say.
pub(crate) fn dates(table: &Table, profiles: &Profiles) -> impl Iterator<Item = Notice> {
    let columns = table.columns.iter().zip(&profiles.columns);
    let twofold = columns.filter(|(_, profile)| {
        matches!(profile.inferred.data_type, DataType::Date(_)) && profile.inferred.also.is_some()
    });
    twofold.map(|(column, _)| notice(column, NoticeCode::AmbiguousDates))
}

/// Columns of which nobody can tell whether their commas part thousands or decimals. They are text
/// until somebody says so.
pub(crate) fn commas(
    table: &Table,
    profiles: &Profiles,
    markers: &[String],
) -> impl Iterator<Item = Notice> {
    let columns = table.columns.iter().zip(&profiles.columns);
    let told = columns.filter(|(column, profile)| {
        profile.inferred.data_type == DataType::Text && is_ambiguous(|| values(column, markers))
    });
    told.map(|(column, _)| notice(column, NoticeCode::AmbiguousNumbers))
}

/// Columns of which nobody can tell whether their blanks part thousands, or the digits of codes. They are
/// text until somebody says so.
pub(crate) fn blanks(
    table: &Table,
    profiles: &Profiles,
    markers: &[String],
) -> impl Iterator<Item = Notice> {
    let columns = table.columns.iter().zip(&profiles.columns);
    let told = columns.filter(|(column, profile)| {
        // Amounts that all differ look like numbers that were given.
        let is_open =
            profile.reason.role() != Role::Identifier || profile.reason == Reason::AllDistinct;
        is_open
            && profile.inferred.data_type == DataType::Text
            && may_part_by_blanks(|| values(column, markers))
    });
    told.map(|(column, _)| notice(column, NoticeCode::AmbiguousBlanks))
}

/// Columns whose points may part thousands, where no other column tells. They are read as decimals,
/// as most programs write them. Between commas nobody writes thousands so; the text of sheets has
/// commas, too, and its numbers are what the sheet says.
pub(crate) fn points(
    loaded: &Loaded,
    profiles: &Profiles,
    markers: &[String],
) -> impl Iterator<Item = Notice> {
    let Format::Csv(format) = loaded.format;
    let decimals = || {
        let columns = loaded.table.columns.iter().zip(&profiles.columns);
        columns.filter(|(_, profile)| profile.inferred.data_type == DataType::Decimal)
    };
    let is_open = format.delimiter != b','
        && profiles.form == NumberForm::plain('.')
        && decimals().all(|(column, _)| may_part_thousands(|| values(column, markers)));
    let told: Vec<Notice> = match is_open {
        true => decimals().map(|(column, _)| notice(column, NoticeCode::AmbiguousPoints)).collect(),
        false => Vec::new(),
    };
    told.into_iter()
}

fn values<'a>(column: &'a Column, markers: &[String]) -> impl Iterator<Item = &'a str> {
    column.dictionary.iter().filter(|text| !markers.iter().any(|marker| marker == text))
}

fn notice(column: &Column, code: NoticeCode) -> Notice {
    Notice { attribute: Some(column.name.clone()), ..Notice::new(code) }
}
