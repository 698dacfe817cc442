//! How detailed each column still is where its cells are on several levels, in the shape of the
//! report.

use crate::Job;
use outis::evidence;
use outis::recoding::{Recoded, RecodingChoice, Subtree};
use outis_protocol::recipe::Search;
use outis_protocol::report::{Detail, Recoding};
use std::collections::BTreeMap;

/// How a table was recoded, in the shape of the report.
pub(super) fn recoding(job: &Job, search: &Search, recoded: &Recoded) -> Recoding {
    let detail = details(job, recoded);
    if search.id() == Subtree::DECLARED.id {
        return Recoding::Cut { detail };
    }
    match search.declared().family {
        "cells" => Recoding::Cells { detail },
        _ => Recoding::Regions { detail },
    }
}

/// How many of the released records show each quasi-identifier in which detail.
pub(crate) fn details(job: &Job, recoded: &Recoded) -> BTreeMap<String, Detail> {
    let attributes = job.prepared.study.attributes().iter();
    let details = evidence::Detail::of_recoded(&job.prepared, recoded);
    attributes
        .zip(details)
        .map(|(attribute, detail)| {
            let detail = Detail {
                levels: detail.levels.into_iter().map(|records| records as u32).collect(),
                ranges: detail.ranges as u32,
                suppressed_cells: detail.suppressed_cells as u32,
                missing: detail.missing as u32,
            };
            (attribute.name.clone(), detail)
        })
        .collect()
}
