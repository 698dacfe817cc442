//! How detailed each column still is where its cells are on several levels.

use outis::recoding::{Cell, Recoded, RecodingChoice, Subtree};
use outis_protocol::recipe::Search;
use outis_protocol::report::{Detail, Recoding};

/// How a table was recoded, in the shape of the report.
pub(super) fn recoding(search: &Search, recoded: &Recoded) -> Recoding {
    let attributes = recoded.study().attributes().iter().enumerate();
    let detail =
        attributes.map(|(at, attribute)| (attribute.name.clone(), detail(recoded, at))).collect();
    if search.id() == Subtree::DECLARED.id {
        return Recoding::Cut { detail };
    }
    match search.declared().family {
        "cells" => Recoding::Cells { detail },
        _ => Recoding::Regions { detail },
    }
}

/// How many of the released records show an attribute in which detail.
#[must_use]
pub fn detail(recoded: &Recoded, at: usize) -> Detail {
    let attribute = &recoded.study().attributes()[at];
    let mut detail = Detail {
        levels: vec![0; attribute.hierarchy.height() + 1],
        ranges: 0,
        suppressed_cells: 0,
    };
    for (cells, records) in recoded.shown() {
        *match cells[at] {
            Cell::Group { level, .. } => &mut detail.levels[usize::from(level)],
            Cell::Range { .. } => &mut detail.ranges,
            Cell::Star => &mut detail.suppressed_cells,
        } += records as u32;
    }
    detail
}
