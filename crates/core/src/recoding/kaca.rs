//! k-Anonymity by clustering in attribute hierarchies: KACA.
//!
//! # Definition
//! Equal records make the first classes. While a class fails, the failing one with
//! the first record is merged with the class that is nearest to it; their records
//! then show the closest common generalization. The distance of two classes is what
//! it costs all their records to go on from what they show to what they would show
//! together (spec F2, G9). Of equally near classes the one with the first record is
//! taken.
//!
//! With `stubs` a class that is too small takes of the nearest only as many records as
//! it needs, if enough are left there. Then it is the stub's records that pay.
//!
//! Records that can never show the same, because limits (spec A4) or hierarchies without one
//! root forbid it, are never merged: the nearest class is looked for among those of the same
//! region. The last class of a region that still fails is suppressed, if that is allowed.
//!
//! Merging ends once every class passes by itself. If the table as a whole then fails, as with
//! an average risk, it goes on: the models say which classes would have to be suppressed, and
//! these are merged with their nearest, the cheapest merge first; then they are asked again,
//! until nothing more has to be suppressed or one class is left in each region. What the last
//! round merged too much is taken back. Asking the models is what lets classes that meet their
//! demands keep their detail, and the cheapest first is what an average is best served by.
//!
//! # Source
//! J. Li, R. Wong, A. Fu, J. Pei. "Achieving k-Anonymity by Clustering in Attribute
//! Hierarchical Structures." DaWaK 2006; the stubs are those of "Anonymization by
//! Local Recoding in Data with Attribute Hierarchical Taxonomies." TKDE 20(9), 2008.
//! There the class to merge next is drawn; here nothing is. Published is the distance
//! in [steps](ClusterDistance::Steps); that in [loss](ClusterDistance::Loss), what is done for
//! the table as a whole, and the refinement are additions of ours.
//!
//! # Invariants
//! It finds what looking at every pair of classes would find (spec section 0, rule 4);
//! a search tree only leaves out what cannot be nearest.

use super::cell::{CELLS, COVERS};
use super::cluster::{Agglomeration, ClusterDistance, Clusters};
use super::cluster::{DISTANCE, REFINE, REFINING, STEP_BETA};
use super::kinds::{Beginning, RecodingChoice};
use super::{Cover, Recoded, Recoder, refuse_presence};
use crate::choice::{Choice, Declaration, Parameter};
use crate::error::Result;
use crate::search::Stage;
use crate::study::Study;
use std::sync::Arc;

/// What it is at before it refines.
const STAGE: &str = "kaca-merge";

/// How classes are merged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KacaOptions {
    /// What is kept small.
    pub distance: ClusterDistance,
    /// What cells show; published are groups of the hierarchies.
    pub cover: Cover,
    /// Whether a class that is too small takes of a large one only the records that it needs.
    /// Equal records can be parted only in a study that has one tuple for each
    /// ([`prepare_scattered`](crate::prepare::prepare_scattered)).
    pub stubs: bool,
    /// Whether records are moved between classes afterwards, while that lowers the loss.
    pub refine: bool,
}

/// Whether a large class gives only as many records as a small one needs.
const STUBS: Parameter = Parameter::switch("stubs").spelled_out();

/// KACA under way.
#[derive(Debug)]
pub struct Kaca {
    agglomeration: Agglomeration,
    ended: bool,
}

impl Kaca {
    /// Nothing is merged yet.
    ///
    /// # Errors
    /// As [`refuse_presence`].
    pub fn new(study: Arc<Study>, options: KacaOptions) -> Result<Self> {
        refuse_presence(&study)?;
        let classes = Clusters::new(&study, options.distance, options.cover);
        let agglomeration =
            Agglomeration::new(classes, options.cover, options.stubs, options.refine);
        Ok(Self { agglomeration, ended: false })
    }
}

impl RecodingChoice for Kaca {
    const DECLARED: &'static Declaration = &Declaration {
        id: "kaca",
        family: "local",
        source: "J. Li, R. Wong, A. Fu, J. Pei. Achieving k-Anonymity by Clustering in Attribute \
                 Hierarchical Structures. DaWaK 2006; IEEE TKDE 20(9), 2008.",
        formula: "",
        parameters: &[DISTANCE, STEP_BETA, CELLS, STUBS, REFINE],
    };

    const STAGES: &'static [&'static str] = &[STAGE, REFINING];

    fn begin(choice: &Choice, beginning: &Beginning<'_>) -> Result<Box<dyn Recoder>> {
        let (stubs, refine) = (choice.switch(STUBS.name), choice.switch(REFINE.name));
        let distance = ClusterDistance::chosen(choice)?;
        let cover = choice.meaning(CELLS.name, &COVERS)?;
        let study = beginning.study(stubs || refine)?;
        Ok(Box::new(Self::new(study, KacaOptions { distance, cover, stubs, refine })?))
    }
}

impl Recoder for Kaca {
    fn step(&mut self, budget: usize) -> bool {
        let mut looked = 0;
        while looked < budget && !self.ended {
            looked += 1;
            self.ended = self.agglomeration.step(&mut looked);
        }
        self.ended
    }

    fn best(&self) -> Option<&Arc<Recoded>> {
        self.agglomeration.best()
    }

    fn visited(&self) -> u32 {
        self.agglomeration.changes()
    }

    fn stage(&self) -> Stage {
        self.agglomeration.stage(STAGE)
    }
}
