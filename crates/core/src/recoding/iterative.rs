//! Full-domain recoding, repeated on what it suppresses.
//!
//! # Definition
//! A round finds the node of least loss on which at least a given share of the table is in
//! classes that hold, and releases those classes as they are there; the next round does the
//! same with what is left. What a round leaves counts as if it were released on that node, so
//! that the finest node wins on which enough records are safe. Once nothing more can be
//! released, and more is left than may be suppressed, the last rounds are undone and all
//! that is left is recoded by one node within the limit.
//!
//! What a round finds need not be optimal: where the models allow no pruning it is cut short
//! after so many looks at classes. The last search never is.
//!
//! Each class may then show the closest cells that cover its records instead of those of its
//! node, whichever loses less.
//!
//! # Source
//! The local recoding of ARX: F. Prasser, J. Eicher, H. Spengler, R. Bild, K. A. Kuhn. "Flexible
//! Data Anonymization Using ARX: Current Status and Challenges Ahead." Software: Practice and
//! Experience 50(7), 2020. There the first node is the optimal one, and only what that
//! suppresses is recoded again.
//!
//! # Invariants
//! * With all rounds undone the node is the full-domain optimum: there is a table whenever
//!   there is a node.
//! * Models refer to the distributions of the whole table in every round, and
//!   [`Recoded::new`] decides for the whole table what is released.

use super::cell::{CELLS, COVERS};
use super::kinds::{Beginning, RecodingChoice};
use super::{Cell, Cover, Recoded, Recoder, SUPPRESSED, refuse_presence};
use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::Result;
use crate::lattice::Levels;
use crate::search::{Optimal, Search, Stage};
use crate::study::{Classified, Study};
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "iterative-round";

/// The most rounds that can be asked for.
pub const MOST_ROUNDS: u32 = 10_000;

/// Looks at classes between two looks at how far a search has come. Searches are cut short at the
/// same point whatever the budget of a step.
const QUANTUM: usize = 1 << 12;

/// Looks at classes for each tuple that is left, after which a round is content with the best
/// node known.
const PATIENCE: u64 = 100;

/// The same where no node is known: then the round has found nothing.
const MOST_PATIENCE: u64 = 800;

/// How often and how finely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IterativeOptions {
    /// About how many rounds: each recodes at least so large a part of the table. More of them
    /// lose less and take longer.
    pub rounds: u32,
    /// What the cells of a class show: the closest of these that covers its records, or what
    /// its node does if there is none.
    pub cover: Option<Cover>,
}

impl Default for IterativeOptions {
    fn default() -> Self {
        Self { rounds: 100, cover: Some(Cover::Hierarchy) }
    }
}

/// One round that has ended.
#[derive(Debug)]
struct Round {
    levels: Levels,
    /// The tuples that it releases.
    tuples: Vec<u32>,
    /// The class of each among the round's.
    class_of: Vec<u32>,
}

/// A round under way.
#[derive(Debug)]
struct Current {
    study: Arc<Study>,
    search: Optimal,
    /// Looks at classes so far.
    looks: u64,
    /// Whether the search may be cut short.
    hurried: bool,
}

impl Current {
    /// Goes on for a while; true once the round has ended.
    fn advance(&mut self) -> bool {
        let ended = self.search.step(QUANTUM);
        self.looks += QUANTUM as u64;
        let patience = if self.search.best().is_some() { PATIENCE } else { MOST_PATIENCE };
        let most = patience * self.study.contingency().tuples() as u64;
        ended || (self.hurried && self.looks >= most)
    }
}

/// What is being done.
#[derive(Debug)]
enum Phase {
    /// At least so many records are to be released next.
    Rounds {
        least: u64,
    },
    /// What is left has to be within the limit. So many rounds are undone next if it is not;
    /// none if all of them were.
    Closing {
        undo: usize,
    },
    Ended,
}

/// About how many rounds; more lose less and take longer.
const ROUNDS: Parameter =
    Parameter::integer("rounds", Range::whole(1, MOST_ROUNDS)).default(100.0).spelled_out();

/// The recoding in rounds.
#[derive(Debug)]
pub struct Iterative {
    study: Arc<Study>,
    options: IterativeOptions,
    rounds: Vec<Round>,
    /// Tuples that no round has released yet, ascending.
    rest: Vec<u32>,
    current: Option<Current>,
    phase: Phase,
    best: Option<Arc<Recoded>>,
    /// Records that were released when a table was last made of the rounds.
    shown: u64,
    visited: u32,
}

impl Iterative {
    /// A recoding that has done nothing yet.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) without rounds or with more than 10,000, and what
    /// [`refuse_presence`] refuses.
    pub fn new(study: Arc<Study>, options: IterativeOptions) -> Result<Self> {
        refuse_presence(&study)?;
        ROUNDS.check(options.rounds.into())?;
        let least = study.contingency().records().div_ceil(u64::from(options.rounds));
        let counts = (0..).zip(study.contingency().counts());
        let rest = counts.filter(|&(_, &count)| count > 0).map(|(tuple, _)| tuple).collect();
        Ok(Self {
            rest,
            study,
            options,
            rounds: Vec::new(),
            current: None,
            phase: Phase::Rounds { least: least.max(1) },
            best: None,
            shown: 0,
            visited: 0,
        })
    }

    /// Records of the tuples that are left.
    fn left(&self) -> u64 {
        let counts = self.study.contingency().counts();
        self.rest.iter().map(|&tuple| u64::from(counts[tuple as usize])).sum()
    }

    /// Starts on what is left; at least so many records must be released.
    fn start(&mut self, released: u64, gs_factor: Option<f64>) {
        match self.study.of_rest(&self.rest, released, gs_factor) {
            Ok(study) => {
                // Where nothing else was released, what this suppresses are all the stars there are.
                let whole = self.rounds.is_empty() && matches!(self.phase, Phase::Closing { .. });
                let study = Arc::new(study.with_stars(whole && self.study.keeps_stars()));
                let search = Optimal::new(study.clone());
                let hurried = matches!(self.phase, Phase::Rounds { .. });
                self.current = Some(Current { study, search, looks: 0, hurried });
            }
            Err(_) => self.phase = Phase::Ended,
        }
    }

    /// What comes next; false if nothing does.
    fn next(&mut self) -> bool {
        let left = self.left();
        match self.phase {
            Phase::Ended => return false,
            Phase::Rounds { least } if left > 0 => self.start(least.min(left), Some(0.0)),
            Phase::Rounds { .. } => self.phase = Phase::Closing { undo: 1 },
            Phase::Closing { undo } => self.close(left, undo),
        }
        true
    }

    /// Ends if what is left is within the limit; otherwise undoes some rounds.
    fn close(&mut self, left: u64, undo: usize) {
        let most = self.study.suppressible();
        if (left <= most && self.show()) || self.rounds.is_empty() || undo == usize::MAX {
            self.phase = Phase::Ended;
            return;
        }
        for round in self.rounds.drain(self.rounds.len().saturating_sub(undo)..) {
            self.rest.extend(round.tuples);
        }
        self.rest.sort_unstable();
        let undo = if self.rounds.is_empty() { usize::MAX } else { undo * 2 };
        self.phase = Phase::Closing { undo };
        self.start(self.left().saturating_sub(most), None);
    }

    /// Takes in what a round has found.
    fn learn(&mut self, current: &Current) {
        self.visited = self.visited.saturating_add(current.search.visited());
        let found = current.search.best().map(|best| best.levels.clone());
        let Some(levels) = found else {
            match &mut self.phase {
                Phase::Rounds { least } if *least > 1 => *least = (*least / 4).max(1),
                Phase::Rounds { .. } => self.phase = Phase::Closing { undo: 1 },
                _ => {}
            }
            return;
        };
        let study = &current.study;
        let Classified { class_of, decision, .. } = study.classified(&levels);
        let mut round = Round { levels, tuples: Vec::new(), class_of: Vec::new() };
        let mut rest = Vec::new();
        for (&tuple, &class) in self.rest.iter().zip(&class_of) {
            if decision.fails[class as usize] {
                rest.push(tuple);
            } else {
                round.tuples.push(tuple);
                round.class_of.push(class);
            }
        }
        if round.tuples.is_empty() {
            self.phase = Phase::Closing { undo: 1 };
            return;
        }
        self.rest = rest;
        self.rounds.push(round);
        let done = self.study.contingency().records() - self.left();
        // A table costs about as much as a round: it is made when a tenth more is done.
        if (done - self.shown.min(done)) * 10 >= self.study.contingency().records()
            && self.left() <= self.study.suppressible()
        {
            self.shown = done;
            self.show();
        }
    }

    /// Makes a table of the rounds so far; whether it may be released.
    fn show(&mut self) -> bool {
        let mut tables = vec![self.table(None)];
        if self.options.cover.is_some() {
            tables.push(self.table(self.options.cover));
        }
        let mut any = false;
        for table in tables.into_iter().filter(|table| table.feasible) {
            any = true;
            if self.best.as_ref().is_none_or(|best| table.loss.compare(&best.loss).is_lt()) {
                self.best = Some(Arc::new(table));
            }
        }
        any
    }

    fn table(&self, cover: Option<Cover>) -> Recoded {
        let mut class_of = vec![SUPPRESSED; self.study.contingency().tuples()];
        let mut cells = Vec::new();
        let width = self.study.attributes().len();
        for round in &self.rounds {
            let mut members: Vec<Vec<u32>> = Vec::new();
            for (&tuple, &class) in round.tuples.iter().zip(&round.class_of) {
                members.resize_with(members.len().max(class as usize + 1), Vec::new);
                members[class as usize].push(tuple);
            }
            for tuples in members.into_iter().filter(|tuples| !tuples.is_empty()) {
                for &tuple in &tuples {
                    class_of[tuple as usize] = (cells.len() / width.max(1)) as u32;
                }
                cells.extend(self.cells(&round.levels, &tuples, cover));
            }
        }
        Recoded::new(&self.study, &class_of, &cells)
    }

    /// What a class of these tuples shows.
    fn cells(&self, levels: &Levels, tuples: &[u32], cover: Option<Cover>) -> Vec<Cell> {
        let attributes = self.study.attributes().iter().enumerate();
        if let Some(cover) = cover {
            let closest: Vec<Cell> = attributes
                .clone()
                .map(|(index, one)| cover.cell(one, &self.values(index, tuples)))
                .collect();
            // Where what they have in common is that a value is missing, the node may show more.
            if !self.study.demands().refuse_missing(&closest) {
                return closest;
            }
        }
        attributes
            .map(|(index, attribute)| {
                Cell::group(
                    &attribute.hierarchy,
                    levels.get(index),
                    self.values(index, &tuples[..1])[0],
                )
            })
            .collect()
    }

    /// The exact values of an attribute that tuples have.
    fn values(&self, attribute: usize, tuples: &[u32]) -> Vec<u32> {
        let contingency = self.study.contingency();
        let words = contingency.layout().words();
        let field = contingency.layout().fields()[attribute];
        let values = tuples.iter().map(|&tuple| {
            let key = &contingency.keys()[tuple as usize * words..][..words];
            field.code(key) as u32
        });
        values.collect()
    }
}

impl RecodingChoice for Iterative {
    const DECLARED: &'static Declaration = &Declaration {
        id: "iterative",
        family: "local",
        source: "The optimal search, repeated on the records that it suppressed; after F. Prasser, \
                 R. Bild, J. Eicher, H. Spengler, F. Kohlmayer, K. Kuhn. Lightning: \
                 Utility-Driven Anonymization of High-Dimensional Data. TDP 9(2), 2016, and ARX.",
        formula: "",
        parameters: &[ROUNDS, CELLS],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(choice: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>> {
        let rounds = choice.integer(ROUNDS.name)?;
        let cover = Some(choice.meaning(CELLS.name, &COVERS)?);
        Ok(Box::new(Self::new(beginning.study.clone(), IterativeOptions { rounds, cover })?))
    }
}

impl Recoder for Iterative {
    fn step(&mut self, budget: usize) -> bool {
        for _ in 0..budget.div_ceil(QUANTUM).max(1) {
            let Some(mut current) = self.current.take() else {
                if self.next() {
                    continue;
                }
                return true;
            };
            if current.advance() {
                self.learn(&current);
            } else {
                self.current = Some(current);
            }
        }
        false
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        self.best.as_ref()
    }

    fn visited(&self) -> u32 {
        self.visited + self.current.as_ref().map_or(0, |current| current.search.visited())
    }

    fn stage(&self) -> Stage {
        let total = self.study.contingency().records();
        Stage { phase: STAGE, done: total - self.left(), total }
    }
}
