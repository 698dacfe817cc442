//! What a recipe for query logs can choose: the protection, and what finds a release.

use super::alike::AlikeParts;
use super::intents::QuerySimilarity;
use crate::choice::{Choice, Declaration, Parameter, Range, names};
use crate::error::Result;

/// The most people that each is to be among.
const MOST_PEOPLE: u32 = 1000;

/// What is the same of several people.
const SAME: [(&str, AlikeParts); 2] =
    [("lines", AlikeParts::Lines), ("intents", AlikeParts::Intents)];

static QUERY_K_ANONYMITY: Declaration = Declaration {
    id: "query-k-anonymity",
    family: "identity",
    source: "Y. Hong, X. He, J. Vaidya, N. Adam, V. Atluri. Effective Anonymization of Query Logs. \
             CIKM 2009.",
    formula: "the lines, or the set of intents, of each person are those of at least k",
    parameters: &[
        Parameter::integer("k", Range::whole(2, MOST_PEOPLE)).required().suggested(5.0),
        Parameter::choice("same", &names(&SAME)).spelled_out(),
    ],
};

/// What must hold for a release of a query log, in the order in which it is listed everywhere.
pub static LOG_MODELS: [&Declaration; 1] = [&QUERY_K_ANONYMITY];

/// What makes two queries similar.
const SIMILARITIES: [(&str, QuerySimilarity); 2] =
    [("jaccard", QuerySimilarity::Jaccard), ("cosine", QuerySimilarity::Cosine)];

static INTENT_CLUSTERS: Declaration = Declaration {
    id: "intent-clusters",
    family: "query-k-anonymity",
    source: "D. Beeferman, A. Berger. Agglomerative clustering of a search engine query log. KDD \
             2000; people in groups and queries added or suppressed as in CIKM 2009.",
    formula: "",
    parameters: &[
        Parameter::choice("similarity", &names(&SIMILARITIES)).spelled_out(),
        // Below which two queries are of different intents.
        Parameter::number("threshold", Range::FRACTION).default(0.5).spelled_out(),
        // Queries of an intent that somebody is given who lacks it.
        Parameter::integer("sampled", Range::whole(1, 100)).default(1.0).spelled_out(),
    ],
};

/// What finds a release of a query log. Its family is the model that it is for.
pub static LOG_SEARCHES: [&Declaration; 1] = [&INTENT_CLUSTERS];

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogDemand {
    /// How many people have the same.
    pub k: u32,
    /// What is the same.
    pub same: AlikeParts,
}

impl LogDemand {
    /// What a recipe chose.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) for what is outside its range.
    pub fn bind(choice: &Choice) -> Result<Self> {
        choice.check()?;
        Ok(Self { k: choice.integer("k")?, same: choice.meaning("same", &SAME)? })
    }
}

/// What finds a release.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchDemand {
    /// What makes two queries similar.
    pub similarity: QuerySimilarity,
    /// Below which they are of different intents.
    pub threshold: f64,
    /// Queries of an intent that somebody is given who lacks it.
    pub sampled: u32,
}

impl SearchDemand {
    /// What a recipe chose, or what silence means.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) for what is outside its range.
    pub fn bind(choice: Option<&Choice>) -> Result<Self> {
        let silent = INTENT_CLUSTERS.choose();
        let choice = choice.unwrap_or(&silent);
        choice.check()?;
        Ok(Self {
            similarity: choice.meaning("similarity", &SIMILARITIES)?,
            threshold: choice.number("threshold")?,
            sampled: choice.integer("sampled")?,
        })
    }

    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        INTENT_CLUSTERS.id
    }
}
