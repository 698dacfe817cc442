//! All nodes of a study, each counted afresh, and the searches that go through them.

use crate::harness::{self, Attached};
use outis::choice::{Choice, Declaration, ParameterKind};
use outis::lattice::Levels;
use outis::partition::partition;
use outis::search::{Begun, Evaluated, SEARCHES, Search, evaluate};
use outis::study::Study;
use outis::{Error, Kind};
use outis_job::Job;
use serde_json::Value;
use std::sync::Arc;

/// What a recipe and its files are for the core.
///
/// # Panics
/// With the problem, if there is one.
#[must_use]
pub fn study(recipe: &Value, data: &str, files: &Attached) -> Arc<Study> {
    let job = harness::recipe(recipe).and_then(|recipe| {
        let input = harness::read(&recipe, data.as_bytes())?;
        Job::new(recipe, &input, files)
    });
    job.unwrap_or_else(|problem| panic!("{problem:?}\n{recipe}\n{data}")).prepared.study
}

/// A search that has ended.
pub fn ended<S: Search>(mut search: S) -> S {
    while !search.step(1 << 20) {}
    search
}

/// The sum of the levels.
#[must_use]
pub fn height(levels: &Levels) -> u32 {
    levels.as_slice().iter().map(|&level| u32::from(level)).sum()
}

/// Every node, in lexicographic order.
#[must_use]
pub fn all_levels(study: &Study) -> Vec<Levels> {
    let (bottom, top) = (study.bottom(), study.top());
    std::iter::successors(Some(bottom.clone()), |levels| levels.successor(&bottom, &top)).collect()
}

/// Every node, each counted afresh.
#[must_use]
pub fn all_nodes(study: &Study) -> Vec<Evaluated> {
    all_levels(study)
        .iter()
        .map(|levels| evaluate(study, &partition(study.contingency(), study.hierarchies(), levels)))
        .collect()
}

/// Those that may be released.
#[must_use]
pub fn ok(nodes: &[Evaluated]) -> Vec<&Evaluated> {
    nodes.iter().filter(|node| node.feasible).collect()
}

/// Those of them above no other.
#[must_use]
pub fn minimal<'a>(ok: &[&'a Evaluated]) -> Vec<&'a Evaluated> {
    let minimal = ok.iter().copied().filter(|Evaluated { levels, .. }| {
        !ok.iter().any(|other| other.levels != *levels && other.levels.is_below(levels))
    });
    minimal.collect()
}

/// Least loss, ties by the lexicographic order.
pub fn least<'a>(nodes: impl Iterator<Item = &'a Evaluated>) -> Option<&'a Evaluated> {
    nodes.min_by(|a, b| a.loss.compare(&b.loss).then_with(|| a.levels.cmp(&b.levels)))
}

/// What a search is refused for, if it is.
pub fn refused<T>(search: Result<T, Error>) -> Option<Kind> {
    search.err().map(|error| error.kind)
}

/// The searches that look at one node after the other by themselves, as a recipe may ask for them:
/// each that needs no argument, once for every choice that it declares.
#[must_use]
pub fn searches_alone(study: &Arc<Study>) -> Vec<Result<Box<dyn Search>, Error>> {
    let choices = SEARCHES.iter().flat_map(|kind| {
        let needs_none = kind.declared.parameters.iter().all(|parameter| !parameter.required);
        let choices = if needs_none { every_choice(kind.declared) } else { Vec::new() };
        choices.into_iter().map(|choice| (kind.begin)(&choice, study.clone()))
    });
    let alone = choices.filter_map(|begun| match begun {
        Ok(Begun::Alone(search)) => Some(Ok(search)),
        Ok(Begun::Capped(_) | Begun::Shared(_)) => None,
        Err(error) => Some(Err(error)),
    });
    alone.collect()
}

/// Those of them that a study allows.
#[must_use]
pub fn searches(study: &Arc<Study>) -> Vec<Box<dyn Search>> {
    searches_alone(study).into_iter().flatten().collect()
}

/// A choice for every name that its parameters may have, beside each other; no other parameter is
/// given.
fn every_choice(declared: &'static Declaration) -> Vec<Choice> {
    declared.parameters.iter().fold(vec![declared.choose()], |choices, parameter| {
        let ParameterKind::Choice(names) = parameter.kind else { return choices };
        let named = choices
            .iter()
            .flat_map(|choice| names.iter().map(|&name| choice.clone().with(parameter.name, name)));
        named.collect()
    })
}
