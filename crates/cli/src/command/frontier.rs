//! `outis frontier`: what each k and each suppression limit cost.

use super::CLASSES;
use super::compare::named;
use super::job::{PreparedJob, job};
use crate::arguments;
use crate::fluent::Words;
use crate::guard;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis_job::{Frontier, FrontierRange};
use outis_protocol::frontier::{FrontierPoint, PointRecoding};
use outis_protocol::problem::{Outcome, Problem};

/// Looks for the best tables under each k and limit and prints what they lose. Nothing is
/// released.
pub(crate) fn frontier(arguments: &arguments::Frontier) -> Ended {
    guard::handle_interrupts();
    let range = range(arguments)?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let PreparedJob { job, .. } = job(&arguments.asked, &mut progress)?;
    let mut frontier = Frontier::new(job, range).map_err(asked)?;
    progress.searching();
    guard::listen();
    while !guard::interrupted() && !frontier.step(CLASSES)? {
        progress.mapped(frontier.progress());
    }
    progress.clear();
    let points = frontier.points();
    let words = Words::new();
    if arguments.json {
        terminal::print(&(serde_json::to_string_pretty(&points).unwrap_or_default() + "\n"))?;
    } else {
        terminal::print(&points.iter().map(|point| said(&words, point)).collect::<String>())?;
    }
    let (done, all) = frontier.progress();
    if done < all {
        let count = [("done", done.into()), ("all", all.into())];
        terminal::note(&words.say("cli-frontier-interrupted", count));
        return Ok(Ending::Interrupted);
    }
    let has_table = points.iter().any(|point| point.loss.is_some());
    Ok(if has_table { Ending::Done } else { Ending::ModelsDoNotHold })
}

/// What is asked for.
fn range(arguments: &arguments::Frontier) -> Outcome<FrontierRange> {
    let mut range = FrontierRange::default();
    if !arguments.k.is_empty() {
        range.k.clone_from(&arguments.k);
    }
    if !arguments.limits.is_empty() {
        range.limits.clone_from(&arguments.limits);
    }
    if !arguments.mixed.is_empty() {
        range.mixed = named(&arguments.mixed)?;
    }
    range.nodes = arguments.nodes.unwrap_or(range.nodes);
    Ok(range)
}

/// A problem with what stands on the command line.
fn asked(problem: Problem) -> Problem {
    match problem.field.as_deref() {
        Some(field @ ("k" | "limits" | "nodes" | "mixed")) => {
            Problem { field: Some(format!("--{field}")), ..problem }
        }
        _ => problem,
    }
}

/// A point in a line for a terminal.
fn said(words: &Words, point: &FrontierPoint) -> String {
    let percent = |share: f64| words.decimal(share * 100.0, 1);
    let recoding = match point.recoding {
        PointRecoding::FullDomain => "full-domain".to_owned(),
        PointRecoding::Mixed => {
            point.search.as_ref().map_or("mixed", |search| search.id()).to_owned()
        }
    };
    let known = if point.optimal { "yes" } else { "no" };
    let found = match point.loss {
        Some(_) => "yes",
        None => "no",
    };
    words.say(
        "cli-frontier-point",
        [
            ("k", point.k.into()),
            ("limit", percent(point.limit).into()),
            ("enough", point.enough.map_or_else(|| "none".to_owned(), percent).into()),
            ("recoding", recoding.into()),
            ("found", found.into()),
            ("loss", words.decimal(point.loss.unwrap_or_default(), 4).into()),
            ("kept", point.kept.map_or_else(|| "none".to_owned(), percent).into()),
            ("suppressed", point.suppressed.unwrap_or_default().into()),
            ("optimal", known.into()),
        ],
    ) + "\n"
}
