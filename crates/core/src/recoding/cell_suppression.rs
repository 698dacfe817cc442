//! k-anonymity by suppressing single cells.
//!
//! # Definition
//! On a node, by default the finest one allowed, cells are replaced by `*` until every class
//! has at least k records (spec C4). Classes are those of equal labels: a `*` equals a `*` and
//! nothing else, unless suppressed cells are missing ones (spec A8). So enough records have to show the same stars, and records that are many
//! enough by themselves may have to lose a cell for the sake of others.
//!
//! First the records are looked at without one set of attributes after the other, beginning
//! with the smallest sets: what is frequent without them loses those cells. Of the sets of one
//! size the one that helps most records comes first, or the least important one if the
//! importance is given. Then each record that is left joins the class that needs the fewest
//! further stars, and classes are dissolved where their records need fewer in others.
//!
//! # Source
//! M. Templ, A. Kowarik, B. Meindl. "Statistical Disclosure Control for Micro-Data Using the R
//! Package sdcMicro." Journal of Statistical Software 67(4), 2015. There a suppressed
//! cell matches every value, which takes fewer stars and promises less.
//!
//! Where suppressed cells are missing ones, and these match everything, a record needs no others
//! that show the same stars: it loses the fewest cells without which as many records of the whole
//! table are like it, whatever these lose themselves.
//!
//! # Invariants
//! * Which cells are suppressed depends on the quasi-identifiers and one number alone, the
//!   size of classes that is aimed at; never on what a record has in other columns (spec C,
//!   H9). Where models ask for more than sizes, larger ones are tried, and what then still
//!   fails is suppressed as records, within the limit.
//! * Records that are alike on the node stay together.

mod attempt;
mod groups;

use super::base::Base;
use super::kinds::{Beginning, RecodingChoice};
use super::{Recoded, Recoder, refuse_presence};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind};
use crate::error::{Error, Result};
use crate::lattice::Levels;
use crate::search::{Fixed, Stage};
use crate::study::Study;
use attempt::SuppressionAttempt;
use std::sync::Arc;

/// What it is at, from beginning to end.
const STAGE: &str = "cell-suppression";

/// What a suppressed cell costs; its attribute's importance, which is added, only breaks ties.
const CELL: u64 = 1 << 20;

/// Which cells are suppressed first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellSuppressionOptions {
    /// The quasi-identifiers by their positions, the most important ones first. Without any, the
    /// heavier ones are more important, and of those that weigh the same the ones with fewer
    /// values.
    pub importance: Vec<u32>,
    /// The node that cells are suppressed on; the finest one if there is none.
    pub levels: Option<Levels>,
}

/// The recoding by suppressed cells.
#[derive(Debug)]
pub struct CellSuppression {
    base: Arc<Base>,
    /// What a suppressed cell of each attribute costs.
    costs: Vec<u64>,
    /// Whether the importance decides between sets of one size.
    by_importance: bool,
    /// The size of classes that is aimed at.
    size: u64,
    attempt: Option<SuppressionAttempt>,
    best: Option<Arc<Recoded>>,
    visited: u32,
    ended: bool,
}

impl CellSuppression {
    /// A recoding that has done nothing yet.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if the importance lists an attribute twice or one that there is not,
    /// and what [`Fixed::new`] and [`refuse_presence`] refuse.
    pub fn new(study: Arc<Study>, options: CellSuppressionOptions) -> Result<Self> {
        refuse_presence(&study)?;
        let order = order(&study, &options.importance)?;
        let mut costs = vec![0; order.len()];
        for (rank, attribute) in order.into_iter().rev().enumerate() {
            costs[attribute] = CELL + rank as u64;
        }
        let levels = options.levels.unwrap_or_else(|| study.bottom());
        Fixed::new(study.clone(), levels.clone())?;
        let base = Arc::new(Base::new(&study, &levels));
        let demands = study.demands();
        let smallest = demands.smallest().max(demands.fewest_matches().unwrap_or(1));
        Ok(Self {
            by_importance: !options.importance.is_empty(),
            size: u64::from(smallest),
            base,
            costs,
            attempt: None,
            best: None,
            visited: 0,
            ended: false,
        })
    }

    /// Takes in what classes of the size at hand have made of the table, and goes on to
    /// larger ones where they may lose less or be needed at all.
    fn learn(&mut self, table: Recoded) {
        let study = self.base.study();
        let better = self.best.as_ref().is_none_or(|best| table.loss.compare(&best.loss).is_lt());
        self.ended = study.demands().concern_sizes()
            || self.size >= study.contingency().records()
            || (self.best.is_some() && !better);
        if table.feasible && better {
            self.best = Some(Arc::new(table));
        }
        self.size *= 2;
    }
}

/// The attributes, the most important ones first.
fn order(study: &Study, importance: &[u32]) -> Result<Vec<usize>> {
    let attributes = study.attributes();
    let mut order: Vec<usize> = importance.iter().map(|&attribute| attribute as usize).collect();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() < order.len()
        || sorted.last().is_some_and(|&attribute| attribute >= attributes.len())
    {
        return Err(Error::parameter("search.importance", "each attribute once"));
    }
    let mut others: Vec<usize> =
        (0..attributes.len()).filter(|attribute| !order.contains(attribute)).collect();
    others.sort_by(|&a, &b| {
        let (a, b) = (&attributes[a], &attributes[b]);
        b.weight.total_cmp(&a.weight).then(a.counts.len().cmp(&b.counts.len()))
    });
    order.extend(others);
    Ok(order)
}

impl RecodingChoice for CellSuppression {
    const DECLARED: &'static Declaration = &Declaration {
        id: "cell-suppression",
        family: "cells",
        source: "M. Templ, A. Kowarik, B. Meindl. Statistical Disclosure Control for Micro-Data \
                 Using the R Package sdcMicro. JSS 67(4), 2015.",
        formula: "",
        parameters: &[Parameter::new("importance", ParameterKind::Order)],
    };

    const STAGES: &'static [&'static str] = &[STAGE];

    fn begin(choice: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>> {
        let names = choice.texts("importance").unwrap_or_default().iter();
        let importance = names.map(|name| beginning.position(name)).collect::<Result<_>>()?;
        let options = CellSuppressionOptions { importance, levels: None };
        Ok(Box::new(Self::new(beginning.study.clone(), options)?))
    }
}

impl Recoder for CellSuppression {
    fn step(&mut self, budget: usize) -> bool {
        if self.ended {
            return true;
        }
        let (base, size) = (&self.base, self.size);
        let attempt = self.attempt.get_or_insert_with(|| {
            SuppressionAttempt::new(base, &self.costs, self.by_importance, size)
        });
        if attempt.step(budget) {
            let table = attempt.recoded();
            self.visited = self.visited.saturating_add(attempt.visited());
            self.attempt = None;
            self.learn(table);
        }
        self.ended
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        self.best.as_ref()
    }

    fn visited(&self) -> u32 {
        self.visited.saturating_add(self.attempt.as_ref().map_or(0, SuppressionAttempt::visited))
    }

    fn stage(&self) -> Stage {
        let total = self.base.study().contingency().records();
        let done = self.attempt.as_ref().map_or(0, SuppressionAttempt::done);
        Stage { phase: STAGE, done, total }
    }
}

#[cfg(test)]
mod tests {
    use super::{Base, SuppressionAttempt};
    use crate::hierarchy::Spec;
    use crate::lattice::Levels;
    use crate::model::{DistinctLDiversity, KAnonymity, ModelChoice};
    use crate::plan::{Plan, PlannedAttribute};
    use crate::prepare::prepare;
    use crate::table::{Column, Dictionary, LineIndex, Role, Table};
    use std::sync::Arc;

    /// Pseudo-random digits below `below`.
    fn digits(state: &mut u32, count: usize, below: u32) -> Vec<u32> {
        let drawn = (0..count).map(|_| {
            *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (*state >> 16) % below
        });
        drawn.collect()
    }

    fn table(columns: &[Vec<u32>]) -> Table {
        let records = columns[0].len();
        let columns = columns
            .iter()
            .map(|codes| {
                let mut dictionary = Dictionary::new();
                let codes = codes.iter().map(|code| dictionary.insert(&code.to_string())).collect();
                Column { name: String::new(), dictionary, codes }
            })
            .collect();
        Table { columns, records, lines: LineIndex::default() }
    }

    /// Spec C and H9: at one size aimed at, the same cells go whatever the sensitive values are.
    #[test]
    fn which_cells_go_does_not_depend_on_sensitive_values() {
        let mut state = 11;
        let mut differ = 0;
        for _ in 0..40 {
            let quasi: Vec<Vec<u32>> = (0..3).map(|_| digits(&mut state, 30, 4)).collect();
            let stars = |sensitive: Vec<u32>| {
                let mut columns = quasi.clone();
                columns.push(sensitive);
                let mut attributes: Vec<PlannedAttribute> = (0..3)
                    .map(|column| {
                        let role = Role::QuasiIdentifier;
                        PlannedAttribute::new(&column.to_string(), column, role, Spec::NONE)
                    })
                    .collect();
                attributes.push(PlannedAttribute::new("s", 3, Role::Sensitive, Spec::NONE));
                let diverse = DistinctLDiversity::choose().with("attribute", "s").with("l", 2_u32);
                let models = vec![KAnonymity::choose().with("k", 3_u32), diverse];
                let plan = Plan {
                    models,
                    suppression_limit: 1.0,
                    ..Plan::new(attributes, vec![KAnonymity::chosen(3)])
                };
                let study = prepare(&table(&columns), &plan).unwrap().study;
                let base = Arc::new(Base::new(&study, &Levels::bottom(3)));
                let mut attempt = SuppressionAttempt::new(&base, &[1, 1, 1], false, 3);
                while !attempt.step(5) {}
                (attempt.shown(), attempt.recoded().suppressed)
            };
            let one = stars(digits(&mut state, 30, 3));
            let other = stars(digits(&mut state, 30, 3));
            assert_eq!(one.0, other.0);
            differ += usize::from(one.1 != other.1);
        }
        // What is released of it does depend on them.
        assert!(differ > 10, "{differ}");
    }
}
