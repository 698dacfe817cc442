//! `outis simulate`: what samples of a population come to under four rules.

use super::CLASSES;
use super::job::{PreparedJob, job};
use crate::arguments::{self, RecipeAndTable};
use crate::fluent::Words;
use crate::guard;
use crate::output::{Pending, keep_apart, publish};
use crate::progress::Progress;
use crate::refusal::{Ended, Ending};
use crate::seed::seed;
use crate::{team, terminal};
use outis_job::{Simulation, SimulationRange, simulation_table};
use outis_protocol::problem::{Outcome, Problem};
use outis_protocol::simulation::{SampleSpread, SimulatedRule, SimulationReport};
use std::path::Path;

/// Draws samples and prints what they come to. Nothing is released.
pub(crate) fn simulate(arguments: &arguments::Simulate) -> Ended {
    guard::handle_interrupts();
    let range = range(arguments)?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let csv = arguments.csv.as_deref().map(|path| begun(arguments, path)).transpose()?;
    let asked = RecipeAndTable {
        recipe: arguments.recipe.clone(),
        input: arguments.population.clone(),
        sheet: arguments.sheet.clone(),
        tables: Vec::new(),
        join: Vec::new(),
        earlier: Vec::new(),
    };
    let PreparedJob { job, .. } = job(&asked, &mut progress)?;
    let simulation = Simulation::new(&job, &range).map_err(asked_for)?;
    progress.searching();
    guard::listen();
    let all = simulation.trials();
    let threads = team::threads(arguments.threads);
    let outcomes =
        team::sampled(&simulation, threads, CLASSES, |done| progress.simulated((done, all)))?;
    progress.clear();
    let report = simulation.report(&outcomes);
    let words = Words::new();
    if arguments.json {
        terminal::print(&(serde_json::to_string_pretty(&report).unwrap_or_default() + "\n"))?;
    } else {
        terminal::print(&said(&words, &report))?;
    }
    if let Some(mut file) = csv {
        file.write(simulation_table(&report).as_bytes())?;
        publish(vec![file])?;
    }
    let done = outcomes.iter().flatten().count();
    if done < all {
        let count = [("done", done.into()), ("all", all.into())];
        terminal::note(&words.say("cli-simulation-interrupted", count));
        return Ok(Ending::Interrupted);
    }
    let mut rules = report.fractions.iter().flat_map(|fraction| &fraction.rules);
    let has_release = rules.any(|rule| rule.released > 0);
    Ok(if has_release { Ending::Done } else { Ending::ModelsDoNotHold })
}

/// Which samples are asked for.
fn range(arguments: &arguments::Simulate) -> Outcome<SimulationRange> {
    let (seed, _) = seed(arguments.seed.as_deref())?;
    let mut range = SimulationRange::new(seed);
    if !arguments.fractions.is_empty() {
        range.fractions.clone_from(&arguments.fractions);
    }
    range.samples = arguments.samples.unwrap_or(range.samples);
    Ok(range)
}

/// The CSV file, begun before any work is done.
fn begun(arguments: &arguments::Simulate, path: &Path) -> Outcome<Pending> {
    let inputs = arguments.population.iter().chain([&arguments.recipe]);
    keep_apart(&[path], &inputs.map(|input| &**input).collect::<Vec<_>>())?;
    Pending::new(path)
}

/// A problem with what stands on the command line.
fn asked_for(problem: Problem) -> Problem {
    match problem.field.as_deref() {
        Some(field @ ("fractions" | "samples")) => {
            Problem { field: Some(format!("--{field}")), ..problem }
        }
        _ => problem,
    }
}

/// The figures in lines for a terminal.
fn said(words: &Words, report: &SimulationReport) -> String {
    let percent = |share: f64| words.decimal(share * 100.0, 1);
    let mut lines = vec![words.say(
        "cli-simulation",
        [
            ("records", report.records.into()),
            ("k", report.k.into()),
            ("risk", words.decimal(report.threshold, 4).into()),
            ("limit", percent(report.limit).into()),
        ],
    )];
    for fraction in &report.fractions {
        lines.push(words.say(
            "cli-simulation-fraction",
            [
                ("share", percent(fraction.fraction).into()),
                ("records", fraction.records.into()),
                ("samples", fraction.samples.into()),
            ],
        ));
        lines.extend(fraction.rules.iter().map(|rule| rule_said(words, rule)));
    }
    lines.join("\n") + "\n"
}

/// What a rule comes to, in a line.
fn rule_said(words: &Words, rule: &SimulatedRule) -> String {
    let figure = |spread: Option<SampleSpread>, factor: f64, digits: usize| {
        spread.map_or_else(
            || ("none".to_owned(), String::new()),
            |SampleSpread { mean, deviation, .. }| {
                let written = |number: f64| words.decimal(number * factor, digits);
                (written(mean), written(deviation))
            },
        )
    };
    let (risk, risk_spread) = figure(rule.risk, 1.0, 4);
    let (cost, cost_spread) = figure(rule.discernibility, 1.0, 3);
    let (suppressed, suppressed_spread) = figure(rule.suppressed, 100.0, 1);
    let said = words.say(
        "cli-simulation-rule",
        [
            ("rule", rule.rule.id().into()),
            ("smallest", rule.smallest.into()),
            ("released", rule.released.into()),
            ("risk", risk.into()),
            ("riskSpread", risk_spread.into()),
            ("above", rule.above.into()),
            ("cost", cost.into()),
            ("costSpread", cost_spread.into()),
            ("suppressed", suppressed.into()),
            ("suppressedSpread", suppressed_spread.into()),
        ],
    );
    format!("  {said}")
}
