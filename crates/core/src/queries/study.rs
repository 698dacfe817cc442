//! A log with what was decided about it, and the way to a release.

use super::alike::{AlikeParts, FoundLog};
use super::clicks::ClickGraph;
use super::intents::{IntentMerging, Intents, QuerySimilarity};
use super::lines::{LogLines, QueryShown};
use super::reading::QueryLog;
use crate::shuffle::{Draws, Seed};
use std::collections::BTreeSet;

/// A log with what was decided about it.
#[derive(Clone, Debug)]
pub struct LogStudy {
    /// The log.
    pub log: QueryLog,
    /// How many people have the same, and how many typed each text that is written.
    pub k: u32,
    /// What of them is the same.
    pub same: AlikeParts,
    /// What makes two queries similar.
    pub similarity: QuerySimilarity,
    /// Below which they are of different intents.
    pub threshold: f64,
    /// Queries of an intent that somebody is given who lacks it.
    pub sampled: u32,
    /// Which texts are written.
    pub text: QueryShown,
}

/// The way to a release.
#[derive(Debug)]
pub struct IntentSearch {
    graph: ClickGraph,
    merging: IntentMerging,
    draws: Draws,
    steps: u64,
    ended: Option<(Intents, LogLines, FoundLog)>,
}

impl IntentSearch {
    /// The way, at its beginning.
    #[must_use]
    pub fn new(study: &LogStudy, seed: Seed) -> Self {
        let graph = ClickGraph::whole(&study.log.rows).parted();
        let merging = IntentMerging::new(&graph.parts, study.similarity, study.threshold);
        Self { graph, merging, draws: FoundLog::draws(seed), steps: 0, ended: None }
    }

    /// Goes on for so many looks at queries; true once it has ended. The last step puts people into
    /// groups.
    pub fn step(&mut self, study: &LogStudy, budget: usize) -> bool {
        self.steps += budget as u64;
        if self.ended.is_none() && self.merging.step(budget) {
            let intents = self.merging.intents();
            let lines = LogLines::new(&study.log, (&self.graph, &intents), (study.k, study.text));
            let demand = (study.k, study.same, study.sampled);
            let found = FoundLog::new(&lines, demand, study.log.people, &mut self.draws);
            self.ended = Some((intents, lines, found));
        }
        self.ended.is_some()
    }

    /// Looks at queries that were taken.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.steps
    }

    /// Queries in parts that mean different things.
    #[must_use]
    pub fn graph(&self) -> &ClickGraph {
        &self.graph
    }

    /// The intents, once it has ended.
    #[must_use]
    pub fn intents(&self) -> Option<&Intents> {
        self.ended.as_ref().map(|(intents, ..)| intents)
    }

    /// What may be written, once it has ended.
    #[must_use]
    pub fn lines(&self) -> Option<&LogLines> {
        self.ended.as_ref().map(|(_, lines, _)| lines)
    }

    /// What is to be released, once it has ended.
    #[must_use]
    pub fn found(&self) -> Option<&FoundLog> {
        self.ended.as_ref().map(|(.., found)| found)
    }

    /// Each intent with its searches and people, in the log and in what was found; none before the
    /// end.
    #[must_use]
    pub fn people(&self, study: &LogStudy) -> Vec<IntentPeople> {
        let Some((intents, lines, found)) = &self.ended else { return Vec::new() };
        let mut all: Vec<IntentPeople> = (0..intents.count as usize)
            .map(|intent| IntentPeople {
                text: lines.texts[intent],
                queries: 0,
                searches: [lines.searches[intent], 0],
                people: [0, 0],
            })
            .collect();
        let searched = || study.log.rows.iter().zip(&lines.meant);
        for (intent, _) in
            searched().map(|(row, intent)| (*intent, row.query)).collect::<BTreeSet<_>>()
        {
            all[intent as usize].queries += 1;
        }
        for (intent, _) in
            searched().map(|(row, intent)| (*intent, row.user)).collect::<BTreeSet<_>>()
        {
            all[intent as usize].people[0] += 1;
        }
        let written = found.rows.iter();
        let after = written.map(|row| (lines.lines[row.line as usize].intent, row.user));
        for (intent, _) in after.clone() {
            all[intent as usize].searches[1] += 1;
        }
        for (intent, _) in after.collect::<BTreeSet<_>>() {
            all[intent as usize].people[1] += 1;
        }
        all
    }
}

/// An intent with who has it, in the log and in what was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntentPeople {
    /// The query that most people typed for it, if enough typed it.
    pub text: Option<u32>,
    /// How many queries it has.
    pub queries: u32,
    /// How many searches, before and after.
    pub searches: [u64; 2],
    /// How many people, before and after.
    pub people: [u32; 2],
}

impl IntentPeople {
    /// How far the shares of intents are from those before: half the sum of their differences, 0
    /// where they are the same and 1 where none is left.
    #[must_use]
    pub fn distance(all: &[Self]) -> f64 {
        let totals = [0, 1].map(|when| all.iter().map(|intent| intent.searches[when]).sum::<u64>());
        if totals.contains(&0) {
            return 1.0;
        }
        let [before, after] = totals.map(u128::from);
        let differences = all.iter().map(|intent| {
            let [searched, written] = intent.searches.map(u128::from);
            (searched * after).abs_diff(written * before)
        });
        differences.sum::<u128>() as f64 / (2 * before * after) as f64
    }
}
