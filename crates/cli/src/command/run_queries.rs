//! What `outis run` says of a query log.

use super::run_other::warned;
use crate::fluent::Words;
use outis_protocol::report::{LogReport, LogRisk};

/// What a report says, in a few lines for a terminal.
pub(super) fn told(words: &Words, report: &LogReport) -> String {
    let mut lines = Vec::new();
    let input = &report.input;
    let removed: u64 = input.removed.iter().map(|removed| removed.found).sum();
    if removed > 0 {
        let kinds: Vec<&str> = input.removed.iter().map(|kind| kind.detector.as_str()).collect();
        lines.push(words.say(
            "cli-queries-removed",
            [("found", removed.into()), ("kinds", kinds.join(", ").into())],
        ));
    }
    if let (Some(solution), Some(output)) = (&report.solution, &report.output) {
        lines.push(words.say(
            "cli-queries-released",
            [
                ("lines", output.records.into()),
                ("people", solution.people.into()),
                ("all", input.people.into()),
                ("searches", input.searches.into()),
            ],
        ));
        lines.push(words.say(
            "cli-queries-intents",
            [
                ("intents", solution.intents.into()),
                ("queries", input.queries.into()),
                ("ambiguous", solution.ambiguous.into()),
                ("complete", if solution.complete { "yes" } else { "no" }.into()),
            ],
        ));
        lines.push(words.say(
            "cli-queries-loss",
            [
                ("added", words.share(Some(solution.added_share)).into()),
                ("lost", words.share(Some(solution.lost_share)).into()),
                ("distance", words.decimal(solution.distance, 3).into()),
            ],
        ));
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.unwrap_or_default();
        let same = outcome.model.text_given("same").unwrap_or_default();
        lines.push(words.say(
            "cli-queries-model",
            [
                ("model", outcome.model.id().into()),
                ("achieved", achieved.into()),
                ("same", same.into()),
            ],
        ));
    }
    let both = [("before", Some(&report.risk.before)), ("after", report.risk.after.as_ref())];
    for (when, risk) in both.into_iter().filter_map(|(when, risk)| Some((when, risk?))) {
        lines.extend(risks(words, when, risk));
    }
    lines.extend(
        report
            .unprotected
            .iter()
            .map(|what| words.say("cli-queries-unprotected", [("what", what.as_str().into())])),
    );
    lines.extend(warned(words, &report.warnings));
    lines.join("\n") + "\n"
}

/// Who is found by what.
fn risks(words: &Words, when: &str, risk: &LogRisk) -> Vec<String> {
    let found = [
        ("query", Some(risk.query)),
        ("two-queries", Some(risk.two_queries)),
        ("all-queries", Some(risk.all_queries)),
        ("lines", risk.lines),
        ("intents", risk.intents),
    ];
    let found = found.into_iter().filter_map(|(known, exposure)| Some((known, exposure?)));
    let said = found.map(|(known, exposure)| {
        let undecided = if known == "two-queries" { risk.undecided } else { 0 };
        words.say(
            "cli-queries-risk",
            [
                ("when", when.into()),
                ("known", known.into()),
                ("unique", exposure.unique.into()),
                ("fewest", exposure.fewest.unwrap_or_default().into()),
                ("undecided", undecided.into()),
            ],
        )
    });
    said.collect()
}
