//! Sets in a column of a table: k^m-anonymity on them within each class of its records.
//!
//! # Definition
//! In each class of records, which show the same in all quasi-identifiers, every set of up to m items
//! that occurs in the column is that of at least k records (spec I1). So whoever knows the
//! quasi-identifiers of somebody and up to m of their items finds at least k records with these, or
//! none.
//!
//! # Source
//! M. Terrovitis, N. Mamoulis, P. Kalnis. PVLDB 1(1), 2008, class by class, as Amnesia does it for
//! tables with a column of sets.
//!
//! # How
//! Each class is made coarser by itself ([`OptimalCuts`]): one may write `alcohol` where another writes
//! `beer`. In a class with few items that is the cut that loses least; the more items, the fewer regions
//! are looked into, and in a large class it is the cut of [`apriori`](super::apriori) alone. Where fewer
//! than k records of a class have any item, nothing is written for them; they then look like those who
//! have none.
//!
//! # What it does not do
//! How many of a class have no items shows. What is known of a person beyond quasi-identifiers and m
//! items is protected by nothing.

use super::items::ItemTree;
use super::optimal::OptimalCuts;
use super::problem::Problem;
use super::supports::{Pool, smallest_support};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most regions that are looked into for a class.
const REGIONS: u64 = 256;

/// The most items of all regions of a class that are looked at.
const LOOKED_AT: u64 = 1 << 17;

/// What is written in a column of sets, and what that loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecodedColumn {
    /// For each record the nodes that are written, ascending; empty if nothing is.
    pub written: Vec<Vec<u32>>,
    /// What is lost, out of [`ItemTree::total`] for each item of each record (spec I1).
    pub lost: u64,
    /// How many records had items and are written without.
    pub emptied: u64,
}

/// Makes a column coarser in which records have these items, class by class.
#[must_use]
pub fn recode_column(
    sets: &[&[u32]],
    class_of: &[u32],
    tree: &ItemTree,
    (k, m): (u32, u32),
) -> RecodedColumn {
    let mut members: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for ((record, set), &class) in (0..).zip(sets).zip(class_of) {
        if !set.is_empty() {
            members.entry(class).or_default().push(record);
        }
    }
    let mut recoded = RecodedColumn { written: vec![Vec::new(); sets.len()], lost: 0, emptied: 0 };
    for records in members.into_values() {
        let own: Vec<Vec<u32>> =
            records.iter().map(|&record| sets[record as usize].to_vec()).collect();
        let items = own.iter().map(|set| set.len() as u64).sum::<u64>();
        if own.len() < k as usize {
            recoded.lost += items * tree.total();
            recoded.emptied += own.len() as u64;
            continue;
        }
        let (pool, place) = Pool::collapse(&own);
        let mut occurrences = vec![0; tree.items()];
        for &item in own.iter().flatten() {
            occurrences[item as usize] += 1;
        }
        let (k, known) = (k.into(), m as usize);
        let problem =
            Problem { tree: tree.clone(), pool, place, occurrences, k, known, allowed: 0 };
        let problem = Arc::new(problem);
        let mut search = OptimalCuts::new(problem.clone(), (LOOKED_AT / items).min(REGIONS));
        while !search.step(usize::MAX) {}
        let Some(best) = search.best() else {
            // This cannot be: all of them have the root in common.
            recoded.lost += items * tree.total();
            recoded.emptied += own.len() as u64;
            continue;
        };
        recoded.lost += best.lost;
        for (record, &set) in records.into_iter().zip(&problem.place) {
            let nodes = best.sets[set as usize].clone();
            recoded.written[record as usize] = nodes.unwrap_or_default();
        }
    }
    recoded
}

/// The items of a cell, none of them empty. What means "missing" is no item, be it the whole cell or
/// a part of it.
pub fn items_of_cell<'a>(
    cell: &'a str,
    delimiter: char,
    markers: &'a [String],
) -> impl Iterator<Item = &'a str> {
    let is_missing = |text: &str| markers.iter().any(|marker| marker == text);
    let whole = Some(cell).filter(|cell| !is_missing(cell));
    let items = whole.into_iter().flat_map(move |cell| cell.split(delimiter)).map(str::trim);
    items.filter(move |item| !item.is_empty() && !is_missing(item))
}

/// The fewest records of a class that have some items of up to m of the column together, as it is
/// written; nothing where no record has any.
#[must_use]
pub fn fewest_in_a_class(sets: &[&[u32]], class_of: &[u32], m: u32) -> Option<u64> {
    let mut members: BTreeMap<u32, Vec<Vec<u32>>> = BTreeMap::new();
    for (set, &class) in sets.iter().zip(class_of) {
        members.entry(class).or_default().push(set.to_vec());
    }
    let fewest = members.into_values().filter_map(|sets| {
        let sets: Vec<Vec<u32>> = sets.into_iter().filter(|set| !set.is_empty()).collect();
        smallest_support(&Pool::collapse(&sets).0, m as usize)
    });
    fewest.min()
}
