//! Local recoding: people who are alike are made coarser by themselves.
//!
//! # Source
//! M. Terrovitis, N. Mamoulis, P. Kalnis. "Local and Global Recoding Methods for Anonymizing
//! Set-valued Data." VLDB Journal 20(1), 2011 (LRA).
//!
//! # What it promises
//! In each part every set of up to m items that occurs is one of at least k people of that part, and
//! so it is in all parts together. It never loses more than [`apriori`](super::apriori), with which
//! it begins: a part is divided only where its halves lose less. Nobody is left out.
//!
//! # Divergences
//! DIFFERENCE: the paper orders people by the Gray code of what they have and cuts that order into
//! parts of one size. Here the order is lexicographic, most frequent items first, and each part is
//! divided in the middle as long as that pays.

use super::apriori::apriori_of_part;
use super::cut::ItemCut;
use super::problem::{Problem, Recoding};
use super::repair::ItemOwners;
use super::supports::{Pool, smallest_support};

/// A part with the cut that it has by itself.
struct AlikePart {
    /// The numbers of its sets, in their order.
    sets: Vec<u32>,
    cut: ItemCut,
    lost: u64,
}

/// What it comes to; nothing if there is no cut that holds.
pub(super) fn local(problem: &Problem) -> Option<Recoding> {
    let rank = ranks(problem);
    let mut order: Vec<u32> = (0..problem.pool.sets.len() as u32).collect();
    let keys: Vec<Vec<u32>> = problem
        .pool
        .sets
        .iter()
        .map(|set| {
            let mut key: Vec<u32> = set.iter().map(|&item| rank[item as usize]).collect();
            key.sort_unstable();
            key
        })
        .collect();
    order.sort_by(|&one, &other| keys[one as usize].cmp(&keys[other as usize]));
    let mut open = vec![part(problem, order)?];
    let mut sets = vec![None; problem.pool.sets.len()];
    let mut lost = 0;
    while let Some(whole) = open.pop() {
        let (first, second) = whole.sets.split_at(whole.sets.len() / 2);
        let halves = (whole.lost > 0 && !first.is_empty())
            .then(|| Some([part(problem, second.to_vec())?, part(problem, first.to_vec())?]))
            .flatten();
        match halves {
            Some(halves) if halves.iter().map(|half| half.lost).sum::<u64>() < whole.lost => {
                open.extend(halves);
            }
            _ => {
                lost += whole.lost;
                for number in whole.sets {
                    let set = &problem.pool.sets[number as usize];
                    sets[number as usize] = Some(whole.cut.write(set));
                }
            }
        }
    }
    Some(Recoding { sets, cut: None, lost, left_out: 0 })
}

/// The place of each item among all, the most frequent first.
fn ranks(problem: &Problem) -> Vec<u32> {
    let mut order: Vec<u32> = (0..problem.occurrences.len() as u32).collect();
    order.sort_by_key(|&item| std::cmp::Reverse(problem.occurrences[item as usize]));
    let mut rank = vec![0; order.len()];
    for (place, item) in (0..).zip(order) {
        rank[item as usize] = place;
    }
    rank
}

/// These sets with the cut that they have by themselves, if one holds.
fn part(problem: &Problem, sets: Vec<u32>) -> Option<AlikePart> {
    let pool = Pool {
        sets: sets.iter().map(|&number| problem.pool.sets[number as usize].clone()).collect(),
        people: sets.iter().map(|&number| problem.pool.people[number as usize]).collect(),
    };
    if pool.all() < problem.k {
        return None;
    }
    let cut = apriori_of_part(problem, &pool, false);
    let written = pool.map(|set| cut.write(set));
    let holds = smallest_support(&written, problem.known)? >= problem.k;
    let lost = ItemOwners::new(problem, &pool).lost(&cut);
    holds.then_some(AlikePart { sets, cut, lost })
}
