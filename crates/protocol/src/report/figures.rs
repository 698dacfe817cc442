//! How exposed the people of one table are.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Risk before and after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RiskPair {
    /// A record is exposed if its risk is above this probability.
    pub threshold: f64,
    /// Of the input.
    pub before: Option<RiskFigures>,
    /// Of the written file.
    pub after: Option<RiskFigures>,
}

/// Risk figures of one table (spec E). What they call records are persons where the report says
/// that figures count persons, each once in each class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RiskFigures {
    /// Someone who knows the person is in the file.
    pub prosecutor: Prosecutor,
    /// The same if missing cells match everything; null if no quasi-identifier is missing, and
    /// where it would take too long.
    pub wildcard: Option<Prosecutor>,
    /// Records (or persons) that stand alone.
    pub sample_uniques: u32,
    /// `[size, number of classes of that size]`, ascending.
    pub class_sizes: Vec<(u32, u32)>,
    /// Someone who looks for anybody of the population; null without population table.
    pub journalist: Option<JournalistRisk>,
    /// The share of the records that someone who links all of them at once gets right; null
    /// without population table.
    pub marketer: Option<f64>,
    /// How many persons are estimated to be unique in the population; null without sampling
    /// fraction.
    pub population_uniques: Option<PopulationUniques>,
    /// Benedetti and Franconi's risk; null with neither sampling fraction nor weights.
    pub individual: Option<IndividualRisk>,
    /// Records that few values single out; null where they were not sought.
    pub special_uniques: Option<SpecialUniques>,
    /// Persons whom several of their records single out; absent where no entity says whose each
    /// record is, and where they were not sought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sequences: Option<Sequences>,
    /// What somebody is left with who knows all that is missing; absent if no quasi-identifier is
    /// missing, where persons are in several classes, and where it would take too long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub worst_completion: Option<WorstCompletion>,
    /// How exposed households are; absent where the recipe or the file names none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub households: Option<HouseholdRisk>,
}

/// The worst that missing cells could be (spec A8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WorstCompletion {
    /// The fewest records (or persons) that could be somebody's who is known to the last value.
    pub fewest: u32,
    /// How many may be found among so few.
    pub records: u32,
}

/// How exposed households are, each found if any of its members is (spec E3).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HouseholdRisk {
    /// How many households have somebody in the table.
    pub households: u32,
    /// How many persons (or records) these are.
    pub members: u32,
    /// Records that belong to no household.
    pub unassigned: u32,
    /// The largest risk of any household.
    pub max: f64,
    /// The mean over households.
    pub average: f64,
    /// How many households would be found if all were sought.
    pub expected: f64,
}

/// How many persons several of their records single out, for whoever knows the classes of some and
/// can tell which belong together (spec E12). Records that do not say whose they are are nobody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Sequences {
    /// All persons.
    pub persons: u32,
    /// Those whom one record singles out.
    pub by_one: u32,
    /// Those whom at most two do.
    pub by_two: u32,
    /// Those whom at most three do.
    pub by_three: u32,
    /// Persons each record of whom stands in a class whose risk is not above the threshold.
    pub sheltered: u32,
    /// Those of them whom at most two records single out.
    pub sheltered_by_two: u32,
    /// Those of them whom at most three do.
    pub sheltered_by_three: u32,
    /// Whether it would have taken too long to look at all pairs, so that there are at least as
    /// many whom two records single out.
    pub two_at_least: bool,
    /// The same of three records.
    pub three_at_least: bool,
}

impl From<outis::risk::sequences::SequenceFigures> for Sequences {
    fn from(figures: outis::risk::sequences::SequenceFigures) -> Self {
        Self {
            persons: figures.persons,
            by_one: figures.by_one,
            by_two: figures.by_two,
            by_three: figures.by_three,
            sheltered: figures.sheltered,
            sheltered_by_two: figures.sheltered_by_two,
            sheltered_by_three: figures.sheltered_by_three,
            two_at_least: !figures.all_pairs,
            three_at_least: !figures.all_triples,
        }
    }
}

/// Prosecutor risk (spec E1).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Prosecutor {
    /// One over the smallest class.
    pub max: f64,
    /// Classes over records.
    pub average: f64,
    /// Share of the records whose risk is above the threshold.
    pub above_threshold: f64,
    /// Number of those records.
    pub records_above_threshold: u32,
}

/// Journalist risk (spec E2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct JournalistRisk {
    /// One over the fewest persons that a class of the table stands for.
    pub max: f64,
    /// The larger of two averages: over records, and over the persons they stand for.
    pub average: f64,
    /// Share of the records whose risk is above the threshold.
    pub above_threshold: f64,
    /// Number of those records.
    pub records_above_threshold: u32,
    /// Records of whose likes the population table knows fewer than there are here; it is not
    /// complete then.
    pub records_not_covered: u32,
    /// Records that relate to nobody of the population table; if all do, the file is a
    /// null-map (spec D2).
    pub records_unrelated: u32,
    /// Whom records relate to whose person is known, because identifiers stand in table and
    /// population; only of a release as it is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identities: Option<MappedIdentities>,
}

/// Whom released records relate to in a population, as their identifiers tell (spec D2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MappedIdentities {
    /// Released records whose person stands in the population.
    pub known: u32,
    /// Those of them that look like others there, and not like their own person; if all released
    /// records do, the release is a wrong-map.
    pub misrelated: u32,
}

/// Persons that are unique in the population, as shares of it (spec E9). An estimate is null
/// where its model does not fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PopulationUniques {
    /// The share of the population that the table is taken to hold.
    pub sampling_fraction: f64,
    /// Hoshino's Pitman model.
    pub pitman: Option<f64>,
    /// Zayatz's equivalence-class model.
    pub zayatz: Option<f64>,
    /// Chen and Keller-McNulty's slide negative binomial model.
    pub slide_negative_binomial: Option<f64>,
    /// The estimate that Dankar's rule chooses.
    pub dankar: Option<f64>,
    /// Whose estimate that is.
    pub chosen: Option<UniquenessEstimator>,
}

/// How population uniqueness was estimated (spec E9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UniquenessEstimator {
    /// Hoshino's Pitman model.
    Pitman,
    /// Zayatz's equivalence-class model.
    Zayatz,
    /// Chen and Keller-McNulty's slide negative binomial model.
    SlideNegativeBinomial,
}

/// Individual risk, estimated for each class (spec E6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct IndividualRisk {
    /// Whether it rests on the records' sampling weights; otherwise on the sampling fraction.
    pub weighted: bool,
    /// The largest of any record.
    pub max: f64,
    /// The mean over records.
    pub mean: f64,
    /// How many records would be found if all were sought.
    pub expected_reidentifications: f64,
}

/// Records that few values single out (SUDA, spec E11).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SpecialUniques {
    /// Records that some of their quasi-identifiers single out.
    pub records: u32,
    /// The probability that a match with one of them is right; null without sampling fraction.
    pub dis: Option<f64>,
    /// For each quasi-identifier the share of all scores that it has part in; the shares
    /// overlap.
    pub contributions: BTreeMap<String, f64>,
    /// The records with the largest scores, at most ten.
    pub largest: Vec<SpecialUnique>,
}

/// A record that few values single out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SpecialUnique {
    /// Its number in the input, from 1, or in the file that was only measured.
    pub record: u32,
    /// Its score.
    pub score: f64,
    /// DIS-SUDA, the risk that the score amounts to; null without sampling fraction.
    pub dis_score: Option<f64>,
    /// The smallest sets of quasi-identifiers that single it out.
    pub sets: Vec<Vec<String>>,
}
