//! `outis advise`: which protection suits whoever may look for people in a release.

use crate::arguments;
use crate::fluent::Words;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis_job::advised_protection;
use outis_protocol::problem::Problem;
use outis_protocol::recipe::Model;
use outis_protocol::scenario::{AdvisedProtection, ScenarioAnswers, ScenarioReason};

/// Prints what is advised and why.
pub(crate) fn advise(arguments: &arguments::Advise) -> Ended {
    let answers = ScenarioAnswers {
        knows_membership: arguments.knows_membership,
        sampling_fraction: arguments.sampling_fraction,
        has_population: arguments.has_population,
        risk: arguments.risk,
    };
    let advised = advised_protection(&answers).map_err(|problem| {
        let field = problem.field.as_ref().map(|field| format!("--{field}"));
        Problem { field, ..problem }
    })?;
    if arguments.json {
        terminal::print(&(serde_json::to_string_pretty(&advised).unwrap_or_default() + "\n"))?;
    } else {
        terminal::print(&said(&Words::new(), &advised))?;
    }
    Ok(Ending::Done)
}

/// The advice in lines for a terminal.
fn said(words: &Words, advised: &AdvisedProtection) -> String {
    let risk = words.decimal(1.0 / f64::from(advised.k), 4);
    let mut lines = vec![
        words.say(
            "advice-scenario",
            [
                ("scenario", advised.scenario.id().into()),
                ("k", advised.k.into()),
                ("risk", risk.into()),
            ],
        ),
        words.say("advice-reason", [("reason", advised.reason.id().into())]),
    ];
    lines.extend(advised.sizes.iter().map(|size| {
        let arguments = [("rule", size.rule.id().into()), ("smallest", size.smallest.into())];
        format!("  {}", words.say("advice-size", arguments))
    }));
    lines.push(words.say("cli-advice-recipe", []));
    lines.push(models_part(&advised.models));
    if advised.reason == ScenarioReason::PopulationAtHand {
        let last = lines.last_mut();
        last.into_iter().for_each(|models| models.push(','));
        lines.push(r#"  "tables": {"population": {"file": "POPULATION.csv"}}"#.to_owned());
    }
    if !advised.instead.is_empty() {
        lines.push(words.say("advice-instead", []));
        lines.push(models_part(&advised.instead));
    }
    lines.join("\n") + "\n"
}

/// The models of a recipe in a line.
fn models_part(models: &[Model]) -> String {
    format!("  \"models\": {}", serde_json::to_string(models).unwrap_or_default())
}
