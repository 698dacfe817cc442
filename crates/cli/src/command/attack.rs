//! `outis attack`: what somebody would learn of people from a release.

use super::job::{PreparedJob, job};
use super::release_file::{named, read_release};
use super::{CLASSES, attack_sets};
use crate::arguments;
use crate::files::{read_any_recipe, read_tables};
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::terminal;
use outis::attack::Attack;
use outis::format::csv::Options;
use outis::format::layout::Layout;
use outis_job::{AttackChoice, Attacking, Incoming, Input, Knowledge};
use outis_protocol::attack::AttackOutcome;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{AnyRecipe, OtherRecipe};

/// Attacks a release and prints what comes of it. Nothing is written.
pub(crate) fn attack(arguments: &arguments::Attack) -> Ended {
    match read_any_recipe(&arguments.asked.recipe)? {
        AnyRecipe::Table(_) => attack_table(arguments),
        AnyRecipe::Other(OtherRecipe::Transactions(recipe)) => {
            attack_sets::attack(arguments, *recipe)
        }
        other => Err(other.refused().into()),
    }
}

/// Attacks a release of a table.
fn attack_table(arguments: &arguments::Attack) -> Ended {
    let choice = choice(arguments)?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let PreparedJob { job, recipe, earlier } = job(&arguments.asked, &mut progress)?;
    let release = read_release(&job.recipe, &arguments.release, None, &mut progress)?;
    let mut known: Vec<(String, Input)> = Vec::new();
    for path in &arguments.known {
        let options = Options { layout: Layout::guessed(), ..Options::default() };
        let paths = std::slice::from_ref(path);
        let read = read_tables(paths, &options, None, Incoming::finish, &mut progress)?;
        known.push((path.display().to_string(), read));
    }
    let knowledge = Knowledge { known: named(&known), earlier: named(&earlier) };
    let mut attacking =
        Attacking::new((&job, &recipe), &release, &knowledge, &choice).map_err(|problem| {
            Refusal::of_request(
                asked(problem),
                (&arguments.release, &release),
                &arguments.asked.recipe,
            )
        })?;
    progress.searching();
    while !attacking.step(CLASSES)? {}
    progress.clear();
    let report = attacking.finish();
    let text = match arguments.json {
        true => serde_json::to_string_pretty(&report).unwrap_or_default() + "\n",
        false => {
            let words = Words::new();
            let untried = report.perturbed.iter().map(|name| {
                words.say("cli-attack-perturbed", [("name", name.as_str().into())]) + "\n"
            });
            let untried: String = untried.collect();
            said(&words, &report.attacks, (choice.confidence, "persons")) + &untried
        }
    };
    terminal::print(&text)?;
    Ok(ending(&report.attacks, choice.confidence))
}

/// What is asked for.
///
/// # Errors
/// `unknown-choice` for an attack that there is not.
pub(super) fn choice(arguments: &arguments::Attack) -> Outcome<AttackChoice> {
    let mut choice = AttackChoice {
        confidence: arguments.confidence,
        exclusions: arguments.exclude,
        values: arguments.values,
        ..AttackChoice::default()
    };
    if !arguments.only.is_empty() {
        let attacks = arguments.only.iter().map(|name| {
            let all = Attack::ALL.map(Attack::id).join(", ");
            let known = Attack::ALL.into_iter().find(|attack| attack.id() == name);
            known.ok_or_else(|| Problem::of_field(Code::UnknownChoice, "--only").with_detail(all))
        });
        choice.attacks = Vec::new();
        for attack in attacks {
            let attack = attack?;
            // What is named twice is tried once.
            if !choice.attacks.contains(&attack) {
                choice.attacks.push(attack);
            }
        }
    }
    let likelihoods = arguments.likelihood.iter();
    choice.likelihoods =
        likelihoods.map(|known| (known.column.clone(), known.value.clone(), known.ratio)).collect();
    Ok(choice)
}

/// A problem with what stands on the command line.
pub(super) fn asked(problem: Problem) -> Problem {
    match problem.field.as_deref() {
        Some(field @ ("confidence" | "likelihood")) => {
            Problem { field: Some(format!("--{field}")), ..problem }
        }
        _ => problem,
    }
}

/// Outcomes in lines for a terminal; `unit` is what they count, `persons` or `classes`.
pub(super) fn said(
    words: &Words,
    outcomes: &[AttackOutcome],
    (confidence, unit): (f64, &str),
) -> String {
    let percent = |share: f64| words.decimal(share * 100.0, 1);
    let lines = outcomes.iter().map(|outcome| {
        let file = outcome.known.as_ref().or(outcome.earlier.as_ref());
        let files: Vec<&str> =
            file.into_iter().chain(&outcome.others).map(|name| &**name).collect();
        let file = if files.is_empty() { "none".to_owned() } else { files.join(" + ") };
        let is_of_records = outcome.earlier.is_some() && outcome.attack != Attack::Composition.id();
        let unit = if is_of_records { "records" } else { unit };
        let complete = if outcome.complete { "yes" } else { "no" };
        words.say(
            "cli-attack",
            [
                ("attack", outcome.attack.to_owned().into()),
                ("file", file.into()),
                ("unit", unit.to_owned().into()),
                ("tried", outcome.tried.into()),
                ("succeeded", outcome.succeeded.into()),
                ("confidence", percent(confidence).into()),
                ("highest", outcome.highest.map_or_else(|| "none".to_owned(), percent).into()),
                ("assumption", outcome.assumption.unwrap_or("unsaid").to_owned().into()),
                ("refuted", outcome.refuted.map_or_else(|| "none".into(), Into::into)),
                ("complete", complete.to_owned().into()),
            ],
        ) + "\n"
    });
    lines.collect()
}

/// Whether something is learned with a confidence.
pub(super) fn ending(outcomes: &[AttackOutcome], confidence: f64) -> Ending {
    let mut findings = outcomes.iter().flat_map(|outcome| &outcome.findings);
    match findings.any(|finding| finding.confidence >= confidence) {
        true => Ending::ModelsDoNotHold,
        false => Ending::Done,
    }
}
