//! From the algorithm that a recipe names to the value that carries it out.

use super::found::Way;
use super::{Attempt, Found, Input, Job};
use crate::problem::{Outcome, Problem};
use crate::recipe;
use crate::report::Trial;
use crate::resolve;
use outis::plan::prepare_scattered;
use outis::recoding::{
    CellSuppression, CellSuppressionOptions, Choice, Cover, Distance, Iterative, IterativeOptions,
    KMember, KMemberOptions, Kaca, KacaOptions, Mondrian, MondrianOptions, MuArgus, MuArgusOptions,
    Recoder, Subtree, refuse_unsupported,
};
use outis::search::{
    BestFirst, Capped, Datafly, Exhaustive, Fixed, Flash, Incognito, Leader, Ola, Samarati,
};
use outis::study::Study;
use std::sync::Arc;

impl Job {
    /// The search or recoding that the recipe asks for, at its beginning.
    ///
    /// # Errors
    /// If the levels of a `fixed` search do not fit, or the study does not meet the conditions of
    /// the algorithm.
    pub fn search(&self, input: &Input) -> Outcome<Attempt> {
        self.attempt(&self.recipe.search, input)
    }

    /// Any search or recoding, at its beginning.
    ///
    /// # Errors
    /// As [`Self::search`].
    pub fn attempt(&self, search: &recipe::Search, input: &Input) -> Outcome<Attempt> {
        Ok(Attempt::new(self.way(search, input)?, &self.prepared.study))
    }

    fn way(&self, search: &recipe::Search, input: &Input) -> Outcome<Way> {
        let study = self.prepared.study.clone();
        Ok(Way::Search(match search {
            recipe::Search::Optimal { memory, nodes } => {
                let limits = resolve::limits(*memory)?;
                let Some(nodes) = *nodes else {
                    let leader = Leader::new(study).with_limits(limits);
                    return Ok(Way::Shared(Box::new(leader)));
                };
                let capped = Capped::new(study, limits, resolve::nodes(nodes)?);
                return Ok(Way::Capped(Box::new(capped)));
            }
            recipe::Search::Exhaustive {} => Box::new(Exhaustive::new(study)?),
            recipe::Search::Samarati {} => Box::new(Samarati::new(study)?),
            recipe::Search::Datafly { stop } => Box::new(Datafly::new(study, (*stop).into())),
            recipe::Search::Incognito {} => Box::new(Incognito::new(study)?),
            recipe::Search::Ola {} => Box::new(Ola::new(study)?),
            recipe::Search::BestFirst {} => Box::new(BestFirst::new(study)?),
            recipe::Search::Flash {} => Box::new(Flash::new(study)?),
            recipe::Search::Fixed { levels } => {
                let node = resolve::node(levels, &study)?;
                Box::new(Fixed::new(study, node)?)
            }
            _ => return Ok(Way::Recoding(self.recoding(search, input)?)),
        }))
    }

    /// A recoding, at its beginning.
    fn recoding(&self, search: &recipe::Search, input: &Input) -> Outcome<Box<dyn Recoder>> {
        if self.recipe.missing.matching == recipe::Matching::Wildcard {
            return Err(Problem::of_field("not-for-recoding", "missing"));
        }
        let study = self.prepared.study.clone();
        // Said here, since records apart would not be found in a population.
        refuse_unsupported(&study)?;
        // Where equal records may be parted, each is a tuple of its own.
        let scattered = || -> Outcome<Arc<Study>> {
            Ok(prepare_scattered(&input.loaded.table, &self.plan)?.study)
        };
        Ok(match search.clone() {
            recipe::Search::Kaca { distance, cells, stubs, refine } => {
                let study = if stubs || refine { scattered()? } else { study };
                let (distance, cover) = (distance.into(), cells.into());
                Box::new(Kaca::new(study, KacaOptions { distance, cover, stubs, refine })?)
            }
            recipe::Search::Mondrian { mode, cells, cut } => {
                let relaxed = mode == recipe::MondrianMode::Relaxed;
                let study = if relaxed { scattered()? } else { study };
                let (cover, choice) = (cells.into(), cut.into());
                Box::new(Mondrian::new(study, MondrianOptions { relaxed, cover, choice })?)
            }
            recipe::Search::KMember { distance, cells, refine, start } => {
                let (distance, cover) = (distance.into(), cells.into());
                let seed = u64::from(resolve::start(start)?) - 1;
                let options = KMemberOptions { distance, cover, refine, seed };
                Box::new(KMember::new(scattered()?, options)?)
            }
            recipe::Search::Iterative { rounds, cells } => {
                let cover = Some(cells.into());
                Box::new(Iterative::new(study, IterativeOptions { rounds, cover })?)
            }
            recipe::Search::Subtree {} => Box::new(Subtree::new(study)?),
            recipe::Search::CellSuppression { importance } => {
                let importance = resolve::importance(&importance, &study)?;
                let options = CellSuppressionOptions { importance, levels: None };
                Box::new(CellSuppression::new(study, options)?)
            }
            recipe::Search::MuArgus { size, share, recode } => {
                let recode = resolve::recode(recode.as_deref(), &study)?;
                let options = MuArgusOptions { size, share, recode };
                Box::new(MuArgus::new(study, options)?)
            }
            _ => return Err(Problem::of_field("unknown-choice", "search.algorithm")),
        })
    }

    /// What came of an algorithm that was tried for comparison.
    #[must_use]
    pub fn trial(&self, search: &recipe::Search, found: Option<&Found>) -> Trial {
        let solution = found.map(|found| self.solution_of(search, found));
        Trial { search: search.clone(), solution, problem: None }
    }

    /// An algorithm that could not be tried on this study.
    #[must_use]
    pub fn refused_trial(search: &recipe::Search, problem: Problem) -> Trial {
        Trial { search: search.clone(), solution: None, problem: Some(problem) }
    }
}

impl From<recipe::StopRule> for outis::search::StopRule {
    fn from(stop: recipe::StopRule) -> Self {
        match stop {
            recipe::StopRule::Limit => Self::Limit,
            recipe::StopRule::K => Self::K,
        }
    }
}

impl From<recipe::CellKind> for Cover {
    fn from(cells: recipe::CellKind) -> Self {
        match cells {
            recipe::CellKind::Hierarchy => Self::Hierarchy,
            recipe::CellKind::Ranges => Self::Ranges,
        }
    }
}

impl From<recipe::ClusterDistance> for Distance {
    fn from(distance: recipe::ClusterDistance) -> Self {
        match distance {
            recipe::ClusterDistance::Uniform => Self::Steps(outis::loss::StepWeights::Uniform),
            recipe::ClusterDistance::Height => Self::Steps(outis::loss::StepWeights::Height),
            recipe::ClusterDistance::Loss => Self::Loss,
        }
    }
}

impl From<recipe::MondrianCut> for Choice {
    fn from(cut: recipe::MondrianCut) -> Self {
        match cut {
            recipe::MondrianCut::Widest => Self::Widest,
            recipe::MondrianCut::LeastLoss => Self::LeastLoss,
        }
    }
}
