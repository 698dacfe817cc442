//! A node chosen by hand, or found by an earlier search that was cut short.

use super::tried::Trace;
use super::{Evaluated, Search, Tried, evaluate};
use crate::error::{Error, Kind, Place, Result};
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::partition;
use crate::study::Study;
use std::sync::Arc;

/// Applies given levels. It proves nothing about other nodes.
#[derive(Debug)]
pub struct Fixed {
    study: Arc<Study>,
    levels: Levels,
    best: Option<Evaluated>,
    visited: u32,
    trace: Trace,
}

impl Fixed {
    /// A search that looks at `levels` only.
    ///
    /// # Errors
    /// [`Kind::LevelTooHigh`] if a level is above its attribute's limit.
    pub fn new(study: Arc<Study>, levels: Levels) -> Result<Self> {
        for (attribute, &level) in study.attributes().iter().zip(levels.as_slice()) {
            if level > attribute.limit {
                let place = Place { attribute: Some(attribute.name.clone()), ..Place::default() };
                return Err(Error::at(
                    Kind::LevelTooHigh { height: attribute.limit.into() },
                    place,
                ));
            }
        }
        Ok(Self { study, levels, best: None, visited: 0, trace: Trace::default() })
    }
}

impl Search for Fixed {
    fn step(&mut self, _budget: usize) -> bool {
        if self.visited == 0 {
            let study = &self.study;
            let partition = partition(study.contingency(), study.hierarchies(), &self.levels);
            let node = evaluate(study, &partition);
            self.trace.note(&node);
            self.best = Some(node).filter(|node| node.feasible);
            self.visited = 1;
        }
        true
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        None
    }

    fn visited(&self) -> u32 {
        self.visited
    }

    fn tried(&self) -> &[Tried] {
        self.trace.tried()
    }
}
