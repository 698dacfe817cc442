//! What `outis run` says of a graph.

use super::run_other::warned;
use crate::fluent::Words;
use outis_protocol::report::GraphReport;

/// What a report says, in a few lines for a terminal.
pub(super) fn told(words: &Words, report: &GraphReport) -> String {
    let mut lines = Vec::new();
    if let Some(solution) = &report.solution {
        let is_optimal = if solution.optimal { "yes" } else { "no" };
        lines.push(words.say(
            "cli-graph-released",
            [
                ("vertices", report.input.vertices.into()),
                ("edges", report.input.edges.into()),
                ("added", solution.added.into()),
                ("removed", solution.removed.into()),
                ("bound", solution.bound.into()),
                ("optimal", is_optimal.into()),
            ],
        ));
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.unwrap_or_default();
        lines.push(words.say(
            "cli-graph-model",
            [("model", outcome.model.id().into()), ("achieved", achieved.into())],
        ));
    }
    let both = [("before", Some(&report.risk.before)), ("after", report.risk.after.as_ref())];
    for (when, risk) in both.into_iter().filter_map(|(when, risk)| Some((when, risk?))) {
        for (known, risk) in [("degree", &risk.degree), ("neighbourhood", &risk.neighbourhood)] {
            lines.push(words.say(
                "cli-graph-risk",
                [
                    ("when", when.into()),
                    ("known", known.into()),
                    ("unique", risk.unique.into()),
                    ("fewest", risk.fewest.unwrap_or_default().into()),
                ],
            ));
        }
    }
    lines.extend(
        report
            .unprotected
            .iter()
            .map(|what| words.say("cli-graph-unprotected", [("what", what.as_str().into())])),
    );
    lines.extend(warned(words, &report.warnings));
    lines.join("\n") + "\n"
}
