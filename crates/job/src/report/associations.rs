//! How strongly columns go together, in the shape of the report.

use crate::Job;
use outis::evidence::{self, Released, TooMuch};
use outis_protocol::report::Association;

/// Cells that are looked at, at most: about a second.
const CELLS: usize = 1 << 26;

/// All pairs of columns that are released, unless there is too much to compute.
pub(super) fn associations(
    job: &Job,
    released: &Released<'_>,
) -> Result<Vec<Association>, TooMuch> {
    let name = |attribute: usize| job.plan.attributes[attribute].name.clone();
    let data = (job.input.table(), &job.plan);
    let found = evidence::associations(data, &job.prepared.study, released, CELLS)?;
    Ok(found
        .into_iter()
        .map(|found| Association {
            one: name(found.one),
            other: name(found.other),
            before: found.before,
            after: found.after,
        })
        .collect())
}
