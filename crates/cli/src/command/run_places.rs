//! What `outis run` says of places.

use super::run_other::warned;
use crate::fluent::Words;
use outis_protocol::report::PlaceReport;

/// What a report says, in a few lines for a terminal.
pub(super) fn told(words: &Words, report: &PlaceReport) -> String {
    let mut lines = Vec::new();
    if let Some(solution) = &report.solution {
        lines.push(words.say(
            "cli-places-released",
            [
                ("released", solution.released.into()),
                ("requests", report.input.requests.into()),
                ("people", report.input.people.into()),
                ("share", words.share(Some(solution.success_rate)).into()),
            ],
        ));
        lines.push(words.say(
            "cli-places-regions",
            [
                ("area", words.number(solution.mean_area).into()),
                ("people", words.number(solution.mean_people).into()),
                ("metres", if solution.projection.is_some() { "yes" } else { "no" }.into()),
            ],
        ));
        lines.push(words.say(
            "cli-places-loss",
            [
                ("place", words.share(Some(solution.loss.place)).into()),
                ("time", words.share(solution.loss.time).into()),
            ],
        ));
        if let Some(projection) = solution.projection {
            let degrees = |degrees: f64| words.number(degrees).into();
            lines.push(words.say(
                "cli-places-middle",
                [
                    ("longitude", degrees(projection.longitude)),
                    ("latitude", degrees(projection.latitude)),
                ],
            ));
        }
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.unwrap_or_default();
        lines.push(words.say(
            "cli-places-model",
            [("model", outcome.model.id().into()), ("achieved", achieved.into())],
        ));
    }
    let before = [("before", report.risk.before)];
    let after = report.risk.after.iter().flat_map(|after| {
        [
            ("restricted-space", after.restricted_space),
            ("observation", after.observation),
            ("reciprocity", after.reciprocity),
            ("intersection", after.intersection),
        ]
    });
    lines.extend(before.into_iter().chain(after).map(|(attack, exposure)| {
        words.say(
            "cli-places-risk",
            [
                ("attack", attack.into()),
                ("fewest", exposure.fewest.unwrap_or_default().into()),
                ("unique", exposure.unique.into()),
                ("few", exposure.below_k.into()),
            ],
        )
    }));
    lines.extend(warned(words, &report.warnings));
    lines.join("\n") + "\n"
}
