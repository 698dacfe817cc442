//! A node chosen by hand, or found by an earlier search that was cut short.

use super::trace::Trace;
use super::{Begun, SearchChoice};
use super::{Evaluated, Search, TraceStep, evaluate};
use crate::choice::{Argument, Choice, Declaration, Parameter, ParameterKind, Range};
use crate::error::{Error, Kind, Result};
use crate::lattice::Levels;
use crate::loss::Loss;
use crate::partition::partition;
use crate::study::Study;
use std::sync::Arc;

/// A level for each quasi-identifier.
const LEVELS: Parameter = Parameter {
    range: Range::at_least(0),
    ..Parameter::new("levels", ParameterKind::Levels).required()
};

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
    /// As [`crate::study::QuasiIdentifier::check_level`].
    pub fn new(study: Arc<Study>, levels: Levels) -> Result<Self> {
        for (attribute, &level) in study.attributes().iter().zip(levels.as_slice()) {
            attribute.check_level(level.into())?;
        }
        Ok(Self { study, levels, best: None, visited: 0, trace: Trace::default() })
    }
}

impl SearchChoice for Fixed {
    const DECLARED: &'static Declaration = &Declaration {
        id: "fixed",
        family: "given",
        source: "A node of the lattice that was chosen before.",
        formula: "",
        parameters: &[LEVELS],
    };

    fn begin(choice: &Choice, study: Arc<Study>) -> Result<Begun> {
        let Some(Argument::Levels(levels)) = choice.argument(LEVELS.name) else {
            return Err(Error::new(Kind::MissingParameter { field: LEVELS.name }));
        };
        let levels = study
            .attributes()
            .iter()
            .map(|attribute| {
                attribute.check_level(levels.get(&attribute.name).copied().unwrap_or(u32::MAX))
            })
            .collect::<Result<Vec<u8>>>()?;
        Ok(Begun::Alone(Box::new(Self::new(study, Levels::new(levels))?)))
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

    fn trace(&self) -> &[TraceStep] {
        self.trace.steps()
    }
}
