//! What `outis run` says of sets of items.

use crate::fluent::Words;
use outis_protocol::report::{NoticeCode, SetRecoding, SetReport, SetRiskPair};

/// What a report says, in a few lines for a terminal.
pub(super) fn told(words: &Words, report: &SetReport) -> String {
    let mut lines = Vec::new();
    if let (Some(solution), Some(output)) = (&report.solution, &report.output) {
        lines.push(words.say(
            "cli-sets-released",
            [
                ("records", output.records.into()),
                ("before", report.input.records.into()),
                ("empty", report.input.empty.into()),
                ("suppressed", solution.suppressed.into()),
            ],
        ));
        lines.push(match &solution.recoding {
            SetRecoding::Groups { groups, smallest } => words.say(
                "cli-sets-groups",
                [("groups", (*groups).into()), ("smallest", (*smallest).into())],
            ),
            SetRecoding::Local => words.say("cli-sets-local", []),
            SetRecoding::Cut { cut } => words.say(
                "cli-sets-cut",
                [("raised", cut.len().into()), ("items", report.input.items.into())],
            ),
        });
        let loss = &solution.loss;
        let id = match (loss.optimal, loss.bound) {
            (true, _) => "cli-sets-loss-optimal",
            (false, Some(_)) => "cli-sets-loss-bound",
            (false, None) => "cli-sets-loss",
        };
        let bound = words.decimal(loss.bound.unwrap_or_default(), 4);
        let value = words.decimal(loss.value, 4);
        lines.push(words.say(id, [("loss", value.into()), ("bound", bound.into())]));
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.map(|achieved| words.rounded(achieved, 2));
        let achieved = achieved.unwrap_or_else(|| "none".to_owned());
        lines.push(words.say(
            "cli-sets-model",
            [("model", outcome.model.id().into()), ("achieved", achieved.into())],
        ));
    }
    lines.extend(exposed(words, &report.risk));
    lines.extend(report.warnings.iter().map(|warning| match warning.code {
        NoticeCode::SensitiveUnprotected => words.say("cli-sets-unprotected", []),
        _ => words.say("cli-warning", [("warning", words.warning(warning).into())]),
    }));
    lines.join("\n") + "\n"
}

/// What somebody finds who knows some items of a person, in a line before and one after.
pub(super) fn exposed(words: &Words, risk: &SetRiskPair) -> Vec<String> {
    let both = [("before", Some(&risk.before)), ("after", risk.after.as_ref())];
    let said = both.into_iter().filter_map(|(id, exposure)| {
        let exposure = exposure?;
        Some(words.say(
            "cli-sets-risk",
            [
                ("when", id.into()),
                ("known", exposure.known.into()),
                ("unique", exposure.unique.into()),
                ("fewest", exposure.fewest.unwrap_or_default().into()),
                ("share", words.share(exposure.likeliest).into()),
            ],
        ))
    });
    said.collect()
}
