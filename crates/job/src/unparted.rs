//! Columns that stand below each other in a text, but are read as one: nothing parts them for certain.

use crate::column_notice::column_notice;
use crate::{Input, Origin};
use outis_protocol::report::{Notice, NoticeCode};

/// Records that have to have runs of blanks, at least, and so many of all records.
const FEW: u32 = 3;
const SHARE: usize = 2;

/// A comma of decimals may make two columns of one.
const COLUMNS: usize = 2;

/// What is said of a text whose only column has blanks within most of its values.
pub(crate) fn columns(input: &Input) -> Option<Notice> {
    let table = input.table();
    let column = table.columns.first()?;
    if !matches!(input.origin, Origin::Text) || table.columns.len() > COLUMNS {
        return None;
    }
    let notice = column_notice(table, column, NoticeCode::ColumnsNotParted, &|text| {
        text.trim().as_bytes().windows(2).any(|pair| pair == b"  ")
    })?;
    let records = notice.records.filter(|&records| records >= FEW)?;
    (records as usize * SHARE >= table.records).then_some(Notice { attribute: None, ..notice })
}
