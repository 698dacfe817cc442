//! Sets with what was decided about them, and the way to a release.

use super::apriori::apriori;
use super::band::narrow;
use super::baskets::Baskets;
use super::cahd::{Cahd, Group, Grouping};
use super::cut::ItemCut;
use super::direct::direct;
use super::greedy::GreedyCut;
use super::items::ItemTree;
use super::kinds::{Algorithm, Protection};
use super::local::LocalSearch;
use super::optimal::OptimalCuts;
use super::problem::{Problem, Recoding};
use super::transaction::TopDown;
use std::sync::Arc;

/// Sets with what was decided about them.
#[derive(Clone, Debug)]
pub struct SetStudy {
    /// The sets.
    pub baskets: Baskets,
    /// How items grow coarser.
    pub tree: ItemTree,
    /// The sensitive items, ascending.
    pub sensitive: Vec<u32>,
    /// What must hold.
    pub protection: Protection,
    /// What finds a release.
    pub algorithm: Algorithm,
    /// The share of the people that may be left out.
    pub limit: f64,
}

impl SetStudy {
    /// All occurrences of items, each of which may lose [`ItemTree::total`].
    #[must_use]
    pub fn whole(&self) -> u64 {
        self.baskets.occurrences().iter().sum::<u64>() * self.tree.total()
    }

    /// The items of each person that are not sensitive, and those that are.
    fn apart(&self) -> (Vec<Vec<u32>>, Vec<Vec<u32>>) {
        let apart = self.baskets.sets.iter().map(|set| {
            set.iter().copied().partition(|item| self.sensitive.binary_search(item).is_err())
        });
        apart.unzip()
    }
}

/// What is to be released.
#[derive(Clone, Debug)]
pub enum Chosen {
    /// For each person what is written; nothing for who is left out.
    Sets(Vec<Option<Vec<u32>>>),
    /// People in groups, with what each has that is not sensitive.
    Groups {
        /// For each person the items that are not sensitive.
        open: Vec<Vec<u32>>,
        /// The groups.
        groups: Vec<Group>,
    },
}

/// A release that was found, and what is known of better ones.
#[derive(Clone, Debug)]
pub struct Found {
    /// What is to be released.
    pub chosen: Chosen,
    /// The cut, if it is one for all.
    pub cut: Option<ItemCut>,
    /// What is lost, out of [`SetStudy::whole`].
    pub lost: u64,
    /// Nothing loses less, where that was looked for.
    pub bound: Option<u64>,
    /// How many people are left out.
    pub left_out: u64,
}

/// The way to a release.
#[derive(Debug)]
pub struct Attempt {
    way: Way,
    /// For each person the set of the problem's pool.
    place: Vec<u32>,
    /// Steps that were taken.
    steps: u64,
}

#[derive(Debug)]
enum Way {
    Optimal(Box<OptimalCuts>),
    Greedy {
        problem: Box<Problem>,
        greedy: Box<GreedyCut>,
        found: Option<Recoding>,
        ended: bool,
    },
    Local(Box<LocalSearch>),
    TopDown(Box<TopDown>),
    Cahd(Box<Grouping>),
    /// Nothing can hold.
    Hopeless,
}

impl Attempt {
    /// The way, at its beginning.
    #[must_use]
    pub fn new(study: &SetStudy) -> Self {
        let (way, place) = match study.protection {
            Protection::KmAnonymity { k, m } => {
                let problem = Problem::new(&study.baskets, study.tree.clone(), k, m, study.limit);
                let place = problem.place.clone();
                (Way::through(study.algorithm, problem), place)
            }
            Protection::TransactionKAnonymity { k } => {
                let search = TopDown::new(&study.baskets, &study.tree, k as usize);
                (Way::TopDown(Box::new(search)), Vec::new())
            }
            Protection::PrivacyDegree { p } => (Way::grouped(study, p), Vec::new()),
        };
        Self { way, place, steps: 0 }
    }

    /// Goes on for about so many steps; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        self.steps += budget as u64;
        match &mut self.way {
            Way::Optimal(search) => search.step(budget),
            Way::Greedy { problem, greedy, found, ended } => {
                if !*ended && greedy.step(problem, &problem.pool, budget) {
                    *ended = true;
                    *found = problem.recode(greedy.cut());
                }
                *ended
            }
            Way::Local(search) => search.step(budget),
            Way::TopDown(search) => search.step(budget),
            Way::Cahd(grouping) => grouping.step(budget),
            Way::Hopeless => true,
        }
    }

    /// Whether anything was found so far.
    #[must_use]
    pub fn has_found(&self) -> bool {
        match &self.way {
            Way::Optimal(search) => search.best().is_some(),
            Way::Greedy { found, .. } => found.is_some(),
            Way::Local(search) => search.has_found(),
            Way::TopDown(search) => search.has_found(),
            Way::Cahd(_) => true,
            Way::Hopeless => false,
        }
    }

    /// The best that was found so far.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        match &self.way {
            Way::Optimal(search) => {
                search.best().map(|best| spread(best, search.bound(), &self.place))
            }
            Way::Greedy { found, .. } => {
                found.as_ref().map(|found| spread(found, None, &self.place))
            }
            Way::Local(search) => search.found().map(|found| spread(&found, None, &self.place)),
            Way::TopDown(search) => search.found().map(|(written, lost)| {
                let chosen = Chosen::Sets(written.into_iter().map(Some).collect());
                Found { chosen, cut: None, lost, bound: None, left_out: 0 }
            }),
            Way::Cahd(grouping) => {
                let groups = grouping.as_ref().clone().finish();
                let chosen = Chosen::Groups { open: grouping.open.clone(), groups };
                Some(Found { chosen, cut: None, lost: 0, bound: None, left_out: 0 })
            }
            Way::Hopeless => None,
        }
    }

    /// What is lost by the best so far, and what nothing falls below; nothing before there is one,
    /// and where that is not looked for.
    #[must_use]
    pub fn gap(&self) -> Option<(u64, u64)> {
        match &self.way {
            Way::Optimal(search) => Some((search.best()?.lost, search.bound()?)),
            _ => None,
        }
    }

    /// How many regions of the tree were looked into; of other algorithms, how many steps were
    /// taken.
    #[must_use]
    pub fn visited(&self) -> u64 {
        match &self.way {
            Way::Optimal(search) => search.visited(),
            _ => self.steps,
        }
    }
}

impl Way {
    /// The way of an algorithm through the cuts of a tree.
    fn through(algorithm: Algorithm, problem: Problem) -> Self {
        let greedy = match algorithm {
            Algorithm::Apriori => apriori(&problem),
            Algorithm::Direct => direct(&problem),
            Algorithm::Local => return Self::Local(Box::new(LocalSearch::new(Arc::new(problem)))),
            _ => {
                let regions = match algorithm {
                    Algorithm::Optimal { regions } => regions,
                    _ => u64::MAX,
                };
                return Self::Optimal(Box::new(OptimalCuts::new(Arc::new(problem), regions)));
            }
        };
        let (problem, greedy) = (Box::new(problem), Box::new(greedy));
        Self::Greedy { problem, greedy, found: None, ended: false }
    }

    /// The way to groups of people.
    fn grouped(study: &SetStudy, p: u32) -> Self {
        let (open, hidden) = study.apart();
        // Nobody without items is released, so that an empty line would have a sensitive one.
        if open.iter().any(Vec::is_empty) {
            return Self::Hopeless;
        }
        let alpha = match study.algorithm {
            Algorithm::Cahd { alpha } => alpha as usize,
            _ => 1,
        };
        let cahd = Cahd { p: p as usize, alpha };
        let order = narrow(&open, study.baskets.items.len());
        match Grouping::new((open, hidden), &order, cahd) {
            Some(grouping) => Self::Cahd(Box::new(grouping)),
            None => Self::Hopeless,
        }
    }
}

/// A recoding of the pool as one of its people.
fn spread(recoding: &Recoding, bound: Option<u64>, place: &[u32]) -> Found {
    let sets = place.iter().map(|&set| recoding.sets[set as usize].clone()).collect();
    Found {
        chosen: Chosen::Sets(sets),
        cut: recoding.cut.clone(),
        lost: recoding.lost,
        bound,
        left_out: recoding.left_out,
    }
}
