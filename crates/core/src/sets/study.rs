//! Sets with what was decided about them, and the way to a release.

use super::apriori::apriori;
use super::baskets::Baskets;
use super::cahd::{self, Cahd, Group};
use super::cut::ItemCut;
use super::direct::direct;
use super::items::ItemTree;
use super::kinds::{Algorithm, Protection};
use super::local::local;
use super::optimal::OptimalCuts;
use super::problem::{Problem, Recoding};
use super::transaction;
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
}

#[derive(Debug)]
enum Way {
    Optimal(Box<OptimalCuts>),
    Ended(Option<Found>),
}

impl Attempt {
    /// The way, at its beginning; all but the optimal search have ended then.
    #[must_use]
    pub fn new(study: &SetStudy) -> Self {
        let Protection::KmAnonymity { k, m } = study.protection else {
            return Self { way: Way::Ended(grouped(study)), place: Vec::new() };
        };
        let problem = Problem::new(&study.baskets, study.tree.clone(), k, m, study.limit);
        let place = problem.place.clone();
        let recoding = match study.algorithm {
            Algorithm::Apriori => problem.recode(&apriori(&problem)),
            Algorithm::Direct => problem.recode(&direct(&problem)),
            Algorithm::Local => local(&problem),
            _ => {
                let regions = match study.algorithm {
                    Algorithm::Optimal { regions } => regions,
                    _ => u64::MAX,
                };
                let search = OptimalCuts::new(Arc::new(problem), regions);
                return Self { way: Way::Optimal(Box::new(search)), place };
            }
        };
        let found = recoding.map(|recoding| spread(&recoding, None, &place));
        Self { way: Way::Ended(found), place }
    }

    /// Goes on for about so many steps; true once it has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        match &mut self.way {
            Way::Optimal(search) => search.step(budget),
            Way::Ended(_) => true,
        }
    }

    /// Whether anything was found so far.
    #[must_use]
    pub fn has_found(&self) -> bool {
        match &self.way {
            Way::Optimal(search) => search.best().is_some(),
            Way::Ended(found) => found.is_some(),
        }
    }

    /// The best that was found so far.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        match &self.way {
            Way::Optimal(search) => {
                search.best().map(|best| spread(best, search.bound(), &self.place))
            }
            Way::Ended(found) => found.clone(),
        }
    }

    /// What is lost by the best so far, and what nothing falls below; nothing before there is one.
    #[must_use]
    pub fn gap(&self) -> Option<(u64, u64)> {
        match &self.way {
            Way::Optimal(search) => Some((search.best()?.lost, search.bound()?)),
            Way::Ended(_) => None,
        }
    }

    /// How many regions were looked into.
    #[must_use]
    pub fn visited(&self) -> u64 {
        match &self.way {
            Way::Optimal(search) => search.visited(),
            Way::Ended(_) => 0,
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

/// What comes of protections that go by groups of people.
fn grouped(study: &SetStudy) -> Option<Found> {
    let none =
        Found { chosen: Chosen::Sets(Vec::new()), cut: None, lost: 0, bound: None, left_out: 0 };
    match study.protection {
        Protection::KmAnonymity { .. } => None,
        Protection::TransactionKAnonymity { k } => {
            let written = transaction::generalize(&study.baskets, &study.tree, k as usize)?;
            let lost = transaction::lost(&study.baskets, &study.tree, &written);
            let chosen = Chosen::Sets(written.into_iter().map(Some).collect());
            Some(Found { chosen, lost, ..none })
        }
        Protection::PrivacyDegree { p } => {
            let (open, hidden) = study.apart();
            // Nobody without items is released, so that an empty line would have a sensitive one.
            if open.iter().any(Vec::is_empty) {
                return None;
            }
            let alpha = match study.algorithm {
                Algorithm::Cahd { alpha } => alpha as usize,
                _ => 1,
            };
            let cahd = Cahd { p: p as usize, alpha };
            let groups = cahd::groups(&open, &hidden, study.baskets.items.len(), cahd)?;
            Some(Found { chosen: Chosen::Groups { open, groups }, ..none })
        }
    }
}
