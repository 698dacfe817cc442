//! k-anonymity by suppressing single cells.
//!
//! # Definition
//! Of a node, by default the one with exact values, cells are replaced by `*` until every class
//! has at least k records (spec C4). Classes are those of equal labels: a `*` equals a `*` and
//! nothing else, so that enough records have to show the same stars, and records that are
//! many enough by themselves may have to lose a cell as well.
//!
//! First the records that are left are looked at without one set of attributes after the other,
//! beginning with the smallest sets: what is frequent enough without them loses those cells. Of
//! sets of one size the one that helps most records comes first, or the one with the least
//! important attributes if the importance is given. Then each record that is
//! left joins the class that needs the fewest further stars, and classes with many stars are dissolved where
//! that costs less.
//!
//! # Source
//! M. Templ, A. Kowarik, B. Meindl. "Statistical Disclosure Control for Micro-Data Using the R
//! Package sdcMicro." Journal of Statistical Software 67(4), 2015, whose records match what a
//! suppressed cell may stand for.
//!
//! # Invariants
//! * Which cells are suppressed depends on the quasi-identifiers and one number alone, the
//!   size of classes that is aimed at; never on what a record has in another column (spec C, H9).
//!   Where models ask for more than sizes, larger sizes are tried: what then
//!   still fails is suppressed as a record, within the limit.
//! * Records of one class of the node stay together.

mod attempt;
mod groups;

use super::base::Base;
use super::{Recoded, Recoder, refuse_unsupported};
use crate::error::{Error, Kind, Result};
use crate::lattice::Levels;
use crate::search::{Fixed, Stage};
use crate::study::Study;
use attempt::Attempt;
use std::sync::Arc;

/// What a suppressed cell costs; its attribute's importance, which is added, only breaks ties.
const CELL: u64 = 1 << 20;

/// Which cells are suppressed first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CellSuppressionOptions {
    /// The quasi-identifiers by their positions, the most important ones first. Without any, the
    /// heavier ones are more important, and of those that weigh the same the ones with fewer
    /// values.
    pub importance: Vec<u32>,
    /// The node that cells are suppressed on; exact values if there is none.
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
    attempt: Option<Attempt>,
    best: Option<Arc<Recoded>>,
    visited: u32,
    ended: bool,
}

impl CellSuppression {
    /// A recoding that has done nothing yet.
    ///
    /// # Errors
    /// [`Kind::Parameter`] if the importance lists an attribute twice or one that there is not,
    /// [`Kind::LevelTooHigh`] if a level is above its limit, and what [`refuse_unsupported`]
    /// refuses.
    pub fn new(study: Arc<Study>, options: CellSuppressionOptions) -> Result<Self> {
        refuse_unsupported(&study)?;
        let order = order(&study, &options.importance)?;
        let mut costs = vec![0; order.len()];
        for (rank, at) in order.into_iter().rev().enumerate() {
            costs[at] = CELL + rank as u64;
        }
        let levels = options.levels.unwrap_or_else(|| Levels::bottom(costs.len()));
        Fixed::new(study.clone(), levels.clone())?;
        let base = Arc::new(Base::new(&study, &levels));
        Ok(Self {
            by_importance: !options.importance.is_empty(),
            size: u64::from(study.demands().smallest()),
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
        self.ended = study.demands().only_sizes()
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
    let mut order: Vec<usize> = importance.iter().map(|&at| at as usize).collect();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() < order.len() || sorted.last().is_some_and(|&at| at >= attributes.len()) {
        let range = "each attribute once";
        return Err(Error::new(Kind::Parameter { field: "search.importance", range }));
    }
    let mut others: Vec<usize> = (0..attributes.len()).filter(|at| !order.contains(at)).collect();
    others.sort_by(|&a, &b| {
        let (a, b) = (&attributes[a], &attributes[b]);
        b.weight.total_cmp(&a.weight).then(a.counts.len().cmp(&b.counts.len()))
    });
    order.extend(others);
    Ok(order)
}

impl Recoder for CellSuppression {
    fn step(&mut self, budget: usize) -> bool {
        if self.ended {
            return true;
        }
        let (base, size) = (&self.base, self.size);
        let attempt = self
            .attempt
            .get_or_insert_with(|| Attempt::new(base, &self.costs, self.by_importance, size));
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
        self.visited.saturating_add(self.attempt.as_ref().map_or(0, Attempt::visited))
    }

    fn stage(&self) -> Stage {
        let of = self.base.study().contingency().records();
        let at = self.attempt.as_ref().map_or(0, Attempt::done);
        Stage { phase: "cell-suppression", at, of }
    }
}
