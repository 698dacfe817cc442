//! What an attack comes to.

use super::candidates::Matched;
use crate::entity::certain_persons;
use rustc_hash::FxBuildHasher;
use std::cmp::Ordering;
use std::collections::HashSet;

/// The attacks that are tried, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Attack {
    /// Who is which record (spec H1).
    Linking,
    /// A value that all, or nearly all, candidates share (spec H2).
    Homogeneity,
    /// The same after values that somebody can exclude, or holds for unlikely (spec H3).
    Background,
    /// A value much more frequent among the candidates than in the release (spec H4).
    Skewness,
    /// Values that differ and mean nearly the same (spec H5).
    Similarity,
    /// Who is in the release, or is not (spec H10).
    Membership,
    /// What the algorithm had a reason for (spec H9).
    Minimality,
    /// Two releases in the same order, joined row by row (spec H6).
    Unsorted,
    /// What two releases of the same persons say together (spec H7).
    Complementary,
    /// The same with an earlier release of fewer persons (spec H8).
    Temporal,
    /// What three releases or more of the same persons say together (spec H7).
    Joint,
    /// What is left of a sensitive value that two releases show of a person.
    Composition,
    /// Counts of two releases that differ by a few persons (spec H11).
    Difference,
}

impl Attack {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Linking,
        Self::Homogeneity,
        Self::Background,
        Self::Skewness,
        Self::Similarity,
        Self::Membership,
        Self::Minimality,
        Self::Unsorted,
        Self::Complementary,
        Self::Temporal,
        Self::Joint,
        Self::Composition,
        Self::Difference,
    ];

    /// Those that need nobody to be known.
    pub const OF_CLASSES: [Self; 5] =
        [Self::Linking, Self::Homogeneity, Self::Background, Self::Skewness, Self::Similarity];

    /// Those that compare a release with an earlier one.
    pub const OF_EARLIER: [Self; 6] = [
        Self::Unsorted,
        Self::Complementary,
        Self::Temporal,
        Self::Joint,
        Self::Composition,
        Self::Difference,
    ];

    /// Whether it looks at a release record by record, as a [`Trial`](super::Trial) does.
    #[must_use]
    pub const fn is_of_records(self) -> bool {
        matches!(
            self,
            Self::Linking
                | Self::Homogeneity
                | Self::Background
                | Self::Skewness
                | Self::Similarity
                | Self::Membership
        )
    }

    /// Its name in commands and reports.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Linking => "linking",
            Self::Homogeneity => "homogeneity",
            Self::Background => "background",
            Self::Skewness => "skewness",
            Self::Similarity => "similarity",
            Self::Membership => "membership",
            Self::Minimality => "minimality",
            Self::Unsorted => "unsorted",
            Self::Complementary => "complementary",
            Self::Temporal => "temporal",
            Self::Joint => "joint",
            Self::Composition => "composition",
            Self::Difference => "difference",
        }
    }

    /// The literature that describes it.
    #[must_use]
    pub const fn source(self) -> &'static str {
        match self {
            Self::Linking => "L. Sweeney, k-anonymity, IJUFKS 10(5), 2002, section 2.3.",
            Self::Homogeneity | Self::Background => {
                "A. Machanavajjhala et al., l-diversity, TKDD 1(1), 2007, section 2."
            }
            Self::Skewness | Self::Similarity => {
                "N. Li, T. Li, S. Venkatasubramanian, t-closeness, ICDE 2007, section 3."
            }
            Self::Minimality => {
                "R. C.-W. Wong, A. W.-C. Fu, K. Wang, J. Pei, Minimality Attack, VLDB 2007."
            }
            Self::Unsorted => "L. Sweeney, k-anonymity, IJUFKS 10(5), 2002, section 4.1.",
            Self::Complementary | Self::Joint => {
                "L. Sweeney, k-anonymity, IJUFKS 10(5), 2002, section 4.2."
            }
            Self::Temporal => "L. Sweeney, k-anonymity, IJUFKS 10(5), 2002, section 4.3.",
            Self::Composition => {
                "S. R. Ganta, S. P. Kasiviswanathan, A. Smith, Composition Attacks, KDD 2008."
            }
            Self::Difference => "D. E. Denning et al., The tracker, ACM TODS 4(1), 1979.",
            Self::Membership => "M. E. Nergiz, M. Atzori, C. Clifton, delta-presence, SIGMOD 2007.",
        }
    }
}

/// What is learned of a person.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// Which record is theirs.
    Identity,
    /// That no record is theirs.
    Absent,
    /// That a record is theirs, whichever it is.
    Present,
    /// Their value in a sensitive column.
    Value {
        /// The column, by its number among the attributes.
        attribute: usize,
        /// The value.
        value: String,
    },
    /// That their value lies between two, both included.
    Range {
        /// The column, by its number among the attributes.
        attribute: usize,
        /// The smallest that it may be.
        low: String,
        /// The largest that it may be.
        high: String,
        /// The width as a share of that of all released values.
        width: f64,
    },
    /// That their value is one of a group.
    Group {
        /// The column, by its number among the attributes.
        attribute: usize,
        /// The name of the group in the column's hierarchy.
        group: String,
        /// Its level there.
        level: u8,
    },
}

/// One thing that is learned, and of whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The first persons, by their records in what the attacker knows, from 0 on; empty if nobody
    /// is known.
    pub persons: Vec<u32>,
    /// How many persons there are.
    pub people: u64,
    /// What is learned of each of them.
    pub fact: Fact,
    /// How sure the attacker may be, from 0 to 1.
    pub confidence: f64,
    /// How sure anybody could be who does not know which records match, where that means something.
    pub prior: Option<f64>,
    /// For [`Fact::Identity`], the confidence of somebody who goes the other way and asks which of
    /// the persons a record is: 1/|P(r)|, the largest of the records.
    pub journalist: Option<f64>,
    /// The first released records that show it, from 0 on.
    pub rows: Vec<u32>,
    /// How many records there are.
    pub records: u64,
}

/// More persons and records of a finding than anybody looks at are counted, not listed.
const MOST_LISTED: usize = 1000;

/// What one attack came to.
#[derive(Clone, Debug, PartialEq)]
pub struct AttackFindings {
    /// The attack.
    pub attack: Attack,
    /// On how many persons it was tried; on how many classes, if nobody is known. 0 if what it
    /// needs was not given.
    pub tried: u64,
    /// What was found, the surest first.
    pub findings: Vec<Finding>,
    /// How many findings there are besides, none of them surer.
    pub more: u64,
    /// The highest confidence that it came to, whether or not that is a finding.
    pub highest: Option<f64>,
    /// Of how many persons something is found with the confidence that was asked about; of how many
    /// classes, if nobody is known.
    pub succeeded: u64,
    /// Whether there was too much to look at everything.
    pub cut_short: bool,
}

/// A finding about the persons of a set, which is made once it is known to be told.
#[derive(Clone, Debug)]
pub(super) struct Ranked {
    /// The set, by its number among those that matched.
    pub(super) set: usize,
    pub(super) fact: Fact,
    pub(super) confidence: f64,
    pub(super) prior: Option<f64>,
    pub(super) journalist: Option<f64>,
}

impl Ranked {
    /// The surest first, then that of the first persons.
    fn compare(&self, other: &Self) -> Ordering {
        other.confidence.total_cmp(&self.confidence).then(self.set.cmp(&other.set))
    }
}

/// The findings of one attack while they are collected.
#[derive(Debug)]
pub(super) struct Findings {
    attack: Attack,
    kept: Vec<Ranked>,
    found: u64,
    highest: Option<f64>,
    most: usize,
    confidence: f64,
    /// The last set of which something is found with enough confidence.
    counted: Option<usize>,
    /// Of how many persons, or classes, that is so.
    succeeded: u64,
    /// Of whom it is so, where one may have several records.
    people: HashSet<u32, FxBuildHasher>,
}

impl Findings {
    /// Of at most `most` findings; what reaches `confidence` counts as success.
    pub(super) fn new(attack: Attack, most: usize, confidence: f64) -> Self {
        Self {
            attack,
            kept: Vec::new(),
            found: 0,
            highest: None,
            most,
            confidence,
            counted: None,
            succeeded: 0,
            people: HashSet::default(),
        }
    }

    /// Notes how sure the attack can be of something, whether or not it is a finding.
    pub(super) fn note(&mut self, confidence: f64) {
        self.highest = Some(self.highest.map_or(confidence, |highest| highest.max(confidence)));
    }

    /// Adds a finding. Those of one set come together.
    pub(super) fn add(&mut self, matched: &Matched, ranked: Ranked) {
        self.note(ranked.confidence);
        self.found += 1;
        if ranked.confidence >= self.confidence && self.counted != Some(ranked.set) {
            self.counted = Some(ranked.set);
            let persons = &matched.sets[ranked.set].persons;
            match matched.people {
                Some(_) => self.people.extend(matched.people_of(persons).0),
                None => self.succeeded += (persons.len() as u64).max(1),
            }
        }
        self.kept.push(ranked);
        if self.kept.len() > 2 * self.most.max(1) {
            self.trim();
        }
    }

    fn trim(&mut self) {
        self.kept.sort_by(Ranked::compare);
        self.kept.truncate(self.most);
    }

    /// All that there is.
    pub(super) fn finish(mut self, matched: &Matched, tried: u64) -> AttackFindings {
        self.trim();
        let nobody = matched.people.as_ref().and_then(|(_, nobody)| *nobody);
        let people = certain_persons(nobody, self.people.into_iter());
        let succeeded = self.succeeded + u64::from(people);
        let findings: Vec<Finding> = self
            .kept
            .into_iter()
            .map(|ranked| {
                let set = &matched.sets[ranked.set];
                let (people, nobody) = matched.people_of(&set.persons);
                Finding {
                    persons: set.persons.iter().take(MOST_LISTED).copied().collect(),
                    people: certain_persons(nobody, people.into_iter()).into(),
                    rows: matched.rows(set, MOST_LISTED),
                    records: set.records,
                    fact: ranked.fact,
                    confidence: ranked.confidence,
                    prior: ranked.prior,
                    journalist: ranked.journalist,
                }
            })
            .collect();
        AttackFindings {
            attack: self.attack,
            tried,
            more: self.found - findings.len() as u64,
            findings,
            highest: self.highest,
            succeeded,
            cut_short: matched.cut_short,
        }
    }
}
