//! `outis run` for graphs: recipe in, release and report out.

use super::run_other::{OtherRun, carry_out};
use crate::arguments;
use crate::fluent::Words;
use crate::refusal::Ended;
use outis::release::Seed;
use outis_job::{GraphJob, GraphRun};
use outis_protocol::Problem;
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::GraphRecipe;
use outis_protocol::report::{GraphReport, RunFacts};
use std::sync::Arc;

/// Anonymizes a graph as a recipe says.
pub(super) fn run(arguments: &arguments::Run, recipe: GraphRecipe) -> Ended {
    carry_out(arguments, Vec::new(), |bytes, seed| {
        let job = GraphJob::new(recipe, bytes)?;
        Ok((GraphRun::new(Arc::new(job), seed), Vec::new()))
    })
}

impl OtherRun for GraphRun {
    type Report = GraphReport;

    fn step(&mut self) -> bool {
        GraphRun::step(self)
    }

    fn interrupt(&mut self) {
        GraphRun::interrupt(self);
    }

    fn visited(&self) -> u32 {
        self.rounds()
    }

    fn has_found(&self) -> bool {
        GraphRun::has_found(self)
    }

    fn finish(
        &self,
        seed: (Seed, bool),
        facts: Option<RunFacts>,
    ) -> Outcome<(Vec<u8>, GraphReport)> {
        GraphRun::finish(self, seed, facts)
    }

    fn without_solution(&self, facts: Option<RunFacts>) -> (GraphReport, Problem) {
        GraphRun::without_solution(self, facts)
    }

    fn text(report: &GraphReport) -> String {
        report.to_text()
    }

    fn told(words: &Words, report: &GraphReport) -> String {
        told(words, report)
    }
}

/// What a report says, in a few lines for a terminal.
fn told(words: &Words, report: &GraphReport) -> String {
    let mut lines = Vec::new();
    if let Some(solution) = &report.solution {
        let is_optimal = if solution.optimal { "yes" } else { "no" };
        lines.push(words.say(
            "cli-graph-released",
            [
                ("vertices", report.input.vertices.into()),
                ("edges", report.input.edges.into()),
                ("added", solution.added.into()),
                ("removed", solution.removed.into()),
                ("bound", solution.bound.into()),
                ("optimal", is_optimal.into()),
            ],
        ));
    }
    for outcome in &report.models {
        let achieved = outcome.achieved.unwrap_or_default();
        lines.push(words.say(
            "cli-graph-model",
            [("model", outcome.model.id().into()), ("achieved", achieved.into())],
        ));
    }
    let both = [("before", Some(&report.risk.before)), ("after", report.risk.after.as_ref())];
    for (when, risk) in both.into_iter().filter_map(|(when, risk)| Some((when, risk?))) {
        for (known, risk) in [("degree", &risk.degree), ("neighbourhood", &risk.neighbourhood)] {
            lines.push(words.say(
                "cli-graph-risk",
                [
                    ("when", when.into()),
                    ("known", known.into()),
                    ("unique", risk.unique.into()),
                    ("fewest", risk.fewest.unwrap_or_default().into()),
                ],
            ));
        }
    }
    lines.extend(
        report
            .unprotected
            .iter()
            .map(|what| words.say("cli-graph-unprotected", [("what", what.as_str().into())])),
    );
    lines.join("\n") + "\n"
}
