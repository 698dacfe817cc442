//! Intents and who has them, before and after.

use super::LogJob;
use outis::queries::IntentSearch;
use outis_protocol::other::{IntentPicture, IntentRow};
use std::cmp::Reverse;

/// Intents that are shown.
const INTENTS: usize = 200;

/// The intents of what was found.
pub(super) fn picture(job: &LogJob, search: &IntentSearch) -> IntentPicture {
    let log = &job.study.log;
    let rows = search.people(&job.study).into_iter().map(|intent| {
        let [searches, written] = intent.searches;
        let [before, after] = intent.people;
        let query = intent.text.map(|text| log.queries[text as usize].clone());
        IntentRow { query, queries: intent.queries, searches, written, before, after }
    });
    let mut intents: Vec<IntentRow> = rows.collect();
    intents.sort_by_key(|row| Reverse((row.before, row.searches)));
    let more = intents.len().saturating_sub(INTENTS) as u64;
    intents.truncate(INTENTS);
    IntentPicture { intents, more }
}
