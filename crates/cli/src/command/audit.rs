//! `outis audit`: what a file shows that somebody has published.

use super::CLASSES;
use super::attack::{ending, said};
use super::inspect::this_year;
use crate::arguments;
use crate::files::read_tables;
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Refusal};
use crate::terminal;
use outis::attack::Attack;
use outis::format::csv::Options;
use outis::format::layout::Layout;
use outis_job::{AttackChoice, Auditing, GivenRoles, Incoming, Input};
use outis_protocol::audit::AuditReport;
use outis_protocol::problem::{Code, Problem};
use outis_protocol::recipe::Role;
use std::collections::BTreeMap;

/// Audits a file and prints what it shows. Nothing is written.
pub(crate) fn audit(arguments: &arguments::Audit) -> Ended {
    let choice = AttackChoice {
        attacks: Attack::OF_CLASSES.to_vec(),
        confidence: arguments.confidence,
        exclusions: arguments.exclude,
        values: arguments.values,
        ..AttackChoice::default()
    };
    let given = [
        (Role::QuasiIdentifier, &arguments.quasi_identifier),
        (Role::Sensitive, &arguments.sensitive),
        (Role::Insensitive, &arguments.insensitive),
    ];
    let mut roles = BTreeMap::new();
    for (role, names) in given {
        for name in names {
            if roles.insert(name.clone(), role).is_some() {
                return Err(Problem::new(Code::ListedTwice).of_attribute(name).into());
            }
        }
    }
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let roles = GivenRoles(roles);
    let mut header = arguments.header;
    let report = loop {
        let input = read(arguments, header, &mut progress)?;
        match Auditing::new(&input, this_year(), &roles, &choice) {
            Ok(mut auditing) => {
                while !auditing.step(CLASSES) {}
                break auditing.finish(&input);
            }
            // Whoever names columns has seen their names: the first line may have them after all.
            Err(problem) if problem.code == Code::MissingAttribute && header.is_none() => {
                header = Some(true);
            }
            Err(problem) => return Err(Refusal::in_file(problem, &arguments.input[0])),
        }
    };
    let text = match arguments.json {
        true => serde_json::to_string_pretty(&report).unwrap_or_default() + "\n",
        false => described(&Words::new(), &report, choice.confidence),
    };
    terminal::print(&text)?;
    Ok(ending(&report.attacks, choice.confidence))
}

/// Reads the file, with the names of its columns in the first line or not.
fn read(
    arguments: &arguments::Audit,
    header: Option<bool>,
    progress: &mut Progress,
) -> Result<Input, Refusal> {
    // Where somebody says that there are names, a record that reads like them is one all the same.
    let skip_repeated_names = (header == Some(true)).then_some(false);
    let layout = Layout { skip_repeated_names, ..Layout::guessed() };
    let options = Options { header, layout, ..Options::default() };
    read_tables(
        &arguments.input,
        &options,
        arguments.sheet.as_deref(),
        |incoming: Incoming| incoming.finish_release(true),
        progress,
    )
}

/// The report in lines for a terminal.
fn described(words: &Words, report: &AuditReport, confidence: f64) -> String {
    let none = || "none".to_owned();
    let mut lines = vec![words.say(
        "cli-audited",
        [
            ("records", report.records.into()),
            ("classes", report.classes.into()),
            ("k", report.k.map_or_else(|| none().into(), Into::into)),
            ("uniques", report.uniques.into()),
        ],
    )];
    let lines_without =
        report.report.input.left_out.as_ref().map_or(0, |left_out| u64::from(left_out.empty));
    if report.empty + lines_without > 0 {
        let counts = [("empty", report.empty.into()), ("lines", lines_without.into())];
        lines.push(words.say("cli-audited-empty", counts));
    }
    lines.extend(report.columns.iter().map(|column| {
        words.say(
            "cli-audited-column",
            [
                ("number", column.number.to_string().into()),
                ("name", column.name.clone().into()),
                ("role", column.role.id().into()),
                ("reason", column.reason.clone().into()),
                ("certainty", column.certainty.clone().into()),
            ],
        )
    }));
    lines.extend(report.sensitive.iter().map(|values| {
        words.say(
            "cli-audited-values",
            [
                ("attribute", values.attribute.clone().into()),
                ("l", values.l.map_or_else(|| none().into(), Into::into)),
                ("t", values.t.map_or_else(none, |t| words.decimal(t, 3)).into()),
            ],
        )
    }));
    let attacks = said(words, &report.attacks, (confidence, "classes"));
    lines.push(attacks.trim_end().to_owned());
    if !report.sensitive.is_empty() {
        lines.push(words.say("audit-perturbed", []));
    }
    let notices = report.report.warnings.iter();
    lines.extend(notices.map(|notice| {
        words.say("cli-warning", [("warning", words.warning_of_file(notice).into())])
    }));
    lines.join("\n") + "\n"
}
