//! How detailed each column still is where its cells are on several levels, in the shape of the
//! report.

use outis::evidence;
use outis::recoding::{Recoded, RecodingChoice, Subtree};
use outis_protocol::recipe::Search;
use outis_protocol::report::{Detail, Recoding};
use std::collections::BTreeMap;

/// How a table was recoded, in the shape of the report.
pub(super) fn recoding(search: &Search, recoded: &Recoded) -> Recoding {
    let detail = details(recoded);
    if search.id() == Subtree::DECLARED.id {
        return Recoding::Cut { detail };
    }
    match search.declared().family {
        "cells" => Recoding::Cells { detail },
        _ => Recoding::Regions { detail },
    }
}

/// How many of the released records show each quasi-identifier in which detail.
pub(crate) fn details(recoded: &Recoded) -> BTreeMap<String, Detail> {
    let attributes = recoded.study().attributes().iter().enumerate();
    attributes.map(|(index, attribute)| (attribute.name.clone(), detail(recoded, index))).collect()
}

/// How many of the released records show an attribute in which detail.
#[must_use]
pub fn detail(recoded: &Recoded, index: usize) -> Detail {
    let detail = evidence::Detail::of_recoded(recoded, index);
    Detail {
        levels: detail.levels.into_iter().map(|records| records as u32).collect(),
        ranges: detail.ranges as u32,
        suppressed_cells: detail.suppressed_cells as u32,
    }
}
