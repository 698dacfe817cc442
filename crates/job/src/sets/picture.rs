//! The tree of items beside what is written of it.

use super::SetJob;
use outis::sets::{Chosen, Found};
use outis_protocol::other::{ItemBranch, ItemPeople, ItemPicture};
use std::cmp::Reverse;

/// Nodes below one that are shown, and nodes in all.
const BELOW: usize = 40;
const MOST: usize = 500;

/// Items that are listed.
const LISTED: usize = 500;

impl SetJob {
    /// The items that most people have.
    #[must_use]
    pub fn items(&self) -> Vec<ItemPeople> {
        let baskets = &self.study.baskets;
        let named = baskets.items.iter().zip(baskets.occurrences());
        let mut items: Vec<ItemPeople> =
            named.map(|(item, people)| ItemPeople { item: item.to_owned(), people }).collect();
        items.sort_by(|one, other| other.people.cmp(&one.people).then(one.item.cmp(&other.item)));
        items.truncate(LISTED);
        items
    }
}

/// How many people have what a node stands for, and for how many it is written.
struct NodePeople {
    before: Vec<u64>,
    written: Vec<u64>,
}

impl NodePeople {
    fn new(job: &SetJob, found: &Found) -> Self {
        let tree = &job.study.tree;
        let mut before = vec![0; tree.nodes()];
        for set in &job.study.baskets.sets {
            let mut nodes: Vec<u32> = set.iter().flat_map(|&item| tree.upwards(item)).collect();
            nodes.sort_unstable();
            nodes.dedup();
            nodes.into_iter().for_each(|node| before[node as usize] += 1);
        }
        let mut written = vec![0; tree.nodes()];
        match &found.chosen {
            Chosen::Sets(sets) => {
                for &node in sets.iter().flatten().flatten() {
                    written[node as usize] += 1;
                }
            }
            Chosen::Groups { open, groups } => {
                for &item in open.iter().flatten() {
                    written[item as usize] += 1;
                }
                for &(item, people) in groups.iter().flat_map(|group| &group.sensitive) {
                    written[item as usize] += people;
                }
            }
        }
        Self { before, written }
    }
}

/// The tree of items with what was found.
pub(super) fn picture(job: &SetJob, found: &Found) -> ItemPicture {
    let tree = &job.study.tree;
    let people = NodePeople::new(job, found);
    let mut nodes = Vec::new();
    let mut waiting = vec![(tree.root(), 0)];
    while let Some((node, depth)) = waiting.pop() {
        let mut below = tree.children(node).to_vec();
        below.sort_by_key(|&child| (Reverse(people.before[child as usize]), child));
        let room = MOST.saturating_sub(nodes.len() + waiting.len() + 1);
        let shown = below.len().min(BELOW).min(room);
        nodes.push(ItemBranch {
            label: tree.label(node).to_owned(),
            depth,
            people: people.before[node as usize],
            written: people.written[node as usize],
            item: below.is_empty(),
            sensitive: job.study.sensitive.binary_search(&node).is_ok(),
            hidden: (below.len() - shown) as u64,
        });
        waiting.extend(below[..shown].iter().rev().map(|&child| (child, depth + 1)));
    }
    ItemPicture { nodes }
}
