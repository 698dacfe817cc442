//! What a report says, in a few lines for a terminal.

use crate::fluent::Words;
use outis_protocol::recipe::Model;
use outis_protocol::report::{Recoding, Report, RiskFigures};

/// What was released and how exposed people are now.
pub(super) fn of_run(words: &Words, report: &Report) -> String {
    let mut lines = Vec::new();
    if let (Some(solution), Some(output)) = (&report.solution, &report.output) {
        lines.push(words.say(
            "cli-released",
            [
                ("records", output.records.into()),
                ("before", report.input.records.into()),
                ("suppressed", solution.suppressed.into()),
                ("classes", solution.classes.into()),
            ],
        ));
        let Recoding::FullDomain { levels } = &solution.recoding;
        if !levels.is_empty() {
            let levels: Vec<String> =
                levels.iter().map(|(name, level)| format!("{name} {level}")).collect();
            lines.push(words.say("cli-levels", [("levels", levels.join(", ").into())]));
        }
        let loss = &solution.loss;
        let id = match (loss.optimal, loss.bound) {
            (true, _) => "cli-loss-optimal",
            (false, Some(_)) => "cli-loss-bound",
            (false, None) => "cli-loss",
        };
        let bound = format!("{:.4}", loss.bound.unwrap_or_default());
        let loss = format!("{:.4}", loss.value);
        lines.push(words.say(id, [("loss", loss.into()), ("bound", bound.into())]));
    }
    lines.extend(models(words, report));
    lines.extend(report.risk.before.iter().map(|risk| exposure(words, "cli-risk-before", risk)));
    lines.extend(report.risk.after.iter().map(|risk| exposure(words, "cli-risk-after", risk)));
    lines.extend(warnings(words, report));
    lines.join("\n") + "\n"
}

/// What a measured file holds.
pub(super) fn of_measure(words: &Words, report: &Report) -> String {
    let records = [("records", report.input.records.into())];
    let mut lines = vec![words.say("cli-measured", records)];
    lines.extend(models(words, report));
    lines.extend(report.risk.after.iter().map(|risk| exposure(words, "cli-risk", risk)));
    lines.extend(warnings(words, report));
    lines.join("\n") + "\n"
}

fn models(words: &Words, report: &Report) -> Vec<String> {
    let outcomes = report.models.iter().map(|outcome| {
        let Model::KAnonymity { k } = outcome.model else { return String::new() };
        let achieved = outcome.achieved.map_or_else(|| "none".into(), Into::into);
        let holds = if outcome.holds { "yes" } else { "no" };
        let arguments = [("k", k.into()), ("achieved", achieved), ("holds", holds.into())];
        words.say("cli-model-k-anonymity", arguments)
    });
    outcomes.collect()
}

fn exposure(words: &Words, id: &str, risk: &RiskFigures) -> String {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    words.say(
        id,
        [
            ("max", percent(risk.prosecutor.max).into()),
            ("average", percent(risk.prosecutor.average).into()),
            ("above", percent(risk.prosecutor.above_threshold).into()),
            ("uniques", risk.sample_uniques.into()),
        ],
    )
}

fn warnings(words: &Words, report: &Report) -> Vec<String> {
    let said = report
        .warnings
        .iter()
        .map(|notice| words.say("cli-warning", [("warning", words.warning(notice).into())]));
    said.collect()
}
