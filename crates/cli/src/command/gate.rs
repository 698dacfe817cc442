//! `outis gate`: whether a release that somebody hands in may pass.

use super::inspect::this_year;
use super::outcome::model_name;
use crate::arguments::Gate;
use crate::files::{read_policy, read_table, read_text, read_whole};
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::terminal;
use outis::format::csv::Options;
use outis_job::{Fingerprint, Incoming, Origin, gate as measured};
use outis_protocol::gate::{ClaimedReport, GateReport};
use outis_protocol::problem::Code;
use outis_protocol::recipe::Role;
use outis_workbook::is_packed;

/// Measures a release and says whether the policy lets it pass. Nothing is written.
pub(crate) fn gate(arguments: &Gate) -> Ended {
    let known = read_policy(&arguments.policy)?;
    let text = read_text(&arguments.report, Code::NotAReport)?;
    let claimed = ClaimedReport::parse(&text)
        .map_err(|problem| problem.in_file(arguments.report.display().to_string()))?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    // A release has nothing to leave out: what stands above, below or between its records would pass
    // unread, and the file is what passes.
    let options = Options::default();
    let sheet = arguments.sheet.as_deref();
    let release = read_table(
        &arguments.release,
        options,
        sheet,
        |incoming: Incoming| incoming.finish_release(true),
        &mut progress,
    )?;
    let holds_more = match release.origin {
        Origin::Text => false,
        // Nobody writes releases as objects, which may hold more than is read of them.
        Origin::Json(_) => true,
        Origin::Workbook(_) => {
            let bytes = read_whole(&arguments.release)?;
            let mut fingerprint = Fingerprint::default();
            fingerprint.push(&bytes);
            fingerprint.finish() != release.sha256 || !is_packed(&bytes)
        }
    };
    let report = measured(&known, (&release, holds_more), &claimed, this_year())
        .map_err(|problem| Refusal::in_file(problem, &arguments.release))?;
    progress.clear();
    let text = match arguments.json {
        true => serde_json::to_string_pretty(&report).unwrap_or_default() + "\n",
        false => described(&Words::new(), &report),
    };
    terminal::print(&text)?;
    Ok(if report.refusals.is_empty() { Ending::Done } else { Ending::ModelsDoNotHold })
}

/// What was found, in lines for a terminal.
fn described(words: &Words, report: &GateReport) -> String {
    let passes = if report.refusals.is_empty() { "yes" } else { "no" };
    let mut lines = vec![words.say(
        "cli-gated",
        [
            ("passes", passes.into()),
            ("records", report.records.into()),
            ("policy", report.policy.id.clone().into()),
        ],
    )];
    lines.extend(report.refusals.iter().map(|refusal| format!("- {}", words.problem(refusal))));
    lines.extend(report.columns.iter().map(|column| {
        words.say(
            "cli-gated-column",
            [
                ("number", column.number.to_string().into()),
                ("name", column.name.clone().into()),
                ("role", column.role.map_or("none", Role::id).into()),
                ("reason", column.reason.clone().into()),
            ],
        )
    }));
    lines.extend(report.models.iter().map(|outcome| {
        let achieved =
            outcome.achieved.map_or_else(|| "none".to_owned(), |found| words.number(found));
        words.say(
            "cli-gated-model",
            [
                ("name", model_name(words, outcome.model.id()).into()),
                ("achieved", achieved.into()),
                ("holds", if outcome.holds { "yes" } else { "no" }.into()),
            ],
        )
    }));
    lines.join("\n") + "\n"
}
