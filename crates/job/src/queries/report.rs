//! What is said of a release of a query log.

use super::{LogJob, WrittenLog, resolve};
use outis::queries::{
    self, AlikeParts, IntentPeople, IntentSearch, LogThreats, ReleasedLog, threats,
};
use outis_protocol::recipe::LogKind;
use outis_protocol::report::{
    Audience, LogExposure, LogFacts, LogModelOutcome, LogRemoved, LogReport, LogRisk, LogRiskPair,
    LogSolution, ReportKind, RunFacts, Written,
};

/// What was found and written, in some order.
pub(super) struct FoundQueries<'a> {
    pub(super) search: &'a IntentSearch,
    pub(super) written: &'a WrittenLog,
    pub(super) order: &'a str,
}

/// The report on what was found and written, or that nothing was.
pub(super) fn report(
    job: &LogJob,
    found: Option<&FoundQueries<'_>>,
    facts: Option<RunFacts>,
) -> LogReport {
    let (log, k) = (&job.study.log, job.study.k);
    let mut unprotected = vec!["content".to_owned()];
    if job.study.same == AlikeParts::Intents {
        unprotected.push("queries".to_owned());
    }
    let removed = log.removed.iter();
    let achieved = found.map(|found| found.written.achieved);
    let models = job.recipe.models.iter();
    LogReport {
        outis: outis_protocol::recipe::VERSION,
        kind: ReportKind::Report,
        audience: Audience::Internal,
        data: LogKind::Queries,
        input: LogFacts {
            sha256: job.sha256.clone(),
            searches: log.all_rows,
            people: log.people,
            queries: log.queries.len() as u32,
            addresses: log.addresses.len() as u32,
            removed: removed
                .map(|(detector, found)| LogRemoved {
                    detector: (*detector).to_owned(),
                    found: *found,
                })
                .collect(),
            emptied: log.all_rows - log.rows.len() as u64,
        },
        output: found.map(|found| Written {
            sha256: crate::Fingerprint::of_bytes(&found.written.bytes),
            records: found.written.read.rows.len() as u32,
            order: found.order.to_owned(),
        }),
        solution: found.and_then(|found| solution(job, found.search)),
        models: models
            .map(|model| LogModelOutcome {
                model: model.clone(),
                achieved,
                holds: achieved.is_some(),
            })
            .collect(),
        risk: LogRiskPair {
            before: LogRisk {
                intents: found.and_then(|found| intents(job, found.search)),
                ..risk(threats(&log.typed, k))
            },
            after: found.map(|found| after(job, found)),
        },
        unprotected,
        warnings: job.warnings.clone(),
        run: facts,
    }
}

/// What is found by texts.
fn risk(threats: LogThreats) -> LogRisk {
    LogRisk {
        query: exposure(threats.query),
        two_queries: exposure(threats.two_queries),
        all_queries: exposure(threats.all),
        lines: None,
        intents: None,
        undecided: threats.undecided,
    }
}

fn exposure(exposure: queries::LogExposure) -> LogExposure {
    let queries::LogExposure { fewest, unique, below } = exposure;
    LogExposure { fewest, unique, below_k: below }
}

/// Who is found by what they meant, before.
fn intents(job: &LogJob, search: &IntentSearch) -> Option<LogExposure> {
    let log = &job.study.log;
    let searches = log.rows.iter().zip(&search.lines()?.meant);
    let people = searches.map(|(row, &intent)| (row.user, intent));
    Some(all(people, log.people, job.study.k))
}

/// Who is found by all of some things.
fn all(pairs: impl Iterator<Item = (u32, u32)>, people: u32, k: u32) -> LogExposure {
    let mut things = vec![Vec::new(); people as usize];
    for (user, thing) in pairs {
        things[user as usize].push(thing);
    }
    for things in &mut things {
        things.sort_unstable();
        things.dedup();
    }
    exposure(queries::LogExposure::of_sets(&things, k))
}

/// Who is found in what was written.
fn after(job: &LogJob, found: &FoundQueries<'_>) -> LogRisk {
    let (read, k): (&ReleasedLog, u32) = (&found.written.read, job.study.k);
    let lines = queries::LogExposure::of_sets(&read.lines(), k);
    let intents = found.search.lines().map(|lines| {
        let rows = found.search.found().into_iter().flat_map(|found| &found.rows);
        let meant = rows.map(|row| (row.user, lines.lines[row.line as usize].intent));
        all(meant, job.study.log.people, k)
    });
    LogRisk { lines: Some(exposure(lines)), intents, ..risk(threats(&read.texts(), k)) }
}

fn solution(job: &LogJob, search: &IntentSearch) -> Option<LogSolution> {
    let (intents, lines, found) = (search.intents()?, search.lines()?, search.found()?);
    let share = |part: u64, all: u64| if all == 0 { 0.0 } else { part as f64 / all as f64 };
    let emptied = job.study.log.all_rows - job.study.log.rows.len() as u64;
    let lost = emptied + lines.rare + found.suppressed;
    Some(LogSolution {
        algorithm: resolve::search(&job.recipe).ok()?.id().to_owned(),
        intents: intents.count,
        ambiguous: search.graph().ambiguous,
        complete: intents.complete,
        groups: found.groups,
        people: found.people,
        dropped: found.dropped,
        added: found.added,
        added_share: share(found.added, found.rows.len() as u64),
        suppressed: found.suppressed,
        rare: lines.rare,
        lost_share: share(lost, job.study.log.all_rows),
        repeated: found.repeated,
        replaced: lines.replaced,
        hidden: lines.hidden,
        distance: IntentPeople::distance(&search.people(&job.study)),
    })
}
