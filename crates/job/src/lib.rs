//! What page and command line both do with a recipe and a file.
//!
//! [`data`] reads the file, [`inspect`] says what it may hold, [`resolve`] takes the recipe to a
//! plan for the core, [`fits`] tells which hierarchy file is for which column, [`Job`] is recipe and
//! file together, [`show`] is what a screen shows of it, [`LatticeWalk`] goes through all choices of
//! levels, [`Neighbourhood`] through those around one, [`Frontier`] through other k and limits,
//! [`Simulation`] and [`Simulating`] through samples of a population,
//! [`ClassLook`], [`LeftOutLook`] and [`RecordLook`] through what was found, and [`Run`] goes the
//! whole way: search, apply, write, check, report. [`SetJob`] and [`SetRun`] are the same for sets of
//! items, [`PlaceJob`] and [`PlaceRun`] for places, [`GraphJob`] and [`GraphRun`] for graphs, [`LogJob`] and
//! [`LogRun`] for query logs;
//! [`OtherJob`] and [`OtherRun`] are any of these, and [`sql`] is for a table that stays in its engine. Nothing here takes long by itself; whatever does
//! is a resumable value for the caller to drive.

mod advice;
mod algorithms;
mod ambiguous;
mod at_fault;
mod attack;
mod attempt;
mod audit;
mod canonical;
mod column_notice;
mod conform;
pub mod data;
mod facts;
mod fingerprint;
mod fitting;
pub mod fold;
mod frontier;
mod gate;
mod graph;
mod queries;
pub mod inspect;
mod job;
pub mod join;
mod json;
mod lattice;
mod look;
mod misread;
mod neighbours;
mod order;
mod other;
mod parcel;
mod places;
mod policy;
mod release_reading;
mod report;
pub mod resolve;
mod run;
mod scenario;
mod sets;
pub mod show;
mod shortened;
mod simulating;
mod simulation;
pub mod sql;
mod summary;
mod together;
mod turned;
mod unparted;

pub use advice::advice;
pub use at_fault::at_fault;
pub use attack::{
    AttackChoice, Attacking, DefenceTrial, Defended, Knowledge, NamedInput, compare_with_earlier,
    defended, helping_defences, measure_with_earlier,
};
pub use attempt::{Attempt, Chosen, Found};
pub use audit::{Auditing, GivenRoles};
pub use data::{Data, Incoming, Input, Origin, is_of_recipe};
pub use facts::run_facts;
pub use fingerprint::Fingerprint;
pub use fitting::{fits, is_hierarchy};
pub use frontier::{Frontier, FrontierRange};
pub use gate::gate;
pub use graph::{GraphJob, GraphRun};
pub use job::Job;
pub use lattice::{LatticeDetail, LatticeWalk, MOST_LISTED};
pub use look::{ClassLook, LeftOutLook, RecordLook};
pub use neighbours::Neighbourhood;
pub use other::{OtherJob, OtherKind, OtherRun, other_look};
pub use parcel::helper;
pub use places::{PlaceJob, PlaceRun};
pub use policy::KnownPolicy;
pub use queries::{LogJob, LogRun};
pub use release_reading::read_release;
pub use report::{SpecialUniqueSearch, measure_file, notice, person_effect};
pub use run::Run;
pub use scenario::advised_protection;
pub use sets::{SetAttacking, SetFile, SetJob, SetRun};
pub use simulating::{Simulating, simulation_table};
pub use simulation::{SampleOutcome, SampleTrial, Simulation, SimulationRange};
