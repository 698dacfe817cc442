//! Whether some tuples, taken for one class, meet the demands.

use crate::contingency::Carried;
use crate::hierarchy::Cell;
use crate::histogram::Adder;
use crate::partition::Class;
use crate::study::Study;
use std::sync::Arc;

/// Adds up what tuples carry and asks every demand on classes. Where sizes are all that is
/// asked, nothing is added up but the counts.
#[derive(Debug)]
pub(super) struct UnitedTuples {
    study: Arc<Study>,
    /// Whether the number of records decides.
    plain: bool,
    adders: Vec<Adder>,
}

impl UnitedTuples {
    pub(super) fn new(study: &Arc<Study>) -> Self {
        let carried = study.contingency().carried();
        // Demands on the table are not asked here at all.
        let asked = study.demands().asks_more_than_sizes();
        let plain = !asked && carried.entity.is_none();
        let adders = carried.histograms.iter().map(|histograms| Adder::new(histograms)).collect();
        Self { study: study.clone(), plain, adders }
    }

    /// The number of records of some tuples.
    pub(super) fn records(&self, tuples: &[u32]) -> u32 {
        let counts = self.study.contingency().counts();
        tuples.iter().map(|&tuple| counts[tuple as usize]).sum()
    }

    /// Whether a demand asks for the persons that a class relates to, so that [`Self::meets`] has to be
    /// told what it shows.
    pub(super) fn asks_for_cells(&self) -> bool {
        self.study.people_asked().is_some()
    }

    /// Whether tuples that are one class meet every demand on classes. `cells` are what it shows, where
    /// [that is asked](Self::asks_for_cells).
    pub(super) fn meets(&mut self, tuples: &[u32], cells: Option<&[Cell]>) -> bool {
        let records = self.records(tuples);
        let demands = self.study.demands();
        // Persons are at most as many as records.
        if records == 0 || records < demands.smallest() {
            return false;
        }
        if self.plain {
            return true;
        }
        let all = self.study.contingency().carried();
        let histograms = self.adders.iter_mut().zip(&all.histograms);
        let carried = Carried {
            population: cells.map(|cells| self.study.related(cells).number).into_iter().collect(),
            shares_persons: Vec::new(),
            weights: vec![
                tuples
                    .iter()
                    .map(|&tuple| all.weights.get(tuple as usize).copied().unwrap_or(0))
                    .sum(),
            ],
            histograms: histograms
                .map(|(adder, source)| Arc::new(adder.sum(source, tuples)))
                .collect(),
            entity: all.entity.clone(),
        };
        demands.meets(&Class::of_partition(&carried, 0, records))
    }
}
