//! What the labels of a release mean, where the recipe says so.

use crate::{Chosen, Found, Job};
use outis_protocol::report::LabelMeaning;
use std::collections::{BTreeMap, BTreeSet};

impl Job {
    /// What the groups mean that a table shows, by the titles of attributes: those of the level that
    /// a column has, or all where detail differs from cell to cell.
    pub(super) fn meanings(&self, found: &Found) -> BTreeMap<String, Vec<LabelMeaning>> {
        let mut meanings = BTreeMap::new();
        for (index, studied) in self.prepared.study.attributes().iter().enumerate() {
            let planned = self.plan.attributes.iter().find(|one| one.name == studied.name);
            let Some(rule) = planned.and_then(|planned| planned.hierarchy.rule()) else { continue };
            let levels = match &found.chosen {
                Chosen::Node(node) => {
                    let level = usize::from(node.levels.get(index));
                    level..level + 1
                }
                Chosen::Recoded(_) => 1..studied.hierarchy.height() + 1,
            };
            let coarser = levels.filter(|&level| level > 0);
            let labels: BTreeSet<&String> =
                coarser.flat_map(|level| &studied.hierarchy.level(level).labels).collect();
            let meant = labels.into_iter().filter_map(|label| {
                let meaning = rule.meaning(label, true)?.to_owned();
                Some(LabelMeaning { label: label.clone(), meaning })
            });
            let meant: Vec<LabelMeaning> = meant.collect();
            if !meant.is_empty() {
                meanings.insert(studied.name.clone(), meant);
            }
        }
        meanings
    }
}
