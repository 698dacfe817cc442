//! Privacy models: what must hold before a table may be published (spec D).
//!
//! A model measures (how strong a class is, and so the strongest parameter that
//! a partition meets) and decides (whether one class meets the demand). It also
//! declares which coarsenings keep it holding, because the search prunes on that
//! declaration; the declaration is property-tested against brute force.
//!
//! Most models demand something of each class by itself ([`ClassModel`]); some
//! of the table as a whole ([`TableModel`]). What recipes may say of a model it declares
//! itself ([`ModelChoice`]); [`bind`] makes of a choice a model of the table at hand, whose
//! values it then knows by their codes ([`ColumnTracker`]).

mod average_risk;
mod column_tracker;
mod demands;
mod distinct_l_diversity;
mod k_anonymity;
mod kinds;

// Models of the population and of the table as a whole.
mod delta_presence;
mod k_map;
mod k_map_estimated;
mod missing;
mod null_map;
mod population_uniqueness;
mod sample_uniqueness;
mod smallest_first;
mod subset_k_anonymity;
mod wildcard;

// Models of sensitive attributes.
mod alpha_k_anonymity;
mod beta_likeness;
mod delta_disclosure;
mod diverse;
mod entropy_l_diversity;
mod guarding_nodes;
mod joint;
mod npd_recursive_l_diversity;
mod order;
mod pd_recursive_l_diversity;
mod personal_k;
mod recursive_l_diversity;
mod t_closeness;
#[cfg(test)]
mod tied;

pub use crate::choice::Stronger;
pub use average_risk::AverageRisk;
pub use column_tracker::{ColumnTracker, TrackedColumn, Values};
pub use demands::{Demands, Model};
pub use distinct_l_diversity::DistinctLDiversity;
pub use k_anonymity::{KAnonymity, SMALLEST_K};
pub use kinds::{MODELS, ModelChoice, ModelKind, agree, bind, compares, protected};
pub(crate) use order::warnings as order_warnings;

pub use delta_presence::DeltaPresence;
pub use k_map::KMap;
pub use k_map_estimated::{EstimatedKMap, MapEstimate};
pub use missing::MissingGroups;
pub use null_map::NullMap;
pub use population_uniqueness::{PopulationUniqueness, UniquenessEstimator};
pub use sample_uniqueness::SampleUniqueness;
pub use smallest_first::{Cheapest, Preference, Staying};
pub use subset_k_anonymity::SubsetKAnonymity;
pub use wildcard::{WildcardKAnonymity, matches as wildcard_matches};

pub use alpha_k_anonymity::AlphaKAnonymity;
pub use beta_likeness::{BetaLikeness, LikenessVariant};
pub use delta_disclosure::{DeltaDisclosure, DisclosureMode, LogarithmBase};
pub use entropy_l_diversity::EntropyLDiversity;
pub use guarding_nodes::GuardingNodes;
pub use joint::{BesideJoint, Joint};
pub use npd_recursive_l_diversity::NpdRecursiveLDiversity;
pub use pd_recursive_l_diversity::PdRecursiveLDiversity;
pub use personal_k::PersonalK;
pub use recursive_l_diversity::RecursiveLDiversity;
pub use t_closeness::{GroundDistance, ReleasedTCloseness, TCloseness, orders_values};

use crate::partition::{Class, Partition};
use std::fmt::Debug;

/// Which coarsenings keep a model holding, on the study at hand (spec M1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monotone {
    /// If it holds for every class, it holds for every class of any coarser partition:
    /// Mono(g) of spec D.
    pub generalization: bool,
    /// The number of records in failing classes never grows under coarsening: Mono(g+s).
    pub suppression: bool,
}

impl Monotone {
    /// With and without suppression.
    pub const FULLY: Self = Self { generalization: true, suppression: true };
    /// Without suppression only.
    pub const WITHOUT_SUPPRESSION: Self = Self { generalization: true, suppression: false };
    /// Not at all.
    pub const NEVER: Self = Self { generalization: false, suppression: false };
}

/// Another figure that a model reports beside its own measure, such as the k of
/// (α,k)-anonymity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facet {
    /// Its name in reports, one of those that the model declares ([`ModelChoice::FACETS`]).
    pub name: &'static str,
    /// What it is for this class.
    pub value: f64,
    /// Of the values of all classes the weakest is reported.
    pub stronger: Stronger,
}

/// A demand on each equivalence class taken by itself.
pub trait ClassModel: Debug + Send + Sync {
    /// Whether `class` meets the demand.
    fn holds(&self, class: &Class<'_>) -> bool;

    /// How strong the class is: the strongest parameter that it meets. `None` if the class has
    /// nothing that could be measured, such as only missing values; then it holds. May be
    /// infinite where no parameter is weak enough.
    fn measure(&self, class: &Class<'_>) -> Option<f64>;

    /// Which measures are the stronger ones.
    fn stronger(&self) -> Stronger;

    /// Which coarsenings keep it holding.
    fn monotone(&self) -> Monotone;

    /// The smallest class size that meets the demand, if sizes are all it looks at. A search
    /// then compares numbers.
    fn smallest(&self) -> Option<u32> {
        None
    }

    /// However `class` is divided into smaller classes, or not at all: at least so many of its
    /// records are in ones that fail. A search then knows what every finer node loses, although
    /// a failing class may drag down one that holds when they are joined. 0, as it must be for one
    /// that holds, says nothing.
    fn lost(&self, _class: &Class<'_>) -> u32 {
        0
    }

    /// Whether it also concerns classes of the population that have no record in the table.
    fn concerns_absent(&self) -> bool {
        false
    }

    /// Whether it looks at the persons of a population.
    fn concerns_people(&self) -> bool {
        false
    }

    /// Further figures of a class, for reports; always the same ones in the same order.
    fn facets(&self, _class: &Class<'_>) -> Vec<Facet> {
        Vec::new()
    }
}

/// What a demand on a table comes to in a file that was not made for it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FileFigures {
    /// The strongest parameter that it meets, if any.
    pub achieved: Option<f64>,
    /// Whether it meets the demand.
    pub holds: bool,
    /// Further figures, for reports.
    pub facets: Vec<Facet>,
}

/// A demand on the released classes taken together.
///
/// `fails` says of each class of the partition whether it is suppressed; classes of the
/// population alone (no records) never count.
pub trait TableModel: Debug + Send + Sync {
    /// Suppresses further classes until the demand is met, or until more than `most` records
    /// are suppressed by it alone. What it does must depend on nothing but the classes, their
    /// keys and `fails`.
    fn enforce(&self, partition: &Partition, fails: &mut [bool], most: u64);

    /// The same where it is known what classes cost, and whether what is suppressed stays (spec
    /// M20, M23). Models that do not choose among classes need not know it.
    fn enforce_by(&self, partition: &Partition, fails: &mut [bool], most: u64, _: Preference<'_>) {
        self.enforce(partition, fails, most);
    }

    /// The strongest parameter that the classes left meet; `None` without any.
    fn measure(&self, partition: &Partition, fails: &[bool]) -> Option<f64>;

    /// Whether the classes left meet the demand; always without any.
    fn holds(&self, partition: &Partition, fails: &[bool]) -> bool;

    /// The classes left that decide, if single ones do: all that are equally weak, the one with the
    /// least key first.
    fn deciding(&self, _partition: &Partition, _fails: &[bool]) -> Vec<usize> {
        Vec::new()
    }

    /// Which measures are the stronger ones.
    fn stronger(&self) -> Stronger;

    /// Which coarsenings keep it holding.
    fn monotone(&self) -> Monotone;

    /// Whether as few classes go as possible where at most so many records may. If not, nothing
    /// is proven of tables in which fewer do.
    fn tries_every_number(&self, _most: u64) -> bool {
        true
    }

    /// Further figures, for reports.
    fn facets(&self, _partition: &Partition, _fails: &[bool]) -> Vec<Facet> {
        Vec::new()
    }

    /// What a file comes to that holds so many persons who match nobody, not even themselves,
    /// beside the classes left (spec A8). Figure and verdict count the same persons. Nothing is
    /// achieved where it is not said how they count.
    fn with_unmatched(&self, _: &Partition, _fails: &[bool], _persons: u64) -> FileFigures {
        FileFigures::default()
    }

    /// How many records each released one has to look like at least, if that is the demand.
    fn fewest_matches(&self) -> Option<u32> {
        None
    }

    /// How often which combinations of quasi-identifiers have to occur, if that is the demand.
    fn combinations(&self) -> Option<(u32, &[Vec<usize>])> {
        None
    }
}

/// Of classes, each with how many persons it counts: those with the fewest, the one with the least key
/// first.
fn with_fewest(partition: &Partition, counted: &[(u64, usize)]) -> Vec<usize> {
    let fewest = counted.iter().map(|&(persons, _)| persons).min();
    let found = counted.iter().filter(|&&(persons, _)| Some(persons) == fewest);
    let mut classes: Vec<usize> = found.map(|&(_, class)| class).collect();
    classes.sort_by_key(|&class| partition.key(class));
    classes
}

#[cfg(test)]
mod tests;
